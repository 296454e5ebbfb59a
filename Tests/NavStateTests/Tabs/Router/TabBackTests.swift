import NavState
import NavStateTestSupport
import Testing

/// Where a step back leads when the selected tab has nothing left.
@Suite("TabRouter, back across tabs")
struct TabBackTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  /// A row: the tabs selected one after the other, and the ones that steps back lead to until one is
  /// unhandled.
  struct Trail: Sendable, CustomTestStringConvertible {
    let rule: TabBackRule
    let line: String
    let visits: String
    let back: String
    var limit = 8
    var cause = Cause.user

    var testDescription: String { "\(rule) in \(line): \(visits) back to \(back)" }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
      let tabs = visits.split(separator: " ").map(String.init)
      var window = Place.after(
        .of(line, back: rule, visits: limit), tabs.map { .select($0) },
        sourceLocation: sourceLocation)
      var way: [String] = []
      while way.count < 400 {
        let (after, outcome) = window.stepping(.back(by: cause), sourceLocation: sourceLocation)
        guard outcome.isChanged else {
          #expect(outcome == .unhandled, sourceLocation: sourceLocation)
          break
        }
        #expect(
          outcome == .changed([.selected(after.selection, previous: window.selection)]),
          sourceLocation: sourceLocation)
        window = after
        way.append(after.selection)
        #expect(window.visitedTabs.count <= limit, sourceLocation: sourceLocation)
      }
      #expect(way.joined(separator: " ") == back, sourceLocation: sourceLocation)
    }
  }

  // As react-navigation's table has them, over the tabs A B C D, of which A is selected at first.
  static let rows: [Trail] = [
    Trail(rule: .none, line: "A B C D", visits: "C B", back: ""),
    Trail(rule: .first, line: "A B C D", visits: "", back: ""),
    Trail(rule: .first, line: "A B C D", visits: "C B", back: "A"),
    Trail(rule: .first, line: "A B C D", visits: "C A", back: ""),
    Trail(rule: .declaredOrder, line: "A B C D", visits: "", back: ""),
    Trail(rule: .declaredOrder, line: "A B C D", visits: "D", back: "C B A"),
    Trail(rule: .declaredOrder, line: "A B C D", visits: "D B", back: "A"),
    Trail(rule: .history, line: "A B C D", visits: "", back: ""),
    Trail(rule: .history, line: "A B C D", visits: "B C B A", back: "B C"),
    Trail(rule: .history, line: "A B C D", visits: "B C D", back: "C B A"),
    Trail(rule: .history, line: "A B C D", visits: "B A B A B", back: "A"),
    Trail(rule: .history, line: "A B C D", visits: "C D B D", back: "B C A"),
    Trail(rule: .fullHistory, line: "A B C D", visits: "", back: ""),
    Trail(rule: .fullHistory, line: "A B C D", visits: "B C B A", back: "B C B A"),
    Trail(rule: .fullHistory, line: "A B C D", visits: "B A B A B", back: "A B A B A"),
  ]

  @Test("each rule leads along its tabs, and is then unhandled", arguments: rows)
  func rules(row: Trail) { row.check() }

  @Test("a second tap is no visit", arguments: TabBackRule.allCases)
  func reselecting(rule: TabBackRule) {
    let tabs = Place.after(
      .of("A B", back: rule), [.select("B"), .select("B"), .select("B")])
    #expect(tabs.visitedTabs == ["A"])
  }

  static let hidden: [Trail] = [
    Trail(rule: .first, line: "A- B C", visits: "C", back: "B"),
    Trail(rule: .first, line: "A- B C", visits: "", back: ""),
    Trail(rule: .declaredOrder, line: "A B- C D", visits: "D", back: "C A"),
    Trail(rule: .declaredOrder, line: "A- B- C D", visits: "D", back: "C"),
    // A place that is disabled is not where the user gets by a step back; code does.
    Trail(rule: .first, line: "A# B C", visits: "C", back: ""),
    Trail(rule: .first, line: "A# B C", visits: "C", back: "A", cause: .code),
    Trail(rule: .declaredOrder, line: "A B# C", visits: "C", back: "A"),
    Trail(rule: .declaredOrder, line: "A B# C", visits: "C", back: "B A", cause: .container),
    Trail(rule: .history, line: "A B# C D", visits: "B C D", back: "C A"),
    Trail(rule: .history, line: "A B# C D", visits: "B C D", back: "C B A", cause: .link),
    Trail(rule: .fullHistory, line: "A B# C", visits: "B C B A", back: "C A"),
    Trail(rule: .fullHistory, line: "A B# C", visits: "B C B A", back: "B C B A", cause: .code),
    // An action is no tab to go back to.
    Trail(rule: .declaredOrder, line: "A compose! B", visits: "B", back: "A"),
    Trail(rule: .first, line: "compose! A B", visits: "B", back: "A"),
  ]

  @Test(
    "a hidden tab is passed over, and by the user a disabled one, but the first stays the first",
    arguments: hidden)
  func skipping(row: Trail) { row.check() }

  /// Steps back in a catalog with a tab hidden that was visited before.
  @Test(
    "a visited tab that is hidden meanwhile is passed over, and no step leads to where one is",
    arguments: [
      (.history, "B C B A", "A B- C", "C"), (.fullHistory, "B C B A", "A B- C", "C A"),
      (.fullHistory, "B A B A", "A B- C", ""), (.history, "B C", "A- B C", "B"),
      (.fullHistory, "B C", "A- B- C", ""), (.fullHistory, "C B A", "A B- C-", ""),
    ] as [(TabBackRule, String, String, String)])
  func hiddenMeanwhile(rule: TabBackRule, visits: String, line: String, back: String) {
    var tabs = Place.after(
      .of("A B C", back: rule), visits.split(separator: " ").map { .select(String($0)) })
    tabs.configure(.of(line, back: rule))
    var way: [String] = []
    while way.count < 20, tabs.back(in: .user).isChanged { way.append(tabs.selection) }
    #expect(way.joined(separator: " ") == back)
  }

  // MARK: - The pane first

  @Test("the selected pane comes first, and is touched last", arguments: TabBackRule.allCases)
  func paneFirst(rule: TabBackRule) {
    let before: [Do] = [
      .select("B"), .push("a"), .search(.beginSearch), .pane(.sheet("x")),
    ]
    var tabs = Place.after(.of("A B", back: rule), before)
    let expected = [
      "B: dismissed(x, cause: code)", "B: searchEnded(\"\") at level 0", "B: popped([a])",
    ]
    for words in expected { #expect(tabs.back().tabWords == words) }
    #expect(tabs.back().tabWords == (rule == .none ? "unhandled" : "selected(A, previous: B)"))
  }

  @Test("what the pane refuses is not handed on")
  func refusing() {
    let options = PresentationOptions(isInteractiveDismissDisabled: true)
    let sheet = Router<Cards>.Action.chain(.present(.sheet("x"), options: options))
    TabRow(
      .of("A B", back: .history), [.select("B"), .pane(sheet)], .back(by: .user),
      "dismissalDisabled", "A | *B* [] + x < A"
    ).check()
  }

  // MARK: - Bounds

  /// The visits that are kept of a walk around five tabs, under each limit: the last ones.
  @Test(
    "as many visits are kept as the rules say, and the oldest go",
    arguments: [-3, 0, 1, 2, 7, 8, 9, 20, 300], TabBackRule.allCases)
  func bounds(limit: Int, rule: TabBackRule) {
    let names = ["A", "B", "C", "D", "E"]
    let walk = (1...40).map { names[$0 % 5] }
    let tabs = Place.after(
      .of("A B C D E", back: rule, visits: limit), walk.map { .select($0) })
    let all = ["A"] + walk.dropLast()
    // Once each, where it was visited last, and not the selected one.
    let once = ["B", "C", "D", "E"]
    #expect(tabs.selection == "A")
    #expect(tabs.visitedTabs == (rule == .history ? once : all).suffix(max(0, limit)))
  }

  @Test("a limit that is not reached keeps all", arguments: [8, 9, 300])
  func unreached(limit: Int) {
    let walk = (1...8).map { ["A", "B", "C"][$0 % 3] }
    let tabs = Place.after(
      .of("A B C", back: .fullHistory, visits: limit), walk.map { .select($0) })
    #expect(tabs.visitedTabs == ["A"] + walk.dropLast())
  }

  /// A catalog of 300 tabs, whose positions don't fit into a byte.
  @Test(
    "visits are kept of tabs at any position", arguments: [TabBackRule.history, .fullHistory])
  func positions(rule: TabBackRule) throws {
    let names = (0..<300).map { "t\($0)" }
    let rules = TabRules(catalog: try TabCatalog(names), back: rule, visits: 8)
    let visits = [253, 254, 255, 256, 299, 1, 254]
    let tabs = Place.after(rules, visits.map { .select(names[$0]) })
    let expected = rule == .history ? [0, 253, 255, 256, 299, 1] : [0, 253, 254, 255, 256, 299, 1]
    #expect(tabs.visitedTabs == expected.map { names[$0] })
    var window = tabs
    for index in expected.reversed() {
      #expect(window.back().isChanged && window.selection == names[index])
    }
    #expect(window.back() == .unhandled)
    try expectRoundTrip(tabs, under: [.tabConfiguration: tabs.configuration])
    // More than eight, so that the first ones go; then back to where all positions are small.
    var long = tabs
    for index in [299, 298, 297] + (1...9) { #expect(long.select(names[index]).isChanged) }
    let short = Place.after(rules, ([297] + (1...9)).map { .select(names[$0]) })
    #expect(long.visitedTabs == short.visitedTabs)
    #expect(long == short && long.hashValue == short.hashValue)
  }

  @Test("another rule and another limit settle the visits that there are")
  func anotherRule() {
    let walk: [Do] = ["B", "C", "B", "A"].map { .select($0) }
    let rows: [(TabRules<String>, [String])] = [
      (.of("A B C", back: .history), ["C", "B"]),
      (.of("A B C", back: .none, visits: 2), ["C", "B"]),
      (.of("A B C", back: .fullHistory, visits: 3), ["B", "C", "B"]),
      (.of("A B C", back: .fullHistory, visits: 0), []),
    ]
    for (rules, visits) in rows {
      var tabs = Place.after(.of("A B C", back: .fullHistory), walk)
      #expect(tabs.configure(rules) == .changed([]))
      #expect(tabs.visitedTabs == visits)
    }
  }
}
