import NavState
import Testing

@Suite("SheetSlot")
struct SheetSlotTests {
  typealias Slot = SheetSlot<Card>

  @Test("holds one item or none")
  func creating() {
    #expect(Slot().item == nil)
    #expect(Slot(nil).item == nil)
    #expect(Slot("a").item == "a")
    #expect(Slot("a").violation == nil)
  }

  @Test("is equal by value, whatever the identity")
  func equality() {
    #expect(Slot() == Slot(nil))
    #expect(Slot("a1") == Slot("a1"))
    #expect(Slot("a1").hashValue == Slot("a1").hashValue)
    #expect(Slot("a1") != Slot("a2"))
    #expect(Slot("a") != Slot())
    #expect(Set([Slot(), Slot("a1"), Slot("a2"), Slot("a1"), Slot()]).count == 3)
  }

  @Test("says what is up by identity, whatever the value")
  func identity() {
    #expect(Slot("a1").isPresented(id: "a"))
    #expect(Slot("a2").isPresented(id: "a"))
    #expect(!Slot("a1").isPresented(id: "b"))
    #expect(!Slot("a1").isPresented(id: "a1"))
    #expect(!Slot().isPresented(id: "a"))
  }

  /// A binding writes the item; the setter has no outcome, so the state is what can be seen.
  @Test(
    "a write of the item is an action of the user",
    arguments: [
      (nil, nil), (nil, "a"), ("a", "a"), ("a", nil), ("a1", "a2"), ("a", "b"),
    ] as [(Card?, Card?)])
  func writing(before: Card?, after: Card?) {
    var slot = Slot(before)
    slot.item = after
    #expect(slot.item == after)
    var model = Slot(before)
    _ = model.reduce(after.map { .present($0) } ?? .dismiss(), in: .user)
    #expect(slot == model)
  }

  @Test("does not touch a copy that was made before")
  func copies() {
    let original = Slot("a1")
    for item in [nil, "a2", "b"] as [Card?] {
      var copy = original
      copy.item = item
      #expect(original.item == "a1")
      #expect(copy != original)
    }
  }

  @Test("prints the item, or a dash")
  func description() {
    #expect("\(Slot())" == "–")
    #expect("\(Slot("a"))" == "a")
  }

  @Test(
    "an action prints its name with its arguments",
    arguments: [
      (.present("a"), "present(a)"), (.dismiss(), "dismiss"), (.dismiss(id: "a"), "dismiss(id: a)"),
    ] as [(Slot.Action, String)])
  func actionDescription(action: Slot.Action, text: String) {
    #expect("\(action)" == text)
  }

  @Test(
    "an event prints its name with its arguments",
    arguments: [
      (.presented("a"), "presented(a)"),
      (.updated(from: "a1", to: "a2"), "updated(from: a1, to: a2)"),
      (.dismissed("a", cause: .user), "dismissed(a, cause: user)"),
    ] as [(Slot.Event, String)])
  func eventDescription(event: Slot.Event, text: String) {
    #expect("\(event)" == text)
  }
}
