import NavState
import NavStateTestSupport
import Testing

/// Everything that two items of one identity and two of another can be made to do.
@Suite("SheetSlot, in every small state")
struct SheetSlotExplorationTests {
  typealias Slot = SheetSlot<Card>

  static let cards: [Card] = ["a1", "a2", "b1", "b2"]

  static let actions: [Slot.Action] =
    cards.map(Slot.Action.present) + [nil, "a", "b", "z"].map { .dismiss(id: $0) }

  @Test("an action does what the plain model says, and its events tell the difference")
  func actions() throws {
    let steps = Cause.allCases.flatMap { cause in
      Self.actions.map { Step($0, in: Context(cause: cause)) }
    }
    let reached = try explore(from: Slot(), trying: steps) { before, step, trail in
      let (after, outcome) = before.performing(step.action, in: step.context)

      var model = NaiveSlot(item: before.item)
      #expect(outcome == model.perform(step.action, by: step.context.cause), "\(trail)")
      #expect(after.item == model.item, "\(trail)")
      #expect(replay(outcome.events, on: before.item) == .some(after.item), "\(trail)")

      var twice = after
      #expect(twice.reduce(step.action, in: step.context) == .unchanged, "\(trail)")
      #expect(twice == after, "\(trail)")
      try expectRoundTrip(after)
      return after
    }
    // None, or one of four.
    #expect(reached.count == 1 + 4)
  }

  @Test("stays what the plain model is in a long walk", arguments: SeededGenerator.seeds(1, 2))
  func walk(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var slot = Slot()
    var model = NaiveSlot()
    for number in 0..<2_000 {
      if generator.number(below: 4) == 0 {
        let item = generator.pick([nil] + Self.cards.map(Optional.some))
        slot.item = item
        model.item = item
      } else {
        let action = generator.pick(Self.actions)
        let cause = generator.pick(Cause.allCases)
        let outcome = slot.reduce(action, in: Context(cause: cause))
        #expect(outcome == model.perform(action, by: cause), "step \(number): \(action)")
      }
      #expect(slot.item == model.item, "step \(number)")
    }
  }

  /// Performs events on an item, or gives nothing if one does not fit.
  private func replay(_ events: ShortList<Slot.Event>, on item: Card?) -> Card?? {
    var item = item
    for event in events {
      switch event {
      case .presented(let card):
        guard item == nil else { return nil }
        item = card
      case .updated(let old, let new):
        guard item == old, old != new, old.id == new.id else { return nil }
        item = new
      case .dismissed(let card, _):
        guard item == card else { return nil }
        item = nil
      }
    }
    return .some(item)
  }
}
