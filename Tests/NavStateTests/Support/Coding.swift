import Foundation
import NavState
import Testing

/// What a decoder is told: limits, and configurations.
typealias ReadingContext = [CodingUserInfoKey: any Sendable]

/// The JSON of a value, with its keys sorted.
func json(_ value: some Encodable, under context: ReadingContext = [:]) throws -> String {
  let encoder = JSONEncoder()
  encoder.userInfo = context
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// The value of a JSON text.
func read<Value: Decodable>(
  _ type: Value.Type = Value.self, from text: String, under context: ReadingContext = [:]
) throws -> Value {
  let decoder = JSONDecoder()
  decoder.userInfo = context
  return try decoder.decode(type, from: Data(text.utf8))
}

/// A value after it was written and read again.
func recoded<Value: Codable>(
  _ value: Value, under context: ReadingContext = [:]
) throws -> Value {
  try read(from: try json(value, under: context), under: context)
}

/// Why a text can't be read: what Swift says, and what NavState says.
struct Unreadable: Equatable {
  /// The cases of a `DecodingError`.
  enum Reason {
    case keyNotFound
    case valueNotFound
    case typeMismatch
    case dataCorrupted
  }

  /// What the decoder says.
  let reason: Reason

  /// Where it says it.
  let place: [String]

  /// The rule of NavState that is broken, if one is.
  let rule: ReadingFailure.Kind?

  init(_ reason: Reason, at place: [String], rule: ReadingFailure.Kind? = nil) {
    self.reason = reason
    self.place = place
    self.rule = rule
  }

  init(_ error: DecodingError) {
    let (reason, context, last): (Reason, DecodingError.Context, (any CodingKey)?) =
      switch error {
      case .keyNotFound(let key, let context): (.keyNotFound, context, key)
      case .valueNotFound(_, let context): (.valueNotFound, context, nil)
      case .typeMismatch(_, let context): (.typeMismatch, context, nil)
      case .dataCorrupted(let context): (.dataCorrupted, context, nil)
      @unknown default: fatalError("DecodingError has a new case")
      }
    let path = context.codingPath + (last.map { [$0] } ?? [])
    self.init(
      reason, at: path.map { $0.intValue.map(String.init) ?? $0.stringValue },
      rule: (context.underlyingError as? ReadingFailure)?.kind)
  }
}

/// Fails unless a text can't be read, and tells why it can't.
///
/// A failure of NavState has to tell the place that the decoder tells.
func unreadable<Value: Decodable>(
  _ text: String, as type: Value.Type, under context: ReadingContext = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Unreadable {
  let error = try #require(throws: DecodingError.self, sourceLocation: sourceLocation) {
    try read(type, from: text, under: context)
  }
  let unreadable = Unreadable(error)
  if case .dataCorrupted(let context) = error,
    let failure = context.underlyingError as? ReadingFailure
  {
    #expect(failure.place == unreadable.place, sourceLocation: sourceLocation)
  }
  return unreadable
}
