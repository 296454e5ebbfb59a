import NavState

// README: from the next line to the end, after `import NavState` and `import SwiftUI`.

extension Host {
  /// What columns show; every write is an action of theirs, or nothing.
  func columns<Scheme, Value>(
    _ get: @escaping @MainActor (SplitViewState<Scheme>) -> Value,
    action: @escaping @MainActor (Value) -> ColumnAction<Scheme>?
  ) -> Binding<Value> where Model == SplitViewState<Scheme> {
    binding(get) { action($0).map { .pane(.column($0)) } }
  }

  /// What the columns of a tab show.
  func columns<Scheme, Value>(
    in tab: Scheme.Tab, _ get: @escaping @MainActor (TabPane<Scheme>) -> Value,
    action: @escaping @MainActor (Value) -> ColumnAction<Scheme>?
  ) -> Binding<Value> where Model == TabRouter<Scheme> {
    binding {
      get($0[tab])
    } action: {
      action($0).map { .pane(.column($0), tab: tab) }
    }
  }
}

extension ColumnNavigating {
  /// Which columns are shown where there is room; a write is the user's.
  var columnVisibility: NavigationSplitViewVisibility {
    get { NavigationSplitViewVisibility(visibility) }
    set { if let written = SplitVisibility(newValue) { visibility = written } }
  }

  /// The column that is on top while collapsed, preferred or not; a write is the user's.
  var compactColumn: NavigationSplitViewColumn {
    get { NavigationSplitViewColumn(splitView?.collapsedStack.top ?? .sidebar) }
    set { if let action = move(to: newValue) { reduce(action, in: .user) } }
  }

  /// What SwiftUI means by the column on top that it writes: one further back ends the column before,
  /// with the selection that led there; any other is the preferred one, where there is one.
  func move(to column: NavigationSplitViewColumn) -> ColumnAction<Scheme>? {
    guard let split = splitView, let column = SplitColumn(column) else { return nil }
    if split.layout.isCollapsed, column < split.collapsedStack.top {
      return column.trailing(in: split.rules.columns).map { .dismiss($0) }
    }
    return split.preferredCompactColumn.map { _ in .setPreferredCompactColumn(column) }
  }
}

extension NavigationSplitViewVisibility {
  init(_ visibility: SplitVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .all: self = .all
    case .doubleColumn: self = .doubleColumn
    case .detailOnly: self = .detailOnly
    }
  }
}

extension SplitVisibility {
  /// `nil` for one that SwiftUI has had since.
  init?(_ visibility: NavigationSplitViewVisibility) {
    guard
      let known = Self.allCases.first(where: { NavigationSplitViewVisibility($0) == visibility })
    else { return nil }
    self = known
  }
}

extension NavigationSplitViewColumn {
  init(_ column: SplitColumn) {
    switch column {
    case .sidebar: self = .sidebar
    case .content: self = .content
    case .detail: self = .detail
    }
  }
}

extension SplitColumn {
  /// `nil` for one that SwiftUI has had since.
  init?(_ column: NavigationSplitViewColumn) {
    guard let known = Self.allCases.first(where: { NavigationSplitViewColumn($0) == column })
    else { return nil }
    self = known
  }
}

extension UserInterfaceSizeClass {
  init(_ sizeClass: SizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension SizeClass {
  /// `nil` where the window's is not known, and for one that SwiftUI has had since.
  init?(_ sizeClass: UserInterfaceSizeClass?) {
    guard let known = Self.allCases.first(where: { UserInterfaceSizeClass($0) == sizeClass })
    else { return nil }
    self = known
  }
}
