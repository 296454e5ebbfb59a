/// Stands in for SwiftUI's `TabRole`.
nonisolated struct TabRole: Hashable, Sendable {
  private let name: String

  static var search: TabRole { TabRole(name: "search") }
}

/// Stands in for SwiftUI's `Tab`.
nonisolated struct Tab<Value, Content, Label> {
  private let value: Value
  private let role: TabRole?
  private let content: Content
  private let label: Label
}

extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }

  nonisolated init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: nil, content: content(), label: label())
  }
}

@MainActor
extension Tab: TabContent, BuiltInTabContent where Value: Hashable, Content: View, Label: View {
  typealias TabValue = Value

  var body: Self { self }

  var ownTabs: [DeclaredTab] {
    [DeclaredTab(value: value, title: label.texts.joined(), content: content, role: role)]
  }
}

/// Stands in for SwiftUI's `TabSection`.
nonisolated struct TabSection<Header, Content, Footer, SelectionValue> {
  private let header: Header
  private let content: Content
}

extension TabSection
where
  SelectionValue: Hashable,
  SelectionValue == Content.TabValue,
  Content: TabContent,
  Header == Text,
  Footer == EmptyView
{
  nonisolated init<S>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where S: StringProtocol {
    self.init(header: Text(title), content: content())
  }
}

@MainActor
extension TabSection: TabContent, BuiltInTabContent
where
  SelectionValue: Hashable,
  SelectionValue == Content.TabValue,
  Content: TabContent,
  Header: View
{
  typealias TabValue = SelectionValue

  var body: Self { self }

  var ownTabs: [DeclaredTab] {
    content.tabs.map { tab in
      var tab = tab
      tab.section = header.texts.joined()
      return tab
    }
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: TabContent {
  nonisolated init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content)
  }
}

@MainActor
extension ForEach: TabContent, BuiltInTabContent where Content: TabContent {
  typealias TabValue = Content.TabValue

  var body: Self { self }

  var ownTabs: [DeclaredTab] { data.flatMap { content($0).tabs } }
}
