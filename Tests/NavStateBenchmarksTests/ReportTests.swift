import NavStateBenchmarks
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Report")
struct ReportTests {
  /// What a program reads; a key that is missing makes decoding fail.
  private struct Reading: Decodable {
    let rows: [ReadRow]
  }

  private struct ReadRow: Decodable, Equatable {
    let name: String
    let depth: Int
    let ns: Double
    let against: String
    let againstNs: Double
    let ratio: Double
    let bar: Double?
    let allocations: Double?
  }

  private struct SizeReading: Decodable {
    let rows: [SizeRow]
  }

  private struct SizeRow: Decodable, Equatable {
    let ns: Double?
    let againstNs: Double?
    let bytes: Double
    let againstBytes: Double
    let ratio: Double
    let verdict: String
  }

  private static let report = Report(rows: [
    Verdict(ours: 24.996, bar: 2.5, promises: true, allocations: (1, 0.5), expected: "").row,
    Verdict(ours: 10, bar: nil, promises: false, allocations: nil, expected: "").row,
  ])

  @Test("is read by programs under the promised keys")
  func json() throws {
    let text = try Self.report.json()
    let rows = try JSONDecoder().decode(Reading.self, from: Data(text.utf8)).rows
    #expect(
      rows == [
        ReadRow(
          name: "push", depth: 10, ns: 25, against: "append", againstNs: 10, ratio: 2.5, bar: 2.5,
          allocations: 1),
        ReadRow(
          name: "push", depth: 10, ns: 10, against: "append", againstNs: 10, ratio: 1, bar: nil,
          allocations: nil),
      ])
  }

  @Test("writes null where there is no bar and no count, rather than leaving the key out")
  func nulls() throws {
    let text = try Self.report.json()
    #expect(text.contains(#""bar" : null"#))
    #expect(text.contains(#""allocations" : null"#))
    #expect(text.contains(#""againstAllocations" : null"#))
  }

  private static let size = Row(
    SizeComparison("tabs", depth: 3, against: "arrays", bar: 1.3, ours: { 0 }, plain: { 0 }),
    ours: 700, plain: 500)

  @Test("writes bytes instead of times where memory is measured, and null for the other one")
  func sizeJSON() throws {
    let text = try Report(rows: [Self.size]).json()
    let rows = try JSONDecoder().decode(SizeReading.self, from: Data(text.utf8)).rows
    #expect(
      rows == [
        SizeRow(
          ns: nil, againstNs: nil, bytes: 700, againstBytes: 500, ratio: 1.4, verdict: "TOO LARGE")
      ])
    #expect(try Self.report.json().contains(#""bytes" : null"#))
  }

  @Test("says in the table where the unit is bytes")
  func sizeTable() {
    let lines = Report(rows: [Self.size]).table.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(2)) == [
        "row   depth  ours min/median  plain min/median  ratio  bar              allocations  against",
        "tabs  3      700.0 B          500.0 B           1.40   1.30  TOO LARGE  –            arrays",
      ])
  }

  @Test("aligns the columns of the table")
  func table() {
    let lines = Self.report.table.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(3)) == [
        "row   depth  ours min/median  plain min/median  ratio  bar              allocations  against",
        "push  10     25.0/50.0        10.0/20.0         2.50   2.50  ALLOCATES  1.0/0.5      append",
        "push  10     10.0/20.0        10.0/20.0         1.00   –     –          ?/?          append",
      ])
  }
}
