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

  /// The nearest number of a word, or `nil` if that is infinite.
  static func float<Number: TextReadable>(of word: TapeWord, in bytes: [UInt8]) -> Number? {
    guard let number = Number(TapeText.plain(at: word.offset, length: word.length, in: bytes)),
      number.isFinite
    else { return nil }
    return number
  }
}

extension NumberText {
  /// The canonical spelling of a number, or `nil` if the text is none, or one that is infinite.
  ///
  /// Whole numbers stay as they are, but for `-0`, whose sign only a double keeps. Others are spelled
  /// as the nearest double, if seventeen digits say them; with more digits they are kept digit by
  /// digit, laid out alike, since types such as `Decimal` hold more than a double does.
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
  static func canonicalFraction(_ text: String) -> String? {
    guard let double = Double(text), double.isFinite else { return nil }
    guard !double.isZero else { return double.description }
    let number = DecimalDigits(text.utf8)
    guard number.digits.count > 17 else { return double.description }
    return number.description
  }
}

/// The digits of a number with a point or an exponent, without zeros around them.
struct DecimalDigits {
  private(set) var digits: [UInt8] = []
  private var isNegative = false
  /// Where the point is: before the first digit if 0, after it if 1.
  private var point = 0

  init(_ text: some Collection<UInt8>) {
    var exponent = 0
    var isPast = false
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isPast = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        exponent = Int(String(decoding: rest, as: UTF8.self)) ?? 0
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
}

extension DecimalDigits: CustomStringConvertible {
  /// The number, laid out as a double's description is.
  var description: String {
    let text = String(decoding: digits, as: UTF8.self)
    let sign = isNegative ? "-" : ""
    switch point {
    case -3...0: return "\(sign)0.\(String(repeating: "0", count: -point))\(text)"
    case 1...16: return "\(sign)\(text.prefix(point)).\(text.dropFirst(point))"
    default:
      let exponent = abs(point - 1)
      let padding = exponent < 10 ? "0" : ""
      return
        "\(sign)\(text.prefix(1)).\(text.dropFirst())e\(point < 1 ? "-" : "+")\(padding)\(exponent)"
    }
  }
}

/// A number that is read from a text with one rounding.
protocol TextReadable: BinaryFloatingPoint, LosslessStringConvertible {}

extension Double: TextReadable {}
extension Float: TextReadable {}
