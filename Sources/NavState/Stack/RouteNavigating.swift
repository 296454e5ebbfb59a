/// A value that performs the actions of a route stack: the stack itself, or whoever owns one.
///
/// It gives the actions their names as methods; each is the action, and returns its outcome.
public protocol RouteNavigating<Route> {
  /// What a screen is.
  associatedtype Route: Hashable & Sendable

  /// What a change tells the host.
  associatedtype Event: Hashable & Sendable

  /// The stack that the actions change, as it is now.
  var path: RouteStack<Route> { get }

  /// Performs an action of the stack.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  @discardableResult
  mutating func reduce(_ action: RouteStack<Route>.Action, in context: Context) -> Outcome<Event>
}

extension RouteNavigating {
  /// Adds a screen on top.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - duplicates: What to do if it is there already; `nil` leaves it to the owner's rule.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  /// - Complexity: O(1) amortized under `allow` and `ignoreIfOnTop`, else O(*n*).
  @inlinable
  @discardableResult
  public mutating func push(
    _ route: Route, duplicates: DuplicateRule? = nil, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.push(route, duplicates: duplicates), in: context)
  }

  /// Removes screens from the top, as many as there are at most.
  ///
  /// - Parameters:
  ///   - count: The number of screens.
  ///   - context: Who asks, and with what force.
  /// - Returns: The removed screens in a ``RouteStack/Event/popped(_:)``; refused if negative,
  ///   unhandled at the root.
  /// - Complexity: O(*k*), where *k* is the number of screens removed.
  @inlinable
  @discardableResult
  public mutating func pop(_ count: Int = 1, in context: Context = Context()) -> Outcome<Event> {
    reduce(.pop(count: count), in: context)
  }

  /// Removes the screens above one that equals a route.
  ///
  /// - Parameters:
  ///   - route: The screen to return to.
  ///   - match: Which one is meant where several are equal.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if there is no such screen, unchanged if it is on top.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @inlinable
  @discardableResult
  public mutating func pop(
    to route: Route, match: RouteMatch = .last, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.popTo(.route(route), match: match), in: context)
  }

  /// Removes the screens above one that satisfies a condition.
  ///
  /// ```swift
  /// stack.pop(to: .first) { $0.isThread }
  /// ```
  ///
  /// The position is looked up first; what is then performed is a pop of that many screens.
  ///
  /// - Parameters:
  ///   - match: Which one is meant where several do.
  ///   - context: Who asks, and with what force.
  ///   - isWanted: Whether a screen satisfies the condition.
  /// - Returns: What became of it; refused if there is no such screen, unchanged if it is on top.
  /// - Throws: What `isWanted` throws; the value is then unchanged.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @inlinable
  @discardableResult
  public mutating func pop(
    to match: RouteMatch, in context: Context = Context(),
    where isWanted: (Route) throws -> Bool
  ) rethrows -> Outcome<Event> {
    let stack = path
    guard let index = try stack.index(match, where: isWanted) else { return .refused(.notThere) }
    return reduce(.pop(count: stack.count - 1 - index), in: context)
  }

  /// Removes all screens above the root.
  ///
  /// - Parameter context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged at the root.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @inlinable
  @discardableResult
  public mutating func popToRoot(in context: Context = Context()) -> Outcome<Event> {
    reduce(.popToRoot, in: context)
  }

  /// Puts a screen in the place of the top one; at the root, pushes it.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if it equals the top.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func replaceTop(
    with route: Route, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.replaceTop(route), in: context)
  }

  /// Moves the last screen that equals a route to the top.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if there is no such screen, unchanged if it is on top.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @inlinable
  @discardableResult
  public mutating func bringToFront(
    _ route: Route, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.bringToFront(route), in: context)
  }

  /// Takes over a whole stack.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it, told as a pop, a push or a replacement behind the common prefix;
  ///   unchanged if the stacks are equal.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @inlinable
  @discardableResult
  public mutating func set(
    to stack: RouteStack<Route>, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.set(stack), in: context)
  }
}

extension RouteNavigating where Route: Identifiable, Route.ID: Sendable {
  /// Removes the screens above one that has an identity.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - match: Which one is meant where several have it.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if there is no such screen, unchanged if it is on top.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @inlinable
  @discardableResult
  public mutating func pop(
    toID id: Route.ID, match: RouteMatch = .last, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.popTo(.id(id), match: match), in: context)
  }
}

extension RouteStack: RouteNavigating {
  /// This stack, which has no owner to ask.
  @inlinable
  public var path: RouteStack { self }
}
