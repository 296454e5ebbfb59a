import NavState
import NavStateSample
import Testing

@Suite("Reader.splitScript")
struct ReaderSplitScriptTests {
  private typealias Split = SplitViewState<Reader>

  /// One window for all, in which places can be compared.
  private static let wide = Traits(
    horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 2_000, height: 1_000,
    idiom: .pad, orientation: .landscape)

  private let played: PlayedScript<SplitViewState<Reader>>

  init() throws {
    played = try PlayedScript(
      Reader.splitScript,
      from: SplitViewState(configuration: Configuration(rules: Reader.splitRules())))
  }

  /// Where a window was after a line.
  private func after(_ number: Int) throws -> Split {
    let line = try #require(played.lines.dropFirst(number - 1).first)
    let next = played.lines.indices.dropFirst(number).first { played.lines[$0].id == line.id }
    return try #require(next.map { played.before[$0] } ?? played.places[line.id]?.state)
  }

  @Test("uses every verb of columns, tells every event of them, and has every outcome")
  func words() {
    let verbs = Set(played.lines.map(\.envelope.action.name))
    #expect(verbs.isSuperset(of: ColumnVerb.allCases.map { .pane(.column($0)) }))
    #expect(verbs.isSuperset(of: [.configure, .adapt, .confirm, .cancel]))
    let events = Set(played.events.map(\.name))
    #expect(events.isSuperset(of: ColumnEventName.allCases.map { .column($0) }))
    #expect(Set(played.receipts.map(\.outcome.name)) == Set(OutcomeName.allCases))
    #expect(Set(played.lines.map(\.envelope.context.cause)) == Set(Cause.allCases))
  }

  @Test("acts in every column that has a pane")
  func columns() {
    let columns = played.lines.compactMap { line -> PaneColumn? in
      guard case .pane(.column(.at(let column, _))) = line.envelope.action else { return nil }
      return column
    }
    // The detail's pane is the window's own.
    #expect(Set(columns) == Set(PaneColumn.allCases).subtracting([.detail]))
  }

  @Test("reaches what can be refused of columns")
  func refusals() {
    let refusals = Set(played.receipts.compactMap(\.outcome.refusal?.name))
    #expect(
      refusals == [
        .tooManySelected, .notHideable, .collapsed, .notALength, .outOfOrder, .notThere, .stale,
        .nothingPending,
      ])
  }

  @Test(
    "tells what it is meant to tell",
    arguments: [
      (6, "push(message/7)", "unchanged"),  // a double tap
      (13, "hide(content)", "unchanged"), (14, "hide(detail)", "refused(\(Refusal.notHideable))"),
      (17, "show(content)", "unchanged"), (22, "toggleSidebar", "refused(\(Refusal.collapsed))"),
      // Back on the phone: through the stack, then the selections, until nothing is left.
      (23, "back", "changed([popped([profile/otter])])"),
      (24, "back", "changed([popped([message/7])])"),
      (25, "back", "changed([selectedContent(nothing, previous: timeline/home)])"),
      (26, "back", "changed([selectedSidebar(nothing, previous: timelines)])"),
      (27, "back", "unhandled"),
      // Back where there is room: a selection stays.
      (38, "back", "changed([popped([membership/birds/gull])])"), (39, "back", "unhandled"),
      (40, "selectSidebar(lists)", "unchanged"),
      (42, "selectSidebar([hashtags, lists])", "refused(\(Refusal.tooManySelected(limit: 1)))"),
      (43, "selectSidebar(hashtags)", cleared), (45, "selectContent(hashtag/tides)", "unchanged"),
      (47, "push(list/birds) in sidebar", "changed([pushed([list/birds]) in sidebar])"),
      (48, "push(message/9) in content", "refused(\(Refusal.notThere))"),
      (51, "back", "changed([selectedContent(nothing, previous: hashtag/tides)])"),
      (52, "back", "changed([selectedSidebar(nothing, previous: hashtags)])"),
      (53, "back", "changed([searchEnded(\"bird\") at level 0 in sidebar])"),
      (54, "back", "changed([popped([list/birds]) in sidebar])"), (55, "back", "unhandled"),
      (62, "back", "changed([])"),  // the inspector, which is a sheet there
      (67, "setWidth(-1.0, of: sidebar)", "refused(\(Refusal.notALength))"),
      (79, "push(profile/heron) in secondary", "changed([pushed([profile/heron]) in secondary])"),
      (82, "back in secondary", "changed([dismissed(about, cause: user) in secondary])"),
      (83, "back in secondary", "changed([popped([profile/heron]) in secondary])"),
      // A form at the root of the detail, which a selection fills.
      (89, "selectContent(draft/2)", "changed([exitAsked([root in detail])])"),
      (90, "cancel", "changed([])"), (92, "back", "changed([exitAsked([root in detail])])"),
      (96, "selectContent(draft/2)", "unchanged"), (97, "confirm", lost),
      (98, "confirm", "refused(\(Refusal.nothingPending))"),
      // A form that is pushed.
      (101, "dismiss(detail)", "changed([exitAsked([revision/20/2 in detail])])"),
      (102, "showDetail(message/40)", "changed([exitAsked([revision/20/2 in detail])])"),
      (103, "showDetail(message/40)", forced), (104, "dismiss(detail)", dismissed),
      (105, "dismiss(sidebar)", "unchanged"),
      (106, "dismiss(content)", "changed([selectedSidebar(nothing, previous: drafts)])"),
      // The columns as one path.
      (108, "set([bookmarks, message/7, *profile/otter in detail*])", set),
      (109, "set([bookmarks, message/7, *profile/otter in detail*])", "unchanged"),
      (110, "set([message/7, *bookmarks*])", "refused(\(Refusal.outOfOrder))"),
      (111, "set([*bookmarks*])", unset), (113, "selectSidebar(bookmarks)", "changed([])"),
      (116, "hide(sidebar)", "refused(\(Refusal.notHideable))"),
      (129, "back", "unhandled"),  // a phone on its side has columns
      (133, "showDetail(message/50)", "changed([pushed([message/50])])"),
      (138, "hide(content)", "refused(\(Refusal.notHideable))"),
      (151, "selectContent(timeline/home)", "refused(\(Refusal.notThere))"),
      (156, "setWidth(300.0, of: content)", "refused(\(Refusal.notThere))"),
      // To earlier places with another content.
      (157, "back", earlier), (158, "back", "changed([popped([message/60])])"),
      (159, "back", "changed([selectedSidebar(timelines, previous: people)])"),
      (160, "back", "unhandled"),
    ])
  func story(number: Int, action: String, outcome: String) throws {
    try #require(played.lines.indices.contains(number - 1))
    #expect("\(played.lines[number - 1].envelope.action)" == action)
    #expect("\(played.receipts[number - 1].outcome)" == outcome)
  }

  @Test(
    "has the columns where the tables put them",
    arguments: [
      (1, .oneBesideSecondary), (2, .twoDisplaceSecondary), (8, .oneBesideSecondary),
      (9, .oneOverSecondary), (10, .twoOverSecondary), (11, .oneOverSecondary),
      (12, .secondaryOnly), (15, .secondaryOnly), (16, .twoDisplaceSecondary),
      (18, .oneBesideSecondary), (19, .oneBesideSecondary), (20, nil), (21, nil), (29, nil),
      (35, .secondaryOnly), (71, .oneBesideSecondary), (72, .secondaryOnly),
      (73, .twoOverSecondary), (74, .twoDisplaceSecondary), (123, nil),
      (127, .oneBesideSecondary), (132, nil), (135, .twoBesideSecondary),
      (139, .oneBesideSecondary), (140, .oneBesideSecondary), (141, .oneBesideSecondary),
      (144, nil), (147, .oneBesideSecondary), (150, .oneBesideSecondary), (154, nil),
    ] as [(Int, SplitDisplayMode?)])
  func modes(number: Int, mode: SplitDisplayMode?) throws {
    #expect(try after(number).layout.displayMode == mode)
  }

  @Test(
    "has on top of a phone the last column that shows something, or the one that is preferred",
    arguments: [
      (21, .detail), (24, .detail), (25, .content), (26, .sidebar), (29, .sidebar),
      (30, .content), (31, .detail), (50, .detail), (51, .content), (52, .sidebar),
      (108, .detail), (111, .content), (112, .sidebar), (113, .content), (114, .detail),
      (115, .sidebar), (117, .detail), (131, .content), (133, .detail), (134, .content),
      (144, .sidebar), (146, .detail), (155, .detail), (160, .detail),
    ] as [(Int, SplitColumn)])
  func tops(number: Int, top: SplitColumn) throws {
    #expect(try after(number).layout.topColumn == top)
  }

  @Test(
    "has the inspector and the notifications where there is room",
    arguments: [
      (59, .column, false), (60, .over, false), (61, .sheet, false), (62, .hidden, false),
      (64, .column, false), (69, .hidden, false), (76, .hidden, true), (78, .hidden, false),
      (80, .hidden, true), (84, .hidden, false), (85, .hidden, true), (142, .column, false),
    ] as [(Int, InspectorPlacement, Bool)])
  func trailing(number: Int, inspector: InspectorPlacement, isSecondaryShown: Bool) throws {
    let layout = try after(number).layout
    #expect(layout.inspector == inspector && layout.isSecondaryShown == isSecondaryShown)
  }

  @Test("keeps a width within its range, and forgets it when it is told to")
  func widths() throws {
    #expect(try after(65).layout.inspectorWidth == 300)
    #expect(try after(66).layout.width(of: .sidebar) == 320)
    #expect(try after(68).layout.width(of: .sidebar) == 240)
  }

  @Test("turns and narrows windows, and changes nothing by it but what is known of them")
  func flipping() throws {
    func place(_ split: Split) -> [String] {
      ["\(split)", "\(split.compactPath)", "\(split[.secondary].router)", "\(split.markedPlaces)"]
        + [split.pending.map { "\($0)" } ?? "", "\(split.layout(for: Self.wide))"]
    }
    let flips = played.lines.indices.filter { played.lines[$0].envelope.action.name == .adapt }
    #expect(flips.count == 38)
    for index in flips {
      #expect(place(try after(index + 1)) == place(played.before[index]), "line \(index + 1)")
    }
    let flipped = try (33...37).map { try after($0) }
    #expect(flipped.map(\.layout.isCollapsed) == [false, true, false, true, false])
    #expect(flipped.first == flipped.last)
    for split in flipped { #expect(split.compactPath == flipped[0].compactPath) }
  }

  @Test("keeps what stands in the notifications while they are hidden, and changes it there")
  func secondary() throws {
    let paths = try [77, 78, 79, 80, 83, 84, 85].map { try after($0)[.secondary].path }
    let (one, two): (RouteStack<ReaderRoute>, RouteStack<ReaderRoute>) = (
      [.message(id: "31")], [.message(id: "31"), .profile(id: "heron")]
    )
    #expect(paths == [one, one, two, two, one, one, one])
  }

  @Test("takes the size classes that Apple's table has for the windows it turns and shares")
  func classes() throws {
    let apple = DeviceTable.apple
    let windows: [(Int, Idiom, DeviceSize?, WindowSituation, Orientation)] = [
      (1, .pad, .small, .fullScreen, .landscape), (9, .pad, .small, .fullScreen, .portrait),
      (19, .pad, .small, .twoThirds, .landscape), (20, .pad, .small, .half, .landscape),
      (21, .pad, .small, .third, .landscape), (29, .pad, .small, .slideOver, .landscape),
      (123, .phone, .large, .fullScreen, .portrait),
      (127, .phone, .large, .fullScreen, .landscape),
      (132, .phone, .small, .fullScreen, .landscape),
    ]
    for (number, idiom, size, situation, orientation) in windows {
      let traits = try after(number).traits
      let known = apple.traits(
        on: idiom, size: size, in: situation, orientation: orientation, width: traits.width,
        height: traits.height)
      #expect(traits == known, "line \(number)")
    }
  }

  @Test("asks again on the phone what it asked beside, and loses no work that nobody gave up")
  func forms() throws {
    for number in [88, 90, 93, 94] {
      #expect(try after(number).markedPlaces == [SplitPlace(.root)], "line \(number)")
    }
    #expect(try after(97).markedPlaces.isEmpty)
    #expect(try after(92).isBackGuarded && !after(94).isBackGuarded)
    #expect(try after(102).pending?.action == .pane(.column(.showDetail(.message(id: "40")))))
    #expect(try after(102).pending?.context.cause == .link)
  }

  @Test("configures the phone that folds with exactly what the app's function gives")
  func configuring() {
    let rules = played.lines.compactMap { line -> SplitRules? in
      if case .configure(let rules) = line.envelope.action { rules } else { nil }
    }
    #expect(rules == [Reader.splitRules(columns: .two, back: .untilContentChange)])
  }

  @Test("ends on five windows, each with its own columns")
  func end() throws {
    #expect(played.places.keys.sorted() == ["", "fold", "mac", "phone", "watch"])
    for (stream, place) in played.places {
      #expect(place.revision == played.changes(of: stream) && place.state.violation == nil)
    }
    let pad = try #require(played.places[""]?.state)
    #expect(pad.sidebarItem == .bookmarks && pad.contentItem == .message(id: "8"))
    #expect(pad.visibility == .all && pad.preferredCompactColumn == nil)
    #expect(pad.isSecondaryWanted && !pad.isInspectorPresented)
    #expect(pad.router.levels.map(\.id) == [.item("composer")])
    let mac = try #require(played.places["mac"]?.state)
    #expect(mac.sidebarItem == .search(text: "terns") && mac.contentSelection.isEmpty)
    #expect(mac.isInspectorPresented && mac.visibility == .detailOnly)
    let fold = try #require(played.places["fold"]?.state)
    #expect(fold.sidebarItem == .timelines && fold.path.isEmpty)
  }
}

private let cleared = """
  changed([selectedSidebar(hashtags, previous: lists), \
  selectedContent(nothing, previous: [list/birds, list/boats])])
  """
private let lost = """
  changed([selectedContent(draft/2, previous: draft/1), lost([root in detail])])
  """
private let forced = """
  changed([replaced(removed: [revision/20/2], added: [message/40]), exitDropped, \
  lost([revision/20/2 in detail])])
  """
private let dismissed = """
  changed([selectedContent(nothing, previous: draft/2), popped([message/40])])
  """
private let set = """
  changed([selectedSidebar(bookmarks, previous: nothing), \
  selectedContent(message/7, previous: nothing), pushed([profile/otter])])
  """
private let unset = """
  changed([selectedContent(nothing, previous: message/7), popped([profile/otter])])
  """
private let earlier = """
  changed([selectedSidebar(people, previous: lists), pushed([message/60])])
  """
