package import NavState
package import NavStateSample

extension Drawing {
  /// Draws a split view twice, side by side: as columns, and as the one stack of a phone.
  ///
  /// ```
  /// ▸ columns: oneBesideSecondary                       phone: detail
  /// ┌─ content ────────────┬─ detail ─────────────────┐ ┌──────────────────────────────┐
  /// │ ▸ lists              │ ▸ message/7              │ │ ▸ message/7                  │
  /// │   ● list/birds       │   list/birds             │ │ ‹ detail: list/birds         │
  /// │                      │                          │ │ ‹ content: lists             │
  /// │                      │                          │ │ ‹ sidebar                    │
  /// └──────────────────────┴──────────────────────────┘ └──────────────────────────────┘
  ///   back: in the detail                                 back: in the detail
  /// hidden: sidebar
  /// ```
  ///
  /// The state is one, and an arrow marks the drawing that holds in its window. The other one is what
  /// it would be on a pad on its side, or on a phone held upright. Below both stands what is not to be
  /// seen: hidden columns, wishes, unsaved work in hidden columns, and what is asked.
  ///
  /// - Parameter split: The split view.
  package init(_ split: SplitViewState<Reader>) {
    let isCollapsed = split.layout.isCollapsed
    let columns = SplitProjection(split, in: isCollapsed ? .widePad : split.traits)
    let phone = SplitProjection(split, in: isCollapsed ? split.traits : .tallPhone)
    let left = Self.columns(of: columns, isHolding: !isCollapsed)
    let right = Self.phone(of: phone, isHolding: isCollapsed)
    let width = Self.columnsWidth(of: columns.traits) + 1 + Self.phoneWidth
    let sides = Self.beside(left, right, widths: (width - 1 - Self.phoneWidth, Self.phoneWidth))
    let notes = Self.notes(on: isCollapsed ? phone : columns).flatMap { Self.wrap($0, width) }
    self.init(lines: sides + notes.map { Self.fit($0, width) })
  }

  /// Puts two drawings side by side, and fills up the shorter one.
  private static func beside(
    _ left: [String], _ right: [String], widths: (left: Int, right: Int)
  ) -> [String] {
    (0..<max(left.count, right.count)).map { index in
      let first = fit(index < left.count ? left[index] : "", widths.left)
      return "\(first) \(fit(index < right.count ? right[index] : "", widths.right))"
    }
  }

  /// What is not to be seen in the window.
  private static func notes(on projection: SplitProjection) -> [String] {
    let (split, layout) = (projection.split, projection.layout)
    func list(_ title: String, _ texts: [String]) -> [String] {
      texts.isEmpty ? [] : ["\(title): \(texts.joined(separator: ", "))"]
    }
    let hidden = projection.columns.filter { layout.placement(of: $0) == .hidden }
    var notes = layout.isCollapsed ? [] : list("hidden", hidden.map(projection.summary))
    if split.visibility != .automatic { notes.append("visibility: \(split.visibility)") }
    if let column = split.preferredCompactColumn {
      notes.append("on top while narrow: \(column)")
    }
    let secondary = split[.secondary].router
    if !layout.isSecondaryShown, split.isSecondaryWanted || !secondary.isEmpty {
      let reason = split.isSecondaryWanted ? "no room" : "not wanted"
      notes.append("secondary, \(reason): \(secondary)")
    }
    let elsewhere = split.markedPlaces.filter { !projection.shows($0) }
    return notes + self.notes(on: split.router)
      + list("unsaved work out of sight", elsewhere.map { "\($0)" }) + asking(split.pending)
  }
}

/// A split view in a window: its own, or another one.
struct SplitProjection {
  let split: SplitViewState<Reader>
  let traits: Traits
  let layout: SplitLayout
  let back: String

  init(_ split: SplitViewState<Reader>, in traits: Traits) {
    self.split = split
    self.traits = split.traits.adapted(to: traits)
    layout = split.layout(for: traits)
    back = split.backStep(for: traits)?.words ?? "unhandled"
  }

  /// The columns that there are, from the leading side.
  var columns: [SplitColumn] {
    layout.columns == .two ? [.sidebar, .detail] : SplitColumn.allCases
  }

  /// What fills a column, in words.
  func root(of column: SplitColumn) -> String {
    guard let leading = column.leading(in: layout.columns) else { return "sidebar" }
    if layout.isPlaceholder(column) { return "(nothing)" }
    let isEmpty =
      leading == .sidebar ? split.sidebarSelection.isEmpty : split.contentSelection.isEmpty
    // A link led there: it has screens, and nobody selected anything for it.
    if isEmpty { return "root" }
    return leading == .sidebar ? "\(split.sidebarSelection)" : "\(split.contentSelection)"
  }

  /// The name of a column, with what stands above its root.
  func summary(of column: SplitColumn) -> String {
    let router = split[PaneColumn(column)].router
    let rows = Drawing.search(router.search) + router.path.reversed().map { "\($0)" }
    return rows.isEmpty ? "\(column)" : "\(column) with \(rows.joined(separator: " over "))"
  }

  /// The screens of a column that hold unsaved work.
  func marked(in column: PaneColumn) -> [ReaderRoute] {
    split.markedPlaces.filter { $0.column == column }.compactMap(\.place.routerScreen)
  }

  /// Whether the root of a column holds unsaved work.
  func isRootMarked(_ column: SplitColumn) -> Bool {
    split.markedPlaces.contains(SplitPlace(.root, in: PaneColumn(column)))
  }

  /// Whether a place with unsaved work is in a column that is to be seen.
  func shows(_ place: SplitPlace<Reader>) -> Bool {
    switch place.column {
    case .sidebar: layout.placement(of: .sidebar) != .hidden
    case .content: layout.placement(of: .content) != .hidden
    case .detail: layout.placement(of: .detail) != .hidden || place.place.isPresentation
    case .secondary: layout.isSecondaryShown
    }
  }

  /// The items of a leading column, those that are selected with a dot, and all with a chevron where
  /// they lead on.
  func items(of column: SplitColumn) -> [String] {
    let chevron = layout.leadsOn(from: column) ? " ›" : ""
    switch column {
    case .sidebar:
      let others = split.sidebarSelection.items.filter { !ReaderSection.fixed.contains($0) }
      return (ReaderSection.fixed + others.sorted { $0.id < $1.id }).map { section in
        "\(split.sidebarSelection.contains(section) ? "●" : " ") \(section)\(chevron)"
      }
    case .content:
      return split.contentSelection.items.map { "● \($0)\(chevron)" }.sorted()
    case .detail: return []
    }
  }
}

extension SplitBackStep {
  /// What a step back does, in words.
  fileprivate var words: String {
    switch self {
    case .presentation: "what is presented"
    case .inspector: "the inspector"
    case .column(let column): "in the \(column)"
    case .leading(let column): "to the \(column)"
    case .earlier: "to an earlier place"
    }
  }
}

extension PaneColumn {
  /// The pane of a column.
  init(_ column: SplitColumn) {
    switch column {
    case .sidebar: self = .sidebar
    case .content: self = .content
    case .detail: self = .detail
    }
  }
}

extension RouterPlace<Reader> {
  /// Whether it is not a screen of the router's own stack, and no root.
  fileprivate var isPresentation: Bool { self != .root && routerScreen == nil }
}

extension Router<Reader> {
  /// Whether nothing is pushed or presented.
  fileprivate var isEmpty: Bool { path.isEmpty && levels.isEmpty }
}

extension Traits {
  /// A pad on its side, for columns that are none in their own window.
  static let widePad = Traits(
    horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 1_180, height: 820,
    idiom: .pad, orientation: .landscape)

  /// A phone held upright, for columns that stand beside each other in their own window.
  static let tallPhone = Traits(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 393, height: 852,
    idiom: .phone, orientation: .portrait)
}
