import NavState
import NavStateTestSupport
import Testing

@Suite("Envelope")
struct EnvelopeTests {
  typealias Action = RouteStack<String>.Action
  typealias Letter = Envelope<Action>

  @Test("has no id, expects nothing, and is code's and unforced unless said otherwise")
  func defaults() {
    let envelope = Letter(.popToRoot)
    #expect(envelope.id == nil)
    #expect(envelope.expected == nil)
    #expect(envelope.context == Context())
    #expect(envelope.action == .popToRoot)
  }

  @Test("keeps its id when the expected revision changes, and the other way round")
  func changing() {
    for (id, expected) in [("a", 1), ("a", nil), (nil, 1), (nil, nil)] as [(String?, Int?)] {
      var envelope = Letter(.pop(), in: .user)
      envelope.id = id
      envelope.expected = expected
      #expect(envelope == Letter(.pop(), in: .user, id: id, expected: expected))
      #expect(envelope.id == id)
      #expect(envelope.expected == expected)
      envelope.id = nil
      #expect(envelope == Letter(.pop(), in: .user, expected: expected))
      envelope.expected = nil
      #expect(envelope == Letter(.pop(), in: .user))
    }
  }

  @Test(
    "is coded as the action, and what else there is beside it",
    arguments: [
      (Letter(.pop()), #"{"action":{"pop":{}}}"#),
      (Letter(.pop(), id: "a1"), #"{"action":{"pop":{}},"key":"a1"}"#),
      (Letter(.pop(), id: ""), #"{"action":{"pop":{}},"key":""}"#),
      (Letter(.pop(), expected: 0), #"{"action":{"pop":{}},"expected":0}"#),
      (Letter(.pop(), in: .user), #"{"action":{"pop":{}},"by":"user"}"#),
      (
        Letter(
          .push("a"), in: Context(cause: .restore, isForced: true), id: "b", expected: -1),
        #"{"action":{"push":{"route":"a"}},"by":"restore","expected":-1,"forced":true,"key":"b"}"#
      ),
    ] as [(Letter, String)])
  func coding(envelope: Letter, text: String) throws {
    #expect(try json(envelope) == text)
    #expect(try read(Letter.self, from: text) == envelope)
  }

  @Test(
    "reads a context inside the action too, and the one outside wins, field by field",
    arguments: [
      (#"{"action":{"pop":{},"by":"user","forced":true}}"#, Context(cause: .user, isForced: true)),
      (#"{"action":{"pop":{},"by":"user"},"by":"link"}"#, Context(cause: .link)),
      (
        #"{"action":{"pop":{},"by":"user"},"forced":true}"#,
        Context(cause: .user, isForced: true)
      ),
      (
        #"{"action":{"pop":{},"forced":true},"by":"link"}"#,
        Context(cause: .link, isForced: true)
      ),
      // A default that is written outside wins like any other.
      (
        #"{"action":{"pop":{},"by":"user","forced":true},"by":"code","forced":false}"#, Context()
      ),
      (#"{"action":{"pop":{},"by":"user"},"by":null}"#, Context(cause: .user)),
    ])
  func contexts(text: String, context: Context) throws {
    let envelope = try read(Letter.self, from: text)
    #expect(envelope == Letter(.pop(), in: context))
  }

  @Test("takes null as not there, and leaves other keys to others")
  func otherKeys() throws {
    let text = #"{"id":"stream","key":null,"expected":null,"action":{"pop":{}},"note":[1]}"#
    #expect(try read(Letter.self, from: text) == Letter(.pop()))
  }

  @Test(
    "refuses data that is no envelope, and says where",
    arguments: [
      ("{}", Unreadable(.keyNotFound, at: ["action"])),
      (#"{"pop":{}}"#, Unreadable(.keyNotFound, at: ["action"])),
      (#"{"action":null}"#, Unreadable(.valueNotFound, at: ["action"])),
      (#"{"action":{}}"#, Unreadable(.dataCorrupted, at: ["action"], rule: .missingName)),
      (
        #"{"action":{"hop":{}}}"#,
        Unreadable(.dataCorrupted, at: ["action"], rule: .unknownName("hop"))
      ),
      (
        #"{"action":{"pop":{},"key":"a"}}"#,
        Unreadable(.dataCorrupted, at: ["action"], rule: .severalNames(["key", "pop"]))
      ),
      (
        #"{"action":{"pop":{"count":"x"}}}"#,
        Unreadable(.typeMismatch, at: ["action", "pop", "count"])
      ),
      (#"{"action":{"pop":{}},"key":1}"#, Unreadable(.typeMismatch, at: ["key"])),
      (
        #"{"action":{"pop":{}},"expected":9223372036854775808}"#,
        Unreadable(.dataCorrupted, at: ["expected"])
      ),
      (#"{"action":{"pop":{}},"expected":"1"}"#, Unreadable(.typeMismatch, at: ["expected"])),
      (#"{"action":{"pop":{}},"by":"magic"}"#, Unreadable(.dataCorrupted, at: ["by"])),
      (
        #"{"action":{"pop":{},"by":"magic"},"by":"user"}"#,
        Unreadable(.dataCorrupted, at: ["action", "by"])
      ),
    ])
  func refusing(text: String, reason: Unreadable) throws {
    #expect(try unreadable(text, as: Letter.self) == reason)
  }
}
