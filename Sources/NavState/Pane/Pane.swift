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
