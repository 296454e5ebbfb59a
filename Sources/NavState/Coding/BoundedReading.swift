extension Decoder {
  /// Decodes a bare array, and stops as soon as it is longer than allowed.
  ///
  /// - Parameter limit: The number of elements that are allowed.
  /// - Returns: The elements.
  /// - Throws: A `DecodingError` if this is no array, an element can't be read, or there are more.
  func decodeArray<Element: Decodable>(atMost limit: Int) throws -> [Element] {
    try decodeElements(atMost: limit) { try $0.decode(Element.self) }
  }

  /// Decodes the elements of an array one by one, and stops as soon as there are more than allowed.
  ///
  /// - Parameters:
  ///   - limit: The number of elements that are allowed.
  ///   - read: Reads the next element.
  /// - Returns: The elements.
  /// - Throws: A `DecodingError` if this is no array, there are more, or what `read` throws.
  func decodeElements<Element>(
    atMost limit: Int, by read: (inout any UnkeyedDecodingContainer) throws -> Element
  ) throws -> [Element] {
    var container = try unkeyedContainer()
    var elements: [Element] = []
    // Some formats announce a count, so it is the data's word: room is made for a few only.
    elements.reserveCapacity(max(0, min(container.count ?? 0, limit, 64)))
    while !container.isAtEnd {
      guard elements.count < limit else {
        throw error(.tooMany(limit: limit))
      }
      do {
        elements.append(try read(&container))
      } catch {
        throw DecodingError.placing(error, at: container.codingPath + [PlaceKey(elements.count)])
      }
    }
    return elements
  }
}

extension KeyedDecodingContainer {
  /// The decoder of a part that must be there.
  ///
  /// - Parameter key: The key of the part.
  /// - Returns: A decoder that stands at the part.
  /// - Throws: A `DecodingError` if it is missing; by itself, a super decoder takes that for null.
  func part(_ key: Key) throws -> any Decoder {
    guard contains(key) else {
      throw DecodingError.keyNotFound(
        key,
        .init(codingPath: codingPath, debugDescription: "\"\(key.stringValue)\" is missing"))
    }
    return try superDecoder(forKey: key)
  }

  /// Decodes an array of at most so many elements, empty if it is missing.
  func arrayIfPresent<Element: Decodable>(_ key: Key, atMost limit: Int) throws -> [Element] {
    contains(key) ? try part(key).decodeArray(atMost: limit) : []
  }
}

extension KeyedDecodingContainer {
  /// Decodes a value that must be there; a failure always tells a place.
  func read<Value: Decodable>(_ key: Key) throws -> Value {
    do {
      return try decode(Value.self, forKey: key)
    } catch {
      throw DecodingError.placing(error, at: codingPath + [key])
    }
  }

  /// Decodes a value that may be missing or null; a failure always tells a place.
  func readIfPresent<Value: Decodable>(_ key: Key) throws -> Value? {
    do {
      return try decodeIfPresent(Value.self, forKey: key)
    } catch {
      throw DecodingError.placing(error, at: codingPath + [key])
    }
  }
}

extension DecodingError {
  /// A failure of reading a value, with a place if it has none.
  ///
  /// Foundation's decoder throws an error of its own for a number that its type can't hold, and then
  /// tells its caller no place.
  static func placing(
    _ error: any Error, at path: @autoclosure () -> [any CodingKey]
  ) -> DecodingError {
    if let error = error as? DecodingError { return error }
    return .dataCorrupted(
      Context(
        codingPath: path(), debugDescription: "It holds a value that does not fit its type",
        underlyingError: error))
  }
}
