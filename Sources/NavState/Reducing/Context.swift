/// Who asks for an action, and with what force.
///
/// Coded as two optional keys beside the action's name, `"by"` and `"forced"`; what is not written
/// is the default.
public struct Context: Hashable, Sendable {
  /// A cause and a force in one field: an envelope, which carries them through every step, is kept in
  /// registers only while it has few.
  @usableFromInline
  enum Storage: Hashable, Sendable {
    case unforced(Cause)
    case forced(Cause)

    @inlinable
    init(_ cause: Cause, isForced: Bool) {
      self = isForced ? .forced(cause) : .unforced(cause)
    }
  }

  @usableFromInline var storage: Storage

  /// Who asks.
  @inlinable
  public var cause: Cause {
    get {
      switch storage {
      case .unforced(let cause), .forced(let cause): cause
      }
    }
    set { storage = Storage(newValue, isForced: isForced) }
  }

  /// Whether the action passes what only asks, as an exit guard does; no rule yields to it.
  @inlinable
  public var isForced: Bool {
    get {
      if case .forced = storage { true } else { false }
    }
    set { storage = Storage(cause, isForced: newValue) }
  }

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - cause: Who asks; the app's own code unless said otherwise.
  ///   - isForced: Whether the action passes what only asks.
  @inlinable
  public init(cause: Cause = .code, isForced: Bool = false) {
    storage = Storage(cause, isForced: isForced)
  }

  /// The user asks: a tap, a swipe, a write through a binding.
  @inlinable
  public static var user: Context { Context(cause: .user) }
}

extension Context: CustomStringConvertible {
  /// Who asks, and whether by force: `user`, `link, forced`.
  public var description: String {
    isForced ? "\(cause), forced" : "\(cause)"
  }
}

/// Who asks for an action.
public enum Cause: String, Hashable, Sendable, Codable, CaseIterable {
  /// The app's own code.
  case code
  /// The user, by a tap, a swipe or any other gesture.
  case user
  /// A link that is being opened.
  case link
  /// A place that is being restored.
  case restore
  /// The view container, which did something by itself.
  case container
}

extension Context: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case by
    case forced
  }

  /// The keys that stand beside an action's name.
  static let keys = CodingKeys.allCases.map(\.rawValue)

  /// Encodes what differs from the default.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if cause != .code { try container.encode(cause, forKey: .by) }
    if isForced { try container.encode(isForced, forKey: .forced) }
  }

  /// Decodes a context, with the default for what is not there.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, default: Context())
  }

  /// Decodes a context that another one stands behind.
  init(from decoder: any Decoder, default context: Context) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      cause: try container.decodeIfPresent(Cause.self, forKey: .by) ?? context.cause,
      isForced: try container.decodeIfPresent(Bool.self, forKey: .forced) ?? context.isForced)
  }
}

/// An action together with its context.
///
/// What a log holds, and what is replayed. Coded as the action, with the context beside its name:
/// `{"pop": {"count": 2}, "by": "user"}`.
public struct Step<Action: NavigationAction>: Hashable, Sendable {
  /// What to do.
  public var action: Action

  /// Who asks, and with what force.
  public var context: Context

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  @inlinable
  public init(_ action: Action, in context: Context = Context()) {
    self.action = action
    self.context = context
  }
}

extension Step: Encodable where Action: Encodable {
  /// Encodes the action, and the context beside its name.
  public func encode(to encoder: any Encoder) throws {
    try action.encode(to: encoder)
    try context.encode(to: encoder)
  }
}

extension Step: Decodable where Action: Decodable {
  /// Decodes the action, and the context beside its name.
  public init(from decoder: any Decoder) throws {
    action = try Action(from: decoder)
    context = try Context(from: decoder)
  }
}
