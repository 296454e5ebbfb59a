/// Stands in for SwiftUI's `List`.
nonisolated struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  private let content: Content
  private let choose: (SelectionValue) -> Void

  nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    choose = { selection?.wrappedValue = $0 }
  }

  nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    choose = { selection?.wrappedValue.formSymmetricDifference([$0]) }
  }
}

@MainActor
extension List: BuiltInView, SelectionControl {
  var parts: [any View] { [content] }

  /// Taps a row: the only one that is selected, or in a set one more or one less.
  func tap(_ value: SelectionValue) {
    choose(value)
  }
}

/// What a person does where something can be selected.
@MainActor
protocol SelectionControl<SelectionValue> {
  associatedtype SelectionValue: Hashable

  /// Taps what a value stands for.
  func tap(_ value: SelectionValue)
}

extension View {
  /// Stands in for SwiftUI's `tag(_:)`.
  nonisolated func tag<V>(_ tag: V) -> some View where V: Hashable {
    TagModifier(content: self, tag: tag)
  }
}

private nonisolated struct TagModifier<Content: View, V: Hashable>: BuiltInView {
  let content: Content
  let tag: V

  var parts: [any View] { [content] }
}
