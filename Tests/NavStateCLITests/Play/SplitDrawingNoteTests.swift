import NavState
import NavStateCLI
import NavStateSample
import Testing

@Suite("Drawing, of notes on a split view")
struct SplitDrawingNoteTests {
  @Test("tells unsaved work at roots and screens, where it is hidden, and what is asked")
  func marks() {
    var split = SplitViewState.filled(on: .smallMac)
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
    split.adapt(to: .tallPad)
    #expect(
      Sides(split).notes == [
        "hidden: sidebar, content", "unsaved work out of sight: root in content",
        "asking before: back by user",
      ])
  }

  @Test("tells unsaved work in columns above the one on top of a phone, but not what is presented")
  func marksAbove() {
    var split = SplitViewState.filled(on: .phone)
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
    var split = SplitViewState.filled(on: .smallPad)
    split.present(.about)
    split.present(.welcome)
    #expect(Sides(split).notes == ["hidden: sidebar", "waiting: welcome"])
  }

  @Test("tells what a step back would do in each window")
  func back() {
    var split = SplitViewState.filled(on: .smallPad)
    split.pop()
    let sides = Sides(split)
    #expect(sides.left.contains("  back: unhandled"))
    #expect(sides.right.contains("  back: to the content"))
    split.adapt(to: .phone)
    #expect(Sides(split).left.contains("  back: unhandled"))
    #expect(Sides(split).right.contains("  back: to the content"))
  }

  @Test("tells unsaved work of a screen in its own column, not where the same one stands, too")
  func sameScreen() {
    var split = SplitViewState.filled(on: .smallMac)
    split[.sidebar].push(.profile(id: "otter"))
    split[.sidebar].mark(.screen(.profile(id: "otter")))
    let sides = Sides(split)
    #expect(sides.left[3].hasPrefix("│     with… │"))
    #expect(sides.left[3].hasSuffix("│   list/birds        │"))
    #expect(
      sides.right[2...7] == [
        "│ ▸ profile/otter              │", "│ ‹ detail: list/birds         │",
        "│ ‹ content: lists             │", "│ ‹ profile/otter              │",
        "│     with unsaved work        │", "│ ‹ sidebar                    │",
      ])
    #expect(sides.notes.isEmpty)
    split.adapt(to: .tallPad)
    #expect(Sides(split).notes.last == "unsaved work out of sight: profile/otter in sidebar")
  }

  @Test("tells that notifications are wanted, also where there are none")
  func wanted() {
    var split = SplitViewState.filled(on: .phone)
    #expect(Sides(split).notes.isEmpty)
    split.isSecondaryWanted = true
    #expect(Sides(split).notes == ["secondary, no room: []"])
  }

  @Test("tells of steps back to earlier places, where the rules remember them")
  func earlier() {
    let rules = Reader.splitRules(back: .latest)
    var split = SplitViewState<Reader>(
      configuration: Configuration(rules: rules, traits: .smallPad))
    #expect(Sides(split).left.contains("  back: unhandled"))
    split.select(sidebar: [.lists])
    #expect(Sides(split).left.contains("  back: to an earlier place"))
  }

  @Test(
    "has lines of one width, and no character that moves the cursor, whatever the data",
    arguments: [
      .smallMac, .smallPad, .tallPad, .phone, Traits(), Traits(width: 0),
      Traits(width: .greatestFiniteMagnitude),
      Traits(horizontalSizeClass: .regular, idiom: .watch),
    ], ColumnCount.allCases)
  func width(traits: Traits, columns: ColumnCount) {
    let long = String(repeating: "x\u{1B}\n", count: 60)
    var split = SplitViewState.empty(columns, on: traits)
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
