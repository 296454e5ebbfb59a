// What views read and bind to.

extension TabRouter {
  /// The selected tab; a write is the user's.
  ///
  /// For SwiftUI's `TabView(selection:)`, which writes the same tab again on a second tap. A write is
  /// ``Action/select(_:)`` with the cause ``Cause/user``; a host that performs events sends it instead,
  /// since a tab that is an action and a second tap at the root have nothing but an event.
  @inlinable
  public var selection: Tab {
    get { home.storage.rules.catalog.places[Int(selected)] }
    set { _ = reduce(.select(newValue), in: .user) }
  }

  /// The tab that a view marks as selected: the selection, or what stands for it where it has no place.
  ///
  /// In a narrow window there is no sidebar. A tab that stands in nothing else is shown by another one,
  /// and is itself again when there is room: see ``TabLayout/shownTab``. A write is the user's.
  ///
  /// - Complexity: That of the layout.
  public var shownTab: Tab {
    get { layout.shownTab }
    set { _ = reduce(.select(newValue), in: .user) }
  }

  /// The tabs that were selected before the selected one, oldest first.
  @inlinable
  public var visitedTabs: [Tab] { visits.map { rules.catalog.places[$0] } }

  /// The tabs that are no longer in the catalog, and whose panes are kept; the one removed first at the
  /// front.
  @inlinable
  public var parkedTabs: [Tab] { parked.map(\.tab) }

  /// The pane of a tab.
  ///
  /// - Parameter tab: The tab, one of the catalog or a parked one.
  /// - Returns: Its pane, or `nil` for any other tab.
  @inlinable
  public func pane(of tab: Tab) -> Pane<Scheme>? {
    if let index = rules.catalog.placeIndex(of: tab) { return pane(at: index) }
    return parked.first { $0.tab == tab }
      .map { $0.pane.pane(under: nil, paneConfiguration, traits) }
  }

  /// The pane at a position.
  @inlinable
  func pane(at index: Int) -> Pane<Scheme> {
    panes[index].pane(under: rules.splitView(at: index), paneConfiguration, traits)
  }

  /// What the routers of the panes are configured with, as a view sees them: with the window's traits.
  @inlinable
  var paneConfiguration: Configuration<RouterRules> {
    let routers = rules.routers
    return routers.traits == traits
      ? routers : Configuration(rules: routers.rules, traits: traits)
  }

  /// What a person changed of the catalog.
  @inlinable
  public var customization: TabCustomization {
    extras?.parts.customization ?? TabCustomization()
  }

  /// How the tabs are shown, as far as the app or the user has a say.
  @inlinable
  public var bar: TabBarState { extras?.parts.bar ?? TabBarState() }

  /// Where the tabs stand in this window.
  ///
  /// - Complexity: See ``TabLayout``.
  public var layout: TabLayout<Tab> { layout(for: traits) }

  /// Where the tabs would stand in a window.
  ///
  /// - Parameter traits: How much room it has, and on what device.
  /// - Returns: The layout.
  /// - Complexity: See ``TabLayout``.
  public func layout(for traits: Traits) -> TabLayout<Tab> {
    TabLayout(
      rules.catalog, customization: customization, selection: selection, bar: bar,
      minimizing: rules.minimizing, traits: self.traits.adapted(to: traits))
  }
}

// MARK: - Unsaved work

extension TabRouter {
  /// The action that waits for ``Action/confirm`` or ``Action/cancel``, or `nil`.
  @inlinable
  public var pending: Step<Action>? { pendingExit }

  /// The marked places that the action which waits for an answer would take away; none where none
  /// waits.
  ///
  /// - Complexity: That of the action.
  @inlinable
  public var pendingPlaces: [TabPlace<Scheme>] { placesAsked }

  /// All that holds unsaved work, tab by tab.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tabs and of what they hold.
  @inlinable
  public var markedPlaces: [TabPlace<Scheme>] {
    guard holdsMarks else { return [] }
    var places: [TabPlace<Scheme>] = []
    for (index, tab) in rules.catalog.places.enumerated() where panes[index].holdsMarks {
      places += panes[index].marked.map { TabPlace($0.place, in: tab, column: $0.column) }
    }
    for parked in parked where parked.pane.holdsMarks {
      places += parked.pane.marked.map {
        TabPlace($0.place, in: parked.tab, column: $0.column)
      }
    }
    return places
  }

  /// Whether a step back by the user would be refused, or held and asked about.
  ///
  /// - Complexity: That of the step.
  @inlinable
  public var isBackGuarded: Bool {
    guard !isPlain else { return false }
    var copy = self
    let outcome = copy.performUnguarded(.pane(.back), in: .user)
    return outcome.refusal != nil || !copy.placesMissing(since: self).isEmpty
  }
}
