import NavState
import Testing

/// Everything that a few items and screens can be made to do, in each kind of window.
@Suite("SplitViewState, in every small state")
struct SplitExplorationTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  /// All states that can be reached, each of which is sound, and each step as the plain model does it.
  @discardableResult
  private func explore(
    _ rules: SplitRules, _ traits: Traits, _ steps: [Do],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let start = Place(configuration: Configuration(rules: rules, traits: traits))
    let reached = try NaiveSplit.explore(
      from: start, trying: steps, sourceLocation: sourceLocation)
    for split in reached { split.expectSound(sourceLocation: sourceLocation) }
    return reached.count
  }

  static let preferred: [SplitColumn?] = [nil] + SplitColumn.allCases

  static let windows: [Traits] = [
    .uprightPhone, .big, .narrowPad, .wideMac,
    Traits(horizontalSizeClass: .regular, idiom: .tv, orientation: .landscape),
  ]

  private static func common(_ windows: [Traits]) -> [Do] {
    preferred.map { .prefer($0) } + windows.map { .adapt($0) }
      + [.back(), .back(in: .detail), .pop(), .column(.showDetail("x"))]
      + SplitColumn.allCases.flatMap { column -> [Do] in
        [.column(.dismiss(column)), .column(.show(column)), .column(.hide(column))]
      }
  }

  // The sidebar's selection, the detail's stack (of two screens at most, two kinds of them: 1 + 2 + 4),
  // the preferred column and the window are as many as one likes of each. Showing and hiding make
  // visibilities of their own, which are left out here.
  @Test("two columns", arguments: zip(SelectionChangeRule.allCases, ColumnReselectRule.allCases))
  func two(changing: SelectionChangeRule, reselecting: ColumnReselectRule) throws {
    let rules = SplitRules.stacked(
      .two, limit: 1, changing: changing, reselecting: reselecting, router: RouterRules(depth: 2))
    let windows = [Traits.uprightPhone, .big, .wideMac]
    let steps =
      Self.common(windows).filter { !$0.isShowing }
      + [.sidebar(), .sidebar("a"), .sidebar("b"), .sidebar("a", "b"), .push("x"), .push("y")]
      + [.content("1"), .path([])]
    #expect(try explore(rules, .uprightPhone, steps) == 3 * 7 * 4 * 3)
  }

  // As before, with three selections of the content, and stacks of one kind of screen: 3.
  @Test("three columns", arguments: zip(SelectionChangeRule.allCases, ColumnReselectRule.allCases))
  func three(changing: SelectionChangeRule, reselecting: ColumnReselectRule) throws {
    let rules = SplitRules.stacked(
      .three, limit: 1, changing: changing, reselecting: reselecting,
      router: RouterRules(depth: 2))
    let windows = [Traits.uprightPhone, .big]
    let steps =
      Self.common(windows).filter { !$0.isShowing }
      + [.sidebar(), .sidebar("a"), .sidebar("b"), .push("x")]
      + [.content(), .content("1"), .content("2"), .path([])]
    #expect(try explore(rules, .uprightPhone, steps) == (3 * 3) * 3 * 4 * 2)
  }

  // A selection or none in both leading columns, a screen or none in each of three stacks.
  @Test("stacks in all columns")
  func stacks() throws {
    let rules = SplitRules.stacked(.three, limit: 1, router: RouterRules(depth: 1))
    let columns: [PaneColumn] = [.sidebar, .content, .detail]
    let path: SplitPath<Cards> = [.screen("x", in: .sidebar), .sidebarSelection(["a"])]
    let steps =
      Self.common([.uprightPhone, .big]).filter { !$0.isShowing }
      + columns.flatMap { [Do.push("x", in: $0), .pop(in: $0), .back(in: $0)] }
      + [.sidebar(), .sidebar("a"), .content(), .content("1"), .path(path)]
    #expect(try explore(rules, .big, steps) == (2 * 2) * (2 * 2 * 2) * 4 * 2)
  }

  static let kinds: [Traits] =
    windows + [
      .uprightPad, Traits(horizontalSizeClass: .compact, idiom: .mac, orientation: .portrait),
      Traits(horizontalSizeClass: .compact, idiom: .watch, orientation: .portrait),
      Traits(horizontalSizeClass: .regular, idiom: .vision, orientation: .landscape),
      Traits(horizontalSizeClass: .regular, idiom: .carPlay, orientation: .landscape),
      Traits(horizontalSizeClass: .regular, idiom: .phone, orientation: .landscape),
    ]

  // A visibility, a preferred column and a window of 11 kinds.
  @Test(
    "showing and hiding, in windows of every kind",
    arguments: zip([ColumnCount.two, .three, .three], SplitStyle.allCases))
  func showing(columns: ColumnCount, style: SplitStyle) throws {
    let rules = SplitRules.stacked(columns, style: style)
    let steps =
      Self.common(Self.kinds).filter { $0.action != .pane(.column(.showDetail("x"))) }
      + SplitVisibility.allCases.map { .visible($0) } + [.column(.toggleSidebar)]
    #expect(try explore(rules, .uprightPhone, steps) == 4 * 4 * 11)
  }

  // Two columns with a search each, a sheet, an inspector, and a screen in the detail.
  @Test("searches, a sheet and an inspector, in the order of steps back")
  func layers() throws {
    let rules = SplitRules.stacked(.two, limit: 1, router: RouterRules(depth: 1))
    let steps: [Do] = [
      .adapt(.uprightPhone), .adapt(.big), .back(), .back(by: .user), .sidebar("a"), .push("x"),
      .search(.beginSearch), .search(.endSearch()), .search(.beginSearch, in: .sidebar),
      .search(.endSearch(), in: .sidebar), .back(in: .sidebar), .back(in: .detail),
      .pane(.sheet(.present("z"))), .pane(.sheet(.dismiss())),
      .column(.presentInspector(true)), .column(.presentInspector(false)),
      .pane(.sheet(.present("z")), in: .sidebar), .search(.beginSearch, in: .content), .sidebar(),
    ]
    #expect(try explore(rules, .big, steps) == 2 * (2 * 2 * 2 * 2) * (2 * 2))
  }

  // The independent column has a wish, a stack, a search and a sheet, and nothing else moves.
  @Test("the secondary column by itself")
  func secondary() throws {
    let rules = SplitRules.stacked(.two, router: RouterRules(depth: 1))
    let steps: [Do] = [
      .adapt(.uprightPhone), .adapt(.big), .back(), .back(in: .secondary),
      .push("n", in: .secondary),
      .pop(in: .secondary), .search(.beginSearch, in: .secondary),
      .search(.endSearch(), in: .secondary), .pane(.sheet(.present("z")), in: .secondary),
      .column(.showSecondary(true)), .column(.showSecondary(false)),
      .mark(.root, in: .secondary), .unmark(.root, in: .secondary),
    ]
    #expect(try explore(rules, .big, steps) == 2 * 2 * (2 * 2 * 2))
  }

  // Of two columns, with nothing selected there are 3 stacks: none, a screen, and one that is marked;
  // with a selection these with the root marked or not. That is 3 + 6 without a question, in each of
  // two windows. A question is one of an action at a place where it takes away what is marked:
  //
  // - pop, where the screen is marked: 1 + 2; so does a step back, but while collapsed also at a
  //   marked root without screens: 1 more
  // - dismissal of the detail, where the screen or the root is marked: 1 + (6 - 2)
  // - an empty selection, with something selected: 6 - 2; with nothing, only while collapsed: 1 more
  // - a selection, with nothing selected: 1
  //
  @Test("what is marked is asked about, in each window")
  func marks() throws {
    let rules = SplitRules.stacked(.two, limit: 1, router: RouterRules(depth: 1))
    let steps: [Do] = [
      .adapt(.uprightPhone), .adapt(.big), .sidebar("a"), .sidebar(), .push("x"), .pop(), .back(),
      .column(.dismiss(.detail)), .mark(.screen("x")), .unmark(.screen("x")), .mark(.root),
      .unmark(.root), .mark(.root, in: .sidebar), .confirm, .cancel, .pop().byForce,
      .sidebar().byForce,
    ]
    #expect(try explore(rules, .big, steps) == 2 * 9 + (3 + 3 + 5 + 4 + 1) + (3 + 4 + 5 + 5 + 1))
  }

  // Of three columns, with an item each, a screen in the content, and one in the detail, there are
  // 2 · 2 · 2 · 2 places; of two columns 2 · 2; each with four preferred columns.
  @Test("columns that come and go")
  func configuring() throws {
    let two = SplitRules.stacked(.two, limit: 1, router: RouterRules(depth: 1))
    let three = SplitRules.stacked(.three, limit: 1, router: RouterRules(depth: 1))
    let steps: [Do] =
      Self.common([.uprightPhone]).filter { !$0.isShowing }
      + [
        .sidebar(), .sidebar("a"), .content(), .content("1"), .push("x", in: .content),
        .configure(two), .configure(three),
      ]
    #expect(try explore(two, .uprightPhone, steps) == (16 + 4) * 4)
  }
}

extension Step<SplitViewState<Cards>.Action> {
  /// Whether it may change the visibility.
  fileprivate var isShowing: Bool {
    switch action {
    case .pane(.column(.show)), .pane(.column(.hide)): true
    default: false
    }
  }
}

extension NaiveSplit: PlainModel {
  /// The model of a split view, read from its projections; earlier places are not among them.
  init(_ split: Place) {
    self.init(rules: split.rules, traits: split.traits)
    chosen = ["sidebar": split.sidebarItems, "content": split.contentItems]
    for column in PaneColumn.allCases {
      let pane = Pane(split[column].router)
      if pane != Pane() { panes[column.rawValue] = pane }
      if split.isMarked(column) { markedRoots.insert(column.rawValue) }
    }
    visibility = split.visibility
    preferred = split.preferredCompactColumn?.rawValue
    hasInspector = split.isInspectorPresented
    wantsSecondary = split.isSecondaryWanted
    pending = split.pending
  }

  /// Whether all that is seen of a split view is as in the model.
  func describes(_ split: Place) -> Bool {
    words == split.words && marked == split.markedPlaces.map { "\($0)" }
      && pending == split.pending && backKind == split.backStep
  }
}

extension NaiveSplit.Pane {
  /// The model of a pane.
  init(_ router: Router<Cards>) {
    screens = PlainScreen.all(of: router)
    sheet = router.levels.first.map { level in
      PlainScreen(card: "\(level.presentation)", isMarked: level.isMarked)
    }
    isSearching = router.search.isActive
  }
}
