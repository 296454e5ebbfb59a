/// Writes the members of an object into its node.
struct TreeKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let sink: ByteSink
  let node: TreeNode

  var codingPath: [any CodingKey] { node.path }

  func encodeNil(forKey key: Key) throws {
    try encoder(for: key, Array(key.stringValue.utf8)).encodeNil()
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    let name = Array(key.stringValue.utf8)
    let before = node.members[name]
    do {
      try encoder(for: key, name).encode(value)
    } catch {
      node.members[name] = before
      throw error
    }
  }

  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key)
    -> KeyedEncodingContainer<NestedKey>
  {
    let name = Array(key.stringValue.utf8)
    if let member = node.members[name], member.isObject {
      return TreeEncoder(sink: sink, node: member).container(keyedBy: type)
    }
    return encoder(for: key, name).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let name = Array(key.stringValue.utf8)
    if let member = node.members[name], member.isArray {
      return TreeEncoder(sink: sink, node: member).unkeyedContainer()
    }
    return encoder(for: key, name).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(for: PlaceKey("super"), Array("super".utf8)) }

  func superEncoder(forKey key: Key) -> any Encoder {
    encoder(for: key, Array(key.stringValue.utf8))
  }

  /// An encoder of a new value for a key.
  private func encoder(for key: any CodingKey, _ name: [UInt8]) -> TreeEncoder {
    let member = TreeNode(path: node.path + [key])
    node.members[name] = member
    return TreeEncoder(sink: sink, node: member)
  }
}

/// Writes the elements of an array into its node.
struct TreeUnkeyedContainer: UnkeyedEncodingContainer {
  let sink: ByteSink
  let node: TreeNode

  var codingPath: [any CodingKey] { node.path }

  var count: Int { node.elements.count }

  func encodeNil() throws { try promisedEncoder().encodeNil() }

  func encode(_ value: some Encodable) throws {
    let before = count
    do {
      try promisedEncoder().encode(value)
    } catch {
      node.elements = Array(node.elements.prefix(before))
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

  /// An encoder of one element more.
  private func promisedEncoder() -> TreeEncoder {
    let element = TreeNode(path: node.path + [PlaceKey(count)])
    node.elements.append(element)
    return TreeEncoder(sink: sink, node: element)
  }
}

@available(*, unavailable)
extension TreeKeyedContainer: Sendable {}

@available(*, unavailable)
extension TreeUnkeyedContainer: Sendable {}

/// The standard library's defaults for these two refuse them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TreeKeyedContainer {
  func encode(_ value: Int128, forKey key: Key) throws {
    try encoder(for: key, Array(key.stringValue.utf8)).encode(value)
  }

  func encode(_ value: UInt128, forKey key: Key) throws {
    try encoder(for: key, Array(key.stringValue.utf8)).encode(value)
  }
}

/// The standard library's defaults for these two refuse them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TreeUnkeyedContainer {
  func encode(_ value: Int128) throws { try promisedEncoder().encode(value) }

  func encode(_ value: UInt128) throws { try promisedEncoder().encode(value) }
}
