extension Revisioned {
  /// A rule that a revisioned state keeps.
  public enum Violation: Error, Hashable, Sendable {
    /// The revision is negative, or higher than any.
    case revisionOutOfRange(Int)
    /// An id stands twice, or at a revision that it can't have got.
    case misplacedID(String)
    /// The log does not lead from its base to the state, has more steps than there were revisions,
    /// or changes rules or traits, which no archive may bring in.
    case brokenLog
    /// The state breaks a rule of its own.
    case state(State.Violation)
  }

  /// The first rule that this value breaks, or `nil` if it keeps them all.
  ///
  /// - Complexity: That of the steps in the log.
  public var violation: Violation? {
    guard (0...RevisionRules.lastRevision).contains(revision) else {
      return .revisionOutOfRange(revision)
    }
    if let violation = state.violation ?? base?.violation { return .state(violation) }
    var last = 0
    var seen: Set<String> = []
    for entry in applied {
      let isInOrder = entry.revision > last && entry.revision <= revision
      guard isInOrder, seen.insert(entry.id).inserted else { return .misplacedID(entry.id) }
      last = entry.revision
    }
    guard log.count <= revision, log.allSatisfy({ $0.action.subject == .place }) else {
      return .brokenLog
    }
    return replayed.map { $0 == state } ?? log.isEmpty ? nil : .brokenLog
  }
}

extension CodingUserInfoKey {
  /// Where a decoder finds the ``RevisionRules`` of what it decodes; without it they are the default.
  public static let revisionRules = CodingUserInfoKey(naming: "NavState.RevisionRules")
}

/// `{"state": …, "revision": n}`, with `"applied": [{"id", "revision"}, …]` if ids are kept, and
/// `"base"` with `"log": […]` if there are steps to undo.
extension Revisioned: Codable where State: Codable, State.Action: Codable {
  private enum CodingKeys: String, CodingKey {
    case state
    case revision
    case applied
    case base
    case log
  }

  /// Encodes the state and its revision, and what is remembered, without the rules.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(state, forKey: .state)
    try container.encode(revision, forKey: .revision)
    if !applied.isEmpty { try container.encode(applied, forKey: .applied) }
    guard let base, !log.isEmpty else { return }
    try container.encode(base, forKey: .base)
    try container.encode(log, forKey: .log)
  }

  /// Decodes a state with what is remembered, strictly; what is more than the rules keep goes.
  ///
  /// - Throws: A `DecodingError` if a part is missing or can't be read, a list is longer than
  ///   ``Limits/count``, or a rule of ``Violation`` is broken.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    rules = decoder.userInfo[.revisionRules] as? RevisionRules ?? RevisionRules()
    current = try container.read(.state)
    number = try container.read(.revision)
    applied = try container.arrayIfPresent(
      .applied, atMost: decoder.userInfo.countLimit(atLeast: rules.ids))
    log = try container.arrayIfPresent(
      .log, atMost: decoder.userInfo.countLimit(atLeast: rules.log))
    base = log.isEmpty ? nil : try container.read(.base) as State
    if let violation { throw decoder.error(.violation("\(violation)")) }
    if log.isEmpty || rules.log == 0 { startLog() }
    trim()
  }
}
