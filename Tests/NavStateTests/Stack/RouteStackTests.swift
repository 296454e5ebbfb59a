import NavState
import Testing

@Suite("RouteStack")
struct RouteStackTests {
  @Test("holds the screens above the root, root-most first, however it is made")
  func creating() {
    #expect(Array(RouteStack<String>()) == [])
    #expect(Array(["a", "b"] as RouteStack) == ["a", "b"])
    #expect(Array(RouteStack(["a", "b"])) == ["a", "b"])
    #expect(Array(RouteStack(["b", "a"].reversed())) == ["a", "b"])
    #expect(Array(RouteStack(AnySequence(1...3))) == [1, 2, 3])
    #expect(Array(RouteStack(repeating: "a", count: 2)) == ["a", "a"])
    #expect(RouteStack<String>() == [])
  }

  @Test(
    "prints its screens in one line, with asterisks around the top",
    arguments: [
      ([], "[]"), (["a"], "[*a*]"), (["a", "b", "c"], "[a, b, *c*]"), (["a", "a"], "[a, *a*]"),
    ] as [(RouteStack<String>, String)])
  func description(stack: RouteStack<String>, text: String) {
    #expect("\(stack)" == text)
  }

  @Test(
    "an action prints its name with the arguments that have no default",
    arguments: [
      (.push("a"), "push(a)"),
      (.push("a", duplicates: .moveToTop), "push(a, duplicates: moveToTop)"),
      (.pop(), "pop(1)"),
      (.popTo(.route("a")), "popTo(a)"),
      (.popTo(.id("a"), match: .first), "popTo(id: a, match: first)"),
      (.popToRoot, "popToRoot"),
      (.replaceTop("a"), "replaceTop(a)"),
      (.bringToFront("a"), "bringToFront(a)"),
      (.set(["a", "b"]), "set([a, *b*])"),
    ] as [(RouteStack<Card>.Action, String)])
  func actionDescription(action: RouteStack<Card>.Action, text: String) {
    #expect("\(action)" == text)
  }

  @Test(
    "an event prints its name with the screens that came and went",
    arguments: [
      (.pushed(["a"]), "pushed([a])"),
      (.popped(["a", "b"]), "popped([a, b])"),
      (.replaced(removed: ["a"], added: ["b", "c"]), "replaced(removed: [a], added: [b, c])"),
    ] as [(RouteStack<Card>.Event, String)])
  func eventDescription(event: RouteStack<Card>.Event, text: String) {
    #expect("\(event)" == text)
  }

  @Test("is its own path, and breaks no rule")
  func queries() {
    let stack: RouteStack = ["a", "b"]
    #expect(stack.path == stack)
    #expect(stack.violation == nil)
  }

  @Test("is equal by order and number, not by what it contains")
  func equality() {
    #expect(["a", "b"] as RouteStack != ["b", "a"])
    #expect(["a"] as RouteStack != ["a", "a"])
    #expect([] as RouteStack != ["a"])
    #expect(["a", "b"] as RouteStack == ["a", "b"])
  }

  /// Each is a way to write into the storage that two copies share.
  @Test("does not touch a copy that was made before")
  func copies() {
    let changes: [(inout RouteStack<Card>) -> Void] = [
      { $0.push("c") }, { $0.push("a", duplicates: .moveToTop) }, { $0.pop() }, { $0.pop(2) },
      { $0.popToRoot() }, { $0.replaceTop(with: "c") }, { $0.bringToFront("a") },
      { $0.set(to: ["c"]) }, { $0.pop(to: "a") }, { $0.pop(toID: "a") },
      { $0.append("c") }, { $0[0] = "c" }, { $0.removeLast() }, { $0.removeAll() },
      { $0.swapAt(0, 1) }, { $0.replaceSubrange(0..<1, with: ["c", "c"]) },
      { $0.append(contentsOf: ["c"]) }, { $0.removeLast(2) }, { _ = $0.popLast() },
      { _ = $0.withContiguousMutableStorageIfAvailable { $0[0] = "c" } },
    ]
    for (number, change) in changes.enumerated() {
      let original: RouteStack<Card> = ["a", "b"]
      var copy = original
      change(&copy)
      #expect(Array(original) == ["a", "b"], "change \(number)")
      #expect(copy != original, "change \(number)")
    }
  }

  @Test("replays steps, and goes on behind one that is refused or unhandled")
  func replaying() {
    var stack: RouteStack<Card> = []
    stack.replay([
      Step(.pop()), Step(.push("a"), in: .user), Step(.pop(count: -1)), Step(.push("b")),
      Step(.popTo(.route("z"))), Step(.push("c")), Step(.pop()),
    ])
    #expect(stack == ["a", "b"])
  }
}
