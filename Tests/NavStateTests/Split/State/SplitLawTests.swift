import NavState
import Testing

/// What holds of split views as of any value.
@Suite("SplitViewState, laws")
struct SplitLawTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  static let steps: [Do] = [
    .sidebar("a"), .content("1"), .push("x"), .push("s", in: .sidebar), .push("c", in: .content),
    .push("n", in: .secondary), .prefer(.content), .visible(.all),
    .column(.presentInspector(true)), .column(.showSecondary(true)),
    .column(.setWidth(240, of: .sidebar)), .search(.beginSearch, in: .sidebar),
    .pane(.sheet("z")), .mark(.root), .mark(.root, in: .content), .content("2"), .adapt(.big),
    .configure(.stacked(.three, back: .latest)),
  ]

  /// What takes each of the steps back.
  static let undone: [Do] = [
    .column(.setWidth(nil, of: .sidebar)), .column(.showSecondary(false)),
    .column(.presentInspector(false)), .visible(.automatic), .prefer(nil),
    .search(.endSearch(), in: .sidebar), .pop(in: .secondary), .pop(in: .sidebar),
    .pop(in: .content), .unmark(.root), .unmark(.root, in: .content), .pane(.dismiss()),
    .column(.dismiss(.content)),
  ]

  @Test("what is taken back is as if it had never been, whatever it was kept in")
  func undoing() {
    let start = Place.after(.stacked(.three), .uprightPhone, [])
    var split = Place.after(.stacked(.three), .uprightPhone, Array(Self.steps.prefix(15)))
    for step in Self.undone {
      #expect(split.reduce(step.action, in: step.context).isChanged, "\(step.words)")
    }
    #expect(split == start && split.hashValue == start.hashValue)
    #expect(Set([split, start]).count == 1)
  }

  @Test("each step makes another value, and the same steps the same one")
  func equality() {
    var split = Place.after(.stacked(.three), .uprightPhone, [])
    var known: Set<Place> = [split]
    for step in Self.steps {
      split.reduce(step.action, in: step.context)
      #expect(known.insert(split).inserted, "\(step.words)")
    }
    var again = Place.after(.stacked(.three), .uprightPhone, [])
    again.replay(Self.steps)
    #expect(again == split && again.hashValue == split.hashValue)
  }

  @Test("a wish that is true already is unchanged, however often it is made")
  func idempotence() {
    let wishes: [Do] = [
      .sidebar("a"), .content("1"), .column(.showDetail("x")), .column(.show(.content)),
      .column(.dismiss(.content)), .visible(.all), .prefer(.detail),
      .path([.sidebarSelection(["a"])]),
      .column(.setWidth(9, of: .content)), .column(.presentInspector(true)), .adapt(.big),
      .configure(.stacked(.three, limit: 5)), .column(.hide(.sidebar)),
    ]
    for traits in [Traits.uprightPhone, .wideMac] {
      var split = Place.after(.stacked(.three), traits, [.push("x")])
      for wish in wishes {
        split.reduce(wish.action, in: wish.context)
        let copy = split
        let again = split.stepping(wish)
        let isRefused = wish == .column(.hide(.sidebar)) && split.layout.isCollapsed
        #expect(isRefused || again.outcome == .unchanged, "\(wish.words)")
        #expect(again.after == copy)
      }
    }
  }

  @Test("a revision is raised by what changes the place, and not by another window")
  func revisioned() {
    var split = Revisioned(
      Place.after(.stacked(.three), .uprightPhone, []), rules: RevisionRules(ids: 4, log: 8))
    let select = Place.Action.pane(.column(.selectSidebar(["a"])))
    let first = split.reduce(Envelope(select, id: "1", expected: 0))
    #expect(
      first
        == .reduced(
          .changed([.column(.selectedSidebar(["a"], previous: []))]), revision: 1))
    #expect(split.reduce(Envelope(select, id: "1", expected: 0)) == .alreadyApplied(revision: 1))
    #expect(
      split.reduce(Envelope(select, id: "2", expected: 0))
        == .reduced(.refused(.stale(expected: 0, revision: 1)), revision: 1))
    #expect(
      split.reduce(Envelope(.adapt(.big), id: "3")) == .reduced(.changed([]), revision: 1))
    #expect(split.reduce(Envelope(.pane(.back), id: "4")) == .reduced(.unhandled, revision: 1))
    split.reduce(Envelope(.pane(.stack(.push("x"))), id: "5"))
    #expect(split.revision == 2 && split.state.words == "a | - | [x]")
    #expect(split.undo().isChanged && split.state.words == "a | - | []")
    #expect(split.undo().isChanged && split.state.words == "- | - | []")
  }

  @Test("actions tell what they change")
  func subjects() {
    #expect(Place.Action.pane(.back).subject == .place)
    #expect(Place.Action.configure(SplitRules()).subject == .rules)
    #expect(Place.Action.adapt(Traits()).subject == .traits)
    #expect(Place.Action.confirm.subject == .place && Place.Action.cancel.subject == .place)
  }

  @Test("an app that names no items has columns without selections")
  func small() {
    enum Plain: NavigationScheme {
      typealias Route = Int
    }
    var split = SplitViewState<Plain>()
    split.push(7)
    split.select(sidebar: [])
    #expect(split.path == [7] && split.sidebarSelection.isEmpty && split.contentItem == nil)
    #expect(split.collapsedStack.top == .detail)
  }

  @Test("the one stack and what a step back does are told in words")
  func words() {
    var split = Place(configuration: Configuration(rules: SplitRules(), traits: .uprightPhone))
    split.select(sidebar: ["a"])
    split.push("x")
    #expect("\(split.collapsedStack)" == "sidebar, detail, x")
    let steps: [(SplitBackStep, String)] = [
      (.presentation, "presentation"), (.inspector, "inspector"),
      (.column(.detail), "column(detail)"),
      (.leading(.sidebar), "leading(sidebar)"), (.earlier, "earlier"),
    ]
    for (step, words) in steps { #expect("\(step)" == words) }
  }

  @Test("the one stack traps at a position before or behind its screens, as an array does")
  func positions() async {
    await #expect(processExitsWith: .failure) {
      _ = SplitViewState<Cards>().collapsedStack[1]
    }
    await #expect(processExitsWith: .failure) {
      _ = SplitViewState<Cards>().collapsedStack[-1]
    }
    await #expect(processExitsWith: .success) {
      _ = SplitViewState<Cards>().collapsedStack[0]
    }
  }
}
