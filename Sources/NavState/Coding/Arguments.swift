/// Writes the arguments of a ``CodedByName`` value.
public struct ArgumentWriter {
  private var container: KeyedEncodingContainer<PlaceKey>

  init(_ container: KeyedEncodingContainer<PlaceKey>) {
    self.container = container
  }

  /// Writes an argument.
  ///
  /// - Parameters:
  ///   - value: The argument.
  ///   - name: Its name.
  /// - Throws: What the encoding of the argument throws.
  public mutating func write(_ value: some Encodable, _ name: String) throws {
    try container.encode(value, forKey: PlaceKey(name))
  }

  /// Writes an argument unless there is none.
  ///
  /// - Parameters:
  ///   - value: The argument, or `nil` to write nothing.
  ///   - name: Its name.
  /// - Throws: What the encoding of the argument throws.
  public mutating func writeIfPresent(_ value: (some Encodable)?, _ name: String) throws {
    try container.encodeIfPresent(value, forKey: PlaceKey(name))
  }
}

/// Reads the arguments of a ``CodedByName`` value.
public struct ArgumentReader {
  private let container: KeyedDecodingContainer<PlaceKey>
  private var names: Set<String> = []

  init(_ container: KeyedDecodingContainer<PlaceKey>) {
    self.container = container
  }

  /// Reads an argument that must be there.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The argument.
  /// - Throws: A `DecodingError` if it is missing or can't be read.
  public mutating func read<Value: Decodable>(_ name: String) throws -> Value {
    names.insert(name)
    return try container.read(PlaceKey(name))
  }

  /// Reads an argument that may be missing.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The argument, or `nil` if it is missing or null.
  /// - Throws: A `DecodingError` if it is there and can't be read.
  public mutating func readIfPresent<Value: Decodable>(_ name: String) throws -> Value? {
    names.insert(name)
    return try container.readIfPresent(PlaceKey(name))
  }

  /// Whether an argument is there, without asking for it.
  func contains(_ name: String) -> Bool {
    container.contains(PlaceKey(name))
  }

  /// Fails at the place of an argument, for a reason of the reader's own.
  func error(_ kind: ReadingFailure.Kind, at name: String) -> DecodingError {
    .failure(kind, at: container.codingPath + [PlaceKey(name)])
  }

  /// Fails at the place of the arguments themselves.
  func error(_ kind: ReadingFailure.Kind) -> DecodingError {
    .failure(kind, at: container.codingPath)
  }

  /// Refuses arguments that nobody asked for.
  func finish() throws {
    try container.refuseKeys(but: names)
  }
}

extension KeyedDecodingContainer<PlaceKey> {
  /// Refuses keys that nobody asks for: what is half understood is something else.
  func refuseKeys(but names: Set<String>) throws {
    let unknown = allKeys.map(\.stringValue).filter { !names.contains($0) }
    guard let first = unknown.min() else { return }
    throw DecodingError.failure(.unknownArgument(first), at: codingPath)
  }
}

// Both stand for a coder at work, which stays where it is.

@available(*, unavailable)
extension ArgumentWriter: Sendable {}

@available(*, unavailable)
extension ArgumentReader: Sendable {}
