import NavState
import NavStateTestSupport
import Testing

@Suite("ColumnSelection")
struct ColumnSelectionTests {
  typealias Selection = ColumnSelection<String>

  private struct Row: Sendable {
    let selections: [Selection]
    let items: Set<String>
    let words: String
  }

  private static let rows: [Row] = [
    Row(
      selections: [Selection(), Selection(nil), Selection(Set()), nil, []], items: [],
      words: "nothing"),
    Row(
      selections: [Selection("a"), Selection(["a"] as Set), ["a"], ["a", "a"]], items: ["a"],
      words: "a"),
    Row(
      selections: [Selection(["b", "a"] as Set), ["a", "b"], ["b", "a", "b"]], items: ["a", "b"],
      words: "[a, b]"),
  ]

  @Test("is the same, however it is made", arguments: rows)
  private func equality(row: Row) {
    for selection in row.selections {
      #expect(selection == row.selections[0])
      #expect(selection.hashValue == row.selections[0].hashValue)
      #expect(selection.items == row.items)
      #expect(selection.count == row.items.count)
      #expect(selection.isEmpty == row.items.isEmpty)
      #expect(selection.item == (row.items.count == 1 ? row.items.first : nil))
      for item in ["a", "b", "c"] {
        #expect(selection.contains(item) == row.items.contains(item))
      }
      #expect("\(selection)" == row.words)
    }
  }

  @Test("selections of other items are others")
  func inequality() {
    let all: [Selection] = [nil, ["a"], ["b"], ["a", "b"], ["a", "c"], ["a", "b", "c"]]
    #expect(Set(all).count == all.count)
  }
}

/// How the columns stand to each other.
@Suite("SplitColumn")
struct SplitColumnTests {
  private struct Row: Sendable {
    let columns: ColumnCount
    let column: SplitColumn
    let resolved: SplitColumn
    let leading: SplitColumn?
    let trailing: SplitColumn?
  }

  private static let rows: [Row] = [
    Row(columns: .two, column: .sidebar, resolved: .sidebar, leading: nil, trailing: .detail),
    Row(columns: .two, column: .content, resolved: .sidebar, leading: nil, trailing: .detail),
    Row(columns: .two, column: .detail, resolved: .detail, leading: .sidebar, trailing: nil),
    Row(columns: .three, column: .sidebar, resolved: .sidebar, leading: nil, trailing: .content),
    Row(
      columns: .three, column: .content, resolved: .content, leading: .sidebar, trailing: .detail),
    Row(columns: .three, column: .detail, resolved: .detail, leading: .content, trailing: nil),
  ]

  @Test(
    "has the columns before and behind it; among two, the content counts as the sidebar",
    arguments: rows)
  private func neighbors(row: Row) {
    #expect(row.column.resolved(in: row.columns) == row.resolved)
    #expect(row.column.leading(in: row.columns) == row.leading)
    #expect(row.column.trailing(in: row.columns) == row.trailing)
  }

  @Test("stands in order from the leading side")
  func order() {
    #expect(SplitColumn.allCases.reversed().sorted() == [.sidebar, .content, .detail])
    for column in SplitColumn.allCases { #expect(!(column < column)) }
  }

  @Test("names are stable")
  func names() throws {
    #expect(ColumnCount.allCases.map(\.rawValue) == [2, 3])
    #expect(
      PaneColumn.allCases.map(\.rawValue) == ["sidebar", "content", "detail", "secondary"])
    #expect(
      ResizableColumn.allCases.map(\.rawValue) == [
        "sidebar", "content", "inspector", "secondary",
      ])
    #expect(SplitStyle.allCases.map(\.rawValue) == ["automatic", "balanced", "prominentDetail"])
    #expect(try recoded(ColumnCount.allCases) == ColumnCount.allCases)
    #expect(throws: DecodingError.self) { try read([ColumnCount].self, from: "[4]") }
    #expect(throws: DecodingError.self) { try read([SplitColumn].self, from: #"["Sidebar"]"#) }
  }
}
