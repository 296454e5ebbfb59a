import NavState
import Testing

/// The tables of the documentation, row by row: each has examples, and each example does what is said.
@Suite("Router, as its tables say")
struct RouterTableTests {
  typealias Row = ChainRow

  static let queueing = RouterRules(presenting: .queue)
  static let waiting = RouterRules(presenting: .queue, hostWaits: true)
  static let asked = #"q "Sure?" [yes, no, *cancel*]"#
  static let forced = Context(isForced: true)
  static let gone = ResultTests.push("a", for: .root)
  static let askedSheet = ResultTests.ask("x", for: .root)

  static let general: [String: [Row]] = [
    "of the stack": [
      Row(
        [.push("a")], .push("a"), rules: RouterRules(duplicates: .ignoreIfOnTop), "unchanged",
        "[*a*]"),
      Row([.push("a")], .stack(.popTo(.route("b"))), "notThere", "[*a*]"),
    ],
    "`set` by the user, to the stack with one screen more": [
      Row(
        [.push("a")], .stack(.set(["a", "a"])), in: .user,
        rules: RouterRules(duplicates: .ignoreIfOnTop), "unchanged", "[*a*]"),
      Row(
        [.push("a")], .stack(.set(["a", "a"])), rules: RouterRules(duplicates: .ignoreIfOnTop),
        "pushed([a])", "[a, *a*]"),
    ],
    "of a stack, past the depth": [
      Row([.push("a")], .push("b"), rules: RouterRules(depth: 1), "tooDeep", "[*a*]"),
      Row(
        [.sheet("x")], .push("b", on: 1), rules: RouterRules(depth: 0), "tooDeep", "[] + x"),
      // What is refused comes before what is so already.
      Row([], .push("b", on: 1), rules: RouterRules(depth: 0), "notThere", "[]"),
    ],
    "of the stack or the search of a level that is not there, or of an alert or a dialog": [
      Row([], .pop(on: 1), "notThere", "[]"),
      Row([], .at(level: 1, .stack(.popToRoot)), "notThere", "[]"),
      Row([], .at(level: 1, .search(.endSearch())), "notThere", "[]"),
      Row([.alert("q")], .at(level: 1, .search(.endSearch())), "notThere", "[] + alert(q)"),
      Row([.alert("q")], .pop(on: 1), "notThere", "[] + alert(q)"),
    ],
    "of the search": [
      Row([], .at(level: 0, .search(.endSearch())), "unchanged", "[]"),
      Row(
        [.at(level: 0, .search(.setSearchText("t")))], .at(level: 0, .search(.endSearch())),
        #"searchEnded("t") at level 0"#, "[]"),
    ],
    "`push` with an asker": [
      Row([], .at(level: 0, .push("a", asker: .item("x"))), "notThere", "[]"),
      Row([], gone, "pushed([a])", "[*a*]"),
      Row([.push("a")], gone, rules: RouterRules(duplicates: .ignoreIfOnTop), "", "[*a*]"),
      Row([gone], gone, rules: RouterRules(duplicates: .ignoreIfOnTop), "unchanged", "[*a*]"),
      Row([gone], gone, rules: RouterRules(depth: 1), "tooDeep", "[*a*]"),
    ],
    "`back`": [Row([], .back, "unhandled", "[]")],
    "`configure`": [
      Row([.push("a")], .configure(RouterRules()), "unchanged", "[*a*]"),
      Row([.push("a")], .configure(RouterRules(depth: 0)), "tooDeep", "[*a*]"),
      Row([.sheet("x")], .configure(RouterRules(levels: 0)), "tooManyLevels", "[] + x"),
      Row(
        [.sheet("x"), .sheet("y"), .dismiss()], .configure(queueing), rules: waiting,
        "presented(y)", "[] + y"),
    ],
    "`adapt`": [
      Row([], .adapt(Traits()), "unchanged", "[]"), Row([], .adapt(Traits(width: 9)), "", "[]"),
    ],
  ]

  static let presenting: [String: [Row]] = [
    "at a level below 1, or past the one that is free": [
      Row([.sheet("x")], .sheet("x", at: 0), "notThere", "[] + x"),
      Row([.sheet("x")], .sheet("x", at: 3), "notThere", "[] + x"),
      Row([], .alert("q", at: .min), "notThere", "[]"),
    ],
    "for an asker that is not there": [
      Row([.sheet("x")], ResultTests.ask("x", for: .screen("a")), "notThere", "[] + x"),
      Row([], ResultTests.ask("x", for: .screen("a", level: .min)), "notThere", "[]"),
    ],
    "up at another level, or waiting for another": [
      Row([.sheet("x")], .sheet("x", at: 2), "alreadyPresented", "[] + x"),
      Row(
        [.sheet("x"), .sheet("y")], .sheet("y", at: 2), rules: queueing, "alreadyPresented",
        "[] + x"),
    ],
    "up at this level": [
      Row([.sheet("x")], .sheet("x"), "unchanged", "[] + x"),
      Row([.sheet("x")], .sheet("x2"), "updated(from: x, to: x2)", "[] + x2"),
      Row([.sheet("x")], askedSheet, "", "[] + x"),
      Row([askedSheet], askedSheet, "unchanged", "[] + x"),
      Row([askedSheet], .sheet("x"), "unchanged", "[] + x"),
    ],
    "by the user, while it is leaving": [
      Row([.sheet("x"), .dismiss()], .sheet("x"), in: .user, rules: waiting, "leaving", "[]"),
      Row([.sheet("x"), .dismiss()], .sheet("x"), rules: waiting, "presented(x)", "[] + x"),
    ],
    "waiting for this level": [
      Row([.sheet("x"), .sheet("y")], .sheet("y"), rules: queueing, "unchanged", "[] + x"),
      Row([.sheet("x"), .sheet("y")], .sheet("y2"), rules: queueing, "queued(y)", "[] + x"),
    ],
    "past the levels that the rules allow": [
      Row([.sheet("x")], .alert("q"), rules: RouterRules(levels: 1), "tooManyLevels", "[] + x")
    ],
    "level free": [
      Row([], .cover("x"), "presented(x)", "[] + fullScreenCover(x)"),
      Row(
        [.sheet("x"), .sheet("y"), .dismiss()], .sheet("z"), rules: waiting, "queued(z)", "[]"),
    ],
    "level taken, `replace`": [
      Row([.sheet("x")], .sheet("y"), "dismissed(x, cause: replaced), presented(y)", "[] + y")
    ],
    "level taken, `queue`": [
      Row([.sheet("x")], .sheet("y"), rules: queueing, "queued(y)", "[] + x"),
      Row(
        [.sheet("x"), .sheet("y")], .sheet("z"), rules: RouterRules(presenting: .queue, levels: 1),
        "tooManyLevels", "[] + x"),
    ],
    "level taken, `refuse`": [
      Row([.sheet("x")], .sheet("y"), rules: RouterRules(presenting: .refuse), "taken", "[] + x")
    ],
  ]

  static let ending: [String: [Row]] = [
    "`dismiss`": [
      Row([], .dismiss(), "unchanged", "[]"),
      Row([.sheet("x"), .sheet("y", at: 2)], .dismiss(), "dismissed(y, cause: code)", "[] + x"),
    ],
    "`dismiss`, identity": [
      Row([], .dismiss("x"), "unchanged", "[]"),
      Row([], .chain(.dismissPrompt(id: "q")), "unchanged", "[]"),
      Row(
        [.sheet("x"), .sheet("y"), .dismiss()], .dismiss("y"), rules: waiting, "withdrawn(y)", "[]"),
      Row([.sheet("x")], .dismiss("x"), "dismissed(x, cause: code)", "[]"),
      Row([.sheet("x")], .dismiss("y"), "unchanged", "[] + x"),
      Row([.sheet("x"), .sheet("y")], .dismiss("y"), rules: queueing, "withdrawn(y)", "[] + x"),
    ],
    "`dismissAll`": [
      Row([], .chain(.dismissAll), "unchanged", "[]"),
      Row(
        [.sheet("x"), .sheet("y"), .dismiss()], .chain(.dismissAll), rules: waiting, "withdrawn(y)",
        "[]"),
      Row(
        [.sheet("x"), .sheet("y")], .chain(.dismissAll), rules: queueing,
        "dismissed(x, cause: code), withdrawn(y)", "[]"),
    ],
    "`dismissTo`, level": [
      Row([], .chain(.dismissTo(level: 0)), "unchanged", "[]"),
      Row([], .chain(.dismissTo(level: 1)), "notThere", "[]"),
      Row([.sheet("x")], .chain(.dismissTo(level: .min)), "notThere", "[] + x"),
      Row([.sheet("x")], .chain(.dismissTo(level: 1)), "unchanged", "[] + x"),
      Row([.sheet("x")], .chain(.dismissTo(level: 0)), "dismissed(x, cause: code)", "[]"),
    ],
    "`answer`": [
      Row([], .answer("q", "no"), "notThere", "[]"),
      Row([.alert("q")], .answer("q", "?"), "notThere", "[] + alert(q)"),
      Row(
        [.alert("q")], .answer("q", "no"),
        "answered(q, choice: no), dismissed(\(asked), cause: code)", "[]"),
    ],
    "`didDismiss`": [
      Row([], .chain(.didDismiss(.item("x"))), "unchanged", "[]"),
      Row([.sheet("x"), .dismiss()], .chain(.didDismiss(.item("x"))), rules: waiting, "", "[]"),
      Row([.sheet("x")], .chain(.didDismiss(.item("x"))), rules: waiting, "unchanged", "[] + x"),
    ],
    "`selectDetent`, `setOptions`": [
      Row([], .chain(.selectDetent(.large, id: "x")), "notThere", "[]"),
      Row([.sheet("x")], .chain(.selectDetent(.medium, id: "x")), "notThere", "[] + x"),
      Row([.sheet("x")], .chain(.selectDetent(.large, id: "x")), "unchanged", "[] + x"),
      Row([.sheet("x")], .chain(.setOptions(.standard, id: "x")), "unchanged", "[] + x"),
      Row(
        [.sheet("x"), .sheet("y")], .chain(.setOptions(.standard, id: "y")), rules: queueing,
        "notThere", "[] + x"),
      Row([.sheet("x")], .chain(.setOptions(EndingTests.fixed, id: "x")), "", "[] + x"),
    ],
    "`finish` a presentation": [
      Row([], ResultTests.finish(.item("x")), "notThere", "[]"),
      Row([.sheet("x")], ResultTests.finish(.item("x")), "notAsked", "[] + x"),
      Row(
        [askedSheet], ResultTests.finish(.item("x")),
        "finished(v, by: x, for: root), dismissed(x, cause: code)", "[]"),
    ],
    "`finish` a screen": [
      Row([], ResultTests.finish(.screen("a", level: .min)), "notThere", "[]"),
      Row([.push("a")], ResultTests.finish(.screen("a")), "notAsked", "[*a*]"),
      Row(
        [gone], ResultTests.finish(.screen("a")), "finished(v, by: a, for: root), popped([a])", "[]"
      ),
    ],
    "`finish` the root": [Row([.sheet("x")], ResultTests.finish(.root), "notAsked", "[] + x")],
  ]

  static let draft = ExitGuardTests.draft

  static let back: [String: [Row]] = [
    "an alert or a dialog": [
      Row(
        [.alert("q")], .back, "answered(q, choice: cancel), dismissed(\(asked), cause: code)", "[]")
    ],
    "a presentation that is searching, or the router's own search": [
      Row(
        [.sheet("x"), .push("a", on: 1), .at(level: 1, .search(.beginSearch))], .back,
        #"searchEnded("") at level 1"#, "[] + x [*a*]"),
      Row(
        [.push("a"), .at(level: 0, .search(.beginSearch))], .back, #"searchEnded("") at level 0"#,
        "[*a*]"),
    ],
    "a presentation with screens": [
      Row([.sheet("x"), .push("a", on: 1)], .back, "popped([a]) at level 1", "[] + x")
    ],
    "one that can't be dismissed interactively": [
      Row([.push("a"), EndingTests.stay], .back, in: forced, "dismissalDisabled", "[*a*] + x")
    ],
    "another presentation": [
      Row([.push("a"), .sheet("x")], .back, "dismissed(x, cause: code)", "[*a*]")
    ],
    "the router's own stack": [
      Row([.push("a")], .back, "popped([a])", "[]"), Row([], .back, "unhandled", "[]"),
    ],
  ]

  static let guarding: [String: [Row]] = [
    "`mark`, `unmark`": [
      Row([], .mark(.root), "notThere", "[]"), Row([], .unmark(.root), "notThere", "[]"),
      Row([], .mark(.screen("a", level: .min)), "notThere", "[]"),
      Row([.sheet("x"), .sheet("y")], .mark(.item("y")), rules: queueing, "notThere", "[] + x"),
      Row(draft, .mark(.item("x")), "unchanged", "[] + x!"),
      Row(draft, .unmark(.item("x")), "", "[] + x"),
    ],
    "any action that would take away what is marked": [
      Row(draft, .dismiss(), "exitAsked([x])", "[] + x!"),
      Row(draft + [.dismiss()], .dismiss(), "unchanged", "[] + x!"),
      Row(
        draft + [.dismiss()], .dismiss(), in: forced,
        "dismissed(x, cause: code), exitDropped, lost([x])", "[]"),
    ],
    "any other that changes the value, but for `adapt`, while one is held": [
      Row(draft + [.dismiss()], .push("a"), "pushed([a]), exitDropped", "[*a*] + x!"),
      Row(draft + [.dismiss()], .adapt(Traits(width: 9)), "", "[] + x!"),
    ],
    "refused, unchanged, unhandled": [
      Row(draft + [.dismiss()], .configure(RouterRules(levels: 0)), "tooManyLevels", "[] + x!"),
      Row(draft + [.dismiss()], .mark(.item("x")), "unchanged", "[] + x!"),
      Row(draft + [.dismiss()], .stack(.pop()), "unhandled", "[] + x!"),
    ],
    "`confirm`": [
      Row(draft, .exit(.confirm), "nothingPending", "[] + x!"),
      Row(
        draft + [.dismiss("x")], .exit(.confirm), in: .user, "dismissed(x, cause: code), lost([x])",
        "[]"),
    ],
    "`cancel`": [
      Row(draft, .exit(.cancel), "nothingPending", "[] + x!"),
      Row(draft + [.back], .exit(.cancel), "", "[] + x!"),
    ],
  ]

  static let tables = [general, presenting, ending, back, guarding]

  @Test("each example does what its row says", arguments: tables.flatMap { $0.values.joined() })
  func example(row: Row) {
    row.check()
  }

  @Test("each row of the documentation has examples, and there are no others")
  func completeness() throws {
    let tables = try documentedTables(under: "Router")
    #expect(tables == Self.tables.map { Set($0.keys) })
    #expect(Self.tables.allSatisfy { $0.values.allSatisfy { !$0.isEmpty } })
  }
}
