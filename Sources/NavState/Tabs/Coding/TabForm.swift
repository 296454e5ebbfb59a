/// The keys of the archive of a window's tabs.
enum TabKey: String, CodingKey {
  case selected
  case panes
  case visits
  case parked
  case customization
  case bar
  case isEmptied
  case pending
}

/// A window's tabs as they are coded, before they are brought under a catalog.
struct TabForm<Scheme: NavigationScheme> {
  /// A tab, with its pane.
  struct Entry {
    var tab: Scheme.Tab
    var pane: PaneStorage<Scheme>
  }

  var selected: Scheme.Tab?
  var panes: [Entry] = []
  var visits: [Scheme.Tab] = []
  var parked: [Entry] = []
  var customization = TabCustomization()
  var bar = TabBarState()
  var isEmptied = false
  var pending: Step<TabRouter<Scheme>.Action>?
}

// A pane is a split view where it has a detail, and else a router; the tab that owns it may own the
// other now.

extension TabForm.Entry: Encodable where Scheme: CodableScheme {
  private enum CodingKeys: String, CodingKey {
    case tab
  }

  func encode(to encoder: any Encoder) throws {
    if case .split(let parts) = pane {
      try parts.encode(to: encoder)
    } else {
      try pane.router(under: .standard).encode(to: encoder)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tab, forKey: .tab)
  }
}

extension TabForm.Entry: Decodable where Scheme: CodableScheme {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tab = try container.read(.tab)
    let configuration = decoder.userInfo.tabConfiguration(of: Scheme.Tab.self)
    guard try decoder.container(keyedBy: SplitKey.self).contains(.detail) else {
      pane = PaneStorage(try Router(from: decoder))
      return
    }
    let columns = configuration?.rules.splitView(of: tab)
    let roomiest = decoder.userInfo.roomiestColumns
    var form = try SplitForm<Scheme>(from: decoder, under: columns ?? roomiest)
    form.settle(under: columns ?? roomiest.replacing(columns: form.parts.leastColumns))
    pane = .split(form.parts)
  }
}

extension TabRouter {
  /// The form of this value: panes in the order of the catalog, but for those in their first state.
  var form: TabForm<Scheme> {
    let places = rules.catalog.places
    let parts = parts
    var form = TabForm<Scheme>()
    form.selected = places[Int(selected)]
    for (index, tab) in places.enumerated() where !panes[index].isInitial {
      form.panes.append(.init(tab: tab, pane: panes[index]))
    }
    form.visits = visits.map { places[$0] }
    form.parked = parts.parked.map { .init(tab: $0.tab, pane: $0.pane) }
    form.customization = parts.customization
    form.bar = parts.bar
    form.isEmptied = parts.isEmptied
    form.pending = parts.pending
    return form
  }

  /// Brings a form under a catalog, as new rules do.
  ///
  /// - Parameters:
  ///   - form: The form, with no tab twice.
  ///   - configuration: The rules, with the catalog, and traits.
  ///   - events: Takes what a host would hear.
  init(
    _ form: TabForm<Scheme>, configuration: Configuration<TabRules<Tab>>, _ events: inout [Event]
  ) {
    self.init(configuration: configuration)
    // The places as they were: those of which something is said.
    var places: [Tab] = []
    var positions: [Tab: Int] = [:]
    func position(_ tab: Tab) -> Int {
      if let position = positions[tab] { return position }
      positions[tab] = places.count
      places.append(tab)
      return places.count - 1
    }
    for entry in form.panes { _ = position(entry.tab) }
    let current = form.selected ?? lastVisible(of: form.visits)
    selected = Int32(truncatingIfNeeded: position(current))
    let visited = form.visits.map(position)
    panes = PaneList(count: places.count)
    for (index, entry) in form.panes.enumerated() { panes[index] = entry.pane }
    var parts = TabParts<Scheme>()
    // One that has nothing is none; one was written if all that it had could not be.
    parts.parked = form.parked.filter { !$0.pane.isInitial }
      .map { .init(tab: $0.tab, pane: $0.pane) }
    parts.customization = form.customization
    parts.bar = form.bar
    parts.isEmptied = form.isEmptied && form.selected != nil
    parts.pending = form.pending
    self.parts = parts
    visits = visited
    // Never the same, even where all places are there: a parked tab may be one of them.
    // Refused where a selection exceeds the rules, which is then a violation.
    _ = settle(since: places, under: [], isSame: false, &events)
    if form.isEmptied, rules.catalog.places[Int(selected)] != current {
      self.parts.isEmptied = false
    }
  }

  /// What is selected where the selected tab is gone: the visible one visited last, else the first.
  func lastVisible(of visits: [Tab]) -> Tab {
    let places = rules.catalog.places
    let visible = Set(
      places.indices.filter { rules.catalog.isVisible(place: $0) }.map { places[$0] })
    return visits.last { visible.contains($0) } ?? places[rules.catalog.firstVisiblePlace]
  }
}
