/// A value that performs the actions of the columns of a split view: one, or whoever has one.
///
/// It gives the actions their names as methods; each is the action, and returns its outcome. What
/// views bind to is here too: each write is an action with the cause ``Cause/user``.
public protocol ColumnNavigating<Scheme>: PaneNavigating {
  /// The split view of the pane, as it is now; `nil` where the pane is none, which refuses all of it.
  var splitView: SplitViewState<Scheme>? { get }
}

extension ColumnNavigating {
  /// Performs an action of the columns.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused where there are no columns.
  @inlinable
  @discardableResult
  public mutating func reduce(
    _ action: ColumnAction<Scheme>, in context: Context = Context()
  ) -> Outcome<Event> {
    perform(.column(action), in: context)
  }

  /// Selects items in the sidebar.
  ///
  /// ```swift
  /// split.select(sidebar: ["inbox"])
  /// split.select(sidebar: [])  // and what hangs below is cleared
  /// ```
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if more are selected than may be.
  @inlinable
  @discardableResult
  public mutating func select(
    sidebar items: ColumnSelection<Scheme.SidebarItem>, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.selectSidebar(items), in: context)
  }

  /// Selects items in the content.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if more are selected than may be, or there is no content.
  @inlinable
  @discardableResult
  public mutating func select(
    content items: ColumnSelection<Scheme.ContentItem>, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.selectContent(items), in: context)
  }

  /// Shows a screen as the only one of the detail's stack.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if it is shown so.
  @inlinable
  @discardableResult
  public mutating func showDetail(
    _ route: Scheme.Route, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.showDetail(route), in: context)
  }

  /// Ends a column: clears the selection that fills it, and what hangs below that.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged for the sidebar, which nothing fills, or if it is empty.
  @inlinable
  @discardableResult
  public mutating func dismiss(
    _ column: SplitColumn, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.dismiss(column), in: context)
  }

  /// Makes a column visible; while collapsed, brings it on top.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if it is visible.
  @inlinable
  @discardableResult
  public mutating func show(
    _ column: SplitColumn, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.show(column), in: context)
  }

  /// Hides a column; while collapsed, leads back to the one before it.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if it is hidden, refused if it can't be.
  @inlinable
  @discardableResult
  public mutating func hide(
    _ column: SplitColumn, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.hide(column), in: context)
  }

  /// Sets how wide a column is, as its user made it.
  ///
  /// - Parameters:
  ///   - width: The width in points, or `nil` for what the rules or the system say.
  ///   - column: The column.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if the width is negative or not finite, or there is no such
  ///   column.
  @inlinable
  @discardableResult
  public mutating func setWidth(
    _ width: Double?, of column: ResizableColumn, in context: Context = .user
  ) -> Outcome<Event> {
    reduce(.setWidth(width, of: column), in: context)
  }

  /// Does what the sidebar button does.
  ///
  /// - Parameter context: Who asks, and with what force.
  /// - Returns: What became of it; refused while the columns are collapsed.
  @inlinable
  @discardableResult
  public mutating func toggleSidebar(in context: Context = .user) -> Outcome<Event> {
    reduce(.toggleSidebar, in: context)
  }
}

// MARK: - What views bind to

extension ColumnNavigating {
  /// The selection of the sidebar; a write is the user's.
  @inlinable
  public var sidebarSelection: ColumnSelection<Scheme.SidebarItem> {
    get { splitView?.parts.sidebar ?? [] }
    set { _ = perform(.column(.selectSidebar(newValue)), in: .user) }
  }

  /// The item selected in the sidebar, if it is the only one; a write is the user's.
  ///
  /// For SwiftUI's `List(selection:)` of an `Optional`.
  @inlinable
  public var sidebarItem: Scheme.SidebarItem? {
    get { sidebarSelection.item }
    set { sidebarSelection = ColumnSelection(newValue) }
  }

  /// The items selected in the sidebar; a write is the user's.
  ///
  /// For SwiftUI's `List(selection:)` of a `Set`.
  @inlinable
  public var sidebarItems: Set<Scheme.SidebarItem> {
    get { sidebarSelection.items }
    set { sidebarSelection = ColumnSelection(newValue) }
  }

  /// The selection of the content; a write is the user's.
  @inlinable
  public var contentSelection: ColumnSelection<Scheme.ContentItem> {
    get { splitView?.parts.content ?? [] }
    set { _ = perform(.column(.selectContent(newValue)), in: .user) }
  }

  /// The item selected in the content, if it is the only one; a write is the user's.
  ///
  /// For SwiftUI's `List(selection:)` of an `Optional`.
  @inlinable
  public var contentItem: Scheme.ContentItem? {
    get { contentSelection.item }
    set { contentSelection = ColumnSelection(newValue) }
  }

  /// The items selected in the content; a write is the user's.
  ///
  /// For SwiftUI's `List(selection:)` of a `Set`.
  @inlinable
  public var contentItems: Set<Scheme.ContentItem> {
    get { contentSelection.items }
    set { contentSelection = ColumnSelection(newValue) }
  }

  /// Which columns are shown where there is room; a write is the user's.
  ///
  /// For SwiftUI's `NavigationSplitView(columnVisibility:)`.
  @inlinable
  public var visibility: SplitVisibility {
    get { splitView?.parts.visibility ?? .automatic }
    set { _ = perform(.column(.setVisibility(newValue)), in: .user) }
  }

  /// Which column is on top while collapsed, or `nil` if the selections tell; a write is the user's.
  ///
  /// For SwiftUI's `NavigationSplitView(preferredCompactColumn:)`, which writes it as the user moves.
  @inlinable
  public var preferredCompactColumn: SplitColumn? {
    get { splitView?.parts.preferred }
    set { _ = perform(.column(.setPreferredCompactColumn(newValue)), in: .user) }
  }

  /// Whether the inspector is presented, as a column or a sheet; a write is the user's.
  ///
  /// For SwiftUI's `inspector(isPresented:)`.
  @inlinable
  public var isInspectorPresented: Bool {
    get { splitView?.parts.extras?.rest.isInspectorPresented ?? false }
    set { _ = perform(.column(.presentInspector(newValue)), in: .user) }
  }

  /// Whether the secondary column is wanted; a write is the user's.
  @inlinable
  public var isSecondaryWanted: Bool {
    get { splitView?.parts.extras?.rest.isSecondaryWanted ?? false }
    set { _ = perform(.column(.showSecondary(newValue)), in: .user) }
  }

  /// The selections and stacks as the one path of a narrow window; a write is the user's.
  ///
  /// For apps that show a `NavigationStack` in compact width. Writing what was read changes nothing, and
  /// what was written is read again, unless it is refused, or held, or is one screen more that the rule
  /// for duplicates does not push.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @inlinable
  public var compactPath: SplitPath<Scheme> {
    get { splitView.map { $0.parts.compactPath(in: $0.rules.columns) } ?? [] }
    set { _ = perform(.column(.set(newValue)), in: .user) }
  }
}
