/// The pane of one column of a split view, by itself.
///
/// What is done to it is done to the split view, as an action that names the column. It is how a view
/// binds to the stack of a column:
///
/// ```swift
/// NavigationStack(path: $split[.sidebar].path) { … }
/// split[.secondary].push(.notification(id: "7"))
/// ```
///
/// A column that is not there shows its root, and every action of it is refused.
public struct ColumnPane<Scheme: NavigationScheme>: PaneNavigating, Hashable, Sendable {
  /// What a change tells the host.
  public typealias Event = SplitViewState<Scheme>.Event

  /// What is pushed.
  public typealias Route = Scheme.Route

  /// What is presented.
  public typealias Destination = Scheme.Sheet

  @usableFromInline var split: SplitViewState<Scheme>

  /// The column.
  public let column: PaneColumn

  @inlinable
  init(_ split: SplitViewState<Scheme>, _ column: PaneColumn) {
    self.split = split
    self.column = column
  }

  /// The router of the column.
  @inlinable
  public var router: Router<Scheme> {
    split.parts[pane: column].router(under: split.paneConfiguration)
  }

  /// Performs an action of the column's pane; a step back stays in it.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if there is no such column, or it has not what is asked of it.
  @inlinable
  @discardableResult
  public mutating func perform(
    _ action: PaneAction<Scheme>, in context: Context
  ) -> Outcome<Event> {
    split.reduce(.pane(.column(.at(column, action))), in: context)
  }

  /// The screens above the root of the column; a write is the user's.
  ///
  /// A write is ``RouteStack/Action/set(_:)`` with the cause ``Cause/user``; see ``Router/path``.
  @inlinable
  public var path: RouteStack<Scheme.Route> {
    get { split.parts[pane: column].path }
    set { _ = perform(.stack(.set(newValue)), in: .user) }
  }

  /// The sheet on level 1 of the column, or `nil`; a write is the user's.
  ///
  /// A leading column presents nothing by itself: what stands over all columns is the detail's.
  @inlinable
  public var presentedSheet: Scheme.Sheet? {
    get { router.presentedSheet }
    set { write(newValue) }
  }
}

extension SplitViewState {
  /// The pane of a column.
  ///
  /// Reading gives a copy; what is done to it in place is done to the split view.
  ///
  /// - Parameter column: The column.
  @inlinable
  public subscript(column: PaneColumn) -> ColumnPane<Scheme> {
    get { ColumnPane(self, column) }
    _modify {
      var pane = ColumnPane(self, column)
      // Taken out, so that it is changed in place.
      parts = SplitParts()
      defer { self = pane.split }
      yield &pane
    }
  }
}
