import NavState
import Testing

/// Steps back and second taps where a tab owns a split view.
@Suite("TabRouter, back and second taps in split views")
struct SplitTabBackTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  /// Something of everything a step back ends, in a tab that was selected after another one.
  static let full: [Do] = [
    .select("mail"), .mail(.push("s", in: .sidebar)), .mail(.sidebar("a")),
    .mail(.push("c", in: .content)), .mail(.content("1")), .mail(.push("x")),
    .mail(.search(.beginSearch)), .pane(.sheet("p"), in: "mail"),
  ]

  static func rules(_ back: TabBackRule) -> TabRules<String> { .split("home mail", back: back) }

  /// The steps back from a state until one is unhandled, and all the states in words.
  static func trail(_ tabs: Place, in tab: String? = nil) -> [String] {
    var tabs = tabs
    var words: [String] = []
    while words.count < 40 {
      let (after, outcome) = tabs.stepping(.back(in: tab, by: .user))
      guard outcome.isChanged else {
        return words + [outcome.tabWords]
      }
      words.append(after.columnWords)
      tabs = after
    }
    return words
  }

  @Test("expanded: what is presented, the search, the stacks trailing first, and then the tabs")
  func expanded() {
    let tabs = Place.after(Self.rules(.history), .big, Self.full)
    #expect(
      Self.trail(tabs) == [
        "*mail: a [s] | 1 [c] | ~[x] < home", "*mail: a [s] | 1 [c] | [x] < home",
        "*mail: a [s] | 1 [c] | [] < home", "*mail: a [s] | 1 | [] < home",
        "*mail: a | 1 | [] < home", "*home; mail: a | 1 | []", "unhandled",
      ])
  }

  @Test("collapsed: down the one stack of all columns, selections too, and then the tabs")
  func collapsed() {
    let tabs = Place.after(Self.rules(.history), .uprightPhone, Self.full)
    #expect(
      Self.trail(tabs) == [
        "*mail: a [s] | 1 [c] | ~[x] < home", "*mail: a [s] | 1 [c] | [x] < home",
        "*mail: a [s] | 1 [c] | [] < home", "*mail: a [s] | - [c] | [] < home",
        "*mail: a [s] | - | [] < home", "*mail: - [s] | - | [] < home", "*mail < home",
        "*home", "unhandled",
      ])
  }

  @Test(
    "one that names the tab, or a column, never leads to another tab",
    arguments: [Traits.big, .uprightPhone])
  func addressed(traits: Traits) {
    let tabs = Place.after(Self.rules(.fullHistory), traits, Self.full)
    let words = Self.trail(tabs, in: "mail")
    #expect(words.last == "unhandled" && words.dropLast().allSatisfy { $0.contains("*mail") })
    for column in PaneColumn.allCases {
      var tabs = Place.after(Self.rules(.fullHistory), traits, Self.full)
      var count = 0
      while tabs["mail"].reduce(.at(column, .back)).isChanged { count += 1 }
      #expect(
        tabs.selection == "mail"
          && count == [1, 1, 3, 0][PaneColumn.allCases.firstIndex(of: column) ?? 0])
      #expect(tabs.reduce(.pane(.column(.at(column, .back)))) == .unhandled)
    }
  }

  static let across: [(TabBackRule, String)] = [
    (.none, "unhandled"), (.first, "selected(home, previous: mail)"),
    (.declaredOrder, "selected(notes, previous: mail)"),
    (.history, "selected(home, previous: mail)"), (.fullHistory, "selected(home, previous: mail)"),
  ]

  @Test("from the last root across tabs by the rule", arguments: across)
  func goingAcross(rule: TabBackRule, outcome: String) {
    for traits in [Traits.big, .uprightPhone] {
      let tabs = Place.after(.split("home notes mail", back: rule), traits, [.select("mail")])
      #expect(tabs.stepping(.back(by: .user)).outcome.tabWords == outcome)
    }
  }

  @Test("a tab that remembers earlier places goes through them first")
  func earlier() {
    let material = SplitRules.stacked(.two, back: .latest)
    let rules = TabRules.split("home mail", ["mail": material], back: .history)
    let tabs = Place.after(
      rules, .big, [.select("mail"), .mail(.sidebar("a")), .mail(.sidebar("b")), .mail(.push("x"))])
    #expect(
      Self.trail(tabs) == [
        "*mail: b | [] < home", "*mail: a | [] < home", "*mail < home", "*home", "unhandled",
      ])
  }

  // MARK: - A second tap

  static let deep = Array(full.dropLast(2))

  static let tapped: [SplitTabRow] = [
    SplitTabRow(
      .split("home mail"), .big, deep, .select("mail", by: .user),
      "mail: popped([x]), mail: popped([c]) in content, mail: popped([s]) in sidebar",
      "*mail: a | 1 | [] < home"),
    SplitTabRow(
      .split("home mail"), .uprightPhone, deep, .select("mail", by: .user),
      "mail: selectedSidebar(nothing, previous: a), mail: selectedContent(nothing, previous: 1), "
        + "mail: popped([x]), mail: popped([c]) in content, mail: popped([s]) in sidebar",
      "*mail < home"),
    SplitTabRow(
      .split("home mail"), .uprightPhone, [.select("mail"), .mail(.prefer(.detail))],
      .select("mail", by: .user), "", "*mail: - | - | [] ^sidebar < home"),
    SplitTabRow(
      .split("home mail"), .big, [.select("mail"), .mail(.sidebar("a")), .mail(.prefer(.detail))],
      .select("mail", by: .user), "scrollToTop(mail)", "*mail: a | - | [] ^detail < home"),
    SplitTabRow(
      .split("home mail"), .uprightPhone, [.select("mail")], .select("mail"), "scrollToTop(mail)",
      "*mail < home"),
    SplitTabRow(
      .split("home mail", reselecting: .popToRoot), .uprightPhone, [.select("mail")],
      .select("mail"),
      "unchanged", "*mail < home"),
    SplitTabRow(
      .split("home mail", reselecting: .scrollToTop), .uprightPhone, deep, .select("mail"),
      "scrollToTop(mail)", "*mail: a [s] | 1 [c] | [x] < home"),
    SplitTabRow(
      .split("home mail", reselecting: .nothing), .uprightPhone, deep, .select("mail"), "unchanged",
      "*mail: a [s] | 1 [c] | [x] < home"),
  ]

  @Test("leads to the sidebar where columns are collapsed, else pops all stacks", arguments: tapped)
  func tapping(row: SplitTabRow) { row.check() }

  @Test("what it left is a place to go back to, where earlier ones are remembered")
  func tappingIsRemembered() {
    let material = SplitRules.stacked(.two, back: .latest)
    let tabs = Place.after(
      .split("home mail", ["mail": material]), .uprightPhone,
      [.select("mail"), .mail(.sidebar("a")), .mail(.push("x")), .select("mail")])
    #expect(tabs["mail"].compactPath.isEmpty)
    #expect(tabs.stepping(.back()).after.columnWords == "*mail: a | [x] < home")
  }

  @Test(
    "where the platform has emptied the one path for it, it does not scroll",
    arguments: [Cause.user, .container])
  func emptied(cause: Cause) {
    var tabs = Place.after(
      .split("home mail"), .uprightPhone,
      [.select("mail"), .mail(.sidebar("a")), .mail(.content("1"))])
    #expect(tabs["mail"].reduce(.set([]), in: Context(cause: cause)).isChanged)
    #expect(tabs.columnWords == "*mail < home")
    #expect(tabs.select("mail", in: .user) == .changed([]))
    tabs["mail"].compactPath = [.sidebarSelection(["a"])]
    #expect(
      tabs.select("mail", in: .user).tabWords == "mail: selectedSidebar(nothing, previous: a)")
    #expect(tabs.select("mail", in: .user) == .changed([.scrollToTop("mail")]))
    // One selection less is a step back, and no tap.
    tabs["mail"].compactPath = [.sidebarSelection(["a"])]
    tabs["mail"].compactPath = []
    #expect(tabs.select("mail", in: .user) == .changed([.scrollToTop("mail")]))
  }

  @Test(
    "where the platform has emptied the detail's path, it pops what is left of the other columns")
  func emptiedDetail() {
    for (traits, after) in [
      (Traits.uprightPhone, "*mail < home"), (.big, "*mail: a | 1 | [] < home"),
    ] {
      var tabs = Place.after(.split("home mail"), traits, Self.deep + [.push("y")])
      tabs["mail"].path = []
      #expect(tabs.select("mail", in: .user).isChanged)
      #expect(tabs.columnWords == after)
    }
    var tabs = Place.after(
      .split("home mail"), .big, [.select("mail"), .mail(.push("x")), .mail(.push("y"))])
    _ = tabs["mail"].reduce(.at(.detail, .stack(.set([]))), in: .user)
    #expect(tabs.select("mail", in: .user) == .changed([]))
  }

  @Test("the tab for searching may own a split view, whose own search it is")
  func searching() {
    let rules = TabRules.split(
      "home find?", ["find": .stacked(.two)], search: .searchTabSelection)
    let tabs = Place.after(rules, .big, [.select("find")])
    #expect(tabs.columnWords == "*find: - | ~[] < home")
    let (ended, outcome) = tabs.stepping(.search(.endSearch()))
    #expect(ended.columnWords == "*home", "\(outcome)")
    let (column, _) = tabs.stepping(.on(nil, .search(.beginSearch, in: .sidebar)))
    #expect(column.stepping(.on(nil, .search(.endSearch(), in: .sidebar))).after == tabs)
  }
}
