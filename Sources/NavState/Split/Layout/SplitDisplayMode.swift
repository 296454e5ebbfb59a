/// Which leading columns stand where, seen from the detail.
///
/// The detail is UIKit's secondary column, and not the secondary column of a ``SplitViewState``. *One*
/// leading column is the sidebar where there are two columns, and the content where there are three;
/// *two* there are in three columns only.
///
/// Source: UIKit `UISplitViewController.DisplayMode`, with its raw values; its `automatic`, 0, is never
/// what is shown.
public enum SplitDisplayMode: Int, Hashable, Sendable, CaseIterable {
  /// None: the detail alone.
  case secondaryOnly = 1
  /// One, beside the detail.
  case oneBesideSecondary = 2
  /// One, over the detail.
  case oneOverSecondary = 3
  /// Two, beside the detail.
  case twoBesideSecondary = 4
  /// Two, over the detail.
  case twoOverSecondary = 5
  /// Two, of which the sidebar pushes the content and the detail aside.
  case twoDisplaceSecondary = 6
}

extension SplitDisplayMode {
  /// The number of leading columns that are to be seen.
  @inlinable
  public var leadingColumns: Int {
    switch self {
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Where a column stands that is one of so many.
  @inlinable
  func placement(of column: SplitColumn, in columns: ColumnCount) -> ColumnPlacement {
    switch column {
    case .sidebar:
      switch self {
      case .secondaryOnly: .hidden
      case .oneBesideSecondary: columns == .two ? .tiled : .hidden
      case .oneOverSecondary: columns == .two ? .over : .hidden
      case .twoBesideSecondary: .tiled
      case .twoOverSecondary: .over
      case .twoDisplaceSecondary: .displacing
      }
    case .content:
      switch self {
      case .secondaryOnly: .hidden
      case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: .tiled
      case .oneOverSecondary, .twoOverSecondary: .over
      }
    case .detail: .tiled
    }
  }
}

/// How the leading columns and the detail share the room.
///
/// Source: UIKit `UISplitViewController.SplitBehavior`.
public enum SplitBehavior: String, Hashable, Sendable, CaseIterable {
  /// What the platform chooses, by width and orientation.
  case automatic
  /// The columns stand beside each other.
  case tile
  /// The leading columns go over the detail.
  case overlay
  /// One leading column stands beside the detail; a second one pushes both aside.
  case displace
}

extension SplitBehavior {
  /// Whether columns can stand so under this behavior.
  ///
  /// | Behavior | Modes, beside ``SplitDisplayMode/secondaryOnly`` |
  /// |---|---|
  /// | ``tile`` | ``SplitDisplayMode/oneBesideSecondary``, ``SplitDisplayMode/twoBesideSecondary`` |
  /// | ``overlay`` | ``SplitDisplayMode/oneOverSecondary``, ``SplitDisplayMode/twoOverSecondary`` |
  /// | ``displace`` | ``SplitDisplayMode/oneBesideSecondary``, ``SplitDisplayMode/twoDisplaceSecondary`` |
  /// | ``automatic`` | all |
  ///
  /// - Parameter mode: How they stand.
  /// - Returns: Whether they can.
  @inlinable
  public func allows(_ mode: SplitDisplayMode) -> Bool { nearest(to: mode) == mode }

  /// The mode that shows as many leading columns as another one, and is allowed.
  ///
  /// Source: UIKit `UISplitViewController.preferredDisplayMode`, which maps a mode that is not allowed
  /// to the nearest one.
  ///
  /// - Parameter mode: The other one.
  /// - Returns: The mode itself, if it is allowed.
  @inlinable
  public func nearest(to mode: SplitDisplayMode) -> SplitDisplayMode {
    switch (mode, self) {
    case (.secondaryOnly, _), (_, .automatic): mode
    case (.oneBesideSecondary, .overlay), (.oneOverSecondary, .overlay): .oneOverSecondary
    case (.oneBesideSecondary, _), (.oneOverSecondary, _): .oneBesideSecondary
    case (_, .tile): .twoBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    }
  }
}
