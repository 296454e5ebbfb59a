extension TapeParser {
  /// Reads a number, whatever its size: whether it fits is for those who want it to say.
  mutating func number() throws(Fault) {
    let start = at
    var tag = TapeWord.Tag.integer
    if peek == UInt8(ascii: "-") { at += 1 }
    if peek == UInt8(ascii: "0") {
      at += 1
      if isDigit(peek) { throw fault(.syntax(.malformedNumber)) }
    } else {
      try digits()
    }
    if peek == UInt8(ascii: ".") {
      tag = .fraction
      at += 1
      try digits()
    }
    if peek | 0x20 == UInt8(ascii: "e") {
      tag = .fraction
      at += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
      try digits()
    }
    words.append(TapeWord(tag, at: start, length: at - start))
  }

  /// Passes one digit or more.
  private mutating func digits() throws(Fault) {
    guard isDigit(peek) else {
      throw at < bytes.count
        ? fault(.syntax(.malformedNumber)) : fault(.syntax(.unexpectedEnd))
    }
    while isDigit(peek) { at += 1 }
  }
}

/// Whether a byte is a decimal digit.
func isDigit(_ byte: UInt8) -> Bool {
  byte &- UInt8(ascii: "0") < 10
}
