/// A pane as tabs store it: one word.
///
/// A pane that has nothing but a stack, as most have, is stored as that stack. Any other router is one
/// under the standard configuration, since all panes share one. A split view is always stored as one,
/// with nothing of its configuration.
@usableFromInline
package enum PaneStorage<Scheme: NavigationScheme>: Hashable, Sendable {
  case stack(RouteStack<Scheme.Route>)
  indirect case router(Router<Scheme>)
  indirect case split(SplitParts<Scheme>)

  /// Stores a router, without its configuration.
  @inlinable
  package init(_ router: Router<Scheme>) {
    if router.extras == nil, router.slot.presented == nil {
      self = .stack(router.stack)
    } else {
      var router = router
      router.home = .standard
      self = .router(router)
    }
  }

  /// The pane of a tab that nobody has been to.
  @inlinable
  package static var initial: Self { .stack(RouteStack()) }

  /// Whether it is like the pane of a tab that nobody has been to.
  @inlinable
  package var isInitial: Bool {
    switch self {
    case .stack(let stack): stack.isEmpty
    case .router: false
    case .split(let parts): parts == SplitParts()
    }
  }

  /// The number of screens of its own stack; of a split view, that of the detail.
  @inlinable
  package var count: Int {
    switch self {
    case .stack(let stack): stack.count
    case .router(let router): router.stack.count
    case .split(let parts): parts.detail.count
    }
  }

  /// Whether there is more than a stack.
  @inlinable
  package var isRich: Bool {
    if case .stack = self { false } else { true }
  }

  /// Adds a screen on top, if there is nothing but a stack, with fewer screens than it may have.
  ///
  /// - Returns: Whether it was added.
  @inlinable
  @inline(never)
  package mutating func add(_ route: Scheme.Route, upTo depth: Int) -> Bool {
    guard !isRich, case .stack(var stack) = take() else { return false }
    let hasRoom = stack.count < depth
    if hasRoom { stack.routes.append(route) }
    self = .stack(stack)
    return hasRoom
  }

  /// Takes the pane out, so that it is changed in place, and leaves one in its first state.
  @inlinable
  @inline(__always)
  package mutating func take() -> Self {
    var pane = Self.initial
    swap(&self, &pane)
    return pane
  }

  /// The router under a configuration; of a split view, that of the detail.
  @inlinable
  package func router(under configuration: Configuration<RouterRules>) -> Router<Scheme> {
    switch self {
    case .stack(let stack):
      var router = Router<Scheme>(configuration: configuration)
      router.stack = stack
      return router
    case .router(var router):
      router.home = configuration
      return router
    case .split(let parts): return parts.detail.router(under: configuration)
    }
  }

  /// Whether anything in it is marked.
  @inlinable
  package var holdsMarks: Bool {
    switch self {
    case .stack: false
    case .router(let router): router.holdsMarks
    case .split(let parts): parts.holdsMarks
    }
  }
}

// MARK: - A split view

extension PaneStorage {
  /// The columns; those of a router are empty, but for the detail.
  @inlinable
  package var columns: SplitParts<Scheme> {
    if case .split(let parts) = self { return parts }
    var parts = SplitParts<Scheme>()
    parts.detail = self
    return parts
  }

  /// The pane of a place in its first state.
  ///
  /// - Parameter columns: The rules of the split view that the place owns, if it owns one.
  /// - Returns: The pane.
  @inlinable
  package static func initial(_ columns: SplitRules?) -> Self {
    columns == nil ? .initial : .split(SplitParts())
  }

  /// The pane as its owner gives it out.
  ///
  /// - Parameters:
  ///   - columns: The rules of the split view, if that is known.
  ///   - routers: What the routers are configured with.
  ///   - traits: What is known of the window.
  /// - Returns: The pane.
  @inlinable
  package func pane(
    under columns: SplitRules?, _ routers: Configuration<RouterRules>, _ traits: Traits
  ) -> Pane<Scheme> {
    guard case .split(let parts) = self else { return .router(router(under: routers)) }
    let rules = columns ?? .roomiest(routers, parts.leastColumns, limit: .max)
    return .splitView(
      SplitViewState(parts, configuration: Configuration(rules: rules, traits: traits)))
  }
}

extension SplitRules {
  /// Rules for the columns of a tab that is not in the catalog, where their own are not known: there may
  /// be as much as in any.
  ///
  /// - Parameters:
  ///   - routers: What the routers are configured with.
  ///   - columns: The number of columns.
  ///   - limit: How much may be selected and remembered; by default as much as is read.
  /// - Returns: The rules.
  @inlinable
  static func roomiest(
    _ routers: Configuration<RouterRules>, _ columns: ColumnCount = .three,
    limit: Int = LeadingColumnRules.anyNumber
  ) -> SplitRules {
    let column = LeadingColumnRules(selectionLimit: limit, hasStack: true)
    return SplitRules(
      columns: columns, sidebar: column, content: column, back: .latest, history: limit
    ).replacing(routers: routers)
  }
}

extension SplitParts {
  /// The number of columns, where the rules are not known: three, unless there must be two.
  ///
  /// The root of the detail is marked only where a selection fills it, and with three columns that is the
  /// content's.
  @inlinable
  var leastColumns: ColumnCount {
    extras?.rest.isDetailMarked == true && content.isEmpty ? .two : .three
  }
}

extension TabRouter.Event {
  /// An event of the split view of a tab.
  @inlinable
  static func of(_ event: SplitViewState<Scheme>.Event, in tab: Scheme.Tab) -> Self {
    switch event {
    case .pane(let event): .pane(tab, event)
    case .column(let event): .column(tab, event)
    // The outermost value asks, and no part of it.
    case .exit(.exitDropped): .exit(.exitDropped)
    case .exit(.exitAsked(let places)):
      .exit(.exitAsked(places.map { TabPlace($0, in: tab) }))
    case .exit(.lost(let places)): .exit(.lost(places.map { TabPlace($0, in: tab) }))
    }
  }
}
