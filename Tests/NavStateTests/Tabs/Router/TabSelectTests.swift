import NavState
import Testing

/// What choosing a tab does.
@Suite("TabRouter, selecting")
struct TabSelectTests {
  typealias Place = TabRouter<Cards>

  static let plain = TabRules.of("home inbox mail# trash- compose! send!# gone!-")

  static let moves: [TabRow] = [
    TabRow(
      plain, [], .select("inbox", by: .user), "selected(inbox, previous: home)",
      "home | *inbox* | mail | trash < home"),
    TabRow(
      plain, [.push("a"), .select("inbox"), .push("b")], .select("home"),
      "selected(home, previous: inbox)", "*home* [*a*] | inbox [*b*] | mail | trash < home inbox"),
    TabRow(
      plain, [.pane(.sheet("x")), .search(.beginSearch)], .select("inbox", by: .user),
      "selected(inbox, previous: home)", "home [] + x searching | *inbox* | mail | trash < home"),
  ]

  @Test("another tab is selected, and no pane is touched", arguments: moves)
  func moving(row: TabRow) { row.check() }

  static let stays = "*home* | inbox | mail | trash"

  static let refusals: [TabRow] = Cause.allCases.flatMap { cause in
    [
      TabRow(plain, [], .select("?", by: cause), "notThere", stays),
      TabRow(plain, [], .select("trash", by: cause), "hidden", stays),
      TabRow(plain, [], .select("gone", by: cause), "hidden", stays),
    ]
  }

  @Test("an unknown and a hidden tab are refused to anyone", arguments: refusals)
  func refusing(row: TabRow) { row.check() }

  @Test("a disabled tab is refused to the user alone", arguments: Cause.allCases)
  func disabled(cause: Cause) {
    let select = Step.select("mail", by: cause)
    if cause == .user {
      TabRow(Self.plain, [], select, "disabled", Self.stays).check()
      TabRow(
        Self.plain, [.select("mail")], select, "disabled", "home | inbox | *mail* | trash < home"
      ).check()
    } else {
      TabRow(
        Self.plain, [], select, "selected(mail, previous: home)",
        "home | inbox | *mail* | trash < home"
      ).check()
    }
  }

  @Test("a tab in a hidden section is refused as hidden")
  func hiddenSection() {
    let rules = TabRules.of("home lists-(swift)")
    TabRow(rules, [], .select("swift"), "hidden", "*home* | swift").check()
  }

  @Test("an action is intercepted, and the selection does not move", arguments: Cause.allCases)
  func interception(cause: Cause) {
    TabRow(Self.plain, [], .select("compose", by: cause), "intercepted(compose)", Self.stays)
      .check()
    let send = cause == .user ? "disabled" : "intercepted(send)"
    TabRow(Self.plain, [], .select("send", by: cause), send, Self.stays).check()
    var tabs = Place.after(Self.plain, [.push("a")])
    let before = tabs
    tabs.select("compose", in: Context(cause: cause))
    #expect(tabs == before)
  }

  // MARK: - Again

  /// What each rule does at a depth, by the table of its cases.
  static func expected(_ rule: ReselectRule, depth: Int) -> (outcome: String, after: String) {
    let screens: [Card] = Array(["a", "b", "c"].prefix(depth))
    let popped = "home: popped([\(screens.map(\.rawValue).joined(separator: ", "))])"
    let stays = Place.after(.of("home inbox"), screens.map { .push($0) }).words
    switch rule {
    case .popToRootThenScroll:
      return depth == 0 ? ("scrollToTop(home)", stays) : (popped, "*home* | inbox")
    case .popToRoot: return depth == 0 ? ("unchanged", stays) : (popped, "*home* | inbox")
    case .scrollToTop: return ("scrollToTop(home)", stays)
    case .nothing: return ("unchanged", stays)
    }
  }

  @Test(
    "the selected tab again does what its rule says, at any depth, to anyone",
    arguments: ReselectRule.allCases, Cause.allCases)
  func again(rule: ReselectRule, cause: Cause) {
    for depth in 0...3 {
      let pushes: [Step<Place.Action>] = ["a", "b", "c"].prefix(depth).map { .push($0) }
      let (outcome, after) = Self.expected(rule, depth: depth)
      TabRow(
        .of("home inbox", reselecting: rule), pushes, .select("home", by: cause), outcome, after
      ).check()
    }
  }

  @Test("the selected tab again leaves what is presented and what is searched for")
  func againUnderSheet() {
    let before: [Step<Place.Action>] = [
      .push("a"), .pane(.sheet("x")), .pane(.push("b", on: 1)), .search(.setSearchText("t")),
    ]
    TabRow(
      .of("home"), before, .select("home", by: .user), "home: popped([a])",
      "*home* [] + x [*b*] searching"
    ).check()
    TabRow(
      .of("home"), before + [.select("home")], .select("home", by: .user), "scrollToTop(home)",
      "*home* [] + x [*b*] searching"
    ).check()
  }

  // MARK: - After the platform

  /// What empties the path as a platform does it: the user's write of more than one screen, or the
  /// container's of any.
  static let platformWrites: [(Cause, Int)] = [
    (.user, 2), (.user, 3), (.container, 1), (.container, 2), (.container, 3),
  ]

  static let otherWrites: [(Cause, Int)] =
    [(.user, 1)] + [Cause.code, .link, .restore].flatMap { cause in (1...3).map { (cause, $0) } }

  static func emptying(_ cause: Cause, _ depth: Int) -> [Step<Place.Action>] {
    ["a", "b", "c"].prefix(depth).map { .push($0) } + [.set("", by: cause)]
  }

  static let fulfilled: [ReselectRule: String] = [
    .popToRootThenScroll: "", .popToRoot: "", .scrollToTop: "scrollToTop(home)",
    .nothing: "unchanged",
  ]

  @Test(
    "where the platform emptied the path for this very tap, nothing is left to pop or scroll",
    arguments: platformWrites, ReselectRule.allCases)
  func afterPlatform(emptied: (cause: Cause, depth: Int), rule: ReselectRule) throws {
    let rules = TabRules.of("home inbox", reselecting: rule)
    let before = Self.emptying(emptied.cause, emptied.depth)
    let outcome = try #require(Self.fulfilled[rule])
    TabRow(rules, before, .select("home", by: .user), outcome, "*home* | inbox").check()
    guard rule == .popToRootThenScroll else { return }
    // The write is told once: a third tap is a tap at the root.
    TabRow(
      rules, before + [.select("home", by: .user)], .select("home", by: .user),
      "scrollToTop(home)", "*home* | inbox"
    ).check()
  }

  @Test(
    "a write that no second tap makes is not taken for one", arguments: otherWrites)
  func notByPlatform(cause: Cause, depth: Int) {
    TabRow(
      .of("home inbox"), Self.emptying(cause, depth), .select("home", by: .user),
      "scrollToTop(home)", "*home* | inbox"
    ).check()
  }

  @Test(
    "what the platform emptied is told of a tap only, not of a selection by the app",
    arguments: Cause.allCases)
  func afterPlatformByApp(cause: Cause) {
    let isTap = [.user, .container].contains(cause)
    TabRow(
      .of("home inbox"), Self.emptying(.user, 2), .select("home", by: cause),
      isTap ? "" : "scrollToTop(home)", "*home* | inbox"
    ).check()
  }

  @Test("a forced write is none that a tap brings")
  func byForce() {
    let write = Step<Place.Action>.set("", by: .user).byForce
    TabRow(
      .of("home inbox"), [.push("a"), .push("b"), write], .select("home", by: .user),
      "scrollToTop(home)", "*home* | inbox"
    ).check()
  }

  @Test("the platform's write tells the same under a sheet, and at an address of level 0")
  func afterPlatformElsewhere() {
    let rules = TabRules.of("home inbox")
    let pushes: [Step<Place.Action>] = [.push("a"), .push("b")]
    let empty = Router<Cards>.Action.at(level: 0, .stack(.set([])))
    for write: Step<Place.Action> in [
      .set("", by: .user), .set("", in: "home", by: .user), .pane(empty, by: .user),
      .pane(empty, in: "home", by: .user),
    ] {
      TabRow(rules, pushes + [write], .select("home", by: .user), "", "*home* | inbox").check()
      let sheet = pushes + [.pane(.sheet("x")), write]
      TabRow(rules, sheet, .select("home", by: .user), "", "*home* [] + x | inbox").check()
    }
  }

  @Test("the write of another tab's path tells nothing of the selected one")
  func otherTab() {
    let before: [Step<Place.Action>] = [
      .push("a", in: "inbox"), .push("b", in: "inbox"), .set("", in: "inbox", by: .user),
    ]
    TabRow(
      .of("home inbox"), before, .select("home", by: .user), "scrollToTop(home)",
      "*home* | inbox"
    ).check()
    TabRow(
      .of("home inbox"), before, .select("inbox", by: .user), "selected(inbox, previous: home)",
      "home | *inbox* < home"
    ).check()
  }

  /// What may happen between the platform's write and a tap of the selected tab, and leave its path
  /// empty and it selected.
  static let others: [[Step<Place.Action>]] = [
    [.push("a"), .pop()], [.select("inbox"), .select("home")], [.push("b", in: "inbox")],
    [.pane(.sheet("x"))], [.search(.beginSearch)], [.bar(.minimize(true))],
    [.configure(.of("home inbox news"))], [.select("home", by: .user)],
    [Step(.customize(.setBarSlots(["inbox"])))],
  ]

  @Test("anything that happens in between makes it a tap at the root", arguments: others)
  func inBetween(steps: [Step<Place.Action>]) {
    let tabs = Place.after(.of("home inbox"), Self.emptying(.user, 2) + steps)
    #expect(tabs.stepping(.select("home", by: .user)).outcome == .changed([.scrollToTop("home")]))
  }

  @Test("a step that does nothing, and another width, leave it the same tap")
  func nothingBetween() {
    var tabs = Place.after(.of("home inbox-"), Self.emptying(.user, 2))
    let nothing: [Step<Place.Action>] = [
      .pop(), .select("?"), .select("inbox"), .pane(.stack(.popToRoot)), .back(),
      .configure(.of("home inbox-")), .confirm, Step(.adapt(Traits(width: 320))),
      .pop(in: "?"), .set("", by: .user),
    ]
    for step in nothing { _ = tabs.reduce(step.action, in: step.context) }
    #expect(tabs.stepping(.select("home", by: .user)).outcome == .changed([]))
  }

  // MARK: - Bindings

  @Test("a selection is written as SwiftUI writes it: by the user, and again on a second tap")
  func binding() {
    var tabs = Place.after(Self.plain, [.push("a"), .push("b")])
    tabs.selection = "home"
    #expect(tabs.words == "*home* | inbox | mail | trash")
    tabs.selection = "inbox"
    #expect(tabs.selection == "inbox" && tabs.visitedTabs == ["home"])
    for tab in ["mail", "trash", "compose", "send", "gone", "?"] {
      tabs.selection = tab
      #expect(tabs.selection == "inbox" && tabs.visitedTabs == ["home"], "\(tab)")
    }
    // On a second tap SwiftUI empties the embedded stack, and then writes the selection.
    tabs["inbox"].path = ["a", "b"]
    tabs["inbox"].path = []
    let emptied = tabs
    tabs.selection = "inbox"
    #expect(tabs != emptied && tabs.words == emptied.words)
    #expect(tabs.stepping(.select("inbox", by: .user)).outcome == .changed([.scrollToTop("inbox")]))
  }

  @Test("where the selected tab has no place, another one stands for it, and is selected by a tap")
  func shownTab() {
    var tabs = Place.after(
      .of("home inbox tags>"), [.select("tags"), .push("a"), Step(.adapt(.phone))])
    #expect(tabs.shownTab == "home" && tabs.selection == "tags")
    #expect(tabs.layout(for: .mac).shownTab == "tags")
    #expect(tabs.stepping(Step(.adapt(.mac))).after.shownTab == "tags")
    tabs.shownTab = "home"
    #expect(tabs.shownTab == "home" && tabs.selection == "home")
    tabs.shownTab = "?"
    #expect(tabs.selection == "home" && tabs.visitedTabs == ["home", "tags"])
    #expect(tabs["tags"].path == ["a"])
  }
}
