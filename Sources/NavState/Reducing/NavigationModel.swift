/// A navigation state that is changed by reducing actions.
///
/// Every model of this module is one: a plain value, a closed list of actions, and one function that
/// answers what an action did. Any action is defined in any state, in this order:
///
/// 1. an argument that no state accepts, or that names what is not there, is **refused** (but a
///    dismissal of what is not up is done already: unchanged);
/// 2. a wish that is true already is **unchanged**;
/// 3. a step back with nothing left is **unhandled**.
///
/// Source: NavState, so that no action is ever silent and none can trap.
public protocol NavigationModel: Hashable, Sendable {
  /// What the model can be asked to do.
  associatedtype Action: NavigationAction

  /// What a change tells its host.
  associatedtype Event: Hashable & Sendable

  /// A rule that a value can break, `Never` where the type leaves no wrong state.
  associatedtype Violation: Error & Hashable & Sendable = Never

  /// Performs an action, or leaves the value as it is.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it. Unless it is ``Outcome/changed(_:)``, the value is as before.
  @discardableResult
  mutating func reduce(_ action: Action, in context: Context) -> Outcome<Event>

  /// The first rule that the value breaks, or `nil` if it keeps them all.
  ///
  /// The one statement of the rules: decoding enforces it, debug builds assert it after every
  /// mutation, and tests read it in every state that they reach.
  var violation: Violation? { get }
}

extension NavigationModel where Violation == Never {
  /// No rule can be broken: the type leaves no wrong state.
  @inlinable
  public var violation: Never? { nil }
}

extension NavigationModel {
  /// Performs an action that the app's own code asks for, unforced.
  ///
  /// - Parameter action: What to do.
  /// - Returns: What became of it.
  @inlinable
  @discardableResult
  public mutating func reduce(_ action: Action) -> Outcome<Event> {
    reduce(action, in: Context())
  }

  /// Performs the steps of a log, one after the other.
  ///
  /// Steps that are refused or unhandled leave the value as it is, and the next one goes on.
  ///
  /// - Parameter steps: The steps, first one first.
  /// - Complexity: That of the steps.
  @inlinable
  public mutating func replay(_ steps: some Sequence<Step<Action>>) {
    for step in steps { _ = reduce(step.action, in: step.context) }
  }

  /// Stops a debug build at the mutation that broke a rule, and costs a release build nothing.
  @inlinable
  package func assertValid() {
    assert(violation == nil, "\(Self.self) breaks its rule \(violation.debugDescription)")
  }
}

/// What a model can be asked to do, as a value.
///
/// Actions are compared, stored, sent and replayed, so they hold routes and identities, never
/// positions that mean something else a moment later, and never a closure.
public protocol NavigationAction: Hashable, Sendable {
  /// What the action changes: the place, or only what the model is configured with.
  var subject: ActionSubject { get }
}

extension NavigationAction {
  /// The place: most actions move.
  @inlinable
  public var subject: ActionSubject { .place }
}

/// What an action changes.
///
/// Source: NavState. A log replays under one configuration, so ``Revisioned`` must tell these apart.
public enum ActionSubject: String, Hashable, Sendable, Codable, CaseIterable {
  /// The place where the user is.
  case place
  /// The rules that the model lives under.
  case rules
  /// What is known of the window that shows the model.
  case traits
}
