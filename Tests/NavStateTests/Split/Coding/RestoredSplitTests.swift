import NavState
import NavStateTestSupport
import Testing

/// Split views, read as far as they can be.
@Suite("SplitViewState, read leniently")
struct RestoredSplitTests {
  typealias Place = SplitViewState<Cards>
  typealias Row = RestoredText<Place>

  static func text(_ rest: String, detail: String = #"{"presented":[],"stack":["d"]}"#) -> String {
    SplitViewRefusalTests.text(rest, detail: detail)
  }

  static let broken = #"{"presented":[],"stack":["a",5,"b"]}"#
  static let selected = #""sidebar":{"selection":["i",5,"j"]}"#

  static let columns: [Row] = [
    Row(
      text: text(selected, detail: broken), after: "i+j | - | [a]",
      report: [
        "sidebar/selection/1: dropped", "detail/stack/1: dropped", "detail/stack/2: cut",
      ]),
    Row(
      policy: .skip, text: text(selected, detail: broken), after: "i+j | - | [a b]",
      report: ["sidebar/selection/1: dropped", "detail/stack/1: dropped"]),
    Row(
      policy: .keepUnread, text: text(selected, detail: broken), after: "i+j | - | [a b]",
      report: ["sidebar/selection/1: kept", "detail/stack/1: kept"],
      written: text(#""sidebar":{"selection":["i","j",5]}"#, detail: broken)),
    // What can't be read of one column is no loss to the others.
    Row(
      text: text(#""content":5,"secondary":[],"sidebar":"i""#), after: "- | - | [d]",
      report: ["sidebar: dropped", "content: dropped", "secondary: dropped"]),
    Row(
      policy: .keepUnread, text: text(#""content":5,"secondary":[],"sidebar":"i""#),
      after: "- | - | [d]", report: ["sidebar: kept", "content: kept", "secondary: kept"],
      written: text(#""content":5,"secondary":[],"sidebar":"i""#)),
    Row(
      policy: .keepUnread, text: #"{"detail":5,"sidebar":{"selection":["i"]}}"#,
      after: "i | - | []", report: ["detail: kept"],
      written: #"{"detail":5,"sidebar":{"selection":["i"]}}"#),
    Row(text: "{}", after: "- | - | []", report: ["detail: dropped"]),
    Row(
      text: #"{"detail":{}}"#, after: "- | - | []",
      report: ["detail/stack: dropped", "detail/presented: dropped"]),
    Row(
      text: text(#""sidebar":{"selection":5,"stack":["s",5]}"#), after: "- [s] | - | [d]",
      report: [
        "sidebar/selection: dropped", "sidebar/stack/1: dropped", "sidebar/presented: dropped",
      ]),
    Row(
      policy: .keepUnread,
      text: text(#""sidebar":{"presented":[],"selection":5,"stack":["s",5]}"#),
      after: "- [s] | - | [d]", report: ["sidebar/selection: kept", "sidebar/stack/1: kept"],
      written: text(#""sidebar":{"presented":[],"selection":5,"stack":["s",5]}"#)),
    Row(
      policy: .keepUnread, text: text(#""content":{"selection":[5,[],{}]}"#),
      after: "- | - | [d]",
      report: (0...2).map { "content/selection/\($0): kept" },
      written: text(#""content":{"selection":[5,[],{}]}"#)),
    // An item that is there twice is none that can't be read.
    Row(
      policy: .keepUnread, text: text(#""sidebar":{"selection":["i","i",5]}"#),
      after: "i | - | [d]",
      report: ["sidebar/selection/1: dropped", "sidebar/selection/2: kept"],
      written: text(#""sidebar":{"selection":["i",5]}"#)),
    Row(
      policy: .skip, text: text(#""sidebar":{"selection":["i","j","k","l","m"]}"#),
      after: "i+j+k | - | [d]", report: ["sidebar/selection/3: cut 2"]),
    Row(
      policy: .skip, text: text(#""content":{"selection":["i","j","k","l","m"]}"#),
      after: "- | i+j+k | [d]", report: ["content/selection/3: cut 2"]),
    Row(
      policy: .keepUnread, text: text(#""content":{"presented":[],"search":5,"stack":[]}"#),
      after: "- | - | [d]", report: ["content/search: kept"],
      written: text(#""content":{"presented":[],"search":5,"stack":[]}"#)),
    Row(
      policy: .keepUnread, text: text(#""secondary":{"isWanted":5,"presented":["x"],"stack":[]}"#),
      after: "- | - | [d] secondary [] + x", report: ["secondary/isWanted: kept"],
      written: text(#""secondary":{"isWanted":5,"presented":["x"],"stack":[]}"#)),
    Row(
      policy: .keepUnread, text: text(#""secondary":{"isWanted":true,"presented":[],"stack":[5]}"#),
      after: "- | - | [d] +secondary", report: ["secondary/stack/0: kept"],
      written: text(#""secondary":{"isWanted":true,"presented":[],"stack":[5]}"#)),
  ]

  static let rest: [Row] = [
    // A leading column presents nothing.
    Row(
      policy: .keepUnread,
      text: text(
        #""sidebar":{"layers":[{},{"stack":[5]}],"presented":["x",null,"y",7],"stack":["s"]}"#),
      after: "- [s] | - | [d]",
      report: [
        "sidebar/layers: dropped", "sidebar/presented: dropped", "sidebar/presented/1: cut",
        "sidebar/presented/3: cut", "sidebar/layers/1/stack/0: cut",
      ], written: text(#""sidebar":{"presented":[],"stack":["s"]}"#)),
    Row(
      text: text(#""content":{"presented":["x"],"queue":[{"item":"y","level":1}],"stack":[]}"#),
      after: "- | - | [d]",
      report: ["content/presented: dropped", "content/queue: dropped"]),
    Row(
      text: text(#""content":{"marks":[0],"pending":{"pop":{}},"presented":[],"stack":["c"]}"#),
      after: "- | - [c!] | [d]", report: ["content/pending: dropped"]),
    Row(
      text: text(#""visibility":"some","preferredCompactColumn":5,"isInspectorPresented":[]"#),
      after: "- | - | [d]",
      report: [
        "visibility: dropped", "preferredCompactColumn: dropped", "isInspectorPresented: dropped",
      ]),
    Row(
      policy: .keepUnread,
      text: text(
        #""isInspectorPresented":[],"marks":5,"history":6,"pending":7,"preferredCompactColumn":8,"visibility":"some","widths":9"#
      ), after: "- | - | [d]",
      report: [
        "visibility: kept", "preferredCompactColumn: kept", "isInspectorPresented: kept",
        "widths: kept", "marks: kept", "history: kept", "pending: kept",
      ],
      written: text(
        #""isInspectorPresented":[],"marks":5,"history":6,"pending":7,"preferredCompactColumn":8,"visibility":"some","widths":9"#
      )),
    Row(
      policy: .keepUnread, text: text(#""widths":{"content":-1,"inspector":"1","sidebar":240.5}"#),
      after: "- | - | [d]", report: ["widths/content: kept", "widths/inspector: kept"],
      written: text(#""widths":{"content":-1,"inspector":"1","sidebar":240.5}"#)),
    Row(
      policy: .keepUnread, text: text(#""widths":{"secondary":{}}"#), after: "- | - | [d]",
      report: ["widths/secondary: kept"], written: text(#""widths":{"secondary":{}}"#)),
    // A mark on a root that is not there, twice, or of a column that has none.
    Row(
      text: text(#""marks":["content","detail"],"sidebar":{"selection":["i"]}"#),
      after: "i | -! | [d]", report: ["marks/detail: dropped"]),
    Row(
      text: text(#""marks":["detail"]"#), after: "- | - | [d]", report: ["marks/detail: dropped"]),
    Row(
      text: text(#""content":{"selection":["7"]},"marks":["detail","detail"]"#),
      after: "- | 7 | ![d]", report: ["marks: dropped"]),
    Row(
      text: text(#""content":{"selection":["7"]},"marks":["sidebar",5]"#), after: "- | 7 | [d]",
      report: ["marks/1: dropped", "marks/sidebar: dropped"]),
    Row(
      text: text(#""content":{"selection":[5]},"marks":["detail"]"#), after: "- | - | [d]",
      report: ["content/selection/0: dropped", "marks/detail: dropped"]),
    // Each earlier place by itself.
    Row(
      policy: .keepUnread,
      text: text(#""history":[5,{"column":"detail","detailStack":["a",5]},{"column":"sidebar"}]"#),
      after: "- | - | [d]", report: ["history/0: dropped", "history/1: dropped"],
      written: text(#""history":[{"column":"sidebar"}]"#)),
    Row(
      text: text(#""pending":{"pop":{}}"#), after: "- | - | [d]", report: ["pending: dropped"]),
    Row(
      text: text(#""pending":{"confirm":{}}"#), after: "- | - | [d]", report: ["pending: dropped"]),
    Row(
      policy: .keepUnread, rules: .stacked(.two, hasStack: false),
      text: text(#""sidebar":{"presented":[],"stack":["s",5]}"#), after: "- | [d]",
      report: ["sidebar/stack: dropped", "sidebar/stack/1: cut"], written: text("")),
    Row(
      policy: .keepUnread, rules: .stacked(.two), text: text(#""content":5"#), after: "- | [d]",
      report: ["content: dropped"], written: text("")),
  ]

  @Test(
    "keeps each column as far as it can be read, and reports the rest by the column",
    arguments: columns + rest)
  func reading(row: Row) throws {
    try row.check(under: .stacked(.three, limit: 3, back: .latest))
  }

  @Test("what is whole is read and written as Codable does")
  func whole() {
    for form in SplitViewCodingTests.forms { form.checkRestored() }
  }

  @Test(
    "what can't be read at all is in its first state, under the configuration of the reading",
    arguments: ["", "no", #"{"detail":{"presented":[]"#, "[]", "5", "null"])
  func nothing(text: String) {
    let configuration = Configuration(rules: SplitRules(columns: .three), traits: .narrowPad)
    Place.expectNothing(in: text, under: configuration)
    let restored = CodedDecoder().restore(Place.self, from: Array(text.utf8))
    #expect(restored.value == Place())
  }

  @Test("what waits in a column has its turn by what is lost in that column alone")
  func damageElsewhere() {
    let waiting = #"{"presented":[],"queue":[{"item":"x","level":1}],"stack":[]}"#
    let decoder = CodedDecoder(userInfo: SplitRules.stacked(.two).context)
    for sidebar in [#"{"selection":["i"]}"#, #"{"selection":["i",5]}"#] {
      let text = #"{"detail":\#(waiting),"secondary":\#(waiting),"sidebar":\#(sidebar)}"#
      let restored = decoder.restore(Place.self, from: Array(text.utf8))
      // Nothing waits for a level that is free where all is as it was written.
      #expect(restored.value.words == "i | []")
      #expect(
        restored.report.map(\.short).suffix(2)
          == ["detail/queue: dropped", "secondary/queue: dropped"])
    }
  }

  @Test("an earlier place is whole, or it is dropped, whatever the limits")
  func historyLimits() {
    let context = SplitRules.stacked(.two, back: .latest).context
      .merging([.navigationLimits: Limits(count: 1)]) { $1 }
    let text = Self.text(
      #""history":[{"column":"detail","sidebar":["a","b"]},{"column":"sidebar"}]"#)
    let restored = CodedDecoder(userInfo: context).restore(Place.self, from: Array(text.utf8))
    #expect(restored.report.map(\.short) == ["history/0: dropped", "history/1: cut"])
  }
}
