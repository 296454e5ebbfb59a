import NavState

/// Runs actions from JSON lines, and answers each with a JSON line.
package enum ReplayCommand: Command {
  package static let name = "replay"

  package static let usage = "[FILE]"

  package static let summary = "Runs actions from JSON lines, and answers each with a JSON line."

  package static let details = """
    Reads FILE, or standard input without one or for "-". A line is an action in its envelope:

      {"id": stream, "key": envelope id, "expected": revision, "by": who, "forced": true or false,
       "action": {verb: {arguments}}}

    Verbs, whose arguments the README shows:

      \(verbs)

    Who asks: \(causes).

    All but the action is optional. Every stream starts from an empty router at revision 0. For each
    line that is not blank, one line is written at once:

      {"id", "revision", "outcome", "reason", "alreadyApplied", "events", "state"}

    where "reason" stands with refusals only, and "alreadyApplied" with repeated keys only; or, for
    a line that can't be read, which then changes nothing,

      {"line": number from 1, "error": place and reason}

    and the program goes on, to end with 2.
    """

  private static var verbs: String {
    RouterVerb.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static var causes: String {
    Cause.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Replays the file that is named, or standard input.
  package static func run(_ arguments: [String], on console: Console) throws -> ExitCode {
    guard arguments.count <= 1 else {
      throw Failure("replay takes one file at most; try navstate replay --help")
    }
    let path = arguments.first ?? "-"
    let source = path == "-" ? console.input : try console.open(path)
    var replay = Replay()
    var lines = LineReader(source, limit: replay.limits.bytes)
    while let line = try lines.next() {
      guard let answer = try replay.answer(to: line) else { continue }
      try console.output.write(answer)
    }
    guard replay.unreadableCount > 0 else { return .fine }
    console.complain("lines that can't be read: \(replay.unreadableCount)")
    return .unreadable
  }
}
