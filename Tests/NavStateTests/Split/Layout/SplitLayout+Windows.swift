import NavState

extension SplitLayout {
  /// The layout of some facts in a split view under rules.
  init(_ facts: SplitFacts, rules: SplitRules, traits: Traits) {
    self.init(facts, plan: rules.plan, traits: traits)
  }

  /// The layout of some facts in a split view of so many columns.
  init(
    _ facts: SplitFacts, _ columns: ColumnCount, _ style: SplitStyle = .automatic,
    on traits: Traits
  ) {
    self.init(facts, rules: SplitRules(columns: columns, style: style), traits: traits)
  }

  /// The columns to be seen, from the leading side.
  var visibleColumns: [SplitColumn] {
    let all: [SplitColumn] = columns == .two ? [.sidebar, .detail] : SplitColumn.allCases
    return all.filter { placement(of: $0).isVisible }
  }
}

extension SplitFacts {
  /// Something is selected in each leading column.
  static let filled = SplitFacts(isSidebarSelected: true, isContentSelected: true)

  /// The same, with a visibility.
  static func filled(_ visibility: SplitVisibility) -> SplitFacts {
    var facts = filled
    facts.visibility = visibility
    return facts
  }

  /// Every combination of what is selected and where screens are.
  static let everyPlace: [SplitFacts] = (0..<16).map { bits in
    SplitFacts(
      isSidebarSelected: bits & 1 != 0, isContentSelected: bits & 2 != 0,
      hasContentPath: bits & 4 != 0, hasDetailPath: bits & 8 != 0)
  }
}

extension Traits {
  /// A device, how it is held, and what room there is.
  init(
    _ idiom: Idiom?, _ orientation: Orientation? = nil, _ width: SizeClass? = .regular,
    points: Double? = nil
  ) {
    self.init(
      horizontalSizeClass: width, verticalSizeClass: .regular, width: points, idiom: idiom,
      orientation: orientation)
  }

  static let padLandscape = Traits(.pad, .landscape)
  static let padPortrait = Traits(.pad, .portrait)
  static let phonePortrait = Traits(.phone, .portrait, .compact)
}
