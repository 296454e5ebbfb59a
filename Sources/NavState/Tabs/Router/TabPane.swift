/// The pane of one tab of a window, by itself.
///
/// What is done to it is done to the window, as an action that names the tab. It is how a view binds
/// to a tab that may not be the selected one:
///
/// ```swift
/// NavigationStack(path: $tabs[.home].path) { … }
/// tabs[.search].push(.results("otter"))
/// ```
///
/// A tab that is not in the catalog shows its root, and every action of it is refused.
public struct TabPane<Scheme: NavigationScheme>: ColumnNavigating, Hashable, Sendable {
  /// What a change tells the host.
  public typealias Event = TabRouter<Scheme>.Event

  /// What is pushed.
  public typealias Route = Scheme.Route

  /// What is presented.
  public typealias Destination = Scheme.Sheet

  @usableFromInline var tabs: TabRouter<Scheme>

  /// The tab.
  public let tab: Scheme.Tab

  @inlinable
  init(_ tabs: TabRouter<Scheme>, _ tab: Scheme.Tab) {
    self.tabs = tabs
    self.tab = tab
  }

  /// The router of the tab.
  @inlinable
  public var router: Router<Scheme> {
    let index = tabs.rules.catalog.placeIndex(of: tab)
    let pane = index.map { tabs.panes[$0] } ?? .initial
    return pane.router(under: tabs.paneConfiguration)
  }

  /// The split view of the tab, or `nil` if it owns a stack.
  @inlinable
  public var splitView: SplitViewState<Scheme>? {
    tabs.rules.catalog.placeIndex(of: tab).flatMap { tabs.pane(at: $0).splitView }
  }

  /// Performs an action of the tab's pane; a step back stays in it.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if there is no such tab.
  @inlinable
  @discardableResult
  public mutating func perform(
    _ action: PaneAction<Scheme>, in context: Context
  ) -> Outcome<Event> {
    tabs.reduce(.pane(action, tab: tab), in: context)
  }

  /// The screens above the root of the tab; a write is the user's.
  ///
  /// A write is ``RouteStack/Action/set(_:)`` with the cause ``Cause/user``; see ``Router/path``.
  @inlinable
  public var path: RouteStack<Scheme.Route> {
    get { router.stack }
    set { _ = perform(.stack(.set(newValue)), in: .user) }
  }

  /// The sheet on level 1 of the tab, or `nil`; a write is the user's.
  ///
  /// A write presents or dismisses with the cause ``Cause/user``; see ``Router/presentedSheet``.
  @inlinable
  public var presentedSheet: Scheme.Sheet? {
    get { router.presentedSheet }
    set { write(newValue) }
  }
}

extension TabRouter {
  /// The pane of a tab.
  ///
  /// Reading gives a copy; what is done to it in place is done to the window.
  ///
  /// - Parameter tab: The tab.
  @inlinable
  public subscript(tab: Tab) -> TabPane<Scheme> {
    get { TabPane(self, tab) }
    _modify {
      var pane = TabPane(self, tab)
      // Taken out, so that it is changed in place.
      panes = PaneList(count: 0)
      extras = nil
      defer { self = pane.tabs }
      yield &pane
    }
  }
}
