extension RouteStack {
  /// The shortest list of single pops and pushes that leads to another stack.
  ///
  /// For hosts that can't take a whole stack at once:
  ///
  /// ```swift
  /// RouteStack(["a", "b"]).steps(to: ["a", "c"])  // pops "b", pushes "c"
  /// ```
  ///
  /// - Parameter stack: The stack to arrive at.
  /// - Returns: The actions, in order; each pops one screen or pushes one, duplicates allowed.
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of screens.
  public func steps(to stack: RouteStack) -> [Action] {
    let shared = commonPrefixCount(with: stack)
    let pops = repeatElement(Action.pop(count: 1), count: routes.count - shared)
    return pops + stack.routes[shared...].map { .push($0, duplicates: .allow) }
  }
}
