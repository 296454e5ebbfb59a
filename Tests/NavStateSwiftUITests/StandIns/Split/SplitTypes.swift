/// Stands in for SwiftUI's `NavigationSplitViewVisibility`, whose coded form is not documented.
nonisolated struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  static var automatic: NavigationSplitViewVisibility { Self(name: "automatic") }
  static var all: NavigationSplitViewVisibility { Self(name: "all") }
  static var doubleColumn: NavigationSplitViewVisibility { Self(name: "doubleColumn") }
  static var detailOnly: NavigationSplitViewVisibility { Self(name: "detailOnly") }

  /// One that a later SwiftUI might have.
  static var unheardOf: NavigationSplitViewVisibility { Self(name: "unheard-of") }
}

/// Stands in for SwiftUI's `NavigationSplitViewColumn`.
nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  static var sidebar: NavigationSplitViewColumn { Self(name: "sidebar") }
  static var content: NavigationSplitViewColumn { Self(name: "content") }
  static var detail: NavigationSplitViewColumn { Self(name: "detail") }

  /// One that a later SwiftUI might have.
  static var unheardOf: NavigationSplitViewColumn { Self(name: "unheard-of") }
}

/// Stands in for SwiftUI's `NavigationSplitViewStyle`, without what it makes of a configuration.
@MainActor
protocol NavigationSplitViewStyle {}

/// Stands in for SwiftUI's `BalancedNavigationSplitViewStyle`.
nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}

/// Stands in for SwiftUI's `ProminentDetailNavigationSplitViewStyle`.
nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
