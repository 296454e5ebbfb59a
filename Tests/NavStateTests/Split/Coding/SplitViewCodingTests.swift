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
    return Form(.after(rules, .big, steps), text)
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
    let configuration = Configuration(rules: rules, traits: .narrowPad)
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

/// Questions about a path that is longer than a stack may be.
@Suite("SplitViewState, asking about a long path")
struct SplitLongQuestionTests {
  typealias Place = SplitViewState<Cards>

  @Test("is read again with the question, however long the path of all columns is")
  func longPath() throws {
    let rules = SplitRules.stacked(.three, router: RouterRules(depth: 2))
    let screens: SplitPath<Cards> = [
      .screen("a", in: .sidebar), .screen("b", in: .sidebar), .sidebarSelection(["i"]),
      .screen("c", in: .content), .screen("d", in: .content), .contentSelection(["7"]),
      .screen("e", in: .detail), .screen("f", in: .detail),
    ]
    var split = Place(configuration: Configuration(rules: rules))
    split.push("x")
    split.reduce(.pane(.mark(.screen("x"))))
    split.reduce(.pane(.column(.set(screens))), in: .user)
    #expect(split.pending != nil)
    var context = rules.context
    context[.navigationLimits] = Limits(depth: 2)
    #expect(try recoded(split, under: context) == split)
    let bytes = try CodedEncoder().encode(split)
    #expect(try CodedDecoder(userInfo: context).decode(Place.self, from: bytes) == split)
    let restored = CodedDecoder(userInfo: context).restore(Place.self, from: bytes)
    #expect(restored.value == split && restored.isComplete)
    // One more can be no place.
    let action = Place.Action.pane(.column(.set(screens + [.screen("g", in: .detail)])))
    try RefusedText(
      json(action), breaking: .tooMany(limit: 8), at: ["setCompactPath", "path"]
    ).checkBoth(as: Place.Action.self, under: context)
    var widest = context
    widest[.navigationLimits] = Limits(depth: .max)
    #expect(try read(Place.Action.self, from: json(action), under: widest) == action)
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
