import NavState

/// Where columns stand, written down from the tables row by row, without a thought for speed.
struct NaiveSplitLayout {
  /// How leading columns stand: the rows of the tables.
  enum Manner {
    case beside
    case over
    case displacing
  }

  let facts: SplitFacts
  let rules: SplitRules
  let traits: Traits

  /// The leading columns that are shown, and how; none where the layout is collapsed.
  private var outcome: (shown: [SplitColumn], manner: Manner) = ([], .beside)

  init(facts: SplitFacts, rules: SplitRules, traits: Traits) {
    self.facts = facts
    self.rules = rules
    self.traits = traits
    if !isCollapsed { outcome = expanded }
  }

  private var isMac: Bool { traits.idiom == .mac }
  private var isTwo: Bool { rules.columns == .two }
  private var isNarrow: Bool { !isMac && traits.horizontalSizeClass == .compact }

  /// The leading columns in the order in which they come into sight.
  private var leading: [SplitColumn] { isTwo ? [.sidebar] : [.content, .sidebar] }

  var isCollapsed: Bool { traits.idiom == .watch || traits.idiom == .tv || isNarrow }

  private var isPortrait: Bool {
    switch (traits.orientation, traits.width, traits.height) {
    case (.portrait, _, _): true
    case (.landscape, _, _): false
    case (nil, let width?, let height?): height > width
    case (nil, _, _): false
    }
  }

  // MARK: - Collapsed

  /// The columns with something to show.
  var filled: [SplitColumn] {
    isTwo
      ? [.sidebar] + (facts.isSidebarSelected || facts.hasDetailPath ? [.detail] : [])
      : [.sidebar]
        + (facts.isSidebarSelected || facts.isContentSelected || facts.hasContentPath
          ? [.content] : [])
        + (facts.isContentSelected || facts.hasDetailPath ? [.detail] : [])
  }

  /// The columns from the bottom to the top.
  var pile: [SplitColumn] {
    let all: [SplitColumn] = isTwo ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    var top = filled.last
    if let preferred = facts.preferredCompactColumn {
      top = isTwo && preferred == .content ? .sidebar : preferred
    }
    return all.prefix { $0 != top } + (top.map { [$0] } ?? [])
  }

  // MARK: - Expanded

  /// How one leading column stands, and how two do.
  private var manners: (one: Manner, two: Manner) {
    if isMac || traits.idiom == .vision { return (.beside, .beside) }
    return switch (rules.style, rules.columns, isPortrait) {
    case (.balanced, _, _): (.beside, .beside)
    case (.automatic, .two, false): (.beside, .beside)
    case (.automatic, .three, false): (.beside, .displacing)
    case (.automatic, _, true): (.over, .over)
    case (.prominentDetail, _, false): (.over, .displacing)
    case (.prominentDetail, _, true): (.over, .over)
    }
  }

  /// The leading columns that the visibility shows, or nothing if it leaves that open.
  private var chosen: [SplitColumn]? {
    switch (facts.visibility, rules.columns) {
    case (.automatic, _): nil
    case (.all, .two), (.doubleColumn, .two): [.sidebar]
    case (.all, .three): [.content, .sidebar]
    case (.doubleColumn, .three): [.content]
    case (.detailOnly, .two): []
    case (.detailOnly, .three): isMac ? [.content] : []
    }
  }

  /// The leading columns at rest.
  private var resting: [SplitColumn] {
    if isMac || traits.idiom == .vision { return leading }
    return switch (rules.style, rules.columns, isPortrait) {
    case (.prominentDetail, _, _), (_, _, true): []
    case (_, .two, false): [.sidebar]
    case (_, .three, false): [.content]
    }
  }

  private func least(of column: SplitColumn) -> Double {
    switch column {
    case .sidebar: rules.sidebar.width?.min ?? 0
    case .content: rules.content.width?.min ?? 0
    case .detail: rules.detailWidth?.min ?? 0
    }
  }

  private func placements(
    _ shown: [SplitColumn], _ manner: Manner
  ) -> [SplitColumn: ColumnPlacement] {
    var placements: [SplitColumn: ColumnPlacement] = [.detail: .tiled]
    for column in leading {
      placements[column] =
        switch manner {
        case _ where !shown.contains(column): .hidden
        case .beside: .tiled
        case .over: .over
        case .displacing: column == .sidebar ? .displacing : .tiled
        }
    }
    return placements
  }

  private func room(_ placements: [SplitColumn: ColumnPlacement]) -> Double {
    placements.filter { $0.value == .tiled }.map { least(of: $0.key) }.reduce(0, +)
  }

  private func fits(_ placements: [SplitColumn: ColumnPlacement], _ more: Double = 0) -> Bool {
    guard let width = traits.width, !isMac else { return true }
    return room(placements) + more <= width
  }

  /// The leading columns that are shown, and how.
  private var expanded: (shown: [SplitColumn], manner: Manner) {
    func manner(_ shown: [SplitColumn]) -> Manner {
      shown.count == 2 ? manners.two : manners.one
    }
    if let chosen {
      let isTight = !fits(placements(chosen, manner(chosen)))
      let canBeOver = !chosen.isEmpty && traits.idiom != .vision
      return (chosen, isTight && canBeOver ? .over : manner(chosen))
    }
    let candidates = (0...resting.count).reversed().map { Array(resting.prefix($0)) }
    let shown = candidates.first { fits(placements($0, manner($0))) } ?? []
    return (shown, manner(shown))
  }

  // MARK: - Answers

  /// Where each column stands.
  var placements: [SplitColumn: ColumnPlacement] {
    var result: [SplitColumn: ColumnPlacement]
    if isCollapsed {
      result = [.sidebar: .hidden, .content: .hidden, .detail: .hidden]
      let pile = pile
      for column in pile { result[column] = column == pile.last ? .onTop : .underneath }
    } else {
      result = placements(outcome.shown, outcome.manner)
    }
    if isTwo { result[.content] = result[.sidebar] }
    return result
  }

  var mode: SplitDisplayMode? {
    guard !isCollapsed else { return nil }
    return switch (outcome.shown.count, outcome.manner) {
    case (0, _): .secondaryOnly
    case (1, .over): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .beside): .twoBesideSecondary
    case (_, .over): .twoOverSecondary
    case (_, .displacing): .twoDisplaceSecondary
    }
  }

  var behavior: SplitBehavior? {
    guard !isCollapsed else { return nil }
    return switch outcome.manner {
    case .over: .overlay
    case .displacing: .displace
    // Only three columns can displace.
    case .beside: manners.two == .displacing ? .displace : .tile
    }
  }

  var visibility: SplitVisibility? {
    guard !isCollapsed else { return nil }
    if outcome.shown.isEmpty { return .detailOnly }
    return outcome.shown.contains(.sidebar) ? .all : .doubleColumn
  }

  var toggled: SplitVisibility? {
    guard let visibility else { return nil }
    return switch (rules.columns, visibility) {
    case (.two, .detailOnly): .all
    case (.two, _): .detailOnly
    case (.three, .detailOnly): .doubleColumn
    case (.three, .doubleColumn): .all
    case (.three, _): outcome.manner == .over ? .detailOnly : .doubleColumn
    }
  }

  var inspector: InspectorPlacement {
    if !facts.isInspectorPresented { return .hidden }
    if isCollapsed { return .sheet }
    return fits(placements(outcome.shown, outcome.manner), rules.inspectorWidth?.min ?? 0)
      ? .column : .over
  }

  var isSecondaryShown: Bool { facts.isSecondaryWanted && !isNarrow }

  /// What differs from another layout.
  func differences(from layout: SplitLayout) -> [String] {
    let placements = placements
    let filled = filled
    let all = SplitColumn.allCases
    let answers: [(String, Bool)] = [
      ("top", layout.topColumn == (isCollapsed ? pile.last : nil)),
      ("placements", all.allSatisfy { layout.placement(of: $0) == placements[$0] }),
      (
        "placeholders",
        all.allSatisfy {
          layout.isPlaceholder($0) == !filled.contains($0.resolved(in: rules.columns))
        }
      ),
      ("mode", layout.displayMode == mode), ("behavior", layout.behavior == behavior),
      ("visibility", layout.visibility == visibility), ("toggled", layout.toggled == toggled),
      ("inspector", layout.inspector == inspector),
      ("secondary", layout.isSecondaryShown == isSecondaryShown),
    ]
    return answers.filter { !$0.1 }.map(\.0)
  }
}
