// Which columns are shown, and how wide they are.

extension SplitParts {
  /// What the layout depends on.
  @inlinable
  @inline(__always)
  func facts(in columns: ColumnCount) -> SplitFacts {
    var facts = SplitFacts(
      isSidebarSelected: !sidebar.isEmpty, isContentSelected: !content.isEmpty,
      hasDetailPath: detail.count > 0, visibility: visibility, preferredCompactColumn: preferred)
    guard let rest = extras?.rest else { return facts }
    facts.hasContentPath = rest.content.count > 0
    facts.isInspectorPresented = rest.isInspectorPresented
    facts.isSecondaryWanted = rest.isSecondaryWanted
    facts.sidebarWidth = rest.widths.sidebar
    facts.contentWidth = rest.widths.content
    facts.inspectorWidth = rest.widths.inspector
    facts.secondaryWidth = rest.widths.secondary
    return facts
  }

  /// Where the columns stand.
  @inlinable
  func layout(by plan: SplitPlan, _ traits: Traits) -> SplitLayout {
    SplitLayout(facts(in: plan.columns), plan: plan, traits: traits)
  }

  @inlinable
  mutating func show(
    _ column: SplitColumn, under rules: SplitRules, _ traits: Traits
  ) -> Outcome<Event> {
    let column = column.resolved(in: rules.columns)
    if traits.isCollapsed {
      guard topColumn(in: rules.columns) != column else { return .unchanged }
      return change(\.preferred, to: column)
    }
    guard let visibility = layout(by: rules.plan, traits).visibility(showing: column) else {
      return .unchanged
    }
    return change(\.visibility, to: visibility)
  }

  @inlinable
  mutating func hide(
    _ column: SplitColumn, under rules: SplitRules, _ traits: Traits
  ) -> Outcome<Event> {
    let column = column.resolved(in: rules.columns)
    if traits.isCollapsed {
      guard let leading = column.leading(in: rules.columns) else { return .refused(.notHideable) }
      guard topColumn(in: rules.columns) >= column else { return .unchanged }
      return change(\.preferred, to: leading)
    }
    // A Mac shows the content always.
    guard column != .detail, column == .sidebar || traits.idiom != .mac else {
      return .refused(.notHideable)
    }
    guard let visibility = layout(by: rules.plan, traits).visibility(hiding: column) else {
      return .unchanged
    }
    return change(\.visibility, to: visibility)
  }

  @inlinable
  mutating func toggleSidebar(under rules: SplitRules, _ traits: Traits) -> Outcome<Event> {
    guard let visibility = layout(by: rules.plan, traits).toggled else {
      return .refused(.collapsed)
    }
    return change(\.visibility, to: visibility)
  }

  @inlinable
  mutating func setWidth(
    _ width: Double?, of column: ResizableColumn, under rules: SplitRules
  ) -> Outcome<Event> {
    guard column != .content || rules.columns == .three else { return .refused(.notThere) }
    guard let width else { return changeRest(\.widths[column], to: nil) }
    guard let length = Traits.length(width) else { return .refused(.notALength) }
    return changeRest(\.widths[column], to: rules.width(of: column)?.clamped(length) ?? length)
  }
}

extension SplitRules {
  /// How wide a column may be that the user can make wider.
  @inlinable
  func width(of column: ResizableColumn) -> ColumnWidth? {
    switch column {
    case .sidebar: sidebar.width
    case .content: content.width
    case .inspector: inspectorWidth
    case .secondary: secondaryWidth
    }
  }
}
