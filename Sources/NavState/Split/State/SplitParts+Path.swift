// The columns as one path, and back.

extension SplitParts {
  /// The selections and stacks as one path.
  @inlinable
  func compactPath(in columns: ColumnCount) -> SplitPath<Scheme> {
    var path = SplitPath<Scheme>()
    for route in self[pane: .sidebar].path { path.append(.screen(route, in: .sidebar)) }
    if !sidebar.isEmpty { path.append(.sidebarSelection(sidebar)) }
    if columns == .three {
      for route in self[pane: .content].path { path.append(.screen(route, in: .content)) }
      if !content.isEmpty { path.append(.contentSelection(content)) }
    }
    for route in detail.path { path.append(.screen(route, in: .detail)) }
    return path
  }

  /// Takes over a path, or nothing of it.
  @inlinable
  mutating func set(
    _ path: SplitPath<Scheme>, in context: Context, under rules: SplitRules, _ traits: Traits
  ) -> Outcome<Event> {
    guard let taken = TakenPath(path) else { return .refused(.outOfOrder) }
    if let refusal = taken.refusal(under: rules) { return .refused(refusal) }
    var copy = self
    var events: [Event] = []
    copy.select(sidebar: taken.sidebar, content: taken.content, under: rules, &events)
    for (column, path) in [
      (PaneColumn.sidebar, taken.sidebarPath), (.content, taken.contentPath),
      (.detail, taken.detailPath),
    ] {
      let outcome = copy.change(column) {
        $0.perform(.stack(.set(path)), in: context, under: rules.routers)
      }
      if let refusal = outcome.refusal { return .refused(refusal) }
      events += outcome.events.map { .of($0, at: column) }
    }
    guard copy != self else { return .unchanged }
    if copy.preferred != nil, traits.isCollapsed {
      copy.preferred = copy.filledColumn(in: rules.columns)
    }
    self = copy
    return .changed(ShortList(contentsOf: events))
  }
}

/// A path taken apart.
@usableFromInline
struct TakenPath<Scheme: NavigationScheme>: Sendable {
  @usableFromInline var sidebar = ColumnSelection<Scheme.SidebarItem>()
  @usableFromInline var content = ColumnSelection<Scheme.ContentItem>()
  @usableFromInline var sidebarPath = RouteStack<Scheme.Route>()
  @usableFromInline var contentPath = RouteStack<Scheme.Route>()
  @usableFromInline var detailPath = RouteStack<Scheme.Route>()

  /// Takes a path apart; `nil` if its screens don't stand in the order of the columns.
  @inlinable
  init?(_ path: SplitPath<Scheme>) {
    // The column that the next screen may stand in, at the least.
    var column = SplitColumn.sidebar
    for screen in path {
      switch screen {
      case .sidebarSelection(let items):
        guard column == .sidebar, !items.isEmpty else { return nil }
        sidebar = items
        column = .content
      case .contentSelection(let items):
        guard column <= .content, !items.isEmpty else { return nil }
        content = items
        column = .detail
      case .screen(let route, let place):
        guard column <= place else { return nil }
        column = place
        append(route, to: place)
      }
    }
  }

  @inlinable
  mutating func append(_ route: Scheme.Route, to column: SplitColumn) {
    switch column {
    case .sidebar: sidebarPath.append(route)
    case .content: contentPath.append(route)
    case .detail: detailPath.append(route)
    }
  }

  /// Why there can't be such a place under some rules.
  @inlinable
  func refusal(under rules: SplitRules) -> Refusal? {
    if sidebar.count > rules.sidebar.selectionLimit {
      return .tooManySelected(limit: rules.sidebar.selectionLimit)
    }
    if !sidebarPath.isEmpty, !rules.sidebar.hasStack { return .notThere }
    if content.isEmpty, contentPath.isEmpty { return nil }
    guard rules.columns == .three else { return .notThere }
    if content.count > rules.content.selectionLimit {
      return .tooManySelected(limit: rules.content.selectionLimit)
    }
    return contentPath.isEmpty || rules.content.hasStack ? nil : .notThere
  }
}
