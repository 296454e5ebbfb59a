import NavState
import Testing

/// Showing and hiding columns, the inspector and the secondary column.
@Suite("SplitViewState, columns shown and hidden")
struct SplitShowingTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>
  typealias Row = SplitRow

  static let vision = Traits(horizontalSizeClass: .regular, idiom: .vision)

  private static func show(_ column: SplitColumn) -> Do { .column(.show(column)) }

  private static func hide(_ column: SplitColumn) -> Do { .column(.hide(column)) }

  // Table 2.6: `show(column)` goes to the nearest mode in which that column is visible.
  static let shown: [Row] = [
    Row(.two, .big, [.visible(.detailOnly)], show(.sidebar), "", "- | [] (all)"),
    Row(.two, .big, [.visible(.detailOnly)], show(.content), "", "- | [] (all)"),
    Row(.two, .big, [], show(.sidebar), "unchanged", "- | []"),
    Row(.two, .uprightPad, [], show(.sidebar), "", "- | [] (all)"),
    Row(.two, .big, [], show(.detail), "unchanged", "- | []"),
    Row(
      .two, .big, [.visible(.doubleColumn)], show(.sidebar), "unchanged", "- | [] (doubleColumn)"),
    Row(.three, .big, [.visible(.detailOnly)], show(.content), "", "- | - | [] (doubleColumn)"),
    Row(.three, .big, [.visible(.detailOnly)], show(.sidebar), "", "- | - | [] (all)"),
    Row(.three, .big, [], show(.sidebar), "", "- | - | [] (all)"),
    Row(.three, .big, [], show(.content), "unchanged", "- | - | []"),
    Row(.three, .uprightPad, [], show(.content), "", "- | - | [] (doubleColumn)"),
    Row(.three, .wideMac, [], show(.sidebar), "unchanged", "- | - | []"),
    Row(
      .three, .wideMac, [.visible(.detailOnly)], show(.content), "unchanged",
      "- | - | [] (detailOnly)"),
    Row(.three, .wideMac, [.visible(.detailOnly)], show(.sidebar), "", "- | - | [] (all)"),
  ]

  // `hide(.secondary)` does nothing in UIKit: the detail can't be hidden, which is told here. On a Mac
  // the content is always shown (2.1).
  static let hidden: [Row] = [
    Row(.two, .big, [], hide(.sidebar), "", "- | [] (detailOnly)"),
    Row(.two, .big, [], hide(.content), "", "- | [] (detailOnly)"),
    Row(.two, .uprightPad, [], hide(.sidebar), "unchanged", "- | []"),
    Row(.two, .big, [], hide(.detail), "notHideable", "- | []"),
    Row(.two, .wideMac, [], hide(.sidebar), "", "- | [] (detailOnly)"),
    Row(.two, .wideMac, [], hide(.content), "", "- | [] (detailOnly)"),
    Row(.three, .big, [.visible(.all)], hide(.sidebar), "", "- | - | [] (doubleColumn)"),
    Row(.three, .big, [], hide(.sidebar), "unchanged", "- | - | []"),
    Row(.three, .big, [], hide(.content), "", "- | - | [] (detailOnly)"),
    Row(.three, .big, [.visible(.all)], hide(.content), "", "- | - | [] (detailOnly)"),
    Row(
      .three, .big, [.visible(.detailOnly)], hide(.content), "unchanged",
      "- | - | [] (detailOnly)"),
    Row(.three, .wideMac, [], hide(.sidebar), "", "- | - | [] (doubleColumn)"),
    Row(
      .three, .wideMac, [.visible(.detailOnly)], hide(.sidebar), "unchanged",
      "- | - | [] (detailOnly)"),
    Row(.three, .wideMac, [], hide(.content), "notHideable", "- | - | []"),
    Row(.three, .wideMac, [], hide(.detail), "notHideable", "- | - | []"),
    Row(.three, vision, [], hide(.content), "", "- | - | [] (detailOnly)"),
  ]

  // Collapsed: the column goes on top of the stack, or the one before it does; the visibility is
  // ignored, and kept.
  static let collapsed: [Row] = [
    Row(.two, .uprightPhone, [], show(.detail), "", "- | [] ^detail"),
    Row(.two, .uprightPhone, [.sidebar("a")], show(.detail), "unchanged", "a | []"),
    Row(.two, .uprightPhone, [.sidebar("a")], show(.sidebar), "", "a | [] ^sidebar"),
    Row(.two, .uprightPhone, [.sidebar("a")], show(.content), "", "a | [] ^sidebar"),
    Row(.two, .uprightPhone, [], show(.content), "unchanged", "- | []"),
    Row(
      .three, .uprightPhone, [.sidebar("a"), .content("1")], show(.content), "",
      "a | 1 | [] ^content"),
    Row(
      .three, .uprightPhone, [.prefer(.content)], show(.content), "unchanged", "- | - | [] ^content"
    ),
    Row(.two, .uprightPhone, [.sidebar("a")], hide(.detail), "", "a | [] ^sidebar"),
    Row(
      .three, .uprightPhone, [.sidebar("a"), .content("1")], hide(.detail), "",
      "a | 1 | [] ^content"),
    Row(
      .three, .uprightPhone, [.sidebar("a"), .content("1")], hide(.content), "",
      "a | 1 | [] ^sidebar"),
    Row(.three, .uprightPhone, [.sidebar("a")], hide(.detail), "unchanged", "a | - | []"),
    Row(.three, .uprightPhone, [.sidebar("a")], hide(.content), "", "a | - | [] ^sidebar"),
    Row(.two, .uprightPhone, [.sidebar("a")], hide(.sidebar), "notHideable", "a | []"),
    Row(.two, .uprightPhone, [.sidebar("a")], hide(.content), "notHideable", "a | []"),
    Row(.three, .uprightPhone, [], hide(.sidebar), "notHideable", "- | - | []"),
    Row(
      .three, .uprightPhone, [.visible(.detailOnly)], show(.content), "",
      "- | - | [] ^content (detailOnly)"),
    Row(
      .two, Traits(horizontalSizeClass: .regular, idiom: .tv), [.sidebar("a")], hide(.detail), "",
      "a | [] ^sidebar"),
  ]

  // The button of the sidebar: 2.3, and refused while collapsed.
  static let toggled: [Row] = [
    Row(.two, .big, [], .column(.toggleSidebar), "", "- | [] (detailOnly)"),
    Row(.two, .big, [.visible(.detailOnly)], .column(.toggleSidebar), "", "- | [] (all)"),
    Row(.two, .uprightPad, [], .column(.toggleSidebar), "", "- | [] (all)"),
    Row(.three, .big, [], .column(.toggleSidebar), "", "- | - | [] (all)"),
    Row(.three, .uprightPad, [], .column(.toggleSidebar), "", "- | - | [] (doubleColumn)"),
    Row(
      .three, .uprightPad, [.column(.toggleSidebar)], .column(.toggleSidebar), "",
      "- | - | [] (all)"),
    Row(.three, .wideMac, [], .column(.toggleSidebar), "", "- | - | [] (doubleColumn)"),
    Row(.two, .uprightPhone, [], .column(.toggleSidebar), "collapsed", "- | []"),
    Row(
      .three, .uprightPhone, [.visible(.all)], .column(.toggleSidebar), "collapsed",
      "- | - | [] (all)"),
  ]

  static let wishes: [Row] = [Traits.uprightPhone, .big].flatMap { traits in
    [
      Row(.two, traits, [], .visible(.automatic), "unchanged", "- | []"),
      Row(.two, traits, [], .visible(.all), "", "- | [] (all)"),
      Row(.two, traits, [.visible(.all)], .visible(.all), "unchanged", "- | [] (all)"),
      Row(.two, traits, [.visible(.all)], .visible(.automatic), "", "- | []"),
      Row(.two, traits, [], .prefer(nil), "unchanged", "- | []"),
      Row(.two, traits, [], .prefer(.detail), "", "- | [] ^detail"),
      Row(.two, traits, [.prefer(.detail)], .prefer(.detail), "unchanged", "- | [] ^detail"),
      Row(.two, traits, [.prefer(.detail)], .prefer(nil), "", "- | []"),
      Row(.two, traits, [], .column(.presentInspector(true)), "", "- | [] +inspector"),
      Row(.two, traits, [], .column(.presentInspector(false)), "unchanged", "- | []"),
      Row(
        .two, traits, [.column(.presentInspector(true))], .column(.presentInspector(true)),
        "unchanged", "- | [] +inspector"),
      Row(
        .two, traits, [.column(.presentInspector(true))], .column(.presentInspector(false)), "",
        "- | []"),
      Row(.two, traits, [], .column(.showSecondary(true)), "", "- | [] +secondary"),
      Row(.two, traits, [], .column(.showSecondary(false)), "unchanged", "- | []"),
      Row(
        .two, traits, [.column(.showSecondary(true))], .column(.showSecondary(false)), "",
        "- | []"),
    ]
  }

  @Test(
    "a column is shown and hidden as UIKit does, and a wish is kept",
    arguments: [shown, hidden, collapsed, toggled, wishes].joined())
  func table(row: Row) {
    row.check()
  }

  // Table 2.9.
  @Test("the inspector is one flag: a column where there is room, else a sheet; never one on a Mac")
  func inspector() {
    let forms: [(Traits, InspectorPlacement)] = [
      (.big, .column), (.uprightPhone, .sheet), (.narrowPad, .sheet), (.wideMac, .column),
      (Traits(horizontalSizeClass: .compact, idiom: .mac), .column),
    ]
    for (traits, placement) in forms {
      var split = Place.after(.stacked(.two), traits, [])
      #expect(split.layout.inspector == .hidden)
      split.isInspectorPresented = true
      #expect(split.layout.inspector == placement)
      // A sheet ends with a step back, which writes false; a column does not.
      #expect(split.backStep == (placement == .sheet ? .inspector : nil))
      #expect(split.back(in: .user).isChanged == (placement == .sheet))
      #expect(split.isInspectorPresented == (placement == .column))
    }
  }

  @Test("a step back ends what is presented before an inspector that is a sheet, and screens after")
  func inspectorBack() {
    var split = Place.after(
      .stacked(.two), .uprightPhone,
      [.push("x"), .column(.presentInspector(true)), .pane(.sheet("z"))])
    var steps: [SplitBackStep?] = []
    repeat { steps.append(split.backStep) } while split.back().isChanged
    #expect(steps == [.presentation, .inspector, .column(.detail), nil])
  }

  // Table 2.10.
  @Test("the secondary column is shown where it is wanted and the width is regular, and kept else")
  func secondary() {
    var split = Place.after(.stacked(.two), .big, [.sidebar("a"), .push("x")])
    let untouched = split.words
    #expect(!split.layout.isSecondaryShown)
    split.isSecondaryWanted = true
    split[.secondary].push("n")
    #expect(split.layout.isSecondaryShown)
    for (traits, isShown) in [
      (Traits.uprightPhone, false), (.wideMac, true), (.narrowPad, false), (.big, true),
    ] {
      split.adapt(to: traits)
      #expect(split.layout.isSecondaryShown == isShown)
      #expect(split[.secondary].path == ["n"])
    }
    split.isSecondaryWanted = false
    split[.secondary].push("m")
    #expect(split.words == untouched + " secondary [n m]")
    // Its stack is its own: nothing that is done in the columns reaches it.
    split.dismiss(.detail)
    #expect(split[.secondary].path == ["n", "m"] && split.path == [])
  }

  // Table 2.7, as far as the state goes.
  @Test("the width that the user made is kept within the range, and nothing else is a width")
  func widths() {
    let range = ColumnWidth(min: 200, ideal: 260, max: 400)
    let rules = SplitRules(
      columns: .three, sidebar: LeadingColumnRules(width: range), inspectorWidth: range,
      secondaryWidth: range)
    let made: [(Double?, ResizableColumn, Double?)] = [
      (100, .sidebar, 200), (300, .sidebar, 300), (900, .sidebar, 400), (nil, .sidebar, 260),
      (900, .content, 900), (0, .content, 0), (nil, .content, nil), (900, .inspector, 400),
      (100, .secondary, 200),
    ]
    var split = Place.after(rules, .big, [])
    for (width, column, expected) in made {
      #expect(split.reduce(.setWidth(width, of: column)) == .changed([]))
      #expect(split.reduce(.setWidth(width, of: column)) == .unchanged)
      let layout = split.layout
      let found: Double? =
        switch column {
        case .sidebar: layout.width(of: .sidebar)
        case .content: layout.width(of: .content)
        case .inspector: layout.inspectorWidth
        case .secondary: layout.secondaryWidth
        }
      #expect(found == expected, "\(column)")
    }
    #expect(split.setWidth(100, of: .sidebar) == .changed([]))
    #expect(split.reduce(.setWidth(200, of: .sidebar)) == .unchanged, "it is so wide already")
    for column in ResizableColumn.allCases {
      for width in [-1, -.infinity, .infinity, .nan, -.leastNonzeroMagnitude] as [Double] {
        let copy = split
        #expect(split.reduce(.setWidth(width, of: column)) == .refused(.notALength))
        #expect(split == copy)
      }
    }
    #expect(split.reduce(.setWidth(-0.0, of: .content)) == .changed([]))
    #expect(split.layout.width(of: .content)?.sign == .plus)
    // The middle column that goes takes its width along.
    var three = Place.after(.stacked(.three), .big, [])
    let untouched = three
    three.reduce(.setWidth(900, of: .content))
    for columns in [ColumnCount.two, .three] { three.configure(.stacked(columns)) }
    #expect(three == untouched)
    var two = Place.after(.stacked(.two), .big, [])
    #expect(two.reduce(.setWidth(9, of: .content)) == .refused(.notThere))
    #expect(two.reduce(.setWidth(nil, of: .content)) == .refused(.notThere))
  }
}
