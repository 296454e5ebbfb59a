extension AnyRoute {
  /// Whether the value is there, rather than an element of an archive that was not read.
  public var isResolved: Bool { box.unresolved == nil }

  /// The value, or `nil` if it is unresolved.
  public var value: (any Hashable & Sendable)? { box.anyValue }

  /// The value, if it is of a type.
  ///
  /// A protocol, or a superclass of the value's class, is such a type too. An optional and what it
  /// wraps are two types.
  ///
  /// - Parameter type: The type.
  /// - Returns: The value, or `nil` if it is of another type or unresolved.
  public func value<Value>(as type: Value.Type = Value.self) -> Value? {
    guard let value = box.anyValue else { return nil }
    let isExact = box.dynamicType == Value.self
    let isOptional = Value.self is any OptionalValue.Type || value is any OptionalValue
    return isExact || !isOptional ? value as? Value : nil
  }

  /// The dynamic type of the value, or `nil` if it is unresolved.
  public var type: Any.Type? { box.dynamicType }

  /// What the archive calls the type of an unresolved element, or `nil` if this is live.
  ///
  /// ``RouteRegistry/key(of:)`` tells under which key the type of a live one is written.
  public var key: String? { box.unresolved?.key }

  /// The value of an unresolved element as the archive has it, or `nil` if this is live.
  public var payload: CodedValue? { box.unresolved?.payload }
}

extension AnyRoute: CustomStringConvertible {
  /// The value's description; of an unresolved element, the key and the payload: `item?{"id":7}`.
  public var description: String {
    if let value { return "\(value)" }
    guard let key, let payload else { return "" }
    return "\(key)?\(payload)"
  }
}

/// An optional, whatever it wraps: a cast passes through it, and a type of a route must not.
private protocol OptionalValue {}

extension Optional: OptionalValue {}

extension AnyRoute: ConditionallyStorable {
  /// Whether the value can be stored, which it can unless it says otherwise.
  public var isStorable: Bool {
    (value as? any ConditionallyStorable)?.isStorable ?? true
  }
}
