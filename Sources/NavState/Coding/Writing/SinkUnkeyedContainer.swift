/// Writes the elements of the array that the frame at its depth holds.
struct SinkUnkeyedContainer: UnkeyedEncodingContainer {
  let sink: ByteSink
  let depth: Int
  let serial: Int

  var codingPath: [any CodingKey] { sink.path(to: depth) }

  var count: Int {
    guard sink.isThere(depth, serial) else {
      // A later writing by way of the tree counts right.
      sink.isOutOfOrder = true
      return 0
    }
    return sink.frames[depth].count
  }

  func encodeNil() throws {
    _ = try sink.beginElement(depth, serial)
    sink.appendNull()
  }

  func encode(_ value: Bool) throws {
    _ = try sink.beginElement(depth, serial)
    sink.append(value)
  }

  func encode(_ value: String) throws {
    _ = try sink.beginElement(depth, serial)
    sink.appendText(value)
  }

  func encode(_ value: Double) throws {
    let mark = try sink.beginElement(depth, serial)
    do { try sink.append(value, at: sink.path(to: depth + 1)) } catch {
      sink.takeBack(to: mark, depth, serial)
      throw error
    }
  }

  func encode(_ value: Float) throws {
    let mark = try sink.beginElement(depth, serial)
    do { try sink.append(value, at: sink.path(to: depth + 1)) } catch {
      sink.takeBack(to: mark, depth, serial)
      throw error
    }
  }

  func encode(_ value: some FixedWidthInteger & Encodable) throws {
    _ = try sink.beginElement(depth, serial)
    sink.append(value)
  }

  func encode(_ value: some Encodable) throws {
    let mark = try sink.beginElement(depth, serial)
    do { try sink.write(value, in: depth) } catch {
      sink.takeBack(to: mark, depth, serial)
      throw error
    }
  }

  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type)
    -> KeyedEncodingContainer<NestedKey>
  {
    promisedEncoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    promisedEncoder().unkeyedContainer()
  }

  func superEncoder() -> any Encoder { promisedEncoder() }

  /// An encoder of a value that is promised; where it can't be, one whose frame does not exist.
  private func promisedEncoder() -> SinkEncoder {
    guard (try? sink.beginElement(depth, serial)) != nil else {
      return SinkEncoder(sink: sink, depth: depth + 1, serial: -1)
    }
    return SinkEncoder(sink: sink, depth: depth + 1, serial: sink.promise())
  }
}

@available(*, unavailable)
extension SinkUnkeyedContainer: Sendable {}

/// The standard library's defaults for these two refuse them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SinkUnkeyedContainer {
  func encode(_ value: Int128) throws {
    _ = try sink.beginElement(depth, serial)
    sink.append(value)
  }

  func encode(_ value: UInt128) throws {
    _ = try sink.beginElement(depth, serial)
    sink.append(value)
  }
}
