extension TapeReading {
  /// The keys and positions that lead to the value at a position.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values that stand beside the way.
  func path(to target: Int) -> [any CodingKey] {
    var path = origin.prefix
    if let position = origin.position { path.append(PlaceKey(position)) }
    var container = origin.root
    while container < target, words[container].isContainer {
      let isObject = words[container].tag == .object
      var child = container + 2
      var position = 0
      while next(after: isObject ? child + 1 : child) <= target {
        child = next(after: isObject ? child + 1 : child)
        position += 1
      }
      path.append(
        isObject ? PlaceKey(TapeText.string(of: words[child], in: bytes)) : PlaceKey(position))
      container = isObject ? child + 1 : child
    }
    return path
  }

  /// What is wrong with the value at a position, and where it is.
  func context(
    _ kind: ReadingFailure.Kind, at index: Int, under key: (any CodingKey)? = nil
  ) -> DecodingError.Context {
    let offset = tape.byteRange(of: index).lowerBound
    let path = path(to: index) + (key.map { [$0] } ?? [])
    return DecodingError.Context(
      kind, at: path, offset: offset, line: lines.line(of: offset, in: bytes))
  }
}

/// Counts lines, from where it stopped the last time if that is before.
struct LineCount {
  private var offset = 0
  private var line = 1

  /// The line of a byte, from 1.
  mutating func line(of target: Int, in bytes: [UInt8]) -> Int {
    if target < offset { (offset, line) = (0, 1) }
    while offset < target {
      if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
      offset += 1
    }
    return line
  }
}
