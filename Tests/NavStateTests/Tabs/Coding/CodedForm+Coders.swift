import NavState
import NavStateTestSupport
import Testing

extension CodedForm {
  /// Fails unless Foundation's coders and ours write the value as the text, and read it again.
  func checkBoth(
    under context: ReadingContext = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try check(under: context, sourceLocation: sourceLocation)
    let bytes = try CodedEncoder(userInfo: context).encode(value)
    #expect(String(decoding: bytes, as: UTF8.self) == text, sourceLocation: sourceLocation)
    let read = try CodedDecoder(userInfo: context).decode(Value.self, from: Array(text.utf8))
    #expect(read == value, sourceLocation: sourceLocation)
  }
}

extension RefusedText {
  /// Fails unless Foundation's decoder and ours refuse the text for the reason, at the place.
  func checkBoth<Value: Decodable>(
    as type: Value.Type, under context: ReadingContext = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try check(as: type, under: context, sourceLocation: sourceLocation)
    let error = try #require(throws: DecodingError.self, sourceLocation: sourceLocation) {
      try CodedDecoder(userInfo: context).decode(type, from: Array(text.utf8))
    }
    let found = Unreadable(error)
    #expect(
      found.reason == self.error.reason && found.place == self.error.place,
      sourceLocation: sourceLocation)
    // Ours tells the rule where Foundation's has but words.
    if let rule = self.error.rule { #expect(found.rule == rule, sourceLocation: sourceLocation) }
  }
}

extension TabRules {
  /// What a decoder is told to read tabs under these rules.
  var context: ReadingContext { [.tabConfiguration: Configuration(rules: self)] }
}
