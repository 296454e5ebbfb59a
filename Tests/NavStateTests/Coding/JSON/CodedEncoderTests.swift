import NavState
import Testing

@Suite("CodedEncoder")
struct CodedEncoderTests {
  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try CodedEncoder().encode(value), as: UTF8.self)
  }

  @Test("writes scalars in their one form")
  func scalars() throws {
    #expect(try text(true) == "true")
    #expect(try text(Int8.min) == "-128")
    #expect(try text(UInt64.max) == "18446744073709551615")
    #expect(try text(Int64.min) == "-9223372036854775808")
    #expect(try text(UInt128.max) == "340282366920938463463374607431768211455")
    #expect(try text(Int128.min) == "-170141183460469231731687303715884105728")
    #expect(try text(1.0) == "1.0")
    #expect(try text(-0.0) == "-0.0")
    #expect(try text(1e16) == "1e+16")
    #expect(try text(Double.leastNonzeroMagnitude) == "5e-324")
    #expect(try text(0.1 as Float) == "0.1")
    #expect(try text(33_554_432 as Float) == "33554432.0")
    #expect(
      try text("a\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}é😀") == #""a\"\\/\b\f\n\r\t\u0000\u001f"#
        + "\u{7F}é😀\"")
    #expect(try text(Int?.none) == "null")
    #expect(try text([Int??.some(nil), 1, nil]) == "[null,1,null]")
  }

  @Test("sorts keys by their bytes, at every depth")
  func sorting() throws {
    struct Inner: Encodable {
      var z = 1
      var b = ["y": 1, "x": 2, "\n": 3, " ": 4, "é": 5, "\u{10000}": 6, "\u{FFFF}": 7]
      var a = 2
    }
    let inner = #""a":2,"b":{"\n":3," ":4,"x":2,"y":1,"é":5,"\#u{FFFF}":7,"\#u{10000}":6},"z":1"#
    #expect(try text(["q": Inner(), "p": Inner()]) == "{\"p\":{\(inner)},\"q\":{\(inner)}}")
  }

  @Test("sorts few and many keys alike, whatever they begin with", arguments: [2, 15, 16, 17, 200])
  func sortingMany(count: Int) throws {
    let beginnings = [
      "", "a", "\u{0}", "a\u{0}", "key-1234", "key-12345", "é", "\"", "a b", "\u{10000}",
    ]
    let keys = (0..<count).map { beginnings[$0 % 10] + ($0 < 10 ? "" : "\($0 * 7919 % count)") }
    let members = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    let read = try CodedValue(encoding: members).members?.map(\.key)
    #expect(read == members.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test("refuses numbers that are not finite, with the place")
  func notFinite() {
    for value in [Double.nan, .infinity, -.infinity] {
      let error = #expect(throws: EncodingError.self) { try text(["a": [0, value]]) }
      guard case .invalidValue(_, let context) = error else { continue }
      #expect(context.codingPath.map(\.stringValue) == ["a", "Index 1"])
    }
    #expect(throws: EncodingError.self) { try text(Float.nan) }
    #expect(throws: EncodingError.self) { try text(["a": Float.infinity]) }
    #expect(throws: EncodingError.self) { try text([[Float.infinity]]) }
  }

  /// A type that writes itself as a test says.
  private struct Script: Encodable {
    let write: (any Encoder) throws -> Void

    func encode(to encoder: any Encoder) throws { try write(encoder) }
  }

  @Test("gives a value where one was promised and none was written")
  func promises() throws {
    #expect(try text(Script { _ in }) == "{}")
    #expect(try text([Script { _ in }]) == "[{}]")
    #expect(try text(["a": Script { _ in }, "b": Script { _ in }]) == #"{"a":{},"b":{}}"#)
    #expect(try text(Script { _ = $0.unkeyedContainer() }) == "[]")
    #expect(try text(Script { _ = $0.singleValueContainer() }) == "{}")
    let promising = Script {
      var object = $0.container(keyedBy: TestKey.self)
      _ = object.superEncoder()
      _ = object.nestedUnkeyedContainer(forKey: "b")
      _ = object.nestedContainer(keyedBy: TestKey.self, forKey: "c")
      var list = object.nestedUnkeyedContainer(forKey: "a")
      _ = list.superEncoder()
      _ = list.nestedUnkeyedContainer()
      _ = list.nestedContainer(keyedBy: TestKey.self)
      #expect(list.count == 3)
    }
    #expect(try text(promising) == #"{"a":[{},[],{}],"b":[],"c":{},"super":{}}"#)
  }

  @Test("takes two nested containers that are written by turns")
  func turns() throws {
    let script = Script {
      var object = $0.container(keyedBy: TestKey.self)
      var first = object.nestedUnkeyedContainer(forKey: "b")
      var second = object.nestedContainer(keyedBy: TestKey.self, forKey: "a")
      try first.encode(1)
      try second.encode("x", forKey: "y")
      try first.encode(2.5)
      try second.encode([true], forKey: "x")
      try object.encodeNil(forKey: "c")
      try first.encodeNil()
      #expect(first.codingPath.last?.stringValue == "b")
    }
    #expect(try text(script) == #"{"a":{"x":[true],"y":"x"},"b":[1,2.5,null],"c":null}"#)
    #expect(try text([script]) == #"[{"a":{"x":[true],"y":"x"},"b":[1,2.5,null],"c":null}]"#)
  }

  @Test("takes a super encoder that is used late, or from outside")
  func late() throws {
    let script = Script {
      var list = $0.unkeyedContainer()
      let late = list.superEncoder()
      try list.encode(2)
      var nested = list.nestedContainer(keyedBy: TestKey.self)
      try nested.encode(3, forKey: "a")
      try list.encode("end")
      try [1, 1].encode(to: late)
      try nested.encode(4, forKey: "b")
      #expect(list.count == 4)
    }
    #expect(try text(script) == #"[[1,1],2,{"a":3,"b":4},"end"]"#)
  }

  @Test("counts the elements of an array that is closed already")
  func countingLate() throws {
    let script = Script {
      var object = $0.container(keyedBy: TestKey.self)
      var list = object.nestedUnkeyedContainer(forKey: "l")
      try list.encode("x")
      try object.encode(true, forKey: "a")
      try object.encode(list.count, forKey: "n")
    }
    #expect(try text(script) == #"{"a":true,"l":["x"],"n":1}"#)
  }

  @Test("keeps the last value of a key, and merges containers of one key")
  func twice() throws {
    let script = Script {
      var object = $0.container(keyedBy: TestKey.self)
      try object.encode(1, forKey: "k")
      var first = object.nestedContainer(keyedBy: TestKey.self, forKey: "n")
      try first.encode(1, forKey: "a")
      var list = object.nestedUnkeyedContainer(forKey: "l")
      try list.encode(1)
      try object.encode(2, forKey: "k")
      var second = object.nestedContainer(keyedBy: TestKey.self, forKey: "n")
      try second.encode(2, forKey: "b")
      list = object.nestedUnkeyedContainer(forKey: "l")
      try list.encode(2)
    }
    #expect(try text(script) == #"{"k":2,"l":[1,2],"n":{"a":1,"b":2}}"#)
    let neighbors = Script {
      var object = $0.container(keyedBy: TestKey.self)
      try object.encode(1, forKey: "k")
      try object.encode(2, forKey: "k")
    }
    #expect(try text([neighbors]) == #"[{"k":2}]"#)
  }

  @Test("goes on with an object when a class encodes its superclass with the same encoder")
  func sameEncoder() throws {
    class Base: Encodable {
      var z = 1
      enum CodingKeys: CodingKey { case z }
    }
    final class Derived: Base {
      var a = 2
      enum Keys: CodingKey { case a }
      override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(a, forKey: .a)
        try super.encode(to: encoder)
      }
    }
    #expect(try text([Derived(), Derived()]) == #"[{"a":2,"z":1},{"a":2,"z":1}]"#)
  }

  @Test("refuses a second value for one place")
  func misuse() {
    let scripts = [
      Script {
        var container = $0.singleValueContainer()
        try container.encode(1)
        try container.encode(2)
      },
      Script {
        _ = $0.unkeyedContainer()
        _ = $0.container(keyedBy: TestKey.self)
      },
      Script {
        var container = $0.unkeyedContainer()
        try container.encode(1)
        try true.encode(to: $0)
      },
      Script {
        try? 1.encode(to: $0)
        try? 2.encode(to: $0)
        _ = $0.unkeyedContainer()
      },
    ]
    for script in scripts {
      #expect(throws: EncodingError.self) { try text(script) }
      #expect(throws: EncodingError.self) { try text(["a": [script]]) }
      let late = Script {
        var list = $0.unkeyedContainer()
        let first = list.superEncoder()
        try list.encode(script)
        try 1.encode(to: first)
      }
      #expect(throws: EncodingError.self) { try text(late) }
    }
  }

  /// Numbers of 128 bits, in every kind of container, of both encoders and of the decoder.
  @Test("writes and reads numbers of 128 bits wherever they stand", arguments: [false, true])
  func wideIntegers(byWayOfTree: Bool) throws {
    struct Wide: Codable, Equatable {
      var signed = Int128.min
      var unsigned = UInt128.max
      var list: [Int128] = [.max]
      var others: [UInt128?] = [1 << 100, nil]
      var optional: Int128? = 1 << 90
      var unset: UInt128?
    }
    let script = Script {
      var list = $0.unkeyedContainer()
      let late = list.superEncoder()
      try list.encode(Wide())
      try list.encode(UInt128.max)
      try list.encode(Int128.min)
      if byWayOfTree { try UInt128.max.encode(to: late) }
    }
    let bytes = try CodedEncoder().encode(script)
    let value = try CodedValue(parsing: bytes)
    #expect(try value[1]?.decode(Wide.self) == Wide())
    #expect(value[1]?["others"]?[0]?.integer() == UInt128(1) << 100)
    #expect(value[2]?.integer() == UInt128.max && value[3]?.integer() == Int128.min)
    #expect(value[0]?.integer() == (byWayOfTree ? UInt128.max : nil))
  }

  @Test("tells the path from within")
  func paths() throws {
    var seen: [[String]] = []
    let script = Script { encoder in
      seen.append(encoder.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })
    }
    _ = try text(["a": [["b": script]]])
    _ = try text(script)
    _ = try text([[], [1, 2]].map { $0.map { _ in script } })
    #expect(seen == [["a", "0", "b"], [], ["1", "0"], ["1", "1"]])
  }

  @Test("hands on what types ask for")
  func userInfo() throws {
    let key = try #require(CodingUserInfoKey(rawValue: "test"))
    let script = Script {
      var container = $0.singleValueContainer()
      try container.encode($0.userInfo[key] as? String ?? "none")
    }
    #expect(try CodedEncoder(userInfo: [key: "some"]).encode([script]) == Array(#"["some"]"#.utf8))
    #expect(try CodedEncoder().encode([script]) == Array(#"["none"]"#.utf8))
  }
}

/// A key of any text.
struct TestKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral: String) { stringValue = stringLiteral }
  init?(intValue: Int) { return nil }
}
