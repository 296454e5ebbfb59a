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
      elements.append(try placing(at: elements.count) { try container.decode(Element.self) })
    }
    return elements
  }

  /// Performs the reading of an element, and gives its failure a place if it has none.
  private func placing<Value>(at index: Int, _ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch let error as DecodingError {
      throw error
    } catch {
      throw DecodingError.doesNotFit(error, at: codingPath + [TextKey("\(index)")])
    }
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
  /// Performs the reading of a value, and gives its failure a place if it has none.
  ///
  /// Foundation's decoder throws an error of its own for a number that its type can't hold, and then
  /// tells its caller no place.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - read: Reads it.
  /// - Returns: What was read.
  /// - Throws: A `DecodingError`.
  func placing<Value>(_ key: Key, _ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch let error as DecodingError {
      throw error
    } catch {
      throw DecodingError.doesNotFit(error, at: codingPath + [key])
    }
  }
}

extension DecodingError {
  /// A failure of a decoder's own, for a value that the type at a place can't hold.
  fileprivate static func doesNotFit(_ error: any Error, at path: [any CodingKey]) -> Self {
    .dataCorrupted(
      Context(
        codingPath: path, debugDescription: "It holds a value that does not fit its type",
        underlyingError: error))
  }
}
