/// Which columns a split view shows where there is room.
///
/// It is ignored, and kept, while the columns are collapsed.
///
/// Source: SwiftUI `NavigationSplitViewVisibility`.
public enum SplitVisibility: String, Hashable, Sendable, Codable, CaseIterable {
  /// What the platform chooses, by the room there is.
  case automatic
  /// All columns.
  case all
  /// The two trailing columns.
  case doubleColumn
  /// The detail only.
  case detailOnly
}

/// How the leading columns of a split view share the room with the detail.
///
/// Source: SwiftUI `NavigationSplitViewStyle`.
public enum SplitStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// What the platform chooses.
  case automatic
  /// The detail makes room for the leading columns.
  case balanced
  /// The detail keeps its size; the leading columns go over it, or push it aside.
  case prominentDetail
}
