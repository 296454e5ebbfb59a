import NavState
import Testing

/// The examples of the type comments, with what their comments say.
@Suite("Type comments of tabs")
struct TabExampleTests {
  enum ReaderTab: Hashable {
    case home
    case inbox
    case lists
    case tags
    case settings
    case compose
    case search
    case list(Int)
  }

  struct List {
    let id: Int
  }

  enum App: NavigationScheme {
    enum Screen: Hashable {
      case thread(id: String)
      case results(String)
    }

    typealias Route = Screen
    typealias Tab = ReaderTab
  }

  @Test("a window's tabs are pushed to, selected, and selected again")
  func router() throws {
    let catalog = try TabCatalog<ReaderTab>([.home, .search])
    var tabs = TabRouter<App>(configuration: Configuration(rules: TabRules(catalog: catalog)))
    tabs.push(.thread(id: "7"))
    tabs[.search].push(.results("otter"))
    #expect(tabs.selection == .home && tabs[.search].path == [.results("otter")])
    let popped = tabs.select(.home)
    #expect(popped == .changed([.pane(.home, .stack(.popped([.thread(id: "7")])))]))
    let scrolled = tabs.select(.home)
    #expect(scrolled == .changed([.scrollToTop(.home)]))
  }

  @Test("a catalog is built from an enumeration, and from data")
  func catalog() throws {
    let lists = [List(id: 1), List(id: 2)]
    let fixed = try TabCatalog<ReaderTab>([.home, .inbox, .search])
    let catalog = try TabCatalog<ReaderTab>([
      .tab(.init(id: .home, customizationID: "home")),
      .tab(.init(id: .compose, kind: .action)),
      .tab(.init(id: .search, role: .search)),
      .section(.init(id: "lists", tabs: lists.map { .init(id: .list($0.id)) })),
    ])
    #expect(fixed.places == [.home, .inbox, .search])
    #expect(catalog.places == [.home, .search, .list(1), .list(2)])
  }

  @Test("a customization changes what is there")
  func customization() throws {
    let catalog = try Tabs(line: "home lists(a) tags(b)")
    var customization = TabCustomization()
    let hidden = customization.reduce(.setVisibility(.hidden, of: "lists", in: .bar), in: catalog)
    #expect(hidden == .changed([]))
    #expect(
      customization.reduce(.setSectionOrder(["tags", "lists"]), in: catalog) == .changed([]))
    let refused = customization.reduce(
      .setVisibility(.hidden, of: "compass", in: .bar), in: catalog)
    #expect(refused == .refused(.notThere))
  }

  @Test("a layout has five entries on a phone")
  func layout() throws {
    let catalog = try TabCatalog<ReaderTab>([
      .tab(.init(id: .home)), .tab(.init(id: .inbox)), .tab(.init(id: .search, role: .search)),
      .tab(.init(id: .lists)), .tab(.init(id: .tags)), .tab(.init(id: .settings)),
    ])
    let phone = Traits(horizontalSizeClass: .compact, idiom: .phone)
    let layout = TabLayout(catalog, selection: .settings, traits: phone)
    #expect(
      layout.bar == [
        .tab(.home), .tab(.inbox), .tab(.lists), .tab(.search), .more([.tags, .settings]),
      ])
    #expect(layout.selection == .more)
    #expect("\(layout)" == "bottomBar [home, inbox, lists, search, more(tags, *settings*)]")
  }
}
