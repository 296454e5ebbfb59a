/// Where the columns of a split view stand on screen.
///
/// A projection of the split view, its rules and its window: it is never stored, and changes none of
/// them, so that turning a phone and turning it back, or making a window narrow and wide again, ends
/// where it began.
///
/// ```swift
/// let phone = split.layout(for: Traits(horizontalSizeClass: .compact, idiom: .phone))
/// phone.topColumn  // .content, since only the sidebar has a selection
/// phone.placement(of: .sidebar)  // .underneath
///
/// let pad = split.layout(
///   for: Traits(horizontalSizeClass: .regular, idiom: .pad, orientation: .landscape))
/// pad.displayMode  // .oneBesideSecondary
/// pad.isPlaceholder(.detail)  // true
/// ```
///
/// The columns are *collapsed*, which is to say that one stands on top of the others, on watches and
/// televisions, and in windows of compact width elsewhere, but never on a Mac. While they are collapsed
/// the visibility is ignored, and while they are not, the preferred column is.
///
/// Where there is room for several, ``SplitVisibility/automatic`` shows:
///
/// | Style | Columns | Landscape | Portrait | Mac, headset |
/// |---|---|---|---|---|
/// | automatic, balanced | 2 | all | detail only | all |
/// | automatic, balanced | 3 | content and detail | detail only | all |
/// | prominent detail | any | detail only | detail only | all |
///
/// Leading columns stand:
///
/// | Style | Columns | Landscape | Portrait | Mac, headset |
/// |---|---|---|---|---|
/// | automatic | 2 | beside | over | beside |
/// | automatic | 3 | content beside, sidebar displacing | over | beside |
/// | balanced | any | beside | beside | beside |
/// | prominent detail | any | one over, two displacing | over | beside |
///
/// Where the width is known, and the least widths of the columns beside each other exceed it, fewer
/// columns are shown if nobody chose how many; if somebody did, the leading ones go over the detail, but
/// stay where they are on a headset. A Mac's window does not get so narrow.
///
/// Source: SwiftUI `NavigationSplitView`, `NavigationSplitViewStyle`. What they leave open is NavState's
/// choice, by what hides least: balanced columns rest as automatic ones do, since their style says how
/// they share the room and not how many there are; a prominent detail rests alone, or it would be
/// covered before anyone asked; headsets, whose windows are wide and whose columns never cover each
/// other, show all.
public struct SplitLayout: Hashable, Sendable {
  /// What is on top, or how the columns share the room.
  @usableFromInline
  enum Form: Hashable, Sendable {
    case collapsed(top: SplitColumn)
    case expanded(SplitExpansion)
  }

  /// The number of columns.
  public let columns: ColumnCount

  @usableFromInline let form: Form

  @usableFromInline let isContentPlaceholder: Bool

  @usableFromInline let isDetailPlaceholder: Bool

  /// Where the inspector stands: in a sheet while collapsed, else at the trailing side.
  ///
  /// It is over the detail only where the width is known, and the least widths of the columns beside
  /// each other and of the inspector exceed it; never on a Mac.
  ///
  /// Source: SwiftUI `View.inspector(isPresented:content:)`.
  public let inspector: InspectorPlacement

  /// Whether the independent column is to be seen: where it is wanted, unless the width is compact.
  ///
  /// Source: NavState, as apps do that put a column of their own beside a split view.
  public let isSecondaryShown: Bool

  @usableFromInline let sidebarWidth: Double?

  @usableFromInline let contentWidth: Double?

  @usableFromInline let detailWidth: Double?

  /// How wide the inspector is as a column, in points; `nil` if the system decides, or while
  /// collapsed, where it would be a sheet.
  ///
  /// It is said whether or not it is presented, so that it can be made ready to come.
  public let inspectorWidth: Double?

  /// How wide the independent column is, in points; `nil` if the system decides, or in compact width,
  /// where it is never shown.
  ///
  /// It is said whether or not it is wanted, so that it can be made ready to come.
  public let secondaryWidth: Double?

  /// Lays out the columns of a split view.
  ///
  /// - Complexity: O(1), without an allocation.
  // Inlined and borrowing: else every field of the plan is copied for each layout.
  @inlinable
  @inline(__always)
  package init(_ facts: SplitFacts, plan: borrowing SplitPlan, traits: Traits) {
    columns = plan.columns
    isContentPlaceholder = facts.isContentEmpty(in: plan.columns)
    isDetailPlaceholder = facts.isDetailEmpty(in: plan.columns)
    let hasRoom = !traits.isCompactWidth
    isSecondaryShown = facts.isSecondaryWanted && hasRoom
    secondaryWidth = hasRoom ? Self.width(facts.secondaryWidth, in: plan.secondaryWidth) : nil
    guard !traits.isCollapsed else {
      form = .collapsed(top: facts.topColumn(in: plan.columns))
      inspector = facts.isInspectorPresented ? .sheet : .hidden
      sidebarWidth = nil
      contentWidth = nil
      detailWidth = nil
      inspectorWidth = nil
      return
    }
    let room = SplitRoom(plan: plan, traits: traits)
    let expansion = room.expansion(showing: facts.visibility)
    form = .expanded(expansion)
    inspector = facts.isInspectorPresented ? room.inspector(beside: expansion.mode) : .hidden
    sidebarWidth = Self.width(facts.sidebarWidth, in: plan.sidebarWidth)
    contentWidth =
      plan.columns == .two
      ? sidebarWidth : Self.width(facts.contentWidth, in: plan.contentWidth)
    detailWidth = plan.detailWidth?.ideal
    inspectorWidth = Self.width(facts.inspectorWidth, in: plan.inspectorWidth)
  }

  /// How wide a column is that its user made so wide.
  @inlinable
  @inline(__always)
  static func width(_ width: Double?, in range: ColumnWidth?) -> Double? {
    guard let width else { return range?.ideal }
    return if let range { range.clamped(width) } else { Traits.length(width) }
  }
}

// MARK: - Columns

extension SplitLayout {
  /// Whether one column stands on top of the others.
  ///
  /// Source: UIKit `UISplitViewController.isCollapsed`.
  @inlinable
  public var isCollapsed: Bool { topColumn != nil }

  /// The column on top, while collapsed.
  ///
  /// It is the preferred one if there is one, else the last one that shows something:
  ///
  /// | Columns | Detail | Content | Sidebar |
  /// |---|---|---|---|
  /// | 2 | something is selected in the sidebar, or the detail has screens | – | else |
  /// | 3 | something is selected in the content, or the detail has screens | else, something is selected in the sidebar, or the content has screens | else |
  ///
  /// Source: SwiftUI `NavigationSplitView`, which shows the last column with useful information.
  @inlinable
  public var topColumn: SplitColumn? {
    if case .collapsed(let top) = form { top } else { nil }
  }

  /// Where a column stands.
  ///
  /// - Parameter column: The column; where there are two, the content counts as the sidebar.
  /// - Returns: Its place.
  @inlinable
  public func placement(of column: SplitColumn) -> ColumnPlacement {
    let column = column.resolved(in: columns)
    switch form {
    case .expanded(let expansion): return expansion.mode.placement(of: column, in: columns)
    case .collapsed(let top):
      return column == top ? .onTop : column < top ? .underneath : .hidden
    }
  }

  /// Whether nothing fills a column, so that a host shows what it shows instead.
  ///
  /// The detail has nothing if no selection leads to it and its stack is empty; the content has nothing
  /// if, beside that, none of its own is selected. The sidebar always shows something. A column on top
  /// while collapsed has nothing only if it is the preferred one.
  ///
  /// - Parameter column: The column; where there are two, the content counts as the sidebar.
  /// - Returns: Whether nothing does.
  @inlinable
  public func isPlaceholder(_ column: SplitColumn) -> Bool {
    switch column {
    case .sidebar: false
    case .content: isContentPlaceholder
    case .detail: isDetailPlaceholder
    }
  }

  /// Whether the rows of a column lead to another one on top of it, which a chevron tells.
  ///
  /// Source: SwiftUI `List` in a `NavigationSplitView`, while collapsed.
  ///
  /// - Parameter column: The column.
  /// - Returns: Whether they do: in a leading column, while collapsed.
  @inlinable
  public func leadsOn(from column: SplitColumn) -> Bool {
    isCollapsed && column.trailing(in: columns) != nil
  }

  /// How wide a column is, in points: as its user made it, within its range; else its ideal width.
  ///
  /// It is said whether or not the column is to be seen, so that it can be made ready to come.
  ///
  /// Source: SwiftUI `View.navigationSplitViewColumnWidth(min:ideal:max:)`, without effect while
  /// collapsed.
  ///
  /// - Parameter column: The column; where there are two, the content counts as the sidebar.
  /// - Returns: The width, or `nil` if the system decides, or while collapsed.
  @inlinable
  public func width(of column: SplitColumn) -> Double? {
    switch column {
    case .sidebar: sidebarWidth
    case .content: contentWidth
    case .detail: detailWidth
    }
  }
}

// MARK: - Visibility

extension SplitLayout {
  /// How the columns stand; `nil` while collapsed.
  ///
  /// Source: UIKit `UISplitViewController.displayMode`.
  @inlinable
  public var displayMode: SplitDisplayMode? {
    if case .expanded(let expansion) = form { expansion.mode } else { nil }
  }

  /// How they share the room; never ``SplitBehavior/automatic``, and `nil` while collapsed.
  ///
  /// Source: UIKit `UISplitViewController.splitBehavior`.
  @inlinable
  public var behavior: SplitBehavior? {
    if case .expanded(let expansion) = form { expansion.behavior } else { nil }
  }

  /// Which columns are to be seen; never ``SplitVisibility/automatic``, and `nil` while collapsed.
  ///
  /// Where there are two columns it is never ``SplitVisibility/doubleColumn``, which says the same there
  /// as ``SplitVisibility/all``. On a Mac the content is always to be seen.
  ///
  /// Source: SwiftUI `NavigationSplitViewVisibility`.
  @inlinable
  public var visibility: SplitVisibility? {
    displayMode.map { SplitVisibility(showing: $0.leadingColumns, in: columns) }
  }

  /// The visibility that a tap on the sidebar button leads to; `nil` while collapsed.
  ///
  /// | Columns | To be seen | After a tap |
  /// |---|---|---|
  /// | 2 | detail | sidebar and detail |
  /// | 2 | sidebar and detail | detail |
  /// | 3 | detail | content and detail |
  /// | 3 | content and detail | all |
  /// | 3 | all | detail, if the others are over it; else content and detail |
  ///
  /// Source: SwiftUI `NavigationSplitView` with the automatic style.
  @inlinable
  public var toggled: SplitVisibility? {
    guard case .expanded(let expansion) = form else { return nil }
    return SplitVisibility(showing: expansion.toggled(in: columns), in: columns)
  }

  /// The visibility that shows a column, and no more than that takes.
  ///
  /// Source: UIKit `UISplitViewController.show(_:)`, which goes to the nearest mode.
  ///
  /// - Returns: The visibility; `nil` if the column is to be seen already, or while collapsed.
  @inlinable
  package func visibility(showing column: SplitColumn) -> SplitVisibility? {
    guard placement(of: column) == .hidden, !isCollapsed else { return nil }
    return column.resolved(in: columns) == .sidebar ? .all : .doubleColumn
  }

  /// The visibility that hides a column, and those more to the leading side, but no more.
  ///
  /// Source: UIKit `UISplitViewController.hide(_:)`, which does nothing for the detail.
  ///
  /// - Returns: The visibility; `nil` for the detail, if the column is hidden already, or while collapsed.
  @inlinable
  package func visibility(hiding column: SplitColumn) -> SplitVisibility? {
    guard column != .detail, placement(of: column) != .hidden, !isCollapsed else { return nil }
    return columns == .three && column == .sidebar ? .doubleColumn : .detailOnly
  }
}
