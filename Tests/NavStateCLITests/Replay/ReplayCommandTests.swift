import NavState
import NavStateCLI
import NavStateSample
import Testing

@Suite("ReplayCommand")
struct ReplayCommandTests {
  private static let back = #"{"action":{"back":{}}}"#

  private static let answer = """
    {"events":[],"id":"","outcome":"unhandled","revision":0,"state":{"presented":[],"stack":[]}}

    """

  @Test(
    "reads the file that is named, and standard input without one or for a dash",
    arguments: [([], "input"), (["-"], "input"), (["file"], "file"), (["--", "file"], "file")])
  func sources(arguments: [String], source: String) {
    let texts = ["input": Self.back, "file": "\(Self.back)\n\(Self.back)\n"]
    let run = Run(
      ["replay"] + arguments, input: texts["input"] ?? "", files: ["file": texts["file"] ?? ""])
    #expect(run.code == .fine)
    #expect(run.output == (source == "file" ? Self.answer + Self.answer : Self.answer))
    #expect(run.errors.isEmpty)
  }

  @Test("answers nothing to nothing", arguments: ["", "\n", " \r\n\t\n"])
  func nothing(input: String) {
    let run = Run(["replay"], input: input)
    #expect(run.code == .fine && run.output.isEmpty && run.errors.isEmpty)
  }

  @Test("goes on after a line that can't be read, and ends with 2")
  func unreadable() {
    let run = Run(["replay"], input: "{\n\(Self.back)\n\n[]\n\(Self.back)")
    #expect(run.code == .unreadable)
    #expect(run.lines.count == 4)
    #expect(run.lines.first == #"{"error":"at byte 2: the document ends too early","line":1}"#)
    #expect(run.lines[2].hasSuffix(#","line":4}"#))
    #expect(run.lines.last.map { $0 + "\n" } == Self.answer)
    #expect(run.errors == "navstate: lines that can't be read: 2\n")
  }

  @Test("ends with 2 for a file that can't be read, also when it fails half way")
  func failing() {
    let missing = Run(["replay", "nowhere"])
    #expect(missing.code == .unreadable)
    #expect(missing.errors == "navstate: nowhere can't be read\n")

    let output = Recorder()
    let errors = Recorder()
    let input = Parts(
      Array("\(Self.back)\n{".utf8), size: 9, failure: Failure("the disk is gone"))
    let console = Console(
      input: input, output: output, errors: errors, open: { throw Failure($0) })
    #expect(Program.run(["replay"], on: console) == .unreadable)
    #expect(output.text == Self.answer)
    #expect(errors.text == "navstate: the disk is gone\n")
  }

  @Test("answers a line before it asks for the next one")
  func streaming() {
    let output = Recorder()
    let input = Dialogue(lines: 3) { output.text.split(separator: "\n").count }
    let console = Console(
      input: input, output: output, errors: Recorder(), open: { throw Failure($0) })
    #expect(Program.run(["replay"], on: console) == .fine)
    #expect(input.answersSeen == [0, 1, 2, 3])
  }

  @Test("refuses a line over the limit of bytes without reading it, and goes on")
  func longLine() {
    let limit = Limits().bytes
    let allowed = String(repeating: "x", count: limit)
    let run = Run(["replay"], input: "\(allowed)x\n\(allowed)\n\(Self.back)")
    #expect(run.code == .unreadable)
    let tooLong = "at byte \(limit + 1): the line has more than \(limit) bytes"
    #expect(
      run.output == """
        {"error":"\(tooLong)","line":1}
        {"error":"at byte 1: the byte 120 is not expected here","line":2}
        \(Self.answer)
        """)
  }

  @Test("answers the same whatever is answered in between: one router a stream")
  func interleaving() {
    let lines = String(decoding: Reader.script, as: UTF8.self).split(separator: "\n")
    func only(_ isPad: Bool, _ lines: [Substring]) -> [Substring] {
      lines.filter { $0.contains(#""id":"pad""#) == isPad }
    }
    let whole = Run(["replay"], input: lines.joined(separator: "\n")).lines
    for isPad in [true, false] {
      let part = lines.filter { $0.hasPrefix(#"{"id": "pad""#) == isPad }
      #expect(Run(["replay"], input: part.joined(separator: "\n")).lines == only(isPad, whole))
    }
  }
}

/// Gives one line at a time, and notes how many answers there are whenever it is asked.
private final class Dialogue: ByteSource {
  private(set) var answersSeen: [Int] = []
  private let lines: Int
  private let countAnswers: () -> Int

  init(lines: Int, countAnswers: @escaping () -> Int) {
    self.lines = lines
    self.countAnswers = countAnswers
  }

  func read() -> [UInt8] {
    answersSeen.append(countAnswers())
    return answersSeen.count > lines ? [] : Array("{\"action\":{\"back\":{}}}\n".utf8)
  }
}
