package import NavState
package import NavStateSample

/// A window drawn as text: what is presented, each level in its own frame, over the screens with the
/// top one first.
///
/// ```
/// ┌──────────────────────────────────────┐
/// │ ╔ alert ═══════════════════════════╗ │
/// │ ║ ▸ Discard the draft?             ║ │
/// │ ║   [Discard] [Keep writing]       ║ │
/// │ ╚══════════════════════════════════╝ │
/// │ ╔ popover as sheet ════════════════╗ │
/// │ ║   drafts                         ║ │
/// │ ║   newMessage(text: "Hi")         ║ │
/// │ ║     with unsaved work            ║ │
/// │ ╚══════════════════════════════════╝ │
/// │   message/12                         │
/// │   bookmarks                          │
/// │   root                               │
/// ├──────────────────────────────────────┤
/// │ waiting: about                       │
/// └──────────────────────────────────────┘
/// ```
///
/// A frame is named after the kind that was asked for, and after the one that is on screen if there is
/// no room for that. An arrow marks what the user has in front. Below the screens stands what is not
/// to be seen: what waits, what is leaving, and what is asked. The drawing is as wide as the window.
package struct Drawing {
  /// The lines, each as wide as the others.
  package let lines: [String]

  /// Draws a router.
  ///
  /// - Parameter router: The router.
  package init(_ router: Router<Reader>) {
    let width = Self.width(of: router.traits)
    let levels = router.levels
    let marked = router.markedPlaces.compactMap(\.routerScreen)
    let presented = levels.indices.reversed().map { index in
      let level = levels[index]
      let rows = Self.rows(of: level, in: router.traits, width: width - 10)
      return Self.box(
        Self.pointing(rows, isInFront: index == levels.count - 1),
        title: level.title(in: router.traits), width: width - 4)
    }
    let ground =
      Self.search(router.search) + Self.screens(router.path, unsaved: marked) + ["root"]
    lines = Self.window(
      presented.joined() + Self.pointing(ground, isInFront: levels.isEmpty),
      notes: Self.notes(on: router), width: width)
  }

  /// The number of columns for a window, one for about twelve points.
  package static func width(of traits: Traits) -> Int {
    Int(min(max((traits.width ?? 480) / 12, 36), 76))
  }
}

// MARK: - Frames

extension Drawing {
  /// Draws the frame of a window around lines, and the notes below them.
  private static func window(_ rows: [String], notes: [String], width: Int) -> [String] {
    let bar = String(repeating: "─", count: width - 2)
    func framed(_ rows: [String]) -> [String] {
      rows.map { "│ \(fit($0, width - 4)) │" }
    }
    let below = notes.isEmpty ? [] : ["├\(bar)┤"] + framed(notes)
    return ["┌\(bar)┐"] + framed(rows) + below + ["└\(bar)┘"]
  }

  /// Draws the frame of a level around lines.
  private static func box(_ rows: [String], title: String, width: Int) -> [String] {
    let rest = String(repeating: "═", count: width - 4 - title.count)
    return ["╔ \(title) \(rest)╗"] + rows.map { "║ \(fit($0, width - 4)) ║" }
      + ["╚\(String(repeating: "═", count: width - 2))╝"]
  }

  /// Puts an arrow before the first line of what is in front, and room before the others.
  private static func pointing(_ rows: [String], isInFront: Bool) -> [String] {
    rows.enumerated().map { index, text in (index == 0 && isInFront ? "▸ " : "  ") + text }
  }

  /// Breaks a text at spaces into rows, of which there are three at most.
  static func wrap(_ text: String, _ width: Int) -> [String] {
    var rows: [String] = []
    for word in text.split(separator: " ") {
      if let row = rows.last, rows.count == 3 || row.count + 1 + word.count <= width {
        rows[rows.count - 1] = "\(row) \(word)"
      } else {
        rows.append(String(word))
      }
    }
    return rows
  }

  /// Cuts or fills a text to a width, without characters that move the cursor.
  private static func fit(_ text: String, _ width: Int) -> String {
    let shown = text.shown
    guard shown.count > width else {
      return shown + String(repeating: " ", count: width - shown.count)
    }
    return shown.prefix(width - 1) + "…"
  }
}
