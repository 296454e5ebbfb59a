extension TapeParser {
  /// Reads a text, from its first quote to its last.
  mutating func text() throws(Fault) {
    let start = at + 1
    // Nearly all texts are short and plain, so the loop for them does nothing else.
    at = bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, !needsCare(bytes[end]) { end += 1 }
      return end
    }
    var tag = TapeWord.Tag.plainText
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\""):
        words.append(TapeWord(tag, at: start, length: at - start))
        at += 1
        return
      case UInt8(ascii: "\\"):
        tag = .escapedText
        try escape()
      case ..<0x20: throw fault(.syntax(.controlCharacter(byte)))
      case ..<0x80: at += 1
      default: try scalar(first: byte)
      }
    }
    throw fault(.syntax(.unexpectedEnd))
  }

  /// Whether a byte is other than ASCII that stands for itself; small letters, which most are, are told
  /// by one look.
  private func needsCare(_ byte: UInt8) -> Bool {
    if 0x5D...0x7F ~= byte { return false }
    return byte &- 0x20 >= 0x60 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Passes an escape, both halves of a pair of surrogates at once.
  private mutating func escape() throws(Fault) {
    let start = at
    at += 1
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 1
    case UInt8(ascii: "u"):
      at += 1
      let unit = try hexadecimal()
      guard unit >> 11 == 0x1B else { return }
      guard unit < 0xDC00, peek == UInt8(ascii: "\\"), at + 1 < bytes.count,
        bytes[at + 1] == UInt8(ascii: "u")
      else { throw Fault(kind: .syntax(.loneSurrogate), offset: start) }
      at += 2
      guard try hexadecimal() >> 10 == 0x37 else {
        throw Fault(kind: .syntax(.loneSurrogate), offset: start)
      }
    default:
      throw at < bytes.count ? fault(.syntax(.invalidEscape)) : fault(.syntax(.unexpectedEnd))
    }
  }

  private mutating func hexadecimal() throws(Fault) -> Int {
    var unit = 0
    for _ in 0..<4 {
      guard let digit = hexadecimalDigit(peek) else {
        throw at < bytes.count ? fault(.syntax(.invalidEscape)) : fault(.syntax(.unexpectedEnd))
      }
      unit = unit << 4 | digit
      at += 1
    }
    return unit
  }

  /// Passes a scalar of more than one byte, if it is one.
  ///
  /// Source: The Unicode Standard, table 3-7 (well-formed UTF-8 byte sequences).
  private mutating func scalar(first: UInt8) throws(Fault) {
    let second: ClosedRange<UInt8>
    let others: Int
    switch first {
    case 0xC2...0xDF: (second, others) = (0x80...0xBF, 0)
    case 0xE0: (second, others) = (0xA0...0xBF, 1)
    case 0xED: (second, others) = (0x80...0x9F, 1)
    case 0xE1...0xEF: (second, others) = (0x80...0xBF, 1)
    case 0xF0: (second, others) = (0x90...0xBF, 2)
    case 0xF1...0xF3: (second, others) = (0x80...0xBF, 2)
    case 0xF4: (second, others) = (0x80...0x8F, 2)
    default: throw fault(.syntax(.invalidUTF8))
    }
    guard at + 1 + others < bytes.count, second.contains(bytes[at + 1]) else {
      throw fault(.syntax(.invalidUTF8))
    }
    for place in at + 2..<at + 2 + others where bytes[place] >> 6 != 0b10 {
      throw fault(.syntax(.invalidUTF8))
    }
    at += 2 + others
  }
}

/// The value of a hexadecimal digit.
func hexadecimalDigit(_ byte: UInt8) -> Int? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
  default: nil
  }
}
