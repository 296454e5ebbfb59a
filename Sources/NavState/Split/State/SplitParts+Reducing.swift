extension SplitParts {
  /// Performs an action, without asking whether unsaved work may go.
  ///
  /// Under a rule that remembers places, a change of the place is noted, but for a step back.
  @inlinable
  mutating func perform(
    _ action: PaneAction<Scheme>, in context: Context, under rules: SplitRules, _ traits: Traits
  ) -> Outcome<Event> {
    guard rules.historyLimit > 0, !action.isBack else {
      return performAny(action, in: context, under: rules, traits)
    }
    let before = memory(under: rules, traits)
    let outcome = performAny(action, in: context, under: rules, traits)
    if outcome.isChanged, memory(under: rules, traits) != before {
      remember(before, upTo: rules.historyLimit)
    }
    return outcome
  }

  @inlinable
  mutating func performAny(
    _ action: PaneAction<Scheme>, in context: Context, under rules: SplitRules, _ traits: Traits
  ) -> Outcome<Event> {
    switch action {
    case .back: return performBack(in: context, under: rules, traits)
    case .column(let action): return perform(action, in: context, under: rules, traits)
    case .mark(.root): return markRoot(of: .detail, true, under: rules)
    case .unmark(.root): return markRoot(of: .detail, false, under: rules)
    case .stack, .sheet, .at, .chain, .mark, .unmark:
      let isAsked = asks(action, for: .detail, context.cause, traits)
      let outcome = detail.perform(action, in: context, under: rules.routers)
      return advance(to: .detail, after: outcome, isAsked: isAsked, traits)
    }
  }

  @inlinable
  mutating func perform(
    _ action: ColumnAction<Scheme>, in context: Context, under rules: SplitRules, _ traits: Traits
  ) -> Outcome<Event> {
    switch action {
    case .selectSidebar(let items): return selectSidebar(items, in: context, under: rules, traits)
    case .selectContent(let items): return selectContent(items, in: context, under: rules, traits)
    case .showDetail(let route): return showDetail(route, in: context, under: rules, traits)
    case .dismiss(let column): return dismiss(column, in: context, under: rules, traits)
    case .show(let column): return show(column, under: rules, traits)
    case .hide(let column): return hide(column, under: rules, traits)
    case .toggleSidebar: return toggleSidebar(under: rules, traits)
    case .setVisibility(let new): return change(\.visibility, to: new)
    case .setPreferredCompactColumn(let new): return change(\.preferred, to: new)
    case .presentInspector(let isPresented):
      return changeRest(\.isInspectorPresented, to: isPresented)
    case .showSecondary(let isWanted): return changeRest(\.isSecondaryWanted, to: isWanted)
    case .setWidth(let width, let column): return setWidth(width, of: column, under: rules)
    case .set(let path): return set(path, in: context, under: rules, traits)
    case .at(let column, let action):
      return perform(action, at: column, in: context, under: rules, traits)
    }
  }

  @inlinable
  mutating func change<Value: Equatable>(
    _ part: WritableKeyPath<Self, Value>, to new: Value
  ) -> Outcome<Event> {
    guard self[keyPath: part] != new else { return .unchanged }
    self[keyPath: part] = new
    return .changed([])
  }

  @inlinable
  mutating func changeRest<Value: Equatable>(
    _ part: WritableKeyPath<SplitRest<Scheme>, Value>, to new: Value
  ) -> Outcome<Event> {
    guard rest[keyPath: part] != new else { return .unchanged }
    rest[keyPath: part] = new
    return .changed([])
  }
}

// MARK: - A column that is named

extension SplitParts {
  /// Performs an action of the pane of a column; a step back stays in it.
  @inlinable
  mutating func perform(
    _ action: PaneAction<Scheme>, at column: PaneColumn, in context: Context,
    under rules: SplitRules, _ traits: Traits
  ) -> Outcome<Event> {
    if let column = column.splitColumn {
      switch action {
      case .mark(.root): return markRoot(of: column, true, under: rules)
      case .unmark(.root): return markRoot(of: column, false, under: rules)
      default: break
      }
      guard allows(action, at: column, under: rules) else { return .refused(.notThere) }
    }
    let splitColumn = column.splitColumn
    let isAsked = splitColumn.map { asks(action, for: $0, context.cause, traits) } ?? false
    let outcome = change(column) { $0.perform(action, in: context, under: rules.routers) }
    guard let splitColumn else { return outcome.map { .of($0, at: column) } }
    return advance(to: splitColumn, after: outcome, isAsked: isAsked, traits)
  }

  /// Whether a column has what an action is about: a leading one has no presentations, and a stack only
  /// where the rules say so.
  @inlinable
  func allows(
    _ action: PaneAction<Scheme>, at column: SplitColumn, under rules: SplitRules
  ) -> Bool {
    guard column != .detail else { return true }
    guard let column = rules.leadingColumn(column) else { return false }
    return switch action {
    case .stack, .at(_, .stack), .at(_, .push): column.hasStack
    case .sheet(.present), .chain(.present): false
    case .sheet, .back, .at, .chain, .mark, .unmark, .column: true
    }
  }

  /// Whether an action asks for a column that is behind the preferred one, while collapsed: it pushes a
  /// screen onto its stack, be it there already.
  @inlinable
  func asks(
    _ action: PaneAction<Scheme>, for column: SplitColumn, _ cause: Cause, _ traits: Traits
  ) -> Bool {
    guard let preferred, preferred < column, traits.isCollapsed else { return false }
    return switch action {
    case .stack(.push), .at(level: 0, .stack(.push)), .at(level: 0, .push): true
    case .stack(.set(let path)), .at(level: 0, .stack(.set(let path))):
      self[pane: PaneColumn(column)].path.isTap(path, by: cause)
    default: false
    }
  }

  /// Brings a column on top in which screens were added, or that was asked for.
  ///
  /// - Returns: The outcome in the column as one of the split view, which is changed if only another column
  ///   is on top now.
  @inlinable
  mutating func advance(
    to column: SplitColumn, after outcome: Outcome<Router<Scheme>.Event>, isAsked: Bool,
    _ traits: Traits
  ) -> Outcome<Event> {
    let old = preferred
    if outcome.addsScreens() || (isAsked && outcome.refusal == nil) { advance(to: column, traits) }
    return outcome.isChanged || preferred == old
      ? outcome.map { .of($0, at: PaneColumn(column)) } : .changed([])
  }

  /// Brings a column on top that was navigated in, while collapsed and where one is preferred.
  @inlinable
  mutating func advance(to column: SplitColumn, _ traits: Traits) {
    guard let preferred, preferred < column, traits.isCollapsed else { return }
    self.preferred = column
  }
}

extension PaneAction {
  @inlinable
  var isBack: Bool {
    switch self {
    case .back, .column(.at(_, .back)): true
    default: false
    }
  }
}

extension SplitViewState.Event {
  /// An event of the pane of a column; that of the detail has no address.
  @inlinable
  static func of(_ event: Router<Scheme>.Event, at column: PaneColumn) -> Self {
    column == .detail ? .pane(event) : .column(.at(column, event))
  }
}

extension Outcome {
  /// Whether screens were added to the own stack of a router.
  @inlinable
  func addsScreens<Scheme>() -> Bool where Event == Router<Scheme>.Event {
    events.contains { event in
      switch event {
      case .stack(.pushed), .stack(.replaced): true
      default: false
      }
    }
  }
}

// MARK: - Marks

extension SplitParts {
  /// Says whether the root of a column holds unsaved work; there must be a selection that fills it.
  @inlinable
  mutating func markRoot(
    of column: SplitColumn, _ isMarked: Bool, under rules: SplitRules
  ) -> Outcome<Event> {
    // Where there are two columns, nothing fills the content: it counts as the sidebar.
    guard let leading = column.leading(in: rules.columns), isSelected(leading) else {
      return .refused(.notThere)
    }
    return changeRest(
      column == .content ? \.isContentMarked : \.isDetailMarked, to: isMarked)
  }
}
