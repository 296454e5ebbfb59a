import Testing

extension View {
  /// Stands in for SwiftUI's `alert(_:isPresented:presenting:actions:message:)`.
  nonisolated func alert<S, A, M, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    PromptModifier(
      style: .alert, under: self, title: String(title), isPresented: isPresented,
      actions: data.map(actions), message: data.map(message))
  }

  /// Stands in for SwiftUI's
  /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  nonisolated func confirmationDialog<S, A, M, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    PromptModifier(
      style: .confirmationDialog, under: self, title: String(title), isPresented: isPresented,
      actions: data.map(actions), message: data.map(message))
  }

  /// Stands in for SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  nonisolated func confirmationDialog<S, A>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    PromptModifier<Self, A, EmptyView>(
      style: .confirmationDialog, under: self, title: String(title), isPresented: isPresented,
      actions: actions(), message: nil)
  }
}

/// Stands in for SwiftUI's `Visibility`.
nonisolated enum Visibility: Hashable, CaseIterable {
  case automatic
  case visible
  case hidden
}

/// What a person does where something is asked.
@MainActor
protocol PromptControl {
  var style: PromptStyle { get }

  /// What is asked.
  var title: String { get }

  /// What is said about it.
  var texts: [String] { get }

  /// The buttons, or none if nothing is asked.
  var buttons: [any ButtonControl] { get }

  /// Leaves without a choice, as by a tap outside, which SwiftUI writes as `false`.
  func leave()
}

enum PromptStyle {
  case alert
  case confirmationDialog
}

extension PromptControl {
  /// Presses a button, which runs its action and then writes `false`.
  ///
  /// Source: SwiftUI `alert(_:isPresented:presenting:actions:message:)`, whose every action dismisses
  /// once it has run.
  func press(_ title: String) throws {
    try #require(buttons.first { $0.title == title }).action()
    leave()
  }
}

private nonisolated struct PromptModifier<Under: View, A: View, M: View>: BuiltInView,
  PromptControl
{
  let style: PromptStyle
  let under: Under
  let title: String
  let isPresented: Binding<Bool>
  let actions: A?
  let message: M?

  /// It is up only while there is data, too.
  private var isUp: Bool { isPresented.wrappedValue && actions != nil }

  var parts: [any View] { [under] }

  @MainActor var texts: [String] {
    isUp ? message?.shown.compactMap { ($0 as? Text)?.text } ?? [] : []
  }

  @MainActor var buttons: [any ButtonControl] {
    isUp ? actions?.shown.compactMap { $0 as? any ButtonControl } ?? [] : []
  }

  func leave() { isPresented.wrappedValue = false }
}

extension View {
  /// What is asked at this moment.
  var prompts: [any PromptControl] {
    shown.compactMap { $0 as? any PromptControl }.filter { !$0.buttons.isEmpty }
  }
}

/// Stands in for SwiftUI's `ButtonRole`.
nonisolated struct ButtonRole: Hashable, Sendable {
  private let name: String

  static let cancel = ButtonRole(name: "cancel")
  static let destructive = ButtonRole(name: "destructive")
}

/// Stands in for SwiftUI's `Button`.
nonisolated struct Button<Label> where Label: View {
  let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void
}

extension Button where Label == Text {
  nonisolated init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(label: Text(title), role: role, action: action)
  }
}

@MainActor
extension Button: BuiltInView, ButtonControl {
  var parts: [any View] { [label] }

  var title: String { texts.joined() }
}

/// What a person presses.
@MainActor
protocol ButtonControl {
  var title: String { get }
  var role: ButtonRole? { get }
  var action: @MainActor () -> Void { get }
}

/// Stands in for SwiftUI's `ForEach`.
nonisolated struct ForEach<Data, ID, Content>
where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let content: (Data.Element) -> Content
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: View {
  nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content)
  }
}

@MainActor
extension ForEach: View where Content: View {}

@MainActor
extension ForEach: BuiltInView where Content: View {
  var parts: [any View] { data.map { content($0) } }
}
