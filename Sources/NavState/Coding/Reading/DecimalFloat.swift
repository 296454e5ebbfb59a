/// Short decimals to the nearest binary number, exactly and without going through text.
///
/// Up to nineteen digits and a power of ten from -27 to 27 need no more than one multiplication or
/// division of 128 by 64 bits, since 5²⁷ fits in 63 bits. Everything else is for the standard library.
enum DecimalFloat {
  private static let powersOfFive: [UInt64] = {
    var powers: [UInt64] = [1]
    for _ in 0..<27 { powers.append((powers.last ?? 1) * 5) }
    return powers
  }()

  /// The nearest number with as many bits of significand as wanted, at most 53, or `nil` if the
  /// digits are too many or the exponent is too large.
  static func nearest(_ word: TapeWord, in bytes: [UInt8], precision: Int) -> Double? {
    var mantissa: UInt64 = 0
    var exponent = 0
    var digits = 0
    var isPast = false
    var at = word.offset
    let end = word.offset + word.length
    let isNegative = bytes[at] == UInt8(ascii: "-")
    if isNegative { at += 1 }
    while at < end {
      let byte = bytes[at]
      if isDigit(byte) {
        mantissa = mantissa &* 10 &+ UInt64(byte & 0xF)
        if mantissa != 0 { digits += 1 }
        if isPast { exponent -= 1 }
      } else if byte == UInt8(ascii: ".") {
        isPast = true
      } else {
        guard end - at < 6, let power = power(bytes[(at + 1)..<end]) else { return nil }
        exponent += power
        break
      }
      at += 1
    }
    guard digits < 20, mantissa != 0, -27...27 ~= exponent else { return nil }
    let magnitude =
      exponent < 0
      ? quotient(mantissa, -exponent, precision) : product(mantissa, exponent, precision)
    return isNegative ? -magnitude : magnitude
  }

  /// A power of ten of few digits.
  private static func power(_ text: ArraySlice<UInt8>) -> Int? {
    var power = 0
    for byte in text where isDigit(byte) { power = power * 10 + Int(byte & 0xF) }
    return text.first == UInt8(ascii: "-") ? -power : power
  }

  private static func product(_ mantissa: UInt64, _ exponent: Int, _ precision: Int) -> Double {
    let (high, low) = mantissa.multipliedFullWidth(by: powersOfFive[exponent])
    guard high != 0 else {
      let shift = low.leadingZeroBitCount
      return rounded(low << UInt64(shift), false, exponent - shift, precision)
    }
    let shift = high.leadingZeroBitCount
    let top = shift == 0 ? high : high << UInt64(shift) | low >> UInt64(64 - shift)
    return rounded(top, low << UInt64(shift) != 0, exponent + 64 - shift, precision)
  }

  private static func quotient(_ mantissa: UInt64, _ exponent: Int, _ precision: Int) -> Double {
    let five = powersOfFive[exponent]
    let divisorShift = five.leadingZeroBitCount
    let divisor = five << UInt64(divisorShift)
    let shift = mantissa.leadingZeroBitCount
    let dividend = mantissa << UInt64(shift)
    // The high word must be smaller than the divisor; the quotient then has 64 bits.
    let excess = dividend < divisor ? 0 : 1
    let (top, rest) = divisor.dividingFullWidth(
      (dividend >> UInt64(excess), excess == 0 ? 0 : dividend << 63))
    return rounded(top, rest != 0, divisorShift - shift + excess - 64 - exponent, precision)
  }

  /// Rounds a number of 64 bits, and something more or not, to the nearest, ties to even.
  private static func rounded(_ top: UInt64, _ hasRest: Bool, _ exponent: Int, _ precision: Int)
    -> Double
  {
    let dropped = UInt64(64 - precision)
    let half: UInt64 = 1 << (dropped - 1)
    let rest = top & (half << 1 - 1)
    var significand = top >> dropped
    if rest > half || rest == half && (hasRest || significand & 1 == 1) { significand += 1 }
    // As 53 bits, the highest of which a double does not store; if rounding made it 54, it carries.
    let stored = significand << UInt64(53 - precision) &- 1 << 52
    return Double(bitPattern: UInt64(exponent + 11 + 52 + 1023) << 52 &+ stored)
  }
}
