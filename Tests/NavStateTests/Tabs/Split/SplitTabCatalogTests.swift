import NavState
import Testing

/// Catalogs that change, where tabs own split views or begin or cease to.
@Suite("TabRouter, other catalogs and split views")
struct SplitTabCatalogTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static let both = TabRules.split("home mail")
  static let plain = TabRules.split("home mail", ["mail": nil])
  static let two = TabRules.split("home mail", ["mail": .stacked(.two)])
  static let without = TabRules.split("home")

  /// Something in every column.
  static let full: [Do] = [
    .mail(.push("s", in: .sidebar)), .mail(.sidebar("a")), .mail(.push("c", in: .content)),
    .mail(.content("1")), .mail(.push("x")), .pane(.sheet("p"), in: "mail"),
    .mail(.push("z", in: .secondary)),
  ]
  static let fullWords = "mail: a [s] | 1 [c] | [x] + p secondary [z]"

  static let changing: [SplitTabRow] = [
    // A router becomes the detail, with what it presents.
    SplitTabRow(
      plain, .big, [.push("x", in: "mail"), .pane(.sheet("p"), in: "mail")], .configure(both),
      "", "*home; mail: - | - | [x] + p"),
    SplitTabRow(plain, .big, [], .configure(both), "", "*home"),
    // The detail becomes the router, and the host is told what more there was.
    SplitTabRow(
      both, .big, full, .configure(plain),
      "dropped(mail a [s] › 1 [c] › [x] + p | [z] (hidden))", "*home; mail [x] + p"),
    SplitTabRow(
      both, .big, [.push("x", in: "mail")], .configure(plain), "", "*home; mail [x]"),
    SplitTabRow(
      both, .big, [.mail(.visible(.all))], .configure(plain),
      "dropped(mail nothing › nothing › [] (all))",
      "*home"),
    SplitTabRow(
      both, .big, full, .configure(two),
      "mail: selectedContent(nothing, previous: 1), mail: popped([c]) in content",
      "*home; mail: a [s] | [x] + p secondary [z]"),
    SplitTabRow(
      two, .big, [.mail(.sidebar("a")), .mail(.push("x"))], .configure(both), "",
      "*home; mail: a | - | [x]"),
    SplitTabRow(
      both, .big, full,
      .configure(.split("home mail", ["mail": .stacked(.three, hasStack: false)])),
      "mail: popped([s]) in sidebar, mail: popped([c]) in content",
      "*home; mail: a | 1 | [x] + p secondary [z]"),
    SplitTabRow(
      both, .big, [.mail(.sidebar("a", "b"))],
      .configure(.split("home mail", ["mail": .stacked(.three, limit: 1)])), "tooManySelected",
      "*home; mail: a+b | - | []"),
    SplitTabRow(
      both, .big, [.mail(.sidebar("a")), .mail(.content("1", "2"))],
      .configure(.split("home", ["mail": .stacked(.three, limit: 1)])), "parked(mail)",
      "*home (mail: a | 1+2 | [])"),
    // Removed, hidden, and back again.
    SplitTabRow(both, .big, full, .configure(without), "parked(mail)", "*home (\(fullWords))"),
    SplitTabRow(
      both, .big, full + [.configure(without)], .configure(both), "returned(mail)",
      "*home; \(fullWords)"),
    SplitTabRow(
      both, .big, full, .configure(.split("home mail-")), "", "*home; \(fullWords)"),
    SplitTabRow(
      both, .big, full, .configure(.split("mail home")), "", "\(fullWords); *home"),
    SplitTabRow(both, .big, [], .configure(without), "", "*home"),
    SplitTabRow(
      both, .big, full, .configure(.split("home", parking: 0)),
      "dropped(mail a [s] › 1 [c] › [x] + p | [z] (hidden))", "*home"),
    // It returns as something else.
    SplitTabRow(
      both, .big, full + [.configure(without)], .configure(two),
      "returned(mail), mail: selectedContent(nothing, previous: 1), mail: popped([c]) in content",
      "*home; mail: a [s] | [x] + p secondary [z]"),
    SplitTabRow(
      both, .big, full + [.configure(without)], .configure(plain),
      "returned(mail), dropped(mail a [s] › 1 [c] › [x] + p | [z] (hidden))",
      "*home; mail [x] + p"),
    SplitTabRow(
      plain, .big, [.push("x", in: "mail"), .configure(without)], .configure(both),
      "returned(mail)", "*home; mail: - | - | [x]"),
    SplitTabRow(
      both, .big, [.mail(.sidebar("a", "b")), .configure(without)],
      .configure(.split("home mail", ["mail": .stacked(.three, limit: 1)])), "tooManySelected",
      "*home (mail: a+b | - | [])"),
    // Another selected tab.
    SplitTabRow(
      both, .big, full + [.select("mail")], .configure(without),
      "parked(mail), selected(home, previous: mail)", "*home (\(fullWords))"),
    // Rules of routers, which are the tabs', and count for every column.
    SplitTabRow(
      both, .big, full, .configure(.split("home mail", router: RouterRules(depth: 1))), "",
      "*home; \(fullWords)"),
    SplitTabRow(
      both, .big, [.mail(.push("s", in: .sidebar)), .mail(.push("t", in: .sidebar))],
      .configure(.split("home mail", router: RouterRules(depth: 1))), "tooDeep",
      "*home; mail: - [s t] | - | []"),
    SplitTabRow(
      both, .big,
      [.mail(.push("s", in: .sidebar)), .mail(.push("t", in: .sidebar)), .configure(without)],
      .configure(.split("home", router: RouterRules(depth: 1))), "tooDeep",
      "*home (mail: - [s t] | - | [])"),
    // What has no place under the new rules can't be too deep for them.
    SplitTabRow(
      both, .big, [.mail(.push("c", in: .content)), .mail(.push("d", in: .content))],
      .configure(
        .split("home mail", ["mail": .stacked(.two)], router: RouterRules(depth: 1))),
      "mail: popped([c, d]) in content", "*home"),
  ]

  @Test("panes settle under the rules of their tabs", arguments: changing)
  func configuring(row: SplitTabRow) {
    row.check()
    let tabs = Place.after(row.rules, row.traits, row.before)
    let (after, outcome) = tabs.stepping(row.step)
    // Nothing of it depends on who was selected, or on the window.
    for traits in [Traits.uprightPhone, .wideMac] {
      let other = Place.after(row.rules, traits, row.before)
      let stepped = other.stepping(row.step)
      #expect(stepped.outcome.tabWords == outcome.tabWords)
      #expect(stepped.after.columnWords == after.columnWords)
    }
    #expect(after.stepping(row.step).outcome.isChanged == false || after == tabs)
  }

  @Test("parked and back under the same rules it is whole, with what it remembers and wishes")
  func whole() {
    let material = SplitRules.stacked(.three, back: .latest, history: 3)
    let rules = TabRules.split("home mail", ["mail": material])
    let tabs = Place.after(
      rules, .uprightPhone,
      [.mail(.prefer(.sidebar)), .mail(.sidebar("a"))] + Self.full.dropFirst(2)
        + [
          .mail(.visible(.detailOnly)), .column(.setWidth(300, of: .content), in: "mail"),
          .column(.presentInspector(true), in: "mail"), .mail(.mark(.root)),
        ])
    let parked = tabs.stepping(.configure(Self.without)).after
    #expect(parked.pane(of: "mail")?.splitView?.violation == nil)
    #expect(parked.markedPlaces == tabs.markedPlaces)
    let back = parked.stepping(.configure(rules)).after
    #expect(back == tabs && back.hashValue == tabs.hashValue)
  }

  @Test("earlier places of a parked tab that are too deep are forgotten, and the others kept")
  func earlier() throws {
    let material = SplitRules.stacked(.two, back: .latest)
    let rules = TabRules.split("home mail", ["mail": material])
    let tabs = Place.after(
      rules, .big,
      [
        .mail(.push("x")), .mail(.push("y")), .mail(.pop()), .mail(.pop()),
        .configure(Self.without),
        .configure(.split("home", router: RouterRules(depth: 1))),
      ])
    #expect(tabs.violation == nil && tabs.pane(of: "mail")?.splitView?.violation == nil)
    // And so they are by whoever reads it under such rules.
    let written = try CodedEncoder().encode(
      Place.after(
        rules, .big,
        [
          .mail(.push("x")), .mail(.push("y")), .mail(.pop()), .mail(.pop()),
          .configure(Self.without),
        ]))
    let decoder = CodedDecoder(userInfo: [.tabConfiguration: tabs.configuration])
    #expect(try decoder.decode(Place.self, from: written) == tabs)
    #expect(decoder.restore(Place.self, from: written, unreadable: .skip).value == tabs)
    let back = tabs.stepping(
      .configure(.split("home mail", ["mail": material], router: RouterRules(depth: 1)))
    ).after
    // Of nothing, x, x y, x only the first and the last two are left, and the last is not another place.
    #expect(back["mail"].splitView?.words == "- | []")
    #expect(back.stepping(.back(in: "mail")).after["mail"].splitView?.words == "- | [x]")
  }

  @Test("what is dropped of a tab is a split view that keeps its rules")
  func dropped() throws {
    for (columns, steps) in [
      (ColumnCount.two, [.mail(.sidebar("a")), .mail(.mark(.root))]),
      (.three, [.mail(.sidebar("a")), .mail(.mark(.root, in: .content))]),
    ] as [(ColumnCount, [Do])] {
      let rules = TabRules.split("home mail", ["mail": .stacked(columns)])
      let tabs = Place.after(rules, .big, steps)
      for new in [TabRules.split("home", parking: 0), Self.plain] {
        let (_, outcome) = tabs.stepping(Do.configure(new).byForce)
        let panes = outcome.events.compactMap { event in
          if case .dropped(_, let pane) = event { pane } else { nil }
        }
        let split = try #require(panes.first?.splitView)
        #expect(split.violation == nil && split.rules.columns == columns)
        #expect(split.words == tabs["mail"].splitView?.words)
      }
      let parked = tabs.stepping(.configure(Self.without)).after
      let split = try #require(parked.pane(of: "mail")?.splitView)
      #expect(split.violation == nil && split.rules.columns == columns)
    }
  }

  @Test("what is dropped of a split view is under the rules of routers that it was settled under")
  func droppedUnderRules() throws {
    let router = RouterRules(hostWaits: true)
    let tabs = Place.after(
      .split("home mail", router: router), .big,
      [.mail(.pane(.sheet("x"))), .mail(.pane(.dismiss()))])
    for line in ["home", "home notes"] {
      let new = TabRules.split(line, router: router, parking: 0)
      let (_, outcome) = tabs.stepping(.configure(new))
      guard case .dropped("mail", .splitView(let split))? = outcome.events.first else {
        Issue.record("\(outcome)")
        continue
      }
      #expect(split.violation == nil && split.rules.router == router)
      #expect(split.router.leaving == tabs["mail"].router.leaving)
    }
  }

  @Test("a parked tab is not addressed: it shows its root, and refuses all")
  func parked() {
    var tabs = Place.after(Self.both, .big, Self.full + [.configure(Self.without)])
    let before = tabs
    #expect(tabs["mail"].splitView == nil && tabs["mail"].sidebarSelection.isEmpty)
    #expect(tabs["mail"].path.isEmpty && tabs["mail"].compactPath.isEmpty)
    tabs["mail"].sidebarItem = "b"
    #expect(tabs["mail"].push("y").refusal == .notThere && tabs == before)
  }

  @Test("forty flips of width change nothing stored, whatever tabs there are")
  func flips() throws {
    let states: [[Do]] = [
      Self.full, Self.full + [.select("mail")], Self.full + [.configure(Self.without)],
      Self.full + [.mail(.prefer(.sidebar)), .mail(.mark(.root))],
    ]
    for steps in states {
      let before = Place.after(Self.both, .big, steps)
      let bytes = try CodedEncoder().encode(before)
      var tabs = before
      for _ in 0..<40 {
        for traits in [Traits.uprightPhone, .narrowPad, .uprightPad, .wideMac, .big] {
          #expect(tabs.adapt(to: traits) == .changed([]))
          #expect(try CodedEncoder().encode(tabs) == bytes)
          let isNarrow = traits.horizontalSizeClass == .compact
          #expect(tabs["mail"].splitView?.layout.isCollapsed ?? isNarrow == isNarrow)
        }
      }
      // The traits that are not told stay as they were last known.
      tabs.adapt(to: before.traits)
      #expect(tabs.columnWords == before.columnWords)
      for tab in ["home", "mail"] {
        #expect(tabs[tab].splitView?.words == before[tab].splitView?.words)
      }
    }
  }
}
