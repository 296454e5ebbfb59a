import NavState
import Testing

/// A row of a table: what a step does to a split view after some others, in words.
struct SplitRow: Sendable, CustomTestStringConvertible {
  typealias Place = SplitViewState<Cards>

  let rules: SplitRules
  let traits: Traits
  let before: [Step<Place.Action>]
  let step: Step<Place.Action>
  let outcome: String
  let after: String

  /// A row; the outcome is told by its events, or by the name of what it is, or of its reason.
  init(
    _ columns: ColumnCount, _ traits: Traits, _ before: [Step<Place.Action>],
    _ step: Step<Place.Action>, _ outcome: String, _ after: String
  ) {
    self.init(SplitRules.stacked(columns), traits, before, step, outcome, after)
  }

  init(
    _ rules: SplitRules, _ traits: Traits, _ before: [Step<Place.Action>],
    _ step: Step<Place.Action>, _ outcome: String, _ after: String
  ) {
    self.rules = rules
    self.traits = traits
    self.before = before
    self.step = step
    self.outcome = outcome
    self.after = after
  }

  var testDescription: String {
    "\(rules.columns), \(traits.words): \(before.map(\.words)), \(step.words) → \(outcome)"
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let split = Place.after(rules, traits, before, sourceLocation: sourceLocation)
    let (after, outcome) = split.stepping(step, sourceLocation: sourceLocation)
    #expect(outcome.words == self.outcome, sourceLocation: sourceLocation)
    #expect(after.words == self.after, sourceLocation: sourceLocation)
  }
}

extension SplitRules {
  /// Rules under which each column has a stack, and the sidebar takes two items.
  static func stacked(
    _ columns: ColumnCount, limit: Int = 2, hasStack: Bool = true, style: SplitStyle = .automatic,
    changing: SelectionChangeRule = .clear, reselecting: ColumnReselectRule = .keep,
    back: SplitBackRule = .columns, history: Int = 16, router: RouterRules = RouterRules()
  ) -> SplitRules {
    let leading = LeadingColumnRules(selectionLimit: limit, hasStack: hasStack)
    return SplitRules(
      columns: columns, sidebar: leading, content: leading, style: style, changing: changing,
      reselecting: reselecting, back: back, history: history, router: router)
  }
}

/// Windows of which the size class, the device and how it is held are known, so that a change back from
/// one to another leaves nothing behind.
extension Traits {
  /// A phone held upright.
  static let uprightPhone = Traits(
    horizontalSizeClass: .compact, idiom: .phone, orientation: .portrait)
  /// A Mac, whose display is on its side.
  static let wideMac = Traits(horizontalSizeClass: .regular, idiom: .mac, orientation: .landscape)
  /// A pad on its side.
  static let big = Traits(horizontalSizeClass: .regular, idiom: .pad, orientation: .landscape)
  /// A pad held upright.
  static let uprightPad = Traits(horizontalSizeClass: .regular, idiom: .pad, orientation: .portrait)
  /// A pad's window that is narrow.
  static let narrowPad = Traits(horizontalSizeClass: .compact, idiom: .pad, orientation: .portrait)

  fileprivate var words: String {
    "\(idiom.map { "\($0)" } ?? "?") \(horizontalSizeClass.map { "\($0)" } ?? "?")"
  }
}

// MARK: - Steps

extension Step<SplitViewState<Cards>.Action> {
  static func column(_ action: ColumnAction<Cards>, by cause: Cause = .code) -> Self {
    Step(.pane(.column(action)), in: Context(cause: cause))
  }

  /// An action of the pane of a column, or of the split view itself.
  static func pane(
    _ action: Router<Cards>.Action, in column: PaneColumn? = nil, by cause: Cause = .code
  ) -> Self {
    guard let action = PaneAction(action) else { fatalError("no pane does \(action)") }
    let address = column.map { PaneAction.column(.at($0, action)) }
    return Step(.pane(address ?? action), in: Context(cause: cause))
  }

  /// Selects items in the sidebar, or nothing.
  static func sidebar(_ items: String..., by cause: Cause = .code) -> Self {
    column(.selectSidebar(ColumnSelection(Set(items))), by: cause)
  }

  /// Selects items in the content, or nothing.
  static func content(_ items: String..., by cause: Cause = .code) -> Self {
    column(.selectContent(ColumnSelection(Set(items))), by: cause)
  }

  static func push(_ card: Card, in column: PaneColumn? = nil) -> Self {
    pane(.push(card), in: column)
  }

  static func pop(in column: PaneColumn? = nil) -> Self { pane(.stack(.pop()), in: column) }

  static func back(in column: PaneColumn? = nil, by cause: Cause = .code) -> Self {
    pane(.back, in: column, by: cause)
  }

  static func mark(_ place: RouterPlace<Cards>, in column: PaneColumn? = nil) -> Self {
    pane(.mark(place), in: column)
  }

  static func unmark(_ place: RouterPlace<Cards>, in column: PaneColumn? = nil) -> Self {
    pane(.unmark(place), in: column)
  }

  static func search(_ action: SearchState.Action, in column: PaneColumn? = nil) -> Self {
    pane(.at(level: 0, .search(action)), in: column)
  }

  static func prefer(_ column: SplitColumn?) -> Self { .column(.setPreferredCompactColumn(column)) }

  static func visible(_ visibility: SplitVisibility) -> Self { .column(.setVisibility(visibility)) }

  static func path(_ path: SplitPath<Cards>, by cause: Cause = .code) -> Self {
    column(.set(path), by: cause)
  }

  static func configure(_ rules: SplitRules) -> Self { Step(.configure(rules)) }

  static func adapt(_ traits: Traits) -> Self { Step(.adapt(traits)) }

  static var confirm: Self { Step(.confirm, in: .user) }

  static var cancel: Self { Step(.cancel, in: .user) }

  /// The step, short.
  var words: String { context == Context() ? "\(action)" : "\(action) by \(context)" }
}

// MARK: - States

extension SplitViewState<Cards> {
  /// A split view in a window, after some steps, each of which must change it.
  static func after(
    _ rules: SplitRules, _ traits: Traits, _ steps: [Step<Action>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    Self(configuration: Configuration(rules: rules, traits: traits))
      .after(steps, sourceLocation: sourceLocation)
  }

  /// All that is seen of a split view: for each column its selection, a mark on its root, its search
  /// and its screens; then what is presented, preferred and wished for, and whether something is
  /// asked: `a | 1! | [x y!] + z ^detail (all) +inspector, secondary [x] ?`.
  var words: String {
    var columns = [items(sidebarSelection) + pane(.sidebar)]
    if rules.columns == .three { columns.append(items(contentSelection) + pane(.content)) }
    columns.append((isMarked(.detail) ? "!" : "") + pane(.detail))
    var words = columns.joined(separator: " | ")
    if let preferredCompactColumn { words += " ^\(preferredCompactColumn)" }
    if visibility != .automatic { words += " (\(visibility))" }
    if isInspectorPresented { words += " +inspector" }
    if isSecondaryWanted { words += " +secondary" }
    if self[.secondary].router != Router(configuration: self[.secondary].router.configuration) {
      words += " secondary" + pane(.secondary)
    }
    return pending == nil ? words : words + " ?"
  }

  private func items(_ selection: ColumnSelection<String>) -> String {
    selection.isEmpty ? "-" : selection.items.sorted().joined(separator: "+")
  }

  func isMarked(_ column: PaneColumn) -> Bool {
    markedPlaces.contains(SplitPlace(.root, in: column))
  }

  private func pane(_ column: PaneColumn) -> String {
    let router = self[column].router
    var marks = router.markedPlaces
    var screens: [String] = []
    for route in router.path.reversed() {
      let mark = marks.lastIndex(of: .screen(route))
      if let mark { marks.remove(at: mark) }
      screens.insert("\(route)\(mark == nil ? "" : "!")", at: 0)
    }
    var words = column == .content && isMarked(.content) ? "!" : ""
    if router.search.isActive { words += "~" }
    if !screens.isEmpty || column == .detail || column == .secondary {
      let isLeading = column == .sidebar || column == .content || column == .secondary
      words += (isLeading ? " " : "") + "[\(screens.joined(separator: " "))]"
    }
    for level in router.levels { words += " + \(level)" }
    return words
  }

  /// Performs a step on a copy, and fails unless the promises of split views are kept.
  ///
  /// It is changed exactly if it says so, and then the events of selections tell what was selected.
  /// What shows on top while collapsed is never blank: it is the preferred column, or has something.
  func stepping(
    _ step: Step<Action>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> (after: Self, outcome: Outcome<Event>) {
    let (after, outcome) = performing(
      step.action, in: step.context, sourceLocation: sourceLocation)
    var sidebar = sidebarSelection
    var content = contentSelection
    for case .column(let event) in outcome.events {
      switch event {
      case .selectedSidebar(let items, let previous):
        #expect(previous == sidebar && items != previous, sourceLocation: sourceLocation)
        sidebar = items
      case .selectedContent(let items, let previous):
        #expect(previous == content && items != previous, sourceLocation: sourceLocation)
        content = items
      case .at(let column, _):
        #expect(column != .detail, sourceLocation: sourceLocation)
      }
    }
    #expect(
      after.sidebarSelection == sidebar && after.contentSelection == content,
      "\(words), \(step.words)", sourceLocation: sourceLocation)
    let stack = after.collapsedStack
    #expect(
      stack.top == after.layout(for: .uprightPhone).topColumn
        || [.mac, .tv].contains(traits.idiom),
      "\(words), \(step.words)", sourceLocation: sourceLocation)
    #expect(
      !after.layout.isPlaceholder(stack.top)
        || after.preferredCompactColumn?.resolved(in: rules.columns) == stack.top
        || after.rules != rules,
      "\(words), \(step.words)", sourceLocation: sourceLocation)
    #expect(after.layout.placement(of: .detail) != .hidden || after.layout.isCollapsed)
    return (after, outcome)
  }
}
