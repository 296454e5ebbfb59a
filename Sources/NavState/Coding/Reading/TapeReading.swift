/// One reading of a document, or of a part of it: what all decoders of it share.
final class TapeReading {
  /// Where paths are made from.
  struct Origin {
    /// Where the part begins.
    var root: Int
    /// The keys that lead to it.
    var prefix: [any CodingKey] = []
    /// The position in an array that stands behind the prefix, if any.
    var position: Int?
  }

  let bytes: [UInt8]
  let words: [TapeWord]
  let tape: Tape
  let info: CoderInfo

  /// Where paths are made from.
  ///
  /// A path is made by walking from here, so whoever reads a long list, and goes on where elements
  /// fail, moves to each element, and back in the end.
  @exclusivity(unchecked)
  var origin: Origin

  /// What the types that are read can ask for, made when one asks.
  private(set) lazy var userInfo = info.userInfo

  /// Where the keys of wide objects are, in order, for those that were asked for in no order.
  @exclusivity(unchecked)
  private var indexes: [Int: [Int]] = [:]

  /// The objects that were looked into last, and the keys that were found last there, if any of them
  /// has more than a few.
  ///
  /// What is asked for in the order of the document is found at once.
  @exclusivity(unchecked)
  private var cursors: [(object: Int, key: Int)] = []

  @exclusivity(unchecked)
  var lines = LineCount()

  init(_ tape: Tape, root: Int = 0, prefix: [any CodingKey] = [], info: CoderInfo) {
    self.tape = tape
    bytes = tape.bytes
    words = tape.words
    self.info = info
    origin = Origin(root: root, prefix: prefix)
  }

  func next(after index: Int) -> Int {
    let word = words[index]
    return word.isContainer ? word.end : index + 1
  }

  /// The position of the value that an object has for a key.
  ///
  /// - Complexity: O(1) for the key that was found last in this object or the one after it, O(*n*)
  ///   otherwise, where *n* is the number of members; O(log *n*) on average in wide objects.
  func value(of key: String, in object: Int) -> Int? {
    var key = key
    return key.withUTF8 { find($0, in: object) }
  }

  private func find(_ key: UnsafeBufferPointer<UInt8>, in object: Int) -> Int? {
    let word = words[object]
    let end = word.end
    let first = object + 2
    guard word.count > 4 else { return find(key, from: first, to: end) }
    if cursors.isEmpty { cursors = Array(repeating: (-1, -1), count: 8) }
    let slot = object & 7
    let start = cursors[slot].object == object ? cursors[slot].key : first
    var position = start
    var steps = 0
    while position < end {
      if TapeText.matches(words[position], key, in: bytes) {
        cursors[slot] = (object, position)
        return position + 1
      }
      position = next(after: position + 1)
      steps += 1
      if steps == 2, words[object].count > 32 { return search(key, in: object, slot: slot) }
    }
    guard let value = find(key, from: first, to: start) else { return nil }
    cursors[slot] = (object, value - 1)
    return value
  }

  /// Looks at one key after the other.
  private func find(_ key: UnsafeBufferPointer<UInt8>, from first: Int, to end: Int) -> Int? {
    var position = first
    while position < end {
      if TapeText.matches(words[position], key, in: bytes) { return position + 1 }
      position = next(after: position + 1)
    }
    return nil
  }

  /// Searches a wide object by halves.
  private func search(_ key: UnsafeBufferPointer<UInt8>, in object: Int, slot: Int) -> Int? {
    let keys = indexes[object] ?? makeIndex(of: object)
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      let word = words[keys[middle]]
      let order = compare(word, key)
      if order == 0 {
        cursors[slot] = (object, keys[middle])
        return keys[middle] + 1
      }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private func compare(_ word: TapeWord, _ key: UnsafeBufferPointer<UInt8>) -> Int {
    if TapeText.matches(word, key, in: bytes) { return 0 }
    let text =
      word.tag == .plainText
      ? bytes[word.offset..<word.offset + word.length]
      : TapeText.unescaped(word, in: bytes)[...]
    return text.lexicographicallyPrecedes(key) ? -1 : 1
  }

  private func makeIndex(of object: Int) -> [Int] {
    var keys: [Int] = []
    keys.reserveCapacity(words[object].count)
    var position = object + 2
    while position < words[object].end {
      keys.append(position)
      position = next(after: position + 1)
    }
    keys.sort { TapeText.compare(words[$0], words[$1], in: bytes) < 0 }
    indexes[object] = keys
    return keys
  }
}

@available(*, unavailable)
extension TapeReading: Sendable {}
