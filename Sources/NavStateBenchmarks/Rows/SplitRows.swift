package import NavState
import NavStateSample

/// A split view beside what an app writes by hand.
func splitRows() -> [Comparison] {
  [selectAndPush(), pushAndBack(), layingOut()]
}

/// Three columns over the sample's screens, with text as items.
enum ThreeColumns: CodableScheme {
  typealias Route = ReaderRoute
  typealias SidebarItem = String
  typealias ContentItem = String
}

/// What an app writes by hand: what is selected in two columns, and the path of the third.
private struct PlainColumns {
  var sidebar: String?
  var content: String?
  var path: [ReaderRoute] = []
}

private let mask = Elements.feedCount - 1

/// Selections are of text that is made at run time, and too long to be stored inline.
private func items(_ kind: String) -> [String] {
  (0..<4).map { "\(kind) \($0) of person\($0)@social.example" }
}

private func selectAndPush() -> Comparison {
  let feed = Elements.feed()
  let lists = items("list")
  let messages = items("message")
  let split = SplitViewState<ThreeColumns>(
    configuration: Configuration(rules: SplitRules(columns: .three)))
  return Comparison(
    "SplitViewState copy, two selects+push through reduce, outcomes kept", depth: 1,
    against: "struct of two optionals and array, copied", bar: 4, forbidsExtraAllocations: true,
    ours: Subject(split) { split, count in
      for index in 0..<count {
        var copy = split
        let (list, message) = (lists[index & 3], messages[index & 3])
        keep(copy.reduce(.pane(.column(.selectSidebar(ColumnSelection(list)))), in: Context()))
        keep(copy.reduce(.pane(.column(.selectContent(ColumnSelection(message)))), in: Context()))
        keep(copy.reduce(.pane(.stack(.push(feed[index & mask], duplicates: nil))), in: Context()))
        escape(&copy)
      }
    },
    plain: Subject(PlainColumns()) { plain, count in
      for index in 0..<count {
        var copy = plain
        copy.sidebar = lists[index & 3]
        copy.content = nil
        copy.path.removeAll(keepingCapacity: true)
        escape(&copy)
        copy.content = messages[index & 3]
        copy.path.removeAll(keepingCapacity: true)
        escape(&copy)
        copy.path.append(feed[index & mask])
        escape(&copy)
      }
    })
}

/// A copy of the detail's stack at each step would be an allocation.
private func pushAndBack() -> Comparison {
  let feed = Elements.feed()
  var split = SplitViewState<ThreeColumns>(
    configuration: Configuration(rules: SplitRules(columns: .three)))
  let depth = 100
  split.path = RouteStack(Elements.stack(depth: depth))
  return Comparison(
    "SplitViewState push+back through reduce, outcomes kept", depth: depth,
    against: "struct of two optionals and array", bar: 4, forbidsExtraAllocations: true,
    ours: Subject(split) { split, count in
      for index in 0..<count {
        keep(split.reduce(.pane(.stack(.push(feed[index & mask], duplicates: nil))), in: Context()))
        escape(&split)
        keep(split.reduce(.pane(.back), in: Context()))
        escape(&split)
      }
    },
    plain: Subject(PlainColumns(path: Elements.stack(depth: depth))) { plain, count in
      for index in 0..<count {
        plain.path.append(feed[index & mask])
        escape(&plain)
        keep(plain.path.popLast())
        escape(&plain)
      }
    })
}

// MARK: - Layout

private func layingOut() -> Comparison {
  let windows = HandLayout.windows
  var split = SplitViewState<ThreeColumns>(
    configuration: Configuration(rules: HandLayout.rules))
  split.select(sidebar: [items("list")[0]])
  return Comparison(
    "layout of three columns", depth: 1, against: "function of the same columns", bar: 3,
    forbidsExtraAllocations: true,
    ours: Subject(split) { split, count in
      for index in 0..<count {
        keep(split.layout(for: windows[index & 7]))
        escape(&split)
      }
    },
    plain: Subject(HandLayout.Columns(isSidebarSelected: true)) { columns, count in
      for index in 0..<count {
        keep(HandLayout(of: columns, in: windows[index & 7]))
        escape(&columns)
      }
    })
}

/// The columns of a split view, as an app lays them out by hand: three of them, in the automatic style.
package struct HandLayout: Hashable {
  /// What the layout depends on.
  package struct Columns: Hashable {
    package var isSidebarSelected = false
    package var isContentSelected = false
    package var hasPath = false
    package var preferred: SplitColumn?
    package var visibility = SplitVisibility.automatic
    package var isInspectorPresented = false
    package var isSecondaryWanted = false

    package init(isSidebarSelected: Bool = false) {
      self.isSidebarSelected = isSidebarSelected
    }
  }

  package var sidebar: ColumnPlacement
  package var content: ColumnPlacement
  package var detail: ColumnPlacement
  package var isContentEmpty: Bool
  package var isDetailEmpty: Bool
  package var inspector: InspectorPlacement
  package var isSecondaryShown: Bool
  package var sidebarWidth: Double?
  package var contentWidth: Double?

  /// The rules that are written into the function.
  package static let rules = SplitRules(
    columns: .three,
    sidebar: LeadingColumnRules(width: ColumnWidth(min: 200, ideal: 260, max: 400)),
    content: LeadingColumnRules(width: ColumnWidth(min: 280, ideal: 320, max: 500)),
    detailWidth: ColumnWidth(min: 400, ideal: 600),
    inspectorWidth: ColumnWidth(min: 220, ideal: 260))

  /// Windows of every form.
  package static let windows: [Traits] = [
    Traits(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 393, height: 852,
      idiom: .phone, orientation: .portrait),
    Traits(
      horizontalSizeClass: .regular, verticalSizeClass: .compact, width: 932, height: 430,
      idiom: .phone, orientation: .landscape),
    Traits(
      horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 1366, height: 1024,
      idiom: .pad, orientation: .landscape),
    Traits(
      horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 834, height: 1194,
      idiom: .pad, orientation: .portrait),
    Traits(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 320, height: 1024,
      idiom: .pad, orientation: .landscape),
    Traits(
      horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 600, height: 1024,
      idiom: .pad, orientation: .landscape),
    Traits(
      horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 1440, height: 900,
      idiom: .mac, orientation: .landscape),
    Traits(
      horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 1920, height: 1080,
      idiom: .tv, orientation: .landscape),
  ]

  /// Lays columns out.
  package init(of columns: Columns, in window: Traits) {
    let isMac = window.idiom == .mac
    let isCompact = window.horizontalSizeClass == .compact && !isMac
    isContentEmpty = !columns.isSidebarSelected && !columns.isContentSelected
    isDetailEmpty = !columns.isContentSelected && !columns.hasPath
    isSecondaryShown = columns.isSecondaryWanted && !isCompact
    if isCompact || window.idiom == .tv || window.idiom == .watch {
      let top =
        columns.preferred
        ?? (!isDetailEmpty ? .detail : columns.isSidebarSelected ? .content : .sidebar)
      sidebar = top == .sidebar ? .onTop : .underneath
      content = top == .content ? .onTop : top == .detail ? .underneath : .hidden
      detail = top == .detail ? .onTop : .hidden
      inspector = columns.isInspectorPresented ? .sheet : .hidden
      return
    }
    let width = window.width ?? .infinity
    let isLandscape =
      window.orientation.map { $0 == .landscape } ?? (width >= window.height ?? 0)
    var shown =
      switch columns.visibility {
      case .all: 2
      case .doubleColumn: 1
      case .detailOnly: 0
      case .automatic: isMac ? 2 : isLandscape ? 1 : 0
      }
    if isMac { shown = max(shown, 1) }
    var isOver = !isMac && !isLandscape
    // The content stands beside the detail in both forms of a pad, all of them do on a Mac.
    if !isMac, !isOver, shown > 0, 280 + 400 > width {
      if columns.visibility == .automatic { shown = 0 } else { isOver = true }
    }
    sidebar = shown < 2 ? .hidden : isMac ? .tiled : isOver ? .over : .displacing
    content = shown < 1 ? .hidden : isOver ? .over : .tiled
    detail = .tiled
    let taken = isMac || isOver || shown == 0 ? 0.0 : 280
    inspector =
      !columns.isInspectorPresented
      ? .hidden : !isMac && 400 + taken + 220 > width ? .over : .column
    sidebarWidth = 260
    contentWidth = 320
  }

  /// The same of a layout, to be compared.
  package init(_ layout: SplitLayout) {
    sidebar = layout.placement(of: .sidebar)
    content = layout.placement(of: .content)
    detail = layout.placement(of: .detail)
    isContentEmpty = layout.isPlaceholder(.content)
    isDetailEmpty = layout.isPlaceholder(.detail)
    inspector = layout.inspector
    isSecondaryShown = layout.isSecondaryShown
    sidebarWidth = layout.width(of: .sidebar)
    contentWidth = layout.width(of: .content)
  }
}
