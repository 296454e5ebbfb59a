/// A document that was read: its bytes, and a flat list of what stands where in them.
///
/// A scalar takes one word. An array or object takes two, then come its elements, or its members,
/// each a key and a value. A word tells how far to jump to what comes after it, so nothing is a tree:
/// a document of any shape is freed at once, and a part of it is a position.
final class Tape: Sendable {
  let bytes: [UInt8]
  let words: [TapeWord]

  /// Whether the bytes are canonical, so that those of any part are too.
  let isCanonical: Bool

  /// A document that is null.
  static let null = Tape(
    bytes: Array("null".utf8), words: [TapeWord(.null, at: 0, length: 4)], isCanonical: true)

  init(bytes: [UInt8], words: [TapeWord], isCanonical: Bool) {
    self.bytes = bytes
    self.words = words
    self.isCanonical = isCanonical
  }

  /// The position of what comes after the value at a position.
  func next(after index: Int) -> Int {
    words[index].isContainer ? words[index].end : index + 1
  }

  /// Where the bytes of the value at a position are.
  func byteRange(of index: Int) -> Range<Int> {
    let word = words[index]
    if word.isContainer { return words[index + 1].start..<words[index + 1].stop }
    let outside = word.isText ? 1 : 0
    return word.offset - outside..<word.offset + word.length + outside
  }
}

/// What stands at one place of a ``Tape``.
struct TapeWord {
  /// The kinds of value, as a document spells them.
  enum Tag: UInt64 {
    case null
    case no
    case yes
    /// Digits alone, perhaps with a sign.
    case integer
    /// A number with a point or an exponent.
    case fraction
    /// Text that stands as it is.
    case plainText
    /// Text with escapes in it.
    case escapedText
    case array
    case object
  }

  /// The longest document whose places a word can tell.
  static let mostBytes = 1 << 30 - 1

  /// The longest document that is read: its canonical form may be four times as long (`1e15`).
  static let mostBytesRead = 1 << 28 - 1

  private var bits: UInt64

  /// A scalar, or a key: where its bytes are, without quotes.
  init(_ tag: Tag, at offset: Int, length: Int) {
    bits = tag.rawValue << 60 | UInt64(length) << 30 | UInt64(offset)
  }

  /// An array or object: how many it has, and where on the tape the next value is.
  init(_ tag: Tag, count: Int, end: Int) {
    self.init(tag, at: end, length: count)
  }

  /// The second word of an array or object: where its bytes are.
  init(start: Int, stop: Int) {
    bits = UInt64(stop) << 32 | UInt64(start)
  }

  var tag: Tag { Tag(rawValue: bits >> 60) ?? .null }
  var offset: Int { Int(bits & 0x3FFF_FFFF) }
  var length: Int { Int(bits >> 30 & 0x3FFF_FFFF) }

  var count: Int { length }
  var end: Int { offset }
  var start: Int { Int(bits & 0xFFFF_FFFF) }
  var stop: Int { Int(bits >> 32) }

  var isContainer: Bool { bits >> 60 >= Tag.array.rawValue }
  var isText: Bool { tag == .plainText || tag == .escapedText }
  var isNull: Bool { bits >> 60 == 0 }
}
