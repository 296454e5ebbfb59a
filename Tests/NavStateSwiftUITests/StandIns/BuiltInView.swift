import Testing

/// A view of the stand-ins' own: it has no body, and shows other views.
@MainActor
protocol BuiltInView: View where Body == Never {
  /// The views that it shows at this moment.
  var parts: [any View] { get }
}

extension BuiltInView {
  var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension View {
  /// This view and all that it shows at this moment, back to front.
  var shown: [any View] {
    let parts = (self as? any BuiltInView)?.parts ?? [body]
    return [self] + parts.flatMap(\.shown)
  }

  /// The texts that it shows at this moment, back to front.
  var texts: [String] {
    shown.compactMap { ($0 as? Text)?.text }
  }

  /// The front-most view of a kind that it shows, for a test to do what a person does to it.
  func front<Control>(_ control: Control.Type) throws -> Control {
    try #require(shown.compactMap { $0 as? Control }.last)
  }
}
