package import NavState
package import NavStateSample

/// A window drawn as text: the screens with the top one first, and what is presented over them.
///
/// ```
/// ┌──────────────────────────────────────┐
/// │ ╔══════════════════════════════════╗ │
/// │ ║ translation(message: "12")       ║ │
/// │ ╚══════════════════════════════════╝ │
/// │   message/12                         │
/// │   bookmarks                          │
/// │   root                               │
/// └──────────────────────────────────────┘
/// ```
///
/// An arrow marks the screen that the user sees. The drawing is as wide as the window.
package struct Drawing {
  /// The lines, each as wide as the others.
  package let lines: [String]

  /// Draws a router.
  ///
  /// - Parameter router: The router.
  package init(_ router: Router<Reader>) {
    let width = Self.width(of: router.traits)
    let presented = router.presentedSheet.map { sheet in
      Self.box(Self.wrap("\(sheet)", width - 8), .double, width: width - 4)
    }
    let screens = router.path.reversed().map { "\($0)" } + ["root"]
    let isTopVisible = presented == nil
    let rows = screens.enumerated().map { index, text in
      (index == 0 && isTopVisible ? "▸ " : "  ") + text
    }
    lines = Self.box((presented ?? []) + rows, .single, width: width)
  }

  /// The number of columns for a window, one for about twelve points.
  package static func width(of traits: Traits) -> Int {
    Int(min(max((traits.width ?? 480) / 12, 36), 76))
  }

  /// The lines of a frame.
  private enum Frame {
    case single
    case double
  }

  /// Draws a frame around lines.
  private static func box(_ rows: [String], _ frame: Frame, width: Int) -> [String] {
    let side = frame == .single ? "│" : "║"
    let bar = String(repeating: frame == .single ? "─" : "═", count: width - 2)
    let (top, bottom) =
      frame == .single ? ("┌\(bar)┐", "└\(bar)┘") : ("╔\(bar)╗", "╚\(bar)╝")
    return [top] + rows.map { "\(side) \(fit($0, width - 4)) \(side)" } + [bottom]
  }

  /// Breaks a text at spaces into rows, of which there are three at most.
  private static func wrap(_ text: String, _ width: Int) -> [String] {
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
