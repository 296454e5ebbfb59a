import NavState
import NavStateCLI
import NavStateSample
import Testing

private let phone = Traits(
  horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 320, idiom: .phone)
private let pad = Traits(
  horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 320, idiom: .pad)
private let landscape = Traits(
  horizontalSizeClass: .regular, verticalSizeClass: .compact, width: 320, idiom: .phone)

@Suite("Drawing, of levels")
struct LevelDrawingTests {
  private var router = Router<Reader>(
    configuration: Configuration(rules: RouterRules(), traits: phone))

  private let filter = ReaderSheet.filter(filter: TimelineFilter())

  /// The lines between the frame of the window, without the side of it.
  private func inside(_ router: Router<Reader>) -> [String] {
    Drawing(router).lines.dropFirst().dropLast().map { String($0.dropFirst(2).dropLast(2)) }
  }

  @Test("draws each level in its own frame, the top one first, and points to what is in front")
  func levels() {
    var router = router
    router.push(.bookmarks)
    router.present(.newMessage(text: "Hi"))
    router.reduce(.stack(.push(.drafts)), at: 1)
    router.present(.fullScreenCover(.about), at: 2)
    router.present(.alert(Reader.discardDraft()))
    #expect(
      inside(router) == [
        "╔ alert ═══════════════════════╗",
        "║ ▸ Discard the draft?         ║",
        "║   [Discard] [Save] [Keep     ║",
        "║   writing]                   ║",
        "╚══════════════════════════════╝",
        "╔ cover ═══════════════════════╗",
        "║   about                      ║",
        "╚══════════════════════════════╝",
        "╔ sheet ═══════════════════════╗",
        "║   drafts                     ║",
        "║   newMessage(text: \"Hi\")     ║",
        "╚══════════════════════════════╝",
        "  bookmarks                     ",
        "  root                          ",
      ])
    router.back(in: .user)
    router.back(in: .user)
    #expect(inside(router)[1] == "║ ▸ drafts                     ║")
  }

  @Test(
    "names a level after the kind that was asked for, and the one on screen where that is another",
    arguments: [
      (.popover(.about), phone, "popover as sheet"), (.popover(.about), pad, "popover"),
      (.popover(.about), landscape, "popover"), (.sheet(.about), phone, "sheet"),
      (.sheet(.about), landscape, "sheet as cover"), (.sheet(.about), pad, "sheet"),
      (.fullScreenCover(.about), phone, "cover"),
      (.alert(Reader.discardDraft()), phone, "alert"),
      (.confirmationDialog(Reader.discardDraft()), phone, "dialog"),
      (.confirmationDialog(Reader.discardDraft()), pad, "dialog as popover"),
    ] as [(Presentation<Reader>, Traits, String)])
  func titles(presentation: Presentation<Reader>, traits: Traits, title: String) {
    var router = Router<Reader>()
    router.adapt(to: traits)
    router.present(presentation)
    #expect(inside(router)[0].hasPrefix("╔ \(title) ═"))
  }

  @Test("follows the options on what a kind becomes where there is little room")
  func adaptation() {
    var router = router
    router.present(
      .popover(.about), options: PresentationOptions(adaptation: CompactAdaptation(.none)))
    #expect(inside(router)[0].hasPrefix("╔ popover ═"))
  }

  @Test("tells the anchor, the detents, and that a swipe does nothing")
  func details() {
    var router = router
    let options = PresentationOptions(
      detents: [.medium, .fraction(0.3), .large], isInteractiveDismissDisabled: true)
    router.present(.popover(filter, anchor: "button"), options: options)
    router.reduce(.chain(.selectDetent(.large, id: "filter")), in: .user)
    let rows = inside(router)
    #expect(
      rows[1...6] == [
        "║ ▸ filter(filter: replies,    ║",
        "║   boosts, all)               ║",
        "║     at button                ║",
        "║     large of medium, fracti… ║",
        "║     can't be swiped away     ║",
        "╚══════════════════════════════╝",
      ])
    router.adapt(to: landscape)
    #expect(inside(router)[4] == "║     large of fraction(0.3),… ║")
  }

  @Test("draws a search above the screens while it lasts, and tells what was kept of it")
  func search() {
    var router = router
    router.setSearchText("otter")
    #expect(
      inside(router) == [#"▸ searching "otter"             "#, "  root                          "])
    router.endSearch(reset: .keep)
    #expect(Drawing(router).lines[1] == "│ ▸ root                           │")
    #expect(Drawing(router).lines[3] == #"│ search kept: "otter"             │"#)
    router.present(filter)
    router.reduce(.search(.setSearchText("gull")), at: 1)
    #expect(inside(router)[1] == #"║ ▸ searching "gull"           ║"#)
    router.reduce(.search(.endSearch(reset: .keep)), at: 1)
    #expect(inside(router)[3] == #"║     search kept: "gull"      ║"#)
    router.endSearch(reset: .clear)
  }

  @Test("tells what holds unsaved work, on every level, and what is asked")
  func unsaved() {
    var router = router
    router.push(.drafts)
    router.push(.trending)
    router.mark(.screen(.drafts))
    router.present(.newMessage(text: ""))
    router.mark(.item("composer"))
    router.reduce(.stack(.push(.trending)), at: 1)
    router.mark(.screen(.trending, level: 1))
    router.dismissAll(in: .user)
    #expect(
      inside(router) == [
        "╔ sheet ═══════════════════════╗",
        "║ ▸ trending                   ║",
        "║     with unsaved work        ║",
        "║   newMessage(text: \"\")       ║",
        "║     with unsaved work        ║",
        "╚══════════════════════════════╝",
        "  trending                      ",
        "  drafts                        ",
        "    with unsaved work           ",
        "  root                          ",
        "────────────────────────────────",
        "asking before: dismissAll by us…",
      ])
  }

  @Test("tells what waits, what is leaving, and who asked for what is held")
  func waiting() {
    var router = router
    router.configure(RouterRules(presenting: .queue, hostWaits: true))
    router.present(.about)
    router.present(.welcome)
    router.present(.addAccount)
    router.dismiss(id: "about")
    #expect(
      Drawing(router).lines == [
        "┌──────────────────────────────────┐",
        "│ ▸ root                           │",
        "├──────────────────────────────────┤",
        "│ waiting: welcome, addAccount     │",
        "│ leaving: about                   │",
        "└──────────────────────────────────┘",
      ])
    router.push(.drafts)
    router.mark(.screen(.drafts))
    router.pop()
    #expect(Drawing(router).lines[7] == "│ asking before: pop(1)            │")
  }

  @Test("keeps its width, whatever is presented, and shows no character that moves the cursor")
  func width() throws {
    let long = String(repeating: "x\u{1B}", count: 60)
    var router = router
    router.present(.popover(.report(message: long), anchor: long))
    let prompt = try Reader.Prompt(
      id: long, title: long, message: "a\nb", choices: [.init(id: "a", title: long)])
    router.present(.alert(prompt))
    let lines = Drawing(router).lines
    #expect(lines.allSatisfy { $0.count == 36 && !$0.contains("\u{1B}") && !$0.contains("\n") })
  }
}
