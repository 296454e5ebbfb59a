// Selections, and what hangs below them.

extension SplitParts {
  @inlinable
  mutating func selectSidebar(
    _ items: ColumnSelection<Scheme.SidebarItem>, in context: Context, under rules: SplitRules,
    _ traits: Traits
  ) -> Outcome<Event> {
    let limit = rules.sidebar.selectionLimit
    guard items.count <= limit else { return .refused(.tooManySelected(limit: limit)) }
    let previous = sidebar
    guard items != previous else {
      return reselect(.sidebar, in: context, under: rules, traits)
    }
    sidebar = items
    rootChanged(below: .sidebar, under: rules)
    let event = Event.column(.selectedSidebar(items, previous: previous))
    return selected(event, .sidebar, in: context, under: rules, traits)
  }

  @inlinable
  mutating func selectContent(
    _ items: ColumnSelection<Scheme.ContentItem>, in context: Context, under rules: SplitRules,
    _ traits: Traits
  ) -> Outcome<Event> {
    guard rules.columns == .three else { return .refused(.notThere) }
    let limit = rules.content.selectionLimit
    guard items.count <= limit else { return .refused(.tooManySelected(limit: limit)) }
    let previous = content
    guard items != previous else {
      return reselect(.content, in: context, under: rules, traits)
    }
    content = items
    rootChanged(below: .content, under: rules)
    let event = Event.column(.selectedContent(items, previous: previous))
    return selected(event, .content, in: context, under: rules, traits)
  }

  /// What follows when the selection of a column has become another one.
  @inlinable
  mutating func selected(
    _ event: Event, _ column: SplitColumn, in context: Context, under rules: SplitRules,
    _ traits: Traits
  ) -> Outcome<Event> {
    let isCleared = rules.changing == .clear || !isSelected(column)
    move(from: column, isAnew: isCleared, under: rules, traits)
    guard isCleared, holdsAnything(below: column, under: rules) else { return .changed(event) }
    var events = [event]
    clear(below: column, in: context, under: rules, &events)
    return .changed(ShortList(contentsOf: events))
  }

  /// The same selection again: what hangs below it stays or goes by the rule, and while collapsed the
  /// next column is shown for it.
  @inlinable
  mutating func reselect(
    _ column: SplitColumn, in context: Context, under rules: SplitRules, _ traits: Traits
  ) -> Outcome<Event> {
    let isCollapsed = traits.isCollapsed
    let isCleared = isSelected(column) ? rules.reselecting == .reset : isCollapsed
    let old = preferred
    move(from: column, isAnew: isCleared, under: rules, traits)
    var events: [Event] = []
    if isCleared { clear(below: column, in: context, under: rules, &events) }
    return events.isEmpty && preferred == old ? .unchanged : .changed(ShortList(contentsOf: events))
  }

  /// Moves the column on top, while collapsed and where one is preferred: to the one that a selection
  /// fills, or back to the one that owns the list.
  ///
  /// It is anew where nothing is left to be seen behind that column.
  @inlinable
  mutating func move(
    from column: SplitColumn, isAnew: Bool, under rules: SplitRules, _ traits: Traits
  ) {
    guard let current = preferred?.resolved(in: rules.columns), traits.isCollapsed else {
      return
    }
    guard isSelected(column) else {
      if current > column { preferred = column }
      return
    }
    guard let next = column.trailing(in: rules.columns),
      current < next || (isAnew && current > next)
    else { return }
    preferred = next
  }

  /// Shows a screen as the only one of the detail's stack.
  @inlinable
  mutating func showDetail(
    _ route: Scheme.Route, in context: Context, under rules: SplitRules, _ traits: Traits
  ) -> Outcome<Event> {
    let outcome = detail.perform(.stack(.set([route])), in: context, under: rules.routers)
    return advance(to: .detail, after: outcome, isAsked: true, traits)
  }

  /// Ends a column: clears the selection that fills it, and what hangs below that.
  @inlinable
  mutating func dismiss(
    _ column: SplitColumn, in context: Context, under rules: SplitRules, _ traits: Traits
  ) -> Outcome<Event> {
    guard let leading = column.leading(in: rules.columns) else { return .unchanged }
    var events: [Event] = []
    let old = preferred
    clearSelection(of: leading, under: rules, &events)
    clear(below: leading, in: context, under: rules, &events)
    move(from: leading, isAnew: true, under: rules, traits)
    return events.isEmpty && preferred == old ? .unchanged : .changed(ShortList(contentsOf: events))
  }
}

// MARK: - What hangs below

extension SplitParts {
  /// Whether there is anything to clear in the columns behind one.
  @inlinable
  func holdsAnything(below column: SplitColumn, under rules: SplitRules) -> Bool {
    if hasPath(.detail) { return true }
    guard column == .sidebar, rules.columns == .three else { return false }
    return !content.isEmpty || hasPath(.content)
  }

  /// Clears the selections and stacks of the columns behind one.
  @inlinable
  mutating func clear(
    below column: SplitColumn, in context: Context, under rules: SplitRules,
    _ events: inout [Event]
  ) {
    if column == .sidebar, rules.columns == .three {
      clearSelection(of: .content, under: rules, &events)
      clearPath(of: .content, in: context, under: rules, &events)
    }
    clearPath(of: .detail, in: context, under: rules, &events)
  }

  @inlinable
  mutating func clearSelection(
    of column: SplitColumn, under rules: SplitRules, _ events: inout [Event]
  ) {
    select(
      sidebar: column == .sidebar ? [] : sidebar, content: column == .content ? [] : content,
      under: rules, &events)
  }

  /// Selects other items in the leading columns, whatever hangs below them.
  @inlinable
  mutating func select(
    sidebar items: ColumnSelection<Scheme.SidebarItem>,
    content others: ColumnSelection<Scheme.ContentItem>, under rules: SplitRules,
    _ events: inout [Event]
  ) {
    if items != sidebar {
      events.append(.column(.selectedSidebar(items, previous: sidebar)))
      sidebar = items
      rootChanged(below: .sidebar, under: rules)
    }
    if others != content {
      events.append(.column(.selectedContent(others, previous: content)))
      content = others
      rootChanged(below: .content, under: rules)
    }
  }

  @inlinable
  mutating func clearPath(
    of column: PaneColumn, in context: Context, under rules: SplitRules, _ events: inout [Event]
  ) {
    guard self[pane: column].count > 0 else { return }
    let outcome = change(column) {
      $0.perform(.stack(.popToRoot), in: context, under: rules.routers)
    }
    events += outcome.events.map { .of($0, at: column) }
  }

  /// Takes the mark off the root that the selection of a column fills, as that is another one now.
  @inlinable
  mutating func rootChanged(below column: SplitColumn, under rules: SplitRules) {
    guard extras != nil else { return }
    var rest = rest
    switch column.trailing(in: rules.columns) {
    case .content: rest.isContentMarked = false
    case .detail: rest.isDetailMarked = false
    case .sidebar, nil: break
    }
    self.rest = rest
  }
}
