extension Decoder {
  /// Decodes what has an identity, which stands for it.
  ///
  /// - Parameters:
  ///   - kind: What to call it.
  ///   - find: Finds it; `nil` if this version of the app has no such one.
  /// - Returns: What was found.
  /// - Throws: A `DecodingError` if there is no text, or it is no identity.
  func identified<Value>(_ kind: String, by find: (String) -> Value?) throws -> Value {
    let container = try singleValueContainer()
    let id = try container.decode(String.self)
    guard let value = find(id) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is no \(kind) \"\(id)\"")
    }
    return value
  }
}
