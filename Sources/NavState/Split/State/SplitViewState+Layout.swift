extension SplitViewState {
  /// Where the columns stand in this window.
  ///
  /// - Complexity: O(1), without an allocation.
  @inlinable
  public var layout: SplitLayout {
    let plan = home.storage.rules.plan
    return SplitLayout(parts.facts(in: plan.columns), plan: plan, traits: home.storage.traits)
  }

  /// Where the columns would stand in a window.
  ///
  /// - Parameter traits: How much room it has, and on what device; what is unknown is as in this window.
  /// - Returns: The layout.
  /// - Complexity: O(1), without an allocation.
  @inlinable
  public func layout(for traits: Traits) -> SplitLayout {
    // Not by way of the parts, which would take a copy of the plan.
    let plan = home.storage.rules.plan
    return SplitLayout(
      parts.facts(in: plan.columns), plan: plan, traits: home.storage.traits.adapted(to: traits))
  }

  /// What a step back would do in this window; `nil` if it would be unhandled.
  ///
  /// It may still be refused or held: see ``isBackGuarded``.
  ///
  /// - Complexity: O(1), or that of comparing the place with the earlier ones that are remembered.
  @inlinable
  public var backStep: SplitBackStep? { parts.backStep(under: rules, traits) }

  /// What a step back would do in a window; `nil` if it would be unhandled.
  ///
  /// - Parameter traits: How much room it has, and on what device; what is unknown is as in this window.
  /// - Returns: What it would do.
  /// - Complexity: O(1), or that of comparing the place with the earlier ones that are remembered.
  @inlinable
  public func backStep(for traits: Traits) -> SplitBackStep? {
    parts.backStep(under: rules, self.traits.adapted(to: traits))
  }

  /// The columns as the one stack that they are while collapsed, the sidebar's root first.
  ///
  /// - Complexity: O(1), without an allocation.
  @inlinable
  public var collapsedStack: CollapsedStack<Scheme> {
    CollapsedStack(
      top: parts.topColumn(in: rules.columns), columns: rules.columns,
      sidebar: parts[pane: .sidebar].path, content: parts[pane: .content].path,
      detail: parts.detail.path)
  }
}

/// A screen of the one stack that collapsed columns are.
public enum CollapsedScreen<Scheme: NavigationScheme>: Hashable, Sendable {
  /// The root of a column.
  case root(SplitColumn)
  /// A screen of the stack of a column.
  case screen(Scheme.Route, in: SplitColumn)
}

extension CollapsedScreen: CustomStringConvertible {
  /// The column, or the screen: `sidebar`, `thread`.
  public var description: String {
    switch self {
    case .root(let column): "\(column)"
    case .screen(let route, _): "\(route)"
    }
  }
}

/// The columns of a split view as the one stack that they are while collapsed.
///
/// For each column up to the one on top it has the root, then the screens of the column's own stack. It
/// is put together as it is read.
public struct CollapsedStack<Scheme: NavigationScheme>: RandomAccessCollection, Hashable, Sendable {
  /// The column on top.
  public let top: SplitColumn

  @usableFromInline let columns: ColumnCount
  @usableFromInline let sidebar: RouteStack<Scheme.Route>
  @usableFromInline let content: RouteStack<Scheme.Route>
  @usableFromInline let detail: RouteStack<Scheme.Route>

  @inlinable
  init(
    top: SplitColumn, columns: ColumnCount, sidebar: RouteStack<Scheme.Route>,
    content: RouteStack<Scheme.Route>, detail: RouteStack<Scheme.Route>
  ) {
    self.top = top
    self.columns = columns
    self.sidebar = sidebar
    self.content = columns == .three && top >= .content ? content : []
    self.detail = top == .detail ? detail : []
  }

  /// The position of the sidebar's root.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position behind the screen on top.
  @inlinable
  public var endIndex: Int { detailStart + (top == .detail ? 1 + detail.count : 0) }

  /// The position of the root of the content, or behind the sidebar's screens.
  @inlinable
  var contentStart: Int { 1 + sidebar.count }

  /// The position of the root of the detail, or behind the content's screens.
  @inlinable
  var detailStart: Int {
    contentStart + (columns == .three && top >= .content ? 1 + content.count : 0)
  }

  /// The screen at a position.
  ///
  /// - Parameter position: The position.
  /// - Precondition: There is a screen at it.
  /// - Complexity: O(1).
  @inlinable
  public subscript(position: Int) -> CollapsedScreen<Scheme> {
    precondition(indices.contains(position), "Index out of range")
    if position >= detailStart { return screen(position - detailStart, of: detail, in: .detail) }
    if position >= contentStart {
      return screen(position - contentStart, of: content, in: .content)
    }
    return screen(position, of: sidebar, in: .sidebar)
  }

  @inlinable
  func screen(
    _ position: Int, of stack: RouteStack<Scheme.Route>, in column: SplitColumn
  ) -> CollapsedScreen<Scheme> {
    position == 0 ? .root(column) : .screen(stack[position - 1], in: column)
  }
}

extension CollapsedStack: CustomStringConvertible {
  /// The columns and screens, from bottom to top: `sidebar, detail, thread`.
  public var description: String { map { "\($0)" }.joined(separator: ", ") }
}

extension SplitBackStep: CustomStringConvertible {
  /// The name, with the column: `leading(sidebar)`.
  public var description: String {
    switch self {
    case .presentation: "presentation"
    case .inspector: "inspector"
    case .column(let column): "column(\(column))"
    case .leading(let column): "leading(\(column))"
    case .earlier: "earlier"
    }
  }
}
