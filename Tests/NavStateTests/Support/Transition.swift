import NavState
import NavStateTestSupport
import Testing

/// A row of a table: what an action does to a state.
struct Transition<Model: NavigationModel>: Sendable, CustomTestStringConvertible {
  let before: Model
  let action: Model.Action
  let context: Context
  let outcome: Outcome<Model.Event>
  let after: Model

  /// A row; without a state afterwards, the one before stays.
  init(
    _ before: Model, _ action: Model.Action, in context: Context = Context(),
    _ outcome: Outcome<Model.Event>, _ after: Model? = nil
  ) {
    self.before = before
    self.action = action
    self.context = context
    self.outcome = outcome
    self.after = after ?? before
  }

  var testDescription: String { "\(before): \(action) by \(context.cause)" }

  /// Fails unless the action does what the row says.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    var state = before
    let outcome = state.reduce(action, in: context)
    #expect(outcome == self.outcome, sourceLocation: sourceLocation)
    #expect(state == after, sourceLocation: sourceLocation)
  }
}

extension NavigationModel {
  /// Performs an action on a copy, and fails unless the promises of every model are kept.
  ///
  /// An outcome says whether the value differs, no rule is broken afterwards, and a copy made
  /// before is not touched.
  func performing(
    _ action: Action, in context: Context = Context(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> (after: Self, outcome: Outcome<Event>) {
    let hash = hashValue
    var after = self
    let outcome = after.reduce(action, in: context)
    #expect(
      outcome.isChanged == (after != self), "\(self), \(action), \(outcome)",
      sourceLocation: sourceLocation)
    // What is the same keeps the rules as it did.
    if outcome.isChanged {
      #expect(after.violation == nil, "\(self), \(action)", sourceLocation: sourceLocation)
    }
    #expect(hashValue == hash, "\(self), \(action)", sourceLocation: sourceLocation)
    return (after, outcome)
  }
}

/// Fails unless a value is the same, and has the same hash, after it was written and read again.
func expectRoundTrip<Value: Codable & Hashable>(
  _ value: Value, under context: ReadingContext = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let copy = try recoded(value, under: context)
  #expect(copy == value, sourceLocation: sourceLocation)
  #expect(copy.hashValue == value.hashValue, sourceLocation: sourceLocation)
}
