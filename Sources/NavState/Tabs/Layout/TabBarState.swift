/// How the tabs of a window are shown, as far as the app or the user has a say.
///
/// What is on screen is a ``TabLayout``: it depends on the window, too, which changes none of this.
public struct TabBarState: Hashable, Sendable {
  /// Whether tabs stand in a bar or in the sidebar.
  ///
  /// Source: SwiftUI `AdaptableTabBarPlacement`.
  public enum Placement: String, Hashable, Sendable, Codable, CaseIterable {
    /// In the sidebar where the window is wider than high, else in a bar.
    case automatic
    /// In a bar.
    case bar
    /// In the sidebar.
    case sidebar
  }

  /// Whether tabs stand in a bar or in the sidebar, on a pad that has room for both.
  public var placement: Placement

  /// Whether the user has scrolled the bar away, which a phone allows.
  public var isMinimized: Bool

  /// Whether there is an accessory at the bar, as what is playing.
  ///
  /// Source: SwiftUI `View.tabViewBottomAccessory(isEnabled:content:)`.
  public var isAccessoryEnabled: Bool

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - placement: Whether tabs stand in a bar or in the sidebar.
  ///   - isMinimized: Whether the user has scrolled the bar away.
  ///   - isAccessoryEnabled: Whether there is an accessory at the bar.
  @inlinable
  public init(
    placement: Placement = .automatic, isMinimized: Bool = false, isAccessoryEnabled: Bool = false
  ) {
    self.placement = placement
    self.isMinimized = isMinimized
    self.isAccessoryEnabled = isAccessoryEnabled
  }
}

/// `{"placement": "sidebar", "minimized": true, "accessory": true}`, without what is default.
extension TabBarState: Codable {
  private enum CodingKeys: String, CodingKey {
    case placement
    case minimized
    case accessory
  }

  /// Encodes what differs from the default.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if placement != .automatic { try container.encode(placement, forKey: .placement) }
    if isMinimized { try container.encode(true, forKey: .minimized) }
    if isAccessoryEnabled { try container.encode(true, forKey: .accessory) }
  }

  /// Decodes a state, with the default for what is not there.
  ///
  /// - Throws: A `DecodingError` for a placement that is not known, or a value of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      placement: try container.readIfPresent(.placement) ?? .automatic,
      isMinimized: try container.readIfPresent(.minimized) ?? false,
      isAccessoryEnabled: try container.readIfPresent(.accessory) ?? false)
  }
}

/// When a phone's bar makes room for what is scrolled.
///
/// Source: SwiftUI `TabBarMinimizeBehavior`.
public enum TabMinimizing: String, Hashable, Sendable, Codable, CaseIterable {
  /// When the platform chooses.
  case automatic
  /// When the user scrolls down.
  case onScrollDown
  /// When the user scrolls up.
  case onScrollUp
  /// Never.
  case never
}
