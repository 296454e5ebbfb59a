/// The screens above a root, root-most first.
///
/// The root itself is not in the stack, so an empty stack shows the root. A stack is a collection of
/// its routes, and SwiftUI's `NavigationStack(path:)` takes a binding to one as it is.
///
/// ```swift
/// var stack: RouteStack = ["inbox", "thread 7"]
/// stack.push("profile")       // .changed([.pushed(["profile"])])
/// stack.pop(to: "inbox")      // .changed([.popped(["thread 7", "profile"])])
/// stack.pop(5)                // .changed([.popped(["inbox"])]): it clamps
/// stack.pop()                 // .unhandled: a parent may close the window
/// ```
///
/// A stack has no configuration: the rule against duplicates is an argument of a push.
///
/// Source: SwiftUI `NavigationStack.init(path:root:)`, whose path leaves out the root.
public struct RouteStack<Route: Hashable & Sendable>: NavigationModel {
  /// The routes, root-most first.
  @usableFromInline var routes: [Route]

  /// Creates a stack that shows its root.
  @inlinable
  public init() {
    routes = []
  }

  /// Creates a stack of routes.
  ///
  /// - Parameter routes: The routes, root-most first.
  /// - Complexity: O(*n*), where *n* is the number of routes; O(1) for an array.
  @inlinable
  public init(_ routes: some Sequence<Route>) {
    self.routes = Array(routes)
  }
}

extension RouteStack {
  /// Whether two stacks hold equal routes in the same order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of routes; O(1) if one is a copy of the other.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.routes == right.routes
  }

  /// Feeds the routes to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  /// - Complexity: O(*n*), where *n* is the number of routes.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(routes)
  }
}
