import NavState
import NavStateTestSupport
import Testing

/// Long walks through everything at once, with an account of what was presented and what ended.
@Suite("Router's chain, in long walks")
struct ChainWalkTests {
  typealias Place = Router<Cards>

  static let rules: [RouterRules] = TakenLevelRule.allCases.flatMap { presenting in
    [false, true].map { hostWaits in
      RouterRules(depth: 3, presenting: presenting, hostWaits: hostWaits, levels: 3)
    }
  }

  static let actions: [Place.Action] = {
    let cards: [Card] = ["x1", "x2", "y", "z"]
    let levels: [Int?] = [nil, 1, 2, 3, 4]
    var actions: [Place.Action] = levels.flatMap { level -> [Place.Action] in
      cards.map { .sheet($0, at: level) }
        + [
          .cover("x1", at: level), .popover("y", at: level), .alert("q", at: level),
          .alert("r", at: level),
        ]
    }
    actions += [.sheet(.present("x1")), .sheet(.present("w")), .back, .dismiss(), .dismiss("x")]
    actions += [.dismiss("y"), .chain(.dismissPrompt(id: "q")), .chain(.dismissAll)]
    actions += (0...3).map { .chain(.dismissTo(level: $0)) }
    actions += [.answer("q", "yes"), .answer("r", "no"), .exit(.confirm), .exit(.cancel)]
    for level in 0...3 {
      actions += [.push("a", on: level), .push("b", on: level), .pop(on: level)]
      actions += [
        .at(level: level, .stack(.set(["b", "a"]))), .at(level: level, .push("c", asker: .root)),
      ]
      actions += [
        .at(level: level, .search(.setSearchText("t"))), .at(level: level, .search(.endSearch())),
      ]
      actions += [.mark(.screen("a", level: level)), .unmark(.screen("a", level: level))]
      actions += [
        .mark(.screen("b", level: level)), .chain(.finish("v", by: .screen("c", level: level))),
      ]
    }
    for id in ["x", "y", "z", "w"] {
      actions += [.mark(.item(id)), .unmark(.item(id)), .chain(.didDismiss(.item(id)))]
      actions += [.chain(.finish("v", by: .item(id)))]
    }
    actions += [.chain(.didDismiss(.prompt("q"))), .chain(.didDismiss(.prompt("r")))]
    actions += [
      .adapt(Traits(horizontalSizeClass: .compact)), .adapt(Traits(horizontalSizeClass: .regular)),
    ]
    return actions
  }()

  static let walks = rules.indices.flatMap { index in
    SeededGenerator.seeds(1, 2).map { (index, $0) }
  }

  @Test("each is presented and dismissed once, and nothing marked just goes", arguments: walks)
  func walk(index: Int, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var router = Place(configuration: Configuration(rules: Self.rules[index]))
    var up: [String] = []
    var names: Set<OutcomeName> = []
    var asked = 0
    for number in 0..<WalkLength.long {
      let action = generator.pick(Self.actions)
      let isForced = generator.number(below: 20) == 0
      let context = Context(cause: generator.pick(Cause.allCases), isForced: isForced)
      let before = router
      let (after, outcome) = router.performing(action, in: context)
      router = after
      names.insert(outcome.name)
      func trail() -> String {
        "step \(number): \(before), \(action) by \(context): \(outcome)"
      }
      for event in outcome.events {
        if case .exit(.exitAsked) = event { asked += 1 }
        try account(event, by: action, in: before, context, &up, trail)
      }
      #expect(up == router.levels.map { "\($0.id)" }, "\(trail())")
      let ids = up + router.waiting.map { "\($0)" }
      #expect(Set(ids).count == ids.count && up.count <= 3, "\(trail())")
      checkMarks(before, action, context, outcome, after, trail)
      if number % 10 == 0 {
        try expectRoundTrip(router, under: [.routerConfiguration: router.configuration])
      }
    }
    #expect(names.isSuperset(of: [.changed, .unchanged, .refused]))
    #expect(asked > 0)
  }

  /// Keeps a list of what is up by what the events tell, bottom first.
  private func account(
    _ event: Place.Event, by action: Place.Action, in before: Place, _ context: Context,
    _ up: inout [String], _ trail: () -> String
  ) throws {
    switch event {
    case .sheet(.presented(let item)): up.append(item.id)
    case .chain(.presented(let prompt)): up.append("prompt \(prompt.id)")
    case .sheet(.dismissed(let item, let cause)):
      #expect(up.popLast() == item.id, "\(trail())")
      checkCause(cause, by: action, in: before, context, trail)
    case .chain(.dismissed(let prompt, let cause)):
      #expect(up.popLast() == "prompt \(prompt.id)", "\(trail())")
      checkCause(cause, by: action, in: before, context, trail)
    default: break
    }
  }

  private func checkCause(
    _ cause: DismissalCause, by action: Place.Action, in before: Place, _ context: Context,
    _ trail: () -> String
  ) {
    let step = action == .exit(.confirm) ? before.pending : Step(action, in: context)
    let isReplacing = step?.action.name == .sheet(.present)
    #expect(
      cause.rawValue == step?.context.cause.rawValue || (isReplacing && cause == .replaced),
      "\(trail())")
  }

  /// Unless it was confirmed, forced or taken off, each mark is still there.
  private func checkMarks(
    _ before: Place, _ action: Place.Action, _ context: Context, _ outcome: Outcome<Place.Event>,
    _ after: Place, _ trail: () -> String
  ) {
    let lost = outcome.events.reduce(0) { count, event in
      if case .exit(.lost(let places)) = event { count + places.count } else { count }
    }
    let isAllowed = context.isForced || action == .exit(.confirm)
    #expect(isAllowed || lost == 0, "\(trail())")
    let marking: Int =
      switch action.name {
      case .exit(.mark): outcome.isChanged ? 1 : 0
      case .exit(.unmark): outcome.isChanged ? -1 : 0
      default: 0
      }
    #expect(
      after.markedPlaces.count == before.markedPlaces.count - lost + marking, "\(trail())")
    #expect(
      after.levels.allSatisfy { level in
        !level.isMarked || level.id == action.markedID
          || before.levels.contains { $0.id == level.id && $0.isMarked }
      }, "\(trail())")
  }
}

extension Router<Cards>.Action {
  /// What a mark is put on.
  fileprivate var markedID: PresentationID<Cards>? {
    if case .exit(.mark(.presentation(let id))) = self { id } else { nil }
  }
}
