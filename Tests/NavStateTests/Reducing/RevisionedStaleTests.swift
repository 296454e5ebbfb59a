import NavState
import NavStateSample
import Testing

extension RevisionedTests {
  @Suite("expected revision")
  struct Expected {
    @Test(
      "refuses an action that expects any other revision, forced or not, whatever it would do",
      arguments: [6, 8, 0, -1, -7, .max, .min], actions + [(.adapt(Traits(width: 1)), .changed)])
    func stale(expected: Int, row: (action: Action, outcome: OutcomeName)) {
      for isForced in [false, true] {
        var place = RevisionedTests.place(at: 7, rules: RevisionRules(log: 2))
        let context = Context(cause: .user, isForced: isForced)
        let receipt = place.reduce(
          Envelope(row.action, in: context, id: "a", expected: expected))
        #expect(receipt == .reduced(.refused(.stale(expected: expected, revision: 7)), revision: 7))
        #expect(place == RevisionedTests.place(at: 7, rules: RevisionRules(log: 2)))
      }
    }

    @Test("performs an action that expects the present revision, or none", arguments: actions)
    func right(action: Action, outcome: OutcomeName) {
      for expected in [7, nil] {
        var place = RevisionedTests.place(at: 7)
        #expect(place.reduce(Envelope(action, expected: expected)).outcome.name == outcome)
      }
    }

    @Test("lets one of two through that saw the same revision")
    func competing() {
      var place = RevisionedTests.place()
      let first = place.reduce(Envelope(.stack(.push(.drafts)), id: "a", expected: 0))
      let second = place.reduce(Envelope(.stack(.push(.trending)), id: "b", expected: 0))
      #expect(first.outcome.isChanged)
      #expect(second == .reduced(.refused(.stale(expected: 0, revision: 1)), revision: 1))
      #expect(place.state.path == [.message(id: "1"), .drafts])
    }
  }
}
