import NavState
import Testing

/// Selecting, pushing and going back, collapsed and expanded.
@Suite("SplitViewState, selection and push")
struct SplitSelectTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>
  typealias Row = SplitRow

  static let chosen: [Do] = [.sidebar("a"), .content("1"), .push("x")]

  // Table 2.4, "Selection ⇄ push while collapsed": a tap on a row, and code that sets one.
  static let selecting: [Row] = Cause.allCases.flatMap { cause in
    [
      Row(
        .two, .uprightPhone, [], .sidebar("a", by: cause), "selectedSidebar(a, previous: nothing)",
        "a | []"),
      Row(
        .two, .uprightPhone, [.prefer(.sidebar)], .sidebar("a", by: cause),
        "selectedSidebar(a, previous: nothing)", "a | [] ^detail"),
      Row(
        .three, .uprightPhone, [.prefer(.sidebar)], .sidebar("a", by: cause),
        "selectedSidebar(a, previous: nothing)", "a | - | [] ^content"),
      Row(
        .three, .uprightPhone, [.sidebar("a"), .prefer(.content)], .content("1", by: cause),
        "selectedContent(1, previous: nothing)", "a | 1 | [] ^detail"),
      Row(
        .two, .uprightPhone, [.prefer(.content)], .sidebar("a", by: cause),
        "selectedSidebar(a, previous: nothing)", "a | [] ^detail"),
      // Expanded, the preferred column is the app's.
      Row(
        .three, .big, [.prefer(.sidebar)], .sidebar("a", by: cause),
        "selectedSidebar(a, previous: nothing)", "a | - | [] ^sidebar"),
    ]
  }

  // "code sets selection nil: pops to the column that owns the list".
  static let clearing: [Row] = [
    Row(
      .two, .uprightPhone, [.sidebar("a"), .push("x")], .sidebar(),
      "selectedSidebar(nothing, previous: a), popped([x])", "- | []"),
    Row(
      .three, .uprightPhone, chosen, .content(),
      "selectedContent(nothing, previous: 1), popped([x])",
      "a | - | []"),
    Row(
      .three, .uprightPhone, chosen + [.prefer(.detail)], .content(),
      "selectedContent(nothing, previous: 1), popped([x])", "a | - | [] ^content"),
    Row(
      .three, .uprightPhone, chosen + [.prefer(.detail)], .sidebar(),
      "selectedSidebar(nothing, previous: a), selectedContent(nothing, previous: 1), popped([x])",
      "- | - | [] ^sidebar"),
    Row(
      .three, .uprightPhone, chosen + [.prefer(.sidebar)], .content(),
      "selectedContent(nothing, previous: 1), popped([x])", "a | - | [] ^sidebar"),
    Row(
      .three, .big, chosen + [.prefer(.detail)], .sidebar(),
      "selectedSidebar(nothing, previous: a), selectedContent(nothing, previous: 1), popped([x])",
      "- | - | [] ^detail"),
    // What hangs below goes while collapsed, even if nothing was selected; expanded it is so already.
    Row(.two, .uprightPhone, [.push("x")], .sidebar(), "popped([x])", "- | []"),
    Row(
      .three, .uprightPhone, [.content("1")], .sidebar(), "selectedContent(nothing, previous: 1)",
      "- | - | []"),
    Row(.two, .big, [.push("x")], .sidebar(), "unchanged", "- | [x]"),
    Row(.two, .uprightPhone, [.prefer(.detail)], .sidebar(), "", "- | [] ^sidebar"),
    Row(.two, .uprightPhone, [.prefer(.sidebar)], .sidebar(), "unchanged", "- | [] ^sidebar"),
    Row(.two, .uprightPhone, [.prefer(.content)], .sidebar(), "unchanged", "- | [] ^content"),
    Row(.two, .uprightPhone, [], .sidebar(), "unchanged", "- | []"),
  ]

  // "user back from a column root" and "user back inside the detail's stack".
  static let backs: [Row] = [
    Row(
      .two, .uprightPhone, [.sidebar("a")], .back(by: .user),
      "selectedSidebar(nothing, previous: a)",
      "- | []"),
    Row(
      .three, .uprightPhone, [.sidebar("a"), .content("1"), .prefer(.detail)], .back(by: .user),
      "selectedContent(nothing, previous: 1)", "a | - | [] ^content"),
    Row(
      .three, .uprightPhone, [.sidebar("a"), .prefer(.content)], .back(by: .user),
      "selectedSidebar(nothing, previous: a)", "- | - | [] ^sidebar"),
    Row(.three, .uprightPhone, chosen, .back(by: .user), "popped([x])", "a | 1 | []"),
    Row(
      .two, .uprightPhone, [.sidebar("a", "b")], .back(),
      "selectedSidebar(nothing, previous: [a, b])",
      "- | []"),
    // What hangs below the selection goes with it.
    Row(
      .three, .uprightPhone, chosen + [.prefer(.content)], .back(),
      "selectedSidebar(nothing, previous: a), selectedContent(nothing, previous: 1), popped([x])",
      "- | - | [] ^sidebar"),
    Row(.two, .uprightPhone, [.prefer(.detail)], .back(), "", "- | [] ^sidebar"),
    Row(.three, .uprightPhone, [.prefer(.detail)], .back(), "", "- | - | [] ^content"),
    Row(
      .three, .uprightPhone, [.content("1")], .back(), "selectedContent(nothing, previous: 1)",
      "- | - | []"),
    // The stacks of leading columns.
    Row(
      .three, .uprightPhone, [.sidebar("a"), .push("c", in: .content)], .back(),
      "popped([c]) in content",
      "a | - | []"),
    Row(
      .three, .uprightPhone, [.sidebar("a"), .push("c", in: .content), .content("1")], .back(),
      "selectedContent(nothing, previous: 1)", "a | - [c] | []"),
    Row(
      .two, .uprightPhone, [.push("s", in: .sidebar)], .back(), "popped([s]) in sidebar", "- | []"),
    Row(
      .two, .uprightPhone, [.search(.beginSearch, in: .sidebar)], .back(),
      #"searchEnded("") at level 0 in sidebar"#, "- | []"),
    Row(
      .three, .big, [.search(.beginSearch, in: .content)], .back(),
      #"searchEnded("") at level 0 in content"#, "- | - | []"),
    Row(
      .two, .uprightPhone, [.sidebar("a"), .prefer(.sidebar)], .back(), "unhandled",
      "a | [] ^sidebar"),
    Row(
      .two, .uprightPhone, [.sidebar("a"), .prefer(.content)], .back(), "unhandled",
      "a | [] ^content"),
    Row(.two, .uprightPhone, [], .back(), "unhandled", "- | []"),
    // Expanded: the stacks, trailing first, and no selection.
    Row(.three, .big, chosen, .back(), "popped([x])", "a | 1 | []"),
    Row(.three, .big, [.sidebar("a"), .content("1")], .back(), "unhandled", "a | 1 | []"),
    Row(
      .three, .big, [.push("s", in: .sidebar), .push("c", in: .content)], .back(),
      "popped([c]) in content", "- [s] | - | []"),
    Row(.three, .big, [.push("s", in: .sidebar)], .back(), "popped([s]) in sidebar", "- | - | []"),
    Row(
      .three, .big, [.push("c", in: .content), .push("x")], .back(), "popped([x])",
      "- | - [c] | []"),
    Row(
      .three, .big, [.push("s", in: .sidebar), .push("x")], .back(), "popped([x])",
      "- [s] | - | []"),
    Row(.two, .big, [.push("n", in: .secondary)], .back(), "unhandled", "- | [] secondary [n]"),
  ]

  // "dismiss() in content/detail root".
  static let dismissals: [Row] =
    [Traits.uprightPhone, .big].flatMap { traits in
      [
        Row(
          .two, traits, [.sidebar("a"), .push("x")], .column(.dismiss(.detail)),
          "selectedSidebar(nothing, previous: a), popped([x])", "- | []"),
        Row(
          .three, traits, chosen, .column(.dismiss(.detail)),
          "selectedContent(nothing, previous: 1), popped([x])", "a | - | []"),
        Row(
          .three, traits, chosen, .column(.dismiss(.content)),
          "selectedSidebar(nothing, previous: a), selectedContent(nothing, previous: 1), "
            + "popped([x])", "- | - | []"),
        Row(
          .three, traits, [.push("c", in: .content), .push("x")], .column(.dismiss(.content)),
          "popped([c]) in content, popped([x])", "- | - | []"),
        Row(.three, traits, chosen, .column(.dismiss(.sidebar)), "unchanged", "a | 1 | [x]"),
        Row(.two, traits, [.sidebar("a")], .column(.dismiss(.content)), "unchanged", "a | []"),
        Row(.two, traits, [], .column(.dismiss(.detail)), "unchanged", "- | []"),
      ]
    } + [
      Row(
        .three, .uprightPhone, chosen + [.prefer(.detail)], .column(.dismiss(.detail)),
        "selectedContent(nothing, previous: 1), popped([x])", "a | - | [] ^content"),
      Row(
        .three, .uprightPhone, [.prefer(.detail)], .column(.dismiss(.detail)), "",
        "- | - | [] ^content"),
      Row(
        .three, .uprightPhone, [.prefer(.detail)], .column(.dismiss(.content)), "",
        "- | - | [] ^sidebar"),
      Row(
        .three, .big, [.prefer(.detail)], .column(.dismiss(.detail)), "unchanged",
        "- | - | [] ^detail"),
    ]

  // "selection changes in a leading column: the following column's path is cleared".
  static let changing: [Row] =
    [Traits.uprightPhone, .big].flatMap { traits in
      [
        Row(
          .two, traits, [.sidebar("a"), .push("x"), .push("y")], .sidebar("b"),
          "selectedSidebar(b, previous: a), popped([x, y])", "b | []"),
        Row(
          .three, traits, chosen + [.push("c", in: .content), .push("s", in: .sidebar)],
          .sidebar("b"),
          "selectedSidebar(b, previous: a), selectedContent(nothing, previous: 1), "
            + "popped([c]) in content, popped([x])", "b [s] | - | []"),
        Row(
          .three, traits, chosen + [.push("c", in: .content)], .content("2"),
          "selectedContent(2, previous: 1), popped([x])", "a | 2 [c] | []"),
        Row(
          .two, traits, [.sidebar("a"), .push("x")], .sidebar("a", "b"),
          "selectedSidebar([a, b], previous: a), popped([x])", "a+b | []"),
        Row(
          .stacked(.three, changing: .keep), traits, chosen, .sidebar("b"),
          "selectedSidebar(b, previous: a)", "b | 1 | [x]"),
        Row(
          .stacked(.three, changing: .keep), traits, chosen, .content("2"),
          "selectedContent(2, previous: 1)", "a | 2 | [x]"),
        // An empty one clears in any case.
        Row(
          .stacked(.three, changing: .keep), traits, chosen, .sidebar(),
          "selectedSidebar(nothing, previous: a), selectedContent(nothing, previous: 1), "
            + "popped([x])", "- | - | []"),
      ]
    } + [
      // The column on top: of what was cleared nothing is left to be seen, what was kept stays in sight.
      Row(
        .three, .uprightPhone, chosen + [.prefer(.detail)], .sidebar("b"),
        "selectedSidebar(b, previous: a), selectedContent(nothing, previous: 1), popped([x])",
        "b | - | [] ^content"),
      Row(
        .stacked(.three, changing: .keep), .uprightPhone, chosen + [.prefer(.detail)],
        .sidebar("b"),
        "selectedSidebar(b, previous: a)", "b | 1 | [x] ^detail"),
      Row(
        .stacked(.three, changing: .keep), .uprightPhone, chosen + [.prefer(.sidebar)],
        .sidebar("b"),
        "selectedSidebar(b, previous: a)", "b | 1 | [x] ^content"),
    ]

  static let again: [Row] =
    [Traits.uprightPhone, .big].flatMap { traits in
      [
        Row(.three, traits, chosen, .sidebar("a"), "unchanged", "a | 1 | [x]"),
        Row(.three, traits, chosen, .content("1"), "unchanged", "a | 1 | [x]"),
        Row(
          .stacked(.three, reselecting: .reset), traits, chosen + [.push("c", in: .content)],
          .sidebar("a"),
          "selectedContent(nothing, previous: 1), popped([c]) in content, popped([x])", "a | - | []"
        ),
        Row(
          .stacked(.three, reselecting: .reset), traits, chosen, .content("1"), "popped([x])",
          "a | 1 | []"),
        Row(
          .stacked(.two, reselecting: .reset), traits, [.sidebar("a")], .sidebar("a"), "unchanged",
          "a | []"),
      ]
    } + [
      // Collapsed, what is selected already is shown again.
      Row(
        .two, .uprightPhone, [.sidebar("a"), .prefer(.sidebar)], .sidebar("a"), "", "a | [] ^detail"
      ),
      Row(
        .three, .uprightPhone, chosen + [.prefer(.sidebar)], .sidebar("a"), "",
        "a | 1 | [x] ^content"),
      Row(
        .three, .uprightPhone, chosen + [.prefer(.content)], .content("1"), "",
        "a | 1 | [x] ^detail"),
      Row(
        .three, .uprightPhone, chosen + [.prefer(.detail)], .sidebar("a"), "unchanged",
        "a | 1 | [x] ^detail"),
      Row(
        .stacked(.three, reselecting: .reset), .uprightPhone, chosen + [.prefer(.detail)],
        .sidebar("a"),
        "selectedContent(nothing, previous: 1), popped([x])", "a | - | [] ^content"),
      Row(
        .two, .big, [.sidebar("a"), .prefer(.sidebar)], .sidebar("a"), "unchanged",
        "a | [] ^sidebar"),
    ]

  static let refused: [Row] = [Traits.uprightPhone, .big].flatMap { traits in
    [
      Row(.two, traits, [.sidebar("a")], .sidebar("a", "b", "c"), "tooManySelected", "a | []"),
      Row(.three, traits, [], .content("1", "2", "3"), "tooManySelected", "- | - | []"),
      Row(.stacked(.two, limit: 1), traits, [], .sidebar("a", "b"), "tooManySelected", "- | []"),
      Row(.two, traits, [], .content("1"), "notThere", "- | []"),
      Row(.two, traits, [], .content(), "notThere", "- | []"),
    ]
  }

  // Pushing in a column brings it on top, never back.
  static let pushing: [Row] = [
    Row(.two, .uprightPhone, [.prefer(.sidebar)], .push("x"), "pushed([x])", "- | [x] ^detail"),
    Row(
      .two, .uprightPhone, [.prefer(.sidebar)], .push("x", in: .detail), "pushed([x])",
      "- | [x] ^detail"),
    Row(
      .three, .uprightPhone, [.prefer(.sidebar)], .push("c", in: .content),
      "pushed([c]) in content",
      "- | - [c] | [] ^content"),
    Row(
      .three, .uprightPhone, [.prefer(.detail)], .push("c", in: .content), "pushed([c]) in content",
      "- | - [c] | [] ^detail"),
    Row(
      .two, .uprightPhone, [.prefer(.detail)], .push("s", in: .sidebar), "pushed([s]) in sidebar",
      "- [s] | [] ^detail"),
    Row(.two, .uprightPhone, [.prefer(.content)], .push("x"), "pushed([x])", "- | [x] ^detail"),
    Row(
      .two, .uprightPhone, [.push("x"), .prefer(.sidebar)], .pop(), "popped([x])", "- | [] ^sidebar"
    ),
    Row(
      .two, .uprightPhone, [.push("x"), .prefer(.sidebar)], .pane(.stack(.replaceTop("y"))),
      "replaced(removed: [x], added: [y])", "- | [y] ^detail"),
    Row(
      .two, .uprightPhone, [.prefer(.sidebar)], .push("n", in: .secondary),
      "pushed([n]) in secondary",
      "- | [] ^sidebar secondary [n]"),
    Row(.two, .big, [.prefer(.sidebar)], .push("x"), "pushed([x])", "- | [x] ^sidebar"),
    Row(
      .two, .uprightPhone, [.prefer(.sidebar), .column(.presentInspector(true))], .push("x"),
      "pushed([x])", "- | [x] ^detail +inspector"),
    Row(
      .two, .uprightPhone, [.prefer(.sidebar), .sidebar("a"), .mark(.root), .prefer(.sidebar)],
      .pane(.push("x", on: 0)), "pushed([x])", "a | ![x] ^detail"),
    Row(.two, .uprightPhone, [], .push("x"), "pushed([x])", "- | [x]"),
    // A value shown from a leading column is the only one of the detail's stack.
    Row(
      .three, .big, chosen + [.push("y")], .column(.showDetail("z")),
      "replaced(removed: [x, y], added: [z])", "a | 1 | [z]"),
    Row(
      .two, .uprightPhone, [.prefer(.sidebar)], .column(.showDetail("x")), "pushed([x])",
      "- | [x] ^detail"
    ),
    Row(
      .two, .big, [.prefer(.sidebar)], .column(.showDetail("x")), "pushed([x])", "- | [x] ^sidebar"),
    Row(.two, .uprightPhone, [.push("x")], .column(.showDetail("x")), "unchanged", "- | [x]"),
    Row(
      .two, .uprightPhone, [.push("x"), .prefer(.sidebar)], .column(.showDetail("x")), "",
      "- | [x] ^detail"),
    Row(
      .stacked(.two, router: RouterRules(depth: 0)), .uprightPhone, [.prefer(.sidebar)],
      .column(.showDetail("x")), "tooDeep", "- | [] ^sidebar"),
    // A screen of a sheet is none of a column.
    Row(
      .two, .uprightPhone, [.prefer(.sidebar), .pane(.sheet("z"))], .pane(.push("x", on: 1)),
      "pushed([x]) at level 1", "- | [] + z [*x*] ^sidebar"),
  ]

  @Test(
    "what is selected, pushed and left is in the table of Apple's columns",
    arguments: [selecting, clearing, backs, dismissals, changing, again, refused, pushing].joined())
  func table(row: Row) {
    row.check()
  }

  @Test(
    "a value shown from a leading column is shown by code and by people alike",
    arguments: Cause.allCases)
  func showing(cause: Cause) {
    let rules = SplitRules.stacked(.two, router: RouterRules(duplicates: .moveToTop))
    SplitRow(
      rules, .big, [.push("x"), .push("y")], .column(.showDetail("x"), by: cause), "popped([y])",
      "- | [x]"
    ).check()
  }
}
