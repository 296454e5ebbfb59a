import NavState
import NavStateTestSupport
import Testing

/// What of an archive goes by the rules that it is read under.
@Suite("SplitViewState, read under other rules")
struct SplitSettlingTests {
  typealias Place = SplitViewState<Cards>

  struct Row: Sendable, CustomTestStringConvertible {
    let rules: SplitRules
    let text: String
    let words: String
    /// What lenient reading tells of it.
    let report: [String]

    init(_ rules: SplitRules, _ rest: String, _ words: String, _ report: [String]) {
      self.rules = rules
      text = #"{"detail":{"presented":[],"stack":["d"]},\#(rest)}"#
      self.words = words
      self.report = report
    }

    var testDescription: String { "\(rules.columns): \(text)" }
  }

  static let content =
    #""content":{"presented":[],"search":{"active":true},"selection":["7","8"],"stack":["c"]}"#
  static let sidebar =
    #""sidebar":{"presented":[],"search":{"active":true},"selection":["i"],"stack":["s"]}"#
  static let bare = SplitRules.stacked(.three, hasStack: false)

  static let rows: [Row] = [
    // The content goes where there are two columns, and the detail stays.
    Row(.stacked(.two), content + "," + sidebar, "i~ [s] | [d]", ["content: dropped"]),
    Row(.stacked(.three), content + "," + sidebar, "i~ [s] | 7+8~ [c] | [d]", []),
    // More than may be selected of it is no reason to refuse what goes.
    Row(.stacked(.two, limit: 1), content, "- | [d]", ["content: dropped"]),
    Row(
      .stacked(.two, router: RouterRules(depth: 1)),
      #""content":{"presented":[],"stack":["a","b"]}"#, "- | [d]", ["content: dropped"]),
    Row(
      bare, content + "," + sidebar, "i~ | 7+8~ | [d]",
      ["sidebar/stack: dropped", "content/stack: dropped"]),
    Row(
      .stacked(.two, hasStack: false, router: RouterRules(depth: 1)),
      #""sidebar":{"marks":[1],"presented":[],"stack":["a","b"]}"#, "- | [d]",
      ["sidebar/stack: dropped"]),
    Row(.stacked(.two), #""widths":{"content":200}"#, "- | [d]", ["widths/content: dropped"]),
    Row(.stacked(.two), #""preferredCompactColumn":"content""#, "- | [d] ^content", []),
    Row(.stacked(.two), #""visibility":"doubleColumn""#, "- | [d] (doubleColumn)", []),
    // Marks go with the number of columns, as far as the archive tells it.
    Row(
      .stacked(.two), content + #","marks":["detail"],"# + sidebar, "i~ [s] | [d]",
      ["content: dropped", "marks/detail: dropped"]),
    Row(
      .stacked(.two), #""marks":["content"],"# + sidebar, "i~ [s] | [d]",
      ["marks/content: dropped"]),
    Row(
      .stacked(.two), #""marks":["detail"],"widths":{"content":200},"# + sidebar, "i~ [s] | ![d]",
      ["widths/content: dropped"]),
    Row(
      .stacked(.three), #""marks":["detail"],"# + sidebar, "i~ [s] | - | [d]",
      ["marks/detail: dropped"]),
    Row(.stacked(.two), #""marks":["detail"],"# + sidebar, "i~ [s] | ![d]", []),
    Row(
      .stacked(.three), content + #","marks":["detail","content"],"# + sidebar,
      "i~ [s] | 7+8!~ [c] | ![d]", []),
    // A question that is vain without a mark that went, or under these rules, goes; what it asked about
    // stays.
    Row(
      .stacked(.two),
      content + #","marks":["detail"],"pending":{"selectContent":{"items":[]}},"# + sidebar,
      "i~ [s] | [d]", ["content: dropped", "marks/detail: dropped", "pending: dropped"]),
    Row(
      .stacked(.two), #""marks":["detail"],"pending":{"push":{"route":"e"}},"# + sidebar,
      "i~ [s] | ![d]", ["pending: dropped"]),
    Row(
      .stacked(.two), #""marks":["detail"],"pending":{"selectSidebar":{"items":[]}},"# + sidebar,
      "i~ [s] | ![d] ?", []),
  ]

  @Test("settles as under new rules, and leniently that is reported", arguments: rows)
  func settling(row: Row) throws {
    let split: Place = try read(from: row.text, under: row.rules.context)
    #expect(split.words == row.words && split.violation == nil)
    for policy in ReadingPolicy.all {
      let restored = CodedDecoder(userInfo: row.rules.context)
        .restore(Place.self, from: Array(row.text.utf8), unreadable: policy)
      #expect(restored.value == split && restored.value.hashValue == split.hashValue)
      #expect(restored.report.map(\.short) == row.report)
      #expect(restored.unread.isEmpty)
    }
    #expect(split.configuration == Configuration(rules: row.rules))
  }

  /// Rules, places, and the columns of those that stay.
  static let histories: [(SplitRules, String, [String], [SplitColumn])] = [
    (.stacked(.three, back: .latest), #"[{"column":"sidebar"},{"column":"detail"}]"#, [], []),
    (
      .stacked(.three), #"[{"column":"sidebar"},{"column":"detail"}]"#, ["history: dropped"], []
    ),
    (
      .stacked(.three, back: .latest, history: 0), #"[{"column":"sidebar"}]"#,
      ["history: dropped"], []
    ),
    (
      .stacked(.two, back: .latest), #"[{"column":"detail","content":["7"]},{"column":"sidebar"}]"#,
      ["history: dropped"], []
    ),
    (
      .stacked(.two, hasStack: false, back: .latest),
      #"[{"column":"detail","sidebarStack":["a"]},{"column":"sidebar"}]"#, ["history: dropped"], []
    ),
    (
      .stacked(.two, limit: 1, back: .latest),
      #"[{"column":"detail","sidebar":["a","b"]},{"column":"sidebar"}]"#, ["history: dropped"], []
    ),
    (
      .stacked(.two, back: .latest, router: RouterRules(depth: 1)),
      #"[{"column":"detail","detailStack":["a","b"]},{"column":"sidebar"}]"#,
      ["history: dropped"], []
    ),
  ]

  @Test("keeps the earlier places that its rules allow", arguments: histories)
  func history(
    rules: SplitRules, places: String, report: [String], _: [SplitColumn]
  ) throws {
    let text = #"{"detail":{"presented":[],"stack":[]},"history":\#(places)}"#
    let split: Place = try read(from: text, under: rules.context)
    #expect(split.violation == nil)
    let restored = CodedDecoder(userInfo: rules.context)
      .restore(Place.self, from: Array(text.utf8))
    #expect(restored.value == split && restored.report.map(\.short) == report)
    let written = String(decoding: try CodedEncoder().encode(split), as: UTF8.self)
    if report.isEmpty {
      #expect(written == text)
    } else {
      // All of these tests' places that are allowed are the sidebar alone.
      let isKept = rules.back != .columns && rules.history > 0
      #expect(written.contains(#""history":[{"column":"sidebar"}]"#) == isKept)
      #expect(written.contains("history") == isKept)
    }
  }

  @Test("earlier places of stacks deeper than any limit are read under rules that allow them")
  func deepHistory() throws {
    let depth = Limits().depth + 1
    let rules = SplitRules.stacked(.two, back: .latest, router: RouterRules(depth: depth))
    let screens = Array(repeating: "\"a\"", count: depth).joined(separator: ",")
    let text = SplitViewRefusalTests.text(
      #""history":[{"column":"detail","detailStack":[\#(screens)]}]"#)
    let bytes = Array(text.utf8)
    let split = try CodedDecoder(userInfo: rules.context).decode(Place.self, from: bytes)
    #expect(try CodedEncoder().encode(split) == bytes)
  }

  @Test("keeps the newest of earlier places that are too many")
  func newest() throws {
    let rules = SplitRules.stacked(.two, back: .latest, history: 2)
    let places = (0..<4).map { #"{"column":"detail","sidebar":["\#($0)"]}"# }
    let text = SplitViewRefusalTests.text(#""history":[\#(places.joined(separator: ","))]"#)
    let split: Place = try read(from: text, under: rules.context)
    let newest = places.suffix(2).joined(separator: ",")
    #expect(
      try json(split) == SplitViewRefusalTests.text(#""history":[\#(newest)]"#))
  }

  @Test("has a width of zero without a sign")
  func zero() throws {
    let text = SplitViewRefusalTests.text(#""widths":{"sidebar":-0.0}"#)
    let split: Place = try read(from: text)
    var other = Place()
    other.reduce(.setWidth(-0.0, of: .sidebar))
    #expect(split == other && split != Place())
    for split in [split, other] {
      let bytes = try CodedEncoder().encode(split)
      let written = SplitViewRefusalTests.text(#""widths":{"sidebar":0.0}"#)
      #expect(String(decoding: bytes, as: UTF8.self) == written)
      #expect(try json(split) == written.replacing("0.0", with: "0"))
    }
  }
}
