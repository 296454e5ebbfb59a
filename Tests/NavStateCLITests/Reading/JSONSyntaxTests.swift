import NavStateCLI
import Testing

@Suite("JSONSyntax")
struct JSONSyntaxTests {
  /// Where a text can't be JSON, counted from 1, or `nil` if it is.
  private func place(_ bytes: [UInt8], nesting: Int = 64) -> Int? {
    do throws(LineError) {
      try JSONSyntax.check(bytes, nesting: nesting)
      return nil
    } catch {
      if case .byte(let position) = error.place { return position }
      Issue.record("no byte is named: \(error)")
      return 0
    }
  }

  @Test(
    "accepts what is JSON",
    arguments: [
      "0", "-0", "10", "-1.5e+10", "1E5", "1e-7", "true", "false", "null", #""""#, "[]", "{}",
      " [ 1 , 2 ] ", "\t{\"a\" : [ ] , \"b\":{ }}\r", #"{"a":1,"a":2}"#, #""\"\\\/\b\f\n\r\t""#,
      #""\u00e9\uD83D\uDE00""#, #""{[""#, "\"é€😀\"", "\"\u{7F}\"", "[[[]],{\"a\":[{}]}]",
    ])
  func accepting(text: String) {
    #expect(place(Array(text.utf8)) == nil)
  }

  @Test(
    "refuses what is not, at the first byte that can't be there",
    arguments: [
      ("", 1), ("  ", 3), ("tru", 4), ("trux", 4), ("nul ", 4), ("fals", 5), ("x", 1),
      ("01", 2), ("-", 2), ("-x", 2), ("1.", 3), ("1.x", 3), ("1e", 3), ("1e+", 4), (".5", 1),
      ("+1", 1), ("NaN", 1), ("[", 2), ("[1", 3), ("[1,", 4), ("[1,]", 4), ("[,1]", 2),
      ("[1 2]", 4), ("[1}", 3), ("]", 1), ("{", 2), (#"{"a"#, 4), (#"{"a""#, 5), (#"{"a":"#, 6),
      (#"{"a":1"#, 7), (#"{"a":1,"#, 8), (#"{"a":1,}"#, 8), (#"{a:1}"#, 2), (#"{"a" 1}"#, 6),
      (#"{"a":}"#, 6), (#"{1:1}"#, 2), (#"{"a":1]"#, 7), ("1 2", 3), ("{}{", 3), (#""a"#, 3),
      (#""\x""#, 3), (#""\"#, 3), (#""\u12""#, 6), (#""\u12G4""#, 6), (#""\ud800""#, 3),
      (#""\ud800\n""#, 3), (#""\ud800\u0041""#, 3), (#""\udc00""#, 3), ("\"\u{1}\"", 2),
      ("\"\0\"", 2), ("\0", 1), ("\u{FEFF}1", 1), ("\u{A0}1", 1), ("// 1", 1), ("'a'", 1),
    ])
  func refusing(text: String, position: Int) {
    #expect(place(Array(text.utf8)) == position)
  }

  /// The table of well-formed sequences in the Unicode standard, on both sides of each bound.
  @Test(
    "refuses bytes that are no UTF-8 in a text, at the first wrong one",
    arguments: [
      ([0x80], 2), ([0xBF], 2), ([0xC0, 0x80], 2), ([0xC1, 0xBF], 2), ([0xC2, 0x80], nil),
      ([0xC2, 0x7F], 3), ([0xDF, 0xC0], 3), ([0xC2], 3),
      ([0xE0, 0x9F, 0x80], 3), ([0xE0, 0xA0, 0x80], nil), ([0xED, 0x9F, 0xBF], nil),
      ([0xED, 0xA0, 0x80], 3), ([0xEF, 0xBF, 0xBF], nil), ([0xE1, 0x80, 0x7F], 4),
      ([0xF0, 0x8F, 0x80, 0x80], 3), ([0xF0, 0x90, 0x80, 0x80], nil),
      ([0xF4, 0x8F, 0xBF, 0xBF], nil), ([0xF4, 0x90, 0x80, 0x80], 3), ([0xF1, 0x80, 0x80], 5),
      ([0xF5, 0x80, 0x80, 0x80], 2), ([0xFF], 2),
    ] as [([UInt8], Int?)])
  func utf8(bytes: [UInt8], position: Int?) {
    let quote = UInt8(ascii: "\"")
    #expect(place([quote] + bytes + [quote]) == position)
  }

  @Test("allows so many arrays and objects inside one another, and not one more")
  func nesting() {
    let mixed = Array(#"[{"a":[]}]"#.utf8)
    #expect(place(mixed, nesting: 3) == nil)
    #expect(place(mixed, nesting: 2) == 7)
    #expect(place(Array("[[],[],{}]".utf8), nesting: 2) == nil)
    #expect(place(Array("1".utf8), nesting: 0) == nil)
    #expect(place(Array("[]".utf8), nesting: 0) == 1)
    #expect(place(Array(repeating: UInt8(ascii: "["), count: 100_000)) == 65)
  }
}
