import Foundation
import NavState
import Testing

private enum ShopRoute: Hashable, Sendable, Codable {
  case product(id: Int)
}

private enum ShopSheet: Hashable, Sendable, Codable, Identifiable {
  case cart

  var id: String { "cart" }
}

enum ShopTab: Hashable, Sendable, Codable {
  case home, search, orders
  case scan
  case category(String)
}

private enum Shop: CodableScheme {
  typealias Route = ShopRoute
  typealias Sheet = ShopSheet
  typealias Tab = ShopTab
}

/// What the README shows of tabs; `ReadmeTests` holds it to these lines.
@Suite("README, on tabs")
@MainActor
struct TabTaskTests {
  private typealias Event = TabRouter<Shop>.Event

  private func shop() throws -> TabRouter<Shop> {
    let catalog = try TabCatalog<ShopTab>([.home, .search, .orders])
    return TabRouter(
      configuration: Configuration(rules: TabRules(catalog: catalog, back: .history)))
  }

  @Test("select, push, go back, select again")
  func selecting() throws {
    let catalog = try TabCatalog<ShopTab>([.home, .search, .orders])
    let rules = TabRules(catalog: catalog, back: .history)
    var tabs = TabRouter<Shop>(configuration: Configuration(rules: rules))

    tabs.push(.product(id: 7))  // in the selected tab, home
    tabs.select(.search, in: .user)  // selected(search, previous: home)
    tabs[.orders].push(.product(id: 8))  // in another one, which stays where it is
    tabs.back(in: .user)  // selected(home, previous: search)
    tabs.select(.home, in: .user)  // again: popped([product(id: 7)])
    tabs.select(.home, in: .user)  // and again: scrollToTop(home)

    #expect(tabs.selection == .home && tabs.path.isEmpty)
    #expect(tabs[.orders].path == [.product(id: 8)])
  }

  @Test("test tabs, each by itself")
  func testing() throws {
    var tabs = try shop()
    tabs.push(.product(id: 7))
    let search = tabs[.search].router

    #expect(tabs.select(.orders, in: .user) == .changed(.selected(.orders, previous: .home)))
    #expect(tabs[.home].path == [.product(id: 7)] && tabs[.search].router == search)
    #expect(tabs.back(in: .user) == .changed(.selected(.home, previous: .orders)))
    #expect(
      tabs.select(.home, in: .user)
        == .changed(.pane(.home, .stack(.popped([.product(id: 7)])))))
    #expect(tabs.select(.home, in: .user) == .changed(.scrollToTop(.home)))
  }

  @Test("declare tabs from data, and change them")
  func changing() throws {
    var tabs = try shop()
    tabs[.orders].push(.product(id: 8))
    let categories = ["books", "tea"]
    let signedOut = TabRules(catalog: try TabCatalog<ShopTab>([.home, .search]))

    let catalog = try TabCatalog<ShopTab>([
      .tab(.init(id: .home)), .tab(.init(id: .orders, customizationID: "orders", badge: .count(2))),
      .tab(.init(id: .scan, kind: .action)), .tab(.init(id: .search, role: .search)),
      .section(.init(id: "categories", tabs: categories.map { .init(id: .category($0)) })),
    ])
    tabs.configure(signedOut)  // parked(orders)
    tabs.configure(TabRules(catalog: catalog))  // returned(orders), with its screens
    tabs.select(.scan, in: .user)  // intercepted(scan): nothing moved, the app scans

    #expect(tabs[.orders].path == [.product(id: 8)] && tabs.selection == .home)
    var again = try shop()
    again[.orders].push(.product(id: 8))
    #expect(again.configure(signedOut) == .changed(.parked(.orders)))
    #expect(again.configure(TabRules(catalog: catalog)) == .changed(.returned(.orders)))
    #expect(again.select(.scan, in: .user) == .changed(.intercepted(.scan)))
  }

  @Test("let people change the tabs that are declared, and lay them out")
  func layingOut() throws {
    let categories = ["books", "tea"]
    let catalog = try TabCatalog<ShopTab>([
      .tab(.init(id: .home)), .tab(.init(id: .orders, customizationID: "orders", badge: .count(2))),
      .tab(.init(id: .scan, kind: .action)), .tab(.init(id: .search, role: .search)),
      .section(.init(id: "categories", tabs: categories.map { .init(id: .category($0)) })),
    ])
    var tabs = TabRouter<Shop>(configuration: Configuration(rules: TabRules(catalog: catalog)))

    tabs.customize(.setBarSlots(["orders"]))
    tabs.adapt(to: Traits(horizontalSizeClass: .compact, idiom: .phone))
    let bar = tabs.layout.bar  // orders, home, scan, search, and More with the categories
    let onMac = tabs.layout(for: Traits(idiom: .mac)).sidebar  // home, orders, scan, search, …

    #expect(
      bar == [
        .tab(.orders), .tab(.home), .tab(.scan), .tab(.search),
        .more([.category("books"), .category("tea")]),
      ])
    #expect(
      onMac == [
        .tab(.home), .tab(.orders), .tab(.scan), .tab(.search),
        .section("categories", [.category("books"), .category("tea")]),
      ])
  }

  @Test("keep tabs, and read them again under the catalog")
  func keeping() throws {
    var tabs = try shop()
    tabs[.orders].push(.product(id: 8))

    let data = try JSONEncoder().encode(tabs)  // {"selected": {"home": {}}, "panes": […]}
    let decoder = JSONDecoder()
    decoder.userInfo[.tabConfiguration] = tabs.configuration
    let restored = try decoder.decode(TabRouter<Shop>.self, from: data)  // == tabs

    #expect(restored == tabs)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TabRouter<Shop>.self, from: data)
    }
  }

  @Test("perform what only events tell")
  func hearing() throws {
    let catalog = try TabCatalog<ShopTab>([
      .tab(.init(id: .home)), .tab(.init(id: .scan, kind: .action)),
    ])
    let host = Host(
      TabRouter<Shop>(configuration: Configuration(rules: TabRules(catalog: catalog))))
    var scrolled: [ShopTab] = []
    func scrollToTop(_ tab: ShopTab) { scrolled.append(tab) }

    host.onOutcome = { [unowned host] outcome in
      for event in outcome.events {
        switch event {
        case .intercepted(.scan): host.send(.pane(.sheet(.present(.cart))))
        case .scrollToTop(let tab): scrollToTop(tab)
        default: break
        }
      }
    }

    host.send(.select(.scan), in: .user)
    host.send(.select(.home), in: .user)
    #expect(host.state[.home][sheet: 1] == .cart && scrolled == [.home])
  }
}
