import NavState

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
      self.init(at: context.codingPath, context.debugDescription)
    case EncodingError.invalidValue(_, let context):
      self.init(at: context.codingPath, "it can't be written: \(context.debugDescription)")
    default:
      self.init(at: [], "\(error)")
    }
  }

  private init(at path: [any CodingKey], _ reason: String) {
    place = .path(path.map { $0.intValue.map(String.init) ?? $0.stringValue })
    self.reason = reason
  }
}

extension LineError: CustomStringConvertible {
  /// How much of a reason is told, since it may quote a line of any length.
  private static let length = 400

  /// The place and the reason: `at action.push: the argument "rout" is not known`.
  package var description: String {
    let scalars = reason.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: Self.length, limitedBy: scalars.endIndex)
    let isCut = end.map { $0 < scalars.endIndex } ?? false
    let text = isCut ? String(scalars.prefix(Self.length)) + "…" : reason
    switch place {
    case .byte(let position): return "at byte \(position): \(text)"
    case .path([]): return "at the top: \(text)"
    case .path(let keys): return "at \(keys.joined(separator: ".")): \(text)"
    }
  }
}
