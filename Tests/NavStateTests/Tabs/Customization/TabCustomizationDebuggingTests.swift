import NavState
import Testing

@Suite("TabCustomization.Action, described")
struct TabCustomizationDebuggingTests {
  @Test(
    "is its name with its arguments, ids as they are",
    arguments: [
      (.setVisibility(.hidden, of: "lists", in: .bar), "setVisibility(hidden, of: lists, in: bar)"),
      (.setTabOrder(["b", "a"], section: "lists"), "setTabOrder([b, a], section: lists)"),
      (.setSectionOrder(["tags", "lists"]), "setSectionOrder([tags, lists])"),
      (.setBarSlots(["home"]), "setBarSlots([home])"), (.setBarSlots(nil), "setBarSlots()"),
      (.resetVisibility(), "resetVisibility(in: sidebar)"),
      (.resetTabOrder(section: "lists"), "resetTabOrder(section: lists)"),
      (.resetSectionOrder, "resetSectionOrder"),
    ] as [(TabCustomization.Action, String)])
  func describing(action: TabCustomization.Action, text: String) {
    #expect("\(action)" == text)
  }
}
