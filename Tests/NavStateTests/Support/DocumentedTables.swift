import Foundation
import Testing

/// The first cells of the tables that the documentation has of a model, table by table, without those
/// of the headers.
func documentedTables(
  under heading: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [Set<String>] {
  let article = "Sources/NavState/NavState.docc/Articles/ActionsAndOutcomes.md"
  let text = try String(contentsOf: SourceFile.package().appending(path: article), encoding: .utf8)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let begin = try #require(lines.firstIndex { $0 == "### \(heading)" })
  var tables: [Set<String>] = []
  var isTable = false
  for line in lines[(begin + 1)...].prefix(while: { !$0.hasPrefix("### ") }) {
    let cell = line.hasPrefix("| ") ? line.dropFirst(2).firstRange(of: " |") : nil
    if let cell, isTable {
      tables[tables.endIndex - 1].insert(String(line[..<cell.lowerBound].dropFirst(2)))
    }
    // The header's row begins a table.
    if cell != nil, !isTable { tables.append([]) }
    isTable = line.hasPrefix("|")
  }
  return tables
}
