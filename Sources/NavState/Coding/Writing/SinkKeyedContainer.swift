/// Writes the members of the object that the frame at its depth holds.
struct SinkKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let sink: ByteSink
  let depth: Int
  let serial: Int

  var codingPath: [any CodingKey] { sink.path(to: depth) }

  func encodeNil(forKey key: Key) throws {
    _ = try sink.beginMember(key.stringValue, depth, serial)
    sink.appendNull()
  }

  func encode(_ value: Bool, forKey key: Key) throws {
    _ = try sink.beginMember(key.stringValue, depth, serial)
    sink.append(value)
  }

  func encode(_ value: String, forKey key: Key) throws {
    _ = try sink.beginMember(key.stringValue, depth, serial)
    sink.appendText(value)
  }

  func encode(_ value: Double, forKey key: Key) throws {
    let mark = try sink.beginMember(key.stringValue, depth, serial)
    do { try sink.append(value, at: sink.path(to: depth + 1)) } catch {
      sink.takeBack(to: mark, depth, serial)
      throw error
    }
  }

  func encode(_ value: Float, forKey key: Key) throws {
    let mark = try sink.beginMember(key.stringValue, depth, serial)
    do { try sink.append(value, at: sink.path(to: depth + 1)) } catch {
      sink.takeBack(to: mark, depth, serial)
      throw error
    }
  }

  func encode(_ value: some FixedWidthInteger & Encodable, forKey key: Key) throws {
    _ = try sink.beginMember(key.stringValue, depth, serial)
    sink.append(value)
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    let mark = try sink.beginMember(key.stringValue, depth, serial)
    do { try sink.write(value, in: depth) } catch {
      sink.takeBack(to: mark, depth, serial)
      throw error
    }
  }

  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key)
    -> KeyedEncodingContainer<NestedKey>
  {
    encoder(for: key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(for: key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(for: "super") }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key.stringValue) }

  /// An encoder of a value that is promised; where it can't be, one whose frame does not exist.
  private func encoder(for key: String) -> SinkEncoder {
    guard (try? sink.beginMember(key, depth, serial)) != nil else {
      return SinkEncoder(sink: sink, depth: depth + 1, serial: -1)
    }
    return SinkEncoder(sink: sink, depth: depth + 1, serial: sink.promise())
  }
}

@available(*, unavailable)
extension SinkKeyedContainer: Sendable {}

/// The standard library's defaults for these two refuse them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SinkKeyedContainer {
  func encode(_ value: Int128, forKey key: Key) throws {
    _ = try sink.beginMember(key.stringValue, depth, serial)
    sink.append(value)
  }

  func encode(_ value: UInt128, forKey key: Key) throws {
    _ = try sink.beginMember(key.stringValue, depth, serial)
    sink.append(value)
  }
}
