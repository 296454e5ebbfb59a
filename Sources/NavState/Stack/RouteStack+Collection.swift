// What a binding wants: SwiftUI's typed stack takes a collection that is mutable, has random access
// and can replace ranges. Each method that an array does better than the default is forwarded.

extension RouteStack: RandomAccessCollection, MutableCollection {
  /// The position of the root-most route, always 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of routes.
  @inlinable
  public var endIndex: Int { routes.count }

  /// The route at a position, counted from the root.
  ///
  /// - Parameter position: A valid index of the stack.
  /// - Precondition: `position` is in `0..<count`, as in every collection of the standard library.
  /// - Complexity: O(1).
  @inlinable
  public subscript(position: Int) -> Route {
    get { routes[position] }
    _modify { yield &routes[position] }
  }

  /// Gives access to the routes as a buffer, as an array does.
  ///
  /// - Parameter body: Reads the buffer.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Route>) throws -> Result
  ) rethrows -> Result? {
    try routes.withContiguousStorageIfAvailable(body)
  }

  /// Gives write access to the routes as a buffer, as an array does.
  ///
  /// - Parameter body: Changes the routes in the buffer.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Route>) throws -> Result
  ) rethrows -> Result? {
    try routes.withContiguousMutableStorageIfAvailable(body)
  }
}

extension RouteStack: RangeReplaceableCollection {
  /// Makes room for a number of routes.
  ///
  /// - Parameter capacity: The number of routes.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    routes.reserveCapacity(capacity)
  }

  /// Adds a route on top, whatever is there.
  ///
  /// - Parameter route: The route.
  /// - Complexity: O(1) amortized.
  @inlinable
  public mutating func append(_ route: Route) {
    routes.append(route)
  }

  /// Adds routes on top, whatever is there.
  ///
  /// - Parameter routes: The routes, root-most first.
  /// - Complexity: O(*m*) amortized, where *m* is the number of routes added.
  @inlinable
  public mutating func append(contentsOf routes: some Sequence<Route>) {
    self.routes.append(contentsOf: routes)
  }

  /// Puts routes in the place of others.
  ///
  /// - Parameters:
  ///   - range: The positions to replace.
  ///   - routes: The routes to put there.
  /// - Precondition: `range` lies within the stack, as in every collection of the standard library.
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of routes.
  @inlinable
  public mutating func replaceSubrange(_ range: Range<Int>, with routes: some Collection<Route>) {
    self.routes.replaceSubrange(range, with: routes)
  }

  /// Removes the top.
  ///
  /// - Returns: The route that was on top.
  /// - Precondition: The stack is not empty, as in every collection of the standard library;
  ///   ``RouteNavigating/pop(_:in:)`` has no such condition.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Route {
    routes.removeLast()
  }

  /// Removes routes from the top.
  ///
  /// - Parameter count: The number of routes.
  /// - Precondition: The stack has that many, as in every collection of the standard library;
  ///   ``RouteNavigating/pop(_:in:)`` has no such condition.
  /// - Complexity: O(*k*), where *k* is the number of routes removed.
  @inlinable
  public mutating func removeLast(_ count: Int) {
    routes.removeLast(count)
  }

  /// Removes the top, if there is one.
  ///
  /// - Returns: The route that was on top, or `nil`.
  /// - Complexity: O(1).
  @inlinable
  public mutating func popLast() -> Route? {
    routes.popLast()
  }

  /// Removes all routes.
  ///
  /// - Parameter keepingCapacity: Whether the room for them is kept.
  /// - Complexity: O(*n*), where *n* is the number of routes.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    routes.removeAll(keepingCapacity: keepingCapacity)
  }
}

extension RouteStack: ExpressibleByArrayLiteral {
  /// Creates a stack of the routes of a literal, root-most first.
  ///
  /// - Parameter routes: The routes.
  @inlinable
  public init(arrayLiteral routes: Route...) {
    self.routes = routes
  }
}
