/// How wide a window is, in five steps.
///
/// Source: Material's `WindowSizeClass`.
public enum WindowWidthClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// As a phone held upright.
  case compact
  /// As a small tablet held upright, or an unfolded phone.
  case medium
  /// As a tablet on its side.
  case expanded
  /// As a large tablet on its side, or a window on a desktop.
  case large
  /// As a desktop.
  case extraLarge
}

/// How high a window is, in three steps.
///
/// Source: Material's `WindowSizeClass`.
public enum WindowHeightClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// As a phone on its side.
  case compact
  /// As a phone held upright, or a tablet on its side.
  case medium
  /// As a tablet held upright.
  case expanded
}

extension SizeClass {
  /// The size class of a window so wide: compact if that is, else regular.
  ///
  /// Source: NavState; both words mean that there is room for one column only. Who wants to draw the
  /// line elsewhere moves the break points of a ``WindowClassTable``.
  ///
  /// - Parameter width: How wide the window is.
  @inlinable
  public init(_ width: WindowWidthClass) {
    self = width == .compact ? .compact : .regular
  }

  /// The size class of a window so high: compact if that is, else regular.
  ///
  /// - Parameter height: How high the window is.
  @inlinable
  public init(_ height: WindowHeightClass) {
    self = height == .compact ? .compact : .regular
  }
}
