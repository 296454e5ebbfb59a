/// A column of a split view.
///
/// Source: SwiftUI `NavigationSplitViewColumn`.
public enum SplitColumn: String, Hashable, Sendable, Codable, CaseIterable {
  /// The leading column.
  case sidebar
  /// The one in the middle; where there are two columns it counts as the sidebar.
  case content
  /// The trailing column.
  case detail
}

extension SplitColumn: Comparable {
  /// Whether a column stands more to the leading side than another one.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.position < right.position }

  /// The position from the leading side.
  @inlinable
  var position: Int {
    switch self {
    case .sidebar: 0
    case .content: 1
    case .detail: 2
    }
  }
}

/// The number of columns of a split view.
///
/// Source: SwiftUI `NavigationSplitView`, which has an initializer for each.
public enum ColumnCount: Int, Hashable, Sendable, Codable, CaseIterable {
  /// A sidebar and a detail.
  case two = 2
  /// A sidebar, a content and a detail.
  case three = 3
}

extension SplitColumn {
  /// This column, or the one that it counts as among so many.
  ///
  /// - Parameter columns: The number of columns.
  /// - Returns: The sidebar for the content in two columns; else the column itself.
  @inlinable
  public func resolved(in columns: ColumnCount) -> SplitColumn {
    columns == .two && self == .content ? .sidebar : self
  }

  /// The column whose selection fills this one.
  ///
  /// - Parameter columns: The number of columns.
  /// - Returns: The column, or `nil` for the sidebar, which nothing fills.
  @inlinable
  public func leading(in columns: ColumnCount) -> SplitColumn? {
    switch resolved(in: columns) {
    case .sidebar: nil
    case .content: .sidebar
    case .detail: columns == .three ? .content : .sidebar
    }
  }

  /// The column that the selection of this one fills.
  ///
  /// - Parameter columns: The number of columns.
  /// - Returns: The column, or `nil` for the detail.
  @inlinable
  public func trailing(in columns: ColumnCount) -> SplitColumn? {
    switch resolved(in: columns) {
    case .sidebar: columns == .three ? .content : .detail
    case .content: .detail
    case .detail: nil
    }
  }
}

/// A column that may have a stack of its own.
///
/// It is what an action of a split view is addressed to.
public enum PaneColumn: String, Hashable, Sendable, Codable, CaseIterable {
  /// The leading column.
  case sidebar
  /// The one in the middle.
  case content
  /// The trailing column, whose stack is that of the split view itself.
  case detail
  /// The independent column beside the split view.
  case secondary
}
