import Testing

@testable import NavState

/// Values that no action leads to, and what is wrong with them.
@Suite("SplitViewState, violations")
struct SplitViolationTests {
  typealias Place = SplitViewState<Cards>

  /// A split view of two columns, or three, at a place of its own making.
  static func violation(
    _ columns: ColumnCount, back: SplitBackRule = .columns, hasStack: Bool = true,
    _ change: (inout SplitParts<Cards>) -> Void
  ) -> Place.Violation? {
    let rules = SplitRules.stacked(
      columns, hasStack: hasStack, back: back, history: 1, router: RouterRules(depth: 1))
    var split = Place(configuration: Configuration(rules: rules, traits: .big))
    change(&split.parts)
    return split.violation
  }

  @Test("no more is selected than may be, and nothing in the middle of two columns")
  func selections() {
    #expect(Self.violation(.two) { $0.sidebar = ["a", "b"] } == nil)
    #expect(
      Self.violation(.two) { $0.sidebar = ["a", "b", "c"] } == .tooManySelected(.sidebar, limit: 2))
    #expect(
      Self.violation(.three) { $0.content = ["1", "2", "3"] }
        == .tooManySelected(.content, limit: 2))
    #expect(Self.violation(.two) { $0.content = ["1"] } == .contentOfTwoColumns)
    #expect(
      Self.violation(.two) { $0[pane: .content] = .stack(["c"]) } == .contentOfTwoColumns)
  }

  @Test("the router of each column keeps its rules, and asks nothing by itself")
  func routers() {
    for column in PaneColumn.allCases {
      #expect(
        Self.violation(.three) { $0[pane: column] = .stack(["x", "y"]) }
          == .router(column, .tooDeep(2, limit: 1)))
      var asking = Router<Cards>()
      asking.push("x")
      asking.mark(.screen("x"))
      #expect(Self.violation(.three) { $0[pane: column] = PaneStorage(asking) } == nil)
      asking.pop()
      #expect(
        Self.violation(.three) { $0[pane: column] = PaneStorage(asking) }
          == .strayQuestion(column))
    }
  }

  @Test(
    "a leading column presents nothing, and has a stack only where the rules say so",
    arguments: [PaneColumn.sidebar, .content])
  func stray(column: PaneColumn) {
    var presenting = Router<Cards>()
    presenting.present("z")
    #expect(
      Self.violation(.three) { $0[pane: column] = PaneStorage(presenting) } == .stray(column))
    #expect(Self.violation(.three) { $0[pane: column] = .stack(["x"]) } == nil)
    #expect(
      Self.violation(.three, hasStack: false) { $0[pane: column] = .stack(["x"]) }
        == .stray(column))
    for column in [PaneColumn.detail, .secondary] {
      #expect(Self.violation(.two) { $0[pane: column] = PaneStorage(presenting) } == nil)
    }
  }

  @Test("a root is marked only where a selection fills it")
  func roots() {
    #expect(
      Self.violation(.three) { $0.rest.isContentMarked = true } == .rootNotThere(.content))
    #expect(
      Self.violation(.three) {
        $0.sidebar = ["a"]
        $0.rest.isContentMarked = true
      } == nil)
    #expect(
      Self.violation(.two) {
        $0.sidebar = ["a"]
        $0.rest.isContentMarked = true
      } == .rootNotThere(.content), "two columns have none")
    for (columns, isThere) in [(ColumnCount.two, true), (.three, false)] {
      let violation = Self.violation(columns) {
        $0.sidebar = ["a"]
        $0.rest.isDetailMarked = true
      }
      #expect(violation == (isThere ? nil : .rootNotThere(.detail)))
    }
  }

  @Test(
    "a width that the user made is a length",
    arguments: [-1, .nan, .infinity, -.leastNonzeroMagnitude] as [Double])
  func widths(width: Double) {
    for column in ResizableColumn.allCases {
      #expect(
        Self.violation(.three) { $0.rest.widths[column] = width } == .notALength(column))
      #expect(Self.violation(.three) { $0.rest.widths[column] = 0 } == nil)
    }
  }

  static func memory(
    _ column: SplitColumn = .sidebar, sidebar: ColumnSelection<String> = [],
    content: ColumnSelection<String> = [], stacks: [RouteStack<Card>] = [[], [], []]
  ) -> SplitMemory<Cards> {
    SplitMemory(
      column: column, sidebar: sidebar, content: content, sidebarPath: stacks[0],
      contentPath: stacks[1], detailPath: stacks[2])
  }

  @Test("no more earlier places are remembered than the rules allow, and none under Apple's")
  func historyLength() {
    let places = [Self.memory(), Self.memory(sidebar: ["a"])]
    #expect(Self.violation(.two, back: .latest) { $0.rest.history = [places[0]] } == nil)
    #expect(
      Self.violation(.two, back: .latest) { $0.rest.history = places }
        == .historyTooLong(2, limit: 1))
    #expect(Self.violation(.two) { $0.rest.history = [places[0]] } == .historyTooLong(1, limit: 0))
  }

  /// Earlier places, and whether there can be such in two columns, in three, and in three without
  /// stacks.
  static let memories: [(SplitMemory<Cards>, two: Bool, three: Bool, bare: Bool)] = [
    (memory(sidebar: ["a", "b"]), true, true, true),
    (memory(sidebar: ["a", "b", "c"]), false, false, false),
    (memory(.content), false, true, true), (memory(content: ["1"]), false, true, true),
    (memory(content: ["1", "2", "3"]), false, false, false),
    (memory(stacks: [["s"], [], []]), true, true, false),
    (memory(stacks: [[], ["c"], []]), false, true, false),
    (memory(stacks: [[], [], ["x"]]), true, true, true),
    (memory(stacks: [["s", "s"], [], []]), false, false, false),
    (memory(stacks: [[], ["c", "c"], []]), false, false, false),
    (memory(stacks: [[], [], ["x", "x"]]), false, false, false),
  ]

  @Test("an earlier place is one that there can be under the rules", arguments: memories.indices)
  func history(index: Int) {
    let (place, two, three, bare) = Self.memories[index]
    for (columns, hasStack, isAllowed) in [
      (ColumnCount.two, true, two), (.three, true, three), (.three, false, bare),
    ] {
      let violation = Self.violation(columns, back: .latest, hasStack: hasStack) {
        $0.rest.history = [place]
      }
      #expect(violation == (isAllowed ? nil : .historyOutOfRules))
    }
  }

  @Test("a question asks about what is marked")
  func vain() {
    let pop = Step<Place.Action>.pop()
    #expect(
      Self.violation(.two) {
        $0.detail = .stack(["x"])
        $0.rest.pending = pop
      } == .nothingAsked)
    var marked = Router<Cards>()
    marked.push("x")
    marked.mark(.screen("x"))
    #expect(
      Self.violation(.two) {
        $0.detail = PaneStorage(marked)
        $0.rest.pending = pop
      } == nil)
  }
}
