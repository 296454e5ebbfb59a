// Selecting a tab, and what else a second tap or the tab for searching does.

extension TabRouter {
  /// Selects a tab, or says why not.
  @inlinable
  mutating func performSelect(_ tab: Tab, in context: Context) -> Outcome<Event> {
    guard let index = plainTarget(tab, context.cause) else {
      return performSelectApart(tab, in: context)
    }
    return .changed(move(to: index))
  }

  /// The position of a tab that anybody may select, that is not selected, and that does nothing else.
  ///
  /// What is asked of the rules is asked where they are, since a copy of them costs more than the step,
  /// and in a function that changes nothing, so that they need not be kept alive meanwhile.
  @inlinable
  @inline(never)
  func plainTarget(_ tab: Tab, _ cause: Cause) -> Int? {
    guard let index = home.storage.rules.catalog.placeIndex(of: tab), index != Int(selected),
      index != home.storage.rules.catalog.searchPlace,
      home.storage.rules.catalog.isVisible(place: index),
      cause != .user || !home.storage.rules.catalog.isDisabled(place: index)
    else { return nil }
    return index
  }

  /// Selects a tab, or says why not, whatever it is.
  @inlinable
  @inline(never)
  mutating func performSelectApart(_ tab: Tab, in context: Context) -> Outcome<Event> {
    let catalog = rules.catalog
    guard let index = catalog.placeIndex(of: tab) else { return intercept(tab, by: context.cause) }
    guard catalog.isVisible(place: index) else { return .refused(.hidden) }
    if context.cause == .user, catalog.isDisabled(place: index) { return .refused(.disabled) }
    if index == Int(selected) { return performReselect(in: context) }
    if index == catalog.searchPlace, rules.searchActivation == .searchTabSelection {
      return beginSearch(in: index, context)
    }
    return .changed(move(to: index))
  }

  /// Selects the tab for searching, with its search begun.
  @inlinable
  @inline(never)
  mutating func beginSearch(in index: Int, _ context: Context) -> Outcome<Event> {
    let event = move(to: index)
    let outcome = perform(.at(level: 0, .search(.beginSearch)), on: index, in: context)
    return .changed(ShortList(contentsOf: [event] + outcome.events))
  }

  /// A tab that is no place: an action of the host's, or unknown.
  @inlinable
  @inline(never)
  func intercept(_ tab: Tab, by cause: Cause) -> Outcome<Event> {
    guard let item = rules.catalog.actionItem(tab) else { return .refused(.notThere) }
    if rules.catalog.isHidden(tab) { return .refused(.hidden) }
    if cause == .user, item.isDisabled { return .refused(.disabled) }
    return .changed(.intercepted(tab))
  }

  @inlinable
  @inline(never)
  mutating func performReselect(in context: Context) -> Outcome<Event> {
    let index = Int(selected)
    // Where the platform popped to the root for this very tap, nothing is left to do for it.
    if isEmptied, rules.reselecting != .scrollToTop,
      context.cause == .user || context.cause == .container
    {
      guard rules.reselecting != .nothing else { return .unchanged }
      // Of a split view it popped the one stack, and there may be others, and selections.
      let outcome = popToRoot(at: index, in: context)
      return outcome == .unchanged ? .changed([]) : outcome
    }
    switch rules.reselecting {
    case .nothing: return .unchanged
    case .popToRoot: return popToRoot(at: index, in: context)
    case .scrollToTop: return .changed(.scrollToTop(rules.catalog.places[index]))
    case .popToRootThenScroll:
      let outcome = popToRoot(at: index, in: context)
      guard case .unchanged = outcome else { return outcome }
      return .changed(.scrollToTop(rules.catalog.places[index]))
    }
  }

  /// Pops a pane to its root: of a split view, to the sidebar where the columns are collapsed, else all
  /// its stacks.
  @inlinable
  mutating func popToRoot(at index: Int, in context: Context) -> Outcome<Event> {
    guard let columns = rules.splitView(at: index) else {
      return perform(.stack(.popToRoot), on: index, in: context)
    }
    let tab = rules.catalog.places[index]
    let traits = traits
    return changeColumns(at: index) { parts in
      parts.popToRoot(in: context, under: columns, traits)
    }.map { .of($0, in: tab) }
  }

  /// Selects the place at a position, and notes the visit of the one that was selected.
  @inlinable
  mutating func move(to index: Int) -> Event {
    let old = Int(selected)
    record(old, next: index)
    return show(index)
  }

  /// Selects the place at a position, and notes nothing.
  @inlinable
  mutating func show(_ index: Int) -> Event {
    let previous = home.storage.rules.catalog.places[Int(selected)]
    selected = Int32(truncatingIfNeeded: index)
    if extras != nil, bar.isMinimized { parts.bar.isMinimized = false }
    return .selected(home.storage.rules.catalog.places[index], previous: previous)
  }
}

// MARK: - A path that the platform empties

extension TabRouter {
  /// Whether an action is the platform's pop to the root, as a second tap on a tab brings it.
  ///
  /// A swipe back takes away one screen, so one that the user's write takes away does not tell.
  ///
  /// Source: SwiftUI, which pops an embedded `NavigationStack` on a second tap by itself, and then
  /// writes the selection.
  @inlinable
  func noticesEmptying(_ action: RouteStack<Scheme.Route>.Action, _ cause: Cause) -> Bool {
    guard case .set(let path) = action, path.isEmpty else { return false }
    return isPop(of: panes[Int(selected)].count, by: cause)
  }

  /// Whether an action is the same where the columns of the selected tab are one path.
  @inlinable
  func noticesEmptying(_ path: SplitPath<Scheme>, _ cause: Cause) -> Bool {
    guard path.isEmpty, let columns = rules.splitView(at: Int(selected))?.columns else {
      return false
    }
    return isPop(of: panes[Int(selected)].columns.compactPath(in: columns).count, by: cause)
  }

  @inlinable
  func isPop(of count: Int, by cause: Cause) -> Bool {
    switch cause {
    case .user: count > 1
    case .container: count > 0
    case .code, .link, .restore: false
    }
  }
}

// MARK: - The tab for searching

extension TabRouter {
  /// Whether the end of a search at a position leads back to the tab selected before.
  @inlinable
  func endsSearchTab(_ index: Int) -> Bool {
    index == Int(selected) && rules.searchActivation == .searchTabSelection
      && index == rules.catalog.searchPlace && isSearchingInPane(index)
  }

  @inlinable
  func isSearchingInPane(_ index: Int) -> Bool {
    switch panes[index] {
    case .stack: false
    case .router(let router): router.search.isActive
    case .split(let parts): parts.isSearching
    }
  }

  /// Selects the tab selected before the one for searching, if there was one.
  @inlinable
  mutating func leavingSearch(_ events: ShortList<Event>) -> Outcome<Event> {
    guard let position = visits.lastIndex(where: isTarget) else { return .changed(events) }
    return .changed(ShortList(contentsOf: events + [goBack(toVisit: position)]))
  }
}
