import NavState
import NavStateSample
import Testing

@Suite("What stands beside the host, of columns")
@MainActor
struct BridgeTests {
  @Test(
    "a visibility is SwiftUI's of the same name, and comes back",
    arguments: [
      (.automatic, .automatic), (.all, .all), (.doubleColumn, .doubleColumn),
      (.detailOnly, .detailOnly),
    ] as [(SplitVisibility, NavigationSplitViewVisibility)])
  func visibilities(ours: SplitVisibility, theirs: NavigationSplitViewVisibility) {
    #expect(NavigationSplitViewVisibility(ours) == theirs)
    #expect(SplitVisibility(theirs) == ours)
  }

  @Test(
    "a column is SwiftUI's of the same name, and comes back",
    arguments: [(.sidebar, .sidebar), (.content, .content), (.detail, .detail)]
      as [(SplitColumn, NavigationSplitViewColumn)])
  func columns(ours: SplitColumn, theirs: NavigationSplitViewColumn) {
    #expect(NavigationSplitViewColumn(ours) == theirs)
    #expect(SplitColumn(theirs) == ours)
  }

  @Test(
    "a size class is SwiftUI's of the same name, and comes back",
    arguments: [(.compact, .compact), (.regular, .regular)]
      as [(SizeClass, UserInterfaceSizeClass)])
  func sizeClasses(ours: SizeClass, theirs: UserInterfaceSizeClass) {
    #expect(UserInterfaceSizeClass(ours) == theirs)
    #expect(SizeClass(theirs) == ours)
  }

  @Test("what is not known has no name here")
  func unknown() {
    #expect(SplitVisibility(.unheardOf) == nil)
    #expect(SplitColumn(.unheardOf) == nil)
    #expect(SizeClass(nil) == nil)
  }

  /// A column on top that SwiftUI writes, in columns in which it stands on the detail.
  struct Written {
    var columns = ColumnCount.three
    var preferred: SplitColumn?
    var sizeClass = SizeClass.compact
    var written: NavigationSplitViewColumn
    var action: ColumnAction<Reader>?
  }

  @Test(
    "a column on top ends what is before it, or is preferred where one is, or says nothing new",
    arguments: [
      Written(written: .content, action: .dismiss(.detail)),
      Written(written: .sidebar, action: .dismiss(.content)),
      Written(written: .detail, action: nil),
      Written(written: .unheardOf, action: nil),
      Written(columns: .two, written: .sidebar, action: .dismiss(.detail)),
      Written(columns: .two, written: .content, action: .dismiss(.detail)),
      Written(columns: .two, written: .detail, action: nil),
      Written(preferred: .detail, written: .content, action: .dismiss(.detail)),
      Written(preferred: .detail, written: .sidebar, action: .dismiss(.content)),
      Written(preferred: .detail, written: .detail, action: .setPreferredCompactColumn(.detail)),
      Written(preferred: .content, written: .detail, action: .setPreferredCompactColumn(.detail)),
      Written(preferred: .content, written: .sidebar, action: .dismiss(.content)),
      Written(preferred: .detail, written: .unheardOf, action: nil),
      Written(sizeClass: .regular, written: .sidebar, action: nil),
      Written(
        preferred: .detail, sizeClass: .regular, written: .sidebar,
        action: .setPreferredCompactColumn(.sidebar)),
    ])
  func moving(row: Written) {
    let configuration = Configuration(
      rules: SplitRules(columns: row.columns),
      traits: Traits(horizontalSizeClass: row.sizeClass))
    var split = SplitViewState<Reader>(configuration: configuration)
    split.select(sidebar: [.timelines])
    split.push(.drafts)
    split.reduce(.setPreferredCompactColumn(row.preferred))
    #expect(split.move(to: row.written) == row.action)
  }

  /// SwiftUI asks as a window gets narrow, before anybody has told the state.
  @Test("the column that would be on top is told where there is room, too, preferred or not")
  func reading() {
    var split = SplitViewState<Reader>(
      configuration: Configuration(rules: SplitRules(columns: .three)))
    #expect(split.compactColumn == .sidebar)
    split.select(sidebar: [.timelines])
    #expect(!split.layout.isCollapsed && split.compactColumn == .content)
    split.push(.drafts)
    #expect(split.compactColumn == .detail)
    split.reduce(.setPreferredCompactColumn(.sidebar))
    #expect(split.compactColumn == .sidebar)
  }

  @Test("where there are no columns, none is on top, and none is written")
  func stacks() throws {
    let catalog = try TabCatalog<ReaderTab>([.home])
    let rules = TabRules(catalog: catalog)
    var tabs = TabRouter<Reader>(configuration: Configuration(rules: rules))
    let before = tabs
    #expect(tabs.compactColumn == .sidebar && tabs.columnVisibility == .automatic)
    #expect(tabs.move(to: .sidebar) == nil && tabs.move(to: .detail) == nil)
    tabs.compactColumn = .detail
    tabs.columnVisibility = .all
    #expect(tabs == before)
  }

  @Test("what SwiftUI has had since is not written")
  func unheardOf() {
    let traits = Traits(horizontalSizeClass: .compact)
    var split = SplitViewState<Reader>(
      configuration: Configuration(rules: SplitRules(), traits: traits))
    split.select(sidebar: [.timelines])
    split.reduce(.setPreferredCompactColumn(.detail))
    split.reduce(.setVisibility(.all))
    let before = split
    split.columnVisibility = .unheardOf
    split.compactColumn = .unheardOf
    #expect(split == before)
  }
}
