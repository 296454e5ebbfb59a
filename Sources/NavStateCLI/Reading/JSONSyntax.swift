/// A check that bytes are one JSON text, made before a decoder sees them.
///
/// Decoders tell no place when the syntax is wrong, accept what is no JSON in parts that nobody asks
/// for, and go as deep as the text does. The check takes one pass, without recursion.
///
/// Source: RFC 8259; what it leaves open (names that stand twice) is left to the decoder.
package struct JSONSyntax {
  private let bytes: [UInt8]
  private let nesting: Int
  private var position = 0
  private var closers: [UInt8] = []

  /// What may come next, apart from space.
  private enum Expected {
    /// A value; behind an opening bracket also the closing one.
    case value(orEnd: Bool)
    /// The name of a member; behind an opening brace also the closing one.
    case name(orEnd: Bool)
    /// A comma or the closing bracket or brace.
    case separator
    /// Nothing more.
    case end
  }

  /// Checks bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - nesting: The number of arrays and objects that may stand inside one another.
  /// - Throws: A ``LineError`` with the first byte that can't be there.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func check(_ bytes: [UInt8], nesting: Int) throws(LineError) {
    var syntax = JSONSyntax(bytes: bytes, nesting: nesting)
    try syntax.run()
  }

  private init(bytes: [UInt8], nesting: Int) {
    self.bytes = bytes
    self.nesting = nesting
  }

  private mutating func run() throws(LineError) {
    var expected = Expected.value(orEnd: false)
    while true {
      skipSpace()
      guard let byte = current else {
        if case .end = expected { return }
        throw error("the text ends too early")
      }
      switch expected {
      case .value(let orEnd): expected = try value(startingWith: byte, orEnd: orEnd)
      case .name(let orEnd): expected = try name(startingWith: byte, orEnd: orEnd)
      case .separator: expected = try separator(byte)
      case .end: throw error("there is more behind the end")
      }
    }
  }
}

// MARK: - Parts

extension JSONSyntax {
  private mutating func value(
    startingWith byte: UInt8, orEnd: Bool
  ) throws(LineError) -> Expected {
    switch byte {
    case UInt8(ascii: "{"):
      try open(awaiting: UInt8(ascii: "}"))
      return .name(orEnd: true)
    case UInt8(ascii: "["):
      try open(awaiting: UInt8(ascii: "]"))
      return .value(orEnd: true)
    case UInt8(ascii: "]") where orEnd: return close()
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    default: throw error("a value is expected")
    }
    return afterValue
  }

  private mutating func name(
    startingWith byte: UInt8, orEnd: Bool
  ) throws(LineError) -> Expected {
    if orEnd, byte == UInt8(ascii: "}") { return close() }
    guard byte == UInt8(ascii: "\"") else { throw error("a name in quotes is expected") }
    try string()
    skipSpace()
    guard current == UInt8(ascii: ":") else { throw error("a colon is expected") }
    position += 1
    return .value(orEnd: false)
  }

  private mutating func separator(_ byte: UInt8) throws(LineError) -> Expected {
    if byte == closers.last { return close() }
    guard byte == UInt8(ascii: ",") else { throw error("a comma or an end is expected") }
    position += 1
    return closers.last == UInt8(ascii: "}") ? .name(orEnd: false) : .value(orEnd: false)
  }

  private mutating func open(awaiting closer: UInt8) throws(LineError) {
    guard closers.count < nesting else {
      throw error("more than \(nesting) arrays and objects stand inside one another")
    }
    closers.append(closer)
    position += 1
  }

  private mutating func close() -> Expected {
    closers.removeLast()
    position += 1
    return afterValue
  }

  private var afterValue: Expected {
    closers.isEmpty ? .end : .separator
  }
}

// MARK: - Tokens

extension JSONSyntax {
  private var current: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func skipSpace() {
    while let byte = current, isSpace(byte) { position += 1 }
  }

  private mutating func literal(_ text: StaticString) throws(LineError) {
    for offset in 0..<text.utf8CodeUnitCount {
      guard current == text.utf8Start[offset] else { throw error("\(text) is expected") }
      position += 1
    }
  }

  private mutating func number() throws(LineError) {
    skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      try digits()
    }
  }

  private mutating func digits() throws(LineError) {
    let start = position
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    guard position > start else { throw error("a digit is expected") }
  }

  private mutating func string() throws(LineError) {
    position += 1
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20: throw error("a control character stands in a text")
      case 0..<0x80: position += 1
      default: try character(startingWith: byte)
      }
    }
    throw error("the text ends too early")
  }

  private mutating func escape() throws(LineError) {
    position += 1
    switch current {
    case UInt8(ascii: "u"): try escapedScalar()
    case .some(let byte) where "\"\\/bfnrt".utf8.contains(byte): position += 1
    default: throw error("an escape is not known")
    }
  }

  /// Passes four digits, and four more where the first are the half of a pair.
  private mutating func escapedScalar() throws(LineError) {
    let start = position
    let unit = try escapedUnit()
    guard UTF16.isSurrogate(unit) else { return }
    if UTF16.isLeadSurrogate(unit), skip(UInt8(ascii: "\\")), current == UInt8(ascii: "u"),
      UTF16.isTrailSurrogate(try escapedUnit())
    {
      return
    }
    position = start
    throw error("half of a surrogate pair stands alone")
  }

  private mutating func escapedUnit() throws(LineError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      position += 1
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("a hexadecimal digit is expected")
      }
      unit = unit << 4 | UInt16(digit)
    }
    position += 1
    return unit
  }

  /// Passes a character of more than one byte.
  ///
  /// Source: RFC 3629, section 4.
  private mutating func character(startingWith byte: UInt8) throws(LineError) {
    let rest: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch byte {
    case 0xC2...0xDF: rest = 1
    case 0xE0...0xEF:
      rest = 2
      if byte == 0xE0 { second = 0xA0...0xBF }
      if byte == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      rest = 3
      if byte == 0xF0 { second = 0x90...0xBF }
      if byte == 0xF4 { second = 0x80...0x8F }
    default: throw error("the byte is not UTF-8")
    }
    for index in 1...rest {
      position += 1
      guard let next = current, (index == 1 ? second : 0x80...0xBF).contains(next) else {
        throw error("the byte is not UTF-8")
      }
    }
    position += 1
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private func error(_ reason: String) -> LineError {
    LineError(place: .byte(position + 1), reason: reason)
  }
}
