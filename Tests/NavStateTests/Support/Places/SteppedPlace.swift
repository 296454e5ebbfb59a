import NavState
import Testing

/// A place whose steps can be told and tried: a router, a split view, tabs.
protocol SteppedPlace: NavigationModel {
  static var confirming: Action { get }
  static var canceling: Action { get }

  /// All that is seen of the place, short.
  var words: String { get }

  static func words(of step: Step<Action>) -> String
  static func words(of outcome: Outcome<Event>) -> String

  /// Performs a step on a copy, and fails unless the promises of the place are kept.
  func stepping(
    _ step: Step<Action>, sourceLocation: SourceLocation
  ) -> (after: Self, outcome: Outcome<Event>)
}

extension SteppedPlace {
  /// The place after some steps, each of which must change it.
  func after(
    _ steps: [Step<Action>], sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    var place = self
    for step in steps {
      let outcome = place.reduce(step.action, in: step.context)
      #expect(
        outcome.isChanged, "\(Self.words(of: step)): \(outcome)", sourceLocation: sourceLocation)
    }
    #expect(place.violation == nil, sourceLocation: sourceLocation)
    return place
  }
}

extension Step {
  /// The same step, whatever is lost.
  var byForce: Self { Step(action, in: context.byForce) }
}

extension Router: SteppedPlace where Scheme == Cards {
  static var confirming: Action { .exit(.confirm) }
  static var canceling: Action { .exit(.cancel) }

  var words: String { "\(self)" }

  static func words(of step: Step<Action>) -> String { "\(step.action) by \(step.context)" }

  static func words(of outcome: Outcome<Event>) -> String { outcome.words }

  func stepping(
    _ step: Step<Action>, sourceLocation: SourceLocation
  ) -> (after: Self, outcome: Outcome<Event>) {
    performing(step.action, in: step.context, sourceLocation: sourceLocation)
  }
}

extension SplitViewState: SteppedPlace where Scheme == Cards {
  static var confirming: Action { .confirm }
  static var canceling: Action { .cancel }

  static func words(of step: Step<Action>) -> String { step.words }

  static func words(of outcome: Outcome<Event>) -> String { outcome.words }
}

extension TabRouter: SteppedPlace where Scheme == Cards {
  static var confirming: Action { .confirm }
  static var canceling: Action { .cancel }

  static func words(of step: Step<Action>) -> String { step.words }

  static func words(of outcome: Outcome<Event>) -> String { outcome.tabWords }
}
