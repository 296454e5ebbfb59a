import NavState
import NavStateTestSupport
import Testing

@Suite("TabRouter, coded")
struct TabRouterCodingTests {
  typealias Place = TabRouter<Cards>
  typealias Form = CodedForm<Place>
  typealias Do = Step<Place.Action>

  static let rules = TabRules<String>.of("home inbox news")

  static func form(
    _ steps: [Do], _ text: String, under rules: TabRules<String> = rules
  ) -> Form {
    Form(.after(rules, steps), text)
  }

  /// Every part at once: a tab parked, another one marked and asked about, a path just emptied.
  static let full = form(
    [
      .push("m", in: "mail"), .configure(.of("home news")), .push("a"), .mark("a"),
      .select("news"), .bar(.place(.sidebar)),
      Step(.customize(.setVisibility(.hidden, of: "news", in: .bar)), in: .user),
      .set("b c", by: .code), .set("", by: .user), .pane(.stack(.popToRoot), in: "home", by: .user),
    ],
    #"{"bar":{"placement":"sidebar"},"customization":{"visibility":{"news":{"bar":"hidden"}}},"#
      + #""isEmptied":true,"panes":[{"marks":[0],"presented":[],"stack":["a"],"tab":"home"}],"#
      + #""parked":[{"presented":[],"stack":["m"],"tab":"mail"}],"#
      + #""pending":{"at":{"tab":"home"},"by":"user","popToRoot":{}},"#
      + #""selected":"news","visits":["home"]}"#,
    under: .of("home mail news"))

  static let forms: [Form] = [
    form([], #"{"panes":[],"selected":"home"}"#),
    form(
      [.push("a"), .push("b")],
      #"{"panes":[{"presented":[],"stack":["a","b"],"tab":"home"}],"selected":"home"}"#),
    // Panes stand in the order of the catalog, whichever was used first.
    form(
      [.push("a", in: "news"), .pane(.sheet("x"), in: "home")],
      #"{"panes":[{"presented":["x"],"stack":[],"tab":"home"},"#
        + #"{"presented":[],"stack":["a"],"tab":"news"}],"selected":"home"}"#),
    form([.push("a"), .pop()], #"{"panes":[],"selected":"home"}"#),
    form(
      [.select("news"), .select("home"), .select("inbox")],
      #"{"panes":[],"selected":"inbox","visits":["home","news","home"]}"#),
    form(
      [.search(.setSearchText("t"), in: "news")],
      #"{"panes":[{"presented":[],"search":{"active":true,"text":"t"},"stack":[],"tab":"news"}],"#
        + #""selected":"home"}"#),
    form(
      [.bar(.minimize(true)), .bar(.enableAccessory(true))],
      #"{"bar":{"accessory":true,"minimized":true},"panes":[],"selected":"home"}"#),
    form(
      [.push("a"), .push("b"), .set("", by: .user)],
      #"{"isEmptied":true,"panes":[],"selected":"home"}"#),
    full,
  ]

  @Test(
    "has its selected tab, the panes that hold something, and a key for what else is there",
    arguments: forms)
  func coding(form: Form) throws {
    try form.checkBoth(under: [.tabConfiguration: form.value.configuration])
  }

  @Test("is the same under the configuration it had, traits among it")
  func configuration() throws {
    let rules = TabRules<String>.of("home inbox", router: RouterRules(depth: 3), back: .history)
    let configuration = Configuration(rules: rules, traits: Traits(width: 320))
    var tabs = Place(configuration: configuration)
    tabs.push("a")
    let form = Form(
      tabs, #"{"panes":[{"presented":[],"stack":["a"],"tab":"home"}],"selected":"home"}"#)
    // What single routers are configured with is nothing to the panes of tabs.
    let others = Configuration(rules: RouterRules(depth: 0))
    try form.checkBoth(under: [.tabConfiguration: configuration, .routerConfiguration: others])
    let copy = try recoded(tabs, under: [.tabConfiguration: configuration])
    #expect(copy.configuration == configuration && copy.router.rules == rules.router)
  }

  static func violation(_ violation: Place.Violation) -> ReadingFailure.Kind {
    .violation("\(violation)")
  }

  static func pane(_ tab: String, _ rest: String = #""stack":["a"],"presented":[]"#) -> String {
    #"{"tab":"\#(tab)",\#(rest)}"#
  }

  static func text(_ panes: String, _ rest: String = "") -> String {
    #"{"selected":"home","panes":[\#(panes)]\#(rest)}"#
  }

  static let refused: [RefusedText] = [
    RefusedText("{}", .keyNotFound, at: ["selected"]),
    RefusedText(#"{"selected":"home"}"#, .keyNotFound, at: ["panes"]),
    RefusedText(#"{"panes":[]}"#, .keyNotFound, at: ["selected"]),
    RefusedText(#"{"selected":null,"panes":[]}"#, .valueNotFound, at: ["selected"]),
    RefusedText(#"{"selected":5,"panes":[]}"#, .typeMismatch, at: ["selected"]),
    RefusedText(#"{"selected":"home","panes":{}}"#, .typeMismatch, at: ["panes"]),
    RefusedText(text("5"), .typeMismatch, at: ["panes", "0"]),
    RefusedText(
      text(#"{"stack":[],"presented":[]}"#), .keyNotFound, at: ["panes", "0", "tab"]),
    RefusedText(text(pane("home", #""presented":[]"#)), .keyNotFound, at: ["panes", "0", "stack"]),
    RefusedText(
      text(pane("news") + "," + pane("home", #""stack":["a",5],"presented":[]"#)), .typeMismatch,
      at: ["panes", "1", "stack", "1"]),
    RefusedText(
      text(pane("home") + "," + pane("home")), breaking: .violation("a tab has one pane")),
    RefusedText(
      text(pane("home"), #","parked":[\#(pane("home"))]"#),
      breaking: .violation("a tab has one pane")),
    RefusedText(
      text("", #","parked":[\#(pane("mail")),\#(pane("mail"))]"#),
      breaking: .violation("a tab has one pane")),
    RefusedText(text("", #","parked":[7]"#), .typeMismatch, at: ["parked", "0"]),
    RefusedText(text("", #","visits":["news",5]"#), .typeMismatch, at: ["visits", "1"]),
    RefusedText(text("", #","isEmptied":1"#), .typeMismatch, at: ["isEmptied"]),
    RefusedText(
      text("", #","bar":{"placement":"top"}"#), .dataCorrupted, at: ["bar", "placement"]),
    RefusedText(
      text("", #","customization":{"barSlots":5}"#), .typeMismatch,
      at: ["customization", "barSlots"]),
    RefusedText(text(pane("home"), #","isEmptied":true"#), breaking: violation(.notEmptied)),
    RefusedText(
      text(pane("home", #""stack":["a"],"presented":[],"marks":[1]"#)),
      breaking: .violation("\(Router<Cards>.Violation.stray)"), at: ["panes", "0"]),
    RefusedText(
      text(pane("news", #""stack":["a"],"presented":[],"marks":[0],"pending":{"pop":{}}"#)),
      breaking: violation(.strayQuestion("news"))),
    RefusedText(text("", #","pending":{"pop":{}}"#), breaking: violation(.nothingAsked)),
    RefusedText(
      text(
        pane("home", #""stack":["a"],"presented":[],"marks":[0]"#),
        #","pending":{"pop":{},"forced":true}"#), breaking: violation(.nothingAsked)),
    RefusedText(
      text("", #","pending":{"fly":{}}"#), breaking: .unknownName("fly"), at: ["pending"]),
    RefusedText("null", .valueNotFound, at: []),
    RefusedText("[]", .typeMismatch, at: []),
  ]

  @Test("is read strictly, and the error tells where", arguments: refused)
  func strictness(text: RefusedText) throws {
    try text.checkBoth(as: Place.self, under: Self.rules.context)
  }

  @Test("is not read without a catalog for its tabs")
  func noConfiguration() throws {
    let none = ReadingFailure.Kind.violation("tabs are read under a catalog, and none is given")
    let text = RefusedText(#"{"panes":[],"selected":"home"}"#, breaking: none)
    let numbers = Configuration(rules: TabRules(catalog: try TabCatalog([1, 2])))
    try text.checkBoth(as: Place.self)
    try text.checkBoth(as: Place.self, under: [.tabConfiguration: numbers])
    try text.checkBoth(as: Place.self, under: [.tabConfiguration: Self.rules])
  }

  @Test("has no more than the limits and the rules of its routers allow")
  func limits() throws {
    let one: ReadingContext = Self.rules.context.merging([.navigationLimits: Limits(count: 1)]) {
      $1
    }
    let panes = Self.pane("home") + "," + Self.pane("news")
    try RefusedText(Self.text(panes), breaking: .tooMany(limit: 1), at: ["panes"])
      .checkBoth(as: Place.self, under: one)
    let visits = #","visits":["news","home"]"#
    try RefusedText(Self.text("", visits), breaking: .tooMany(limit: 1), at: ["visits"])
      .checkBoth(as: Place.self, under: one)
    let parked = #","parked":[\#(Self.pane("a")),\#(Self.pane("b"))]"#
    try RefusedText(Self.text("", parked), breaking: .tooMany(limit: 1), at: ["parked"])
      .checkBoth(as: Place.self, under: one)
    let shallow = TabRules<String>.of("home", router: RouterRules(depth: 1, levels: 1))
    let deep = Self.pane("home", #""stack":["a","b"],"presented":[]"#)
    try RefusedText(Self.text(deep), breaking: .tooMany(limit: 1), at: ["panes", "0", "stack"])
      .checkBoth(as: Place.self, under: shallow.context)
    let high = Self.pane("mail", #""stack":[],"presented":["x","y"]"#)
    try RefusedText(
      Self.text("", #","parked":[\#(high)]"#), breaking: .tooMany(limit: 1),
      at: ["parked", "0", "presented"]
    ).checkBoth(as: Place.self, under: shallow.context)
  }

  @Test("is read again however many visits, panes and parked tabs its rules allow")
  func beyondLimits() throws {
    let count = Limits().count + 2
    let names = (0..<count).map { "t\($0)" }
    let rules = TabRules(
      catalog: try TabCatalog(names), back: .fullHistory, visits: count, parking: count)
    let panes = names.map { Self.pane($0) }.joined(separator: ",")
    let visits = names.dropFirst().map { "\"\($0)\"" }.joined(separator: ",")
    let text = #"{"panes":[\#(panes)],"selected":"t0","visits":[\#(visits)]}"#
    let tabs = try CodedDecoder(userInfo: rules.context)
      .decode(Place.self, from: Array(text.utf8))
    #expect(tabs.visitedTabs.count == count - 1 && tabs[names[count - 1]].path == ["a"])
    let one = TabRules(catalog: try TabCatalog(["one"]), parking: count)
    let parked = try CodedDecoder(userInfo: one.context)
      .decode(
        Place.self, from: Array(#"{"panes":[],"parked":[\#(panes)],"selected":"one"}"#.utf8))
    #expect(parked.parkedTabs == names)
  }
}

/// What of an archive goes by the catalog that it is read under.
@Suite("TabRouter, read under a catalog")
struct TabSettlingTests {
  typealias Place = TabRouter<Cards>

  struct Row: Sendable, CustomTestStringConvertible {
    let rules: TabRules<String>
    let text: String
    let words: String

    var testDescription: String { text }
  }

  static let a = TabRouterCodingTests.pane("a")
  static let b = TabRouterCodingTests.pane("b")
  static let sheets =
    #"{"tab":"a","stack":["s"],"presented":["x"]},{"tab":"b","stack":[],"presented":["y"]}"#

  static let rows: [Row] = [
    Row(rules: .of("a b"), text: #"{"selected":"b","panes":[]}"#, words: "a | *b*"),
    // All places are said, so they are in the order of the catalog.
    Row(
      rules: .of("a b"), text: #"{"selected":"a","panes":[\#(sheets)]}"#,
      words: "*a* [*s*] + x | b [] + y"),
    Row(
      rules: .of("a b"), text: #"{"selected":"a","panes":[],"visits":["b"],"parked":[\#(b)]}"#,
      words: "*a* | b [*a*] < b"),
    Row(
      rules: .of("b a"), text: #"{"selected":"a","panes":[\#(a),\#(b)]}"#,
      words: "b [*a*] | *a* [*a*]"),
    Row(
      rules: .of("b c"), text: #"{"selected":"a","panes":[\#(a)],"visits":["b","c","a"]}"#,
      words: "b | *c* (a) < b"),
    Row(
      rules: .of("b c- d"), text: #"{"selected":"c","panes":[],"visits":["d","b","d"]}"#,
      words: "b | c | *d* < d b d c"),
    Row(rules: .of("b- c"), text: #"{"selected":"?","panes":[]}"#, words: "b | *c*"),
    Row(
      rules: .of("c", parking: 1), text: #"{"selected":"c","panes":[\#(b)],"parked":[\#(a)]}"#,
      words: "*c* (b)"),
    Row(rules: .of("c", parking: 0), text: #"{"selected":"c","panes":[\#(b)]}"#, words: "*c*"),
    Row(
      rules: .of("a b c", back: .history),
      text: #"{"selected":"a","panes":[],"visits":["b","c","a","b"]}"#,
      words: "*a* | b | c < c b"),
    Row(
      rules: .of("a b c", visits: 2),
      text: #"{"selected":"a","panes":[],"visits":["b","c","c","b","a"]}"#,
      words: "*a* | b | c < c b"),
    Row(
      rules: .of("a", minimizing: .never),
      text: #"{"selected":"a","panes":[],"bar":{"minimized":true}}"#,
      words: "*a*"),
    Row(
      rules: .of("a"), text: #"{"selected":"b","panes":[],"bar":{"minimized":true}}"#,
      words: "*a*"),
    // A path that another tab's was has nothing to do with this one's.
    Row(
      rules: .of("a"), text: #"{"selected":"b","panes":[\#(a)],"isEmptied":true}"#,
      words: "*a* [*a*]"),
    Row(
      rules: .of("a"),
      text: #"{"selected":"a","panes":[],"parked":[{"tab":"b","stack":[],"presented":[]}]}"#,
      words: "*a*"),
    // What is asked about is not there under these rules.
    Row(
      rules: .of("a b"),
      text:
        #"{"selected":"a","panes":[{"tab":"a","stack":["a"],"presented":[],"marks":[0]}],"pending":{"select":{"tab":"b"}}}"#,
      words: "*a* [*a*] | b"),
  ]

  @Test("settles as under new rules, with a pane for each place", arguments: rows)
  func settling(row: Row) throws {
    let tabs: Place = try read(from: row.text, under: row.rules.context)
    #expect(tabs.words == row.words && tabs.violation == nil)
    var lasting = tabs
    // Nothing of a sheet is lost to a step that knows only of stacks.
    lasting.push("z")
    #expect(lasting.violation == nil)
    #expect(lasting.router.presentedSheet == tabs.router.presentedSheet)
    #expect(lasting.path.last == "z" || tabs.router.presentedSheet != nil)
  }
}

@Suite("TabRouter, with a parked tab that waits")
struct TabWaitingParkedTests {
  typealias Place = TabRouter<Cards>

  @Test("drops it where its host no longer waits, and it has nothing else")
  func dropping() throws {
    let waits = RouterRules(hostWaits: true)
    var tabs = Place.after(
      .of("home mail", router: waits),
      [
        .pane(.sheet("x"), in: "mail"), .pane(.dismiss(), in: "mail"),
        .configure(.of("home", router: waits)),
      ])
    #expect(tabs.parkedTabs == ["mail"])
    let text = try json(tabs)
    let rules = TabRules<String>.of("home")
    let outcome = tabs.reduce(.configure(rules), in: Context())
    #expect(outcome.tabWords == "dropped(mail [])" && tabs.parkedTabs.isEmpty)
    #expect(try read(Place.self, from: text, under: rules.context) == tabs)
  }
}

/// A screen whose identity can't be read again.
private struct Leaf: Hashable, Codable, Identifiable {
  let id: String
}

private enum Leaves: CodableScheme {
  typealias Route = Leaf
  typealias Tab = String
}

@Suite("TabRouter, asking about a step to an identity")
struct TabReadableQuestionTests {
  @Test("is read again with the question, as a step to the screen that was meant")
  func popToIdentity() throws {
    let rules = TabRules<String>.of("home inbox")
    var tabs = TabRouter<Leaves>(configuration: Configuration(rules: rules))
    for id in ["a", "b", "c"] { tabs["inbox"].push(Leaf(id: id)) }
    tabs.reduce(.pane(.mark(.screen(Leaf(id: "c"))), tab: "inbox"))
    let action: TabRouter<Leaves>.Action = .pane(.stack(.popTo(.id("a"))), tab: "inbox")
    tabs.reduce(action, in: .user)
    #expect(tabs.pending == Step(action, in: .user))
    let copy = try recoded(tabs, under: rules.context)
    let readable: TabRouter<Leaves>.Action = .pane(
      .stack(.popTo(.route(Leaf(id: "a")))), tab: "inbox")
    #expect(copy.pending == Step(readable, in: .user))
    #expect(copy.pendingPlaces == tabs.pendingPlaces && !copy.pendingPlaces.isEmpty)
    let archived = CodedEncoder().archive(tabs)
    let restored = CodedDecoder(userInfo: rules.context).restore(
      TabRouter<Leaves>.self, from: archived.bytes)
    #expect(restored.value == copy && restored.isComplete)
  }
}
