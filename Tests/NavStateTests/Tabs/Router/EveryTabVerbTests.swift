import NavState
import NavStateTestSupport
import Testing

/// Every action there is, in windows where every tab holds unsaved work.
@Suite("TabRouter, exit guard on every verb")
struct EveryTabVerbTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  /// Examples of the actions of a verb; a verb that is added has none, and doesn't compile.
  static func examples(of verb: TabVerb) -> [Place.Action] {
    switch verb {
    case .pane(.router(let verb)):
      EveryVerbTests.examples(of: verb).flatMap { action in
        [nil, "home", "inbox"].map { Do.pane(action, in: $0).action }
      }
    case .pane(.column(let verb)):
      [nil, "home", "?"].map { .pane(.column(example(of: verb)), tab: $0) }
    case .customize(let verb): [.customize(example(of: verb))]
    case .tabs(let verb): examples(of: verb)
    }
  }

  /// None of these tabs owns a split view, so that each of these is refused.
  private static func example(of verb: ColumnVerb) -> ColumnAction<Cards> {
    switch verb {
    case .selectSidebar: .selectSidebar([])
    case .selectContent: .selectContent([])
    case .showDetail: .showDetail("a")
    case .dismissColumn: .dismiss(.detail)
    case .showColumn: .show(.sidebar)
    case .hideColumn: .hide(.sidebar)
    case .toggleSidebar: .toggleSidebar
    case .setColumnVisibility: .setVisibility(.all)
    case .setPreferredCompactColumn: .setPreferredCompactColumn(.sidebar)
    case .presentInspector: .presentInspector(true)
    case .showSecondary: .showSecondary(true)
    case .setColumnWidth: .setWidth(300, of: .sidebar)
    case .setCompactPath: .set([])
    }
  }

  private static func example(of verb: TabCustomization.Action.Name) -> TabCustomization.Action {
    switch verb {
    case .setVisibility: .setVisibility(.hidden, of: "inbox", in: .bar)
    case .setTabOrder: .setTabOrder(["b", "a"], section: "lists")
    case .setSectionOrder: .setSectionOrder(["lists"])
    case .setBarSlots: .setBarSlots(["inbox"])
    case .resetVisibility: .resetVisibility(in: .bar)
    case .resetTabOrder: .resetTabOrder(section: "lists")
    case .resetSectionOrder: .resetSectionOrder
    }
  }

  private static func examples(of verb: TabVerb.Own) -> [Place.Action] {
    switch verb {
    case .select: ["home", "inbox", "mail", "compose", "trash", "old", "?"].map { .select($0) }
    case .placeBar: TabBarState.Placement.allCases.map { .bar(.place($0)) }
    case .minimizeBar: [.bar(.minimize(true)), .bar(.minimize(false))]
    case .enableAccessory: [.bar(.enableAccessory(true)), .bar(.enableAccessory(false))]
    case .configure: configurations.map { .configure($0) }
    case .adapt: [.adapt(Traits(width: 320)), .adapt(Traits())]
    case .confirm: [.confirm]
    case .cancel: [.cancel]
    }
  }

  static let line = "home inbox mail compose! trash- lists(a b)"

  /// Catalogs without one of the tabs, that park or drop it, and rules for routers.
  static let configurations: [TabRules<String>] =
    [line, "home", "inbox old home", "mail", "home inbox- mail", "home! mail", "new"].flatMap {
      line in
      [16, 1, 0].map { TabRules.of(line, back: .history, parking: $0) }
    }
    + [RouterRules(depth: 7), RouterRules(depth: 1), RouterRules(levels: 1)].map {
      .of(line, router: $0, back: .history)
    }

  static let actions: [Place.Action] = TabVerb.allCases.flatMap { examples(of: $0) }

  /// What each of three tabs is made to hold, the last one of which is then parked.
  private static let held: [Do] = ["home", "inbox", "old"].flatMap { tab -> [Do] in
    [
      .pane(.at(level: 0, .push("a", asker: .root)), in: tab), .push("b", in: tab),
      .pane(.chain(.present(.sheet("x"), asker: .root)), in: tab),
      .pane(.at(level: 1, .push("c", asker: .screen("a"))), in: tab),
    ]
  }

  private static func marks(in tab: String) -> [Do] {
    [
      .mark("a", in: tab), .pane(.mark(.item("x")), in: tab),
      .pane(.mark(.screen("c", level: 1)), in: tab),
    ]
  }

  private static func window(_ marked: [String], then steps: [Do] = []) -> Place {
    .after(
      .of(line + " old", back: .history),
      [.select("inbox"), .select("home")] + held + marked.flatMap { marks(in: $0) }
        + [.configure(.of(line, back: .history))] + steps)
  }

  /// Windows in which the selected tab, another one, one that is parked, or all have marks.
  static let windows: [Place] = [
    window(["home"]), window(["inbox"]), window(["old"]),
    window(["home", "inbox", "old"], then: [.select("inbox"), .bar(.minimize(true))]),
  ]

  @Test("each verb has examples of its own name")
  func naming() {
    for verb in TabVerb.allCases {
      let examples = Self.examples(of: verb)
      #expect(!examples.isEmpty && examples.allSatisfy { $0.name == verb }, "\(verb)")
    }
  }

  @Test(
    "an action asks exactly if doing it would lose something marked", arguments: windows.indices)
  func everyVerb(index: Int) throws {
    let window = Self.windows[index]
    let marked = window.markedPlaces
    var asked: Set<TabVerb> = []
    for action in Self.actions {
      let step = Do(action, in: .user)
      let (forced, told) = window.stepping(step.byForce)
      let (after, outcome) = window.stepping(step)
      let lost = self.lost(in: told)
      let left = forced.markedPlaces
      let gone = marked.filter { !left.contains($0) }
      switch action {
      case .pane(.mark, _), .pane(.unmark, _): #expect(lost == [], "\(step.words)")
      default: #expect(gone == lost, "\(step.words)")
      }
      guard !lost.isEmpty else {
        // What a tap brings is noted, and what is forced is no tap.
        let isSame = after == forced || (after.isEmptied && after.words == forced.words)
        #expect(isSame && outcome == told, "\(step.words)")
        continue
      }
      asked.insert(action.name)
      #expect(outcome == .changed([.exit(.exitAsked(lost))]), "\(step.words)")
      #expect(after.pending == step && after.pendingPlaces == lost, "\(step.words)")
      #expect(after.words == window.words + " ?", "\(step.words)")
      var tabs = after
      #expect(tabs.confirmExit() == told && tabs == forced, "\(step.words)")
      tabs = after
      #expect(tabs.cancelExit() == .changed([]) && tabs == window, "\(step.words)")
      for tab in after.catalog.places { #expect(after[tab].router.pending == nil) }
      if asked.count % 4 == 0 {
        try expectRoundTrip(after, under: [.tabConfiguration: after.configuration])
      }
    }
    #expect(asked.contains(.tabs(.configure)))
    #expect(asked.contains(.tabs(.select)) == !window[window.selection].router.markedPlaces.isEmpty)
    let isTold = asked.contains(.pane(.router(.back)))
    #expect(isTold == marked.contains { $0.tab != "old" })
  }

  private func lost(in outcome: Outcome<Place.Event>) -> [TabPlace<Cards>] {
    for case .exit(.lost(let places)) in outcome.events { return places }
    return []
  }
}
