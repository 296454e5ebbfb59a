/// What a tab owns.
public enum Pane<Scheme: NavigationScheme>: Hashable, Sendable {
  /// A stack and its presentations.
  case router(Router<Scheme>)
  /// A split view.
  case splitView(SplitViewState<Scheme>)

  /// The router, if the pane is one.
  @inlinable
  public var router: Router<Scheme>? {
    if case .router(let router) = self { router } else { nil }
  }

  /// The split view, if the pane is one.
  @inlinable
  public var splitView: SplitViewState<Scheme>? {
    if case .splitView(let split) = self { split } else { nil }
  }
}

extension Pane: CustomStringConvertible {
  /// The router's own, or the split view's.
  public var description: String {
    switch self {
    case .router(let router): "\(router)"
    case .splitView(let split): "\(split)"
    }
  }
}
