import Testing

/// Stands in for SwiftUI's `TabView`.
nonisolated struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  private let content: Content
  private let selection: Binding<SelectionValue>?

  nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection
  }

  nonisolated init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.content = .init(content: content())
    self.selection = selection
  }
}

@MainActor
extension TabView: BuiltInView, SelectionControl, TabControl {
  /// The selected tab, or the first one if the selection is none of them; or all views.
  var parts: [any View] {
    guard content is any TabbedView else { return [content] }
    return shownTab.map { [$0.content] } ?? []
  }

  /// Taps a tab, which SwiftUI writes also if it is selected already.
  func tap(_ value: SelectionValue) {
    selection?.wrappedValue = value
  }

  var tabs: [DeclaredTab] { (content as? any TabbedView)?.tabs ?? [] }

  var shownTab: DeclaredTab? {
    tabs.first { $0.value == selection.map { AnyHashable($0.wrappedValue) } } ?? tabs.first
  }

  func choose(_ title: String, emptying: Emptying) throws {
    let tab = try #require(tabs.first { $0.title == title && !$0.isHidden && !$0.isDisabled })
    let value = try #require(tab.value.base as? SelectionValue)
    let isAgain = value == selection?.wrappedValue
    // What is embedded is there while the write goes on.
    let stack = tab.content.grounds.lazy.compactMap { $0 as? any StackControl }.first
    if isAgain, emptying == .before { stack?.goToRoot() }
    selection?.wrappedValue = value
    if isAgain, emptying == .after { stack?.goToRoot() }
  }
}

/// When SwiftUI empties the path of the selected tab that is tapped again.
///
/// That it does is documented by what it looks like; the order is not.
enum Emptying: CaseIterable {
  case never
  case before
  case after
}

/// What a person does to tabs.
@MainActor
protocol TabControl {
  /// All that are declared.
  var tabs: [DeclaredTab] { get }

  /// The one on screen.
  var shownTab: DeclaredTab? { get }

  /// Taps a tab that can be tapped, by its title.
  func choose(_ title: String, emptying: Emptying) throws
}

extension TabControl {
  /// Taps a tab that can be tapped, by its title, where SwiftUI empties no path.
  func choose(_ title: String) throws {
    try choose(title, emptying: .never)
  }
}

/// Stands in for SwiftUI's `TabViewCustomization`, whose form is not documented.
nonisolated struct TabViewCustomization: Codable, Equatable, Sendable {
  private var hidden: Set<String> = []

  subscript(sidebarVisibility id: String) -> Visibility {
    get { hidden.contains(id) ? .hidden : .automatic }
    set {
      if newValue == .hidden { hidden.insert(id) } else { hidden.remove(id) }
    }
  }
}

/// Stands in for SwiftUI's `TabSearchActivation`.
nonisolated struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  static let automatic = TabSearchActivation(name: "automatic")
  static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// Stands in for SwiftUI's `TabBarMinimizeBehavior`.
nonisolated struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  static let automatic = TabBarMinimizeBehavior(name: "automatic")
  static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Stands in for SwiftUI's `tabViewCustomization(_:)`.
  nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    TabViewModifier(content: self, setting: customization?.wrappedValue)
  }

  /// Stands in for SwiftUI's `tabViewSearchActivation(_:)`.
  nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    TabViewModifier(content: self, setting: activation)
  }

  /// Stands in for SwiftUI's `tabBarMinimizeBehavior(_:)`.
  nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    TabViewModifier(content: self, setting: behavior)
  }

  /// Stands in for SwiftUI's `tabViewBottomAccessory(isEnabled:content:)`.
  nonisolated func tabViewBottomAccessory<Content>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    AccessoryModifier(under: self, accessory: isEnabled ? content() : nil)
  }
}

private nonisolated struct TabViewModifier<Content: View, Setting>: BuiltInView {
  let content: Content
  let setting: Setting

  var parts: [any View] { [content] }
}

private nonisolated struct AccessoryModifier<Under: View, Accessory: View>: BuiltInView {
  let under: Under
  let accessory: Accessory?

  var parts: [any View] { accessory.map { [under, $0] } ?? [under] }
}
