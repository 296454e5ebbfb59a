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
    let pane = Self.pane(router, in: router.traits, root: "root", width: width - 4)
    lines = Self.window([pane, Self.notes(on: router) + Self.asking(router.pending)], width: width)
  }

  /// Takes lines that are as wide as one another.
  init(lines: [String]) {
    self.lines = lines
  }

  /// Draws what a router shows: each level in its own frame, the top one first, over the screens.
  ///
  /// - Parameters:
  ///   - router: The router.
  ///   - traits: What is known of the window, which a pane of a window does not know itself.
  ///   - root: What lies under all screens.
  ///   - width: The width of a frame.
  /// - Returns: The lines, which may be of any width.
  static func pane(
    _ router: Router<Reader>, in traits: Traits, root: String, width: Int
  ) -> [String] {
    let levels = router.levels
    let marked = router.markedPlaces.compactMap(\.routerScreen)
    let ground = search(router.search) + screens(router.path, unsaved: marked) + [root]
    return boxes(levels, in: traits, width: width) + pointing(ground, isInFront: levels.isEmpty)
  }

  /// Draws what is presented, each level in its own frame, the top one first.
  static func boxes(
    _ levels: [PresentationLevel<Reader>], in traits: Traits, width: Int
  ) -> [String] {
    levels.indices.reversed().flatMap { index in
      let level = levels[index]
      return box(
        pointing(
          rows(of: level, in: traits, width: width - 6), isInFront: index == levels.count - 1),
        title: level.title(in: traits), width: width)
    }
  }

  /// The number of columns for a window, one for about twelve points.
  package static func width(of traits: Traits) -> Int {
    Int(min(max((traits.width ?? 480) / 12, 36), 76))
  }
}

// MARK: - Frames

extension Drawing {
  /// Draws the frame of a window around blocks of lines, with a line between any two.
  static func window(_ blocks: [[String]], width: Int) -> [String] {
    let bar = String(repeating: "─", count: width - 2)
    let framed = blocks.filter { !$0.isEmpty }.map { rows in
      rows.map { "│ \(fit($0, width - 4)) │" }
    }
    return ["┌\(bar)┐"] + framed.joined(separator: ["├\(bar)┤"]) + ["└\(bar)┘"]
  }

  /// Draws the frame of a level around lines.
  static func box(_ rows: [String], title: String, width: Int) -> [String] {
    let rest = String(repeating: "═", count: width - 4 - title.count)
    return ["╔ \(title) \(rest)╗"] + rows.map { "║ \(fit($0, width - 4)) ║" }
      + ["╚\(String(repeating: "═", count: width - 2))╝"]
  }

  /// Puts an arrow before the first line of what is in front, and room before the others.
  static func pointing(_ rows: [String], isInFront: Bool) -> [String] {
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
  static func fit(_ text: String, _ width: Int) -> String {
    let shown = text.shown
    guard shown.count > width else {
      return shown + String(repeating: " ", count: width - shown.count)
    }
    return shown.prefix(width - 1) + "…"
  }
}
