import NavState
import NavStateTestSupport
import Testing

/// Everything that a few tabs and screens can be made to do, under each rule.
@Suite("TabRouter, in every small state")
struct TabExplorationTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  private func explore(
    _ rules: TabRules<String>, _ steps: [Do], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let start = Place(configuration: Configuration(rules: rules))
    let reached = try NaiveTabs.explore(
      from: start, trying: steps, sourceLocation: sourceLocation)
    for tabs in reached {
      try expectRoundTrip(
        tabs, under: [.tabConfiguration: tabs.configuration], sourceLocation: sourceLocation)
    }
    return reached.count
  }

  private static func steps(in tabs: [String]) -> [Do] {
    [.push("a"), .pop(), .back(), .back(by: .user), .select("?")]
      + tabs.flatMap { tab -> [Do] in
        [
          .push("a", in: tab), .pop(in: tab), .back(in: tab), .select(tab),
          .select(tab, by: .user),
        ]
      }
  }

  // Of two tabs with one visit: the first one selected without a visit or after the other one, or the
  // other one after the first. Each pane is empty or has the screen. Nothing leads from the other one
  // to itself without a visit but a step back, which needs two visits.
  @Test("two tabs of a screen each", arguments: [TabBackRule.none, .first, .declaredOrder])
  func two(back: TabBackRule) throws {
    let rules = TabRules.of(
      "home inbox", router: RouterRules(depth: 1), back: back, visits: 1)
    #expect(try explore(rules, Self.steps(in: ["home", "inbox"])) == 3 * (2 * 2))
  }

  // With both tabs and one visit, a step back along the visits leaves none, with either selected:
  // two without a visit, two after the other one.
  @Test("two tabs with a way back", arguments: [TabBackRule.history, .fullHistory])
  func twoWithHistory(back: TabBackRule) throws {
    let rules = TabRules.of(
      "home inbox", router: RouterRules(depth: 1), back: back, visits: 1)
    #expect(try explore(rules, Self.steps(in: ["home", "inbox"])) == (2 + 2) * (2 * 2))
  }

  // A trail is the visits and the selected tab. Of three tabs there are, with two visits at most, under
  // `fullHistory` as many as walks of one, two or three tabs without standing still, and under
  // `history` as many as orders of one, two or three tabs.
  @Test(
    "three tabs, with all trails",
    arguments: [(.fullHistory, 3 + 3 * 2 + 3 * 2 * 2), (.history, 3 + 3 * 2 + 3 * 2 * 1)]
      as [(TabBackRule, Int)])
  func trails(back: TabBackRule, count: Int) throws {
    let rules = TabRules.of("a b c", router: RouterRules(depth: 0), back: back, visits: 2)
    #expect(try explore(rules, Self.steps(in: ["a", "b", "c"])) == count)
  }

  // Up to two screens in each of two tabs, and whether the platform emptied the path of the selected
  // one: with 3 trails and 3 stacks each, and, emptied, 3 trails and 3 stacks of the other tab.
  @Test("a path that the platform empties", arguments: ReselectRule.allCases)
  func emptying(rule: ReselectRule) throws {
    let rules = TabRules.of(
      "home inbox", router: RouterRules(depth: 2), reselecting: rule, visits: 1)
    let writes: [Do] = Cause.allCases.flatMap { cause in
      [.set("", by: cause), .set("", in: "home", by: cause), .set("", in: "inbox", by: cause)]
    }
    let count = try explore(rules, Self.steps(in: ["home", "inbox"]) + writes)
    #expect(count == 3 * (3 * 3) + 3 * 3)
  }

  // Of two tabs, with a screen each that may be marked, there are 3 trails and 3 · 3 panes without a
  // question. A pop of a tab is asked about where its screen is marked, 3 · 3 for each tab; a step back
  // and a second tap where that of the selected one is, 3 · 3 for each.
  @Test("what is marked is asked about")
  func marks() throws {
    let rules = TabRules.of("home inbox", router: RouterRules(depth: 1), visits: 1)
    let tabs = ["home", "inbox"]
    let steps: [Do] =
      tabs.flatMap { tab -> [Do] in
        [
          .push("a", in: tab), .pop(in: tab), .mark("a", in: tab), .unmark("a", in: tab),
          .select(tab), .pop(in: tab).byForce,
        ]
      } + [.back(), .confirm, .cancel]
    #expect(try explore(rules, steps) == 3 * (3 * 3) + 2 * (3 * 3) + 2 * (3 * 3))
  }

  private static let whole = "home inbox"

  /// The second tab hidden, or gone and parked, or gone and dropped, beside the 3 · 4 with both.
  ///
  // Hidden it is never selected, so the first one is, with or without a visit, with 4 panes. Gone it
  // has no visits, so there are 2 panes of the first one, with the other pane parked or not. With both
  // again, all is one of the 3 · 4.
  @Test(
    "a catalog that changes",
    arguments: [
      ("home inbox-", 0, 2 * 4), ("home", 16, 2 * 2), ("home", 1, 2 * 2), ("home", 0, 2),
      ("home inbox!", 1, 2 * 2), ("home inbox!", 0, 2),
    ])
  func catalogs(line: String, parking: Int, count: Int) throws {
    let router = RouterRules(depth: 1)
    let whole = TabRules.of(Self.whole, router: router, visits: 1, parking: parking)
    let other = TabRules.of(line, router: router, visits: 1, parking: parking)
    let steps = Self.steps(in: ["home", "inbox"]) + [.configure(whole), .configure(other)]
    #expect(try explore(whole, steps) == 3 * 4 + count)
  }

  /// The selected tab gone: the other one is selected, alone.
  @Test("a catalog that loses the first tab", arguments: [(0, 2), (1, 2 * 2)])
  func first(parking: Int, count: Int) throws {
    let router = RouterRules(depth: 1)
    let whole = TabRules.of(Self.whole, router: router, visits: 1, parking: parking)
    let other = TabRules.of("inbox", router: router, visits: 1, parking: parking)
    let steps = Self.steps(in: ["home", "inbox"]) + [.configure(whole), .configure(other)]
    // The other one may now be selected without a visit, too.
    #expect(try explore(whole, steps) == 4 * 4 + count)
  }

  // Selecting the tab for searching, which is the second one, begins its search, and ending that leads
  // back along the visits. So, selected, it is always searching, after the first one, which may be
  // searching or not. The first one is selected without a visit, or after the second one if it was
  // selected by name, and each pane is then searching or not.
  @Test("a tab for searching")
  func searching() throws {
    let rules = TabRules.of(
      "home find?", router: RouterRules(depth: 0), visits: 1, search: .searchTabSelection)
    let steps: [Do] =
      ["home", "find"].flatMap { tab -> [Do] in
        [
          .select(tab), .back(in: tab), .search(.beginSearch, in: tab),
          .search(.endSearch(), in: tab),
        ]
      } + [.back()]
    #expect(try explore(rules, steps) == 2 * (2 * 2) + 2 * 1)
  }
}

extension NaiveTabs: PlainModel {
  /// The model of tabs, read from their projections.
  init(_ tabs: TabRouter<Cards>) {
    self.init(rules: tabs.rules)
    selected = tabs.selection
    visits = tabs.visitedTabs
    parked = tabs.parkedTabs
    isSmall = tabs.bar.isMinimized
    pending = tabs.pending
    isEmptied = tabs.isEmptied
    for tab in places + parked { panes[tab] = tabs.naivePane(of: tab) }
  }

  /// Whether all that is seen of tabs is as in the model.
  func describes(_ tabs: TabRouter<Cards>) -> Bool {
    words == tabs.words && marked == tabs.markedPlaces.map { "\($0.tab) \($0.place)" }
      && isEmptied == tabs.isEmptied && pending == tabs.pending
      && parked.allSatisfy { panes[$0] == tabs.naivePane(of: $0) }
  }
}

extension NaiveTabs.Pane {
  /// The model of a pane.
  init(_ router: Router<Cards>) {
    screens = PlainScreen.all(of: router)
    sheet = router.presentedSheet?.rawValue
    isSearching = router.search.isActive
  }
}

extension TabRouter<Cards> {
  /// Whether it is noted that the platform emptied the path of the selected tab; only the coded form
  /// tells.
  var isEmptied: Bool {
    // Only an empty one is.
    guard self[selection].path.isEmpty else { return false }
    return (try? json(self).contains(#""isEmptied":true"#)) ?? false
  }

  func naivePane(of tab: String) -> NaiveTabs.Pane? {
    pane(of: tab)?.router.map(NaiveTabs.Pane.init)
  }
}
