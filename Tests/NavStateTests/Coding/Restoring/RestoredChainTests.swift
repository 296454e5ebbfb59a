import NavState
import NavStateTestSupport
import Testing

/// What is presented, read as far as it can be.
@Suite("Router with a chain, read leniently")
struct RestoredChainTests {
  typealias Place = Router<Cards>

  struct Row: Sendable, CustomTestStringConvertible {
    let policy: ReadingPolicy<Never>
    let text: String
    let after: String
    let report: [String]
    var marked = ""
    var waiting = ""

    var testDescription: String { "\(policy): \(text)" }
  }

  static let prompt = ChainActionCodingTests.prompt

  static let rows: [Row] = [
    Row(
      policy: .keepPrefix, text: #"{"presented":["x",5,"z"],"stack":[]}"#, after: "[] + x",
      report: ["presented/1: dropped", "presented/2: cut"]),
    Row(
      policy: .skip, text: #"{"presented":["x",5,"z"],"stack":[]}"#, after: "[] + x + z",
      report: ["presented/1: dropped"]),
    Row(
      policy: .keepUnread, text: #"{"presented":["x",5,"z"],"stack":[]}"#, after: "[] + x + z",
      report: ["presented/1: kept"]),
    Row(
      policy: .keepPrefix,
      text:
        #"{"layers":[{"kind":"fullScreenCover","stack":["a",5,"b"]}],"presented":["x"],"stack":[]}"#,
      after: "[] + fullScreenCover(x) [*a*]",
      report: ["layers/0/stack/1: dropped", "layers/0/stack/2: cut"]),
    // An item whose layer can't be read is a plain sheet.
    Row(
      policy: .keepPrefix,
      text: #"{"layers":[{"kind":"window"},{"kind":"popover"}],"presented":["x","y"],"stack":[]}"#,
      after: "[] + x + popover(y)", report: ["layers/0: dropped"]),
    Row(
      policy: .keepPrefix, text: #"{"layers":[{"alert":5}],"presented":[null],"stack":["a"]}"#,
      after: "[*a*]", report: ["layers/0: dropped", "presented/0: dropped"]),
    Row(
      policy: .keepPrefix, text: #"{"layers":[{"alert":\#(prompt)}],"presented":["x"],"stack":[]}"#,
      after: "[] + x", report: ["layers: dropped"]),
    Row(
      policy: .keepPrefix,
      text: #"{"layers":[{"alert":\#(prompt),"stack":["a"]}],"presented":[null],"stack":[]}"#,
      after: "[] + alert(q)", report: ["layers: dropped"]),
    Row(
      policy: .keepPrefix, text: #"{"layers":[{"kind":"alert"}],"presented":["x"],"stack":[]}"#,
      after: "[] + x", report: ["layers: dropped"]),
    Row(
      policy: .keepPrefix, text: #"{"layers":[],"presented":["x"],"stack":[]}"#, after: "[] + x",
      report: ["layers: dropped"]),
    Row(
      policy: .keepPrefix, text: #"{"presented":["x","y","x2","z"],"stack":[]}"#,
      after: "[] + x + y", report: ["presented: dropped"]),
    Row(
      policy: .keepPrefix, text: #"{"marks":[0,7],"presented":[],"stack":["a"]}"#,
      after: "[*a*]", report: ["marks: dropped"], marked: "a"),
    Row(
      policy: .keepPrefix, text: #"{"leaving":[{"id":"x"},{"id":"x"}],"presented":[],"stack":[]}"#,
      after: "[]", report: []),
    Row(
      policy: .keepPrefix,
      text: #"{"presented":["x"],"queue":[{"item":"x","level":1}],"stack":[]}"#,
      after: "[] + x", report: ["queue: dropped"]),
    // What waits in order stays, whatever waits beside it.
    Row(
      policy: .keepPrefix,
      text:
        #"{"presented":["x"],"queue":[{"item":"y","level":7},{"item":"z","level":1}],"stack":[]}"#,
      after: "[] + x", report: ["queue: dropped"], waiting: "z"),
    Row(
      policy: .keepPrefix,
      text:
        #"{"presented":["x"],"queue":[{"item":"y","level":99},{"item":"z","level":1}],"stack":[]}"#,
      after: "[] + x", report: ["queue: dropped"], waiting: "z"),
    Row(
      policy: .keepPrefix,
      text: #"{"presented":["x"],"queue":[{"item":"y","level":1},{"item":"y2","level":1},"#
        + #"{"item":"z","level":0},{"item":"z","level":1,"isMarked":true},"#
        + #"{"item":"z","level":1,"stack":["a"]},{"item":"w","level":1}],"stack":[]}"#,
      after: "[] + x", report: ["queue: dropped"], waiting: "y, w"),
    // What waits for a level that became free has its turn, and so has what waits behind it.
    Row(
      policy: .keepPrefix,
      text: #"{"presented":["x",5],"queue":[{"item":"y","level":2},{"item":"z","level":1},"#
        + #"{"item":"w","level":2}],"stack":[]}"#,
      after: "[] + x + y", report: ["presented/1: dropped"], waiting: "z, w"),
    Row(
      policy: .keepPrefix,
      text:
        #"{"presented":[5],"queue":[{"item":"x","level":1},{"item":"y","level":1}],"stack":[]}"#,
      after: "[] + x", report: ["presented/0: dropped"], waiting: "y"),
    // Where all is as it was written, nothing waits for a level that is free, or for one above it.
    Row(
      policy: .keepPrefix,
      text: #"{"presented":[],"queue":[{"item":"x","level":1}],"stack":[]}"#, after: "[]",
      report: ["queue: dropped"]),
    Row(
      policy: .keepPrefix,
      text: #"{"leaving":[{"id":"w"}],"presented":[],"queue":[{"item":"x","level":1},"#
        + #"{"item":"y","level":2}],"stack":[]}"#,
      after: "[] + x", report: ["queue: dropped"]),
    // What is up already is left out before anything has its turn.
    Row(
      policy: .keepPrefix,
      text: #"{"leaving":[{"id":"w"}],"presented":["x","y"],"queue":[{"item":"x","level":3},"#
        + #"{"item":"z","level":3}],"stack":[]}"#,
      after: "[] + x + y + z", report: ["queue: dropped"]),
    // What is noted of a screen stays with it when one below can't be read.
    Row(
      policy: .skip, text: #"{"marks":[2],"presented":[],"stack":["a",5,"b"]}"#, after: "[a, *b*]",
      report: ["stack/1: dropped"], marked: "b"),
    Row(
      policy: .skip, text: #"{"marks":[1],"presented":[],"stack":["a",5,"b"]}"#, after: "[a, *b*]",
      report: ["stack/1: dropped", "marks: dropped"]),
    Row(
      policy: .keepUnread, text: #"{"marks":[0,3],"presented":[],"stack":["a",5,6,"b"]}"#,
      after: "[a, *b*]", report: ["stack/1: kept", "stack/2: kept"], marked: "a, b"),
    Row(
      policy: .keepPrefix, text: #"{"marks":[0,2],"presented":[],"stack":["a",5,"b"]}"#,
      after: "[*a*]", report: ["stack/1: dropped", "stack/2: cut", "marks: dropped"], marked: "a"),
    Row(
      policy: .keepUnread,
      text: #"{"layers":[{"marks":[1,2],"stack":[5,"a","b"]}],"presented":["x"],"stack":[]}"#,
      after: "[] + x [a, *b*]", report: ["layers/0/stack/0: kept"],
      marked: "a on level 1, b on level 1"),
    Row(
      policy: .keepUnread,
      text: #"{"layers":[{"stack":["a",5,"b"]}],"presented":["x"],"stack":[]}"#,
      after: "[] + x [a, *b*]", report: ["layers/0/stack/1: kept"]),
    Row(
      policy: .keepUnread, text: #"{"layers":[{"stack":[5]}],"presented":["x"],"stack":[]}"#,
      after: "[] + x", report: ["layers/0/stack/0: kept"]),
    Row(
      policy: .keepPrefix, text: #"{"pending":{"back":{}},"presented":[],"stack":["a"]}"#,
      after: "[*a*]", report: ["pending: dropped"]),
    Row(
      policy: .keepPrefix, text: #"{"pending":{"fly":{}},"presented":[],"search":5,"stack":["a"]}"#,
      after: "[*a*]", report: ["search: dropped", "pending: dropped"]),
  ]

  @Test("keeps each level that can be read, and reports the rest", arguments: rows)
  func reading(row: Row) {
    let decoder = CodedDecoder()
    let restored = decoder.restore(Place.self, from: Array(row.text.utf8), unreadable: row.policy)
    #expect("\(restored.value)" == row.after)
    #expect(restored.report.map(\.short) == row.report)
    #expect(restored.value.violation == nil)
    #expect(restored.value.markedPlaces.map(\.description).joined(separator: ", ") == row.marked)
    #expect(restored.value.waiting.map(\.description).joined(separator: ", ") == row.waiting)
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    let again = decoder.restore(Place.self, from: archived.bytes, unreadable: row.policy)
    #expect(again.value == restored.value && again.unread == restored.unread)
  }

  @Test("what is whole is read and written as Codable does")
  func whole() throws {
    for form in ChainCodingTests.forms {
      let context: ReadingContext = [.routerConfiguration: form.value.configuration]
      let decoder = CodedDecoder(userInfo: context)
      let restored = decoder.restore(
        Place.self, from: Array(form.text.utf8), unreadable: .keepPrefix)
      #expect(restored.value == form.value && restored.isComplete, "\(restored.report)")
      #expect(CodedEncoder().archive(form.value).value.description == form.text)
    }
  }

  @Test(
    "what can't be read at all is empty, under the configuration of the reading",
    arguments: ["", "no", #"{"presented":["x"],"stack":[]"#, "[]", "5"])
  func nothing(text: String) {
    let configuration = Configuration(rules: RouterRules(duplicates: .ignoreIfOnTop, levels: 2))
    let decoder = CodedDecoder(userInfo: [.routerConfiguration: configuration])
    let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: .keepPrefix)
    #expect(restored.value == Place(configuration: configuration) && !restored.isComplete)
  }

  @Test("what waits for a level that the rules don't allow is left out, not presented")
  func tooHigh() {
    let rules = RouterRules(levels: 1)
    let decoder = CodedDecoder(userInfo: [.routerConfiguration: Configuration(rules: rules)])
    let text =
      #"{"leaving":[{"id":"w"}],"presented":["x"],"queue":[{"item":"y","level":2}],"stack":[]}"#
    let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: .keepPrefix)
    #expect(restored.value.violation == nil && "\(restored.value)" == "[] + x")
    #expect(restored.report.map(\.short) == ["queue: dropped"])
  }

  @Test("what can't be read is not written back where all levels are taken; what waits is")
  func comingUp() {
    let rules = RouterRules(levels: 2)
    let decoder = CodedDecoder(userInfo: [.routerConfiguration: Configuration(rules: rules)])
    let waiting = #"{"item":"z","level":1}"#
    let text =
      #"{"leaving":[{"id":"w"}],"presented":[5,"x"],"queue":[{"item":"y","level":2},\#(waiting)],"#
      + #""stack":[]}"#
    let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: .keepUnread)
    #expect("\(restored.value)" == "[] + x + y" && restored.value.waiting == [.item("z")])
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(
      archived.value.description
        == #"{"presented":["x","y"],"queue":[\#(waiting)],"stack":[]}"#)
    #expect(archived.report.map(\.short) == ["presented/0: cut"])
  }

  @Test("an archive has as many layers as presentations, whatever is cut")
  func layersOfCut() throws {
    let text = #"{"layers":[{"isMarked":true},{},{}],"presented":["y","y2",5],"stack":[]}"#
    let restored = CodedDecoder().restore(
      Place.self, from: Array(text.utf8), unreadable: .keepUnread)
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(
      archived.value.description == #"{"layers":[{"isMarked":true}],"presented":["y"],"stack":[]}"#)
    #expect(restored.report.map(\.short) == ["presented: dropped", "presented/2: cut"])
    #expect(restored.unread.isEmpty && archived.isComplete)
  }

  @Test(
    "what is unread of a layer is written back where the presentation is unread too",
    arguments: [#"{"stack":6}"#, #"{"search":5,"stack":6}"#, #"{"search":5,"stack":["b",6]}"#])
  func layerOfUnread(layer: String) throws {
    let text =
      #"{"layers":[{"stack":["a"]},{"kind":"popover"},\#(layer)],"#
      + #""presented":["x","y",null],"stack":[]}"#
    let decoder = CodedDecoder()
    let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: .keepUnread)
    #expect("\(restored.value)" == "[] + x [*a*] + popover(y)")
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(archived.value.description == text && archived.isComplete)
    let again = decoder.restore(Place.self, from: archived.bytes, unreadable: .keepUnread)
    #expect(again == restored)
  }

  @Test("a layer that can't be read and holds more screens than there is room for never comes back")
  func screensOfUnread() throws {
    let window = #"{"kind":"window","stack":["a","b"]}"#
    let unasked = #"{"kind":5,"stack":["a","b"]}"#
    let text =
      #"{"layers":[\#(window),\#(window.replacing(",\"b\"", with: "")),\#(unasked)],"#
      + #""presented":["x","y",null],"stack":["c"]}"#
    let narrow = Configuration(rules: RouterRules(depth: 1))
    let decoder = CodedDecoder(userInfo: [.routerConfiguration: narrow])
    let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: .keepUnread)
    #expect("\(restored.value)" == "[*c*] + x [*a*] + y [*a*]")
    #expect(
      restored.unread.map(\.place)
        == [["layers", "1"], ["layers", "2"], ["presented", "2"]])
    var router = restored.value
    router.configure(RouterRules())
    let archived = CodedEncoder().archive(router, keeping: restored)
    let again = CodedDecoder().restore(Place.self, from: archived.bytes, unreadable: .keepUnread)
    #expect(again.value == router && again.unread == restored.unread)
  }

  @Test("what can't be stored is left out with all that stands on it")
  func unstorable() {
    var router = Router<Passing>()
    router.push("a")
    router.present(.sheet("x"))
    router.reduce(.stack(.set(["b", "!c", "d"])), at: 1)
    router.mark(.screen("b", level: 1))
    router.mark(.screen("d", level: 1))
    router.present(.sheet("!y"), at: 2)
    router.present(.sheet("z"), at: 3)
    router.dismiss(downTo: 0)
    let archived = CodedEncoder().archive(router)
    #expect(
      archived.value.description
        == #"{"layers":[{"marks":[0],"stack":["b"]}],"presented":["x"],"stack":["a"]}"#)
    #expect(
      archived.report.map(\.short)
        == [
          "presented/1: dropped", "presented/2: cut", "layers/0/stack/1: dropped",
          "layers/0/stack/2: cut", "pending: cut",
        ])
  }
}

/// Cards of which those with an exclamation mark can't be stored.
private enum Passing: CodableScheme {
  typealias Route = PassingCard
  typealias Sheet = PassingCard
}

private struct PassingCard: Hashable, Codable, Identifiable, ExpressibleByStringLiteral {
  let id: String

  init(stringLiteral text: String) {
    id = text
  }

  init(from decoder: any Decoder) throws {
    id = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}

extension PassingCard: ConditionallyStorable {
  var isStorable: Bool { !id.hasPrefix("!") }
}
