import NavState

/// Where tabs stand, found a second way: for each tab alone, whether it stands somewhere and how far
/// to the front, and then by sorting.
struct NaiveLayout {
  /// A tab with all that decides about it.
  struct Fact {
    let item: Tabs.Item
    let section: Tabs.Section?
    let position: Int
    let isSearch: Bool
    var placement: Tabs.Placement
  }

  let catalog: Tabs
  let customization: NaiveCustomization
  let facts: [Fact]

  init(_ catalog: Tabs, _ customization: NaiveCustomization) {
    self.catalog = catalog
    self.customization = customization
    let first = catalog.items.first { $0.kind == .place && $0.role == .search }?.id
    facts = catalog.items.enumerated().map { position, item in
      let section = catalog.section(of: item.id)
      let inherited = section.map(\.placement) ?? .automatic
      return Fact(
        item: item, section: section, position: position, isSearch: item.id == first,
        placement: item.placement == .automatic ? inherited : item.placement)
    }
  }

  // MARK: - Whether

  /// What a person says, if they may say it.
  private func word(
    _ id: String?, _ area: TabCustomization.Area, _ behavior: TabCustomization.Behavior?,
    _ declared: TabCustomization.Visibility, fixed: Bool, listens: Bool
  ) -> TabCustomization.Visibility {
    guard listens, !fixed, let id, behavior == nil || behavior == .automatic else {
      return declared
    }
    switch customization.said[area]?[id] ?? .automatic {
    case .automatic: return declared
    case .visible: return .visible
    case .hidden: return .hidden
    }
  }

  private func words(_ fact: Fact, listens: Bool) -> [String: TabCustomization.Visibility] {
    let item = fact.item
    let isFirst = fact.placement == .pinned || (fact.isSearch && fact.placement == .automatic)
    var words = [
      "bar": word(
        item.customizationID, .bar, item.barBehavior, item.barVisibility,
        fixed: isFirst || fact.placement == .sidebarOnly, listens: listens),
      "sidebar": word(
        item.customizationID, .sidebar, item.sidebarBehavior, item.sidebarVisibility,
        fixed: isFirst, listens: listens),
    ]
    guard let section = fact.section else { return words }
    words["section bar"] = word(
      section.customizationID, .bar, section.barBehavior, section.barVisibility,
      fixed: section.placement != .automatic, listens: listens)
    words["section sidebar"] = word(
      section.customizationID, .sidebar, section.sidebarBehavior, section.sidebarVisibility,
      fixed: section.placement == .pinned, listens: listens)
    return words
  }

  func isHidden(_ fact: Fact) -> Bool { fact.item.isHidden || fact.section?.isHidden ?? false }

  func isAlone(_ fact: Fact, listens: Bool) -> Bool {
    if fact.section == nil || fact.isSearch || fact.item.placement == .pinned { return true }
    return words(fact, listens: listens)["bar"] == .visible
  }

  func stands(_ fact: Fact, in area: TabCustomization.Area, listens: Bool) -> Bool {
    let words = words(fact, listens: listens)
    if isHidden(fact) || words["sidebar"] == .hidden || words["section sidebar"] == .hidden {
      return false
    }
    if area == .sidebar { return true }
    if fact.placement == .sidebarOnly || words["bar"] == .hidden { return false }
    return words["section bar"] != .hidden || isAlone(fact, listens: listens)
  }

  /// What stands somewhere, and whether the person was heard.
  func standing(in area: TabCustomization.Area) -> (facts: [Fact], listens: Bool) {
    for listens in [true, false] {
      let found = facts.filter { stands($0, in: area, listens: listens) }
      if !found.filter({ $0.item.kind == .place }).isEmpty { return (found, listens) }
    }
    return (facts.filter { !isHidden($0) }, false)
  }

  // MARK: - Where

  private func rank(_ fact: Fact) -> [Int] {
    if fact.isSearch { return [3, fact.position] }
    if fact.placement == .pinned { return [2, fact.position] }
    let slot = fact.item.customizationID.flatMap { customization.slots?.firstIndex(of: $0) }
    if let slot, fact.item.barBehavior != .disabled, fact.placement == .automatic {
      return [0, slot]
    }
    return [1, fact.position]
  }

  var bottomBar: [TabLayout<String>.Entry] {
    let tabs = standing(in: .bar).facts.map { (rank($0), $0.item.id) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    guard tabs.count > 5 else { return tabs.map { .tab($0.1) } }
    var slots: [(rank: [Int], id: String)] = []
    // The search chooses first, then what is pinned, then the others.
    for zone in [[3], [2], [0, 1]] {
      for tab in tabs where zone.contains(tab.0[0]) && slots.count < 4 { slots.append(tab) }
    }
    slots.sort { $0.rank.lexicographicallyPrecedes($1.rank) }
    let chosen = slots.map(\.id)
    return chosen.map { .tab($0) } + [.more(tabs.map(\.1).filter { !chosen.contains($0) })]
  }

  private func inOrder(_ tabs: [Tabs.Item], _ order: [String]?) -> [String] {
    let movable = tabs.map { item in
      item.sidebarBehavior == .disabled ? nil : item.customizationID
    }
    return Self.inOrder(movable, order).map { tabs[$0].id }
  }

  /// The positions of names in an order, each new one put in by hand, last one first.
  static func inOrder(_ names: [String?], _ order: [String]?) -> [Int] {
    let order = (order ?? []).filter(names.contains)
    var result = order.compactMap { name in names.firstIndex { $0 == name } }
    let named = result
    for position in names.indices.reversed() where !named.contains(position) {
      let leader = named.filter { $0 < position }.max()
      let start = leader.flatMap { result.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      result.insert(position, at: start)
    }
    return result
  }

  var sectionedBar: [TabLayout<String>.Entry] {
    let (found, listens) = standing(in: .bar)
    let alone = found.filter { isAlone($0, listens: listens) }
    var ranked: [([Int], TabLayout<String>.Entry)] = alone.map { fact in
      var rank = rank(fact)
      // Behind its section, which stands at its first tab.
      if rank[0] > 0, let section = fact.section, let first = section.tabs.first {
        rank.insert(facts.first { $0.item.id == first.id }?.position ?? 0, at: 1)
        rank[2] += 1
      }
      return (rank, .tab(fact.item.id))
    }
    let inside = found.filter { !isAlone($0, listens: listens) }.map(\.item.id)
    for section in catalog.sections {
      let order = section.customizationID.flatMap { customization.orders[$0] }
      let tabs = inOrder(section.tabs, order).filter(inside.contains)
      guard let first = section.tabs.first, !tabs.isEmpty else { continue }
      let position = facts.first { $0.item.id == first.id }?.position ?? 0
      ranked.append(
        ([section.placement == .pinned ? 2 : 1, position, 0], .section(section.id, tabs)))
    }
    return ranked.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  var sidebar: [TabLayout<String>.Entry] {
    let found = standing(in: .sidebar).facts
    let plain = found.filter { $0.section == nil }.map { TabLayout<String>.Entry.tab($0.item.id) }
    let sections = catalog.sections
    let names = sections.map { $0.sidebarBehavior == .disabled ? nil : $0.customizationID }
    return plain
      + Self.inOrder(names, customization.sections).compactMap { position in
        let section = sections[position]
        let order = section.customizationID.flatMap { customization.orders[$0] }
        let tabs = inOrder(section.tabs, order).filter { id in found.contains { $0.item.id == id } }
        return tabs.isEmpty ? nil : .section(section.id, tabs)
      }
  }
}
