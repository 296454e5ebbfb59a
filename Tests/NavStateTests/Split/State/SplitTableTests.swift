import Foundation
import NavState
import Testing

/// The tables of the documentation, row by row: each has examples, and each example does what is said.
@Suite("SplitViewState, as its tables say")
struct SplitTableTests {
  typealias Do = Step<SplitViewState<Cards>.Action>
  typealias Row = SplitRow

  static let reset = SplitRules.stacked(.two, reselecting: .reset)
  static let plain = SplitRules(columns: .two)
  static let deep: [Do] = [.sidebar("a"), .push("x")]
  static let gone = "selectedSidebar(nothing, previous: a), popped([x])"

  static let general: [String: [Row]] = [
    "of a pane": [
      Row(.two, .pad, [], .push("x"), "pushed([x])", "- | [x]"),
      Row(.two, .pad, [], .pop(), "unhandled", "- | []"),
      Row(.two, .pad, [], .pane(.sheet("z")), "presented(z)", "- | [] + z"),
    ],
    "of a pane, a column named": [
      Row(.two, .pad, [], .push("x", in: .detail), "pushed([x])", "- | [x]"),
      Row(.two, .pad, [], .push("s", in: .sidebar), "pushed([s]) in sidebar", "- [s] | []"),
      Row(.two, .pad, [], .search(.beginSearch, in: .content), "notThere", "- | []"),
      Row(.two, .pad, [], .pane(.dismiss(), in: .content), "notThere", "- | []"),
      Row(plain, .pad, [], .push("s", in: .sidebar), "notThere", "- | []"),
      Row(
        plain, .pad, [], .pane(.at(level: 0, .push("s", asker: .root)), in: .sidebar), "notThere",
        "- | []"),
      Row(
        plain, .pad, [], .pane(.at(level: 0, .stack(.popToRoot)), in: .sidebar), "notThere",
        "- | []"),
      Row(.two, .pad, [], .pane(.sheet(.present("z")), in: .sidebar), "notThere", "- | []"),
      Row(.two, .pad, [], .pane(.sheet("z"), in: .sidebar), "notThere", "- | []"),
      Row(.two, .pad, [], .pane(.dismiss(), in: .sidebar), "unchanged", "- | []"),
      Row(
        plain, .pad, [], .search(.beginSearch, in: .sidebar), "searchBegan at level 0 in sidebar",
        "-~ | []"),
      Row(
        .two, .phone, [], .push("n", in: .secondary), "pushed([n]) in secondary",
        "- | [] secondary [n]"),
      Row(
        .two, .phone, [], .pane(.sheet("z"), in: .secondary), "presented(z) in secondary",
        "- | [] secondary [] + z"),
      Row(
        .two, .pad, [], .column(.at(.detail, .column(.toggleSidebar))), "notThere", "- | []"),
      Row(
        .two, .pad, [], .column(.at(.sidebar, .column(.at(.sidebar, .back)))), "notThere",
        "- | []"),
      Row(
        .two, .pad, [], .column(.at(.secondary, .column(.selectSidebar(["a"])))), "notThere",
        "- | []"),
    ],
    "`back`, a column named": [
      Row(.two, .phone, [.sidebar("a")], .back(in: .detail), "unhandled", "a | []"),
      Row(.two, .phone, deep, .back(in: .detail), "popped([x])", "a | []"),
      Row(.two, .pad, [], .back(in: .content), "notThere", "- | []"),
    ],
    "`selectSidebar`, `selectContent`": [
      Row(.two, .pad, [], .sidebar("a"), "selectedSidebar(a, previous: nothing)", "a | []")
    ],
    "`showDetail`": [
      Row(.two, .pad, [], .column(.showDetail("x")), "pushed([x])", "- | [x]"),
      Row(.two, .pad, [.push("x")], .column(.showDetail("x")), "unchanged", "- | [x]"),
      Row(
        .two, .pad, [.push("x")], .column(.showDetail("y")),
        "replaced(removed: [x], added: [y])", "- | [y]"),
      Row(
        .two, .phone, [.push("x"), .prefer(.sidebar)], .column(.showDetail("x")), "",
        "- | [x] ^detail"),
      Row(
        .stacked(.two, router: RouterRules(depth: 0)), .pad, [], .column(.showDetail("x")),
        "tooDeep", "- | []"),
    ],
    "`dismissColumn`": [
      Row(.two, .pad, deep, .column(.dismiss(.sidebar)), "unchanged", "a | [x]"),
      Row(.two, .pad, deep, .column(.dismiss(.detail)), gone, "- | []"),
      Row(.two, .pad, [], .column(.dismiss(.detail)), "unchanged", "- | []"),
      Row(.two, .phone, [.prefer(.detail)], .column(.dismiss(.detail)), "", "- | [] ^sidebar"),
    ],
    "`showColumn`": [
      Row(.two, .pad, [], .column(.show(.detail)), "unchanged", "- | []"),
      Row(.two, .uprightPad, [], .column(.show(.sidebar)), "", "- | [] (all)"),
      Row(.two, .phone, [], .column(.show(.detail)), "", "- | [] ^detail"),
      Row(.two, .phone, [], .column(.show(.sidebar)), "unchanged", "- | []"),
    ],
    "`hideColumn`": [
      Row(.two, .pad, [], .column(.hide(.detail)), "notHideable", "- | []"),
      Row(.three, .mac, [], .column(.hide(.content)), "notHideable", "- | - | []"),
      Row(.two, .phone, [], .column(.hide(.sidebar)), "notHideable", "- | []"),
      Row(.two, .pad, [], .column(.hide(.sidebar)), "", "- | [] (detailOnly)"),
      Row(.two, .uprightPad, [], .column(.hide(.sidebar)), "unchanged", "- | []"),
      Row(.two, .phone, [], .column(.hide(.detail)), "unchanged", "- | []"),
      Row(.two, .phone, [.sidebar("a")], .column(.hide(.detail)), "", "a | [] ^sidebar"),
    ],
    "`toggleSidebar`": [
      Row(.two, .phone, [], .column(.toggleSidebar), "collapsed", "- | []"),
      Row(.two, .pad, [], .column(.toggleSidebar), "", "- | [] (detailOnly)"),
    ],
    "`setVisibility`, `setPreferredCompactColumn`, `presentInspector`, `showSecondary`": [
      Row(.two, .phone, [], .visible(.automatic), "unchanged", "- | []"),
      Row(.two, .phone, [], .visible(.all), "", "- | [] (all)"),
      Row(.two, .pad, [], .prefer(nil), "unchanged", "- | []"),
      Row(.two, .pad, [], .prefer(.sidebar), "", "- | [] ^sidebar"),
      Row(.two, .pad, [], .column(.presentInspector(false)), "unchanged", "- | []"),
      Row(.two, .pad, [], .column(.presentInspector(true)), "", "- | [] +inspector"),
      Row(.two, .phone, [], .column(.showSecondary(false)), "unchanged", "- | []"),
      Row(.two, .phone, [], .column(.showSecondary(true)), "", "- | [] +secondary"),
    ],
    "`setColumnWidth`": [
      Row(.two, .pad, [], .column(.setWidth(9, of: .content)), "notThere", "- | []"),
      Row(.two, .pad, [], .column(.setWidth(-1, of: .sidebar)), "notALength", "- | []"),
      Row(.two, .pad, [], .column(.setWidth(nil, of: .sidebar)), "unchanged", "- | []"),
      Row(.two, .pad, [], .column(.setWidth(9, of: .sidebar)), "", "- | []"),
    ],
    "`setCompactPath`": [
      Row(.two, .pad, [], .path([.sidebarSelection([])]), "outOfOrder", "- | []"),
      Row(
        .two, .pad, [], .path([.sidebarSelection(["a", "b", "c"])]), "tooManySelected", "- | []"),
      Row(.two, .pad, [], .path([.contentSelection(["1"])]), "notThere", "- | []"),
      Row(plain, .pad, [], .path([.screen("s", in: .sidebar)]), "notThere", "- | []"),
      Row(
        .stacked(.two, router: RouterRules(depth: 0)), .pad, [],
        .path([.screen("x", in: .detail)]), "tooDeep", "- | []"),
      Row(
        .two, .pad, deep, .path([.sidebarSelection(["a"]), .screen("x", in: .detail)]),
        "unchanged", "a | [x]"),
      Row(.two, .pad, deep, .path([]), gone, "- | []"),
    ],
    "`adapt`": [
      Row(.two, .pad, [], .adapt(Traits()), "unchanged", "- | []"),
      Row(.two, .pad, [], .adapt(.phone), "", "- | []"),
    ],
  ]

  static let selecting: [String: [Row]] = [
    "the content, where there are two columns": [
      Row(.two, .pad, [], .content("1"), "notThere", "- | []")
    ],
    "more than may be": [
      Row(.two, .pad, [], .sidebar("a", "b", "c"), "tooManySelected", "- | []"),
      Row(.three, .phone, [], .content("1", "2", "3"), "tooManySelected", "- | - | []"),
    ],
    "other items, `clear`": [
      Row(
        .two, .pad, deep, .sidebar("b"), "selectedSidebar(b, previous: a), popped([x])", "b | []"),
      Row(
        .two, .phone, deep, .sidebar("b"), "selectedSidebar(b, previous: a), popped([x])", "b | []"),
    ],
    "other items, `keep`": [
      Row(
        .stacked(.two, changing: .keep), .pad, deep, .sidebar("b"),
        "selectedSidebar(b, previous: a)", "b | [x]"),
      Row(
        .stacked(.two, changing: .keep), .phone, deep, .sidebar("b"),
        "selectedSidebar(b, previous: a)", "b | [x]"),
    ],
    "nothing any longer": [
      Row(.stacked(.two, changing: .keep), .pad, deep, .sidebar(), gone, "- | []"),
      Row(.stacked(.two, changing: .keep), .phone, deep, .sidebar(), gone, "- | []"),
    ],
    "nothing, as before": [
      Row(.two, .pad, [.push("x")], .sidebar(), "unchanged", "- | [x]"),
      Row(.two, .phone, [.push("x")], .sidebar(), "popped([x])", "- | []"),
      Row(.two, .phone, [], .sidebar(), "unchanged", "- | []"),
    ],
    "the same items, `keep`": [
      Row(.two, .pad, deep, .sidebar("a"), "unchanged", "a | [x]"),
      Row(.two, .phone, deep, .sidebar("a"), "unchanged", "a | [x]"),
      Row(.two, .phone, deep + [.prefer(.sidebar)], .sidebar("a"), "", "a | [x] ^detail"),
    ],
    "the same items, `reset`": [
      Row(reset, .pad, deep, .sidebar("a"), "popped([x])", "a | []"),
      Row(reset, .pad, [.sidebar("a")], .sidebar("a"), "unchanged", "a | []"),
      Row(reset, .phone, deep, .sidebar("a"), "popped([x])", "a | []"),
      Row(reset, .phone, [.sidebar("a"), .prefer(.sidebar)], .sidebar("a"), "", "a | [] ^detail"),
    ],
  ]

  static let inspector = Do.column(.presentInspector(true))
  static let three: [Do] = [
    .push("s", in: .sidebar), .sidebar("a"), .push("c", in: .content), .content("1"),
  ]

  static let back: [String: [Row]] = [
    "something presented, or the detail is searching": [
      Row(
        .two, .phone, deep + [.pane(.sheet("z"))], .back(), "dismissed(z, cause: code)",
        "a | [x]"),
      Row(
        .two, .pad, deep + [.search(.beginSearch)], .back(), #"searchEnded("") at level 0"#,
        "a | [x]"),
    ],
    "an inspector": [
      Row(.two, .phone, deep + [inspector], .back(), "", "a | [x]"),
      Row(.two, .pad, deep + [inspector], .back(), "popped([x])", "a | [] +inspector"),
    ],
    "a search or screens in a column": [
      Row(
        .three, .phone, three, .back(), "selectedContent(nothing, previous: 1)",
        "a [s] | - [c] | []"),
      Row(
        .three, .phone, three + [.prefer(.content)], .back(), "popped([c]) in content",
        "a [s] | 1 | [] ^content"),
      Row(.three, .pad, three, .back(), "popped([c]) in content", "a [s] | 1 | []"),
      Row(
        .three, .pad, three + [.back(), .search(.beginSearch, in: .sidebar)], .back(),
        #"searchEnded("") at level 0 in sidebar"#, "a [s] | 1 | []"),
    ],
    "a column's root, with one before it": [
      Row(
        .two, .phone, [.sidebar("a")], .back(), "selectedSidebar(nothing, previous: a)", "- | []"),
      Row(.two, .phone, [.prefer(.detail)], .back(), "", "- | [] ^sidebar"),
      Row(.two, .pad, [.sidebar("a")], .back(), "unhandled", "a | []"),
    ],
    "the sidebar's root": [
      Row(.two, .phone, [], .back(), "unhandled", "- | []"),
      Row(.two, .pad, [], .back(), "unhandled", "- | []"),
    ],
    "an earlier place is remembered": [
      Row(
        .stacked(.two, back: .latest), .phone, deep, .back(), "popped([x])", "a | []"),
      Row(
        .stacked(.two, back: .untilColumnChange), .pad, deep, .back(), gone, "- | []"),
      Row(
        .stacked(.two, back: .untilVisibleChange), .pad, deep, .back(), "unhandled", "a | [x]"),
    ],
  ]

  static let guarding: [String: [Row]] = [
    "`mark`, `unmark` the root of the content or the detail": [
      Row(.two, .pad, [], .mark(.root), "notThere", "- | []"),
      Row(.two, .pad, [.sidebar("a")], .mark(.root), "", "a | ![]"),
      Row(.two, .pad, [.sidebar("a"), .mark(.root)], .mark(.root), "unchanged", "a | ![]"),
      Row(.two, .pad, [.sidebar("a"), .mark(.root)], .unmark(.root), "", "a | []"),
      Row(.two, .pad, [.sidebar("a")], .unmark(.root), "unchanged", "a | []"),
      Row(.two, .pad, [], .unmark(.root), "notThere", "- | []"),
      Row(.two, .pad, [.sidebar("a")], .mark(.root, in: .content), "notThere", "a | []"),
      Row(.three, .pad, [.sidebar("a")], .mark(.root, in: .content), "", "a | -! | []"),
      Row(.three, .pad, [.sidebar("a")], .mark(.root, in: .detail), "notThere", "a | - | []"),
      Row(.three, .pad, [.content("1")], .mark(.root, in: .content), "notThere", "- | 1 | []"),
    ],
    "`mark`, `unmark` the root of the sidebar or the secondary column": [
      Row(.two, .pad, [.sidebar("a")], .mark(.root, in: .sidebar), "notThere", "a | []"),
      Row(.two, .pad, [.sidebar("a")], .mark(.root, in: .secondary), "notThere", "a | []"),
      Row(.two, .pad, [.sidebar("a")], .unmark(.root, in: .secondary), "notThere", "a | []"),
    ],
    "`adapt`, while a question waits": [
      Row(
        .two, .pad, deep + [.mark(.screen("x")), .pop()], .adapt(.phone), "", "a | [x!] ?"),
      Row(
        .two, .phone, [.push("x"), .mark(.screen("x")), .sidebar()], .adapt(.pad), "exitDropped",
        "- | [x!]"),
    ],
  ]

  static let configuring: [String: [Row]] = [
    "equal": [Row(.two, .pad, [], .configure(.stacked(.two)), "unchanged", "- | []")],
    "a stack deeper than the rules allow, or more levels": [
      Row(
        .two, .pad, deep, .configure(.stacked(.two, router: RouterRules(depth: 0))), "tooDeep",
        "a | [x]"),
      Row(
        .two, .pad, [.push("n", in: .secondary)],
        .configure(.stacked(.two, router: RouterRules(depth: 0))), "tooDeep",
        "- | [] secondary [n]"),
      Row(
        .two, .pad, [.pane(.sheet("z"))],
        .configure(.stacked(.two, router: RouterRules(levels: 0))), "tooManyLevels",
        "- | [] + z"),
    ],
    "more selected than the rules allow": [
      Row(
        .two, .pad, [.sidebar("a", "b")], .configure(.stacked(.two, limit: 1)), "tooManySelected",
        "a+b | []"),
      Row(
        .three, .pad, [.content("1", "2")], .configure(.stacked(.three, limit: 1)),
        "tooManySelected", "- | 1+2 | []"),
      Row(
        .three, .pad, [.content("1", "2")], .configure(.stacked(.two, limit: 1)),
        "selectedContent(nothing, previous: [1, 2])", "- | []"),
    ],
    "two columns in place of three": [
      Row(
        .three, .pad, [.search(.beginSearch, in: .content)], .configure(.stacked(.two)), "",
        "- | []"),
      Row(
        .three, .pad, three + [.push("x")], .configure(.stacked(.two)),
        "selectedContent(nothing, previous: 1), popped([c]) in content", "a [s] | [x]"),
    ],
    "a column that may have no stack": [
      Row(
        .three, .pad, three, .configure(.stacked(.three, hasStack: false)),
        "popped([s]) in sidebar, popped([c]) in content", "a | 1 | []")
    ],
    "any other": [Row(.two, .pad, deep, .configure(.stacked(.three)), "", "a | - | [x]")],
  ]

  static let tables = [general, selecting, back, guarding, configuring]

  @Test("each example does what its row says", arguments: tables.flatMap { $0.values.joined() })
  func example(row: Row) {
    row.check()
  }

  @Test("each row of the documentation has examples, and there are no others")
  func completeness() throws {
    let file = URL(filePath: #filePath)
      .appending(
        path: "../../../../../Sources/NavState/NavState.docc/Articles/ActionsAndOutcomes.md")
    let text = try String(contentsOf: file.standardized, encoding: .utf8)
    let begin = try #require(text.firstRange(of: "### SplitViewState\n"))
    let end = try #require(text.firstRange(of: "### Revisioned"))
    var tables: [Set<String>] = []
    var isTable = false
    for line in text[begin.upperBound..<end.lowerBound].split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let cell = line.hasPrefix("| ") ? line.dropFirst(2).firstRange(of: " |") : nil
      if let cell, isTable {
        tables[tables.endIndex - 1].insert(String(line[..<cell.lowerBound].dropFirst(2)))
      }
      // The header's row begins a table.
      if cell != nil, !isTable { tables.append([]) }
      isTable = line.hasPrefix("|")
    }
    #expect(tables == Self.tables.map { Set($0.keys) })
    #expect(Self.tables.allSatisfy { $0.values.allSatisfy { !$0.isEmpty } })
  }
}
