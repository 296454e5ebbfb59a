import NavState
import Testing

/// The tables of the documentation, row by row: each has examples, and each example does what is said.
@Suite("TabRouter, as its tables say")
struct TabTableTests {
  typealias Do = Step<TabRouter<Cards>.Action>

  static let rules = TabRules.of("home inbox mail# trash- lists-(a) compose!")
  static let all = "*home* | inbox | mail | trash | a"
  static let searching = TabRules.of("home find?", search: .searchTabSelection)
  static let ended = #"find: searchEnded("") at level 0"#

  static let general: [String: [TabRow]] = [
    "of a pane, no tab named": [
      TabRow(rules, [], .push("x"), "home: pushed([x])", "*home* [*x*] | inbox | mail | trash | a"),
      TabRow(rules, [], .pop(), "unhandled", all),
    ],
    "of a pane, a tab named": [
      TabRow(rules, [], .push("x", in: "?"), "notThere", all),
      TabRow(rules, [], .push("x", in: "compose"), "notThere", all),
      TabRow(
        rules, [], .push("x", in: "trash"), "trash: pushed([x])",
        "*home* | inbox | mail | trash [*x*] | a"),
    ],
    "`back`, a tab named": [
      TabRow(.of("home inbox", back: .first), [], .back(in: "inbox"), "unhandled", "*home* | inbox")
    ],
    "that ends the search of the selected tab for searching, under `searchTabSelection`": [
      TabRow(
        searching, [.select("find")], .search(.endSearch()),
        ended + ", selected(home, previous: find)", "*home* | find"),
      TabRow(
        searching, [.select("find"), .configure(.of("find?", search: .searchTabSelection))],
        .back(),
        ended, "*find*"),
    ],
    "`customize`": [
      TabRow(rules, [], Step(.customize(.setBarSlots(["?"]))), "notThere", all),
      TabRow(rules, [], Step(.customize(.setBarSlots(["inbox"]))), "", all),
    ],
    "`placeBar`, `minimizeBar`, `enableAccessory`": [
      TabRow(rules, [], .bar(.place(.automatic)), "unchanged", all),
      TabRow(rules, [], .bar(.place(.sidebar)), "", all),
      TabRow(rules, [], .bar(.minimize(true)), "", all + " small"),
      TabRow(
        .of("home", minimizing: .never), [], .bar(.minimize(true)), "notCustomizable", "*home*"),
      TabRow(.of("home", minimizing: .never), [], .bar(.minimize(false)), "unchanged", "*home*"),
      TabRow(rules, [], .bar(.enableAccessory(false)), "unchanged", all),
      TabRow(rules, [], .bar(.enableAccessory(true)), "", all),
    ],
    "`adapt`": [
      TabRow(rules, [], Step(.adapt(Traits())), "unchanged", all),
      TabRow(rules, [], Step(.adapt(Traits(width: 9))), "", all),
    ],
  ]

  static let selecting: [String: [TabRow]] = [
    "not in the catalog": [TabRow(rules, [], .select("?"), "notThere", all)],
    "hidden, or in a hidden section": [
      TabRow(rules, [], .select("trash"), "hidden", all),
      TabRow(rules, [], .select("a", by: .link), "hidden", all),
    ],
    "disabled, by the user": [TabRow(rules, [], .select("mail", by: .user), "disabled", all)],
    "an action": [TabRow(rules, [], .select("compose"), "intercepted(compose)", all)],
    "another place": [
      TabRow(
        rules, [], .select("mail"), "selected(mail, previous: home)",
        "home | inbox | *mail* | trash | a < home")
    ],
    "the one for searching, under `searchTabSelection`": [
      TabRow(
        searching, [], .select("find"),
        "selected(find, previous: home), find: searchBegan at level 0",
        "home | *find* [] searching < home"),
      TabRow(
        searching, [.search(.beginSearch, in: "find")], .select("find"),
        "selected(find, previous: home)", "home | *find* [] searching < home"),
    ],
  ]

  /// Outcomes with a screen, at the root, and after the platform's write.
  private static func again(_ rule: ReselectRule, _ outcomes: [String]) -> [TabRow] {
    let befores: [[Do]] = [[.push("x")], [], [.push("x"), .set("", by: .container)]]
    return zip(befores, outcomes).map { before, outcome in
      let stays = before.count == 1 && !outcome.contains("popped")
      return TabRow(
        .of("home", reselecting: rule), before, .select("home", by: .user), outcome,
        stays ? "*home* [*x*]" : "*home*")
    }
  }

  static let reselecting: [String: [TabRow]] = [
    "`popToRootThenScroll`": again(
      .popToRootThenScroll, ["home: popped([x])", "scrollToTop(home)", ""]),
    "`popToRoot`": again(.popToRoot, ["home: popped([x])", "unchanged", ""]),
    "`scrollToTop`": again(
      .scrollToTop, ["scrollToTop(home)", "scrollToTop(home)", "scrollToTop(home)"]),
    "`nothing`": again(.nothing, ["unchanged", "unchanged", "unchanged"]),
  ]

  private static func row(
    _ rule: TabBackRule, _ line: String, _ before: [Do], _ outcome: String, _ after: String,
    by cause: Cause = .user
  ) -> TabRow {
    TabRow(.of(line, back: rule), before, .back(by: cause), outcome, after)
  }

  static let back: [String: [TabRow]] = [
    "`none`": [row(.none, "a b", [.select("b")], "unhandled", "a | *b* < a")],
    "`first`": [
      row(.first, "a- b c", [], "unhandled", "a | *b* | c"),
      row(.first, "a- b c", [.select("c")], "selected(b, previous: c)", "a | *b* | c < b c"),
    ],
    "`declaredOrder`": [
      row(.declaredOrder, "a- b c", [], "unhandled", "a | *b* | c"),
      row(.declaredOrder, "a b c", [.select("c")], "selected(b, previous: c)", "a | *b* | c < a c"),
    ],
    "`history`, `fullHistory`": [
      row(.history, "a b", [], "unhandled", "*a* | b"),
      row(.history, "a b", [.select("b")], "selected(a, previous: b)", "*a* | b"),
      row(
        .fullHistory, "a b", [.select("b"), .select("a")], "selected(b, previous: a)",
        "a | *b* < a"),
    ],
    "to a disabled place, by the user": [
      row(.first, "a# b", [.select("b")], "unhandled", "a | *b* < a"),
      row(
        .declaredOrder, "a b# c", [.select("c")], "selected(a, previous: c)", "*a* | b | c < a c"),
      row(.history, "a# b", [.select("b")], "unhandled", "a | *b* < a"),
      row(.history, "a# b", [.select("b")], "selected(a, previous: b)", "*a* | b", by: .code),
    ],
    "`first`, `declaredOrder`, to a place that another one is shown for in this window": [
      row(.first, "a> b", [narrow, .select("b")], "unhandled", "a | *b* < a"),
      row(
        .first, "a> b c", [narrow, .select("c")], "selected(b, previous: c)", "a | *b* | c < a c"),
      row(.declaredOrder, "a> b", [narrow, .select("b")], "unhandled", "a | *b* < a"),
      row(
        .declaredOrder, "a b> c", [narrow, .select("c")], "selected(a, previous: c)",
        "*a* | b | c < a c"),
      row(.history, "a> b", [narrow, .select("b")], "selected(a, previous: b)", "*a* | b"),
      // Those in More have an entry.
      row(
        .declaredOrder, "a b c d e f g", [narrow, .select("g")], "selected(f, previous: g)",
        "a | b | c | d | e | *f* | g < a g"),
    ],
  ]

  private static let narrow = Do(.adapt(.uprightPhone))

  static let configuring: [String: [TabRow]] = [
    "equal": [TabRow(.of("a b"), [], .configure(.of("a b")), "unchanged", "*a* | b")],
    "a stack deeper than its rules allow, or more levels": [
      TabRow(
        .of("a b"), [.push("x", in: "b")], .configure(.of("a", router: RouterRules(depth: 0))),
        "tooDeep", "*a* | b [*x*]"),
      TabRow(
        .of("a b"), [.pane(.sheet("x"))], .configure(.of("a b", router: RouterRules(levels: 0))),
        "tooManyLevels", "*a* [] + x | b"),
    ],
    "the selected tab visible": [
      TabRow(.of("a b"), [.select("b")], .configure(.of("c b a-")), "", "c | *b* | a < a")
    ],
    "the selected tab gone or hidden": [
      TabRow(
        .of("a b c"), [.select("c"), .select("b")], .configure(.of("a c")),
        "selected(c, previous: b)", "a | *c* < a"),
      TabRow(
        .of("a b"), [], .configure(.of("c- b a-")), "selected(b, previous: a)", "c | *b* | a < a"),
    ],
    "a tab gone that was used": [
      TabRow(.of("a b"), [.push("x", in: "b")], .configure(.of("a")), "parked(b)", "*a* (b)"),
      TabRow(
        .of("a b"), [.push("x", in: "b")], .configure(.of("a", parking: 0)), "dropped(b [*x*])",
        "*a*"),
    ],
    "a parked tab there again": [
      TabRow(
        .of("a b"), [.push("x", in: "b"), .configure(.of("a"))], .configure(.of("b a")),
        "returned(b)", "b [*x*] | *a*")
    ],
  ]

  static let tables = [general, selecting, reselecting, back, configuring]

  @Test("each example does what its row says", arguments: tables.flatMap { $0.values.joined() })
  func example(row: TabRow) {
    row.check()
  }

  @Test("each row of the documentation has examples, and there are no others")
  func completeness() throws {
    let tables = try documentedTables(under: "TabRouter")
    #expect(tables == Self.tables.map { Set($0.keys) })
    #expect(Self.tables.allSatisfy { $0.values.allSatisfy { !$0.isEmpty } })
  }
}
