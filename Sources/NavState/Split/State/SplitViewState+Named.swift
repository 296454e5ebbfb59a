extension SplitViewState: ColumnNavigating {
  /// This split view.
  @inlinable
  public var splitView: SplitViewState? { self }

  /// The router of the detail, with what is presented over all columns.
  @inlinable
  public var router: Router<Scheme> { parts.detail.router(under: paneConfiguration) }

  /// Performs an action of the columns, of the detail's stack, or of what is presented.
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

  /// The screens of the detail above its root; a write is the user's.
  ///
  /// A write is ``RouteStack/Action/set(_:)`` with the cause ``Cause/user``; see ``Router/path``.
  @inlinable
  public var path: RouteStack<Scheme.Route> {
    get { parts.detail.path }
    set { _ = perform(.stack(.set(newValue)), in: .user) }
  }

  /// The sheet on level 1, or `nil`; a write is the user's.
  ///
  /// A write presents or dismisses with the cause ``Cause/user``; see ``Router/presentedSheet``.
  @inlinable
  public var presentedSheet: Scheme.Sheet? {
    get { router.presentedSheet }
    set { write(newValue) }
  }

  /// What the routers of the columns are configured with, as a view sees them: with the window's
  /// traits.
  @inlinable
  var paneConfiguration: Configuration<RouterRules> {
    let routers = rules.routers
    return routers.traits == traits
      ? routers : Configuration(rules: routers.rules, traits: traits)
  }

  /// Replaces the rules.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: What became of it; refused if the place exceeds them.
  @inlinable
  @discardableResult
  public mutating func configure(_ rules: SplitRules) -> Outcome<Event> {
    reduce(.configure(rules), in: Context())
  }

  /// Takes over what is known of the window.
  ///
  /// - Parameter traits: What is known.
  /// - Returns: What became of it; unchanged if nothing is new.
  @inlinable
  @discardableResult
  public mutating func adapt(to traits: Traits) -> Outcome<Event> {
    reduce(.adapt(traits), in: Context())
  }
}

// MARK: - Unsaved work

extension SplitViewState {
  /// Performs the action that was held, whatever is lost.
  ///
  /// - Parameter context: Who asks, and with what force.
  /// - Returns: What became of it; refused if nothing waits.
  @inlinable
  @discardableResult
  public mutating func confirmExit(in context: Context = .user) -> Outcome<Event> {
    reduce(.confirm, in: context)
  }

  /// Forgets the action that was held.
  ///
  /// - Parameter context: Who asks, and with what force.
  /// - Returns: What became of it; refused if nothing waits.
  @inlinable
  @discardableResult
  public mutating func cancelExit(in context: Context = .user) -> Outcome<Event> {
    reduce(.cancel, in: context)
  }

  /// The action that waits for ``Action/confirm`` or ``Action/cancel``, or `nil`.
  @inlinable
  public var pending: Step<Action>? { pendingExit }

  /// The marked places that the action which waits for an answer would take away; none where none
  /// waits.
  ///
  /// - Complexity: That of the action.
  @inlinable
  public var pendingPlaces: [SplitPlace<Scheme>] { placesAsked }

  /// All that holds unsaved work, column by column from the leading side.
  ///
  /// - Complexity: O(*n*), where *n* is the size of what the columns hold.
  @inlinable
  public var markedPlaces: [SplitPlace<Scheme>] { holdsMarks ? parts.markedPlaces : [] }

  /// Whether a step back by the user would be refused, or held and asked about.
  ///
  /// - Complexity: That of the step.
  @inlinable
  public var isBackGuarded: Bool {
    guard !parts.isPlain else { return false }
    var copy = self
    let outcome = copy.performUnguarded(.pane(.back), in: .user)
    return outcome.refusal != nil || !copy.placesMissing(since: self).isEmpty
  }
}
