/// An encoder by way of a tree, for types that write out of order.
///
/// It is slower than ``SinkEncoder`` and used only where that one can't go on.
struct TreeEncoder: Encoder, SingleValueEncodingContainer {
  /// What all encoders of one writing share; its sink takes one scalar at a time.
  let sink: ByteSink
  let node: TreeNode

  var codingPath: [any CodingKey] { node.path }

  var userInfo: [CodingUserInfoKey: Any] { sink.userInfo }

  /// Writes a value canonically.
  static func encode(_ value: some Encodable, like first: ByteSink) throws -> [UInt8] {
    let sink = ByteSink(first.info)
    let root = TreeNode(path: [])
    try TreeEncoder(sink: sink, node: root).encode(value)
    if let misuse = sink.misuse { throw misuse }
    root.write(to: sink)
    return sink.bytes.trimmed()
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if node.isPromised { node.content = .object } else if !node.isObject { noteMisuse() }
    return KeyedEncodingContainer(TreeKeyedContainer<Key>(sink: sink, node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if node.isPromised { node.content = .array } else if !node.isArray { noteMisuse() }
    return TreeUnkeyedContainer(sink: sink, node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() throws { try fill { $0.appendNull() } }

  func encode(_ value: some Encodable) throws {
    if let scalar = value as? any DirectScalar {
      return try fill { try scalar.write(to: $0, at: node.path) }
    }
    if let form = sink.info.forms.form(of: type(of: value)) {
      return try fill { try $0.append(value, in: form, at: node.path) }
    }
    guard node.isPromised else { throw noteMisuse() }
    do {
      try value.encode(to: self)
    } catch {
      node.reset()
      throw error
    }
  }

  /// Takes what is written to the sink as the value.
  func fill(_ write: (ByteSink) throws -> Void) throws {
    guard node.isPromised else { throw noteMisuse() }
    sink.bytes.removeAll()
    defer { sink.bytes.removeAll() }
    try write(sink)
    node.content = .scalar(sink.bytes.trimmed())
  }

  @discardableResult
  private func noteMisuse() -> EncodingError {
    let error = EncodingError.secondValue(at: node.path)
    sink.misuse = sink.misuse ?? error
    return error
  }
}

@available(*, unavailable)
extension TreeEncoder: Sendable {}

/// The standard library's defaults for these two refuse them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TreeEncoder {
  func encode(_ value: Int128) throws { try fill { $0.append(value) } }

  func encode(_ value: UInt128) throws { try fill { $0.append(value) } }
}
