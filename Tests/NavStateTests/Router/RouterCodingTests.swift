import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("Router, coded")
struct RouterCodingTests {
  typealias Place = Router<Cards>

  @Test(
    "is its stack and what is presented, root-most first, without the configuration",
    arguments: [
      CodedForm(.at(""), #"{"presented":[],"stack":[]}"#),
      CodedForm(.at("a b"), #"{"presented":[],"stack":["a","b"]}"#),
      CodedForm(.at("", "x"), #"{"presented":["x"],"stack":[]}"#),
      CodedForm(.at("a b", "x"), #"{"presented":["x"],"stack":["a","b"]}"#),
    ] as [CodedForm<Place>])
  func coding(form: CodedForm<Place>) throws {
    try form.check()
  }

  @Test("is the same under the configuration it had, and under no other")
  func configuration() throws {
    let rules = RouterRules(duplicates: .moveToTop, depth: 3)
    let router = Place.at("a b", "x", rules: rules, traits: Traits(width: 320))
    try CodedForm(router, #"{"presented":["x"],"stack":["a","b"]}"#)
      .check(under: [.routerConfiguration: router.configuration])
    #expect(try recoded(router) == .at("a b", "x"))
    // What is no configuration of a router is none.
    #expect(try recoded(router, under: [.routerConfiguration: rules]) == .at("a b", "x"))
  }

  @Test(
    "is read strictly, and the error tells where",
    arguments: [
      RefusedText("{}", .keyNotFound, at: ["stack"]),
      RefusedText(#"{"presented":[]}"#, .keyNotFound, at: ["stack"]),
      RefusedText(#"{"stack":[]}"#, .keyNotFound, at: ["presented"]),
      RefusedText(#"{"stack":null,"presented":[]}"#, .valueNotFound, at: ["stack"]),
      RefusedText(#"{"stack":[],"presented":null}"#, .valueNotFound, at: ["presented"]),
      RefusedText(#"{"stack":{},"presented":[]}"#, .typeMismatch, at: ["stack"]),
      RefusedText(#"{"stack":[],"presented":"x"}"#, .typeMismatch, at: ["presented"]),
      RefusedText(#"{"stack":["a",5],"presented":[]}"#, .typeMismatch, at: ["stack", "1"]),
      RefusedText(#"{"stack":[],"presented":[5]}"#, .typeMismatch, at: ["presented", "0"]),
      RefusedText(#"{"stack":[null],"presented":[]}"#, .valueNotFound, at: ["stack", "0"]),
      RefusedText(#"{"stack":[],"presented":["x","x"]}"#, breaking: .violation("presentedTwice")),
      RefusedText("null", .valueNotFound, at: []),
      RefusedText("[]", .typeMismatch, at: []),
      RefusedText(#"{"stack":[],"presented":["#, .dataCorrupted, at: []),
    ])
  func strictness(text: RefusedText) throws {
    try text.check(as: Place.self)
  }

  @Test("tells the place inside a route or a sheet")
  func placeInside() throws {
    let route = #"{"stack":[{"trending":{}},{"message":{}}],"presented":[]}"#
    #expect(
      try unreadable(route, as: Router<Reader>.self)
        == Unreadable(.keyNotFound, at: ["stack", "1", "message", "id"]))
    let sheet = #"{"stack":[],"presented":[{"report":{"message":7}}]}"#
    #expect(
      try unreadable(sheet, as: Router<Reader>.self)
        == Unreadable(.typeMismatch, at: ["presented", "0", "report", "message"]))
  }

  static func text(depth: Int) throws -> String {
    let stack = try json(RouteStack<Card>(repeating: "a", count: depth))
    return #"{"presented":[],"stack":\#(stack)}"#
  }

  @Test(
    "is read up to the depth of its rules or of the limits, whichever is less",
    arguments: [
      (rules: nil, limits: nil, depth: 10_000),
      (rules: 3, limits: nil, depth: 3),
      (rules: 0, limits: nil, depth: 0),
      (rules: 10_001, limits: nil, depth: 10_001),
      (rules: nil, limits: 3, depth: 3),
      (rules: 2, limits: 3, depth: 2),
      (rules: 3, limits: 2, depth: 2),
    ] as [(rules: Int?, limits: Int?, depth: Int)])
  func depth(rules: Int?, limits: Int?, depth: Int) throws {
    var context: ReadingContext = [:]
    context[.routerConfiguration] = rules.map { Configuration(rules: RouterRules(depth: $0)) }
    context[.navigationLimits] = limits.map { Limits(depth: $0) }
    let router = try read(Place.self, from: Self.text(depth: depth), under: context)
    #expect(router.path.count == depth)
    let text = try Self.text(depth: depth + 1)
    try RefusedText(text, breaking: .tooMany(limit: depth), at: ["stack"])
      .check(as: Place.self, under: context)

    let decoder = CodedDecoder(userInfo: context)
    let whole = decoder.restore(Place.self, from: Array(try Self.text(depth: depth).utf8))
    #expect(whole.value == router && whole.isComplete, "leniently, as much is read")
    let cut = decoder.restore(Place.self, from: Array(text.utf8))
    #expect(cut.value == router && cut.report.map(\.short) == ["stack/\(depth): cut"])
    guard case .failure(let failure)? = cut.report.first?.cause else {
      Issue.record("\(cut.report)")
      return
    }
    #expect(failure.kind == .tooMany(limit: depth) && failure.place == ["stack"])
  }
}

/// What a router builds under its rules can be read under them, however deep they let it become.
@Suite("Router, deeper than the default limits")
struct DeepRouterCodingTests {
  typealias Place = Router<Cards>

  static let rules = Configuration(rules: RouterRules(depth: 10_001))
  static let deep = RouteStack<Card>(repeating: "a", count: 10_001)

  @Test("has actions that are read again under its rules")
  func actions() throws {
    try check(Place.Action.stack(.set(Self.deep)), at: ["set", "stack"])
  }

  @Test("has events that are read again under its rules")
  func events() throws {
    let screens = ShortList(contentsOf: Array(Self.deep))
    try check(Place.Event.stack(.pushed(screens)), at: ["pushed", "routes"])
  }

  @Test("has a log that is read again under its rules")
  func log() throws {
    var place = Revisioned(Place(configuration: Self.rules), rules: RevisionRules(log: 2))
    place.reduce(Envelope(.stack(.set(Self.deep))))
    let context: ReadingContext = [
      .routerConfiguration: Self.rules, .revisionRules: RevisionRules(log: 2),
    ]
    #expect(try recoded(place, under: context) == place)
  }

  @Test("has a stack and a path that are read again leniently under its rules")
  func restoring() {
    check(Self.deep)
    check(RoutePath(repeating: .kept("card", "a"), count: 10_001))
  }

  /// Fails unless a stack is read leniently as it is strictly: under the rules, and under them alone.
  private func check<Route: Codable>(_ stack: RouteStack<Route>) {
    let bytes = CodedEncoder().archive(stack).bytes
    func restore(_ context: ReadingContext) -> Restored<RouteStack<Route>> {
      CodedDecoder(userInfo: context).restore(from: bytes)
    }
    let deep = restore([.routerConfiguration: Self.rules])
    #expect(deep.value == stack && deep.isComplete)
    #expect(restore([:]).value.count == 10_000)
    #expect(restore([.navigationLimits: Limits(depth: 7)]).value.count == 7)
    let given: ReadingContext = [
      .routerConfiguration: Self.rules, .navigationLimits: Limits(depth: 7),
    ]
    #expect(restore(given).value.count == 7)
  }

  /// Fails unless a value is read under the rules, and under them alone.
  private func check<Value: Codable & Hashable>(_ value: Value, at place: [String]) throws {
    let text = try json(value)
    let context: ReadingContext = [.routerConfiguration: Self.rules]
    #expect(try read(from: text, under: context) == value)
    try RefusedText(text, breaking: .tooMany(limit: 10_000), at: place).check(as: Value.self)
    let given = context.merging([.navigationLimits: Limits(depth: 7, count: 7)]) { $1 }
    try RefusedText(text, breaking: .tooMany(limit: 7), at: place)
      .check(as: Value.self, under: given)
  }
}

@Suite("Router.Action, coded")
struct RouterActionCodingTests {
  typealias Action = Router<Cards>.Action

  static let own: [CodedForm<Action>] = [
    CodedForm(.back, #"{"back":{}}"#),
    CodedForm(
      .configure(RouterRules(duplicates: .moveToTop, depth: 5)),
      #"{"configure":{"rules":{"depth":5,"duplicates":"moveToTop"}}}"#),
    CodedForm(.adapt(Traits()), #"{"adapt":{"traits":{}}}"#),
    CodedForm(
      .adapt(Traits(horizontalSizeClass: .compact, width: 320)),
      #"{"adapt":{"traits":{"horizontalSizeClass":"compact","width":320}}}"#),
  ]

  @Test("is one verb with its named arguments", arguments: own)
  func coding(form: CodedForm<Action>) throws {
    try form.check()
  }

  @Test("has the forms of its parts for their actions")
  func parts() throws {
    for form in RouteStackActionCodingTests.forms {
      try CodedForm(Action.stack(form.value), form.text).check()
    }
    for form in SheetSlotActionCodingTests.forms {
      try CodedForm(Action.sheet(form.value), form.text).check()
    }
  }

  @Test("has the verbs of its parts and its own, each with a name of its own")
  func verbs() {
    let names = [
      "push", "pop", "popTo", "popToRoot", "replaceTop", "bringToFront", "set", "present",
      "dismiss", "back", "configure", "adapt", "beginSearch", "endSearch", "setSearchText",
      "setSearchScope", "setSearchTokens", "dismissAll", "dismissTo", "answer", "didDismiss",
      "selectDetent", "setOptions", "finish", "mark", "unmark", "confirm", "cancel",
    ]
    #expect(RouterVerb.allCases.map(\.rawValue) == names)
    #expect(names.map(RouterVerb.init(rawValue:)) == RouterVerb.allCases)
    #expect(RouterVerb(rawValue: "Back") == nil)
    let stack = RouteStackActionCodingTests.forms.map {
      CodedForm(Action.stack($0.value), $0.text)
    }
    let sheet = SheetSlotActionCodingTests.forms.map { CodedForm(Action.sheet($0.value), $0.text) }
    expectNames(of: Self.own + stack + sheet + ChainActionCodingTests.withoutLevel)
  }

  @Test(
    "is read whatever a context beside the verb says",
    arguments: [#"{"back":{},"by":"user"}"#, #"{"by":"link","forced":true,"back":{}}"#])
  func besideVerb(text: String) throws {
    #expect(try read(from: text) == Action.back)
  }

  static let refusedTexts: [RefusedText] = [
    RefusedText("{}", breaking: .missingName),
    RefusedText(#"{"by":"user","forced":true}"#, breaking: .missingName),
    RefusedText(#"{"forward":{}}"#, breaking: .unknownName("forward")),
    RefusedText(#"{"stack":{"pop":{}}}"#, breaking: .unknownName("stack")),
    RefusedText(#"{"back":{},"pop":{}}"#, breaking: .severalNames(["back", "pop"])),
    RefusedText(
      #"{"present":{"item":"x"},"push":{"route":"a"}}"#,
      breaking: .severalNames(["present", "push"])),
    RefusedText(#"{"back":{"count":2}}"#, breaking: .unknownArgument("count"), at: ["back"]),
    RefusedText(
      #"{"push":{"route":"a","item":"x"}}"#, breaking: .unknownArgument("item"), at: ["push"]),
    RefusedText(
      #"{"adapt":{"traits":{},"rules":{}}}"#, breaking: .unknownArgument("rules"), at: ["adapt"]),
    RefusedText(#"{"back":[]}"#, .typeMismatch, at: ["back"]),
    RefusedText(#"{"push":{}}"#, .keyNotFound, at: ["push", "route"]),
    RefusedText(#"{"present":{}}"#, .keyNotFound, at: ["present", "item"]),
    RefusedText(#"{"configure":{}}"#, .keyNotFound, at: ["configure", "rules"]),
    RefusedText(#"{"configure":{"rules":3}}"#, .typeMismatch, at: ["configure", "rules"]),
    RefusedText(
      #"{"configure":{"rules":{"depth":-1}}}"#, breaking: .outOfRange(-1),
      at: ["configure", "rules", "depth"]),
    RefusedText(#"{"adapt":{}}"#, .keyNotFound, at: ["adapt", "traits"]),
    RefusedText(
      #"{"adapt":{"traits":{"width":-1}}}"#, .dataCorrupted, at: ["adapt", "traits", "width"]),
    RefusedText(
      #"{"adapt":{"traits":{"idiom":"toaster"}}}"#, .dataCorrupted,
      at: ["adapt", "traits", "idiom"]),
    RefusedText(#"{"set":{"stack":["a",5]}}"#, .typeMismatch, at: ["set", "stack", "1"]),
  ]

  @Test("is refused if it is not understood whole, with the place", arguments: refusedTexts)
  func refusals(text: RefusedText) throws {
    try text.check(as: Action.self)
  }
}

@Suite("Router.Event, coded")
struct RouterEventCodingTests {
  typealias Event = Router<Cards>.Event

  @Test("has the forms of its parts for their events")
  func parts() throws {
    for form in RouteStackEventCodingTests.forms {
      try CodedForm(Event.stack(form.value), form.text).check()
    }
    for form in SheetSlotEventCodingTests.forms {
      try CodedForm(Event.sheet(form.value), form.text).check()
    }
  }

  @Test("has the names of its parts and its own, each of its own")
  func names() {
    let names = [
      "pushed", "popped", "replaced", "presented", "updated", "dismissed", "searchBegan",
      "searchChanged", "searchEnded", "answered", "queued", "withdrawn", "finished", "exitAsked",
      "exitDropped", "lost",
    ]
    #expect(RouterEventName.allCases.map(\.rawValue) == names)
    #expect(names.map(RouterEventName.init(rawValue:)) == RouterEventName.allCases)
    #expect(RouterEventName(rawValue: "push") == nil)
  }

  @Test(
    "is refused if it is not understood whole; nobody asks for an event, so it has no context",
    arguments: [
      RefusedText("{}", breaking: .missingName),
      RefusedText(#"{"back":{}}"#, breaking: .unknownName("back")),
      RefusedText(
        #"{"popped":{"routes":["a"]},"by":"user"}"#, breaking: .severalNames(["by", "popped"])),
      RefusedText(
        #"{"presented":{"item":"x"},"pushed":{"routes":["a"]}}"#,
        breaking: .severalNames(["presented", "pushed"])),
      RefusedText(
        #"{"presented":{"item":"x","level":1}}"#, breaking: .unknownArgument("level"),
        at: ["presented"]),
      RefusedText(#"{"pushed":{}}"#, .keyNotFound, at: ["pushed", "routes"]),
      RefusedText(#"{"presented":{"item":7}}"#, .typeMismatch, at: ["presented", "item"]),
    ])
  func refusals(text: RefusedText) throws {
    try text.check(as: Event.self)
  }
}
