import NavState
import Testing

@Suite("Limits on documents")
struct ReadingLimitsTests {
  private func reading(_ document: String, _ limits: Limits) -> ReadingFailure? {
    let bytes = Array(document.utf8)
    let failure = failing { _ = try CodedValue(parsing: bytes, limits: limits) }
    let decoder = CodedDecoder(limits: limits)
    #expect(failing { _ = try decoder.decode(CodedValue.self, from: bytes) } == failure)
    return failure
  }

  @Test("takes as many bytes as allowed, and not one more")
  func bytes() {
    #expect(reading("[1,2]", Limits(bytes: 5)) == nil)
    #expect(reading("[1,2]", Limits(bytes: 4))?.kind == .tooManyBytes(limit: 4))
    #expect(reading("", Limits(bytes: 0))?.kind == .syntax(.unexpectedEnd))
  }

  @Test("takes as many values as allowed, keys not counted, and not one more")
  func nodes() {
    #expect(reading(#"[1,{"a":2,"b":[]}]"#, Limits(nodes: 5)) == nil)
    let failure = reading(#"[1,{"a":2,"b":[]}]"#, Limits(nodes: 4))
    #expect(failure?.kind == .tooManyNodes(limit: 4))
    #expect(failure?.offset == 14)
    #expect(failure?.place == ["1", "b"])
    #expect(reading("1", Limits(nodes: 0))?.kind == .tooManyNodes(limit: 0))
  }

  @Test("takes as many arrays and objects inside one another as allowed, and not one more")
  func nesting() {
    #expect(reading(#"[{"a":[1]},[[]]]"#, Limits(nesting: 3)) == nil)
    let failure = reading(#"[[],{"a":[1]}]"#, Limits(nesting: 2))
    #expect(failure?.kind == .nestedTooDeep(limit: 2))
    #expect(failure?.offset == 9)
    #expect(failure?.place == ["1", "a"])
    #expect(reading("1", Limits(nesting: 0)) == nil)
    #expect(reading("[]", Limits(nesting: 0))?.kind == .nestedTooDeep(limit: 0))
  }

  @Test("never goes deeper than 512, whatever the limits say")
  func deepest() throws {
    let limits = Limits(nesting: .max)
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(reading(nested(513), limits)?.kind == .nestedTooDeep(limit: 512))
    let value = try CodedValue(parsing: nested(512), limits: limits)
    #expect(value.description == nested(512))
  }

  @Test(
    "refuses a million arrays or objects inside one another",
    arguments: ["[", "{\"a\":", "[{\"a\":[", "[[],"])
  func bombs(opening: String) {
    let bytes = Array(String(repeating: opening, count: 1_000_000).utf8)
    for limits in [Limits(), Limits(bytes: .max, nesting: .max)] {
      let failure = failing { _ = try CodedValue(parsing: bytes, limits: limits) }
      #expect(failure?.kind == .nestedTooDeep(limit: min(512, limits.nesting)))
    }
  }

  @Test("finds a key that is there twice among many, and none where there is none")
  func wide() throws {
    // In no order: 7919 is prime, so every key comes once.
    let keys = (0..<10_000).map { "\"k\($0 * 7919 % 10_000)\"" }
    let document = keys.map { "\($0):0" }.joined(separator: ",")
    #expect(try CodedValue(parsing: "{\(document)}").count == 10_000)
    let failure = failing { _ = try CodedValue(parsing: "{\(document),\"k77\":1}") }
    #expect(failure?.kind == .duplicateKey("k77"))
    #expect(failure?.offset == document.utf8.count + 2)
  }

  @Test("hands its limits to the types that it reads")
  func handing() throws {
    let decoder = CodedDecoder(limits: Limits(depth: 2))
    #expect(try decoder.decode(RouteStack<Int>.self, from: Array("[1,2]".utf8)).count == 2)
    let failure = failing {
      _ = try decoder.decode([RouteStack<Int>].self, from: Array("[[1],\n[1,2,3]]".utf8))
    }
    #expect(failure?.kind == .tooMany(limit: 2))
    #expect(failure?.place == ["1"])
    #expect(failure?.offset == 6 && failure?.line == 2)
  }

  @Test("keeps its limits under the key that all decoders know")
  func userInfo() {
    var decoder = CodedDecoder()
    #expect(decoder.limits == Limits())
    decoder.limits = Limits(depth: 3)
    #expect(decoder.userInfo[.navigationLimits] as? Limits == Limits(depth: 3))
    #expect(CodedDecoder(userInfo: decoder.userInfo).limits == Limits(depth: 3))
  }
}
