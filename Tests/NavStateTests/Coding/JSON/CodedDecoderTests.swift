import NavState
import NavStateTestSupport
import Testing

@Suite("CodedDecoder")
struct CodedDecoderTests {
  private func read<Value: Decodable>(_ type: Value.Type, _ document: String) throws -> Value {
    try CodedDecoder().decode(type, from: Array(document.utf8))
  }

  private func refusal<Value: Decodable>(_ type: Value.Type, _ document: String) -> ReadingFailure?
  {
    failing { _ = try read(type, document) }
  }

  @Test("reads whole numbers exactly, and no others as such")
  func integers() throws {
    #expect(try read(Int64.self, "-9223372036854775808") == .min)
    #expect(try read(UInt64.self, "18446744073709551615") == .max)
    #expect(try read(Int128.self, "-170141183460469231731687303715884105728") == .min)
    #expect(try read(UInt128.self, "340282366920938463463374607431768211455") == .max)
    #expect(try read(UInt8.self, "-0") == 0)
    #expect(try read(Int.self, "1.0") == 1)
    #expect(try read(Int.self, "12e2") == 1200)
    #expect(try read(Int.self, "9007199254740991.0") == 9_007_199_254_740_991)
    let refused: [(ReadingFailure?, String)] = [
      (refusal(Int8.self, "128"), "128"), (refusal(UInt8.self, "-1"), "-1"),
      (refusal(Int64.self, "9223372036854775808"), "9223372036854775808"),
      (refusal(UInt64.self, "18446744073709551616"), "18446744073709551616"),
      (refusal(UInt64.self, "99999999999999999999999"), "99999999999999999999999"),
      (refusal(Int.self, "1.5"), "1.5"), (refusal(Int.self, "1e30"), "1e30"),
      // As a double it could be another number too.
      (refusal(Int.self, "9007199254740993.0"), "9007199254740993.0"),
      (refusal(Int.self, "9007199254740992.0"), "9007199254740992.0"),
      (
        refusal(UInt128.self, "340282366920938463463374607431768211456"),
        "340282366920938463463374607431768211456"
      ),
    ]
    for (failure, text) in refused { #expect(failure?.kind == .unfitNumber(text)) }
  }

  @Test("reads floats from their text, rounded once")
  func floats() throws {
    #expect(try read(Double.self, "-0").sign == .minus)
    #expect(try read(Double.self, "3") == 3)
    #expect(try read(Double.self, "18446744073709551617") == 18_446_744_073_709_551_616)
    #expect(try read(Double.self, "0.0e-999") == 0)
    #expect(refusal(Double.self, "1e-999")?.kind == .unfitNumber("1e-999"))
    #expect(refusal(Float.self, "1e-50")?.kind == .unfitNumber("1e-50"))
    #expect(refusal(Double.self, "1e309")?.kind == .unfitNumber("1e309"))
    #expect(refusal(Float.self, "1e39")?.kind == .unfitNumber("1e39"))
    // Halfway between two floats, but for a digit that a double has no room for: by way of a double
    // it would become 16777216.
    #expect(try read(Float.self, "16777217.0000000000001") == 16_777_218)
    #expect(try read(Float.self, "16777217.0000000001") == 16_777_218)
    #expect(try read(Float.self, "16777217") == 16_777_216)
  }

  @Test("reads every finite double that it writes", arguments: [1, 2, 3] as [UInt64])
  func everyDouble(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    var numbers: [Double] = [0, 1, .pi, .leastNonzeroMagnitude, .leastNormalMagnitude, .ulpOfOne]
    while numbers.count < 3000 {
      let number =
        numbers.count.isMultiple(of: 2)
        ? Double(bitPattern: dice.next()) : Double.random(in: -1000...1000, using: &dice)
      if number.isFinite { numbers.append(number) }
    }
    let read = try CodedDecoder().decode([Double].self, from: try CodedEncoder().encode(numbers))
    #expect(read.map(\.bitPattern) == numbers.map(\.bitPattern))
    for number in numbers {
      #expect(try CodedValue(parsing: number.description) == CodedValue(number), "\(number)")
    }
  }

  @Test("rounds every decimal to the nearest, as the standard library does")
  func everyDecimal() throws {
    var dice = SeededGenerator(seed: 4)
    for _ in 0..<5000 {
      let digits = (0..<Int.random(in: 1...22, using: &dice)).map { _ in
        String(Int.random(in: 0...9, using: &dice))
      }
      let exponent = Int.random(in: -45...45, using: &dice)
      let text = "1\(digits.joined())e\(exponent)"
      #expect(try read(Double.self, text) == Double(text), "\(text)")
      if let float = Float(text), float.isFinite {
        #expect(try read(Float.self, text) == float, "\(text)")
      }
      let point = "0.\(digits.joined())"
      #expect(try read(Double.self, point) == Double(point), "\(point)")
      #expect(try read(Float.self, point) == Float(point), "\(point)")
    }
  }

  /// Sums of powers of two, written out: the neighbors of 2⁵² are 1 apart, those of 2⁵³ are 2.
  @Test(
    "rounds halves to the even neighbor, and more than halves up",
    arguments: [
      ("4503599627370496.5", 4_503_599_627_370_496), ("4503599627370497.5", 4_503_599_627_370_498),
      ("4503599627370496.501", 4_503_599_627_370_497), ("9007199254740993", 9_007_199_254_740_992),
      ("9007199254740995", 9_007_199_254_740_996), ("90071992547409930e-1", 9_007_199_254_740_992),
      ("9007199254740993.1", 9_007_199_254_740_994), ("9007199254740991.9", 9_007_199_254_740_992),
      ("1.9999999999999999", 2), ("18446744073709551615", 18_446_744_073_709_551_616),
      ("1000e-3", 1), ("0.5e1", 5), ("1e22", 1e22), ("1e23", 1e23), ("1e27", 1e27),
      ("1e-27", 1e-27),
      ("-25e-1", -2.5), ("0.000e5", 0),
    ] as [(String, Double)])
  func halves(document: String, number: Double) throws {
    #expect(try read(Double.self, document) == number)
  }

  private struct Item: Decodable {
    var name: String
    var size: Int?
    var tags: [String]?
  }

  @Test(
    "says what is wrong, the place, the byte and the line",
    arguments: [
      (
        "[{\"name\": \"a\"},\n {\"name\": 7}]", ["1", "name"], 26, 2,
        ReadingFailure.Kind.otherShape(expected: .string, found: .integer)
      ),
      (
        "[{\"name\":\"a\",\n\"size\":\n\"b\"}]", ["0", "size"], 22, 3,
        .otherShape(expected: .integer, found: .string)
      ),
      ("[{\"name\":\"a\",\"size\":1.5}]", ["0", "size"], 20, 1, .unfitNumber("1.5")),
      ("[{\"name\":null}]", ["0", "name"], 9, 1, .otherShape(expected: .string, found: .null)),
      (
        "[{\"name\":\"a\",\"tags\":[\"x\",{}]}]", ["0", "tags", "1"], 25, 1,
        .otherShape(expected: .string, found: .object)
      ),
      (
        "[{\"name\":\"a\",\"tags\":{}}]", ["0", "tags"], 20, 1,
        .otherShape(expected: .array, found: .object)
      ),
      ("[[]]", ["0"], 1, 1, .otherShape(expected: .object, found: .array)),
      (" {}", [], 1, 1, .otherShape(expected: .array, found: .object)),
      ("[\n{}]", ["0"], 2, 2, .missingKey("name")),
    ])
  func places(
    document: String, place: [String], offset: Int, line: Int, kind: ReadingFailure.Kind
  ) {
    let failure = refusal([Item].self, document)
    #expect(failure?.kind == kind)
    #expect(failure?.place == place)
    #expect(failure?.offset == offset)
    #expect(failure?.line == line)
  }

  @Test("throws the kinds of error that Foundation's decoders throw")
  func kinds() {
    func kind(_ document: String) -> String {
      do {
        _ = try read([Item].self, document)
        return "none"
      } catch DecodingError.typeMismatch { return "mismatch" } catch DecodingError.valueNotFound {
        return "no value"
      } catch DecodingError.keyNotFound(let key, _) {
        return "no \(key.stringValue)"
      } catch DecodingError.dataCorrupted {
        return "corrupted"
      } catch { return "other" }
    }
    #expect(kind(#"[{"name":1}]"#) == "mismatch")
    #expect(kind(#"[{"name":null}]"#) == "no value")
    #expect(kind("[{}]") == "no name")
    #expect(kind(#"[{"name":"","size":1.5}]"#) == "corrupted")
    #expect(kind("[") == "corrupted")
    #expect(kind(#"[{"name":"","size":null,"other":[[]]}]"#) == "none")
  }

  /// A type that reads itself as a test says.
  private struct Script: Decodable {
    static let key = CodingUserInfoKey(rawValue: "script")

    init(from decoder: any Decoder) throws {
      let script =
        Self.key.flatMap { decoder.userInfo[$0] } as? @Sendable (any Decoder) throws -> Void
      try script?(decoder)
    }
  }

  private func run(
    _ document: String, _ script: @escaping @Sendable (any Decoder) throws -> Void
  ) throws {
    let key = try #require(Script.key)
    let decoder = CodedDecoder(userInfo: [key: script])
    _ = try decoder.decode(Script.self, from: Array(document.utf8))
  }

  @Test("passes an element only when it was read")
  func passing() throws {
    try run(#"[1, "a", null, [2], {"k": 3}, 4]"#) { decoder in
      var list = try decoder.unkeyedContainer()
      #expect(list.count == 6 && list.currentIndex == 0)
      #expect(throws: DecodingError.self) { try list.decode(String.self) }
      #expect(throws: DecodingError.self) { try list.decode([Int].self) }
      #expect(try list.decodeNil() == false)
      #expect(try list.decode(Int.self) == 1)
      #expect(throws: DecodingError.self) { try list.nestedUnkeyedContainer() }
      #expect(throws: DecodingError.self) { try list.nestedContainer(keyedBy: TestKey.self) }
      #expect(throws: DecodingError.self) { try list.decode(Bool.self) }
      #expect(throws: DecodingError.self) { try list.decode(Double.self) }
      #expect(throws: DecodingError.self) { try list.decode(Float.self) }
      #expect(try list.decode(String.self) == "a" && list.currentIndex == 2)
      #expect(try list.decodeNil() == true && list.currentIndex == 3)
      var nested = try list.nestedUnkeyedContainer()
      #expect(try nested.decode(Int.self) == 2 && nested.isAtEnd)
      #expect(nested.codingPath.map(\.intValue) == [3])
      let object = try list.nestedContainer(keyedBy: TestKey.self)
      #expect(try object.decode(Int.self, forKey: "k") == 3)
      #expect(try Int(from: try list.superDecoder()) == 4)
      #expect(list.isAtEnd)
      #expect(failing { _ = try list.decodeNil() }?.kind == .missingElement)
      #expect(failing { _ = try list.decode(Int.self) }?.place == ["6"])
      #expect(try list.decodeIfPresent(Int.self) == nil)
    }
  }

  @Test("looks keys up in any order, in narrow and wide objects", arguments: [1, 2, 9, 33, 500])
  func lookingUp(count: Int) throws {
    let keys = (0..<count).map { "k\($0)" }
    let document = keys.reversed().map { "\"\($0)\":{\"v\":[\($0.dropFirst())]}" }
    try run("{\(document.joined(separator: ","))}") { decoder in
      let object = try decoder.container(keyedBy: TestKey.self)
      #expect(object.allKeys.map(\.stringValue) == keys.reversed())
      for step in [1, count - 1, 7] {
        for number in 0..<count {
          let number = number * step % count
          let key = TestKey(stringValue: "k\(number)")
          #expect(try object.decode([String: [Int]].self, forKey: key) == ["v": [number]])
          #expect(object.contains(key))
          #expect(!object.contains(TestKey(stringValue: "k\(number)x")))
        }
      }
      #expect(!object.contains("") && !object.contains("k") && !object.contains("z"))
    }
  }

  @Test("finds keys by their text, with and without escapes")
  func escapedKeys() throws {
    let wide = (0..<40).map { "\"\($0)\\n\":\($0)" }.joined(separator: ",")
    try run(#"{"\u0061\"": 1, "é": 2, \#(wide)}"#) { decoder in
      let object = try decoder.container(keyedBy: TestKey.self)
      #expect(try object.decode(Int.self, forKey: "7\n") == 7)
      #expect(try object.decode(Int.self, forKey: "a\"") == 1)
      #expect(try object.decode(Int.self, forKey: "é") == 2)
      #expect(!object.contains("e\u{301}") && !object.contains("7\\n"))
    }
  }

  @Test("gives super decoders, at null where there is nothing")
  func superDecoders() throws {
    try run(#"{"a": {"super": {"x": 1}}}"#) { decoder in
      let outer = try decoder.container(keyedBy: TestKey.self)
      let object = try outer.nestedContainer(keyedBy: TestKey.self, forKey: "a")
      #expect(try [String: Int](from: try object.superDecoder()) == ["x": 1])
      let missing = try object.superDecoder(forKey: "none")
      #expect(missing.codingPath.map(\.stringValue) == ["a", "none"])
      #expect(try missing.singleValueContainer().decodeNil())
      #expect(try outer.superDecoder().codingPath.map(\.stringValue) == ["super"])
      #expect(try outer.superDecoder(forKey: "a").codingPath.map(\.stringValue) == ["a"])
    }
  }

  @Test("reads optional values in one go: missing, null, or there")
  func optionals() throws {
    try run(#"{"n": null, "i": 1, "s": "x", "b": false, "d": 0.5, "l": [1]}"#) { decoder in
      let object = try decoder.container(keyedBy: TestKey.self)
      for key in ["n", "none"] as [TestKey] {
        #expect(try object.decodeIfPresent(Int.self, forKey: key) == nil)
        #expect(try object.decodeIfPresent(String.self, forKey: key) == nil)
        #expect(try object.decodeIfPresent(Bool.self, forKey: key) == nil)
        #expect(try object.decodeIfPresent(Double.self, forKey: key) == nil)
        #expect(try object.decodeIfPresent(Float.self, forKey: key) == nil)
        #expect(try object.decodeIfPresent([Int].self, forKey: key) == nil)
      }
      #expect(try object.decodeIfPresent(UInt8.self, forKey: "i") == 1)
      #expect(try object.decodeIfPresent(String.self, forKey: "s") == "x")
      #expect(try object.decodeIfPresent(Bool.self, forKey: "b") == false)
      #expect(try object.decodeIfPresent(Double.self, forKey: "d") == 0.5)
      #expect(try object.decodeIfPresent(Float.self, forKey: "d") == 0.5)
      #expect(try object.decodeIfPresent([Int].self, forKey: "l") == [1])
      #expect(throws: DecodingError.self) { try object.decodeIfPresent(Int.self, forKey: "s") }
      #expect(try object.decodeNil(forKey: "n") && !object.decodeNil(forKey: "i"))
      #expect(failing { _ = try object.decodeNil(forKey: "none") }?.kind == .missingKey("none"))
    }
  }

  @Test("tells the line of each error, whatever the order in which they come up")
  func linesInAnyOrder() throws {
    try run("{\"a\":\n1,\"b\":\n2,\"c\":\n3}") { decoder in
      let object = try decoder.container(keyedBy: TestKey.self)
      for (key, line) in [("b", 3), ("c", 4), ("a", 2), ("c", 4)] {
        let key = TestKey(stringValue: key)
        #expect(failing { _ = try object.decode(String.self, forKey: key) }?.line == line)
      }
    }
  }

  /// Counting lines, and looking for the way, must not start from the beginning for each of them.
  @Test("goes on where many elements fail")
  func manyFailures() throws {
    let document = "[" + Array(repeating: "\n7", count: 3_000).joined(separator: ",") + "]"
    try run(document) { decoder in
      var list = try decoder.unkeyedContainer()
      var lines: [Int?] = []
      while !list.isAtEnd {
        lines.append(failing { _ = try list.decode(String.self) }?.line)
        _ = try list.decode(Int.self)
      }
      #expect(lines == (2...3001).map { $0 })
    }
  }
}
