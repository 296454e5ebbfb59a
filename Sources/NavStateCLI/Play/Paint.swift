import NavState

/// Colors text, where color is wanted.
///
/// Source: ECMA-48, select graphic rendition.
struct Paint {
  /// Whether color is wanted.
  let isOn: Bool

  /// What the color says.
  enum Ink: Int {
    case strong = 1
    case faint = 2
    case bad = 31
    case good = 32
    case odd = 33
  }

  /// A text in a color, or as it is.
  func callAsFunction(_ text: String, _ ink: Ink) -> String {
    isOn ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension OutcomeName {
  /// The color of an outcome.
  var ink: Paint.Ink {
    switch self {
    case .changed: .good
    case .unchanged: .faint
    case .refused: .bad
    case .unhandled: .odd
    }
  }
}
