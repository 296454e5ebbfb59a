// What a router adds to its stacks: its rule on duplicates, its depth, and what a tap on a link means.

extension RouteStack {
  /// Performs an action under the rules of a router.
  @inlinable
  @inline(__always)
  mutating func perform(
    _ action: consuming Action, by cause: Cause, under rules: RouterRules
  ) -> Outcome<Event> {
    switch consume action {
    case .push(let route, let duplicates):
      return performPush(route, duplicates ?? rules.duplicates, under: rules)
    case .pop(let count): return performPop(count)
    case .popTo(let target, let match): return performPop(to: target, match)
    case .popToRoot: return performPopToRoot()
    case .replaceTop(let route): return performReplaceTop(route, under: rules)
    case .bringToFront(let route): return performBringToFront(route)
    case .set(let path): return performSet(path, by: cause, under: rules)
    }
  }

  @inlinable
  @inline(__always)
  mutating func performPush(
    _ route: consuming Route, _ duplicates: DuplicateRule, under rules: RouterRules
  ) -> Outcome<Event> {
    guard count < rules.depth else {
      return performAtLimit(.push(route, duplicates: duplicates), rules.depth)
    }
    return performPush(route, duplicates)
  }

  @inlinable
  mutating func performReplaceTop(
    _ route: consuming Route, under rules: RouterRules
  ) -> Outcome<Event> {
    guard count < rules.depth else { return performAtLimit(.replaceTop(route), rules.depth) }
    return performReplaceTop(route)
  }

  @inlinable
  mutating func performSet(
    _ path: RouteStack, by cause: Cause, under rules: RouterRules
  ) -> Outcome<Event> {
    if rules.duplicates != .allow, let top = path.last, isTap(path, by: cause) {
      return performPush(top, rules.duplicates, under: rules)
    }
    guard path.count <= rules.depth else { return .refused(.tooDeep(limit: rules.depth)) }
    return performSet(path)
  }

  /// Whether a write is a tap on a link, which writes the stack with one screen more; tapped twice, it
  /// writes two.
  @inlinable
  func isTap(_ path: RouteStack, by cause: Cause) -> Bool {
    cause == .user && path.count == count + 1 && path.dropLast().elementsEqual(self)
  }

  /// Performs an action on a stack that is as deep as it may be, unless it becomes deeper.
  @inlinable
  mutating func performAtLimit(_ action: Action, _ depth: Int) -> Outcome<Event> {
    var copy = self
    let outcome = copy.reduce(action, in: Context())
    guard copy.count <= depth else { return .refused(.tooDeep(limit: depth)) }
    self = copy
    return outcome
  }
}

extension SearchState.Action {
  /// The action with a router's rule on what becomes of a query, where it says none.
  @inlinable
  func resetting(by rule: SearchReset) -> Self {
    if case .endSearch(nil) = self { .endSearch(reset: rule) } else { self }
  }
}
