import NavState
import NavStateTestSupport
import Testing

/// Damaged and huge archives of tabs, read in all ways and then used.
@Suite("Hostile tabs")
struct HostileTabCodingTests {
  typealias Place = TabRouter<Cards>

  /// How many texts of each seed: without optimization, as many as a suite has patience for.
  static let count: Int = {
    #if DEBUG
    120
    #else
    5_000
    #endif
  }()

  /// How many panes, visits and tabs a huge archive has: work that grows with the square of it would
  /// not end.
  static let huge: Int = {
    #if DEBUG
    2_500
    #else
    10_000
    #endif
  }()

  @Test(
    "what is taken keeps the rules, whatever is done to it",
    arguments: SeededGenerator.seeds(231, 232))
  func damaged(seed: UInt64) throws {
    var walker = TabWalker(seed: seed)
    var texts: [String] = []
    while texts.count < 20 {
      // Not the ones of the wide catalog alone: damage to a small text meets more rules.
      let state = walker.generator.pick(walker.walk(60))
      let text = String(decoding: try CodedEncoder().encode(state), as: UTF8.self)
      if text.utf8.count < 3_000 { texts.append(text) }
    }
    var bytes = JSONMutator(texts: texts, generator: SeededGenerator(seed: seed))
    var values = texts.map { JSONValueMutator($0, generator: SeededGenerator(seed: seed)) }
    var counts = (strict: 0, lossy: 0)
    for number in 0..<Self.count {
      let index = number % texts.count
      let document = number % 3 == 0 ? bytes.next() : Array(values[index].next().utf8)
      let configuration = Configuration(rules: walker.rules())
      let decoder = CodedDecoder(userInfo: [.tabConfiguration: configuration])
      let trail = "\(number) of \(seed): \(String(decoding: document, as: UTF8.self))"
      let whole = try strict(document, decoder, trail)
      if whole != nil { counts.strict += 1 }
      for policy in ReadingPolicy.all {
        let restored = decoder.restore(Place.self, from: document, unreadable: policy)
        check(restored, whole, decoder, policy, trail)
        if !restored.isComplete { counts.lossy += 1 }
        if policy == walker.generator.pick(ReadingPolicy.all) {
          walk(from: restored.value, &walker, trail)
        }
      }
    }
    #expect(counts.strict > Self.count / 40 && counts.lossy > Self.count / 2, "\(counts)")
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

  private func walk(from start: Place, _ walker: inout TabWalker, _ trail: String) {
    var tabs = start
    for _ in 0..<20 {
      let step = walker.step()
      let outcome = tabs.reduce(step.action, in: step.context)
      #expect(tabs.violation == nil, "\(step.words): \(outcome), \(trail)")
    }
  }

  @Test(
    "an action is refused, or can be performed", arguments: SeededGenerator.seeds(233))
  func actions(seed: UInt64) throws {
    var walker = TabWalker(seed: seed)
    let states = walker.walk(40)
    let forms = TabActionCodingTests.own + TabActionCodingTests.customizing
    let panes = TabActionCodingTests.panes.map { TabActionCodingTests.text($1, in: "home") }
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
      _ = walker.generator.pick(states).stepping(step)
    }
    #expect(accepted > 10)
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
