/// The rules that the tabs of a window live under.
///
/// ```swift
/// let rules = TabRules(catalog: try TabCatalog(AppTab.allCases), back: .history)
/// var tabs = TabRouter<App>(configuration: Configuration(rules: rules))
/// ```
public struct TabRules<Tab: Hashable & Sendable>: Hashable, Sendable {
  /// The tabs that there are.
  public let catalog: TabCatalog<Tab>

  /// The rules of the router of each tab.
  public var router: RouterRules { routers.rules }

  /// What selecting the selected tab again does.
  public let reselecting: ReselectRule

  /// Where a step back leads when the selected tab has nothing left.
  public let back: TabBackRule

  /// The number of visits that are remembered; the oldest go.
  public let visits: Int

  /// The number of removed tabs that are parked; the oldest are dropped, and 0 parks none.
  public let parking: Int

  /// What selecting the tab with the role search does.
  public let searchActivation: SearchActivation

  /// When the bar makes itself small.
  public let minimizing: TabMinimizing

  /// Whether a visit is noted by adding it, and one too many goes by itself.
  @usableFromInline let packsVisits: Bool

  /// What the routers are configured with: one storage for all of them.
  @usableFromInline let routers: Configuration<RouterRules>

  /// The rules of the split view of each place that owns one, by position; none where no place does.
  @usableFromInline let splitViews: [SplitRules?]

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - catalog: The tabs that there are.
  ///   - router: The rules of the router of each tab.
  ///   - reselecting: What selecting the selected tab again does.
  ///   - back: Where a step back leads when the selected tab has nothing left.
  ///   - visits: The number of visits that are remembered; a negative one counts as 0.
  ///   - parking: The number of removed tabs that are parked; a negative one counts as 0.
  ///   - searchActivation: What selecting the tab with the role search does.
  ///   - minimizing: When the bar makes itself small.
  public init(
    catalog: TabCatalog<Tab>, router: RouterRules = RouterRules(),
    reselecting: ReselectRule = .popToRootThenScroll, back: TabBackRule = .none, visits: Int = 8,
    parking: Int = 16, searchActivation: SearchActivation = .automatic,
    minimizing: TabMinimizing = .automatic
  ) {
    self.catalog = catalog
    self.reselecting = reselecting
    self.back = back
    self.visits = max(0, visits)
    packsVisits = visits == TabVisits.packedCount && back != .history
    self.parking = max(0, parking)
    self.searchActivation = searchActivation
    self.minimizing = minimizing
    let routers: Configuration<RouterRules> =
      router == RouterRules() ? .standard : Configuration(rules: router)
    self.routers = routers
    splitViews = catalog.splitViews.map { $0?.replacing(routers: routers) }
  }
}

extension TabRules {
  /// The rules of the split view of a tab, or `nil` if it owns none, or is no place.
  @inlinable
  func splitView(of tab: Tab) -> SplitRules? {
    splitViews.isEmpty ? nil : catalog.placeIndex(of: tab).flatMap { splitView(at: $0) }
  }

  /// The rules of the split view of the place at a position, or `nil` if that owns a stack.
  @inlinable
  func splitView(at index: Int) -> SplitRules? {
    splitViews.indices.contains(index) ? splitViews[index] : nil
  }

  /// The same rules over other tabs.
  ///
  /// ```swift
  /// tabs.configure(tabs.rules.replacing(catalog: signedOut))
  /// ```
  ///
  /// - Parameter catalog: The tabs that there are.
  /// - Returns: The rules.
  public func replacing(catalog: TabCatalog<Tab>) -> TabRules {
    TabRules(
      catalog: catalog, router: router, reselecting: reselecting, back: back, visits: visits,
      parking: parking, searchActivation: searchActivation, minimizing: minimizing)
  }
}

/// What selecting the selected tab again does.
///
/// Source: UIKit `UITabBarController`, which pops the selected navigation controller to its root, and
/// the field's convention that a second tap scrolls to the top.
public enum ReselectRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// It pops to the root; at the root it asks to scroll to the top.
  case popToRootThenScroll
  /// It pops to the root, and does nothing there.
  case popToRoot
  /// It asks to scroll to the top, whatever is pushed.
  case scrollToTop
  /// It does nothing.
  case nothing
}

/// Where a step back leads when the selected tab has nothing left.
///
/// The rules that go by the order pass over a tab that another one is shown for in a narrow window.
///
/// Source: React Navigation's `backBehavior`, over the places that the user can see.
public enum TabBackRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nowhere: the host decides.
  case none
  /// To the first visible tab; nowhere if that is disabled and the user asks.
  case first
  /// To the tab declared before the selected one.
  case declaredOrder
  /// To the tab visited before; each is visited once, where it was visited last.
  case history
  /// To the tab visited before; each visit counts.
  case fullHistory
}

/// What selecting the tab with the role search does.
///
/// Source: SwiftUI `TabSearchActivation`.
public enum SearchActivation: String, Hashable, Sendable, Codable, CaseIterable {
  /// It shows the tab.
  case automatic
  /// It shows the tab with its search begun; ending that leads to the tab selected before.
  case searchTabSelection
}

/// The catalog under `"catalog"`, and each rule under its name where it differs from the default.
extension TabRules: Codable where Tab: Codable {
  private enum CodingKeys: String, CodingKey {
    case catalog
    case router
    case reselecting
    case back
    case visits
    case parking
    case searchActivation
    case minimizing
  }

  /// Encodes the rules.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let defaults = TabRules(catalog: catalog)
    try container.encode(catalog, forKey: .catalog)
    if router != defaults.router { try container.encode(router, forKey: .router) }
    if reselecting != defaults.reselecting {
      try container.encode(reselecting, forKey: .reselecting)
    }
    if back != defaults.back { try container.encode(back, forKey: .back) }
    if visits != defaults.visits { try container.encode(visits, forKey: .visits) }
    if parking != defaults.parking { try container.encode(parking, forKey: .parking) }
    if searchActivation != defaults.searchActivation {
      try container.encode(searchActivation, forKey: .searchActivation)
    }
    if minimizing != defaults.minimizing { try container.encode(minimizing, forKey: .minimizing) }
  }

  /// Decodes rules, with the default for what is not there but the catalog.
  ///
  /// - Throws: A `DecodingError` for a catalog that is missing or broken, a rule of another type, or
  ///   a number that is negative.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let defaults = TabRules(catalog: try container.read(.catalog))
    self.init(
      catalog: defaults.catalog,
      router: try container.readIfPresent(.router) ?? defaults.router,
      reselecting: try container.readIfPresent(.reselecting) ?? defaults.reselecting,
      back: try container.readIfPresent(.back) ?? defaults.back,
      visits: try container.count(.visits) ?? defaults.visits,
      parking: try container.count(.parking) ?? defaults.parking,
      searchActivation: try container.readIfPresent(.searchActivation)
        ?? defaults.searchActivation,
      minimizing: try container.readIfPresent(.minimizing) ?? defaults.minimizing)
  }
}

extension CodingUserInfoKey {
  /// Where a decoder finds the `Configuration<TabRules<Tab>>` of the tabs it decodes.
  public static let tabConfiguration = CodingUserInfoKey(naming: "NavState.TabConfiguration")
}

extension Dictionary where Key == CodingUserInfoKey {
  /// What the tabs of a reading are configured with, if that is said.
  func tabConfiguration<Tab>(of tab: Tab.Type) -> Configuration<TabRules<Tab>>? {
    self[.tabConfiguration] as? Configuration<TabRules<Tab>>
  }
}

extension TabRules: RouterConfiguringRules {}
