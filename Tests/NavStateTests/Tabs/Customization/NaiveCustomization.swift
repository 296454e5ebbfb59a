import NavState

/// What a person changed, in dictionaries, with every rule written down as it is said.
struct NaiveCustomization: Equatable {
  var said: [TabCustomization.Area: [String: TabCustomization.Visibility]] = [
    .bar: [:], .sidebar: [:],
  ]
  var orders: [String: [String]] = [:]
  var sections: [String]?
  var slots: [String]?

  init() {}

  /// What a customization says of some ids.
  init(_ customization: TabCustomization, of ids: [String]) {
    for area in TabCustomization.Area.allCases {
      for id in ids {
        let word = customization.visibility(of: id, in: area)
        if word != .automatic { said[area]?[id] = word }
      }
    }
    for id in ids { orders[id] = customization.tabOrder(inSection: id) }
    sections = customization.sectionOrder
    slots = customization.barSlots
  }

  mutating func perform(_ action: TabCustomization.Action, in catalog: Tabs) -> Outcome<Never> {
    var after = self
    if let refusal = after.change(by: action, in: catalog) { return .refused(refusal) }
    guard after != self else { return .unchanged }
    for area in TabCustomization.Area.allCases {
      if case .setVisibility = action, isShown(in: area, catalog), !after.isShown(in: area, catalog)
      {
        return .refused(.lastVisible)
      }
    }
    self = after
    return .changed([])
  }

  private func isShown(in area: TabCustomization.Area, _ catalog: Tabs) -> Bool {
    let layout = NaiveLayout(catalog, self)
    return layout.facts.contains { fact in
      fact.item.kind == .place && layout.stands(fact, in: area, listens: true)
    }
  }

  private typealias Free = Set<TabCustomization.Behavior?>

  private mutating func change(
    by action: TabCustomization.Action, in catalog: Tabs
  ) -> Refusal? {
    let facts = NaiveLayout(catalog, self).facts
    let moving: Free = [nil, .automatic, .reorderable]
    switch action {
    case .setVisibility(let word, let id, let area):
      guard let allowed = allowed(id, area, facts, catalog) else { return .notThere }
      guard allowed else { return .notCustomizable }
      said[area]?[id] = word == .automatic ? nil : word
    case .setTabOrder(let tabs, let id):
      guard let section = catalog.sections.first(where: { $0.customizationID == id }) else {
        return .notThere
      }
      let all = section.tabs.map { ($0.customizationID, moving.contains($0.sidebarBehavior)) }
      return Self.order(&orders[id], tabs, all)
    case .setSectionOrder(let ids):
      let all = catalog.sections.map { ($0.customizationID, moving.contains($0.sidebarBehavior)) }
      return Self.order(&sections, ids, all)
    case .setBarSlots(nil): slots = nil
    case .setBarSlots(let ids?):
      let all = facts.map { fact in
        let isFree = fact.placement == .automatic && !fact.isSearch
        return (fact.item.customizationID, isFree && moving.contains(fact.item.barBehavior))
      }
      return Self.order(&slots, ids, all)
    case .resetVisibility(let area): said[area] = [:]
    case .resetTabOrder(let id):
      guard catalog.sections.contains(where: { $0.customizationID == id }) else { return .notThere }
      orders[id] = nil
    case .resetSectionOrder: sections = nil
    }
    return nil
  }

  /// Whether a person can show and hide something; `nil` if it is not there.
  private func allowed(
    _ id: String, _ area: TabCustomization.Area, _ facts: [NaiveLayout.Fact], _ catalog: Tabs
  ) -> Bool? {
    let hiding: Free = [nil, .automatic]
    if let fact = facts.first(where: { $0.item.customizationID == id }) {
      let behavior = area == .bar ? fact.item.barBehavior : fact.item.sidebarBehavior
      let isFirst = fact.placement == .pinned || (fact.isSearch && fact.placement == .automatic)
      let isAway = fact.placement == .sidebarOnly && area == .bar
      return hiding.contains(behavior) && !isFirst && !isAway
    }
    guard let section = catalog.sections.first(where: { $0.customizationID == id }) else {
      return nil
    }
    let behavior = area == .bar ? section.barBehavior : section.sidebarBehavior
    let isAway = section.placement == .sidebarOnly && area == .bar
    return hiding.contains(behavior) && section.placement != .pinned && !isAway
  }

  /// Takes an order, with what nothing is declared for put back behind what it stood behind.
  private static func order(
    _ stored: inout [String]?, _ ids: [String], _ declared: [(id: String?, isFree: Bool)]
  ) -> Refusal? {
    let known = declared.compactMap(\.id)
    guard ids.allSatisfy(known.contains), Set(ids).count == ids.count else { return .notThere }
    let free = declared.filter(\.isFree).compactMap(\.id)
    guard ids.allSatisfy(free.contains) else { return .notCustomizable }
    var result = ids
    let old = stored ?? []
    for (position, id) in old.enumerated().reversed() where !known.contains(id) {
      let leader = old[..<position].last(where: ids.contains)
      let start = leader.flatMap(result.firstIndex).map { $0 + 1 } ?? 0
      result.insert(id, at: start)
    }
    stored = result
    return nil
  }
}
