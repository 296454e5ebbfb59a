import NavState
import NavStateSample
import NavStateTestSupport
import Testing

extension RevisionedTests {
  @Suite("walks")
  struct Walks {
    /// Rules from nothing kept to more than a walk fills.
    static let rules = [
      RevisionRules(ids: 0, log: 0), RevisionRules(ids: 1, log: 1), RevisionRules(ids: 3, log: 4),
      RevisionRules(ids: 32, log: 60),
    ]

    /// How often each kind of answer came, so that a walk that misses one fails.
    private struct Tally {
      private var counts: [String: Int] = [:]

      mutating func count(_ receipt: Receipt<Router<Reader>.Event>) {
        counts[receipt.isRepeat ? "repeated" : receipt.outcome.name.rawValue, default: 0] += 1
        if case .stale = receipt.outcome.refusal { counts["stale", default: 0] += 1 }
      }

      func isComplete(withRepeats: Bool) -> Bool {
        let kinds = ["changed", "unchanged", "refused", "unhandled", "stale"]
        return (kinds + (withRepeats ? ["repeated"] : [])).allSatisfy { counts[$0, default: 0] > 0 }
      }
    }

    @Test(
      "answers each of 2,000 envelopes and undos as a plain model does",
      arguments: SeededGenerator.seeds(1, 2, 3), rules)
    func naive(seed: UInt64, rules: RevisionRules) {
      var generator = SeededGenerator(seed: seed)
      var place = Place(Router(), rules: rules)
      var naive = NaiveRevisions(Router<Reader>(), ids: rules.ids, steps: rules.log)
      var tally = Tally()
      for step in 1...2_000 {
        if generator.number(below: 8) == 0 {
          let expected = generator.pick([nil, place.revision, place.revision - 1])
          let outcome = place.undo(expecting: expected)
          #expect(outcome == naive.undo(expecting: expected), "step \(step)")
        } else {
          let envelope = generator.envelope(at: place.revision)
          let receipt = place.reduce(envelope)
          #expect(receipt == naive.reduce(envelope), "step \(step)")
          tally.count(receipt)
        }
        #expect(place.state == naive.state, "step \(step)")
        #expect(place.revision == naive.revision, "step \(step)")
        #expect(place.undoCount == naive.earlier.count, "step \(step)")
      }
      #expect(tally.isComplete(withRepeats: rules.ids > 0))
    }

    @Test(
      "breaks no rule, and its log leads from the base to the state, after every step",
      arguments: SeededGenerator.seeds(4, 5), rules)
    func replaying(seed: UInt64, rules: RevisionRules) throws {
      var generator = SeededGenerator(seed: seed)
      var place = Place(Router(), rules: rules)
      for step in 1...1_000 {
        place.stray(using: &generator)
        try #require(place.violation == nil, "step \(step)")
        try #require(place.replayed == (rules.log > 0 ? place.state : nil), "step \(step)")
        try #require(place.undoCount <= rules.log, "step \(step)")
      }
    }

    @Test(
      "is equal after it was written and read under its configuration and rules",
      arguments: SeededGenerator.seeds(6, 7), rules)
    func coding(seed: UInt64, rules: RevisionRules) throws {
      var generator = SeededGenerator(seed: seed)
      var place = Place(Router(), revision: generator.number(below: 1_000), rules: rules)
      for step in 1...200 {
        for _ in 0..<generator.number(below: 4) { place.stray(using: &generator) }
        var context = place.context
        context[.revisionRules] = rules
        let text = try json(place)
        let copy = try read(Place.self, from: text, under: context)
        try #require(copy == place, "step \(step): \(text)")
        #expect(copy.hashValue == place.hashValue)
        #expect(try json(copy) == text)
      }
    }

    @Test(
      "keeps what smaller rules allow of what is read: the last steps, the last ids",
      arguments: SeededGenerator.seeds(8, 9), [0, 1, 3])
    func shrinking(seed: UInt64, kept: Int) throws {
      var generator = SeededGenerator(seed: seed)
      var place = Place(Router(), rules: RevisionRules(ids: 6, log: 6))
      for _ in 1...150 {
        for _ in 0..<generator.number(below: 6) { place.stray(using: &generator) }
        var context = place.context
        context[.revisionRules] = RevisionRules(ids: kept, log: kept)
        var copy = try recoded(place, under: context)
        #expect(copy.violation == nil)
        #expect(copy.state == place.state)
        #expect(copy.revision == place.revision)
        #expect(copy.undoCount == min(kept, place.undoCount))
        var original = place
        while copy.undoCount > 0 {
          copy.checkUndo(.changed([]))
          original.checkUndo(.changed([]))
          #expect(copy.state == original.state)
        }
      }
    }

    /// A dial's steps depend on traits, so its log starts anew now and then.
    @Test(
      "keeps the log of a model whose steps depend on traits leading to its state",
      arguments: SeededGenerator.seeds(10, 11))
    func adapting(seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      var dial = Revisioned(Dial(), rules: RevisionRules(log: 5))
      var restarts = 0
      for step in 1...2_000 {
        let before = dial
        let action: Dial.Action =
          switch generator.number(below: 10) {
          case 0: .adapt(generator.traits())
          case 1: .configure(maximum: 90 + generator.number(below: 20))
          default: .turn(generator.number(below: 9) - 3)
          }
        dial.reduce(Envelope(action, in: generator.context()))
        try #require(dial.replayed == dial.state, "step \(step)")
        if case .adapt = action {
          #expect(dial.revision == before.revision, "step \(step)")
          #expect(dial.state.number == before.state.number, "step \(step)")
          if dial.undoCount != before.undoCount {
            #expect(dial.undoCount == 0, "step \(step)")
            restarts += 1
          }
        }
      }
      #expect(restarts > 0)
    }
  }
}
