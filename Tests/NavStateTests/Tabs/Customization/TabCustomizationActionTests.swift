import NavState
import Testing

/// An action after others, and what becomes of it.
struct CustomizationRow: Sendable, CustomTestStringConvertible {
  static let line = "home inbox find? top^ deep> lists(a b) tags>(c)"

  let line: String
  let before: [TabCustomization.Action]
  let action: TabCustomization.Action
  let outcome: Outcome<Never>

  init(
    _ line: String = Self.line, after before: TabCustomization.Action...,
    asked action: TabCustomization.Action,
    _ outcome: Outcome<Never>
  ) {
    self.line = line
    self.before = before
    self.action = action
    self.outcome = outcome
  }

  var testDescription: String { "\(before), \(action)" }
}

/// What every action does in every kind of state.
@Suite("TabCustomization.Action")
struct TabCustomizationActionTests {
  typealias Row = CustomizationRow
  typealias Action = TabCustomization.Action
  typealias Behavior = TabCustomization.Behavior

  static let line = Row.line

  static func hide(_ id: String, in area: TabCustomization.Area = .bar) -> Action {
    .setVisibility(.hidden, of: id, in: area)
  }

  static let showing: [Row] = [
    Row(asked: hide("home"), .changed([])),
    Row(asked: hide("home", in: .sidebar), .changed([])),
    Row(asked: .setVisibility(.visible, of: "home", in: .bar), .changed([])),
    Row(asked: .setVisibility(.automatic, of: "home", in: .bar), .unchanged),
    Row(after: hide("home"), asked: hide("home"), .unchanged),
    Row(after: hide("home"), asked: hide("home", in: .sidebar), .changed([])),
    Row(
      after: hide("home"), asked: .setVisibility(.automatic, of: "home", in: .bar), .changed([])),
    Row(asked: hide("a"), .changed([])), Row(asked: hide("a", in: .sidebar), .changed([])),
    Row(asked: hide("lists"), .changed([])), Row(asked: hide("lists", in: .sidebar), .changed([])),
    Row(asked: hide("nobody"), .refused(.notThere)),
    Row(asked: .setVisibility(.automatic, of: "nobody", in: .bar), .refused(.notThere)),
    // What stands at a fixed place of the bar can't be taken away by the sidebar, either.
    Row(asked: hide("top"), .refused(.notCustomizable)),
    Row(asked: hide("top", in: .sidebar), .refused(.notCustomizable)),
    Row(asked: hide("find"), .refused(.notCustomizable)),
    Row(asked: hide("find", in: .sidebar), .refused(.notCustomizable)),
    // What is in no bar can't be shown or hidden there.
    Row(asked: .setVisibility(.visible, of: "deep", in: .bar), .refused(.notCustomizable)),
    Row(asked: hide("deep"), .refused(.notCustomizable)),
    Row(asked: hide("deep", in: .sidebar), .changed([])),
    Row(asked: .setVisibility(.visible, of: "c", in: .bar), .refused(.notCustomizable)),
    Row(asked: hide("c", in: .sidebar), .changed([])),
    Row(asked: hide("tags"), .refused(.notCustomizable)),
    Row(asked: hide("tags", in: .sidebar), .changed([])),
    // A pinned section, and what stands in it.
    Row("home s^(a)", asked: hide("s"), .refused(.notCustomizable)),
    Row("home s^(a)", asked: hide("a"), .refused(.notCustomizable)),
    Row("home s^(a)", asked: hide("a", in: .sidebar), .refused(.notCustomizable)),
    Row("home s>(a^)", asked: hide("s", in: .sidebar), .changed([])),
    // What the catalog hides is there.
    Row("home a-", asked: hide("a"), .changed([])),
    // Other searches are ordinary.
    Row("a? b?", asked: hide("b"), .changed([])),
    Row("a?> b", asked: hide("a", in: .sidebar), .changed([])),
    Row("home go!", asked: hide("go"), .changed([])),
  ]

  static let lasting: [Row] = [
    Row("a", asked: hide("a"), .refused(.lastVisible)),
    Row("a", asked: hide("a", in: .sidebar), .refused(.lastVisible)),
    Row("a", asked: .setVisibility(.visible, of: "a", in: .bar), .changed([])),
    Row("a b", after: hide("a"), asked: hide("b"), .refused(.lastVisible)),
    Row("a b", after: hide("a"), asked: hide("b", in: .sidebar), .refused(.lastVisible)),
    Row("a b", after: hide("a"), asked: hide("a", in: .sidebar), .changed([])),
    Row("a b", after: hide("a"), asked: hide("b"), .refused(.lastVisible)),
    // An action is no place, and what is hidden or in the sidebar only is not in the bar.
    Row("a go!", asked: hide("a"), .refused(.lastVisible)),
    Row("a go!", asked: hide("go"), .changed([])),
    Row("a b-", asked: hide("a"), .refused(.lastVisible)),
    Row("a b>", asked: hide("a"), .refused(.lastVisible)),
    Row("a b>", asked: hide("a", in: .sidebar), .refused(.lastVisible)),
    Row("a b>", asked: hide("b", in: .sidebar), .changed([])),
    // A section takes its tabs along, but for one that is visible in the bar by itself.
    Row("s(a b)", asked: hide("s"), .refused(.lastVisible)),
    Row("s(a b)", asked: hide("s", in: .sidebar), .refused(.lastVisible)),
    Row("s(a+ b)", asked: hide("s"), .changed([])),
    Row("s(a+ b)", asked: hide("s", in: .sidebar), .refused(.lastVisible)),
    Row("s(a b)", after: hide("a"), asked: hide("b"), .refused(.lastVisible)),
    Row("s(a) t(b)", after: hide("s"), asked: hide("b"), .refused(.lastVisible)),
    // Going back to a declaration that hides it is hiding.
    Row(
      "a~ b", after: .setVisibility(.visible, of: "a", in: .bar), hide("b"),
      asked: .setVisibility(.automatic, of: "a", in: .bar), .refused(.lastVisible)),
    // Where no place stands by declaration, none is taken away.
    Row("a> b!", asked: hide("b"), .changed([])),
  ]

  static let ordering: [Row] = [
    Row(asked: .setTabOrder(["b", "a"], section: "lists"), .changed([])),
    Row(asked: .setTabOrder(["a"], section: "lists"), .changed([])),
    Row(asked: .setTabOrder([], section: "lists"), .changed([])),
    Row(
      after: .setTabOrder(["b", "a"], section: "lists"),
      asked: .setTabOrder(["b", "a"], section: "lists"), .unchanged),
    Row(
      after: .setTabOrder(["b", "a"], section: "lists"),
      asked: .setTabOrder(["a", "b"], section: "lists"), .changed([])),
    Row(asked: .setTabOrder(["a", "c"], section: "lists"), .refused(.notThere)),
    Row(asked: .setTabOrder(["home"], section: "lists"), .refused(.notThere)),
    Row(asked: .setTabOrder(["a", "a"], section: "lists"), .refused(.notThere)),
    Row(asked: .setTabOrder(["a"], section: "nobody"), .refused(.notThere)),
    Row(asked: .setTabOrder([], section: "home"), .refused(.notThere)),
    Row("home s(a^ b)", asked: .setTabOrder(["b", "a"], section: "s"), .changed([])),
    Row(asked: .setSectionOrder(["tags", "lists"]), .changed([])),
    Row(asked: .setSectionOrder([]), .changed([])),
    Row(
      after: .setSectionOrder(["tags"]), asked: .setSectionOrder(["tags"]), .unchanged),
    Row(asked: .setSectionOrder(["tags", "tags"]), .refused(.notThere)),
    Row(asked: .setSectionOrder(["home"]), .refused(.notThere)),
    Row(asked: .setBarSlots(["inbox", "a"]), .changed([])),
    Row(asked: .setBarSlots([]), .changed([])),
    Row(asked: .setBarSlots(nil), .unchanged),
    Row(after: .setBarSlots(["a"]), asked: .setBarSlots(["a"]), .unchanged),
    Row(after: .setBarSlots(["a"]), asked: .setBarSlots(nil), .changed([])),
    Row(asked: .setBarSlots(["a", "b", "a"]), .refused(.notThere)),
    Row(asked: .setBarSlots(["lists"]), .refused(.notThere)),
    Row(asked: .setBarSlots(["home", "top"]), .refused(.notCustomizable)),
    Row(asked: .setBarSlots(["find"]), .refused(.notCustomizable)),
    Row(asked: .setBarSlots(["deep"]), .refused(.notCustomizable)),
    Row(asked: .setBarSlots(["c"]), .refused(.notCustomizable)),
    Row("home s^(a)", asked: .setBarSlots(["a"]), .refused(.notCustomizable)),
    Row("home go!", asked: .setBarSlots(["go"]), .changed([])),
    Row("home shop~", asked: .setBarSlots(["shop"]), .changed([])),
  ]

  static let resetting: [Row] = [
    Row(asked: .resetVisibility(), .unchanged),
    Row(asked: .resetVisibility(in: .bar), .unchanged),
    Row(after: hide("home"), asked: .resetVisibility(), .unchanged),
    Row(after: hide("home"), asked: .resetVisibility(in: .bar), .changed([])),
    Row(after: hide("home", in: .sidebar), asked: .resetVisibility(), .changed([])),
    Row(after: hide("home", in: .sidebar), asked: .resetVisibility(in: .bar), .unchanged),
    Row(asked: .resetTabOrder(section: "lists"), .unchanged),
    Row(asked: .resetTabOrder(section: "nobody"), .refused(.notThere)),
    Row(asked: .resetTabOrder(section: "a"), .refused(.notThere)),
    Row(
      after: .setTabOrder([], section: "lists"), asked: .resetTabOrder(section: "lists"),
      .changed([])),
    Row(
      after: .setTabOrder(["a"], section: "lists"), asked: .resetTabOrder(section: "tags"),
      .unchanged),
    Row(asked: .resetSectionOrder, .unchanged),
    Row(after: .setSectionOrder([]), asked: .resetSectionOrder, .changed([])),
    Row(after: .setBarSlots(["a"]), asked: .resetSectionOrder, .unchanged),
  ]

  static let rows = showing + lasting + ordering + resetting

  @Test("do what the table says, and leave the value unless they change it", arguments: rows)
  func actions(row: Row) throws {
    let catalog = try Tabs(line: row.line)
    let before = try TabCustomization(row.before, in: catalog)
    var after = before
    #expect(after.reduce(row.action, in: catalog) == row.outcome)
    #expect((after != before) == row.outcome.isChanged)
  }

  @Test("every action has rows that say what it does, and none concerns rules or traits")
  func names() {
    let outcomes = Dictionary(grouping: Self.rows, by: \.action.name)
      .mapValues { Set($0.map(\.outcome.name)) }
    #expect(Set(outcomes.keys) == Set(Action.Name.allCases))
    for (name, outcomes) in outcomes {
      #expect(outcomes.isSuperset(of: [.changed, .unchanged]), "\(name)")
      #expect(!outcomes.contains(.unhandled))
    }
    #expect(Self.rows.allSatisfy { $0.action.subject == .place })
  }

  @Test("what was said is read where it was said, and nowhere else")
  func reading() throws {
    let catalog = try Tabs(line: Self.line)
    var customization = TabCustomization()
    #expect(customization.visibility(of: "home", in: .bar) == .automatic)
    #expect(customization.tabOrder(inSection: "lists") == nil)
    #expect(customization.sectionOrder == nil)
    #expect(customization.barSlots == nil)
    let actions: [Action] = [
      Self.hide("lists"), .setVisibility(.visible, of: "a", in: .bar), Self.hide("home"),
      Self.hide("b", in: .sidebar), .setVisibility(.visible, of: "home", in: .sidebar),
      .setTabOrder(["c"], section: "tags"), .setTabOrder(["b", "a"], section: "lists"),
      .setSectionOrder(["tags"]), .setBarSlots(["b", "inbox"]),
    ]
    customization = try TabCustomization(actions, in: catalog)
    #expect(customization == (try TabCustomization(actions.reversed(), in: catalog)))
    let ids = ["a", "b", "home", "lists", "tags", "nobody"]
    #expect(
      ids.map { customization.visibility(of: $0, in: .bar) } == [
        .visible, .automatic, .hidden, .hidden, .automatic, .automatic,
      ])
    #expect(
      ids.map { customization.visibility(of: $0, in: .sidebar) } == [
        .automatic, .hidden, .visible, .automatic, .automatic, .automatic,
      ])
    #expect(customization.tabOrder(inSection: "lists") == ["b", "a"])
    #expect(customization.tabOrder(inSection: "tags") == ["c"])
    #expect(customization.tabOrder(inSection: "a") == nil)
    #expect(customization.sectionOrder == ["tags"])
    #expect(customization.barSlots == ["b", "inbox"])
  }

  @Test("a reset of what is visible keeps orders, and the other one of bar and sidebar")
  func resets() throws {
    let catalog = try Tabs(line: Self.line)
    let kept: [Action] = [
      .setTabOrder(["b"], section: "lists"), .setSectionOrder(["tags"]), .setBarSlots(["b"]),
    ]
    let bar = [Self.hide("home"), Self.hide("a")]
    let sidebar = [Self.hide("home", in: .sidebar), Self.hide("b", in: .sidebar)]
    let all = try TabCustomization(kept + bar + sidebar, in: catalog)
    var reset = all
    #expect(reset.reduce(.resetVisibility(), in: catalog) == .changed([]))
    #expect(reset == (try TabCustomization(kept + bar, in: catalog)))
    reset = all
    #expect(reset.reduce(.resetVisibility(in: .bar), in: catalog) == .changed([]))
    #expect(reset == (try TabCustomization(kept + sidebar, in: catalog)))
    #expect(reset.reduce(.resetVisibility(), in: catalog) == .changed([]))
    #expect(reset == (try TabCustomization(kept, in: catalog)))
    for action in [.resetTabOrder(section: "lists"), .resetSectionOrder, .setBarSlots(nil)]
      as [Action]
    {
      #expect(reset.reduce(action, in: catalog) == .changed([]))
    }
    #expect(reset == TabCustomization())
  }

  /// What a person can do by a behavior: show and hide, and move.
  static let behaviors: [(Behavior?, String?, canHide: Bool, canMove: Bool)] = [
    (nil, "x", true, true), (.automatic, "x", true, true), (.reorderable, "x", false, true),
    (.disabled, "x", false, false),
  ]

  @Test("are refused where no place would be left in the sidebar, also where no bar has one")
  func lastInSidebar() throws {
    let catalog = try Tabs(line: "a> b>")
    var customization = TabCustomization()
    let hideA = TabCustomization.Action.setVisibility(.hidden, of: "a", in: .sidebar)
    #expect(customization.reduce(hideA, in: catalog) == .changed([]))
    let before = customization
    let hideB = TabCustomization.Action.setVisibility(.hidden, of: "b", in: .sidebar)
    #expect(customization.reduce(hideB, in: catalog) == .refused(.lastVisible))
    #expect(customization == before)
  }

  @Test("are refused where a behavior forbids them, in bar and sidebar each by its own")
  func behaving() throws {
    for (bar, _, barHides, barMoves) in Self.behaviors {
      for (sidebar, _, sidebarHides, sidebarMoves) in Self.behaviors {
        let tab = Tabs.Item(
          id: "a", customizationID: "x", barBehavior: bar, sidebarBehavior: sidebar)
        let section = Tabs.Section(
          id: "s", customizationID: "y", tabs: [tab], barBehavior: bar, sidebarBehavior: sidebar)
        let catalog = try Tabs([.tab(.init(id: "home")), .section(section)])
        let cases: [(Action, Bool)] = [
          (Self.hide("x"), barHides), (Self.hide("x", in: .sidebar), sidebarHides),
          (Self.hide("y"), barHides), (Self.hide("y", in: .sidebar), sidebarHides),
          (.setVisibility(.visible, of: "x", in: .bar), barHides),
          (.setBarSlots(["x"]), barMoves), (.setTabOrder(["x"], section: "y"), sidebarMoves),
          (.setSectionOrder(["y"]), sidebarMoves),
        ]
        for (action, isAllowed) in cases {
          var customization = TabCustomization()
          let outcome = customization.reduce(action, in: catalog)
          #expect(outcome == (isAllowed ? .changed([]) : .refused(.notCustomizable)), "\(action)")
        }
      }
    }
  }

  @Test("name what has a customization id, and only by that")
  func ids() throws {
    let section = Tabs.Section(
      id: "s", tabs: [.init(id: "b"), .init(id: "c", customizationID: "z")])
    let catalog = try Tabs([.tab(.init(id: "a", customizationID: "x")), .section(section)])
    var customization = TabCustomization()
    for action in [
      Self.hide("a"), Self.hide("b"), Self.hide("s"), .setTabOrder(["z"], section: "s"),
      .setSectionOrder(["s"]), .setBarSlots(["a"]), .setBarSlots(["b"]),
    ] {
      #expect(customization.reduce(action, in: catalog) == .refused(.notThere), "\(action)")
    }
    #expect(customization.reduce(.setBarSlots(["x", "z"]), in: catalog) == .changed([]))
    #expect(customization.reduce(Self.hide("z"), in: catalog) == .changed([]))
  }

  @Test("keep no more than can be read again")
  func limits() throws {
    let limit = Limits().count
    let tabs = (0...limit).map { TabCatalog<Int>.Item(id: $0, customizationID: "\($0)") }
    let catalog = try TabCatalog([.section(.init(id: "s", customizationID: "s", tabs: tabs))])
    var customization = TabCustomization()
    let ids = tabs.compactMap(\.customizationID)
    let sections: [Action] = [.setTabOrder(ids, section: "s"), .setBarSlots(ids)]
    for action in sections {
      #expect(customization.reduce(action, in: catalog) == .refused(.notCustomizable))
    }
    let some = Array(ids.dropLast())
    #expect(customization.reduce(.setTabOrder(some, section: "s"), in: catalog) == .changed([]))
    #expect(customization.reduce(.setBarSlots(some), in: catalog) == .changed([]))
    // Names that the next version doesn't know count, too.
    let next = try TabCatalog([.section(.init(id: "s", customizationID: "s", tabs: [tabs[limit]]))])
    let one = ids[limit]
    for action in [.setTabOrder([one], section: "s"), .setBarSlots([one])] as [Action] {
      #expect(customization.reduce(action, in: next) == .refused(.notCustomizable))
    }
  }

  @Test("say nothing of more ids than can be read again")
  func manyIDs() throws {
    let ids = (0..<Limits().count).map { "gone\($0)" }
    let wishes = ids.map { #""\#($0)":{"bar":"hidden"}"# }.joined(separator: ",")
    let orders = ids.map { #""\#($0)":[]"# }.joined(separator: ",")
    let text = #"{"visibility":{\#(wishes)},"tabOrder":{\#(orders)}}"#
    let full = try CodedDecoder().decode(TabCustomization.self, from: Array(text.utf8))
    let catalog = try Tabs(line: "home gone7 s(a) gone8(b)")
    let refused: [Action] = [Self.hide("home"), .setTabOrder(["a"], section: "s")]
    for action in refused {
      var customization = full
      #expect(customization.reduce(action, in: catalog) == .refused(.notCustomizable))
      #expect(customization == full)
    }
    var customization = full
    for action in [
      Self.hide("gone7", in: .sidebar), .setVisibility(.automatic, of: "gone8", in: .bar),
      Self.hide("home"), .setTabOrder(["b"], section: "gone8"), .resetTabOrder(section: "gone8"),
      .setTabOrder(["a"], section: "s"),
    ] {
      #expect(customization.reduce(action, in: catalog) == .changed([]), "\(action)")
    }
  }
}
