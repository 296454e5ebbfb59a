import NavState
import NavStateTestSupport
import Testing

@Suite("Router.Action of the chain, coded")
struct ChainActionCodingTests {
  typealias Action = Router<Cards>.Action
  typealias Form = CodedForm<Action>

  static let prompt =
    #"{"choices":[{"answer":"yes","id":"yes","title":"Yes"},{"id":"no","title":"No"},"#
    + #"{"id":"cancel","role":"cancel","title":"Cancel"}],"id":"q","title":"Sure?"}"#

  /// Those that begin with their verb: no level stands before it.
  static let withoutLevel: [Form] = [
    Form(.sheet("x"), #"{"present":{"as":"sheet","item":"x"}}"#),
    Form(.cover("x"), #"{"present":{"as":"fullScreenCover","item":"x"}}"#),
    Form(.popover("x", anchor: "bar"), #"{"present":{"anchor":"bar","as":"popover","item":"x"}}"#),
    Form(.popover("x"), #"{"present":{"as":"popover","item":"x"}}"#),
    Form(
      .chain(
        .present(.sheet("x"), options: PresentationOptions(detents: [.medium]), asker: .root)),
      #"{"present":{"as":"sheet","asker":{"root":{}},"item":"x","options":{"detents":["medium"]}}}"#
    ),
    Form(.alert("q"), #"{"present":{"alert":\#(prompt)}}"#),
    Form(
      .chain(.present(.confirmationDialog(.ask("q")), asker: .screen("a", level: 1))),
      #"{"present":{"asker":{"screen":{"level":1,"route":"a"}},"confirmationDialog":\#(prompt)}}"#),
    // Without effect, but written all the same: an action is equal after it was written and read.
    Form(
      .chain(.present(.alert(.ask("q")), options: PresentationOptions(detents: [.medium]))),
      #"{"present":{"alert":\#(prompt),"options":{"detents":["medium"]}}}"#),
    Form(.chain(.dismissPrompt(id: "q")), #"{"dismiss":{"prompt":"q"}}"#),
    Form(.chain(.dismissAll), #"{"dismissAll":{}}"#),
    Form(.chain(.dismissTo(level: 2)), #"{"dismissTo":{"level":2}}"#),
    Form(.answer("q", "yes"), #"{"answer":{"choice":"yes","prompt":"q"}}"#),
    Form(.chain(.didDismiss(.item("x"))), #"{"didDismiss":{"id":"x"}}"#),
    Form(.chain(.didDismiss(.prompt("q"))), #"{"didDismiss":{"prompt":"q"}}"#),
    Form(.chain(.selectDetent(.large, id: "x")), #"{"selectDetent":{"detent":"large","id":"x"}}"#),
    Form(
      .chain(.setOptions(PresentationOptions(detents: [.medium]), id: "x")),
      #"{"setOptions":{"id":"x","options":{"detents":["medium"]}}}"#),
    Form(.chain(.finish("v", by: .item("x"))), #"{"finish":{"answer":"v","id":"x"}}"#),
    Form(.chain(.finish("v", by: .screen("a"))), #"{"finish":{"answer":"v","route":"a"}}"#),
    Form(.chain(.finish("v", by: .root)), #"{"finish":{"answer":"v"}}"#),
    Form(
      .chain(.finish("v", by: .presentation(.prompt("q")))),
      #"{"finish":{"answer":"v","prompt":"q"}}"#),
    Form(.mark(.item("x")), #"{"mark":{"id":"x"}}"#),
    Form(.mark(.screen("a")), #"{"mark":{"route":"a"}}"#),
    Form(.mark(.root), #"{"mark":{}}"#),
    Form(.unmark(.presentation(.prompt("q"))), #"{"unmark":{"prompt":"q"}}"#),
    Form(.exit(.confirm), #"{"confirm":{}}"#),
    Form(.exit(.cancel), #"{"cancel":{}}"#),
    Form(
      .at(level: 0, .push("a", duplicates: .moveToTop, asker: .item("x"))),
      #"{"push":{"asker":{"presentation":{"id":"x"}},"duplicates":"moveToTop","route":"a"}}"#),
    Form(.at(level: 0, .search(.beginSearch)), #"{"beginSearch":{}}"#),
    Form(.at(level: 0, .search(.endSearch(reset: .keep))), #"{"endSearch":{"reset":"keep"}}"#),
    Form(.at(level: 0, .search(.setSearchText("t"))), #"{"setSearchText":{"text":"t"}}"#),
    Form(.at(level: 0, .search(.setSearchScope("s"))), #"{"setSearchScope":{"scope":"s"}}"#),
    Form(.at(level: 0, .search(.setSearchTokens(["u"]))), #"{"setSearchTokens":{"tokens":["u"]}}"#),
  ]

  static let withLevel: [Form] = [
    Form(.push("a", on: 1), #"{"at":{"level":1},"push":{"route":"a"}}"#),
    Form(.at(level: 0, .stack(.pop())), #"{"at":{"level":0},"pop":{}}"#),
    Form(.at(level: -1, .stack(.popToRoot)), #"{"at":{"level":-1},"popToRoot":{}}"#),
    Form(.at(level: 2, .search(.beginSearch)), #"{"at":{"level":2},"beginSearch":{}}"#),
    Form(
      .at(level: 2, .push("a", asker: .root)),
      #"{"at":{"level":2},"push":{"asker":{"root":{}},"route":"a"}}"#),
    Form(.sheet("x", at: 2), #"{"at":{"level":2},"present":{"as":"sheet","item":"x"}}"#),
    Form(.alert("q", at: 0), #"{"at":{"level":0},"present":{"alert":\#(prompt)}}"#),
    Form(.mark(.screen("a", level: 1)), #"{"at":{"level":1},"mark":{"route":"a"}}"#),
    Form(.unmark(.screen("a", level: 1)), #"{"at":{"level":1},"unmark":{"route":"a"}}"#),
    Form(
      .chain(.finish("v", by: .screen("a", level: 1))),
      #"{"at":{"level":1},"finish":{"answer":"v","route":"a"}}"#),
  ]

  @Test(
    "is one verb with its named arguments, and a level beside it",
    arguments: withoutLevel + withLevel)
  func coding(form: Form) throws {
    try form.check()
  }

  @Test(
    "is read with what is not said",
    arguments: [
      Form(.sheet("x", at: 1), #"{"at":{"level":1},"present":{"item":"x"}}"#),
      Form(.sheet(.present("x")), #"{"at":null,"present":{"item":"x"}}"#),
      Form(.sheet(.dismiss(id: "x")), #"{"dismiss":{"id":"x","prompt":null}}"#),
      Form(.mark(.screen("a")), #"{"at":{"level":0},"mark":{"route":"a"}}"#),
      Form(
        .chain(.present(.sheet("x"), asker: .root)),
        #"{"present":{"item":"x","asker":{"root":{}}}}"#),
      Form(
        .chain(.present(.sheet("x"), options: PresentationOptions(detents: [.medium]))),
        #"{"present":{"item":"x","options":{"detents":["medium"]}}}"#),
    ])
  func reading(form: Form) throws {
    #expect(try read(Action.self, from: form.text) == form.value)
  }

  @Test("a step has its level, its cause and its force beside the verb")
  func step() throws {
    let step = Step(Action.push("a", on: 1), in: Context(cause: .user, isForced: true))
    #expect(
      try json(step) == #"{"at":{"level":1},"by":"user","forced":true,"push":{"route":"a"}}"#)
    try expectRoundTrip(step)
  }

  @Test(
    "is refused if it is not understood whole",
    arguments: [
      RefusedText(#"{"at":{"level":1}}"#, breaking: .missingName),
      RefusedText(#"{"at":{"level":1},"back":{}}"#, breaking: .unknownArgument("at")),
      RefusedText(#"{"at":{"level":1},"dismissAll":{}}"#, breaking: .unknownArgument("at")),
      RefusedText(#"{"at":{"level":1},"dismiss":{}}"#, breaking: .unknownArgument("at")),
      RefusedText(#"{"at":{"level":1},"mark":{"id":"x"}}"#, breaking: .unknownArgument("at")),
      RefusedText(
        #"{"at":{"tab":"home"},"pop":{}}"#, breaking: .unknownArgument("tab"), at: ["at"]),
      RefusedText(
        #"{"at":{"level":1,"tab":"home"},"pop":{}}"#, breaking: .unknownArgument("tab"), at: ["at"]),
      RefusedText(#"{"at":{},"pop":{}}"#, .keyNotFound, at: ["at", "level"]),
      RefusedText(#"{"at":1,"pop":{}}"#, .typeMismatch, at: ["at"]),
      RefusedText(
        #"{"present":{"item":"x","as":"alert"}}"#, breaking: .unfitForm("alert"),
        at: ["present", "as"]),
      RefusedText(
        #"{"present":{"item":"x","as":"window"}}"#, .dataCorrupted, at: ["present", "as"]),
      RefusedText(
        #"{"present":{"item":"x","as":"sheet","anchor":"a"}}"#,
        breaking: .unknownArgument("anchor"), at: ["present"]),
      RefusedText(
        #"{"present":{"item":"x","alert":{}}}"#, breaking: .severalNames(["alert", "item"]),
        at: ["present"]),
      RefusedText(
        #"{"dismiss":{"id":"x","prompt":"q"}}"#, breaking: .severalNames(["id", "prompt"]),
        at: ["dismiss"]),
      RefusedText(
        #"{"mark":{"id":"x","route":"a"}}"#, breaking: .severalNames(["id", "route"]), at: ["mark"]),
      RefusedText(#"{"finish":{"id":"x"}}"#, .keyNotFound, at: ["finish", "answer"]),
      RefusedText(#"{"didDismiss":{}}"#, .keyNotFound, at: ["didDismiss", "id"]),
      RefusedText(
        #"{"push":{"route":"a","asker":{"screen":{}}}}"#, .keyNotFound,
        at: ["push", "asker", "screen", "route"]),
      RefusedText(
        #"{"push":{"route":"a","asker":{"tab":{}}}}"#, breaking: .unknownName("tab"),
        at: ["push", "asker"]),
    ])
  func refusals(text: RefusedText) throws {
    try text.check(as: Action.self)
  }
}

@Suite("Router.Event of the chain, coded")
struct ChainEventCodingTests {
  typealias Event = Router<Cards>.Event
  typealias Form = CodedForm<Event>

  static let prompt = ChainActionCodingTests.prompt

  static let forms: [Form] = [
    Form(.at(level: 1, .stack(.pushed(["a"]))), #"{"at":{"level":1},"pushed":{"routes":["a"]}}"#),
    Form(.at(level: 0, .stack(.pushed(["a"]))), #"{"at":{"level":0},"pushed":{"routes":["a"]}}"#),
    Form(.at(level: 1, .search(.searchBegan)), #"{"at":{"level":1},"searchBegan":{}}"#),
    Form(
      .at(level: 0, .search(.searchEnded(SearchQuery(text: "t")))),
      #"{"searchEnded":{"query":{"text":"t"}}}"#),
    Form(.chain(.presented(.ask("q"))), #"{"presented":{"prompt":\#(prompt)}}"#),
    Form(
      .chain(.updated(from: .ask("q"), to: .ask("q"))),
      #"{"updated":{"fromPrompt":\#(prompt),"toPrompt":\#(prompt)}}"#),
    Form(
      .chain(.dismissed(.ask("q"), cause: .user)),
      #"{"dismissed":{"cause":"user","prompt":\#(prompt)}}"#),
    Form(
      .chain(.answered(prompt: "q", choice: "yes", answer: "v")),
      #"{"answered":{"answer":"v","choice":"yes","prompt":"q"}}"#),
    Form(
      .chain(.answered(prompt: "q", choice: "no", answer: nil)),
      #"{"answered":{"choice":"no","prompt":"q"}}"#),
    Form(.chain(.queued(.item("x"))), #"{"queued":{"id":"x"}}"#),
    Form(.chain(.withdrawn(.prompt("q"))), #"{"withdrawn":{"prompt":"q"}}"#),
    Form(
      .chain(.finished("v", by: .item("x"), for: .screen("a", level: 2), isThere: false)),
      #"{"finished":{"answer":"v","by":{"presentation":{"id":"x"}},"for":{"screen":{"level":2,"route":"a"}},"isThere":false}}"#
    ),
    Form(
      .exit(.exitAsked([.screen("a"), .root])),
      #"{"exitAsked":{"places":[{"screen":{"route":"a"}},{"root":{}}]}}"#),
    Form(.exit(.exitDropped), #"{"exitDropped":{}}"#),
    Form(
      .exit(.lost([.presentation(.prompt("q"))])),
      #"{"lost":{"places":[{"presentation":{"prompt":"q"}}]}}"#),
  ]

  @Test("is one name with what it tells, and a level beside it", arguments: forms)
  func coding(form: Form) throws {
    try form.check()
  }

  @Test(
    "is refused with a level that is none of its own",
    arguments: [
      RefusedText(
        #"{"at":{"level":1},"presented":{"item":"x"}}"#, breaking: .unknownArgument("at")),
      RefusedText(#"{"at":{"level":1},"exitDropped":{}}"#, breaking: .unknownArgument("at")),
    ])
  func refusals(text: RefusedText) throws {
    try text.check(as: Event.self)
  }
}

@Suite("Router with a chain, coded")
struct ChainCodingTests {
  typealias Place = Router<Cards>
  typealias Form = CodedForm<Place>

  static let queueing = RouterRules(presenting: .queue, hostWaits: true)
  static let prompt = ChainActionCodingTests.prompt

  static let forms: [Form] = [
    Form(.after([.sheet("x"), .sheet("y", at: 2)]), #"{"presented":["x","y"],"stack":[]}"#),
    Form(
      .after([.cover("x")]),
      #"{"layers":[{"kind":"fullScreenCover"}],"presented":["x"],"stack":[]}"#),
    Form(
      .after([.sheet("x"), .popover("y", anchor: "bar", at: 2)]),
      #"{"layers":[{},{"anchor":"bar","kind":"popover"}],"presented":["x","y"],"stack":[]}"#),
    Form(
      .after([.alert("q")]), #"{"layers":[{"alert":\#(prompt)}],"presented":[null],"stack":[]}"#),
    Form(
      .after([.sheet("x"), .chain(.present(.confirmationDialog(.ask("q"))))]),
      #"{"layers":[{},{"confirmationDialog":\#(prompt)}],"presented":["x",null],"stack":[]}"#),
    Form(
      .after([.sheet("x"), .push("a", on: 1), .mark(.item("x")), .mark(.screen("a", level: 1))]),
      #"{"layers":[{"isMarked":true,"marks":[0],"stack":["a"]}],"presented":["x"],"stack":[]}"#),
    Form(
      .after([
        .chain(
          .present(.sheet("x"), options: PresentationOptions(detents: [.medium]), asker: .root)),
        .at(level: 1, .search(.beginSearch)),
      ]),
      #"{"layers":[{"asker":{"root":{}},"options":{"detents":["medium"]},"search":{"active":true}}],"presented":["x"],"stack":[]}"#
    ),
    Form(
      .after([
        .at(level: 0, .push("a", asker: .root)), .mark(.screen("a")),
        .at(level: 0, .search(.setSearchText("t"))),
      ]),
      #"{"marks":[0],"presented":[],"requests":[{"asker":{"root":{}},"position":0}],"search":{"active":true,"text":"t"},"stack":["a"]}"#
    ),
    Form(
      .after([.sheet("x"), .mark(.item("x")), .back]),
      #"{"layers":[{"isMarked":true}],"pending":{"back":{}},"presented":["x"],"stack":[]}"#),
    Form(
      .after(rules: queueing, [.sheet("x"), .cover("y"), .alert("q", at: 1), .dismiss()]),
      #"{"leaving":[{"id":"x"}],"presented":[],"queue":[{"item":"y","kind":"fullScreenCover","level":1},"#
        + #"{"alert":\#(prompt),"level":1}],"stack":[]}"#),
  ]

  @Test(
    "has a key only for what is there, and tells levels by what is no plain sheet", arguments: forms
  )
  func coding(form: Form) throws {
    try form.check(under: [.routerConfiguration: form.value.configuration])
  }

  @Test("under a host that does not wait, nothing is leaving, and what waits has its turn")
  func settling() throws {
    let text = try json(Self.forms[9].value)
    let rules = Configuration(rules: RouterRules(presenting: .queue))
    let router: Place = try read(from: text, under: [.routerConfiguration: rules])
    #expect(router.leaving.isEmpty && router.waiting == [.prompt("q")])
    #expect("\(router)" == "[] + fullScreenCover(y)")
  }

  static func violation(_ text: String, _ violation: Place.Violation) -> RefusedText {
    RefusedText(text, breaking: .violation("\(violation)"))
  }

  static let refused: [RefusedText] = [
    violation(#"{"stack":[],"presented":["x","y","x2"]}"#, .presentedTwice),
    violation(#"{"stack":[],"presented":["x"],"queue":[{"item":"x","level":1}]}"#, .presentedTwice),
    violation(#"{"stack":[],"presented":[],"queue":[{"item":"x","level":1}]}"#, .queueOutOfOrder),
    violation(
      #"{"stack":[],"presented":["y"],"queue":[{"item":"x","level":2}]}"#, .queueOutOfOrder),
    violation(
      #"{"stack":[],"presented":[],"leaving":[{"id":"w"}],"#
        + #""queue":[{"item":"x","level":1},{"item":"y","level":2}]}"#, .queueOutOfOrder),
    violation(
      #"{"stack":[],"presented":["y"],"queue":[{"item":"x","level":0}]}"#, .queueOutOfOrder),
    violation(
      #"{"stack":[],"presented":["y"],"queue":[{"item":"x","level":1,"isMarked":true}]}"#,
      .queueOutOfOrder),
    violation(
      #"{"stack":[],"presented":["y"],"queue":[{"item":"x","level":1,"stack":["a"]}]}"#,
      .queueOutOfOrder),
    violation(
      #"{"stack":[],"presented":[],"leaving":[{"id":"w"}],"#
        + #""queue":[{"item":"x","level":1,"stack":["a"]}]}"#, .queueOutOfOrder),
    violation(
      #"{"stack":[],"presented":["y"],"queue":[{"item":"x","level":99}]}"#,
      .tooManyLevels(99, limit: 16)),
    violation(#"{"stack":["a"],"presented":[],"marks":[1]}"#, .stray),
    violation(
      #"{"stack":["a"],"presented":[],"marks":[1],"pending":{"push":{"route":"b"}}}"#, .stray),
    violation(#"{"stack":["a"],"presented":[],"marks":[-1]}"#, .stray),
    violation(#"{"stack":["a","b"],"presented":[],"marks":[1,0]}"#, .stray),
    violation(#"{"stack":["a"],"presented":[],"marks":[0,0]}"#, .stray),
    violation(#"{"stack":[],"presented":["x"],"layers":[{"marks":[0]}]}"#, .stray),
    violation(
      #"{"stack":[],"presented":[],"requests":[{"position":0,"asker":{"root":{}}}]}"#, .stray),
    violation(
      #"{"stack":[],"presented":[null],"layers":[{"alert":\#(prompt),"stack":["a"]}]}"#, .stray),
    violation(
      #"{"stack":[],"presented":[null],"layers":[{"alert":\#(prompt),"search":{"active":true}}]}"#,
      .stray),
    violation(#"{"stack":[],"presented":[],"pending":{"back":{}}}"#, .nothingAsked),
    violation(#"{"stack":["a"],"presented":[],"pending":{"back":{}}}"#, .nothingAsked),
    violation(
      #"{"stack":["a"],"presented":[],"marks":[0],"pending":{"back":{},"forced":true}}"#,
      .nothingAsked),
    violation(
      #"{"stack":["a"],"presented":[],"marks":[0],"pending":{"popTo":{"route":"a"}}}"#,
      .nothingAsked),
    // No rule has a say in what a replaced top takes away.
    violation(
      #"{"stack":["a"],"presented":[],"marks":[0],"pending":{"replaceTop":{"route":"a"}}}"#,
      .nothingAsked),
    violation(
      #"{"stack":["a"],"presented":[],"pending":{"push":{"route":"b"}}}"#, .nothingAsked),
    violation(
      #"{"stack":["a"],"presented":["x"],"marks":[0],"pending":{"present":{"item":"y"},"forced":true}}"#,
      .nothingAsked),
    violation(
      #"{"stack":["a"],"presented":[],"marks":[0],"pending":{"confirm":{}}}"#, .nothingAsked),
    RefusedText(
      #"{"stack":[],"presented":["x"],"layers":[]}"#,
      breaking: .violation("there is one layer for each presentation"), at: ["layers"]),
    RefusedText(
      #"{"stack":[],"presented":["x"],"layers":[{},{}]}"#,
      breaking: .violation("there is one layer for each presentation"), at: ["layers"]),
    RefusedText(
      #"{"stack":[],"presented":[],"layers":[{}]}"#,
      breaking: .violation("there is one layer for each presentation"), at: ["layers"]),
    RefusedText(
      #"{"stack":[],"presented":["x"],"layers":[{"alert":\#(prompt)}]}"#,
      breaking: .violation("an alert or a dialog has no item"), at: ["presented", "0"]),
    RefusedText(
      #"{"stack":[],"presented":["x"],"layers":[{"kind":"alert"}]}"#,
      breaking: .violation("an alert or a dialog asks something"), at: ["presented", "0"]),
    RefusedText(#"{"stack":[],"presented":[null]}"#, .valueNotFound, at: ["presented", "0"]),
    RefusedText(
      #"{"stack":[],"presented":[null],"layers":[{"kind":"sheet"}]}"#, .valueNotFound,
      at: ["presented", "0"]),
    RefusedText(
      #"{"stack":[],"presented":[null],"layers":[{"kind":"alert","alert":\#(prompt)}]}"#,
      breaking: .severalNames(["alert", "kind"]), at: ["layers", "0"]),
    RefusedText(
      #"{"stack":[],"presented":["x"],"layers":[{"stack":[5]}]}"#, .typeMismatch,
      at: ["layers", "0", "stack", "0"]),
    RefusedText(
      #"{"stack":[],"presented":["x"],"layers":[5]}"#, .typeMismatch, at: ["layers", "0"]),
    RefusedText(
      #"{"stack":[],"presented":["x"],"queue":[{"item":"y"}]}"#, .keyNotFound,
      at: ["queue", "0", "level"]),
  ]

  @Test("is read strictly: what breaks a rule is refused", arguments: refused)
  func strictness(text: RefusedText) throws {
    try text.check(as: Place.self)
  }

  @Test("has no more levels than the rules or the limits allow")
  func limits() throws {
    let text = #"{"stack":[],"presented":["x","y","z"]}"#
    let rules = Configuration(rules: RouterRules(levels: 2))
    try RefusedText(text, breaking: .tooMany(limit: 2), at: ["presented"])
      .check(as: Place.self, under: [.routerConfiguration: rules])
    try RefusedText(text, breaking: .tooMany(limit: 1), at: ["presented"])
      .check(as: Place.self, under: [.navigationLimits: Limits(count: 1)])
    #expect(try read(Place.self, from: text).levels.count == 3)
    let deep = #"{"stack":[],"presented":["x"],"layers":[{"stack":["a","b"]}]}"#
    let shallow = Configuration(rules: RouterRules(depth: 1))
    try RefusedText(deep, breaking: .tooMany(limit: 1), at: ["layers", "0", "stack"])
      .check(as: Place.self, under: [.routerConfiguration: shallow])
  }
}
