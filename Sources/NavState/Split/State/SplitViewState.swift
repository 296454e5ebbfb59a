/// The columns of a split view: what is selected, pushed and presented, and which of them are wished for.
///
/// ```swift
/// var split = SplitViewState<App>(configuration: Configuration(rules: SplitRules(columns: .three)))
/// split.select(sidebar: ["inbox"])
/// split.select(content: ["7"])
/// split.push(.attachment(id: "a"))
/// split.layout.isCollapsed  // by the window; nothing of the state depends on it
/// ```
///
/// The state is one, whatever the size of the window; where columns stand is a projection of it: see
/// ``SplitLayout``. So a window that shrinks and grows again is where it was.
///
/// The stack of the split view is that of its detail, and what is presented stands over all columns.
///
/// Source: SwiftUI `NavigationSplitView`.
public struct SplitViewState<Scheme: NavigationScheme>: NavigationModel {
  /// What is selected in the sidebar.
  public typealias SidebarItem = Scheme.SidebarItem

  /// What is selected in the content.
  public typealias ContentItem = Scheme.ContentItem

  @usableFromInline var home: Configuration<SplitRules>

  @usableFromInline var parts: SplitParts<Scheme>

  /// Creates a split view in which nothing is selected.
  ///
  /// - Parameter configuration: Its rules and traits.
  @inlinable
  public init(configuration: Configuration<SplitRules> = .twoColumns) {
    home = configuration
    parts = SplitParts()
  }

  @inlinable
  init(_ parts: SplitParts<Scheme>, configuration: Configuration<SplitRules>) {
    home = configuration
    self.parts = parts
  }

  /// A rule that a split view keeps.
  public enum Violation: Error, Hashable, Sendable {
    /// More is selected in a column than may be.
    case tooManySelected(SplitColumn, limit: Int)
    /// Something is selected or pushed in the middle of two columns.
    case contentOfTwoColumns
    /// The router of a column breaks a rule.
    case router(PaneColumn, Router<Scheme>.Violation)
    /// The router of a column has a question of its own.
    case strayQuestion(PaneColumn)
    /// A leading column presents something, or has a stack and should have none.
    case stray(PaneColumn)
    /// The root of a column is marked, and no selection fills it.
    case rootNotThere(SplitColumn)
    /// A column is wider than any, or narrower.
    case notALength(ResizableColumn)
    /// More earlier places are remembered than the rules allow.
    case historyTooLong(Int, limit: Int)
    /// An earlier place is none that the rules allow.
    case historyOutOfRules
    /// The action that waits for an answer would take away nothing that is marked.
    case nothingAsked
  }

  /// The first rule that this value breaks, or `nil` if it keeps them all.
  ///
  /// - Complexity: O(*n*), where *n* is the size of what the columns hold.
  @inlinable
  public var violation: Violation? {
    if let violation = parts.violation(under: rules) { return violation }
    return isAskingInVain ? .nothingAsked : nil
  }
}

// MARK: - Configuration

extension SplitViewState {
  /// The rules and traits, as decoders and other split views take them.
  @inlinable
  public var configuration: Configuration<SplitRules> { home }

  /// The rules.
  @inlinable
  public var rules: SplitRules { home.rules }

  /// What is known of the window; the size classes are always known.
  @inlinable
  public var traits: Traits { home.traits }
}

// MARK: - Rules

extension SplitParts {
  @usableFromInline typealias Violation = SplitViewState<Scheme>.Violation

  /// The first rule that these parts break.
  @inlinable
  func violation(under rules: SplitRules) -> Violation? {
    if let refused = selectionViolation(under: rules) { return refused }
    if let violation = violation(of: .detail, under: rules) { return violation }
    guard let rest = extras?.rest else { return nil }
    for column in [PaneColumn.sidebar, .content, .secondary] {
      if let violation = violation(of: column, under: rules) { return violation }
    }
    for column in [SplitColumn.sidebar, .content] {
      let pane = self[pane: PaneColumn(column)]
      let mayPush = rules.leadingColumn(column)?.hasStack ?? false
      if pane.holdsLevels || (pane.count > 0 && !mayPush) { return .stray(PaneColumn(column)) }
    }
    if rest.isContentMarked, rules.columns == .two || sidebar.isEmpty {
      return .rootNotThere(.content)
    }
    if rest.isDetailMarked, SplitColumn.detail.leading(in: rules.columns).map(isSelected) != true {
      return .rootNotThere(.detail)
    }
    for column in ResizableColumn.allCases {
      let width = rest.widths[column]
      if width != nil, Traits.length(width) != width { return .notALength(column) }
    }
    return historyViolation(of: rest.history, under: rules)
  }

  @inlinable
  func selectionViolation(under rules: SplitRules) -> Violation? {
    if sidebar.count > rules.sidebar.selectionLimit {
      return .tooManySelected(.sidebar, limit: rules.sidebar.selectionLimit)
    }
    guard rules.columns == .three else {
      let isEmpty = content.isEmpty && self[pane: .content].isInitial
      return isEmpty ? nil : .contentOfTwoColumns
    }
    let limit = rules.content.selectionLimit
    return content.count > limit ? .tooManySelected(.content, limit: limit) : nil
  }

  @inlinable
  func violation(of column: PaneColumn, under rules: SplitRules) -> Violation? {
    guard case .router(let router) = self[pane: column] else {
      let count = self[pane: column].count
      let limit = rules.router.depth
      return count > limit ? .router(column, .tooDeep(count, limit: limit)) : nil
    }
    var configured = router
    configured.home = rules.routers
    if let violation = configured.violation { return .router(column, violation) }
    return router.pendingExit == nil ? nil : .strayQuestion(column)
  }

  @inlinable
  func historyViolation(
    of history: [SplitMemory<Scheme>], under rules: SplitRules
  ) -> Violation? {
    if history.count > rules.historyLimit {
      return .historyTooLong(history.count, limit: rules.historyLimit)
    }
    return history.allSatisfy { $0.isAllowed(under: rules) } ? nil : .historyOutOfRules
  }
}

extension SplitMemory {
  /// Whether a split view could be at this place.
  @inlinable
  func isAllowed(under rules: SplitRules) -> Bool {
    let paths = [sidebarPath, contentPath, detailPath]
    guard paths.allSatisfy({ $0.count <= rules.router.depth }),
      sidebar.count <= rules.sidebar.selectionLimit,
      sidebarPath.isEmpty || rules.sidebar.hasStack
    else { return false }
    guard rules.columns == .three else {
      return content.isEmpty && contentPath.isEmpty && column != .content
    }
    return content.count <= rules.content.selectionLimit
      && (contentPath.isEmpty || rules.content.hasStack)
  }
}
