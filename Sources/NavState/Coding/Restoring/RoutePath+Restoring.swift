extension RestoringReader {
  /// Reads the elements of a path, at most as many as are allowed.
  func path(atMost depth: Int) -> RoutePath {
    let registry = reading.info.registry
    var last: (key: TapeWord, type: any (Hashable & Sendable & Codable).Type)?
    let routes = elements(atMost: depth) { reading, index in
      guard let registry else { return try AnyRoute(at: index, of: reading) }
      guard let (key, value) = reading.parts(ofElement: index) else {
        return try AnyRoute(at: index, of: reading)
      }
      let word = reading.words[key]
      if let last, TapeText.compare(word, last.key, in: reading.bytes) == 0 {
        return try AnyRoute.decode(last.type, from: reading, at: value)
      }
      let name = TapeText.string(of: word, in: reading.bytes)
      guard let entry = registry.entry(named: name) else { throw UnknownType(key: name) }
      last = (word, entry.type)
      return try AnyRoute.decode(entry.type, from: reading, at: value)
    } replace: { value in
      guard let key = value["type"]?.string, let payload = value["value"] else { return nil }
      return AnyRoute(unresolved: key, payload: payload)
    }
    return RoutePath(routes)
  }
}

extension AnyRoute {
  /// Reads an element strictly.
  fileprivate init(at index: Int, of reading: TapeReading) throws {
    try self.init(from: TapeDecoder(reading: reading, index: index))
  }

  /// Reads the value of an element.
  static func decode<Value: Hashable & Sendable & Decodable>(
    _ type: Value.Type, from reading: TapeReading, at index: Int
  ) throws -> AnyRoute {
    AnyRoute(read: try reading.value(type, at: index))
  }

  /// Wraps a value that was read as its type.
  ///
  /// What is no object is of no subclass; to ask it for its type would take a copy.
  @inline(__always)
  init<Value: Hashable & Sendable & Decodable>(read value: consuming Value) {
    if Value.self is AnyClass || Value.self == AnyRoute.self {
      self.init(value)
    } else {
      self.init(box: LiveRoute(value))
    }
  }
}

extension TapeReading {
  /// Where the type and the value of an element of a path are, or `nil` if one is not there.
  fileprivate func parts(ofElement index: Int) -> (key: Int, value: Int)? {
    guard words[index].tag == .object, let key = value(of: "type", in: index), words[key].isText,
      let value = value(of: "value", in: index)
    else { return nil }
    return (key, value)
  }
}

/// The error that a registry has no type under a key.
package struct UnknownType: Error {
  let key: String

  /// The error for a key.
  package init(key: String) {
    self.key = key
  }
}
