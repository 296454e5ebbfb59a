/// Reads values from JSON, strictly and under limits.
///
/// It takes what RFC 8259 calls JSON, in UTF-8 without a byte order mark, and nothing else. An object
/// that has a key twice is refused, since another reader might take the other value. Keys compare by
/// their bytes. A whole number is exact whatever its size; one written with a point or an exponent is
/// a double.
///
/// ```swift
/// let decoder = CodedDecoder(limits: Limits(nesting: 16))
/// let stack = try decoder.decode(RouteStack<Route>.self, from: bytes)
/// ```
public struct CodedDecoder: Sendable {
  /// What the types that are read can ask for, ``limits`` among it.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    get { info.values }
    set { info = CoderInfo(newValue, info.forms) }
  }

  /// The types that are coded in another form than their own.
  public var specialForms: SpecialForms {
    get { info.forms }
    set { info = CoderInfo(info.values, newValue) }
  }

  private(set) var info: CoderInfo

  /// How much is taken; kept in ``userInfo`` under `CodingUserInfoKey.navigationLimits`.
  public var limits: Limits {
    get { info.limits }
    set { userInfo[.navigationLimits] = newValue }
  }

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - userInfo: What the types that are read can ask for.
  ///   - specialForms: The types that are coded in another form than their own.
  public init(
    userInfo: [CodingUserInfoKey: any Sendable] = [:], specialForms: SpecialForms = SpecialForms()
  ) {
    info = CoderInfo(userInfo, specialForms)
  }

  /// Creates a decoder that takes as much as the limits allow.
  ///
  /// - Parameters:
  ///   - limits: How much is taken.
  ///   - specialForms: The types that are coded in another form than their own.
  public init(limits: Limits, specialForms: SpecialForms = SpecialForms()) {
    self.init(userInfo: [.navigationLimits: limits], specialForms: specialForms)
  }

  /// Reads a value from a document.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - bytes: The document.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` whose underlying error is a ``ReadingFailure`` that tells the byte
  ///   and the line, or what the type itself throws.
  /// - Complexity: O(*n*) beside what the types do, where *n* is the number of bytes.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self, from bytes: [UInt8]) throws
    -> Value
  {
    try decode(type, from: TapeParser.parse(bytes, limits: limits), at: 0)
  }

  /// Reads a value from a part of a document.
  func decode<Value: Decodable>(_ type: Value.Type, from tape: Tape, at index: Int) throws
    -> Value
  {
    let reading = TapeReading(tape, root: index, info: info)
    return try reading.value(type, at: index)
  }
}
