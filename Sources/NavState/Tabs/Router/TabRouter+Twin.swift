// A tab that stands only in the sidebar, in a window that has none.

/// A screen of the tab that is shown, where another one may be selected.
public enum TabScreen<Scheme: NavigationScheme>: Hashable, Sendable {
  /// The root of the selected tab, on the stack of the one that stands for it.
  case tab(Scheme.Tab)
  /// A screen of the stack of either.
  case screen(Scheme.Route)
  /// A screen of either that owns a split view, or a selection of its columns.
  case column(SplitScreen<Scheme>)
}

extension TabScreen {
  /// The screen, as the stack of a tab has it.
  var route: Scheme.Route? {
    if case .screen(let route) = self { route } else { nil }
  }

  /// The screen, as columns have it: one of no column is one of the detail.
  var splitScreen: SplitScreen<Scheme>? {
    switch self {
    case .tab: nil
    case .screen(let route): .screen(route, in: .detail)
    case .column(let screen): screen
    }
  }
}

extension TabScreen: CustomStringConvertible {
  /// The tab, or the screen.
  public var description: String {
    switch self {
    case .tab(let tab): "\(tab)"
    case .screen(let route): "\(route)"
    case .column(let screen): "\(screen)"
    }
  }
}

extension TabRouter {
  /// The stack under the shown tab; a write is the user's.
  ///
  /// Where a selected tab has no entry, it stands on the stack of the one that is shown for it: first
  /// the screens of that, then the selected tab, then its own screens. Those of a tab that owns a split
  /// view are its ``ColumnNavigating/compactPath``. A write without the selected tab selects the one that
  /// is shown; one with another tab selects that. So nothing of it changes as a window gets narrow and
  /// wide again:
  ///
  /// ```swift
  /// NavigationStack(path: $tabs.shownPath) { … }  // in the tab `tabs.shownTab`
  /// ```
  ///
  /// A write that puts a selection where there are no columns changes nothing.
  ///
  /// Source: Apple's sample of tabs with a sidebar, which converts the selection and a path on a change
  /// of the size class.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens, and that of the layout.
  public var shownPath: RouteStack<TabScreen<Scheme>> {
    get {
      let shown = shownTab
      let path = screens(of: shown)
      guard shown != selection else { return RouteStack(path) }
      return RouteStack(path + [.tab(selection)] + screens(of: selection))
    }
    set { show(newValue, over: shownTab) }
  }

  /// The screens of a tab, or of its columns.
  private func screens(of tab: Tab) -> [TabScreen<Scheme>] {
    let pane = self[tab]
    guard pane.splitView != nil else { return pane.path.map { .screen($0) } }
    return pane.compactPath.map { .column($0) }
  }

  /// Takes over the screens of the tab that is shown, then those of another one on its stack, if there
  /// is one.
  private mutating func show(_ path: RouteStack<TabScreen<Scheme>>, over shown: Tab) {
    var lists: [(tab: Tab, screens: [TabScreen<Scheme>])] = [(shown, [])]
    for screen in path {
      if case .tab(let tab) = screen {
        lists.append((tab, []))
      } else {
        lists[lists.count - 1].screens.append(screen)
      }
    }
    // Only one tab stands on another one's stack: the first that is named.
    lists.removeSubrange(min(2, lists.count)...)
    if lists.count == 2, lists[1].tab == shown { lists.removeFirst() }
    let target = lists[lists.count - 1].tab
    let actions = lists.map { action(showing: $0.screens, in: $0.tab) }
    guard !actions.contains(nil) else { return }
    // The same again, which would be a second tap.
    if selection != target { _ = reduce(.select(target), in: .user) }
    guard selection == target else { return }
    for (list, action) in zip(lists, actions) {
      if let action { _ = reduce(.pane(action, tab: list.tab), in: .user) }
    }
  }

  /// What shows screens in a tab; `nil` for those of columns where there are none.
  private func action(
    showing screens: [TabScreen<Scheme>], in tab: Tab
  ) -> PaneAction<Scheme>? {
    guard self[tab].splitView != nil else {
      let routes = screens.compactMap(\.route)
      return routes.count == screens.count ? .stack(.set(RouteStack(routes))) : nil
    }
    return .column(.set(RouteStack(screens.compactMap(\.splitScreen))))
  }

  /// One step back from the root of a tab that stands on another one's stack: to that, which is shown.
  @inlinable
  mutating func goBackToTwin(_ shown: Tab, by cause: Cause) -> Event? {
    guard shown != selection, let index = rules.catalog.placeIndex(of: shown),
      !(cause == .user && rules.catalog.isDisabled(place: index))
    else { return nil }
    let event = show(index)
    visits = settled(visits)
    return event
  }
}
