/// The texts of a document, which stay bytes until somebody wants more.
enum TapeText {
  /// The text of a word, without its escapes.
  static func string(of word: TapeWord, in bytes: [UInt8]) -> String {
    guard word.tag == .plainText else {
      return String(decoding: unescaped(word, in: bytes), as: UTF8.self)
    }
    return plain(at: word.offset, length: word.length, in: bytes)
  }

  /// Bytes as text, as they stand.
  static func plain(at offset: Int, length: Int, in bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer {
      String(
        decoding: UnsafeBufferPointer(rebasing: $0[offset..<offset + length]), as: UTF8.self)
    }
  }

  /// How two texts compare by their bytes: less than 0, 0, or more than 0.
  static func compare(_ first: TapeWord, _ second: TapeWord, in bytes: [UInt8]) -> Int {
    guard first.tag == .plainText, second.tag == .plainText else {
      return compare(unescaped(first, in: bytes)[...], unescaped(second, in: bytes)[...])
    }
    let length = min(first.length, second.length)
    for place in 0..<length {
      let (left, right) = (bytes[first.offset + place], bytes[second.offset + place])
      if left != right { return left < right ? -1 : 1 }
    }
    return first.length - second.length
  }

  private static func compare(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Int {
    if first == second { return 0 }
    return first.lexicographicallyPrecedes(second) ? -1 : 1
  }

  /// Whether a text is the one given.
  static func matches(_ word: TapeWord, _ text: UnsafeBufferPointer<UInt8>, in bytes: [UInt8])
    -> Bool
  {
    guard word.tag == .plainText else { return unescaped(word, in: bytes).elementsEqual(text) }
    guard word.length == text.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for place in 0..<text.count where bytes[word.offset + place] != text[place] { return false }
      return true
    }
  }

  /// The bytes of a text without its escapes, which the parser has found to be right.
  static func unescaped(_ word: TapeWord, in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(word.length)
    var at = word.offset
    let end = word.offset + word.length
    while at < end {
      guard bytes[at] == UInt8(ascii: "\\") else {
        result.append(bytes[at])
        at += 1
        continue
      }
      if bytes[at + 1] == UInt8(ascii: "u") {
        at = appendUnicode(at: at, of: bytes, to: &result)
      } else {
        result.append(short(bytes[at + 1]))
        at += 2
      }
    }
    return result
  }

  /// What a letter after a backslash stands for.
  private static func short(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  private static func appendUnicode(at start: Int, of bytes: [UInt8], to result: inout [UInt8])
    -> Int
  {
    var at = start + 6
    var value = unit(at: start + 2, of: bytes)
    if value >> 10 == 0x36 {
      value = 0x10000 + (value & 0x3FF) << 10 + unit(at: at + 2, of: bytes) & 0x3FF
      at += 6
    }
    if let scalar = Unicode.Scalar(value) {
      result.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
    return at
  }

  private static func unit(at start: Int, of bytes: [UInt8]) -> UInt32 {
    bytes[start..<start + 4].reduce(0) { $0 << 4 | UInt32(hexadecimalDigit($1) ?? 0) }
  }
}
