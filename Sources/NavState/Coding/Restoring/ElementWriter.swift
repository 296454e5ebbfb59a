/// Writes the elements of an array, one after the other.
protocol ElementWriter {
  associatedtype Element

  /// Writes an element where the sink stands, inside the frame at a depth.
  mutating func write(_ element: Element, in session: ArchivingSession, _ depth: Int) throws
}

/// The error that a value declares itself not storable.
struct NotStorable: Error {}

/// Writes elements of one type.
struct TypedElementWriter<Element: Encodable>: ElementWriter {
  private let isConditional = Element.self is any ConditionallyStorable.Type

  func write(_ element: Element, in session: ArchivingSession, _ depth: Int) throws {
    try check(element)
    try session.write(element, in: depth)
  }

  /// Refuses a value that is not storable.
  func check(_ element: Element) throws {
    guard isConditional, let element = element as? any ConditionallyStorable else { return }
    if !element.isStorable { throw NotStorable() }
  }
}

/// Writes the elements of a path, without going through `Codable` but for the values.
struct PathElementWriter: ElementWriter, RouteVisitor {
  private var names: RouteNames
  private var place: (session: ArchivingSession, depth: Int)?

  init(_ registry: RouteRegistry?) {
    names = RouteNames(registry)
  }

  mutating func write(_ route: AnyRoute, in session: ArchivingSession, _ depth: Int) throws {
    if let unresolved = route.box.unresolved {
      try write(unresolved.key, in: session, depth) { $0.append(unresolved.payload) }
    } else {
      place = (session, depth)
      try route.box.show(&self)
    }
  }

  mutating func visit<Value: Hashable & Sendable>(_ value: Value) throws {
    guard let (session, depth) = place else { return }
    try names.look(up: type(of: value))
    if names.isConditional, let value = value as? any ConditionallyStorable, !value.isStorable {
      throw NotStorable()
    }
    guard let encodable = value as? any Encodable else {
      throw UncodableRoute(.notEncodable, type(of: value))
    }
    try write(names.key, in: session, depth) { _ in try session.write(encodable, in: depth + 1) }
  }

  private func write(
    _ key: String, in session: ArchivingSession, _ depth: Int, value: (ByteSink) throws -> Void
  ) throws {
    let sink = session.sink
    let serial = sink.promise()
    sink.open(.object, depth + 1, serial)
    _ = try sink.beginMember("type", depth + 1, serial)
    sink.appendText(key)
    _ = try sink.beginMember("value", depth + 1, serial)
    try value(sink)
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
