import NavState
import NavStateTestSupport
import Testing

/// Archives of tabs that own split views, or owned them when they were written.
@Suite("TabRouter with split views, coded")
struct SplitTabCodingTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static let rules = TabRules.split("home mail")
  static let plain = TabRules.split("home mail", ["mail": nil])
  static let two = TabRules.split("home mail", ["mail": .stacked(.two)])

  static let steps: [Do] = [
    .mail(.push("s", in: .sidebar)), .mail(.sidebar("a")), .mail(.content("1")),
    .mail(.mark(.root)), .mail(.push("x")),
  ]
  static let mail =
    #"{"content":{"selection":["1"]},"detail":{"presented":[],"stack":["x"]},"marks":["detail"],"#
    + #""sidebar":{"presented":[],"selection":["a"],"stack":["s"]},"tab":"mail"}"#
  static let router = #"{"presented":[],"stack":["x"],"tab":"mail"}"#
  static let bare = #"{"detail":{"presented":[],"stack":["x"]},"tab":"mail"}"#

  static func text(_ panes: String, parked: String? = nil) -> String {
    let rest = parked.map { #""parked":[\#($0)],"# } ?? ""
    return #"{"panes":[\#(panes)],\#(rest)"selected":"home"}"#
  }

  static func renamed(_ pane: String) -> String {
    pane.replacing(#""tab":"mail""#, with: #""tab":"old""#)
  }

  @Test("a pane has its columns beside its tab, in the catalog or parked")
  func forms() throws {
    let tabs = Place.after(Self.rules, .big, Self.steps)
    let context: ReadingContext = [.tabConfiguration: tabs.configuration]
    try CodedForm(tabs, Self.text(Self.mail)).checkBoth(under: context)
    let parked = tabs.stepping(.configure(.split("home"))).after
    try CodedForm(parked, Self.text("", parked: Self.mail))
      .checkBoth(under: [.tabConfiguration: parked.configuration])
    let untouched = Place(configuration: tabs.configuration)
    try CodedForm(untouched, Self.text("")).checkBoth(under: context)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let rules: TabRules<String>
    let text: String
    let after: String
    var report: [String] = []
    var testDescription: String { "\(rules.catalog.places): \(text)" }
  }

  static let rows: [Row] = [
    // What was written by another version of the app, whose tab owned the other.
    Row(rules: rules, text: text(router), after: "*home; mail: - | - | [x]"),
    Row(rules: plain, text: text(bare), after: "*home; mail [x]"),
    Row(rules: plain, text: text(mail), after: "*home; mail [x]", report: ["panes/mail: dropped"]),
    Row(
      rules: two, text: text(mail), after: "*home; mail: a [s] | [x]",
      report: ["panes/mail/content: dropped", "panes/mail/marks/detail: dropped"]),
    Row(rules: .split("home"), text: text(mail), after: "*home (mail: a [s] | 1 | ![x])"),
    Row(rules: .split("home"), text: text(router), after: "*home (mail [x])"),
    Row(
      rules: .split("home", parking: 0), text: text(mail), after: "*home",
      report: ["panes/mail: dropped"]),
    // Parked, and in the catalog again.
    Row(rules: rules, text: text("", parked: mail), after: "*home; mail: a [s] | 1 | ![x]"),
    Row(rules: rules, text: text("", parked: router), after: "*home; mail: - | - | [x]"),
    Row(
      rules: plain, text: text("", parked: mail), after: "*home; mail [x]",
      report: ["panes/mail: dropped"]),
    // A mark tells how many columns there were.
    Row(
      rules: .split("home"),
      text: text(
        "",
        parked: #"{"detail":{"presented":[],"stack":[]},"marks":["detail"],"#
          + #""sidebar":{"selection":["a"]},"tab":"mail"}"#), after: "*home (mail: a | ![])"),
    // What is no split view, and what is none of a tab's.
    Row(
      rules: rules, text: text(#"{"detail":7,"tab":"mail"}"#), after: "*home",
      report: ["panes/mail/detail: dropped"]),
    Row(
      rules: rules,
      text: text(#"{"detail":{"presented":[],"stack":[]},"pending":{"back":{}},"tab":"mail"}"#),
      after: "*home", report: ["panes/mail/pending: dropped"]),
    Row(
      rules: rules,
      text: text(
        "",
        parked: #"{"detail":{"presented":[],"stack":["x"]},"pending":{"back":{}},"tab":"old"}"#),
      after: "*home (old: - | - | [x])", report: ["panes/old/pending: dropped"]),
    Row(
      rules: rules,
      text: text(
        #"{"detail":{"presented":[],"stack":[]},"sidebar":{"selection":["a","b","c"]},"tab":"mail"}"#
      ),
      after: "*home; mail: a+b | - | []", report: ["panes/mail/sidebar/selection/2: cut"]),
  ]

  @Test("is read as far as it can be, and reports name the tab and the column", arguments: rows)
  func reading(row: Row) throws {
    let decoder = CodedDecoder(userInfo: row.rules.context)
    let restored = decoder.restore(
      Place.self, from: Array(row.text.utf8), unreadable: .keepPrefix)
    #expect(restored.value.columnWords == row.after)
    #expect(restored.report.map(\.short) == row.report)
    #expect(restored.value.violation == nil)
    let strict = try? decoder.decode(Place.self, from: Array(row.text.utf8))
    if row.report.isEmpty { #expect(strict == restored.value) }
    if let strict { #expect(strict == restored.value) }
  }

  @Test("a report says whether a tab is gone, or owns a stack")
  func causes() {
    for (rules, words) in [
      (Self.plain, "owns a stack"), (.split("home", parking: 0), "no such tab"),
    ] {
      let restored = CodedDecoder(userInfo: rules.context)
        .restore(Place.self, from: Array(Self.text(Self.mail).utf8), unreadable: .keepPrefix)
      #expect(restored.report.map { "\($0)".contains(words) } == [true])
    }
  }

  static let refused: [String] = [
    text(#"{"detail":7,"tab":"mail"}"#),
    text(#"{"detail":{"presented":[],"stack":[]},"pending":{"back":{}},"tab":"mail"}"#),
    text(
      "", parked: #"{"detail":{"presented":[],"stack":["x"]},"pending":{"back":{}},"tab":"old"}"#),
    text(
      "",
      parked: #"{"detail":{"pending":{"back":{}},"presented":[],"stack":["x"]},"tab":"old"}"#),
    text("", parked: #"{"detail":{"presented":[],"stack":[]},"marks":["detail"],"tab":"old"}"#),
    text(
      "",
      parked:
        #"{"detail":{"presented":[],"stack":[]},"sidebar":{"presented":["p"],"stack":[]},"tab":"old"}"#
    ),
    text(
      #"{"detail":{"presented":[],"stack":[]},"sidebar":{"selection":["a","b","c"]},"tab":"mail"}"#),
    text(bare + "," + router), text(bare, parked: router), text(router, parked: bare),
  ]

  @Test(
    "is refused where it is to be read whole, and nothing breaks a rule where it is not",
    arguments: refused)
  func refusing(text: String) throws {
    let decoder = CodedDecoder(userInfo: Self.rules.context)
    #expect(throws: DecodingError.self) {
      try decoder.decode(Place.self, from: Array(text.utf8))
    }
    for policy in ReadingPolicy<Never>.all {
      let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: policy)
      #expect(!restored.isComplete && restored.value.violation == nil)
      var tabs = restored.value
      tabs.configure(.split("home mail old", ["old": .stacked(.three)]))
      #expect(tabs.violation == nil)
      tabs.configure(.split("home mail old", ["old": .stacked(.two)]))
      #expect(tabs.violation == nil)
    }
  }

  // MARK: - What is kept unread

  static let unread =
    #"{"detail":{"presented":[],"stack":["x",5]},"sidebar":{"selection":["a",7]},"tab":"mail"}"#

  static let keeping: [Row] = [
    Row(
      rules: rules, text: text(unread), after: "*home; mail: a | - | [x]",
      report: ["panes/mail/sidebar/selection/1: kept", "panes/mail/detail/stack/1: kept"]),
    Row(
      rules: rules, text: text("", parked: renamed(unread)), after: "*home (old: a | - | [x])",
      report: ["panes/old/sidebar/selection/1: kept", "panes/old/detail/stack/1: kept"]),
    Row(
      rules: rules,
      text: text(#"{"detail":{"presented":[],"stack":[5]},"tab":"mail"}"#), after: "*home",
      report: ["panes/mail/detail/stack/0: kept"]),
  ]

  @Test("is written back in its column, by whatever tab is done something to", arguments: keeping)
  func keepingUnread(row: Row) throws {
    let decoder = CodedDecoder(userInfo: row.rules.context)
    let restored = decoder.restore(
      Place.self, from: Array(row.text.utf8), unreadable: .keepUnread)
    #expect(restored.value.columnWords == row.after)
    #expect(restored.report.map(\.short) == row.report)
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(archived.isComplete && archived.value.description == row.text)
    var tabs = restored.value
    tabs["home"].push("h")
    let later = CodedEncoder().archive(tabs, keeping: restored)
    let home = #"{"presented":[],"stack":["h"],"tab":"home"}"#
    let panes = row.text.contains("parked") ? home : home + ","
    #expect(
      later.value.description
        == row.text.replacing(#""panes":["#, with: #""panes":[\#(panes)"#))
    tabs["mail"].select(sidebar: ["b"])
    tabs["mail"].push("y")
    let last = CodedEncoder().archive(tabs, keeping: restored)
    let again = decoder.restore(Place.self, from: last.bytes, unreadable: .keepUnread)
    #expect(again.value == tabs)
    #expect(again.unread.count + last.report.count >= restored.unread.count)
  }

  // MARK: - Questions, and what lasts

  static let asked: [Do] = [
    .mail(.back(in: .sidebar, by: .user)), .mail(.pop(in: .sidebar)),
    .mail(.sidebar("b", by: .user)), .mail(.content()), .column(.set([]), in: "mail"),
    .column(.dismiss(.content), in: "mail"), .set("", in: "mail", by: .user),
    .configure(plain), .configure(two), .configure(.split("home", parking: 0)),
  ]

  @Test("a question about columns is read again", arguments: asked)
  func questions(step: Do) throws {
    let tabs = Place.after(
      Self.rules, .big,
      Self.steps + [
        .mail(.mark(.screen("s"), in: .sidebar)), .mail(.mark(.screen("x"))),
        .mail(.mark(.root, in: .content)), step,
      ])
    #expect(tabs.pending == step && !tabs.pendingPlaces.isEmpty)
    let context: ReadingContext = [.tabConfiguration: tabs.configuration]
    try expectRoundTrip(tabs, under: context)
    let restored = CodedDecoder(userInfo: context)
      .restore(Place.self, from: CodedEncoder().archive(tabs).bytes, unreadable: .keepPrefix)
    #expect(restored.isComplete && restored.value == tabs)
    #expect(restored.value.pendingPlaces == tabs.pendingPlaces)
  }

  @Test("what lasts is all but marks and questions, told by the tab and the column")
  func lasting() {
    let tabs = Place.after(
      Self.rules, .big,
      Self.steps + [
        .mail(.mark(.screen("s"), in: .sidebar)), .mail(.push("z", in: .secondary)),
        .mail(.mark(.screen("z"), in: .secondary)),
      ])
    let lasting = tabs.lasting()
    #expect(lasting.value.columnWords == "*home; mail: a [s] | 1 | [x] secondary [z]")
    let report = [
      "panes/mail/sidebar/marks/0: dropped", "panes/mail/secondary/marks/0: dropped",
      "panes/mail/marks/detail: dropped",
    ]
    #expect(lasting.report.map(\.short) == report)
    let parked = tabs.stepping(.configure(.split("home"))).after.lasting()
    #expect(parked.report.map(\.short) == report)
    #expect(parked.value.columnWords == "*home (mail: a [s] | 1 | [x] secondary [z])")
    let asking = tabs.stepping(.mail(.sidebar("b"))).after.lasting()
    #expect(asking.report.map(\.short) == report + ["pending: dropped"])
    #expect(asking.value == lasting.value)
  }

  @Test("events of columns are read again with the tab and the column")
  func events() throws {
    let events: [Place.Event] = [
      .pane("mail", .stack(.pushed(["x"]))),
      .column("mail", .selectedSidebar(["a"], previous: [])),
      .column("mail", .selectedContent([], previous: ["1", "2"])),
      .column("mail", .at(.sidebar, .stack(.popped(["x"])))),
      .column("mail", .at(.secondary, .stack(.pushed(["x"])))),
      .exit(.exitAsked([TabPlace(.root, in: "mail", column: .detail)])),
      .exit(
        .lost([
          TabPlace(.screen("x"), in: "mail", column: .sidebar), TabPlace(.screen("x"), in: "home"),
        ])),
    ]
    for event in events { try expectRoundTrip(event) }
  }

  @Test("of a parked or dropped tab as much is read as the limits of the reading allow")
  func parkedMuch() throws {
    let many = Limits().count + 1
    let items = ColumnSelection(Set((0..<many).map { "\($0)" }))
    let rules = TabRules.split("home mail", ["mail": .stacked(.three, limit: many)])
    let tabs = Place.after(rules, .big, [.column(.selectSidebar(items), in: "mail")])
    let parked = tabs.stepping(.configure(.split("home"))).after
    let bytes = try CodedEncoder().encode(parked)
    let decoder = CodedDecoder(userInfo: [
      .tabConfiguration: parked.configuration, .navigationLimits: Limits(count: many),
    ])
    #expect(try decoder.decode(Place.self, from: bytes) == parked)
    #expect(CodedEncoder().archive(parked).bytes == bytes)
    for policy in ReadingPolicy<Never>.all {
      let restored = decoder.restore(Place.self, from: bytes, unreadable: policy)
      #expect(restored.value == parked && restored.isComplete, "\(policy)")
    }
    let told = tabs.stepping(.configure(.split("home", parking: 0))).outcome.events
    for event in told {
      guard case .dropped(_, let pane) = event else { continue }
      let read = try CodedDecoder(userInfo: [.navigationLimits: Limits(count: many)])
        .decode(Place.Event.self, from: CodedEncoder().encode(event))
      #expect(read == event && pane.splitView?.sidebarSelection == items)
    }
    #expect(told.count == 1)
  }

  @Test(
    "a pane that was dropped is read again as a whole, whatever it was under",
    arguments: [rules, two])
  func dropped(rules: TabRules<String>) throws {
    let tabs = Place.after(
      rules, .big,
      [.mail(.sidebar("a")), .mail(.push("s", in: .sidebar))]
        + (rules == Self.two ? [] : [.mail(.content("1"))]) + [.mail(.mark(.root))])
    let gone = tabs.stepping(Do.configure(.split("home", parking: 0)).byForce).outcome
    for event in gone.events { try expectRoundTrip(event) }
    for event in tabs.stepping(Do.configure(Self.plain).byForce).outcome.events {
      guard case .dropped(let tab, let pane) = try recoded(event) else { continue }
      #expect(tab == "mail" && pane.splitView?.words == tabs["mail"].splitView?.words)
      #expect(pane.splitView?.violation == nil)
    }
    #expect(gone.events.count == 2)
  }
}
