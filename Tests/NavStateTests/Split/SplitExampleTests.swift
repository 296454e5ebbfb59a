import NavState
import NavStateSample
import Testing

/// The examples of the type comments and of the article, with what their comments say.
@Suite("Type comments of split views and windows")
struct SplitExampleTests {
  enum App: NavigationScheme {
    enum Screen: Hashable {
      case attachment(id: String)
      case notification(id: String)
    }

    typealias Route = Screen
    typealias SidebarItem = String
    typealias ContentItem = String
  }

  private let three = Configuration(rules: SplitRules(columns: .three))

  @Test("a split view is selected in, and pushed to")
  func state() {
    var split = SplitViewState<App>(
      configuration: Configuration(rules: SplitRules(columns: .three)))
    split.select(sidebar: ["inbox"])
    split.select(content: ["7"])
    split.push(.attachment(id: "a"))
    let before = split
    #expect(!split.layout.isCollapsed)
    split.adapt(to: Traits(horizontalSizeClass: .compact))
    #expect(split.layout.isCollapsed && split.compactPath == before.compactPath)
    #expect(split.sidebarItem == "inbox" && split.contentItem == "7")
    #expect(split.path == [.attachment(id: "a")])
  }

  @Test("an empty selection clears what hangs below it")
  func clearing() {
    var split = SplitViewState<App>(configuration: three)
    split.select(sidebar: ["inbox"])
    split.select(content: ["7"])
    split.select(sidebar: [])
    #expect(split.sidebarSelection.isEmpty && split.contentSelection.isEmpty)
  }

  @Test("rules say how many columns there are, and how wide they may be")
  func rules() {
    let rules = SplitRules(
      columns: .three, sidebar: LeadingColumnRules(width: ColumnWidth(min: 200, ideal: 260)))
    let split = SplitViewState<App>(configuration: Configuration(rules: rules))
    #expect(split.layout.columns == .three && split.layout.width(of: .sidebar) == 260)
  }

  @Test("a selection is of one item, or of several")
  func selections() {
    #expect(ColumnSelection("inbox").item == "inbox")
    let selection: ColumnSelection = ["7", "12"]
    #expect(selection.item == nil && selection.count == 2)
  }

  @Test("a width has bounds, or never changes")
  func widths() {
    let range = ColumnWidth(min: 200, ideal: 260, max: 400)
    #expect([100, 300, 500].map { range.clamped($0) } == [200, 300, 400])
    #expect([100, 500].map { ColumnWidth(320).clamped($0) } == [320, 320])
  }

  @Test("a column is pushed to by itself, and bound to by itself")
  func panes() {
    var split = SplitViewState<App>()
    split[.secondary].push(.notification(id: "7"))
    #expect(split[.secondary].path == [.notification(id: "7")] && split.path.isEmpty)
    split[.secondary].path = []
    #expect(split[.secondary].path.isEmpty)
  }

  @Test("a split view is bound to as one path")
  func paths() {
    var split = SplitViewState<App>()
    split.compactPath = [.sidebarSelection(["inbox"]), .screen(.attachment(id: "a"), in: .detail)]
    #expect(split.sidebarItem == "inbox" && split.path == [.attachment(id: "a")])
  }

  @Test("a layout tells where columns stand on a phone and on a pad")
  func layouts() {
    var split = SplitViewState<App>(configuration: three)
    split.select(sidebar: ["inbox"])
    let phone = split.layout(for: Traits(horizontalSizeClass: .compact, idiom: .phone))
    #expect(phone.topColumn == .content && phone.placement(of: .sidebar) == .underneath)
    let pad = split.layout(
      for: Traits(horizontalSizeClass: .regular, idiom: .pad, orientation: .landscape))
    #expect(pad.displayMode == .oneBesideSecondary && pad.isPlaceholder(.detail))
  }

  @Test("tables tell what a window is, and can be replaced")
  func windows() throws {
    var split = SplitViewState<App>()
    let half = DeviceTable.apple.traits(
      on: .pad, size: .large, in: .half, orientation: .landscape)
    #expect(half.horizontalSizeClass == .regular)
    split.adapt(to: half)
    #expect(!split.layout.isCollapsed)
    var table = DeviceTable.apple
    table.update(with: .init(.pad, in: .resizable, vertical: .regular, regularWidth: 640))
    #expect(table.traits(on: .pad, in: .resizable, width: 640).horizontalSizeClass == .regular)

    #expect(WindowClassTable.material.widthClass(of: 700) == .medium)
    split.adapt(to: WindowClassTable.material.traits(width: 500))
    #expect(split.layout.isCollapsed)
    split.adapt(to: WindowClassTable.material.traits(width: 700))
    #expect(!split.layout.isCollapsed)
    let own = try WindowClassTable(mediumWidth: 500, expandedWidth: 900)
    #expect(own.widthClass(of: 500) == .medium)

    let parts = PartitionTable.material.partitions(width: .expanded, height: .medium)
    #expect(parts.horizontal == 2 && parts.horizontalSpacing == 24)
  }

  @Test("the article selects, pushes, and looks where columns stand")
  func article() {
    let rules = SplitRules(columns: .three)
    var split = SplitViewState<Reader>(configuration: Configuration(rules: rules))
    let selected = split.select(sidebar: [.timelines])
    let pushed = split.push(.drafts)
    #expect("\(selected)" == "changed([selectedSidebar(timelines, previous: nothing)])")
    #expect("\(pushed)" == "changed([pushed([drafts])])")
    #expect(split.layout.visibility == .doubleColumn)
  }
}
