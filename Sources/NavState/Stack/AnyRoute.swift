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
    if Value.self == AnyRoute.self, let route = copy value as? AnyRoute {
      self = route
    } else if Swift.type(of: copy value) == Value.self {
      box = LiveRoute(value)
    } else {
      box = SubclassRoute(value)
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
