import NavState
import Testing

/// What outlives the screen, and what is said of the rest.
@Suite("Router, lasting")
struct LastingTests {
  typealias Place = Router<Cards>

  struct Row: Sendable, CustomTestStringConvertible {
    let before: [Place.Action]
    let after: String
    let report: [String]
    var rules = RouterRules()

    var testDescription: String { "\(before)" }
  }

  static let rows: [Row] = [
    Row(before: [], after: "[]", report: []),
    Row(before: [.push("a"), .sheet("x")], after: "[*a*] + x", report: []),
    Row(
      before: [.cover("x"), .sheet("y", at: 2), .push("a", on: 2)],
      after: "[] + fullScreenCover(x) + y [*a*]", report: []),
    Row(
      before: [.sheet("x"), .alert("q")], after: "[] + x",
      report: ["presented/1: dropped, it does not outlive the screen"]),
    Row(
      before: [.popover("x"), .sheet("y", at: 2), .alert("q")], after: "[]",
      report: [
        "presented/0: dropped, it does not outlive the screen",
        "presented/1: cut, what it stood on is gone", "presented/2: cut, what it stood on is gone",
      ]),
    Row(
      before: [.chain(.present(.confirmationDialog(.ask("q"))))], after: "[]",
      report: ["presented/0: dropped, it does not outlive the screen"]),
    Row(
      before: [
        .push("a"), .mark(.screen("a")), .sheet("x"), .push("b", on: 1),
        .mark(.screen("b", level: 1)), .mark(.item("x")), .dismiss(),
      ],
      after: "[*a*] + x [*b*]",
      report: [
        "marks/0: dropped, it does not outlive the screen",
        "layers/0/isMarked: dropped, it does not outlive the screen",
        "layers/0/marks/0: dropped, it does not outlive the screen",
        "pending: dropped, it does not outlive the screen",
      ]),
    Row(
      before: [.sheet("x"), .sheet("y"), .popover("z"), .dismiss()], after: "[] + y",
      report: [
        "queue/1: dropped, it does not outlive the screen",
        "leaving/0: dropped, it does not outlive the screen",
      ],
      rules: RouterRules(presenting: .queue, hostWaits: true)),
    Row(
      before: [.popover("x"), .sheet("y", at: 2), .sheet("z", at: 2), .sheet("w")],
      after: "[] + w",
      report: [
        "presented/0: dropped, it does not outlive the screen",
        "presented/1: cut, what it stood on is gone", "queue/0: cut, what it stood on is gone",
      ],
      rules: RouterRules(presenting: .queue)),
  ]

  @Test("leaves out what belongs to the moment, and reports each", arguments: rows)
  func lasting(row: Row) {
    let router = Place.after(rules: row.rules, row.before)
    let restored = router.lasting()
    #expect("\(restored.value)" == row.after)
    #expect(restored.report.map(\.description) == row.report)
    #expect(restored.value.violation == nil && restored.value.rules == row.rules)
    #expect(restored.value.markedPlaces.isEmpty && restored.value.pending == nil)
    #expect(restored.value.leaving.isEmpty)
    #expect(restored.value.lasting().isComplete, "nothing is left out twice")
  }

  @Test("keeps searches, options and askers")
  func keeps() {
    let low = PresentationOptions(detents: [.medium])
    let router = Place.after([
      .push("a"), .chain(.present(.sheet("x"), options: low, asker: .screen("a"))),
      .at(level: 0, .search(.setSearchText("t"))), .at(level: 1, .push("b", asker: .item("x"))),
    ])
    #expect(router.lasting().value == router && router.lasting().isComplete)
  }
}
