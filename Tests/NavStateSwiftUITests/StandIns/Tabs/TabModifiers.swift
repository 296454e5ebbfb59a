/// Stands in for SwiftUI's `TabPlacement`.
nonisolated struct TabPlacement: Hashable, Sendable {
  private let name: String

  static let automatic = TabPlacement(name: "automatic")
  static let pinned = TabPlacement(name: "pinned")
  static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Stands in for SwiftUI's `AdaptableTabBarPlacement`.
nonisolated struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  static let automatic = AdaptableTabBarPlacement(name: "automatic")
  static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
  static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
}

/// Stands in for SwiftUI's `TabCustomizationBehavior`.
nonisolated struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  static let automatic = TabCustomizationBehavior(name: "automatic")
  static let disabled = TabCustomizationBehavior(name: "disabled")
  static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

extension TabContent {
  /// Stands in for SwiftUI's `hidden(_:)`.
  nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { $0.isHidden = $0.isHidden || hidden }
  }

  /// Stands in for SwiftUI's `disabled(_:)`.
  nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Stands in for SwiftUI's `badge(_:)` of a number, of which 0 hides it.
  nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { $0.badge = count == 0 ? nil : "\(count)" }
  }

  /// Stands in for SwiftUI's `badge(_:)` of a text, of which `nil` hides it.
  nonisolated func badge<S>(_ label: S?) -> some TabContent<TabValue> where S: StringProtocol {
    let text = label.map { String($0) }
    return ModifiedTabs(content: self) { $0.badge = text }
  }

  /// Stands in for SwiftUI's `tabPlacement(_:)`, which the placement of a tab itself precedes.
  nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { tab in
      if tab.placement == .automatic { tab.placement = placement }
    }
  }

  /// Stands in for SwiftUI's `customizationID(_:)`; one of a section leaves its tabs theirs.
  nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { tab in
      if tab.customizationID == nil { tab.customizationID = id }
    }
  }

  /// Stands in for SwiftUI's `customizationBehavior(_:for:)`.
  nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { tab in
      for placement in placements { tab.behaviors[placement] = behavior }
    }
  }

  /// Stands in for SwiftUI's `defaultVisibility(_:for:)`.
  nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { tab in
      for placement in placements { tab.visibilities[placement] = visibility }
    }
  }
}
