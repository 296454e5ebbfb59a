/// The entries of a bar, by where in it they stand.
struct BarParts<Tab: Hashable & Sendable> {
  /// The entries that the others stand behind, in declared order, with the names by which a person
  /// can put them first.
  private var movable: [(entry: TabLayout<Tab>.Entry, id: String?)] = []

  /// What is pinned, in declared order.
  private(set) var pinned: [TabLayout<Tab>.Entry] = []

  /// The search, if there is one; it stands last.
  private(set) var search: [TabLayout<Tab>.Entry] = []

  /// Adds a tab that stands by itself.
  mutating func add(_ member: TabCatalog<Tab>.Member) {
    let entry = TabLayout<Tab>.Entry.tab(member.item.id)
    if member.isSearch {
      search.append(entry)
    } else if member.placement == .pinned {
      pinned.append(entry)
    } else {
      movable.append((entry, member.isMovableInBar ? member.item.customizationID : nil))
    }
  }

  /// Adds a section that stands as one entry.
  mutating func add(_ section: TabCatalog<Tab>.Section, _ tabs: [Tab]) {
    let entry = TabLayout<Tab>.Entry.section(section.id, tabs)
    if section.placement == .pinned {
      pinned.append(entry)
    } else {
      movable.append((entry, nil))
    }
  }

  /// What stands before all that is pinned: what a person put first, then the rest.
  func leading(slots: [String]?) -> [TabLayout<Tab>.Entry] {
    guard let slots, !slots.isEmpty else { return movable.map(\.entry) }
    let named = Set(slots)
    var first: [String: TabLayout<Tab>.Entry] = [:]
    var rest: [TabLayout<Tab>.Entry] = []
    for (entry, id) in movable {
      if let id, named.contains(id) { first[id] = entry } else { rest.append(entry) }
    }
    return slots.compactMap { first[$0] } + rest
  }

  /// All entries, in order.
  func entries(slots: [String]?) -> [TabLayout<Tab>.Entry] {
    leading(slots: slots) + pinned + search
  }
}
