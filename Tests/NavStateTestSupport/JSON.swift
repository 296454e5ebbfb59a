import Foundation

/// What a coder is told: limits, and configurations.
package typealias ReadingContext = [CodingUserInfoKey: any Sendable]

/// The JSON of a value, with its keys sorted.
package func json(
  _ value: some Encodable, under context: ReadingContext = [:]
) throws -> String {
  let encoder = JSONEncoder()
  encoder.userInfo = context
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// The value of a JSON text.
package func read<Value: Decodable>(
  _ type: Value.Type = Value.self, from text: String, under context: ReadingContext = [:]
) throws -> Value {
  let decoder = JSONDecoder()
  decoder.userInfo = context
  return try decoder.decode(type, from: Data(text.utf8))
}

/// A value after it was written and read again.
package func recoded<Value: Codable>(
  _ value: Value, under context: ReadingContext = [:]
) throws -> Value {
  try read(from: try json(value, under: context), under: context)
}
