/// What an ``AnyRoute`` holds.
@usableFromInline
protocol RouteBox: AnyObject, Sendable {
  /// The value, or `nil` if it is unresolved.
  var anyValue: (any Hashable & Sendable)? { get }

  /// The dynamic type of the value, or `nil` if it is unresolved.
  var dynamicType: Any.Type? { get }

  /// Whether this holds an object that it knows only as one of a superclass.
  var isSubclass: Bool { get }

  /// The element as it was read, or `nil` if it is live.
  var unresolved: UnresolvedRoute? { get }

  /// Shows the value, if it is live, without copying it.
  func show<Visitor: RouteVisitor>(_ visitor: inout Visitor) throws

  func isEqual(to other: any RouteBox) -> Bool
  func hash(into hasher: inout Hasher)
}

extension RouteBox {
  @inlinable var isSubclass: Bool { false }

  @inlinable var unresolved: UnresolvedRoute? { nil }
}

/// Somebody who wants to see a value in its own type.
@usableFromInline
protocol RouteVisitor {
  mutating func visit<Value: Hashable & Sendable>(_ value: Value) throws
}

/// A value whose dynamic type is the one that is known: every value that is no object, and an object
/// that was passed as of its own class.
@usableFromInline
final class LiveRoute<Value: Hashable & Sendable>: RouteBox {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: consuming Value) {
    self.value = value
  }

  @inlinable var anyValue: (any Hashable & Sendable)? { value }

  @inlinable var dynamicType: Any.Type? { Value.self }

  @inlinable
  func show<Visitor: RouteVisitor>(_ visitor: inout Visitor) throws {
    try visitor.visit(value)
  }

  @inlinable
  func isEqual(to other: any RouteBox) -> Bool {
    guard ObjectIdentifier(type(of: other)) == ObjectIdentifier(LiveRoute<Value>.self) else {
      return other.isSubclass && other.isEqual(to: self)
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

/// An object of a subclass of the class that it was passed as.
///
/// The object can't be put in the box of its own class: that takes a cast to the type that
/// `type(of:)` gives, and the optimizer takes the static class for that type. So this box compares
/// by the dynamic type, with its own kind and with the box of that class.
@usableFromInline
final class SubclassRoute<Value: Hashable & Sendable>: RouteBox {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: consuming Value) {
    self.value = value
  }

  @inlinable var anyValue: (any Hashable & Sendable)? { value }

  @inlinable var dynamicType: Any.Type? { type(of: value) }

  @inlinable var isSubclass: Bool { true }

  @inlinable
  func show<Visitor: RouteVisitor>(_ visitor: inout Visitor) throws {
    try visitor.visit(value)
  }

  @inlinable
  func isEqual(to other: any RouteBox) -> Bool {
    guard other.dynamicType == type(of: value), let other = other.anyValue as? Value else {
      return false
    }
    return other == value
  }

  @inlinable
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: value)))
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

  @inlinable var dynamicType: Any.Type? { nil }

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
