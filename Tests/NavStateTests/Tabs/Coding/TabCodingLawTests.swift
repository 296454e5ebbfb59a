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
    let texts = try TabWalker.expectRoundTrips(seed: seed)
    #expect(texts.count > WalkLength.short / 7)
    for part in ["visits", "panes", "presented", "selected"] {
      #expect(texts.contains { $0.contains("\"\(part)\":") }, "\(part)")
    }
  }

  static let parts = [
    "selected", "panes", "visits", "parked", "customization", "bar", "isEmptied", "pending",
    "marks",
    "search", "layers", "queue", "presented",
  ]

  @Test("the walks have states with every part")
  func parts() throws {
    let seeds = Self.seeds + [205, 206, 207]
    try TabWalker.expectMembers(Self.parts, seeds: seeds)
    #expect(
      seeds.contains { seed in
        var walker = TabWalker(seed: seed)
        return walker.walk(400).contains { $0.visitedTabs.count > 8 }
      }, "many visits")
  }

  @Test(
    "read under other rules, it is what it becomes when it is configured", arguments: seeds)
  func settling(seed: UInt64) throws {
    let counts = try TabWalker.expectSettling(seed: seed)
    #expect(counts.changed > WalkLength.short / 8, "\(counts)")
  }

  @Test("equal states have equal bytes, whatever way they came about", arguments: seeds)
  func equalBytes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rules = TabRules<String>.of("home inbox find?", back: .fullHistory, visits: 2)
    let start = Place(configuration: Configuration(rules: rules))
    try Place.expectEqualBytes(from: start) { tabs in
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
    }
  }

  @Test("has the same bytes in another process, which hashes otherwise")
  func processes() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      print(try TabWalker.document(of: 211, 212))
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains(try TabWalker.document(of: 211, 212)))
  }
}
