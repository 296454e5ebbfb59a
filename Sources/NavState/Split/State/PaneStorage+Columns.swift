// The pane of a column, which is never a split view itself: what a split view asks of it.

extension PaneStorage {
  /// Performs an action of the router, without asking whether unsaved work may go.
  @inlinable
  mutating func perform(
    _ action: PaneAction<Scheme>, in context: Context, under routers: Configuration<RouterRules>
  ) -> Outcome<Router<Scheme>.Event> {
    if case .stack(let action) = action, case .stack(var stack) = self {
      self = .initial
      let outcome = stack.perform(action, by: context.cause, under: routers.rules)
      self = .stack(stack)
      return outcome.map(Router<Scheme>.Event.stack)
    }
    guard let action = Router<Scheme>.Action(action) else { return .refused(.notThere) }
    return change(under: routers) { $0.performUnguarded(action, in: context) }
  }

  /// Changes the router.
  @inlinable
  mutating func change<Result>(
    under routers: Configuration<RouterRules>, _ change: (inout Router<Scheme>) -> Result
  ) -> Result {
    var router = take().router(under: routers)
    let result = change(&router)
    self = PaneStorage(router)
    return result
  }

  /// The screens of its own stack.
  @inlinable
  var path: RouteStack<Scheme.Route> {
    switch self {
    case .stack(let stack): stack
    case .router(let router): router.stack
    case .split(let parts): parts.detail.path
    }
  }

  /// Whether anything is presented, waits for that, or is leaving.
  @inlinable
  var holdsLevels: Bool {
    guard case .router(let router) = self else { return false }
    return !router.levels.isEmpty || !router.waiting.isEmpty || !router.leaving.isEmpty
  }
}
