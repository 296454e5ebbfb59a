import NavState
import NavStateTestSupport
import Testing

/// Everything that two screens, two sheets of two values each, and four sets of rules can be made
/// to do.
@Suite("Router, in every small state")
struct RouterExplorationTests {
  typealias Place = Router<Cards>

  static let screens: [Card] = ["a", "b"]
  static let sheets: [Card] = ["x1", "x2", "y1", "y2"]

  static let rules = [
    RouterRules(duplicates: .allow, depth: 3), RouterRules(duplicates: .ignoreIfOnTop, depth: 3),
    RouterRules(duplicates: .popToExisting, depth: 2),
    RouterRules(duplicates: .moveToTop, depth: 1),
  ]

  static let actions: [Place.Action] = {
    let duplicates: [DuplicateRule?] = [nil] + DuplicateRule.allCases
    var stack = screens.flatMap { card in
      duplicates.map { RouteStack<Card>.Action.push(card, duplicates: $0) }
    }
    stack += [-1, 0, 1, 2, 9].map { .pop(count: $0) }
    stack += screens.flatMap { card in
      RouteMatch.allCases.map { .popTo(.route(card), match: $0) } + [
        .replaceTop(card), .bringToFront(card), .popTo(.id(card.id)),
      ]
    }
    stack += RouteStack.all(of: screens, upTo: 2).map { .set($0) }
    stack += [.popToRoot, .popTo(.id("z")), .set(["a", "b", "a"]), .set(["a", "b", "a", "b"])]
    let sheet = sheets.map { SheetSlot<Card>.Action.present($0) }
    let dismissals = [nil, "x", "y", "z"].map { SheetSlot<Card>.Action.dismiss(id: $0) }
    let sizes: [SizeClass?] = [nil, .compact, .regular]
    return stack.map(Place.Action.stack) + (sheet + dismissals).map(Place.Action.sheet) + [.back]
      + rules.map(Place.Action.configure) + sizes.map { .adapt(Traits(horizontalSizeClass: $0)) }
  }()

  @Test("an action does what the plain model says, and touches nothing but its own part")
  func actions() throws {
    let start = Place.at("", rules: Self.rules[0])
    let reached = try explore(from: start, trying: Self.actions) { before, action, trail in
      let (after, outcome) = before.performing(action, in: .user)

      var model = model(of: before)
      #expect(outcome == model.perform(action, by: .user), "\(trail)")
      #expect(model.describes(after), "\(trail)")
      checkParts(before, action, outcome, after, trail)
      return after
    }
    // Of two screens there are 15 stacks up to depth 3, 7 up to depth 2, and 3 up to depth 1; two
    // sets of rules allow the first. Each stack goes with 5 slots and 2 size classes.
    #expect(reached.count == (15 + 15 + 7 + 3) * 5 * 2)
    for router in reached {
      try expectRoundTrip(router, under: [.routerConfiguration: router.configuration])
    }
  }

  @Test("stays what the plain model is in a long walk", arguments: SeededGenerator.seeds(1, 2, 3))
  func walk(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var router = Place.at("", rules: Self.rules[0])
    var model = NaiveRouter(rules: Self.rules[0])
    var outcomes: [OutcomeName: Int] = [:]
    for number in 0..<3_000 {
      let cause = generator.pick(Cause.allCases)
      switch generator.number(below: 10) {
      case 0: try write(on: &router, &model, with: &generator)
      default:
        // Pushes and presentations come more often, or else the walk would stay near the root.
        let isForward = generator.number(below: 3) == 0
        let action =
          isForward
          ? generator.pick([.stack(.push("a")), .stack(.push("b")), .sheet(.present("y1"))])
          : generator.pick(Self.actions)
        let outcome = router.reduce(action, in: Context(cause: cause))
        #expect(outcome == model.perform(action, by: cause), "step \(number): \(action)")
        outcomes[outcome.name, default: 0] += 1
      }
      #expect(router.violation == nil)
      try #require(model.describes(router), "step \(number)")
    }
    for name in OutcomeName.allCases { #expect(outcomes[name, default: 0] > 0, "\(name)") }
  }

  @Test("every action is the same after it was written and read")
  func coding() throws {
    for action in Self.actions { try expectRoundTrip(action) }
  }

  private func model(of router: Place) -> NaiveRouter {
    NaiveRouter(
      stack: NaiveStack(screens: Array(router.path)), slot: NaiveSlot(item: router.presentedSheet),
      rules: router.rules, sizeClass: router.traits.horizontalSizeClass ?? .regular)
  }

  private func checkParts(
    _ before: Place, _ action: Place.Action, _ outcome: Outcome<Place.Event>, _ after: Place,
    _ trail: [Place.Action]
  ) {
    var subjects = 0
    if before.path != after.path { subjects += 1 }
    if before.presentedSheet != after.presentedSheet { subjects += 1 }
    if before.rules != after.rules { subjects += 1 }
    if before.traits != after.traits { subjects += 1 }
    #expect(subjects == (outcome.isChanged ? 1 : 0), "\(trail)")
    switch action {
    case .stack: #expect(before.presentedSheet == after.presentedSheet, "\(trail)")
    case .sheet: #expect(before.path == after.path, "\(trail)")
    case .back: #expect(before.presentedSheet == nil || before.path == after.path, "\(trail)")
    case .configure, .adapt: #expect(outcome.events.isEmpty, "\(trail)")
    case .at, .chain, .exit: Issue.record("not tried here: \(action)")
    }
  }

  private func write(
    on router: inout Place, _ model: inout NaiveRouter, with generator: inout SeededGenerator
  ) throws {
    if generator.number(below: 2) == 0 {
      let sheet = generator.pick([nil] + Self.sheets.map(Optional.some))
      router.presentedSheet = sheet
      model.slot.item = sheet
    } else {
      let path = RouteStack(
        (0..<generator.number(below: 5)).map { _ in generator.pick(Self.screens) })
      router.path = path
      _ = model.perform(.stack(.set(path)), by: .user)
    }
  }
}
