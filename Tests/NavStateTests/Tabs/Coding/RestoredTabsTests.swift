import NavState
import NavStateTestSupport
import Testing

/// Tabs, read as far as they can be.
@Suite("TabRouter, read leniently")
struct RestoredTabsTests {
  typealias Place = TabRouter<Cards>
  typealias Row = RestoredText<Place>

  static let c = #"{"presented":[],"stack":["c"],"tab":"inbox"}"#
  static let broken = #"{"presented":[],"stack":["a",5,"b"],"tab":"home"}"#

  static func text(_ panes: String, _ rest: String = "") -> String {
    #"{"panes":[\#(panes)],"selected":"home"\#(rest)}"#
  }

  static let policies: [Row] = [
    Row(
      text: text(broken + "," + c), after: "*home* [*a*] | inbox [*c*] | news",
      report: ["panes/home/stack/1: dropped", "panes/home/stack/2: cut"]),
    Row(
      policy: .skip, text: text(broken + "," + c), after: "*home* [a, *b*] | inbox [*c*] | news",
      report: ["panes/home/stack/1: dropped"]),
    Row(
      policy: .keepUnread, text: text(broken + "," + c),
      after: "*home* [a, *b*] | inbox [*c*] | news", report: ["panes/home/stack/1: kept"],
      written: text(broken + "," + c)),
    // Each pane stands by itself, whatever cannot be read before it.
    Row(
      text: text("5,null,[\"tab\",\"home\"]," + c), after: "*home* | inbox [*c*] | news",
      report: ["panes/0: dropped", "panes/1: dropped", "panes/2: dropped"]),
    Row(
      policy: .keepUnread, text: text("5,null,[\"tab\",\"home\"]," + c),
      after: "*home* | inbox [*c*] | news",
      report: ["panes/0: kept", "panes/1: kept", "panes/2: kept"],
      written: text(c + ",5,null,[\"tab\",\"home\"]")),
    Row(
      text: text(#"{"presented":[],"stack":[]},{"presented":[],"stack":[],"tab":7},"# + c),
      after: "*home* | inbox [*c*] | news", report: ["panes/0: dropped", "panes/1: dropped"]),
    Row(
      text: text(c + "," + #"{"presented":["x"],"stack":[],"tab":"inbox"}"#),
      after: "*home* | inbox [*c*] | news", report: ["panes/1: dropped"]),
    Row(
      text: text(c, #","parked":[{"presented":["x"],"stack":[],"tab":"inbox"}]"#),
      after: "*home* | inbox [*c*] | news", report: ["parked/0: dropped"]),
    Row(
      text: text(#"{"tab":"inbox"}"#), after: "*home* | inbox | news",
      report: ["panes/inbox/stack: dropped", "panes/inbox/presented: dropped"]),
    Row(
      text: text(#"{"presented":["x"],"search":5,"stack":["a"],"tab":"inbox"}"#),
      after: "*home* | inbox [*a*] + x | news", report: ["panes/inbox/search: dropped"]),
    Row(
      policy: .keepUnread,
      text: text(#"{"presented":[],"search":5,"stack":[],"tab":"inbox"}"#),
      after: "*home* | inbox | news", report: ["panes/inbox/search: kept"],
      written: text(#"{"presented":[],"search":5,"stack":[],"tab":"inbox"}"#)),
  ]

  static let wholes: [Row] = [
    Row(
      text: #"{"panes":5,"selected":"news"}"#, after: "home | inbox | *news*",
      report: ["panes: dropped"]),
    Row(
      policy: .keepUnread, text: #"{"panes":5,"selected":"news"}"#, after: "home | inbox | *news*",
      report: ["panes: kept"], written: #"{"panes":5,"selected":"news"}"#),
    Row(
      text: "{}", after: "*home* | inbox | news", report: ["selected: dropped", "panes: dropped"]),
    // A tab that can't be read is one that is gone: the one visited last is selected.
    Row(
      text: #"{"panes":[],"selected":5,"visits":["inbox","news"]}"#,
      after: "home | inbox | *news* < inbox", report: ["selected: dropped"]),
    Row(
      rules: .of("home inbox news-"), text: #"{"panes":[],"selected":5,"visits":["inbox","news"]}"#,
      after: "home | *inbox* | news < inbox news", report: ["selected: dropped"]),
    Row(
      text: #"{"isEmptied":true,"panes":[\#(c)],"selected":5,"visits":["inbox"]}"#,
      after: "home | *inbox* [*c*] | news", report: ["selected: dropped"]),
    Row(
      policy: .keepUnread, text: #"{"panes":[],"selected":5}"#, after: "*home* | inbox | news",
      report: ["selected: kept"], written: #"{"panes":[],"selected":5}"#),
    Row(
      text: #"{"panes":[],"selected":5,"visits":["news"]}"#, after: "home | inbox | *news*",
      report: ["selected: dropped"]),
    Row(
      text: #"{"panes":[],"selected":null}"#, after: "*home* | inbox | news",
      report: ["selected: dropped"]),
    Row(
      policy: .keepUnread, text: text(c + "," + c), after: "*home* | inbox [*c*] | news",
      report: ["panes/1: dropped"], written: text(c)),
    Row(
      text: text("", #","visits":["news",5,"inbox"]"#), after: "*home* | inbox | news < news inbox",
      report: ["visits/1: dropped"]),
    Row(
      text: text("", #","visits":["news",5,"news"]"#), after: "*home* | inbox | news < news",
      report: ["visits/1: dropped"]),
    Row(
      policy: .keepUnread, text: text("", #","visits":5"#), after: "*home* | inbox | news",
      report: ["visits: kept"], written: text("", #","visits":5"#)),
    Row(
      text: text(broken.replacing(",5", with: ""), #","isEmptied":true"#),
      after: "*home* [a, *b*] | inbox | news", report: ["isEmptied: dropped"]),
    Row(
      policy: .keepUnread, text: text("", #","bar":5,"customization":6,"isEmptied":7,"pending":8"#),
      after: "*home* | inbox | news",
      report: ["customization: kept", "bar: kept", "isEmptied: kept", "pending: kept"],
      written: text("", #","bar":5,"customization":6,"isEmptied":7,"pending":8"#)),
    Row(
      text: text(c, #","pending":{"pop":{}}"#), after: "*home* | inbox [*c*] | news",
      report: ["pending: dropped"]),
    Row(
      text: text(c, #","pending":{"confirm":{}}"#), after: "*home* | inbox [*c*] | news",
      report: ["pending: dropped"]),
    Row(
      text: text(#"{"marks":[0],"pending":{"pop":{}},"presented":[],"stack":["a"],"tab":"news"}"#),
      after: "*home* | inbox | news [*a*]", report: ["panes/news/pending: dropped"]),
  ]

  static let settling: [Row] = [
    Row(
      rules: .of("home", parking: 0), text: text(c), after: "*home*",
      report: ["panes/inbox: dropped"]),
    Row(
      rules: .of("home", parking: 1),
      text: text(c, #","parked":[\#(c.replacing("inbox", with: "a"))]"#),
      after: "*home* (inbox)", report: ["panes/a: dropped"]),
    Row(rules: .of("home"), text: text(c), after: "*home* (inbox)", report: []),
    Row(
      text: text("", #","parked":[\#(c)]"#), after: "*home* | inbox [*c*] | news", report: []),
    // All places are said, and the pane of one of them was parked.
    Row(
      rules: .of("home inbox"), text: text("", #","parked":[\#(c)],"visits":["inbox"]"#),
      after: "*home* | inbox [*c*] < inbox", report: []),
    Row(
      rules: .of("home inbox"),
      text: text(#"{"presented":["x"],"stack":["a"],"tab":"home"},"# + c),
      after: "*home* [*a*] + x | inbox [*c*]", report: []),
    Row(
      text: text("", #","parked":[{"presented":[],"stack":[5],"tab":"mail"}]"#),
      after: "*home* | inbox | news", report: ["panes/mail/stack/0: dropped"]),
    Row(
      policy: .keepUnread,
      text: text("", #","parked":[{"presented":[],"stack":[5],"tab":"mail"}]"#),
      after: "*home* | inbox | news", report: ["parked/0: kept"],
      written: text("", #","parked":[{"presented":[],"stack":[5],"tab":"mail"}]"#)),
    Row(
      policy: .keepUnread,
      text: text("", #","parked":[7,{"presented":[],"stack":["a",5],"tab":"mail"}]"#),
      after: "*home* | inbox | news (mail)",
      report: ["parked/0: kept", "panes/mail/stack/1: kept"],
      written: text("", #","parked":[{"presented":[],"stack":["a",5],"tab":"mail"},7]"#)),
    Row(
      policy: .keepUnread, text: text("", #","parked":7"#), after: "*home* | inbox | news",
      report: ["parked: kept"], written: text("", #","parked":7"#)),
  ]

  @Test(
    "keeps each pane as far as it can be read, and reports the rest by the tab",
    arguments: policies + wholes + settling)
  func reading(row: Row) throws {
    try row.check(under: .of("home inbox news"))
  }

  @Test("what is whole is read and written as Codable does")
  func whole() {
    for form in TabRouterCodingTests.forms { form.checkRestored() }
  }

  @Test(
    "what can't be read at all is in its first state, under the configuration of the reading",
    arguments: ["", "no", #"{"panes":[],"selected":"home""#, "[]", "5", "null"])
  func nothing(text: String) {
    let rules = TabRules<String>.of("inbox- home", back: .history)
    let configuration = Configuration(rules: rules, traits: Traits(width: 320))
    Place.expectNothing(in: text, under: configuration)
  }

  @Test("is not read without a catalog, which is the programmer's error")
  func noConfiguration() async {
    await #expect(processExitsWith: .failure) {
      _ = CodedDecoder().restore(Place.self, from: Array(#"{"panes":[],"selected":"a"}"#.utf8))
    }
    await #expect(processExitsWith: .failure) {
      let numbers = Configuration(rules: TabRules(catalog: try TabCatalog([1])))
      _ = CodedDecoder(userInfo: [.tabConfiguration: numbers]).restore(Place.self, from: [])
    }
    await #expect(processExitsWith: .success) {
      let rules = TabRules<String>.of("home")
      _ = CodedDecoder(userInfo: rules.context).restore(Place.self, from: [])
    }
  }

  @Test("takes as many panes as the limits allow, and cuts the others")
  func limits() {
    let context = TabRules<String>.of("home inbox").context
      .merging([.navigationLimits: Limits(count: 1)]) { $1 }
    let text = Self.text(Self.broken.replacing(",5", with: "") + "," + Self.c)
    let restored = CodedDecoder(userInfo: context).restore(Place.self, from: Array(text.utf8))
    #expect(restored.value.words == "*home* [a, *b*] | inbox")
    #expect(restored.report.map(\.short) == ["panes/1: cut"])
  }

  @Test("what waits in a pane has its turn by what is lost in that pane alone")
  func damageElsewhere() {
    let waiting =
      #"{"presented":[],"queue":[{"item":"x","level":1}],"stack":[],"tab":"inbox"}"#
    let decoder = CodedDecoder(userInfo: TabRules<String>.of("home inbox").context)
    for panes in [waiting, Self.broken + "," + waiting] {
      let text = Self.text(panes)
      let restored = decoder.restore(Place.self, from: Array(text.utf8))
      // Nothing waits for a level that is free where all is as it was written.
      #expect(
        restored.value["inbox"].router == Place(configuration: restored.value.configuration).router)
      #expect(restored.report.last?.short == "panes/inbox/queue: dropped")
    }
  }
}
