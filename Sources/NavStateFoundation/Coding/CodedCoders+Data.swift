public import NavState

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension CodedEncoder {
  /// An encoder whose bytes a `JSONDecoder` reads, for Foundation's types too.
  public static var foundation: CodedEncoder { CodedEncoder(specialForms: .foundation) }

  /// Writes a value as data.
  ///
  /// - Parameter value: The value.
  /// - Returns: The document, in UTF-8.
  /// - Throws: As ``NavState/CodedEncoder/encode(_:)`` does.
  public func data(_ value: some Encodable) throws -> Data {
    Data(try encode(value))
  }
}

extension CodedDecoder {
  /// A decoder that reads what a `JSONEncoder` writes, for Foundation's types too.
  public static var foundation: CodedDecoder { CodedDecoder(specialForms: .foundation) }

  /// Reads a value from data.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - data: The document.
  /// - Returns: The value.
  /// - Throws: As ``NavState/CodedDecoder/decode(_:from:)`` does.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self, from data: Data) throws
    -> Value
  {
    try decode(type, from: [UInt8](data))
  }
}

extension CodedValue {
  /// Reads a document of any shape from data.
  ///
  /// - Parameters:
  ///   - data: The document: JSON in UTF-8.
  ///   - limits: How much is taken.
  /// - Throws: As ``NavState/CodedValue/init(parsing:limits:)`` does.
  public init(parsing data: Data, limits: Limits = Limits()) throws {
    try self.init(parsing: [UInt8](data), limits: limits)
  }
}
