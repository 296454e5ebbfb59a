import NavState
import Testing

/// An owner that notes what it is asked, and gives an answer of its own.
protocol Recording {
  associatedtype Action: NavigationAction
  associatedtype Event: Hashable & Sendable

  static var answer: Outcome<Event> { get }

  var asked: [Step<Action>] { get }

  init()
}

extension Recording {
  /// Fails unless a method asks its owner for an action, and returns the owner's answer.
  static func check(
    _ action: Action, in context: Context, sourceLocation: SourceLocation = #_sourceLocation,
    _ method: (inout Self) -> Outcome<Event>
  ) {
    var owner = Self()
    #expect(method(&owner) == answer, "\(action)", sourceLocation: sourceLocation)
    #expect(
      owner.asked == [Step(action, in: context)], "\(action)", sourceLocation: sourceLocation)
  }
}
