import NavStateCLI
import Testing

/// Lines that go in, and the last line that comes out.
struct Exchange: CustomTestStringConvertible {
  let testDescription: String
  let input: [String]
  let answer: String

  init(_ rule: String, _ input: String..., answer: String) {
    testDescription = rule
    self.input = input
    self.answer = answer
  }
}

extension Exchange {
  /// Runs a command on the lines, whatever ends them.
  func check(_ command: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    for end in ["\n", "\r\n"] {
      let run = Run(command, input: input.joined(separator: end))
      #expect(run.lines.last.map(String.init) == answer, sourceLocation: sourceLocation)
      let blanks = input.filter { $0.allSatisfy(\.isWhitespace) }
      #expect(run.lines.count == input.count - blanks.count, sourceLocation: sourceLocation)
      #expect(run.output.last == "\n", sourceLocation: sourceLocation)
    }
  }
}
