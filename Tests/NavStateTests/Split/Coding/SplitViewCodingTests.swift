import NavState
import NavStateTestSupport
import Testing

extension SplitRules {
  /// What a decoder is told to read split views under these rules.
  var context: ReadingContext { [.splitConfiguration: Configuration(rules: self)] }
}

extension Step<SplitViewState<Cards>.Action> {
  static func width(_ width: Double?, of column: ResizableColumn) -> Self {
    .column(.setWidth(width, of: column))
  }
}

@Suite("SplitViewState, coded")
struct SplitViewCodingTests {
  typealias Place = SplitViewState<Cards>
  typealias Form = CodedForm<Place>
  typealias Do = Step<Place.Action>

  static let empty = #"{"presented":[],"stack":[]}"#

  static func form(
    _ columns: ColumnCount, _ steps: [Do], _ text: String, back: SplitBackRule = .columns
  ) -> Form {
    let rules = SplitRules.stacked(columns, limit: 3, back: back)
    return Form(.after(rules, .pad, steps), text)
  }

  /// Every part at once, but for earlier places.
  static let fullSteps: [Do] = [
    .sidebar("inbox"), .push("s", in: .sidebar), .content("7"),
    .search(.setSearchText("t"), in: .content), .push("a"), .pane(.sheet("x")),
    .column(.showSecondary(true)), .push("n", in: .secondary), .visible(.doubleColumn),
    .prefer(.content), .column(.presentInspector(true)), .width(240.5, of: .sidebar),
    .width(320.25, of: .inspector), .mark(.root, in: .content), .mark(.root, in: .detail),
    .mark(.screen("n"), in: .secondary), .content("8", by: .user),
  ]

  static let full = form(
    .three, fullSteps,
    #"{"content":{"presented":[],"search":{"active":true,"text":"t"},"selection":["7"],"stack":[]},"#
      + #""detail":{"presented":["x"],"stack":["a"]},"isInspectorPresented":true,"#
      + #""marks":["content","detail"],"pending":{"by":"user","selectContent":{"items":["8"]}},"#
      + #""preferredCompactColumn":"content","#
      + #""secondary":{"isWanted":true,"marks":[0],"presented":[],"stack":["n"]},"#
      + #""sidebar":{"presented":[],"selection":["inbox"],"stack":["s"]},"#
      + #""visibility":"doubleColumn","widths":{"inspector":320.25,"sidebar":240.5}}"#)

  static let history = form(
    .three,
    [
      .sidebar("inbox"), .push("s", in: .sidebar), .content("7"), .push("c", in: .content),
      .push("a"), .push("b"),
    ],
    #"{"content":{"presented":[],"selection":["7"],"stack":["c"]},"#
      + #""detail":{"presented":[],"stack":["a","b"]},"history":[{"column":"sidebar"},"#
      + #"{"column":"content","sidebar":["inbox"]},"#
      + #"{"column":"content","sidebar":["inbox"],"sidebarStack":["s"]},"#
      + #"{"column":"detail","content":["7"],"sidebar":["inbox"],"sidebarStack":["s"]},"#
      + #"{"column":"detail","content":["7"],"contentStack":["c"],"sidebar":["inbox"],"#
      + #""sidebarStack":["s"]},"#
      + #"{"column":"detail","content":["7"],"contentStack":["c"],"detailStack":["a"],"#
      + #""sidebar":["inbox"],"sidebarStack":["s"]}],"#
      + #""sidebar":{"presented":[],"selection":["inbox"],"stack":["s"]}}"#,
    back: .latest)

  static let forms: [Form] = [
    form(.two, [], #"{"detail":\#(empty)}"#),
    form(.three, [], #"{"detail":\#(empty)}"#),
    form(.two, [.sidebar("inbox")], #"{"detail":\#(empty),"sidebar":{"selection":["inbox"]}}"#),
    // Several items are in the order of their coded forms.
    form(
      .two, [.sidebar("sent", "inbox", "drafts")],
      #"{"detail":\#(empty),"sidebar":{"selection":["drafts","inbox","sent"]}}"#),
    form(
      .two, [.push("a"), .push("b"), .pane(.sheet("x"))],
      #"{"detail":{"presented":["x"],"stack":["a","b"]}}"#),
    form(
      .three, [.content("7", "12")],
      #"{"content":{"selection":["12","7"]},"detail":\#(empty)}"#),
    form(
      .two, [.push("s", in: .sidebar)],
      #"{"detail":\#(empty),"sidebar":{"presented":[],"stack":["s"]}}"#),
    form(
      .two, [.search(.beginSearch, in: .sidebar)],
      #"{"detail":\#(empty),"sidebar":{"presented":[],"search":{"active":true},"stack":[]}}"#),
    form(
      .two, [.column(.showSecondary(true))],
      #"{"detail":\#(empty),"secondary":{"isWanted":true}}"#),
    form(
      .two, [.pane(.sheet("y"), in: .secondary)],
      #"{"detail":\#(empty),"secondary":{"presented":["y"],"stack":[]}}"#),
    form(
      .two, [.column(.presentInspector(true))],
      #"{"detail":\#(empty),"isInspectorPresented":true}"#),
    form(
      .two, [.visible(.detailOnly), .prefer(.sidebar)],
      #"{"detail":\#(empty),"preferredCompactColumn":"sidebar","visibility":"detailOnly"}"#),
    form(
      .three, [.width(0.5, of: .content), .width(1e300, of: .secondary)],
      #"{"detail":\#(empty),"widths":{"content":0.5,"secondary":1e+300}}"#),
    form(
      .two, [.sidebar("inbox"), .mark(.root)],
      #"{"detail":\#(empty),"marks":["detail"],"sidebar":{"selection":["inbox"]}}"#),
    form(
      .three, [.sidebar("inbox"), .mark(.root, in: .content)],
      #"{"detail":\#(empty),"marks":["content"],"sidebar":{"selection":["inbox"]}}"#),
    form(
      .two,
      [.push("n", in: .secondary), .mark(.screen("n"), in: .secondary), .back(in: .secondary)],
      #"{"detail":\#(empty),"pending":{"at":{"column":"secondary"},"back":{}},"#
        + #""secondary":{"marks":[0],"presented":[],"stack":["n"]}}"#),
    full, history,
  ]

  @Test("has its detail, and a key for what else is not in its first state", arguments: forms)
  func coding(form: Form) throws {
    try form.checkBoth(under: [.splitConfiguration: form.value.configuration])
  }

  @Test("is the same under the configuration it had, traits among it")
  func configuration() throws {
    let rules = SplitRules(
      columns: .three, style: .balanced, back: .latest, history: 2, router: RouterRules(depth: 3))
    let configuration = Configuration(rules: rules, traits: .phone)
    var split = Place(configuration: configuration)
    split.select(content: ["7"])
    let form = Form(
      split,
      #"{"content":{"selection":["7"]},"detail":\#(Self.empty),"history":[{"column":"sidebar"}]}"#)
    try form.checkBoth(under: [.splitConfiguration: configuration])
    let copy = try recoded(split, under: [.splitConfiguration: configuration])
    #expect(copy.configuration == configuration && copy.router.rules == rules.router)
  }

  @Test("has two columns where no configuration is given")
  func noConfiguration() throws {
    let split: Place = try read(from: #"{"detail":\#(Self.empty)}"#)
    #expect(split == Place() && split.rules == SplitRules())
    let wrong: ReadingContext = [.splitConfiguration: SplitRules(columns: .three)]
    #expect(try read(Place.self, from: #"{"detail":\#(Self.empty)}"#, under: wrong) == Place())
  }

  /// Screens everywhere, with marks and searches, and a waiting sheet.
  static let deep =
    #"{"detail":{"layers":[{"marks":[0,1],"stack":["a","b"]}],"marks":[1],"presented":["x"],"#
    + #""stack":["a","b"]},"history":[{"column":"detail","detailStack":["a","b"]}],"#
    + #""secondary":{"presented":[],"stack":["a","b"]},"#
    + #""sidebar":{"presented":[],"selection":["i","j"],"stack":["a","b"]}}"#

  @Test("lives under its own rules, whatever tabs and routers are read under")
  func ownRules() throws {
    let rules = SplitRules.stacked(.two, back: .latest, router: RouterRules(depth: 2))
    let narrow = RouterRules(depth: 0, levels: 0)
    let context: ReadingContext = [
      .splitConfiguration: Configuration(rules: rules),
      .tabConfiguration: Configuration(
        rules: TabRules(catalog: try TabCatalog(["home"]), router: narrow)),
      .routerConfiguration: Configuration(rules: narrow),
    ]
    let split = try read(Place.self, from: Self.deep, under: context)
    #expect(split.words.contains("[a b]") && split.violation == nil)
    try Form(split, Self.deep).checkBoth(under: context)
    let restored = CodedDecoder(userInfo: context).restore(
      Place.self, from: Array(Self.deep.utf8))
    #expect(restored.value == split && restored.isComplete, "\(restored.report)")
    #expect(CodedEncoder().archive(split).value.description == Self.deep)
  }
}

/// What is refused, with the place.
@Suite("SplitViewState, refused")
struct SplitViewRefusalTests {
  typealias Place = SplitViewState<Cards>

  static let rules = SplitRules.stacked(.three, back: .latest, router: RouterRules(depth: 2))

  static func violation(_ violation: Place.Violation) -> ReadingFailure.Kind {
    .violation("\(violation)")
  }

  static func text(_ rest: String, detail: String = SplitViewCodingTests.empty) -> String {
    #"{"detail":\#(detail)\#(rest.isEmpty ? "" : ",")\#(rest)}"#
  }

  static let marked = #"{"marks":[0],"presented":[],"stack":["a"]}"#

  static let shapes: [RefusedText] = [
    RefusedText("{}", .keyNotFound, at: ["detail"]),
    RefusedText("null", .valueNotFound, at: []),
    RefusedText("[]", .typeMismatch, at: []),
    RefusedText(#"{"detail":5}"#, .typeMismatch, at: ["detail"]),
    RefusedText(#"{"detail":{"stack":[]}}"#, .keyNotFound, at: ["detail", "presented"]),
    RefusedText(#"{"detail":{"presented":[]}}"#, .keyNotFound, at: ["detail", "stack"]),
    RefusedText(
      text("", detail: #"{"presented":[],"stack":["a",5]}"#), .typeMismatch,
      at: ["detail", "stack", "1"]),
    RefusedText(text(#""sidebar":5"#), .typeMismatch, at: ["sidebar"]),
    RefusedText(text(#""sidebar":null"#), .valueNotFound, at: ["sidebar"]),
    RefusedText(text(#""content":[]"#), .typeMismatch, at: ["content"]),
    RefusedText(text(#""secondary":"x""#), .typeMismatch, at: ["secondary"]),
    RefusedText(text(#""sidebar":{"selection":"i"}"#), .typeMismatch, at: ["sidebar", "selection"]),
    RefusedText(
      text(#""sidebar":{"selection":null}"#), .valueNotFound, at: ["sidebar", "selection"]),
    RefusedText(
      text(#""sidebar":{"selection":["i",5]}"#), .typeMismatch, at: ["sidebar", "selection", "1"]),
    RefusedText(
      text(#""content":{"selection":[[]]}"#), .typeMismatch, at: ["content", "selection", "0"]),
    RefusedText(
      text(#""sidebar":{"stack":[]}"#), .keyNotFound, at: ["sidebar", "presented"]),
    RefusedText(
      text(#""content":{"search":{}}"#), .keyNotFound, at: ["content", "stack"]),
    RefusedText(
      text(#""secondary":{"isWanted":1}"#), .typeMismatch, at: ["secondary", "isWanted"]),
    RefusedText(
      text(#""secondary":{"marks":[]}"#), .keyNotFound, at: ["secondary", "stack"]),
    RefusedText(text(#""visibility":"some""#), .dataCorrupted, at: ["visibility"]),
    RefusedText(text(#""visibility":1"#), .typeMismatch, at: ["visibility"]),
    RefusedText(
      text(#""preferredCompactColumn":"secondary""#), .dataCorrupted,
      at: ["preferredCompactColumn"]),
    RefusedText(text(#""isInspectorPresented":"yes""#), .typeMismatch, at: ["isInspectorPresented"]),
    RefusedText(text(#""widths":[]"#), .typeMismatch, at: ["widths"]),
    RefusedText(text(#""widths":{"sidebar":"1"}"#), .typeMismatch, at: ["widths", "sidebar"]),
    RefusedText(
      text(#""widths":{"secondary":-1}"#), breaking: .violation("a width is not negative"),
      at: ["widths", "secondary"]),
    RefusedText(text(#""marks":"detail""#), .typeMismatch, at: ["marks"]),
    RefusedText(text(#""marks":["secondary"]"#), .dataCorrupted, at: ["marks", "0"]),
    RefusedText(text(#""history":{}"#), .typeMismatch, at: ["history"]),
    RefusedText(text(#""history":[{}]"#), .keyNotFound, at: ["history", "0", "column"]),
    RefusedText(text(#""history":[5]"#), .typeMismatch, at: ["history", "0"]),
    RefusedText(
      text(#""history":[{"column":"secondary"}]"#), .dataCorrupted, at: ["history", "0", "column"]),
    RefusedText(
      text(#""history":[{"column":"detail","sidebar":[1]}]"#), .typeMismatch,
      at: ["history", "0", "sidebar", "0"]),
    RefusedText(
      text(#""history":[{"column":"detail"},{"column":"detail","detailStack":[1]}]"#),
      .typeMismatch, at: ["history", "1", "detailStack", "0"]),
    RefusedText(text(#""pending":{"fly":{}}"#), breaking: .unknownName("fly"), at: ["pending"]),
  ]

  static let rulesBroken: [RefusedText] = [
    RefusedText(
      text(#""sidebar":{"selection":["i","i"]}"#),
      breaking: .violation("an item is selected once"), at: ["sidebar", "selection"]),
    RefusedText(
      text(#""sidebar":{"presented":["x"],"stack":[]}"#), breaking: violation(.stray(.sidebar)),
      at: ["sidebar"]),
    RefusedText(
      text(#""content":{"presented":[],"queue":[{"item":"x","level":1}],"stack":[]}"#),
      breaking: .violation("\(Router<Cards>.Violation.queueOutOfOrder)"), at: ["content"]),
    RefusedText(
      text("", detail: #"{"marks":[1],"presented":[],"stack":["a"]}"#),
      breaking: .violation("\(Router<Cards>.Violation.stray)"), at: ["detail"]),
    RefusedText(
      text(#""sidebar":{"marks":[0],"presented":[],"stack":[]}"#),
      breaking: .violation("\(Router<Cards>.Violation.stray)"), at: ["sidebar"]),
    RefusedText(
      text("", detail: #"{"marks":[0],"pending":{"pop":{}},"presented":[],"stack":["a"]}"#),
      breaking: violation(.strayQuestion(.detail))),
    RefusedText(
      text(#""secondary":{"marks":[0],"pending":{"pop":{}},"presented":[],"stack":["a"]}"#),
      breaking: violation(.strayQuestion(.secondary))),
    RefusedText(text(#""marks":["detail"]"#), breaking: violation(.rootNotThere(.detail))),
    RefusedText(text(#""marks":["content"]"#), breaking: violation(.rootNotThere(.content))),
    RefusedText(
      text(#""content":{"selection":["7"]},"marks":["content"]"#),
      breaking: violation(.rootNotThere(.content))),
    RefusedText(
      text(#""marks":["content","detail"],"sidebar":{"selection":["i"]}"#),
      breaking: violation(.rootNotThere(.detail))),
    RefusedText(
      text(#""marks":["sidebar"]"#),
      breaking: .violation("the root of the content or the detail is marked once"), at: ["marks"]),
    RefusedText(
      text(#""content":{"selection":["7"]},"marks":["detail","detail"]"#),
      breaking: .violation("the root of the content or the detail is marked once"), at: ["marks"]),
    RefusedText(text(#""pending":{"pop":{}}"#), breaking: violation(.nothingAsked)),
    RefusedText(
      text(#""pending":{"forced":true,"pop":{}}"#, detail: marked),
      breaking: violation(.nothingAsked)),
    RefusedText(
      text(#""pending":{"selectSidebar":{"items":["i"]}}"#), breaking: violation(.nothingAsked)),
  ]

  @Test("is read strictly, and the error tells where", arguments: shapes + rulesBroken)
  func strictness(text: RefusedText) throws {
    try text.checkBoth(as: Place.self, under: Self.rules.context)
  }

  static let tooMuch: [(SplitRules, Limits?, RefusedText)] = {
    let many = SplitRules.stacked(.three, limit: 5, back: .latest)
    let deep = #"["a","b","c"]"#
    return [
      (
        .stacked(.two, limit: 1), nil,
        RefusedText(
          text(#""sidebar":{"selection":["i","j"]}"#), breaking: .tooMany(limit: 1),
          at: ["sidebar", "selection"])
      ),
      (
        rules, nil,
        RefusedText(
          text(#""content":{"selection":["1","2","3"]}"#), breaking: .tooMany(limit: 2),
          at: ["content", "selection"])
      ),
      (
        many, Limits(count: 1),
        RefusedText(
          text(#""content":{"selection":["1","2"]}"#), breaking: .tooMany(limit: 1),
          at: ["content", "selection"])
      ),
      (
        many, Limits(count: 1),
        RefusedText(
          text(#""history":[{"column":"detail"},{"column":"detail"}]"#),
          breaking: .tooMany(limit: 1), at: ["history"])
      ),
      (
        many, Limits(count: 1),
        RefusedText(
          text(#""history":[{"column":"detail","content":["1","2"]}]"#),
          breaking: .tooMany(limit: 1), at: ["history", "0", "content"])
      ),
      (
        many, Limits(depth: 2),
        RefusedText(
          text(#""history":[{"column":"detail","sidebarStack":\#(deep)}]"#),
          breaking: .tooMany(limit: 2), at: ["history", "0", "sidebarStack"])
      ),
      (
        rules, nil,
        RefusedText(
          text("", detail: #"{"presented":[],"stack":\#(deep)}"#), breaking: .tooMany(limit: 2),
          at: ["detail", "stack"])
      ),
      (
        rules, nil,
        RefusedText(
          text(#""sidebar":{"presented":[],"stack":\#(deep)}"#), breaking: .tooMany(limit: 2),
          at: ["sidebar", "stack"])
      ),
      (
        rules, nil,
        RefusedText(
          text(#""secondary":{"presented":[],"stack":\#(deep)}"#), breaking: .tooMany(limit: 2),
          at: ["secondary", "stack"])
      ),
      (
        rules, nil,
        RefusedText(
          text("", detail: #"{"layers":[{"stack":\#(deep)}],"presented":["x"],"stack":[]}"#),
          breaking: .tooMany(limit: 2), at: ["detail", "layers", "0", "stack"])
      ),
      (
        .stacked(.two, hasStack: false, router: RouterRules(depth: 1)), Limits(depth: 2),
        RefusedText(
          text(#""sidebar":{"presented":[],"stack":\#(deep)}"#), breaking: .tooMany(limit: 2),
          at: ["sidebar", "stack"])
      ),
      (
        rules, nil,
        RefusedText(
          text(#""marks":["content","detail","content"]"#), breaking: .tooMany(limit: 2),
          at: ["marks"])
      ),
    ]
  }()

  @Test("has no more than the limits and the rules allow", arguments: tooMuch)
  func limits(rules: SplitRules, limits: Limits?, text: RefusedText) throws {
    var context = rules.context
    context[.navigationLimits] = limits
    try text.checkBoth(as: Place.self, under: context)
  }

  @Test("is read again however much its rules let be selected and remembered")
  func beyondLimits() throws {
    let count = Limits().count + 2
    let rules = SplitRules.stacked(.three, limit: count, back: .latest, history: count)
    let items = (0..<count).map { "\"\($0)\"" }.joined(separator: ",")
    let places = Array(repeating: #"{"column":"detail"}"#, count: count).joined(separator: ",")
    let text = Self.text(
      #""content":{"selection":[\#(items)]},"history":[\#(places)],"sidebar":{"selection":[\#(items)]}"#
    )
    let split = try CodedDecoder(userInfo: rules.context)
      .decode(Place.self, from: Array(text.utf8))
    #expect(split.sidebarSelection.count == count && split.contentSelection.count == count)
    let bytes = try CodedEncoder().encode(split)
    #expect(try CodedDecoder(userInfo: rules.context).decode(Place.self, from: bytes) == split)
    let restored = CodedDecoder(userInfo: rules.context).restore(Place.self, from: bytes)
    #expect(restored.value == split && restored.isComplete)
    #expect(CodedEncoder().archive(split).bytes == bytes)
  }
}

/// A screen whose identity can't be read again.
private struct Leaf: Hashable, Codable, Identifiable {
  let id: String
}

private enum Leaves: CodableScheme {
  typealias Route = Leaf
  typealias SidebarItem = String
}

@Suite("SplitViewState, asking about a step to an identity")
struct SplitReadableQuestionTests {
  fileprivate typealias Place = SplitViewState<Leaves>

  @Test(
    "is read again with the question, as a step to the screen that was meant",
    arguments: [nil, PaneColumn.secondary, .sidebar, .detail])
  func popToIdentity(column: PaneColumn?) throws {
    func action(_ action: PaneAction<Leaves>) -> Place.Action {
      .pane(column.map { .column(.at($0, action)) } ?? action)
    }
    let rules = SplitRules.stacked(.two)
    var split = Place(configuration: Configuration(rules: rules))
    for id in ["a", "b", "c"] { split.reduce(action(.stack(.push(Leaf(id: id))))) }
    split.reduce(action(.mark(.screen(Leaf(id: "c")))))
    split.reduce(action(.stack(.popTo(.id("a")))), in: .user)
    #expect(split.pending == Step(action(.stack(.popTo(.id("a")))), in: .user))
    let copy = try recoded(split, under: rules.context)
    #expect(copy.pending == Step(action(.stack(.popTo(.route(Leaf(id: "a"))))), in: .user))
    #expect(copy.pendingPlaces == split.pendingPlaces && !copy.pendingPlaces.isEmpty)
    let archived = CodedEncoder().archive(split)
    let restored = CodedDecoder(userInfo: rules.context).restore(Place.self, from: archived.bytes)
    #expect(restored.value == copy && restored.isComplete)
  }
}
