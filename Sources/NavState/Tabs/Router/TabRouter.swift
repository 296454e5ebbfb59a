/// A window's tabs, each with a pane of its own.
///
/// ```swift
/// var tabs = TabRouter<App>(configuration: Configuration(rules: TabRules(catalog: catalog)))
/// tabs.push(.thread(id: "7"))          // in the selected tab, home
/// tabs[.search].push(.results("otter"))  // in another one, which stays where it is
/// tabs.select(.home)                   // again: pops to the root
/// tabs.select(.home)                   // and again: .changed([.scrollToTop(.home)])
/// ```
///
/// Selecting a tab touches no other's pane, and nothing done to one touches another. A tab is one of
/// the catalog's places; one that nobody has been to is like one in its first state.
///
/// The catalog is part of the configuration. A new one settles the state: see ``Action/configure(_:)``.
///
/// Source: SwiftUI `TabView(selection:content:)`, with a `NavigationStack` in each tab.
public struct TabRouter<Scheme: NavigationScheme>: NavigationModel {
  /// What tells the tabs apart.
  public typealias Tab = Scheme.Tab

  @usableFromInline var home: Configuration<TabRules<Tab>>

  /// What only some windows have.
  @usableFromInline var extras: TabExtras<Scheme>?

  /// The visits, unless the extras have them.
  @usableFromInline var recent: TabVisits

  /// The panes, one for each place of the catalog, in its order.
  ///
  /// They stand before what is small, so that it fills up their last word.
  @usableFromInline var panes: PaneList<Scheme>

  /// The position of the selected tab among the catalog's places.
  @usableFromInline var selected: Int32

  /// Creates a window that shows its first visible tab.
  ///
  /// - Parameter configuration: Its rules, with the catalog, and traits.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  @inlinable
  public init(configuration: Configuration<TabRules<Tab>>) {
    home = configuration
    panes = PaneList(under: configuration.rules)
    recent = TabVisits()
    selected = Int32(truncatingIfNeeded: configuration.rules.catalog.firstVisiblePlace)
  }

  /// A rule that tabs keep.
  public enum Violation: Error, Hashable, Sendable {
    /// The selected tab is hidden, or there is none.
    case selectionHidden
    /// The router of a tab breaks a rule.
    case router(Tab, Router<Scheme>.Violation)
    /// The split view of a tab breaks a rule.
    indirect case splitView(Tab, SplitViewState<Scheme>.Violation)
    /// A tab owns a split view where the catalog says a stack, or the other way round.
    case otherPane(Tab)
    /// The router of a tab has a question of its own.
    case strayQuestion(Tab)
    /// A visit is of no place, of the one visited right before or after, or one too many.
    case visitsOutOfOrder
    /// A parked tab is in the catalog, is parked twice, has nothing to keep, or is one too many.
    case parkedOutOfOrder
    /// A path is noted as emptied that is not empty.
    case notEmptied
    /// The action that waits for an answer would take away nothing that is marked.
    case nothingAsked
  }

  /// Whether two windows are at equal places under equal configurations.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tabs and of their screens.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.selected == right.selected && left.recent == right.recent && left.panes == right.panes
      && left.extras == right.extras && left.home == right.home
  }

  /// Feeds the place and the configuration to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  /// - Complexity: O(*n*), where *n* is the number of tabs and of their screens.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(selected)
    hasher.combine(recent)
    hasher.combine(panes)
    hasher.combine(extras)
    hasher.combine(home)
  }
}

// MARK: - Configuration

extension TabRouter {
  /// The rules and traits, as decoders and other windows take them.
  @inlinable
  public var configuration: Configuration<TabRules<Tab>> { home }

  /// The rules.
  @inlinable
  public var rules: TabRules<Tab> { home.rules }

  /// The tabs that there are.
  @inlinable
  public var catalog: TabCatalog<Tab> { home.rules.catalog }

  /// What is known of the window; the size classes are always known.
  @inlinable
  public var traits: Traits { home.traits }
}

// MARK: - Extras

/// What only some windows have: one pointer for all of it.
///
/// It is there only if something differs from the first state, so that equal windows store equal
/// parts.
@usableFromInline
indirect enum TabExtras<Scheme: NavigationScheme>: Hashable, Sendable {
  case parts(TabParts<Scheme>)

  @inlinable
  var parts: TabParts<Scheme> {
    switch self {
    case .parts(let parts): parts
    }
  }
}

@usableFromInline
struct TabParts<Scheme: NavigationScheme>: Hashable, Sendable {
  /// A tab that is no longer in the catalog, with its pane.
  @usableFromInline
  struct Parked: Hashable, Sendable {
    @usableFromInline var tab: Scheme.Tab
    @usableFromInline var pane: PaneStorage<Scheme>

    @inlinable
    init(tab: Scheme.Tab, pane: PaneStorage<Scheme>) {
      self.tab = tab
      self.pane = pane
    }
  }

  /// Removed tabs, the one removed first at the front.
  @usableFromInline var parked: [Parked]

  /// The visits, if they don't fit into one word.
  @usableFromInline var visits: [Int]

  @usableFromInline var customization: TabCustomization

  @usableFromInline var bar: TabBarState

  /// Whether the platform has emptied the path of the selected tab, and nothing happened since.
  @usableFromInline var isEmptied: Bool

  /// The action that waits for an answer.
  @usableFromInline var pending: Step<TabRouter<Scheme>.Action>?

  @inlinable
  init() {
    parked = []
    visits = []
    customization = TabCustomization()
    bar = TabBarState()
    isEmptied = false
  }

  @inlinable
  var isEmpty: Bool {
    parked.isEmpty && visits.isEmpty && !isEmptied && pending == nil && bar == TabBarState()
      && customization == TabCustomization()
  }
}

extension TabRouter {
  /// What only some windows have, or nothing of it.
  @inlinable
  var parts: TabParts<Scheme> {
    get { extras?.parts ?? TabParts() }
    set { extras = newValue.isEmpty ? nil : .parts(newValue) }
  }

  /// Removed tabs with their panes, the one removed first at the front.
  @inlinable
  var parked: [TabParts<Scheme>.Parked] { extras?.parts.parked ?? [] }

  /// Whether the platform has emptied the path of the selected tab, and nothing happened since.
  @inlinable
  var isEmptied: Bool { extras?.parts.isEmptied ?? false }
}
