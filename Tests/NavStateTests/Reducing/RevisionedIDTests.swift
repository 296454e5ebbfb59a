import NavState
import NavStateSample
import Testing

extension RevisionedTests {
  @Suite("ids")
  struct IDs {
    typealias Slip = Receipt<Router<Reader>.Event>

    /// An envelope that pushes a message of the id's name.
    private static func push(_ id: String, expected: Int? = nil) -> Envelope<Action> {
      Envelope(.stack(.push(.message(id: id))), id: id, expected: expected)
    }

    /// The receipt of such an envelope when it is performed.
    private static func pushed(_ id: String, at revision: Int) -> Slip {
      .reduced(.changed(.stack(.pushed([.message(id: id)]))), revision: revision)
    }

    @Test("answers a repeated id with the revision that it got, and changes nothing")
    func repeated() {
      var place = RevisionedTests.place(at: 4)
      place.check(Self.push("a", expected: 4), Self.pushed("a", at: 5))
      place.check(Self.push("b"), Self.pushed("b", at: 6))
      let before = place
      place.check(Self.push("a", expected: 4), .alreadyApplied(revision: 5))
      place.check(Self.push("b"), .alreadyApplied(revision: 6))
      #expect(place == before)
    }

    @Test(
      "looks up the id first: before the revision, the action, the cause and the force",
      arguments: [nil, 0, 1, 2, -1, .max] as [Int?], actions)
    func lookup(expected: Int?, row: (action: Action, outcome: OutcomeName)) {
      var place = RevisionedTests.place()
      place.check(Self.push("a"), Self.pushed("a", at: 1))
      place.check(Self.push("b"), Self.pushed("b", at: 2))
      let before = place
      for context in [Context(), Context(cause: .link, isForced: true)] {
        place.check(
          Envelope(row.action, in: context, id: "a", expected: expected),
          .alreadyApplied(revision: 1))
      }
      #expect(place == before)
    }

    @Test(
      "doesn't keep the id of what changed nothing, so a retry is performed",
      arguments: actions.filter { $0.outcome != .changed })
    func retrying(action: Action, outcome: OutcomeName) {
      var place = RevisionedTests.place()
      for _ in 1...2 {
        let receipt = place.reduce(Envelope(action, id: "a"))
        #expect(receipt.outcome.name == outcome)
        #expect(!receipt.isRepeat)
        #expect(place == RevisionedTests.place())
      }
      place.check(Self.push("a"), Self.pushed("a", at: 1))
      place.check(Envelope(action, id: "a"), .alreadyApplied(revision: 1))
    }

    @Test("doesn't keep the id of what was stale or unhandled")
    func retryingStale() {
      var place = Place(Router())
      place.check(Envelope(.back, id: "a"), .reduced(.unhandled, revision: 0))
      place.check(
        Self.push("a", expected: 3),
        .reduced(.refused(.stale(expected: 3, revision: 0)), revision: 0))
      place.check(Self.push("a", expected: 0), Self.pushed("a", at: 1))
      place.check(Self.push("a", expected: 0), .alreadyApplied(revision: 1))
    }

    @Test("doesn't keep the id of new traits")
    func adapting() {
      var place = RevisionedTests.place()
      let adapt = Envelope(Action.adapt(Traits(width: 320)), id: "a")
      place.check(adapt, .reduced(.changed([]), revision: 0))
      place.check(adapt, .reduced(.unchanged, revision: 0))
      place.check(Self.push("a"), Self.pushed("a", at: 1))
    }

    @Test("keeps the id of new rules")
    func configuring() {
      var place = RevisionedTests.place()
      let configure = Envelope(Action.configure(RouterRules(depth: 5)), id: "a")
      place.check(configure, .reduced(.changed([]), revision: 1))
      place.check(configure, .alreadyApplied(revision: 1))
    }

    @Test("performs what has no id as often as it comes")
    func noID() {
      var place = RevisionedTests.place()
      for revision in 1...3 {
        place.check(
          Envelope(.stack(.push(.drafts))),
          .reduced(.changed(.stack(.pushed([.drafts]))), revision: revision))
      }
    }

    @Test("keeps the last ids, as many as its rules say, and forgets the oldest", arguments: 1...4)
    func forgetting(count: Int) {
      var place = RevisionedTests.place(rules: RevisionRules(ids: count))
      for number in 1...(count + 1) {
        place.check(Self.push("\(number)"), Self.pushed("\(number)", at: number))
      }
      for number in 2...(count + 1) {
        place.check(Self.push("\(number)"), .alreadyApplied(revision: number))
      }
      place.check(Self.push("1"), Self.pushed("1", at: count + 2))
      place.check(Self.push("1"), .alreadyApplied(revision: count + 2))
      place.check(Self.push("2"), Self.pushed("2", at: count + 3))
    }

    @Test("keeps 32 ids by default")
    func defaultCount() {
      var place = RevisionedTests.place()
      for number in 1...33 {
        place.check(Self.push("\(number)"), Self.pushed("\(number)", at: number))
      }
      place.check(Self.push("2"), .alreadyApplied(revision: 2))
      place.check(Self.push("1"), Self.pushed("1", at: 34))
    }

    @Test("keeps none where the rules say so")
    func none() {
      var place = RevisionedTests.place(rules: RevisionRules(ids: 0))
      place.check(Self.push("a"), Self.pushed("a", at: 1))
      place.check(Self.push("a"), Self.pushed("a", at: 2))
    }

    @Test("forgets no id for repeats, or for what changes nothing")
    func repeats() {
      var place = RevisionedTests.place(rules: RevisionRules(ids: 2))
      place.reduce(Self.push("a"))
      place.reduce(Self.push("b"))
      for _ in 1...5 {
        place.reduce(Self.push("b"))
        place.reduce(Envelope(.stack(.pop(count: 0)), id: "c"))
        place.reduce(Envelope(.back, id: "d", expected: 99))
      }
      place.check(Self.push("a"), .alreadyApplied(revision: 1))
    }
  }
}
