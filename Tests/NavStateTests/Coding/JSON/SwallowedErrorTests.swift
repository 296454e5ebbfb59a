import NavState
import Testing

/// What an encoder writes for a type that goes on after an error.
@Suite("Errors that types swallow")
struct SwallowedErrorTests {
  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try CodedEncoder().encode(value), as: UTF8.self)
  }

  /// A type that writes itself as a test says.
  private struct Script: Encodable {
    let write: (any Encoder) throws -> Void

    func encode(to encoder: any Encoder) throws { try write(encoder) }
  }

  @Test("takes back all of a value whose error is swallowed", arguments: [false, true])
  func swallowing(byWayOfTree: Bool) throws {
    let failing = Script {
      var object = $0.container(keyedBy: TestKey.self)
      try object.encode(1, forKey: "z")
      var list = object.nestedUnkeyedContainer(forKey: "a")
      try list.encode("half")
      try list.encode(Double.nan)
    }
    let script = Script { encoder in
      var object = encoder.container(keyedBy: TestKey.self)
      #expect(throws: EncodingError.self) { try object.encode(failing, forKey: "x") }
      #expect(throws: EncodingError.self) { try object.encode(Double.nan, forKey: "y") }
      #expect(throws: EncodingError.self) { try object.encode(Float.nan, forKey: "y") }
      try object.encode(1, forKey: "b")
      #expect(throws: EncodingError.self) { try object.encode(["q": failing], forKey: "x") }
      var list = object.nestedUnkeyedContainer(forKey: "a")
      #expect(throws: EncodingError.self) { try list.encode(failing) }
      #expect(throws: EncodingError.self) { try list.encode(Double.nan) }
      #expect(throws: EncodingError.self) { try list.encode(Float.nan) }
      try list.encode(2)
      #expect(throws: EncodingError.self) { try list.encode([failing]) }
      #expect(list.count == 1)
      var single = object.superEncoder(forKey: "s").singleValueContainer()
      #expect(throws: EncodingError.self) { try single.encode(failing) }
      try single.encode(3)
      try object.encode(5, forKey: "c")
      single = object.superEncoder(forKey: "e").singleValueContainer()
      #expect(throws: EncodingError.self) { try single.encode(failing) }
      try single.encode([String: Int]())
      if byWayOfTree { try list.encode(4) }
    }
    let list = byWayOfTree ? "[2,4]" : "[2]"
    #expect(try text(script) == "{\"a\":\(list),\"b\":1,\"c\":5,\"e\":{},\"s\":3}")
  }

  @Test(
    "lets a type write another value instead of a number that is not finite",
    arguments: [false, true])
  func replacing(byWayOfTree: Bool) throws {
    func replacing(_ number: Double, by text: String?) -> Script {
      Script {
        var container = $0.singleValueContainer()
        do { try container.encode(number) } catch { try text.map { try container.encode($0) } }
      }
    }
    func replacing(float number: Float, by text: String?) -> Script {
      Script {
        var container = $0.singleValueContainer()
        do { try container.encode(number) } catch { try text.map { try container.encode($0) } }
      }
    }
    let script = Script {
      var list = $0.unkeyedContainer()
      let first = list.superEncoder()
      try list.encode(replacing(Double.nan, by: "nan"))
      try list.encode(replacing(float: -.infinity, by: "-inf"))
      try list.encode(replacing(Double.infinity, by: nil))
      try list.encode(replacing(float: .nan, by: nil))
      try list.encode(replacing(1.5, by: "none"))
      if byWayOfTree { try 0.encode(to: first) }
    }
    let first = byWayOfTree ? "0" : "{}"
    #expect(try text(script) == "[\(first),\"nan\",\"-inf\",{},{},1.5]")
    #expect(try CodedValue(encoding: script).count == 6)
    #expect(try text(replacing(Double.nan, by: "nan")) == #""nan""#)
  }

  @Test("forgets the keys of a value whose error is swallowed")
  func forgettingKeys() throws {
    let failing = Script {
      var object = $0.container(keyedBy: TestKey.self)
      try object.encode(1, forKey: "y")
      try object.encode(Double.nan, forKey: "x")
    }
    let script = Script { encoder in
      var object = encoder.container(keyedBy: TestKey.self)
      try object.encode(1, forKey: "b")
      var single = object.superEncoder(forKey: "s").singleValueContainer()
      #expect(throws: EncodingError.self) { try single.encode(failing) }
      try single.encode(3)
      try object.encode(5, forKey: "c")
    }
    #expect(try text([script]) == #"[{"b":1,"c":5,"s":3}]"#)
  }
}
