import NavState
import NavStateSample
import Testing

@Suite("Revisioned")
struct RevisionedTests {
  typealias Place = Revisioned<Router<Reader>>
  typealias Action = Router<Reader>.Action

  /// An action on a router with one screen, `message/1`, and nothing presented: one row or more for
  /// each outcome.
  static let actions: [(action: Action, outcome: OutcomeName)] = [
    (.stack(.push(.trending)), .changed),
    (.sheet(.present(.about)), .changed),
    (.back, .changed),
    (.configure(RouterRules(depth: 9)), .changed),
    (.stack(.pop(count: 0)), .unchanged),
    (.sheet(.dismiss()), .unchanged),
    (.configure(RouterRules()), .unchanged),
    (.stack(.pop(count: -1)), .refused),
    (.stack(.bringToFront(.drafts)), .refused),
    (.configure(RouterRules(depth: 0)), .refused),
  ]

  /// A router that shows a message, at a revision.
  static func place(at revision: Int = 0, rules: RevisionRules = RevisionRules()) -> Place {
    var router = Router<Reader>()
    router.push(.message(id: "1"))
    return Place(router, revision: revision, rules: rules)
  }

  @Test(
    "starts at the revision that is given, within what there is",
    arguments: [
      (0, 0), (7, 7), (-1, 0), (.min, 0), (RevisionRules.lastRevision, RevisionRules.lastRevision),
      (RevisionRules.lastRevision + 1, RevisionRules.lastRevision),
      (.max, RevisionRules.lastRevision),
    ])
  func starting(given: Int, revision: Int) {
    let place = Self.place(at: given)
    #expect(place.revision == revision)
    #expect(place.violation == nil)
    #expect(place.undoCount == 0)
  }

  @Test("has 2⁵³ − 1 as its last revision, which every JSON reader takes exactly")
  func lastRevision() {
    #expect(RevisionRules.lastRevision == 9_007_199_254_740_991)
    #expect(Int(exactly: Double(RevisionRules.lastRevision)) == RevisionRules.lastRevision)
  }

  @Test("counts a negative number in its rules as 0, and keeps 32 ids and no log by default")
  func rules() {
    #expect(RevisionRules(ids: -1, log: -5) == RevisionRules(ids: 0, log: 0))
    #expect(RevisionRules() == RevisionRules(ids: 32, log: 0))
    #expect(RevisionRules(ids: 3, log: 4).ids == 3)
    #expect(RevisionRules(ids: 3, log: 4).log == 4)
  }

  @Test("raises the revision by one if something changed, and only then", arguments: actions)
  func raising(action: Action, outcome: OutcomeName) {
    var place = Self.place(at: 5)
    var router = place.state
    let expected = router.reduce(action)
    let receipt = place.reduce(Envelope(action))
    #expect(expected.name == outcome)
    #expect(receipt == .reduced(expected, revision: outcome == .changed ? 6 : 5))
    #expect(place.revision == receipt.revision)
    #expect(place.state == router)
  }

  @Test("leaves to the parent what the state does, at the same revision")
  func unhandled() {
    var place = Place(Router(), revision: 5)
    for action in [Action.back, .stack(.pop()), .stack(.pop(count: 3))] {
      let receipt = place.reduce(Envelope(action, id: "a", expected: 5))
      #expect(receipt == .reduced(.unhandled, revision: 5))
    }
    #expect(place == Place(Router(), revision: 5))
  }

  @Test("hands the context on to the state", arguments: Cause.allCases)
  func contexts(cause: Cause) {
    var place = Self.place()
    place.reduce(Envelope(.sheet(.present(.about))))
    let receipt = place.reduce(Envelope(.sheet(.dismiss()), in: Context(cause: cause)))
    var slot = SheetSlot(ReaderSheet.about)
    let expected = slot.dismiss(in: Context(cause: cause))
    #expect(receipt == .reduced(expected.map(Router<Reader>.Event.sheet), revision: 2))
  }

  @Test("takes new traits at the same revision")
  func adapting() {
    var place = Self.place(at: 5)
    let receipt = place.reduce(Envelope(.adapt(Traits(width: 320)), expected: 5))
    #expect(receipt == .reduced(.changed([]), revision: 5))
    #expect(place.state.traits.width == 320)
    let again = place.reduce(Envelope(.adapt(Traits(width: 320)), expected: 5))
    #expect(again == .reduced(.unchanged, revision: 5))
  }

  @Test("is equal only to an equal state at an equal revision under equal rules")
  func equality() {
    let place = Self.place(at: 5)
    #expect(place == Self.place(at: 5))
    #expect(place.hashValue == Self.place(at: 5).hashValue)
    #expect(place != Self.place(at: 6))
    #expect(place != Place(Router(), revision: 5))
    #expect(place != Self.place(at: 5, rules: RevisionRules(ids: 31)))
    #expect(place != Self.place(at: 5, rules: RevisionRules(log: 1)))
  }

  @Test("is equal to a state at the same place only if it remembers the same ids")
  func equalityOfIDs() {
    var place = Self.place()
    var other = place
    place.reduce(Envelope(.back, id: "a"))
    other.reduce(Envelope(.back, id: "b"))
    #expect(place != other)
  }
}
