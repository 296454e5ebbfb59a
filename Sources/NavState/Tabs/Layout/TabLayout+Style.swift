extension TabLayout.Style {
  /// How tabs are shown where there is so much room.
  ///
  /// A size class that is not known counts as regular, a device that is not known as a pad. Watches
  /// and cars have no room for a sidebar, whatever their size class says.
  init(on traits: Traits, placement: TabBarState.Placement) {
    self =
      switch traits.idiom {
      case .mac, .tv: .sidebar
      case .phone, .watch, .carPlay: .bottomBar
      case .vision: traits.isCompactWidth ? .bottomBar : .ornament
      case .pad, nil:
        if traits.isCompactWidth {
          .bottomBar
        } else {
          switch placement {
          case .automatic: traits.isWiderThanHigh ? .sidebar : .topBar
          case .bar: .topBar
          case .sidebar: .sidebar
          }
        }
      }
  }
}

extension Traits {
  /// Whether a window is wider than high: by how its device is held, else by its lengths, else not.
  ///
  /// Source: SwiftUI `TabViewStyle.sidebarAdaptable`, whose sidebar is shown in landscape.
  fileprivate var isWiderThanHigh: Bool {
    if let orientation { return orientation == .landscape }
    guard let width, let height else { return false }
    return width > height
  }
}

extension TabLayout.Selection {
  /// Where the selection shows among the entries of a bar or the sidebar.
  init(
    of selection: Tab, among entries: [TabLayout.Entry], style: TabLayout.Style,
    in catalog: TabCatalog<Tab>
  ) {
    // An action is never selected.
    let isPlace = catalog.placeIndex(of: selection) != nil
    let entry = isPlace ? entries.first { $0.contains(selection) } : nil
    switch entry {
    case .tab: self = .tab(selection)
    case .section(let id, _): self = style == .sidebar ? .tab(selection) : .section(id)
    case .more: self = .more
    case nil:
      guard style == .bottomBar, let twin = Self.twin(of: selection, among: entries, in: catalog)
      else {
        self = .nowhere
        return
      }
      self = .twin(twin)
    }
  }

  /// The place that stands for a selection that has no entry.
  private static func twin(
    of selection: Tab, among entries: [TabLayout.Entry], in catalog: TabCatalog<Tab>
  ) -> Tab? {
    let declared = catalog.item(for: selection)?.compactTwin
    if let declared, entries.contains(where: { $0.contains(declared) }) { return declared }
    let places = Set(catalog.places)
    return entries.lazy.flatMap(\.tabs).first { places.contains($0) }
  }
}

extension TabLayout {
  /// The tabs that stand at an entry, or inside.
  @inlinable
  var tabsWithEntry: Set<Tab> { Set((bar + sidebar).flatMap(\.tabs)) }
}

extension TabLayout.Entry {
  /// The tabs of this entry.
  @inlinable
  var tabs: [Tab] {
    switch self {
    case .tab(let tab): [tab]
    case .section(_, let tabs), .more(let tabs): tabs
    }
  }

  /// Whether a tab stands at this entry, or inside.
  func contains(_ tab: Tab) -> Bool {
    switch self {
    case .tab(let own): own == tab
    case .section(_, let tabs), .more(let tabs): tabs.contains(tab)
    }
  }
}
