extension View {
  /// Stands in for SwiftUI's `sheet(item:onDismiss:content:)`.
  nonisolated func sheet<Item, Content>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    PresentationModifier(under: self, item: item, onDismiss: onDismiss, content: content)
  }

  /// Stands in for SwiftUI's `fullScreenCover(item:onDismiss:content:)`.
  nonisolated func fullScreenCover<Item, Content>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    PresentationModifier(under: self, item: item, onDismiss: onDismiss, content: content)
  }
}

/// What a person does to what is presented.
@MainActor
protocol PresentationControl {
  /// Swipes it away, which SwiftUI writes as `nil`, whatever the identity.
  func dismiss()
}

private nonisolated struct PresentationModifier<Under: View, Item: Identifiable, Content: View>:
  BuiltInView, PresentationControl
{
  let under: Under
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content

  var parts: [any View] {
    item.wrappedValue.map { [under, content($0)] } ?? [under]
  }

  func dismiss() {
    item.wrappedValue = nil
    onDismiss?()
  }
}
