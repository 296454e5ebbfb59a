extension TabRouter: ColumnNavigating {
  /// The split view of the selected tab, or `nil` if that owns a stack.
  @inlinable
  public var splitView: SplitViewState<Scheme>? { pane(at: Int(selected)).splitView }

  /// The router of the selected tab.
  @inlinable
  public var router: Router<Scheme> { panes[Int(selected)].router(under: paneConfiguration) }

  /// The screens above the root of the selected tab.
  ///
  /// To bind to a tab, name it: what the selected tab is may change before a view writes.
  @inlinable
  public var path: RouteStack<Scheme.Route> { router.stack }

  /// Performs an action of the selected tab's pane; a step back leads on to other tabs.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  @inlinable
  @discardableResult
  public mutating func perform(
    _ action: PaneAction<Scheme>, in context: Context
  ) -> Outcome<Event> {
    reduce(.pane(action), in: context)
  }

  /// Selects a tab; the selected one again does what ``TabRules/reselecting`` says.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused for a tab that is unknown or hidden, or, for the user,
  ///   disabled.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  @inlinable
  @discardableResult
  public mutating func select(_ tab: Tab, in context: Context = Context()) -> Outcome<Event> {
    reduce(.select(tab), in: context)
  }

  /// Replaces the rules, the catalog among them.
  ///
  /// - Parameter rules: The new rules.
  /// - Returns: What became of it; refused if a router is deeper, or presents more, than they allow.
  /// - Complexity: O(*n*), where *n* is the number of tabs before and after.
  @inlinable
  @discardableResult
  public mutating func configure(_ rules: TabRules<Tab>) -> Outcome<Event> {
    reduce(.configure(rules), in: Context())
  }

  /// Takes over what is known of the window, and keeps the last known value of what is not.
  ///
  /// - Parameter traits: What is known now.
  /// - Returns: What became of it; unchanged if nothing is new.
  @inlinable
  @discardableResult
  public mutating func adapt(to traits: Traits) -> Outcome<Event> {
    reduce(.adapt(traits), in: Context())
  }

  /// Changes what a person changed of the catalog.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused where the catalog does not let people change it.
  @inlinable
  @discardableResult
  public mutating func customize(
    _ action: TabCustomization.Action, in context: Context = .user
  ) -> Outcome<Event> {
    reduce(.customize(action), in: context)
  }

  /// Performs the action that was held, whatever is lost.
  ///
  /// - Parameter context: Who asks; the action is performed in its own context, as forced.
  /// - Returns: What became of it; refused if none was held.
  @inlinable
  @discardableResult
  public mutating func confirmExit(in context: Context = .user) -> Outcome<Event> {
    reduce(.confirm, in: context)
  }

  /// Forgets the action that was held.
  ///
  /// - Parameter context: Who asks.
  /// - Returns: What became of it; refused if none was held.
  @inlinable
  @discardableResult
  public mutating func cancelExit(in context: Context = .user) -> Outcome<Event> {
    reduce(.cancel, in: context)
  }
}
