/// Stands in for SwiftUI's `TabContent`.
@MainActor @preconcurrency
protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  associatedtype Body: TabContent

  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

/// Tabs of the stand-ins' own, which have no other body.
@MainActor
protocol BuiltInTabContent {
  /// The tabs that it declares, in order.
  var ownTabs: [DeclaredTab] { get }
}

/// What is declared of a tab.
@MainActor
struct DeclaredTab {
  let value: AnyHashable
  let title: String
  let content: any View
  let role: TabRole?
  var section: String?
  var badge: String?
  var isHidden = false
  var isDisabled = false
  var placement = TabPlacement.automatic
  var customizationID: String?
  var behaviors: [AdaptableTabBarPlacement: TabCustomizationBehavior] = [:]
  var visibilities: [AdaptableTabBarPlacement: Visibility] = [:]
}

extension TabContent {
  /// The tabs that it declares, in order.
  var tabs: [DeclaredTab] {
    (self as? any BuiltInTabContent)?.ownTabs ?? body.tabs
  }
}

/// Stands in for SwiftUI's `TabContentBuilder`, for up to three parts.
@MainActor
@resultBuilder
struct TabContentBuilder<TabValue> where TabValue: Hashable {
  static func buildExpression<C>(_ content: C) -> C
  where C: TabContent, C.TabValue == TabValue { content }

  static func buildBlock<C>(_ content: C) -> C
  where C: TabContent, C.TabValue == TabValue { content }

  static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some TabContent<TabValue>
  where C0: TabContent, C1: TabContent, C0.TabValue == TabValue, C1.TabValue == TabValue {
    TabList<TabValue> { c0.tabs + c1.tabs }
  }

  static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some TabContent<TabValue>
  where
    C0: TabContent,
    C1: TabContent,
    C2: TabContent,
    C0.TabValue == TabValue,
    C1.TabValue == TabValue,
    C2.TabValue == TabValue
  {
    TabList<TabValue> { c0.tabs + c1.tabs + c2.tabs }
  }

  /// Stands in for SwiftUI's type of the same name, a view of tabs.
  nonisolated struct Content<C> where C: TabContent {
    let content: C
  }
}

@MainActor
extension TabContentBuilder.Content: BuiltInView, TabbedView {
  var parts: [any View] { tabs.map(\.content) }

  var tabs: [DeclaredTab] { content.tabs }
}

/// A view that is made of tabs.
@MainActor
protocol TabbedView {
  var tabs: [DeclaredTab] { get }
}

/// Tabs, one after the other.
private nonisolated struct TabList<TabValue: Hashable>: TabContent, BuiltInTabContent {
  let list: @MainActor () -> [DeclaredTab]

  @MainActor var body: Self { self }

  @MainActor var ownTabs: [DeclaredTab] { list() }
}

/// Tabs of which something is said.
nonisolated struct ModifiedTabs<Content: TabContent>: TabContent, BuiltInTabContent {
  typealias TabValue = Content.TabValue

  let content: Content
  let change: @MainActor (inout DeclaredTab) -> Void

  @MainActor var body: Self { self }

  @MainActor var ownTabs: [DeclaredTab] {
    content.tabs.map { tab in
      var tab = tab
      change(&tab)
      return tab
    }
  }
}
