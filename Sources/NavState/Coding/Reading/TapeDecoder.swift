/// A decoder that stands at a value of a ``Tape``.
struct TapeDecoder: Decoder, SingleValueDecodingContainer {
  let reading: TapeReading
  let index: Int

  var codingPath: [any CodingKey] { reading.path(to: index) }

  var userInfo: [CodingUserInfoKey: Any] { reading.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard reading.words[index].tag == .object else {
      throw reading.mismatch([String: Any].self, .object, at: index)
    }
    return KeyedDecodingContainer(TapeKeyedContainer<Key>(reading: reading, index: index))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard reading.words[index].tag == .array else {
      throw reading.mismatch([Any].self, .array, at: index)
    }
    return TapeUnkeyedContainer(reading: reading, index: index)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { reading.words[index].isNull }

  func decode(_ type: Bool.Type) throws -> Bool { try reading.bool(at: index) }

  func decode(_ type: String.Type) throws -> String { try reading.string(at: index) }

  func decode(_ type: Double.Type) throws -> Double { try reading.float(at: index) }

  func decode(_ type: Float.Type) throws -> Float { try reading.float(at: index) }

  func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) throws -> Number {
    try reading.integer(at: index)
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try reading.value(type, at: index)
  }
}

@available(*, unavailable)
extension TapeDecoder: Sendable {}

/// The standard library's defaults for these two refuse them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TapeDecoder {
  func decode(_ type: Int128.Type) throws -> Int128 { try reading.integer(at: index) }

  func decode(_ type: UInt128.Type) throws -> UInt128 { try reading.integer(at: index) }
}
