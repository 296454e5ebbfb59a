import NavState
import NavStateTestSupport
import Testing

/// Layouts beside a second implementation, and the promises of every layout.
@Suite("TabLayout, exploration")
struct TabLayoutExplorationTests {
  typealias Layout = TabLayout<String>

  /// The kinds of windows, and how each shows tabs.
  static let rooms: [(Traits, Layout.Style)] = [
    (.phone, .bottomBar), (.pad, .topBar), (.mac, .sidebar),
  ]

  static func tabs(_ entries: [Layout.Entry]) -> [String] {
    entries.flatMap { entry in
      switch entry {
      case .tab(let tab): [tab]
      case .section(_, let tabs), .more(let tabs): tabs
      }
    }
  }

  /// Fails unless all layouts of a catalog are the same twice, and keep their promises.
  static func check(
    _ catalog: Tabs, _ customization: TabCustomization = TabCustomization(),
    like person: NaiveCustomization = NaiveCustomization()
  ) {
    let naive = NaiveLayout(catalog, person)
    for (traits, style) in rooms {
      let expected =
        switch style {
        case .bottomBar: naive.bottomBar
        case .topBar, .ornament: naive.sectionedBar
        case .sidebar: naive.sidebar
        }
      let shown = tabs(expected)
      let places = shown.filter(catalog.places.contains)
      #expect(!places.isEmpty && Set(shown).count == shown.count)
      #expect(shown.allSatisfy { !catalog.isHidden($0) })
      #expect(style != .bottomBar || expected.count <= 5)
      for selected in catalog.items.map(\.id) + ["nobody"] {
        let layout = Layout(
          catalog, customization: customization, selection: selected, traits: traits)
        let selection = self.selection(of: selected, in: expected, places, style)
        let mark = selection == .twin(places[0]) ? places[0] : selected
        let isSame = layout.bar + layout.sidebar == expected && layout.style == style
        // A single expectation: there are a hundred thousand layouts.
        #expect(
          isSame && layout.selection == selection && layout.shownTab == mark,
          "\(catalog.entries), \(customization), \(layout), \(expected)")
      }
    }
  }

  /// Where a selection shows: where it stands, or else where a twin does.
  static func selection(
    of selected: String, in entries: [Layout.Entry], _ places: [String], _ style: Layout.Style
  ) -> Layout.Selection {
    let entry = places.contains(selected) ? entries.first { tabs([$0]).contains(selected) } : nil
    return switch (entry, style) {
    case (.tab, _), (.section, .sidebar): .tab(selected)
    case (.section(let id, _), _): .section(id)
    case (.more, _): .more
    case (nil, .bottomBar): .twin(places[0])
    case (nil, _): .nowhere
    }
  }

  /// Ways to declare a tab, by the mark behind its name; the last two are never a place to go to.
  static let marks = ["", "?", "^", ">", "~", "+", "-", "!"]

  /// Ways to declare a section; in the last one there is no place to go to.
  static let sections = ["", "^", ">", "~", "-"]

  /// Every way to declare a section of one or two tabs.
  static let everySection: [String] = sections.flatMap { section in
    marks.flatMap { first in
      ["s\(section)(b\(first))"] + marks.map { "s\(section)(b\(first) c\($0))" }
    }
  }

  @Test("is the same twice, and shows all that is visible, for all small catalogs")
  func everySmallCatalog() throws {
    // A section of 8 or 8 × 8 tabs, in 5 ways.
    #expect(Self.everySection.count == 5 * (8 + 64))
    // By itself, behind a tab, before one.
    let lines = Self.everySection.flatMap { section in
      [section] + Self.marks.flatMap { ["a\($0) \(section)", "\(section) a\($0)"] }
    }
    #expect(lines.count == 360 * (1 + 2 * 8))
    var count = 0
    for line in lines {
      guard let catalog = try? Tabs(line: line) else { continue }
      Self.check(catalog)
      let sidebar = TabLayout(catalog, selection: "a", traits: .mac).sidebar
      let visible = catalog.items.map(\.id).filter { !catalog.isHidden($0) }
      #expect(Self.tabs(sidebar).sorted() == visible.sorted())
      count += 1
    }
    // Without a place are 2 or 2 × 2 tabs in 4 kinds of sections, and 8 or 8 × 8 in a hidden one;
    // and of what stands beside them, 2 of 8.
    let empty = 4 * (2 + 4) + (8 + 64)
    #expect(count == 360 * 17 - empty * (1 + 2 * 2))
  }

  @Test(
    "is the same twice, for any catalog and anything a person did",
    arguments: SeededGenerator.seeds(34, 35))
  func walks(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rounds = patience(60, optimized: 1_000)
    var outcomes: [OutcomeName: Int] = [:]
    for _ in 0..<rounds {
      let (first, second) = (generator.catalog(), generator.catalog())
      var customization = TabCustomization()
      var naive = NaiveCustomization()
      for catalog in [first, second, first].compactMap(\.self) {
        for _ in 0..<8 {
          let action = generator.action(on: catalog)
          let outcome = customization.reduce(action, in: catalog)
          #expect(outcome == naive.perform(action, in: catalog), "\(action), \(catalog.entries)")
          outcomes[outcome.name, default: 0] += 1
        }
        #expect(NaiveCustomization(customization, of: "abcdefghijxyz".map(String.init)) == naive)
        Self.check(catalog, customization, like: naive)
        try expectRoundTrip(customization)
      }
    }
    for name in [OutcomeName.changed, .unchanged, .refused] {
      #expect(outcomes[name, default: 0] > rounds)
    }
  }
}

extension SeededGenerator {
  /// Any of ten tabs in any of three sections and before, between and behind them; `nil` if that is
  /// no catalog.
  fileprivate mutating func catalog() -> Tabs? {
    let behaviors: [TabCustomization.Behavior?] = [nil, nil, .automatic, .reorderable, .disabled]
    let visibilities: [TabCustomization.Visibility] = [.automatic, .automatic, .visible, .hidden]
    let placements: [Tabs.Placement] = [.automatic, .automatic, .pinned, .sidebarOnly]
    var entries: [Tabs.Entry] = []
    var section: Tabs.Section?
    for id in "abcdefghij".map(String.init).shuffled(using: &self) {
      let item = Tabs.Item(
        id: id, kind: number(below: 5) == 0 ? .action : .place,
        role: number(below: 6) == 0 ? .search : nil, placement: pick(placements),
        customizationID: id, barBehavior: pick(behaviors), sidebarBehavior: pick(behaviors),
        barVisibility: pick(visibilities), sidebarVisibility: pick(visibilities),
        isHidden: number(below: 8) == 0)
      section?.tabs.append(item)
      if section == nil { entries.append(.tab(item)) }
      guard number(below: 3) == 0 else { continue }
      if let section { entries.append(.section(section)) }
      section = nil
      guard number(below: 3) > 0 else { continue }
      let name = ["x", "y", "z"].first { name in
        !entries.contains { if case .section(let known) = $0 { known.id == name } else { false } }
      }
      guard let name else { continue }
      section = Tabs.Section(
        id: name, customizationID: name, tabs: [], placement: pick(placements),
        barBehavior: pick(behaviors), sidebarBehavior: pick(behaviors),
        barVisibility: pick(visibilities), sidebarVisibility: pick(visibilities),
        isHidden: number(below: 8) == 0)
    }
    if let section { entries.append(.section(section)) }
    return try? Tabs(entries)
  }

  /// Any action, mostly on what a catalog has.
  fileprivate mutating func action(on catalog: Tabs) -> TabCustomization.Action {
    func some(_ ids: [String]) -> [String] {
      let ids = number(below: 8) == 0 ? ids + ["x", "a", "gone"] : ids
      return Array(ids.shuffled(using: &self).prefix(number(below: 5)))
    }
    let area = pick(TabCustomization.Area.allCases)
    let sections = catalog.sections.map(\.id)
    let section = pick(sections + ["x"])
    let tabs = catalog.items.map(\.id)
    let children = catalog.sections.first { $0.id == section }?.tabs.map(\.id) ?? []
    switch number(below: 12) {
    case 0, 1: return .setTabOrder(some(children), section: section)
    case 2: return .setSectionOrder(some(sections))
    case 3: return .setBarSlots(number(below: 4) == 0 ? nil : some(tabs))
    case 4: return .resetVisibility(in: area)
    case 5: return number(below: 2) == 0 ? .resetSectionOrder : .resetTabOrder(section: section)
    default:
      return .setVisibility(
        pick(TabCustomization.Visibility.allCases), of: pick(tabs + sections + ["x"]), in: area)
    }
  }
}
