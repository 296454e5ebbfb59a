package import NavState

/// Why a line can't be read, and where.
package struct LineError: Error, Hashable {
  /// A place in a line.
  package enum Place: Hashable {
    /// A byte, counted from 1.
    case byte(Int)
    /// The keys and positions that lead to a value, outermost first.
    case path([String])
  }

  /// Where.
  package let place: Place

  /// Why.
  package let reason: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - reason: Why.
  package init(place: Place, reason: String) {
    self.place = place
    self.reason = reason
  }
}

extension LineError {
  /// Takes over what reading or writing has thrown.
  ///
  /// - Parameter error: The error, of any kind.
  package init(_ error: any Error) {
    switch error {
    case let error as LineError:
      self = error
    case DecodingError.keyNotFound(let key, let context):
      self.init(at: context.codingPath + [key], "it is missing")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      self.init(context)
    case EncodingError.invalidValue(_, let context):
      self.init(at: context.codingPath, "it can't be written: \(context.debugDescription)")
    default:
      self.init(at: [], "\(error)")
    }
  }

  /// Takes over why a part of an archive was lost.
  ///
  /// - Parameter loss: The loss.
  package init(_ loss: Loss) {
    place = .path(loss.place)
    if case .failure(let failure) = loss.cause {
      reason = failure.kind.words
    } else {
      reason = loss.cause.description
    }
  }

  private init(_ context: DecodingError.Context) {
    guard let failure = context.underlyingError as? ReadingFailure else {
      self.init(at: context.codingPath, context.debugDescription)
      return
    }
    if let offset = failure.offset, failure.kind.isOfDocument {
      self.init(place: .byte(offset + 1), reason: failure.kind.words)
    } else {
      self.init(at: context.codingPath, failure.kind.words)
    }
  }

  private init(at path: [any CodingKey], _ reason: String) {
    place = .path(path.map { $0.intValue.map(String.init) ?? $0.stringValue })
    self.reason = reason
  }
}

extension ReadingFailure.Kind {
  /// Whether it is the document that is wrong at a byte, and not what a value is read as.
  fileprivate var isOfDocument: Bool {
    switch self {
    case .syntax, .duplicateKey, .tooManyBytes, .tooManyNodes, .nestedTooDeep: true
    default: false
    }
  }
}

extension LineError: CustomStringConvertible {
  /// How much of a place and of a reason is told.
  private static let length = 400

  /// The place and the reason: `at action.push: the argument "rout" is not known`.
  package var description: String {
    let place =
      switch self.place {
      case .byte(let position): "byte \(position)"
      case .path([]): "the top"
      case .path(let keys): keys.joined(separator: ".").cut(to: Self.length)
      }
    return "at \(place): \(reason.cut(to: Self.length))"
  }
}
