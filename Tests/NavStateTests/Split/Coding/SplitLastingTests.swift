import NavState
import NavStateTestSupport
import Testing

/// What of a split view outlives the screen, and what is said of the rest.
@Suite("SplitViewState, lasting")
struct SplitLastingTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  struct Row: Sendable, CustomTestStringConvertible {
    var rules = SplitRules.stacked(.three, back: .latest)
    let before: [Do]
    let after: String
    let report: [String]

    var testDescription: String { "\(before.map(\.words))" }
  }

  static let rows: [Row] = [
    Row(before: [], after: "- | - | []", report: []),
    // Wishes of a person, searches and earlier places stay.
    Row(
      before: [
        .sidebar("i"), .push("s", in: .sidebar), .content("7"), .push("a"), .pane(.sheet("x")),
        .search(.setSearchText("t"), in: .content), .visible(.all), .prefer(.detail),
        .column(.presentInspector(true)), .column(.showSecondary(true)), .push("n", in: .secondary),
        .width(240.5, of: .content),
      ],
      after: "i [s] | 7~ | [a] + x ^detail (all) +inspector +secondary secondary [n]", report: []),
    Row(
      before: [.push("a"), .pane(.popover("x")), .pane(.alert("q"), in: .secondary)],
      after: "- | - | [a]",
      report: ["detail/presented/0: dropped", "secondary/presented/0: dropped"]),
    Row(
      before: [
        .sidebar("i"), .content("7"), .push("s", in: .sidebar), .push("c", in: .content),
        .push("n", in: .secondary), .mark(.screen("s"), in: .sidebar),
        .mark(.screen("c"), in: .content), .mark(.screen("n"), in: .secondary),
        .mark(.root, in: .content), .mark(.root), .push("a"), .mark(.screen("a")), .pop(),
      ],
      after: "i [s] | 7 [c] | [a] secondary [n]",
      report: [
        "sidebar/marks/0: dropped", "content/marks/0: dropped", "detail/marks/0: dropped",
        "secondary/marks/0: dropped", "marks/content: dropped", "marks/detail: dropped",
        "pending: dropped",
      ]),
    Row(
      rules: .stacked(.two, router: RouterRules(hostWaits: true)),
      before: [.pane(.sheet("x")), .pane(.dismiss()), .pane(.sheet("y")), .sidebar("i")],
      after: "i | [] + y", report: ["detail/leaving/0: dropped"]),
  ]

  @Test("leaves out what belongs to the moment, and reports each by its column", arguments: rows)
  func lasting(row: Row) {
    let split = Place.after(row.rules, .big, row.before)
    let restored = split.lastingChecked(split.words)
    let value = restored.value
    #expect(value.words == row.after)
    #expect(restored.report.map(\.short) == row.report)
    #expect(restored.report.allSatisfy { $0.cause == .transient })
  }

  @Test("keeps earlier places and widths")
  func keeps() throws {
    let split = Place.after(
      .stacked(.three, back: .latest), .big,
      [.content("7"), .push("a"), .width(240.5, of: .sidebar), .mark(.root)])
    let text = try json(split.lasting().value)
    #expect(text == (try json(split)).replacing(#""marks":["detail"],"#, with: ""))
    #expect(text.contains("history") && text.contains("240.5"))
  }

  @Test("keeps all that lasts, in long walks", arguments: SeededGenerator.seeds(321, 322))
  func walks(seed: UInt64) {
    var walker = SplitWalker(seed: seed)
    for split in walker.walk(WalkLength.short) {
      let value = split.lastingChecked(split.words).value
      #expect(value.sidebarSelection == split.sidebarSelection)
      #expect(value.contentSelection == split.contentSelection)
      #expect(value.compactPath == split.compactPath)
      #expect(value.visibility == split.visibility)
      #expect(value.preferredCompactColumn == split.preferredCompactColumn)
      #expect(value.isInspectorPresented == split.isInspectorPresented)
      #expect(value.isSecondaryWanted == split.isSecondaryWanted)
      for column in PaneColumn.allCases {
        #expect(value[column].router == split[column].router.lasting().value, "\(split.words)")
      }
    }
  }
}
