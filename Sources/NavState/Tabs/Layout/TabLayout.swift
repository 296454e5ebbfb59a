/// Where the tabs of a window stand on screen.
///
/// A projection of what is declared, what a person changed, what is selected and what room there is:
/// it is never stored, and changes none of them, so that turning a phone and turning it back, or
/// making a window narrow and wide again, ends where it began.
///
/// ```swift
/// let phone = Traits(horizontalSizeClass: .compact, idiom: .phone)
/// let layout = TabLayout(catalog, selection: .settings, traits: phone)
/// layout.bar  // [.tab(.home), .tab(.inbox), .tab(.lists), .tab(.search), .more([.tags, .settings])]
/// layout.selection  // .more
/// ```
///
/// | Window | Style | What stands there |
/// |---|---|---|
/// | phone, watch, car; compact width, but on Mac and TV | ``Style/bottomBar`` | each tab by itself, at most five entries: else four, then ``Entry/more(_:)`` |
/// | pad, or device not known | ``Style/topBar`` or ``Style/sidebar``, by ``TabBarState/placement`` | bar: tabs, and each section as one entry |
/// | Mac, TV | ``Style/sidebar`` | tabs, then sections with theirs |
/// | vision | ``Style/ornament`` | as in a bar at the top |
///
/// In a bar, what a person put first stands first, the others in declared order, what is pinned behind
/// them and the search last, before More. In the sidebar, tabs without a section stand first; sections
/// and their tabs stand in the person's order.
///
/// What the catalog hides stands nowhere. Where a person, or the declaration, hides all places of a
/// bar or the sidebar, that is ignored there, so that there is always a place to go to.
///
/// Source: SwiftUI `TabViewStyle.sidebarAdaptable`, `TabPlacement`; UIKit `UITabBarController`, whose
/// bar has five items.
public struct TabLayout<Tab: Hashable & Sendable>: Hashable, Sendable {
  /// How the tabs are shown.
  public let style: Style

  /// What stands in the bar, in order; empty where there is a sidebar.
  public let bar: [Entry]

  /// What stands in the sidebar, in order; empty where there is a bar.
  public let sidebar: [Entry]

  /// Where the selection shows.
  public let selection: Selection

  /// The tab that a host marks as selected: the selection, or what stands for it.
  public let shownTab: Tab

  /// Whether scrolling can minimize the bar, which it does on a phone only.
  ///
  /// Source: SwiftUI `View.tabBarMinimizeBehavior(_:)`.
  public let minimizes: Bool

  /// Whether the bar is minimized.
  public let isMinimized: Bool

  /// How the accessory at the bar is shown; `nil` if there is none.
  public let accessory: Accessory?

  /// Lays out the tabs of a window.
  ///
  /// - Parameters:
  ///   - catalog: What is declared.
  ///   - customization: What a person changed.
  ///   - selection: The tab that is selected.
  ///   - bar: How the tabs are shown, as far as the app or the user has a say.
  ///   - minimizing: When a phone's bar makes room for what is scrolled.
  ///   - traits: How much room there is, and on what device.
  /// - Complexity: O(*n* log *m*), where *n* is the number of tabs and sections and *m* that of the
  ///   ids in the customization.
  public init(
    _ catalog: TabCatalog<Tab>, customization: TabCustomization = TabCustomization(),
    selection: Tab, bar: TabBarState = TabBarState(), minimizing: TabMinimizing = .automatic,
    traits: Traits
  ) {
    style = Style(on: traits, placement: bar.placement)
    let arrangement = TabArrangement(catalog, by: customization)
    self.bar =
      switch style {
      case .bottomBar: arrangement.bottomBar
      case .topBar, .ornament: arrangement.sectionedBar
      case .sidebar: []
      }
    sidebar = style == .sidebar ? arrangement.sidebar : []
    self.selection = Selection(
      of: selection, among: style == .sidebar ? sidebar : self.bar, style: style, in: catalog)
    shownTab = if case .twin(let twin) = self.selection { twin } else { selection }
    minimizes = traits.idiom == .phone && minimizing != .never
    isMinimized = minimizes && bar.isMinimized
    accessory = bar.isAccessoryEnabled ? (isMinimized ? .inline : .expanded) : nil
  }
}

extension TabLayout {
  /// How tabs are shown.
  ///
  /// Source: SwiftUI `TabBarPlacement`.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// A bar at the bottom.
    case bottomBar
    /// A bar at the top.
    case topBar
    /// A list at the side.
    case sidebar
    /// A bar beside the window.
    case ornament
  }

  /// What stands in a bar or the sidebar.
  public enum Entry: Hashable, Sendable {
    /// A tab.
    case tab(Tab)
    /// A section, by its identity, with its tabs; there is at least one.
    case section(String, [Tab])
    /// The tabs that found no room in a bottom bar; there is at least one.
    ///
    /// Source: UIKit `UITabBarController.moreNavigationController`.
    case more([Tab])
  }

  /// Where the selection shows.
  public enum Selection: Hashable, Sendable {
    /// At the entry of this tab, the selection itself.
    case tab(Tab)
    /// Inside the entry of this section.
    case section(String)
    /// Inside More.
    case more
    /// It has no entry in a bottom bar, and this place stands for it: its
    /// ``TabCatalog/Item/compactTwin`` if that has an entry, else the first place that has one.
    case twin(Tab)
    /// At no entry: it has none in a bar that shows sections, or in the sidebar.
    case nowhere
  }

  /// How the accessory at a bar is shown.
  ///
  /// Source: SwiftUI `TabViewBottomAccessoryPlacement`.
  public enum Accessory: String, Hashable, Sendable, Codable, CaseIterable {
    /// By itself, above the bar.
    case expanded
    /// In the bar, which is minimized.
    case inline
  }
}
