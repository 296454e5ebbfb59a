import NavState
import NavStateCLI
import NavStateSample
import Testing

private let phone = Traits(
  horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 320, idiom: .phone)
private let mac = Traits(width: 480, idiom: .mac)
private let tallPad = Traits(
  horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 820, height: 1180,
  idiom: .pad, orientation: .portrait)
private let narrowPad = Traits(
  horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 375, idiom: .pad)

@Suite("Drawing, of tabs")
struct TabDrawingTests {
  private let account = ReaderAccount(lists: ["birds"], unread: 3)

  private func tabs(
    _ catalog: TabCatalog<ReaderTab>, on traits: Traits
  ) -> TabRouter<Reader> {
    TabRouter(configuration: Configuration(rules: Reader.tabRules(catalog), traits: traits))
  }

  private var phoneTabs: TabRouter<Reader> {
    tabs(Reader.phoneTabs(ReaderSlots(of: account), of: account), on: phone)
  }

  @Test("draws a bar at the bottom, with the selected tab in brackets and badges behind theirs")
  func bottomBar() {
    var tabs = phoneTabs
    tabs.push(.message(id: "7"))
    #expect(
      Drawing(tabs).lines == [
        "┌──────────────────────────────────┐",
        "│ ▸ message/7                      │",
        "│   home                           │",
        "├──────────────────────────────────┤",
        "│ [home]  notifications (3)        │",
        "│ compose  profile  explore        │",
        "└──────────────────────────────────┘",
      ])
    tabs.select(.notifications)
    #expect(
      Drawing(tabs).lines[1...] == [
        "│ ▸ notifications                  │",
        "├──────────────────────────────────┤",
        "│ home  [notifications (3)]        │",
        "│ compose  profile  explore        │",
        "├──────────────────────────────────┤",
        "│ visited: home                    │",
        "└──────────────────────────────────┘",
      ])
  }

  @Test("draws no badge of nothing")
  func badges() {
    let account = ReaderAccount(unread: 0)
    let lines = Drawing(tabs(Reader.phoneTabs(ReaderSlots(of: account), of: account), on: phone))
      .lines
    #expect(!lines.joined().contains("("))
  }

  @Test("says of a tab that the user can't select that it is off, behind its badge")
  func disabled() throws {
    let catalog = try TabCatalog<ReaderTab>([
      .tab(.init(id: .home)), .tab(.init(id: .likes, isDisabled: true, badge: .count(2))),
    ])
    #expect(Drawing(tabs(catalog, on: phone)).lines[3] == "│ [home]  likes (2) (off)          │")
  }

  @Test(
    "draws More where there are more than five, tells what it holds, and marks it where it shows")
  func more() {
    var tabs = tabs(Reader.wideTabs(of: account), on: narrowPad)
    tabs.select(.profile)
    #expect(
      Drawing(tabs).lines == [
        "┌──────────────────────────────────┐",
        "│ ▸ profile                        │",
        "├──────────────────────────────────┤",
        "│ home  notifications (3)  links   │",
        "│ explore  [more]                  │",
        "├──────────────────────────────────┤",
        "│ more: compose, profile           │",
        "│ visited: home                    │",
        "└──────────────────────────────────┘",
      ])
  }

  @Test("marks the tab that stands for one without an entry, and tells which is selected")
  func twin() {
    var tabs = tabs(Reader.wideTabs(of: account), on: narrowPad)
    tabs.select(.list(id: "birds"))
    let lines = Drawing(tabs).lines
    #expect(lines[1] == "│ ▸ list/birds                     │")
    #expect(lines[3] == "│ [home]  notifications (3)  links │")
    #expect(lines.contains("│ list/birds shows as home         │"))
    tabs.select(.settings)
    #expect(Drawing(tabs).lines[4] == "│ explore  [more]                  │")
    #expect(Drawing(tabs).lines.contains("│ settings shows as profile        │"))
  }

  @Test("draws a bar at the top, with each section as one entry")
  func topBar() throws {
    let section = TabCatalog<ReaderTab>.Section(
      id: "own", tabs: [.init(id: .likes), .init(id: .drafts)])
    var tabs = tabs(try TabCatalog([.tab(.init(id: .home)), .section(section)]), on: tallPad)
    tabs.select(.drafts)
    let lines = Drawing(tabs).lines.map { $0.filter { $0 != " " } }
    #expect(lines[1] == "│home[own▾]│" && lines[3] == "│▸drafts│")
    tabs.select(.home)
    #expect(Drawing(tabs).lines[1].hasPrefix("│ [home]  own ▾ "))
  }

  @Test("tells of a selection that stands nowhere, and marks nothing then")
  func nowhere() {
    var tabs = tabs(Reader.wideTabs(of: account), on: tallPad)
    tabs.select(.likes)
    let lines = Drawing(tabs).lines
    #expect(!lines[1].contains("["))
    #expect(lines.contains { $0.hasPrefix("│ likes stands nowhere ") })
  }

  @Test("draws a sidebar beside the pane, sections with their tabs, the selected one with an arrow")
  func sidebar() throws {
    let section = TabCatalog<ReaderTab>.Section(
      id: "own", tabs: [.init(id: .likes, badge: .text("new")), .init(id: .drafts)])
    var tabs = tabs(try TabCatalog([.section(section), .tab(.init(id: .home))]), on: mac)
    tabs.push(.trending, at: 0)
    tabs.present(.about)
    #expect(
      Drawing(tabs).lines == [
        "┌──────────────────┬───────────────────┐",
        "│   home           │ ╔ sheet ════════╗ │",
        "│ own:             │ ║ ▸ about       ║ │",
        "│ ▸ likes (new)    │ ╚═══════════════╝ │",
        "│   drafts         │   trending        │",
        "│                  │   likes           │",
        "└──────────────────┴───────────────────┘",
      ])
    tabs.select(.home)
    #expect(
      Drawing(tabs).lines == [
        "┌──────────────────┬───────────────────┐",
        "│ ▸ home           │ ▸ home            │",
        "│ own:             │                   │",
        "│   likes (new)    │                   │",
        "│   drafts         │                   │",
        "├──────────────────┴───────────────────┤",
        "│ visited: likes                       │",
        "└──────────────────────────────────────┘",
      ])
  }

  @Test("gives a sidebar two fifths of the window, and no more than a name needs")
  func sidebarWidth() throws {
    let catalog = try TabCatalog<ReaderTab>([.home])
    func edge(_ width: Double) -> Int? {
      let lines = Drawing(tabs(catalog, on: Traits(width: width, idiom: .mac))).lines
      return Array(lines[0]).firstIndex(of: "┬")
    }
    // The frame and a blank at both sides stand beside it.
    #expect(edge(480) == 40 * 2 / 5 + 3)
    #expect(edge(912) == 22 + 3)
  }

  @Test("begins a row of a bar only where the row before it has no room for a tab")
  func rows() throws {
    // A row has 32 characters, and two blanks stand between two tabs.
    func bar(_ name: String) throws -> [String] {
      let catalog = try TabCatalog<ReaderTab>([.home, .list(id: name)])
      return Drawing(tabs(catalog, on: phone)).lines.dropFirst(3).dropLast()
        .map { String($0.dropFirst(2).dropLast(2)) }
    }
    let fitting = String(repeating: "x", count: 32 - "[home]  list/".count)
    #expect(try bar(fitting) == ["[home]  list/\(fitting)"])
    let broken = try bar(fitting + "x").map { $0.filter { $0 != " " } }
    #expect(broken == ["[home]", "list/\(fitting)x"])
  }

  @Test("draws a small bar with the selected tab only, and tells how the accessory shows")
  func minimizing() {
    var tabs = phoneTabs
    tabs.reduce(.bar(.enableAccessory(true)))
    #expect(Drawing(tabs).lines.contains("│ accessory: expanded              │"))
    tabs.reduce(.bar(.minimize(true)))
    #expect(
      Drawing(tabs).lines[1...] == [
        "│ ▸ home                           │",
        "├──────────────────────────────────┤",
        "│ [home]                           │",
        "├──────────────────────────────────┤",
        "│ accessory: inline                │",
        "└──────────────────────────────────┘",
      ])
  }

  @Test("tells what is parked, what is asked, and where else there is unsaved work")
  func notes() {
    var tabs = phoneTabs
    tabs[.explore].push(.trending)
    tabs[.profile].push(.drafts)
    tabs[.profile].mark(.screen(.drafts))
    tabs.configure(Reader.tabRules(Reader.secondWindowTabs(of: account)))
    tabs[.messages].push(.drafts)
    tabs[.messages].mark(.screen(.drafts))
    tabs[.messages].reduce(.popToRoot, in: .user)
    #expect(
      Drawing(tabs).lines.suffix(7) == [
        "├──────────────────────────────────┤",
        "│ parked: profile                  │",
        "│ unsaved work in: messages,       │",
        "│ profile                          │",
        "│ asking before: popToRoot in      │",
        "│ messages by user                 │",
        "└──────────────────────────────────┘",
      ])
    tabs.select(.messages)
    #expect(Drawing(tabs).lines[2] == "│     with unsaved work            │")
    #expect(Drawing(tabs).lines.contains("│ unsaved work in: profile         │"))
  }

  @Test("takes the kind on screen from the window, which the pane of a tab does not know")
  func adapting() {
    var tabs = phoneTabs
    tabs.present(.popover(.about))
    #expect(Drawing(tabs).lines[1].hasPrefix("│ ╔ popover as sheet ═"))
    tabs.adapt(to: tallPad)
    #expect(Drawing(tabs).lines.contains { $0.hasPrefix("│ ╔ popover ═") })
  }

  @Test(
    "keeps its width, whatever the tabs are called, and shows no character that moves the cursor",
    arguments: [phone, mac, tallPad, narrowPad])
  func width(traits: Traits) {
    let long = String(repeating: "x\u{1B}", count: 60)
    let account = ReaderAccount(lists: [long], hashtags: [long, "a\nb"])
    var tabs = tabs(Reader.wideTabs(of: account), on: traits)
    tabs.customize(.setVisibility(.visible, of: "list/\(long)", in: .bar))
    for tab in [ReaderTab.list(id: long), .hashtag(name: "a\nb"), .home] {
      tabs.select(tab)
      let lines = Drawing(tabs).lines
      #expect(lines.allSatisfy { $0.count == Drawing.width(of: tabs.traits) })
      #expect(!lines.joined().contains("\u{1B}") && !lines.joined().contains("\n"))
    }
  }
}
