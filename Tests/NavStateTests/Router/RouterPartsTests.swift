import NavState
import Testing

/// A router does with its parts what they do by themselves, and keeps them apart.
@Suite("Router, as its parts")
struct RouterPartsTests {
  typealias Place = Router<Cards>

  static let stackRows =
    RouteStackActionTests.pushes + RouteStackActionTests.pops + RouteStackActionTests.popsToAScreen
    + RouteStackActionTests.exchanges + RouteStackActionTests.writes

  @Test("does with the stack what a stack does, and leaves alone what is presented")
  func stack() throws {
    for row in Self.stackRows {
      for sheet in [nil, "x"] as [Card?] {
        let before = try Place(path: row.before, presentedSheet: sheet)
        let after = try Place(path: row.after, presentedSheet: sheet)
        let outcome = row.outcome.map(Place.Event.stack)
        Transition(before, .stack(row.action), in: row.context, outcome, after).check()

        var named = before
        #expect(named.reduce(row.action, in: row.context) == outcome, "\(row.testDescription)")
        #expect(named == after, "\(row.testDescription)")
      }
    }
  }

  @Test("does with the slot what a slot does, and leaves alone the stack")
  func slot() throws {
    for row in SheetSlotActionTests.rows {
      for line in ["", "a b"] {
        let path = RouteStack<Card>(line: line)
        let before = try Place(path: path, presentedSheet: row.before.item)
        let after = try Place(path: path, presentedSheet: row.after.item)
        let outcome = row.outcome.map(Place.Event.sheet)
        Transition(before, .sheet(row.action), in: row.context, outcome, after).check()

        var named = before
        #expect(named.reduce(row.action, in: row.context) == outcome, "\(row.testDescription)")
        #expect(named == after, "\(row.testDescription)")
      }
    }
  }

  @Test("passes the cause of a dismissal on to the slot", arguments: Cause.allCases)
  func cause(cause: Cause) {
    var router = Place.at("", "x")
    let events = router.dismiss(in: Context(cause: cause)).events.map { "\($0)" }
    #expect(events == ["dismissed(x, cause: \(cause.rawValue))"])
  }

  /// What a push of a card does to a stack where it is on top, below, or not at all.
  static let duplicateRows: [(DuplicateRule, onTop: String, below: String)] = [
    (.allow, "a b b", "a b a"),
    (.ignoreIfOnTop, "a b", "a b a"),
    (.popToExisting, "a b", "a"),
    (.moveToTop, "a b", "b a"),
  ]

  @Test("a push goes by the router's rule unless it says its own", arguments: duplicateRows)
  func duplicates(rule: DuplicateRule, onTop: String, below: String) {
    let rules = RouterRules(duplicates: rule)
    for (card, line) in [("b", onTop), ("a", below), ("c", "a b c")] as [(Card, String)] {
      var byRule = Place.at("a b", rules: rules)
      byRule.push(card)
      #expect(byRule == .at(line, rules: rules), "\(card)")

      for other in DuplicateRule.allCases {
        var byArgument = Place.at("a b", rules: RouterRules(duplicates: other))
        byArgument.push(card, duplicates: rule)
        #expect(byArgument.path == RouteStack(line: line), "\(card), rule \(other)")
      }
    }
  }

  @Test("no action but a push goes by the rule on duplicates", arguments: DuplicateRule.allCases)
  func duplicatesElsewhere(rule: DuplicateRule) {
    let rules = RouterRules(duplicates: rule)
    for (action, line) in [
      (.replaceTop("a"), "a a"), (.set(["b", "b"]), "b b"), (.bringToFront("a"), "b a"),
    ] as [(RouteStack<Card>.Action, String)] {
      var router = Place.at("a b", rules: rules)
      _ = router.reduce(action, in: Context())
      #expect(router == .at(line, rules: rules), "\(action)")
    }
  }

  @Test("a condition is looked up in the router's stack")
  func condition() {
    var router = Place.at("a1 b a2 c", "x")
    #expect(router.pop(to: .first) { $0 == "z" } == .refused(.notThere))
    #expect(
      router.pop(to: .last) { $0.id == "a" } == .changed([.stack(.popped(["c"]))]))
    #expect(router == .at("a1 b a2", "x"))
  }
}
