extension TabRouter {
  /// Performs an action.
  ///
  /// | Action | Rule |
  /// |---|---|
  /// | of a pane, no tab named | as its router does, in the selected tab |
  /// | of a pane, a tab named | in that tab, selected or not; refused if there is none |
  /// | back, no tab named | where the pane has nothing left, as ``TabRules/back`` says; else unhandled |
  /// | select, unknown | refused |
  /// | select, hidden | refused |
  /// | select, disabled, by the user | refused |
  /// | select, a tab that is an action | changed, and nothing moves: the host performs it |
  /// | select, the selected tab | as ``TabRules/reselecting`` says |
  /// | select, any other | it is selected |
  /// | any that takes away what is marked | held, until it is confirmed |
  /// | configure | equal: unchanged; what a router exceeds: refused; else settled |
  /// | adapt | nothing new: unchanged |
  ///
  /// An action that has only an event to tell is ``Outcome/changed(_:)`` too.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  /// - Complexity: That of the router; O(*n*) more to find a tab, where *n* is the number of tabs.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func reduce(_ action: Action, in context: Context) -> Outcome<Event> {
    defer { assertValid() }
    // The commonest first, so that nothing is kept of an action but what it carries.
    switch action {
    case .pane(.stack(.push(let route, let duplicates)), tab: nil) where isPlain:
      return performPush(route, duplicates, in: context)
    case .pane(.stack(.pop(let count)), tab: nil) where isPlain:
      return performPlain(.pop(count: count), on: Int(selected), by: context.cause)
    case .select(let tab) where isPlain: return performSelect(tab, in: context)
    default: return reduceApart(action, in: context)
    }
  }

  /// Whether there is nothing but stacks: then nothing is marked, and nothing asked.
  @inlinable
  var isPlain: Bool { extras == nil && richCount == 0 }

  /// Performs an action that is not among the commonest, or of a window that has more than stacks.
  @inlinable
  @inline(never)
  mutating func reduceApart(_ action: Action, in context: Context) -> Outcome<Event> {
    reduceGuarded(action, in: context)
  }

  @inlinable
  mutating func performPane(
    _ action: PaneAction<Scheme>, _ tab: Tab?, in context: Context
  ) -> Outcome<Event> {
    guard let tab else {
      let outcome = perform(action, on: Int(selected), in: context)
      guard case .back = action, case .unhandled = outcome else { return outcome }
      return performBack(in: context)
    }
    guard let index = rules.catalog.placeIndex(of: tab) else { return .refused(.notThere) }
    return perform(action, on: index, in: context)
  }

  /// Performs an action of the pane at a position.
  @inlinable
  mutating func perform(
    _ action: PaneAction<Scheme>, on index: Int, in context: Context
  ) -> Outcome<Event> {
    if case .stack(let action) = action, !panes[index].isRich {
      return performPlain(action, on: index, by: context.cause)
    }
    let isSearching = endsSearchTab(index)
    let tab = rules.catalog.places[index]
    let outcome = changePane(at: index) { router in
      router.performUnguarded(Router.Action(action), in: context)
    }.map { Event.pane(tab, $0) }
    guard isSearching, outcome.isChanged, !isSearchingInPane(index) else { return outcome }
    return leavingSearch(outcome.events)
  }

  /// Performs an action of the stack of a pane that has nothing else.
  @inlinable
  @inline(__always)
  mutating func performPlain(
    _ action: consuming RouteStack<Scheme.Route>.Action, on index: Int, by cause: Cause
  ) -> Outcome<Event> {
    guard case .stack(var stack) = panes.take(index) else { return .unhandled }
    let outcome = stack.perform(action, by: cause, under: home.storage.rules.routers.storage.rules)
    var pane = PaneStorage<Scheme>.stack(stack)
    panes.exchange(&pane, at: index)
    let tab = home.storage.rules.catalog.places[index]
    return outcome.map { .pane(tab, .stack($0)) }
  }

  /// Pushes a screen in the selected tab, of a window that has nothing but stacks.
  ///
  /// The commonest push of all is done in one place, so that its screen is copied for the stack and
  /// for the event only; any other goes the way of all actions.
  @inlinable
  @inline(__always)
  mutating func performPush(
    _ route: Scheme.Route, _ duplicates: DuplicateRule?, in context: Context
  ) -> Outcome<Event> {
    // Read before anything is written, so that the rules need not be kept alive.
    let rules = home.storage.rules.routers.storage.rules
    let tab = home.storage.rules.catalog.places[Int(selected)]
    guard (duplicates ?? rules.duplicates) == .allow,
      panes.add(route, at: Int(selected), upTo: rules.depth)
    else {
      return reduceApart(.pane(.stack(.push(route, duplicates: duplicates))), in: context)
    }
    return .changed(.pane(tab, .stack(.pushed(ShortList(route)))))
  }

  /// Changes the pane at a position as a router.
  @inlinable
  mutating func changePane<Result>(
    at index: Int, _ change: (inout Router<Scheme>) -> Result
  ) -> Result {
    let pane = panes.take(index)
    if pane.isRich { richCount -= 1 }
    var router = pane.router(under: rules.routers)
    let result = change(&router)
    panes[index] = PaneStorage(router)
    if panes[index].isRich { richCount += 1 }
    return result
  }
}

// MARK: - Selecting

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
    if extras?.parts.isEmptied ?? false, rules.reselecting != .scrollToTop,
      context.cause == .user || context.cause == .container
    {
      return rules.reselecting == .nothing ? .unchanged : .changed([])
    }
    switch rules.reselecting {
    case .nothing: return .unchanged
    case .popToRoot: return perform(.stack(.popToRoot), on: index, in: context)
    case .scrollToTop: return .changed(.scrollToTop(rules.catalog.places[index]))
    case .popToRootThenScroll:
      let outcome = perform(.stack(.popToRoot), on: index, in: context)
      guard case .unchanged = outcome else { return outcome }
      return .changed(.scrollToTop(rules.catalog.places[index]))
    }
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
    if extras != nil, parts.bar.isMinimized { parts.bar.isMinimized = false }
    return .selected(home.storage.rules.catalog.places[index], previous: previous)
  }

  /// The position of the first visible place; a catalog has one.
  @inlinable
  var firstVisible: Int {
    let catalog = rules.catalog
    return catalog.places.indices.first { catalog.isVisible(place: $0) } ?? 0
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
    guard case .stack(let stack) = panes[Int(selected)] else {
      return noticesEmptying(count: router(at: Int(selected)).stack.count, cause)
    }
    return noticesEmptying(count: stack.count, cause)
  }

  @inlinable
  func noticesEmptying(count: Int, _ cause: Cause) -> Bool {
    switch cause {
    case .user: count > 1
    case .container: count > 0
    case .code, .link, .restore: false
    }
  }

  @inlinable
  mutating func noteEmptied() {
    parts.isEmptied = true
  }

  @inlinable
  func router(at index: Int) -> Router<Scheme> {
    panes[index].router(under: rules.routers)
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
    guard case .router(let router) = panes[index] else { return false }
    return router.search.isActive
  }

  /// Selects the tab selected before the one for searching, if there was one.
  @inlinable
  mutating func leavingSearch(_ events: ShortList<Event>) -> Outcome<Event> {
    guard let position = visits.lastIndex(where: isTarget) else { return .changed(events) }
    return .changed(ShortList(contentsOf: events + [goBack(toVisit: position)]))
  }
}
