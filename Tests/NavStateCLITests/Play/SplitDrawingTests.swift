import NavState
import NavStateCLI
import NavStateSample
import Testing

@Suite("Drawing, of a split view")
struct SplitDrawingTests {
  @Test("draws columns beside each other, and the one stack of a phone; marks what holds")
  func tiled() {
    let sides = Sides(SplitViewState.filled(on: .smallMac))
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
    let sides = Sides(SplitViewState.filled(on: .phone))
    #expect(sides.left.first == "  columns: oneBesideSecondary")
    #expect(sides.right.first == "▸ phone: detail")
    // What would be hidden on the pad is none of this window.
    #expect(sides.notes.isEmpty)
    #expect(Drawing(SplitViewState.filled(on: .phone)).lines[0].count == 72 + 1 + 32)
  }

  @Test("draws columns over the detail behind a double line, and says which it is over")
  func over() {
    var split = SplitViewState.filled(on: .tallPad)
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
    var split = SplitViewState.filled(on: .smallPad)
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
    var split = SplitViewState.empty(.two, on: .smallPad)
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
    var split = SplitViewState.empty(on: .smallPad)
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
    var split = SplitViewState.empty(on: .phone)
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
    var split = SplitViewState.filled(on: .smallMac)
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
    split.adapt(to: .tallPad)
    #expect(
      Sides(split).notes == ["hidden: sidebar with searching \"owl\" over list/birds, content"])
  }

  @Test("draws the inspector beside, over, and as a sheet")
  func inspector() {
    var split = SplitViewState.filled(on: .tallPad)
    split.isInspectorPresented = true
    #expect(Sides(split).titles == "┌─ detail ────────────────────────┬─ inspector ──────┐")
    #expect(Sides(split).left[2] == "│ ▸ profile/otter                 │                  │")
    split.adapt(to: .smallPad)
    #expect(Sides(split).titles == "┌─ content ────┬─ detail ────────────┬─ inspect… ┐")
    #expect(Sides(split).left[2] == "│ ▸ lists      │ ▸ profile/otter     ║           │")
    #expect(
      Sides(split).right[2...5] == [
        "│ ╔ sheet ═══════════════════╗ │", "│ ║ ▸ inspector              ║ │",
        "│ ╚══════════════════════════╝ │", "│   profile/otter              │",
      ])
    split.adapt(to: .phone)
    #expect(Sides(split).right.contains("  back: the inspector"))
  }

  @Test("names an inspector that is over the detail so, where there is room for the words")
  func inspectorOver() {
    var split = SplitViewState.empty(on: .tallPad)
    split.adapt(to: Traits(width: 510))
    split.isInspectorPresented = true
    split.reduce(.setWidth(320, of: .inspector))
    #expect(Sides(split).titles == "┌─ detail ──────────────────┬─ inspector, over ──┐")
  }

  @Test("puts what is presented in front of an inspector that is a sheet")
  func inspectorBehind() {
    var split = SplitViewState.filled(on: .phone)
    split.isInspectorPresented = true
    split.present(.about)
    #expect(
      Sides(split).right[2...8] == [
        "│ ╔ sheet ═══════════════════╗ │", "│ ║ ▸ about                  ║ │",
        "│ ╚══════════════════════════╝ │", "│ ╔ sheet ═══════════════════╗ │",
        "│ ║   inspector              ║ │", "│ ╚══════════════════════════╝ │",
        "│   profile/otter              │",
      ])
  }

  @Test("gives every column room, however wide or narrow the user has made one")
  func anyWidths() {
    let rules = SplitRules(columns: .three)
    for width in [1e300, 0] {
      var split = SplitViewState<Reader>(
        configuration: Configuration(rules: rules, traits: .smallMac))
      for column in ResizableColumn.allCases { split.reduce(.setWidth(width, of: column)) }
      split.isInspectorPresented = true
      split.isSecondaryWanted = true
      let lines = Drawing(split).lines
      #expect(Set(lines.map(\.count)).count == 1)
      // Five columns, each of them with something between its edges.
      #expect(lines[1].count { $0 == "┬" } == 4 && !lines[1].contains("┬┬"))
      #expect(lines[2].count { $0 == "│" } == 6 + 2)
    }
  }

  @Test("draws the notifications beside all, and tells where there is no room for them")
  func secondary() {
    var split = SplitViewState.filled(on: .smallPad)
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
    split.adapt(to: .phone)
    #expect(Sides(split).notes.first == "secondary, no room: [*message/31*] + about")
  }

  @Test("draws what is presented over all columns, as the kind that each window shows")
  func presented() {
    var split = SplitViewState.filled(on: .smallPad)
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

  @Test("draws the search of the notifications above their screens")
  func secondarySearch() {
    var split = SplitViewState.filled(on: .smallPad)
    split.isSecondaryWanted = true
    split[.secondary].push(.drafts)
    split[.secondary].reduce(.search(.beginSearch), at: 0)
    let rows = Sides(split).left[2...4].map { $0.suffix(14).filter { $0 != " " } }
    #expect(rows == ["│▸searchi…│", "│drafts│", "│notific…│"])
  }

  @Test("shows both drawings of one state the same, whichever window holds")
  func projections() {
    let wide = Traits(
      horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 1_180, height: 820,
      idiom: .pad, orientation: .landscape)
    let (columns, stack) = (
      Sides(SplitViewState.filled(on: wide)), Sides(SplitViewState.filled(on: .phone))
    )
    #expect(columns.left.dropFirst() == stack.left.dropFirst() + ["hidden: sidebar"].suffix(1))
    #expect(columns.right.dropFirst().prefix(7) == stack.right.dropFirst().prefix(7))
  }
}
