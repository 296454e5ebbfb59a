import NavState
import Testing

@Suite("JSON grammar")
struct GrammarTests {
  @Test("takes what RFC 8259 calls JSON, and writes it canonically", arguments: acceptedDocuments)
  func accepting(document: AcceptedDocument) throws {
    let value = try CodedValue(parsing: document.bytes)
    #expect(value.description == document.canonical)
    #expect(try CodedValue(parsing: value.bytes) == value, "what is canonical reads as itself")
    #expect(try CodedValue(parsing: value.bytes).bytes == value.bytes)
    // A decoder takes the same documents.
    #expect(try CodedDecoder().decode(CodedValue.self, from: document.bytes) == value)
  }

  @Test("refuses everything else, and says why and at which byte", arguments: refusedDocuments)
  func refusing(document: RefusedDocument) {
    let failure = failing { _ = try CodedValue(parsing: document.bytes) }
    #expect(failure?.kind == document.kind)
    #expect(failure?.offset == document.offset)
    #expect(
      failing { _ = try CodedDecoder().decode(CodedValue.self, from: document.bytes) }
        == failure)
  }

  @Test("refuses every first byte that begins no value")
  func firstBytes() {
    let beginnings = Set(" \t\n\r{[\"-0123456789tfn".utf8)
    for byte in UInt8.min...UInt8.max where !beginnings.contains(byte) {
      let failure = failing { _ = try CodedValue(parsing: [byte]) }
      #expect(failure?.kind == .syntax(.unexpectedByte(byte)) && failure?.offset == 0)
    }
  }

  @Test("refuses every control character in a text, and takes it escaped")
  func controlCharacters() throws {
    for byte in UInt8(0)..<0x20 {
      let failure = failing { _ = try CodedValue(parsing: [0x22, 0x61, byte, 0x22]) }
      #expect(failure?.kind == .syntax(.controlCharacter(byte)) && failure?.offset == 2)
      let digits = "0123456789ABCDEF".map { $0 }
      let escape = "\"\\u00\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])\""
      #expect(try CodedValue(parsing: escape).string == String(Unicode.Scalar(byte)))
    }
  }

  @Test("takes every scalar, as it is and escaped, and no surrogate")
  func scalars() throws {
    // Every 97th, and the ends of all ranges that have a form of their own.
    let ends: [UInt32] = [
      0x20, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF,
    ]
    for value in ends + Array(stride(from: 0x20, through: 0x10FFFF, by: 97)) {
      guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else { continue }
      let text = String(scalar)
      #expect(try CodedValue(parsing: "\"\(text)\"").string == text)
      let escape = text.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      #expect(try CodedValue(parsing: "\"\(escape.joined())\"").string == text)
    }
    for unit in stride(from: 0xD800, through: 0xDFFF, by: 61) {
      let failure = failing { _ = try CodedValue(parsing: "\"\\u\(String(unit, radix: 16))\"") }
      #expect(failure?.kind == .syntax(.loneSurrogate) && failure?.offset == 1)
    }
  }

  @Test("refuses every document that ends too early")
  func truncation() throws {
    let document = Array(#"{"a": [1.5e-3, true, null, "\u00e9\n\ud83d\ude00é"], "b": {}}"#.utf8)
    #expect(try CodedValue(parsing: document).count == 2)
    for length in document.indices {
      #expect(throws: DecodingError.self) {
        try CodedValue(parsing: Array(document.prefix(length)))
      }
    }
  }

  @Test("tells the line, however lines end", arguments: [("\n", 3), ("\r\n", 3), ("\r", 1)])
  func lines(ending: String, line: Int) {
    let failure = failing { _ = try CodedValue(parsing: "[\(ending)1,\(ending)x]") }
    #expect(failure?.line == line)
  }

  @Test("tells the keys and positions that lead to the place")
  func places() {
    let cases: [(String, [String])] = [
      (#"[1, x"#, ["1"]),
      (#"{"a": x"#, ["a"]),
      (#"{"a": 1, x"#, []),
      (#"{"a": {"b\n": [[], [1, {"c": x"#, ["a", "b\n", "1", "1", "c"]),
      (#"[[], {}, 1 x"#, ["3"]),
      (#"[{"a": 1, "a": 2}]"#, ["0"]),
    ]
    for (document, place) in cases {
      #expect(failing { _ = try CodedValue(parsing: document) }?.place == place, "\(document)")
    }
  }
}

/// The failure that something throws, if that is a decoding error with one.
func failing(_ body: () throws -> Void) -> ReadingFailure? {
  do {
    try body()
    return nil
  } catch let error as DecodingError {
    return error.context.underlyingError as? ReadingFailure
  } catch {
    return nil
  }
}

extension DecodingError {
  /// What all decoding errors have.
  var context: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: "")
    }
  }
}
