import Foundation

extension View {
  /// Stands in for SwiftUI's `navigationSplitViewStyle(_:)`.
  nonisolated func navigationSplitViewStyle<S>(_ style: S) -> some View
  where S: NavigationSplitViewStyle {
    ColumnModifier(content: self)
  }

  /// Stands in for SwiftUI's `navigationSplitViewColumnWidth(_:)`.
  nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    ColumnModifier(content: self)
  }

  /// Stands in for SwiftUI's `navigationSplitViewColumnWidth(min:ideal:max:)`.
  nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    ColumnModifier(content: self)
  }

  /// Stands in for SwiftUI's `inspectorColumnWidth(min:ideal:max:)`.
  nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    ColumnModifier(content: self)
  }

  /// Stands in for SwiftUI's `inspector(isPresented:content:)`.
  nonisolated func inspector<V>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    InspectorModifier(under: self, isPresented: isPresented, content: content())
  }
}

/// Where an inspector is to be seen.
enum InspectorForm {
  case column
  case sheet
}

/// What a person sees of an inspector.
@MainActor
protocol InspectorControl {
  /// Where it is, or `nil` if it is not presented.
  var form: InspectorForm? { get }
}

private nonisolated struct ColumnModifier<Content: View>: BuiltInView {
  let content: Content

  var parts: [any View] { [content] }
}

private nonisolated struct InspectorModifier<Under: View, Content: View>: BuiltInView,
  InspectorControl, PresentationControl
{
  let under: Under
  let isPresented: Binding<Bool>
  let content: Content

  var parts: [any View] { isPresented.wrappedValue ? [under, content] : [under] }

  var ground: [any View] { isUp ? [under] : parts }

  var form: InspectorForm? {
    guard isPresented.wrappedValue else { return nil }
    return EnvironmentValues.current.horizontalSizeClass == .compact ? .sheet : .column
  }

  var style: PresentationStyle { .sheet }

  /// Whether it is a sheet; a column is none of what is presented over others.
  var isUp: Bool { form == .sheet }

  func dismiss() { isPresented.wrappedValue = false }

  func swipe() { dismiss() }

  var vanishing: () -> Void { {} }
}
