import NavState
import Testing

/// What is done to columns that a tab owns, and how it is addressed and told.
@Suite("TabRouter, split views in tabs")
struct SplitTabActionTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static let inbox: [Do] = [.mail(.sidebar("a")), .mail(.content("1"))]

  static let addressed: [SplitTabRow] = [
    SplitTabRow(
      [.select("mail")], .column(.selectSidebar(["a"])),
      "mail: selectedSidebar(a, previous: nothing)", "*mail: a | - | [] < home"),
    SplitTabRow(
      [], .mail(.sidebar("a")), "mail: selectedSidebar(a, previous: nothing)",
      "*home; mail: a | - | []"),
    SplitTabRow(
      inbox, .push("x", in: "mail"), "mail: pushed([x])", "*home; mail: a | 1 | [x]"),
    SplitTabRow(
      inbox, .mail(.push("x", in: .detail)), "mail: pushed([x])", "*home; mail: a | 1 | [x]"),
    SplitTabRow(
      inbox, .mail(.push("x", in: .sidebar)), "mail: pushed([x]) in sidebar",
      "*home; mail: a [x] | 1 | []"),
    SplitTabRow(
      inbox, .mail(.push("x", in: .content)), "mail: pushed([x]) in content",
      "*home; mail: a | 1 [x] | []"),
    SplitTabRow(
      inbox, .mail(.push("x", in: .secondary)), "mail: pushed([x]) in secondary",
      "*home; mail: a | 1 | [] secondary [x]"),
    SplitTabRow(
      inbox + [.pane(.sheet("s"), in: "mail")], .pane(.push("t", on: 1), in: "mail"),
      "mail: pushed([t]) at level 1", "*home; mail: a | 1 | [] + s [t]"),
    SplitTabRow(
      inbox + [.mail(.pane(.sheet("s"), in: .secondary))],
      .mail(.pane(.push("t", on: 1), in: .secondary)),
      "mail: pushed([t]) at level 1 in secondary", "*home; mail: a | 1 | [] secondary [] + s [t]"),
    SplitTabRow(
      inbox + [.push("x", in: "mail")], .mail(.sidebar("b")),
      "mail: selectedSidebar(b, previous: a), "
        + "mail: selectedContent(nothing, previous: 1), mail: popped([x])",
      "*home; mail: b | - | []"),
    SplitTabRow(
      inbox, .column(.showDetail("x"), in: "mail"), "mail: pushed([x])",
      "*home; mail: a | 1 | [x]"),
    SplitTabRow(
      inbox, .column(.dismiss(.detail), in: "mail"),
      "mail: selectedContent(nothing, previous: 1)", "*home; mail: a | - | []"),
  ]

  @Test("a second tap at the sidebar changes nothing, whichever column counts as it")
  func secondTapAtTheSidebar() {
    for preferred in [SplitColumn.sidebar, .content] {
      for reselecting in [ReselectRule.popToRoot, .popToRootThenScroll] {
        let rules = TabRules.split("notes home", reselecting: reselecting)
        let tabs = TabRouter<Cards>.after(rules, .uprightPhone, [.notes(.prefer(preferred))])
        let (after, outcome) = tabs.stepping(.select("notes"))
        #expect(after == tabs)
        #expect(
          outcome == (reselecting == .popToRoot ? .unchanged : .changed([.scrollToTop("notes")])))
      }
    }
  }

  @Test(
    "an action names the tab, the column and the level, and so does its event", arguments: addressed
  )
  func addressing(row: SplitTabRow) { row.check() }

  static let refused: [(Do, String)] = [
    (.column(.selectSidebar(["a"])), "notThere"),
    (.column(.selectSidebar(["a"]), in: "home"), "notThere"),
    (.column(.selectContent(["a"]), in: "home"), "notThere"),
    (.column(.showDetail("x"), in: "home"), "notThere"),
    (.column(.dismiss(.detail), in: "home"), "notThere"),
    (.column(.show(.sidebar), in: "home"), "notThere"),
    (.column(.hide(.sidebar), in: "home"), "notThere"),
    (.column(.toggleSidebar, in: "home"), "notThere"),
    (.column(.setVisibility(.all), in: "home"), "notThere"),
    (.column(.setPreferredCompactColumn(.detail), in: "home"), "notThere"),
    (.column(.presentInspector(true), in: "home"), "notThere"),
    (.column(.showSecondary(true), in: "home"), "notThere"),
    (.column(.setWidth(300, of: .sidebar), in: "home"), "notThere"),
    (.column(.set([]), in: "home"), "notThere"),
    (.column(.at(.detail, .stack(.push("x"))), in: "home"), "notThere"),
    (.column(.at(.detail, .back), in: "home"), "notThere"),
    // Of a tab that owns a split view, what its rules refuse, and no tab at all.
    (.column(.selectSidebar(["a", "b", "c"]), in: "mail"), "tooManySelected"),
    (.column(.selectContent(["1"]), in: "notes"), "notThere"),
    (.notes(.push("x", in: .content)), "notThere"),
    (.column(.at(.sidebar, .sheet(.present("s"))), in: "mail"), "notThere"),
    (.mail(.mark(.root)), "notThere"),
    (.column(.at(.detail, .column(.toggleSidebar)), in: "mail"), "notThere"),
    (.column(.selectSidebar(["a"]), in: "?"), "notThere"),
    (.column(.at(.sidebar, .back), in: "?"), "notThere"),
  ]

  @Test("a tab that owns a stack has no columns, and columns have their rules", arguments: refused)
  func refusing(step: Do, reason: String) {
    SplitTabRow(.split("home mail notes"), .big, [], step, reason, "*home").check()
  }

  @Test("a view binds to the columns of a tab, whichever is selected")
  func bindings() throws {
    var tabs = Place.after(.split("home mail notes"), .big, [])
    tabs["mail"].sidebarItem = "a"
    tabs["mail"].contentItems = ["1", "2"]
    tabs["notes"].sidebarSelection = ["n", "m"]
    tabs["mail"].visibility = .doubleColumn
    tabs["mail"].preferredCompactColumn = .content
    tabs["mail"].isInspectorPresented = true
    tabs["mail"].isSecondaryWanted = true
    tabs["mail"].path = ["x"]
    #expect(
      tabs.columnWords
        == "*home; mail: a | 1+2 | [x] ^content (doubleColumn) +inspector +secondary; notes: m+n | []"
    )
    #expect(tabs["mail"].sidebarItems == ["a"] && tabs["mail"].contentItem == nil)
    #expect(tabs["mail"].contentSelection == ["1", "2"] && tabs["notes"].sidebarItem == nil)
    #expect(tabs["mail"].visibility == .doubleColumn && tabs["notes"].visibility == .automatic)
    #expect(tabs["mail"].preferredCompactColumn == .content)
    #expect(tabs["mail"].isInspectorPresented && tabs["mail"].isSecondaryWanted)
    let path = tabs["mail"].compactPath
    #expect(
      path == [
        .sidebarSelection(["a"]), .contentSelection(["1", "2"]), .screen("x", in: .detail),
      ])
    let before = tabs
    tabs["mail"].compactPath = path
    #expect(tabs == before)
    tabs["mail"].compactPath = [.sidebarSelection(["b"])]
    #expect(tabs["mail"].splitView?.words.hasPrefix("b | - | []") == true)
    // The selected tab by no name at all; one that owns a stack has nothing of it.
    #expect(tabs.splitView == nil && tabs.sidebarSelection.isEmpty && tabs.compactPath.isEmpty)
    tabs.sidebarItem = "z"
    tabs.visibility = .all
    #expect(tabs.pane(of: "home")?.router == before["home"].router)
    tabs.select("mail")
    tabs.sidebarItem = "c"
    tabs.select(content: ["7"])
    tabs.push("y")
    #expect(tabs.splitView == tabs["mail"].splitView && tabs.path == ["y"])
    #expect(tabs["mail"].compactPath.count == 3)
    #expect(tabs["home"].splitView == nil && tabs["?"].splitView == nil)
  }

  @Test("selecting tabs touches no columns")
  func selecting() {
    let tabs = Place.after(
      .split("home mail notes"), .uprightPhone,
      Self.inbox + [.mail(.prefer(.detail)), .notes(.sidebar("n")), .push("x", in: "notes")])
    var after = tabs
    for tab in ["mail", "notes", "home", "mail", "home"] {
      after = after.stepping(.select(tab, by: .user)).after
      for tab in tabs.catalog.places { #expect(after.pane(of: tab) == tabs.pane(of: tab)) }
    }
  }

  @Test("a pane under the window's traits, and the tabs' router rules, gives the split view")
  func configured() throws {
    let own = SplitRules.stacked(.three, router: RouterRules(depth: 9))
    let tabs = Place.after(
      .split("home mail", ["mail": own], router: RouterRules(depth: 1)), .uprightPhone, [])
    let split = try #require(tabs.pane(of: "mail")?.splitView)
    #expect(split.traits == tabs.traits && split.rules.router == RouterRules(depth: 1))
    #expect(split.rules.columns == .three && split.layout.isCollapsed)
    #expect(tabs.pane(of: "mail")?.router == nil && tabs.pane(of: "home")?.splitView == nil)
    var deep = tabs
    #expect(deep["mail"].push("x").isChanged && deep["mail"].push("y").refusal != nil)
    #expect(deep["mail"].reduce(.at(.sidebar, .stack(.set(["x", "y"])))).refusal != nil)
  }

  @Test("words tell the columns of a tab")
  func descriptions() {
    let tabs = Place.after(
      .split("home mail"), .big, Self.inbox + [.mail(.mark(.root)), .push("x", in: "mail")])
    #expect("\(tabs)" == "*home [] | mail a › 1 › [*x*]")
    #expect("\(tabs["mail"])" == "mail a › 1 › [*x*]")
    #expect("\(tabs["home"])" == "home []")
    #expect(tabs.markedPlaces.map { "\($0)" } == ["root in detail in mail"])
  }
}
