extension RouteStack {
  /// Adds a screen on top.
  @inlinable
  @discardableResult
  public mutating func push(
    _ route: consuming Route, duplicates: DuplicateRule? = nil, in context: Context = Context()
  ) -> Outcome<Event> {
    performPush(route, duplicates ?? .allow)
  }

  /// Removes screens from the top, as many as there are at most.
  @inlinable
  @discardableResult
  public mutating func pop(_ count: Int = 1, in context: Context = Context()) -> Outcome<Event> {
    performPop(count)
  }
}
