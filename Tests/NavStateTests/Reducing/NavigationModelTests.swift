import NavState
import NavStateSample
import Testing

@Suite("NavigationModel")
struct NavigationModelTests {
  @Test("breaks no rule where its type leaves no wrong state")
  func noViolation() {
    #expect((["a", "b"] as RouteStack).violation == nil)
    #expect(RouteStack<String>.Violation.self == Never.self)
  }

  @Test("takes an action without a context for code's, unforced")
  func defaultContext() {
    var dial = Dial()
    let first = dial.reduce(.turn(2))
    #expect(first == .changed("turned to 2"))
    let second = dial.reduce(.turn(2), in: .user)
    #expect(second == .changed("turned to 22"))
  }

  @Test("replays steps in order, each in its context")
  func replaying() {
    var dial = Dial()
    dial.replay([Step(.turn(3)), Step(.turn(2), in: .user), Step(.turn(-1))])
    #expect(dial.number == 22)
    var stack: RouteStack = ["a"]
    stack.replay([Step(.push("b")), Step(.pop()), Step(.push("c"))])
    #expect(stack == ["a", "c"])
  }

  @Test("goes on replaying behind a step that is refused, unchanged or unhandled")
  func replayingOn() {
    var stack: RouteStack<String> = []
    stack.replay([
      Step(.pop()), Step(.popToRoot), Step(.pop(count: -1)), Step(.bringToFront("x")),
      Step(.push("a")), Step(.pop(count: 0)), Step(.push("b")),
    ])
    #expect(stack == ["a", "b"])
  }

  @Test("is as before when no steps are replayed")
  func replayingNothing() {
    var stack: RouteStack = ["a"]
    stack.replay([])
    #expect(stack == ["a"])
  }

  @Test("stops a debug build at a broken rule, and leaves a release build alone")
  func assertion() async {
    await #expect(processExitsWith: .success) { Dial(5, maximum: 5).assertValid() }
    #if DEBUG
    await #expect(processExitsWith: .failure) { Dial(6, maximum: 5).assertValid() }
    #else
    await #expect(processExitsWith: .success) { Dial(6, maximum: 5).assertValid() }
    #endif
  }
}

@Suite("NavigationAction")
struct NavigationActionTests {
  private enum Plain: NavigationAction {
    case only
  }

  @Test("changes the place unless it says otherwise")
  func subject() {
    #expect(Plain.only.subject == .place)
    #expect(Router<Reader>.Action.back.subject == .place)
    #expect(Router<Reader>.Action.stack(.popToRoot).subject == .place)
    #expect(Router<Reader>.Action.sheet(.dismiss()).subject == .place)
    #expect(Router<Reader>.Action.configure(RouterRules()).subject == .rules)
    #expect(Router<Reader>.Action.adapt(.initial).subject == .traits)
  }

  @Test("names its subject by a stable name")
  func names() {
    #expect(ActionSubject.allCases.map(\.rawValue) == ["place", "rules", "traits"])
  }
}
