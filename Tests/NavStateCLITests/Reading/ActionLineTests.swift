import NavState
import NavStateCLI
import NavStateSample
import Testing

@Suite("ActionLine")
struct ActionLineTests {
  private func read(_ text: String, under limits: Limits = Limits()) throws(LineError)
    -> ActionLine<Router<Reader>.Action>
  {
    try InputLine(number: 1, content: .bytes(Array(text.utf8))).decode(under: limits)
  }

  private func error(_ text: String, under limits: Limits = Limits()) -> String {
    do {
      return "read as \(try read(text, under: limits))"
    } catch {
      return "\(error)"
    }
  }

  @Test("reads an action alone, with the default for all the rest")
  func alone() throws {
    let line = try read(#"{"action":{"back":{}}}"#)
    #expect(line.stream.isEmpty)
    #expect(line.envelope == Envelope(.back))
  }

  @Test("reads the stream and all of an envelope")
  func whole() throws {
    let line = try read(
      #"""
      {"id":"pad","key":"a1","expected":7,"by":"link","forced":true,"action":{"popToRoot":{}}}
      """#)
    let context = Context(cause: .link, isForced: true)
    #expect(line.stream == "pad")
    #expect(line.envelope == Envelope(.stack(.popToRoot), in: context, id: "a1", expected: 7))
  }

  @Test("takes null for what is left out")
  func null() throws {
    let line = try read(#"{"id":null,"key":null,"expected":null,"action":{"back":{}}}"#)
    #expect(line == (try read(#"{"action":{"back":{}}}"#)))
  }

  @Test(
    "tells the place of what it can't read",
    arguments: [
      ("{}", "action"), (#"{"action":null}"#, "action"), (#"{"action":{}}"#, "action"),
      (#"{"action":{"fly":{}}}"#, "action"), (#"{"action":{"back":{},"pop":{}}}"#, "action"),
      (#"{"action":{"pop":{"far":1}}}"#, "action.pop"), (#"{"action":{"pop":[]}}"#, "action.pop"),
      (#"{"action":{"pop":{"count":"1"}}}"#, "action.pop.count"),
      (#"{"action":{"pop":{"count":1.5}}}"#, "action.pop.count"),
      (#"{"action":{"pop":{"count":1e400}}}"#, "action.pop.count"),
      (#"{"action":{"pop":{"count":9223372036854775808}}}"#, "action.pop.count"),
      (#"{"action":{"push":{}}}"#, "action.push.route"),
      (#"{"action":{"push":{"route":{"message":{"id":7}}}}}"#, "action.push.route.message.id"),
      (#"{"action":{"set":{"stack":[{"trending":{}},{"x":{}}]}}}"#, "action.set.stack.1"),
      (#"{"action":{"adapt":{"traits":{"width":1e999}}}}"#, "action.adapt.traits.width"),
      (#"{"action":{"configure":{"rules":{"depth":-1}}}}"#, "action.configure.rules.depth"),
      (#"{"expected":1e400,"action":{"back":{}}}"#, "expected"),
      (#"{"expected":9223372036854775808,"action":{"back":{}}}"#, "expected"),
      (#"{"expected":"7","action":{"back":{}}}"#, "expected"),
      (#"{"id":7,"action":{"back":{}}}"#, "id"), (#"{"key":7,"action":{"back":{}}}"#, "key"),
      (#"{"by":"nobody","action":{"back":{}}}"#, "by"),
      (#"{"forced":1,"action":{"back":{}}}"#, "forced"), ("[]", "the top"), ("7", "the top"),
      (#"{"action":{"back":{}}"#, "byte 22"), (#"{"action":{"back":{}}}}"#, "byte 23"),
      ("\0", "byte 1"), (#"{"id":"\#u{0}","action":{"back":{}}}"#, "byte 8"),
    ])
  func places(text: String, place: String) {
    #expect(error(text).hasPrefix("at \(place): "), "\(error(text))")
  }

  @Test("names what it does not know")
  func names() {
    #expect(error(#"{"action":{"fly":{}}}"#) == #"at action: the name "fly" is not known"#)
    let argument = #"at action.pop: the argument "far" is not known"#
    #expect(error(#"{"action":{"pop":{"far":1}}}"#) == argument)
  }

  @Test("refuses a name that stands twice, since another reader might take the other value")
  func twice() {
    let text = #"{"id":"a","id":"b","action":{"back":{}}}"#
    #expect(error(text).hasPrefix("at byte "))
    #expect(error(text).hasSuffix(#": the key "id" is there twice"#))
  }

  @Test("keeps to the limits it is given")
  func limits() throws {
    let text = #"{"action":{"set":{"stack":[{"trending":{}},{"drafts":{}}]}}}"#
    _ = try read(text, under: Limits(depth: 2, nesting: 6))
    let deep = "at action.set.stack: there are more elements than 1"
    #expect(error(text, under: Limits(depth: 1)) == deep)
    let nested = "at byte 40: there are more values inside one another than 5"
    #expect(error(text, under: Limits(nesting: 5)).hasPrefix(nested))
    #expect(throws: LineError(place: .byte(11), reason: "the line has more than 10 bytes")) {
      try InputLine(number: 1, content: .tooLong).decode(
        ActionLine<Router<Reader>.Action>.self, under: Limits(bytes: 10))
    }
  }
}
