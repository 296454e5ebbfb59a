import NavState
import NavStateTestSupport
import Testing

@Suite("Outcome")
struct OutcomeTests {
  typealias Result = Outcome<String>

  /// Each kind of outcome, a change with each kind of list.
  static let all: [(outcome: Result, text: String)] = [
    (.changed([]), #"{"changed":{"events":[]}}"#),
    (.changed("a"), #"{"changed":{"events":["a"]}}"#),
    (.changed(["a", "b", "b"]), #"{"changed":{"events":["a","b","b"]}}"#),
    (.unchanged, #"{"unchanged":{}}"#),
    (.refused(.notThere), #"{"refused":{"reason":{"notThere":{}}}}"#),
    (.refused(.tooDeep(limit: 3)), #"{"refused":{"reason":{"tooDeep":{"limit":3}}}}"#),
    (.unhandled, #"{"unhandled":{}}"#),
  ]

  @Test("is coded as its name, with its events or its reason", arguments: all)
  func coding(outcome: Result, text: String) throws {
    #expect(try json(outcome) == text)
    #expect(try read(Result.self, from: text) == outcome)
  }

  @Test("tells its four kinds apart by stable names")
  func names() {
    #expect(
      Self.all.map(\.outcome.name.rawValue) == [
        "changed", "changed", "changed", "unchanged", "refused", "refused", "unhandled",
      ])
    #expect(
      OutcomeName.allCases.map(\.rawValue) == ["changed", "unchanged", "refused", "unhandled"])
  }

  @Test("is changed only if it is a change, with or without events")
  func changes() {
    #expect(
      Self.all.map(\.outcome.isChanged) == [true, true, true, false, false, false, false])
  }

  @Test("has the events of a change, in order, and else none")
  func events() {
    #expect(
      Self.all.map { Array($0.outcome.events) } == [
        [], ["a"], ["a", "b", "b"], [], [], [], [],
      ])
  }

  @Test("has the reason of a refusal, and else none")
  func refusals() {
    #expect(
      Self.all.map(\.outcome.refusal) == [
        nil, nil, nil, nil, .notThere, .tooDeep(limit: 3), nil,
      ])
  }

  @Test("keeps its kind, and the number and order of its events, in a container's words")
  func mapping() {
    let mapped = Self.all.map { row in row.outcome.map { "router: \($0)" } }
    #expect(
      mapped == [
        .changed([]), .changed("router: a"),
        .changed(["router: a", "router: b", "router: b"]),
        .unchanged, .refused(.notThere), .refused(.tooDeep(limit: 3)), .unhandled,
      ])
  }

  @Test("is equal to another only if kind, events and reason are")
  func equality() {
    for (index, row) in Self.all.enumerated() {
      for (other, otherRow) in Self.all.enumerated() {
        #expect((row.outcome == otherRow.outcome) == (index == other))
      }
    }
    #expect(Result.changed("a") == .changed(["a"]))
  }

  @Test("describes its name, with its events or its reason")
  func describing() {
    #expect(
      Self.all.map { "\($0.outcome)" } == [
        "changed([])", "changed([a])", "changed([a, b, b])", "unchanged",
        "refused(\(Refusal.notThere))", "refused(\(Refusal.tooDeep(limit: 3)))", "unhandled",
      ])
  }

  @Test(
    "refuses data that is no outcome, and says where",
    arguments: [
      ("{}", Unreadable(.dataCorrupted, at: [], rule: .missingName)),
      (
        #"{"done":{}}"#, Unreadable(.dataCorrupted, at: [], rule: .unknownName("done"))
      ),
      (
        #"{"unhandled":{},"unchanged":{}}"#,
        Unreadable(.dataCorrupted, at: [], rule: .severalNames(["unchanged", "unhandled"]))
      ),
      // No context stands beside an outcome.
      (
        #"{"unchanged":{},"by":"user"}"#,
        Unreadable(.dataCorrupted, at: [], rule: .severalNames(["by", "unchanged"]))
      ),
      (#"{"changed":{}}"#, Unreadable(.keyNotFound, at: ["changed", "events"])),
      (
        #"{"changed":{"events":["a",1]}}"#,
        Unreadable(.typeMismatch, at: ["changed", "events", "1"])
      ),
      (#"{"refused":{}}"#, Unreadable(.keyNotFound, at: ["refused", "reason"])),
      (
        #"{"refused":{"reason":{"whim":{}}}}"#,
        Unreadable(.dataCorrupted, at: ["refused", "reason"], rule: .unknownName("whim"))
      ),
      (
        #"{"unchanged":{"events":[]}}"#,
        Unreadable(.dataCorrupted, at: ["unchanged"], rule: .unknownArgument("events"))
      ),
      (#"{"unchanged":[]}"#, Unreadable(.typeMismatch, at: ["unchanged"])),
      (#"{"unchanged":null}"#, Unreadable(.valueNotFound, at: ["unchanged"])),
      (#""unchanged""#, Unreadable(.typeMismatch, at: [])),
    ])
  func refusing(text: String, reason: Unreadable) throws {
    #expect(try unreadable(text, as: Result.self) == reason)
  }
}
