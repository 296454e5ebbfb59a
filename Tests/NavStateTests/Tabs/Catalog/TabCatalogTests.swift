import NavState
import Testing

@Suite("TabCatalog")
struct TabCatalogTests {
  static let line = "home compose! lists(swift tea-) find? tags-(a find2?) last>"

  @Test("has all tabs in declared order, and its places apart from its actions")
  func order() throws {
    let catalog = try Tabs(line: Self.line)
    #expect(
      catalog.items.map(\.id) == [
        "home", "compose", "swift", "tea", "find", "a", "find2", "last",
      ])
    #expect(catalog.places == ["home", "swift", "tea", "find", "a", "find2", "last"])
    #expect(catalog.sections.map(\.id) == ["lists", "tags"])
    #expect(catalog.entries.count == 6)
  }

  @Test("finds what is declared of a tab, and its section")
  func finding() throws {
    let catalog = try Tabs(line: Self.line)
    for item in catalog.items { #expect(catalog.item(for: item.id) == item) }
    #expect(catalog.item(for: "nobody") == nil)
    #expect(catalog.item(for: "lists") == nil)
    let sections = catalog.items.map { catalog.section(of: $0.id)?.id }
    #expect(sections == [nil, nil, "lists", "lists", nil, "tags", "tags", nil])
    #expect(catalog.section(of: "nobody") == nil)
  }

  @Test("hides what is declared so, what stands in a hidden section, and what is not there")
  func hiding() throws {
    let catalog = try Tabs(line: Self.line)
    let hidden = catalog.items.filter { catalog.isHidden($0.id) }.map(\.id)
    #expect(hidden == ["tea", "a", "find2"])
    #expect(catalog.isHidden("nobody"))
    let visible = catalog.places.indices.filter(catalog.isVisible(place:))
    #expect(visible.map { catalog.places[$0] } == ["home", "swift", "find", "last"])
  }

  @Test("knows a place by its position, and of no other position anything")
  func positions() throws {
    var item = Tabs.Item(id: "b")
    item.isDisabled = true
    let catalog = try Tabs([.tab(.init(id: "a")), .tab(item), .tab(.init(id: "c", kind: .action))])
    #expect(catalog.placeIndex(of: "a") == 0)
    #expect(catalog.placeIndex(of: "b") == 1)
    #expect(catalog.placeIndex(of: "c") == nil)
    #expect(catalog.placeIndex(of: "d") == nil)
    #expect([0, 1].map(catalog.isVisible(place:)) == [true, true])
    #expect([0, 1].map(catalog.isDisabled(place:)) == [false, true])
    for position in [-1, 2, .max, .min] {
      #expect(!catalog.isVisible(place: position))
      #expect(!catalog.isDisabled(place: position))
    }
  }

  @Test("disables what is declared so, hidden or not, and in a section, too")
  func disabling() throws {
    let tabs = [(false, false), (false, true), (true, false), (true, true)].enumerated()
      .map { Tabs.Item(id: "\($0)", isHidden: $1.0, isDisabled: $1.1) }
    let catalog = try Tabs([.section(.init(id: "s", tabs: tabs))])
    #expect((0..<4).map(catalog.isDisabled(place:)) == [false, true, false, true])
    #expect((0..<4).map(catalog.isVisible(place:)) == [true, true, false, false])
  }

  @Test(
    "searches in the first place with that role, hidden or not, and in no action",
    arguments: [
      ("a b", nil), ("a find? other?", "find"), ("a find?- other?", "find"),
      ("a find!? other?", "other"), ("a s(b find?) other?", "find"), ("find?", "find"),
      ("a find!?", nil),
    ])
  func search(line: String, tab: String?) throws {
    let catalog = try Tabs(line: line)
    #expect(catalog.searchPlace.map { catalog.places[$0] } == tab)
  }

  @Test("finds actions among actions only")
  func actions() throws {
    let catalog = try Tabs(line: "home compose! s(scan! a)")
    #expect(catalog.actionItem("compose") == catalog.item(for: "compose"))
    #expect(catalog.actionItem("scan") == catalog.item(for: "scan"))
    for tab in ["home", "a", "s", "nobody"] { #expect(catalog.actionItem(tab) == nil) }
  }

  @Test("is built from any tabs as from an enumeration, and equal if the same is declared")
  func equality() throws {
    let counted = try TabCatalog(1...3)
    #expect(counted.places == [1, 2, 3])
    #expect(
      counted == (try TabCatalog([.tab(.init(id: 1)), .tab(.init(id: 2)), .tab(.init(id: 3))])))
    #expect(counted.hashValue == (try TabCatalog([1, 2, 3])).hashValue)
    #expect(counted != (try TabCatalog([1, 3, 2])))
    #expect(
      counted != (try TabCatalog([.tab(.init(id: 1, badge: .count(1))), .tab(.init(id: 2))])))
    let declared = counted.items.allSatisfy { $0 == TabCatalog<Int>.Item(id: $0.id) }
    #expect(declared)
  }

  @Test(
    "shows a badge, but for a number that is 0 or less",
    arguments: [
      (.count(3), "3"), (.count(0), nil), (.count(-1), nil), (.count(.min), nil),
      (.count(.max), "9223372036854775807"), (.text("new"), "new"), (.text(""), ""),
    ] as [(Tabs.Badge, String?)])
  func badges(badge: Tabs.Badge, text: String?) {
    #expect(badge.shownText == text)
  }
}

@Suite("TabCatalog.Violation")
struct TabCatalogViolationTests {
  typealias Item = Tabs.Item
  typealias Section = Tabs.Section

  struct Broken: Sendable, CustomTestStringConvertible {
    let entries: [Tabs.Entry]
    let violation: Tabs.Violation?

    var testDescription: String { violation?.description ?? "none" }
  }

  static func section(
    _ tabs: [Item], id: String = "s", as customizationID: String? = nil,
    bar: TabCustomization.Behavior? = nil, sidebar: TabCustomization.Behavior? = nil,
    isHidden: Bool = false
  ) -> Tabs.Entry {
    .section(
      Section(
        id: id, customizationID: customizationID, tabs: tabs, barBehavior: bar,
        sidebarBehavior: sidebar, isHidden: isHidden))
  }

  static let a = Item(id: "a")
  static let named = Item(id: "a", customizationID: "x")

  static let duplicates: [Broken] = [
    Broken(entries: [.tab(a), .tab(a)], violation: .duplicateTab("a")),
    Broken(entries: [.tab(a), section([a])], violation: .duplicateTab("a")),
    Broken(entries: [section([a, a])], violation: .duplicateTab("a")),
    Broken(
      entries: [.tab(a), .tab(Item(id: "a", kind: .action, isHidden: true))],
      violation: .duplicateTab("a")),
    Broken(
      entries: [.tab(a), section([]), section([])], violation: .duplicateSection("s")),
    Broken(
      entries: [.tab(named), .tab(Item(id: "b", customizationID: "x"))],
      violation: .duplicateCustomizationID("x")),
    Broken(
      entries: [.tab(named), section([], as: "x")], violation: .duplicateCustomizationID("x")),
    Broken(
      entries: [.tab(a), section([], as: "x"), section([], id: "t", as: "x")],
      violation: .duplicateCustomizationID("x")),
    // A section may be called as a tab is.
    Broken(entries: [.tab(a), section([], id: "a")], violation: nil),
  ]

  static let places: [Broken] = [
    Broken(entries: [], violation: .noPlace),
    Broken(entries: [section([])], violation: .noPlace),
    Broken(entries: [.tab(Item(id: "a", kind: .action))], violation: .noPlace),
    Broken(entries: [.tab(Item(id: "a", isHidden: true))], violation: .noPlace),
    Broken(entries: [section([a], isHidden: true)], violation: .noPlace),
    Broken(entries: [.tab(Item(id: "b", isHidden: true)), section([a])], violation: nil),
    // What is disabled, or in the sidebar only, is a place.
    Broken(entries: [.tab(Item(id: "a", isDisabled: true))], violation: nil),
    Broken(entries: [.tab(Item(id: "a", placement: .sidebarOnly))], violation: nil),
    Broken(entries: [.tab(Item(id: "a", sidebarVisibility: .hidden))], violation: nil),
    Broken(
      entries: [.tab(Item(id: "a", compactTwin: "b"))], violation: .unknownTwin("b")),
    Broken(
      entries: [.tab(Item(id: "a", compactTwin: "b")), .tab(Item(id: "b", kind: .action))],
      violation: .unknownTwin("b")),
    Broken(
      entries: [.tab(Item(id: "a", compactTwin: "b")), .tab(Item(id: "b", isHidden: true))],
      violation: nil),
    Broken(entries: [section([Item(id: "a", compactTwin: "b"), Item(id: "b")])], violation: nil),
  ]

  /// Every pair of behaviors of a tab without an id, by itself and in a section with one.
  static let behaviors: [Broken] = {
    let all: [TabCustomization.Behavior?] = [nil] + TabCustomization.Behavior.allCases
    return all.flatMap { bar in
      all.flatMap { sidebar in
        let tab = Item(id: "a", barBehavior: bar, sidebarBehavior: sidebar)
        let isDisabled = bar == .disabled && sidebar == .disabled
        let isFree = [bar, sidebar].contains { $0 == .automatic || $0 == .reorderable }
        var named = tab
        named.customizationID = "x"
        return [
          Broken(entries: [.tab(tab)], violation: isFree ? .missingCustomizationID("a") : nil),
          Broken(
            entries: [section([tab], as: "y")],
            violation: isDisabled ? nil : .missingCustomizationID("a")),
          Broken(entries: [.tab(named)], violation: nil),
          Broken(entries: [section([named], as: "y")], violation: nil),
          Broken(
            entries: [.tab(a), section([], bar: bar, sidebar: sidebar)],
            violation: isFree ? .missingSectionCustomizationID("s") : nil),
          Broken(
            entries: [.tab(a), section([], as: "y", bar: bar, sidebar: sidebar)], violation: nil),
        ]
      }
    }
  }()

  @Test("is thrown for entries that break a rule", arguments: duplicates + places + behaviors)
  func violations(broken: Broken) throws {
    guard let violation = broken.violation else {
      #expect(try Tabs(broken.entries).entries == broken.entries)
      return
    }
    #expect(throws: violation) { try Tabs(broken.entries) }
  }

  @Test("is thrown for tabs that break a rule")
  func tabs() throws {
    #expect(throws: TabCatalog.Violation.duplicateTab(2)) { try TabCatalog([1, 2, 3, 2, 3]) }
    #expect(throws: TabCatalog<Int>.Violation.noPlace) { try TabCatalog<Int>([] as [Int]) }
  }

  @Test("says the rule in words")
  func words() {
    let words: [(Tabs.Violation, String)] = [
      (.duplicateTab("a"), "the tab a is there twice"),
      (.duplicateSection("s"), "the section s is there twice"),
      (.duplicateCustomizationID("x"), "the customization id x is there twice"),
      (.noPlace, "there is no place that is not hidden"),
      (.missingCustomizationID("a"), "the tab a has no customization id"),
      (.missingSectionCustomizationID("s"), "the section s has no customization id"),
      (.unknownTwin("b"), "the compact twin b is no place"),
    ]
    for (violation, text) in words { #expect(violation.description == text) }
  }

  @Test("is looked for in linear time, and what is laid out, too")
  func many() throws {
    // Quadratic work on so many would be felt.
    let tabs = (0..<40_000).map { TabCatalog<Int>.Item(id: $0, customizationID: "\($0)") }
    let catalog = try TabCatalog(
      tabs[..<20_000].map { .tab($0) }
        + [.section(.init(id: "s", customizationID: "s", tabs: Array(tabs[20_000...])))])
    #expect(catalog.places.count == 40_000)
    var customization = TabCustomization()
    let order = (20_000..<30_000).reversed().map { "\($0)" }
    #expect(customization.reduce(.setTabOrder(order, section: "s"), in: catalog).isChanged)
    #expect(customization.reduce(.setBarSlots(order), in: catalog).isChanged)
    for traits in [Traits.phone, .pad, .mac] {
      let layout = TabLayout(catalog, customization: customization, selection: 0, traits: traits)
      #expect((layout.bar + layout.sidebar).isEmpty == false)
    }
  }
}
