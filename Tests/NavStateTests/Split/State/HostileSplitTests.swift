import NavState
import NavStateTestSupport
import Testing

/// Actions that no well-meaning app sends.
@Suite("SplitViewState, hostile actions")
struct HostileSplitTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  static let numbers = [Int.min, -1, 0, 1, 2, 16, Int.max]

  /// Numbers that no level, count or width has, for every column.
  static let actions: [PaneAction<Cards>] =
    numbers.flatMap { number -> [PaneAction<Cards>] in
      [
        .stack(.pop(count: number)), .at(level: number, .stack(.pop(count: number))),
        .at(level: number, .stack(.push("x"))), .at(level: number, .search(.beginSearch)),
        .at(level: number, .push("x", asker: .root)), .chain(.dismissTo(level: number)),
        .chain(.present(.sheet("z"), level: number)), .mark(.screen("x", level: number)),
        .unmark(.screen("x", level: number)), .chain(.finish("v", by: .screen("x", level: number))),
      ]
    } + [
      .chain(.answer(prompt: "", choice: "")), .chain(.dismissAll), .sheet(.dismiss(id: "?")),
      .chain(.didDismiss(.item("?"))), .mark(.item("?")), .mark(.root), .stack(.set([])), .back,
    ]

  static let columns: [ColumnAction<Cards>] =
    ([.nan, .infinity, -.infinity, -1, -0.0, 0, .greatestFiniteMagnitude] as [Double]).flatMap {
      width in ResizableColumn.allCases.map { .setWidth(width, of: $0) }
    }
    + SplitColumn.allCases.flatMap { [.dismiss($0), .show($0), .hide($0)] }
    + [.selectSidebar([]), .selectContent([]), .set([.screen("x", in: .content)])]

  @Test("is answered, and breaks no rule", arguments: [Traits.uprightPhone, .big, .wideMac])
  func numbers(traits: Traits) {
    let before: [[Do]] = [
      [], [.sidebar("a"), .push("x"), .pane(.sheet("z")), .mark(.screen("x"))],
      [.push("x", in: .sidebar), .push("n", in: .secondary), .prefer(.content)],
    ]
    for rules in [SplitRules(), .stacked(.three, back: .latest, history: 1)] {
      for steps in before where rules.columns == .three || steps.count != 3 {
        let split = Place.after(rules, traits, steps)
        for action in Self.actions {
          for column in PaneColumn.allCases {
            _ = split.stepping(.column(.at(column, action)))
          }
          _ = split.stepping(Step(.pane(action)))
        }
        for action in Self.columns { _ = split.stepping(.column(action)) }
      }
    }
  }

  @Test("no more items are selected than any reader takes")
  func manyItems() {
    let items = ColumnSelection(Set((0...LeadingColumnRules.anyNumber).map { "\($0)" }))
    #expect(items.count == 10_001)
    let rules = SplitRules.stacked(.three, limit: LeadingColumnRules.anyNumber)
    var split = Place.after(rules, .big, [.sidebar("a")])
    let copy = split
    #expect(split.select(sidebar: items) == .refused(.tooManySelected(limit: 10_000)))
    #expect(split.select(content: items) == .refused(.tooManySelected(limit: 10_000)))
    #expect(
      split.reduce(.set([.sidebarSelection(items)])) == .refused(.tooManySelected(limit: 10_000)))
    #expect(
      split.reduce(.set([.contentSelection(items)])) == .refused(.tooManySelected(limit: 10_000)))
    #expect(split == copy)
    let most = ColumnSelection(Set((0..<LeadingColumnRules.anyNumber).map { "\($0)" }))
    #expect(split.select(sidebar: most).isChanged && split.sidebarSelection == most)
    #expect(split.select(sidebar: most) == .unchanged)
  }

  @Test("an action of columns in a column is refused, however deep it is nested")
  func nested() {
    for column in PaneColumn.allCases {
      var action = PaneAction<Cards>.back
      for _ in 0..<100 { action = .column(.at(column, action)) }
      let split = Place.after(.stacked(.two), .uprightPhone, [.sidebar("a"), .push("x")])
      #expect(split.stepping(Step(.pane(action))).outcome == .refused(.notThere))
      var pane = split[column]
      #expect(pane.perform(.column(.toggleSidebar), in: .user) == .refused(.notThere))
    }
  }

  @Test("a plain router has no columns")
  func plainRouter() {
    let action = PaneAction<Cards>.column(.selectSidebar(["a"]))
    #expect(Router<Cards>.Action(action) == nil)
  }

  @Test("a history as long as one likes costs nothing before it is there")
  func longHistory() {
    let rules = SplitRules.stacked(.two, back: .latest, history: .max)
    var split = Place.after(rules, .big, [.sidebar("a"), .sidebar("b")])
    #expect(split.back().isChanged && split.sidebarItem == "a")
    #expect(split.configure(.stacked(.two, back: .latest, history: 0)).isChanged)
    #expect(split.backStep == nil && split.back() == .unhandled)
  }

  @Test("many earlier places are not copied at every step, which would not end")
  func manySteps() {
    // Without optimization, all of them are checked after every step.
    let count = patience(300, optimized: 100_000)
    let rules = SplitRules.stacked(.two, back: .latest, history: .max)
    var split = Place(configuration: Configuration(rules: rules))
    for number in 1...count { split.select(sidebar: ["\(number)"]) }
    for number in (0..<count).reversed() {
      split.back()
      #expect(split.sidebarItem == (number == 0 ? nil : "\(number)"))
    }
    #expect(split.backStep == nil)
  }

  @Test("a path as deep as the rules allow is taken, and one screen more is refused whole")
  func deepPath() {
    let depth = RouterRules().depth
    var split = Place.after(.stacked(.two), .big, [])
    let path = SplitPath<Cards>((0..<depth).map { .screen(Card(rawValue: "\($0)"), in: .detail) })
    #expect(split.reduce(.set(path)).isChanged && split.path.count == depth)
    #expect(
      split.reduce(.set(path + [.screen("x", in: .detail)])) == .refused(.tooDeep(limit: depth)))
    #expect(split.compactPath == path && split.collapsedStack.count == depth + 2)
  }

  @Test("traits that are no numbers are unknown, and change nothing")
  func traits() {
    var split = Place.after(.stacked(.two), .big, [.sidebar("a")])
    let copy = split
    for length in [Double.nan, .infinity, -1] {
      #expect(split.adapt(to: Traits(width: length, height: length)) == .unchanged)
      #expect(split.layout(for: Traits(width: length)) == copy.layout)
      #expect(split.backStep(for: Traits(width: length)) == copy.backStep)
    }
    #expect(split == copy)
  }
}
