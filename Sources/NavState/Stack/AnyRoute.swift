/// A route of any type, for stacks whose screens share none.
///
/// It is one of two things: *live*, a value of any `Hashable & Sendable` type; or *unresolved*, an
/// element of an archive whose type is not known here, kept as its key and payload.
///
/// | Compared | Equal |
/// |---|---|
/// | two live ones | if the values have the same dynamic type and are equal: `1` is not `1.0` |
/// | two unresolved ones | if their keys and their payloads are equal |
/// | a live one and an unresolved one | never; resolve first |
///
/// ```swift
/// let route = AnyRoute(Item(id: 7))
/// route.value(as: Item.self)         // Item(id: 7)
/// route == AnyRoute(AnyRoute(Item(id: 7)))  // true: one box, however often it is wrapped
/// ```
///
/// Source: NavState; `AnyHashable` takes numbers of different types, an optional and its value, and
/// an object and one of its superclass for equal, and those lead to different screens.
public struct AnyRoute: Hashable, Sendable {
  @usableFromInline let box: any RouteBox

  @inlinable
  init(box: any RouteBox) {
    self.box = box
  }

  /// Wraps a value.
  ///
  /// A value that is an `AnyRoute` already is taken as it is. An object counts as of its own class,
  /// whatever superclass it is passed as.
  ///
  /// - Parameter value: The value.
  /// - Complexity: O(1), one allocation.
  @inlinable
  public init<Value: Hashable & Sendable>(_ value: consuming Value) {
    if Value.self != AnyRoute.self, Swift.type(of: copy value) == Value.self {
      box = LiveRoute(value)
    } else {
      self = AnyRoute.unwrapping(value)
    }
  }

  /// Takes a route as it is.
  ///
  /// - Parameter route: The route.
  @inlinable
  public init(_ route: AnyRoute) {
    self = route
  }

  /// Keeps an element of an archive whose type is not known.
  ///
  /// - Parameters:
  ///   - key: What the archive calls the type.
  ///   - payload: The value as the archive has it.
  public init(unresolved key: String, payload: CodedValue) {
    box = UnresolvedRoute(key: key, payload: payload)
  }

  /// Takes a route as it is, and boxes an object as one of its own class.
  ///
  /// It can't be inlined: specialized, the optimizer takes the static class for the dynamic one.
  @usableFromInline
  static func unwrapping<Value: Hashable & Sendable>(_ value: Value) -> AnyRoute {
    if let route = value as? AnyRoute { return route }
    let type: any (Hashable & Sendable).Type = Swift.type(of: value)
    return AnyRoute(box: box(value, as: type))
  }

  private static func box<Value: Hashable & Sendable, Dynamic: Hashable & Sendable>(
    _ value: Value, as type: Dynamic.Type
  ) -> any RouteBox {
    guard let value = value as? Dynamic else { return LiveRoute(value) }
    return LiveRoute(value)
  }

  /// Whether two routes are equal: both live, of one type, with equal values; or both unresolved,
  /// with equal keys and payloads.
  ///
  /// - Complexity: That of comparing the values; O(1) if one is a copy of the other.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }

  /// Feeds the type and the value, or the key and the payload, to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    box.hash(into: &hasher)
  }
}

/// What an ``AnyRoute`` holds.
@usableFromInline
protocol RouteBox: AnyObject, Sendable {
  /// The value, or `nil` if it is unresolved.
  var anyValue: (any Hashable & Sendable)? { get }

  /// The element as it was read, or `nil` if it is live.
  var unresolved: UnresolvedRoute? { get }

  /// Shows the value, if it is live, without copying it.
  func show<Visitor: RouteVisitor>(_ visitor: inout Visitor) throws

  func isEqual(to other: any RouteBox) -> Bool
  func hash(into hasher: inout Hasher)
}

/// Somebody who wants to see a value in its own type.
@usableFromInline
protocol RouteVisitor {
  mutating func visit<Value: Hashable & Sendable>(_ value: Value) throws
}

/// A value of a type that is known.
@usableFromInline
final class LiveRoute<Value: Hashable & Sendable>: RouteBox {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: consuming Value) {
    self.value = value
  }

  @inlinable var anyValue: (any Hashable & Sendable)? { value }

  @inlinable var unresolved: UnresolvedRoute? { nil }

  @inlinable
  func show<Visitor: RouteVisitor>(_ visitor: inout Visitor) throws {
    try visitor.visit(value)
  }

  @inlinable
  func isEqual(to other: any RouteBox) -> Bool {
    guard ObjectIdentifier(type(of: other)) == ObjectIdentifier(LiveRoute<Value>.self) else {
      return false
    }
    // The class is final and was just compared; a cast that checks it again costs more than that.
    return unsafeDowncast(other, to: LiveRoute<Value>.self).value == value
  }

  @inlinable
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(Value.self))
    hasher.combine(value)
  }
}

/// An element of an archive that was not read.
@usableFromInline
final class UnresolvedRoute: RouteBox {
  @usableFromInline let key: String
  @usableFromInline let payload: CodedValue

  @inlinable
  init(key: String, payload: CodedValue) {
    self.key = key
    self.payload = payload
  }

  @inlinable var anyValue: (any Hashable & Sendable)? { nil }

  @inlinable var unresolved: UnresolvedRoute? { self }

  @inlinable
  func show<Visitor: RouteVisitor>(_ visitor: inout Visitor) throws {}

  @inlinable
  func isEqual(to other: any RouteBox) -> Bool {
    guard let other = other.unresolved else { return false }
    return key == other.key && payload == other.payload
  }

  @inlinable
  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(payload)
  }
}
