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
    #expect(try SplitWalker.expectRoundTrips(seed: seed).count > WalkLength.short / 4)
  }

  @Test("the walks have states with every part")
  func parts() throws {
    try SplitWalker.expectMembers(Self.parts, seeds: Self.seeds)
  }

  @Test(
    "read under other rules, it is what it becomes when it is configured", arguments: seeds)
  func settling(seed: UInt64) throws {
    let counts = try SplitWalker.expectSettling(seed: seed)
    #expect(counts.changed > WalkLength.short / 8 && counts.refused > 3, "\(counts)")
  }

  @Test("equal states have equal bytes, whatever way they came about", arguments: seeds)
  func equalBytes(seed: UInt64) throws {
    var walker = SplitWalker(seed: seed)
    let rules = SplitRules.stacked(.three, limit: 3, changing: .keep)
    let start = Place(configuration: Configuration(rules: rules))
    try Place.expectEqualBytes(from: start) { split in
      let column = walker.generator.pick([PaneColumn.sidebar, .detail, .secondary])
      switch walker.generator.number(below: 8) {
      case 0, 1: split.select(sidebar: walker.sidebar())
      case 2, 3: split.select(content: walker.content())
      case 4: split[column].push("a")
      case 5, 6: split[column].popToRoot()
      default: split.isInspectorPresented.toggle()
      }
    }
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

  @Test("has the same bytes in another process, which hashes otherwise")
  func processes() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      print(try SplitWalker.document(of: 311, 312))
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains(try SplitWalker.document(of: 311, 312)))
  }
}
