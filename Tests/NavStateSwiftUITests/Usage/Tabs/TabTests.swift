import NavState
import NavStateSample
import Testing

@Suite("Tabs in TabView(selection:)")
@MainActor
struct TabTests {
  private typealias Event = TabRouter<Reader>.Event

  private let heard = Heard<TabRouter<Reader>>()
  private let account = ReaderAccount(lists: ["birds"], unread: 3)

  private func host(
    _ catalog: TabCatalog<ReaderTab>? = nil, on traits: Traits = .initial
  ) -> Host<TabRouter<Reader>> {
    let phone = Reader.phoneTabs(ReaderSlots(of: account), of: account)
    let rules = Reader.tabRules(catalog ?? phone)
    let tabs = TabRouter<Reader>(configuration: Configuration(rules: rules, traits: traits))
    return Host(tabs, onOutcome: heard.hear)
  }

  private func control(_ view: any View) throws -> any TabControl {
    try view.front((any TabControl).self)
  }

  private var events: [Event] { heard.outcomes.flatMap(\.events) }

  @Test("are those of the catalog, with badges and sections, and show the selected one")
  func showing() throws {
    let host = host(Reader.wideTabs(of: account))
    let tabs = try control(ReaderTabs(host: host)).tabs
    #expect(tabs.map(\.value) == host.state.catalog.items.map { AnyHashable($0.id) })
    #expect(tabs.filter { $0.badge != nil }.map(\.title) == ["notifications"])
    #expect(tabs.first { $0.title == "notifications" }?.badge == "3")
    #expect(tabs.filter { $0.role == .search }.map(\.title) == ["explore"])
    #expect(tabs.first { $0.title == "list/birds" }?.section == "lists")
    #expect(tabs.filter { $0.placement == .pinned }.count == 5)
    #expect(tabs.filter { $0.placement == .sidebarOnly }.count == 7)
    #expect(try control(ReaderTabs(host: host)).shownTab?.title == "home")
    host.send(.select(.likes))
    #expect(ReaderTabs(host: host).texts.first == "likes")
  }

  @Test("a tap selects, as the user, and leaves the stacks of both", arguments: TabWiring.allCases)
  func selecting(wiring: TabWiring) throws {
    let host = host()
    host.send(.pane(.stack(.push(.drafts))))
    host.send(.pane(.stack(.push(.trending)), tab: .profile))
    try control(wiring.window(host)).choose("profile")
    #expect(host.state.selection == .profile && host.state[.home].path == [.drafts])
    #expect(wiring.window(host).texts.last == "trending")
    if wiring == .hosted { #expect(events.last == .selected(.profile, previous: .home)) }
  }

  @Test(
    "a second tap pops to the root, whether SwiftUI empties the path before, after or not at all",
    arguments: TabWiring.allCases, Emptying.allCases)
  func reselecting(wiring: TabWiring, emptying: Emptying) throws {
    let host = host()
    host.send(.pane(.stack(.set([.drafts, .trending]))))
    try control(wiring.window(host)).choose("home", emptying: emptying)
    #expect(host.state.path.isEmpty && host.state.selection == .home)
    // Two screens went, and that is all: nothing scrolls for the same tap.
    guard wiring == .hosted else { return }
    #expect(
      events.dropFirst() == [.pane(.home, .stack(.popped([.drafts, .trending])))])
    try control(wiring.window(host)).choose("home", emptying: emptying)
    #expect(events.last == .scrollToTop(.home))
  }

  @Test("a second tap where one screen is pushed can't be told from a swipe and a tap")
  func reselectingOne() throws {
    let host = host()
    host.send(.pane(.stack(.push(.drafts))))
    try control(ReaderTabs(host: host)).choose("home", emptying: .before)
    #expect(events.suffix(2) == [.pane(.home, .stack(.popped([.drafts]))), .scrollToTop(.home)])
  }

  @Test("a second tap asks before unsaved work is lost, also where SwiftUI empties the path first")
  func guarding() throws {
    for emptying in Emptying.allCases {
      let host = host()
      host.send(.pane(.stack(.set([.drafts, .trending]))))
      host.send(.pane(.mark(.screen(.drafts))))
      try control(ReaderTabs(host: host)).choose("home", emptying: emptying)
      #expect(host.state.path == [.drafts, .trending])
      #expect(host.state.pendingPlaces == [TabPlace(.screen(.drafts), in: .home)])
      host.send(.confirm, in: .user)
      #expect(host.state.path.isEmpty)
    }
  }

  @Test("a tap on a tab that is an action moves nothing, and the host performs it")
  func intercepting() throws {
    let host = host()
    var shown: [ReaderTab] = []
    host.onOutcome = { [unowned host] outcome in
      shown.append(host.state.selection)
      if outcome.events.contains(.intercepted(.compose)) {
        host.send(.pane(.sheet(.present(.newMessage(text: "")))))
      }
    }
    try control(ReaderTabs(host: host)).choose("compose")
    #expect(shown == [.home, .home] && host.state[.home][sheet: 1] == .newMessage(text: ""))
    try ReaderTabs(host: host).top().dismiss()
    #expect(host.state == self.host().state)
  }

  @Test(
    "what a disabled or hidden tab is asked, nothing comes of it", arguments: TabWiring.allCases)
  func refusing(wiring: TabWiring) throws {
    let catalog = try TabCatalog<ReaderTab>([
      .tab(.init(id: .home)), .tab(.init(id: .likes, isDisabled: true)),
      .tab(.init(id: .links, isHidden: true)),
    ])
    let host = host(catalog)
    let before = host.state
    let selection = try wiring.window(host).front((any SelectionControl<ReaderTab>).self)
    for tab in [ReaderTab.likes, .links, .local] { selection.tap(tab) }
    #expect(host.state == before)
    if wiring == .hosted {
      #expect(heard.outcomes == [.refused(.disabled), .refused(.hidden), .refused(.notThere)])
    }
  }

  @Test("a selected tab that is hidden gives way, and comes back as it was")
  func hiding() throws {
    let host = host(Reader.wideTabs(of: account))
    host.send(.select(.links))
    host.send(.select(.likes))
    host.send(.pane(.stack(.push(.drafts))))
    var off = account
    off.hidden = [.likes]
    host.send(.configure(Reader.tabRules(Reader.wideTabs(of: off))))
    #expect(try control(ReaderTabs(host: host)).shownTab?.title == "links")
    #expect(events.last == .selected(.links, previous: .likes))
    host.send(.configure(Reader.tabRules(Reader.wideTabs(of: account))))
    try control(ReaderTabs(host: host)).choose("likes")
    #expect(ReaderTabs(host: host).texts.last == "drafts")
  }

  @Test("a tab that has no entry in a narrow window is shown by its twin, and by itself again")
  func narrowing() throws {
    let host = host(Reader.wideTabs(of: account), on: Traits(idiom: .pad))
    host.send(.select(.likes))
    host.send(.pane(.stack(.push(.drafts))))
    let before = host.state
    host.send(.adapt(Traits(horizontalSizeClass: .compact)))
    #expect(try control(ReaderTabs(host: host)).shownTab?.title == "profile")
    host.send(.adapt(Traits(horizontalSizeClass: .regular)))
    #expect(host.state == before && ReaderTabs(host: host).texts.last == "drafts")
  }
}

// MARK: - Panes

extension TabTests {
  @Test("links and the way back change the stack of their tab", arguments: TabWiring.allCases)
  func stacks(wiring: TabWiring) throws {
    let host = host()
    let stack = try wiring.window(host).front((any StackControl).self)
    stack.follow(ReaderRoute.drafts)
    host.send(.select(.profile))
    // A write that is late goes where it belongs.
    stack.follow(ReaderRoute.trending)
    #expect(host.state[.home].path == [.drafts, .trending] && host.state.path.isEmpty)
    stack.goBack(by: 1)
    #expect(host.state[.home].path == [.drafts])
  }

  @Test("a late write of a tab that is gone is refused", arguments: TabWiring.allCases)
  func writingLate(wiring: TabWiring) throws {
    let host = host()
    host.send(.select(.profile))
    let stack = try wiring.window(host).front((any StackControl).self)
    host.send(.configure(Reader.tabRules(Reader.signedOutTabs)))
    let before = host.state
    stack.follow(ReaderRoute.drafts)
    #expect(host.state == before)
  }

  @Test("have a sheet each, and a late dismissal ends no other", arguments: TabWiring.allCases)
  func sheets(wiring: TabWiring) throws {
    let host = host()
    host.send(.pane(.sheet(.present(.about)), tab: .profile))
    #expect(wiring.window(host).presentations.isEmpty)
    try control(wiring.window(host)).choose("profile")
    let sheet = try wiring.window(host).top()
    host.send(.select(.home))
    host.send(.pane(.sheet(.present(.welcome))))
    sheet.dismiss()
    #expect(host.state[.profile][sheet: 1] == nil && host.state[.home][sheet: 1] == .welcome)
  }

  @Test("the search of a tab begins with its selection, and ends where the user came from")
  func searching() throws {
    let catalog = try TabCatalog<ReaderTab>([
      .tab(.init(id: .home)), .tab(.init(id: .explore, role: .search)), .tab(.init(id: .likes)),
    ])
    let host = host(catalog)
    @State var customization = TabViewCustomization()
    let window = WrittenTabs(host: host, customization: $customization)
    try control(window).choose("Explore")
    #expect(
      events == [
        .selected(.explore, previous: .home), .pane(.explore, .at(level: 0, .search(.searchBegan))),
      ])
    let field = try window.front((any SearchControl).self)
    field.type("gull")
    #expect(host.state[.explore][searchText: 0] == "gull")
    field.cancel()
    #expect(host.state.selection == .home && !host.state[.explore][isSearching: 0])
  }

  /// Why the README leaves SwiftUI's own activation automatic.
  @Test("the end of a search that SwiftUI answers by itself, too, is a second tap where it led")
  func searchingTwice() throws {
    let catalog = try TabCatalog<ReaderTab>([
      .tab(.init(id: .home)), .tab(.init(id: .explore, role: .search)),
    ])
    let host = host(catalog)
    host.send(.pane(.stack(.push(.drafts))))
    let window = SearchingTabs(host: host)
    try control(window).choose("Explore")
    try window.front((any SearchControl).self).cancel()
    #expect(host.state.selection == .home && host.state.path == [.drafts])
    // What `tabViewSearchActivation(.searchTabSelection)` would write then.
    try control(window).choose("Home")
    #expect(host.state.path.isEmpty)
  }

  @Test("say all that SwiftUI can be told of tabs")
  func declaring() throws {
    let host = host(try TabCatalog([.home, .explore, .likes]))
    @State var customization = TabViewCustomization()
    let window = WrittenTabs(host: host, customization: $customization)
    let tabs = try control(window).tabs
    #expect(tabs.map(\.title) == ["Home", "Explore", "Likes"])
    #expect(tabs.map(\.customizationID) == [nil, nil, "likes"])
    #expect(tabs.map(\.badge) == [nil, "3", nil] && tabs.map(\.section) == [nil, nil, "Own"])
    #expect(tabs[0].behaviors == [.sidebar: .disabled, .tabBar: .disabled])
    #expect(tabs[2].visibilities == [.tabBar: .hidden] && tabs[2].placement == .sidebarOnly)
    #expect(!window.texts.contains("Playing"))
    host.send(.bar(.enableAccessory(true)))
    #expect(window.texts.contains("Playing"))
  }
}
