import NavState
import Testing

/// A row of Material's table of back policies: where each of them leads.
private struct PolicyRow: Sendable, CustomTestStringConvertible {
  let columns: ColumnCount
  let traits: Traits
  let before: [Step<SplitViewState<Cards>.Action>]
  let history: Int
  let targets: [SplitBackRule: String]

  init(
    _ columns: ColumnCount, _ traits: Traits, _ before: [Step<SplitViewState<Cards>.Action>],
    history: Int = 16, latest: String, visible: String, column: String, content: String
  ) {
    self.columns = columns
    self.traits = traits
    self.before = before
    self.history = history
    targets = [
      .latest: latest, .untilVisibleChange: visible, .untilColumnChange: column,
      .untilContentChange: content,
    ]
  }

  var testDescription: String { "\(columns) columns, \(before.map(\.words))" }
}

/// The rules that remember earlier places.
///
/// Material's panes are two or three columns here: with one pane they are collapsed, with as many as
/// there are, expanded. Its list is the place where nothing is selected, and a pane with a key is the
/// column that a selection fills. What a column shows is its selection, so Material's panes of equal
/// keys, and panes that are in the history but not beside their list, have no counterpart; their rows
/// stand here with what follows from other selections, and say so.
@Suite("SplitViewState, back to earlier places")
struct SplitMaterialTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  static let list = "- | []"
  static let first = "0 | []"

  private static let rows: [PolicyRow] = [
    // 1 pane, L, D0.
    PolicyRow(
      .two, .uprightPhone, [.sidebar("0")], latest: list, visible: list, column: list, content: list
    ),
    // 1 pane, L, D0, D1.
    PolicyRow(
      .two, .uprightPhone, [.sidebar("0"), .sidebar("1")], latest: first, visible: list,
      column: list,
      content: first),
    // 2 panes, L, D0.
    PolicyRow(
      .two, .big, [.sidebar("0")], latest: list, visible: "unhandled", column: list, content: list),
    // 2 panes, L, D0, D1.
    PolicyRow(
      .two, .big, [.sidebar("0"), .sidebar("1")], latest: first, visible: "unhandled",
      column: list, content: first),
    // 2 panes, D0, D1: the list is forgotten, as only one place is remembered.
    PolicyRow(
      .two, .big, [.sidebar("0"), .sidebar("1")], history: 1, latest: first,
      visible: "unhandled", column: "unhandled", content: first),
    // 3 panes, L, D0, X0. Here content change stops at D0, since the content has another selection
    // there; with Material both have the key 0, and it goes on to L.
    PolicyRow(
      .three, .big, [.sidebar("0"), .content("0")], latest: "0 | - | []", visible: "unhandled",
      column: "0 | - | []", content: "0 | - | []"),
    // 2 panes, L, D0, X0 has no counterpart: of three columns all are to be seen, or one is.
    PolicyRow(
      .three, .uprightPhone, [.sidebar("0"), .content("0")], latest: "0 | - | []",
      visible: "0 | - | []",
      column: "0 | - | []", content: "0 | - | []"),
    // A screen pushed is another content of the same column.
    PolicyRow(
      .two, .uprightPhone, [.sidebar("0"), .push("x"), .push("y")], latest: "0 | [x]",
      visible: list,
      column: list, content: "0 | [x]"),
    PolicyRow(
      .two, .big, [.sidebar("0"), .push("x"), .push("y")], latest: "0 | [x]",
      visible: "unhandled", column: list, content: "0 | [x]"),
  ]

  @Test("each policy leads to the nearest place that it asks for", arguments: rows)
  private func policies(row: PolicyRow) {
    for (back, target) in row.targets {
      let rules = SplitRules.stacked(row.columns, back: back, history: row.history)
      let split = Place.after(rules, row.traits, row.before)
      let (after, outcome) = split.stepping(.back())
      #expect((outcome == .unhandled ? "unhandled" : after.words) == target, "\(back)")
      #expect(split.backStep == (target == "unhandled" ? nil : .earlier), "\(back)")
      // A step back that leads nowhere loses nothing.
      #expect(outcome.isChanged == (after != split), "\(back)")
    }
  }

  private func backs(_ split: Place) -> [String] {
    var split = split
    var words: [String] = []
    while words.count < 9, split.back().isChanged { words.append(split.words) }
    return words
  }

  // Table 2.5.
  @Test("a window that grows loses nothing, and one that shrinks shows what was chosen last")
  func resizing() {
    let steps: [Do] = [.sidebar("0")]
    var split = Place.after(.stacked(.two, back: .untilVisibleChange), .uprightPhone, steps)
    split.adapt(to: .big)
    #expect(split.words == Self.first && split.layout.visibility == .all)
    #expect(split.backStep == nil && split.back() == .unhandled && split.words == Self.first)
    split.adapt(to: .uprightPhone)
    #expect(split.layout.topColumn == .detail && backs(split) == [Self.list])
    let chosen: [Do] = [.sidebar("0"), .sidebar("1"), .sidebar("2")]
    for (back, places) in [
      (SplitBackRule.latest, ["1 | []", Self.first, Self.list]), (.untilVisibleChange, [Self.list]),
    ] {
      var split = Place.after(.stacked(.two, back: back), .big, chosen)
      split.adapt(to: .uprightPhone)
      #expect(split.layout.topColumn == .detail)
      #expect(backs(split) == places)
    }
  }

  @Test("what is presented, and an inspector that is a sheet, end before that")
  func presented() {
    let rules = SplitRules.stacked(.two, back: .latest)
    var split = Place.after(
      rules, .uprightPhone,
      [.sidebar("0"), .column(.presentInspector(true)), .pane(.sheet("z"))])
    #expect(split.backStep == .presentation && split.back().words == "dismissed(z, cause: code)")
    #expect(split.backStep == .inspector && split.back().words == "")
    #expect(split.words == "0 | []" && split.backStep == .earlier)
  }

  @Test("a step back tells what becomes of selections and stacks, and is remembered by nobody")
  func events() {
    let rules = SplitRules.stacked(.three, changing: .keep, back: .latest)
    SplitRow(
      rules, .big,
      [
        .sidebar("0"), .content("0"), .push("c", in: .content), .push("s", in: .sidebar),
        .push("x"), .path([]),
      ], .back(),
      "selectedSidebar(0, previous: nothing), selectedContent(0, previous: nothing), "
        + "pushed([s]) in sidebar, pushed([c]) in content, pushed([x])",
      "0 [s] | 0 [c] | [x]"
    ).check()
    let split = Place.after(rules, .big, [.sidebar("0"), .push("x"), .back(in: .detail)])
    #expect(backs(split) == ["- | - | []"])
  }

  @Test("a step back addressed to a column stays in it")
  func addressed() {
    let rules = SplitRules.stacked(.two, back: .latest)
    SplitRow(
      rules, .big, [.sidebar("0"), .push("x")], .back(in: .detail), "popped([x])", "0 | []"
    ).check()
    SplitRow(rules, .big, [.sidebar("0")], .back(in: .detail), "unhandled", "0 | []").check()
  }

  @Test(
    "no more places are remembered than the rules allow, the latest ones; none under Apple's rule")
  func bounded() {
    let steps = (0..<9).map { Do.sidebar("\($0)") }
    for history in [0, 1, 3] {
      let split = Place.after(.stacked(.two, back: .latest, history: history), .big, steps)
      #expect(backs(split) == (0..<history).map { "\(7 - $0) | []" })
    }
    let columns = Place.after(.stacked(.two, back: .columns), .big, steps)
    #expect(columns == Place.after(.stacked(.two, back: .columns), .big, [steps[8]]))
  }

  @Test("what changes no place is not remembered")
  func unmoved() {
    let rules = SplitRules.stacked(.two, back: .latest)
    let split = Place.after(
      rules, .big,
      [
        .visible(.all), .column(.presentInspector(true)), .column(.showSecondary(true)),
        .column(.setWidth(9, of: .sidebar)), .push("n", in: .secondary), .pane(.sheet("z")),
        .search(.beginSearch, in: .sidebar), .search(.endSearch(), in: .sidebar),
        .prefer(.detail), .pane(.dismiss()),
      ])
    #expect(split.backStep == nil)
    let short = SplitRules.stacked(.two, back: .latest, history: 1)
    let steps: [Do] = [.sidebar("0"), .visible(.all), .push("n", in: .secondary)]
    #expect(
      Place.after(short, .big, steps).stepping(.back()).after.words == "- | [] (all) secondary [n]")
  }

  @Test("a column brought on top while collapsed is a place of its own")
  func onTop() {
    let rules = SplitRules.stacked(.two, back: .latest)
    var split = Place.after(
      rules, .uprightPhone, [.prefer(.sidebar), .sidebar("0"), .column(.show(.sidebar))])
    #expect(split.words == "0 | [] ^sidebar")
    #expect(split.back() == .changed([]) && split.words == "0 | [] ^detail")
    #expect(backs(split) == ["- | [] ^sidebar"])
  }

  @Test(
    "a place that would look the same in this window is passed over",
    arguments: SplitBackRule.allCases)
  func same(back: SplitBackRule) {
    let rules = SplitRules.stacked(.two, back: back)
    // Expanded, which column was on top makes no difference.
    var split = Place.after(
      rules, .uprightPhone,
      [
        .prefer(.sidebar), .sidebar("0"), .column(.show(.sidebar)), .column(.show(.detail)),
        .adapt(.big),
      ])
    let target = back == .columns || back == .untilVisibleChange ? [] : ["- | [] ^detail"]
    #expect(backs(split) == target)
    // Collapsed, it is the last one that shows something where none is preferred.
    split = Place.after(
      rules, .uprightPhone,
      [.sidebar("0"), .column(.show(.sidebar)), .prefer(nil)])
    #expect(backs(split) == [Self.list])
  }

  @Test(
    "the search of a column ends first, and no earlier place is forgotten by that",
    arguments: SplitBackRule.allCases.filter { $0 != .columns })
  func searching(back: SplitBackRule) {
    let rules = SplitRules.stacked(.two, back: back)
    let steps: [Do] = [.sidebar("0"), .column(.show(.sidebar))]
    let search = Do.search(.beginSearch, in: .sidebar)
    let ended = #"searchEnded("") at level 0 in sidebar"#
    for traits in [Traits.uprightPhone, .big] {
      let isShown = traits == .uprightPhone
      let before = Place.after(rules, traits, isShown ? steps : [.sidebar("0")])
      let (split, _) = before.stepping(search)
      #expect(split.backStep == .column(.sidebar), "\(traits)")
      let (after, outcome) = split.stepping(.back())
      #expect(outcome.words == ended && backs(after) == backs(before), "\(traits)")
    }
    // Where another column is on top, its search is not to be seen, and stays.
    let away = Place.after(rules, .uprightPhone, [search, .sidebar("0")])
    #expect(away.backStep == .earlier)
  }

  @Test("the preferred column is brought on top while collapsed, and is the app's while expanded")
  func preferred() {
    for back in SplitBackRule.allCases where back != .columns {
      let rules = SplitRules.stacked(.two, back: back)
      let shown = Place.after(
        rules, .uprightPhone, [.prefer(.sidebar), .sidebar("0"), .column(.show(.sidebar))])
      #expect(shown.stepping(.back()).after.words == "0 | [] ^detail", "\(back)")
      guard back != .untilVisibleChange else { continue }
      SplitRow(
        rules, .big, [.prefer(.detail), .sidebar("0")], .back(),
        "selectedSidebar(nothing, previous: 0)", "- | [] ^detail"
      ).check()
    }
  }

  @Test(
    "a stack of each column is part of a place, and comes back as it was",
    arguments: [PaneColumn.sidebar, .content, .detail])
  func stacks(column: PaneColumn) {
    let rules = SplitRules.stacked(
      .three, back: .latest, router: RouterRules(duplicates: .ignoreIfOnTop))
    let steps: [Do] = [.pane(.stack(.set(["x", "x"])), in: column), .pop(in: column)]
    var split = Place.after(rules, .big, steps)
    #expect(split.back(in: .user).isChanged && split[column].path == ["x", "x"])
    #expect(split.back(in: .user).isChanged && split[column].path == [])
    #expect(split.back(in: .user) == .unhandled)
  }

  @Test("rules of less depth forget the places that are deeper")
  func depth() {
    let rules = SplitRules.stacked(.three, back: .latest)
    for column in [PaneColumn.sidebar, .content, .detail] {
      let steps: [Do] = [
        .pane(.stack(.set(["x"])), in: column), .push("y", in: column), .pop(in: column),
        .pop(in: column),
      ]
      let split = Place.after(rules, .big, steps)
      let less = SplitRules.stacked(.three, back: .latest, router: RouterRules(depth: 1))
      #expect(backs(split.stepping(.configure(less)).after).count == 2, "\(column)")
      #expect(backs(split).count == 4, "\(column)")
    }
  }

  @Test("other rules forget the places that are none under them")
  func configuring() {
    let rules = SplitRules.stacked(.three, back: .latest)
    let split = Place.after(
      rules, .big,
      [
        .sidebar("0"), .content("0"), .content(), .sidebar("1", "2"), .sidebar("1"),
        .push("x", in: .sidebar),
      ])
    func backs(under rules: SplitRules) -> [String] {
      self.backs(split.stepping(.configure(rules)).after)
    }
    #expect(
      backs(under: .stacked(.three, back: .latest, history: 15)) == [
        "1 | - | []", "1+2 | - | []", "0 | - | []", "0 | 0 | []", "0 | - | []", "- | - | []",
      ])
    #expect(
      backs(under: .stacked(.two, back: .latest)) == [
        "1 | []", "1+2 | []", "0 | []", "- | []",
      ])
    #expect(
      backs(under: .stacked(.three, limit: 1, back: .latest)) == [
        "1 | - | []", "0 | - | []", "0 | 0 | []", "0 | - | []", "- | - | []",
      ])
    #expect(backs(under: .stacked(.three, back: .latest, history: 1)) == ["1 | - | []"])
    #expect(backs(under: .stacked(.three, back: .columns)) == ["1 | - | []"])
    #expect(
      backs(under: .stacked(.three, hasStack: false, back: .latest)) == [
        "1+2 | - | []", "0 | - | []", "0 | 0 | []", "0 | - | []", "- | - | []",
      ])
    let plain = split.stepping(.configure(.stacked(.three))).after
    #expect(
      plain == Place.after(.stacked(.three), .big, [.sidebar("1"), .push("x", in: .sidebar)]))
  }
}
