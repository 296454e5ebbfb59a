import NavState
import NavStateCLI
import NavStateSample
import Testing

private let mac = Traits(width: 700, idiom: .mac)
private let pad = Traits(
  horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 700, height: 600,
  idiom: .pad, orientation: .landscape)
private let tallPad = Traits(
  horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 820, height: 1_180,
  idiom: .pad, orientation: .portrait)
private let phone = Traits(
  horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 393, height: 852,
  idiom: .phone, orientation: .portrait)

/// The two drawings of a split view, without the blanks behind them, and what stands below.
private struct Sides {
  let left: [String]
  let right: [String]
  let notes: [String]

  init(_ split: SplitViewState<Reader>) {
    let lines = Drawing(split).lines
    func trimmed(_ text: Substring) -> String {
      String(text.reversed().drop { $0 == " " }.reversed())
    }
    // A window of 700 points has 50 characters, and a phone 32.
    let wide = (lines.first?.count ?? 0) - 33
    left = lines.map { trimmed($0.prefix(wide)) }
    right = lines.map { trimmed($0.dropFirst(wide + 1)) }
    let ends = [left, right].compactMap { $0.firstIndex { $0.hasPrefix("  back: ") } }
    notes = lines.dropFirst((ends.max() ?? 0) + 1).map { trimmed($0[...]) }
  }

  /// The line above the columns, which has their names.
  var titles: String? { left.first { $0.contains("─ ") } }
}

@Suite("Drawing, of a split view")
struct SplitDrawingTests {
  private func split(
    _ columns: ColumnCount = .three, on traits: Traits
  ) -> SplitViewState<Reader> {
    let rules = Reader.splitRules(columns: columns)
    return SplitViewState(configuration: Configuration(rules: rules, traits: traits))
  }

  /// A list, with a screen above it.
  private func filled(on traits: Traits) -> SplitViewState<Reader> {
    var split = split(on: traits)
    split.select(sidebar: [.lists])
    split.select(content: [.list(id: "birds")])
    split.push(.profile(id: "otter"))
    return split
  }

  @Test("draws columns beside each other, and the one stack of a phone; marks what holds")
  func tiled() {
    let sides = Sides(filled(on: mac))
    #expect(
      sides.left == [
        "▸ columns: twoBesideSecondary",
        "┌─ sidebar ─┬─ content ────┬─ detail ────────────┐",
        "│ ▸ sidebar │ ▸ lists      │ ▸ profile/otter     │",
        "│     time… │   ● list/bi… │   list/birds        │",
        "│   ● lists │              │                     │",
        "│     hash… │              │                     │",
        "│     mess… │              │                     │",
        "│     draf… │              │                     │",
        "│     book… │              │                     │",
        "│     peop… │              │                     │",
        "└───────────┴──────────────┴─────────────────────┘",
        "  back: in the detail",
      ])
    #expect(
      sides.right.prefix(8) == [
        "  phone: detail",
        "┌──────────────────────────────┐",
        "│ ▸ profile/otter              │",
        "│ ‹ detail: list/birds         │",
        "│ ‹ content: lists             │",
        "│ ‹ sidebar                    │",
        "└──────────────────────────────┘",
        "  back: in the detail",
      ])
    #expect(sides.right.dropFirst(8).allSatisfy { $0.isEmpty })
  }

  @Test("marks the phone where it holds, and draws columns as on a pad on its side then")
  func collapsed() {
    let sides = Sides(filled(on: phone))
    #expect(sides.left.first == "  columns: oneBesideSecondary")
    #expect(sides.right.first == "▸ phone: detail")
    // What would be hidden on the pad is none of this window.
    #expect(sides.notes.isEmpty)
    #expect(Drawing(filled(on: phone)).lines[0].count == 72 + 1 + 32)
  }

  @Test("draws columns over the detail behind a double line, and says which it is over")
  func over() {
    var split = filled(on: tallPad)
    #expect(Sides(split).left[0] == "▸ columns: secondaryOnly")
    #expect(Sides(split).notes == ["hidden: sidebar, content"])
    split.show(.content)
    #expect(
      Sides(split).left.prefix(4) == [
        "▸ columns: oneOverSecondary",
        "┌─ content, over ─────┬─ detail, under ──────────────┐",
        "│ ▸ lists             ║ ▸ profile/otter              │",
        "│   ● list/birds      ║   list/birds                 │",
      ])
    #expect(Sides(split).notes == ["hidden: sidebar", "visibility: doubleColumn"])
    split.show(.sidebar)
    #expect(
      Sides(split).left.prefix(4) == [
        "▸ columns: twoOverSecondary",
        "┌─ sidebar,… ┬─ content, over ┬─ detail, under ──────┐",
        "│ ▸ sidebar  ║ ▸ lists        ║ ▸ profile/otter      │",
        "│     timel… ║   ● list/birds ║   list/birds         │",
      ])
    #expect(Sides(split).notes == ["visibility: all"])
  }

  @Test("draws a sidebar that pushes the others aside behind a thick line")
  func displacing() {
    var split = filled(on: pad)
    split.adapt(to: Traits(width: 1_180))
    split.show(.sidebar)
    let sides = Sides(split)
    #expect(sides.left[0] == "▸ columns: twoDisplaceSecondary")
    #expect(
      sides.titles == "┌─ sidebar, pus… ┬─ content ───────────┬─ detail, pushed ──────────────┐")
    #expect(
      sides.left[2] == "│ ▸ sidebar      ┃ ▸ lists             │ ▸ profile/otter               │")
  }

  @Test("draws no middle column where there are two")
  func two() {
    var split = split(.two, on: pad)
    split.select(sidebar: [.people])
    let sides = Sides(split)
    #expect(sides.titles == "┌─ sidebar ───────┬─ detail ─────────────────────┐")
    #expect(sides.left[2] == "│ ▸ sidebar       │ ▸ people                     │")
    #expect(
      sides.right[2...3] == [
        "│ ▸ detail: people             │", "│ ‹ sidebar                    │",
      ])
    #expect(sides.notes.isEmpty)
  }

  @Test("says where nothing fills a column, and where something does that nobody selected")
  func placeholders() {
    var split = split(on: pad)
    #expect(Sides(split).left[2] == "│ ▸ (nothing)        │ ▸ (nothing)               │")
    split.showDetail(.drafts)
    #expect(
      Sides(split).left[2...3] == [
        "│ ▸ (nothing)        │ ▸ drafts                  │",
        "│                    │   root                    │",
      ])
    #expect(
      Sides(split).right[2...5] == [
        "│ ▸ drafts                     │", "│ ‹ detail: root               │",
        "│ ‹ content: (nothing)         │", "│ ‹ sidebar                    │",
      ])
  }

  @Test("draws the items of a list on top of a phone with a chevron, and those selected with a dot")
  func items() {
    var split = split(on: phone)
    split.select(sidebar: [.search(text: "terns")])
    split.preferredCompactColumn = .sidebar
    let sides = Sides(split)
    #expect(
      sides.right.prefix(12) == [
        "▸ phone: sidebar",
        "┌──────────────────────────────┐",
        "│ ▸ sidebar                    │",
        "│     timelines ›              │",
        "│     lists ›                  │",
        "│     hashtags ›               │",
        "│     messages ›               │",
        "│     drafts ›                 │",
        "│     bookmarks ›              │",
        "│     people ›                 │",
        "│   ● search/terns ›           │",
        "└──────────────────────────────┘",
      ])
    #expect(sides.right[12] == "  back: unhandled")
    #expect(sides.notes == ["on top while narrow: sidebar"])
    split.preferredCompactColumn = .content
    split.select(content: [.message(id: "9"), .message(id: "8")])
    split.preferredCompactColumn = .content
    #expect(
      Sides(split).right[2...5] == [
        "│ ▸ content: search/terns      │", "│   ● message/8 ›              │",
        "│   ● message/9 ›              │", "│ ‹ sidebar                    │",
      ])
    #expect(Sides(split).right[7] == "  back: to the sidebar")
  }

  @Test("draws the stack and the search of a sidebar, and tells of them where it is hidden")
  func sidebarStack() {
    var split = filled(on: mac)
    split[.sidebar].push(.list(id: "birds"))
    split[.sidebar].reduce(.search(.beginSearch), at: 0)
    split[.sidebar].reduce(.search(.setSearchText("owl")), at: 0)
    let sides = Sides(split)
    #expect(
      sides.left[2...5].map { $0.prefix(13) } == [
        "│ ▸ search… │", "│   list/b… │", "│   sidebar │", "│     time… │",
      ])
    #expect(sides.right.contains("│ ‹ list/birds                 │"))
    split.select(sidebar: [])
    #expect(
      Sides(split).right[2...4] == [
        "│ ▸ searching \"owl\"            │", "│   list/birds                 │",
        "│ ‹ sidebar                    │",
      ])
    split.adapt(to: tallPad)
    #expect(
      Sides(split).notes == ["hidden: sidebar with searching \"owl\" over list/birds, content"])
  }

  @Test("draws the inspector beside, over, and as a sheet")
  func inspector() {
    var split = filled(on: tallPad)
    split.isInspectorPresented = true
    #expect(Sides(split).titles == "┌─ detail ────────────────────────┬─ inspector ──────┐")
    #expect(Sides(split).left[2] == "│ ▸ profile/otter                 │                  │")
    split.adapt(to: pad)
    #expect(Sides(split).titles == "┌─ content ────┬─ detail ────────────┬─ inspect… ┐")
    #expect(Sides(split).left[2] == "│ ▸ lists      │ ▸ profile/otter     ║           │")
    #expect(
      Sides(split).right[2...5] == [
        "│ ╔ sheet ═══════════════════╗ │", "│ ║ ▸ inspector              ║ │",
        "│ ╚══════════════════════════╝ │", "│   profile/otter              │",
      ])
    split.adapt(to: phone)
    #expect(Sides(split).right.contains("  back: the inspector"))
  }

  @Test("draws the notifications beside all, and tells where there is no room for them")
  func secondary() {
    var split = filled(on: pad)
    split.adapt(to: Traits(width: 1_180))
    split[.secondary].push(.message(id: "31"))
    split[.secondary].mark(.screen(.message(id: "31")))
    #expect(
      Sides(split).notes == [
        "hidden: sidebar", "secondary, not wanted: [*message/31*]",
        "unsaved work out of sight: message/31 in secondary",
      ])
    split.isSecondaryWanted = true
    split[.secondary].present(.about)
    let sides = Sides(split)
    #expect(
      sides.titles == "┌─ content ───────────┬─ detail ────────────────────┬─ secondary ──────┐")
    #expect(
      sides.left[2...6].map { $0.suffix(20) }
        == [
          "│ ▸ sheet:         │", "│     about        │", "│   message/31     │",
          "│     with unsave… │", "│   notifications  │",
        ].map { $0.suffix(20) })
    #expect(sides.notes == ["hidden: sidebar"])
    split.adapt(to: phone)
    #expect(Sides(split).notes.first == "secondary, no room: [*message/31*] + about")
  }

  @Test("draws what is presented over all columns, as the kind that each window shows")
  func presented() {
    var split = filled(on: pad)
    split.present(.popover(.about, anchor: "more"))
    let sides = Sides(split)
    #expect(
      sides.left[1...6] == [
        "┌────────────────────────────────────────────────┐",
        "│ ╔ popover ═══════════════════════════════════╗ │",
        "│ ║ ▸ about                                    ║ │",
        "│ ║     at more                                ║ │",
        "│ ╚════════════════════════════════════════════╝ │",
        "├─ content ──────────┬─ detail ──────────────────┤",
      ])
    #expect(sides.left[7] == "│   lists            │   profile/otter           │")
    #expect(sides.right[2] == "│ ╔ popover as sheet ════════╗ │")
    #expect(sides.left.contains("  back: what is presented"))
    #expect(sides.right.contains("  back: what is presented"))
  }

  @Test("tells unsaved work at roots and screens, where it is hidden, and what is asked")
  func marks() {
    var split = filled(on: mac)
    split.mark(.root)
    split[.content].mark(.root)
    split.mark(.screen(.profile(id: "otter")))
    let sides = Sides(split)
    #expect(
      sides.left[2...5].map { $0.suffix(38) }
        == [
          "│ ▸ lists      │ ▸ profile/otter     │", "│     with un… │     with unsaved w… │",
          "│   ● list/bi… │   list/birds        │", "│              │     with unsaved w… │",
        ].map { $0.suffix(38) })
    #expect(
      sides.right[2...7] == [
        "│ ▸ profile/otter              │", "│     with unsaved work        │",
        "│ ‹ detail: list/birds         │", "│     with unsaved work        │",
        "│ ‹ content: lists             │", "│     with unsaved work        │",
      ])
    split.back(in: .user)
    #expect(Sides(split).notes == ["asking before: back by user"])
    split.adapt(to: tallPad)
    #expect(
      Sides(split).notes == [
        "hidden: sidebar, content", "unsaved work out of sight: root in content",
        "asking before: back by user",
      ])
  }

  @Test("tells unsaved work in columns above the one on top of a phone, but not what is presented")
  func marksAbove() {
    var split = filled(on: phone)
    split.mark(.root)
    split.present(.about)
    split.mark(.presentation(.item("about")))
    #expect(Sides(split).notes.isEmpty)
    split.preferredCompactColumn = .sidebar
    #expect(
      Sides(split).notes == [
        "on top while narrow: sidebar", "unsaved work out of sight: root in detail",
      ])
  }

  @Test("tells what waits to be presented, once for all columns")
  func waiting() {
    var split = filled(on: pad)
    split.present(.about)
    split.present(.welcome)
    #expect(Sides(split).notes == ["hidden: sidebar", "waiting: welcome"])
  }

  @Test("draws the search of the notifications above their screens")
  func secondarySearch() {
    var split = filled(on: pad)
    split.isSecondaryWanted = true
    split[.secondary].push(.drafts)
    split[.secondary].reduce(.search(.beginSearch), at: 0)
    let rows = Sides(split).left[2...4].map { $0.suffix(14).filter { $0 != " " } }
    #expect(rows == ["│▸searchi…│", "│drafts│", "│notific…│"])
  }

  @Test("tells of steps back to earlier places, where the rules remember them")
  func earlier() {
    let rules = Reader.splitRules(back: .latest)
    var split = SplitViewState<Reader>(configuration: Configuration(rules: rules, traits: pad))
    #expect(Sides(split).left.contains("  back: unhandled"))
    split.select(sidebar: [.lists])
    #expect(Sides(split).left.contains("  back: to an earlier place"))
  }

  @Test("shows both drawings of one state the same, whichever window holds")
  func projections() {
    let wide = Traits(
      horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 1_180, height: 820,
      idiom: .pad, orientation: .landscape)
    let (columns, stack) = (Sides(filled(on: wide)), Sides(filled(on: phone)))
    #expect(columns.left.dropFirst() == stack.left.dropFirst() + ["hidden: sidebar"].suffix(1))
    #expect(columns.right.dropFirst().prefix(7) == stack.right.dropFirst().prefix(7))
  }

  @Test(
    "has lines of one width, and no character that moves the cursor, whatever the data",
    arguments: [
      mac, pad, tallPad, phone, Traits(), Traits(width: 0), Traits(width: .greatestFiniteMagnitude),
      Traits(horizontalSizeClass: .regular, idiom: .watch),
    ], ColumnCount.allCases)
  func width(traits: Traits, columns: ColumnCount) {
    let long = String(repeating: "x\u{1B}\n", count: 60)
    var split = split(columns, on: traits)
    func check() {
      let lines = Drawing(split).lines
      #expect(Set(lines.map(\.count)).count == 1)
      #expect(!lines.joined().unicodeScalars.contains("\u{1B}") && !lines.joined().contains("\n"))
    }
    check()
    split.select(sidebar: [.search(text: long)])
    split.select(content: [.message(id: long), .draft(id: "a\nb")])
    split.push(.message(id: long))
    split[.sidebar].push(.list(id: long))
    split[.sidebar].reduce(.search(.setSearchText(long)), at: 0)
    check()
    for column in ResizableColumn.allCases {
      split.reduce(.setWidth(1e300, of: column))
      split.visibility = .all
      check()
      split.reduce(.setWidth(0, of: column))
      check()
    }
    split.isInspectorPresented = true
    split.isSecondaryWanted = true
    split[.secondary].push(.message(id: long))
    split[.secondary].present(.newMessage(text: long))
    check()
    split.present(.popover(.newMessage(text: long), anchor: long))
    split.mark(.root)
    split.select(sidebar: [], in: .user)
    check()
  }
}
