/// An encoder of the value that the frame at its depth holds.
///
/// Three words, so that it sits inside an existential.
struct SinkEncoder: Encoder, SingleValueEncodingContainer {
  let sink: ByteSink
  let depth: Int
  let serial: Int

  var codingPath: [any CodingKey] { sink.path(to: depth) }

  var userInfo: [CodingUserInfoKey: Any] { sink.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    sink.open(.object, depth, serial)
    return KeyedEncodingContainer(
      SinkKeyedContainer<Key>(sink: sink, depth: depth, serial: serial))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    sink.open(.array, depth, serial)
    return SinkUnkeyedContainer(sink: sink, depth: depth, serial: serial)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() throws {
    try sink.claim(depth, serial)
    sink.appendNull()
  }

  func encode(_ value: Bool) throws {
    try sink.claim(depth, serial)
    sink.append(value)
  }

  func encode(_ value: String) throws {
    try sink.claim(depth, serial)
    sink.appendText(value)
  }

  func encode(_ value: Double) throws {
    try sink.claim(depth, serial)
    do { try sink.append(value, at: sink.path(to: depth)) } catch {
      sink.giveBack(depth)
      throw error
    }
  }

  func encode(_ value: Float) throws {
    try sink.claim(depth, serial)
    do { try sink.append(value, at: sink.path(to: depth)) } catch {
      sink.giveBack(depth)
      throw error
    }
  }

  func encode(_ value: some FixedWidthInteger & Encodable) throws {
    try sink.claim(depth, serial)
    sink.append(value)
  }

  func encode(_ value: some Encodable) throws {
    try sink.fill(depth, serial, with: value)
  }
}

@available(*, unavailable)
extension SinkEncoder: Sendable {}

/// The standard library's defaults for these two refuse them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SinkEncoder {
  func encode(_ value: Int128) throws {
    try sink.claim(depth, serial)
    sink.append(value)
  }

  func encode(_ value: UInt128) throws {
    try sink.claim(depth, serial)
    sink.append(value)
  }
}
