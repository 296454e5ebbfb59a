/// A stack whose screens are of any types.
///
/// Everything that a ``RouteStack`` does it does too, and it has the names of SwiftUI's
/// `NavigationPath` besides. It can be read, compared, hashed and encoded as it is.
///
/// ```swift
/// var path = RoutePath()
/// path.append(Item(id: 7))
/// path.append("settings")
/// path.last(of: Item.self)   // Item(id: 7)
/// path.pop(to: Item(id: 7))  // changed: popped "settings"
/// ```
///
/// Source: SwiftUI `NavigationPath`; the article <doc:HeterogeneousPaths> has both side by side.
public typealias RoutePath = RouteStack<AnyRoute>

// MARK: - Building

// In an extension of the protocol, so that they stand behind the stack's own: a stack whose type of
// routes is not written out is one of its elements' type.
extension RouteNavigating where Self == RoutePath {
  /// Creates a path of values, root-most first.
  ///
  /// - Parameter elements: The values.
  /// - Complexity: O(*n*), where *n* is the number of values.
  @inlinable
  public init<Elements: Sequence>(_ elements: Elements)
  where Elements.Element: Hashable & Sendable {
    self = RoutePath(elements.map { AnyRoute($0) })
  }

  /// Creates a path of values of different types, root-most first.
  ///
  /// - Parameter elements: The values.
  /// - Complexity: O(*n*), where *n* is the number of values.
  @inlinable
  public init(_ elements: some Sequence<any Hashable & Sendable>) {
    self = RoutePath(elements.map { AnyRoute($0) })
  }
}

extension RouteStack where Route == AnyRoute {
  /// Adds a value on top, whatever is there.
  ///
  /// - Parameter value: The value.
  /// - Complexity: O(1) amortized.
  @inlinable
  public mutating func append<Value: Hashable & Sendable>(_ value: consuming Value) {
    routes.append(AnyRoute(value))
  }
}

// MARK: - Reading

extension RouteStack where Route == AnyRoute {
  /// The value nearest to the top that is of a type.
  ///
  /// - Parameter type: The type, or a protocol or superclass of it.
  /// - Returns: The value, or `nil` if there is none.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func last<Value>(of type: Value.Type) -> Value? {
    for route in reversed() {
      if let value = route.value(as: type) { return value }
    }
    return nil
  }

  /// The values that are of a type, root-most first.
  ///
  /// - Parameter type: The type, or a protocol or superclass of it.
  /// - Returns: The values.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func elements<Value>(of type: Value.Type) -> [Value] {
    compactMap { $0.value(as: type) }
  }

  /// Whether a value is in the path.
  ///
  /// - Parameter value: The value; one of another type is never equal.
  /// - Returns: Whether an element equals it.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public func contains<Value: Hashable & Sendable>(_ value: Value) -> Bool {
    let route = AnyRoute(value)
    return contains { $0 == route }
  }

  /// The position of the element nearest to the top that equals a value.
  ///
  /// - Parameter value: The value; one of another type is never equal.
  /// - Returns: The position, or `nil` if there is none.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public func lastIndex<Value: Hashable & Sendable>(of value: Value) -> Int? {
    let route = AnyRoute(value)
    return lastIndex { $0 == route }
  }

  /// Whether all elements are live.
  public var isResolved: Bool {
    allSatisfy(\.isResolved)
  }
}

// MARK: - Navigating

extension RouteNavigating where Route == AnyRoute {
  /// Adds a value on top.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - duplicates: What to do if it is there already; `nil` leaves it to the owner's rule.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  @inlinable
  @discardableResult
  public mutating func push<Value: Hashable & Sendable>(
    _ value: Value, duplicates: DuplicateRule? = nil, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.push(AnyRoute(value), duplicates: duplicates), in: context)
  }

  /// Removes the elements above one that equals a value.
  ///
  /// - Parameters:
  ///   - value: The value to return to.
  ///   - match: Which one is meant where several are equal.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if there is no such element, unchanged if it is on top.
  @inlinable
  @discardableResult
  public mutating func pop<Value: Hashable & Sendable>(
    to value: Value, match: RouteMatch = .last, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.popTo(.route(AnyRoute(value)), match: match), in: context)
  }

  /// Puts a value in the place of the top one; at the root, pushes it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if it equals the top.
  @inlinable
  @discardableResult
  public mutating func replaceTop<Value: Hashable & Sendable>(
    with value: Value, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.replaceTop(AnyRoute(value)), in: context)
  }

  /// Moves the last element that equals a value to the top.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if there is no such element, unchanged if it is on top.
  @inlinable
  @discardableResult
  public mutating func bringToFront<Value: Hashable & Sendable>(
    _ value: Value, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.bringToFront(AnyRoute(value)), in: context)
  }
}
