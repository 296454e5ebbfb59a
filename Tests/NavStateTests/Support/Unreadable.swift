import NavState
import NavStateTestSupport
import Testing

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
