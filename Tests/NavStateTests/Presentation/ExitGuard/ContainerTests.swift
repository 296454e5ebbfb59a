import NavState
import Testing

/// Two routers in one value that asks for both: what tabs, columns and windows are to be.
private struct Pair: ExitGuarding, Hashable {
  enum Action: NavigationAction {
    case first(Router<Cards>.Action)
    case second(Router<Cards>.Action)
    case reset
    case answer(ExitAnswer)
  }

  enum Event: Hashable {
    case of(Router<Cards>.Event)
    case exit(ExitEvent<Place>)
    case reset(Context)
  }

  struct Place: Hashable {
    let isFirst: Bool
    let place: RouterPlace<Cards>
  }

  var first = Router<Cards>()
  var second = Router<Cards>()
  var pendingExit: Step<Action>?

  var holdsMarks: Bool { first.holdsMarks || second.holdsMarks }

  func placesMissing(since before: Pair) -> [Place] {
    first.placesMissing(since: before.first).map { Place(isFirst: true, place: $0) }
      + second.placesMissing(since: before.second).map { Place(isFirst: false, place: $0) }
  }

  mutating func performUnguarded(_ action: Action, in context: Context) -> Outcome<Event> {
    switch action {
    case .first(let action): return first.performUnguarded(action, in: context).map(Event.of)
    case .second(let action): return second.performUnguarded(action, in: context).map(Event.of)
    case .reset:
      guard self != Pair() else { return .unchanged }
      first = Router()
      second = Router()
      return .changed(.reset(context))
    case .answer: return .unchanged
    }
  }

  static func exitAnswer(of action: Action) -> ExitAnswer? {
    if case .answer(let answer) = action { answer } else { nil }
  }

  static func event(_ event: ExitEvent<Place>) -> Event { .exit(event) }
}

@Suite("ExitGuarding")
struct ContainerTests {
  private let both: Pair = {
    var pair = Pair()
    pair.first = .after([.sheet("x"), .mark(.item("x"))])
    pair.second = .after([.push("a"), .mark(.screen("a"))])
    return pair
  }()

  @Test("the outermost value asks once for all its parts, which don't ask themselves")
  func asking() {
    var pair = both
    let places = [
      Pair.Place(isFirst: true, place: .item("x")), Pair.Place(isFirst: false, place: .screen("a")),
    ]
    #expect(pair.reduceGuarded(.reset, in: Context()) == .changed([.exit(.exitAsked(places))]))
    #expect(pair.first == both.first && pair.second == both.second)
    #expect(pair.pendingExit == Step(.reset))
    #expect(pair.reduceGuarded(.reset, in: Context()) == .unchanged)
    let reset = Pair.Event.reset(Context(isForced: true))
    #expect(
      pair.reduceGuarded(.answer(.confirm), in: .user) == .changed([reset, .exit(.lost(places))]),
      "in its own context, by force")
    #expect(pair == Pair())
  }

  @Test("an action of a part is held by the whole")
  func parts() {
    var pair = both
    let place = Pair.Place(isFirst: false, place: .screen("a"))
    #expect(
      pair.reduceGuarded(.second(.stack(.pop())), in: .user)
        == .changed([.exit(.exitAsked([place]))]))
    #expect(pair.first.pending == nil && pair.second.pending == nil)
    #expect(pair.reduceGuarded(.answer(.cancel), in: .user) == .changed([]))
    #expect(pair == both)
    #expect(pair.reduceGuarded(.answer(.cancel), in: .user) == .refused(.nothingPending))
    #expect(pair.reduceGuarded(.second(.push("b")), in: .user).isChanged)
    #expect(pair.pendingExit == nil)
  }
}
