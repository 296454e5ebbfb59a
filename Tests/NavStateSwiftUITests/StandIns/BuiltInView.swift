import Testing

/// A view of the stand-ins' own: it has no body, and shows other views.
@MainActor
protocol BuiltInView: View where Body == Never {
  /// The views that it shows at this moment.
  var parts: [any View] { get }

  /// The views among them that are not presented over the others.
  var ground: [any View] { get }
}

extension BuiltInView {
  var body: Never { preconditionFailure("\(Self.self) has no body") }

  var ground: [any View] { parts }
}

extension View {
  /// This view and all that it shows at this moment, back to front.
  var shown: [any View] {
    let parts = (self as? any BuiltInView)?.parts ?? [body]
    return [self] + parts.flatMap(\.shown)
  }

  /// This view and all that it shows at this moment, but for what is presented over it.
  var grounds: [any View] {
    let parts = (self as? any BuiltInView)?.ground ?? [body]
    return [self] + parts.flatMap(\.grounds)
  }

  /// The texts that it shows at this moment, back to front.
  var texts: [String] {
    shown.compactMap { ($0 as? Text)?.text }
  }

  /// The front-most view of a kind that it shows, for a test to do what a person does to it.
  func front<Control>(_ control: Control.Type) throws -> Control {
    try #require(shown.compactMap { $0 as? Control }.last)
  }

  /// What is presented and up, back to front.
  var presentations: [any PresentationControl] {
    shown.compactMap { $0 as? any PresentationControl }.filter(\.isUp)
  }

  /// The front-most presentation that is up.
  func top() throws -> any PresentationControl {
    try #require(presentations.last)
  }
}
