/// What a tab owns.
///
/// A pane is a router; a type of its own, since a tab may own other things than one stack.
public enum Pane<Scheme: NavigationScheme>: Hashable, Sendable {
  /// A stack and its presentations.
  case router(Router<Scheme>)

  /// The router, if the pane is one.
  @inlinable
  public var router: Router<Scheme>? {
    switch self {
    case .router(let router): router
    }
  }
}

extension Pane: CustomStringConvertible {
  /// The router's own.
  public var description: String {
    switch self {
    case .router(let router): "\(router)"
    }
  }
}

/// A pane as tabs store it: one word.
///
/// A pane that has nothing but a stack, as most have, is stored as that stack. Any other is a router
/// under the standard configuration, since all panes share one.
@usableFromInline
enum PaneStorage<Scheme: NavigationScheme>: Hashable, Sendable {
  case stack(RouteStack<Scheme.Route>)
  indirect case router(Router<Scheme>)

  /// Stores a router, without its configuration.
  @inlinable
  init(_ router: Router<Scheme>) {
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
  static var initial: Self { .stack(RouteStack()) }

  /// Whether it is like the pane of a tab that nobody has been to.
  @inlinable
  var isInitial: Bool {
    if case .stack(let stack) = self { stack.isEmpty } else { false }
  }

  /// Whether there is more than a stack.
  @inlinable
  var isRich: Bool {
    if case .router = self { true } else { false }
  }

  /// The router under a configuration.
  @inlinable
  func router(under configuration: Configuration<RouterRules>) -> Router<Scheme> {
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
  var holdsMarks: Bool {
    if case .router(let router) = self { router.holdsMarks } else { false }
  }
}
