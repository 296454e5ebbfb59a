/// A value of any shape, in the form that all archives have: null, a truth value, a whole number of
/// any size, a double, text, an array, or an object.
///
/// It is held as canonical JSON: keys sorted by their bytes, no white space, as few escapes as there
/// can be, whole numbers in decimal, doubles in their shortest digits with a point or an exponent. So
/// two are equal when their bytes are, and what is kept unread is written back as it was.
///
/// ```swift
/// let value = try CodedValue(parsing: #"{"type": "item", "value": {"id": 7}}"#)
/// value["value"]?["id"]?.int          // 7
/// let item = try value["value"]?.decode(Item.self)
/// ```
///
/// A part shares the storage of the whole, and keeps it alive.
public struct CodedValue: Sendable {
  let tape: Tape
  let index: Int

  /// A part of a document whose bytes are canonical.
  init(_ tape: Tape, at index: Int) {
    self.tape = tape
    self.index = index
  }

  /// Bytes that are canonical already.
  init(canonical bytes: [UInt8]) {
    self.init(TapeParser.parse(canonical: bytes), at: 0)
  }
}

// MARK: - Shape

extension CodedValue {
  /// What a coded value can be.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case null
    /// True or false.
    case bool
    /// A whole number of any size, written without a point and an exponent.
    case integer
    /// A number with a point or an exponent.
    case double
    /// Text.
    case string
    /// Values in order.
    case array
    /// Values by key.
    case object

    init(_ tag: TapeWord.Tag) {
      switch tag {
      case .null: self = .null
      case .no, .yes: self = .bool
      case .integer: self = .integer
      case .fraction: self = .double
      case .plainText, .escapedText: self = .string
      case .array: self = .array
      case .object: self = .object
      }
    }
  }

  /// What this value is.
  public var shape: Shape { Shape(tape.words[index].tag) }
}

// MARK: - Reading and writing

extension CodedValue {
  /// Reads a document of any shape.
  ///
  /// - Parameters:
  ///   - bytes: The document: JSON in UTF-8, as a ``CodedDecoder`` takes it.
  ///   - limits: How much is taken.
  /// - Throws: A `DecodingError` whose underlying error is a ``ReadingFailure`` that tells the byte
  ///   and the line.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(parsing bytes: [UInt8], limits: Limits = Limits()) throws {
    let tape = try TapeParser.parse(bytes, limits: limits)
    let reading = TapeReading(tape, info: .empty)
    self = try reading.coded(at: 0)
  }

  /// Reads a document of any shape from text.
  ///
  /// - Parameters:
  ///   - text: The document: JSON, as a ``CodedDecoder`` takes it.
  ///   - limits: How much is taken.
  /// - Throws: A `DecodingError` whose underlying error is a ``ReadingFailure`` that tells the byte
  ///   and the line.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(parsing text: String, limits: Limits = Limits()) throws {
    try self.init(parsing: Array(text.utf8), limits: limits)
  }

  /// Writes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - encoder: How to write it.
  /// - Throws: What the encoder throws, or an `EncodingError` for a gigabyte or more.
  public init(encoding value: some Encodable, with encoder: CodedEncoder = CodedEncoder()) throws {
    let bytes = try encoder.encode(value)
    guard bytes.count <= TapeWord.mostBytes else { throw EncodingError.unfit(value, at: []) }
    self.init(canonical: bytes)
  }

  /// Reads a value out of this one.
  ///
  /// - Parameters:
  ///   - type: The type to read.
  ///   - decoder: How to read it; its limits but those of the document hold.
  /// - Returns: The value.
  /// - Throws: What the decoder throws; places count from this value.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, with decoder: CodedDecoder = CodedDecoder()
  ) throws -> Value {
    try decoder.decode(type, from: tape, at: index)
  }

  /// The canonical bytes.
  ///
  /// - Complexity: O(*n*), where *n* is their number; O(1) for a whole document.
  public var bytes: [UInt8] {
    let range = tape.byteRange(of: index)
    return range.count == tape.bytes.count ? tape.bytes : Array(tape.bytes[range])
  }
}

extension CodedValue: Hashable {
  /// Whether two values have the same bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes; O(1) for two of the same storage.
  public static func == (first: CodedValue, second: CodedValue) -> Bool {
    if first.tape === second.tape, first.index == second.index { return true }
    let (left, right) = (
      first.tape.byteRange(of: first.index), second.tape.byteRange(of: second.index)
    )
    return left.count == right.count && first.tape.bytes[left] == second.tape.bytes[right]
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    tape.bytes[tape.byteRange(of: index)].withUnsafeBytes { hasher.combine(bytes: $0) }
    hasher.combine(UInt8.max)
  }
}

extension CodedValue: CustomStringConvertible {
  /// The canonical text.
  public var description: String {
    let range = tape.byteRange(of: index)
    return TapeText.plain(at: range.lowerBound, length: range.count, in: tape.bytes)
  }
}
