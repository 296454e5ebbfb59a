import NavState
import Testing

/// The columns as one path of a narrow window, and back.
@Suite("SplitViewState, as one path")
struct SplitPathTests {
  typealias Place = SplitViewState<Cards>
  typealias Screen = SplitScreen<Cards>

  static func path(_ screens: Screen...) -> SplitPath<Cards> { SplitPath<Cards>(screens) }

  static func sidebar(_ items: String...) -> Screen {
    .sidebarSelection(ColumnSelection(Set(items)))
  }

  static func content(_ items: String...) -> Screen {
    .contentSelection(ColumnSelection(Set(items)))
  }

  static let two: [(String, SplitPath<Cards>)] = [
    ("- | []", path()),
    ("a | []", path(sidebar("a"))),
    ("a+b | [x]", path(sidebar("a", "b"), .screen("x", in: .detail))),
    ("- | [x y]", path(.screen("x", in: .detail), .screen("y", in: .detail))),
    (
      "a [s] | [x]", path(.screen("s", in: .sidebar), sidebar("a"), .screen("x", in: .detail))
    ),
  ]

  static let three: [(String, SplitPath<Cards>)] = [
    ("- | - | []", path()),
    ("a | - | []", path(sidebar("a"))),
    ("- | 1 | []", path(content("1"))),
    ("a | 1 | [x]", path(sidebar("a"), content("1"), .screen("x", in: .detail))),
    ("a | - | [x]", path(sidebar("a"), .screen("x", in: .detail))),
    (
      "a [s] | 1+2 [c d] | [x]",
      path(
        .screen("s", in: .sidebar), sidebar("a"), .screen("c", in: .content),
        .screen("d", in: .content), content("1", "2"), .screen("x", in: .detail))
    ),
  ]

  static let places = two.map { (ColumnCount.two, $0.0, $0.1) } + three.map { (.three, $0.0, $0.1) }

  @Test("is written and read, in any window; what was read changes nothing", arguments: places)
  func inverse(columns: ColumnCount, words: String, path: SplitPath<Cards>) {
    for traits in [Traits.uprightPhone, .big, .wideMac] {
      var split = Place.after(.stacked(columns), traits, [])
      split.compactPath = path
      #expect(split.words == words)
      #expect(split.compactPath == path)
      let copy = split
      split.compactPath = path
      #expect(split == copy)
      #expect(split.stepping(.path(path)).outcome == .unchanged)
    }
  }

  @Test("tells what differs from before, column by column from the leading side")
  func events() {
    SplitRow(
      .three, .big, [.push("s", in: .sidebar), .sidebar("a"), .content("1"), .push("x")],
      .path(
        Self.path(Self.sidebar("b"), .screen("c", in: .content), Self.content("1"))),
      "selectedSidebar(b, previous: a), popped([s]) in sidebar, pushed([c]) in content, "
        + "popped([x])",
      "b | 1 [c] | []"
    ).check()
  }

  static let refused: [(SplitRules, SplitPath<Cards>, String)] = [
    (.stacked(.two), path(sidebar()), "outOfOrder"),
    (.stacked(.three), path(content()), "outOfOrder"),
    (.stacked(.two), path(sidebar("a"), sidebar("a")), "outOfOrder"),
    (.stacked(.three), path(content("1"), content("1")), "outOfOrder"),
    (.stacked(.three), path(content("1"), sidebar("a")), "outOfOrder"),
    (.stacked(.two), path(sidebar("a"), .screen("s", in: .sidebar)), "outOfOrder"),
    (.stacked(.two), path(.screen("x", in: .detail), sidebar("a")), "outOfOrder"),
    (.stacked(.three), path(.screen("c", in: .content), sidebar("a")), "outOfOrder"),
    (.stacked(.three), path(content("1"), .screen("c", in: .content)), "outOfOrder"),
    (.stacked(.three), path(.screen("x", in: .detail), content("1")), "outOfOrder"),
    (
      .stacked(.three), path(.screen("x", in: .detail), .screen("c", in: .content)), "outOfOrder"
    ),
    (.stacked(.two), path(sidebar("a", "b", "c")), "tooManySelected"),
    (.stacked(.three), path(content("1", "2", "3")), "tooManySelected"),
    (.stacked(.two), path(content("1")), "notThere"),
    (.stacked(.two), path(.screen("c", in: .content)), "notThere"),
    (.stacked(.two, hasStack: false), path(.screen("s", in: .sidebar)), "notThere"),
    (.stacked(.three, hasStack: false), path(.screen("c", in: .content)), "notThere"),
    (
      .stacked(.three, router: RouterRules(depth: 1)),
      path(sidebar("b"), .screen("x", in: .detail), .screen("y", in: .detail)), "tooDeep"
    ),
    (
      .stacked(.three, router: RouterRules(depth: 0)), path(.screen("s", in: .sidebar)), "tooDeep"
    ),
  ]

  @Test("is refused whole where it is out of order or exceeds a rule", arguments: refused)
  func refusing(rules: SplitRules, path: SplitPath<Cards>, reason: String) {
    for traits in [Traits.uprightPhone, .big] {
      let split = Place.after(rules, traits, [.sidebar("a"), .prefer(.sidebar)])
      let (after, outcome) = split.stepping(.path(path))
      #expect(outcome.words == reason)
      #expect(after == split)
    }
  }

  static let moved: [SplitRow] = [
    SplitRow(
      .two, .uprightPhone, [.prefer(.sidebar)], .path(path(sidebar("a"))),
      "selectedSidebar(a, previous: nothing)", "a | [] ^detail"),
    SplitRow(
      .three, .uprightPhone, [.prefer(.detail)], .path(path(sidebar("a"))),
      "selectedSidebar(a, previous: nothing)", "a | - | [] ^content"),
    SplitRow(
      .three, .uprightPhone, [.sidebar("a"), .prefer(.content)], .path([]),
      "selectedSidebar(nothing, previous: a)", "- | - | [] ^sidebar"),
    SplitRow(
      .two, .uprightPhone, [], .path(path(sidebar("a"))), "selectedSidebar(a, previous: nothing)",
      "a | []"
    ),
    SplitRow(
      .two, .big, [.prefer(.sidebar)], .path(path(sidebar("a"))),
      "selectedSidebar(a, previous: nothing)", "a | [] ^sidebar"),
    // What was read, so that nothing moves.
    SplitRow(
      .two, .uprightPhone, [.sidebar("a"), .prefer(.sidebar)], .path(path(sidebar("a"))),
      "unchanged",
      "a | [] ^sidebar"),
    SplitRow(
      .two, .uprightPhone, [.prefer(.content)], .path([]), "unchanged", "- | [] ^content"),
  ]

  @Test(
    "another path brings its last column on top, while collapsed and where one is preferred",
    arguments: moved)
  func moving(row: SplitRow) {
    row.check()
  }

  @Test("a tap on a link writes one screen more, and twice is once where the rules say so")
  func link() {
    let rules = SplitRules.stacked(.two, router: RouterRules(duplicates: .ignoreIfOnTop))
    var split = Place.after(rules, .uprightPhone, [.sidebar("a"), .push("x")])
    split.compactPath.append(.screen("x", in: .detail))
    #expect(split.words == "a | [x]")
    split.compactPath.append(.screen("y", in: .detail))
    #expect(split.words == "a | [x y]")
    split.compactPath.removeLast(2)
    #expect(split.words == "a | []")
    split.compactPath.removeLast()
    #expect(split.words == "- | []")
  }

  @Test("says its screens in words")
  func description() {
    #expect("\(Self.sidebar("a"))" == "a" && "\(Self.content("1"))" == "1")
    #expect("\(Screen.screen("x", in: .detail))" == "x in detail")
  }
}
