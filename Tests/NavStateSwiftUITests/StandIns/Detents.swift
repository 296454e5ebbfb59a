import Foundation

/// Stands in for SwiftUI's `PresentationDetent`.
nonisolated struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let height: Height

  static let medium = PresentationDetent(height: .medium)
  static let large = PresentationDetent(height: .large)

  static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .height(height))
  }

  static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
    PresentationDetent(height: .custom(ObjectIdentifier(type)))
  }
}

/// Stands in for SwiftUI's `CustomPresentationDetent`, without the height that it computes.
nonisolated protocol CustomPresentationDetent {}

extension View {
  /// Stands in for SwiftUI's `presentationDetents(_:selection:)`.
  nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    DetentModifier(content: self, detents: detents, selection: selection)
  }
}

/// What a person does to a sheet that rests at several heights.
@MainActor
protocol DetentControl {
  var detents: Set<PresentationDetent> { get }

  /// The height at which it is.
  var height: PresentationDetent { get }

  /// Drags it to another height, which SwiftUI writes.
  func drag(to detent: PresentationDetent)
}

private nonisolated struct DetentModifier<Content: View>: BuiltInView, DetentControl {
  let content: Content
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>

  var parts: [any View] { [content] }

  var height: PresentationDetent { selection.wrappedValue }

  func drag(to detent: PresentationDetent) {
    if detents.contains(detent) { selection.wrappedValue = detent }
  }
}
