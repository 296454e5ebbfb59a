import NavState
import Testing

/// What every action of the stack does where the stack is as deep as it may be.
@Suite("Router, at the limit of its depth")
struct RouterDepthTests {
  typealias Place = Router<Cards>
  typealias Row = Transition<Place>

  static func row(
    limit: Int, _ before: String, _ action: RouteStack<Card>.Action,
    _ outcome: Outcome<RouteStack<Card>.Event>, _ after: String? = nil
  ) -> Row {
    let rules = RouterRules(depth: limit)
    return Row(
      .at(before, "x", rules: rules), .stack(action), outcome.map(Place.Event.stack),
      .at(after ?? before, "x", rules: rules))
  }

  static let atTheLimit: [Row] = [
    row(limit: 2, "a b", .push("c"), .refused(.tooDeep(limit: 2))),
    row(limit: 2, "a b", .push("b"), .refused(.tooDeep(limit: 2))),
    row(limit: 2, "a b", .push("b", duplicates: .allow), .refused(.tooDeep(limit: 2))),
    row(limit: 2, "a b", .push("c", duplicates: .ignoreIfOnTop), .refused(.tooDeep(limit: 2))),
    row(limit: 2, "a b", .push("c", duplicates: .popToExisting), .refused(.tooDeep(limit: 2))),
    row(limit: 2, "a b", .push("c", duplicates: .moveToTop), .refused(.tooDeep(limit: 2))),
    row(limit: 2, "a b", .push("b", duplicates: .ignoreIfOnTop), .unchanged),
    row(limit: 2, "a b", .push("b", duplicates: .popToExisting), .unchanged),
    row(limit: 2, "a b", .push("a", duplicates: .popToExisting), .changed(.popped(["b"])), "a"),
    row(
      limit: 2, "a b", .push("a", duplicates: .moveToTop),
      .changed(.replaced(removed: ["a", "b"], added: ["b", "a"])), "b a"),

    row(limit: 2, "a b", .pop(), .changed(.popped(["b"])), "a"),
    row(limit: 2, "a b", .pop(count: 0), .unchanged),
    row(limit: 2, "a b", .pop(count: -1), .refused(.negativeCount(-1))),
    row(limit: 2, "a b", .popTo(.route("a")), .changed(.popped(["b"])), "a"),
    row(limit: 2, "a b", .popTo(.route("c")), .refused(.notThere)),
    row(limit: 2, "a b", .popToRoot, .changed(.popped(["a", "b"])), ""),

    row(
      limit: 2, "a b", .replaceTop("c"), .changed(.replaced(removed: ["b"], added: ["c"])), "a c"),
    row(limit: 2, "a b", .replaceTop("b"), .unchanged),
    row(
      limit: 2, "a b", .bringToFront("a"),
      .changed(.replaced(removed: ["a", "b"], added: ["b", "a"])), "b a"),
    row(limit: 2, "a b", .bringToFront("b"), .unchanged),
    row(limit: 2, "a b", .bringToFront("c"), .refused(.notThere)),

    row(limit: 2, "a b", .set(["a", "b"]), .unchanged),
    row(
      limit: 2, "a b", .set(["c", "d"]),
      .changed(.replaced(removed: ["a", "b"], added: ["c", "d"])), "c d"),
    row(limit: 2, "a b", .set(["a"]), .changed(.popped(["b"])), "a"),
    row(limit: 2, "a b", .set(["a", "b", "c"]), .refused(.tooDeep(limit: 2))),
    row(limit: 2, "a b", .set(["c", "d", "e"]), .refused(.tooDeep(limit: 2))),
  ]

  static let belowTheLimit: [Row] = [
    row(limit: 2, "a", .push("b"), .changed(.pushed(["b"])), "a b"),
    row(limit: 2, "", .set(["a", "b"]), .changed(.pushed(["a", "b"])), "a b"),
    row(limit: 2, "", .set(["a", "b", "c"]), .refused(.tooDeep(limit: 2))),
    row(limit: 2, "a", .set(["a", "b", "c"]), .refused(.tooDeep(limit: 2))),
    row(limit: 1, "", .replaceTop("a"), .changed(.pushed(["a"])), "a"),
    row(limit: 1, "", .push("a", duplicates: .moveToTop), .changed(.pushed(["a"])), "a"),
  ]

  static let atTheRoot: [Row] = [
    row(limit: 0, "", .push("a"), .refused(.tooDeep(limit: 0))),
    row(limit: 0, "", .push("a", duplicates: .popToExisting), .refused(.tooDeep(limit: 0))),
    row(limit: 0, "", .replaceTop("a"), .refused(.tooDeep(limit: 0))),
    row(limit: 0, "", .set(["a"]), .refused(.tooDeep(limit: 0))),
    row(limit: 0, "", .set([]), .unchanged),
    row(limit: 0, "", .pop(), .unhandled),
    row(limit: 0, "", .pop(count: 0), .unchanged),
    row(limit: 0, "", .popToRoot, .unchanged),
    row(limit: 0, "", .popTo(.route("a")), .refused(.notThere)),
    row(limit: 0, "", .bringToFront("a"), .refused(.notThere)),
  ]

  @Test("refuses what would be too deep, and does all else", arguments: atTheLimit)
  func limit(row: Row) {
    row.check()
  }

  @Test("may reach the limit, and not jump past it", arguments: belowTheLimit)
  func below(row: Row) {
    row.check()
  }

  @Test("may allow no screen at all", arguments: atTheRoot)
  func root(row: Row) {
    row.check()
  }

  @Test("refuses a push by the router's own rule, and does what makes nothing deeper")
  func ownRule() {
    let rules = RouterRules(duplicates: .moveToTop, depth: 2)
    Row(
      .at("a b", rules: rules), .stack(.push("c")), .refused(.tooDeep(limit: 2))
    ).check()
    Row(
      .at("a b", rules: rules), .stack(.push("a")),
      .changed(.stack(.replaced(removed: ["a", "b"], added: ["b", "a"]))),
      .at("b a", rules: rules)
    ).check()
  }

  @Test("presents whatever the depth")
  func presenting() {
    let rules = RouterRules(depth: 0)
    Row(
      .at("", rules: rules), .sheet(.present("x")), .changed(.sheet(.presented("x"))),
      .at("", "x", rules: rules)
    ).check()
    Row(
      .at("", "x", rules: rules), .back, .changed(.sheet(.dismissed("x", cause: .code))),
      .at("", rules: rules)
    ).check()
  }

  @Test("refuses everyone, forced or not", arguments: Cause.allCases)
  func contexts(cause: Cause) {
    for isForced in [false, true] {
      Row(
        .at("a", rules: RouterRules(depth: 1)), .stack(.push("b")),
        in: Context(cause: cause, isForced: isForced), .refused(.tooDeep(limit: 1))
      ).check()
    }
  }

  @Test("allows ten thousand screens unless the rules say otherwise")
  func standard() throws {
    var router = try Router<Cards>(path: RouteStack(repeating: "a", count: 9_999))
    #expect(router.push("b").isChanged)
    #expect(router.push("b") == .refused(.tooDeep(limit: 10_000)))
    #expect(router.path.count == 10_000)
    #expect(throws: Router<Cards>.Violation.tooDeep(10_001, limit: 10_000)) {
      try Router<Cards>(path: RouteStack(repeating: "a", count: 10_001))
    }
  }
}
