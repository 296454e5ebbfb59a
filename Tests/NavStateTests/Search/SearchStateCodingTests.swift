import NavState
import NavStateTestSupport
import Testing

@Suite("SearchState, coded")
struct SearchStateCodingTests {
  static let full = SearchQuery(text: "a", scope: "s", tokens: ["t", "t"])

  static let forms: [CodedForm<SearchState>] = [
    CodedForm(SearchState(), "{}"),
    CodedForm(SearchState(isActive: true), #"{"active":true}"#),
    CodedForm(SearchState(query: SearchQuery(text: "a")), #"{"text":"a"}"#),
    CodedForm(SearchState(query: SearchQuery(scope: "")), #"{"scope":""}"#),
    CodedForm(SearchState(query: SearchQuery(tokens: [""])), #"{"tokens":[""]}"#),
    CodedForm(
      SearchState(isActive: true, query: full),
      #"{"active":true,"scope":"s","text":"a","tokens":["t","t"]}"#),
  ]

  @Test("is coded as what is there", arguments: forms)
  func coding(form: CodedForm<SearchState>) throws {
    try form.check()
    let bytes = try CodedEncoder().encode(form.value)
    #expect(String(decoding: bytes, as: UTF8.self) == form.text)
    #expect(try CodedDecoder().decode(SearchState.self, from: bytes) == form.value)
    try expectRoundTrip(form.value.query)
  }

  @Test(
    "is read with nothing for what is not there",
    arguments: [
      #"{"active":false,"text":"","tokens":[]}"#,
      #"{"active":null,"text":null,"scope":null,"tokens":null}"#,
    ])
  func reading(text: String) throws {
    #expect(try read(from: text) == SearchState())
  }

  @Test(
    "is refused with a value of another type, and the place",
    arguments: [
      RefusedText(#"{"active":1}"#, .typeMismatch, at: ["active"]),
      RefusedText(#"{"text":1}"#, .typeMismatch, at: ["text"]),
      RefusedText(#"{"scope":[]}"#, .typeMismatch, at: ["scope"]),
      RefusedText(#"{"tokens":"a"}"#, .typeMismatch, at: ["tokens"]),
      RefusedText(#"{"tokens":["a",1]}"#, .typeMismatch, at: ["tokens", "1"]),
      RefusedText(#"{"tokens":[null]}"#, .valueNotFound, at: ["tokens", "0"]),
      RefusedText("[]", .typeMismatch, at: []),
      RefusedText("null", .valueNotFound, at: []),
    ])
  func refusing(text: RefusedText) throws {
    try text.check(as: SearchState.self)
  }

  @Test("has no more tokens than the limits allow, in a state, an action and an event")
  func limits() throws {
    let context: ReadingContext = [.navigationLimits: Limits(count: 2)]
    let broken = ReadingFailure.Kind.tooMany(limit: 2)
    try RefusedText(#"{"tokens":["a","b","c"]}"#, breaking: broken, at: ["tokens"])
      .check(as: SearchState.self, under: context)
    try RefusedText(
      #"{"setSearchTokens":{"tokens":["a","b","c"]}}"#, breaking: broken,
      at: ["setSearchTokens", "tokens"]
    ).check(as: SearchState.Action.self, under: context)
    try RefusedText(
      #"{"searchEnded":{"query":{"tokens":["a","b","c"]}}}"#, breaking: broken,
      at: ["searchEnded", "query", "tokens"]
    ).check(as: SearchState.Event.self, under: context)
    let two = SearchState(query: SearchQuery(tokens: ["a", "b"]))
    #expect(try recoded(two, under: context) == two)
  }

  @Test("damaged, it is refused, or a search", arguments: SeededGenerator.seeds(14))
  func damaged(seed: UInt64) {
    DamagedForms<SearchState>(forms: Self.forms.map(\.text), seed: seed).check { search in
      for action in SearchStateExplorationTests.actions { _ = search.performing(action) }
    }
  }

  @Test("damaged, an action is refused, or can be performed", arguments: SeededGenerator.seeds(15))
  func damagedActions(seed: UInt64) {
    let forms = SearchStateActionCodingTests.forms.map(\.text)
    let states = SearchStateActionTests.rows.map(\.before)
    DamagedForms<SearchState.Action>(forms: forms, seed: seed).check { action in
      for search in Set(states) { _ = search.performing(action) }
    }
  }
}

@Suite("SearchState.Action, coded")
struct SearchStateActionCodingTests {
  typealias Action = SearchState.Action

  static let forms: [CodedForm<Action>] = [
    CodedForm(.beginSearch, #"{"beginSearch":{}}"#),
    CodedForm(.endSearch(), #"{"endSearch":{}}"#),
    CodedForm(.endSearch(reset: .clear), #"{"endSearch":{"reset":"clear"}}"#),
    CodedForm(.endSearch(reset: .keep), #"{"endSearch":{"reset":"keep"}}"#),
    CodedForm(.setSearchText("a"), #"{"setSearchText":{"text":"a"}}"#),
    CodedForm(.setSearchText(""), #"{"setSearchText":{"text":""}}"#),
    CodedForm(.setSearchScope("s"), #"{"setSearchScope":{"scope":"s"}}"#),
    CodedForm(.setSearchScope(nil), #"{"setSearchScope":{}}"#),
    CodedForm(.setSearchTokens([]), #"{"setSearchTokens":{"tokens":[]}}"#),
    CodedForm(.setSearchTokens(["b", "a"]), #"{"setSearchTokens":{"tokens":["b","a"]}}"#),
  ]

  @Test("is one verb with its named arguments, and a context beside it", arguments: forms)
  func coding(form: CodedForm<Action>) throws {
    try form.check()
    try expectRoundTrip(Step(form.value, in: Context(cause: .user, isForced: true)))
  }

  @Test("has a form for each verb, which is the verb's name; the resets have a fixed spelling")
  func verbs() {
    #expect(
      SearchVerb.allCases.map(\.rawValue)
        == ["beginSearch", "endSearch", "setSearchText", "setSearchScope", "setSearchTokens"])
    #expect(SearchReset.allCases.map(\.rawValue) == ["clear", "keep"])
    expectNames(of: Self.forms)
  }

  @Test(
    "is refused if it is not understood whole, with the place",
    arguments: [
      RefusedText("{}", breaking: .missingName),
      RefusedText(#"{"search":{}}"#, breaking: .unknownName("search")),
      RefusedText(#"{"back":{}}"#, breaking: .unknownName("back")),
      RefusedText(
        #"{"beginSearch":{},"endSearch":{}}"#,
        breaking: .severalNames(["beginSearch", "endSearch"])),
      RefusedText(
        #"{"beginSearch":{"text":"a"}}"#, breaking: .unknownArgument("text"), at: ["beginSearch"]),
      RefusedText(
        #"{"endSearch":{"keep":true}}"#, breaking: .unknownArgument("keep"), at: ["endSearch"]),
      RefusedText(#"{"endSearch":{"reset":"never"}}"#, .dataCorrupted, at: ["endSearch", "reset"]),
      RefusedText(#"{"setSearchText":{}}"#, .keyNotFound, at: ["setSearchText", "text"]),
      RefusedText(
        #"{"setSearchText":{"text":null}}"#, .valueNotFound, at: ["setSearchText", "text"]),
      RefusedText(
        #"{"setSearchScope":{"scope":1}}"#, .typeMismatch, at: ["setSearchScope", "scope"]),
      RefusedText(#"{"setSearchTokens":{}}"#, .keyNotFound, at: ["setSearchTokens", "tokens"]),
      RefusedText(
        #"{"setSearchTokens":{"tokens":[1]}}"#, .typeMismatch,
        at: ["setSearchTokens", "tokens", "0"]),
    ])
  func refusals(text: RefusedText) throws {
    try text.check(as: Action.self)
  }

  @Test(
    "describes its name and its argument",
    arguments: [
      (.beginSearch, "beginSearch"), (.endSearch(), "endSearch"),
      (.endSearch(reset: .keep), "endSearch(keep)"), (.setSearchText("a"), #"setSearchText("a")"#),
      (.setSearchScope(nil), "setSearchScope"), (.setSearchScope("s"), "setSearchScope(s)"),
      (.setSearchTokens(["t", "u"]), "setSearchTokens([t, u])"),
    ] as [(Action, String)])
  func describing(action: Action, text: String) {
    #expect("\(action)" == text)
  }
}

@Suite("SearchState.Event, coded")
struct SearchStateEventCodingTests {
  typealias Event = SearchState.Event

  static let forms: [CodedForm<Event>] = [
    CodedForm(.searchBegan, #"{"searchBegan":{}}"#),
    CodedForm(.searchChanged(SearchQuery()), #"{"searchChanged":{"query":{}}}"#),
    CodedForm(
      .searchChanged(SearchQuery(text: "a")), #"{"searchChanged":{"query":{"text":"a"}}}"#),
    CodedForm(
      .searchEnded(SearchStateCodingTests.full),
      #"{"searchEnded":{"query":{"scope":"s","text":"a","tokens":["t","t"]}}}"#),
  ]

  @Test("is one name with the query", arguments: forms)
  func coding(form: CodedForm<Event>) throws {
    try form.check()
  }

  @Test("has a form for each name, which is the name")
  func names() {
    #expect(
      SearchEventName.allCases.map(\.rawValue) == ["searchBegan", "searchChanged", "searchEnded"])
    expectNames(of: Self.forms)
  }

  @Test(
    "is refused if it is not understood whole; nobody asks for an event, so it has no context",
    arguments: [
      RefusedText("{}", breaking: .missingName),
      RefusedText(#"{"beginSearch":{}}"#, breaking: .unknownName("beginSearch")),
      RefusedText(
        #"{"searchBegan":{},"by":"user"}"#, breaking: .severalNames(["by", "searchBegan"])),
      RefusedText(
        #"{"searchBegan":{"query":{}}}"#, breaking: .unknownArgument("query"), at: ["searchBegan"]),
      RefusedText(#"{"searchEnded":{}}"#, .keyNotFound, at: ["searchEnded", "query"]),
      RefusedText(
        #"{"searchChanged":{"query":"a"}}"#, .typeMismatch, at: ["searchChanged", "query"]),
    ])
  func refusals(text: RefusedText) throws {
    try text.check(as: Event.self)
  }

  @Test("describes its name and the query")
  func describing() {
    #expect("\(Event.searchBegan)" == "searchBegan")
    #expect("\(Event.searchChanged(SearchQuery(text: "a")))" == #"searchChanged("a")"#)
    #expect(
      "\(Event.searchEnded(SearchStateCodingTests.full))" == #"searchEnded("a" in s [t, t])"#)
  }
}
