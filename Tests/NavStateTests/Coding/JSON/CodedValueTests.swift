import NavState
import Testing

@Suite("CodedValue")
struct CodedValueTests {
  @Test(
    "has the shape that it is written in",
    arguments: [
      ("null", .null), ("true", .bool), ("false", .bool), ("1", .integer), ("-0", .double),
      ("1.0", .double), ("1e2", .double), ("18446744073709551616", .integer), (#""1""#, .string),
      (#""\n""#, .string), ("[]", .array), ("{}", .object),
    ] as [(String, CodedValue.Shape)])
  func shapes(document: String, shape: CodedValue.Shape) throws {
    let value = try CodedValue(parsing: document)
    #expect(value.shape == shape)
    #expect(value.isNull == (shape == .null))
    #expect((value.bool != nil) == (shape == .bool))
    #expect((value.string != nil) == (shape == .string))
    #expect((value.elements != nil) == (shape == .array))
    #expect((value.members != nil) == (shape == .object))
    #expect((value.double != nil) == (shape == .integer || shape == .double))
    #expect(shape == .integer || value.int == nil)
  }

  @Test("gives whole numbers that fit, exactly")
  func integers() throws {
    #expect(CodedValue(Int64.min).integer(as: Int64.self) == .min)
    #expect(CodedValue(UInt64.max).integer(as: UInt64.self) == .max)
    #expect(CodedValue(UInt64.max).int == nil)
    #expect(CodedValue(-1).integer(as: UInt64.self) == nil)
    #expect(CodedValue(255).integer(as: UInt8.self) == 255)
    #expect(CodedValue(256).integer(as: UInt8.self) == nil)
    #expect(CodedValue(-128).integer(as: Int8.self) == -128)
    #expect(CodedValue(-129).integer(as: Int8.self) == nil)
    #expect(try CodedValue(parsing: "9223372036854775808").int == nil)
    #expect(try CodedValue(parsing: "1.0").int == nil)
    #expect(CodedValue(UInt128.max).integer(as: UInt128.self) == .max)
    #expect(CodedValue(Int128.min).integer(as: Int128.self) == .min)
    #expect(CodedValue(Int128.min).integer(as: UInt128.self) == nil)
  }

  @Test("gives the nearest double")
  func doubles() throws {
    #expect(try CodedValue(parsing: "0.1").double == 0.1)
    #expect(CodedValue(-Double.zero)?.double?.sign == .minus)
    #expect(try CodedValue(parsing: "-0").double?.sign == .minus)
    #expect(CodedValue(9_007_199_254_740_993).double == 9_007_199_254_740_992)
    #expect(CodedValue(Double.leastNonzeroMagnitude)?.double == .leastNonzeroMagnitude)
    #expect(CodedValue(Double.greatestFiniteMagnitude)?.double == .greatestFiniteMagnitude)
    #expect(CodedValue(Double.nan) == nil && CodedValue(-Double.infinity) == nil)
    // Rounded once: halfway between two doubles but for the last digit.
    let halfway = "9007199254740993.00000000000000000000000000000000001"
    #expect(try CodedValue(parsing: halfway).double == 9_007_199_254_740_994)
  }

  @Test("finds values by key and by position")
  func looking() throws {
    let value = try CodedValue(
      parsing: #"{"b": [1, [2, 3], {"x": "y"}, 4], "a\n": null, "é": true}"#)
    #expect(value.count == 3)
    #expect(value["b"]?.count == 4)
    #expect(value["b"]?[0] == 1 && value["b"]?[3] == 4)
    #expect(value["b"]?[1]?[1]?.int == 3)
    #expect(value["b"]?[2]?["x"]?.string == "y")
    #expect(value["a\n"]?.isNull == true)
    #expect(value["é"]?.bool == true)
    #expect(value["c"] == nil && value["b"]?["x"] == nil && value["b"]?[4] == nil)
    #expect(value["b"]?[-1] == nil && value[0] == nil && value["b"]?[0]?[0] == nil)
    #expect(value.members?.map(\.key) == ["a\n", "b", "é"])
    #expect(value["b"]?.elements?.map(\.description) == ["1", "[2,3]", #"{"x":"y"}"#, "4"])
    #expect(CodedValue(7).count == 0 && CodedValue("ab").count == 0)
  }

  @Test("is equal when it says the same, whatever it was read from")
  func equality() throws {
    let first = try CodedValue(parsing: #"{"a": 1, "b": ["\u0041", 1.50]}"#)
    let second = try CodedValue(parsing: #"{"b":["A",15e-1],"a":1}"#)
    #expect(first == second && first.hashValue == second.hashValue)
    #expect(first.bytes == second.bytes)
    // A part equals the whole of another document.
    let whole = try CodedValue(parsing: #"["A",1.5]"#)
    #expect(first["b"] == whole && first["b"]?.hashValue == whole.hashValue)
    #expect(first["b"]?.bytes == whole.bytes)
    // Parts of one document are compared by what they say.
    let parts = try CodedValue(parsing: "[[1],[2],[1]]")
    #expect(parts[0] != parts[1] && parts[0] == parts[2] && parts[0] != parts)
    let values: [CodedValue] = [
      .null, true, false, 0, 1, -1, 1.0, 0.0, "", "1", "null", [], [1], [[1]], [1, 1], [:],
      ["a": 1],
      ["a": 1.0], ["b": 1], ["a": .null],
    ]
    for (left, one) in values.enumerated() {
      for (right, other) in values.enumerated() { #expect((one == other) == (left == right)) }
    }
    #expect(Set(values).count == values.count)
  }

  @Test("is built from literals and from members, the last value of a key counts")
  func building() throws {
    let value: CodedValue = [
      "list": [1, -2.5, "x\"", true, .null], "object": ["z": 1, "a": 2], "twice": 1, "twice": 2,
    ]
    let expected = #"{"list":[1,-2.5,"x\"",true,null],"object":{"a":2,"z":1},"twice":2}"#
    #expect(value.description == expected)
    #expect(CodedValue(members: [("b", 1), ("a", 2), ("b", 3)]).description == #"{"a":2,"b":3}"#)
    #expect(CodedValue([value, value])[1] == value)
    #expect(CodedValue([CodedValue]()).description == "[]")
    #expect(CodedValue(members: []).description == "{}")
    // Keys are told apart by their bytes.
    #expect(CodedValue(members: [("\u{E9}", 1), ("e\u{301}", 2)]).count == 2)
  }

  @Test("changes by key, and only where there are keys")
  func changing() {
    var value: CodedValue = ["b": 1]
    value["a"] = [1, 2]
    value["b"] = nil
    value["c"] = .null
    #expect(value == ["a": [1, 2], "c": .null])
    value["a"]?["x"] = 1
    #expect(value == ["a": [1, 2], "c": .null])
    // Keys are told apart by their bytes: these two are canonically equal.
    value = ["\u{E9}": 1, "e\u{301}": 2]
    value["\u{E9}"] = 3
    #expect(value == ["\u{E9}": 3, "e\u{301}": 2] && value.count == 2)
    value["e\u{301}"] = nil
    #expect(value == ["\u{E9}": 3])
    var number: CodedValue = 7
    number["a"] = 1
    #expect(number == 7)
  }

  @Test("writes and reads values, also out of a part")
  func coding() throws {
    struct Point: Codable, Equatable {
      var x: Int
      var y: Double?
    }
    let value = try CodedValue(encoding: ["p": [Point(x: 1, y: 2), Point(x: 3)]])
    #expect(value.description == #"{"p":[{"x":1,"y":2.0},{"x":3}]}"#)
    #expect(try value["p"]?[1]?.decode(Point.self) == Point(x: 3))
    #expect(try value["p"]?.decode([Point].self).count == 2)
    let failure = failing { _ = try value["p"]?[0]?.decode([String: String].self) }
    // Places count from the part; bytes from the document that the part is in.
    #expect(failure?.place == ["x"])
    #expect(throws: EncodingError.self) { try CodedValue(encoding: [Double.nan]) }
  }

  @Test("goes through our coders as it is, inside other values")
  func splicing() throws {
    struct Holder: Codable, Equatable {
      var before: Int
      var payload: CodedValue
      var list: [CodedValue]
      var none: CodedValue?
    }
    let payload = try CodedValue(parsing: #"{"n":123456789012345678901234567890,"d":[1.0,-0,""]}"#)
    let holder = Holder(before: 1, payload: payload, list: [payload, .null, 1.0, payload])
    let bytes = try CodedEncoder().encode(holder)
    let text = payload.description
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"before":1,"list":[\#(text),null,1.0,\#(text)],"payload":\#(text)}"#)
    #expect(try CodedDecoder().decode(Holder.self, from: bytes) == holder)
    #expect(try CodedValue(canonicallyEncoding: holder).decode(Holder.self) == holder)
    // Also where a type writes out of order.
    let late = try CodedEncoder().encode(Late(first: payload, second: payload))
    #expect(String(decoding: late, as: UTF8.self) == "[\(text),{\"a\":\(text)}]")
    // From a document that is not canonical, the value is.
    let spaced = Array(#"[ { "b" : [ 1e0 ] , "a\u0062" : "\/" } ]"#.utf8)
    let read = try CodedDecoder().decode([CodedValue].self, from: spaced)
    #expect(read == [["ab": "/", "b": [1.0]]])
  }
}

/// Two values, the second of which is written first.
private struct Late: Encodable {
  let first: CodedValue
  let second: CodedValue

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    let late = list.superEncoder()
    try list.encode(["a": second])
    try first.encode(to: late)
  }
}

extension CodedValue {
  fileprivate init(canonicallyEncoding value: some Encodable) throws {
    try self.init(parsing: try CodedValue(encoding: value).bytes)
  }
}
