import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("Reader's tabs")
struct ReaderTabsTests {
  private let account = ReaderAccount(lists: ["birds", "boats"], hashtags: ["tides"], unread: 3)
  private let phone = Traits(horizontalSizeClass: .compact, idiom: .phone)
  private let narrowPad = Traits(horizontalSizeClass: .compact, idiom: .pad)
  private let tallPad = Traits(horizontalSizeClass: .regular, idiom: .pad, orientation: .portrait)

  private func layout(
    _ catalog: TabCatalog<ReaderTab>, _ traits: Traits, selecting tab: ReaderTab = .home
  ) -> TabLayout<ReaderTab> {
    TabLayout(catalog, selection: tab, traits: traits)
  }

  @Test("are two without an account, which nobody can change")
  func signedOut() {
    let catalog = Reader.signedOutTabs
    #expect(catalog.places == [.home, .settings] && catalog.items.count == 2)
    #expect(catalog.items.allSatisfy { $0.customizationID == nil && $0.badge == nil })
  }

  @Test("are the five chosen ones on a phone, and writing is an action among them")
  func onPhone() {
    let slots = ReaderSlots(of: account)
    let catalog = Reader.phoneTabs(slots, of: account)
    #expect(catalog.items.map(\.id) == slots.tabs)
    #expect(catalog.places == [.home, .notifications, .explore, .profile])
    #expect(catalog.item(for: .compose)?.kind == .action)
    #expect(catalog.item(for: .explore)?.role == .search)
    #expect(catalog.items.allSatisfy { $0.customizationID == $0.id.id && !$0.isHidden })
    #expect(layout(catalog, phone).bar.count == 5)
  }

  @Test("stand on a phone where the person put them, the search last")
  func onPhoneChosen() {
    let slots = ReaderSlots(["explore", "list/birds", "compose", "likes", "home"], of: account)
    let bar = layout(Reader.phoneTabs(slots, of: account), phone).bar
    #expect(
      bar == [.tab(.list(id: "birds")), .tab(.compose), .tab(.likes), .tab(.home), .tab(.explore)])
  }

  @Test("are all of them where there is room, in six sections beside what is pinned")
  func wide() {
    let catalog = Reader.wideTabs(of: account)
    #expect(
      catalog.places == ReaderTab.fixed.dropLast() + [
        .list(id: "birds"), .list(id: "boats"), .hashtag(name: "tides"), .settings,
      ])
    #expect(catalog.items.count == catalog.places.count + 1)
    #expect(
      catalog.sections.map(\.id) == [
        "timelines", "activity", "library", "lists", "hashtags", "app",
      ])
    let pinned = catalog.items.filter { $0.placement == .pinned }.map(\.id)
    #expect(pinned == [.home, .notifications, .links, .profile, .explore])
    #expect(
      catalog.sections.filter { $0.placement == .sidebarOnly }.map(\.tabs.count) == [2, 2, 2, 1])
  }

  @Test("have six sections, also where there is nothing in two of them")
  func wideWithoutLists() {
    let catalog = Reader.wideTabs(of: ReaderAccount())
    #expect(catalog.sections.count == 6 && catalog.places == ReaderTab.fixed)
    let sidebar = layout(catalog, Traits(idiom: .mac)).sidebar
    #expect(sidebar.count == 6 + 4)
  }

  @Test("of the lists and hashtags stand in no bar until the person puts one there")
  func wideBar() {
    let catalog = Reader.wideTabs(of: account)
    let pinned: [TabLayout<ReaderTab>.Entry] = [
      .tab(.home), .tab(.notifications), .tab(.links), .tab(.profile), .tab(.explore),
    ]
    #expect(layout(catalog, tallPad).bar == [.tab(.compose)] + pinned)
    var customization = TabCustomization()
    customization.reduce(.setVisibility(.visible, of: "list/boats", in: .bar), in: catalog)
    let bar = TabLayout(
      catalog, customization: customization, selection: .home, traits: tallPad
    ).bar
    #expect(bar == [.tab(.compose), .tab(.list(id: "boats"))] + pinned)
    let refused = customization.reduce(.setVisibility(.visible, of: "likes", in: .bar), in: catalog)
    #expect(refused == .refused(.notCustomizable))
  }

  @Test(
    "have a pinned one that stands for each of a section in a narrow window",
    arguments: [
      (.local, .home), (.list(id: "birds"), .home), (.trending, .explore),
      (.hashtag(name: "tides"), .explore), (.messages, .notifications), (.drafts, .profile),
      (.bookmarks, .profile), (.likes, .profile), (.settings, .profile),
    ] as [(ReaderTab, ReaderTab)])
  func twins(tab: ReaderTab, twin: ReaderTab) {
    let catalog = Reader.wideTabs(of: account)
    #expect(layout(catalog, narrowPad, selecting: tab).selection == .twin(twin))
    #expect(layout(catalog, Traits(idiom: .mac), selecting: tab).selection == .tab(tab))
  }

  @Test("tell a number of notifications where there are any, and nowhere else")
  func badges() {
    let catalogs = [
      Reader.wideTabs(of: account), Reader.phoneTabs(ReaderSlots(of: account), of: account),
    ]
    for catalog in catalogs {
      #expect(catalog.item(for: .notifications)?.badge == .count(3))
      #expect(catalog.items.count { $0.badge != nil } == 1)
    }
    for unread in [0, -1] {
      let account = ReaderAccount(unread: unread)
      #expect(Reader.wideTabs(of: account).items.allSatisfy { $0.badge == nil })
    }
  }

  @Test("are hidden where the person turned them off, but never home")
  func hiding() {
    let off: Set<ReaderTab> = Set(ReaderTab.fixed + [.compose, .list(id: "birds")])
    let catalog = Reader.wideTabs(of: ReaderAccount(lists: ["birds", "boats"], hidden: off))
    #expect(catalog.items.filter { !$0.isHidden }.map(\.id) == [.home, .list(id: "boats")])
  }

  @Test("let nobody search while the server can't be reached", arguments: [true, false])
  func offline(isOffline: Bool) {
    var account = account
    account.isOffline = isOffline
    let catalogs = [
      Reader.wideTabs(of: account), Reader.secondWindowTabs(of: account),
      Reader.phoneTabs(ReaderSlots(of: account), of: account),
    ]
    for catalog in catalogs {
      let disabled = catalog.items.filter(\.isDisabled).map(\.id)
      #expect(disabled == (isOffline ? [.explore] : []))
    }
  }

  @Test("count once where the account has a list or a tag twice")
  func repeating() {
    let account = ReaderAccount(lists: ["a", "b", "a"], hashtags: ["t", "t"])
    let catalog = Reader.wideTabs(of: account)
    let own: [ReaderTab] = [.list(id: "a"), .list(id: "b"), .hashtag(name: "t")]
    #expect(catalog.places.filter { !ReaderTab.fixed.contains($0) } == own)
  }

  @Test("are three in a second window")
  func secondWindow() {
    let catalog = Reader.secondWindowTabs(of: account)
    #expect(catalog.places == [.home, .messages, .explore] && catalog.items.count == 3)
    #expect(catalog.item(for: .explore)?.role == .search)
  }

  @Test("live under the rules that the app says")
  func rules() throws {
    let rules = Reader.tabRules(Reader.wideTabs(of: account))
    #expect(rules.catalog == Reader.wideTabs(of: account))
    #expect(rules.router == RouterRules(duplicates: .ignoreIfOnTop, presenting: .queue))
    #expect(
      rules.back == .history && rules.parking == 3 && rules.reselecting == .popToRootThenScroll)
    #expect(rules.searchActivation == .searchTabSelection && rules.minimizing == .onScrollDown)
    #expect(try recoded(rules) == rules)
  }
}
