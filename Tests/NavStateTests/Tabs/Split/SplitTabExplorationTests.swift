import NavState
import NavStateTestSupport
import Testing

/// Everything that a tab with a stack and one with columns can be made to do, in wide and narrow windows.
@Suite("TabRouter, split views in every small state")
struct SplitTabExplorationTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static func steps(_ columns: ColumnCount) -> [Do] {
    var steps: [Do] = [
      .push("a", in: "home"), .pop(in: "home"), .push("a"), .push("a", in: "mail"),
      .back(), .back(in: "mail"), .back(in: "home"), .select("home"), .select("mail"),
      .mail(.push("a", in: .sidebar)), .mail(.pop(in: .sidebar)),
      .mail(.back(in: .sidebar)), .mail(.sidebar("i")), .mail(.sidebar()),
      .column(.dismiss(.detail), in: "mail"), .column(.showDetail("a"), in: "mail"),
      .on(nil, .sidebar("i")), Step(.adapt(.uprightPhone)), Step(.adapt(.big)),
    ]
    if columns == .three {
      steps += [
        .mail(.content("1")), .mail(.content()), .mail(.push("a", in: .content)),
        .mail(.pop(in: .content)), .column(.dismiss(.content), in: "mail"),
      ]
    }
    return steps
  }

  // Each of two tabs may be the selected one, the other one visited before it or not: a step back along
  // the visits leaves none. Each stack is empty or has the screen, each selection is empty or has the
  // item, all of them without the others, since the rules keep what hangs below. Each in both windows.
  //
  // Only an empty selection of the sidebar clears the content's and all behind; but code may select in
  // the content, and push, without anything selected before it.
  @Test("a stack and columns", arguments: ColumnCount.allCases)
  func all(columns: ColumnCount) throws {
    let rules = TabRules.split(
      "home mail",
      ["mail": .stacked(columns, limit: 1, changing: .keep)], router: RouterRules(depth: 1),
      back: .fullHistory, visits: 1)
    let start = Place(configuration: Configuration(rules: rules, traits: .big))
    var windows: Set<Traits> = []
    let reached = try explore(
      from: start, trying: Self.steps(columns), atMost: 5_000
    ) { before, step, trail in
      let (after, outcome) = before.stepping(step)
      windows.insert(after.traits)
      for tab in before.catalog.places where !step.concerns(tab, in: before) {
        let isMoved = if case .adapt = step.action { true } else { false }
        try #require(
          isMoved || after.pane(of: tab) == before.pane(of: tab), "\(trail.map(\.words))")
      }
      if case .adapt = step.action {
        try #require(after.columnWords == before.columnWords, "\(trail.map(\.words)), \(outcome)")
      }
      return after
    }
    let trails = 2 + 2
    let panes = columns == .two ? 2 * (2 * 2 * 2) : 2 * (2 * 2 * 2 * 2 * 2)
    #expect(reached.count == windows.count * trails * panes)
    for tabs in reached {
      #expect(tabs.violation == nil)
      var current = tabs
      var count = 0
      while current.reduce(.pane(.back), in: .user).isChanged, count < 20 { count += 1 }
      #expect(count < 20, "\(tabs.columnWords)")
      let isNarrow = tabs.traits.horizontalSizeClass == .compact
      let isSidebarLeft = isNarrow || current["mail"].splitView?.compactPath.isEmpty == true
      #expect(current.selection != "mail" || isSidebarLeft || !isNarrow)
      if current.selection == "mail", isNarrow { #expect(current["mail"].compactPath.isEmpty) }
      #expect(current.path.isEmpty && current.visitedTabs.isEmpty)
      try expectRoundTrip(tabs, under: [.tabConfiguration: tabs.configuration])
    }
  }
}
