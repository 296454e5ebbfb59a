import NavState
import NavStateSample
import Testing

@Suite("Columns in NavigationSplitView")
@MainActor
struct ColumnTests {
  private typealias Split = SplitViewState<Reader>
  private typealias Event = Split.Event

  private let heard = Heard<SplitViewState<Reader>>()
  private let home = ReaderItem.timeline(name: "home")
  private let local = ReaderItem.timeline(name: "local")

  private func host(
    columns: ColumnCount = .three, preferred: SplitColumn? = nil
  ) -> Host<SplitViewState<Reader>> {
    var split = Split(configuration: Configuration(rules: Reader.splitRules(columns: columns)))
    split.reduce(.setPreferredCompactColumn(preferred))
    return Host(split, onOutcome: heard.hear)
  }

  /// A phone on which a person has gone to the detail of the timeline at home.
  private func atHome(
    _ wiring: ColumnWiring, preferred: SplitColumn?
  ) throws -> (Host<SplitViewState<Reader>>, Window) {
    let host = host(preferred: preferred)
    let window = wiring.window(host)
    window.resize(to: .compact)
    try act(window, host) { try $0.choose(ReaderSection.timelines, in: .sidebar) }
    try act(window, host) { try $0.choose(home, in: .content) }
    return (host, window)
  }

  private var events: [Event] { heard.outcomes.flatMap(\.events) }

  /// Does something to the split view on screen, and compares the screen with the state.
  private func act(
    _ window: Window, _ host: Host<SplitViewState<Reader>>,
    _ body: (any SplitControl) throws -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try window.look { try body($0.front((any SplitControl).self)) }
    let shown = try window.look { try $0.front((any SplitControl).self).shownColumns }
    let layout = host.state.layout
    let expected = SplitColumn.allCases.filter { column in
      column.resolved(in: layout.columns) == column
        && (layout.placement(of: column).isVisible
          || layout.placement(of: column) == .underneath)
    }
    #expect(
      shown == expected.map { NavigationSplitViewColumn($0) }, sourceLocation: sourceLocation)
  }

  @Test(
    "a tap on a phone pushes the next column; the preferred one moves where there is one",
    arguments: ColumnWiring.allCases, [nil, SplitColumn.sidebar])
  func selecting(wiring: ColumnWiring, preferred: SplitColumn?) throws {
    let host = host(preferred: preferred)
    let window = wiring.window(host)
    window.resize(to: .compact)
    try act(window, host)
    #expect(host.state.layout.topColumn == .sidebar)

    try act(window, host) { try $0.choose(ReaderSection.timelines, in: .sidebar) }
    #expect(host.state.sidebarItem == .timelines && host.state.layout.topColumn == .content)
    #expect(host.state.preferredCompactColumn == preferred.map { _ in .content })

    try act(window, host) { try $0.choose(home, in: .content) }
    #expect(host.state.contentItems == [home] && host.state.layout.topColumn == .detail)
    #expect(host.state.preferredCompactColumn == preferred.map { _ in .detail })
    guard wiring == .hosted else { return }
    #expect(
      events == [
        .column(.selectedSidebar([.timelines], previous: [])),
        .column(.selectedContent([home], previous: [])),
      ])
  }

  @Test(
    "going back on a phone pops, then clears selections one by one, then nothing, whatever SwiftUI writes",
    arguments: ColumnWiring.allCases, BackWrites.allCases)
  func goingBack(wiring: ColumnWiring, writes: BackWrites) throws {
    for preferred in [nil, SplitColumn.sidebar] {
      let (host, window) = try atHome(wiring, preferred: preferred)
      try window.look { try $0.front((any StackControl).self).follow(ReaderRoute.drafts) }
      #expect(host.state.path == [.drafts])

      try act(window, host) { $0.goBack(writing: writes) }
      #expect(host.state.path.isEmpty && host.state.contentItems == [home])
      try act(window, host) { $0.goBack(writing: writes) }
      #expect(host.state.contentSelection.isEmpty && host.state.sidebarItem == .timelines)
      #expect(host.state.preferredCompactColumn == preferred.map { _ in .content })
      try act(window, host) { $0.goBack(writing: writes) }
      #expect(host.state.sidebarSelection.isEmpty)
      #expect(host.state.preferredCompactColumn == preferred)
      let before = host.state
      try act(window, host) { $0.goBack(writing: writes) }
      #expect(host.state == before)
    }
  }

  @Test("where there is room, a step back leaves what is selected")
  func goingBackInRoom() throws {
    let host = host(columns: .two)
    let window = Window(ReaderShapes(host: host))
    window.resize(to: .regular)
    try act(window, host) { try $0.choose(ReaderSection.drafts, in: .sidebar) }
    #expect(host.state.sidebarItem == .drafts && host.state.preferredCompactColumn == nil)
    let before = host.state
    host.send(.pane(.back), in: .user)
    #expect(host.state == before && heard.outcomes.last == .unhandled)
  }

  @Test(
    "a question is asked once unsaved work would go, and the columns stay",
    arguments: ColumnWiring.allCases, BackWrites.allCases)
  func guarding(wiring: ColumnWiring, writes: BackWrites) throws {
    for preferred in [nil, SplitColumn.sidebar] {
      let (host, window) = try atHome(wiring, preferred: preferred)
      host.send(.pane(.mark(.root)))
      try act(window, host) { $0.goBack(writing: writes) }
      #expect(host.state.pendingPlaces == [SplitPlace(.root, in: .detail)])
      #expect(host.state.contentItems == [home] && host.state.layout.topColumn == .detail)
      host.send(.confirm, in: .user)
      #expect(host.state.contentSelection.isEmpty && host.state.layout.topColumn == .content)
    }
  }

  @Test(
    "a window that is wide and narrow again shows the same, at every depth",
    arguments: ColumnWiring.allCases, [nil, SplitColumn.sidebar])
  func resizing(wiring: ColumnWiring, preferred: SplitColumn?) throws {
    let host = host(preferred: preferred)
    let window = wiring.window(host)
    window.resize(to: .compact)
    let steps: [(any SplitControl) throws -> Void] = [
      { _ in }, { try $0.choose(ReaderSection.timelines, in: .sidebar) },
      { [home] in try $0.choose(home, in: .content) },
      { _ in try window.look { try $0.front((any StackControl).self).follow(ReaderRoute.drafts) } },
    ]
    for step in steps {
      try act(window, host, step)
      let before = host.state
      window.resize(to: .regular)
      try act(window, host)
      #expect(host.state.compactPath == before.compactPath)
      #expect(host.state.preferredCompactColumn == before.preferredCompactColumn)
      window.resize(to: nil)
      #expect(!host.state.layout.isCollapsed)
      window.resize(to: .compact)
      try act(window, host)
      #expect(host.state == before)
    }
    window.resize(to: .regular)
    #expect(window.look(\.texts).last == "drafts")
  }

  @Test(
    "the sidebar button writes what is then shown, and never an automatic visibility",
    arguments: ColumnWiring.allCases)
  func toggling(wiring: ColumnWiring) throws {
    let host = host()
    let window = wiring.window(host)
    window.resize(to: .regular)
    #expect(host.state.visibility == .automatic)
    for expected in [SplitVisibility.all, .doubleColumn, .all] {
      #expect(host.state.layout.toggled == expected)
      try act(window, host) { $0.toggleSidebar() }
      #expect(host.state.visibility == expected)
    }
    host.send(.pane(.column(.setVisibility(.detailOnly))))
    try act(window, host) { $0.toggleSidebar() }
    #expect(host.state.visibility == .doubleColumn)
    // There is no such button on a phone.
    window.resize(to: .compact)
    try act(window, host) { $0.toggleSidebar() }
    #expect(host.state.visibility == .doubleColumn)
  }

  @Test("columns that are dragged out of sight stay so", arguments: ColumnWiring.allCases)
  func dragging(wiring: ColumnWiring) throws {
    let host = host()
    let window = wiring.window(host)
    window.resize(to: .regular)
    for written in [SplitVisibility.detailOnly, .all, .doubleColumn] {
      try act(window, host) { $0.drag(to: NavigationSplitViewVisibility(written)) }
      #expect(host.state.visibility == written)
    }
    let before = host.state
    window.resize(to: .compact)
    try act(window, host) { $0.drag(to: .all) }
    window.resize(to: .regular)
    #expect(host.state == before)
  }

  @Test(
    "a column that the app prefers is on top, whatever is selected",
    arguments: SplitColumn.allCases)
  func preferring(column: SplitColumn) throws {
    for selected in [[], [ReaderSection.timelines]] as [ColumnSelection<ReaderSection>] {
      let host = host(preferred: column)
      host.send(.pane(.column(.selectSidebar(selected))))
      let window = Window(ReaderColumns(host: host))
      window.resize(to: .compact)
      try act(window, host)
      #expect(host.state.layout.topColumn == column)
    }
  }

  @Test("a window says its size as it appears")
  func appearing() throws {
    let host = host()
    let window = Window(ReaderColumns(host: host), .compact)
    try act(window, host)
    #expect(host.state.layout.isCollapsed)
  }

  @Test("the sidebar button of two columns hides and shows the sidebar")
  func togglingTwo() throws {
    let host = host(columns: .two)
    let window = Window(WrittenColumns(host: host))
    window.resize(to: .regular)
    for expected in [SplitVisibility.detailOnly, .all, .detailOnly] {
      #expect(host.state.layout.toggled == expected)
      try act(window, host) { $0.toggleSidebar() }
      #expect(host.state.visibility == expected)
    }
  }

  @Test("where there is room, a selection shows in the next column, and changes what is there")
  func selectingInRoom() throws {
    let host = host(preferred: .sidebar)
    let window = Window(ReaderColumns(host: host))
    window.resize(to: .regular)
    try act(window, host) { try $0.choose(ReaderSection.timelines, in: .sidebar) }
    try act(window, host) { try $0.choose(home, in: .content) }
    try window.look { try $0.front((any StackControl).self).follow(ReaderRoute.drafts) }
    #expect(window.look(\.texts).contains("\(home)") && host.state.path == [.drafts])
    // One more row, so that the detail shows two; what was pushed for one is gone.
    try act(window, host) { try $0.choose(local, in: .content) }
    #expect(host.state.contentItems == [home, local] && host.state.path.isEmpty)
    #expect(window.look(\.texts).last == "Trending")
    // Both again.
    try act(window, host) { try $0.choose(home, in: .content) }
    try act(window, host) { try $0.choose(local, in: .content) }
    #expect(host.state.contentSelection.isEmpty && host.state.sidebarItem == .timelines)
    #expect(host.state.preferredCompactColumn == .sidebar)
  }

  @Test("an inspector is a column or a sheet, by one flag", arguments: ColumnWiring.allCases)
  func inspecting(wiring: ColumnWiring) throws {
    let host = host()
    let window = wiring.window(host)
    func form() throws -> InspectorForm? {
      try window.look { try $0.front((any InspectorControl).self).form }
    }
    host.send(.pane(.column(.selectContent([home]))))
    window.resize(to: .regular)
    #expect(try form() == nil && host.state.layout.inspector == .hidden)
    host.send(.pane(.column(.presentInspector(true))))
    #expect(try form() == .column && host.state.layout.inspector == .column)
    #expect(window.look(\.presentations).isEmpty)
    window.resize(to: .compact)
    #expect(try form() == .sheet && host.state.layout.inspector == .sheet)
    try window.look { try $0.top().swipe() }
    #expect(!host.state.isInspectorPresented)
    window.resize(to: .regular)
    #expect(try form() == nil)
  }

  @Test("the secondary column is shown where it is wanted and there is room, and keeps its screens")
  func secondary() throws {
    let host = host()
    let window = Window(ReaderColumns(host: host))
    window.resize(to: .regular)
    #expect(!window.look(\.texts).contains("Notifications"))
    host.send(.pane(.column(.showSecondary(true))))
    #expect(window.look(\.texts).contains("Notifications"))
    try window.look { try $0.front((any StackControl).self).follow(ReaderRoute.drafts) }
    #expect(host.state[.secondary].path == [.drafts] && host.state.path.isEmpty)
    #expect(events == [.column(.at(.secondary, .stack(.pushed([.drafts]))))])
    window.resize(to: .compact)
    #expect(!window.look(\.texts).contains("Notifications"))
    window.resize(to: .regular)
    #expect(window.look(\.texts).last == "drafts")
  }

  /// Why the README keeps such rules for a back button of the app's own.
  @Test("what SwiftUI writes is one more place where earlier ones are remembered")
  func remembering() throws {
    let rules = Reader.splitRules(back: .latest)
    let host = Host(Split(configuration: Configuration(rules: rules)))
    let window = Window(ReaderColumns(host: host), .compact)
    try act(window, host) { try $0.choose(ReaderSection.timelines, in: .sidebar) }
    try act(window, host) { $0.goBack() }
    #expect(host.state.sidebarSelection.isEmpty)
    host.send(.pane(.back), in: .user)
    #expect(host.state.sidebarItem == .timelines)
  }

  @Test("one stack in narrow windows goes back and on as the columns do")
  func shapes() throws {
    let host = host(columns: .two)
    let window = Window(ReaderShapes(host: host))
    window.resize(to: .compact)
    let stack = try window.look { try $0.front((any StackControl).self) }
    try window.look { try $0.front((any SelectionControl<ReaderSection>).self) }.tap(.drafts)
    #expect(host.state.compactPath == [.sidebarSelection([.drafts])])
    stack.follow(SplitScreen<Reader>.screen(.trending, in: .detail))
    #expect(window.look(\.texts).suffix(2) == ["drafts", "trending in detail"])
    let before = host.state
    window.resize(to: .regular)
    #expect(host.state.path == [.trending] && window.look(\.texts).last == "trending")
    window.resize(to: .compact)
    #expect(host.state == before)
    stack.goBack(by: 1)
    #expect(host.state.path.isEmpty && host.state.sidebarItem == .drafts)
    stack.goBack(by: 1)
    #expect(host.state.sidebarSelection.isEmpty && host.state.compactPath.isEmpty)
  }
}
