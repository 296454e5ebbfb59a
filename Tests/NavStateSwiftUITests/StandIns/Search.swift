extension View {
  /// Stands in for SwiftUI's `searchable(text:isPresented:placement:prompt:)`, without the last two,
  /// which have defaults.
  nonisolated func searchable(text: Binding<String>, isPresented: Binding<Bool>) -> some View {
    SearchModifier(content: self, text: text, isPresented: isPresented)
  }
}

/// What a person does in a search field.
@MainActor
protocol SearchControl {
  /// Taps the field, which SwiftUI writes as presented.
  func tap()

  /// Types a text.
  func type(_ text: String)

  /// Cancels, which SwiftUI writes as a field that is empty and then not presented.
  func cancel()
}

private nonisolated struct SearchModifier<Content: View>: BuiltInView, SearchControl {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>

  var parts: [any View] { [content] }

  func tap() { isPresented.wrappedValue = true }

  func type(_ text: String) { self.text.wrappedValue = text }

  func cancel() {
    text.wrappedValue = ""
    isPresented.wrappedValue = false
  }
}
