import Foundation
import NavState
import NavStateCLI
import Testing

@Suite("README, on the program")
struct ReadmeProgramTests {
  /// What the README says of the program.
  private let section: Substring

  /// The windows that it shows, line by line.
  private let drawings: [[Substring]]

  init() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../README.md").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.firstRange(of: "\n## The program\n")).upperBound
    let rest = text[start...]
    let whole = rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)]
    let parts = whole.split(separator: "```text\n")
    let ends = try parts.dropFirst().map { try #require($0.firstRange(of: "```\n")) }
    drawings = zip(parts.dropFirst(), ends).map { part, end in
      part[..<end.lowerBound].split(separator: "\n")
    }
    section = parts[0] + zip(parts.dropFirst(), ends).map { $0[$1.upperBound...] }.joined()
  }

  /// What stands between the fences, in turn what goes in and what comes out.
  private var blocks: [String] {
    let parts = section.split(separator: "\n```\n", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] + "\n" }
  }

  @Test("shows windows as the scripts draw them, line under line")
  func windows() {
    let output = Run([]).output
    #expect(drawings.map(\.count) == [17, 14, 14])
    for drawing in drawings {
      #expect(output.contains("\n" + drawing.map { "     \($0)\n" }.joined()))
    }
  }

  @Test(
    "shows of each command what goes in, and what comes out of it",
    arguments: [["replay"], ["replay", "--stateless"], ["path", "-"]].enumerated().map { $0 })
  func examples(position: Int, command: [String]) throws {
    try #require(blocks.count == 6)
    let run = Run(command, input: blocks[position * 2])
    #expect(run == Run(command, input: blocks[position * 2].trimmingCharacters(in: .newlines)))
    #expect(run.output == blocks[position * 2 + 1])
    #expect(run.code == .fine && run.errors.isEmpty)
  }

  @Test("names every action, every event, and every word that an argument can be")
  func words() {
    let lines = section.split(separator: "\n")
    let cells = lines.filter { $0.hasPrefix("| `") }.map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let events = RouterEventName.allCases.map(\.rawValue)
    #expect(cells.compactMap(\.first) == RouterVerb.allCases.map { "`\($0.rawValue)`" })
    #expect(
      cells.map { $0[3] }.filter { !$0.isEmpty } == events.map { "`\($0)`" })
    let words =
      DuplicateRule.allCases.map(\.rawValue) + RouteMatch.allCases.map(\.rawValue)
      + Cause.allCases.map(\.rawValue) + PresentationKind.allCases.map(\.rawValue)
      + TakenLevelRule.allCases.map(\.rawValue) + SearchReset.allCases.map(\.rawValue)
      + RouterPlace<OpenReader>.Name.allCases.map(\.rawValue)
    for word in words { #expect(section.contains("`\(word)`"), "\(word)") }
  }
}
