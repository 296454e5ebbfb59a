extension View {
  /// Stands in for SwiftUI's `sheet(item:onDismiss:content:)`.
  nonisolated func sheet<Item, Content>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    PresentationModifier(
      style: .sheet, under: self, item: item, onDismiss: onDismiss, content: content)
  }

  /// Stands in for SwiftUI's `fullScreenCover(item:onDismiss:content:)`.
  nonisolated func fullScreenCover<Item, Content>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    PresentationModifier(
      style: .cover, under: self, item: item, onDismiss: onDismiss, content: content)
  }

  /// Stands in for SwiftUI's `popover(item:attachmentAnchor:arrowEdge:content:)`, without the two in
  /// the middle, which have defaults.
  nonisolated func popover<Item, Content>(
    item: Binding<Item?>,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    PresentationModifier(
      style: .popover, under: self, item: item, onDismiss: nil, content: content)
  }

  /// Stands in for SwiftUI's `interactiveDismissDisabled(_:)`.
  nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    DismissalModifier(content: self, isDisabled: isDisabled)
  }

  /// Stands in for SwiftUI's `onDisappear(perform:)`.
  nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    DisappearanceModifier(content: self, action: action)
  }
}

/// How something is presented.
enum PresentationStyle {
  case sheet
  case cover
  case popover
}

/// What a person does to what is presented.
@MainActor
protocol PresentationControl {
  /// How it is presented.
  var style: PresentationStyle { get }

  /// Whether it is up.
  var isUp: Bool { get }

  /// Closes it, which SwiftUI writes as `nil`, whatever the identity.
  func dismiss()

  /// Swipes it away, or taps outside, unless that does nothing.
  func swipe()

  /// What happens once it is gone from the screen, whoever ends it; asked for while it is up.
  var vanishing: () -> Void { get }
}

private nonisolated struct PresentationModifier<Under: View, Item: Identifiable, Content: View>:
  BuiltInView, PresentationControl
{
  let style: PresentationStyle
  let under: Under
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content

  var parts: [any View] { item.wrappedValue.map { [under, content($0)] } ?? [under] }

  var ground: [any View] { [under] }

  var isUp: Bool { item.wrappedValue != nil }

  @MainActor func dismiss() {
    let vanishing = vanishing
    item.wrappedValue = nil
    vanishing()
  }

  @MainActor func swipe() {
    // No gesture ends a cover.
    guard style != .cover, let item = item.wrappedValue else { return }
    let isDisabled = content(item).grounds.contains {
      ($0 as? any DismissalControl)?.isDisabled == true
    }
    if !isDisabled { dismiss() }
  }

  @MainActor var vanishing: () -> Void {
    let views = item.wrappedValue.map { content($0).grounds } ?? []
    let actions = views.compactMap { ($0 as? any DisappearanceControl)?.action }
    return {
      onDismiss?()
      for action in actions { action() }
    }
  }
}

/// Whether a person can't swipe away what this is in.
@MainActor
protocol DismissalControl {
  var isDisabled: Bool { get }
}

private nonisolated struct DismissalModifier<Content: View>: BuiltInView, DismissalControl {
  let content: Content
  let isDisabled: Bool

  var parts: [any View] { [content] }
}

@MainActor
private protocol DisappearanceControl {
  var action: (() -> Void)? { get }
}

private nonisolated struct DisappearanceModifier<Content: View>: BuiltInView,
  DisappearanceControl
{
  let content: Content
  let action: (() -> Void)?

  var parts: [any View] { [content] }
}
