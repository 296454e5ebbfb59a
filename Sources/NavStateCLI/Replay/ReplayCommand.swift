import NavState
import NavStateSample

/// Runs actions from JSON lines, and answers each with a JSON line.
package enum ReplayCommand: Command {
  package static let name = "replay"

  package static let usage = "[--stateless] [FILE]"

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

    Routes and items may be of any types. They are read as {"type": key, "value": ...}, or as the
    sample app writes its own. Routes are written as the first, and so are items, but for the
    sample's. Types that are not known are kept, and written back.

    With --stateless, a line brings its state with it, and nothing is kept between lines:

      {"state": {"stack", "presented"}, "action", "by", "forced"}

    is answered with

      {"state", "outcome", "reason", "events"}

    Rules and traits are no part of a state, so they are the standard ones for every line.
    """

  private static var verbs: String {
    // Seven a line, so that none is longer than a terminal is wide.
    let names = RouterVerb.allCases.map(\.rawValue)
    let lines = stride(from: 0, to: names.count, by: 7).map { start in
      names[start..<min(start + 7, names.count)].joined(separator: ", ")
    }
    return lines.joined(separator: ",\n  ")
  }

  private static var causes: String {
    Cause.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static let stateless = CommandOption("--stateless")

  package static var options: [CommandOption] { [stateless] }

  /// Replays the file that is named, or standard input.
  package static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
    guard arguments.operands.count <= 1 else {
      throw Failure("replay takes one file at most; try navstate replay --help")
    }
    let path = arguments.operands.first ?? "-"
    let source = path == "-" ? console.input : try console.open(path)
    guard arguments[stateless] == nil else {
      return try answer(source, by: StatelessReplay(), on: console)
    }
    return try answer(source, by: Replay<Router<OpenReader>>(), on: console)
  }

  private static func answer(
    _ source: any ByteSource, by answering: some LineAnswering, on console: Console
  ) throws -> ExitCode {
    var answering = answering
    var lines = LineReader(source, limit: answering.limits.bytes)
    var unreadableCount = 0
    while let line = try lines.next() {
      guard let answer = try answering.answer(to: line) else { continue }
      if !answer.isReadable { unreadableCount += 1 }
      try console.output.write(answer.bytes)
    }
    guard unreadableCount > 0 else { return .fine }
    console.complain("lines that can't be read: \(unreadableCount)")
    return .unreadable
  }
}
