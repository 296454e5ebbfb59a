extension TapeReading {
  /// The keys and positions that lead to the value at a position.
  func path(to target: Int) -> [any CodingKey] {
    var path = origin.prefix
    if let position = origin.position { path.append(PlaceKey(position)) }
    return path + places.way(from: origin.root, to: target, on: tape)
  }

  /// The failure of the value at a position, or of what should be under a key of it.
  func context(
    _ kind: ReadingFailure.Kind, at index: Int, under key: (any CodingKey)? = nil
  ) -> DecodingError.Context {
    let offset = tape.byteRange(of: index).lowerBound
    let path = path(to: index) + (key.map { [$0] } ?? [])
    return DecodingError.Context(
      kind, at: path, offset: offset, line: places.line(of: offset, in: bytes))
  }
}

/// Tells where the values of a document are, for failures.
///
/// A type may try one shape after the other and swallow what fails, for each of very many values, so
/// a place must not cost a walk through the document.
struct TapePlaces {
  /// One step of a way: from an array or object to the child that is on the way.
  private struct Step {
    let container: Int
    let child: Range<Int>
    let key: any CodingKey
  }

  /// The way that was told last; the next one shares most of it, and long keys with it.
  private var steps: [Step] = []

  /// Where the children of wide arrays and objects are.
  private var children: [Int: [Int]] = [:]

  /// The number of line ends before each block of the document.
  private var lineEnds: [Int] = []

  private static let blockSize = 256
}

// MARK: - Ways

extension TapePlaces {
  /// The keys and positions that lead from an array or object to a value in it.
  mutating func way(from root: Int, to target: Int, on tape: Tape) -> [any CodingKey] {
    var container = root
    var depth = 0
    while container < target, tape.words[container].isContainer {
      if depth == steps.count || steps[depth].container != container
        || !steps[depth].child.contains(target)
      {
        steps.removeLast(steps.count - depth)
        steps.append(step(from: container, to: target, on: tape))
      }
      let child = steps[depth].child.lowerBound
      container = tape.words[container].tag == .object ? child + 1 : child
      depth += 1
    }
    return steps.prefix(depth).map(\.key)
  }

  private mutating func step(from container: Int, to target: Int, on tape: Tape) -> Step {
    let (child, position) = child(of: container, at: target, on: tape)
    let isObject = tape.words[container].tag == .object
    let key: any CodingKey =
      isObject
      ? PlaceKey(TapeText.string(of: tape.words[child], in: tape.bytes)) : PlaceKey(position)
    return Step(
      container: container, child: child..<tape.next(after: isObject ? child + 1 : child), key: key)
  }

  /// The element, or the key of the member, that a value is in.
  private mutating func child(of container: Int, at target: Int, on tape: Tape) -> (
    Int, position: Int
  ) {
    let starts = starts(of: container, on: tape)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= target { low = middle } else { high = middle }
    }
    return (starts[low], low)
  }

  private mutating func starts(of container: Int, on tape: Tape) -> [Int] {
    if let starts = children[container] { return starts }
    let word = tape.words[container]
    let inside = word.tag == .object ? 1 : 0
    var starts: [Int] = []
    starts.reserveCapacity(word.count)
    var child = container + 2
    while child < word.end {
      starts.append(child)
      child = tape.next(after: child + inside)
    }
    if starts.count > 32 { children[container] = starts }
    return starts
  }
}

// MARK: - Lines

extension TapePlaces {
  /// The line that a byte is in, from 1.
  mutating func line(of offset: Int, in bytes: [UInt8]) -> Int {
    if lineEnds.isEmpty { countLineEnds(in: bytes) }
    let block = offset / Self.blockSize
    return 1 + lineEnds[block] + Self.lineEnds(in: bytes[block * Self.blockSize..<offset])
  }

  private mutating func countLineEnds(in bytes: [UInt8]) {
    var count = 0
    for start in stride(from: 0, through: bytes.count, by: Self.blockSize) {
      lineEnds.append(count)
      count += Self.lineEnds(in: bytes[start..<min(start + Self.blockSize, bytes.count)])
    }
  }

  private static func lineEnds(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 == UInt8(ascii: "\n") }
  }
}
