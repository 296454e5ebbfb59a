import NavState
import NavStateTestSupport
import Testing

/// What each tab owns, and that nothing done to one touches another.
@Suite("TabRouter, panes")
struct TabPaneTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static let rules = TabRules.of("home inbox news mail tags trash- find?", back: .history)

  /// Screens, presentations, a search and marks, in one pane.
  static let rich: [Router<Cards>.Action] = [
    .at(level: 0, .push("a", asker: .root)), .push("b"), .sheet("x"),
    .at(level: 1, .push("c", asker: .screen("a"))), .sheet("y", at: 2), .push("d", on: 2),
    .mark(.screen("b")), .mark(.item("y")), .at(level: 0, .search(.setSearchText("t"))),
  ]

  static func window(rich tabs: [String], selected: String) -> Place {
    let steps = tabs.flatMap { tab in rich.map { Do.pane($0, in: tab) } }
    let plain = ["home", "mail", "trash", "find"].filter { !tabs.contains($0) }
    return .after(
      rules,
      steps + plain.map { Do.push("a", in: $0) } + (selected == "home" ? [] : [.select(selected)]))
  }

  static let windows: [Place] = [
    window(rich: ["home", "inbox", "find"], selected: "home"),
    window(rich: ["trash", "find"], selected: "find"),
  ]

  static let actions: [Router<Cards>.Action] = EveryVerbTests.actions.filter {
    PaneAction($0) != nil
  }

  @Test("a pane is shown in the window's traits, wherever its tab is")
  func traits() {
    var window = Place.after(.of("home inbox"), [.push("a", in: "inbox")])
    window.configure(.of("home"))
    window.adapt(to: Traits(horizontalSizeClass: .compact, idiom: .phone))
    #expect(window.traits.idiom == .phone && window.router.traits == window.traits)
    for tab in ["home", "inbox", "?"] {
      #expect(window[tab].router.traits == window.traits)
      #expect(window.pane(of: tab)?.router?.traits == (tab == "?" ? nil : window.traits))
    }
    #expect(window.pane(of: "inbox")?.router?.path == ["a"])
  }

  @Test("an action with an address does in its tab what a router does, and nothing elsewhere")
  func addressed() throws {
    for window in Self.windows {
      for tab in ["home", "inbox", "trash", "find"] {
        var router = window[tab].router
        // Without its question, and with no guard of its own.
        router.reduce(.exit(.cancel))
        for action in Self.actions {
          var alone = router
          let expected = alone.reduce(action, in: Context(cause: .user, isForced: true))
          let step = Do.pane(action, in: tab, by: .user).byForce
          let (after, outcome) = window.stepping(step)
          #expect(words(outcome, of: tab) == expected.words, "\(step.words)")
          #expect(after[tab].router == alone, "\(step.words)")
          #expect(others(than: tab, of: after) == others(than: tab, of: window), "\(step.words)")
          #expect(
            after.selection == window.selection && after.visitedTabs == window.visitedTabs,
            "\(step.words)")
        }
      }
    }
  }

  private func words(_ outcome: Outcome<Place.Event>, of tab: String) -> String {
    outcome.tabWords.replacing("\(tab): ", with: "")
      .replacing(/lost\((.*)\)$/) { match in
        let places = match.output.1.split(separator: ", ").map { $0.dropFirst(tab.count + 1) }
        return "lost([\(places.joined(separator: ", "))])"
      }
  }

  private func others(than tab: String, of window: Place) -> [Router<Cards>] {
    window.catalog.places.filter { $0 != tab }.map { window[$0].router }
  }

  @Test("an action without an address does what one with the selected tab's does")
  func unaddressed() {
    for window in Self.windows {
      for action in Self.actions where action != .back {
        let here = window.stepping(.pane(action, by: .user))
        let there = window.stepping(.pane(action, in: window.selection, by: .user))
        #expect(here.outcome.tabWords == there.outcome.tabWords, "\(action)")
        // What is held keeps its address.
        #expect(here.after.words == there.after.words, "\(action)")
      }
    }
  }

  @Test("a step back with an address stays in its tab, under every rule")
  func backStays() {
    for rule in TabBackRule.allCases {
      let rules = TabRules.of("home inbox", back: rule)
      let before: [Do] = [.push("a"), .select("inbox"), .push("b")]
      TabRow(
        rules, before, .back(in: "home"), "home: popped([a])", "home | *inbox* [*b*] < home"
      ).check()
      TabRow(
        rules, before + [.pop()], .back(in: "inbox"), "unhandled", "home [*a*] | *inbox* < home"
      ).check()
      TabRow(rules, [], .back(in: "inbox"), "unhandled", "*home* | inbox").check()
    }
  }

  @Test("an action of a tab that is not there is refused, and so is one of a tab that is an action")
  func nowhere() {
    let rules = TabRules.of("home compose!")
    for action in Self.actions {
      for tab in ["?", "compose"] {
        TabRow(rules, [.push("a")], .pane(action, in: tab), "notThere", "*home* [*a*]").check()
      }
    }
  }

  @Test("a hidden and a disabled tab can be acted on by address")
  func hidden() {
    TabRow(
      .of("home trash- mail#"), [.push("a", in: "trash")],
      .pane(.push("b"), in: "mail", by: .user), "mail: pushed([b])",
      "*home* | trash [*a*] | mail [*b*]"
    ).check()
  }

  // MARK: - Projections

  @Test("what is bound to a tab is written to that tab, selected or not")
  func bindings() {
    var tabs = Place.after(Self.rules, [.select("inbox")])
    tabs["home"].path = ["a"]
    tabs["home"].presentedSheet = "x"
    tabs["home"][path: 1] = ["b"]
    tabs["home"][searchText: 0] = "t"
    tabs["news"][sheet: 1] = "y"
    tabs["find"].push("c")
    #expect(tabs["home"].path == ["a"] && tabs["home"].presentedSheet == "x")
    #expect(tabs["home"][path: 1] == ["b"] && tabs["home"][isSearching: 0])
    #expect(
      tabs.words
        == "home [*a*] + x [*b*] searching | *inbox* | news [] + y | mail | tags | trash | find [*c*]"
        + " < home")
    tabs["home"].presentedSheet = nil
    tabs["news"][sheet: 1] = nil
    tabs["home"].path = []
    tabs["home"].back()
    tabs["find"].back()
    #expect(tabs == .after(Self.rules, [.select("inbox")]))
    #expect(tabs.path == [] && tabs.router == tabs["inbox"].router)
  }

  @Test("a tab that is not there shows its root, and what is written to it is refused")
  func unknown() {
    var tabs = Place.after(Self.rules, [.push("a")])
    let before = tabs
    #expect(tabs["?"].path == [] && tabs["?"].presentedSheet == nil)
    #expect(tabs["?"].push("a") == .refused(.notThere))
    #expect(tabs["?"].back() == .refused(.notThere))
    tabs["?"].path = ["b"]
    tabs["?"].presentedSheet = "x"
    tabs["?"][isSearching: 0] = true
    #expect(tabs == before)
  }

  @Test("the panes live under the rules of routers")
  func rules() {
    var tabs = Place.after(
      .of("home inbox", router: RouterRules(duplicates: .ignoreIfOnTop, depth: 1)), [.push("a")])
    #expect(tabs["inbox"].router.rules == RouterRules(duplicates: .ignoreIfOnTop, depth: 1))
    #expect(tabs["home"].push("a") == .unchanged)
    #expect(tabs["home"].push("b") == .refused(.tooDeep(limit: 1)))
  }

  @Test("a parked pane, and one that is not there, are under the rules of routers, too")
  func otherPanes() {
    let router = RouterRules(duplicates: .ignoreIfOnTop, depth: 7)
    let tabs = Place.after(
      .of("home news", router: router),
      [.push("a", in: "news"), .configure(.of("home", router: router))])
    #expect(tabs.pane(of: "news")?.router?.rules == router)
    #expect(tabs["news"].router.rules == router)
    #expect(tabs["?"].router.rules == router && tabs.pane(of: "?") == nil)
  }

  @Test("a sheet that is bound to a tab is written by the user, and dismissed by what it is")
  func boundSheet() {
    let shown = Place.after(
      .of("home inbox"),
      [
        .pane(.sheet("x"), in: "inbox"),
        .pane(.chain(.present(.sheet("y"), level: 2)), in: "inbox"),
      ])
    var tabs = shown
    tabs["inbox"].presentedSheet = nil
    #expect(tabs == .after(.of("home inbox"), []))
    let marked = Place.after(
      .of("home inbox"),
      [
        .pane(.sheet("x"), in: "inbox"),
        .pane(.mark(.item("x")), in: "inbox"),
      ])
    for sheet: Card? in [nil, "y"] {
      tabs = marked
      tabs["inbox"].presentedSheet = sheet
      #expect(tabs["inbox"].presentedSheet == "x" && tabs.pending?.context == .user)
    }
  }

  // MARK: - Equality

  /// Detours that lead to the window they begin with.
  static let detours: [[Do]] = [
    [.push("a", in: "news"), .pop(in: "news")],
    [.push("a", in: "find"), .push("b", in: "find"), .pane(.stack(.popToRoot), in: "find")],
    [.pane(.sheet("x"), in: "news"), .back(in: "news")],
    [.pane(.sheet("x"), in: "find"), .pane(.chain(.dismissAll), in: "find")],
    [.search(.beginSearch, in: "tags"), .search(.endSearch(), in: "tags")],
    [.push("a", in: "mail"), .mark("a", in: "mail"), .unmark("a", in: "mail"), .pop(in: "mail")],
    [.push("a", in: "mail"), .mark("a", in: "mail"), .pop(in: "mail"), .confirm],
    [.push("a", in: "mail"), .mark("a", in: "mail"), .pop(in: "mail"), .pop(in: "mail").byForce],
    [.bar(.minimize(true)), .bar(.minimize(false))], [.select("news"), .back()],
    [.bar(.place(.sidebar)), .bar(.place(.automatic))],
    [.push("e"), .set("", by: .user), .push("e"), .pop()],
    [.configure(.of("home")), .configure(rules)],
    [.configure(.of("home inbox news mail tags find?")), .configure(rules)],
    [Step(.adapt(Traits(horizontalSizeClass: .compact))), Step(.adapt(.initial))],
  ]

  @Test("windows at equal places are equal, whatever way they came about", arguments: detours)
  func detour(steps: [Do]) throws {
    let start = Place(configuration: Configuration(rules: Self.rules))
    let after = Place.after(Self.rules, steps)
    #expect(after == start && after.hashValue == start.hashValue, "\(after.words)")
    #expect(try json(after) == json(start))
    let full = Place.after(Self.rules, [.select("inbox"), .push("a", in: "trash")])
    var detoured = full
    for step in steps where step.action.subject != .rules {
      detoured.reduce(step.action, in: step.context)
    }
    #expect(detoured == full && detoured.hashValue == full.hashValue, "\(detoured.words)")
  }

  @Test("a difference in any part makes windows different")
  func differences() {
    let steps: [[Do]] = [
      [], [.push("a")], [.push("a", in: "inbox")], [.push("a", in: "find")], [.select("inbox")],
      [.select("inbox"), .select("home")], [.bar(.minimize(true))], [.bar(.place(.bar))],
      [.push("a"), .push("a"), .set("", by: .user)], [.push("a"), .mark("a")],
      [.push("a"), .mark("a"), .pop()], [.pane(.sheet("x"))], [.search(.beginSearch)],
      [.configure(.of("home"))], [.push("a", in: "inbox"), .configure(.of("home"))],
      [Step(.adapt(Traits(width: 320)))], [Step(.customize(.setBarSlots(["inbox"])))],
      [.bar(.enableAccessory(true))],
    ]
    let windows = steps.map { Place.after(Self.rules, $0) }
    for (index, window) in windows.enumerated() {
      for other in windows.indices {
        #expect((window == windows[other]) == (index == other), "\(steps[index]), \(steps[other])")
      }
    }
    #expect(Set(windows).count == windows.count)
    let forgetful = TabRules.of("home inbox", visits: 0)
    #expect(Place.after(forgetful, [.select("inbox")]) != Place.after(forgetful, []))
  }

  /// Windows of which every tab holds something, so that a form has the places of the catalog.
  static let full: [Place] = [
    .after(.of("home"), [.pane(.sheet("x"))]),
    .after(.of("home"), [.push("a"), .mark("a")]),
    .after(
      .of("home inbox"), ["home", "inbox"].flatMap { tab in rich.map { .pane($0, in: tab) } }),
  ]

  @Test("a window that was read does what the one that was written does", arguments: full)
  func reading(window: Place) throws {
    let read = try recoded(window, under: [.tabConfiguration: window.configuration])
    let steps = Self.actions.map { Do.pane($0) } + [.select("home"), .select("inbox")]
    for step in steps {
      let (after, outcome) = read.stepping(step)
      let (expected, told) = window.stepping(step)
      #expect(after == expected && outcome == told, "\(step.words): \(outcome.tabWords)")
    }
    #expect(read.markedPlaces == window.markedPlaces)
  }
}
