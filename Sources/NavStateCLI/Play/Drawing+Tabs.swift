package import NavState
package import NavStateSample

extension Drawing {
  /// Draws a window with tabs: the pane of the selected one, and the tabs as a bar or a sidebar.
  ///
  /// ```
  /// ┌──────────────────────────────────┐
  /// │ ▸ message/7                      │
  /// │   home                           │
  /// ├──────────────────────────────────┤
  /// │ [home]  notifications (3)        │
  /// │ compose  profile  explore        │
  /// └──────────────────────────────────┘
  /// ```
  ///
  /// The tab that is marked as selected stands in brackets, in a sidebar behind an arrow; a badge
  /// stands behind its tab, and "off" behind one that the user can't select. Below it all stands what
  /// is not to be seen: what More holds, which tab is selected where another one stands for it, the
  /// tabs visited and parked, and unsaved work elsewhere.
  ///
  /// - Parameter tabs: The tabs.
  package init(_ tabs: TabRouter<Reader>) {
    let layout = tabs.layout
    let width = Self.width(of: tabs.traits)
    let notes = Self.notes(on: tabs, layout).flatMap { Self.wrap($0, width - 4) }
    func pane(_ width: Int) -> [String] {
      Self.pane(tabs.router, in: tabs.traits, root: "\(tabs.selection)", width: width)
    }
    guard layout.style != .sidebar else {
      let side = min(22, width * 2 / 5)
      let rows = layout.sidebar.flatMap { Self.sidebar($0, layout, tabs.catalog) }
      let lines = Self.window(rows, pane(width - side - 7), notes: notes, side: side, width: width)
      self.init(lines: lines)
      return
    }
    let bar = Self.bar(layout, tabs.catalog, width: width - 4)
    let blocks = layout.style == .bottomBar ? [pane(width - 4), bar] : [bar, pane(width - 4)]
    self.init(lines: Self.window(blocks + [notes], width: width))
  }
}

// MARK: - Tabs

extension Drawing {
  private typealias Layout = TabLayout<ReaderTab>

  /// The rows of a bar: its entries side by side, a minimized one with no other than the selected.
  private static func bar(
    _ layout: Layout, _ catalog: TabCatalog<ReaderTab>, width: Int
  ) -> [String] {
    var rows: [String] = []
    for entry in layout.bar {
      let isSelected = layout.marks(entry)
      if layout.isMinimized, !isSelected { continue }
      let label = entry.label(in: catalog)
      let text = isSelected ? "[\(label)]" : label
      if let row = rows.last, row.count + 2 + text.count <= width {
        rows[rows.count - 1] = "\(row)  \(text)"
      } else {
        rows.append(text)
      }
    }
    return rows
  }

  /// The rows of an entry of a sidebar, a section with its tabs below it.
  private static func sidebar(
    _ entry: Layout.Entry, _ layout: Layout, _ catalog: TabCatalog<ReaderTab>
  ) -> [String] {
    func row(_ tab: ReaderTab) -> String {
      (layout.selection == .tab(tab) ? "▸ " : "  ") + tab.label(in: catalog)
    }
    return switch entry {
    case .tab(let tab): [row(tab)]
    case .section(let id, let tabs): ["\(id):"] + tabs.map(row)
    // Only a bar has it.
    case .more: []
    }
  }

  /// What is not to be seen of the tabs.
  private static func notes(on tabs: TabRouter<Reader>, _ layout: Layout) -> [String] {
    func list(_ title: String, _ tabs: [ReaderTab]) -> [String] {
      tabs.isEmpty ? [] : ["\(title): \(tabs.map(\.id).joined(separator: ", "))"]
    }
    var notes: [String] = []
    for case .more(let tabs) in layout.bar { notes += list("more", tabs) }
    switch layout.selection {
    case .twin(let twin): notes.append("\(tabs.selection) shows as \(twin)")
    case .nowhere: notes.append("\(tabs.selection) stands nowhere")
    case .tab, .section, .more: break
    }
    if let accessory = layout.accessory { notes.append("accessory: \(accessory)") }
    let elsewhere = tabs.markedPlaces.map(\.tab).filter { $0 != tabs.selection }
    return notes + self.notes(on: tabs.router) + list("visited", tabs.visitedTabs)
      + list("parked", tabs.parkedTabs) + list("unsaved work in", elsewhere) + asking(tabs.pending)
  }
}

extension TabLayout<ReaderTab> {
  /// Whether an entry of a bar is marked as selected.
  fileprivate func marks(_ entry: Entry) -> Bool {
    switch (entry, selection) {
    case (.tab(let tab), .tab(let shown)), (.tab(let tab), .twin(let shown)): tab == shown
    case (.section(let id, _), .section(let shown)): id == shown
    case (.section(_, let tabs), .twin(let shown)), (.more(let tabs), .twin(let shown)):
      tabs.contains(shown)
    case (.more, .more): true
    default: false
    }
  }
}

extension TabLayout<ReaderTab>.Entry {
  /// What a bar shows of an entry.
  fileprivate func label(in catalog: TabCatalog<ReaderTab>) -> String {
    switch self {
    case .tab(let tab): tab.label(in: catalog)
    case .section(let id, _): "\(id) ▾"
    case .more: "more"
    }
  }
}

extension ReaderTab {
  /// The tab with its badge, if it shows one, and whether the user can't select it.
  fileprivate func label(in catalog: TabCatalog<ReaderTab>) -> String {
    let item = catalog.item(for: self)
    let badge = item?.badge?.shownText.map { " (\($0))" } ?? ""
    return "\(id)\(badge)\(item?.isDisabled == true ? " (off)" : "")"
  }
}

// MARK: - Frame

extension Drawing {
  /// Draws the frame of a window around a sidebar and a pane, and the notes below them.
  private static func window(
    _ sidebar: [String], _ pane: [String], notes: [String], side: Int, width: Int
  ) -> [String] {
    let left = String(repeating: "─", count: side + 2)
    let right = String(repeating: "─", count: width - side - 5)
    let rows = (0..<max(sidebar.count, pane.count)).map { index in
      let entry = fit(index < sidebar.count ? sidebar[index] : "", side)
      let row = fit(index < pane.count ? pane[index] : "", width - side - 7)
      return "│ \(entry) │ \(row) │"
    }
    let below =
      notes.isEmpty
      ? ["└\(left)┴\(right)┘"]
      : ["├\(left)┴\(right)┤"] + window([notes], width: width).dropFirst()
    return ["┌\(left)┬\(right)┐"] + rows + below
  }
}
