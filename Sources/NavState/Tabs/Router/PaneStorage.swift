/// A pane as tabs store it: one word.
///
/// A pane that has nothing but a stack, as most have, is stored as that stack. Any other is a router
/// under the standard configuration, since all panes share one.
@usableFromInline
package enum PaneStorage<Scheme: NavigationScheme>: Hashable, Sendable {
  case stack(RouteStack<Scheme.Route>)
  indirect case router(Router<Scheme>)

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
    if case .stack(let stack) = self { stack.isEmpty } else { false }
  }

  /// The number of screens of its own stack.
  @inlinable
  package var count: Int {
    switch self {
    case .stack(let stack): stack.count
    case .router(let router): router.stack.count
    }
  }

  /// Whether there is more than a stack.
  @inlinable
  package var isRich: Bool {
    if case .router = self { true } else { false }
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

  /// The router under a configuration.
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
    }
  }

  /// Whether anything in it is marked.
  @inlinable
  package var holdsMarks: Bool {
    if case .router(let router) = self { router.holdsMarks } else { false }
  }
}
