/// A key of a document, or a position in an array.
package struct PlaceKey: CodingKey {
  /// The key, or the position in words.
  package let stringValue: String

  /// The position, if this is one.
  package let intValue: Int?

  /// A key.
  package init(_ text: String) {
    stringValue = text
    intValue = nil
  }

  /// A position.
  package init(_ position: Int) {
    stringValue = "Index \(position)"
    intValue = position
  }

  /// A key.
  package init?(stringValue: String) {
    self.init(stringValue)
  }

  /// A position.
  package init?(intValue: Int) {
    self.init(intValue)
  }
}
