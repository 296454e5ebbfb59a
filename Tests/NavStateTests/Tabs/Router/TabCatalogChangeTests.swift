import NavState
import NavStateTestSupport
import Testing

/// A catalog that changes: what is selected then, and what becomes of panes.
@Suite("TabRouter, another catalog")
struct TabCatalogChangeTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static func rules(_ line: String, parking: Int = 16, back: TabBackRule = .fullHistory)
    -> TabRules<String>
  { .of(line, back: back, parking: parking) }

  // MARK: - The selection

  static let start: [Do] = [.select("b"), .select("c"), .select("d")]

  static let fallbacks: [TabRow] = [
    // Still there and visible: it stays, wherever it stands.
    TabRow(rules("a b c d"), start, .configure(rules("d e a")), "", "*d* | e | a < a"),
    // Else the one visited last that is.
    TabRow(
      rules("a b c d"), start, .configure(rules("a b c")), "selected(c, previous: d)",
      "a | b | *c* < a b"),
    TabRow(
      rules("a b c d"), start, .configure(rules("e b a")), "selected(b, previous: d)",
      "e | *b* | a < a"),
    TabRow(
      rules("a b c d"), start, .configure(rules("e c- b a")), "selected(b, previous: d)",
      "e | c | *b* | a < a b c"),
    // Else the first visible one.
    TabRow(
      rules("a b c d"), start, .configure(rules("f- e g")), "selected(e, previous: d)",
      "f | *e* | g"),
    TabRow(
      rules("a b c d"), start, .configure(rules("f! a- b- g c-")), "selected(g, previous: d)",
      "a | b | *g* | c < a b c"),
    // A disabled one is visible.
    TabRow(
      rules("a b c d"), start, .configure(rules("a c#")), "selected(c, previous: d)",
      "a | *c* < a"),
    TabRow(rules("a b"), [], .configure(rules("a# b")), "", "*a* | b"),
    // A hidden one is left, and may be gone back to once it is visible again.
    TabRow(
      rules("a b c d"), start, .configure(rules("a b c d-")), "selected(c, previous: d)",
      "a | b | *c* | d < a b c d"),
  ]

  @Test(
    "the selected tab stays if it can, else the one visited last, else the first",
    arguments: fallbacks)
  func fallback(row: TabRow) { row.check() }

  @Test("visits are kept for that under every rule", arguments: TabBackRule.allCases)
  func everyRule(back: TabBackRule) {
    let before = Self.rules("a b c d", back: back)
    let after = Self.rules("a b c", back: back)
    #expect(
      Place.after(before, Self.start).stepping(.configure(after)).outcome
        == .changed([.selected("c", previous: "d")]))
  }

  @Test("a tab that was hidden for a while can be gone back to, with its pane")
  func hiddenForAWhile() {
    let steps: [Do] =
      Self.start + [
        .push("x"), .configure(Self.rules("a b c d-")), .configure(Self.rules("a b c d")),
      ]
    TabRow(
      Self.rules("a b c d"), steps, .back(), "selected(d, previous: c)",
      "a | b | c | *d* [*x*] < a b c"
    ).check()
  }

  // MARK: - Visits

  @Test(
    "a removal deletes a tab's visits, and those that become neighbors of their like are one",
    arguments: [
      ("b a c a", "a c", "a c"), ("b c b a", "a b", "a b"), ("b a b a b", "b c", ""),
      ("c b c a", "a b", "a b"), ("b c b c a", "a c", "a c"), ("b c a", "a", ""),
    ])
  func visits(walk: String, line: String, left: String) {
    var tabs = Place.after(
      Self.rules("a b c"), walk.split(separator: " ").map { .select(String($0)) })
    tabs.configure(Self.rules(line))
    #expect(tabs.visitedTabs.joined(separator: " ") == left)
    // One that is there again has none.
    tabs.configure(Self.rules("a b c"))
    #expect(tabs.visitedTabs.joined(separator: " ") == left)
  }

  @Test("a full history whose tabs are removed has no step that changes nothing seen")
  func noDeadStep() {
    var tabs = Place.after(
      Self.rules("a b c"), ["b", "a", "b", "c", "b", "a"].map { .select($0) })
    tabs.configure(Self.rules("a c"))
    var seen = [tabs.selection]
    while tabs.back().isChanged { seen.append(tabs.selection) }
    #expect(seen == ["a", "c", "a"])
  }

  // MARK: - Panes

  @Test("a hidden tab keeps its pane, and is not parked")
  func hidden() {
    TabRow(
      Self.rules("a b"), [.push("x", in: "b"), .push("y", in: "a")],
      .configure(Self.rules("a- b", parking: 0)), "selected(b, previous: a)",
      "a [*y*] | *b* [*x*] < a"
    ).check()
  }

  static let rich: [Do] = [
    .push("x", in: "b"), .mark("x", in: "b"), .pane(.sheet("s"), in: "b"),
    .pane(.push("y", on: 1), in: "b"), .search(.setSearchText("t"), in: "b"),
  ]

  @Test("a removed tab is parked, and comes back whole: screens, marks, presentations, search")
  func parking() {
    let before = Place.after(Self.rules("a b"), Self.rich)
    let (parked, outcome) = before.stepping(.configure(Self.rules("a")))
    #expect(outcome == .changed([.parked("b")]))
    #expect(parked.words == "*a* (b)")
    #expect(parked.markedPlaces == [TabPlace(.screen("x"), in: "b")])
    let (returned, told) = parked.stepping(.configure(Self.rules("b a")))
    #expect(told == .changed([.returned("b")]))
    #expect(returned["b"].router == before["b"].router && returned.parkedTabs == [])
    #expect(returned.stepping(.configure(Self.rules("a b"))).after == before)
  }

  @Test(
    "a tab that nobody used is neither parked nor dropped, and one that is used up is not either")
  func unused() {
    TabRow(
      Self.rules("a b c"), [.push("x", in: "c"), .pop(in: "c")], .configure(Self.rules("a")), "",
      "*a*"
    ).check()
    TabRow(Self.rules("a"), [], .configure(Self.rules("a b")), "", "*a* | b").check()
  }

  static let three: [Do] = [
    .push("x", in: "b"), .push("y", in: "c"), .push("z", in: "d"),
  ]

  static let parkings: [TabRow] = [
    TabRow(
      rules("a b c d", parking: 0), three, .configure(rules("a c", parking: 0)),
      "dropped(b [*x*]), dropped(d [*z*])", "*a* | c [*y*]"),
    TabRow(
      rules("a b c d", parking: -1), three, .configure(rules("a c", parking: -1)),
      "dropped(b [*x*]), dropped(d [*z*])", "*a* | c [*y*]"),
    TabRow(
      rules("a b c d", parking: 1), three, .configure(rules("a", parking: 1)),
      "parked(d), dropped(b [*x*]), dropped(c [*y*])", "*a* (d)"),
    TabRow(
      rules("a b c d", parking: 2), three, .configure(rules("a", parking: 2)),
      "parked(c), parked(d), dropped(b [*x*])", "*a* (c d)"),
    TabRow(
      rules("a b c d", parking: 2), three + [.configure(rules("a c d", parking: 2))],
      .configure(rules("a", parking: 2)), "parked(c), parked(d), dropped(b [*x*])", "*a* (c d)"),
    TabRow(
      rules("a b c d", parking: 2),
      three + [.configure(rules("a c d", parking: 2)), .configure(rules("a d", parking: 2))],
      .configure(rules("b", parking: 2)),
      "returned(b), parked(d), selected(b, previous: a)", "*b* [*x*] (c d)"),
    TabRow(
      rules("a b c d"), three + [.configure(rules("a"))], .configure(rules("a", parking: 1)),
      "dropped(b [*x*]), dropped(c [*y*])", "*a* (d)"),
    TabRow(
      rules("a b c d"), three + [.configure(rules("a"))], .configure(rules("a", parking: -1)),
      "dropped(b [*x*]), dropped(c [*y*]), dropped(d [*z*])", "*a*"),
  ]

  @Test(
    "as many are parked as the rules say; the first ones go, and are told whole",
    arguments: parkings)
  func limits(row: TabRow) { row.check() }

  @Test("what is dropped is told with all it had")
  func dropped() throws {
    let before = Place.after(Self.rules("a b", parking: 0), Self.rich)
    let (_, outcome) = before.stepping(.configure(Self.rules("a", parking: 0)).byForce)
    let pane = try #require(
      outcome.events.lazy.compactMap { event in
        if case .dropped("b", let pane) = event { pane } else { nil }
      }.first)
    #expect(pane == .router(before["b"].router))
    #expect(pane.router == before["b"].router)
  }

  @Test(
    "what is dropped is under the rules of routers that it was settled under",
    arguments: [
      (RouterRules(hostWaits: true), [.sheet("x"), .dismiss()]),
      (RouterRules(levels: 20), "abcdefghijklmnopqrst".map { .sheet(Card(rawValue: "\($0)")) }),
      (RouterRules(levels: 0), [.push("x")]),
    ] as [(RouterRules, [Router<Cards>.Action])])
  func droppedUnderRules(router: RouterRules, steps: [Router<Cards>.Action]) throws {
    let before = Place.after(
      .of("a b", router: router), steps.map { .pane($0, in: "b") })
    let (_, outcome) = before.stepping(.configure(.of("a", router: router, parking: 0)))
    let pane = try #require(
      outcome.events.lazy.compactMap { event in
        if case .dropped("b", let pane) = event { pane } else { nil }
      }.first)
    #expect(pane.router?.violation == nil)
    #expect(pane == .router(before["b"].router))
  }

  @Test("a place that becomes an action is removed, and comes back as a place")
  func action() {
    TabRow(
      Self.rules("a b"), [.push("x", in: "b"), .select("b")], .configure(Self.rules("a b!")),
      "parked(b), selected(a, previous: b)", "*a* (b)"
    ).check()
    TabRow(
      Self.rules("a b"), [.push("x", in: "b"), .configure(Self.rules("a b!"))],
      .configure(Self.rules("b a")), "returned(b)", "b [*x*] | *a*"
    ).check()
    TabRow(
      Self.rules("a b"), [.push("x", in: "b"), .configure(Self.rules("a b!"))], .select("b"),
      "intercepted(b)", "*a* (b)"
    ).check()
  }

  @Test("an action of a parked tab is refused")
  func parkedAction() {
    let before: [Do] = [.push("x", in: "b"), .configure(Self.rules("a"))]
    for step: Do in [.push("y", in: "b"), .select("b"), .back(in: "b")] {
      TabRow(Self.rules("a b"), before, step, "notThere", "*a* (b)").check()
    }
  }

  // MARK: - Marks

  @Test("a marked tab that is parked is not asked about, one that is dropped is")
  func marks() {
    let marked: [Do] = [.push("x", in: "b"), .mark("x", in: "b")]
    let drop = Do.configure(Self.rules("a", parking: 0))
    TabRow(
      Self.rules("a b"), marked, .configure(Self.rules("a")), "parked(b)", "*a* (b)"
    ).check()
    TabRow(Self.rules("a b"), marked, drop, "exitAsked(b x)", "*a* | b [*x*] ?").check()
    TabRow(
      Self.rules("a b"), marked + [drop], .confirm, "dropped(b [*x*]), lost(b x)", "*a*"
    ).check()
    TabRow(
      Self.rules("a b"), marked + [drop], .cancel, "", "*a* | b [*x*]"
    ).check()
    TabRow(
      Self.rules("a b"), marked, drop.byForce, "dropped(b [*x*]), lost(b x)", "*a*"
    ).check()
    // Parked first, and dropped by another change.
    TabRow(
      Self.rules("a b"), marked + [.configure(Self.rules("a"))], drop, "exitAsked(b x)",
      "*a* (b) ?"
    ).check()
    TabRow(
      Self.rules("a b c", parking: 1),
      marked + [.configure(Self.rules("a c", parking: 1)), .push("y", in: "c")],
      .configure(Self.rules("a", parking: 1)), "exitAsked(b x)", "*a* | c [*y*] (b) ?"
    ).check()
    TabRow(
      Self.rules("a b"), marked + [.configure(Self.rules("a"))], .configure(Self.rules("b a")),
      "returned(b)", "b [*x*] | *a*"
    ).check()
  }

  // MARK: - Rules

  @Test("a negative number of visits or of parked tabs is none")
  func negative() {
    let rules = TabRules.of("a b", visits: -3, parking: -1)
    #expect(rules == .of("a b", visits: 0, parking: 0) && rules.visits == 0 && rules.parking == 0)
  }

  @Test("equal rules change nothing, whoever built them")
  func equal() {
    TabRow(
      Self.rules("a b"), [.push("x")], .configure(Self.rules("a b")), "unchanged", "*a* [*x*] | b"
    ).check()
  }

  static let exceeded: [([Do], RouterRules, String)] = [
    ([.push("x"), .push("y")], RouterRules(depth: 1), "tooDeep"),
    ([.push("x", in: "b"), .push("y", in: "b")], RouterRules(depth: 1), "tooDeep"),
    ([.pane(.sheet("s"), in: "b")], RouterRules(levels: 0), "tooManyLevels"),
    (
      [.pane(.sheet("s"), in: "b"), .pane(.push("y", on: 1), in: "b")], RouterRules(depth: 0),
      "tooDeep"
    ),
  ]

  @Test("rules that a pane exceeds are refused, and nothing changes", arguments: exceeded)
  func exceeding(steps: [Do], router: RouterRules, reason: String) {
    let tabs = Place.after(Self.rules("a b"), steps)
    let rules = TabRules.of("b c", router: router)
    #expect(tabs.stepping(.configure(rules)).outcome.tabWords == reason)
    // A parked pane is to come back whole, so it counts, too.
    let parked = Place.after(
      Self.rules("a b"), steps + [.select("b"), .select("a"), .configure(Self.rules("c"))])
    #expect(parked.stepping(.configure(rules)).outcome.tabWords == reason)
    #expect(parked.stepping(.configure(.of("c", router: router))).outcome.tabWords == reason)
  }

  @Test("rules that none exceeds are those of all panes, and what had to wait has its turn")
  func routerRules() {
    let queue = RouterRules(presenting: .queue, hostWaits: true)
    let before: [Do] = ["b", "c"].flatMap { tab -> [Do] in
      [
        .pane(.sheet("s"), in: tab), .pane(.sheet("t"), in: tab), .pane(.dismiss("s"), in: tab),
      ]
    }
    let rules = TabRules.of("a b c", router: queue)
    let tabs = Place.after(rules, before + [.configure(.of("a b", router: queue))])
    let (after, outcome) = tabs.stepping(
      .configure(.of("a b", router: RouterRules(presenting: .queue))))
    #expect(outcome.tabWords == "b: presented(t), c: presented(t)")
    #expect(after.words == "*a* | b [] + t (c)")
    #expect(after["a"].router.rules == RouterRules(presenting: .queue))
    #expect(after["b"].router.rules == RouterRules(presenting: .queue))
  }

  @Test("a bar that may not be small is large, and so is one whose tab is left")
  func bar() {
    let small: [Do] = [.bar(.minimize(true))]
    TabRow(.of("a b"), small, .configure(.of("a b c")), "", "*a* | b | c small").check()
    TabRow(.of("a b"), small, .configure(.of("a b", minimizing: .never)), "", "*a* | b").check()
    TabRow(.of("a b"), small, .configure(.of("b")), "selected(b, previous: a)", "*b*").check()
    TabRow(.of("a b"), small, .select("b"), "selected(b, previous: a)", "a | *b* < a").check()
    TabRow(.of("a b"), small, .select("a"), "scrollToTop(a)", "*a* | b small").check()
    TabRow(
      .of("a b", minimizing: .never), [], .bar(.minimize(true)), "notCustomizable", "*a* | b"
    ).check()
    TabRow(.of("a b"), small, .bar(.minimize(true)), "unchanged", "*a* | b small").check()
  }

  @Test("what a person changed stays, whatever the catalog has")
  func customization() {
    let tabs = Place.after(
      .of("a b c"), [Step(.customize(.setBarSlots(["c"])), in: .user), .configure(.of("a b"))])
    #expect(tabs.customization.barSlots == ["c"])
    #expect(tabs.stepping(.configure(.of("a b c"))).after.layout.bar.first == .tab("c"))
  }

  @Test("forty changes of the catalog and back leave a window as it was")
  func flips() {
    let narrow = Self.rules("b- c a")
    let wide = Self.rules("a b c d")
    let before = Place.after(
      wide, Self.rich + [.push("z", in: "d"), .select("c"), .push("y"), .select("a")])
    var tabs = before
    for _ in 0..<40 {
      #expect(tabs.configure(narrow) == .changed([.parked("d")]))
      #expect(tabs.configure(wide) == .changed([.returned("d")]))
    }
    #expect(tabs == before && tabs.hashValue == before.hashValue)
  }
}
