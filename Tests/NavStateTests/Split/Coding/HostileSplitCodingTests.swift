import NavState
import NavStateTestSupport
import Testing

/// Damaged and huge archives of split views, read in all ways and then used.
@Suite("Hostile split views")
struct HostileSplitCodingTests {
  typealias Place = SplitViewState<Cards>

  /// How many texts of each seed: without optimization, as many as a suite has patience for.
  static let count: Int = {
    #if DEBUG
    120
    #else
    10_000
    #endif
  }()

  /// How many items and places a huge archive has: work that grows with the square of it would not end.
  static let huge: Int = {
    #if DEBUG
    2_500
    #else
    10_000
    #endif
  }()

  @Test(
    "what is taken keeps the rules, whatever is done to it",
    arguments: SeededGenerator.seeds(331, 332, 333))
  func damaged(seed: UInt64) throws {
    var walker = SplitWalker(seed: seed)
    var texts: [String] = []
    while texts.count < 30 {
      let state = walker.generator.pick(walker.walk(80))
      texts.append(String(decoding: try CodedEncoder().encode(state), as: UTF8.self))
    }
    var bytes = JSONMutator(texts: texts, generator: SeededGenerator(seed: seed))
    var values = texts.map { JSONValueMutator($0, generator: SeededGenerator(seed: seed)) }
    var forms = HostileForms(generator: SeededGenerator(seed: seed))
    var counts = (strict: 0, lossy: 0)
    for number in 0..<Self.count {
      let index = number % texts.count
      let document =
        switch number % 4 {
        case 0: bytes.next()
        case 1: Array(split(from: &forms).utf8)
        default: Array(values[index].next().utf8)
        }
      let configuration = Configuration(
        rules: walker.rules(), traits: walker.generator.pick(SplitWalker.windows))
      let decoder = CodedDecoder(userInfo: [.splitConfiguration: configuration])
      let trail = "\(number) of \(seed): \(String(decoding: document, as: UTF8.self))"
      let whole = try strict(document, decoder, trail)
      if whole != nil { counts.strict += 1 }
      for policy in ReadingPolicy.all {
        let restored = decoder.restore(Place.self, from: document, unreadable: policy)
        check(restored, whole, decoder, policy, trail)
        if !restored.isComplete { counts.lossy += 1 }
        if policy == walker.generator.pick(ReadingPolicy.all) {
          walk(from: restored, &walker, policy, trail)
        }
      }
    }
    #expect(counts.strict > Self.count / 40 && counts.lossy > Self.count / 2, "\(counts)")
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

  /// The value that is read strictly, unless it is refused.
  private func strict(
    _ document: [UInt8], _ decoder: CodedDecoder, _ trail: String
  ) throws -> Place? {
    do {
      let value = try decoder.decode(Place.self, from: document)
      #expect(value.violation == nil, "\(trail)")
      let bytes = try CodedEncoder().encode(value)
      #expect(try decoder.decode(Place.self, from: bytes) == value, "\(trail)")
      return value
    } catch {
      #expect(error is DecodingError, "\(trail)")
      return nil
    }
  }

  private func check(
    _ restored: Restored<Place>, _ whole: Place?, _ decoder: CodedDecoder,
    _ policy: ReadingPolicy<Never>, _ trail: String
  ) {
    let value = restored.value
    #expect(value.violation == nil, "\(policy), \(trail)")
    if let whole { #expect(value == whole, "\(policy), \(trail)") }
    let archived = CodedEncoder().archive(value, keeping: restored)
    let again = decoder.restore(Place.self, from: archived.bytes, unreadable: policy)
    #expect(again.value == value, "\(policy), \(trail)")
    #expect(
      again.unread.count + archived.report.count >= restored.unread.count, "\(policy), \(trail)")
    if restored.unread.isEmpty {
      let strict = try? decoder.decode(Place.self, from: archived.bytes)
      #expect(strict == value, "\(policy), \(trail)")
    }
    let lasting = value.lasting().value
    #expect(lasting.violation == nil && lasting.lasting().isComplete, "\(policy), \(trail)")
  }

  /// Uses what was read, and writes it back with what was kept.
  private func walk(
    from restored: Restored<Place>, _ walker: inout SplitWalker, _ policy: ReadingPolicy<Never>,
    _ trail: String
  ) {
    var split = restored.value
    for _ in 0..<20 {
      let step = walker.step()
      let outcome = split.reduce(step.action, in: step.context)
      #expect(split.violation == nil, "\(step.words): \(outcome), \(trail)")
    }
    let archived = CodedEncoder().archive(split, keeping: restored)
    let again = CodedDecoder(userInfo: [.splitConfiguration: split.configuration])
      .restore(Place.self, from: archived.bytes, unreadable: policy)
    #expect(again.value == split, "\(policy), \(trail)")
  }

  @Test(
    "an action is refused, or can be performed", arguments: SeededGenerator.seeds(334))
  func actions(seed: UInt64) throws {
    var walker = SplitWalker(seed: seed)
    let states = walker.walk(40)
    let forms = SplitActionCodingTests.own + SplitActionCodingTests.columns
    let panes = SplitActionCodingTests.panes.map {
      SplitActionCodingTests.text($1, in: .secondary)
    }
    var mutator = JSONMutator(
      texts: forms.map(\.text) + panes, generator: SeededGenerator(seed: seed))
    var accepted = 0
    for _ in 0..<Self.count * 4 {
      let bytes = mutator.next()
      guard let step = try? CodedDecoder().decode(Step<Place.Action>.self, from: bytes) else {
        continue
      }
      accepted += 1
      let copy = try recoded(step)
      #expect(copy == step, "\(String(decoding: bytes, as: UTF8.self))")
      _ = walker.generator.pick(states).performing(step.action, in: step.context)
    }
    #expect(accepted > 10)
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
