import NavState
import NavStateTestSupport
import Testing

/// What holds of every state of tabs and its coded form, in long walks.
@Suite("TabRouter, coded and read again")
struct TabCodingLawTests {
  typealias Place = TabRouter<Cards>

  static let seeds = SeededGenerator.seeds(201, 202, 203, 204, 210)

  @Test("decoded under its configuration, a state equals what it was", arguments: seeds)
  func roundTrip(seed: UInt64) throws {
    var walker = TabWalker(seed: seed)
    let states = walker.walk(400)
    #expect(states.count > 60)
    var seen: Set<String> = []
    for (number, tabs) in states.enumerated() {
      let context: ReadingContext = [.tabConfiguration: tabs.configuration]
      let decoder = CodedDecoder(userInfo: context)
      let bytes = try CodedEncoder().encode(tabs)
      let copy = try decoder.decode(Place.self, from: bytes)
      try #require(copy == tabs, "state \(number) of seed \(seed): \(tabs.words)")
      #expect(copy.hashValue == tabs.hashValue)
      #expect(try CodedEncoder().encode(copy) == bytes)
      let archived = CodedEncoder().archive(tabs)
      #expect(archived.isComplete && archived.bytes == bytes)
      let restored = decoder.restore(Place.self, from: bytes, unreadable: .keepUnread)
      #expect(restored.value == tabs && restored.isComplete, "\(restored.report)")
      if number % 20 == 0 {
        #expect(try json(tabs) == String(decoding: bytes, as: UTF8.self))
        try expectRoundTrip(tabs, under: context)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      seen.formUnion(Self.parts.filter { text.contains("\"\($0)\":") })
      if tabs.visitedTabs.count > 8 { seen.insert("many visits") }
    }
    #expect(seen.isSuperset(of: ["visits", "panes", "presented", "selected"]), "\(seen)")
  }

  static let parts = [
    "selected", "panes", "visits", "parked", "customization", "bar", "isEmptied", "pending",
    "marks",
    "search", "layers", "queue", "presented",
  ]

  @Test("the walks have states with every part")
  func parts() throws {
    var seen: Set<String> = []
    for seed in Self.seeds + [205, 206, 207] {
      var walker = TabWalker(seed: seed)
      for tabs in walker.walk(400) {
        let text = String(decoding: try CodedEncoder().encode(tabs), as: UTF8.self)
        seen.formUnion(Self.parts.filter { text.contains("\"\($0)\":") })
        if tabs.visitedTabs.count > 8 { seen.insert("many") }
      }
    }
    #expect(seen == Set(Self.parts + ["many"]))
  }

  @Test(
    "read under other rules, it is what it becomes when it is configured", arguments: seeds)
  func settling(seed: UInt64) throws {
    var walker = TabWalker(seed: seed)
    var counts = (changed: 0, refused: 0)
    for (number, state) in walker.walk(400).enumerated() {
      let rules = walker.rules()
      // New rules drop a question, and what the last step was; an archive can't know of new rules.
      var tabs = state
      if tabs.pending != nil { tabs.cancelExit() }
      let text = String(decoding: try CodedEncoder().encode(tabs), as: UTF8.self)
        .replacing(#""isEmptied":true,"#, with: "")
      let forced = Context(cause: .code, isForced: true)
      let outcome = tabs.reduce(.configure(rules), in: forced)
      let decoder = CodedDecoder(userInfo: [
        .tabConfiguration: Configuration(rules: rules, traits: state.traits)
      ])
      let read = try? decoder.decode(Place.self, from: Array(text.utf8))
      let trail = "state \(number) of seed \(seed): \(state.words)"
      switch outcome {
      case .changed:
        counts.changed += 1
        try #require(read == tabs, "\(trail): \(read?.words ?? "?"), \(tabs.words)")
        #expect(read?.hashValue == tabs.hashValue)
      case .refused:
        counts.refused += 1
        #expect(read == nil, "\(trail)")
      case .unchanged, .unhandled: break
      }
    }
    #expect(counts.changed > 50, "\(counts)")
  }

  @Test("equal states have equal bytes, whatever way they came about", arguments: seeds)
  func equalBytes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rules = TabRules<String>.of("home inbox find?", back: .fullHistory, visits: 2)
    var tabs = Place(configuration: Configuration(rules: rules))
    var bytes: [Place: [UInt8]] = [:]
    var again = 0
    for _ in 0..<1_500 {
      let tab = generator.pick([nil, "home", "inbox", "find"])
      let step: Step<Place.Action> =
        switch generator.number(below: 12) {
        case 0...2: .select(generator.pick(["home", "inbox", "find"]))
        case 3, 4: .push("a", in: tab)
        case 5, 6: .pop(in: tab)
        case 7: .pane(.sheet("x"), in: tab)
        case 8: .pane(.sheet(.dismiss()), in: tab)
        case 9: .search(generator.pick([.beginSearch, .endSearch()]), in: tab)
        case 10: .bar(.minimize(generator.number(below: 2) == 0))
        default: generator.pick([.set("", by: .user), .pane(.stack(.popToRoot), in: tab)])
        }
      _ = tabs.reduce(step.action, in: step.context)
      if tabs.path.count > 2 { _ = tabs.reduce(.pane(.stack(.popToRoot))) }
      let written = try CodedEncoder().encode(tabs)
      if let before = bytes.updateValue(written, forKey: tabs) {
        again += 1
        try #require(before == written, "\(tabs.words)")
      }
    }
    #expect(Set(bytes.values).count == bytes.count, "states that differ have other bytes")
    #expect(again > 100, "\(again)")
  }

  /// The states of some walks, one a line.
  static func document() throws -> String {
    var lines: [String] = []
    for seed in [211, 212] as [UInt64] {
      var walker = TabWalker(seed: seed)
      for tabs in walker.walk(200) {
        lines.append(String(decoding: try CodedEncoder().encode(tabs), as: UTF8.self))
        let archived = CodedEncoder().archive(tabs.lasting().value)
        lines.append(String(decoding: archived.bytes, as: UTF8.self))
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test("has the same bytes in another process, which hashes otherwise")
  func processes() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      print("\n[[[" + (try TabCodingLawTests.document()) + "]]]")
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("[[[" + (try Self.document()) + "]]]"))
  }
}
