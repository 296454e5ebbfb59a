import NavState
import NavStateTestSupport
import Testing

/// Every action there is, at places where every column holds unsaved work.
@Suite("SplitViewState, exit guard on every verb")
struct EverySplitVerbTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  /// Examples of the actions of a verb; a verb that is added has none, and doesn't compile.
  static func examples(of verb: SplitVerb) -> [Place.Action] {
    switch verb {
    case .pane(.router(let verb)):
      EveryVerbTests.examples(of: verb).flatMap { action in
        ([nil] + PaneColumn.allCases.map(Optional.some)).map { Do.pane(action, in: $0).action }
      }
    case .pane(.column(let verb)): examples(of: verb).map { .pane(.column($0)) }
    case .configure:
      ColumnCount.allCases.flatMap { columns in
        [
          SplitRules.stacked(columns), .stacked(columns, hasStack: false),
          .stacked(columns, limit: 1), .stacked(columns, back: .latest),
          .stacked(columns, router: RouterRules(depth: 1)),
          .stacked(columns, changing: .keep),
        ].map(Place.Action.configure)
      }
    case .adapt: [Traits.uprightPhone, .big, .wideMac, Traits()].map(Place.Action.adapt)
    case .confirm: [.confirm]
    case .cancel: [.cancel]
    }
  }

  private static func examples(of verb: ColumnVerb) -> [ColumnAction<Cards>] {
    switch verb {
    case .selectSidebar:
      [[], ["p"], ["q"], ["p", "q"], ["p", "q", "r"]].map { .selectSidebar($0) }
    case .selectContent:
      [[], ["1"], ["2"], ["1", "2"], ["1", "2", "3"]].map { .selectContent($0) }
    case .showDetail: [.showDetail("a"), .showDetail("e")]
    case .dismissColumn: SplitColumn.allCases.map { .dismiss($0) }
    case .showColumn: SplitColumn.allCases.map { .show($0) }
    case .hideColumn: SplitColumn.allCases.map { .hide($0) }
    case .toggleSidebar: [.toggleSidebar]
    case .setColumnVisibility: SplitVisibility.allCases.map { .setVisibility($0) }
    case .setPreferredCompactColumn:
      ([nil] + SplitColumn.allCases).map { .setPreferredCompactColumn($0) }
    case .presentInspector: [.presentInspector(true), .presentInspector(false)]
    case .showSecondary: [.showSecondary(true), .showSecondary(false)]
    case .setColumnWidth:
      ResizableColumn.allCases.flatMap { [.setWidth(9, of: $0), .setWidth(-1, of: $0)] }
    case .setCompactPath:
      [
        [], [.sidebarSelection(["p"])], [.contentSelection(["1"])],
        [
          .screen("a", in: .sidebar), .screen("b", in: .sidebar), .sidebarSelection(["p"]),
          .screen("b", in: .content), .screen("a", in: .content), .contentSelection(["1"]),
          .screen("a", in: .detail), .screen("b", in: .detail),
        ],
        [.screen("e", in: .detail), .sidebarSelection(["p"])],
      ].map { .set($0) }
    }
  }

  static let actions: [Place.Action] = SplitVerb.allCases.flatMap { examples(of: $0) }

  private static let held: [Do] =
    [Do.sidebar("p"), .content("1")]
    + PaneColumn.allCases.flatMap { [Do.push("a", in: $0), .push("b", in: $0)] }
    + [
      .pane(.sheet("x")), .pane(.push("c", on: 1)), .pane(.sheet("z"), in: .secondary),
    ]

  private static let marks: [[Do]] = [
    [.mark(.root, in: .content)], [.mark(.root)],
    [.mark(.screen("a"), in: .sidebar)], [.mark(.screen("b"), in: .content)],
    [.mark(.screen("a")), .mark(.item("x"))], [.mark(.screen("c", level: 1))],
    [.mark(.screen("b"), in: .secondary), .mark(.item("z"), in: .secondary)],
  ]

  /// Places where one thing is marked, some of them behind an earlier place, and where all are.
  static let places: [Place] =
    marks.enumerated().map { index, marks in
      Place.after(
        .stacked(.three, back: index.isMultiple(of: 3) ? .latest : .columns),
        index.isMultiple(of: 2) ? .uprightPhone : .big, held + marks)
    }
    + [Traits.uprightPhone, .big].map { .after(.stacked(.three), $0, held + marks.flatMap { $0 }) }

  @Test("each verb has examples of its own name")
  func naming() {
    for verb in SplitVerb.allCases {
      let examples = Self.examples(of: verb)
      #expect(!examples.isEmpty && examples.allSatisfy { $0.name == verb }, "\(verb)")
    }
  }

  private func lost(in outcome: Outcome<Place.Event>) -> [SplitPlace<Cards>] {
    for case .exit(.lost(let places)) in outcome.events { return places }
    return []
  }

  @Test("an action asks exactly if doing it would lose something marked", arguments: places.indices)
  func everyVerb(index: Int) {
    let place = Self.places[index]
    let marked = place.markedPlaces
    var asked: Set<SplitVerb> = []
    for action in Self.actions {
      let step = Do(action, in: .user)
      let (forced, told) = place.stepping(step.byForce)
      let (after, outcome) = place.stepping(step)
      let lost = self.lost(in: told)
      let left = forced.markedPlaces
      let gone = marked.filter { !left.contains($0) }
      // A root that is marked still, though filled by another selection, was never taken off by hand.
      if action.name != .pane(.router(.exit(.mark))), action.name != .pane(.router(.exit(.unmark)))
      {
        #expect(gone == lost, "\(step.words)")
      }
      guard !lost.isEmpty else {
        #expect(after == forced && outcome == told, "\(step.words)")
        continue
      }
      asked.insert(action.name)
      #expect(outcome == .changed([.exit(.exitAsked(lost))]), "\(step.words)")
      #expect(after.pending == step && after.pendingPlaces == lost, "\(step.words)")
      #expect(after.words == place.words + " ?", "\(step.words)")
      #expect(after.stepping(step).outcome == .unchanged, "\(step.words)")
      var split = after
      #expect(split.confirmExit() == told && split == forced, "\(step.words)")
      split = after
      #expect(split.cancelExit() == .changed([]) && split == place, "\(step.words)")
    }
    // Whatever is marked above the columns can be lost by a path of other columns, but for what is
    // independent of them.
    let isInColumns = marked.contains { mark in
      guard mark.column != .secondary else { return false }
      return switch mark.place {
      case .root, .screen(_, 0): true
      case .screen, .presentation: false
      }
    }
    #expect(asked.contains(.pane(.column(.setCompactPath))) == isInColumns)
    #expect(!asked.isEmpty)
  }

  @Test("what could be asked about is asked by each verb that can take something away")
  func verbs() {
    var asked: Set<SplitVerb> = []
    for place in Self.places.suffix(2) {
      for action in Self.actions where !asked.contains(action.name) {
        if place.stepping(Do(action, in: .user)).after.pending != nil { asked.insert(action.name) }
      }
    }
    let columns: [ColumnVerb] = [
      .selectSidebar, .selectContent, .showDetail, .dismissColumn, .setCompactPath,
    ]
    #expect(asked.isSuperset(of: columns.map { .pane(.column($0)) }))
    let others: [ColumnVerb] = ColumnVerb.allCases.filter { !columns.contains($0) }
    #expect(asked.isDisjoint(with: others.map { .pane(.column($0)) }))
    #expect(asked.contains(.configure) && !asked.contains(.adapt))
    #expect(asked.contains(.pane(.router(.back))))
  }
}
