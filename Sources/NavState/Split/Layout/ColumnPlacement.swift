/// Where a column of a split view stands.
///
/// Source: NavState; the words are those of UIKit's `UISplitViewController.SplitBehavior`.
public enum ColumnPlacement: String, Hashable, Sendable, CaseIterable {
  /// Beside the others. The detail always stands so while there are several columns, whether or not
  /// something is over it or pushes it aside.
  case tiled
  /// Over the detail, which is dimmed.
  case over
  /// At the leading side, where it pushes the others aside, so that the detail is partly off screen.
  case displacing
  /// Out of sight, where there are several columns; or above the one on top, while collapsed.
  case hidden
  /// On top of all other columns, while collapsed.
  case onTop
  /// Below the column on top, while collapsed: steps back lead there, unless nothing is left in it then.
  case underneath
}

extension ColumnPlacement {
  /// Whether the column is to be seen.
  @inlinable
  public var isVisible: Bool {
    switch self {
    case .tiled, .over, .displacing, .onTop: true
    case .hidden, .underneath: false
    }
  }
}

/// Where the inspector of a split view stands.
///
/// Source: SwiftUI `View.inspector(isPresented:content:)`.
public enum InspectorPlacement: String, Hashable, Sendable, CaseIterable {
  /// Nowhere: it is not presented.
  case hidden
  /// At the trailing side, where the detail makes room for it.
  case column
  /// At the trailing side, over the detail.
  case over
  /// In a sheet.
  case sheet
}
