extension TabCatalog {
  /// A tab together with what it has of its section.
  @usableFromInline
  struct Member: Sendable {
    /// What is declared of the tab.
    @usableFromInline let item: Item

    /// What is declared of its section, if it stands in one.
    @usableFromInline let section: Section?

    /// Whether this is the first place for searching.
    @usableFromInline let isSearch: Bool

    @inlinable
    init(item: Item, section: Section?, isSearch: Bool) {
      self.item = item
      self.section = section
      self.isSearch = isSearch
    }

    /// Whether the tab is a place.
    @inlinable var isPlace: Bool { item.kind == .place }

    /// Whether the catalog hides the tab or its section.
    @inlinable var isHidden: Bool { item.isHidden || section?.isHidden == true }

    /// Where the tab may stand, by its own declaration, else by that of its section.
    @inlinable
    var placement: Placement {
      item.placement == .automatic ? section?.placement ?? .automatic : item.placement
    }

    /// Whether the tab needs a customization id that it has not.
    var lacksCustomizationID: Bool {
      guard item.customizationID == nil else { return false }
      let isDisabled = item.barBehavior == .disabled && item.sidebarBehavior == .disabled
      return item.isDeclaredCustomizable || (section?.customizationID != nil && !isDisabled)
    }
  }

  /// All tabs, in declared order.
  @inlinable var members: [Member] { Self.members(of: entries) }

  /// The tabs of entries, in declared order.
  @inlinable
  static func members(of entries: [Entry]) -> [Member] {
    var members: [Member] = []
    var hasSearch = false
    func add(_ item: Item, in section: Section?) {
      let isSearch = !hasSearch && item.kind == .place && item.role == .search
      hasSearch = hasSearch || isSearch
      members.append(Member(item: item, section: section, isSearch: isSearch))
    }
    for entry in entries {
      switch entry {
      case .tab(let item): add(item, in: nil)
      case .section(let section): for item in section.tabs { add(item, in: section) }
      }
    }
    return members
  }
}
