import NavState
import NavStateTestSupport
import Testing

/// Numbers at the ends of their types, and where rounding is decided.
@Suite("Coded numbers")
struct CodedNumbersTests {
  private func read<Value: Decodable>(_ type: Value.Type, _ document: String) throws -> Value {
    try CodedDecoder().decode(type, from: Array(document.utf8))
  }

  @Test("holds every integer type to its ends, and takes not one more")
  func ends() throws {
    try checkEnds(Int8.self)
    try checkEnds(Int16.self)
    try checkEnds(Int32.self)
    try checkEnds(Int64.self)
    try checkEnds(Int.self)
    try checkEnds(Int128.self)
    try checkEnds(UInt8.self)
    try checkEnds(UInt16.self)
    try checkEnds(UInt32.self)
    try checkEnds(UInt64.self)
    try checkEnds(UInt.self)
    try checkEnds(UInt128.self)
  }

  private func checkEnds<Number: FixedWidthInteger & Codable>(_ type: Number.Type) throws {
    for number in [Number.min, .min + 1, 0, 1, .max - 1, .max] {
      let bytes = try CodedEncoder().encode([number])
      #expect(String(decoding: bytes, as: UTF8.self) == "[\(number)]")
      #expect(try CodedDecoder().decode([Number].self, from: bytes) == [number])
      #expect(try CodedDecoder().decode([String: Number].self, from: keyed(bytes)) == ["a": number])
      #expect(CodedValue(number).integer(as: type) == number)
      #expect(CodedValue(number).description == "\(number)")
    }
    for text in [after("\(Number.max)"), Number.isSigned ? after("\(Number.min)") : "-1"] {
      let failure = failing { _ = try read(Number.self, text) }
      #expect(failure?.kind == .unfitNumber(text))
      #expect(try CodedValue(parsing: text).integer(as: type) == nil)
    }
  }

  private func keyed(_ bytes: [UInt8]) -> [UInt8] {
    Array("{\"a\":".utf8) + bytes.dropFirst().dropLast() + [UInt8(ascii: "}")]
  }

  /// The number one farther from zero than the one given; its last digit is not a nine.
  private func after(_ number: String) -> String {
    let last = number.last?.wholeNumberValue ?? 0
    return "\(number.dropLast())\(last + 1)"
  }

  @Test("writes powers of two and their neighbors in the shortest digits, and reads them back")
  func powersOfTwo() throws {
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      for number in [power, power.nextUp, power.nextDown, -power] where number != 0 {
        let bytes = try CodedEncoder().encode(number)
        #expect(String(decoding: bytes, as: UTF8.self) == number.description)
        #expect(try CodedDecoder().decode(Double.self, from: bytes).bitPattern == number.bitPattern)
        #expect(CodedValue(number)?.double?.bitPattern == number.bitPattern)
      }
    }
    for exponent in -149...127 {
      let power = Float(sign: .plus, exponent: exponent, significand: 1)
      for number in [power, power.nextUp, power.nextDown, -power] where number != 0 {
        let bytes = try CodedEncoder().encode(number)
        #expect(try CodedDecoder().decode(Float.self, from: bytes).bitPattern == number.bitPattern)
      }
    }
    for number in [Double.greatestFiniteMagnitude, Double(Float.greatestFiniteMagnitude)] {
      let bytes = try CodedEncoder().encode(number)
      #expect(try CodedDecoder().decode(Double.self, from: bytes) == number)
    }
    let greatest = try CodedEncoder().encode(Float.greatestFiniteMagnitude)
    #expect(try CodedDecoder().decode(Float.self, from: greatest) == .greatestFiniteMagnitude)
  }

  @Test("reads every finite float that it writes", arguments: [5, 6] as [UInt64])
  func everyFloat(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let numbers = (0..<5000).map { _ in Float(bitPattern: UInt32(truncatingIfNeeded: dice.next())) }
      .filter(\.isFinite)
    let bytes = try CodedEncoder().encode(numbers)
    let read = try CodedDecoder().decode([Float].self, from: bytes)
    #expect(read.map(\.bitPattern) == numbers.map(\.bitPattern))
    // The digits are those of the float, not those of the double that it is.
    for number in numbers {
      let text = String(decoding: try CodedEncoder().encode(number), as: UTF8.self)
      #expect(Float(text) == number, "\(number)")
      let digits = text.prefix { $0 != "e" }.filter(\.isWholeNumber).drop { $0 == "0" }
      #expect(digits.reversed().drop { $0 == "0" }.count <= 9, "\(number)")
    }
  }

  @Test("rounds what lies between two neighbors to the even one, as the standard library does")
  func ties() throws {
    for step in 0..<200 {
      for shift in 0..<10 {
        let double = (1 << 53 + 2 * UInt64(step) + 1) << UInt64(shift)
        for text in ["\(double)", "\(double).0", "\(double)0e-1", "\(double)e0"] {
          #expect(try read(Double.self, text) == Double(text), "\(text)")
        }
      }
      for shift in 0..<30 {
        let float = (1 << 24 + 2 * UInt64(step) + 1) << UInt64(shift)
        for text in ["\(float)", "\(float).0", "-\(float)00e-2"] {
          #expect(try read(Float.self, text) == Float(text), "\(text)")
        }
      }
      let half = "\(1 << 52 + step).5"
      #expect(try read(Double.self, half) == Double(half), "\(half)")
    }
  }

  /// The exponent may be any number at all: it is added to, so the ends of `Int` matter most.
  @Test(
    "refuses exponents of any length with their place, but for zero",
    arguments: [
      "9223372036854775807", "9223372036854775806", "-9223372036854775808", "-9223372036854775807",
      "+9223372036854775807", "-9223372036854775809", "9223372036854775808",
      "1099511627776", "-1099511627777", "00000000000000000000400", "-4000",
    ])
  func exponents(exponent: String) throws {
    for digits in ["1", "-12345678901234567890123", "0.00001", "99.5"] {
      let text = "\(digits)e\(exponent)"
      let failure = failing { _ = try CodedValue(parsing: "[\(text)]") }
      #expect(failure?.kind == .unfitNumber(text) && failure?.offset == 1)
      #expect(failing { _ = try read(Double.self, text) }?.kind == .unfitNumber(text))
      #expect(failing { _ = try read(Int.self, text) }?.kind == .unfitNumber(text))
    }
    for digits in ["0", "0.0", "-0.000"] {
      let value = try CodedValue(parsing: "\(digits)e\(exponent)")
      #expect(value.description == (digits.hasPrefix("-") ? "-0.0" : "0.0"))
    }
  }
}
