import NavState
import Testing

/// A document that is refused, why, and at which byte: the first one with which it can't be JSON.
struct RefusedDocument: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let kind: ReadingFailure.Kind
  let offset: Int

  init(_ bytes: [UInt8], _ kind: ReadingFailure.Kind, at offset: Int) {
    self.bytes = bytes
    self.kind = kind
    self.offset = offset
  }

  /// A document that breaks a rule of the syntax.
  init(_ text: String, _ syntax: ReadingFailure.Syntax, at offset: Int) {
    self.init(Array(text.utf8), .syntax(syntax), at: offset)
  }

  /// A document with a byte that can't stand where it does.
  init(_ text: String, _ byte: Character, at offset: Int) {
    self.init(text, .unexpectedByte(byte.utf8.first ?? 0), at: offset)
  }

  var testDescription: String { "\(String(decoding: bytes, as: UTF8.self)) \(bytes)" }
}

let refusedDocuments =
  refusedShapes + refusedNumbers + refusedTexts + refusedBytes + refusedEncodings

private let refusedShapes = [
  RefusedDocument("", .unexpectedEnd, at: 0),
  RefusedDocument(" \n", .unexpectedEnd, at: 2),
  RefusedDocument("[", .unexpectedEnd, at: 1),
  RefusedDocument("{", .unexpectedEnd, at: 1),
  RefusedDocument("]", "]", at: 0),
  RefusedDocument("}", "}", at: 0),
  RefusedDocument("[1", .unexpectedEnd, at: 2),
  RefusedDocument("[1,", .unexpectedEnd, at: 3),
  RefusedDocument("[1,]", "]", at: 3),
  RefusedDocument("[,1]", ",", at: 1),
  RefusedDocument("[1,,2]", ",", at: 3),
  RefusedDocument("[,]", ",", at: 1),
  RefusedDocument("[1 2]", "2", at: 3),
  RefusedDocument("[1;2]", ";", at: 2),
  RefusedDocument("[1:2]", ":", at: 2),
  RefusedDocument("[1}", "}", at: 2),
  RefusedDocument("[[]", .unexpectedEnd, at: 3),
  RefusedDocument("[]]", .trailingBytes, at: 2),
  RefusedDocument("[][]", .trailingBytes, at: 2),
  RefusedDocument("{}{}", .trailingBytes, at: 2),
  RefusedDocument("1 2", .trailingBytes, at: 2),
  RefusedDocument("null,", .trailingBytes, at: 4),
  RefusedDocument(#"{"a"}"#, "}", at: 4),
  RefusedDocument(#"{"a":}"#, "}", at: 5),
  RefusedDocument(#"{"a":1,}"#, "}", at: 7),
  RefusedDocument(#"{,"a":1}"#, ",", at: 1),
  RefusedDocument(#"{"a":1,,"b":2}"#, ",", at: 7),
  RefusedDocument(#"{"a" 1}"#, "1", at: 5),
  RefusedDocument(#"{"a"=1}"#, "=", at: 4),
  RefusedDocument(#"{"a"::1}"#, ":", at: 5),
  RefusedDocument(#"{"a":1 "b":2}"#, "\"", at: 7),
  RefusedDocument(#"{"a":1]"#, "]", at: 6),
  RefusedDocument(#"{"a":1"#, .unexpectedEnd, at: 6),
  RefusedDocument(#"{"a":"#, .unexpectedEnd, at: 5),
  RefusedDocument(#"{"a""#, .unexpectedEnd, at: 4),
  RefusedDocument("{a:1}", "a", at: 1),
  RefusedDocument("{'a':1}", "'", at: 1),
  RefusedDocument("{1:1}", "1", at: 1),
  RefusedDocument("{null:1}", "n", at: 1),
  RefusedDocument("{[]:1}", "[", at: 1),
  RefusedDocument(#"{:1}"#, ":", at: 1),
  RefusedDocument(#"{"a",1}"#, ",", at: 4),
  RefusedDocument(#"{"a":1,"b"}"#, "}", at: 10),
  RefusedDocument(#"{"a":1,"#, .unexpectedEnd, at: 7),
  RefusedDocument(#"{"a":1}}"#, .trailingBytes, at: 7),
  RefusedDocument(#"{"a":1}#"#, .trailingBytes, at: 7),
  RefusedDocument(#"{"a":1}/**/"#, .trailingBytes, at: 7),
  RefusedDocument(#"{"a":/**/1}"#, "/", at: 5),
  RefusedDocument("{]", "]", at: 1),
  RefusedDocument("{[", "[", at: 1),
  RefusedDocument("[{", .unexpectedEnd, at: 2),
  RefusedDocument(#"["a"#, .unexpectedEnd, at: 3),
  RefusedDocument("[x", "x", at: 1),
  RefusedDocument("[3[4]]", "[", at: 2),
  RefusedDocument("[*]", "*", at: 1),
  RefusedDocument("<null>", "<", at: 0),
  RefusedDocument(#"[\n]"#, "\\", at: 1),
  RefusedDocument("[\u{C}]", .unexpectedByte(0x0C), at: 1),
  RefusedDocument("[\u{2060}]", .unexpectedByte(0xE2), at: 1),
  RefusedDocument("é", .unexpectedByte(0xC3), at: 0),
  RefusedDocument("nul", .unexpectedEnd, at: 3),
  RefusedDocument("nulL", "L", at: 3),
  RefusedDocument("Null", "N", at: 0),
  RefusedDocument("TRUE", "T", at: 0),
  RefusedDocument("tru", .unexpectedEnd, at: 3),
  RefusedDocument("trux", "x", at: 3),
  RefusedDocument("truex", .trailingBytes, at: 4),
  RefusedDocument("fals3", "3", at: 4),
  RefusedDocument("undefined", "u", at: 0),
  RefusedDocument("/**/1", "/", at: 0),
  RefusedDocument("1//", .trailingBytes, at: 1),
  RefusedDocument("# 1", "#", at: 0),
  RefusedDocument("(1)", "(", at: 0),
  RefusedDocument("*", "*", at: 0),
  RefusedDocument("\u{A0}1", .unexpectedByte(0xC2), at: 0),
  RefusedDocument("\u{FEFF}1", .byteOrderMark, at: 0),
  RefusedDocument("1\u{FEFF}", .trailingBytes, at: 1),
  RefusedDocument("\u{B}1", .unexpectedByte(0x0B), at: 0),
  RefusedDocument("\u{C}1", .unexpectedByte(0x0C), at: 0),
  RefusedDocument("\0", .unexpectedByte(0), at: 0),
  RefusedDocument("1\0", .trailingBytes, at: 1),
  RefusedDocument("[1\0]", .unexpectedByte(0), at: 2),
  RefusedDocument(Array(#"{"a":1,"a":1}"#.utf8), .duplicateKey("a"), at: 7),
  RefusedDocument(Array(#"{"a":1,"b":2,"\u0061":3}"#.utf8), .duplicateKey("a"), at: 13),
  RefusedDocument(Array(#"{"":1,"":1}"#.utf8), .duplicateKey(""), at: 6),
  RefusedDocument(Array(#"{"c":1,"b":2,"a":3,"b":4}"#.utf8), .duplicateKey("b"), at: 19),
  RefusedDocument(Array(#"[{"x":{"a":[],"a":{}}}]"#.utf8), .duplicateKey("a"), at: 14),
  RefusedDocument(Array(#"{"\"":1,"\u0022":2}"#.utf8), .duplicateKey("\""), at: 8),
]

private let refusedNumbers = [
  RefusedDocument("-", .unexpectedEnd, at: 1),
  RefusedDocument("-x", .malformedNumber, at: 1),
  RefusedDocument("+1", "+", at: 0),
  RefusedDocument("--1", .malformedNumber, at: 1),
  RefusedDocument("- 1", .malformedNumber, at: 1),
  RefusedDocument(".5", ".", at: 0),
  RefusedDocument("-.5", .malformedNumber, at: 1),
  RefusedDocument("1.", .unexpectedEnd, at: 2),
  RefusedDocument("[1.]", .malformedNumber, at: 3),
  RefusedDocument("1.e5", .malformedNumber, at: 2),
  RefusedDocument("1.2.3", .trailingBytes, at: 3),
  RefusedDocument("00", .malformedNumber, at: 1),
  RefusedDocument("01", .malformedNumber, at: 1),
  RefusedDocument("-01", .malformedNumber, at: 2),
  RefusedDocument("[-012]", .malformedNumber, at: 3),
  RefusedDocument("0x1F", .trailingBytes, at: 1),
  RefusedDocument("1e", .unexpectedEnd, at: 2),
  RefusedDocument("1e+", .unexpectedEnd, at: 3),
  RefusedDocument("[1e]", .malformedNumber, at: 3),
  RefusedDocument("[1e-]", .malformedNumber, at: 4),
  RefusedDocument("1e+-1", .malformedNumber, at: 3),
  RefusedDocument("1e1.5", .trailingBytes, at: 3),
  RefusedDocument("1ee1", .malformedNumber, at: 2),
  RefusedDocument("1_000", .trailingBytes, at: 1),
  RefusedDocument("1,000", .trailingBytes, at: 1),
  RefusedDocument("0e", .unexpectedEnd, at: 2),
  RefusedDocument("[-]", .malformedNumber, at: 2),
  RefusedDocument("[++1]", "+", at: 1),
  RefusedDocument("[1+2]", "+", at: 2),
  RefusedDocument("[1 000]", "0", at: 3),
  RefusedDocument("[-1x]", "x", at: 3),
  RefusedDocument("[1.2a-3]", "a", at: 4),
  RefusedDocument("[1ea]", .malformedNumber, at: 3),
  RefusedDocument("[-2.]", .malformedNumber, at: 4),
  RefusedDocument("[.2e-3]", ".", at: 1),
  RefusedDocument("[2.e+3]", .malformedNumber, at: 3),
  RefusedDocument("0E+", .unexpectedEnd, at: 3),
  RefusedDocument("2@", .trailingBytes, at: 1),
  RefusedDocument("[-NaN]", .malformedNumber, at: 2),
  RefusedDocument("NaN", "N", at: 0),
  RefusedDocument("Infinity", "I", at: 0),
  RefusedDocument("-Infinity", .malformedNumber, at: 1),
  RefusedDocument("[nan]", "a", at: 2),
  RefusedDocument("inf", "i", at: 0),
  RefusedDocument("１", .unexpectedByte(0xEF), at: 0),
  RefusedDocument(Array("1e309".utf8), .unfitNumber("1e309"), at: 0),
  RefusedDocument(Array("[-1e999]".utf8), .unfitNumber("-1e999"), at: 1),
  RefusedDocument(Array("1e-400".utf8), .unfitNumber("1e-400"), at: 0),
  RefusedDocument(Array("[0.01e-340]".utf8), .unfitNumber("0.01e-340"), at: 1),
  RefusedDocument(
    Array("1e99999999999999999999".utf8), .unfitNumber("1e99999999999999999999"), at: 0),
  RefusedDocument(
    Array("1e-99999999999999999999".utf8), .unfitNumber("1e-99999999999999999999"), at: 0),
]

private let refusedTexts = [
  RefusedDocument(#"""#, .unexpectedEnd, at: 1),
  RefusedDocument(#""a"#, .unexpectedEnd, at: 2),
  RefusedDocument("'a'", "'", at: 0),
  RefusedDocument(#""a""b""#, .trailingBytes, at: 3),
  RefusedDocument(#""\""#, .unexpectedEnd, at: 3),
  RefusedDocument(#""\"#, .unexpectedEnd, at: 2),
  RefusedDocument(#""\a""#, .invalidEscape, at: 2),
  RefusedDocument(#""\'""#, .invalidEscape, at: 2),
  RefusedDocument(#""\0""#, .invalidEscape, at: 2),
  RefusedDocument(#""\x41""#, .invalidEscape, at: 2),
  RefusedDocument(#""\U0041""#, .invalidEscape, at: 2),
  RefusedDocument(#""\ ""#, .invalidEscape, at: 2),
  RefusedDocument("\"\\\n\"", .invalidEscape, at: 2),
  RefusedDocument("\"\\é\"", .invalidEscape, at: 2),
  RefusedDocument(#""\u""#, .invalidEscape, at: 3),
  RefusedDocument(#""\u004"#, .unexpectedEnd, at: 6),
  RefusedDocument(#""\u004""#, .invalidEscape, at: 6),
  RefusedDocument(#""\u00G0""#, .invalidEscape, at: 5),
  RefusedDocument(#""\u+041""#, .invalidEscape, at: 3),
  RefusedDocument(#""\u{41}""#, .invalidEscape, at: 3),
  RefusedDocument(#""\ud800""#, .loneSurrogate, at: 1),
  RefusedDocument(#""\udc00""#, .loneSurrogate, at: 1),
  RefusedDocument(#""a\uDFFFb""#, .loneSurrogate, at: 2),
  RefusedDocument(#""\ud800\ud800""#, .loneSurrogate, at: 1),
  RefusedDocument(#""\ud800\u0041""#, .loneSurrogate, at: 1),
  RefusedDocument(#""\ud800\n""#, .loneSurrogate, at: 1),
  RefusedDocument(#""\ud800x""#, .loneSurrogate, at: 1),
  RefusedDocument(#""\ude00\ud83d""#, .loneSurrogate, at: 1),
  RefusedDocument(#""\ud83d\ude00\ud83d""#, .loneSurrogate, at: 13),
  RefusedDocument(#""\ud83d\u""#, .invalidEscape, at: 9),
  RefusedDocument(#""\uD800\""#, .loneSurrogate, at: 1),
  RefusedDocument(#""\uD800\u1"#, .unexpectedEnd, at: 10),
  RefusedDocument(#""\uD800\uD8"#, .unexpectedEnd, at: 11),
  RefusedDocument(#""\udc00\udc00""#, .loneSurrogate, at: 1),
  RefusedDocument(#""\uDFFF\uDC00""#, .loneSurrogate, at: 1),
  RefusedDocument(#""\uD888\u1234""#, .loneSurrogate, at: 1),
  RefusedDocument(#""\uD800"#, .loneSurrogate, at: 1),
  RefusedDocument(#""\u🌀""#, .invalidEscape, at: 3),
  RefusedDocument("\"\n\"", .controlCharacter(0x0A), at: 1),
  RefusedDocument("\"\t\"", .controlCharacter(0x09), at: 1),
  RefusedDocument("\"a\0\"", .controlCharacter(0), at: 2),
  RefusedDocument("{\"a\u{1F}\":1}", .controlCharacter(0x1F), at: 3),
  RefusedDocument(#"{"\ud800":1}"#, .loneSurrogate, at: 2),
]

/// Texts that are not UTF-8, between quotes.
///
/// Source: The Unicode Standard, table 3-7.
private let refusedBytes: [RefusedDocument] = [
  [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xDF, 0xC0],
  [0xE0, 0x9F, 0xBF], [0xE0, 0xA0], [0xE2, 0x82], [0xE2, 0x82, 0x41], [0xED, 0xA0, 0x80],
  [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x41, 0x80],
  [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE],
  [0xFF],
].map { RefusedDocument([0x22] + $0 + [0x22], .syntax(.invalidUTF8), at: 1) }

/// Bytes that are not UTF-8 outside of texts, and documents in other encodings.
private let refusedEncodings: [RefusedDocument] =
  [
    // UTF-16 with and without a mark, both byte orders; half a mark of UTF-8, and one with nothing.
    ([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], .unexpectedByte(0xFF), 0),
    ([0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D], .unexpectedByte(0xFE), 0),
    ([0x5B, 0x00, 0x5D, 0x00], .unexpectedByte(0), 1),
    ([0x00, 0x5B, 0x00, 0x5D], .unexpectedByte(0), 0),
    ([0xEF, 0xBB, 0x7B, 0x7D], .unexpectedByte(0xEF), 0),
    ([0xEF, 0xBB, 0xBF], .byteOrderMark, 0),
    ([0xEF, 0xBB, 0xBF, 0x7B, 0x7D], .byteOrderMark, 0),
    // [ÿ] in Latin-1, then the same byte in a number, after its point, its exponent and a word.
    ([0x5B, 0xFF, 0x5D], .unexpectedByte(0xFF), 1),
    ([0x5B, 0x31, 0xE5, 0x5D], .unexpectedByte(0xE5), 2),
    ([0x5B, 0x31, 0x2E, 0xE5, 0x5D], .malformedNumber, 3),
    ([0x5B, 0x31, 0x65, 0xE5, 0x5D], .malformedNumber, 3),
    ([0x5B, 0x61, 0xE5, 0x5D], .unexpectedByte(0x61), 1),
    // In a text without a last quote, after an escape, in place of a digit, and in a key.
    ([0x22, 0xE0, 0xFF], .invalidUTF8, 1),
    ([0x22, 0x5C, 0xE5, 0x22], .invalidEscape, 2),
    ([0x22, 0x5C, 0x75, 0xE5, 0x22], .invalidEscape, 3),
    ([0x22, 0x5C, 0x6E, 0xE5, 0x22], .invalidUTF8, 3),
    ([0x7B, 0x22, 0xB9, 0x22, 0x3A, 0x30, 0x7D], .invalidUTF8, 2),
    ([0x22, 0xFC, 0x83, 0xBF, 0xBF, 0xBF, 0xBF, 0x22], .invalidUTF8, 1),
  ].map { (bytes: [UInt8], syntax: ReadingFailure.Syntax, offset: Int) in
    RefusedDocument(bytes, .syntax(syntax), at: offset)
  }
