import Foundation
import NavState
import Testing

private enum ShopRoute: Hashable, Sendable, Codable {
  case product(id: Int)
}

enum ShopShelf: Hashable, Sendable, Codable {
  case offers
  case category(String)
}

private enum Shop: CodableScheme {
  typealias Route = ShopRoute
  typealias Tab = ShopTab
  typealias SidebarItem = ShopShelf
  typealias ContentItem = Int
}

/// What the README shows of split views; `ReadmeTests` holds it to these lines.
@Suite("README, on split views")
struct SplitTaskTests {
  private typealias Event = SplitViewState<Shop>.Event

  @Test("select, push, turn, go back")
  func selecting() {
    var shop = SplitViewState<Shop>()  // a sidebar and a detail
    shop.adapt(to: Traits(horizontalSizeClass: .compact))

    shop.select(sidebar: [.offers], in: .user)  // selectedSidebar(offers, previous: nothing)
    shop.push(.product(id: 7))
    let phone = shop.collapsedStack  // sidebar, detail, product(id: 7)

    shop.adapt(to: Traits(horizontalSizeClass: .regular))
    let pad = shop.layout.visibility  // all: the sidebar, and beside it the detail with its product
    shop.back(in: .user)  // popped([product(id: 7)])
    shop.back(in: .user)  // unhandled: both are at their roots

    shop.adapt(to: Traits(horizontalSizeClass: .compact))
    shop.back(in: .user)  // selectedSidebar(nothing, previous: offers)
    shop.back(in: .user)  // unhandled

    #expect(
      Array(phone) == [
        .root(.sidebar), .root(.detail), .screen(.product(id: 7), in: .detail),
      ])
    #expect(phone.map { "\($0)" } == ["sidebar", "detail", "product(id: 7)"])
    #expect(pad == .all && shop.sidebarSelection.isEmpty && shop.path.isEmpty)

    var again = SplitViewState<Shop>()
    again.adapt(to: Traits(horizontalSizeClass: .compact))
    let selected = again.select(sidebar: [.offers], in: .user)
    #expect(selected == .changed(.column(.selectedSidebar([.offers], previous: []))))
    #expect(
      "\(selected.events)" == "[selectedSidebar(offers, previous: nothing)]")
    again.push(.product(id: 7))
    again.adapt(to: Traits(horizontalSizeClass: .regular))
    #expect(again.back(in: .user) == .changed(.pane(.stack(.popped([.product(id: 7)])))))
    #expect(again.back(in: .user) == .unhandled)
    again.adapt(to: Traits(horizontalSizeClass: .compact))
    #expect(
      again.back(in: .user) == .changed(.column(.selectedSidebar([], previous: [.offers]))))
    #expect(again.back(in: .user) == .unhandled)
  }

  @Test("have three columns, and show, hide and end them")
  func three() {
    let rules = SplitRules(
      columns: .three, content: LeadingColumnRules(selectionLimit: LeadingColumnRules.anyNumber))
    var shop = SplitViewState<Shop>(configuration: Configuration(rules: rules))

    shop.select(sidebar: [.offers])
    shop.select(content: [7, 12])  // a set: the detail shows both
    shop.showDetail(.product(id: 7))  // the only screen of the detail's stack
    shop.toggleSidebar()  // as the button does: all, then doubleColumn
    shop.dismiss(.detail)  // selectedContent(nothing, previous: [12, 7]), popped([product(id: 7)])

    #expect(shop.visibility == .all)
    #expect(shop.sidebarItem == .offers && shop.contentSelection.isEmpty && shop.path.isEmpty)
    shop.toggleSidebar()
    #expect(shop.visibility == .doubleColumn)
    shop.select(content: [7, 12])
    shop.showDetail(.product(id: 7))
    let dismissed = shop.dismiss(.detail)
    #expect(
      dismissed
        == .changed([
          .column(.selectedContent([], previous: [7, 12])),
          .pane(.stack(.popped([.product(id: 7)]))),
        ]))
    #expect("\(dismissed.events)".contains("selectedContent(nothing, previous: [12, 7])"))
    shop.select(content: [7])
    #expect(shop[.detail].mark(.root).isChanged)
    shop.select(content: [12])
    #expect(shop.pendingPlaces == [SplitPlace(.root)] && shop.contentSelection == [7])
  }

  @Test("know where a step back leads, and remember places")
  func goingBack() {
    var shop = SplitViewState<Shop>()
    shop.adapt(to: Traits(horizontalSizeClass: .compact))
    shop.select(sidebar: [.offers])

    let step = shop.backStep  // on a phone, at offers: leading(sidebar), the selection goes
    shop.configure(SplitRules(back: .latest, history: 20))  // all rules anew: of two columns
    shop.select(sidebar: [.category("tea")])
    shop.back()  // selectedSidebar(offers, previous: category("tea"))

    #expect(step == .leading(.sidebar) && shop.sidebarItem == .offers)
    #expect(shop.backStep == nil && shop.back() == .unhandled)
  }

  @Test("have a column beside, and an inspector")
  func beside() {
    var shop = SplitViewState<Shop>()

    shop.isSecondaryWanted = true
    shop[.secondary].push(.product(id: 8))  // in its own router, whether it is shown or not
    shop.isInspectorPresented = true
    let phone = shop.layout(for: Traits(horizontalSizeClass: .compact))
    let inspector = phone.inspector  // sheet; where there is room it is a column
    let isBeside = phone.isSecondaryShown  // false; where there is room it is true

    #expect(inspector == .sheet && shop.layout.inspector == .column)
    #expect(!isBeside && shop.layout.isSecondaryShown)
    #expect(shop[.secondary].path == [.product(id: 8)] && shop.path.isEmpty)
  }

  @Test("have columns in a tab")
  func tabs() throws {
    let catalog = try TabCatalog<ShopTab>([
      .tab(.init(id: .home, splitView: SplitRules())), .tab(.init(id: .orders)),
    ])
    var tabs = TabRouter<Shop>(configuration: Configuration(rules: TabRules(catalog: catalog)))

    tabs.select(sidebar: [.offers], in: .user)  // selectedSidebar(offers, …) in home
    tabs[.home].push(.product(id: 7))
    tabs[.orders].select(sidebar: [.offers])  // refused(notThere): it owns a stack

    #expect(tabs[.home].sidebarItem == .offers && tabs[.home].path == [.product(id: 7)])
    #expect(tabs[.orders].select(sidebar: [.offers]) == .refused(.notThere))
    let selected = tabs.select(sidebar: [.category("tea")])
    #expect(
      selected.events.first
        == .column(.home, .selectedSidebar([.category("tea")], previous: [.offers])))
    #expect("\(selected.events)".contains("previous: offers) in home"))
  }

  @Test("be one stack where there is no room")
  func shapes() {
    var shop = SplitViewState<Shop>()
    shop.select(sidebar: [.offers])
    shop.push(.product(id: 7))

    let path = shop.compactPath  // with a product shown: offers, product(id: 7) in detail
    shop.compactPath.removeAll()  // popped, and nothing is selected
    shop.compactPath = path  // and all is there again

    #expect(path == [.sidebarSelection([.offers]), .screen(.product(id: 7), in: .detail)])
    #expect(path.map { "\($0)" } == ["offers", "product(id: 7) in detail"])
    #expect(shop.sidebarItem == .offers && shop.path == [.product(id: 7)])
    shop.compactPath.removeAll()
    #expect(shop.sidebarSelection.isEmpty && shop.path.isEmpty)
    let link = Context(cause: .link)
    #expect(shop.reduce(.set(path), in: link).isChanged && shop.compactPath == path)
    #expect(shop.reduce(.set(RouteStack(path.reversed())), in: link) == .refused(.outOfOrder))
    #expect(shop.compactPath == path, "whole or not at all")
  }

  @Test("keep a split view, and read it again under its rules")
  func keeping() throws {
    let rules = SplitRules(columns: .three)
    var shop = SplitViewState<Shop>(configuration: Configuration(rules: rules))
    shop.select(sidebar: [.offers])
    shop.select(content: [7])

    let data = try JSONEncoder().encode(shop)  // {"sidebar": {"selection": […]}, "detail": {…}, …}
    let decoder = JSONDecoder()
    decoder.userInfo[.splitConfiguration] = shop.configuration
    let restored = try decoder.decode(SplitViewState<Shop>.self, from: data)  // == shop

    #expect(restored == shop)
  }

  @Test("ask the tables what a window is")
  func devices() {
    let shop = SplitViewState<Shop>()

    let half = DeviceTable.apple.traits(
      on: .pad, size: .small, in: .half, orientation: .landscape)
    let isOneStack = shop.layout(for: half).isCollapsed  // true: of compact width

    #expect(isOneStack && half.horizontalSizeClass == .compact)
    let large = DeviceTable.apple.traits(
      on: .pad, size: .large, in: .half, orientation: .landscape)
    #expect(!shop.layout(for: large).isCollapsed)
  }
}
