import NavState
import NavStateSample

extension Drawing {
  /// The number of characters for a phone.
  static let phoneWidth = 32

  /// Draws columns as a phone shows them: one on top, and below it the screens that steps back lead to.
  static func phone(of projection: SplitProjection, isHolding: Bool) -> [String] {
    let (split, layout) = (projection.split, projection.layout)
    let levels = split.router.levels
    let hasInspector = layout.inspector == .sheet
    var blocks = boxes(levels, in: projection.traits, width: phoneWidth - 4)
    if hasInspector {
      let rows = pointing(["inspector"], isInFront: levels.isEmpty)
      blocks += box(rows, title: "sheet", width: phoneWidth - 4)
    }
    let stack = chain(projection, isInFront: levels.isEmpty && !hasInspector)
    let top = layout.topColumn.map { "\($0)" } ?? "none"
    return [(isHolding ? "▸ " : "  ") + "phone: \(top)"]
      + window([blocks + stack], width: phoneWidth) + ["  back: \(projection.back)"]
  }

  /// The one stack that collapsed columns are, top first.
  private static func chain(_ projection: SplitProjection, isInFront: Bool) -> [String] {
    let stack = projection.split.collapsedStack
    let search = search(projection.split[PaneColumn(stack.top)].router.search)
    return stack.reversed().enumerated().flatMap { index, screen -> [String] in
      let rows = (index == 0 ? search : []) + rows(of: screen, projection)
      let items = index == 0 && screen == .root(stack.top) ? projection.items(of: stack.top) : []
      let sign = index > 0 ? "‹ " : isInFront ? "▸ " : "  "
      return ((rows + items).enumerated().map { ($0 == 0 ? sign : "  ") + $1 })
    }
  }

  /// A screen of the one stack, and whether it holds unsaved work.
  private static func rows(
    of screen: CollapsedScreen<Reader>, _ projection: SplitProjection
  ) -> [String] {
    switch screen {
    case .root(let column):
      let root = projection.root(of: column)
      return [column == .sidebar ? root : "\(column): \(root)"]
        + (projection.isRootMarked(column) ? [unsaved] : [])
    case .screen(let route, let column):
      return screens([route], unsaved: projection.marked(in: PaneColumn(column)))
    }
  }
}
