import NavState
import NavStateTestSupport
import Testing

/// What holds of every state of a split view and its coded form, in long walks.
@Suite("SplitViewState, coded and read again")
struct SplitCodingLawTests {
  typealias Place = SplitViewState<Cards>

  static let seeds = SeededGenerator.seeds(301, 302, 303, 304, 305, 306)

  static let parts = [
    "sidebar", "content", "detail", "secondary", "selection", "isWanted", "visibility",
    "preferredCompactColumn", "isInspectorPresented", "widths", "marks", "history", "sidebarStack",
    "contentStack", "detailStack", "pending", "search", "layers", "queue", "requests",
  ]

  @Test("decoded under its configuration, a state equals what it was", arguments: seeds)
  func roundTrip(seed: UInt64) throws {
    var walker = SplitWalker(seed: seed)
    let states = walker.walk(400)
    #expect(states.count > 100)
    for (number, split) in states.enumerated() {
      let context: ReadingContext = [.splitConfiguration: split.configuration]
      let decoder = CodedDecoder(userInfo: context)
      let bytes = try CodedEncoder().encode(split)
      let copy = try decoder.decode(Place.self, from: bytes)
      try #require(copy == split, "state \(number) of seed \(seed): \(split.words)")
      #expect(copy.hashValue == split.hashValue)
      #expect(try CodedEncoder().encode(copy) == bytes)
      let archived = CodedEncoder().archive(split)
      #expect(archived.isComplete && archived.bytes == bytes)
      let restored = decoder.restore(Place.self, from: bytes, unreadable: .keepUnread)
      #expect(restored.value == split && restored.isComplete, "\(restored.report)")
      if number % 20 == 0 {
        #expect(try json(split) == String(decoding: bytes, as: UTF8.self))
        try expectRoundTrip(split, under: context)
      }
    }
  }

  @Test("the walks have states with every part")
  func parts() throws {
    var seen: Set<String> = []
    for seed in Self.seeds {
      var walker = SplitWalker(seed: seed)
      for split in walker.walk(400) {
        let text = String(decoding: try CodedEncoder().encode(split), as: UTF8.self)
        seen.formUnion(Self.parts.filter { text.contains("\"\($0)\":") })
      }
    }
    #expect(seen == Set(Self.parts))
  }

  @Test(
    "read under other rules, it is what it becomes when it is configured", arguments: seeds)
  func settling(seed: UInt64) throws {
    var walker = SplitWalker(seed: seed)
    var counts = (changed: 0, refused: 0)
    for (number, state) in walker.walk(400).enumerated() {
      let rules = walker.rules()
      // New rules drop a question; an archive can't know of new rules.
      var split = state
      if split.pending != nil { split.cancelExit() }
      let bytes = try CodedEncoder().encode(split)
      let forced = Context(cause: .code, isForced: true)
      let outcome = split.reduce(.configure(rules), in: forced)
      let decoder = CodedDecoder(userInfo: [
        .splitConfiguration: Configuration(rules: rules, traits: state.traits)
      ])
      let read = try? decoder.decode(Place.self, from: bytes)
      let trail = "state \(number) of seed \(seed): \(state.words)"
      switch outcome {
      case .changed:
        counts.changed += 1
        try #require(read == split, "\(trail): \(read?.words ?? "?"), \(split.words)")
        #expect(read?.hashValue == split.hashValue)
      case .refused:
        counts.refused += 1
        #expect(read == nil, "\(trail)")
      case .unchanged, .unhandled: break
      }
    }
    #expect(counts.changed > 50 && counts.refused > 5, "\(counts)")
  }

  @Test("equal states have equal bytes, whatever way they came about", arguments: seeds)
  func equalBytes(seed: UInt64) throws {
    var walker = SplitWalker(seed: seed)
    let rules = SplitRules.stacked(.three, limit: 3, changing: .keep)
    var split = Place(configuration: Configuration(rules: rules))
    var bytes: [Place: [UInt8]] = [:]
    var again = 0
    for _ in 0..<1_500 {
      let column = walker.generator.pick([PaneColumn.sidebar, .detail, .secondary])
      switch walker.generator.number(below: 8) {
      case 0, 1: split.select(sidebar: walker.sidebar())
      case 2, 3: split.select(content: walker.content())
      case 4: split[column].push("a")
      case 5, 6: split[column].popToRoot()
      default: split.isInspectorPresented.toggle()
      }
      let written = try CodedEncoder().encode(split)
      if let before = bytes.updateValue(written, forKey: split) {
        again += 1
        try #require(before == written, "\(split.words)")
      }
    }
    #expect(Set(bytes.values).count == bytes.count, "states that differ have other bytes")
    #expect(again > 100, "\(again)")
  }

  @Test("has equal bytes in whatever order items were selected")
  func orders() throws {
    let rules = SplitRules.stacked(.two, limit: 100)
    let items = (0..<60).map { "item \($0)" }
    var generator = SeededGenerator(seed: 307)
    var texts: Set<String> = []
    for _ in 0..<20 {
      var set: Set<String> = []
      set.reserveCapacity(generator.pick([1, 100, 1_000]))
      for item in items.shuffled(using: &generator) { set.insert(item) }
      var split = Place(configuration: Configuration(rules: rules))
      split.select(sidebar: ColumnSelection(set))
      texts.insert(String(decoding: try CodedEncoder().encode(split), as: UTF8.self))
      texts.insert(CodedEncoder().archive(split).value.description)
      texts.insert(try json(split))
    }
    let sorted = items.sorted().map { "\"\($0)\"" }.joined(separator: ",")
    let sidebar = #""sidebar":{"selection":[\#(sorted)]}"#
    #expect(texts == [SplitViewRefusalTests.text(sidebar)])
  }

  /// The states of some walks, one a line.
  static func document() throws -> String {
    var lines: [String] = []
    for seed in [311, 312] as [UInt64] {
      var walker = SplitWalker(seed: seed)
      for split in walker.walk(200) {
        lines.append(String(decoding: try CodedEncoder().encode(split), as: UTF8.self))
        let archived = CodedEncoder().archive(split.lasting().value)
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
      print("\n[[[" + (try SplitCodingLawTests.document()) + "]]]")
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("[[[" + (try Self.document()) + "]]]"))
  }
}
