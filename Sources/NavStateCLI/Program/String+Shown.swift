extension String {
  /// This text with a dot for every character that would move the cursor or end the line.
  var shown: String {
    String(UnicodeScalarView(unicodeScalars.map { $0.isInvisible ? "·" : $0 }))
  }

  /// This text, or its beginning if it has more scalars than are told.
  ///
  /// What the program tells of an input may quote it, and that is of any length.
  ///
  /// - Parameter count: The number of scalars.
  /// - Returns: The text, or its beginning and an ellipsis.
  func cut(to count: Int) -> String {
    let end = unicodeScalars.index(
      startIndex, offsetBy: count, limitedBy: unicodeScalars.endIndex)
    guard let end, end < endIndex else { return self }
    return String(unicodeScalars[..<end]) + "…"
  }
}

extension Unicode.Scalar {
  /// Whether the character does something rather than showing.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
