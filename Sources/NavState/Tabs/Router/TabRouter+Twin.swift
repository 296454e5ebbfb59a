// A tab that stands only in the sidebar, in a window that has none.

/// A screen of the tab that is shown, where another one may be selected.
public enum TabScreen<Scheme: NavigationScheme>: Hashable, Sendable {
  /// The root of the selected tab, on the stack of the one that stands for it.
  case tab(Scheme.Tab)
  /// A screen of the stack of either.
  case screen(Scheme.Route)
}

extension TabScreen: CustomStringConvertible {
  /// The tab, or the screen.
  public var description: String {
    switch self {
    case .tab(let tab): "\(tab)"
    case .screen(let route): "\(route)"
    }
  }
}

extension TabRouter {
  /// The stack under the shown tab; a write is the user's.
  ///
  /// Where a selected tab has no entry, it stands on the stack of the one that is shown for it: first
  /// the screens of that, then the selected tab, then its own screens. A write without the selected tab
  /// selects the one that is shown; one with another tab selects that. So nothing of it changes as a
  /// window gets narrow and wide again:
  ///
  /// ```swift
  /// NavigationStack(path: $tabs.shownPath) { … }  // in the tab `tabs.shownTab`
  /// ```
  ///
  /// Source: Apple's sample of tabs with a sidebar, which converts the selection and a path on a change
  /// of the size class.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens, and that of the layout.
  public var shownPath: RouteStack<TabScreen<Scheme>> {
    get {
      let shown = shownTab
      var path = RouteStack<TabScreen<Scheme>>()
      for route in self[shown].path { path.append(.screen(route)) }
      guard shown != selection else { return path }
      path.append(.tab(selection))
      for route in self[selection].path { path.append(.screen(route)) }
      return path
    }
    set {
      let shown = shownTab
      let target = newValue.lazy.compactMap { screen in
        if case .tab(let tab) = screen { tab } else { nil }
      }.first
      // The same again, which would be a second tap.
      if selection != target ?? shown { _ = reduce(.select(target ?? shown), in: .user) }
      guard selection == target ?? shown else { return }
      var current = shown
      var stacks: [Tab: RouteStack<Scheme.Route>] = [shown: []]
      for screen in newValue {
        switch screen {
        case .tab(let tab):
          current = tab
          stacks[tab] = []
        case .screen(let route): stacks[current]?.append(route)
        }
      }
      for tab in [shown, target ?? shown] {
        guard let stack = stacks[tab], self[tab].path != stack else { continue }
        _ = reduce(.pane(.stack(.set(stack)), tab: tab), in: .user)
      }
    }
  }

  /// The position of the tab that stands for the selected one, if another one does.
  @inlinable
  func twinIndex() -> Int? {
    let shown = shownTab
    return shown == selection ? nil : rules.catalog.placeIndex(of: shown)
  }

  /// One step back from the root of a tab that stands on another one's stack: to that.
  @inlinable
  mutating func goBackToTwin(by cause: Cause) -> Event? {
    guard let index = twinIndex(), !(cause == .user && rules.catalog.isDisabled(place: index))
    else { return nil }
    let event = show(index)
    visits = settled(visits)
    return event
  }
}
