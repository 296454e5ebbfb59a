import NavState
import Testing

/// The names of the actions, what views bind to, and the panes of single columns.
@Suite("SplitViewState, names and bindings")
struct ColumnPaneTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  /// An owner of a split view that notes what it is asked.
  struct Owner: ColumnNavigating, Recording {
    typealias Scheme = Cards
    typealias Event = Place.Event
    typealias Route = Card
    typealias Destination = Card
    typealias Action = PaneAction<Cards>

    static let answer = Outcome<Event>.refused(.notAsked)

    var asked: [Step<PaneAction<Cards>>] = []
    var splitView: Place? = Place()
    var router: Router<Cards> { Router() }
    var path: RouteStack<Card> = []
    var presentedSheet: Card?

    mutating func perform(_ action: PaneAction<Cards>, in context: Context) -> Outcome<Event> {
      asked.append(Step(action, in: context))
      return Self.answer
    }
  }

  @Test("each method is the action of its name, and returns its outcome")
  func names() {
    Owner.check(.column(.selectSidebar(["a"])), in: Context()) { $0.select(sidebar: ["a"]) }
    Owner.check(.column(.selectContent(["1"])), in: .user) { $0.select(content: ["1"], in: .user) }
    Owner.check(.column(.showDetail("x")), in: Context()) { $0.showDetail("x") }
    Owner.check(.column(.dismiss(.content)), in: Context()) { $0.dismiss(.content) }
    Owner.check(.column(.show(.detail)), in: .user) { $0.show(.detail, in: .user) }
    Owner.check(.column(.hide(.sidebar)), in: Context()) { $0.hide(.sidebar) }
    Owner.check(.column(.toggleSidebar), in: .user) { $0.toggleSidebar() }
    Owner.check(.column(.presentInspector(true)), in: Context()) {
      $0.reduce(.presentInspector(true))
    }
  }

  @Test("each write of a view is an action of the user")
  func writes() {
    func check(_ action: ColumnAction<Cards>, _ write: (inout Owner) -> Void) {
      var owner = Owner()
      write(&owner)
      #expect(owner.asked == [Step(.column(action), in: .user)])
    }
    check(.selectSidebar(["a", "b"])) { $0.sidebarSelection = ["a", "b"] }
    check(.selectSidebar(["a"])) { $0.sidebarItem = "a" }
    check(.selectSidebar([])) { $0.sidebarItem = nil }
    check(.selectSidebar(["a", "b"])) { $0.sidebarItems = ["a", "b"] }
    check(.selectContent(["1", "2"])) { $0.contentSelection = ["1", "2"] }
    check(.selectContent(["1"])) { $0.contentItem = "1" }
    check(.selectContent(["1", "2"])) { $0.contentItems = ["1", "2"] }
    check(.setVisibility(.all)) { $0.visibility = .all }
    check(.setPreferredCompactColumn(.detail)) { $0.preferredCompactColumn = .detail }
    check(.presentInspector(true)) { $0.isInspectorPresented = true }
    check(.showSecondary(true)) { $0.isSecondaryWanted = true }
    check(.set([.sidebarSelection(["a"])])) { $0.compactPath = [.sidebarSelection(["a"])] }
  }

  @Test("what views read is what is there, and nothing where there are no columns")
  func reads() {
    let split = Place.after(
      .stacked(.three), .big,
      [
        .sidebar("a", "b"), .content("1"), .push("x"), .visible(.all), .prefer(.content),
        .column(.presentInspector(true)), .column(.showSecondary(true)), .pane(.sheet("z")),
      ])
    #expect(split.splitView == split)
    #expect(split.sidebarItem == nil && split.sidebarItems == ["a", "b"])
    #expect(split.contentItem == "1" && split.contentItems == ["1"])
    #expect(split.visibility == .all && split.preferredCompactColumn == .content)
    #expect(split.isInspectorPresented && split.isSecondaryWanted)
    #expect(split.path == ["x"] && split.presentedSheet == "z" && split.router.path == ["x"])
    var owner = Owner()
    owner.splitView = nil
    #expect(owner.sidebarSelection.isEmpty && owner.contentSelection.isEmpty)
    #expect(owner.visibility == .automatic && owner.preferredCompactColumn == nil)
    #expect(!owner.isInspectorPresented && !owner.isSecondaryWanted && owner.compactPath == [])
  }

  @Test("the split view itself is bound to by path and sheet")
  func itself() {
    var split = Place.after(.stacked(.two), .uprightPhone, [.prefer(.sidebar)])
    split.path = ["x", "y"]
    split.presentedSheet = "z"
    #expect(split.words == "- | [x y] + z ^detail")
    split.presentedSheet = nil
    split.path.removeLast()
    #expect(split.words == "- | [x] ^detail")
    #expect(split.pop().words == "popped([x])")
  }

  @Test("the pane of a column is changed in place, and so is the split view")
  func panes() {
    var split = Place.after(.stacked(.three), .big, [])
    split[.sidebar].path = ["s"]
    split[.content].push("c")
    split[.detail].push("x")
    split[.secondary].path = ["n", "m"]
    split[.secondary].presentedSheet = "z"
    split[.sidebar].presentedSheet = "z"
    #expect(split.words == "- [s] | - [c] | [x] secondary [n m] + z")
    #expect(PaneColumn.allCases.map { split[$0].path.count } == [1, 1, 1, 2])
    #expect(PaneColumn.allCases.map { split[$0].column } == PaneColumn.allCases)
    #expect(split[.secondary].presentedSheet == "z" && split[.sidebar].presentedSheet == nil)
    #expect(split[.sidebar].back().words == "popped([s]) in sidebar")
    #expect(split[.sidebar].back() == .unhandled)
    #expect(split[.detail].beginSearch() == .changed([.pane(.at(level: 0, .search(.searchBegan)))]))
    #expect(split[.detail].router.traits == split.traits)
    var copy = split
    copy[.secondary].path = []
    #expect(split[.secondary].path == ["n", "m"], "a copy is another value")
    let pane = split[.content]
    #expect(pane == split[.content] && pane != split[.detail])
  }

  @Test("a column that is not there shows its root, and refuses everything")
  func missing() {
    var split = Place.after(.stacked(.two), .big, [])
    let copy = split
    split[.content].path = ["c"]
    #expect(split[.content].push("c") == .refused(.notThere))
    #expect(split[.content].back() == .refused(.notThere))
    #expect(split == copy && split[.content].path == [])
  }

  @Test("in each of many steps a pane is changed without a copy of it being left")
  func outcome() {
    var split = Place.after(.stacked(.two), .big, [])
    #expect(split[.sidebar].push("s").words == "pushed([s]) in sidebar")
    let outcome = split[.secondary].perform(.stack(.push("n")), in: .user)
    #expect(outcome == .changed([.column(.at(.secondary, .stack(.pushed(["n"]))))]))
  }
}

/// What is told of a split view, its actions and its events.
@Suite("SplitViewState, in words")
struct SplitDebuggingTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  static let places: [(ColumnCount, [Do], String)] = [
    (.two, [], "nothing › []"), (.three, [], "nothing › nothing › []"),
    (.three, [.sidebar("inbox"), .content("7"), .push("x")], "inbox › 7 › [*x*]"),
    (.two, [.sidebar("b", "a"), .visible(.all)], "[a, b] › [] (all)"),
    (.two, [.push("s", in: .sidebar), .prefer(.detail)], "nothing [*s*] › [] (detail on top)"),
    (
      .two, [.pane(.sheet("z")), .column(.presentInspector(true)), .column(.showSecondary(true))],
      "nothing › [] + z + inspector | []"
    ),
    (.two, [.push("n", in: .secondary)], "nothing › [] | [*n*] (hidden)"),
  ]

  @Test("tells selections, screens and wishes", arguments: places)
  func place(columns: ColumnCount, steps: [Do], words: String) {
    #expect("\(Place.after(.stacked(columns), .big, steps))" == words)
  }

  static let actions: [(Place.Action, String)] = [
    (Do.sidebar("a").action, "selectSidebar(a)"), (Do.content().action, "selectContent(nothing)"),
    (Do.column(.showDetail("x")).action, "showDetail(x)"),
    (Do.column(.dismiss(.detail)).action, "dismiss(detail)"),
    (Do.column(.show(.sidebar)).action, "show(sidebar)"),
    (Do.column(.hide(.content)).action, "hide(content)"),
    (Do.column(.toggleSidebar).action, "toggleSidebar"),
    (Do.visible(.all).action, "setVisibility(all)"),
    (Do.prefer(nil).action, "setPreferredCompactColumn(nil)"),
    (Do.prefer(.detail).action, "setPreferredCompactColumn(detail)"),
    (Do.column(.presentInspector(true)).action, "presentInspector(true)"),
    (Do.column(.showSecondary(false)).action, "showSecondary(false)"),
    (Do.column(.setWidth(nil, of: .inspector)).action, "setWidth(nil, of: inspector)"),
    (Do.column(.setWidth(9, of: .sidebar)).action, "setWidth(9.0, of: sidebar)"),
    (Do.path([.screen("x", in: .detail)]).action, "set([*x in detail*])"),
    (Do.push("x").action, "push(x)"), (Do.push("s", in: .sidebar).action, "push(s) in sidebar"),
    (.configure(.stacked(.three, back: .latest)), "configure(columns: three, back: latest)"),
    (.adapt(Traits(width: 9)), "adapt(\(Traits(width: 9)))"), (.confirm, "confirm"),
    (.cancel, "cancel"),
  ]

  @Test("tells actions by name, with what they carry", arguments: actions)
  func action(action: Place.Action, words: String) {
    #expect("\(action)" == words)
  }

  @Test("tells screens of collapsed columns")
  func screens() {
    #expect("\(CollapsedScreen<Cards>.root(.content))" == "content")
    #expect("\(CollapsedScreen<Cards>.screen("x", in: .detail))" == "x")
  }
}
