import NavState
import NavStateSample
import Testing

@Suite("Columns of a tab in NavigationSplitView")
@MainActor
struct TabColumnTests {
  @Test("are its own", arguments: BackWrites.allCases)
  func tabs(writes: BackWrites) throws {
    let heard = Heard<TabRouter<Reader>>()
    let catalog = try TabCatalog<ReaderTab>([
      .tab(.init(id: .home, splitView: SplitRules())), .tab(.init(id: .links)),
    ])
    let rules = TabRules(catalog: catalog)
    let traits = Traits(horizontalSizeClass: .compact)
    let host = Host(
      TabRouter<Reader>(configuration: Configuration(rules: rules, traits: traits)),
      onOutcome: heard.hear)
    host.send(.select(.links))
    let window = Window(TabColumns(host: host, tab: .home))
    window.resize(to: .compact)
    let links = host.state[.links].router
    try window.look { view in
      let split = try view.front((any SplitControl).self)
      try split.choose(ReaderSection.drafts, in: .sidebar)
      #expect(host.state[.home].sidebarItem == .drafts && split.shownColumns.last == .detail)
      #expect(
        heard.outcomes.last
          == .changed(.column(.home, .selectedSidebar([.drafts], previous: []))))
      try view.front((any StackControl).self).follow(ReaderRoute.trending)
      #expect(host.state[.home].path == [.trending])
      split.goBack(writing: writes)
      #expect(host.state[.home].path.isEmpty && host.state[.home].sidebarItem == .drafts)
      split.goBack(writing: writes)
      #expect(host.state[.home].sidebarItem == nil && split.shownColumns == [.sidebar])
    }
    window.resize(to: .regular)
    try window.look { try $0.front((any SplitControl).self).toggleSidebar() }
    #expect(host.state[.home].visibility == .detailOnly)
    #expect(host.state[.links].router == links && host.state.selection == .links)
  }

  @Test("a late write is refused once they are gone")
  func late() throws {
    let heard = Heard<TabRouter<Reader>>()
    let columns = try TabCatalog<ReaderTab>([.tab(.init(id: .home, splitView: SplitRules()))])
    let host = Host(
      TabRouter<Reader>(configuration: Configuration(rules: TabRules(catalog: columns))),
      onOutcome: heard.hear)
    let view = TabColumns(host: host, tab: .home)
    let list = try view.front((any SelectionControl<ReaderSection>).self)
    host.send(.configure(TabRules(catalog: try TabCatalog<ReaderTab>([.home]))))
    let before = host.state
    list.tap(.drafts)
    #expect(host.state == before && heard.outcomes.last == .refused(.notThere))
  }
}
