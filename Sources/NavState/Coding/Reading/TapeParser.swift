/// Reads a document, as RFC 8259 has it, into the words of a ``Tape``.
///
/// One pass without recursion: an open array or object keeps the position of the one around it in
/// its word, until it closes, so that nothing else grows with the nesting.
struct TapeParser {
  /// Why a document can't be read, and at which byte.
  struct Fault: Error {
    let kind: ReadingFailure.Kind
    let offset: Int
  }

  let bytes: [UInt8]
  private let mostBytes: Int
  private let mostNodes: Int
  private let deepest: Int
  private var nodes = 0
  var words: [TapeWord] = []
  /// The byte to read next.
  var at = 0
  /// The innermost array or object that is open, or -1.
  private(set) var open = -1
  /// How many elements or members the innermost one has so far.
  private(set) var count = 0
  private var depth = 0
  /// Whether the last word is a key whose value is missing.
  private(set) var isAfterKey = false

  private init(_ bytes: [UInt8], mostNodes: Int, deepest: Int, mostBytes: Int) {
    self.bytes = bytes
    self.mostBytes = mostBytes
    self.mostNodes = mostNodes
    self.deepest = deepest
    words.reserveCapacity(min(bytes.count / 4 + 4, 1 << 16))
  }

  /// Reads a document.
  ///
  /// - Throws: A `DecodingError` with a ``ReadingFailure``.
  static func parse(_ bytes: [UInt8], limits: Limits) throws -> Tape {
    var parser = TapeParser(
      bytes, mostNodes: limits.nodes, deepest: min(limits.nesting, Limits.deepestNesting),
      mostBytes: min(limits.bytes, TapeWord.mostBytesRead))
    do throws(Fault) {
      try parser.document()
    } catch {
      throw parser.decodingError(error)
    }
    return Tape(bytes: bytes, words: parser.words, isCanonical: false)
  }

  /// Reads what our own writer wrote, of any depth and number.
  ///
  /// - Precondition: It is not longer than a tape can be; what comes from a document never is.
  static func parse(canonical bytes: [UInt8]) -> Tape {
    var parser = TapeParser(
      bytes, mostNodes: .max, deepest: .max, mostBytes: TapeWord.mostBytes)
    do throws(Fault) {
      try parser.document()
    } catch {
      preconditionFailure("\(error.kind.words) at byte \(error.offset) of a coded value")
    }
    return Tape(bytes: bytes, words: parser.words, isCanonical: true)
  }

  /// The byte to read next; past the end 0, which is nowhere allowed.
  var peek: UInt8 { at < bytes.count ? bytes[at] : 0 }

  private mutating func document() throws(Fault) {
    guard bytes.count <= mostBytes else { throw fault(.tooManyBytes(limit: mostBytes)) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw Fault(kind: .syntax(.byteOrderMark), offset: 0)
    }
    skipSpace()
    repeat { try value() } while try afterValue()
  }

  /// Reads a scalar, an empty container, or the way down to the first of them.
  private mutating func value() throws(Fault) {
    while true {
      nodes += 1
      guard nodes <= mostNodes else { throw fault(.tooManyNodes(limit: mostNodes)) }
      switch peek {
      case UInt8(ascii: "\""):
        try text()
      case UInt8(ascii: "{"):
        try open(.object)
        if peek != UInt8(ascii: "}") {
          try key()
          continue
        }
        at += 1
        try close()
      case UInt8(ascii: "["):
        try open(.array)
        if peek != UInt8(ascii: "]") { continue }
        at += 1
        try close()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
      case UInt8(ascii: "t"): try word("true", .yes)
      case UInt8(ascii: "f"): try word("false", .no)
      case UInt8(ascii: "n"): try word("null", .null)
      default: throw unexpected()
      }
      isAfterKey = false
      return
    }
  }

  /// Goes on after a value, and tells whether another one follows.
  private mutating func afterValue() throws(Fault) -> Bool {
    while open >= 0 {
      count += 1
      skipSpace()
      let isObject = words[open].tag == .object
      switch peek {
      case UInt8(ascii: ","):
        at += 1
        skipSpace()
        if isObject { try key() }
        return true
      case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"):
        at += 1
        try close()
      default: throw unexpected()
      }
    }
    skipSpace()
    guard at == bytes.count else { throw fault(.syntax(.trailingBytes)) }
    return false
  }

  private mutating func key() throws(Fault) {
    guard peek == UInt8(ascii: "\"") else { throw unexpected() }
    try text()
    isAfterKey = true
    skipSpace()
    guard peek == UInt8(ascii: ":") else { throw unexpected() }
    at += 1
    skipSpace()
  }

  private mutating func open(_ tag: TapeWord.Tag) throws(Fault) {
    guard depth < deepest else { throw fault(.nestedTooDeep(limit: deepest)) }
    depth += 1
    if open >= 0 { words[open] = TapeWord(words[open].tag, count: count, end: words[open].end) }
    let parent = open + 1
    open = words.count
    words.append(TapeWord(tag, count: 0, end: parent))
    words.append(TapeWord(start: at, stop: 0))
    count = 0
    isAfterKey = false
    at += 1
    skipSpace()
  }

  private mutating func close() throws(Fault) {
    let parent = words[open].end - 1
    let tag = words[open].tag
    if tag == .object, count > 1 { try refuseDuplicates() }
    words[open] = TapeWord(tag, count: count, end: words.count)
    words[open + 1] = TapeWord(start: words[open + 1].start, stop: at)
    open = parent
    count = parent >= 0 ? words[parent].count : 0
    depth -= 1
  }

  private mutating func word(_ text: String, _ tag: TapeWord.Tag) throws(Fault) {
    let start = at
    for letter in text.utf8 {
      guard peek == letter else { throw unexpected() }
      at += 1
    }
    words.append(TapeWord(tag, at: start, length: at - start))
  }

  private mutating func skipSpace() {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x09, 0x0A, 0x0D: at += 1
      default: return
      }
    }
  }
}
