/// The members of an object of a ``Tape``.
struct TapeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let reading: TapeReading
  let index: Int

  var codingPath: [any CodingKey] { reading.path(to: index) }

  var allKeys: [Key] {
    var position = index + 2
    // The name of an enum's case stands alone, and an array of one need not grow.
    if reading.words[index].count == 1 {
      let text = TapeText.string(of: reading.words[position], in: reading.bytes)
      guard let key = Key(stringValue: text) else { return [] }
      return [key]
    }
    var keys: [Key] = []
    keys.reserveCapacity(reading.words[index].count)
    let end = reading.words[index].end
    while position < end {
      let text = TapeText.string(of: reading.words[position], in: reading.bytes)
      if let key = Key(stringValue: text) { keys.append(key) }
      position = reading.next(after: position + 1)
    }
    return keys
  }

  /// The position of a value that must be there.
  private func position(_ key: Key) throws -> Int {
    if let position = reading.value(of: key.stringValue, in: index) { return position }
    throw DecodingError.keyNotFound(
      key, reading.context(.missingKey(key.stringValue), at: index))
  }

  /// The position of a value that may be missing or null.
  private func positionIfPresent(_ key: Key) -> Int? {
    guard let position = reading.value(of: key.stringValue, in: index) else { return nil }
    return reading.words[position].isNull ? nil : position
  }

  func contains(_ key: Key) -> Bool {
    reading.value(of: key.stringValue, in: index) != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    reading.words[try position(key)].isNull
  }

  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<NestedKey>
  {
    try TapeDecoder(reading: reading, index: try position(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try TapeDecoder(reading: reading, index: try position(key)).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    superDecoder(for: PlaceKey("super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    superDecoder(for: key)
  }

  /// A decoder at a value, or at null if it is missing, as Foundation's decoders have it.
  private func superDecoder(for key: some CodingKey) -> any Decoder {
    if let position = reading.value(of: key.stringValue, in: index) {
      return TapeDecoder(reading: reading, index: position)
    }
    let null = TapeReading(.null, prefix: codingPath + [key], info: reading.info)
    return TapeDecoder(reading: null, index: 0)
  }
}

extension TapeKeyedContainer {
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try reading.bool(at: try position(key))
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try reading.string(at: try position(key))
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try reading.float(at: try position(key))
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try reading.float(at: try position(key))
  }

  func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type, forKey key: Key) throws
    -> Number
  {
    try reading.integer(at: try position(key))
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try reading.value(type, at: try position(key))
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try positionIfPresent(key).map(reading.bool)
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try positionIfPresent(key).map(reading.string)
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try positionIfPresent(key).map { try reading.float(at: $0) }
  }

  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try positionIfPresent(key).map { try reading.float(at: $0) }
  }

  func decodeIfPresent<Number: FixedWidthInteger & Decodable>(
    _ type: Number.Type, forKey key: Key
  ) throws -> Number? {
    try positionIfPresent(key).map { try reading.integer(at: $0) }
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try positionIfPresent(key).map { try reading.value(type, at: $0) }
  }
}

@available(*, unavailable)
extension TapeKeyedContainer: Sendable {}

/// The standard library's defaults for these two refuse them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TapeKeyedContainer {
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try reading.integer(at: try position(key))
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try reading.integer(at: try position(key))
  }

  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
    try positionIfPresent(key).map { try reading.integer(at: $0) }
  }

  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    try positionIfPresent(key).map { try reading.integer(at: $0) }
  }
}
