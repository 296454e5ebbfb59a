extension SplitViewState: ExitGuarding {
  @inlinable
  package var pendingExit: Step<Action>? {
    get { parts.extras?.rest.pending }
    set { parts.rest.pending = newValue }
  }

  @inlinable
  package var holdsMarks: Bool { parts.holdsMarks }

  @inlinable
  package func placesMissing(since before: SplitViewState) -> [SplitPlace<Scheme>] {
    parts.placesMissing(
      since: before.parts, areColumnsSame: rules.columns == before.rules.columns)
  }

  @inlinable
  package mutating func performUnguarded(
    _ action: Action, in context: Context
  ) -> Outcome<Event> {
    switch action {
    case .pane(let action): return parts.perform(action, in: context, under: rules, traits)
    case .configure(let rules): return performConfigure(rules)
    case .adapt(let traits): return home.adapt(to: traits) ? .changed([]) : .unchanged
    // The guard answers these itself.
    case .confirm, .cancel: return .unchanged
    }
  }

  @inlinable
  mutating func performConfigure(_ rules: SplitRules) -> Outcome<Event> {
    guard rules != self.rules else { return .unchanged }
    var copy = parts
    var events: [Event] = []
    if let refusal = copy.settle(from: self.rules, under: rules, &events) {
      return .refused(refusal)
    }
    parts = copy
    _ = home.replaceRules(with: rules)
    return .changed(ShortList(contentsOf: events))
  }

  @inlinable
  package static func exitAnswer(of action: Action) -> ExitAnswer? {
    switch action {
    case .confirm: .confirm
    case .cancel: .cancel
    default: nil
    }
  }

  @inlinable
  package static func event(_ event: ExitEvent<SplitPlace<Scheme>>) -> Event { .exit(event) }
}

extension SplitParts {
  @inlinable
  var holdsMarks: Bool {
    guard let rest = extras?.rest else { return detail.holdsMarks }
    return rest.isContentMarked || rest.isDetailMarked || detail.holdsMarks
      || rest.sidebar.holdsMarks || rest.content.holdsMarks || rest.secondary.holdsMarks
  }

  /// All that is marked, column by column from the leading side.
  @inlinable
  var markedPlaces: [SplitPlace<Scheme>] {
    PaneColumn.allCases.flatMap { column in
      (isRootMarked(column) ? [SplitPlace(.root, in: column)] : [])
        + self[pane: column].markedPlaces.map { SplitPlace($0, in: column) }
    }
  }

  @inlinable
  func isRootMarked(_ column: PaneColumn) -> Bool {
    switch column {
    case .content: extras?.rest.isContentMarked ?? false
    case .detail: extras?.rest.isDetailMarked ?? false
    case .sidebar, .secondary: false
    }
  }

  /// What was marked, and is missing now: a root, where another selection fills it.
  @inlinable
  func placesMissing(
    since before: SplitParts, areColumnsSame: Bool
  ) -> [SplitPlace<Scheme>] {
    PaneColumn.allCases.flatMap { column in
      let isRootMissing =
        before.isRootMarked(column)
        && !(areColumnsSame && fills(column, as: before))
      return (isRootMissing ? [SplitPlace(.root, in: column)] : [])
        + self[pane: column].placesMissing(since: before[pane: column]).map {
          SplitPlace($0, in: column)
        }
    }
  }

  /// Whether the same selection as in other parts fills a column; what does not depends on the number
  /// of columns, since the content is always empty where there are two.
  @inlinable
  func fills(_ column: PaneColumn, as other: SplitParts) -> Bool {
    switch column {
    case .content: sidebar == other.sidebar
    case .detail:
      content == other.content && (!content.isEmpty || sidebar == other.sidebar)
    case .sidebar, .secondary: true
    }
  }
}

extension PaneStorage {
  @inlinable
  var markedPlaces: [RouterPlace<Scheme>] {
    if case .router(let router) = self { router.markedPlaces } else { [] }
  }

  @inlinable
  func placesMissing(since before: PaneStorage) -> [RouterPlace<Scheme>] {
    guard case .router(let old) = before, old.holdsMarks else { return [] }
    return router(under: .standard).placesMissing(since: old)
  }
}

// MARK: - Other rules

extension SplitParts {
  /// Brings the place under other rules, or says why it can't be.
  @inlinable
  mutating func settle(
    from old: SplitRules, under rules: SplitRules, _ events: inout [Event]
  ) -> Refusal? {
    if rules.columns == .two {
      clearSelection(of: .content, under: old, &events)
      drop(.content, &events, under: old)
    }
    if !rules.sidebar.hasStack { clearStack(of: .sidebar, under: old, &events) }
    if !rules.content.hasStack { clearStack(of: .content, under: old, &events) }
    if let violation = selectionViolation(under: rules),
      case .tooManySelected(_, let limit) = violation
    {
      return .tooManySelected(limit: limit)
    }
    if let refusal = configureRouters(from: old.routers, to: rules.routers, &events) {
      return refusal
    }
    guard extras != nil else { return nil }
    settleRest(areColumnsSame: old.columns == rules.columns, under: rules)
    return nil
  }

  /// Puts the routers of all columns under other rules, or says why one can't be.
  @inlinable
  mutating func configureRouters(
    from old: Configuration<RouterRules>, to routers: Configuration<RouterRules>,
    _ events: inout [Event]
  ) -> Refusal? {
    guard old.rules != routers.rules else { return nil }
    for column in PaneColumn.allCases {
      let outcome = change(column) { pane in
        pane.change(under: old) { $0.performConfigure(routers.rules) }
      }
      if let refusal = outcome.refusal { return refusal }
      events += outcome.events.map { .of($0, at: column) }
    }
    return nil
  }

  /// Brings marks, widths and earlier places under other rules.
  @inlinable
  mutating func settleRest(areColumnsSame: Bool, under rules: SplitRules) {
    var rest = rest
    if !areColumnsSame {
      rest.isContentMarked = false
      rest.isDetailMarked = false
    }
    // Those of a tab that was parked are not known to be of so many columns.
    if rules.columns == .two || sidebar.isEmpty { rest.isContentMarked = false }
    if SplitColumn.detail.leading(in: rules.columns).map(isSelected) != true {
      rest.isDetailMarked = false
    }
    if rules.columns == .two { rest.widths.content = nil }
    rest.history = rest.history.compactMap { $0.settled(under: rules) }
    rest.history.removeFirst(max(0, rest.history.count - rules.historyLimit))
    self.rest = rest
  }

  @inlinable
  mutating func clearStack(
    of column: PaneColumn, under rules: SplitRules, _ events: inout [Event]
  ) {
    clearPath(of: column, in: Context(), under: rules, &events)
  }

  /// Drops the pane of a leading column, and ends its search.
  @inlinable
  mutating func drop(_ column: PaneColumn, _ events: inout [Event], under rules: SplitRules) {
    clearStack(of: column, under: rules, &events)
    let outcome = change(column) {
      $0.perform(.at(level: 0, .search(.endSearch())), in: Context(), under: rules.routers)
    }
    events += outcome.events.map { .of($0, at: column) }
    self[pane: column] = .initial
  }
}

extension SplitMemory {
  /// The place under other rules; `nil` if there can be none.
  ///
  /// What was seen of it in the middle column is seen in another one where there are two.
  @inlinable
  func settled(under rules: SplitRules) -> Self? {
    var place = self
    if rules.columns == .two, column == .content { place.column = filledColumn(in: .two) }
    return place.isAllowed(under: rules) ? place : nil
  }
}
