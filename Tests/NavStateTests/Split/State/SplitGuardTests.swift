import NavState
import Testing

/// What is held and asked about where there are columns: one question for all of them.
@Suite("SplitViewState, exit guard")
struct SplitGuardTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>
  typealias Row = SplitRow

  static let chosen: [Do] = [.sidebar("a"), .content("1")]
  static let detail: [Do] = chosen + [.mark(.root)]
  static let content: [Do] = chosen + [.mark(.root, in: .content)]
  static let two: [Do] = [.sidebar("a"), .mark(.root)]

  private static func asked(
    _ traits: Traits, _ before: [Do], _ step: Do, _ places: String, _ words: String,
    _ rules: SplitRules = .stacked(.three)
  ) -> Row {
    Row(rules, traits, before, step, "exitAsked([\(places)])", words + " ?")
  }

  static let rootOfDetail = "root in detail"
  static let rootOfContent = "root in content"
  static let keeping = SplitRules.stacked(.three, changing: .keep)

  // Every way out of a marked root, one of each kind.
  static let roots: [Row] =
    [Traits.uprightPhone, .big].flatMap { traits in
      [
        asked(traits, detail, .content("2"), rootOfDetail, "a | 1 | ![]"),
        asked(traits, detail, .content("1", "2"), rootOfDetail, "a | 1 | ![]"),
        asked(traits, detail, .content(), rootOfDetail, "a | 1 | ![]"),
        asked(traits, detail, .sidebar("b"), rootOfDetail, "a | 1 | ![]"),
        asked(traits, detail, .sidebar(), rootOfDetail, "a | 1 | ![]", keeping),
        asked(traits, detail, .column(.dismiss(.detail)), rootOfDetail, "a | 1 | ![]"),
        asked(traits, detail, .column(.dismiss(.content)), rootOfDetail, "a | 1 | ![]"),
        asked(traits, detail, .path([]), rootOfDetail, "a | 1 | ![]"),
        asked(
          traits, detail, .path([.sidebarSelection(["a"]), .contentSelection(["2"])]), rootOfDetail,
          "a | 1 | ![]"),
        asked(traits, detail, .configure(.stacked(.two)), rootOfDetail, "a | 1 | ![]"),
        asked(
          traits, detail, .sidebar("a"), rootOfDetail, "a | 1 | ![]",
          .stacked(.three, reselecting: .reset)),
        asked(traits, content, .sidebar("b"), rootOfContent, "a | 1! | []"),
        asked(traits, content, .sidebar("b"), rootOfContent, "a | 1! | []", keeping),
        asked(traits, content, .sidebar(), rootOfContent, "a | 1! | []"),
        asked(traits, content, .column(.dismiss(.content)), rootOfContent, "a | 1! | []"),
        asked(
          traits, content, .path([.contentSelection(["1"])]), rootOfContent, "a | 1! | []"),
        asked(traits, content, .configure(.stacked(.two)), rootOfContent, "a | 1! | []"),
        asked(traits, two, .sidebar("b"), rootOfDetail, "a | ![]", .stacked(.two)),
        asked(traits, two, .configure(.stacked(.three)), rootOfDetail, "a | ![]", .stacked(.two)),
        asked(traits, two, .back(), rootOfDetail, "a | ![]", .stacked(.two, back: .latest)),
        asked(
          traits, [.content("2")] + detail, .back(), rootOfDetail, "a | 1 | ![]",
          .stacked(.three, changing: .keep, back: .latest)),
        asked(
          traits, [.content("1"), .sidebar("b"), .sidebar("a"), .mark(.root, in: .content)],
          .back(),
          rootOfContent, "a | 1! | []", .stacked(.three, changing: .keep, back: .latest)),
        asked(
          traits, detail + [.mark(.root, in: .content)], .sidebar("b"),
          "root in content, root in detail", "a | 1! | ![]"),
      ]
    } + [
      asked(.uprightPhone, detail, .back(by: .user), rootOfDetail, "a | 1 | ![]"),
      asked(
        .uprightPhone, content + [.prefer(.content)], .back(), rootOfContent, "a | 1! | [] ^content"
      ),
    ]

  // And out of marked screens, in each column.
  static let screens: [Row] = [Traits.uprightPhone, .big].flatMap { traits in
    [
      asked(
        traits, [.push("x"), .mark(.screen("x"))], .pop(), "x in detail", "- | - | [x!]"),
      asked(
        traits, [.push("x"), .mark(.screen("x"))], .column(.showDetail("y")), "x in detail",
        "- | - | [x!]"),
      asked(
        traits, [.push("s", in: .sidebar), .mark(.screen("s"), in: .sidebar)],
        .back(in: .sidebar), "s in sidebar", "- [s!] | - | []"),
      asked(
        traits, [.push("c", in: .content), .mark(.screen("c"), in: .content)], .sidebar("a"),
        "c in content", "- | - [c!] | []"),
      asked(
        traits, [.push("c", in: .content), .mark(.screen("c"), in: .content)],
        .configure(.stacked(.two)), "c in content", "- | - [c!] | []"),
      asked(
        traits, [.push("s", in: .sidebar), .mark(.screen("s"), in: .sidebar)],
        .configure(.stacked(.three, hasStack: false)), "s in sidebar", "- [s!] | - | []"),
      asked(
        traits, [.push("n", in: .secondary), .mark(.screen("n"), in: .secondary)],
        .pop(in: .secondary), "n in secondary", "- | - | [] secondary [n!]"),
      asked(
        traits, [.pane(.sheet("z")), .mark(.item("z"))], .back(by: .user), "z in detail",
        "- | - | [] + z!"),
      asked(
        traits, [.push("x"), .mark(.screen("x"))], .sidebar("a"), "x in detail", "- | - | [x!]"),
    ]
  }

  @Test("what would take away what is marked is held, in any column", arguments: roots + screens)
  func asking(row: Row) {
    row.check()
    let before = Place.after(row.rules, row.traits, row.before)
    let (held, outcome) = before.stepping(row.step)
    #expect(held.pending == row.step && !held.pendingPlaces.isEmpty && outcome.isChanged)
    #expect(held.stepping(row.step).outcome == .unchanged)
    #expect(held.stepping(.cancel).after == before)
    let (confirmed, lost) = held.stepping(.confirm)
    let (forced, told) = before.stepping(row.step.byForce)
    #expect(confirmed == forced && lost == told && confirmed.pending == nil)
    guard case .exit(.lost(let places))? = lost.events.last else {
      Issue.record("nothing is lost: \(lost)")
      return
    }
    #expect(places == held.pendingPlaces)
    #expect(confirmed.markedPlaces == before.markedPlaces.filter { !places.contains($0) })
  }

  // Ways past what is marked that take it nowhere.
  static let harmless: [Row] = [
    Row(.three, .big, detail, .sidebar("a"), "unchanged", "a | 1 | ![]"),
    Row(.three, .big, detail, .content("1"), "unchanged", "a | 1 | ![]"),
    Row(.three, .big, detail, .push("x"), "pushed([x])", "a | 1 | ![x]"),
    Row(.three, .big, detail, .back(), "unhandled", "a | 1 | ![]"),
    Row(.three, .big, detail, .column(.dismiss(.sidebar)), "unchanged", "a | 1 | ![]"),
    Row(keeping, .big, detail, .sidebar("b"), "selectedSidebar(b, previous: a)", "b | 1 | ![]"),
    Row(.three, .big, content, .content("2"), "selectedContent(2, previous: 1)", "a | 2! | []"),
    Row(
      .three, .uprightPhone, content, .back(), "selectedContent(nothing, previous: 1)",
      "a | -! | []"),
    Row(.three, .uprightPhone, detail, .column(.show(.sidebar)), "", "a | 1 | ![] ^sidebar"),
    Row(.three, .uprightPhone, detail, .column(.hide(.detail)), "", "a | 1 | ![] ^content"),
    Row(
      .three, .big, detail,
      .path([.sidebarSelection(["b"]), .contentSelection(["1"])]),
      "selectedSidebar(b, previous: a)", "b | 1 | ![]"),
    Row(.three, .big, detail, .configure(keeping), "", "a | 1 | ![]"),
    Row(
      .stacked(.three, reselecting: .reset), .big, detail, .content("1"), "unchanged",
      "a | 1 | ![]"),
  ]

  @Test("a mark stays where what fills the column is the same", arguments: harmless)
  func passing(row: Row) {
    row.check()
  }

  @Test("a change that takes nothing away drops the question; what changes nothing does not")
  func dropping() {
    let split = Place.after(.stacked(.three), .big, Self.detail + [.content("2")])
    for step in [
      Do.push("x"), .visible(.all), .prefer(.detail), .unmark(.root), .configure(Self.keeping),
    ] {
      let (after, outcome) = split.stepping(step)
      #expect(outcome.words.hasSuffix("exitDropped") && after.pending == nil, "\(step.words)")
    }
    for step in [Do.content("1"), .back(), .content("1", "2", "3"), .visible(.automatic)] {
      #expect(split.stepping(step).after == split, "\(step.words)")
    }
  }

  @Test("another removal replaces the question, in any column")
  func replacing() {
    var split = Place.after(
      .stacked(.three), .big,
      Self.detail + [
        .push("n", in: .secondary), .mark(.screen("n"), in: .secondary), .content("2"),
      ])
    #expect(split.pendingPlaces == [SplitPlace(.root)])
    split[.secondary].pop()
    #expect(split.pending == .pop(in: .secondary))
    #expect(split.pendingPlaces == [SplitPlace(.screen("n"), in: .secondary)])
    for column in PaneColumn.allCases { #expect(split[column].router.pending == nil) }
    #expect(split.confirmExit().words == "popped([n]) in secondary, lost([n in secondary])")
    #expect(split.markedPlaces == [SplitPlace(.root)])
  }

  @Test("by force it is done, and told what was lost; a question that waited is dropped")
  func forced() {
    let split = Place.after(.stacked(.three), .big, Self.detail + [.content("2")])
    let (after, outcome) = split.stepping(.sidebar().byForce)
    #expect(
      outcome.words
        == "selectedSidebar(nothing, previous: a), selectedContent(nothing, previous: 1), "
        + "exitDropped, lost([root in detail])")
    #expect(after.words == "- | - | []")
  }

  @Test("no answer is taken where nothing is asked")
  func nothing() {
    for step: Do in [.confirm, .cancel] {
      Row(.three, .big, Self.detail, step, "nothingPending", "a | 1 | ![]").check()
      Row(.two, .uprightPhone, [], step, "nothingPending", "- | []").check()
    }
  }

  @Test("all that is marked is told, from the leading side")
  func places() {
    let split = Place.after(
      .stacked(.three), .big,
      Self.detail + [
        .mark(.root, in: .content), .push("n", in: .secondary), .push("x"),
        .push("c", in: .content),
        .push("s", in: .sidebar), .pane(.sheet("z")), .mark(.item("z")),
        .mark(.screen("n"), in: .secondary), .mark(.screen("x")), .mark(.screen("c"), in: .content),
        .mark(.screen("s"), in: .sidebar),
      ])
    #expect(
      split.markedPlaces.map { "\($0)" } == [
        "s in sidebar", "root in content", "c in content", "root in detail", "x in detail",
        "z in detail", "n in secondary",
      ])
    #expect(Place.after(.stacked(.three), .big, Self.chosen).markedPlaces == [])
  }

  @Test("a step back is guarded exactly where the user's is refused, or held and asked about")
  func backGuarded() {
    let options = PresentationOptions(isInteractiveDismissDisabled: true)
    let stay = Do.pane(.chain(.present(.sheet("x"), options: options)))
    let rows: [(Traits, [Do], Bool)] = [
      (.uprightPhone, [], false), (.uprightPhone, Self.detail, true), (.big, Self.detail, false),
      (.uprightPhone, [stay], true), (.big, [stay], true), (.uprightPhone, Self.content, false),
      (.uprightPhone, Self.content + [.prefer(.content)], true),
      (.uprightPhone, [.sidebar("a")], false),
      (.big, [.push("x"), .mark(.screen("x"))], true),
      (.big, [.push("x"), .mark(.screen("x")), .push("y")], false),
      (.big, [.push("n", in: .secondary), .mark(.screen("n"), in: .secondary)], false),
      (.uprightPhone, Self.detail + [.content()], true),
    ]
    for (traits, steps, isGuarded) in rows {
      let split = Place.after(.stacked(.three), traits, steps)
      #expect(split.isBackGuarded == isGuarded, "\(steps.map(\.words))")
    }
    for split in EverySplitVerbTests.places {
      let (after, outcome) = split.stepping(.back(by: .user))
      #expect(split.isBackGuarded == (outcome.refusal != nil || after.pending != nil))
    }
  }
}
