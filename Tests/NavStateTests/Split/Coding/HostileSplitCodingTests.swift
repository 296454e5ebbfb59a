import NavState
import NavStateTestSupport
import Testing

/// Damaged and huge archives of split views, read in all ways and then used.
@Suite("Hostile split views")
struct HostileSplitCodingTests {
  typealias Place = SplitViewState<Cards>

  /// How many texts of each seed.
  static let count = patience(120, optimized: 10_000)

  /// How many items and places a huge archive has: work that grows with the square of it would not end.
  static let huge = patience(1_000, optimized: 10_000)

  @Test(
    "what is taken keeps the rules, whatever is done to it",
    arguments: SeededGenerator.seeds(331, 332, 333))
  func damaged(seed: UInt64) throws {
    var walker = SplitWalker(seed: seed)
    var texts = DamagedTexts(try walker.texts(30, steps: 80), seed: seed)
    var forms = HostileForms(generator: SeededGenerator(seed: seed))
    try walker.expectKept(of: seed, documents: Self.count) { number in
      switch number % 4 {
      case 0: texts.nextByBytes()
      case 1: Array(split(from: &forms).utf8)
      default: texts.nextByValues(number)
      }
    }
  }

  /// Columns, of which every part may be wrong.
  private func split(from forms: inout HostileForms) -> String {
    var members: [String] = []
    func happens(one count: Int) -> Bool { forms.generator.number(below: count) == 0 }
    func column(_ rest: [String]) -> String {
      let router = happens(one: 2) ? forms.router() : "{}"
      let selection = forms.generator.pick(rest)
      if router == "{}" || selection.isEmpty { return router == "{}" ? "{\(selection)}" : router }
      return "{\(selection),\(router.dropFirst())"
    }
    let selections = [
      "", #""selection":["inbox"]"#, #""selection":["1","inbox"]"#, #""selection":["1","1"]"#,
      #""selection":["inbox",5,null]"#, #""selection":7"#,
    ]
    if happens(one: 2) { members.append(#""sidebar":\#(column(selections))"#) }
    if happens(one: 2) { members.append(#""content":\#(column(selections))"#) }
    if happens(one: 2) {
      members.append(#""secondary":\#(column(["", #""isWanted":true"#, #""isWanted":0"#]))"#)
    }
    if !happens(one: 12) { members.append(#""detail":\#(forms.router())"#) }
    let marks = [#"["detail"]"#, #"["content"]"#, #"["content","detail"]"#, #"["sidebar",3]"#]
    if happens(one: 2) { members.append(#""marks":\#(forms.generator.pick(marks))"#) }
    let columns = ["\"detail\"", "\"content\"", "\"sidebar\"", "5"]
    if happens(one: 3) {
      let place = #"{"column":\#(forms.generator.pick(columns)),"content":["1"]}"#
      members.append(#""history":[\#(place),{"column":"detail","detailStack":["a","b"]}]"#)
    }
    let widths = ["-1", "1e308", "0", "-0.0", "null", "[]", "240.5"]
    if happens(one: 3) {
      let width = forms.generator.pick(widths)
      members.append(#""widths":{"content":\#(width),"sidebar":\#(forms.generator.pick(widths))}"#)
    }
    if happens(one: 2) { members.append(#""pending":\#(forms.action())"#) }
    let actions = [
      #"{"selectSidebar":{"items":[]}}"#, #"{"by":"user","dismissColumn":{"column":"content"}}"#,
      #"{"configure":{"rules":{"columns":2}}}"#, #"{"at":{"column":"secondary"},"popToRoot":{}}"#,
      #"{"setCompactPath":{"path":[]}}"#, #"{"forced":true,"back":{}}"#,
    ]
    if happens(one: 3) { members.append(#""pending":\#(forms.generator.pick(actions))"#) }
    if happens(one: 4) {
      members.append(#""preferredCompactColumn":\#(forms.generator.pick(columns))"#)
    }
    return "{\(members.joined(separator: ","))}"
  }

  @Test(
    "an action is refused, or can be performed", arguments: SeededGenerator.seeds(334))
  func actions(seed: UInt64) throws {
    let forms = SplitActionCodingTests.own + SplitActionCodingTests.columns
    let panes = PaneForms.actions.map { PaneForms.text($0.text, in: .secondary) }
    try SplitWalker.expectActions(
      forms.map(\.text) + panes, damaged: Self.count * 4, seed: seed)
  }

  @Test("many items, places and losses take time in proportion", arguments: ["1", "true"])
  func hugeArchives(bad: String) throws {
    let rules = SplitRules.stacked(
      .three, limit: Self.huge * 2, back: .latest, history: Self.huge * 2,
      router: RouterRules(depth: Self.huge * 2))
    let decoder = CodedDecoder(userInfo: rules.context)
    let items = (0..<Self.huge).map { #""i\#($0)",\#(bad)"# }.joined(separator: ",")
    let places = (0..<Self.huge).map { #"{"column":"detail","sidebar":["i\#($0)"]},\#(bad)"# }
      .joined(separator: ",")
    let text =
      #"{"content":{"presented":[],"selection":[\#(items)],"stack":[\#(items)]},"#
      + #""detail":{"presented":[],"stack":[\#(items)]},"history":[\#(places)],"#
      + #""sidebar":{"selection":[\#(items)]}}"#
    let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: .keepUnread)
    #expect(restored.unread.count == Self.huge * 4 && restored.report.count == Self.huge * 5)
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(archived.isComplete)
    let again = decoder.restore(Place.self, from: archived.bytes, unreadable: .keepUnread)
    #expect(again.value == restored.value && again.unread.count == restored.unread.count)
    let split = try decoder.decode(
      Place.self, from: Array(text.replacing(",\(bad)", with: "").utf8))
    #expect(split == restored.value && split.contentSelection.count == Self.huge)
    #expect(try decoder.decode(Place.self, from: CodedEncoder().encode(split)) == split)
    #expect(split.lasting().value == split)
  }

  @Test("a column, an item, an address nested deep: refused, and nothing is lost beside it")
  func deep() throws {
    let deep = String(repeating: "[", count: 50) + String(repeating: "]", count: 50)
    let text =
      #"{"content":\#(deep),"detail":{"presented":[],"stack":["c"]},"#
      + #""sidebar":{"selection":["i",\#(deep)]}}"#
    let rules = SplitRules.stacked(.three)
    let restored = CodedDecoder(userInfo: rules.context)
      .restore(Place.self, from: Array(text.utf8), unreadable: .keepUnread)
    #expect(restored.value.words == "i | - | [c]")
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(archived.value.description == text && archived.isComplete)
    for address in [deep, #"{"column":\#(deep)}"#, #"{"column":"sidebar","level":\#(deep)}"#] {
      let action = #"{"at":\#(address),"pop":{}}"#
      #expect(throws: DecodingError.self) {
        try CodedDecoder().decode(Place.Action.self, from: Array(action.utf8))
      }
    }
  }
}
