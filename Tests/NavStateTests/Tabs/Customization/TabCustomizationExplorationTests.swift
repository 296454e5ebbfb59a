import NavState
import NavStateTestSupport
import Testing

@Suite("TabCustomization, exploration")
struct TabCustomizationExplorationTests {
  static let ids = ["a", "c", "s"]

  static let actions: [TabCustomization.Action] =
    ids.flatMap { id in
      TabCustomization.Area.allCases.flatMap { area in
        [.setVisibility(.hidden, of: id, in: area), .setVisibility(.automatic, of: id, in: area)]
      }
    } + [
      .setTabOrder(["c"], section: "s"), .resetTabOrder(section: "s"), .setSectionOrder(["s"]),
      .resetSectionOrder, .setBarSlots([]), .setBarSlots(["a"]), .setBarSlots(["c"]),
      .setBarSlots(["a", "c"]), .setBarSlots(["c", "a"]), .setBarSlots(nil), .resetVisibility(),
      .resetVisibility(in: .bar), .setTabOrder(["a"], section: "s"), .setBarSlots(["s"]),
      .setVisibility(.hidden, of: "b", in: .bar), .setTabOrder([], section: "a"),
    ]

  @Test("does in every state what is done with dictionaries, and is coded as it is")
  func everyState() throws {
    let catalog = try Tabs(line: "a s(c)")
    let states = try explore(from: TabCustomization(), trying: Self.actions) {
      before, action, trail in
      var after = before
      let outcome = after.reduce(action, in: catalog)
      var naive = NaiveCustomization(before, of: Self.ids)
      #expect(outcome == naive.perform(action, in: catalog), "\(trail)")
      #expect(NaiveCustomization(after, of: Self.ids) == naive, "\(trail)")
      #expect(outcome.isChanged == (after != before))
      return after
    }
    // A tab, a tab in a section and the section are each hidden or not in bar and sidebar, in 64
    // ways; the first stands in the bar in one of 4, the second in one of 16, and one of them must:
    // 64 - 3 * 15. The tabs of the section have an order or none, as have the sections, and the slots
    // are one of 5 or none.
    #expect(states.count == (64 - 3 * 15) * 2 * 2 * 6)
    for state in states { try expectRoundTrip(state) }
  }
}
