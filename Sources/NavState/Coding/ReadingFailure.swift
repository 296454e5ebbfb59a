/// Why outside data can't be read, where the reason is a rule of NavState.
///
/// `Codable` throws a `DecodingError`, whose context tells the place; this is the context's
/// underlying error. What the decoder finds by itself (a missing key, another type) has none.
///
/// ```swift
/// do {
///   router = try decoder.decode(Router<Reader>.self, from: data)
/// } catch DecodingError.dataCorrupted(let context) {
///   if let failure = context.underlyingError as? ReadingFailure { report(failure) }
/// }
/// ```
public struct ReadingFailure: Error, Hashable, Sendable {
  /// The rule that is broken.
  public enum Kind: Hashable, Sendable {
    /// The object has no name at all.
    case missingName
    /// The object has more than one name, or more than one of the arguments that exclude each other.
    case severalNames([String])
    /// The name is none of the list.
    case unknownName(String)
    /// The argument is none of those that belong to the name.
    case unknownArgument(String)
    /// An array has more elements than ``Limits`` allow.
    case tooMany(limit: Int)
    /// A number lies outside of what the place allows.
    case outOfRange(Int)
    /// The identity can't be read, since the type of the routes has none that travels.
    case noIdentity
    /// The value breaks a rule of its model, described in words.
    case violation(String)
  }

  /// The rule that is broken.
  public let kind: Kind

  /// The keys and positions that lead to the place, outermost first.
  public let place: [String]
}

extension ReadingFailure: CustomStringConvertible {
  /// The reason in words, without the place.
  public var description: String {
    switch kind {
    case .missingName: "there is no name"
    case .severalNames(let names): "there is more than one name: \(names.joined(separator: ", "))"
    case .unknownName(let name): "the name \"\(name)\" is not known"
    case .unknownArgument(let name): "the argument \"\(name)\" is not known"
    case .tooMany(let limit): "there are more elements than \(limit)"
    case .outOfRange(let number): "the number \(number) is out of range"
    case .noIdentity: "routes of this type have no identity that can be read"
    case .violation(let rule): "a rule is broken: \(rule)"
    }
  }
}

extension DecodingError {
  /// A failure at a place.
  static func failure(_ kind: ReadingFailure.Kind, at path: [any CodingKey]) -> DecodingError {
    let place = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    let failure = ReadingFailure(kind: kind, place: place)
    return .dataCorrupted(
      Context(
        codingPath: path, debugDescription: failure.description, underlyingError: failure))
  }
}

extension Decoder {
  /// A failure at the place where this decoder stands.
  func error(_ kind: ReadingFailure.Kind) -> DecodingError {
    .failure(kind, at: codingPath)
  }
}
