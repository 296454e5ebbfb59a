/// Why outside data can't be read, where the reason is a rule of NavState.
///
/// `Codable` throws a `DecodingError`, whose context tells the place; this is the context's
/// underlying error. What Foundation's decoders find by themselves (a missing key, another type)
/// has none; a ``CodedDecoder`` gives one for everything, with the byte and the line.
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
    /// The document is not JSON.
    case syntax(Syntax)
    /// An object has a key twice.
    case duplicateKey(String)
    /// The document has more bytes than ``Limits`` allow.
    case tooManyBytes(limit: Int)
    /// The document has more values than ``Limits`` allow.
    case tooManyNodes(limit: Int)
    /// There are more arrays and objects inside one another than ``Limits`` allow.
    case nestedTooDeep(limit: Int)
    /// The number is too large, or not whole, for what is to be read.
    case unfitNumber(String)
    /// The value has another shape than what is to be read.
    case otherShape(expected: CodedValue.Shape, found: CodedValue.Shape)
    /// The text or number is none of those that the type is coded as.
    case unfitForm(String)
    /// An object has no such key.
    case missingKey(String)
    /// An array has no more elements.
    case missingElement
  }

  /// Why a document is not JSON.
  ///
  /// Source: RFC 8259.
  public enum Syntax: Hashable, Sendable {
    /// The document ends too early.
    case unexpectedEnd
    /// A byte stands where it can't.
    case unexpectedByte(UInt8)
    /// Something other than white space follows the value.
    case trailingBytes
    /// The document begins with a byte order mark.
    case byteOrderMark
    /// A number has a leading zero, or no digits where some must be.
    case malformedNumber
    /// A backslash is followed by what is no escape.
    case invalidEscape
    /// An escape is half of a surrogate pair.
    case loneSurrogate
    /// A control character in a text is not escaped.
    case controlCharacter(UInt8)
    /// A text is not UTF-8.
    case invalidUTF8
  }

  /// The rule that is broken.
  public let kind: Kind

  /// The keys and positions that lead to the place, outermost first.
  public let place: [String]

  /// The byte of the document, from 0, where it is known.
  public let offset: Int?

  /// The line of the document, from 1, where it is known.
  public let line: Int?

  /// Creates a failure.
  package init(kind: Kind, place: [String], offset: Int? = nil, line: Int? = nil) {
    self.kind = kind
    self.place = place
    self.offset = offset
    self.line = line
  }
}

extension ReadingFailure: CustomStringConvertible {
  /// The reason in words, with byte and line where they are known.
  public var description: String {
    guard let offset, let line else { return kind.words }
    return "\(kind.words) (byte \(offset), line \(line))"
  }
}

extension ReadingFailure.Kind {
  /// The reason in words.
  package var words: String {
    switch self {
    case .missingName: "there is no name"
    case .severalNames(let names): "there is more than one name: \(names.joined(separator: ", "))"
    case .unknownName(let name): "the name \"\(name)\" is not known"
    case .unknownArgument(let name): "the argument \"\(name)\" is not known"
    case .tooMany(let limit): "there are more elements than \(limit)"
    case .outOfRange(let number): "the number \(number) is out of range"
    case .noIdentity: "routes of this type have no identity that can be read"
    case .violation(let rule): "a rule is broken: \(rule)"
    case .syntax(let syntax): syntax.words
    case .duplicateKey(let key): "the key \"\(key)\" is there twice"
    case .tooManyBytes(let limit): "there are more bytes than \(limit)"
    case .tooManyNodes(let limit): "there are more values than \(limit)"
    case .nestedTooDeep(let limit): "there are more values inside one another than \(limit)"
    case .unfitNumber(let number): "the number \(number) does not fit"
    case .otherShape(let expected, let found): "there is \(found) where \(expected) is expected"
    case .unfitForm(let text): "\"\(text)\" can't be read as this type"
    case .missingKey(let key): "the key \"\(key)\" is missing"
    case .missingElement: "there are no more elements"
    }
  }
}

extension ReadingFailure.Syntax {
  /// The reason in words.
  var words: String {
    switch self {
    case .unexpectedEnd: "the document ends too early"
    case .unexpectedByte(let byte): "the byte \(byte) is not expected here"
    case .trailingBytes: "something follows the value"
    case .byteOrderMark: "there is a byte order mark"
    case .malformedNumber: "the number is malformed"
    case .invalidEscape: "the escape is not known"
    case .loneSurrogate: "half of a surrogate pair is missing"
    case .controlCharacter(let byte): "the control character \(byte) is not escaped"
    case .invalidUTF8: "the text is not UTF-8"
    }
  }
}

extension DecodingError {
  /// A failure at a place.
  package static func failure(
    _ kind: ReadingFailure.Kind, at path: [any CodingKey], offset: Int? = nil, line: Int? = nil
  ) -> DecodingError {
    let context = Context(kind, at: path, offset: offset, line: line)
    return .dataCorrupted(context)
  }
}

extension DecodingError.Context {
  /// A place, with a ``ReadingFailure``.
  init(
    _ kind: ReadingFailure.Kind, at path: [any CodingKey], offset: Int? = nil, line: Int? = nil
  ) {
    let place = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    let failure = ReadingFailure(kind: kind, place: place, offset: offset, line: line)
    self.init(codingPath: path, debugDescription: failure.description, underlyingError: failure)
  }
}

extension Decoder {
  /// A failure at the place where this decoder stands.
  package func error(_ kind: ReadingFailure.Kind) -> DecodingError {
    guard let decoder = self as? TapeDecoder else { return .failure(kind, at: codingPath) }
    return .dataCorrupted(decoder.reading.context(kind, at: decoder.index))
  }
}
