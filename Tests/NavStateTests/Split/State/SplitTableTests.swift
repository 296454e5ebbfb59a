import NavState
import Testing

/// The tables of the documentation, row by row: each has examples, and each example does what is said.
@Suite("SplitViewState, as its tables say")
struct SplitTableTests {
  typealias Do = Step<SplitViewState<Cards>.Action>
  typealias Row = SplitRow

  static let reset = SplitRules.stacked(.two, reselecting: .reset)
  static let plain = SplitRules(columns: .two)
  static let once = SplitRules.stacked(
    .three, router: RouterRules(duplicates: .ignoreIfOnTop))
  static func kept(_ columns: ColumnCount) -> SplitRules {
    .stacked(columns, router: RouterRules(searchReset: .keep))
  }
  static let known: [Do] = [.push("x"), .prefer(.sidebar)]
  static let deep: [Do] = [.sidebar("a"), .push("x")]
  static let gone = "selectedSidebar(nothing, previous: a), popped([x])"

  static let general: [String: [Row]] = [
    "of a pane": [
      Row(.two, .big, [], .push("x"), "pushed([x])", "- | [x]"),
      Row(.two, .big, [], .pop(), "unhandled", "- | []"),
      Row(.two, .big, [], .pane(.sheet("z")), "presented(z)", "- | [] + z"),
      Row(once, .uprightPhone, known, .push("x"), "", "- | - | [x] ^detail"),
      Row(
        once, .uprightPhone, known, .pane(.stack(.set(["x", "x"])), by: .user), "",
        "- | - | [x] ^detail"),
      Row(
        .stacked(.three, router: RouterRules(duplicates: .popToExisting)), .uprightPhone,
        [.push("x"), .push("y"), .prefer(.sidebar)],
        .pane(.stack(.set(["x", "y", "x"])), by: .user), "popped([y])", "- | - | [x] ^detail"),
      Row(
        once, .uprightPhone, known, .pane(.stack(.set(["x"])), by: .user), "unchanged",
        "- | - | [x] ^sidebar"),
      Row(once, .big, known, .push("x"), "unchanged", "- | - | [x] ^sidebar"),
      Row(
        .stacked(.three, router: RouterRules(depth: 1)), .uprightPhone, known, .push("y"),
        "tooDeep",
        "- | - | [x] ^sidebar"),
      Row(once, .uprightPhone, [.push("x")], .push("x"), "unchanged", "- | - | [x]"),
    ],
    "of a pane, a column named": [
      Row(.two, .big, [], .push("x", in: .detail), "pushed([x])", "- | [x]"),
      Row(.two, .big, [], .push("s", in: .sidebar), "pushed([s]) in sidebar", "- [s] | []"),
      Row(.two, .big, [], .search(.beginSearch, in: .content), "notThere", "- | []"),
      Row(.two, .big, [], .pane(.dismiss(), in: .content), "notThere", "- | []"),
      Row(plain, .big, [], .push("s", in: .sidebar), "notThere", "- | []"),
      Row(
        plain, .big, [], .pane(.at(level: 0, .push("s", asker: .root)), in: .sidebar), "notThere",
        "- | []"),
      Row(
        plain, .big, [], .pane(.at(level: 0, .stack(.popToRoot)), in: .sidebar), "notThere",
        "- | []"),
      Row(.two, .big, [], .pane(.sheet(.present("z")), in: .sidebar), "notThere", "- | []"),
      Row(.two, .big, [], .pane(.sheet("z"), in: .sidebar), "notThere", "- | []"),
      Row(.two, .big, [], .pane(.dismiss(), in: .sidebar), "unchanged", "- | []"),
      Row(
        plain, .big, [], .search(.beginSearch, in: .sidebar), "searchBegan at level 0 in sidebar",
        "-~ | []"),
      Row(
        .two, .uprightPhone, [], .push("n", in: .secondary), "pushed([n]) in secondary",
        "- | [] secondary [n]"),
      Row(
        .two, .uprightPhone, [], .pane(.sheet("z"), in: .secondary), "presented(z) in secondary",
        "- | [] secondary [] + z"),
      Row(
        .two, .big, [], .column(.at(.detail, .column(.toggleSidebar))), "notThere", "- | []"),
      Row(
        once, .uprightPhone, [.push("s", in: .content), .prefer(.sidebar)],
        .push("s", in: .content), "", "- | - [s] | [] ^content"),
      Row(
        once, .uprightPhone, known, .pane(.at(level: 0, .push("x", asker: .root)), in: .detail), "",
        "- | - | [x] ^detail"),
      Row(
        .two, .big, [], .column(.at(.sidebar, .column(.at(.sidebar, .back)))), "notThere",
        "- | []"),
      Row(
        .two, .big, [], .column(.at(.secondary, .column(.selectSidebar(["a"])))), "notThere",
        "- | []"),
    ],
    "`back`, a column named": [
      Row(.two, .uprightPhone, [.sidebar("a")], .back(in: .detail), "unhandled", "a | []"),
      Row(.two, .uprightPhone, deep, .back(in: .detail), "popped([x])", "a | []"),
      Row(.two, .big, [], .back(in: .content), "notThere", "- | []"),
    ],
    "`selectSidebar`, `selectContent`": [
      Row(.two, .big, [], .sidebar("a"), "selectedSidebar(a, previous: nothing)", "a | []")
    ],
    "`showDetail`": [
      Row(.two, .big, [], .column(.showDetail("x")), "pushed([x])", "- | [x]"),
      Row(.two, .big, [.push("x")], .column(.showDetail("x")), "unchanged", "- | [x]"),
      Row(
        .two, .big, [.push("x")], .column(.showDetail("y")),
        "replaced(removed: [x], added: [y])", "- | [y]"),
      Row(
        .two, .uprightPhone, [.push("x"), .prefer(.sidebar)], .column(.showDetail("x")), "",
        "- | [x] ^detail"),
      Row(
        .stacked(.two, router: RouterRules(depth: 0)), .big, [], .column(.showDetail("x")),
        "tooDeep", "- | []"),
    ],
    "`dismissColumn`": [
      Row(.two, .big, deep, .column(.dismiss(.sidebar)), "unchanged", "a | [x]"),
      Row(.two, .big, deep, .column(.dismiss(.detail)), gone, "- | []"),
      Row(.two, .big, [], .column(.dismiss(.detail)), "unchanged", "- | []"),
      Row(
        .two, .uprightPhone, [.prefer(.detail)], .column(.dismiss(.detail)), "", "- | [] ^sidebar"),
    ],
    "`showColumn`": [
      Row(.two, .big, [], .column(.show(.detail)), "unchanged", "- | []"),
      Row(.two, .uprightPad, [], .column(.show(.sidebar)), "", "- | [] (all)"),
      Row(.two, .uprightPhone, [], .column(.show(.detail)), "", "- | [] ^detail"),
      Row(.two, .uprightPhone, [], .column(.show(.sidebar)), "unchanged", "- | []"),
    ],
    "`hideColumn`": [
      Row(.two, .big, [], .column(.hide(.detail)), "notHideable", "- | []"),
      Row(.three, .wideMac, [], .column(.hide(.content)), "notHideable", "- | - | []"),
      Row(.two, .uprightPhone, [], .column(.hide(.sidebar)), "notHideable", "- | []"),
      Row(.two, .big, [], .column(.hide(.sidebar)), "", "- | [] (detailOnly)"),
      Row(.two, .uprightPad, [], .column(.hide(.sidebar)), "unchanged", "- | []"),
      Row(.two, .uprightPhone, [], .column(.hide(.detail)), "unchanged", "- | []"),
      Row(.two, .uprightPhone, [.sidebar("a")], .column(.hide(.detail)), "", "a | [] ^sidebar"),
    ],
    "`toggleSidebar`": [
      Row(.two, .uprightPhone, [], .column(.toggleSidebar), "collapsed", "- | []"),
      Row(.two, .big, [], .column(.toggleSidebar), "", "- | [] (detailOnly)"),
    ],
    "`setColumnVisibility`, `setPreferredCompactColumn`, `presentInspector`, `showSecondary`": [
      Row(.two, .uprightPhone, [], .visible(.automatic), "unchanged", "- | []"),
      Row(.two, .uprightPhone, [], .visible(.all), "", "- | [] (all)"),
      Row(.two, .big, [], .prefer(nil), "unchanged", "- | []"),
      Row(.two, .big, [], .prefer(.sidebar), "", "- | [] ^sidebar"),
      Row(.two, .big, [], .column(.presentInspector(false)), "unchanged", "- | []"),
      Row(.two, .big, [], .column(.presentInspector(true)), "", "- | [] +inspector"),
      Row(.two, .uprightPhone, [], .column(.showSecondary(false)), "unchanged", "- | []"),
      Row(.two, .uprightPhone, [], .column(.showSecondary(true)), "", "- | [] +secondary"),
    ],
    "`setColumnWidth`": [
      Row(.two, .big, [], .column(.setWidth(9, of: .content)), "notThere", "- | []"),
      Row(.two, .big, [], .column(.setWidth(-1, of: .sidebar)), "notALength", "- | []"),
      Row(.two, .big, [], .column(.setWidth(nil, of: .sidebar)), "unchanged", "- | []"),
      Row(.two, .big, [], .column(.setWidth(9, of: .sidebar)), "", "- | []"),
    ],
    "`setCompactPath`": [
      Row(.two, .big, [], .path([.sidebarSelection([])]), "outOfOrder", "- | []"),
      Row(
        .two, .big, [], .path([.sidebarSelection(["a", "b", "c"])]), "tooManySelected", "- | []"),
      Row(.two, .big, [], .path([.contentSelection(["1"])]), "notThere", "- | []"),
      Row(plain, .big, [], .path([.screen("s", in: .sidebar)]), "notThere", "- | []"),
      Row(
        .stacked(.two, router: RouterRules(depth: 0)), .big, [],
        .path([.screen("x", in: .detail)]), "tooDeep", "- | []"),
      Row(
        .two, .big, deep, .path([.sidebarSelection(["a"]), .screen("x", in: .detail)]),
        "unchanged", "a | [x]"),
      Row(.two, .big, deep, .path([]), gone, "- | []"),
    ],
    "`adapt`": [
      Row(.two, .big, [], .adapt(Traits()), "unchanged", "- | []"),
      Row(.two, .big, [], .adapt(.uprightPhone), "", "- | []"),
    ],
  ]

  static let selecting: [String: [Row]] = [
    "the content, where there are two columns": [
      Row(.two, .big, [], .content("1"), "notThere", "- | []")
    ],
    "more than may be": [
      Row(.two, .big, [], .sidebar("a", "b", "c"), "tooManySelected", "- | []"),
      Row(.three, .uprightPhone, [], .content("1", "2", "3"), "tooManySelected", "- | - | []"),
    ],
    "other items, `clear`": [
      Row(
        .two, .big, deep, .sidebar("b"), "selectedSidebar(b, previous: a), popped([x])", "b | []"),
      Row(
        .two, .uprightPhone, deep, .sidebar("b"), "selectedSidebar(b, previous: a), popped([x])",
        "b | []"),
    ],
    "other items, `keep`": [
      Row(
        .stacked(.two, changing: .keep), .big, deep, .sidebar("b"),
        "selectedSidebar(b, previous: a)", "b | [x]"),
      Row(
        .stacked(.two, changing: .keep), .uprightPhone, deep, .sidebar("b"),
        "selectedSidebar(b, previous: a)", "b | [x]"),
    ],
    "nothing any longer": [
      Row(.stacked(.two, changing: .keep), .big, deep, .sidebar(), gone, "- | []"),
      Row(.stacked(.two, changing: .keep), .uprightPhone, deep, .sidebar(), gone, "- | []"),
    ],
    "nothing, as before": [
      Row(.two, .big, [.push("x")], .sidebar(), "unchanged", "- | [x]"),
      Row(.two, .uprightPhone, [.push("x")], .sidebar(), "popped([x])", "- | []"),
      Row(.two, .uprightPhone, [], .sidebar(), "unchanged", "- | []"),
    ],
    "the same items, `keep`": [
      Row(.two, .big, deep, .sidebar("a"), "unchanged", "a | [x]"),
      Row(.two, .uprightPhone, deep, .sidebar("a"), "unchanged", "a | [x]"),
      Row(.two, .uprightPhone, deep + [.prefer(.sidebar)], .sidebar("a"), "", "a | [x] ^detail"),
    ],
    "the same items, `reset`": [
      Row(reset, .big, deep, .sidebar("a"), "popped([x])", "a | []"),
      Row(reset, .big, [.sidebar("a")], .sidebar("a"), "unchanged", "a | []"),
      Row(reset, .uprightPhone, deep, .sidebar("a"), "popped([x])", "a | []"),
      Row(
        reset, .uprightPhone, [.sidebar("a"), .prefer(.sidebar)], .sidebar("a"), "",
        "a | [] ^detail"),
    ],
  ]

  static let inspector = Do.column(.presentInspector(true))
  static let three: [Do] = [
    .push("s", in: .sidebar), .sidebar("a"), .push("c", in: .content), .content("1"),
  ]

  static let back: [String: [Row]] = [
    "something presented, or the detail is searching": [
      Row(
        .two, .uprightPhone, deep + [.pane(.sheet("z"))], .back(), "dismissed(z, cause: code)",
        "a | [x]"),
      Row(
        .two, .big, deep + [.search(.beginSearch)], .back(), #"searchEnded("") at level 0"#,
        "a | [x]"),
    ],
    "an inspector": [
      Row(.two, .uprightPhone, deep + [inspector], .back(), "", "a | [x]"),
      Row(.two, .big, deep + [inspector], .back(), "popped([x])", "a | [] +inspector"),
    ],
    "a search or screens in a column": [
      Row(
        .three, .uprightPhone, three, .back(), "selectedContent(nothing, previous: 1)",
        "a [s] | - [c] | []"),
      Row(
        .three, .uprightPhone, three + [.prefer(.content)], .back(), "popped([c]) in content",
        "a [s] | 1 | [] ^content"),
      Row(.three, .big, three, .back(), "popped([c]) in content", "a [s] | 1 | []"),
      Row(
        .three, .big, three + [.back(), .search(.beginSearch, in: .sidebar)], .back(),
        #"searchEnded("") at level 0 in sidebar"#, "a [s] | 1 | []"),
    ],
    "a column's root, with one before it": [
      Row(
        .two, .uprightPhone, [.sidebar("a")], .back(), "selectedSidebar(nothing, previous: a)",
        "- | []"),
      Row(.two, .uprightPhone, [.prefer(.detail)], .back(), "", "- | [] ^sidebar"),
      Row(.two, .big, [.sidebar("a")], .back(), "unhandled", "a | []"),
    ],
    "the sidebar's root": [
      Row(.two, .uprightPhone, [], .back(), "unhandled", "- | []"),
      Row(.two, .big, [], .back(), "unhandled", "- | []"),
    ],
    "an earlier place is remembered": [
      Row(
        .stacked(.two, back: .latest), .uprightPhone, deep, .back(), "popped([x])", "a | []"),
      Row(
        .stacked(.two, back: .untilColumnChange), .big, deep, .back(), gone, "- | []"),
      Row(
        .stacked(.two, back: .untilVisibleChange), .big, deep, .back(), "unhandled", "a | [x]"),
    ],
  ]

  static let guarding: [String: [Row]] = [
    "`mark`, `unmark` the root of the content or the detail": [
      Row(.two, .big, [], .mark(.root), "notThere", "- | []"),
      Row(.two, .big, [.sidebar("a")], .mark(.root), "", "a | ![]"),
      Row(.two, .big, [.sidebar("a"), .mark(.root)], .mark(.root), "unchanged", "a | ![]"),
      Row(.two, .big, [.sidebar("a"), .mark(.root)], .unmark(.root), "", "a | []"),
      Row(.two, .big, [.sidebar("a")], .unmark(.root), "unchanged", "a | []"),
      Row(.two, .big, [], .unmark(.root), "notThere", "- | []"),
      Row(.two, .big, [.sidebar("a")], .mark(.root, in: .content), "notThere", "a | []"),
      Row(.three, .big, [.sidebar("a")], .mark(.root, in: .content), "", "a | -! | []"),
      Row(.three, .big, [.sidebar("a")], .mark(.root, in: .detail), "notThere", "a | - | []"),
      Row(.three, .big, [.content("1")], .mark(.root, in: .content), "notThere", "- | 1 | []"),
    ],
    "`mark`, `unmark` the root of the sidebar or the secondary column": [
      Row(.two, .big, [.sidebar("a")], .mark(.root, in: .sidebar), "notThere", "a | []"),
      Row(.two, .big, [.sidebar("a")], .mark(.root, in: .secondary), "notThere", "a | []"),
      Row(.two, .big, [.sidebar("a")], .unmark(.root, in: .secondary), "notThere", "a | []"),
    ],
    "`adapt`, while a question waits": [
      Row(
        .two, .big, deep + [.mark(.screen("x")), .pop()], .adapt(.uprightPhone), "", "a | [x!] ?"),
      Row(
        .two, .uprightPhone, [.push("x"), .mark(.screen("x")), .sidebar()], .adapt(.big),
        "exitDropped",
        "- | [x!]"),
    ],
  ]

  static let configuring: [String: [Row]] = [
    "equal": [Row(.two, .big, [], .configure(.stacked(.two)), "unchanged", "- | []")],
    "a stack deeper than the rules allow, or more levels": [
      Row(
        .two, .big, deep, .configure(.stacked(.two, router: RouterRules(depth: 0))), "tooDeep",
        "a | [x]"),
      Row(
        .two, .big, [.push("n", in: .secondary)],
        .configure(.stacked(.two, router: RouterRules(depth: 0))), "tooDeep",
        "- | [] secondary [n]"),
      Row(
        .two, .big, [.pane(.sheet("z"))],
        .configure(.stacked(.two, router: RouterRules(levels: 0))), "tooManyLevels",
        "- | [] + z"),
    ],
    "more selected than the rules allow": [
      Row(
        .two, .big, [.sidebar("a", "b")], .configure(.stacked(.two, limit: 1)), "tooManySelected",
        "a+b | []"),
      Row(
        .three, .big, [.content("1", "2")], .configure(.stacked(.three, limit: 1)),
        "tooManySelected", "- | 1+2 | []"),
      Row(
        .three, .big, [.content("1", "2")], .configure(.stacked(.two, limit: 1)),
        "selectedContent(nothing, previous: [1, 2])", "- | []"),
    ],
    "two columns in place of three": [
      Row(
        .three, .big, [.search(.beginSearch, in: .content)], .configure(.stacked(.two)),
        #"searchEnded("") at level 0 in content"#, "- | []"),
      Row(
        kept(.three), .big,
        [.search(.beginSearch, in: .content), .search(.setSearchText("q"), in: .content)],
        .configure(kept(.two)), #"searchEnded("q") at level 0 in content"#, "- | []"),
      Row(
        kept(.three), .big, [.search(.setSearchScope("s"), in: .content)], .configure(kept(.two)),
        "", "- | []"),
      Row(
        .three, .big, three + [.push("x")], .configure(.stacked(.two)),
        "selectedContent(nothing, previous: 1), popped([c]) in content", "a [s] | [x]"),
    ],
    "a column that may have no stack": [
      Row(
        .three, .big, three, .configure(.stacked(.three, hasStack: false)),
        "popped([s]) in sidebar, popped([c]) in content", "a | 1 | []")
    ],
    "any other": [Row(.two, .big, deep, .configure(.stacked(.three)), "", "a | - | [x]")],
  ]

  static let tables = [general, selecting, back, guarding, configuring]

  @Test("each example does what its row says", arguments: tables.flatMap { $0.values.joined() })
  func example(row: Row) {
    row.check()
  }

  @Test("each row of the documentation has examples, and there are no others")
  func completeness() throws {
    let tables = try documentedTables(under: "SplitViewState")
    #expect(tables == Self.tables.map { Set($0.keys) })
    #expect(Self.tables.allSatisfy { $0.values.allSatisfy { !$0.isEmpty } })
  }
}
