/// How the columns of a split view stand where there is room for several.
@usableFromInline
struct SplitExpansion: Hashable, Sendable {
  @usableFromInline let mode: SplitDisplayMode

  /// One that allows the mode; never the automatic one.
  @usableFromInline let behavior: SplitBehavior

  @inlinable
  init(showing leadingColumns: Int, by behavior: SplitBehavior) {
    self.behavior = behavior
    switch leadingColumns {
    case ...0: mode = .secondaryOnly
    case 1: mode = behavior.nearest(to: .oneBesideSecondary)
    default: mode = behavior.nearest(to: .twoBesideSecondary)
    }
  }

  /// The number of leading columns to be seen after a tap on the sidebar button.
  @inlinable
  func toggled(in columns: ColumnCount) -> Int {
    switch mode {
    case .secondaryOnly: 1
    case .oneBesideSecondary, .oneOverSecondary: columns == .two ? 0 : 2
    case .twoBesideSecondary, .twoDisplaceSecondary: 1
    case .twoOverSecondary: 0
    }
  }
}

/// What of the rules and the window matters to columns that are not collapsed.
///
/// It is made of plain values, since copies of rules would be counted.
@usableFromInline
struct SplitRoom: Sendable {
  @usableFromInline let columns: ColumnCount

  @usableFromInline let style: SplitStyle

  /// Whether the content is always to be seen, and the window never too narrow.
  @usableFromInline let isMac: Bool

  /// Whether columns only ever stand beside each other.
  @usableFromInline let isTiled: Bool

  @usableFromInline let isLandscape: Bool

  @usableFromInline let width: Double?

  /// The least widths; what says nothing of its width needs none.
  @usableFromInline let leastSidebar: Double
  @usableFromInline let leastContent: Double
  @usableFromInline let leastDetail: Double
  @usableFromInline let leastInspector: Double

  @inlinable
  @inline(__always)
  init(plan: borrowing SplitPlan, traits: Traits) {
    columns = plan.columns
    style = plan.style
    isMac = traits.idiom == .mac
    isTiled = traits.tilesColumns
    isLandscape = traits.isLandscape
    width = traits.width
    leastSidebar = plan.sidebarWidth?.min ?? 0
    leastContent = plan.contentWidth?.min ?? 0
    leastDetail = plan.detailWidth?.min ?? 0
    leastInspector = plan.inspectorWidth?.min ?? 0
  }
}

extension SplitRoom {
  /// How columns stand under a visibility.
  @inlinable
  @inline(__always)
  func expansion(showing visibility: SplitVisibility) -> SplitExpansion {
    let chosen = visibility.leadingColumns(in: columns)
    var count = chosen ?? leadingColumnsAtRest
    if isMac { return natural(columns == .three ? max(count, 1) : count) }
    var expansion = natural(count)
    if chosen == nil {
      while count > 0, isTooNarrow(for: expansion.mode) {
        count -= 1
        expansion = natural(count)
      }
    } else if count > 0, !isTiled, isTooNarrow(for: expansion.mode) {
      return SplitExpansion(showing: count, by: .overlay)
    }
    return expansion
  }

  /// The number of leading columns that are to be seen where nobody chose.
  @inlinable
  @inline(__always)
  var leadingColumnsAtRest: Int {
    if isTiled { return columns.leading }
    return switch style {
    case .automatic, .balanced: isLandscape ? 1 : 0
    case .prominentDetail: 0
    }
  }

  /// How so many leading columns stand where the window is not too narrow for that.
  @inlinable
  @inline(__always)
  func natural(_ leadingColumns: Int) -> SplitExpansion {
    let behavior: SplitBehavior =
      switch style {
      case _ where isTiled: .tile
      case .balanced: .tile
      case .automatic where !isLandscape: .overlay
      case .automatic: columns == .two ? .tile : .displace
      case .prominentDetail: isLandscape && leadingColumns > 1 ? .displace : .overlay
      }
    return SplitExpansion(showing: leadingColumns, by: behavior)
  }

  /// Whether the columns beside each other, and what else is beside them, do not fit.
  @inlinable
  @inline(__always)
  func isTooNarrow(for mode: SplitDisplayMode, and other: Double = 0) -> Bool {
    guard let width else { return false }
    let leading =
      switch mode {
      case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: 0.0
      case .oneBesideSecondary: columns == .two ? leastSidebar : leastContent
      case .twoBesideSecondary: leastSidebar + leastContent
      case .twoDisplaceSecondary: leastContent
      }
    return leastDetail + leading + other > width
  }

  /// Where an inspector stands that is presented.
  @inlinable
  @inline(__always)
  func inspector(beside mode: SplitDisplayMode) -> InspectorPlacement {
    !isMac && isTooNarrow(for: mode, and: leastInspector) ? .over : .column
  }
}

extension ColumnCount {
  /// The number of leading columns.
  @inlinable
  @inline(__always)
  var leading: Int { self == .three ? 2 : 1 }
}

extension SplitVisibility {
  /// The number of leading columns to be seen, or `nil` if the platform chooses.
  @inlinable
  @inline(__always)
  func leadingColumns(in columns: ColumnCount) -> Int? {
    switch self {
    case .automatic: nil
    case .all: columns.leading
    case .doubleColumn: 1
    case .detailOnly: 0
    }
  }

  /// The visibility that shows so many leading columns: where there are two columns never
  /// ``doubleColumn``, which says the same there as ``all``.
  @inlinable
  @inline(__always)
  init(showing leadingColumns: Int, in columns: ColumnCount) {
    self =
      leadingColumns <= 0 ? .detailOnly : leadingColumns < columns.leading ? .doubleColumn : .all
  }
}
