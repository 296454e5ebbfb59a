import NavState
import NavStateTestSupport
import Testing

/// Every action there is, in a place where everything holds unsaved work.
@Suite("Router, exit guard on every verb")
struct EveryVerbTests {
  typealias Place = Router<Cards>

  /// Examples of the actions of a verb; a verb that is added has none, and doesn't compile.
  static func examples(of verb: RouterVerb) -> [Place.Action] {
    switch verb {
    case .stack(let verb): examples(of: verb)
    case .sheet(.present): presentations
    case .sheet(.dismiss):
      [.dismiss(), .dismiss("x"), .dismiss("y"), .dismiss("z"), .chain(.dismissPrompt(id: "q"))]
    case .back: [.back]
    case .configure:
      [RouterRules(), RouterRules(depth: 7), RouterRules(depth: 1), RouterRules(levels: 1)]
        .map(Place.Action.configure)
    case .adapt: [.adapt(Traits(width: 320)), .adapt(Traits())]
    case .search(let verb): (0...3).map { .at(level: $0, .search(example(of: verb))) }
    case .chain(let verb): examples(of: verb)
    case .exit(let verb): examples(of: verb)
    }
  }

  private static func examples(of verb: StackVerb) -> [Place.Action] {
    let actions: [RouteStack<Card>.Action] =
      switch verb {
      case .push: [.push("a"), .push("e"), .push("a", duplicates: .popToExisting)]
      case .pop: [-1, 0, 1, 2, 9].map { .pop(count: $0) }
      case .popTo: [.popTo(.route("a")), .popTo(.route("c")), .popTo(.id("a"))]
      case .popToRoot: [.popToRoot]
      case .replaceTop: [.replaceTop("e"), .replaceTop("b")]
      case .bringToFront: [.bringToFront("a"), .bringToFront("e")]
      case .set:
        [.set([]), .set(["a"]), .set(["b", "a"]), .set(["a", "b", "e"]), .set(["a", "b"])]
      }
    let asking: [Place.Action] = verb == .push ? [.at(level: 1, .push("e", asker: .root))] : []
    return asking + actions.map(Place.Action.stack)
      + (0...4).flatMap { level in actions.map { .at(level: level, .stack($0)) } }
  }

  private static let presentations: [Place.Action] =
    [
      .sheet(.present("x")), .sheet(.present("x2")), .sheet(.present("z")), .alert("q"),
      .alert("r"),
    ]
    + (0...4).flatMap { level in
      [
        .sheet("x2", at: level), .cover("y", at: level), .popover("z", at: level),
        .alert("r", at: level),
      ]
    }

  private static func example(of verb: SearchVerb) -> SearchState.Action {
    switch verb {
    case .beginSearch: .beginSearch
    case .endSearch: .endSearch()
    case .setSearchText: .setSearchText("t")
    case .setSearchScope: .setSearchScope("s")
    case .setSearchTokens: .setSearchTokens(["u"])
    }
  }

  private static func examples(of verb: ChainVerb) -> [Place.Action] {
    switch verb {
    case .dismissAll: [.chain(.dismissAll)]
    case .dismissTo: (-1...4).map { .chain(.dismissTo(level: $0)) }
    case .answer: [.answer("q", "yes"), .answer("q", "?"), .answer("r", "yes")]
    case .didDismiss: [.chain(.didDismiss(.item("w"))), .chain(.didDismiss(.item("x")))]
    case .selectDetent:
      [.chain(.selectDetent(.large, id: "x")), .chain(.selectDetent(.large, id: "z"))]
    case .setOptions:
      [.chain(.setOptions(PresentationOptions(detents: [.medium]), id: "y"))]
    case .finish:
      [
        .item("x"), .item("y"), .screen("a"), .screen("c", level: 1), .root,
        .presentation(.prompt("q")),
      ]
      .map { .chain(.finish("v", by: $0)) }
    }
  }

  private static func examples(of verb: ExitVerb) -> [Place.Action] {
    let places: [RouterPlace<Cards>] = [
      .root, .screen("a"), .screen("c", level: 1), .item("y"), .item("z"),
    ]
    return switch verb {
    case .mark: places.map { .mark($0) }
    case .unmark: places.map { .unmark($0) }
    case .confirm: [.exit(.confirm)]
    case .cancel: [.exit(.cancel)]
    }
  }

  static let actions: [Place.Action] = RouterVerb.allCases.flatMap { examples(of: $0) }

  /// Places where screens, presentations, or both hold unsaved work.
  static let markedPlaces: [Place] = {
    let stacks: [Place.Action] = [
      .at(level: 0, .push("a", asker: .root)), .push("b"),
      .chain(.present(.sheet("x"), asker: .root)), .at(level: 1, .push("c", asker: .screen("a"))),
      .sheet("y", at: 2), .push("d", on: 2),
    ]
    let marks: [Place.Action] = [
      .mark(.screen("a")), .mark(.screen("b")), .mark(.item("x")), .mark(.screen("c", level: 1)),
      .mark(.item("y")), .mark(.screen("d", level: 2)),
    ]
    return ([marks] + marks.map { [$0] }).flatMap { marks in
      [RouterRules(hostWaits: true), RouterRules(presenting: .queue)].flatMap { rules in
        let place = Place.after(rules: rules, stacks + marks)
        return [place, Place.after(rules: rules, stacks + marks + [.alert("q")])]
      }
    }
  }()

  @Test("each verb has examples of its own name")
  func naming() {
    for verb in RouterVerb.allCases {
      let examples = Self.examples(of: verb)
      #expect(!examples.isEmpty && examples.allSatisfy { $0.name == verb }, "\(verb)")
    }
  }

  @Test("an action asks exactly if doing it would lose something marked", arguments: markedPlaces)
  func everyVerb(place: Place) throws {
    let marked = place.markedPlaces.count
    var asked: Set<RouterVerb> = []
    for action in Self.actions {
      for context in [Context(), .user] {
        let (forced, forcedOutcome) = place.performing(action, in: context.byForce)
        let (after, outcome) = place.performing(action, in: context)
        let lost = self.lost(in: forcedOutcome)
        let isMarking = action.name == .exit(.mark) || action.name == .exit(.unmark)
        let gone = marked - forced.markedPlaces.count
        #expect(isMarking || gone == lost.count, "\(action)")
        guard !lost.isEmpty else {
          #expect(after == forced && outcome == forcedOutcome, "\(action)")
          continue
        }
        asked.insert(action.name)
        #expect(outcome == .changed([.exit(.exitAsked(lost))]), "\(action)")
        #expect(after.pending == Step(action, in: context), "\(action)")
        #expect(after.pendingPlaces == lost && place.pendingPlaces.isEmpty, "\(action)")
        try checkAnswers(after, place, forced, forcedOutcome)
      }
    }
    #expect(asked.count > 3)
  }

  private func checkAnswers(
    _ asking: Place, _ before: Place, _ forced: Place, _ outcome: Outcome<Place.Event>
  ) throws {
    var router = asking
    #expect(router.confirmExit() == outcome && router == forced, "\(asking.pending as Any)")
    router = asking
    #expect(router.cancelExit() == .changed([]) && router == before)
    let context: ReadingContext = [.routerConfiguration: asking.configuration]
    try expectRoundTrip(asking, under: context)
  }

  private func lost(in outcome: Outcome<Place.Event>) -> [RouterPlace<Cards>] {
    for case .exit(.lost(let places)) in outcome.events { return places }
    return []
  }
}
