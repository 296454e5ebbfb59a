/// The elements of an array of a ``Tape``; one that can't be read is not passed.
///
/// Three words, so that it sits inside an existential; a place on a tape needs no more than 32 bits.
struct TapeUnkeyedContainer: UnkeyedDecodingContainer {
  let reading: TapeReading
  private let array: UInt32
  private var next: UInt32
  private var passed: UInt32 = 0

  init(reading: TapeReading, index: Int) {
    self.reading = reading
    array = UInt32(index)
    next = UInt32(index + 2)
  }

  private var index: Int { Int(array) }

  private var position: Int { Int(next) }

  var currentIndex: Int { Int(passed) }

  var codingPath: [any CodingKey] { reading.path(to: index) }

  var count: Int? { reading.words[index].count }

  var isAtEnd: Bool { position >= reading.words[index].end }

  /// The position of the next element, which must be there.
  private func element(_ type: Any.Type) throws -> Int {
    guard isAtEnd else { return position }
    throw DecodingError.valueNotFound(
      type, reading.context(.missingElement, at: index, under: PlaceKey(currentIndex)))
  }

  private mutating func pass() {
    next = UInt32(reading.next(after: position))
    passed += 1
  }

  mutating func decodeNil() throws -> Bool {
    guard reading.words[try element(Any?.self)].isNull else { return false }
    pass()
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool {
    let value = try reading.bool(at: try element(type))
    pass()
    return value
  }

  mutating func decode(_ type: String.Type) throws -> String {
    let value = try reading.string(at: try element(type))
    pass()
    return value
  }

  mutating func decode(_ type: Double.Type) throws -> Double {
    let value: Double = try reading.float(at: try element(type))
    pass()
    return value
  }

  mutating func decode(_ type: Float.Type) throws -> Float {
    let value: Float = try reading.float(at: try element(type))
    pass()
    return value
  }

  mutating func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) throws -> Number
  {
    let value: Number = try reading.integer(at: try element(type))
    pass()
    return value
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try reading.value(type, at: try element(type))
    pass()
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws
    -> KeyedDecodingContainer<NestedKey>
  {
    let decoder = TapeDecoder(reading: reading, index: try element([String: Any].self))
    let container = try decoder.container(keyedBy: type)
    pass()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let decoder = TapeDecoder(reading: reading, index: try element([Any].self))
    let container = try decoder.unkeyedContainer()
    pass()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = TapeDecoder(reading: reading, index: try element((any Decoder).self))
    pass()
    return decoder
  }
}

@available(*, unavailable)
extension TapeUnkeyedContainer: Sendable {}

/// The standard library's defaults for these two refuse them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TapeUnkeyedContainer {
  mutating func decode(_ type: Int128.Type) throws -> Int128 {
    let value: Int128 = try reading.integer(at: try element(type))
    pass()
    return value
  }

  mutating func decode(_ type: UInt128.Type) throws -> UInt128 {
    let value: UInt128 = try reading.integer(at: try element(type))
    pass()
    return value
  }
}
