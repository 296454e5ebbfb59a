import NavState
import NavStateTestSupport
import Testing

/// What of tabs outlives the screen, and what is said of the rest.
@Suite("TabRouter, lasting")
struct TabLastingTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  struct Row: Sendable, CustomTestStringConvertible {
    var rules = TabRules<String>.of("home inbox news")
    let before: [Do]
    let after: String
    let report: [String]

    var testDescription: String { "\(before.map(\.words))" }
  }

  static let rows: [Row] = [
    Row(before: [], after: "*home* | inbox | news", report: []),
    Row(
      before: [.push("a"), .select("news"), .pane(.sheet("x"), in: "inbox")],
      after: "home [*a*] | inbox [] + x | *news* < home", report: []),
    Row(
      before: [
        .pane(.popover("x"), in: "inbox"), .push("a", in: "news"), .mark("a", in: "news"),
        .pane(.alert("q"), in: "news"),
      ],
      after: "*home* | inbox | news [*a*]",
      report: [
        "panes/inbox/presented/0: dropped", "panes/news/presented/0: dropped",
        "panes/news/marks/0: dropped",
      ]),
    Row(
      before: [
        .push("a", in: "inbox"), .pane(.alert("q"), in: "inbox"), .pane(.alert("r"), in: "news"),
        .configure(.of("home")),
      ],
      after: "*home* (inbox)",
      report: ["panes/inbox/presented/0: dropped", "panes/news/presented/0: dropped"]),
    Row(
      before: [.push("a"), .mark("a"), .pop()], after: "*home* [*a*] | inbox | news",
      report: ["panes/home/marks/0: dropped", "pending: dropped"]),
    Row(
      before: [.push("a"), .push("b"), .set("", by: .user)], after: "*home* | inbox | news",
      report: ["isEmptied: dropped"]),
    Row(
      before: [.bar(.minimize(true))], after: "*home* | inbox | news",
      report: ["bar/minimized: dropped"]),
    Row(
      before: [.bar(.place(.sidebar)), .bar(.enableAccessory(true))],
      after: "*home* | inbox | news", report: []),
  ]

  @Test("leaves out what belongs to the moment, and reports each by its tab", arguments: rows)
  func lasting(row: Row) {
    let tabs = Place.after(row.rules, row.before)
    let restored = tabs.lastingChecked(tabs.words)
    let value = restored.value
    #expect(value.words == row.after)
    // The marks and what is presented of one pane come in the order of its archive.
    #expect(restored.report.map(\.short).sorted() == row.report.sorted())
    #expect(restored.report.allSatisfy { $0.cause == .transient })
    #expect(!value.bar.isMinimized)
    #expect(value.bar.placement == tabs.bar.placement)
    #expect(value.bar.isAccessoryEnabled == tabs.bar.isAccessoryEnabled)
  }

  @Test("keeps searches, visits and customization")
  func keeps() {
    let tabs = Place.after(
      .of("home inbox news"),
      [
        .search(.setSearchText("t"), in: "news"), .select("news"),
        Step(.customize(.setVisibility(.hidden, of: "home", in: .bar)), in: .user),
      ])
    #expect(tabs.lasting().value == tabs && tabs.lasting().isComplete)
  }

  @Test("keeps all that lasts, in long walks", arguments: SeededGenerator.seeds(221, 222))
  func walks(seed: UInt64) {
    var walker = TabWalker(seed: seed)
    for tabs in walker.walk(WalkLength.short) {
      let value = tabs.lastingChecked(tabs.words).value
      #expect(value.selection == tabs.selection && value.visitedTabs == tabs.visitedTabs)
      #expect(value.customization == tabs.customization)
      for tab in tabs.catalog.places + tabs.parkedTabs {
        guard let old = tabs.pane(of: tab)?.router else { continue }
        let new = value.pane(of: tab)?.router ?? Router(configuration: old.configuration)
        #expect(new == old.lasting().value, "\(tab) of \(tabs.words)")
      }
    }
  }
}
