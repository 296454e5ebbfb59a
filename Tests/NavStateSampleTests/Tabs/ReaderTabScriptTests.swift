import NavState
import NavStateSample
import Testing

@Suite("Reader.tabScript")
struct ReaderTabScriptTests {
  private typealias Event = TabRouter<Reader>.Event

  private let played: PlayedScript<TabRouter<Reader>>

  init() throws {
    let rules = Reader.tabRules(Reader.signedOutTabs)
    played = try PlayedScript(
      Reader.tabScript, from: TabRouter(configuration: Configuration(rules: rules)))
  }

  private func state(_ stream: String) throws -> TabRouter<Reader> {
    try #require(played.places[stream]).state
  }

  @Test("uses every verb and tells every event of tabs that have no columns, with every outcome")
  func words() {
    let verbs = Set(played.lines.map(\.envelope.action.name))
    let columns = ColumnVerb.allCases.map { TabVerb.pane(.column($0)) }
    #expect(verbs == Set(TabVerb.allCases).subtracting(columns))
    let moves = ColumnEventName.allCases.map { TabEventName.pane(.column($0)) }
    #expect(Set(played.events.map(\.name)) == Set(TabEventName.allCases).subtracting(moves))
    #expect(Set(played.receipts.map(\.outcome.name)) == Set(OutcomeName.allCases))
    #expect(Set(played.lines.map(\.envelope.context.cause)) == Set(Cause.allCases))
  }

  @Test("reaches what can be refused of tabs")
  func refusals() {
    let refusals = Set(played.receipts.compactMap(\.outcome.refusal?.name))
    #expect(refusals == [.notThere, .hidden, .disabled, .notCustomizable, .lastVisible])
  }

  @Test("configures windows with exactly what the app's functions give")
  func configuring() {
    let rules = played.lines.enumerated().compactMap { index, line in
      if case .configure(let rules) = line.envelope.action { (index + 1, rules) } else { nil }
    }
    let own = ReaderAccount(lists: ["birds", "boats"], hashtags: ["tides"], unread: 2)
    var off = own
    off.hidden = [.bookmarks]
    let read = ReaderAccount(lists: own.lists, hashtags: own.hashtags)
    let phone = ReaderAccount(lists: ["birds"], unread: 3)
    let choice = ["home", "list/birds", "links", "compose", "home", "compass", "notifications"]
    let catalogs: [(Int, TabCatalog<ReaderTab>)] = [
      (5, Reader.phoneTabs(ReaderSlots(of: phone), of: phone)),
      (40, Reader.phoneTabs(ReaderSlots(choice, of: phone), of: phone)),
      (51, Reader.phoneTabs(ReaderSlots(of: ReaderAccount()), of: ReaderAccount())),
      (86, Reader.wideTabs(of: own)), (114, Reader.wideTabs(of: off)),
      (116, Reader.wideTabs(of: own)), (119, Reader.signedOutTabs), (121, Reader.signedOutTabs),
      (122, Reader.signedOutTabs), (124, Reader.wideTabs(of: read)),
      (125, Reader.wideTabs(of: ReaderAccount(lists: ["boats"], hashtags: ["tides"]))),
      (127, Reader.secondWindowTabs(of: ReaderAccount())),
      (128, Reader.secondWindowTabs(of: ReaderAccount(isOffline: true))),
      (130, Reader.secondWindowTabs(of: ReaderAccount())),
    ]
    #expect(rules.map(\.0) == catalogs.map(\.0))
    for ((number, rules), (_, catalog)) in zip(rules, catalogs) {
      #expect(rules == Reader.tabRules(catalog), "line \(number)")
    }
  }

  @Test(
    "tells what it is meant to tell",
    arguments: [
      (2, "select(profile)", "refused(\(Refusal.notThere))"),  // signed out
      (9, "select(notifications)", "unchanged"),  // a retry
      (11, "push(followers/otter) in profile", "changed([pushed([followers/otter]) in profile])"),
      // A second tap: to the root, to the top, and to the top again.
      (13, "select(home)", "changed([popped([hashtag/seabirds, message/7]) in home])"),
      (14, "select(home)", "changed([scrollToTop(home)])"),
      (15, "select(home)", "changed([scrollToTop(home)])"),
      (16, "select(compose)", "changed([intercepted(compose)])"),
      (19, "select(explore)", searching), (23, "endSearch at level 0", found),
      (26, "back", stopped),
      // Across tabs, by history, until nothing is left.
      (29, "back", "changed([popped([message/12]) in notifications])"),
      (30, "back", "changed([selected(explore, previous: notifications)])"),
      (31, "back", stopped), (32, "back", "unhandled"),
      // The platform popped to the root for the second tap.
      (35, "set([])", "changed([popped([bookmarks, message/12]) in home])"),
      (36, "select(home)", "changed([])"),
      (40, "configure(4 places)", chosen), (41, "select(profile)", "refused(\(Refusal.notThere))"),
      (46, "setVisibility(hidden, of: notifications, in: bar)", "refused(\(Refusal.lastVisible))"),
      (50, "resetVisibility(in: sidebar)", "unchanged"),
      (51, "configure(4 places)", "changed([returned(explore), returned(profile)])"),
      // A draft in one tab, and work in another.
      (61, "select(home)", "changed([selected(home, previous: profile)])"),
      (63, "dismiss(id: composer)", "changed([exitAsked([composer in profile])])"),
      (64, "push(drafts) in home", "changed([pushed([drafts]) in home, exitDropped])"),
      (100, "setVisibility(hidden, of: home, in: sidebar)", "refused(\(Refusal.notCustomizable))"),
      (114, "configure(15 places)", "changed([selected(links, previous: bookmarks)])"),
      (115, "select(bookmarks)", "refused(\(Refusal.hidden))"),
      // Signing out would drop the tab with the draft.
      (119, "configure(2 places)", "changed([exitAsked([composer in notifications])])"),
      (120, "cancel", "changed([])"),
      (121, "configure(2 places)", "changed([exitAsked([composer in notifications])])"),
      (122, "configure(2 places)", "unchanged"), (123, "confirm", signedOut),
      (124, "configure(15 places)", back), (125, "configure(14 places)", deleted),
      (129, "select(explore)", "refused(\(Refusal.disabled))"),
      (134, "select(messages)", "changed([popped([conversations, message/40]) in messages])"),
    ])
  func story(number: Int, action: String, outcome: String) throws {
    try #require(played.lines.indices.contains(number - 1))
    #expect("\(played.lines[number - 1].envelope.action)" == action)
    #expect("\(played.receipts[number - 1].outcome)" == outcome)
  }

  @Test("moves no selection where a tab is an action, and touches no other tab")
  func intercepting() throws {
    let (before, after) = (played.before[15], played.before[16])
    #expect(before == after && after.selection == .home)
  }

  @Test(
    "shows the selection somewhere, whatever is hidden and how narrow it is",
    arguments: [
      (44, .twin(.notifications)),  // hidden in the bar by the person
      (99, .nowhere), (104, .tab(.bookmarks)),  // hidden in the sidebar, and not any longer
      (102, .nowhere),  // in the bar at the top
      (106, .twin(.profile)), (107, .more), (110, .tab(.bookmarks)),  // narrow, and wide again
    ] as [(Int, TabLayout<ReaderTab>.Selection)])
  func showing(number: Int, selection: TabLayout<ReaderTab>.Selection) throws {
    #expect(played.before[number].layout.selection == selection)
  }

  @Test("turns and narrows the pad, and loses nothing by it")
  func turning() {
    let styles = [101, 102, 103, 105, 106, 110].map { played.before[$0].layout.style }
    #expect(styles == [.sidebar, .topBar, .sidebar, .topBar, .bottomBar, .sidebar])
    #expect(played.before[105].selection == played.before[106].selection)
    #expect(played.before[110].pane(of: .bookmarks)?.router?.path == [.message(id: "30")])
  }

  @Test("makes the bar small until another tab is selected, and shows what stands at it")
  func bar() {
    let layouts = [37, 38, 39].map { played.before[$0].layout }
    #expect(layouts.map(\.isMinimized) == [true, true, false])
    #expect(layouts.map(\.accessory) == [nil, .inline, .expanded])
  }

  @Test("ends on three windows, each with its own tabs")
  func end() throws {
    #expect(played.places.keys.sorted() == ["", "pad", "second"])
    for (stream, place) in played.places {
      #expect(place.revision == played.changes(of: stream) && place.state.violation == nil)
    }
    let phone = try state("")
    #expect(phone.selection == .home && phone.layout.bar.count == 5)
    #expect(phone[.home].router.levels.map(\.id) == [.item("filter")])
    let pad = try state("pad")
    #expect(pad.selection == .home && pad.parkedTabs == [.list(id: "birds")])
    #expect(pad.customization == TabCustomization())
    let second = try state("second")
    #expect(second.selection == .explore && second[searchText: 0] == "tide")
    #expect(second.visitedTabs == [.messages, .home])
  }

  @Test("leaves to a new start all but the popover and the marks, by the tab")
  func lasting() throws {
    let phone = try state("").lasting()
    #expect(
      phone.report.map(\.place) == [
        ["panes", "home", "presented", "0"], ["panes", "home", "marks", "0"],
      ])
    #expect(phone.value.markedPlaces.isEmpty && phone.value.selection == .home)
    for stream in ["pad", "second"] { #expect(try state(stream).lasting().report.isEmpty) }
  }
}

private let searching = """
  changed([selected(explore, previous: home), searchBegan at level 0 in explore])
  """
private let found = """
  changed([searchEnded("gull" in people [unread]) at level 0 in explore, \
  selected(home, previous: explore)])
  """
private let stopped = """
  changed([searchEnded("") at level 0 in explore, selected(home, previous: explore)])
  """
private let chosen = """
  changed([parked(explore), parked(profile), selected(home, previous: profile)])
  """
private let signedOut = """
  changed([parked(links), parked(bookmarks), parked(list/birds), \
  dropped(notifications, [] + newMessage(text: "Low tide")!), \
  selected(home, previous: bookmarks), lost([composer in notifications])])
  """
private let back = "changed([returned(links), returned(bookmarks), returned(list/birds)])"
private let deleted = "changed([parked(list/birds)])"
