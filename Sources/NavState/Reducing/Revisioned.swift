/// A state with a revision, for late, repeated and competing actions.
///
/// One mechanism answers a double tap, a late callback, a retry after a lost reply, two devices, and
/// a database's compare-and-swap:
///
/// ```swift
/// var place = Revisioned(Router<Reader>())
/// let push = Envelope(Router<Reader>.Action.stack(.push(.trending)), id: "a1", expected: 0)
/// place.reduce(push)  // .reduced(.changed(…), revision: 1)
/// place.reduce(push)  // .alreadyApplied(revision: 1)
/// ```
///
/// The id is looked up first. Then an expected revision other than the present one is refused as
/// stale. Only what changes raises the revision, by one, and only it keeps its id. New traits are no
/// change in this sense.
///
/// Source: NavState.
public struct Revisioned<State: NavigationModel>: Hashable, Sendable {
  @usableFromInline var current: State

  @usableFromInline var number: Int

  /// The ids that were applied last, oldest first.
  @usableFromInline var applied: [AppliedID]

  /// The state that the log starts from; `nil` if there is no log.
  @usableFromInline var base: State?

  /// The steps that lead from the base to the state.
  @usableFromInline var log: [Step<State.Action>]

  @usableFromInline let rules: RevisionRules

  /// Creates a state at its first revision.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - revision: Its revision; a negative one counts as 0, and one too high as the last.
  ///   - rules: How many ids and steps are kept.
  @inlinable
  public init(_ state: State, revision: Int = 0, rules: RevisionRules = RevisionRules()) {
    current = state
    number = min(max(0, revision), RevisionRules.lastRevision)
    self.rules = rules
    applied = []
    base = rules.log > 0 ? state : nil
    log = []
  }

  /// The state.
  @inlinable
  public var state: State { current }

  /// The number of changes so far.
  @inlinable
  public var revision: Int { number }

  /// The number of steps that can be undone now.
  @inlinable
  public var undoCount: Int { log.count }
}

/// How much a ``Revisioned`` state remembers.
public struct RevisionRules: Hashable, Sendable {
  /// The number of ids that are kept, to recognize a repeated action.
  public let ids: Int

  /// The number of steps that can be undone.
  public let log: Int

  /// The highest revision, which every JSON reader still takes exactly.
  ///
  /// Source: RFC 8259, section 6: integers beyond 2⁵³ − 1 are not the same everywhere.
  public static let lastRevision = 9_007_199_254_740_991

  /// Creates rules; a negative number counts as 0.
  ///
  /// - Parameters:
  ///   - ids: The number of ids that are kept.
  ///   - log: The number of steps that can be undone.
  public init(ids: Int = 32, log: Int = 0) {
    self.ids = max(0, ids)
    self.log = max(0, log)
  }
}

/// An id, and the revision that its action got.
@usableFromInline
struct AppliedID: Hashable, Sendable, Codable {
  @usableFromInline let id: String
  @usableFromInline let revision: Int

  @inlinable
  init(id: String, revision: Int) {
    self.id = id
    self.revision = revision
  }
}

// MARK: - Mutations

extension Revisioned {
  /// Performs what an envelope holds, unless it was performed before or comes too late.
  ///
  /// - Parameter envelope: The action, and what it was based on.
  /// - Returns: What became of it, and the revision.
  /// - Complexity: That of the action, and O(*k*) for an envelope with an id, where *k* is the number
  ///   of ids kept. With a log that is full, one step more.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func reduce(_ envelope: Envelope<State.Action>) -> Receipt<State.Event> {
    // Most actions: nothing to look up and nothing to remember, so the action need not be copied.
    guard
      rules.log == 0, envelope.id == nil, (envelope.expected ?? number) == number,
      number < RevisionRules.lastRevision
    else { return reduceRemembering(envelope) }
    let raises = envelope.action.subject != .traits
    let outcome = current.reduce(envelope.action, in: envelope.context)
    if raises && outcome.isChanged { number += 1 }
    return .reduced(outcome, revision: number)
  }

  /// Performs what an envelope holds, with all that an id, a log or the last revision ask for.
  @inlinable
  @inline(never)
  mutating func reduceRemembering(_ envelope: Envelope<State.Action>) -> Receipt<State.Event> {
    if let id = envelope.id, let first = applied.last(where: { $0.id == id }) {
      return .alreadyApplied(revision: first.revision)
    }
    if let expected = envelope.expected, expected != revision {
      return .reduced(
        .refused(.stale(expected: expected, revision: revision)), revision: revision)
    }
    if revision == RevisionRules.lastRevision, wouldRaise(envelope) {
      return .reduced(.refused(.revisionsExhausted), revision: revision)
    }
    let outcome = current.reduce(envelope.action, in: envelope.context)
    if outcome.isChanged { record(envelope) }
    return .reduced(outcome, revision: revision)
  }

  /// Takes back the last step of the log, by replaying all but that one.
  ///
  /// It is a change like any other, so the revision goes up; the id of the step stays applied.
  ///
  /// - Parameter expected: The revision that the caller saw, or `nil` if any will do.
  /// - Returns: What became of it; unhandled if the log is empty. A change has no events: the host
  ///   compares the states.
  /// - Complexity: That of the steps in the log.
  @inlinable
  @discardableResult
  public mutating func undo(expecting expected: Int? = nil) -> Outcome<State.Event> {
    if let expected, expected != revision {
      return .refused(.stale(expected: expected, revision: revision))
    }
    guard var earlier = base, !log.isEmpty else { return .unhandled }
    guard revision < RevisionRules.lastRevision else { return .refused(.revisionsExhausted) }
    log.removeLast()
    earlier.replay(log)
    current = earlier
    number += 1
    return .changed([])
  }
}

// MARK: - Helpers

extension Revisioned {
  /// Notes a change: its revision, its id, and its step.
  @inlinable
  mutating func record(_ envelope: Envelope<State.Action>) {
    let subject = envelope.action.subject
    if subject != .traits {
      number += 1
      if let id = envelope.id { remember(id) }
    }
    guard base != nil else { return }
    recordStep(Step(envelope.action, in: envelope.context), of: subject)
  }

  @inlinable
  mutating func recordStep(_ step: Step<State.Action>, of subject: ActionSubject) {
    switch subject {
    case .place: log.append(step)
    case .rules: startLog()
    case .traits: _ = base?.reduce(step.action, in: step.context)
    }
    // Steps taken under other traits may lead elsewhere; then they can't be undone any more.
    if subject == .traits, replayed != state { startLog() }
    trim()
  }

  /// Starts the log anew from the state as it is.
  @inlinable
  mutating func startLog() {
    base = rules.log > 0 ? state : nil
    log = []
  }

  /// Forgets what is more than the rules keep, oldest first.
  @inlinable
  mutating func trim() {
    applied.removeFirst(max(0, applied.count - rules.ids))
    let surplus = max(0, log.count - rules.log)
    base?.replay(log.prefix(surplus))
    log.removeFirst(surplus)
  }

  @inlinable
  mutating func remember(_ id: String) {
    applied.append(AppliedID(id: id, revision: revision))
    applied.removeFirst(max(0, applied.count - rules.ids))
  }

  /// Whether an envelope would raise the revision.
  @inlinable
  func wouldRaise(_ envelope: Envelope<State.Action>) -> Bool {
    var copy = current
    return envelope.action.subject != .traits
      && copy.reduce(envelope.action, in: envelope.context).isChanged
  }

  /// The state that the log leads to, or `nil` if there is no log.
  @inlinable
  package var replayed: State? {
    guard var state = base else { return nil }
    state.replay(log)
    return state
  }
}
