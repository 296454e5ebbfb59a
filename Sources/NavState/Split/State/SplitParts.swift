/// The place of a split view: all of it but the configuration.
///
/// What most split views have stands in it; the rest is one pointer.
@usableFromInline
package struct SplitParts<Scheme: NavigationScheme>: Hashable, Sendable {
  @usableFromInline typealias Event = SplitViewState<Scheme>.Event

  @usableFromInline var sidebar: ColumnSelection<Scheme.SidebarItem>

  @usableFromInline var content: ColumnSelection<Scheme.ContentItem>

  /// The stack of the detail; what is presented stands over all columns.
  @usableFromInline var detail: PaneStorage<Scheme>

  /// What only some split views have.
  @usableFromInline var extras: SplitExtras<Scheme>?

  @usableFromInline var visibility: SplitVisibility

  @usableFromInline var preferred: SplitColumn?

  @inlinable
  package init() {
    sidebar = ColumnSelection()
    content = ColumnSelection()
    detail = .initial
    visibility = .automatic
  }

  /// Whether nothing can be marked or asked, and there are no stacks but that of the detail.
  @inlinable
  var isPlain: Bool { extras == nil && !detail.isRich }
}

/// What only some split views have: one pointer for all of it.
///
/// It is there only if something differs from the first state, so that equal split views store equal
/// parts.
@usableFromInline
package indirect enum SplitExtras<Scheme: NavigationScheme>: Hashable, Sendable {
  case rest(SplitRest<Scheme>)

  @inlinable
  var rest: SplitRest<Scheme> {
    switch self {
    case .rest(let rest): rest
    }
  }
}

@usableFromInline
package struct SplitRest<Scheme: NavigationScheme>: Hashable, Sendable {
  /// The stack and the search of the sidebar.
  @usableFromInline var sidebar: PaneStorage<Scheme>

  /// The stack and the search of the content.
  @usableFromInline var content: PaneStorage<Scheme>

  /// The independent column.
  @usableFromInline var secondary: PaneStorage<Scheme>

  @usableFromInline var isSecondaryWanted: Bool

  @usableFromInline var isInspectorPresented: Bool

  /// Whether the root of the content holds unsaved work.
  @usableFromInline var isContentMarked: Bool

  /// Whether the root of the detail holds unsaved work.
  @usableFromInline var isDetailMarked: Bool

  @usableFromInline var widths: UserWidths

  /// Earlier places, oldest first.
  @usableFromInline var history: [SplitMemory<Scheme>]

  /// The action that waits for an answer.
  @usableFromInline var pending: Step<SplitViewState<Scheme>.Action>?

  @inlinable
  init() {
    sidebar = .initial
    content = .initial
    secondary = .initial
    isSecondaryWanted = false
    isInspectorPresented = false
    isContentMarked = false
    isDetailMarked = false
    widths = UserWidths()
    history = []
  }

  @inlinable
  var isEmpty: Bool {
    sidebar.isInitial && content.isInitial && secondary.isInitial && !isSecondaryWanted
      && !isInspectorPresented && !isContentMarked && !isDetailMarked && widths == UserWidths()
      && history.isEmpty && pending == nil
  }
}

/// How wide the user has made columns, in points; `nil` where that was left alone.
@usableFromInline
package struct UserWidths: Hashable, Sendable {
  @usableFromInline package var sidebar: Double?
  @usableFromInline package var content: Double?
  @usableFromInline package var inspector: Double?
  @usableFromInline package var secondary: Double?

  @inlinable
  package init() {}

  /// The width of a column.
  @inlinable
  package subscript(column: ResizableColumn) -> Double? {
    get {
      switch column {
      case .sidebar: sidebar
      case .content: content
      case .inspector: inspector
      case .secondary: secondary
      }
    }
    set {
      switch column {
      case .sidebar: sidebar = newValue
      case .content: content = newValue
      case .inspector: inspector = newValue
      case .secondary: secondary = newValue
      }
    }
  }
}

/// A place that a split view was at.
@usableFromInline
package struct SplitMemory<Scheme: NavigationScheme>: Hashable, Sendable {
  /// The column that was on top, or the last one that showed something.
  @usableFromInline var column: SplitColumn

  @usableFromInline var sidebar: ColumnSelection<Scheme.SidebarItem>

  @usableFromInline var content: ColumnSelection<Scheme.ContentItem>

  @usableFromInline var sidebarPath: RouteStack<Scheme.Route>

  @usableFromInline var contentPath: RouteStack<Scheme.Route>

  @usableFromInline var detailPath: RouteStack<Scheme.Route>

  @inlinable
  init(
    column: SplitColumn, sidebar: ColumnSelection<Scheme.SidebarItem>,
    content: ColumnSelection<Scheme.ContentItem>, sidebarPath: RouteStack<Scheme.Route>,
    contentPath: RouteStack<Scheme.Route>, detailPath: RouteStack<Scheme.Route>
  ) {
    self.column = column
    self.sidebar = sidebar
    self.content = content
    self.sidebarPath = sidebarPath
    self.contentPath = contentPath
    self.detailPath = detailPath
  }
}

// MARK: - Access

extension SplitParts {
  /// What only some split views have, or nothing of it.
  @inlinable
  var rest: SplitRest<Scheme> {
    get { extras?.rest ?? SplitRest() }
    set { extras = newValue.isEmpty ? nil : .rest(newValue) }
  }

  /// The pane of a column.
  @inlinable
  subscript(pane column: PaneColumn) -> PaneStorage<Scheme> {
    get {
      switch column {
      case .sidebar: extras?.rest.sidebar ?? .initial
      case .content: extras?.rest.content ?? .initial
      case .detail: detail
      case .secondary: extras?.rest.secondary ?? .initial
      }
    }
    set {
      switch column {
      case .detail: detail = newValue
      case .sidebar, .content, .secondary:
        if extras == nil, newValue.isInitial { return }
        var rest = rest
        switch column {
        case .sidebar: rest.sidebar = newValue
        case .content: rest.content = newValue
        case .secondary: rest.secondary = newValue
        case .detail: break
        }
        self.rest = rest
      }
    }
  }

  /// Changes the pane of a column in place.
  @inlinable
  mutating func change<Result>(
    _ column: PaneColumn, _ change: (inout PaneStorage<Scheme>) -> Result
  ) -> Result {
    if column == .detail { return change(&detail) }
    var rest = rest
    // Taken out, so that a stack is not copied for one screen more.
    extras = nil
    let result =
      switch column {
      case .sidebar: change(&rest.sidebar)
      case .content: change(&rest.content)
      case .secondary, .detail: change(&rest.secondary)
      }
    self.rest = rest
    return result
  }

  /// Whether something is selected in a column.
  @inlinable
  func isSelected(_ column: SplitColumn) -> Bool {
    switch column {
    case .sidebar: !sidebar.isEmpty
    case .content: !content.isEmpty
    case .detail: false
    }
  }

  /// Whether a column has screens of its own above its root.
  @inlinable
  func hasPath(_ column: SplitColumn) -> Bool { self[pane: PaneColumn(column)].count > 0 }

  /// The column on top while collapsed.
  @inlinable
  func topColumn(in columns: ColumnCount) -> SplitColumn {
    preferred?.resolved(in: columns) ?? filledColumn(in: columns)
  }

  /// The last column that shows something: the one on top, unless another one is preferred.
  @inlinable
  func filledColumn(in columns: ColumnCount) -> SplitColumn {
    SplitFacts(
      isSidebarSelected: !sidebar.isEmpty, isContentSelected: !content.isEmpty,
      hasContentPath: hasPath(.content), hasDetailPath: hasPath(.detail)
    ).topColumn(in: columns)
  }
}

extension PaneColumn {
  /// The column of the split view.
  @inlinable
  init(_ column: SplitColumn) {
    switch column {
    case .sidebar: self = .sidebar
    case .content: self = .content
    case .detail: self = .detail
    }
  }

  /// The column of the split view, or `nil` for the one beside it.
  @inlinable
  var splitColumn: SplitColumn? {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    case .detail: .detail
    case .secondary: nil
    }
  }
}
