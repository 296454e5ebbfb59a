import NavState
import Testing

/// What stands where, in windows of each kind.
@Suite("TabLayout")
struct TabLayoutTests {
  typealias Action = TabCustomization.Action

  /// The layout of a line, with the first place selected unless said otherwise.
  static func layout(
    _ line: String, on traits: Traits, by actions: [Action] = [], selecting tab: String? = nil,
    bar: TabBarState = TabBarState()
  ) throws -> TabLayout<String> {
    let catalog = try Tabs(line: line)
    return TabLayout(
      catalog, customization: try TabCustomization(actions, in: catalog),
      selection: tab ?? catalog.places[0], bar: bar, traits: traits)
  }

  static let phones: [(String, String)] = [
    ("a", "*a*"), ("a b c d e", "*a*, b, c, d, e"),
    ("a b c d e f", "*a*, b, c, d, more(e, f)"),
    ("a b c d e f-", "*a*, b, c, d, e"),
    // Actions stand as places do.
    ("a go! b", "*a*, go, b"), ("a b c d e go!", "*a*, b, c, d, more(e, go)"),
    // The tabs of a section are ordinary, without a header.
    ("a s(b c) d", "*a*, b, c, d"), ("a s(b c d) t(e f)", "*a*, b, c, d, more(e, f)"),
    ("a s() t-(b) u(c-)", "*a*"),
    // Pinned, then the search.
    ("p^ a f? b q^", "a, b, *p*, q, f"), ("f? a b", "a, b, *f*"), ("s(f? a) b", "a, b, *f*"),
    ("a f?^ p^ b", "*a*, b, p, f"), ("a f? g? h?", "*a*, g, h, f"),
    ("a s^(b c) d", "*a*, d, b, c"),
    ("a b c p^ f? d", "*a*, b, p, f, more(c, d)"),
    ("p^ q^ r^ a f? b", "*p*, q, r, f, more(a, b)"),
    ("p^ q^ r^ t^ a f? b", "*p*, q, r, f, more(a, b, t)"),
    ("p^ q^ r^ t^ u^ v^", "*p*, q, r, t, more(u, v)"),
    ("p^ q^ r^ t^ f?", "*p*, q, r, t, f"),
    // What is in the sidebar only, or hidden in the bar, is not in the bar.
    ("a b> c~ d", "*a*, d"), ("a s>(b c+) d", "*a*, d"), ("a s>(b c^) d", "*a*, d, c"),
    ("a s~(b c+) d", "*a*, c, d"), ("a s~(b f?) d", "*a*, d, f"), ("a s~(b p^) d", "*a*, d, p"),
    ("a b p^- f?-", "*a*, b"), ("a f?> b", "*a*, b"), ("a p^ s>(f?)", "*a*, p"),
    // Never without a place: else what is declared is ignored.
    ("a> b>", "*a*, b"), ("a~ go!", "*a*, go"), ("a> go! b-", "*a*, go"),
    ("s>(a b)", "*a*, b"), ("s~(a b) c!", "*a*, b, c"),
  ]

  @Test("on a phone, is a bar of five tabs at most, else of four and More", arguments: phones)
  func phone(line: String, entries: String) throws {
    #expect(try "\(Self.layout(line, on: .phone))" == "bottomBar [\(entries)]")
  }

  static let pads: [(String, String)] = [
    ("a b c d e f g", "*a*, b, c, d, e, f, g"),
    ("a s(b c) d", "*a*, s(b, c), d"), ("a go! s(b hi!)", "*a*, go, s(b, hi)"),
    ("a s() t-(b) u(c-) d", "*a*, d"),
    // What is visible in the bar by its own declaration stands behind its section.
    ("a s(b c+ d) e", "*a*, s(b, d), c, e"), ("a s(b+ c+) d", "*a*, b, c, d"),
    ("a s~(b c+) d", "*a*, c, d"), ("a+ b", "*a*, b"),
    // Pinned, then the search, also out of sections.
    ("p^ a f? s(b q^) c", "a, s(b), c, *p*, q, f"), ("a s(f? b) c", "*a*, s(b), c, f"),
    ("a s^(b c+ p^) d", "*a*, d, s(b), c, p"), ("a s^(b) p^ f?", "*a*, s(b), p, f"),
    ("a f? g? s(h?)", "*a*, g, s(h), f"),
    ("a b> c~ s>(d e+) t(g h>)", "*a*, t(g)"), ("a s>(b c^) d", "*a*, d, c"),
    ("a> s>(b) c-", "*a*, s(b)"), ("s~(a b) go!", "s(*a*, b), go"),
  ]

  @Test("on a pad, is a bar without a limit, with sections as entries", arguments: pads)
  func pad(line: String, entries: String) throws {
    #expect(try "\(Self.layout(line, on: .pad))" == "topBar [\(entries)]")
    let vision = Traits(.regular, .regular, on: .vision)
    #expect(try "\(Self.layout(line, on: vision))" == "ornament [\(entries)]")
  }

  static let sidebars: [(String, String)] = [
    ("a s(b c) d t(e)", "*a*, d, s(b, c), t(e)"), ("s(b) f? p^", "*f*, p, s(*b*)"),
    ("a b> c~ s>(d e+) t~(g h>)", "*a*, b, c, s(d, e), t(g, h)"),
    ("a go! s(b hi!)", "*a*, go, s(b, hi)"), ("a s() t-(b) u(c-) d-", "*a*"),
  ]

  @Test("in a sidebar, has plain tabs first, then sections", arguments: sidebars)
  func sidebar(line: String, entries: String) throws {
    let first = try Tabs(line: line).places[0]
    let marked = entries.replacing("*", with: "")
      .replacing(first, with: "*\(first)*")
    #expect(try "\(Self.layout(line, on: .mac))" == "sidebar [\(marked)]")
    let tv = Traits(.regular, .regular, on: .tv)
    #expect(try "\(Self.layout(line, on: tv))" == "sidebar [\(marked)]")
  }

  static let line = "a b p^ s(c d e) t(g h) f?"

  static func show(_ id: String, in area: TabCustomization.Area = .bar) -> Action {
    .setVisibility(.visible, of: id, in: area)
  }

  static func hide(_ id: String, in area: TabCustomization.Area = .bar) -> Action {
    .setVisibility(.hidden, of: id, in: area)
  }

  /// What a person does, and what stands on phone, pad and Mac.
  static let customized: [([Action], String, String, String)] = [
    (
      [], "*a*, b, p, f, more(c, d, e, g, h)", "*a*, b, s(c, d, e), t(g, h), p, f",
      "*a*, b, p, f, s(c, d, e), t(g, h)"
    ),
    (
      [hide("b"), hide("d")], "*a*, c, p, f, more(e, g, h)", "*a*, s(c, e), t(g, h), p, f",
      "*a*, b, p, f, s(c, d, e), t(g, h)"
    ),
    (
      [hide("b", in: .sidebar), hide("d", in: .sidebar)], "*a*, c, p, f, more(e, g, h)",
      "*a*, s(c, e), t(g, h), p, f", "*a*, p, f, s(c, e), t(g, h)"
    ),
    // What is hidden in the sidebar is hidden in the bar, whatever is said of the bar.
    (
      [hide("b", in: .sidebar), show("b")], "*a*, c, p, f, more(d, e, g, h)",
      "*a*, s(c, d, e), t(g, h), p, f", "*a*, p, f, s(c, d, e), t(g, h)"
    ),
    (
      [hide("s", in: .sidebar), show("c"), show("d", in: .sidebar)], "*a*, b, p, f, more(g, h)",
      "*a*, b, t(g, h), p, f", "*a*, b, p, f, t(g, h)"
    ),
    (
      [show("d"), show("h")], "*a*, b, p, f, more(c, d, e, g, h)",
      "*a*, b, s(c, e), d, t(g), h, p, f", "*a*, b, p, f, s(c, d, e), t(g, h)"
    ),
    (
      [hide("s"), hide("t"), show("d")], "*a*, b, d, p, f", "*a*, b, d, p, f",
      "*a*, b, p, f, s(c, d, e), t(g, h)"
    ),
    (
      [.setBarSlots(["g", "b"])], "g, b, p, f, more(*a*, c, d, e, h)",
      "b, *a*, s(c, d, e), t(g, h), p, f", "*a*, b, p, f, s(c, d, e), t(g, h)"
    ),
    (
      [.setBarSlots(["g", "b"]), show("g"), hide("b")], "g, *a*, p, f, more(c, d, e, h)",
      "g, *a*, s(c, d, e), t(h), p, f", "*a*, b, p, f, s(c, d, e), t(g, h)"
    ),
    (
      [.setTabOrder(["e", "c"], section: "s"), .setSectionOrder(["t", "s"])],
      "*a*, b, p, f, more(c, d, e, g, h)", "*a*, b, s(e, c, d), t(g, h), p, f",
      "*a*, b, p, f, t(g, h), s(e, c, d)"
    ),
    (
      [.setTabOrder(["e", "d", "c"], section: "s"), hide("d", in: .sidebar)],
      "*a*, b, p, f, more(c, e, g, h)", "*a*, b, s(e, c), t(g, h), p, f",
      "*a*, b, p, f, s(e, c), t(g, h)"
    ),
  ]

  @Test("is as a person wants it, where the catalog allows that", arguments: customized)
  func customizing(actions: [Action], phone: String, pad: String, mac: String) throws {
    #expect(try "\(Self.layout(Self.line, on: .phone, by: actions))" == "bottomBar [\(phone)]")
    #expect(try "\(Self.layout(Self.line, on: .pad, by: actions))" == "topBar [\(pad)]")
    #expect(try "\(Self.layout(Self.line, on: .mac, by: actions))" == "sidebar [\(mac)]")
  }

  @Test("ignores what a person said of what the catalog no longer lets people change")
  func noLongerCustomizable() throws {
    let before = try Tabs(line: "a b c z s(d e) t(g) x(h)")
    let customization = try TabCustomization(
      [
        Self.hide("a"), Self.hide("b", in: .sidebar), Self.hide("c"), Self.hide("s"),
        Self.hide("h"),
        Self.hide("t", in: .sidebar), .setBarSlots(["h", "g", "c"]),
        .setSectionOrder(["x", "t", "s"]),
        .setTabOrder(["e", "d"], section: "s"),
      ], in: before)
    func item(
      _ id: String, _ bar: TabCustomization.Behavior? = nil,
      _ sidebar: TabCustomization.Behavior? = nil, placement: Tabs.Placement = .automatic,
      role: Tabs.Role? = nil
    ) -> Tabs.Item {
      .init(
        id: id, role: role, placement: placement, customizationID: id, barBehavior: bar,
        sidebarBehavior: sidebar)
    }
    let after = try Tabs([
      .tab(item("a", .disabled)), .tab(item("b", placement: .pinned)),
      .tab(item("c", role: .search)),
      .section(
        .init(
          id: "s", customizationID: "s", tabs: [item("d"), item("e", nil, .disabled)],
          barBehavior: .reorderable, sidebarBehavior: .disabled)),
      .section(
        .init(
          id: "t", customizationID: "t", tabs: [item("g", .disabled)], sidebarBehavior: .reorderable
        )),
      .section(.init(id: "x", customizationID: "x", tabs: [item("h", .reorderable)])),
    ])
    func text(_ traits: Traits) -> String {
      "\(TabLayout(after, customization: customization, selection: "", traits: traits))"
    }
    #expect(text(.phone) == "bottomBar [*h*, a, b, c, more(d, e, g)]")
    #expect(text(.pad) == "topBar [a, s(d, e), t(g), x(h), b, c]")
    #expect(text(.mac) == "sidebar [a, b, c, s(d, e), x(h), t(g)]")
  }

  @Test("never is without a place: then what a person hid is shown as it is declared")
  func lastPlace() throws {
    let before = try Tabs(line: "a b c go!")
    let customization = try TabCustomization(
      [
        Self.hide("a"), Self.hide("b", in: .sidebar), Self.hide("go"), .setBarSlots(["go", "b"]),
      ], in: before)
    let after = try Tabs(line: "a b d~ go!")
    func text(_ traits: Traits) -> String {
      "\(TabLayout(after, customization: customization, selection: "", traits: traits))"
    }
    #expect(text(.phone) == "bottomBar [go, *b*, a]")
    #expect(text(.pad) == "topBar [go, b, a]")
    // The sidebar has places, so there it holds.
    #expect(text(.mac) == "sidebar [a, d, go]")
  }

  @Test("ignores all that a person said of what is visible, or nothing")
  func lastPlaceAmongActions() throws {
    let before = try Tabs(line: "a s(b go!) z")
    let customization = try TabCustomization(
      [Self.hide("a"), Self.hide("b"), Self.show("go")], in: before)
    func text(_ catalog: Tabs) -> String {
      "\(TabLayout(catalog, customization: customization, selection: "", traits: .pad))"
    }
    #expect(text(before) == "topBar [go, z]")
    #expect(text(try Tabs(line: "a s(b go!)")) == "topBar [a, s(b, go)]")
  }

  static let selections: [(String, String, TabLayout<String>.Selection, String)] = [
    // The line, what is selected, where it shows on a phone, and what is marked.
    ("a b c", "b", .tab("b"), "b"), ("a s(b) c", "b", .tab("b"), "b"),
    ("a b c d e f", "e", .more, "e"), ("a b c d e f", "d", .tab("d"), "d"),
    ("go! a b>", "b", .twin("a"), "a"), ("go! a~ b c", "a", .twin("b"), "b"),
    ("a- b c", "a", .twin("b"), "b"), ("a b", "nobody", .twin("a"), "a"),
    ("go! a", "go", .twin("a"), "a"), ("p^ f? a b>", "b", .twin("a"), "a"),
    ("p^ b>", "b", .twin("p"), "p"),
    ("go1! go2! go3! go4! a b c>", "c", .twin("a"), "a"),
  ]

  @Test(
    "on a phone, shows the selection at its entry, in More, or by a twin", arguments: selections)
  func selecting(
    line: String, tab: String, selection: TabLayout<String>.Selection, shown: String
  ) throws {
    let layout = try Self.layout(line, on: .phone, selecting: tab)
    #expect(layout.selection == selection)
    #expect(layout.shownTab == shown)
  }

  @Test(
    "on pads and in sidebars, shows the selection at its entry, in its section, or nowhere",
    arguments: [
      ("a s(b c+) d>", "a", .tab("a"), .tab("a")), ("a s(b c+) d>", "b", .section("s"), .tab("b")),
      ("a s(b c+) d>", "c", .tab("c"), .tab("c")), ("a s(b c+) d>", "d", .nowhere, .tab("d")),
      ("a b-", "b", .nowhere, .nowhere), ("a b", "nobody", .nowhere, .nowhere),
      ("a go!", "go", .nowhere, .nowhere),
    ] as [(String, String, TabLayout<String>.Selection, TabLayout<String>.Selection)])
  func selectingWide(
    line: String, tab: String, pad: TabLayout<String>.Selection,
    mac: TabLayout<String>.Selection
  ) throws {
    for (traits, selection) in [(Traits.pad, pad), (.mac, mac)] {
      let layout = try Self.layout(line, on: traits, selecting: tab)
      #expect(layout.selection == selection)
      #expect(layout.shownTab == tab)
    }
  }

  @Test("takes the declared twin if that has an entry, in More too, else the first place")
  func twins() throws {
    func shown(_ line: String, twin: String) throws -> String {
      var entries = try Tabs(line: line).entries
      entries.append(.tab(.init(id: "z", placement: .sidebarOnly, compactTwin: twin)))
      let layout = TabLayout(try Tabs(entries), selection: "z", traits: .phone)
      #expect(layout.selection == .twin(layout.shownTab))
      return "\(layout)"
    }
    #expect(try shown("a b c", twin: "c") == "bottomBar [a, b, *c*]")
    #expect(try shown("a b c d e f", twin: "f") == "bottomBar [a, b, c, d, more(e, *f*)]")
    #expect(try shown("a b c>", twin: "c") == "bottomBar [*a*, b]")
    #expect(try shown("a b c-", twin: "c") == "bottomBar [*a*, b]")
    #expect(try shown("a b", twin: "z") == "bottomBar [*a*, b]")
  }

  @Test("forty turns of a window end where they began, and store nothing")
  func turns() throws {
    let line = "a b c> d~ s(e g+) t>(h i) f? j k"
    for tab in try Tabs(line: line).places {
      let rooms = [Traits.phone, .pad, .mac]
      let first = try rooms.map { try Self.layout(line, on: $0, selecting: tab) }
      for turn in 0..<40 {
        let room = turn % rooms.count
        #expect(try Self.layout(line, on: rooms[room], selecting: tab) == first[room])
      }
      #expect(Set(first).count == 3)
    }
  }
}
