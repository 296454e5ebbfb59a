/// Writes the arguments of a ``CodedByName`` value.
public struct ArgumentWriter {
  private var container: KeyedEncodingContainer<TextKey>

  init(_ container: KeyedEncodingContainer<TextKey>) {
    self.container = container
  }

  /// Writes an argument.
  ///
  /// - Parameters:
  ///   - value: The argument.
  ///   - name: Its name.
  /// - Throws: What the encoding of the argument throws.
  public mutating func write(_ value: some Encodable, _ name: String) throws {
    try container.encode(value, forKey: TextKey(name))
  }

  /// Writes an argument unless there is none.
  ///
  /// - Parameters:
  ///   - value: The argument, or `nil` to write nothing.
  ///   - name: Its name.
  /// - Throws: What the encoding of the argument throws.
  public mutating func writeIfPresent(_ value: (some Encodable)?, _ name: String) throws {
    try container.encodeIfPresent(value, forKey: TextKey(name))
  }
}

/// Reads the arguments of a ``CodedByName`` value.
public struct ArgumentReader {
  private let container: KeyedDecodingContainer<TextKey>
  private var names: Set<String> = []

  init(_ container: KeyedDecodingContainer<TextKey>) {
    self.container = container
  }

  /// Reads an argument that must be there.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The argument.
  /// - Throws: A `DecodingError` if it is missing or can't be read.
  public mutating func read<Value: Decodable>(_ name: String) throws -> Value {
    names.insert(name)
    let key = TextKey(name)
    return try container.placing(key) { try container.decode(Value.self, forKey: key) }
  }

  /// Reads an argument that may be missing.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The argument, or `nil` if it is missing or null.
  /// - Throws: A `DecodingError` if it is there and can't be read.
  public mutating func readIfPresent<Value: Decodable>(_ name: String) throws -> Value? {
    names.insert(name)
    let key = TextKey(name)
    return try container.placing(key) { try container.decodeIfPresent(Value.self, forKey: key) }
  }

  /// Whether an argument is there, without asking for it.
  func contains(_ name: String) -> Bool {
    container.contains(TextKey(name))
  }

  /// Fails at the place of an argument, for a reason of the reader's own.
  func error(_ kind: ReadingFailure.Kind, at name: String) -> DecodingError {
    .failure(kind, at: container.codingPath + [TextKey(name)])
  }

  /// Fails at the place of the arguments themselves.
  func error(_ kind: ReadingFailure.Kind) -> DecodingError {
    .failure(kind, at: container.codingPath)
  }

  /// Refuses arguments that nobody asked for.
  func finish() throws {
    let unknown = container.allKeys.map(\.stringValue).filter { !names.contains($0) }
    guard let first = unknown.min() else { return }
    throw error(.unknownArgument(first))
  }
}

// Both stand for a coder at work, which stays where it is.

@available(*, unavailable)
extension ArgumentWriter: Sendable {}

@available(*, unavailable)
extension ArgumentReader: Sendable {}

/// A key of any text.
struct TextKey: CodingKey {
  let stringValue: String

  var intValue: Int? { nil }

  init(_ text: String) {
    stringValue = text
  }

  init?(stringValue: String) {
    self.init(stringValue)
  }

  init?(intValue: Int) {
    return nil
  }
}
