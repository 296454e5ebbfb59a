/// The rules that a split view lives under.
///
/// ```swift
/// let rules = SplitRules(
///   columns: .three, sidebar: LeadingColumnRules(width: ColumnWidth(min: 200, ideal: 260)))
/// var split = SplitViewState<App>(configuration: Configuration(rules: rules))
/// ```
public struct SplitRules: Hashable, Sendable {
  /// The number of columns.
  @inlinable
  public var columns: ColumnCount { plan.columns }

  /// What the sidebar is like.
  public let sidebar: LeadingColumnRules

  /// What the content is like, where there are three columns.
  public let content: LeadingColumnRules

  /// How wide the detail may be, or `nil` if the system decides.
  @inlinable
  public var detailWidth: ColumnWidth? { plan.detailWidth }

  /// How wide the inspector may be, or `nil` if the system decides.
  @inlinable
  public var inspectorWidth: ColumnWidth? { plan.inspectorWidth }

  /// How wide the secondary column may be, or `nil` if the system decides.
  @inlinable
  public var secondaryWidth: ColumnWidth? { plan.secondaryWidth }

  /// How the leading columns share the room with the detail.
  @inlinable
  public var style: SplitStyle { plan.style }

  /// What another selection does to what hangs below it.
  public let changing: SelectionChangeRule

  /// What the same selection again does to what hangs below it.
  public let reselecting: ColumnReselectRule

  /// Where a step back leads.
  public let back: SplitBackRule

  /// The number of earlier places that are remembered for a step back; the oldest go.
  ///
  /// None are remembered under ``SplitBackRule/columns``.
  public let history: Int

  /// The rules of the stacks of all columns, and of what is presented.
  public var router: RouterRules { routers.rules }

  /// What the routers are configured with: one storage for all of them.
  @usableFromInline let routers: Configuration<RouterRules>

  /// What of these rules a layout depends on, by itself.
  @usableFromInline package let plan: SplitPlan

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - sidebar: What the sidebar is like.
  ///   - content: What the content is like, where there are three columns.
  ///   - detailWidth: How wide the detail may be.
  ///   - inspectorWidth: How wide the inspector may be.
  ///   - secondaryWidth: How wide the secondary column may be.
  ///   - style: How the leading columns share the room with the detail.
  ///   - changing: What another selection does to what hangs below it.
  ///   - reselecting: What the same selection again does to what hangs below it.
  ///   - back: Where a step back leads.
  ///   - history: The number of earlier places that are remembered; a negative one counts as 0.
  ///   - router: The rules of the stacks of all columns, and of what is presented.
  public init(
    columns: ColumnCount = .two, sidebar: LeadingColumnRules = LeadingColumnRules(),
    content: LeadingColumnRules = LeadingColumnRules(), detailWidth: ColumnWidth? = nil,
    inspectorWidth: ColumnWidth? = nil, secondaryWidth: ColumnWidth? = nil,
    style: SplitStyle = .automatic, changing: SelectionChangeRule = .clear,
    reselecting: ColumnReselectRule = .keep, back: SplitBackRule = .columns, history: Int = 16,
    router: RouterRules = RouterRules()
  ) {
    plan = SplitPlan(
      columns: columns, style: style, sidebarWidth: sidebar.width, contentWidth: content.width,
      detailWidth: detailWidth, inspectorWidth: inspectorWidth, secondaryWidth: secondaryWidth)
    self.sidebar = sidebar
    self.content = content
    self.changing = changing
    self.reselecting = reselecting
    self.back = back
    self.history = max(0, history)
    routers = router == RouterRules() ? .standard : Configuration(rules: router)
  }
}

extension SplitRules {
  /// What a leading column is like.
  ///
  /// - Parameter column: The column.
  /// - Returns: Its rules, or `nil` for the detail, and for the content where there are two columns.
  @inlinable
  public func leadingColumn(_ column: SplitColumn) -> LeadingColumnRules? {
    switch column {
    case .sidebar: sidebar
    case .content: columns == .three ? content : nil
    case .detail: nil
    }
  }

  /// The number of earlier places that are kept.
  @inlinable
  var historyLimit: Int { back == .columns ? 0 : history }
}

extension SplitRules {
  /// The same rules, with other rules of the routers.
  ///
  /// - Parameter routers: What the routers are configured with.
  /// - Returns: The rules.
  @inlinable
  func replacing(routers: Configuration<RouterRules>) -> SplitRules {
    SplitRules(self, columns: columns, routers: routers)
  }

  /// The same rules, for another number of columns.
  ///
  /// - Parameter columns: The number of columns.
  /// - Returns: The rules.
  @inlinable
  func replacing(columns: ColumnCount) -> SplitRules {
    columns == self.columns ? self : SplitRules(self, columns: columns, routers: routers)
  }

  @inlinable
  init(
    _ rules: SplitRules, columns: ColumnCount, routers: Configuration<RouterRules>
  ) {
    var plan = rules.plan
    plan.columns = columns
    self.plan = plan
    sidebar = rules.sidebar
    content = rules.content
    changing = rules.changing
    reselecting = rules.reselecting
    back = rules.back
    history = rules.history
    self.routers = routers
  }
}

/// What a leading column of a split view is like.
public struct LeadingColumnRules: Hashable, Sendable {
  /// The number of items that may be selected at once: 1 for an `Optional`, more for a `Set`.
  public let selectionLimit: Int

  /// Whether the column has a stack of its own.
  public let hasStack: Bool

  /// How wide the column may be, or `nil` if the system decides.
  public let width: ColumnWidth?

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - selectionLimit: The number of items that may be selected at once; less than 1 counts as 1.
  ///   - hasStack: Whether the column has a stack of its own.
  ///   - width: How wide the column may be.
  public init(selectionLimit: Int = 1, hasStack: Bool = false, width: ColumnWidth? = nil) {
    self.selectionLimit = max(1, selectionLimit)
    self.hasStack = hasStack
    self.width = width
  }

  /// The number of items that may be selected where any number may, as a reader takes no more.
  public static let anyNumber = Limits().count
}

/// What another selection in a leading column does to what hangs below it.
///
/// Source: SwiftUI, which clears the path of the column that follows; Decompose, which keeps it.
public enum SelectionChangeRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// The columns that follow lose their selections and stacks.
  case clear
  /// They keep them. An empty selection clears them all the same, or a step back would lead forward.
  case keep
}

/// What the same selection again does to what hangs below it.
///
/// Source: NavState; UIKit shows the detail anew, SwiftUI does not notice.
public enum ColumnReselectRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// The columns that follow stay as they are.
  case keep
  /// They lose their selections and stacks, as for another selection.
  case reset
}

/// Where a step back in a split view leads.
///
/// All but the first remember earlier places, and lead to one of them.
///
/// Source: UIKit's navigation stacks for the first; Material's `BackNavigationBehavior` for the others.
public enum SplitBackRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// Through the stacks and columns; only while collapsed does it clear a selection.
  case columns
  /// To the place just before.
  case latest
  /// To the nearest earlier place at which other columns were to be seen.
  case untilVisibleChange
  /// To the nearest earlier place in another column.
  case untilColumnChange
  /// To the nearest earlier place with another content, or with other columns to be seen.
  case untilContentChange
}
