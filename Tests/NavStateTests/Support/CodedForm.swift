import NavState
import NavStateTestSupport
import Testing

/// A value and its exact JSON, which stays the same for ever.
struct CodedForm<Value: Codable & Hashable & Sendable>: Sendable, CustomTestStringConvertible {
  let value: Value
  let text: String

  init(_ value: Value, _ text: String) {
    self.value = value
    self.text = text
  }

  var testDescription: String { text }

  /// Fails unless the value is written as the text, and the text is read as the value.
  func check(
    under context: ReadingContext = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try json(value) == text, sourceLocation: sourceLocation)
    let read = try read(Value.self, from: text, under: context)
    #expect(read == value, sourceLocation: sourceLocation)
    #expect(read.hashValue == value.hashValue, sourceLocation: sourceLocation)
  }
}

/// Fails unless there is a form for each name that a type can have, and each begins with its name.
func expectNames<Value: CodedByName>(
  of forms: [CodedForm<Value>], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    Set(forms.map(\.value.name)) == Set(Value.Name.allCases), sourceLocation: sourceLocation)
  for form in forms {
    #expect(
      form.text.hasPrefix(#"{"\#(form.value.name.rawValue)":"#), sourceLocation: sourceLocation)
  }
}

/// A text that is refused, and why.
struct RefusedText: Sendable, CustomTestStringConvertible {
  let text: String
  let error: Unreadable

  init(
    _ text: String, _ reason: Unreadable.Reason, at place: [String],
    rule: ReadingFailure.Kind? = nil
  ) {
    self.text = text
    error = Unreadable(reason, at: place, rule: rule)
  }

  /// A text that breaks a rule of NavState.
  init(_ text: String, breaking rule: ReadingFailure.Kind, at place: [String] = []) {
    self.init(text, .dataCorrupted, at: place, rule: rule)
  }

  var testDescription: String { text }

  /// Fails unless the text is refused for the reason, at the place.
  func check<Value: Decodable>(
    as type: Value.Type, under context: ReadingContext = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try unreadable(text, as: type, under: context, sourceLocation: sourceLocation)
    #expect(found == error, sourceLocation: sourceLocation)
  }
}
