extension Traits {
  /// Whether the columns of a split view are collapsed: one stands on top of the others.
  ///
  /// Watches and televisions have no columns, whatever their size class; a Mac always has. A size
  /// class that is not known counts as regular, which hides nothing.
  ///
  /// Source: SwiftUI `NavigationSplitView`.
  @inlinable
  @inline(__always)
  package var isCollapsed: Bool {
    switch idiom {
    case .watch, .tv: true
    case .mac, .phone, .pad, .vision, .carPlay, nil: isCompactWidth
    }
  }

  /// Whether columns only ever stand beside each other.
  ///
  /// Source: SwiftUI `NavigationSplitViewStyle` on the Mac; UIKit `UISplitViewController.SplitBehavior`,
  /// of which a headset has `tile` only.
  @inlinable
  @inline(__always)
  var tilesColumns: Bool {
    switch idiom {
    case .mac, .vision: true
    case .phone, .pad, .tv, .watch, .carPlay, nil: false
    }
  }

  /// Whether a split view is laid out as on a device on its side.
  ///
  /// That is how the device is held; if that is not known, whether the window is as wide as high, at
  /// least; and if that is not known, so it is.
  ///
  /// Source: NavState; columns in landscape hide less.
  @inlinable
  @inline(__always)
  var isLandscape: Bool {
    if let orientation { return orientation == .landscape }
    guard let width, let height else { return true }
    return width >= height
  }
}
