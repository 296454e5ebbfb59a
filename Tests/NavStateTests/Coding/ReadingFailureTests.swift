import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("ReadingFailure")
struct ReadingFailureTests {
  /// Data that breaks a rule, and how the failure describes that.
  struct Row: CustomTestStringConvertible {
    let type: any (Decodable & Sendable).Type
    let text: String
    let kind: ReadingFailure.Kind
    let place: [String]
    let description: String

    var testDescription: String { text }
  }

  static let rows = [
    Row(
      type: Refusal.self, text: "{}", kind: .missingName, place: [],
      description: "there is no name"),
    Row(
      type: [Refusal].self, text: #"[{"b":{},"a":{}}]"#, kind: .severalNames(["a", "b"]),
      place: ["0"], description: "there is more than one name: a, b"),
    Row(
      type: [String: Refusal].self, text: #"{"key":{"a":{}}}"#, kind: .unknownName("a"),
      place: ["key"], description: #"the name "a" is not known"#),
    Row(
      type: Refusal.self, text: #"{"notThere":{"a":1}}"#, kind: .unknownArgument("a"),
      place: ["notThere"], description: #"the argument "a" is not known"#),
    Row(
      type: Router<Reader>.self, text: #"{"stack":[],"presented":[{"about":{}},{"about":{}}]}"#,
      kind: .violation("presentedTwice"), place: [],
      description: "a rule is broken: presentedTwice"),
    Row(
      type: RouterRules.self, text: #"{"depth":-3}"#, kind: .outOfRange(-3), place: ["depth"],
      description: "the number -3 is out of range"),
    Row(
      type: RouteStack<Int>.Action.self, text: #"{"popTo":{"id":1}}"#, kind: .noIdentity,
      place: ["popTo", "id"],
      description: "routes of this type have no identity that can be read"),
    Row(
      type: Revisioned<Dial>.self, text: #"{"state":1,"revision":-1}"#,
      kind: .violation("revisionOutOfRange(-1)"), place: [],
      description: "a rule is broken: revisionOutOfRange(-1)"),
  ]

  @Test("tells its rule, its place, and both in the error of the decoder", arguments: rows)
  func describing(row: Row) throws {
    let error = #expect(throws: DecodingError.self) { try read(row.type, from: row.text) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    let failure = try #require(context.underlyingError as? ReadingFailure)
    #expect(failure.kind == row.kind)
    #expect(failure.place == row.place)
    #expect("\(failure)" == row.description)
    #expect(context.debugDescription == row.description)
    #expect(
      context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } == row.place)
  }
}
