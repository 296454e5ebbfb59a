import NavState
import NavStateTestSupport
import Testing

/// Long walks through split views whose rules and windows change, beside the plain model.
@Suite("SplitViewState, in long walks")
struct SplitWalkTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  private static func rules(
    _ back: SplitBackRule, _ generator: inout SeededGenerator
  ) -> SplitRules {
    .stacked(
      generator.pick([.two, .three, .three]), limit: generator.pick([1, 2, 2]),
      hasStack: generator.number(below: 4) > 0, style: generator.pick(SplitStyle.allCases),
      changing: generator.pick(SelectionChangeRule.allCases),
      reselecting: generator.pick(ColumnReselectRule.allCases),
      back: generator.number(below: 6) == 0 ? generator.pick(SplitBackRule.allCases) : back,
      history: generator.pick([0, 1, 3, 16]), router: RouterRules(depth: generator.pick([2, 3, 3])))
  }

  private static let sidebars: [[String]] = [
    [], ["a"], ["a"], ["b"], ["a", "b"], ["a", "b", "c"],
  ]
  private static let contents: [[String]] = [
    [], ["1"], ["1"], ["2"], ["1", "2"], ["1", "2", "3"],
  ]

  private static func path(_ generator: inout SeededGenerator) -> SplitPath<Cards> {
    let parts: [SplitScreen<Cards>] = [
      .screen("x", in: .sidebar), .sidebarSelection(["a"]), .sidebarSelection(["a", "b"]),
      .screen("y", in: .content), .contentSelection(["1"]), .contentSelection([]),
      .screen("x", in: .detail), .screen("y", in: .detail),
    ]
    let chance = generator.pick([2, 3, 6])
    let chosen = parts.filter { _ in generator.number(below: chance) == 0 }
    return SplitPath<Cards>(generator.number(below: 8) == 0 ? chosen.reversed() : chosen)
  }

  private static func stack(_ generator: inout SeededGenerator) -> Router<Cards>.Action {
    let card: Card = generator.pick(["x", "y"])
    return switch generator.number(below: 8) {
    case 0...4: .push(card)
    case 5: .stack(.pop(count: generator.pick([-1, 0, 1, 1, 2])))
    case 6: .stack(.popToRoot)
    default: .stack(.set(RouteStack(line: generator.pick(["", "x", "x y", "y x x y"]))))
    }
  }

  private static func column(_ generator: inout SeededGenerator) -> ColumnAction<Cards> {
    let column = generator.pick(SplitColumn.allCases)
    return switch generator.number(below: 11) {
    case 0: .showDetail(generator.pick(["x", "y"]))
    case 1, 2: .dismiss(column)
    case 3: .show(column)
    case 4: .hide(column)
    case 5: .toggleSidebar
    case 6: .setVisibility(generator.pick(SplitVisibility.allCases))
    case 7: .setPreferredCompactColumn(generator.pick([nil, column]))
    case 8: .presentInspector(generator.number(below: 2) == 0)
    case 9: .showSecondary(generator.number(below: 2) == 0)
    default: .setWidth(generator.pick([nil, 9, 10]), of: generator.pick(ResizableColumn.allCases))
    }
  }

  private static func step(_ back: SplitBackRule, _ generator: inout SeededGenerator) -> Do {
    let column = generator.pick([nil, nil] + PaneColumn.allCases.map(Optional.some))
    let cause = generator.pick(Cause.allCases)
    let place: RouterPlace<Cards> = generator.pick(
      [.root, .screen("x"), .screen("x"), .screen("y"), .item("z")])
    switch generator.number(below: 32) {
    case 0...3:
      let items = generator.pick(sidebars)
      return .column(.selectSidebar(ColumnSelection(Set(items))), by: cause)
    case 4...7:
      let items = generator.pick(contents)
      return .column(.selectContent(ColumnSelection(Set(items))), by: cause)
    case 8...13: return .pane(stack(&generator), in: column, by: cause)
    case 14, 15: return .back(by: cause)
    case 16: return .back(in: column, by: cause)
    case 17...20: return .column(self.column(&generator), by: cause)
    case 21: return .path(path(&generator), by: cause)
    case 22, 23: return .mark(place, in: column)
    case 24: return .unmark(place, in: column)
    case 25: return .search(generator.pick([.beginSearch, .endSearch()]), in: column)
    case 26:
      return .pane(generator.pick([.sheet(.present("z")), .dismiss()]), in: column, by: cause)
    case 27: return generator.pick([.confirm, .cancel])
    case 28: return .configure(rules(back, &generator))
    default: return .adapt(generator.pick(SplitExplorationTests.kinds))
    }
  }

  static let walks = SplitBackRule.allCases.flatMap { back in
    SeededGenerator.seeds(1, 2, 3).map { (back, $0) }
  }

  @Test("does what the plain model says, step by step", arguments: walks)
  func walk(back: SplitBackRule, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rules = Self.rules(back, &generator)
    let start = Place(configuration: Configuration(rules: rules, traits: .uprightPhone))
    var split = start
    var model = NaiveSplit(rules: rules, traits: split.traits)
    var outcomes: Set<OutcomeName> = []
    var log: [Do] = []
    for number in 0..<WalkLength.short {
      var step = Self.step(back, &generator)
      if generator.number(below: 12) == 0 { step = step.byForce }
      let before = split
      let outcome: Outcome<Place.Event>
      (split, outcome) = try model.follow(step, from: before) {
        "step \(number) of seed \(seed): \(before.words), \(step.words)"
      }
      log.append(step)
      outcomes.insert(outcome.name)
      if number % 40 == 39 { split.expectSound() }
    }
    #expect(outcomes == Set(OutcomeName.allCases))
    var replayed = start
    replayed.replay(log)
    #expect(replayed == split && replayed.hashValue == split.hashValue, "seed \(seed)")
  }
}
