/// One thing that was lost between a value and its archive: where, what became of it, and why.
public struct Loss: Hashable, Sendable {
  /// What became of it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It can't be read or written, and is left out.
    case dropped
    /// It can't be read, and is kept as it is, to be written back.
    case kept
    /// It is left out for standing above something that is left out, or above what is allowed.
    case cut
  }

  /// Why it was lost.
  public enum Cause: Hashable, Sendable {
    /// The registry has no type under this key.
    case unknownType(String)
    /// A rule of NavState or of its coders is broken, or there is more than ``Limits`` allow.
    case failure(ReadingFailure)
    /// The element of a path can't be archived.
    case uncodable(UncodableRoute)
    /// The value declares itself not storable.
    case notStorable
    /// The value's own coding fails, for a reason in words.
    case error(String)
    /// What it stood on is gone.
    case unsupported
    /// It doesn't outlive the screen.
    case transient
  }

  /// The keys and positions that lead to the place, outermost first; none for the whole.
  public let place: [String]

  /// What became of it.
  public let kind: Kind

  /// Why it was lost.
  public let cause: Cause

  /// How many elements were lost: the one at the place, and those that follow it.
  public let count: Int

  /// Creates a loss.
  package init(_ kind: Kind, at place: [String], _ cause: Cause, count: Int = 1) {
    self.place = place
    self.kind = kind
    self.cause = cause
    self.count = count
  }

  /// The position in the innermost array, or `nil` if the place is not in one.
  public var position: Int? { place.last.flatMap { Int($0) } }
}

extension Loss: CustomStringConvertible {
  /// The place, the kind and the cause on one line: `2: dropped, the type "item" is not known`.
  public var description: String {
    let place = place.isEmpty ? "all" : place.joined(separator: "/")
    return "\(place): \(kind.rawValue), \(cause)\(count == 1 ? "" : " (\(count) elements)")"
  }
}

extension Loss.Cause: CustomStringConvertible {
  /// The cause in words.
  public var description: String {
    switch self {
    case .unknownType(let key): "the type \"\(key)\" is not known"
    case .failure(let failure): failure.description
    case .uncodable(let route): route.description
    case .notStorable: "it is not storable"
    case .error(let words): words
    case .unsupported: "what it stood on is gone"
    case .transient: "it does not outlive the screen"
    }
  }
}

extension Loss.Cause {
  /// The cause that an error tells.
  package init(_ error: any Error) {
    let (underlying, words) = Loss.Cause.parts(of: error)
    if let failure = underlying as? ReadingFailure {
      self = .failure(failure)
    } else if let route = underlying as? UncodableRoute {
      self = .uncodable(route)
    } else if let type = underlying as? UnknownType {
      self = .unknownType(type.key)
    } else if underlying is NotStorable {
      self = .notStorable
    } else {
      self = .error(words)
    }
  }

  private static func parts(of error: any Error) -> ((any Error)?, String) {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      (context.underlyingError, context.debugDescription)
    case EncodingError.invalidValue(_, let context):
      (context.underlyingError, context.debugDescription)
    default: (error, "\(error)")
    }
  }
}

extension DecodingError.Context {
  /// The cause that this is of a loss.
  var cause: Loss.Cause { Loss.Cause(DecodingError.dataCorrupted(self)) }
}
