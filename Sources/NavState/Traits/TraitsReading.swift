// How traits and tables of them are read.

extension Decoder {
  /// Refuses keys that are none of a table's: what is misspelled would be taken for not given.
  func refuseKeys(but keys: [some CodingKey]) throws {
    try container(keyedBy: PlaceKey.self).refuseKeys(but: Set(keys.map(\.stringValue)))
  }
}

extension KeyedDecodingContainer {
  /// Decodes a length that must be there.
  ///
  /// - Throws: A `DecodingError` if it is missing, no number, negative or not finite.
  func length(_ key: Key) throws -> Double {
    try checkedLength(read(key), key)
  }

  /// Decodes a length that may be missing or null.
  ///
  /// - Throws: A `DecodingError` if it is no number, negative or not finite.
  func lengthIfPresent(_ key: Key) throws -> Double? {
    try readIfPresent(key).map { try checkedLength($0, key) }
  }

  private func checkedLength(_ value: Double, _ key: Key) throws -> Double {
    guard let length = Traits.length(value) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(value) is not a length")
    }
    return length
  }
}
