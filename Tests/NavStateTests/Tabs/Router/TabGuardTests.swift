import NavState
import Testing

/// What is held and asked about where there are tabs: one question for all panes.
@Suite("TabRouter, exit guard")
struct TabGuardTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static let rules = TabRules.of("home inbox compose!", back: .history)

  /// A draft in the selected tab.
  static let draft: [Do] = [.push("a"), .push("b"), .mark("b")]
  static let kept = "*home* [a, *b*] | inbox"

  static let asked: [TabRow] = [
    TabRow(rules, draft, .select("home", by: .user), "exitAsked(home b)", kept + " ?"),
    TabRow(rules, draft, .back(by: .user), "exitAsked(home b)", kept + " ?"),
    TabRow(rules, draft, .pop(in: "home"), "exitAsked(home b)", kept + " ?"),
    TabRow(rules, draft, .set("", by: .user), "exitAsked(home b)", kept + " ?"),
    TabRow(
      rules, draft + [.select("inbox")], .set("a", in: "home", by: .user), "exitAsked(home b)",
      "home [a, *b*] | *inbox* < home ?"),
  ]

  @Test("what would take away what is marked is held, in any tab", arguments: asked)
  func asking(row: TabRow) {
    row.check()
    let before = Place.after(row.rules, row.before)
    let (held, outcome) = before.stepping(row.step)
    #expect(held.pending == row.step && held.pendingPlaces.map(\.tab) == ["home"])
    #expect(held.stepping(row.step).outcome == .unchanged)
    #expect(held.stepping(.cancel).after == before)
    #expect(held.stepping(.cancel).outcome == .changed([]))
    let (confirmed, lost) = held.stepping(.confirm)
    let (forced, told) = before.stepping(row.step.byForce)
    #expect(confirmed == forced && lost == told)
    #expect(lost.tabWords.hasSuffix("lost(home b)") && confirmed.markedPlaces.isEmpty)
    #expect(outcome.isChanged && confirmed.pending == nil)
  }

  @Test("selecting another tab takes away nothing, so it does not ask")
  func selecting() {
    TabRow(
      Self.rules, Self.draft, .select("inbox", by: .user), "selected(inbox, previous: home)",
      "home [a, *b*] | *inbox* < home"
    ).check()
    TabRow(
      Self.rules, Self.draft, .select("compose", by: .user), "intercepted(compose)", Self.kept
    ).check()
  }

  @Test("a second tap asks only if its rule pops", arguments: ReselectRule.allCases)
  func reselecting(rule: ReselectRule) throws {
    let expected: [ReselectRule: String] = [
      .popToRootThenScroll: "exitAsked(home b)", .popToRoot: "exitAsked(home b)",
      .scrollToTop: "scrollToTop(home)", .nothing: "unchanged",
    ]
    let rules = TabRules.of("home inbox", reselecting: rule)
    let tabs = Place.after(rules, Self.draft)
    #expect(tabs.stepping(.select("home", by: .user)).outcome.tabWords == expected[rule])
  }

  @Test("where the platform's own pop is held, its tap asks in turn, and confirming does it once")
  func platform() {
    var tabs = Place.after(Self.rules, Self.draft)
    tabs["home"].path = []
    #expect(tabs.path == ["a", "b"], "SwiftUI shows what it reads")
    tabs.selection = "home"
    #expect(tabs.pending == .select("home", by: .user))
    #expect(tabs.confirmExit().tabWords == "home: popped([a, b]), lost(home b)")
    #expect(tabs.words == "*home* | inbox")
    #expect(tabs.select("home", in: .user) == .changed([.scrollToTop("home")]))
  }

  static let passing: [(Do, String)] = [
    (.select("inbox"), "selected(inbox, previous: home), exitDropped"),
    (.select("compose"), "intercepted(compose)"),
    (.push("c", in: "inbox"), "inbox: pushed([c]), exitDropped"),
    (.bar(.minimize(true)), "exitDropped"),
    (.configure(.of("home")), "exitDropped"),
    (.unmark("b"), "exitDropped"),
    (Step(.adapt(Traits(width: 320))), ""),
    (.select("?"), "notThere"), (.pop(in: "inbox"), "unhandled"),
    (.pop(in: "home"), "exitAsked(home b)"),
  ]

  @Test("a change that takes nothing away drops the question, but for another width")
  func passing() {
    let tabs = Place.after(Self.rules, Self.draft + [.back()])
    for (step, words) in Self.passing {
      let (after, outcome) = tabs.stepping(step)
      #expect(outcome.tabWords == words, "\(step.words)")
      #expect((after.pending == nil) == words.hasSuffix("exitDropped"), "\(step.words)")
    }
  }

  @Test("no answer is taken where nothing is asked")
  func nothing() {
    for step: Do in [.confirm, .cancel] {
      TabRow(Self.rules, Self.draft, step, "nothingPending", Self.kept).check()
      TabRow(Self.rules, [], step, "nothingPending", "*home* | inbox").check()
    }
  }

  @Test("there is one question at a time, of the window, whatever panes hold")
  func oneQuestion() {
    var tabs = Place.after(
      Self.rules,
      Self.draft + [.push("c", in: "inbox"), .mark("c", in: "inbox")])
    tabs["inbox"].pop()
    #expect(tabs.pending == .pop(in: "inbox"))
    tabs["home"].back()
    #expect(tabs.pending == .back(in: "home"))
    for tab in tabs.catalog.places { #expect(tabs[tab].router.pending == nil) }
    #expect(
      tabs.markedPlaces == [
        TabPlace(.screen("b"), in: "home"), TabPlace(.screen("c"), in: "inbox"),
      ])
    #expect(tabs.confirmExit().tabWords == "home: popped([b]), lost(home b)")
    #expect(tabs.markedPlaces.map(\.tab) == ["inbox"])
  }

  @Test("no action of a pane answers or configures")
  func noAnswers() {
    let actions: [Router<Cards>.Action] = [
      .exit(.confirm), .exit(.cancel), .configure(RouterRules()), .adapt(Traits()),
    ]
    for action in actions { #expect(PaneAction(action) == nil) }
    for action in EveryVerbTests.actions {
      guard let pane = PaneAction(action) else { continue }
      #expect(Router<Cards>.Action(pane) == action)
    }
  }

  @Test("a step back is guarded exactly where the user's is refused, or held and asked about")
  func backGuarded() {
    let options = PresentationOptions(isInteractiveDismissDisabled: true)
    let stay = Do.pane(.chain(.present(.sheet("x"), options: options)))
    let windows = [
      Place.after(Self.rules, []), .after(Self.rules, [.push("a")]),
      .after(Self.rules, Self.draft), .after(Self.rules, Self.draft + [.select("inbox")]),
      .after(Self.rules, [stay]), .after(Self.rules, Self.draft + [.push("c")]),
    ]
    for window in windows + EveryTabVerbTests.windows {
      let (after, outcome) = window.stepping(.back(by: .user))
      #expect(window.isBackGuarded == (outcome.refusal != nil || after.pending != nil))
    }
    #expect(windows.map(\.isBackGuarded) == [false, false, true, false, true, false])
  }
}
