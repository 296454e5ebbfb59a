extension ArchivingWriter {
  /// Writes the elements of an array, up to the first one that can't be written.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - shared: How many of them, from the first, are as they were when they were read.
  ///   - limit: How many can be read again.
  func write<Element: Encodable>(
    _ elements: [Element], shared: Int, atMost limit: @autoclosure () -> Int = .max
  ) {
    let unstorable = firstUnstorable(of: elements)
    write(elements.count, shared: shared, atMost: limit()) { position in
      if position == unstorable { throw NotStorable() }
      try session.write(elements[position], in: depth)
    }
  }

  /// Writes the elements of a path, up to the first one that can't be written, without going through
  /// `Codable` but for the values.
  ///
  /// - Parameters:
  ///   - routes: The elements.
  ///   - shared: How many of them, from the first, are as they were when they were read.
  ///   - limit: How many can be read again.
  func write(path routes: [AnyRoute], shared: Int, atMost limit: @autoclosure () -> Int) {
    var writer = PathElementWriter(session: session, depth: depth, registry: registry)
    write(routes.count, shared: shared, atMost: limit()) { position in
      try writer.write(routes[position])
    }
  }
}

/// The error that a value declares itself not storable.
struct NotStorable: Error {}

/// The position of the first element that declares itself not storable, if there is one.
///
/// The elements are cast together: a cast of each costs as much as writing some of them.
func firstUnstorable<Element>(of elements: [Element]) -> Int? {
  func first<Storable: ConditionallyStorable>(_ type: Storable.Type) -> Int? {
    let elements = elements as Any as? [Storable]
    return elements?.firstIndex { !$0.isStorable }
  }
  return (Element.self as? any ConditionallyStorable.Type).flatMap { first($0) }
}

/// Writes the elements of a path one after the other, and remembers the last type, since neighbors
/// often have the same.
private struct PathElementWriter: RouteVisitor {
  private let session: ArchivingSession
  private let depth: Int
  private let registry: RouteRegistry?

  /// The class of the last live box, and what is known of the values in such boxes.
  private var box: ObjectIdentifier?
  private var key = ""
  private var encodable: (any (Hashable & Sendable & Encodable).Type)?
  private var conditional: (any (Hashable & Sendable & ConditionallyStorable).Type)?

  init(session: ArchivingSession, depth: Int, registry: RouteRegistry?) {
    self.session = session
    self.depth = depth
    self.registry = registry
  }

  mutating func write(_ route: AnyRoute) throws {
    if let unresolved = route.box.unresolved {
      return try write(unresolved.key) { session.sink.append(unresolved.payload) }
    }
    let box = ObjectIdentifier(type(of: route.box))
    if box != self.box {
      self.box = nil
      try route.box.show(&self)
      // Of objects in such a box, one may be of another class than the next.
      if !route.box.isSubclass { self.box = box }
    }
    if let conditional, !isStorable(route.box, conditional) { throw NotStorable() }
    if let encodable { try write(route.box, encodable) }
  }

  /// Finds out what is to be known of the values of a type.
  mutating func visit<Value: Hashable & Sendable>(_ value: Value) throws {
    let type = Swift.type(of: value)
    if let entry = registry?.entry(of: type) {
      (key, encodable) = (entry.key, entry.type)
    } else {
      try UncodableRoute.check(type)
      key = try UncodableRoute.key(of: type, in: registry)
      encodable = type as? any (Hashable & Sendable & Encodable).Type
      guard encodable != nil else { throw UncodableRoute(.notEncodable, type) }
    }
    conditional = type as? any (Hashable & Sendable & ConditionallyStorable).Type
  }

  private func isStorable<Value: Hashable & Sendable & ConditionallyStorable>(
    _ box: any RouteBox, _ type: Value.Type
  ) -> Bool {
    if let box = box as? LiveRoute<Value> { return box.value.isStorable }
    return (box.anyValue as? Value)?.isStorable ?? true
  }

  private func write<Value: Hashable & Sendable & Encodable>(
    _ box: any RouteBox, _ type: Value.Type
  ) throws {
    // Nearly always; the value is written where it is.
    if let box = box as? LiveRoute<Value> {
      return try write(key) { try session.write(box.value, in: depth + 1) }
    }
    guard let value = box.anyValue as? Value else { throw UncodableRoute(.notEncodable, type) }
    try write(key) { try session.write(value, in: depth + 1) }
  }

  private func write(_ key: String, value: () throws -> Void) throws {
    let sink = session.sink
    let serial = sink.promise()
    sink.open(.object, depth + 1, serial)
    _ = try sink.beginMember("type", depth + 1, serial)
    sink.appendText(key)
    _ = try sink.beginMember("value", depth + 1, serial)
    try value()
    sink.close(downTo: depth + 1)
  }
}

extension ArchivingSession {
  /// Writes a value where the sink stands, inside the frame at a depth.
  func write(_ value: some Encodable, in depth: Int) throws {
    if isSeparate {
      sink.append(try separate(value))
    } else {
      try sink.write(value, in: depth)
    }
  }
}
