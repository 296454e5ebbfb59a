import NavState
import Testing

@Suite("RouteTarget")
struct RouteTargetTests {
  typealias Target = RouteTarget<Card>

  @Test(
    "matches a screen of an equal value, or of an equal identity",
    arguments: [
      (.route("a1"), "a1", true),
      (.route("a1"), "a2", false),
      (.route("a"), "a1", false),
      (.id("a"), "a1", true),
      (.id("a"), "a2", true),
      (.id("a"), "b1", false),
      (.id("a1"), "a1", false),
    ] as [(Target, Card, Bool)])
  func matching(target: Target, card: Card, isMatch: Bool) {
    #expect(target.matches(card) == isMatch)
  }

  /// Each of them is equal to itself only, made a second time.
  @Test("is equal by what it means: a value is no identity, even of the same text")
  func equality() {
    func make() -> [Target] {
      [.route("a"), .route("b"), .route("a1"), .id("a"), .id("b"), .id("a1")]
    }
    for (index, left) in make().enumerated() {
      for (other, right) in make().enumerated() {
        #expect((left == right) == (index == other), "\(index), \(other)")
        if index == other { #expect(left.hashValue == right.hashValue, "\(index)") }
      }
    }
    #expect(Set(make() + make()).count == make().count)
    #expect(Set(make().map(\.hashValue)).count > 1)
  }

  /// An identity that is not a text, of routes that need no more than to be `Identifiable`.
  @Test("takes any identity")
  func anyIdentity() {
    var stack: RouteStack<Room> = [Room(floor: 1, number: 7), Room(floor: 2, number: 7)]
    #expect(stack.pop(toID: Room.Place(floor: 3, number: 7)) == .refused(.notThere))
    #expect(
      stack.pop(toID: Room.Place(floor: 1, number: 7))
        == .changed(.popped([Room(floor: 2, number: 7)])))
  }

  struct Room: Hashable, Sendable, Identifiable {
    struct Place: Hashable, Sendable {
      var floor: Int
      var number: Int
    }

    var floor: Int
    var number: Int
    var id: Place { Place(floor: floor, number: number) }
  }
}
