import Testing

/// A document, and the one form that it has.
struct AcceptedDocument: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let canonical: String

  init(_ text: String, _ canonical: String) {
    bytes = Array(text.utf8)
    self.canonical = canonical
  }

  /// A document that has this form already.
  init(_ text: String) {
    self.init(text, text)
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self) }
}

let acceptedDocuments = acceptedShapes + acceptedNumbers + acceptedTexts

private let acceptedShapes = [
  AcceptedDocument("null"),
  AcceptedDocument("true"),
  AcceptedDocument("false"),
  AcceptedDocument("[]"),
  AcceptedDocument("{}"),
  AcceptedDocument(#""""#),
  AcceptedDocument(" null", "null"),
  AcceptedDocument("null\n", "null"),
  AcceptedDocument("\t\r\n true \t\r\n", "true"),
  AcceptedDocument("[ ]", "[]"),
  AcceptedDocument("{ \n}", "{}"),
  AcceptedDocument("[[]]"),
  AcceptedDocument("[{}]"),
  AcceptedDocument(#"{"a":{}}"#),
  AcceptedDocument("[null,true,false]"),
  AcceptedDocument("[ 1 , 2\t,\n3 ]", "[1,2,3]"),
  AcceptedDocument("[[1],[2,[3]],[]]"),
  AcceptedDocument(#"{ "a" : 1 }"#, #"{"a":1}"#),
  AcceptedDocument(#"{"b":1,"a":2}"#, #"{"a":2,"b":1}"#),
  AcceptedDocument(#"{"":1}"#),
  AcceptedDocument(#"{"a":1,"":2}"#, #"{"":2,"a":1}"#),
  AcceptedDocument(#"{"ab":1,"a":2,"a b":3}"#, #"{"a":2,"a b":3,"ab":1}"#),
  AcceptedDocument(#"{"Z":1,"a":2,"é":3,"z":4}"#, #"{"Z":1,"a":2,"z":4,"é":3}"#),
  // By bytes, so U+FFFF comes before U+10000; by UTF-16 units it would be the other way round.
  AcceptedDocument("{\"\u{10000}\":1,\"\u{FFFF}\":2}", "{\"\u{FFFF}\":2,\"\u{10000}\":1}"),
  AcceptedDocument(
    #"{"b":{"d":1,"c":2},"a":[{"f":1,"e":2}]}"#, #"{"a":[{"e":2,"f":1}],"b":{"c":2,"d":1}}"#),
  // The order is that of the text: a line feed, escaped or not, comes before a space.
  AcceptedDocument(#"{" ":1,"\n":2}"#, #"{"\n":2," ":1}"#),
  AcceptedDocument(##"{"!":1,"\"":2,"#":3}"##),
  AcceptedDocument(#"{"\u0062":1,"a":2}"#, #"{"a":2,"b":1}"#),
  // One letter, composed and not: canonically equal, and yet two keys.
  AcceptedDocument("{\"\u{E9}\":1,\"e\u{301}\":2}", "{\"e\u{301}\":2,\"\u{E9}\":1}"),
]

private let acceptedNumbers = [
  AcceptedDocument("0"),
  AcceptedDocument("7"),
  AcceptedDocument("-1"),
  AcceptedDocument("10"),
  AcceptedDocument("-0", "-0.0"),
  AcceptedDocument("9223372036854775807"),
  AcceptedDocument("-9223372036854775808"),
  AcceptedDocument("18446744073709551615"),
  AcceptedDocument("18446744073709551616"),
  AcceptedDocument("-123456789012345678901234567890"),
  AcceptedDocument("9007199254740993"),
  AcceptedDocument("0.0"),
  AcceptedDocument("-0.0"),
  AcceptedDocument("1.0"),
  AcceptedDocument("1.50", "1.5"),
  AcceptedDocument("0.1"),
  AcceptedDocument("-0.25"),
  AcceptedDocument("1e2", "100.0"),
  AcceptedDocument("1E2", "100.0"),
  AcceptedDocument("1e+2", "100.0"),
  AcceptedDocument("1e-2", "0.01"),
  AcceptedDocument("1.5E-2", "0.015"),
  AcceptedDocument("1e0", "1.0"),
  AcceptedDocument("0e0", "0.0"),
  AcceptedDocument("0e+1", "0.0"),
  AcceptedDocument("1E+2", "100.0"),
  AcceptedDocument("1e002", "100.0"),
  AcceptedDocument("-1e-002", "-0.01"),
  AcceptedDocument("123e65", "1.23e+67"),
  AcceptedDocument("123.456e78", "1.23456e+80"),
  AcceptedDocument(" 4", "4"),
  AcceptedDocument("-0e5", "-0.0"),
  AcceptedDocument("0.00001", "1e-05"),
  AcceptedDocument("1e16", "1e+16"),
  AcceptedDocument("123456789.0e5", "12345678900000.0"),
  AcceptedDocument("5e-324"),
  AcceptedDocument("1.7976931348623157e308", "1.7976931348623157e+308"),
  AcceptedDocument("0e-400", "0.0"),
  AcceptedDocument("-0.00e99999999999999999999", "-0.0"),
  AcceptedDocument("4e-320"),
  // Plain from a ten thousandth to 2⁵³, as the standard library describes doubles.
  AcceptedDocument("0.0001"),
  AcceptedDocument("1e-4", "0.0001"),
  AcceptedDocument("9.99e-5", "9.99e-05"),
  AcceptedDocument("9007199254740992.0"),
  AcceptedDocument("9.007199254740990e15", "9007199254740990.0"),
  AcceptedDocument("9007199254740994.0", "9.007199254740994e+15"),
  AcceptedDocument("1.5e15", "1500000000000000.0"),
  // More digits than a double needs stay, for types that hold them.
  AcceptedDocument("9007199254740993.0", "9.007199254740993e+15"),
  AcceptedDocument("0.30000000000000004"),
  AcceptedDocument("0.10000000000000001"),
  AcceptedDocument("0.100000000000000005"),
  AcceptedDocument("3.14159265358979323846"),
  AcceptedDocument("3.14159265358979323846000", "3.14159265358979323846"),
  AcceptedDocument("-0.000314159265358979323846"),
  AcceptedDocument("0.0000314159265358979323846", "3.14159265358979323846e-05"),
  AcceptedDocument("314159265358979323846e-25", "3.14159265358979323846e-05"),
  AcceptedDocument("12345678901234567890.5", "1.23456789012345678905e+19"),
  AcceptedDocument("1000000000000000000000.0", "1e+21"),
]

/// U+FDD0, which a literal can't say.
private let noncharacter = String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)

private let acceptedTexts = [
  AcceptedDocument(#""a""#),
  AcceptedDocument(#""a b""#),
  AcceptedDocument(#""\"""#),
  AcceptedDocument(#""\\""#),
  AcceptedDocument(#""\/""#, #""/""#),
  AcceptedDocument(#""/""#),
  AcceptedDocument(#""\b\f\n\r\t""#),
  AcceptedDocument(#""\u0008\u000c\u000a\u000D\u0009""#, #""\b\f\n\r\t""#),
  AcceptedDocument(#""\u0000""#),
  AcceptedDocument(#""\u001F""#, #""\u001f""#),
  AcceptedDocument(#""\u0020""#, #"" ""#),
  AcceptedDocument(#""\u0022\u005c\u005C\u002f""#, #""\"\\\\/""#),
  AcceptedDocument(#""\u0041\u00e9\u20AC""#, #""Aé€""#),
  AcceptedDocument(#""\ud83d\ude00""#, #""😀""#),
  AcceptedDocument(#""\uD83D\uDE00""#, #""😀""#),
  AcceptedDocument(#""\uDBFF\uDFFF""#, "\"\u{10FFFF}\""),
  AcceptedDocument(#""\uD800\uDC00""#, "\"\u{10000}\""),
  AcceptedDocument("\"\u{7F}\""),
  AcceptedDocument(#""é€😀""#),
  AcceptedDocument("\"e\u{301}\""),
  AcceptedDocument("\"\u{FEFF}\""),
  AcceptedDocument("\"\u{2028}\u{2029}\""),
  AcceptedDocument("\"\u{FFFE}\u{FFFF}\""),
  AcceptedDocument(#""\ufffe\uFFFF""#, "\"\u{FFFE}\u{FFFF}\""),
  AcceptedDocument(#""[1,{}]""#),
  AcceptedDocument(#""\\u0041""#),
  AcceptedDocument(#""a\\""#),
  AcceptedDocument(#"["\"","\\"]"#),
  AcceptedDocument(#""\u0060\u012a\u12AB""#, "\"`\u{12A}\u{12AB}\""),
  AcceptedDocument(#""\u002c""#, #"",""#),
  AcceptedDocument(#""\u00A0\u2028\uFDD0""#, "\"\u{A0}\u{2028}\(noncharacter)\""),
  AcceptedDocument(#""\uD834\uDD1E\ud83d\ude39""#, "\"\u{1D11E}\u{1F639}\""),
  AcceptedDocument(#""\uD83F\uDFFE""#, "\"\u{1FFFE}\""),
  AcceptedDocument("\"\u{1BFFF}\u{1FFFF}\(noncharacter)\u{10FFFE}\""),
  AcceptedDocument(#""\\u0000\\a\\n""#),
  AcceptedDocument(#""a/*b*/c/*d//e""#),
  AcceptedDocument(#"{"a\u0000b":1}"#),
]
