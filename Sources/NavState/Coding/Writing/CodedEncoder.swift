/// Writes values as canonical JSON.
///
/// Equal values have equal bytes: keys are sorted by their bytes and there is no white space, a text
/// has as few escapes as there can be, a whole number is decimal, and a double has the shortest digits
/// that read back as it, with a point or an exponent, so that it stays a double.
///
/// ```swift
/// let bytes = try CodedEncoder().encode(stack)
/// ```
///
/// Of a key that is written twice, the last value stays, as with Foundation's coders.
public struct CodedEncoder: Sendable {
  /// What the types that are written can ask for.
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

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - userInfo: What the types that are written can ask for.
  ///   - specialForms: The types that are coded in another form than their own.
  public init(
    userInfo: [CodingUserInfoKey: any Sendable] = [:], specialForms: SpecialForms = SpecialForms()
  ) {
    info = CoderInfo(userInfo, specialForms)
  }

  /// Writes a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The document, in UTF-8.
  /// - Throws: An `EncodingError` for a number that is not finite, a value without a form, or a type
  ///   that asks for two values in one place; or what the type itself throws.
  public func encode(_ value: some Encodable) throws -> [UInt8] {
    let sink = ByteSink(info)
    do {
      try sink.fill(0, sink.promise(), with: value)
    } catch {
      guard sink.isOutOfOrder else { throw error }
    }
    sink.close(downTo: 0)
    if sink.isOutOfOrder { return try TreeEncoder.encode(value, like: sink) }
    if let misuse = sink.misuse { throw misuse }
    return sink.bytes.trimmed()
  }
}
