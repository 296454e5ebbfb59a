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
  var isPlain: Bool { extras == nil && panes.isPlain }

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
    let outcome = performRich(action, on: index, in: context)
    guard isSearching, outcome.isChanged, !isSearchingInPane(index) else { return outcome }
    return leavingSearch(outcome.events)
  }

  /// Performs an action of the pane at a position, which is a split view, or a router that becomes
  /// more than a stack.
  @inlinable
  mutating func performRich(
    _ action: PaneAction<Scheme>, on index: Int, in context: Context
  ) -> Outcome<Event> {
    let tab = rules.catalog.places[index]
    if let columns = rules.splitView(at: index) {
      let traits = traits
      return changeColumns(at: index) { parts in
        parts.perform(action, in: context, under: columns, traits)
      }.map { .of($0, in: tab) }
    }
    guard let action = Router<Scheme>.Action(action) else { return .refused(.notThere) }
    return changePane(at: index) { router in
      router.performUnguarded(action, in: context)
    }.map { .pane(tab, $0) }
  }

  /// Performs an action of the stack of a pane that has nothing else, which the caller has made sure of.
  @inlinable
  @inline(__always)
  mutating func performPlain(
    _ action: consuming RouteStack<Scheme.Route>.Action, on index: Int, by cause: Cause
  ) -> Outcome<Event> {
    guard !panes[index].isRich, case .stack(var stack) = panes.take(index) else {
      return .unhandled
    }
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
    var router = panes.take(index).router(under: rules.routers)
    let result = change(&router)
    panes[index] = PaneStorage(router)
    return result
  }

  /// Changes the pane at a position as the columns of a split view.
  @inlinable
  mutating func changeColumns<Result>(
    at index: Int, _ change: (inout SplitParts<Scheme>) -> Result
  ) -> Result {
    var parts = panes.take(index).columns
    let result = change(&parts)
    panes[index] = .split(parts)
    return result
  }

  /// The router of the pane at a position; of a split view, that of the detail.
  @inlinable
  func router(at index: Int) -> Router<Scheme> {
    panes[index].router(under: rules.routers)
  }
}
