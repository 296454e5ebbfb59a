/// How the columns of a split view stand where there is room for several.
@usableFromInline
struct SplitExpansion: Hashable, Sendable {
  @usableFromInline var mode: SplitDisplayMode

  /// One that allows the mode; never the automatic one.
  @usableFromInline var behavior: SplitBehavior

  @inlinable
  init(showing leadingColumns: Int, by behavior: SplitBehavior) {
    self.behavior = behavior
    switch leadingColumns {
    case ...0: mode = .secondaryOnly
    case 1: mode = behavior.nearest(to: .oneBesideSecondary)
    default: mode = behavior.nearest(to: .twoBesideSecondary)
    }
  }

  /// Finds out how they stand.
  @inlinable
  init(showing visibility: SplitVisibility, rules: SplitRules, traits: Traits) {
    let chosen = visibility.leadingColumns(in: rules.columns)
    // A Mac always shows the content.
    let least = traits.idiom == .mac && rules.columns == .three ? 1 : 0
    var count = max(chosen ?? Self.atRest(rules: rules, traits: traits), least)
    self.init(showing: count, rules: rules, traits: traits)
    guard traits.idiom != .mac else { return }
    if chosen == nil {
      while count > 0, isTooWide(rules: rules, traits: traits) {
        count -= 1
        self = Self(showing: count, rules: rules, traits: traits)
      }
    } else if count > 0, !traits.tilesColumns, isTooWide(rules: rules, traits: traits) {
      self = Self(showing: count, by: .overlay)
    }
  }

  /// How so many leading columns stand where nothing is too wide.
  @inlinable
  init(showing leadingColumns: Int, rules: SplitRules, traits: Traits) {
    let behavior: SplitBehavior =
      switch rules.style {
      case _ where traits.tilesColumns: .tile
      case .balanced: .tile
      case .automatic where !traits.isLandscape: .overlay
      case .automatic: rules.columns == .two ? .tile : .displace
      case .prominentDetail: traits.isLandscape && leadingColumns > 1 ? .displace : .overlay
      }
    self.init(showing: leadingColumns, by: behavior)
  }

  /// The number of leading columns that are to be seen where nobody chose.
  @inlinable
  static func atRest(rules: SplitRules, traits: Traits) -> Int {
    if traits.tilesColumns { return rules.columns.leading }
    return switch rules.style {
    case .automatic, .balanced: traits.isLandscape ? 1 : 0
    case .prominentDetail: 0
    }
  }
}

extension SplitExpansion {
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

  /// Whether the columns beside each other, and another one, do not fit into the window.
  @inlinable
  func isTooWide(with other: ColumnWidth? = nil, rules: SplitRules, traits: Traits) -> Bool {
    guard let width = traits.width else { return false }
    return rules.leastWidth(in: mode) + (other?.min ?? 0) > width
  }

  /// Where an inspector stands that is presented.
  @inlinable
  func inspector(rules: SplitRules, traits: Traits) -> InspectorPlacement {
    let isTight = isTooWide(with: rules.inspectorWidth, rules: rules, traits: traits)
    return isTight && traits.idiom != .mac ? .over : .column
  }
}

extension ColumnCount {
  /// The number of leading columns.
  @inlinable
  var leading: Int { self == .three ? 2 : 1 }
}

extension SplitVisibility {
  /// The number of leading columns to be seen, or `nil` if the platform chooses.
  @inlinable
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
  init(showing leadingColumns: Int, in columns: ColumnCount) {
    self =
      leadingColumns <= 0 ? .detailOnly : leadingColumns < columns.leading ? .doubleColumn : .all
  }
}

extension SplitRules {
  /// The least room that the columns beside each other take: what has no least width can have none.
  @inlinable
  func leastWidth(in mode: SplitDisplayMode) -> Double {
    var sum = detailWidth?.min ?? 0
    if mode.placement(of: .sidebar, in: columns) == .tiled { sum += sidebar.width?.min ?? 0 }
    if columns == .three, mode.placement(of: .content, in: columns) == .tiled {
      sum += content.width?.min ?? 0
    }
    return sum
  }
}
