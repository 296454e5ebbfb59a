import NavState
import Testing

/// The stack under the tab that is shown, where a selected tab has no entry of its own.
@Suite("TabRouter, the stack under the shown tab")
struct ShownPathTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  /// Tabs that stand in the sidebar only: one with a twin, one that the first tab stands for.
  static func rules(
    _ line: String = "home inbox news> tags>", back: TabBackRule = .none, visits: Int = 8
  ) -> TabRules<String> {
    .split(line, back: back, visits: visits, twins: ["news": "inbox"])
  }

  static let deep: [Do] = [
    .push("i", in: "inbox"), .push("h", in: "home"), .select("news"), .push("n"), .push("m"),
  ]

  static let paths: [([Do], RouteStack<TabScreen<Cards>>)] = [
    ([], []), ([.push("h")], [.screen("h")]),
    ([.select("inbox"), .push("i")], [.screen("i")]),
    ([.select("news")], [.tab("news")]), ([.select("tags")], [.tab("tags")]),
    (
      [.select("tags"), .push("t"), .push("h", in: "home")],
      [.screen("h"), .tab("tags"), .screen("t")]
    ),
    (deep, [.screen("i"), .tab("news"), .screen("n"), .screen("m")]),
  ]

  @Test("reads the screens of what is shown, the tab, and its screens", arguments: paths.indices)
  func reading(index: Int) {
    let (steps, path) = Self.paths[index]
    for rule in TabBackRule.allCases {
      var tabs = Place.after(Self.rules(back: rule), .uprightPhone, steps)
      #expect(tabs.shownPath == path)
      let before = tabs
      tabs.shownPath = path
      #expect(tabs == before, "writing what was read changes nothing")
      // Where there is room, a tab stands for itself.
      let wide = Place.after(Self.rules(back: rule), .big, steps)
      #expect(wide.shownPath == RouteStack(wide.path.map { .screen($0) }))
      tabs.adapt(to: .big)
      #expect(tabs.shownPath == wide.shownPath)
      tabs.adapt(to: before.traits)
      #expect(tabs.shownPath == path && tabs.columnWords == before.columnWords)
    }
  }

  static let writes: [(RouteStack<TabScreen<Cards>>, String)] = [
    // One screen less, none, and one more above the tab.
    ([.screen("i"), .tab("news"), .screen("n")], "home [h]; inbox [i]; *news [n] < home"),
    ([.screen("i"), .tab("news")], "home [h]; inbox [i]; *news < home"),
    (
      [.screen("i"), .tab("news"), .screen("n"), .screen("m"), .screen("o")],
      "home [h]; inbox [i]; *news [n, m, o] < home"
    ),
    // Without the tab the one that is shown is selected, and the tab keeps its screens.
    ([.screen("i")], "home [h]; *inbox [i]; news [n, m] < home news"),
    ([], "home [h]; *inbox; news [n, m] < home news"),
    ([.screen("j")], "home [h]; *inbox [j]; news [n, m] < home news"),
    // Below the tab, too.
    ([.tab("news"), .screen("n"), .screen("m")], "home [h]; inbox; *news [n, m] < home"),
    // Another tab.
    (
      [.screen("i"), .tab("tags"), .screen("t")],
      "home [h]; inbox [i]; news [n, m]; *tags [t] < home news"
    ),
    // A tab that there isn't: nothing of it.
    ([.screen("j"), .tab("?")], "home [h]; inbox [i]; *news [n, m] < home"),
  ]

  @Test(
    "a write selects the tab that stands in it, or the one that is shown", arguments: writes.indices
  )
  func writing(index: Int) {
    let (path, words) = Self.writes[index]
    var tabs = Place.after(Self.rules(), .uprightPhone, Self.deep)
    tabs.shownPath = path
    #expect(tabs.columnWords == words.replacing("; inbox;", with: ";"))
    #expect(tabs.violation == nil)
    if tabs.selection == "news" || tabs.selection == "inbox", !path.contains(.tab("?")) {
      #expect(tabs.shownPath == path, "what was written is read again")
    }
  }

  @Test("a write that the user may not make changes nothing")
  func refusing() {
    let rules = Self.rules("home inbox# news> tags>")
    var tabs = Place.after(rules, .uprightPhone, Self.deep)
    let before = tabs
    tabs.shownPath = [.screen("i")]
    #expect(tabs == before)
  }

  @Test("a write that takes away what is marked is held, and asks once")
  func guarding() {
    var tabs = Place.after(Self.rules(), .uprightPhone, Self.deep + [.mark("m")])
    let before = tabs
    tabs.shownPath = [.screen("i"), .tab("news"), .screen("n")]
    #expect(tabs.pendingPlaces == [TabPlace(.screen("m"), in: "news")])
    #expect(tabs.shownPath == before.shownPath)
    tabs.cancelExit()
    tabs.shownPath = [.screen("i")]
    #expect(tabs.pending == nil && tabs.selection == "inbox" && tabs.markedPlaces.count == 1)
  }

  @Test("a write goes straight to what it says, so that nothing is asked about that stays")
  func straight() {
    var tabs = Place.after(Self.rules(), .uprightPhone, Self.deep + [.mark("m")])
    let before = tabs
    // Not as a second tap.
    tabs.shownPath = tabs.shownPath
    #expect(tabs == before)
    // Nor by way of a shorter stack, where the shown tab is named itself.
    tabs = Place.after(Self.rules(), .uprightPhone, [.push("h"), .mark("h")])
    let shown = tabs
    tabs.shownPath = [.tab("home"), .screen("h")]
    #expect(tabs == shown)
  }

  // MARK: - Back

  @Test(
    "back at its root leads to the tab it stands on, by any rule", arguments: TabBackRule.allCases)
  func back(rule: TabBackRule) {
    let tabs = Place.after(Self.rules(back: rule), .uprightPhone, Self.deep)
    var words: [String] = []
    var current = tabs
    while words.count < 6 {
      let (after, outcome) = current.stepping(.back(by: .user))
      guard outcome.isChanged else { break }
      words.append("\(outcome.tabWords): \(after.selection) \(after.visitedTabs)")
      current = after
    }
    let toTwin = #"selected(inbox, previous: news): inbox ["home"]"#
    #expect(words.prefix(2).allSatisfy { $0.hasPrefix("news: popped") })
    #expect(words.dropFirst(2).first == toTwin)
    #expect(words.dropFirst(3).first == #"inbox: popped([i]): inbox ["home"]"#)
    let last: [TabBackRule: String] = [
      .first: #"selected(home, previous: inbox): home ["home", "inbox"]"#,
      .declaredOrder: #"selected(home, previous: inbox): home ["home", "inbox"]"#,
      .history: "selected(home, previous: inbox): home []",
      .fullHistory: "selected(home, previous: inbox): home []",
    ]
    #expect(words.dropFirst(4).first == last[rule])
  }

  @Test(
    "visits stay in order where the tab it stands on was visited before",
    arguments: [TabBackRule.history, .fullHistory])
  func visited(rule: TabBackRule) {
    var tabs = Place.after(
      Self.rules(back: rule), .uprightPhone,
      [.select("inbox"), .select("home"), .select("inbox"), .select("news")])
    #expect(
      tabs.visitedTabs
        == (rule == .history ? ["home", "inbox"] : ["home", "inbox", "home", "inbox"]))
    #expect(tabs.back(in: .user).tabWords == "selected(inbox, previous: news)")
    #expect(tabs.violation == nil)
    #expect(tabs.visitedTabs == (rule == .history ? ["home"] : ["home", "inbox", "home"]))
    var count = 0
    while tabs.back(in: .user).isChanged { count += 1 }
    #expect(count == (rule == .history ? 1 : 3) && tabs.selection == "home")
  }

  @Test("not where there is room, where it names the tab, or where the user may not select that")
  func backElsewhere() {
    let steps: [Do] = [.select("news")]
    for (tabs, step) in [
      (Place.after(Self.rules(), .big, steps), Do.back(by: .user)),
      (Place.after(Self.rules(), .uprightPhone, steps), .back(in: "news", by: .user)),
      (Place.after(Self.rules("home inbox# news>"), .uprightPhone, steps), .back(by: .user)),
    ] { #expect(tabs.stepping(step).outcome == .unhandled) }
    let disabled = Place.after(Self.rules("home inbox# news>"), .uprightPhone, steps)
    #expect(disabled.stepping(.back()).outcome.tabWords == "selected(inbox, previous: news)")
    #expect(Place.after(Self.rules(), .uprightPhone, [.select("news")]).isBackGuarded == false)
  }

  @Test("the tab that is shown for another one may own a split view, and so may that")
  func splitViews() {
    let rules = TabRules.split(
      "home mail notes>", back: .none, twins: ["notes": "mail"])
    var tabs = Place.after(
      rules, .uprightPhone,
      [
        .mail(.sidebar("a")), .mail(.push("x")), .select("notes"), .notes(.sidebar("n")),
        .push("y"),
      ])
    let before = tabs
    var path: RouteStack<TabScreen<Cards>> = [
      .column(.sidebarSelection(["a"])), .column(.screen("x", in: .detail)), .tab("notes"),
      .column(.sidebarSelection(["n"])), .column(.screen("y", in: .detail)),
    ]
    #expect(tabs.shownPath == path)
    tabs.shownPath = tabs.shownPath
    #expect(tabs == before)
    // Each step back takes one screen, as a swipe does.
    for told in [
      "notes: popped([y])", "notes: selectedSidebar(nothing, previous: n)",
      "selected(mail, previous: notes)",
    ] {
      var swiped = tabs
      path.pop()
      swiped.shownPath = path
      #expect(tabs.back(in: .user).tabWords == told)
      #expect(tabs.shownPath == path && swiped.shownPath == path)
    }
    #expect(tabs.columnWords == "*mail: a | - | [x] < home")
    tabs.shownPath = []
    #expect(tabs.selection == "mail" && tabs.shownPath.isEmpty)
    #expect(tabs.pane(of: "mail")?.splitView?.compactPath == [])
  }

  @Test("a screen of no column is one of the detail; one of a column is none of a stack")
  func mixed() {
    let rules = TabRules.split("home mail notes> news>", back: .none, twins: ["notes": "mail"])
    var tabs = Place.after(rules, .uprightPhone, [.select("mail")])
    tabs.shownPath = [.column(.sidebarSelection(["a"])), .screen("x")]
    #expect(tabs.columnWords == "*mail: a | - | [x] < home")
    tabs.select("home")
    tabs.push("g")
    let before = tabs
    for path: RouteStack<TabScreen<Cards>> in [
      [.column(.screen("x", in: .detail))],
      [.screen("g"), .tab("news"), .column(.sidebarSelection(["a"]))],
      [.column(.sidebarSelection(["a"])), .tab("news"), .screen("n")],
    ] {
      tabs.shownPath = path
      #expect(tabs == before, "nothing of \(path)")
    }
    tabs.shownPath = [.screen("h"), .tab("mail"), .tab("notes"), .screen("y")]
    #expect(tabs.columnWords == "home [h]; *mail < home mail home")
  }

  @Test(
    "steps back end, whatever stands on the stack of what", arguments: TabBackRule.allCases,
    ["home> inbox", "home inbox> news> tags", "home> inbox news> tags>", "home> inbox> news>"])
  func ending(rule: TabBackRule, line: String) {
    let names = line.split(separator: " ").map { $0.filter { $0 != ">" } }
    for start in names {
      for twin in names {
        let twins = Dictionary(uniqueKeysWithValues: names.map { ($0, twin) })
        var tabs = Place(
          configuration: Configuration(
            rules: .split(line, back: rule, twins: twins), traits: .uprightPhone))
        tabs.select(start)
        var count = 0
        while tabs.back(in: .user).isChanged, count < 20 { count += 1 }
        #expect(count <= names.count, "from \(start), by \(twin): \(tabs.columnWords)")
        #expect(tabs.violation == nil)
      }
    }
  }

  @Test("words of a screen are those of the tab or of the screen")
  func words() {
    #expect("\(TabScreen<Cards>.tab("news")) \(TabScreen<Cards>.screen("n"))" == "news n")
    #expect("\(TabScreen<Cards>.column(.screen("x", in: .detail)))" == "x in detail")
  }
}
