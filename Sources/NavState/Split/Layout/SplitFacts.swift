/// What of a split view's place its layout depends on: a few words.
///
/// Which items and screens there are makes no difference to where columns stand, so a layout is
/// worked out without looking at them.
@usableFromInline
package struct SplitFacts: Hashable, Sendable {
  /// Whether something is selected in the sidebar.
  @usableFromInline package var isSidebarSelected: Bool

  /// Whether something is selected in the content; ignored where there are two columns.
  @usableFromInline package var isContentSelected: Bool

  /// Whether the content has screens above its root; ignored where there are two columns.
  @usableFromInline package var hasContentPath: Bool

  /// Whether the detail has screens above its root.
  @usableFromInline package var hasDetailPath: Bool

  /// Which columns are to be seen.
  @usableFromInline package var visibility: SplitVisibility

  /// The column that is to be on top while collapsed, or `nil` for the last one that shows something.
  @usableFromInline package var preferredCompactColumn: SplitColumn?

  /// Whether the inspector is to be seen.
  @usableFromInline package var isInspectorPresented: Bool

  /// Whether the secondary column is to be seen where there is room.
  @usableFromInline package var isSecondaryWanted: Bool

  /// How wide the user made the sidebar.
  @usableFromInline package var sidebarWidth: Double?

  /// How wide the user made the content; ignored where there are two columns.
  @usableFromInline package var contentWidth: Double?

  /// How wide the user made the inspector.
  @usableFromInline package var inspectorWidth: Double?

  /// How wide the user made the secondary column.
  @usableFromInline package var secondaryWidth: Double?

  /// Creates the facts of a split view at which nobody has been yet, but for what is given.
  @inlinable
  package init(
    isSidebarSelected: Bool = false, isContentSelected: Bool = false,
    hasContentPath: Bool = false, hasDetailPath: Bool = false,
    visibility: SplitVisibility = .automatic, preferredCompactColumn: SplitColumn? = nil,
    isInspectorPresented: Bool = false, isSecondaryWanted: Bool = false,
    sidebarWidth: Double? = nil, contentWidth: Double? = nil, inspectorWidth: Double? = nil,
    secondaryWidth: Double? = nil
  ) {
    self.isSidebarSelected = isSidebarSelected
    self.isContentSelected = isContentSelected
    self.hasContentPath = hasContentPath
    self.hasDetailPath = hasDetailPath
    self.visibility = visibility
    self.preferredCompactColumn = preferredCompactColumn
    self.isInspectorPresented = isInspectorPresented
    self.isSecondaryWanted = isSecondaryWanted
    self.sidebarWidth = sidebarWidth
    self.contentWidth = contentWidth
    self.inspectorWidth = inspectorWidth
    self.secondaryWidth = secondaryWidth
  }
}

extension SplitFacts {
  /// The column on top while collapsed: the preferred one, else the last one that shows something.
  @inlinable
  @inline(__always)
  package func topColumn(in columns: ColumnCount) -> SplitColumn {
    if let preferredCompactColumn { return preferredCompactColumn.resolved(in: columns) }
    if !isDetailEmpty(in: columns) { return .detail }
    return columns == .three && (isSidebarSelected || hasContentPath) ? .content : .sidebar
  }

  /// Whether nothing fills a column: no selection leads to it, and it has nothing of its own.
  @inlinable
  @inline(__always)
  package func isPlaceholder(_ column: SplitColumn, in columns: ColumnCount) -> Bool {
    switch column {
    case .sidebar: false
    case .content: isContentEmpty(in: columns)
    case .detail: isDetailEmpty(in: columns)
    }
  }

  /// Whether nothing fills the content; never where it counts as the sidebar.
  @inlinable
  @inline(__always)
  func isContentEmpty(in columns: ColumnCount) -> Bool {
    columns == .three && !isSidebarSelected && !isContentSelected && !hasContentPath
  }

  /// Whether nothing fills the detail.
  @inlinable
  @inline(__always)
  func isDetailEmpty(in columns: ColumnCount) -> Bool {
    !hasDetailPath && !(columns == .three ? isContentSelected : isSidebarSelected)
  }
}
