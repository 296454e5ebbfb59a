extension Decoder {
  /// Decodes a bare array, and stops as soon as it is longer than allowed.
  ///
  /// - Parameter limit: The number of elements that are allowed.
  /// - Returns: The elements.
  /// - Throws: A `DecodingError` if this is no array, an element can't be read, or there are more.
  func decodeArray<Element: Decodable>(atMost limit: Int) throws -> [Element] {
    var container = try unkeyedContainer()
    var elements: [Element] = []
    elements.reserveCapacity(min(container.count ?? 0, limit))
    while !container.isAtEnd {
      guard elements.count < limit else {
        throw error(.tooMany(limit: limit))
      }
      elements.append(try container.decode(Element.self))
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

  /// Decodes an array of at most as many elements as the limits allow, empty if it is missing.
  func arrayIfPresent<Element: Decodable>(
    _ key: Key, under limits: Limits
  ) throws -> [Element] {
    contains(key) ? try part(key).decodeArray(atMost: limits.count) : []
  }
}
