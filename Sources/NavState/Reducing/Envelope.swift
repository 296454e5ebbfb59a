/// What an action travels in: who sent it, and what it was based on.
///
/// ```json
/// {"key": "a1", "expected": 7, "by": "user", "action": {"pop": {}}}
/// ```
///
/// All but the action is optional. A context may also stand inside, beside the action's name; the
/// one outside wins.
public struct Envelope<Action: NavigationAction>: Hashable, Sendable {
  /// What the sender calls this action, the same at every retry; `nil` if it never retries.
  @inlinable
  public var id: String? {
    get { claim.id }
    set { claim = EnvelopeClaim(id: newValue, expected: expected) }
  }

  /// The revision that the sender saw, or `nil` if any will do.
  @inlinable
  public var expected: Int? {
    get { claim.expected }
    set { claim = EnvelopeClaim(id: id, expected: newValue) }
  }

  @usableFromInline var claim: EnvelopeClaim

  /// What to do.
  public var action: Action

  /// Who asks, and with what force.
  public var context: Context

  /// Creates an envelope.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  ///   - id: What the sender calls this action, the same at every retry.
  ///   - expected: The revision that the sender saw.
  @inlinable
  public init(
    _ action: Action, in context: Context = Context(), id: String? = nil, expected: Int? = nil
  ) {
    claim = EnvelopeClaim(id: id, expected: expected)
    self.action = action
    self.context = context
  }
}

/// What ties an envelope to others: its id and the revision it expects.
///
/// It is stored apart where there is any, so that an envelope around a small action is small enough
/// to be kept in registers.
@usableFromInline
enum EnvelopeClaim: Hashable, Sendable {
  /// Neither an id nor a revision.
  case none
  /// At least one of them.
  indirect case some(id: String?, expected: Int?)

  @inlinable
  init(id: String?, expected: Int?) {
    self = id == nil && expected == nil ? .none : .some(id: id, expected: expected)
  }

  @inlinable var id: String? {
    if case .some(let id, _) = self { id } else { nil }
  }

  @inlinable var expected: Int? {
    if case .some(_, let expected) = self { expected } else { nil }
  }
}

private enum EnvelopeKeys: String, CodingKey {
  case key
  case expected
  case action
}

extension Envelope: Encodable where Action: Encodable {
  /// Encodes the action, and what else there is beside it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EnvelopeKeys.self)
    try container.encodeIfPresent(id, forKey: .key)
    try container.encodeIfPresent(expected, forKey: .expected)
    try container.encode(action, forKey: .action)
    try context.encode(to: encoder)
  }
}

extension Envelope: Decodable where Action: Decodable {
  /// Decodes an action, and what else is there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: EnvelopeKeys.self)
    let step = try container.decode(Step<Action>.self, forKey: .action)
    claim = EnvelopeClaim(
      id: try container.decodeIfPresent(String.self, forKey: .key),
      expected: try container.placing(.expected) {
        try container.decodeIfPresent(Int.self, forKey: .expected)
      })
    action = step.action
    context = try Context(from: decoder, default: step.context)
  }
}
