extension RouteStack {
  /// Performs an action.
  ///
  /// | Action | Rule |
  /// |---|---|
  /// | push | adds the screen, unless its rule on duplicates says otherwise |
  /// | pop | clamps; negative: refused; 0: unchanged; at the root: unhandled |
  /// | popTo | no match: refused; on top: unchanged |
  /// | popToRoot | at the root: unchanged |
  /// | replaceTop | an equal top: unchanged; at the root: pushes |
  /// | bringToFront | not there: refused; on top: unchanged |
  /// | set | equal: unchanged; else told as pop, push or replacement behind the common prefix |
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks; a stack does the same for everyone.
  /// - Returns: What became of it, with the screens that were added and removed.
  /// - Complexity: O(1) for a push, O(*k*) where *k* screens are removed; where a screen is looked
  ///   for, or a whole stack taken over, O(*n*) in the number of screens.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func reduce(_ action: consuming Action, in context: Context) -> Outcome<Event> {
    switch consume action {
    case .push(let route, let duplicates): performPush(route, duplicates ?? .allow)
    case .pop(let count): performPop(count)
    case .popTo(let target, let match): performPop(to: target, match)
    case .popToRoot: performPopToRoot()
    case .replaceTop(let route): performReplaceTop(route)
    case .bringToFront(let route): performBringToFront(route)
    case .set(let stack): performSet(stack)
    }
  }

  @inlinable
  @inline(__always)
  mutating func performPush(
    _ route: consuming Route, _ duplicates: DuplicateRule
  ) -> Outcome<Event> {
    switch duplicates {
    case .allow: add(route)
    case .ignoreIfOnTop: isOnTop(route) ? .unchanged : add(route)
    case .popToExisting, .moveToTop: performPushUnlessThere(route, duplicates)
    }
  }

  @inlinable
  mutating func performPushUnlessThere(
    _ route: Route, _ duplicates: DuplicateRule
  ) -> Outcome<Event> {
    guard let index = routes.lastIndex(of: route) else { return add(route) }
    return duplicates == .moveToTop
      ? moveToTop(route, from: index) : performPop(routes.count - 1 - index)
  }

  @inlinable
  @inline(__always)
  mutating func performPop(_ count: Int) -> Outcome<Event> {
    guard count == 1 else { return performPopSeveral(count) }
    guard let route = routes.popLast() else { return .unhandled }
    return .changed(.popped(ShortList(route)))
  }

  @inlinable
  mutating func performPopSeveral(_ count: Int) -> Outcome<Event> {
    guard count >= 0 else { return .refused(.negativeCount(count)) }
    guard count > 0 else { return .unchanged }
    guard !routes.isEmpty else { return .unhandled }
    return removeTop(Swift.min(count, routes.count))
  }

  @inlinable
  mutating func performPop(
    to target: RouteTarget<Route>, _ match: RouteMatch
  ) -> Outcome<Event> {
    guard let index = index(match, where: target.matches) else { return .refused(.notThere) }
    return performPop(routes.count - 1 - index)
  }

  @inlinable
  mutating func performPopToRoot() -> Outcome<Event> {
    routes.isEmpty ? .unchanged : removeTop(routes.count)
  }

  @inlinable
  mutating func performReplaceTop(_ route: Route) -> Outcome<Event> {
    guard let top = routes.last else { return performPush(route, .allow) }
    guard top != route else { return .unchanged }
    routes[routes.count - 1] = route
    return .changed(.replaced(removed: ShortList(top), added: ShortList(route)))
  }

  @inlinable
  mutating func performBringToFront(_ route: Route) -> Outcome<Event> {
    guard let index = routes.lastIndex(of: route) else { return .refused(.notThere) }
    return moveToTop(route, from: index)
  }

  @inlinable
  mutating func performSet(_ stack: RouteStack) -> Outcome<Event> {
    guard let event = event(ofChangeTo: stack) else { return .unchanged }
    routes = stack.routes
    return .changed(event)
  }
}

// MARK: - Helpers

extension RouteStack {
  /// Adds a screen on top, whatever is there.
  @inlinable
  @inline(__always)
  mutating func add(_ route: consuming Route) -> Outcome<Event> {
    let outcome = Outcome.changed(Event.pushed(ShortList(copy route)))
    routes.append(route)
    return outcome
  }

  /// Whether the top equals a route, compared where it stands.
  @inlinable
  @inline(__always)
  func isOnTop(_ route: Route) -> Bool {
    !routes.isEmpty && routes[routes.count - 1] == route
  }

  /// The position of a screen, or `nil` if none matches.
  @inlinable
  func index(
    _ match: RouteMatch, where matches: (Route) throws -> Bool
  ) rethrows -> Int? {
    switch match {
    case .first: try routes.firstIndex(where: matches)
    case .last: try routes.lastIndex(where: matches)
    }
  }

  /// Removes at least one screen and at most all.
  @inlinable
  mutating func removeTop(_ count: Int) -> Outcome<Event> {
    let removed = ShortList(contentsOf: Array(routes.suffix(count)))
    routes.removeLast(count)
    return .changed(.popped(removed))
  }

  /// Moves a screen to the top, where it becomes the route that was asked for.
  @inlinable
  mutating func moveToTop(_ route: Route, from index: Int) -> Outcome<Event> {
    guard index < routes.count - 1 else { return .unchanged }
    let removed = Array(routes[index...])
    routes.remove(at: index)
    routes.append(route)
    return .changed(
      .replaced(
        removed: ShortList(contentsOf: removed),
        added: ShortList(contentsOf: Array(routes[index...]))))
  }

  /// What tells a change to another stack, or `nil` if it is equal.
  @inlinable
  func event(ofChangeTo stack: RouteStack) -> Event? {
    guard self != stack else { return nil }
    let shared = commonPrefixCount(with: stack)
    let removed = ShortList(contentsOf: Array(routes[shared...]))
    let added = ShortList(contentsOf: Array(stack.routes[shared...]))
    if added.isEmpty { return .popped(removed) }
    return removed.isEmpty ? .pushed(added) : .replaced(removed: removed, added: added)
  }

  /// The number of leading screens that two stacks have in common.
  @inlinable
  func commonPrefixCount(with stack: RouteStack) -> Int {
    var count = 0
    for (own, other) in zip(routes, stack.routes) {
      guard own == other else { break }
      count += 1
    }
    return count
  }
}
