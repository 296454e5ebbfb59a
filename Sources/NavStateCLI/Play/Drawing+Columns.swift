import NavState
import NavStateSample

/// A column as it is drawn.
private struct DrawnColumn {
  /// Its name, with how it stands if that is not beside the others.
  var title: String

  /// What stands in it, top first.
  var rows: [String]

  /// How wide it is, in points.
  var points: Double

  /// What stands between it and the next one.
  var edge: Character = "│"
}

extension Drawing {
  /// The number of characters for a window with columns, one for about fifteen points.
  static func columnsWidth(of traits: Traits) -> Int {
    Int(min(max((traits.width ?? 840) / 15, 50), 72))
  }

  /// Draws a window with columns: what is presented over all of them, then the columns side by side.
  ///
  /// A double line stands beside a column that is over the next one, and a thick one beside a column
  /// that pushes the others aside.
  static func columns(of projection: SplitProjection, isHolding: Bool) -> [String] {
    let width = columnsWidth(of: projection.traits)
    let levels = projection.split.router.levels
    let columns = drawn(projection, isInFront: levels.isEmpty)
    let cells = cells(columns.map(\.points), width: width)
    let rows = (0..<(columns.map(\.rows.count).max() ?? 0)).map { index in
      zip(columns, cells).reduce("│") { line, column in
        let (column, cell) = column
        let text = fit(index < column.rows.count ? column.rows[index] : "", cell)
        return "\(line) \(text) \(column.edge)"
      }
    }
    let presented = boxes(levels, in: projection.traits, width: width - 4)
    let top = titles(columns, cells)
    let above =
      presented.isEmpty
      ? ["┌\(top.joined(separator: "┬"))┐"]
      : window([presented], width: width).dropLast() + ["├\(top.joined(separator: "┬"))┤"]
    let bottom = cells.map { String(repeating: "─", count: $0 + 2) }.joined(separator: "┴")
    let mode = projection.layout.displayMode.map { "\($0)" } ?? "none"
    return [(isHolding ? "▸ " : "  ") + "columns: \(mode)"] + above + rows
      + ["└\(bottom)┘", "  back: \(projection.back)"]
  }

  /// What stands above each column, as wide as it.
  private static func titles(_ columns: [DrawnColumn], _ cells: [Int]) -> [String] {
    zip(columns, cells).map { column, cell in
      let title = column.title.count < cell ? column.title : fit(column.title, cell - 1)
      return "─ \(title) " + String(repeating: "─", count: cell - 1 - title.count)
    }
  }

  /// The number of characters inside each column, whose points share a window.
  ///
  /// None is empty, and together with the edges they are as wide as the window: the detail, which is
  /// the widest, takes what is left over.
  private static func cells(_ points: [Double], width: Int) -> [Int] {
    let room = width - 1 - 3 * points.count
    let all = points.reduce(0, +)
    var cells = points.map { Int(Double(room) * $0 / all) }
    let widest = cells.indices.max { points[$0] < points[$1] } ?? 0
    cells[widest] += room - cells.reduce(0, +)
    return cells
  }
}

// MARK: - Columns

extension Drawing {
  /// The columns that are to be seen, from the leading side.
  private static func drawn(_ projection: SplitProjection, isInFront: Bool) -> [DrawnColumn] {
    let layout = projection.layout
    var columns = projection.columns.filter { layout.placement(of: $0).isVisible }.map { column in
      DrawnColumn(
        title: title(of: column, layout),
        rows: pointing(rows(of: column, projection), isInFront: isInFront),
        points: points(of: column, layout), edge: layout.placement(of: column).edge)
    }
    if layout.inspector == .column || layout.inspector == .over {
      let isOver = layout.inspector == .over
      if isOver { columns[columns.count - 1].edge = ColumnPlacement.over.edge }
      columns.append(
        DrawnColumn(
          title: isOver ? "inspector, over" : "inspector", rows: [],
          points: clamped(layout.inspectorWidth ?? 240)))
    }
    if layout.isSecondaryShown {
      columns.append(
        DrawnColumn(
          title: "secondary", rows: secondary(projection, isInFront: isInFront),
          points: clamped(layout.secondaryWidth ?? 280)))
    }
    return columns
  }

  /// The name of a column, and how it stands.
  private static func title(of column: SplitColumn, _ layout: SplitLayout) -> String {
    switch layout.placement(of: column) {
    case .over: return "\(column), over"
    case .displacing: return "\(column), pushing"
    case .tiled, .hidden, .onTop, .underneath: break
    }
    guard column == .detail else { return column.rawValue }
    return switch layout.displayMode {
    case .oneOverSecondary, .twoOverSecondary: "detail, under"
    case .twoDisplaceSecondary: "detail, pushed"
    default: "detail"
    }
  }

  /// What stands in a column: its search, its screens, what fills its root, and its items.
  private static func rows(
    of column: SplitColumn, _ projection: SplitProjection
  ) -> [String] {
    let pane = PaneColumn(column)
    let router = projection.split[pane].router
    return search(router.search) + screens(router.path, unsaved: projection.marked(in: pane))
      + [projection.root(of: column)] + (projection.isRootMarked(column) ? [unsaved] : [])
      + projection.items(of: column)
  }

  /// What stands in the secondary column: its levels without frames, as there is little room.
  private static func secondary(_ projection: SplitProjection, isInFront: Bool) -> [String] {
    let router = projection.split[.secondary].router
    let levels = router.levels.reversed().flatMap { level in
      ["\(level.title(in: projection.traits)):"]
        + rows(of: level, in: projection.traits, width: 20).map { "  \($0)" }
    }
    let ground =
      search(router.search)
      + screens(router.path, unsaved: projection.marked(in: .secondary)) + ["notifications"]
    return pointing(levels + ground, isInFront: isInFront)
  }

  /// How wide a column is drawn; the detail, which has the room that is left, is never the narrowest.
  private static func points(of column: SplitColumn, _ layout: SplitLayout) -> Double {
    switch column {
    case .sidebar: clamped(layout.width(of: .sidebar) ?? 240)
    case .content: clamped(layout.width(of: .content) ?? 320)
    case .detail: 440
    }
  }

  /// A width that leaves room for other columns.
  private static func clamped(_ points: Double) -> Double { min(max(points, 160), 400) }
}

extension ColumnPlacement {
  /// What stands between a column and the next one.
  fileprivate var edge: Character {
    switch self {
    case .over: "║"
    case .displacing: "┃"
    case .tiled, .hidden, .onTop, .underneath: "│"
    }
  }
}
