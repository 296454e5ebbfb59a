import NavState
import Testing

/// How presentations end, and what comes after.
@Suite("Router, ending presentations")
struct EndingTests {
  typealias Place = Router<Cards>
  typealias Row = ChainRow

  static let two: [Place.Action] = [.push("a"), .sheet("x"), .sheet("y", at: 2)]

  static let dismissals: [Row] = [
    Row(two, .dismiss(), "dismissed(y, cause: code)", "[*a*] + x"),
    Row(two, .dismiss("y"), "dismissed(y, cause: code)", "[*a*] + x"),
    Row(
      two, .dismiss("x"), in: .user, "dismissed(y, cause: user), dismissed(x, cause: user)", "[*a*]"
    ),
    Row(two, .dismiss("z"), "unchanged", "[*a*] + x + y"),
    Row([], .dismiss(), "unchanged", "[]"),
    Row(two, .chain(.dismissAll), "dismissed(y, cause: code), dismissed(x, cause: code)", "[*a*]"),
    Row([.push("a")], .chain(.dismissAll), "unchanged", "[*a*]"),
    Row(
      two, .chain(.dismissTo(level: 0)), "dismissed(y, cause: code), dismissed(x, cause: code)",
      "[*a*]"),
    Row(two, .chain(.dismissTo(level: 1)), "dismissed(y, cause: code)", "[*a*] + x"),
    Row(two, .chain(.dismissTo(level: 2)), "unchanged", "[*a*] + x + y"),
    Row(two, .chain(.dismissTo(level: 3)), "notThere", "[*a*] + x + y"),
    Row(two, .chain(.dismissTo(level: -1)), "notThere", "[*a*] + x + y"),
    Row(
      [.alert("q")], .chain(.dismissPrompt(id: "q")),
      "dismissed(q \"Sure?\" [yes, no, *cancel*], cause: code)", "[]"),
    Row([.sheet("q")], .chain(.dismissPrompt(id: "q")), "unchanged", "[] + q"),
    Row([.alert("q")], .dismiss("q"), "unchanged", "[] + alert(q)"),
    Row([.alert("q")], .dismiss(), "dismissed(q \"Sure?\" [yes, no, *cancel*], cause: code)", "[]"),
  ]

  static let stacks: [Row] = [
    Row(two, .push("b", on: 1), "pushed([b]) at level 1", "[*a*] + x [*b*] + y"),
    Row(two, .push("b", on: 2), "pushed([b]) at level 2", "[*a*] + x + y [*b*]"),
    Row(two, .at(level: 0, .stack(.push("b"))), "pushed([b])", "[a, *b*] + x + y"),
    Row(two, .push("b"), "pushed([b])", "[a, *b*] + x + y"),
    Row(two, .push("b", on: 3), "notThere", "[*a*] + x + y"),
    Row(two, .push("b", on: -1), "notThere", "[*a*] + x + y"),
    Row(two, .pop(on: 1), "unhandled", "[*a*] + x + y"),
    Row(two, .pop(on: 0), "popped([a])", "[] + x + y"),
    Row([.alert("q")], .push("b", on: 1), "notThere", "[] + alert(q)"),
    Row([.alert("q")], .at(level: 1, .search(.beginSearch)), "notThere", "[] + alert(q)"),
    Row(
      two + [.push("b", on: 1)], .push("b", on: 1),
      rules: RouterRules(duplicates: .ignoreIfOnTop), "unchanged", "[*a*] + x [*b*] + y"),
    Row(
      two + [.push("b", on: 1)], .push("c", on: 1), rules: RouterRules(depth: 1), "tooDeep",
      "[*a*] + x [*b*] + y"),
    Row(
      two + [.push("b", on: 1)], .at(level: 1, .stack(.set(["b", "b"]))), in: .user,
      rules: RouterRules(duplicates: .ignoreIfOnTop), "unchanged", "[*a*] + x [*b*] + y"),
  ]

  static let fixed = PresentationOptions(isInteractiveDismissDisabled: true)
  static let stay: Place.Action = .chain(.present(.sheet("x"), options: fixed))

  static let backs: [Row] = [
    Row(two + [.push("b", on: 2)], .back, "popped([b]) at level 2", "[*a*] + x + y"),
    Row(two, .back, "dismissed(y, cause: code)", "[*a*] + x"),
    Row(
      two + [.push("b", on: 1)], .back, in: .user, "dismissed(y, cause: user)", "[*a*] + x [*b*]"),
    Row([.push("a")], .back, "popped([a])", "[]"),
    Row(
      [.sheet("x"), .alert("q")], .back, in: .user,
      "answered(q, choice: cancel), dismissed(q \"Sure?\" [yes, no, *cancel*], cause: user)",
      "[] + x"),
    Row([.push("a"), stay], .back, "dismissalDisabled", "[*a*] + x"),
    Row([stay], .back, in: Context(cause: .user, isForced: true), "dismissalDisabled", "[] + x"),
    Row([stay, .push("a", on: 1)], .back, "popped([a]) at level 1", "[] + x"),
    Row([stay], .dismiss(), in: .user, "dismissed(x, cause: user)", "[]"),
    Row([stay, .sheet("y", at: 2)], .back, "dismissed(y, cause: code)", "[] + x"),
    Row(
      [.sheet("x"), .push("a", on: 1), .at(level: 1, .search(.beginSearch))], .back,
      "searchEnded(\"\") at level 1", "[] + x [*a*]"),
    Row(
      [.push("a"), .at(level: 0, .search(.beginSearch))], .back, "searchEnded(\"\") at level 0",
      "[*a*]"),
    Row(
      [.at(level: 0, .search(.beginSearch)), .sheet("x")], .back, "dismissed(x, cause: code)", "[]"),
    Row([], .back, "unhandled", "[]"),
  ]

  @Test("ends a level and all above it, top first, once", arguments: dismissals)
  func dismiss(row: Row) {
    row.check()
  }

  @Test("each level has a stack of its own, under the router's rules", arguments: stacks)
  func stack(row: Row) {
    row.check()
  }

  @Test("a step back goes down the chain, and stops where it is disabled", arguments: backs)
  func back(row: Row) {
    row.check()
  }

  @Test("a step back goes on through the whole chain until nothing is left")
  func backToTheEnd() {
    var router = Place.after(
      Self.two + [
        .push("b", on: 1), .push("c", on: 2), .at(level: 0, .search(.setSearchText("t"))),
        .at(level: 2, .search(.beginSearch)), .alert("q"),
      ])
    var words: [String] = []
    while true {
      let outcome = router.back(in: .user)
      guard outcome.isChanged, words.count < 20 else { break }
      words.append(outcome.words)
    }
    #expect(
      words == [
        "answered(q, choice: cancel), dismissed(q \"Sure?\" [yes, no, *cancel*], cause: user)",
        "searchEnded(\"\") at level 2", "popped([c]) at level 2", "dismissed(y, cause: user)",
        "popped([b]) at level 1", "dismissed(x, cause: user)", "searchEnded(\"t\") at level 0",
        "popped([a])",
      ])
    #expect(router.back() == .unhandled && router == Place())
  }

  @Test("a search is cleared or kept by the router's rule, unless the action says otherwise")
  func searchReset() {
    for rule in SearchReset.allCases {
      var router = Place(configuration: Configuration(rules: RouterRules(searchReset: rule)))
      router.present(.sheet("x"))
      router.reduce(.search(.setSearchText("t")), at: 1)
      router.reduce(.search(.endSearch()), at: 1)
      #expect(router.levels[0].search.text == (rule == .keep ? "t" : ""))
      router.setSearchText("t")
      router.endSearch(reset: .keep)
      #expect(router.search.text == "t" && !router.search.isActive)
      router.beginSearch()
      router.endSearch(reset: .clear)
      #expect(router.search == SearchState())
    }
  }

  @Test("a detent is selected among those that are there, without an event")
  func detents() {
    var router = Place.after([
      .chain(.present(.sheet("x"), options: PresentationOptions(detents: [.medium, .large])))
    ])
    #expect(router.reduce(.chain(.selectDetent(.large, id: "x"))) == .changed([]))
    #expect(router.levels[0].options.selectedDetent == .large)
    #expect(router.reduce(.chain(.selectDetent(.large, id: "x"))) == .unchanged)
    #expect(router.reduce(.chain(.selectDetent(.height(9), id: "x"))) == .refused(.notThere))
    #expect(router.reduce(.chain(.selectDetent(.large, id: "y"))) == .refused(.notThere))
    #expect(router.reduce(.chain(.setOptions(.standard, id: "y"))) == .refused(.notThere))
    #expect(router.reduce(.chain(.setOptions(.standard, id: "x"))) == .changed([]))
    #expect(router.reduce(.chain(.setOptions(.standard, id: "x"))) == .unchanged)
    #expect(router == .at("", "x"))
  }
}
