import NavState
import NavStateTestSupport
import Testing

@Suite("RouteStack.Action, coded")
struct RouteStackActionCodingTests {
  typealias Action = RouteStack<Card>.Action

  static let forms: [CodedForm<Action>] = [
    CodedForm(.push("a"), #"{"push":{"route":"a"}}"#),
    CodedForm(.push("a", duplicates: .allow), #"{"push":{"duplicates":"allow","route":"a"}}"#),
    CodedForm(
      .push("a", duplicates: .ignoreIfOnTop),
      #"{"push":{"duplicates":"ignoreIfOnTop","route":"a"}}"#),
    CodedForm(
      .push("a", duplicates: .popToExisting),
      #"{"push":{"duplicates":"popToExisting","route":"a"}}"#),
    CodedForm(
      .push("a", duplicates: .moveToTop), #"{"push":{"duplicates":"moveToTop","route":"a"}}"#),
    CodedForm(.pop(), #"{"pop":{}}"#),
    CodedForm(.pop(count: 0), #"{"pop":{"count":0}}"#),
    CodedForm(.pop(count: 2), #"{"pop":{"count":2}}"#),
    CodedForm(.pop(count: -1), #"{"pop":{"count":-1}}"#),
    CodedForm(.pop(count: .min), #"{"pop":{"count":-9223372036854775808}}"#),
    CodedForm(.popTo(.route("a")), #"{"popTo":{"route":"a"}}"#),
    CodedForm(
      .popTo(.route("a"), match: .first), #"{"popTo":{"match":"first","route":"a"}}"#),
    CodedForm(.popTo(.id("a")), #"{"popTo":{"id":"a"}}"#),
    CodedForm(.popTo(.id("a"), match: .first), #"{"popTo":{"id":"a","match":"first"}}"#),
    CodedForm(.popToRoot, #"{"popToRoot":{}}"#),
    CodedForm(.replaceTop("a"), #"{"replaceTop":{"route":"a"}}"#),
    CodedForm(.bringToFront("a"), #"{"bringToFront":{"route":"a"}}"#),
    CodedForm(.set([]), #"{"set":{"stack":[]}}"#),
    CodedForm(.set(["a", "b"]), #"{"set":{"stack":["a","b"]}}"#),
  ]

  @Test("is one verb with its named arguments", arguments: forms)
  func coding(form: CodedForm<Action>) throws {
    try form.check()
  }

  @Test("has a form for each verb, which is the verb's name")
  func verbs() {
    expectNames(of: Self.forms)
  }

  @Test(
    "is read with the default for an optional argument that is missing, null, or spelled out",
    arguments: [
      (#"{"push":{"route":"a","duplicates":null}}"#, .push("a", duplicates: nil)),
      (#"{"pop":{"count":null}}"#, .pop(count: 1)),
      (#"{"pop":{"count":1}}"#, .pop(count: 1)),
      (#"{"popTo":{"route":"a","match":"last"}}"#, .popTo(.route("a"), match: .last)),
      (#"{"popTo":{"route":"a","match":null}}"#, .popTo(.route("a"), match: .last)),
      (#"{"popTo":{"route":null,"id":"a"}}"#, .popTo(.id("a"), match: .last)),
      (#"{"popTo":{"route":"a","id":null}}"#, .popTo(.route("a"), match: .last)),
    ] as [(String, Action)])
  func defaults(text: String, action: Action) throws {
    #expect(try read(from: text) == action)
  }

  @Test(
    "is read whatever a context beside the verb says",
    arguments: [
      #"{"pop":{},"by":"user"}"#, #"{"by":"user","forced":true,"pop":{}}"#,
      #"{"pop":{},"forced":false}"#,
    ])
  func besideVerb(text: String) throws {
    #expect(try read(from: text) == Action.pop())
  }

  static let refusedTexts: [RefusedText] = [
    RefusedText("{}", breaking: .missingName),
    RefusedText(#"{"by":"user"}"#, breaking: .missingName),
    RefusedText(#"{"pull":{}}"#, breaking: .unknownName("pull")),
    RefusedText(#"{"Pop":{}}"#, breaking: .unknownName("Pop")),
    RefusedText(#"{"":{}}"#, breaking: .unknownName("")),
    RefusedText(#"{"present":{"item":"a"}}"#, breaking: .unknownName("present")),
    RefusedText(#"{"pop":{},"popToRoot":{}}"#, breaking: .severalNames(["pop", "popToRoot"])),
    RefusedText(#"{"pop":{},"at":{}}"#, breaking: .severalNames(["at", "pop"])),

    RefusedText(#"{"pop":{"times":2}}"#, breaking: .unknownArgument("times"), at: ["pop"]),
    RefusedText(
      #"{"popToRoot":{"count":1}}"#, breaking: .unknownArgument("count"), at: ["popToRoot"]),
    RefusedText(
      #"{"push":{"route":"a","z":1,"b":2}}"#, breaking: .unknownArgument("b"), at: ["push"]),
    RefusedText(
      #"{"popTo":{"route":"a","id":"a"}}"#, breaking: .severalNames(["id", "route"]), at: ["popTo"]),
    RefusedText(#"{"pop":{"by":"user"}}"#, breaking: .unknownArgument("by"), at: ["pop"]),

    RefusedText("null", .valueNotFound, at: []),
    RefusedText(#""popToRoot""#, .typeMismatch, at: []),
    RefusedText(#"[{"pop":{}}]"#, .typeMismatch, at: []),
    RefusedText(#"{"popToRoot":[]}"#, .typeMismatch, at: ["popToRoot"]),
    RefusedText(#"{"pop":2}"#, .typeMismatch, at: ["pop"]),
    RefusedText(#"{"pop":null}"#, .valueNotFound, at: ["pop"]),

    RefusedText(#"{"push":{}}"#, .keyNotFound, at: ["push", "route"]),
    RefusedText(#"{"push":{"route":null}}"#, .valueNotFound, at: ["push", "route"]),
    RefusedText(#"{"push":{"route":{}}}"#, .typeMismatch, at: ["push", "route"]),
    RefusedText(
      #"{"push":{"route":"a","duplicates":"never"}}"#, .dataCorrupted, at: ["push", "duplicates"]),
    RefusedText(#"{"pop":{"count":"2"}}"#, .typeMismatch, at: ["pop", "count"]),
    RefusedText(#"{"pop":{"count":true}}"#, .typeMismatch, at: ["pop", "count"]),
    RefusedText(#"{"popTo":{}}"#, .keyNotFound, at: ["popTo", "id"]),
    RefusedText(#"{"popTo":{"id":7}}"#, .typeMismatch, at: ["popTo", "id"]),
    RefusedText(
      #"{"popTo":{"route":"a","match":"any"}}"#, .dataCorrupted, at: ["popTo", "match"]),
    RefusedText(#"{"replaceTop":{}}"#, .keyNotFound, at: ["replaceTop", "route"]),
    RefusedText(#"{"bringToFront":{}}"#, .keyNotFound, at: ["bringToFront", "route"]),
    RefusedText(#"{"set":{}}"#, .keyNotFound, at: ["set", "stack"]),
    RefusedText(#"{"set":{"stack":["a",5]}}"#, .typeMismatch, at: ["set", "stack", "1"]),
  ]

  @Test("is refused if it is not understood whole, with the place", arguments: refusedTexts)
  func refusals(text: RefusedText) throws {
    try text.check(as: Action.self)
  }

  /// Foundation does not tell the place of a number that it can't turn into an integer.
  @Test(
    "is refused with a count that is no integer", arguments: ["1.5", "1e99", "9223372036854775808"])
  func count(text: String) throws {
    let error = try unreadable(#"{"pop":{"count":\#(text)}}"#, as: Action.self)
    #expect(error.reason == .dataCorrupted)
  }

  @Test("is read with a stack up to the depth of the limits")
  func depth() throws {
    let context: ReadingContext = [.navigationLimits: Limits(depth: 1)]
    #expect(try read(from: #"{"set":{"stack":["a"]}}"#, under: context) == Action.set(["a"]))
    try RefusedText(
      #"{"set":{"stack":["a","b"]}}"#, breaking: .tooMany(limit: 1), at: ["set", "stack"]
    )
    .check(as: Action.self, under: context)
  }
}

@Suite("RouteStack.Event, coded")
struct RouteStackEventCodingTests {
  typealias Event = RouteStack<Card>.Event

  static let forms: [CodedForm<Event>] = [
    CodedForm(.pushed(["a"]), #"{"pushed":{"routes":["a"]}}"#),
    CodedForm(.pushed(["a", "b"]), #"{"pushed":{"routes":["a","b"]}}"#),
    CodedForm(.popped(["a"]), #"{"popped":{"routes":["a"]}}"#),
    CodedForm(.popped(["a", "b"]), #"{"popped":{"routes":["a","b"]}}"#),
    CodedForm(
      .replaced(removed: ["a"], added: ["b", "c"]),
      #"{"replaced":{"added":["b","c"],"removed":["a"]}}"#),
  ]

  @Test("is one name with the screens that came and went", arguments: forms)
  func coding(form: CodedForm<Event>) throws {
    try form.check()
  }

  @Test("has a form for each name, which is the name")
  func names() {
    expectNames(of: Self.forms)
  }

  @Test(
    "is refused if it is not understood whole; nobody asks for an event, so it has no context",
    arguments: [
      RefusedText("{}", breaking: .missingName),
      RefusedText(#"{"push":{"routes":["a"]}}"#, breaking: .unknownName("push")),
      RefusedText(
        #"{"pushed":{"routes":["a"]},"by":"user"}"#, breaking: .severalNames(["by", "pushed"])),
      RefusedText(
        #"{"popped":{"routes":["a"]},"forced":true}"#,
        breaking: .severalNames(["forced", "popped"])),
      RefusedText(
        #"{"pushed":{"routes":["a"],"cause":"user"}}"#, breaking: .unknownArgument("cause"),
        at: ["pushed"]),
      RefusedText(#"{"pushed":{}}"#, .keyNotFound, at: ["pushed", "routes"]),
      RefusedText(#"{"popped":{"routes":"a"}}"#, .typeMismatch, at: ["popped", "routes"]),
      RefusedText(#"{"popped":{"routes":["a",7]}}"#, .typeMismatch, at: ["popped", "routes", "1"]),
      RefusedText(#"{"replaced":{"removed":["a"]}}"#, .keyNotFound, at: ["replaced", "added"]),
      RefusedText(#"{"replaced":{"added":["a"]}}"#, .keyNotFound, at: ["replaced", "removed"]),
    ])
  func refusals(text: RefusedText) throws {
    try text.check(as: Event.self)
  }
}
