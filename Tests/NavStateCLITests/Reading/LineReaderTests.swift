import NavStateCLI
import Testing

@Suite("LineReader")
struct LineReaderTests {
  /// All lines of a text that is read in parts of a size.
  private func lines(of text: String, limit: Int = 5, size: Int) throws -> [InputLine.Content] {
    var reader = LineReader(Parts(Array(text.utf8), size: size), limit: limit)
    var contents: [InputLine.Content] = []
    while let line = try reader.next() {
      contents.append(line.content)
      #expect(line.number == contents.count)
    }
    #expect(try reader.next() == nil)
    return contents
  }

  private static func bytes(_ text: String) -> InputLine.Content { .bytes(Array(text.utf8)) }

  private static let a = bytes("a")
  private static let five = bytes("12345")

  @Test(
    "cuts at line feeds, whatever parts the input comes in",
    arguments: [
      ("", []), ("a", [a]), ("a\n", [a]), ("a\nb", [a, bytes("b")]), ("\n", [.blank]),
      ("a\n\nb", [a, .blank, bytes("b")]), (" \t\r\na", [.blank, a]), ("  ", [.blank]),
      ("a\r\na\r\n", [a, a]), ("a\ra", [bytes("a\ra")]), ("a\r", [a]), ("a\r\r\n", [bytes("a\r")]),
      ("12345", [five]), ("12345\r\n", [five]), ("12345\n12345", [five, five]),
      ("123456", [.tooLong]), ("12345\r6", [.tooLong]), ("123456\r\n1", [.tooLong, bytes("1")]),
      ("123456789123456789\n\na", [.tooLong, .blank, a]), ("         \na", [.blank, a]),
      ("      6\na", [.tooLong, a]), ("12345\r\r\n", [.tooLong]),
    ] as [(String, [InputLine.Content])])
  func cutting(text: String, expected: [InputLine.Content]) throws {
    for size in [1, 2, 3, 7, 100] {
      #expect(try lines(of: text, size: size) == expected, "in parts of \(size)")
    }
  }

  @Test("keeps no more of a long line than its limit and one byte")
  func keeping() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
    var reader = LineReader(Parts(long, size: 999), limit: 10)
    #expect(try reader.next()?.content == .tooLong)
    #expect(reader.kept.count == 11)
  }

  @Test("fails where its source fails, and not before")
  func failing() throws {
    let failure = Failure("the disk is gone")
    var reader = LineReader(Parts(Array("a\nb".utf8), size: 3, failure: failure), limit: 5)
    #expect(try reader.next()?.content == Self.a)
    #expect(throws: failure) { try reader.next() }
  }
}
