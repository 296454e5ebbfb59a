import NavState
import Testing

/// A model as plainly as one can write it, beside which a place is seen to do the same.
protocol PlainModel: Equatable {
  associatedtype Place: SteppedPlace

  /// The step that is asked about.
  var pending: Step<Place.Action>? { get set }

  /// The model of a place, read from its projections.
  init(_ place: Place)

  /// Does a step, and tells it in the words of the tables.
  mutating func perform(_ step: Step<Place.Action>) -> String

  /// Whether all that is seen of a place is as in the model.
  func describes(_ place: Place) -> Bool
}

extension PlainModel {
  /// Answers the question, and tells what that did; does nothing if the step is no answer.
  mutating func answer(by step: Step<Place.Action>) -> String? {
    let isConfirming = step.action == Place.confirming
    guard isConfirming || step.action == Place.canceling else { return nil }
    guard let held = pending else { return "nothingPending" }
    pending = nil
    return isConfirming ? perform(held.byForce) : ""
  }

  /// All states that can be reached; fails unless the model does each step of each as it is done.
  static func explore(
    from start: Place, trying steps: [Step<Place.Action>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Set<Place> {
    try NavStateTests.explore(
      from: start, trying: steps,
      preparing: { place in
        let model = Self(place)
        try #require(
          model.describes(place), "\(place.words), \(model)", sourceLocation: sourceLocation)
        return model
      },
      step: { before, model, step, trail in
        var model = model
        return try model.follow(step, from: before, sourceLocation: sourceLocation) {
          "\(trail.map(Place.words))"
        }.after
      })
  }

  /// Does a step as a place does that the model describes; fails unless both tell the same, and the
  /// model describes the place afterwards.
  mutating func follow(
    _ step: Step<Place.Action>, from before: Place,
    sourceLocation: SourceLocation = #_sourceLocation, _ trail: () -> String
  ) throws -> (after: Place, outcome: Outcome<Place.Event>) {
    let untouched = self
    let (after, outcome) = before.stepping(step, sourceLocation: sourceLocation)
    let words = perform(step)
    func told() -> String { "\(trail()): \(after.words), \(self)" }
    #expect(Place.words(of: outcome) == words, "\(told())", sourceLocation: sourceLocation)
    // Where neither has changed, one describes the other still.
    let isSame = !outcome.isChanged && self == untouched
    try #require(isSame || describes(after), "\(told())", sourceLocation: sourceLocation)
    return (after, outcome)
  }
}

/// A screen of a plain model, which has its mark on itself.
struct PlainScreen: Equatable {
  let card: String
  var isMarked = false

  /// The screens of a router, with each mark at the last ones of its look.
  static func all(of router: Router<Cards>) -> [PlainScreen] {
    var marked = router.markedPlaces.map { "\($0)" }
    var screens = router.path.map { PlainScreen(card: $0.rawValue) }
    for index in screens.indices.reversed() {
      guard let mark = marked.lastIndex(of: screens[index].card) else { continue }
      marked.remove(at: mark)
      screens[index].isMarked = true
    }
    return screens
  }
}
