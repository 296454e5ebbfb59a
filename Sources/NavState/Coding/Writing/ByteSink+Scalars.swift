extension ByteSink {
  func appendNull() {
    bytes.append(contentsOf: [0x6E, 0x75, 0x6C, 0x6C])
  }

  func append(_ value: Bool) {
    if value {
      bytes.append(contentsOf: [0x74, 0x72, 0x75, 0x65])
    } else {
      bytes.append(contentsOf: [0x66, 0x61, 0x6C, 0x73, 0x65])
    }
  }

  /// Writes a whole number in decimal.
  func append(_ value: some FixedWidthInteger) {
    var magnitude = value.magnitude
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    repeat {
      let (quotient, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      magnitude = quotient
    } while magnitude != 0
    bytes.reverse(from: start)
  }

  /// Writes a number in the shortest digits that read back as it, with a point or an exponent.
  ///
  /// - Throws: An `EncodingError` if it is not finite, since JSON has no such number.
  func append(_ value: Double, at path: @autoclosure () -> [any CodingKey]) throws {
    guard value.isFinite else { throw EncodingError.unfit(value, at: path()) }
    append(finite: value)
  }

  func append(finite value: Double) {
    append(ascii: value.description)
  }

  /// Writes a number in the shortest digits that read back as it, laid out as a double's.
  func append(_ value: Float, at path: @autoclosure () -> [any CodingKey]) throws {
    guard value.isFinite else { throw EncodingError.unfit(value, at: path()) }
    append(ascii: (Double(value.description) ?? Double(value)).description)
  }

  func append(ascii text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes a value in its special form.
  ///
  /// - Throws: An `EncodingError` if the value has none.
  func append<Value>(
    _ value: Value, in form: SpecialForms.Form, at path: @autoclosure () -> [any CodingKey]
  ) throws {
    guard let text = form.write(value) else { throw EncodingError.unfit(value, at: path()) }
    guard form.isNumber else {
      appendText(text)
      return
    }
    guard let number = NumberText.canonical(text) else {
      throw EncodingError.unfit(value, at: path())
    }
    append(ascii: number)
  }

  /// Writes a text between quotes, with as few escapes as there can be, and a comma before them or a
  /// colon behind.
  ///
  /// - Returns: Whether there are any escapes.
  @discardableResult
  func appendText(_ text: String, comma: Bool = false, colon: Bool = false) -> Bool {
    var text = text
    return text.withUTF8 { text in
      guard text.contains(where: Self.needsEscape) else {
        bytes.appendPlain(text, comma: comma, colon: colon)
        return false
      }
      if comma { bytes.append(UInt8(ascii: ",")) }
      appendEscaped(text)
      if colon { bytes.append(UInt8(ascii: ":")) }
      return true
    }
  }

  private func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
      if Self.needsEscape(byte) { appendEscape(byte) } else { bytes.append(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte can't stand for itself; small letters, which most are, are told by one look.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: "\\")
      && (byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\"))
  }

  private func appendEscape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case ..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      append(ascii: "u00")
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 0xF)])
    default: bytes.append(byte)
    }
  }
}

extension EncodingError {
  /// The error that a value has no form in a document.
  static func unfit(_ value: Any, at path: [any CodingKey]) -> EncodingError {
    .invalidValue(
      value, Context(codingPath: path, debugDescription: "\(value) has no form that can be coded"))
  }

  /// The error that a type wrote two values where one is to be.
  static func secondValue(at path: [any CodingKey]) -> EncodingError {
    .invalidValue(
      (any Encodable).self,
      Context(codingPath: path, debugDescription: "There is a second value for one place"))
  }
}
