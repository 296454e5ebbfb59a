import NavState
import Testing

/// What both actions do in both kinds of state.
@Suite("SheetSlot.Action")
struct SheetSlotActionTests {
  typealias Slot = SheetSlot<Card>
  typealias Row = Transition<Slot>

  static let rows: [Row] = [
    Row(Slot(), .present("a"), .changed(.presented("a")), Slot("a")),
    Row(Slot("a"), .present("a"), .unchanged),
    Row(Slot("a1"), .present("a2"), .changed(.updated(from: "a1", to: "a2")), Slot("a2")),
    Row(
      Slot("a"), .present("b"),
      .changed([.dismissed("a", cause: .replaced), .presented("b")]), Slot("b")),
    Row(
      Slot("a1"), .present("b1"),
      .changed([.dismissed("a1", cause: .replaced), .presented("b1")]), Slot("b1")),

    Row(Slot(), .dismiss(), .unchanged),
    Row(Slot("a"), .dismiss(), .changed(.dismissed("a", cause: .code)), Slot()),

    Row(Slot(), .dismiss(id: "a"), .unchanged),
    Row(Slot("a1"), .dismiss(id: "a"), .changed(.dismissed("a1", cause: .code)), Slot()),
    Row(Slot("a2"), .dismiss(id: "a"), .changed(.dismissed("a2", cause: .code)), Slot()),
    Row(Slot("a1"), .dismiss(id: "b"), .unchanged),
    // The value is no identity.
    Row(Slot("a1"), .dismiss(id: "a1"), .unchanged),
  ]

  @Test(
    "values tell whether anything changes, identities what becomes of the item", arguments: rows)
  func actions(row: Row) {
    row.check()
  }

  @Test(
    "a dismissal tells who asked, forced or not",
    arguments: [
      (.code, .code), (.user, .user), (.link, .link), (.restore, .restore),
      (.container, .container),
    ] as [(Cause, DismissalCause)])
  func causes(cause: Cause, expected: DismissalCause) {
    for isForced in [false, true] {
      let context = Context(cause: cause, isForced: isForced)
      let outcome = Outcome<Slot.Event>.changed([.dismissed("a", cause: expected)])
      Row(Slot("a"), .dismiss(), in: context, outcome, Slot()).check()
      Row(Slot("a"), .dismiss(id: "a"), in: context, outcome, Slot()).check()
    }
  }

  @Test("a replaced item says so, whoever asked for the other", arguments: Cause.allCases)
  func replaced(cause: Cause) {
    Row(
      Slot("a"), .present("b"), in: Context(cause: cause),
      .changed([.dismissed("a", cause: .replaced), .presented("b")]), Slot("b")
    ).check()
  }

  @Test("an item that stays is never dismissed, whoever asks", arguments: Cause.allCases)
  func updated(cause: Cause) {
    Row(
      Slot("a1"), .present("a2"), in: Context(cause: cause),
      .changed([.updated(from: "a1", to: "a2")]), Slot("a2")
    ).check()
  }

  @Test("a dismissal is told once, and a late one ends nothing else")
  func late() {
    var slot = Slot("a")
    #expect(slot.dismiss(id: "a").isChanged)
    #expect(slot.dismiss(id: "a") == .unchanged)
    slot.present("b")
    #expect(slot.dismiss(id: "a") == .unchanged)
    #expect(slot.item == "b")
  }

  @Test("every action moves, and none configures")
  func subject() {
    #expect(Self.rows.allSatisfy { $0.action.subject == .place })
    #expect(Set(Self.rows.map(\.action.name)) == Set(SheetVerb.allCases))
  }
}
