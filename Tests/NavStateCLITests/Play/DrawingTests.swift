import NavState
import NavStateCLI
import NavStateSample
import Testing

@Suite("Drawing")
struct DrawingTests {
  private func router(
    _ path: RouteStack<ReaderRoute>, _ sheet: ReaderSheet? = nil, width: Double = 320
  ) throws -> Router<Reader> {
    let configuration = Configuration(rules: RouterRules(), traits: Traits(width: width))
    return try Router(path: path, presentedSheet: sheet, configuration: configuration)
  }

  @Test("draws the top screen first, the root last, and marks what the user sees")
  func stack() throws {
    let lines = Drawing(try router([.bookmarks, .message(id: "12")])).lines
    #expect(
      lines == [
        "┌──────────────────────────────────┐",
        "│ ▸ message/12                     │",
        "│   bookmarks                      │",
        "│   root                           │",
        "└──────────────────────────────────┘",
      ])
  }

  @Test("marks the root when it shows")
  func root() throws {
    #expect(Drawing(try router([])).lines[1] == "│ ▸ root                           │")
  }

  @Test("draws what is presented over the stack, broken at spaces")
  func sheet() throws {
    let sheet = ReaderSheet.edit(message: "13", text: "I saw them too, at dawn")
    let lines = Drawing(try router([.bookmarks], sheet)).lines
    #expect(
      lines == [
        "┌──────────────────────────────────┐",
        "│ ╔ sheet ═══════════════════════╗ │",
        #"│ ║ ▸ edit(message: "13", text:  ║ │"#,
        #"│ ║   "I saw them too, at dawn") ║ │"#,
        "│ ╚══════════════════════════════╝ │",
        "│   bookmarks                      │",
        "│   root                           │",
        "└──────────────────────────────────┘",
      ])
  }

  @Test("cuts what is too long, and shows no character that moves the cursor")
  func cutting() throws {
    let long = String(repeating: "x", count: 50)
    let lines = Drawing(
      try router([.message(id: long), .message(id: "a\u{1B}[2J\nb\u{9B}c")])
    ).lines
    #expect(lines[1] == "│ ▸ message/a·[2J·b·c              │")
    #expect(lines[2] == "│   message/\(String(repeating: "x", count: 21))… │")
    let text = String(repeating: "word ", count: 50)
    let sheet = Drawing(try router([], .newMessage(text: text))).lines
    #expect(sheet.count == 8)
    #expect(sheet[4].hasSuffix("… ║ │"))
  }

  @Test(
    "is as wide as the window, within bounds",
    arguments: [
      (nil, 40), (0, 36), (432, 36), (433, 36), (444, 37), (852, 71), (912, 76), (1_180, 76),
      (.greatestFiniteMagnitude, 76),
    ] as [(Double?, Int)])
  func width(points: Double?, columns: Int) throws {
    #expect(Drawing.width(of: Traits(width: points)) == columns)
    let lines = Drawing(try router([.drafts], .about, width: points ?? 480)).lines
    #expect(lines.allSatisfy { $0.count == columns })
  }
}
