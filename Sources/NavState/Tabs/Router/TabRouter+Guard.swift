extension TabRouter: ExitGuarding {
  @inlinable
  package var pendingExit: Step<Action>? {
    get { extras?.parts.pending }
    set { parts.pending = newValue }
  }

  @inlinable
  package var holdsMarks: Bool {
    let places = rules.catalog.places
    return (!panes.isPlain && places.indices.contains { panes[$0].holdsMarks })
      || parked.contains { $0.pane.holdsMarks }
  }

  /// What was marked in panes that are no longer there, or lack it.
  @inlinable
  package func placesMissing(since before: TabRouter) -> [TabPlace<Scheme>] {
    let isSame = rules.catalog.places == before.rules.catalog.places
    // Of the same places, only the parked ones are looked up, which may be many, too.
    let others = isSame ? parkedPanes : allPanes
    var places: [TabPlace<Scheme>] = []
    func compare(
      _ tab: Tab, _ old: PaneStorage<Scheme>, _ new: PaneStorage<Scheme>?, areColumnsSame: Bool
    ) {
      places += old.placesMissing(in: new, areColumnsSame: areColumnsSame)
        .map { TabPlace($0.place, in: tab, column: $0.column) }
    }
    for (index, tab) in before.rules.catalog.places.enumerated() {
      let old = before.panes[index]
      guard old.holdsMarks else { continue }
      let columns = before.rules.splitView(at: index)?.columns
      compare(
        tab, old, isSame ? panes[index] : others[tab], areColumnsSame: isOf(columns, tab))
    }
    for old in before.parked where old.pane.holdsMarks {
      compare(
        old.tab, old.pane, others[old.tab],
        areColumnsSame: isOf(old.pane.columns.leastColumns, old.tab))
    }
    return places
  }

  /// Whether a tab owns so many columns; a parked one is under no rules, and keeps what it has.
  @inlinable
  func isOf(_ columns: ColumnCount?, _ tab: Tab) -> Bool {
    guard let index = rules.catalog.placeIndex(of: tab) else { return true }
    return columns == rules.splitView(at: index)?.columns
  }

  /// All panes by their tabs, those of parked ones among them.
  @inlinable
  var allPanes: [Tab: PaneStorage<Scheme>] {
    var all = parkedPanes
    for (index, tab) in rules.catalog.places.enumerated() { all[tab] = panes[index] }
    return all
  }

  /// The panes of parked tabs, by these.
  @inlinable
  var parkedPanes: [Tab: PaneStorage<Scheme>] {
    var all: [Tab: PaneStorage<Scheme>] = [:]
    for parked in parked { all[parked.tab] = parked.pane }
    return all
  }

  @inlinable
  package mutating func performUnguarded(
    _ action: Action, in context: Context
  ) -> Outcome<Event> {
    // What is forced is no gesture, and the tap that it may have come with is long over.
    let isEmptying = !context.isForced && empties(action, in: context)
    let wasEmptied = isEmptied
    let outcome = performAny(action, in: context)
    guard outcome.isChanged, action.subject != .traits else { return outcome }
    if isEmptying {
      parts.isEmptied = true
    } else if wasEmptied {
      parts.isEmptied = false
    }
    return outcome
  }

  /// Whether an action is the platform's pop to the root of the selected tab.
  @inlinable
  func empties(_ action: Action, in context: Context) -> Bool {
    guard case .pane(let action, let tab) = action, tab == nil || tab == selection else {
      return false
    }
    switch action {
    case .stack(let action), .at(level: 0, .stack(let action)):
      return noticesEmptying(action, context.cause)
    case .column(.at(.detail, .stack(let action))):
      return noticesEmptying(action, context.cause)
    case .column(.set(let path)): return noticesEmptying(path, context.cause)
    default: return false
    }
  }

  @inlinable
  mutating func performAny(_ action: Action, in context: Context) -> Outcome<Event> {
    switch action {
    case .pane(let action, let tab): return performPane(action, tab, in: context)
    case .select(let tab): return performSelect(tab, in: context)
    case .configure(let rules): return performConfigure(rules)
    case .adapt(let traits): return home.adapt(to: traits) ? .changed([]) : .unchanged
    case .customize(let action):
      var customization = customization
      let outcome = customization.reduce(action, in: rules.catalog)
      if outcome.isChanged { parts.customization = customization }
      return outcome.map { (_: Never) -> Event in }
    case .bar(let action): return performBar(action)
    // The guard answers these itself.
    case .confirm, .cancel: return .unchanged
    }
  }

  @inlinable
  mutating func performBar(_ action: BarAction) -> Outcome<Event> {
    var new = bar
    switch action {
    case .place(let placement): new.placement = placement
    case .minimize(let isMinimized):
      if isMinimized, rules.minimizing == .never { return .refused(.notCustomizable) }
      new.isMinimized = isMinimized
    case .enableAccessory(let isEnabled): new.isAccessoryEnabled = isEnabled
    }
    guard new != bar else { return .unchanged }
    parts.bar = new
    return .changed([])
  }

  @inlinable
  package static func exitAnswer(of action: Action) -> ExitAnswer? {
    switch action {
    case .confirm: .confirm
    case .cancel: .cancel
    default: nil
    }
  }

  @inlinable
  package static func event(_ event: ExitEvent<TabPlace<Scheme>>) -> Event { .exit(event) }
}

/// A place in a pane of tabs: of a split view, in a column.
@usableFromInline
struct MarkedPlace<Scheme: NavigationScheme>: Sendable {
  @usableFromInline var place: RouterPlace<Scheme>
  @usableFromInline var column: PaneColumn?

  @inlinable
  init(_ place: RouterPlace<Scheme>, _ column: PaneColumn? = nil) {
    self.place = place
    self.column = column
  }
}

extension PaneStorage {
  /// All that is marked, with the column of a split view.
  @inlinable
  var marked: [MarkedPlace<Scheme>] {
    guard case .split(let parts) = self else { return markedPlaces.map { MarkedPlace($0) } }
    return parts.markedPlaces.map { MarkedPlace($0.place, $0.column) }
  }

  /// What is marked here, and missing in the pane that it has become, or in none.
  @inlinable
  func placesMissing(in new: PaneStorage?, areColumnsSame: Bool) -> [MarkedPlace<Scheme>] {
    guard let new else { return marked }
    switch (self, new) {
    case (.split(let old), .split(let new)):
      return new.placesMissing(since: old, areColumnsSame: areColumnsSame)
        .map { MarkedPlace($0.place, $0.column) }
    case (.split(let old), _):
      return new.columns.placesMissing(since: old, areColumnsSame: false)
        .map { MarkedPlace($0.place, $0.column) }
    case (_, .split(let new)):
      return new.detail.placesMissing(since: self).map { MarkedPlace($0) }
    default: return new.placesMissing(since: self).map { MarkedPlace($0) }
    }
  }
}
