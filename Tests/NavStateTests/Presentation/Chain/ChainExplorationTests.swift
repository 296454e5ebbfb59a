import NavState
import NavStateTestSupport
import Testing

/// Everything that a few presentations can be made to do, under each rule.
@Suite("Router's chain, in every small state")
struct ChainExplorationTests {
  typealias Place = Router<Cards>

  /// An item of three looks, another item, and an alert; each wherever it may stand.
  static let presentations: [Place.Action] = [nil, 1, 2, 3].flatMap { level in
    [
      .sheet("x1", at: level), .sheet("x2", at: level), .cover("x1", at: level),
      .sheet("y", at: level), .alert("q", at: level),
    ]
  }

  static let endings: [Place.Action] =
    [.back, .dismiss(), .dismiss("x"), .dismiss("y"), .dismiss("z"), .chain(.dismissAll)]
    + (-1...3).map { .chain(.dismissTo(level: $0)) }
    + [
      .chain(.dismissPrompt(id: "q")), .answer("q", "yes"), .answer("q", "cancel"),
      .answer("q", "?"), .answer("r", "yes"),
    ]
    + [.item("x"), .item("y"), .prompt("q")].map { .chain(.didDismiss($0)) }

  /// Rules, and how many states there are under them.
  ///
  /// The identities are x, of three looks, y, and that of the alert. A chain of one has 5 looks; an
  /// ordered pair has 3 + 3 + 3 + 3 + 1 + 1 = 14; and an order of all three, of which there are 6,
  /// has 3 looks.
  static let counts: [(rules: RouterRules, count: Int)] = [
    (RouterRules(presenting: .replace, levels: 2), 1 + 5 + 14),
    (RouterRules(presenting: .refuse, levels: 2), 1 + 5 + 14),
    // Under one that is up wait none, one or two; under two waits none, or one for either level.
    (RouterRules(presenting: .queue, levels: 2), 1 + (5 + 14 + 18) + (14 + 18 * 2)),
    // Of three identities leave none, one or two, in an order: 1 + 3 + 6.
    (RouterRules(presenting: .replace, hostWaits: true, levels: 2), (1 + 5 + 14) * (1 + 3 + 6)),
    (RouterRules(presenting: .replace, levels: 1), 1 + 5),
    (RouterRules(presenting: .replace, levels: 0), 1),
  ]

  @Test("an action does what the plain model says", arguments: counts)
  func exploring(rules: RouterRules, count: Int) throws {
    let start = Place(configuration: Configuration(rules: rules))
    let steps = [Context(), .user].flatMap { context in
      (Self.presentations + Self.endings).map { Step($0, in: context) }
    }
    let reached = try NaiveChain.explore(from: start, trying: steps)
    #expect(reached.count == count)
    for router in reached {
      try expectRoundTrip(router, under: [.routerConfiguration: router.configuration])
    }
  }

  // Of x, y and q, each of one look. While nothing leaves, what waits has a level that is taken:
  // 1 empty chain; 3 of one with none, one or two waiting (1 + 2 + 2); 6 of two with none or the third
  // one waiting for either level (1 + 2). While one or two leave, in 3 + 6 orders, what waits may
  // also have the level that is free: under no chain 1 + 3 + 6; under two as before; under 3 of one,
  // none, one or two for the first level (1 + 2 + 2), or one of two for the second, alone, with the
  // other one behind it for the first, or for the second. The second level was free before the first
  // one waited for it only if what was there left after that, so in these 3 · 2 the one that is up was
  // not the last of two to leave: 3 + 6 - 2 orders.
  @Test("a queue that stands still does what the plain model says")
  func standingStill() throws {
    let rules = RouterRules(presenting: .queue, hostWaits: true, levels: 2)
    let start = Place(configuration: Configuration(rules: rules))
    let presentations: [Place.Action] = [nil, 1, 2].flatMap { level in
      [.sheet("x", at: level), .sheet("y", at: level), .alert("q", at: level)]
    }
    let steps = [Context(), .user].flatMap { context in
      (presentations + Self.endings).map { Step($0, in: context) }
    }
    let reached = try NaiveChain.explore(from: start, trying: steps)
    let moving = 1 + 3 * (1 + 2 + 2) + 6 * (1 + 2)
    let standing = (1 + 3 + 6) + 3 * (1 + 2 + 2) + 6 * (1 + 2)
    let aboveFree = 3 * (2 + 2 + 2)
    #expect(reached.count == moving + (3 + 6) * standing + (3 + 6 - 2) * aboveFree)
  }

  /// The screen `a`, a sheet and one above it, each marked or not.
  ///
  /// Without a question there are 3 stacks (none, a, a marked) and 1 + 2 + 4 chains. A pop is held
  /// where a is marked, under 7 chains, and `back` there without a chain. A dismissal of the top is
  /// held where that is marked, in 1 + 2 chains, and `back` there too; one of all where anything is,
  /// in 1 + 3 chains, and one of the lower one too. All of these over 3 stacks.
  @Test("what is marked is asked about, as the plain model says")
  func marks() throws {
    let rules = RouterRules(depth: 1, levels: 2)
    let start = Place(configuration: Configuration(rules: rules))
    let places: [RouterPlace<Cards>] = [.screen("a"), .item("x"), .item("y")]
    let actions: [Place.Action] =
      places.flatMap { [.mark($0), .unmark($0)] } + [
        .push("a"), .stack(.pop()), .sheet("x"), .sheet("y", at: 2), .dismiss(), .dismiss("x"),
        .chain(.dismissAll), .back, .exit(.confirm), .exit(.cancel),
      ]
    let steps = actions.map { Step($0) } + [Step(.chain(.dismissAll), in: Context(isForced: true))]
    let reached = try NaiveChain.explore(from: start, trying: steps)
    let free = 3 * 7
    let pops = 7 + 1
    let dismissals = 3 * (3 + 3 + 4 + 4)
    #expect(reached.count == free + pops + dismissals)
    for router in reached {
      try expectRoundTrip(router, under: [.routerConfiguration: router.configuration])
    }
  }
}

extension NaiveChain: PlainModel {
  /// The model of a router, read from its projections.
  init(_ router: Router<Cards>) {
    self.init(rules: router.rules)
    let marked = router.markedPlaces
    screens = router.path.map { card in
      Screen(card: card, isMarked: marked.contains(.screen(card)))
    }
    levels = router.levels.map { level in
      var model = Level(level)
      model.isMarked = level.isMarked
      return model
    }
    queue = router.waitingLevels.map { Waiting(level: $0.level, content: Level($0.content)) }
    leaving = router.leaving.map { "\($0)" }
    pending = router.pending
  }
}
