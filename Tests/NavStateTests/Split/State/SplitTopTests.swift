import NavState
import Testing

/// A row of Apple's table of what shows once columns collapse.
private struct TopRow: Sendable, CustomTestStringConvertible {
  let columns: ColumnCount
  let steps: [Step<SplitViewState<Cards>.Action>]
  let top: SplitColumn
  let stack: String

  init(
    _ columns: ColumnCount, _ steps: [Step<SplitViewState<Cards>.Action>], _ top: SplitColumn,
    _ stack: String
  ) {
    self.columns = columns
    self.steps = steps
    self.top = top
    self.stack = stack
  }

  var testDescription: String { "\(columns) columns, \(steps.map(\.words)) → \(stack)" }
}

/// Which column is on top while collapsed, and what is under it.
@Suite("SplitViewState, collapsed")
struct SplitTopTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  // Table 2.4, "What shows".
  private static let rows: [TopRow] = [
    TopRow(.two, [], .sidebar, "sidebar"),
    TopRow(.two, [.sidebar("a")], .detail, "sidebar, detail"),
    TopRow(.two, [.push("x"), .push("y")], .detail, "sidebar, detail, x, y"),
    TopRow(.three, [], .sidebar, "sidebar"),
    TopRow(.three, [.sidebar("a")], .content, "sidebar, content"),
    TopRow(.three, [.sidebar("a"), .content("1")], .detail, "sidebar, content, detail"),
    TopRow(.three, [.push("x"), .push("y")], .detail, "sidebar, content, detail, x, y"),
  ]

  // Design section 4, beyond Apple's table: a set counts as one item does, a content's selection alone
  // counts, and so do the stacks of leading columns.
  private static let more: [TopRow] = [
    TopRow(.two, [.sidebar("a", "b"), .push("x")], .detail, "sidebar, detail, x"),
    TopRow(.three, [.sidebar("a", "b")], .content, "sidebar, content"),
    TopRow(.three, [.content("1")], .detail, "sidebar, content, detail"),
    TopRow(.three, [.content("1", "2"), .push("x")], .detail, "sidebar, content, detail, x"),
    TopRow(.three, [.sidebar("a"), .push("x")], .detail, "sidebar, content, detail, x"),
    TopRow(.two, [.push("s", in: .sidebar)], .sidebar, "sidebar, s"),
    TopRow(
      .two, [.push("s", in: .sidebar), .sidebar("a"), .push("x")], .detail,
      "sidebar, s, detail, x"),
    TopRow(.three, [.push("s", in: .sidebar)], .sidebar, "sidebar, s"),
    TopRow(.three, [.push("c", in: .content)], .content, "sidebar, content, c"),
    TopRow(
      .three,
      [
        .push("s", in: .sidebar), .sidebar("a"), .push("c", in: .content), .content("1"),
        .push("x"),
      ],
      .detail, "sidebar, s, content, c, detail, x"),
  ]

  // Table 2.2, and the last row of 2.4: the preferred column, whatever is selected.
  private static let preferred: [TopRow] = [
    TopRow(.two, [.prefer(.sidebar)], .sidebar, "sidebar"),
    TopRow(.two, [.prefer(.detail)], .detail, "sidebar, detail"),
    TopRow(.two, [.prefer(.content)], .sidebar, "sidebar"),
    TopRow(.two, [.sidebar("a"), .push("x"), .prefer(.sidebar)], .sidebar, "sidebar"),
    TopRow(.two, [.sidebar("a"), .push("x"), .prefer(.content)], .sidebar, "sidebar"),
    TopRow(
      .two, [.push("s", in: .sidebar), .push("x"), .prefer(.sidebar)], .sidebar, "sidebar, s"),
    TopRow(.three, [.prefer(.sidebar)], .sidebar, "sidebar"),
    TopRow(.three, [.prefer(.content)], .content, "sidebar, content"),
    TopRow(.three, [.prefer(.detail)], .detail, "sidebar, content, detail"),
    TopRow(
      .three, [.sidebar("a"), .content("1"), .push("x"), .prefer(.content)], .content,
      "sidebar, content"),
    TopRow(
      .three, [.push("c", in: .content), .content("1"), .prefer(.content)], .content,
      "sidebar, content, c"),
    TopRow(
      .three, [.push("c", in: .content), .content("1"), .prefer(.sidebar)], .sidebar, "sidebar"),
  ]

  // Table 2.4, "When", and 2.8.
  static let windows: [(Traits, isCollapsed: Bool)] = [
    (.uprightPhone, true), (.narrowPad, true), (Traits(horizontalSizeClass: .compact), true),
    (Traits(horizontalSizeClass: .compact, verticalSizeClass: .compact, idiom: .phone), true),
    (Traits(horizontalSizeClass: .regular, verticalSizeClass: .compact, idiom: .phone), false),
    (.big, false), (.uprightPad, false), (Traits(), false),
    (Traits(horizontalSizeClass: .regular, idiom: .watch), true),
    (Traits(horizontalSizeClass: .compact, idiom: .watch), true),
    (Traits(horizontalSizeClass: .regular, idiom: .tv), true),
    (Traits(idiom: .tv), true), (.wideMac, false),
    (Traits(horizontalSizeClass: .compact, idiom: .mac), false),
    (Traits(horizontalSizeClass: .regular, idiom: .vision), false),
  ]

  @Test(
    "the last column that shows something is on top, or the preferred one",
    arguments: rows + more + preferred)
  private func top(row: TopRow) {
    for (traits, isCollapsed) in Self.windows {
      let split = Place.after(.stacked(row.columns), .big, row.steps)
        .stepping(.adapt(traits)).after
      #expect(split.layout.isCollapsed == isCollapsed, "\(traits)")
      #expect(split.layout.topColumn == (isCollapsed ? row.top : nil), "\(traits)")
      let stack = split.collapsedStack
      #expect(stack.top == row.top)
      #expect(stack.map { "\($0)" }.joined(separator: ", ") == row.stack)
      #expect(stack.count == stack.reduce(0) { count, _ in count + 1 })
      #expect(stack.reversed() == Array(stack).reversed())
    }
  }

  // Table 2.2: after back from the detail of two columns it becomes `sidebar`; in three, `detail`,
  // `content`, `sidebar`.
  @Test("navigation writes the preferred column back, while collapsed and where the app set one")
  func writtenBack() {
    let pressed: [(ColumnCount, [Do], [SplitColumn])] = [
      (.two, [.prefer(.sidebar), .sidebar("a")], [.detail, .sidebar]),
      (
        .three, [.prefer(.sidebar), .sidebar("a"), .content("1")], [.detail, .content, .sidebar]
      ),
    ]
    for (columns, steps, preferred) in pressed {
      var split = Place.after(.stacked(columns), .uprightPhone, steps)
      var found = [split.preferredCompactColumn]
      while split.back().isChanged { found.append(split.preferredCompactColumn) }
      #expect(found == preferred)
      split = Place.after(.stacked(columns), .uprightPhone, Array(steps.dropFirst()))
      while split.back().isChanged { #expect(split.preferredCompactColumn == nil) }
      split = Place.after(.stacked(columns), .big, steps)
      #expect(split.preferredCompactColumn == .sidebar)
    }
  }

  @Test("set while expanded, it matters once they collapse")
  func laterOn() {
    var split = Place.after(.stacked(.two), .big, [.sidebar("a")])
    split.preferredCompactColumn = .sidebar
    #expect(split.layout.topColumn == nil && split.layout.placement(of: .detail) == .tiled)
    split.adapt(to: .narrowPad)
    #expect(split.layout.topColumn == .sidebar && split.sidebarItem == "a")
  }

  @Test("a preferred column that has nothing shows its placeholder, and so says")
  func placeholder() {
    let split = Place.after(.stacked(.three), .uprightPhone, [.prefer(.detail)])
    #expect(split.layout.isPlaceholder(.detail) && split.layout.isPlaceholder(.content))
    let content = Place.after(.stacked(.three), .uprightPhone, [.sidebar("a"), .prefer(.detail)])
    #expect(content.layout.isPlaceholder(.detail) && !content.layout.isPlaceholder(.content))
  }

  @Test("equal stacks are equal, whatever is above the column on top")
  func equality() {
    let plain = Place.after(.stacked(.three), .uprightPhone, [.sidebar("a")])
    let covered = Place.after(
      .stacked(.three), .uprightPhone,
      [.sidebar("a"), .content("1"), .push("x"), .prefer(.content)])
    #expect(plain.collapsedStack == covered.collapsedStack)
    #expect(plain.collapsedStack.hashValue == covered.collapsedStack.hashValue)
    let behind = Place.after(
      .stacked(.three), .uprightPhone, [.push("c", in: .content), .push("x"), .prefer(.sidebar)])
    #expect(behind.collapsedStack == Place(configuration: plain.configuration).collapsedStack)
    #expect(plain.collapsedStack != Place(configuration: plain.configuration).collapsedStack)
  }
}
