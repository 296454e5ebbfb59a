import NavState
import Testing

@Suite("RouteNavigating")
struct RouteNavigatingTests {
  /// An owner of a stack that notes what it is asked, and gives an answer of its own.
  struct Owner: RouteNavigating, Recording {
    typealias Action = RouteStack<Card>.Action
    typealias Event = RouteStack<Card>.Event

    var path: RouteStack<Card> = ["a1", "b", "a2", "c"]
    var asked: [Step<RouteStack<Card>.Action>] = []

    static let answer = Outcome<Event>.refused(.tooDeep(limit: 4))

    mutating func reduce(
      _ action: RouteStack<Card>.Action, in context: Context
    ) -> Outcome<Event> {
      asked.append(Step(action, in: context))
      return Self.answer
    }
  }

  @Test("a method is its action, by code and unforced unless said otherwise")
  func defaults() {
    let context = Context(cause: .code, isForced: false)
    Owner.check(.push("b", duplicates: nil), in: context) { $0.push("b") }
    Owner.check(.pop(count: 1), in: context) { $0.pop() }
    Owner.check(.popTo(.route("b"), match: .last), in: context) {
      $0.pop(to: "b")
    }
    Owner.check(.popTo(.id("b"), match: .last), in: context) {
      $0.pop(toID: "b")
    }
    Owner.check(.popToRoot, in: context) { $0.popToRoot() }
    Owner.check(.replaceTop("b"), in: context) { $0.replaceTop(with: "b") }
    Owner.check(.bringToFront("b"), in: context) { $0.bringToFront("b") }
    Owner.check(.set(["b"]), in: context) { $0.set(to: ["b"]) }
    Owner.check(.pop(count: 2), in: context) {
      $0.pop(to: .last) { $0 == "b" }
    }
  }

  @Test("a method passes its arguments and its context on")
  func arguments() {
    let context = Context(cause: .link, isForced: true)
    Owner.check(.push("b", duplicates: .moveToTop), in: context) {
      $0.push("b", duplicates: .moveToTop, in: context)
    }
    Owner.check(.pop(count: -3), in: context) { $0.pop(-3, in: context) }
    Owner.check(.popTo(.route("b"), match: .first), in: context) {
      $0.pop(to: "b", match: .first, in: context)
    }
    Owner.check(.popTo(.id("b"), match: .first), in: context) {
      $0.pop(toID: "b", match: .first, in: context)
    }
    Owner.check(.popToRoot, in: context) { $0.popToRoot(in: context) }
    Owner.check(.replaceTop("b"), in: context) {
      $0.replaceTop(with: "b", in: context)
    }
    Owner.check(.bringToFront("b"), in: context) {
      $0.bringToFront("b", in: context)
    }
    Owner.check(.set(["b"]), in: context) { $0.set(to: ["b"], in: context) }
    Owner.check(.pop(count: 3), in: context) {
      $0.pop(to: .first, in: context) { $0.id == "a" }
    }
  }

  @Test(
    "a condition is resolved to a number of screens",
    arguments: [
      (.last, "a", 1), (.first, "a", 3), (.last, "b", 2), (.first, "b", 2), (.last, "c", 0),
    ] as [(RouteMatch, String, Int)])
  func condition(match: RouteMatch, id: String, count: Int) {
    Owner.check(.pop(count: count), in: Context()) {
      $0.pop(to: match) { $0.id == id }
    }
  }

  @Test("a condition that no screen satisfies is refused", arguments: RouteMatch.allCases)
  func noMatch(match: RouteMatch) {
    var owner = Owner()
    #expect(owner.pop(to: match) { _ in false } == .refused(.notThere))
    #expect(owner.asked.isEmpty)

    var root: RouteStack<Card> = []
    #expect(root.pop(to: match) { _ in true } == .refused(.notThere))
  }

  @Test("a condition holds for the stack as for its owner")
  func conditionOnStack() {
    var stack: RouteStack<Card> = ["a1", "b", "a2", "c"]
    #expect(stack.pop(to: .last) { $0 == "c" } == .unchanged)
    #expect(stack.pop(to: .last) { $0.id == "a" } == .changed(.popped(["c"])))
    #expect(stack.pop(to: .first) { $0.id == "a" } == .changed(.popped(["b", "a2"])))
    #expect(stack == ["a1"])
  }

  @Test("a condition that throws leaves the value as it is", arguments: RouteMatch.allCases)
  func throwing(match: RouteMatch) {
    struct Doubt: Error {}
    var stack: RouteStack<Card> = ["a1", "b", "a2"]
    #expect(throws: Doubt.self) {
      try stack.pop(to: match) { card in
        if card == "b" { throw Doubt() }
        return false
      }
    }
    #expect(stack == ["a1", "b", "a2"])
  }
}
