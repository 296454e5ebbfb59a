// The two commonest actions under their names. They do what the protocol's methods of these names do
// for everyone, without the detour over an action: where the caller drops the outcome, the compiler
// then sees that it need not be made, and a push costs what an array's append costs.

extension RouteStack {
  /// Adds a screen on top: ``Action/push(_:duplicates:)`` under its name.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - duplicates: What to do if it is there already; `nil` allows it.
  ///   - context: Who asks; a stack does the same for everyone.
  /// - Returns: What became of it.
  /// - Complexity: O(1) amortized under `allow` and `ignoreIfOnTop`, else O(*n*).
  @inlinable
  @discardableResult
  public mutating func push(
    _ route: consuming Route, duplicates: DuplicateRule? = nil, in context: Context = Context()
  ) -> Outcome<Event> {
    performPush(route, duplicates ?? .allow)
  }

  /// Removes screens from the top, as many as there are at most: ``Action/pop(count:)`` under its
  /// name.
  ///
  /// - Parameters:
  ///   - count: The number of screens.
  ///   - context: Who asks; a stack does the same for everyone.
  /// - Returns: The removed screens in a ``Event/popped(_:)``; refused if negative, unhandled at the
  ///   root.
  /// - Complexity: O(*k*), where *k* is the number of screens removed.
  @inlinable
  @discardableResult
  public mutating func pop(_ count: Int = 1, in context: Context = Context()) -> Outcome<Event> {
    performPop(count)
  }
}
