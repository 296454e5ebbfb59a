// What views read and bind to. Each write is an action with the cause ``Cause/user``.

extension TabRouter {
  /// The selected tab; a write is the user's.
  ///
  /// For SwiftUI's `TabView(selection:content:)`, which writes the same value again when the user taps
  /// the selected tab. A write is ``Action/select(_:)``, so one that is refused or intercepted leaves
  /// the selection where it is.
  @inlinable
  public var selection: Tab {
    get { home.storage.rules.catalog.places[Int(selected)] }
    set { _ = reduce(.select(newValue), in: .user) }
  }

  /// The tabs that were selected before the selected one, oldest first.
  ///
  /// - Complexity: O(*k*), where *k* is the number of visits.
  @inlinable
  public var visitedTabs: [Tab] {
    let places = rules.catalog.places
    return visits.map { places[$0] }
  }

  /// The tabs that are no longer in the catalog and whose panes are kept, the one removed first at the
  /// front.
  @inlinable
  public var parkedTabs: [Tab] { extras?.parts.parked.map(\.tab) ?? [] }

  /// What a person changed of the catalog.
  @inlinable
  public var customization: TabCustomization { extras?.parts.customization ?? TabCustomization() }

  /// How the tabs are shown, as far as the app or the user has a say.
  @inlinable
  public var bar: TabBarState { extras?.parts.bar ?? TabBarState() }

  /// Where each tab stands in the window.
  ///
  /// - Complexity: That of ``TabLayout``.
  public var layout: TabLayout<Tab> {
    TabLayout(
      catalog, customization: customization, selection: selection, bar: bar,
      minimizing: rules.minimizing, traits: traits)
  }

  /// The action that waits for ``Action/confirm`` or ``Action/cancel``, or `nil`.
  @inlinable
  public var pending: Step<Action>? { pendingExit }

  /// The marked places that the action which waits for an answer would take away; none where none
  /// waits.
  ///
  /// What ``ExitEvent/exitAsked(_:)`` told, for a view that shows the question, also after a restart.
  ///
  /// - Complexity: That of the action.
  @inlinable
  public var pendingPlaces: [TabPlace<Scheme>] {
    guard let step = pendingExit else { return [] }
    var copy = self
    _ = copy.performUnguarded(step.action, in: step.context)
    return copy.placesMissing(since: self)
  }

  /// All that holds unsaved work, in the order of the catalog, then that of parked tabs.
  @inlinable
  public var markedPlaces: [TabPlace<Scheme>] {
    guard holdsMarks else { return [] }
    let tabs = rules.catalog.places.enumerated().map { ($1, panes[$0]) }
    let parked = (extras?.parts.parked ?? []).map { ($0.tab, $0.pane) }
    return (tabs + parked).flatMap { tab, pane in
      pane.router(under: .standard).markedPlaces.map { TabPlace($0, in: tab) }
    }
  }
}
