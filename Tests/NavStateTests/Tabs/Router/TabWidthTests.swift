import NavState
import Testing

/// A window that is made narrow and wide again, while much is open in it.
@Suite("TabRouter, narrow and wide")
struct TabWidthTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static let narrow = Traits(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 375, height: 1366,
    idiom: .pad, orientation: .portrait)
  static let wide = Traits(
    horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 1024, height: 1366,
    idiom: .pad, orientation: .portrait)

  /// A window with something of everything, whose selected tab stands in the sidebar only.
  static let deep: Place = {
    let rules = TabRules.of(
      "home inbox news mail lists(a b) tags>(x y) old find?", back: .fullHistory)
    let steps: [Do] = [
      Step(.adapt(wide)), .push("p", in: "old"), .push("q", in: "a"), .push("r", in: "a"),
      .pane(.sheet("s"), in: "b"), .pane(.push("t", on: 1), in: "b"),
      .search(.setSearchText("u"), in: "find"),
      .configure(.of("home inbox news mail lists(a b) tags>(x y) find?", back: .fullHistory)),
      Step(.customize(.setBarSlots(["mail", "b"])), in: .user),
      Step(.customize(.setSectionOrder(["tags", "lists"])), in: .user),
      .bar(.place(.sidebar)), .bar(.enableAccessory(true)),
      .select("a"), .select("find"), .select("y"), .push("v"), .push("w"), .mark("w"),
      .pane(.stack(.popToRoot), by: .user),
    ]
    return .after(rules, steps)
  }()

  @Test("forty flips of width change nothing stored, not even the question that is asked")
  func flips() throws {
    let before = Self.deep
    #expect(before.pending != nil && before.parkedTabs == ["old"] && before.visitedTabs.count == 3)
    let bytes = try CodedEncoder().encode(before)
    var tabs = before
    for _ in 0..<40 {
      #expect(tabs.adapt(to: Self.narrow) == .changed([]))
      #expect(try CodedEncoder().encode(tabs) == bytes)
      #expect(tabs.selection == "y" && tabs.shownTab == "mail")
      #expect("\(tabs.layout)" == "bottomBar [*mail*, b, home, find, more(inbox, news, a)]")
      #expect(tabs.adapt(to: Self.wide) == .changed([]))
      #expect(tabs == before && tabs.hashValue == before.hashValue)
      #expect(tabs.selection == "y" && tabs.shownTab == "y")
      #expect(
        "\(tabs.layout)" == "sidebar [home, inbox, news, mail, find, tags(x, *y*), lists(a, b)]")
      #expect(tabs.layout.accessory == .expanded)
    }
  }

  @Test("another window's layout goes by what is known of this one, where nothing is known of it")
  func partlyKnown() {
    let tabs = Place.after(.of("a s(b)"), [Step(.adapt(Self.narrow))])
    #expect(tabs.layout(for: Traits(width: 300)) == tabs.layout)
    #expect("\(tabs.layout(for: Traits(width: 300)))" == "bottomBar [*a*, b]")
    #expect(
      "\(tabs.layout(for: Traits(horizontalSizeClass: .regular)))" == "topBar [*a*, s(b)]")
  }

  @Test("a layout has the rule of the window for its bar", arguments: TabMinimizing.allCases)
  func minimizing(rule: TabMinimizing) {
    let tabs = Place.after(.of("a b", minimizing: rule), [Step(.adapt(.phone))])
    #expect(tabs.layout.minimizes == (rule != .never))
  }

  @Test("a write of the tab that is shown is a tap by the user, also on the same one")
  func tapping() {
    var tabs = Place.after(
      .of("a b# c>"), [.push("x"), Step(.adapt(.phone)), .select("c"), .push("y")])
    let before = tabs
    tabs.shownTab = "b"
    #expect(tabs == before)
    tabs.shownTab = "c"
    #expect(tabs.selection == "c" && tabs.path.isEmpty)
    tabs.shownTab = "a"
    #expect(tabs.selection == "a" && tabs.path == ["x"])
    tabs.shownTab = "a"
    #expect(tabs.path.isEmpty)
  }
}
