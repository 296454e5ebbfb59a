import NavState
import NavStateSample
import Testing

extension RevisionedTests {
  @Suite("last revision")
  struct LastRevision {
    private static let last = RevisionRules.lastRevision

    /// A router one short of the last revision, brought there by a push that can be undone.
    private static func place() -> Place {
      var place = RevisionedTests.place(at: last - 1, rules: RevisionRules(log: 3))
      place.reduce(Envelope(.stack(.push(.drafts)), id: "last"))
      return place
    }

    @Test("is given like any other")
    func given() {
      let place = Self.place()
      #expect(place.revision == Self.last)
      #expect(place.state.path == [.message(id: "1"), .drafts])
      #expect(place.violation == nil)
    }

    @Test(
      "is where a change is refused, while all else is answered as ever",
      arguments: RevisionedTests.actions)
    func reducing(action: Action, outcome: OutcomeName) {
      var place = Self.place()
      let before = place
      var router = place.state
      let expected = router.reduce(action)
      place.check(
        Envelope(action, id: "a", expected: Self.last),
        .reduced(
          expected.isChanged ? .refused(.revisionsExhausted) : expected, revision: Self.last))
      #expect(place == before)
    }

    @Test("is where a change is refused, also one without an id or a log")
    func bare() {
      var place = Place(Router(), revision: Self.last)
      let before = place
      for envelope in [
        Envelope<Action>(.stack(.push(.drafts))), Envelope(.sheet(.present(.about))),
      ] {
        place.check(envelope, .reduced(.refused(.revisionsExhausted), revision: Self.last))
        #expect(place == before)
      }
    }

    @Test("is where a parent still gets what the state can't do")
    func unhandled() {
      var place = Place(Router(), revision: Self.last)
      place.check(Envelope(.back), .reduced(.unhandled, revision: Self.last))
    }

    @Test("is where undoing is refused, if there is something to undo")
    func undoing() {
      var place = Self.place()
      let before = place
      place.checkUndo(.refused(.revisionsExhausted))
      place.checkUndo(expecting: 0, .refused(.stale(expected: 0, revision: Self.last)))
      #expect(place == before)
      var empty = Place(Router(), revision: Self.last, rules: RevisionRules(log: 3))
      empty.checkUndo(.unhandled)
    }

    @Test("is where repeats, stale actions and new traits are answered as ever")
    func others() {
      var place = Self.place()
      place.check(Envelope(.back, id: "last"), .alreadyApplied(revision: Self.last))
      place.check(
        Envelope(.back, expected: 3),
        .reduced(.refused(.stale(expected: 3, revision: Self.last)), revision: Self.last))
      place.check(
        Envelope(.adapt(Traits(width: 320))), .reduced(.changed([]), revision: Self.last))
      #expect(place.state.traits.width == 320)
    }
  }
}
