import NavState
import NavStateTestSupport

/// Random steps through split views that have everything: several items selected, stacks, chains and
/// marks in every column, windows and rules that change.
struct SplitWalker: Walker {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  /// Actions of panes, those of chains most of all.
  static let actions: [PaneAction<Cards>] = ChainWalkTests.actions.compactMap { PaneAction($0) }

  static let windows: [Traits] = [
    .big, .narrowPad, .uprightPad, Traits(idiom: .mac), Traits(idiom: .watch),
  ]

  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private mutating func leading() -> LeadingColumnRules {
    LeadingColumnRules(
      selectionLimit: generator.pick([1, 2, 3, 3]), hasStack: generator.pick([true, true, false]))
  }

  mutating func rules() -> SplitRules {
    let router = generator.pick(ChainWalkTests.rules)
    let depth = generator.pick([1, 3, 3, 3])
    return SplitRules(
      columns: generator.pick([.two, .three, .three]), sidebar: leading(), content: leading(),
      changing: generator.pick(SelectionChangeRule.allCases),
      reselecting: generator.pick(ColumnReselectRule.allCases),
      back: generator.pick(SplitBackRule.allCases), history: generator.pick([0, 1, 3, 16]),
      router: RouterRules(
        depth: depth, presenting: router.presenting, hostWaits: router.hostWaits,
        levels: router.levels))
  }

  private mutating func items(_ items: [String]) -> ColumnSelection<String> {
    var selected: Set<String> = []
    for _ in 0..<generator.pick([0, 1, 1, 2, 3]) { selected.insert(generator.pick(items)) }
    return ColumnSelection(selected)
  }

  mutating func sidebar() -> ColumnSelection<String> { items(["inbox", "sent", "drafts"]) }

  mutating func content() -> ColumnSelection<String> { items(["1", "2", "7", "12"]) }

  private mutating func path() -> SplitPath<Cards> {
    var path = SplitPath<Cards>()
    if generator.number(below: 3) == 0 { path.append(.screen("a", in: .sidebar)) }
    let (sidebar, content) = (sidebar(), content())
    if !sidebar.isEmpty { path.append(.sidebarSelection(sidebar)) }
    if !content.isEmpty, generator.number(below: 2) == 0 { path.append(.contentSelection(content)) }
    for _ in 0..<generator.number(below: 3) {
      path.append(.screen(generator.pick(["a", "b"]), in: .detail))
    }
    return path
  }

  private mutating func column() -> ColumnAction<Cards> {
    switch generator.number(below: 14) {
    case 0: .showDetail(generator.pick(["a", "b"]))
    case 1: .dismiss(generator.pick(SplitColumn.allCases))
    case 2: .show(generator.pick(SplitColumn.allCases))
    case 3: .hide(generator.pick(SplitColumn.allCases))
    case 4: .toggleSidebar
    case 5: .setVisibility(generator.pick(SplitVisibility.allCases))
    case 6: .setPreferredCompactColumn(generator.pick([nil, nil, .sidebar, .content, .detail]))
    case 7: .presentInspector(generator.number(below: 2) == 0)
    case 8: .showSecondary(generator.number(below: 2) == 0)
    case 9, 10:
      .setWidth(
        generator.pick([nil, 0.5, 240.5, 320.25, 1e300, .nan, -1]),
        of: generator.pick(ResizableColumn.allCases))
    case 11: .set(path())
    default:
      .at(
        generator.pick([.content, .detail]),
        generator.pick([.mark(.root), .mark(.root), .unmark(.root)]))
    }
  }

  /// Any step; new rules every now and then.
  mutating func step() -> Do {
    let cause = generator.pick(Cause.allCases)
    var step: Do =
      switch generator.number(below: 64) {
      case 0...7: .column(.selectSidebar(sidebar()), by: cause)
      case 8...15: .column(.selectContent(content()), by: cause)
      case 16...31: .column(column(), by: cause)
      case 32, 33: .back(by: cause)
      case 34: generator.pick([.confirm, .cancel])
      case 35, 36: .adapt(generator.pick(Self.windows))
      case 37: .configure(rules())
      case 38...44:
        .column(
          .at(generator.pick(PaneColumn.allCases), .stack(.push(generator.pick(["a", "b"])))))
      case 45...54:
        .column(
          .at(generator.pick(PaneColumn.allCases), generator.pick(Self.actions)), by: cause)
      default: Step(.pane(generator.pick(Self.actions)), in: Context(cause: cause))
      }
    if generator.number(below: 16) == 0 { step = step.byForce }
    return step
  }

  mutating func window() -> Traits { generator.pick(Self.windows) }
}
