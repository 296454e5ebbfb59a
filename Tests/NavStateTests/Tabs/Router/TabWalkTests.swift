import NavState
import NavStateTestSupport
import Testing

/// Long walks through tabs whose catalog changes, beside the plain model.
@Suite("TabRouter, in long walks")
struct TabWalkTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static let lines = [
    "home inbox news find?", "home news- find? compose!", "inbox# home", "find? mail news# inbox",
    "home- lists(a b c) inbox", "news! home lists-(a b) mail c",
  ]

  static let tabs = ["home", "inbox", "news", "find", "mail", "compose", "a", "b", "c", "?"]

  /// Rules over one of the catalogs.
  private static func rules(
    _ back: TabBackRule, _ generator: inout SeededGenerator
  ) -> TabRules<String> {
    .of(
      generator.pick(lines),
      router: RouterRules(depth: generator.pick([2, 3, 3])),
      reselecting: generator.pick(ReselectRule.allCases),
      back: generator.number(below: 4) == 0 ? generator.pick(TabBackRule.allCases) : back,
      visits: generator.pick([0, 1, 3, 8, 8, 9, 20]), parking: generator.pick([0, 1, 2, 16]),
      search: generator.pick(SearchActivation.allCases),
      minimizing: generator.pick([.automatic, .never]))
  }

  private static func step(_ back: TabBackRule, _ generator: inout SeededGenerator) -> Do {
    let tab = generator.pick([nil, nil] + tabs.map(Optional.some))
    let cause = generator.pick(Cause.allCases)
    let card: Card = generator.pick(["a", "b"])
    return switch generator.number(below: 24) {
    case 0...4: .select(generator.pick(tabs), by: cause)
    case 5...8: .push(card, in: tab)
    case 9: .pane(.stack(.pop()), in: tab, by: cause)
    case 10, 11: .set("", in: tab, by: cause)
    case 12...14: .back(by: cause)
    case 15: .back(in: tab, by: cause)
    case 16: .mark(card, in: tab)
    case 17: .unmark(card, in: tab)
    case 18: .search(generator.pick([.beginSearch, .endSearch()]), in: tab)
    case 19: .pane(.sheet(.present("x")), in: tab)
    case 20: .bar(.minimize(generator.number(below: 2) == 0))
    case 21: generator.pick([.confirm, .cancel])
    default: .configure(rules(back, &generator))
    }
  }

  static let walks = TabBackRule.allCases.flatMap { back in
    SeededGenerator.seeds(1, 2).map { (back, $0) }
  }

  @Test("does what the plain model says, step by step", arguments: walks)
  func walk(back: TabBackRule, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rules = Self.rules(back, &generator)
    var tabs = Place(configuration: Configuration(rules: rules))
    var model = NaiveTabs(rules: rules)
    var outcomes: Set<OutcomeName> = []
    var events: Set<TabEventName> = []
    for number in 0..<500 {
      var step = Self.step(back, &generator)
      if generator.number(below: 16) == 0 { step = step.byForce }
      let before = tabs
      let outcome: Outcome<Place.Event>
      (tabs, outcome) = try model.follow(step, from: before) {
        "step \(number) of seed \(seed): \(before.words), \(step.words)"
      }
      outcomes.insert(outcome.name)
      events.formUnion(outcome.events.map(\.name))
      if number % 25 == 0 {
        let context: ReadingContext = [.tabConfiguration: tabs.configuration]
        try expectRoundTrip(tabs, under: context)
        // Goes on with what was read: it acts as what was written.
        tabs = try recoded(tabs, under: context)
      }
    }
    #expect(outcomes == Set(OutcomeName.allCases))
    #expect(events.isSuperset(of: TabEventName.Own.allCases.map(TabEventName.tabs)), "\(events)")
  }
}
