import NavState
import NavStateSample
import NavStateTestSupport
import Testing

/// Damaged data is refused by a `DecodingError`, or is as good as any: it breaks no rule, and
/// whatever is then asked of it neither traps nor breaks one.
@Suite("Revisioned: damaged data")
struct RevisionedMutationTests {
  typealias Place = RevisionedTests.Place
  typealias Letter = Envelope<Router<Reader>.Action>

  static let rules = RevisionRules(ids: 4, log: 5)

  /// What became of the texts.
  private struct Tally {
    var read = 0
    var violations = 0
    var refused = 0
  }

  /// Texts that were damaged, half of them in bytes and tokens, half in whole values.
  private func damaged(
    _ text: String, count: Int, using generator: inout SeededGenerator
  ) -> [String] {
    var blind = JSONMutator(
      texts: [text], generator: SeededGenerator(seed: generator.next()))
    var sly = JSONValueMutator(text, generator: SeededGenerator(seed: generator.next()))
    return (0..<count).map { number in
      number.isMultiple(of: 2) ? sly.next() : String(decoding: blind.next(), as: UTF8.self)
    }
  }

  /// Reads a text, and counts what became of it.
  private func attempt<Value: Decodable>(
    _ type: Value.Type, from text: String, under context: ReadingContext, _ tally: inout Tally
  ) throws -> Value? {
    do {
      let value = try read(type, from: text, under: context)
      tally.read += 1
      return value
    } catch let error as DecodingError {
      tally.refused += 1
      if case .violation = Unreadable(error).rule { tally.violations += 1 }
      return nil
    }
  }

  @Test(
    "of a router with revisions is refused, or breaks no rule and goes on",
    arguments: SeededGenerator.seeds(21, 22))
  func places(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var tally = Tally()
    for _ in 1...50 {
      var place = Place(Router(), revision: generator.number(below: 50), rules: Self.rules)
      for _ in 0..<10 { place.stray(using: &generator) }
      var context = place.context
      context[.revisionRules] = Self.rules
      for text in damaged(try json(place), count: 100, using: &generator) {
        guard var place = try attempt(Place.self, from: text, under: context, &tally) else {
          continue
        }
        try #require(place.violation == nil, "\(text)")
        for _ in 1...5 { place.stray(using: &generator) }
        try #require(place.violation == nil, "\(text)")
      }
    }
    #expect(tally.read > 200, "\(tally)")
    #expect(tally.refused > 200, "\(tally)")
    #expect(tally.violations > 20, "\(tally)")
  }

  @Test(
    "of an envelope is refused, or can be performed at any place",
    arguments: SeededGenerator.seeds(23, 24))
  func envelopes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var tally = Tally()
    var place = Place(Router(), rules: Self.rules)
    for _ in 1...50 {
      let envelope = generator.envelope(at: place.revision)
      for text in damaged(try json(envelope), count: 100, using: &generator) {
        guard let envelope = try attempt(Letter.self, from: text, under: [:], &tally) else {
          continue
        }
        try #require(try recoded(envelope) == envelope, "\(text)")
        place.reduce(envelope)
        try #require(place.violation == nil, "\(text)")
        for _ in 1...5 { place.stray(using: &generator) }
        try #require(place.violation == nil, "\(text)")
      }
    }
    #expect(tally.read > 200, "\(tally)")
    #expect(tally.refused > 200, "\(tally)")
  }
}
