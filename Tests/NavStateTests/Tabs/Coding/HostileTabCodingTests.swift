import NavState
import NavStateTestSupport
import Testing

/// Damaged and huge archives of tabs, read in all ways and then used.
@Suite("Hostile tabs")
struct HostileTabCodingTests {
  typealias Place = TabRouter<Cards>

  /// How many texts of each seed.
  static let count = patience(120, optimized: 5_000)

  /// How many panes, visits and tabs a huge archive has: work that grows with the square of it would
  /// not end.
  static let huge = patience(1_000, optimized: 10_000)

  @Test(
    "what is taken keeps the rules, whatever is done to it",
    arguments: SeededGenerator.seeds(231, 232))
  func damaged(seed: UInt64) throws {
    var walker = TabWalker(seed: seed)
    // Not the ones of the wide catalog alone: damage to a small text meets more rules.
    let whole = try walker.texts(20, steps: 60) { $0.utf8.count < 3_000 }
    var texts = DamagedTexts(whole, seed: seed)
    try walker.expectKept(of: seed, documents: Self.count) { number in
      number % 3 == 0 ? texts.nextByBytes() : texts.nextByValues(number)
    }
  }

  @Test(
    "an action is refused, or can be performed", arguments: SeededGenerator.seeds(233))
  func actions(seed: UInt64) throws {
    let forms = TabActionCodingTests.own + TabActionCodingTests.customizing
    let panes = PaneForms.actions.map { PaneForms.text($0.text, in: "home") }
    try TabWalker.expectActions(
      forms.map(\.text) + panes, damaged: Self.count * 4, seed: seed)
  }

  @Test("many panes, visits and losses take time in proportion", arguments: [1, Self.huge])
  func hugeArchives(places: Int) throws {
    let names = (0..<Self.huge).map { "t\($0)" }
    let rules = TabRules(
      catalog: try TabCatalog(Array(names.prefix(places))), back: .history, visits: Self.huge,
      parking: Self.huge)
    let decoder = CodedDecoder(userInfo: rules.context)
    let panes = names.map { #"{"presented":[],"stack":["a",5],"tab":"\#($0)"}"# }
    let visits = (names.reversed() + names).map { "\"\($0)\"" }.prefix(Limits().count)
    let text =
      #"{"panes":[\#(panes.joined(separator: ","))],"selected":"t0","#
      + #""visits":[\#(visits.joined(separator: ","))]}"#
    let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: .keepUnread)
    #expect(restored.unread.count == Self.huge && restored.report.count == Self.huge)
    #expect(restored.value.parkedTabs.count == Self.huge - places)
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(archived.isComplete && archived.bytes.count > panes.count * 40)
    let whole = Array(text.replacing(",5]", with: "]").utf8)
    let tabs = try decoder.decode(Place.self, from: whole)
    #expect(tabs == restored.value)
    #expect(try decoder.decode(Place.self, from: CodedEncoder().encode(tabs)) == tabs)
    #expect(tabs.lasting().value == tabs)
    var small = tabs
    #expect(small.configure(.of("t5")).isChanged)
    #expect(small.violation == nil && small.parkedTabs.count == 16)
  }

  @Test("a tab that can't be read, an address nested deep: refused, and nothing is lost beside it")
  func deep() throws {
    let deep = String(repeating: "[", count: 50) + String(repeating: "]", count: 50)
    let rules = TabRules<String>.of("home inbox")
    let inbox = #"{"presented":[],"stack":["c"],"tab":"inbox"}"#
    let text = #"{"panes":[{"tab":\#(deep)},\#(inbox)],"selected":\#(deep)}"#
    let restored = CodedDecoder(userInfo: rules.context)
      .restore(Place.self, from: Array(text.utf8), unreadable: .keepUnread)
    #expect(restored.value.words == "*home* | inbox [*c*]")
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(
      archived.value.description
        == #"{"panes":[\#(inbox),{"tab":\#(deep)}],"selected":\#(deep)}"#)
    for address in [deep, #"{"tab":\#(deep)}"#, #"{"tab":"home","level":\#(deep)}"#] {
      let action = #"{"at":\#(address),"pop":{}}"#
      #expect(throws: DecodingError.self) {
        try CodedDecoder().decode(Place.Action.self, from: Array(action.utf8))
      }
    }
  }
}
