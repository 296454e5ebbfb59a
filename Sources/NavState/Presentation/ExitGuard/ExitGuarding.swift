/// A value that asks before an action takes away what is marked as holding unsaved work.
///
/// The guard is decided once, as a difference: the action is performed, and only if a marked place is
/// missing afterwards, the value is put back and the action held. So every way out is covered,
/// whatever actions there are. The outermost value that got the action asks; its parts run unguarded
/// inside, so there is one question at a time.
///
/// Source: NavState. SwiftUI's `dismissalConfirmationDialog(_:shouldPresent:)` asks for one way out of
/// many.
@usableFromInline
package protocol ExitGuarding: Equatable {
  /// What the value can be asked to do.
  associatedtype Action: NavigationAction

  /// What a change tells the host.
  associatedtype Event: Hashable & Sendable

  /// What can be marked.
  associatedtype Place: Hashable & Sendable

  /// The action that waits for an answer, with its context.
  var pendingExit: Step<Action>? { get set }

  /// Whether anything is marked.
  var holdsMarks: Bool { get }

  /// What is marked in a value, and missing in this one.
  func placesMissing(since before: Self) -> [Place]

  /// Performs an action without asking; never one that answers the question.
  mutating func performUnguarded(_ action: Action, in context: Context) -> Outcome<Event>

  /// What an action answers to the question, if it does.
  static func exitAnswer(of action: Action) -> ExitAnswer?

  /// An event of the guard in the words of this value.
  static func event(_ event: ExitEvent<Place>) -> Event
}

/// What the user says to the question whether unsaved work may go.
@usableFromInline
package enum ExitAnswer: Hashable, Sendable {
  /// It may.
  case confirm
  /// It may not.
  case cancel
}

/// What an exit guard tells its host.
public enum ExitEvent<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The action would take away places that are marked; it is held until it is confirmed or canceled.
  case exitAsked([Place])
  /// The question is out of date: something else changed.
  case exitDropped
  /// Marked places are gone, by force or after the user confirmed.
  case lost([Place])
}

extension ExitGuarding {
  /// Performs an action, or holds it and asks.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  @inlinable
  package mutating func reduceGuarded(_ action: Action, in context: Context) -> Outcome<Event> {
    switch Self.exitAnswer(of: action) {
    case .confirm: return confirmExit()
    case .cancel:
      guard pendingExit != nil else { return .refused(.nothingPending) }
      pendingExit = nil
      return .changed([])
    case nil: break
    }
    guard holdsMarks || pendingExit != nil else { return performUnguarded(action, in: context) }
    let before = self
    let outcome = performUnguarded(action, in: context)
    guard case .changed(let events) = outcome else { return outcome }
    let missing = placesMissing(since: before)
    if missing.isEmpty { return passing(events, subject: action.subject, since: before) }
    if context.isForced { return losing(missing, events) }
    self = before
    let step = Step(action, in: context)
    guard pendingExit != step else { return .unchanged }
    pendingExit = step
    return .changed(Self.event(.exitAsked(missing)))
  }

  /// The marked places that the action which waits for an answer would take away.
  @inlinable
  package var placesAsked: [Place] {
    guard let step = pendingExit else { return [] }
    var copy = self
    _ = copy.performUnguarded(step.action, in: step.context)
    return copy.placesMissing(since: self)
  }

  /// Whether an action waits for an answer that would take away nothing marked.
  @inlinable
  package var isAskingInVain: Bool {
    guard let step = pendingExit else { return false }
    var copy = self
    let outcome = copy.performUnguarded(step.action, in: step.context)
    return step.context.isForced || !outcome.isChanged || copy.placesMissing(since: self).isEmpty
  }

  /// Performs exactly the action that is held, by force.
  @inlinable
  mutating func confirmExit() -> Outcome<Event> {
    guard let step = pendingExit else { return .refused(.nothingPending) }
    let before = self
    pendingExit = nil
    var context = step.context
    context.isForced = true
    let outcome = performUnguarded(step.action, in: context)
    return losing(placesMissing(since: before), outcome.events)
  }

  /// A change that takes away nothing marked: the question is out of date, unless only the window is
  /// another one, in which the action would still take it away, or there was no more than an event to
  /// tell.
  @inlinable
  mutating func passing(
    _ events: ShortList<Event>, subject: ActionSubject, since before: Self
  ) -> Outcome<Event> {
    guard pendingExit != nil, self != before else { return .changed(events) }
    if subject == .traits, !isAskingInVain { return .changed(events) }
    pendingExit = nil
    return .changed(ShortList(contentsOf: events + [Self.event(.exitDropped)]))
  }

  /// A change that takes away marked places, by force.
  @inlinable
  mutating func losing(_ places: [Place], _ events: ShortList<Event>) -> Outcome<Event> {
    var events = Array(events)
    if pendingExit != nil { events.append(Self.event(.exitDropped)) }
    pendingExit = nil
    if !places.isEmpty { events.append(Self.event(.lost(places))) }
    return .changed(ShortList(contentsOf: events))
  }
}
