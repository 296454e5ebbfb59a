import NavState
import Testing

/// What is held and asked about, and what an answer does.
@Suite("Router, exit guard")
struct ExitGuardTests {
  typealias Place = Router<Cards>
  typealias Row = ChainRow

  static let draft: [Place.Action] = [.sheet("x"), .mark(.item("x"))]
  static let form: [Place.Action] = [.push("a"), .push("b"), .mark(.screen("b"))]

  static let asked: [Row] = [
    Row(draft, .dismiss(), "exitAsked([x])", "[] + x!"),
    Row(draft, .dismiss("x"), in: .user, "exitAsked([x])", "[] + x!"),
    Row(draft, .back, in: .user, "exitAsked([x])", "[] + x!"),
    Row(draft, .sheet("y"), in: Context(cause: .link), "exitAsked([x])", "[] + x!"),
    Row(draft, .chain(.dismissAll), "exitAsked([x])", "[] + x!"),
    Row(form, .stack(.pop()), "exitAsked([b])", "[a, *b*]"),
    Row(form, .stack(.popToRoot), "exitAsked([b])", "[a, *b*]"),
    Row(form, .stack(.replaceTop("c")), "exitAsked([b])", "[a, *b*]"),
    Row(form, .stack(.set(["a"])), in: .user, "exitAsked([b])", "[a, *b*]"),
    Row(
      draft + [
        .sheet("y", at: 2), .push("c", on: 2), .mark(.screen("c", level: 2)), .mark(.item("y")),
      ],
      .dismiss("x"), "exitAsked([x, y, c on level 2])", "[] + x! + y! [*c*]"),
  ]

  static let passing: [Row] = [
    // Nothing marked goes.
    Row(draft, .push("a", on: 1), "pushed([a]) at level 1", "[] + x! [*a*]"),
    Row(draft, .sheet("x2"), "updated(from: x, to: x2)", "[] + x2!"),
    Row(draft, .alert("q"), "presented(q \"Sure?\" [yes, no, *cancel*])", "[] + x! + alert(q)"),
    Row(
      draft + [.alert("q")], .dismiss(), "dismissed(q \"Sure?\" [yes, no, *cancel*], cause: code)",
      "[] + x!"),
    Row(form, .push("c"), "pushed([c])", "[a, b, *c*]"),
    Row(form, .stack(.bringToFront("a")), "replaced(removed: [a, b], added: [b, a])", "[b, *a*]"),
    Row(form, .stack(.set(["c", "b"])), "replaced(removed: [a, b], added: [c, b])", "[c, *b*]"),
    // What changes nothing asks nothing.
    Row(draft, .dismiss("z"), "unchanged", "[] + x!"),
    Row(draft, .sheet("y", at: 3), "notThere", "[] + x!"),
    Row(form, .stack(.pop(count: -1)), "negativeCount", "[a, *b*]"),
    Row(draft, .stack(.pop()), "unhandled", "[] + x!"),
    // Force passes, and says what is lost.
    Row(
      draft, .dismiss(), in: Context(isForced: true), "dismissed(x, cause: code), lost([x])", "[]"),
    Row(form, .stack(.popToRoot), in: Context(isForced: true), "popped([a, b]), lost([b])", "[]"),
    Row(draft, .push("a"), in: Context(isForced: true), "pushed([a])", "[*a*] + x!"),
    // What is not there can't be marked.
    Row([], .mark(.root), "notThere", "[]"),
    Row([], .mark(.screen("a")), "notThere", "[]"),
    Row([.sheet("x")], .mark(.screen("a", level: 1)), "notThere", "[] + x"),
    Row([.sheet("x")], .mark(.screen("a", level: 2)), "notThere", "[] + x"),
    Row([.sheet("x")], .mark(.item("y")), "notThere", "[] + x"),
    Row([.sheet("x")], .unmark(.item("y")), "notThere", "[] + x"),
    Row([.sheet("x")], .unmark(.item("x")), "unchanged", "[] + x"),
    Row(draft, .mark(.item("x")), "unchanged", "[] + x!"),
    Row(form, .mark(.screen("b")), "unchanged", "[a, *b*]"),
    Row(form, .unmark(.screen("a")), "unchanged", "[a, *b*]"),
    Row(draft, .unmark(.item("x")), "", "[] + x"),
    Row([], .exit(.confirm), "nothingPending", "[]"),
    Row(draft, .exit(.confirm), "nothingPending", "[] + x!"),
    Row(draft, .exit(.cancel), "nothingPending", "[] + x!"),
    Row([], .exit(.cancel), in: Context(isForced: true), "nothingPending", "[]"),
  ]

  @Test("an action that takes away what is marked is held, and the host asked", arguments: asked)
  func asking(row: Row) {
    row.check()
    var router = Place.after(row.before)
    let before = router
    router.reduce(row.action, in: row.context)
    #expect(router.pending == Step(row.action, in: row.context))
    #expect(router.reduce(row.action, in: row.context) == .unchanged, "the same question")
    var confirmed = router
    var forced = before
    #expect(confirmed.confirmExit() == forced.reduce(row.action, in: row.context.byForce))
    #expect(confirmed == forced)
    #expect(router.cancelExit() == .changed([]))
    #expect(router == before)
  }

  @Test("all else passes as it is, and force says what is lost", arguments: passing)
  func passes(row: Row) {
    row.check()
    #expect(Place.after(row.before).performing(row.action, in: row.context).after.pending == nil)
  }

  @Test("another removal replaces the question")
  func replacing() {
    var router = Place.after(Self.draft + [.dismiss()])
    #expect(router.back(in: .user).words == "exitAsked([x])")
    #expect(router.pending == Step(.back, in: .user))
    #expect(router.dismiss().words == "exitAsked([x])")
    #expect(router.pending == Step(.sheet(.dismiss())))
    #expect(
      router.dismiss(in: .user).words == "exitAsked([x])", "another context, another question")
  }

  @Test("any other change but that of the window drops the question, and says so")
  func dropping() {
    let asking = Place.after(Self.draft + [.dismiss()])
    var router = asking
    #expect(router.push("a").words == "pushed([a]), exitDropped")
    #expect(router.pending == nil)
    router = asking
    #expect(router.unmark(.item("x")).words == "exitDropped")
    router = asking
    #expect(router.configure(RouterRules(depth: 7)).words == "exitDropped")
    router = asking
    #expect(router.adapt(to: Traits(width: 320)) == .changed([]))
    #expect(router.pending != nil)
    #expect(router.pop() == .unhandled && router.pending != nil)
    #expect(router.present(.sheet("y"), at: 7) == .refused(.notThere) && router.pending != nil)
    #expect(router.dismiss(id: "z") == .unchanged && router.pending != nil)
    #expect(
      router.reduce(.sheet(.dismiss()), in: Context(cause: .link, isForced: true)).words
        == "dismissed(x, cause: link), exitDropped, lost([x])")
    #expect(router.pending == nil)
  }

  @Test(
    "whoever asks is asked back, and the question is kept by the window's new size",
    arguments: Cause.allCases)
  func causes(cause: Cause) {
    let context = Context(cause: cause)
    for action in [Place.Action.sheet("y"), .dismiss(), .chain(.dismissAll), .back] {
      var router = Place.after(Self.draft)
      #expect(router.reduce(action, in: context).words == "exitAsked([x])", "\(action)")
      #expect(router.adapt(to: Traits(width: 320)) == .changed([]))
      #expect(router.configure(RouterRules(levels: 0)) == .refused(.tooManyLevels(limit: 0)))
      #expect(router.pending == Step(action, in: context))
      let words = action.name == .sheet(.present) ? "replaced" : cause.rawValue
      #expect(router.confirmExit().words.hasPrefix("dismissed(x, cause: \(words))"))
      #expect(router.traits.width == 320 && router.markedPlaces.isEmpty && router.pending == nil)
    }
  }

  @Test("a mark stays on what is given another value, kind or options, or is asked something else")
  func updating() {
    let updates: [(Place.Action, Place.Action)] = [
      (.sheet("x1"), .sheet("x2")), (.sheet("x"), .cover("x")),
      (.popover("x"), .sheet(.present("x2"))),
      (.alert("q"), .chain(.present(.confirmationDialog(.ask("q"))))),
      (.sheet("x"), .chain(.setOptions(EndingTests.fixed, id: "x"))),
    ]
    for (first, second) in updates {
      var router = Place.after([first])
      let place = RouterPlace<Cards>.presentation(router.levels[0].id)
      router.mark(place)
      #expect(router.reduce(second).isChanged && router.pending == nil, "\(second)")
      #expect(router.markedPlaces == [place])
      #expect(router.dismissAll().words.hasPrefix("exitAsked("))
    }
  }

  @Test("a mark goes by position in the common prefix, then to equal screens in order")
  func passingOn() {
    let rules = RouterRules()
    func marked(_ stack: String, _ positions: [Int], set new: String) -> [Card]? {
      let cards = [Card](line: stack)
      var router = Place(configuration: Configuration(rules: rules))
      for (position, card) in cards.enumerated() {
        router.push(card)
        if positions.contains(position) { router.mark(.screen(card)) }
      }
      let outcome = router.reduce(.set(RouteStack(line: new)), in: Context())
      guard router.pending == nil, outcome.isChanged else { return nil }
      return router.markedPlaces.compactMap { place in
        if case .screen(let card, level: 0) = place { card } else { nil }
      }
    }
    #expect(marked("a b", [1], set: "a b c") == ["b"])
    #expect(marked("a b", [1], set: "b a") == ["b"])
    #expect(marked("a b", [0, 1], set: "b a") == ["b", "a"])
    #expect(marked("a a", [1], set: "a") == nil, "the prefix keeps the other one")
    #expect(marked("a a", [0], set: "a") == ["a"])
    #expect(marked("a a b", [0, 1], set: "b a") == nil)
    #expect(marked("a a b", [0, 1], set: "b a a") == ["a", "a"])
    #expect(marked("a b", [0], set: "b") == nil)
    #expect(marked("a b a", [2], set: "a a b") == ["a"])
  }

  @Test("of equal screens, the last one that is marked is unmarked")
  func equalScreens() {
    var router = Place.after([.push("a"), .mark(.screen("a")), .push("a")])
    #expect(router.mark(.screen("a")) == .changed([]))
    #expect(router.markedPlaces == [.screen("a"), .screen("a")])
    #expect(router.unmark(.screen("a")) == .changed([]))
    #expect(router.pop().words == "popped([a])")
    #expect(router.pop().words == "exitAsked([a])")
    router.push("a")
    #expect(router.unmark(.screen("a")) == .changed([]), "the upper one is not marked")
    #expect(router.markedPlaces.isEmpty)
  }

  @Test("gestures are told before they are made, and nothing changes by asking")
  func queries() {
    let fixed = PresentationOptions(isInteractiveDismissDisabled: true)
    var router = Place.after([.push("a"), .sheet("x"), .sheet("y", at: 2)])
    func isDisabled() -> [Bool] { (0...3).map { router.isDismissDisabled(level: $0) } }
    #expect(isDisabled() == [false, false, false, false] && !router.isBackGuarded)
    router.mark(.item("y"))
    #expect(isDisabled() == [false, true, true, false] && router.isBackGuarded)
    router.unmark(.item("y"))
    router.reduce(.chain(.setOptions(fixed, id: "x")))
    #expect(isDisabled() == [false, true, false, false] && !router.isBackGuarded)
    router.reduce(.push("b", on: 1))
    router.mark(.screen("b", level: 1))
    #expect(isDisabled() == [false, true, false, false] && !router.isBackGuarded)
    router.dismiss()
    #expect(router.isBackGuarded)
    let before = router
    _ = router.isBackGuarded
    #expect(router == before)
    router.unmark(.screen("b", level: 1))
    router.reduce(.pop(on: 1))
    #expect(router.isBackGuarded, "the sheet can't be dismissed by going back")
    router = Place.after([.push("a")])
    #expect(!router.isBackGuarded)
    router.mark(.screen("a"))
    #expect(router.isBackGuarded && router.markedPlaces == [.screen("a")])
  }
}

extension Context {
  /// The same, by force.
  var byForce: Context { Context(cause: cause, isForced: true) }
}
