/// Numbers as a document spells them.
enum NumberText {
  /// The whole number of a word, or `nil` if it is not whole or does not fit.
  ///
  /// One with a point or an exponent is a double, and read as one: it must be whole and so small
  /// that no other whole number is read from it too.
  static func integer<Number: FixedWidthInteger>(of word: TapeWord, in bytes: [UInt8]) -> Number? {
    guard word.tag == .integer else {
      guard let number: Double = float(of: word, in: bytes), abs(number) < 9_007_199_254_740_992
      else { return nil }
      return Number(exactly: number)
    }
    let isNegative = bytes[word.offset] == UInt8(ascii: "-")
    let start = isNegative ? word.offset + 1 : word.offset
    let end = word.offset + word.length
    guard end - start > 18 else {
      var number = 0
      for place in start..<end { number = number &* 10 &+ Int(bytes[place] & 0xF) }
      return Number(exactly: isNegative ? -number : number)
    }
    var number = Number.zero
    for place in start..<end {
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      let digit = Number(bytes[place] & 0xF)
      let (sum, excess) =
        isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if overflow || excess { return nil }
      number = sum
    }
    return number
  }

  /// The nearest number of a word, or `nil` if that is infinite, or zero for what is not zero.
  static func float<Number: TextReadable>(of word: TapeWord, in bytes: [UInt8]) -> Number? {
    if let number = DecimalFloat.nearest(
      word, in: bytes, precision: Number.significandBitCount + 1),
      Number(number).isFinite
    {
      return Number(number)
    }
    guard let number = Number(TapeText.plain(at: word.offset, length: word.length, in: bytes)),
      number.isFinite
    else { return nil }
    return number.isZero && !isZero(word, in: bytes) ? nil : number
  }

  private static func isZero(_ word: TapeWord, in bytes: [UInt8]) -> Bool {
    for byte in bytes[word.offset..<word.offset + word.length] {
      if byte | 0x20 == UInt8(ascii: "e") { break }
      if isDigit(byte), byte != UInt8(ascii: "0") { return false }
    }
    return true
  }
}

extension NumberText {
  /// The canonical spelling of a number, or `nil` if the text is none, or no finite double is near.
  static func canonical(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let tape = try? TapeParser.parse(bytes, limits: Limits()), let word = tape.words.first,
      word.length == bytes.count
    else { return nil }
    switch word.tag {
    case .integer: return text == "-0" ? "-0.0" : text
    case .fraction: return canonicalFraction(text)
    default: return nil
    }
  }

  /// The canonical spelling of a number with a point or an exponent.
  ///
  /// It keeps all its digits, since types such as `Decimal` hold more than a double does, laid out as
  /// the description of a double is, so that a double in its shortest digits is canonical.
  static func canonicalFraction(_ text: String) -> String? {
    let number = DecimalDigits(text.utf8)
    if number.digits.isEmpty { return number.isNegative ? "-0.0" : "0.0" }
    guard -300...300 ~= number.point || isInRange(text) else { return nil }
    return number.description
  }

  /// Whether a number is neither too large for a double, nor so small that nothing of it remains.
  private static func isInRange(_ text: String) -> Bool {
    guard let double = Double(text) else { return false }
    return double.isFinite && !double.isZero
  }
}

/// The digits of a number with a point or an exponent, without zeros around them.
struct DecimalDigits {
  private(set) var digits: [UInt8] = []
  private(set) var isNegative = false
  /// Where the point is: before the first digit if 0, after it if 1.
  private(set) var point = 0

  init(_ text: some Collection<UInt8>) {
    var exponent = 0
    var isPast = false
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isPast = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        exponent = Self.exponent(rest)
        rest = rest[rest.endIndex...]
      default:
        if !digits.isEmpty || byte != UInt8(ascii: "0") {
          digits.append(byte)
          if !isPast { point += 1 }
        } else if isPast {
          point -= 1
        }
      }
    }
    point += exponent
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
  }

  /// An exponent; one beyond all doubles may come out as any other such.
  private static func exponent(_ text: some Collection<UInt8>) -> Int {
    let farthest = 1 << 40
    let exponent = Int(String(decoding: text, as: UTF8.self))
    guard let exponent else { return text.first == UInt8(ascii: "-") ? -farthest : farthest }
    return min(max(exponent, -farthest), farthest)
  }

  /// Whether it is written without an exponent: from a ten thousandth to 2⁵³.
  fileprivate var isPlain: Bool {
    guard point == 16 else { return -3...15 ~= point }
    let whole =
      digits.prefix(16) + repeatElement(UInt8(ascii: "0"), count: max(0, 16 - digits.count))
    return !"9007199254740992".utf8.lexicographicallyPrecedes(whole)
  }
}

extension DecimalDigits: CustomStringConvertible {
  /// The number, laid out as a double's description is.
  var description: String {
    let text = String(decoding: digits, as: UTF8.self)
    let sign = isNegative ? "-" : ""
    if isPlain, point <= 0 { return "\(sign)0.\(String(repeating: "0", count: -point))\(text)" }
    if isPlain {
      let padding = String(repeating: "0", count: max(0, point - digits.count))
      let fraction = text.dropFirst(point)
      return "\(sign)\(text.prefix(point))\(padding).\(fraction.isEmpty ? "0" : fraction)"
    }
    let fraction = digits.count > 1 ? ".\(text.dropFirst())" : ""
    let exponent = abs(point - 1)
    let padding = exponent < 10 ? "0" : ""
    return "\(sign)\(text.prefix(1))\(fraction)e\(point < 1 ? "-" : "+")\(padding)\(exponent)"
  }
}

/// A number that is read from a text with one rounding.
protocol TextReadable: BinaryFloatingPoint, LosslessStringConvertible {}

extension Double: TextReadable {}
extension Float: TextReadable {}
