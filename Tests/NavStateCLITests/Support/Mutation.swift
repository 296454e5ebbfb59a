/// Spoils lines of JSON, a little or a lot.
struct Mutation {
  /// What is put where it does not belong.
  private static let fragments: [[UInt8]] =
    [
      "null", "true", "-1", "1e400", "-0", "0.5", "9223372036854775808", "{}", "[]", "{", "}", "[",
      "]", ",", ":", "\"", "\\", "\\ud800", "\"\"", "\0", "\r", "\u{FEFF}", "\u{2028}", "é",
      "\"id\":", "\"key\":\"k\",", "\"expected\":3,", "\"_0\":", #"{"push":{}}"#,
      #"{"trending":{}}"#, #"{"about":{}}"#, #"{"preview":{"draft":{"token":1}}}"#,
      String(repeating: "[", count: 70), String(repeating: #"{"a":"#, count: 70),
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90]]

  private let lines: [[UInt8]]
  private var generator: SeededGenerator

  init(of lines: [[UInt8]], seed: UInt64) {
    self.lines = lines
    generator = SeededGenerator(seed: seed)
  }

  /// The next spoiled line, without a line feed.
  mutating func next() -> [UInt8] {
    var line = lines.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 1...2, using: &generator) { spoil(&line) }
    return line.filter { $0 != UInt8(ascii: "\n") }
  }

  private mutating func spoil(_ line: inout [UInt8]) {
    let range = someRange(of: line)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: line.removeSubrange(range.lowerBound...)
    case 1: line.removeSubrange(range)
    case 2: line.insert(contentsOf: line[range], at: range.lowerBound)
    case 3: line.replaceSubrange(range, with: fragment())
    case 4: line.insert(contentsOf: fragment(), at: range.lowerBound)
    case 5...8: replaceToken(of: &line)
    default:
      guard let index = line.indices.randomElement(using: &generator) else { return }
      line[index] = UInt8.random(in: 0...255, using: &generator)
    }
  }

  /// Puts a token of another line, or a fragment, in the place of a whole text or number, so that
  /// the syntax survives and often the meaning too.
  private mutating func replaceToken(of line: inout [UInt8]) {
    let other = lines.randomElement(using: &generator) ?? []
    let spare = tokens(of: other).randomElement(using: &generator).map(Array.init) ?? []
    guard let token = tokens(of: line).randomElement(using: &generator) else { return }
    let replacement = Int.random(in: 0..<4, using: &generator) == 0 ? fragment() : spare
    line.replaceSubrange(token.startIndex..<token.endIndex, with: replacement)
  }

  private func tokens(of line: [UInt8]) -> [ArraySlice<UInt8>] {
    line.split { "{}[]:, ".utf8.contains($0) }
  }

  private mutating func fragment() -> [UInt8] {
    Self.fragments.randomElement(using: &generator) ?? []
  }

  private mutating func someRange(of line: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...line.count, using: &generator)
    return start..<Int.random(in: start...min(start + 20, line.count), using: &generator)
  }
}
