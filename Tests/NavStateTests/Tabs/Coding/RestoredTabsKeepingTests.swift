import NavState
import NavStateTestSupport
import Testing

/// Where what was kept unread of tabs is written back.
@Suite("TabRouter, with what was kept unread")
struct RestoredTabsKeepingTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static let home = #"{"presented":[],"stack":["a",5],"tab":"home"}"#
  static let inbox = #"{"presented":[],"stack":["c"],"tab":"inbox"}"#
  static let text = #"{"panes":[\#(home),\#(inbox),7],"selected":"inbox"}"#

  struct Row: Sendable, CustomTestStringConvertible {
    let steps: [Do]
    let written: String
    var report: [String] = []

    var testDescription: String { "\(steps.map(\.words))" }
  }

  static let rows: [Row] = [
    Row(steps: [], written: text),
    // Other tabs change, and come to stand before it.
    Row(
      steps: [.push("d", in: "inbox"), .select("news")],
      written: #"{"panes":[\#(home),{"presented":[],"stack":["c","d"],"tab":"inbox"},7],"#
        + #""selected":"news","visits":["inbox"]}"#),
    Row(
      steps: [.configure(.of("news inbox home")), .push("d", in: "news")],
      written: #"{"panes":[{"presented":[],"stack":["d"],"tab":"news"},\#(inbox),\#(home),7],"#
        + #""selected":"inbox"}"#),
    Row(
      steps: [.configure(.of("inbox"))],
      written: #"{"panes":[\#(inbox),7],"parked":[\#(home)],"selected":"inbox"}"#),
    Row(steps: [.configure(.of("inbox")), .configure(.of("home inbox"))], written: text),
    // It stands on `a`.
    Row(
      steps: [.pop(in: "home")],
      written:
        #"{"panes":[{"presented":[],"stack":[],"tab":"home"},\#(inbox),7],"selected":"inbox"}"#,
      report: ["panes/home/stack/1: cut"]),
    Row(
      steps: [.configure(.of("inbox", parking: 0))],
      written: #"{"panes":[\#(inbox),7],"selected":"inbox"}"#,
      report: ["panes/home/stack/1: cut"]),
  ]

  @Test("writes it back where it was, wherever its tab stands now", arguments: rows)
  func writing(row: Row) {
    let archived = Place.rewriting(Self.text, under: .of("home inbox news"), row.steps).written
    #expect(String(decoding: archived.bytes, as: UTF8.self) == row.written)
    #expect(archived.report.map(\.short) == row.report)
  }

  /// Rules of routers, a pane, steps, and the pane that is written: what is there goes before what was
  /// kept unread, where the rules have room for only so much.
  static let narrowRows: [(RouterRules, String, steps: [Do], String, report: [String])] = [
    (
      RouterRules(depth: 3), #""presented":[],"stack":["a",5,"b"]"#, [],
      #""presented":[],"stack":["a",5,"b"]"#, []
    ),
    (
      RouterRules(depth: 3), #""presented":[],"stack":["a",5,"b"]"#, [.push("c", in: "home")],
      #""presented":[],"stack":["a","b","c"]"#, ["panes/home/stack/1: cut"]
    ),
    // Marks stay with their screens.
    (
      RouterRules(depth: 3), #""presented":[],"stack":[5,6,"b"]"#,
      [.push("c", in: "home"), .mark("c", in: "home")],
      #""marks":[2],"presented":[],"stack":[5,"b","c"]"#, ["panes/home/stack/1: cut"]
    ),
    (
      RouterRules(depth: 1), #""layers":[{"stack":[5]}],"presented":["x"],"stack":[]"#,
      [.pane(.at(level: 1, .stack(.push("c"))), in: "home")],
      #""layers":[{"stack":["c"]}],"presented":["x"],"stack":[]"#,
      ["panes/home/layers/0/stack/0: cut"]
    ),
    // What waited came up in the place of the levels that can't be read.
    (
      RouterRules(presenting: .queue, levels: 2),
      #""presented":[5,6],"queue":[{"item":"w","level":1},{"item":"z","level":1}],"stack":[]"#,
      [],
      #""presented":["w"],"queue":[{"item":"z","level":1}],"stack":[]"#,
      ["panes/home/presented/0: cut", "panes/home/presented/1: cut"]
    ),
  ]

  @Test("pushes nothing out that is there, whatever the rules have room for", arguments: narrowRows)
  func narrow(
    rules: RouterRules, pane: String, steps: [Do], written: String, report: [String]
  ) {
    let decoder = CodedDecoder(userInfo: TabRules<String>.of("home inbox", router: rules).context)
    let text = #"{"panes":[{\#(pane),"tab":"home"}],"selected":"home"}"#
    let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: .keepUnread)
    var tabs = restored.value
    for step in steps { #expect(tabs.reduce(step.action, in: step.context).isChanged) }
    let archived = CodedEncoder().archive(tabs, keeping: restored)
    #expect(
      archived.value.description == #"{"panes":[{\#(written),"tab":"home"}],"selected":"home"}"#)
    #expect(archived.report.map(\.short) == report)
    #expect(
      decoder.restore(Place.self, from: archived.bytes, unreadable: .keepUnread).value == tabs)
  }

  @Test("gives way to what was changed in its place")
  func changed() {
    let decoder = CodedDecoder(userInfo: TabRules<String>.of("home inbox").context)
    let text = #"{"bar":5,"customization":6,"panes":[],"pending":8,"selected":4}"#
    let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: .keepUnread)
    var tabs = restored.value
    tabs.select("inbox")
    tabs.reduce(.bar(.place(.sidebar)))
    tabs.customize(.setVisibility(.hidden, of: "home", in: .bar))
    tabs.push("a")
    tabs.reduce(.pane(.mark(.screen("a"))))
    tabs.reduce(.pane(.back), in: .user)
    let archived = CodedEncoder().archive(tabs, keeping: restored)
    #expect(archived.bytes == (try? CodedEncoder().encode(tabs)))
    #expect(
      Set(archived.report.map(\.short))
        == ["bar: cut", "customization: cut", "pending: cut", "selected: cut"])
  }

  @Test("is not written back as the selected tab where another one would be selected")
  func selected() {
    let decoder = CodedDecoder(userInfo: TabRules<String>.of("home inbox").context)
    let text = #"{"panes":[],"selected":5,"visits":["inbox"]}"#
    let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: .keepUnread)
    #expect(restored.value.words == "home | *inbox*")
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(archived.value.description == #"{"panes":[],"selected":"inbox"}"#)
    #expect(archived.report.map(\.short) == ["selected: cut"])
  }

  @Test("is found in a part of something else, too")
  func part() {
    let context = TabRules<String>.of("home inbox").context
    let text = #"{"name":"w","place":\#(Self.text)}"#
    let decoder = CodedDecoder(userInfo: context)
    let restored = decoder.restore(
      Framed<Place>.self, from: Array(text.utf8), unreadable: .keepUnread)
    #expect(
      restored.report.map(\.short) == ["place/panes/home/stack/1: kept", "place/panes/2: kept"])
    #expect(restored.unread.map(\.place).first == ["place", "panes", "home", "stack", "1"])
    var window = restored.value
    window.place.push("d")
    let archived = CodedEncoder().archive(window, keeping: restored)
    #expect(
      archived.value.description == text.replacing(#"["c"]"#, with: #"["c","d"]"#))
    #expect(archived.isComplete)
  }
}

private enum Numbered: CodableScheme {
  typealias Route = Card
  typealias Tab = Int
}

/// A tab that is coded as an object, or as what looks like another tab or a position.
private enum Key: Hashable, Codable {
  case list(Int)
  case text(String)
  case number(Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try container.decode([String: Int].self)["list"] ?? 0)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .list(let id): try container.encode(["list": id])
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}

private enum Keyed: CodableScheme {
  typealias Route = Card
  typealias Tab = Key
}

@Suite("TabRouter, read leniently with tabs that are no texts")
struct RestoredTabsKeysTests {
  @Test("tells a tab that is a number from the position of a pane that can't be read")
  func numbers() throws {
    let rules = TabRules(catalog: try TabCatalog([0, 1, 2]))
    let decoder = CodedDecoder(userInfo: [.tabConfiguration: Configuration(rules: rules)])
    let panes =
      #"{"presented":[],"stack":["a"],"tab":0},{"presented":[],"stack":["b",5],"tab":1}"#
    let text = #"{"panes":["x",\#(panes),{"presented":[],"stack":["c"],"tab":[]}],"selected":0}"#
    let restored = decoder.restore(
      TabRouter<Numbered>.self, from: Array(text.utf8), unreadable: .keepUnread)
    #expect(
      restored.report.map(\.short)
        == ["panes/0: kept", "panes/tab 1/stack/1: kept", "panes/3: kept"])
    #expect(restored.value[0].path == ["a"] && restored.value[1].path == ["b"])
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(
      archived.value.description
        == #"{"panes":[\#(panes),"x",{"presented":[],"stack":["c"],"tab":[]}],"selected":0}"#)
    #expect(archived.isComplete)
  }

  @Test("no two tabs have one name in a report, and what was kept of each is its own")
  func names() throws {
    let tabs: [(Key, String)] = [
      (.list(7), #"{"list":7}"#), (.text("home"), "home"), (.number(1), "tab 1"),
      (.text("1"), #""1""#), (.text("tab 1"), #""tab 1""#), (.text(#""1""#), #""\"1\"""#),
      (.text("true"), #""true""#), (.text(#"{"list":7}"#), #""{\"list\":7}""#), (.text(""), #""""#),
      (.text("-1"), #""-1""#), (.number(-1), "tab -1"), (.text("über"), "über"),
    ]
    let rules = TabRules(catalog: try TabCatalog(tabs.map(\.0)))
    let decoder = CodedDecoder(userInfo: [.tabConfiguration: Configuration(rules: rules)])
    var panes: [String] = []
    for (index, tab) in tabs.enumerated() {
      panes.append(#"{"presented":[],"stack":[\#(index)],"tab":\#(try json(tab.0))}"#)
    }
    let text = #"{"panes":[\#(panes.joined(separator: ","))],"selected":"home"}"#
    let restored = decoder.restore(
      TabRouter<Keyed>.self, from: Array(text.utf8), unreadable: .keepUnread)
    #expect(restored.report.map(\.place) == tabs.map { ["panes", $0.1, "stack", "0"] })
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(archived.value.description == text && archived.isComplete)
  }
}

@Suite("TabRouter, with what can't be stored")
struct UnstorableTabsTests {
  @Test("leaves it out by its tab, and the question with it; what is written is read strictly")
  func unstorable() throws {
    var tabs = TabRouter<Drafts>(
      configuration: Configuration(rules: TabRules<String>.of("home inbox mail")))
    for text in ["a", "!b", "c"] { tabs["inbox"].push(Draft(stringLiteral: text)) }
    tabs["mail"].push("!m")
    tabs.configure(.of("home inbox"))
    tabs.reduce(.pane(.mark(.screen("c")), tab: "inbox"))
    tabs.reduce(.pane(.stack(.pop()), tab: "inbox"), in: .user)
    #expect(tabs.pending != nil && tabs.parkedTabs == ["mail"])
    let archived = CodedEncoder().archive(tabs)
    #expect(
      archived.value.description
        == #"{"panes":[{"presented":[],"stack":["a"],"tab":"inbox"}],"#
        + #""parked":[{"presented":[],"stack":[],"tab":"mail"}],"selected":"home"}"#)
    #expect(
      archived.report.map(\.short) == [
        "panes/inbox/stack/1: dropped", "panes/inbox/stack/2: cut", "panes/mail/stack/0: dropped",
        "pending: cut",
      ])
    let context = TabRules<String>.of("home inbox").context
    let read = try CodedDecoder(userInfo: context).decode(
      TabRouter<Drafts>.self, from: archived.bytes)
    #expect(read["inbox"].path == ["a"] && read.parkedTabs.isEmpty && read.violation == nil)
  }
}
