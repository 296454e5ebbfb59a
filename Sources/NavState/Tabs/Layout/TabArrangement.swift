/// What stands in each kind of bar, and in the sidebar.
struct TabArrangement<Tab: Hashable & Sendable> {
  private typealias Member = TabCatalog<Tab>.Member

  private let catalog: TabCatalog<Tab>
  private let customization: TabCustomization

  init(_ catalog: TabCatalog<Tab>, by customization: TabCustomization) {
    self.catalog = catalog
    self.customization = customization
  }

  /// The tabs that stand in a bar or the sidebar, in declared order, with what decides about them.
  ///
  /// What a person said is ignored if it leaves no place, then what is declared, too; what the catalog
  /// hides stays hidden, and always leaves one.
  private func shown(
    in area: TabCustomization.Area
  ) -> (members: [Member], words: TabCustomization) {
    let members = catalog.members
    for words in [customization, TabCustomization()] {
      let shown = members.filter { $0.isShown(in: area, by: words) }
      if shown.contains(where: \.isPlace) { return (shown, words) }
    }
    return (members.filter { !$0.isHidden }, TabCustomization())
  }
}

// MARK: - Sidebar

extension TabArrangement {
  /// The tabs without a section, then the sections, all in the person's order.
  var sidebar: [TabLayout<Tab>.Entry] {
    let shown = Set(shown(in: .sidebar).members.map(\.item.id))
    var plain: [TabLayout<Tab>.Entry] = []
    for case .tab(let item) in catalog.entries where shown.contains(item.id) {
      plain.append(.tab(item.id))
    }
    let sections = TabCustomization.merging(
      catalog.sections, by: customization.sectionOrder, id: \.movableID)
    return plain
      + sections.compactMap { section in
        let tabs = ordered(section).filter(shown.contains)
        return tabs.isEmpty ? nil : .section(section.id, tabs)
      }
  }

  /// The tabs of a section in the person's order, those that are not shown, too.
  private func ordered(_ section: TabCatalog<Tab>.Section) -> [Tab] {
    let order = section.customizationID.flatMap(customization.tabOrder(inSection:))
    return TabCustomization.merging(section.tabs, by: order, id: \.movableID).map(\.id)
  }
}

extension CustomizablePart {
  /// The name in a person's order; `nil` if the part can't be moved.
  fileprivate var movableID: String? {
    behavior(in: .sidebar) == .disabled ? nil : customizationID
  }
}

// MARK: - Bars

extension TabArrangement {
  /// The number of entries that a bottom bar has room for.
  static var room: Int { 5 }

  /// Each tab by itself, at most five entries.
  var bottomBar: [TabLayout<Tab>.Entry] {
    var parts = BarParts<Tab>()
    for member in shown(in: .bar).members { parts.add(member) }
    let leading = parts.leading(slots: customization.barSlots)
    let all = parts.entries(slots: customization.barSlots)
    guard all.count > Self.room else { return all }
    let slots = Self.room - 1
    // The search keeps its slot even where too much is pinned.
    let pinned = parts.pinned.prefix(slots - parts.search.count)
    let first = leading.prefix(slots - parts.search.count - pinned.count)
    let rest = leading.dropFirst(first.count) + parts.pinned.dropFirst(pinned.count)
    return first + pinned + parts.search + [.more(rest.flatMap(\.tabs))]
  }

  /// Each section as one entry, and behind it those of its tabs that stand by themselves.
  var sectionedBar: [TabLayout<Tab>.Entry] {
    let (shown, words) = shown(in: .bar)
    let alone = Dictionary(
      shown.filter { $0.isAlone(by: words) }.map { ($0.item.id, $0) },
      uniquingKeysWith: { first, _ in first })
    let inside = Set(shown.map(\.item.id).filter { alone[$0] == nil })
    var parts = BarParts<Tab>()
    for entry in catalog.entries {
      switch entry {
      case .tab(let item): if let member = alone[item.id] { parts.add(member) }
      case .section(let section):
        let tabs = ordered(section).filter(inside.contains)
        if !tabs.isEmpty { parts.add(section, tabs) }
        for case let member? in section.tabs.map({ alone[$0.id] }) { parts.add(member) }
      }
    }
    return parts.entries(slots: customization.barSlots)
  }
}
