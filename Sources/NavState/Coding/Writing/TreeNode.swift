/// A value that is being written, where it can be found and added to until all is written.
final class TreeNode {
  /// What the value is, so far.
  enum Content {
    case promised
    case scalar([UInt8])
    case array
    case object
  }

  var content = Content.promised
  let path: [any CodingKey]

  /// The elements of an array.
  var elements: [TreeNode] = []

  /// The members of an object, by the bytes of their keys, so that canonically equal ones stay apart.
  var members: [[UInt8]: TreeNode] = [:]

  init(path: [any CodingKey]) {
    self.path = path
  }

  var isObject: Bool {
    if case .object = content { true } else { false }
  }

  var isArray: Bool {
    if case .array = content { true } else { false }
  }

  var isPromised: Bool {
    if case .promised = content { true } else { false }
  }

  func reset() {
    content = .promised
    elements = []
    members = [:]
  }

  /// Writes the value canonically.
  func write(to sink: ByteSink) {
    switch content {
    case .promised: sink.bytes.append(contentsOf: [UInt8(ascii: "{"), UInt8(ascii: "}")])
    case .scalar(let bytes): sink.bytes.append(contentsOf: bytes)
    case .array:
      sink.bytes.append(UInt8(ascii: "["))
      for (position, element) in elements.enumerated() {
        if position > 0 { sink.bytes.append(UInt8(ascii: ",")) }
        element.write(to: sink)
      }
      sink.bytes.append(UInt8(ascii: "]"))
    case .object:
      sink.bytes.append(UInt8(ascii: "{"))
      let sorted = members.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      for (position, member) in sorted.enumerated() {
        if position > 0 { sink.bytes.append(UInt8(ascii: ",")) }
        sink.appendText(String(decoding: member.key, as: UTF8.self))
        sink.bytes.append(UInt8(ascii: ":"))
        member.value.write(to: sink)
      }
      sink.bytes.append(UInt8(ascii: "}"))
    }
  }
}

@available(*, unavailable)
extension TreeNode: Sendable {}
