extension TabCustomization {
  /// What a person can do to the tabs of a window.
  ///
  /// Tabs and sections are named by their customization ids.
  public enum Action: NavigationAction {
    /// Shows or hides a tab or a section in a bar or the sidebar, or leaves it to its declaration.
    case setVisibility(Visibility, of: String, in: Area)
    /// Gives the tabs of a section an order; those that are not named stand where they are declared.
    case setTabOrder([String], section: String)
    /// Gives the sections an order; those that are not named stand where they are declared.
    case setSectionOrder([String])
    /// Puts tabs first in a bar, in an order; `nil` leaves the bar as it is declared.
    case setBarSlots([String]?)
    /// Forgets all that was shown and hidden in the sidebar, or in the bar; orders stay.
    ///
    /// Source: SwiftUI `TabViewCustomization.resetVisibility()`, which is for the sidebar.
    case resetVisibility(in: Area = .sidebar)
    /// Forgets the order of the tabs of a section.
    case resetTabOrder(section: String)
    /// Forgets the order of the sections.
    case resetSectionOrder
  }

  /// The number of ids that are kept of each kind: as many as a reader takes.
  @inlinable static var limit: Int { Limits().count }

  /// Performs an action on the tabs of a catalog.
  ///
  /// | Action | Refused as ``Refusal/notThere`` | As ``Refusal/notCustomizable`` |
  /// |---|---|---|
  /// | `setVisibility` | no such tab or section | its behavior there is not automatic, it is pinned or the search, or `sidebarOnly` and it is about the bar |
  /// | `setTabOrder` | no such section, or no such tab in it | a tab's behavior in the sidebar is disabled |
  /// | `setSectionOrder` | no such section | a section's behavior in the sidebar is disabled |
  /// | `setBarSlots` | no such tab | a tab's behavior in the bar is disabled, or it is pinned, the search, or `sidebarOnly` |
  /// | `resetTabOrder` | no such section | |
  ///
  /// A list that names something twice is refused as ``Refusal/notThere``, too: there is no second
  /// one. What would leave no place visible in a bar, or none in the sidebar, is refused as
  /// ``Refusal/lastVisible``. What is said already is unchanged. A list keeps, at their places, the
  /// ids of the list before it that the catalog doesn't know; no list and no kind of wish grows past
  /// 10,000 ids, what would is refused as ``Refusal/notCustomizable``.
  ///
  /// Source: SwiftUI `TabContent.customizationBehavior(_:for:)`.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - catalog: What is declared.
  /// - Returns: Changed, without events, unchanged or refused.
  /// - Complexity: O(*n* log *m*), where *n* is the number of tabs and *m* that of the ids of which
  ///   something is said.
  @inlinable
  @discardableResult
  public mutating func reduce<Tab>(
    _ action: Action, in catalog: TabCatalog<Tab>
  ) -> Outcome<Never> {
    switch action {
    case .setVisibility(let visibility, let id, let area):
      setVisibility(visibility, of: id, in: area, of: catalog)
    case .setTabOrder(let tabs, let section):
      setTabOrder(tabs, ofSection: section, in: catalog)
    case .setSectionOrder(let order):
      setSectionOrder(order, in: catalog)
    case .setBarSlots(let tabs):
      setBarSlots(tabs, in: catalog)
    case .resetVisibility(let area):
      resetVisibility(in: area)
    case .resetTabOrder(let section):
      resetTabOrder(ofSection: section, in: catalog)
    case .resetSectionOrder:
      set(nil, for: \.sections)
    }
  }
}

// MARK: - Visibility

extension TabCustomization {
  @inlinable
  mutating func setVisibility<Tab>(
    _ visibility: Visibility, of id: String, in area: Area, of catalog: TabCatalog<Tab>
  ) -> Outcome<Never> {
    let members = catalog.members
    let isHideable =
      members.first { $0.item.customizationID == id }?.isHideable(in: area)
      ?? catalog.sections.first { $0.customizationID == id }
      .map { $0.isHideable(in: area, at: $0.placement) }
    guard let isHideable else { return .refused(.notThere) }
    guard isHideable else { return .refused(.notCustomizable) }
    guard visibility != self.visibility(of: id, in: area) else { return .unchanged }
    var changed = self
    changed.wish(visibility, of: id, in: area)
    guard changed.wishes.count <= max(Self.limit, wishes.count) else {
      return .refused(.notCustomizable)
    }
    for area in Area.allCases
    where hasPlace(in: area, of: members) && !changed.hasPlace(in: area, of: members) {
      return .refused(.lastVisible)
    }
    self = changed
    return .changed([])
  }

  /// Whether a place stands in a bar or the sidebar.
  @inlinable
  func hasPlace<Tab>(in area: Area, of members: [TabCatalog<Tab>.Member]) -> Bool {
    members.contains { $0.isPlace && $0.isShown(in: area, by: self) }
  }

  /// Notes a wish, or drops it where nothing is left of it.
  @inlinable
  mutating func wish(_ visibility: Visibility, of id: String, in area: Area) {
    let position = Self.position(of: id, in: wishes, by: \.id)
    let isThere = position < wishes.endIndex && wishes[position].id == id
    var wish = isThere ? wishes[position] : Wish(id: id, bar: .automatic, sidebar: .automatic)
    switch area {
    case .bar: wish.bar = visibility
    case .sidebar: wish.sidebar = visibility
    }
    let isEmpty = wish.bar == .automatic && wish.sidebar == .automatic
    let end = isThere ? position + 1 : position
    wishes.replaceSubrange(position..<end, with: isEmpty ? [] : [wish])
  }

  @inlinable
  mutating func resetVisibility(in area: Area) -> Outcome<Never> {
    let kept = wishes.compactMap { wish -> Wish? in
      switch area {
      case .bar:
        wish.sidebar == .automatic
          ? nil : Wish(id: wish.id, bar: .automatic, sidebar: wish.sidebar)
      case .sidebar:
        wish.bar == .automatic ? nil : Wish(id: wish.id, bar: wish.bar, sidebar: .automatic)
      }
    }
    return set(kept, for: \.wishes)
  }
}

// MARK: - Orders

extension TabCustomization {
  @inlinable
  mutating func setTabOrder<Tab>(
    _ tabs: [String], ofSection id: String, in catalog: TabCatalog<Tab>
  ) -> Outcome<Never> {
    guard let section = catalog.sections.first(where: { $0.customizationID == id }) else {
      return .refused(.notThere)
    }
    let movable = Self.movable(section.tabs) { $0.behavior(in: .sidebar) != .disabled }
    let before = tabOrder(inSection: id)
    return ordering(tabs, among: movable, before: before) { customization, order in
      customization.setOrder(order, ofSection: id)
    }
  }

  @inlinable
  mutating func resetTabOrder<Tab>(
    ofSection id: String, in catalog: TabCatalog<Tab>
  ) -> Outcome<Never> {
    guard catalog.sections.contains(where: { $0.customizationID == id }) else {
      return .refused(.notThere)
    }
    guard tabOrder(inSection: id) != nil else { return .unchanged }
    return setOrder(nil, ofSection: id)
  }

  @inlinable
  mutating func setSectionOrder<Tab>(
    _ order: [String], in catalog: TabCatalog<Tab>
  ) -> Outcome<Never> {
    let movable = Self.movable(catalog.sections) { $0.behavior(in: .sidebar) != .disabled }
    return ordering(order, among: movable, before: sections) { customization, order in
      customization.set(order, for: \.sections)
    }
  }

  @inlinable
  mutating func setBarSlots<Tab>(
    _ tabs: [String]?, in catalog: TabCatalog<Tab>
  ) -> Outcome<Never> {
    guard let tabs else { return set(nil, for: \.slots) }
    var movable: [String: Bool] = [:]
    for member in catalog.members {
      guard let id = member.item.customizationID else { continue }
      movable[id] = member.isMovableInBar
    }
    return ordering(tabs, among: movable, before: slots) { customization, order in
      customization.set(order, for: \.slots)
    }
  }

  /// Whether a person can move each of some parts, by their ids.
  @inlinable
  static func movable<Part: CustomizablePart>(
    _ parts: [Part], by isMovable: (Part) -> Bool
  ) -> [String: Bool] {
    var movable: [String: Bool] = [:]
    for part in parts {
      if let id = part.customizationID { movable[id] = isMovable(part) }
    }
    return movable
  }

  /// Takes an order, if each of its names stands for something that can be moved, and none twice.
  @inlinable
  mutating func ordering(
    _ order: [String], among movable: [String: Bool], before: [String]?,
    store: (inout Self, [String]) -> Outcome<Never>
  ) -> Outcome<Never> {
    var named: Set<String> = []
    guard order.allSatisfy({ movable[$0] != nil && named.insert($0).inserted }) else {
      return .refused(.notThere)
    }
    guard order.allSatisfy({ movable[$0] == true }) else { return .refused(.notCustomizable) }
    let kept = Self.keeping(before, in: order) { movable[$0] != nil }
    guard kept != before else { return .unchanged }
    guard kept.count <= max(Self.limit, before?.count ?? 0) else {
      return .refused(.notCustomizable)
    }
    return store(&self, kept)
  }

  /// Notes the order of the tabs of a section, or that there is none.
  @inlinable
  mutating func setOrder(_ order: [String]?, ofSection section: String) -> Outcome<Never> {
    let position = Self.position(of: section, in: orders, by: \.section)
    let isThere = position < orders.endIndex && orders[position].section == section
    guard isThere || orders.count < Self.limit else { return .refused(.notCustomizable) }
    let new = order.map { [Order(section: section, tabs: $0)] } ?? []
    orders.replaceSubrange(position..<(isThere ? position + 1 : position), with: new)
    return .changed([])
  }

  /// Writes a part that may be equal already.
  @inlinable
  mutating func set<Part: Equatable>(
    _ part: Part, for path: WritableKeyPath<Self, Part>
  ) -> Outcome<Never> {
    guard self[keyPath: path] != part else { return .unchanged }
    self[keyPath: path] = part
    return .changed([])
  }
}
