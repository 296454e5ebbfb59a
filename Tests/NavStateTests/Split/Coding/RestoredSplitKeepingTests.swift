import NavState
import NavStateTestSupport
import Testing

/// Where what was kept unread of a split view is written back.
@Suite("SplitViewState, with what was kept unread")
struct RestoredSplitKeepingTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  static let rules = SplitRules.stacked(.three, limit: 3)
  static let content = #""content":{"presented":[],"selection":["7",6],"stack":["c",5]}"#
  static let detail = #""detail":{"presented":[],"stack":["a",4]}"#
  static let secondary = #""secondary":{"isWanted":true,"presented":[],"stack":["n",3]}"#
  static let sidebar = #""sidebar":{"selection":["i",2]}"#
  static let text = "{\(content),\(detail),\(secondary),\(sidebar)}"

  struct Row: Sendable, CustomTestStringConvertible {
    let steps: [Do]
    /// The texts that are written instead of others.
    var written: [(String, String)] = []
    var report: [String] = []

    var testDescription: String { "\(steps.map(\.words))" }
  }

  static let rows: [Row] = [
    Row(steps: []),
    Row(
      steps: [.push("b"), .push("o", in: .secondary), .column(.showSecondary(false))],
      written: [
        (#"["a",4]"#, #"["a",4,"b"]"#), (#"["n",3]"#, #"["n",3,"o"]"#), (#""isWanted":true,"#, ""),
      ]),
    // It stands on `n`.
    Row(
      steps: [.pop(in: .secondary)], written: [(#"["n",3]"#, "[]")],
      report: ["secondary/stack/1: cut"]),
    // Another selection is another wish, and what could not be read was part of the one before.
    Row(
      steps: [.content("7", "8")],
      written: [(#"["7",6]"#, #"["7","8"]"#), (#"["a",4]"#, "[]")],
      report: ["content/selection/1: cut", "detail/stack/1: cut"]),
    Row(
      steps: [.sidebar()],
      written: [
        (content, #""content":{"presented":[],"stack":[]}"#), ("," + sidebar, ""),
        (#"["a",4]"#, "[]"),
      ],
      report: [
        "sidebar/selection/1: cut", "content/selection/1: cut", "content/stack/1: cut",
        "detail/stack/1: cut",
      ]),
    Row(
      steps: [.sidebar("j"), .push("s", in: .sidebar), .sidebar("i"), .content("7")],
      written: [
        (content, #""content":{"presented":[],"selection":["7",6],"stack":[]}"#),
        (#"["a",4]"#, "[]"),
        (sidebar, #""sidebar":{"presented":[],"selection":["i",2],"stack":["s"]}"#),
      ],
      report: ["content/stack/1: cut", "detail/stack/1: cut"]),
    Row(
      steps: [.configure(.stacked(.two, limit: 3))], written: [(content + ",", "")],
      report: ["content/selection/1: cut", "content/stack/1: cut"]),
    // There is room for what is there, and no more.
    Row(
      steps: [.configure(.stacked(.three, limit: 1))],
      written: [(#"["7",6]"#, #"["7"]"#), (#"["i",2]"#, #"["i"]"#)],
      report: ["sidebar/selection/1: cut", "content/selection/1: cut"]),
    Row(
      steps: [.configure(.stacked(.three, limit: 3, router: RouterRules(depth: 1)))],
      written: [
        (#"["a",4]"#, #"["a"]"#), (#"["c",5]"#, #"["c"]"#), (#"["n",3]"#, #"["n"]"#),
      ],
      report: ["content/stack/1: cut", "detail/stack/1: cut", "secondary/stack/1: cut"]),
  ]

  @Test("writes it back where it was, as far as what it stood on is there", arguments: rows)
  func writing(row: Row) {
    let (read, archived) = Place.rewriting(Self.text, under: Self.rules, row.steps)
    #expect(read.words == "i | 7 [c] | [a] +secondary secondary [n]")
    let written = row.written.reduce(Self.text) { $0.replacing($1.0, with: $1.1) }
    #expect(String(decoding: archived.bytes, as: UTF8.self) == written)
    #expect(archived.report.map(\.short).sorted() == row.report.sorted())
  }

  @Test("gives way to what was changed in its place")
  func changed() throws {
    let text =
      #"{"content":1,"detail":2,"history":3,"isInspectorPresented":4,"marks":5,"pending":6,"#
      + #""preferredCompactColumn":7,"secondary":8,"sidebar":9,"visibility":10,"widths":11}"#
    let rules = SplitRules.stacked(.three, limit: 3, back: .latest)
    let restored = CodedDecoder(userInfo: rules.context)
      .restore(Place.self, from: Array(text.utf8), unreadable: .keepUnread)
    #expect(restored.unread.count == 11)
    var split = restored.value
    #expect(CodedEncoder().archive(split, keeping: restored).value.description == text)
    for step in SplitViewCodingTests.fullSteps {
      #expect(split.reduce(step.action, in: step.context).isChanged)
    }
    let archived = CodedEncoder().archive(split, keeping: restored)
    #expect(archived.bytes == (try CodedEncoder().encode(split)))
    #expect(
      Set(archived.report.map(\.short))
        == Set(SplitKeyNames.all.map { "\($0): cut" }), "\(archived.report)")
  }

  @Test("the parts of widths give way one by one")
  func widths() {
    let text = #"{"detail":{"presented":[],"stack":[]},"widths":{"inspector":"1","sidebar":"2"}}"#
    let restored = CodedDecoder().restore(
      Place.self, from: Array(text.utf8), unreadable: .keepUnread)
    var split = restored.value
    split.reduce(.setWidth(240.5, of: .sidebar))
    let archived = CodedEncoder().archive(split, keeping: restored)
    #expect(archived.value.description == text.replacing(#""2""#, with: "240.5"))
    #expect(archived.report.map(\.short) == ["widths/sidebar: cut"])
  }

  @Test("is found in a part of something else, too")
  func part() {
    let text = #"{"name":"w","place":\#(Self.text)}"#
    let decoder = CodedDecoder(userInfo: Self.rules.context)
    let restored = decoder.restore(
      Framed<Place>.self, from: Array(text.utf8), unreadable: .keepUnread)
    #expect(
      restored.report.map(\.short) == [
        "place/sidebar/selection/1: kept", "place/content/selection/1: kept",
        "place/content/stack/1: kept", "place/detail/stack/1: kept",
        "place/secondary/stack/1: kept",
      ])
    var frame = restored.value
    frame.place.push("b")
    let archived = CodedEncoder().archive(frame, keeping: restored)
    #expect(archived.value.description == text.replacing(#"["a",4]"#, with: #"["a",4,"b"]"#))
    #expect(archived.isComplete)
  }
}

/// The keys of an archive that has everything.
private enum SplitKeyNames {
  static let all = [
    "content", "detail", "history", "isInspectorPresented", "marks", "pending",
    "preferredCompactColumn", "secondary", "sidebar", "visibility", "widths",
  ]
}

@Suite("SplitViewState, with what can't be stored")
struct UnstorableSplitTests {
  typealias Place = SplitViewState<Drafts>

  private func place(back: SplitBackRule = .columns) -> Place {
    let rules = SplitRules.stacked(.three, limit: 4, changing: .keep, back: back)
    return Place(configuration: Configuration(rules: rules))
  }

  private func recoded(_ archived: Archived, like split: Place) throws -> Place {
    try CodedDecoder(userInfo: [.splitConfiguration: split.configuration])
      .decode(Place.self, from: archived.bytes)
  }

  @Test("leaves out each item by itself, with the mark on what it filled")
  func items() throws {
    var split = place()
    split.select(sidebar: ["i", "!j", "?k"])
    split.select(content: ["7"])
    split.reduce(.at(.content, .mark(.root)))
    split.reduce(.at(.detail, .mark(.root)))
    split.push("d")
    let archived = CodedEncoder().archive(split)
    #expect(
      archived.report.map(\.short) == [
        "sidebar/selection: dropped", "sidebar/selection: dropped", "marks/content: cut",
      ])
    #expect(
      archived.value.description
        == #"{"content":{"selection":["7"]},"detail":{"presented":[],"stack":["d"]},"#
        + #""marks":["detail"],"sidebar":{"selection":["i"]}}"#)
    let read = try recoded(archived, like: split)
    #expect(read.sidebarSelection == ["i"] && read.violation == nil)
    #expect(read.markedPlaces == [SplitPlace(.root, in: .detail)])
  }

  @Test("leaves out earlier places, screens, and the question about them")
  func history() throws {
    var split = place(back: .latest)
    split.push("a")
    split.push("!b")
    split.push("c")
    split.select(content: ["!7"])
    split.reduce(.pane(.mark(.root)))
    split.popToRoot()
    split.dismiss(.detail, in: .user)
    #expect(split.pending != nil)
    let archived = CodedEncoder().archive(split)
    // Of the places before each step, those with the screen that can't be stored, or the selection.
    #expect(
      archived.report.map(\.short) == [
        "content/selection: dropped", "marks/detail: cut", "history/2: dropped",
        "history/3: dropped", "history/4: dropped", "pending: cut",
      ])
    #expect(
      archived.value.description
        == #"{"content":{"selection":[]},"detail":{"presented":[],"stack":[]},"history":["#
        + #"{"column":"sidebar"},{"column":"detail","detailStack":["a"]}]}"#)
    let read = try recoded(archived, like: split)
    #expect(read.violation == nil && read.markedPlaces.isEmpty)
  }
}
