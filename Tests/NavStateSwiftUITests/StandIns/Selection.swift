/// Stands in for SwiftUI's `List`.
nonisolated struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  private let content: Content
  private let choose: (SelectionValue) -> Void
  private let clear: () -> Void
  private let isChosen: () -> Bool

  nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    choose = { selection?.wrappedValue = $0 }
    clear = { selection?.wrappedValue = nil }
    isChosen = { selection?.wrappedValue != nil }
  }

  nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    choose = { selection?.wrappedValue.formSymmetricDifference([$0]) }
    clear = { selection?.wrappedValue = [] }
    isChosen = { selection?.wrappedValue.isEmpty == false }
  }
}

@MainActor
extension List: BuiltInView, SelectionControl, ListControl {
  var parts: [any View] { [content] }

  var hasSelection: Bool { isChosen() }

  func deselect() {
    clear()
  }

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

/// What SwiftUI does to a list whose rows lead to another column.
@MainActor
protocol ListControl {
  /// Whether any row is selected.
  var hasSelection: Bool { get }

  /// Selects no row.
  func deselect()
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
