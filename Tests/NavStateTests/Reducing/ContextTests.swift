import NavState
import NavStateTestSupport
import Testing

@Suite("Context")
struct ContextTests {
  @Test("is code and unforced unless said otherwise")
  func defaults() {
    #expect(Context().cause == .code)
    #expect(!Context().isForced)
    #expect(Context.user == Context(cause: .user, isForced: false))
  }

  @Test("describes its cause, and that it is forced")
  func describing() {
    #expect("\(Context())" == "code")
    #expect("\(Context.user)" == "user")
    #expect("\(Context(cause: .link, isForced: true))" == "link, forced")
  }

  @Test("keeps its force when the cause changes, and its cause when the force does")
  func changing() {
    for cause in Cause.allCases {
      for isForced in [false, true] {
        var context = Context(cause: .link, isForced: isForced)
        context.cause = cause
        #expect(context == Context(cause: cause, isForced: isForced))
        context.isForced.toggle()
        #expect(context == Context(cause: cause, isForced: !isForced))
        #expect(context.cause == cause)
        #expect(context.isForced == !isForced)
      }
    }
  }

  @Test(
    "writes what differs from the default, and reads the default for what is not there",
    arguments: [
      (Context(), "{}"),
      (Context(cause: .user), #"{"by":"user"}"#),
      (Context(isForced: true), #"{"forced":true}"#),
      (Context(cause: .container, isForced: true), #"{"by":"container","forced":true}"#),
    ])
  func coding(context: Context, text: String) throws {
    #expect(try json(context) == text)
    #expect(try read(Context.self, from: text) == context)
  }

  @Test(
    "reads a default that is written, and null as not there",
    arguments: [#"{"by":"code","forced":false}"#, #"{"by":null,"forced":null}"#, #"{"push":1}"#])
  func reading(text: String) throws {
    #expect(try read(Context.self, from: text) == Context())
  }

  @Test(
    "refuses an unknown cause, or a force that is no Boolean, and says where",
    arguments: [
      (#"{"by":"magic"}"#, Unreadable(.dataCorrupted, at: ["by"])),
      (#"{"by":"User"}"#, Unreadable(.dataCorrupted, at: ["by"])),
      (#"{"by":1}"#, Unreadable(.typeMismatch, at: ["by"])),
      (#"{"forced":"true"}"#, Unreadable(.typeMismatch, at: ["forced"])),
      (#"{"forced":1}"#, Unreadable(.typeMismatch, at: ["forced"])),
      ("[]", Unreadable(.typeMismatch, at: [])),
    ])
  func refusing(text: String, reason: Unreadable) throws {
    #expect(try unreadable(text, as: Context.self) == reason)
  }
}

@Suite("Cause")
struct CauseTests {
  @Test("has a closed list of stable names")
  func names() throws {
    #expect(Cause.allCases.map(\.rawValue) == ["code", "user", "link", "restore", "container"])
    for cause in Cause.allCases { #expect(try json(cause) == "\"\(cause.rawValue)\"") }
  }
}

@Suite("Step")
struct StepTests {
  typealias Action = RouteStack<String>.Action

  @Test("is code's and unforced unless said otherwise")
  func defaults() {
    #expect(Step(Action.popToRoot).context == Context())
  }

  @Test(
    "is coded as the action, with the context beside its name",
    arguments: [
      (Step(.pop()), #"{"pop":{}}"#),
      (Step(.pop(count: 2), in: .user), #"{"by":"user","pop":{"count":2}}"#),
      (Step(.popToRoot, in: Context(isForced: true)), #"{"forced":true,"popToRoot":{}}"#),
      (
        Step(.push("a"), in: Context(cause: .link, isForced: true)),
        #"{"by":"link","forced":true,"push":{"route":"a"}}"#
      ),
    ] as [(Step<Action>, String)])
  func coding(step: Step<Action>, text: String) throws {
    #expect(try json(step) == text)
    #expect(try read(Step<Action>.self, from: text) == step)
  }

  @Test("lets an action be read alone that has a context beside its name")
  func besideTheName() throws {
    let text = #"{"by":"user","forced":true,"pop":{"count":2}}"#
    #expect(try read(Action.self, from: text) == .pop(count: 2))
  }

  @Test(
    "refuses what is neither an action nor a context, and says where",
    arguments: [
      (#"{"by":"user"}"#, Unreadable(.dataCorrupted, at: [], rule: .missingName)),
      (
        #"{"pop":{},"why":"user"}"#,
        Unreadable(.dataCorrupted, at: [], rule: .severalNames(["pop", "why"]))
      ),
      (#"{"pop":{},"by":"magic"}"#, Unreadable(.dataCorrupted, at: ["by"])),
      (
        #"{"pop":{"by":"user"}}"#,
        Unreadable(.dataCorrupted, at: ["pop"], rule: .unknownArgument("by"))
      ),
    ])
  func refusing(text: String, reason: Unreadable) throws {
    #expect(try unreadable(text, as: Step<Action>.self) == reason)
  }
}
