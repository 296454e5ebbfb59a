import NavState
import NavStateTestSupport
import Testing

/// What apps suffer in real life, by its number in the list of complaints.
@Suite("SplitViewState, complaints that are excluded")
struct SplitComplaintTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  static let chosen: [Do] = [.sidebar("a"), .content("1"), .push("x"), .push("y")]

  static let windows: [Traits] = [
    .uprightPhone, .big, .narrowPad, .uprightPad, .wideMac,
    Traits(horizontalSizeClass: .regular, idiom: .tv),
    Traits(idiom: .watch),
  ]

  @Test("7: the place is not lost when the size class changes", arguments: windows)
  func sizeClass(traits: Traits) {
    let split = Place.after(.stacked(.three), .big, Self.chosen)
    var copy = split
    copy.adapt(to: traits)
    #expect(copy.words == split.words)
    copy.adapt(to: .uprightPhone)
    #expect(copy.collapsedStack.last == .screen("y", in: .detail))
  }

  @Test("8: a window that is turned twice is where it was", arguments: windows)
  func twice(traits: Traits) {
    for preferred in [nil] + SplitColumn.allCases.map(Optional.some) {
      var split = Place.after(.stacked(.three), .big, Self.chosen)
      split.preferredCompactColumn = preferred
      let before = split
      for _ in 0..<3 {
        split.adapt(to: traits)
        split.adapt(to: .big)
        #expect(split == before && split.hashValue == before.hashValue)
      }
    }
  }

  @Test("18: a link does not land under a hidden column", arguments: windows)
  func link(traits: Traits) {
    var split = Place.after(.stacked(.three), traits, [.visible(.detailOnly), .prefer(.sidebar)])
    let link = Context(cause: .link)
    split.reduce(
      .set([
        .sidebarSelection(ColumnSelection("a")), .contentSelection(ColumnSelection("1")),
        .screen("x", in: .detail),
      ]), in: link)
    #expect(split.words.hasPrefix("a | 1 | [x]"))
    #expect(split.layout.placement(of: .detail).isVisible)
    for column in [SplitColumn.sidebar, .content, .detail] {
      split.show(column, in: link)
      #expect(split.layout.placement(of: column).isVisible)
    }
  }

  @Test("26: selecting the row again keeps the detail or resets it, by a rule")
  func reselecting() {
    for (rule, path) in [(ColumnReselectRule.keep, ["x", "y"] as RouteStack<Card>), (.reset, [])] {
      var split = Place.after(.stacked(.two, reselecting: rule), .big, [.sidebar("a")])
      split.path = ["x", "y"]
      split.select(sidebar: ["a"], in: .user)
      #expect(split.path == path && split.sidebarItem == "a")
    }
  }

  @Test("27: after a step back on a phone, the same row leads on again")
  func rowAgain() {
    for preferred in [nil, SplitColumn.sidebar] {
      var split = Place.after(.stacked(.two), .uprightPhone, [])
      split.preferredCompactColumn = preferred
      for _ in 0..<3 {
        split.sidebarItem = "a"
        #expect(split.layout.topColumn == .detail)
        #expect(split.back(in: .user).isChanged)
        #expect(split.layout.topColumn == .sidebar && split.sidebarItem == nil)
      }
    }
  }

  @Test("28: the column on top after a collapse depends on the place alone")
  func collapse() {
    let before = Place.after(.stacked(.three), .big, [.sidebar("a")])
    let after = Place.after(.stacked(.three), .uprightPhone, [.sidebar("a")])
    #expect(before.layout(for: .uprightPhone) == after.layout)
    var split = before
    split.adapt(to: .uprightPhone)
    #expect(split == after && split.layout.topColumn == .content)
  }

  @Test("29: a place that is taken over twice is taken over once")
  func idempotence() throws {
    let split = Place.after(.stacked(.three), .uprightPhone, Self.chosen)
    var other = Place(configuration: split.configuration)
    #expect(other.reduce(.set(split.compactPath)).isChanged)
    #expect(other == split)
    #expect(other.reduce(.set(split.compactPath)) == .unchanged)
    #expect(other.adapt(to: .uprightPhone) == .unchanged)
  }

  @Test("30: which columns show at first is told by a table, and can be stated")
  func atFirst() {
    let first = Place.after(.stacked(.two), .uprightPad, [])
    #expect(first.layout.placement(of: .sidebar) == .hidden)
    #expect(first.layout.isPlaceholder(.detail) && first.layout.toggled == .all)
    let stated = Place.after(.stacked(.two), .uprightPad, [.visible(.all)])
    #expect(stated.layout.placement(of: .sidebar).isVisible)
    #expect(Place.after(.stacked(.two), .big, []).layout.placement(of: .sidebar).isVisible)
  }

  @Test("31: visibility and columns are plain names in an archive")
  func persistable() throws {
    #expect(
      SplitVisibility.allCases.map(\.rawValue) == [
        "automatic", "all", "doubleColumn", "detailOnly",
      ])
    #expect(SplitColumn.allCases.map(\.rawValue) == ["sidebar", "content", "detail"])
    for visibility in SplitVisibility.allCases {
      #expect(try json([visibility]) == #"["\#(visibility.rawValue)"]"#)
      #expect(try recoded([visibility]) == [visibility])
    }
    for column in SplitColumn.allCases {
      #expect(try json([column]) == #"["\#(column.rawValue)"]"#)
      #expect(try recoded([column]) == [column])
    }
  }

  @Test("32: the column follows the selection, whatever view wrote it", arguments: Cause.allCases)
  func customList(cause: Cause) {
    for preferred in [nil, SplitColumn.sidebar] {
      var split = Place.after(.stacked(.three), .uprightPhone, [])
      split.preferredCompactColumn = preferred
      split.select(sidebar: ["a"], in: Context(cause: cause))
      #expect(split.layout.topColumn == .content)
      split.select(content: ["1"], in: Context(cause: cause))
      #expect(split.layout.topColumn == .detail)
    }
  }

  @Test("33: an inspector is no sheet any longer once the window is wide")
  func inspector() {
    var split = Place.after(.stacked(.two), .narrowPad, [.column(.presentInspector(true))])
    #expect(split.layout.inspector == .sheet)
    split.adapt(to: .big)
    #expect(split.layout.inspector == .column && split.isInspectorPresented)
  }

  @Test("34: a column's width never goes out of its range")
  func width() {
    let rules = SplitRules(sidebar: LeadingColumnRules(width: ColumnWidth(min: 200, ideal: 260)))
    var split = Place.after(rules, .big, [])
    #expect(split.layout.width(of: .sidebar) == 260)
    split.reduce(.setWidth(0, of: .sidebar))
    #expect(split.layout.width(of: .sidebar) == 200)
    // Nor under other rules.
    split.configure(
      SplitRules(sidebar: LeadingColumnRules(width: ColumnWidth(min: 300, ideal: 320))))
    #expect(split.layout.width(of: .sidebar) == 300)
  }
}
