/// Reads coded values from the decoder of another format, under limits for all of them together.
///
/// Such a format may name one part of a document many times, so that a hundred bytes stand for more
/// values than there is room for; and its decoder may follow any depth.
final class ForeignReader {
  private let limits: Limits
  private var nodes = 0
  private var byteCount = 0
  private var sink = ByteSink(.empty)

  init(_ limits: Limits) {
    self.limits = limits
  }

  /// Reads a value.
  func read(_ decoder: any Decoder) throws -> CodedValue {
    sink = ByteSink(.empty)
    try read(decoder, depth: 0)
    byteCount += sink.bytes.count
    return CodedValue(canonical: sink.bytes.trimmed())
  }

  private func read(_ decoder: any Decoder, depth: Int) throws {
    nodes += 1
    guard nodes <= limits.nodes else { throw decoder.error(.tooManyNodes(limit: limits.nodes)) }
    let single = try? decoder.singleValueContainer()
    if let single, single.decodeNil() {
      sink.appendNull()
    } else if let container = try? decoder.container(keyedBy: PlaceKey.self) {
      try open(.object, depth, in: decoder)
      try readMembers(of: container, depth)
    } else if let container = try? decoder.unkeyedContainer() {
      try open(.array, depth, in: decoder)
      try readElements(of: container, depth)
    } else if single.map(readScalar) != true {
      throw DecodingError.typeMismatch(
        CodedValue.self,
        .init(codingPath: decoder.codingPath, debugDescription: "There is no coded form of this"))
    }
    let most = min(limits.bytes, TapeWord.mostBytes)
    guard byteCount + sink.bytes.count <= most else {
      throw decoder.error(.tooManyBytes(limit: most))
    }
  }

  private func open(_ kind: ByteSink.Frame.Kind, _ depth: Int, in decoder: any Decoder) throws {
    let deepest = min(limits.nesting, Limits.deepestNesting)
    guard depth < deepest else { throw decoder.error(.nestedTooDeep(limit: deepest)) }
    sink.open(kind, depth, sink.promise())
  }

  private func readMembers(of container: KeyedDecodingContainer<PlaceKey>, _ depth: Int) throws {
    let serial = sink.frames[depth].serial
    let keys = container.allKeys.map { (bytes: Array($0.stringValue.utf8), key: $0) }
    var last: [UInt8]?
    for (bytes, key) in keys.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) })
    where bytes != last {
      last = bytes
      _ = try sink.beginMember(key.stringValue, depth, serial)
      try read(container.superDecoder(forKey: key), depth: depth + 1)
    }
    sink.close(downTo: depth)
  }

  private func readElements(of container: any UnkeyedDecodingContainer, _ depth: Int) throws {
    let serial = sink.frames[depth].serial
    var container = container
    while !container.isAtEnd {
      _ = try sink.beginElement(depth, serial)
      try read(container.superDecoder(), depth: depth + 1)
    }
    sink.close(downTo: depth)
  }

  /// Reads a scalar; tells whether it has a coded form.
  private func readScalar(in container: any SingleValueDecodingContainer) -> Bool {
    if let value = try? container.decode(String.self) {
      sink.appendText(value)
    } else if let value = try? container.decode(Bool.self) {
      sink.append(value)
    } else if let value = try? container.decode(Int64.self) {
      sink.append(value)
    } else if let value = try? container.decode(UInt64.self) {
      sink.append(value)
    } else if let value = try? container.decode(Double.self), value.isFinite {
      sink.append(finite: value)
    } else {
      return false
    }
    return true
  }
}

@available(*, unavailable)
extension ForeignReader: Sendable {}
