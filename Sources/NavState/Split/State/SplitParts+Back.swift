// Steps back, and what would be done by one.

/// What a step back in a split view does.
///
/// Source: NavState; a host asks before it shows a back button, or begins a gesture.
public enum SplitBackStep: Hashable, Sendable {
  /// A step back of what is presented over all columns, or the end of the search.
  case presentation
  /// The inspector, which is a sheet in a narrow window, is hidden.
  case inspector
  /// The search of a column ends, or its top screen is popped.
  case column(PaneColumn)
  /// From the root of a column to the one before it, whose selection is cleared; where nothing fills that
  /// one, to the one that is on top then.
  case leading(SplitColumn)
  /// To an earlier place, by a rule that remembers them.
  case earlier
}

extension SplitParts {
  /// What a step back does, or `nil` if there is nothing left.
  @inlinable
  func backStep(under rules: SplitRules, _ traits: Traits) -> SplitBackStep? {
    if detail.isPresenting { return .presentation }
    if extras?.rest.isInspectorPresented == true, traits.isCollapsed { return .inspector }
    if let column = columnToGoBackIn(under: rules, traits) { return .column(column) }
    guard rules.back == .columns else {
      return target(under: rules, traits) == nil ? nil : .earlier
    }
    guard traits.isCollapsed else { return nil }
    return topColumn(in: rules.columns).leading(in: rules.columns).map { .leading($0) }
  }

  /// The column in which a step back ends a search, or pops a screen where no earlier place is asked for.
  ///
  /// A search ends under every rule: no earlier place tells of it.
  @inlinable
  func columnToGoBackIn(under rules: SplitRules, _ traits: Traits) -> PaneColumn? {
    func isThere(_ column: PaneColumn) -> Bool {
      let pane = self[pane: column]
      return rules.back == .columns ? pane.canGoBack : pane.isPresenting
    }
    guard traits.isCollapsed else {
      let columns: [PaneColumn] = [.detail, .content, .sidebar]
      return columns.first(where: isThere)
    }
    let top = PaneColumn(topColumn(in: rules.columns))
    return isThere(top) ? top : nil
  }

  @inlinable
  mutating func performBack(
    in context: Context, under rules: SplitRules, _ traits: Traits
  ) -> Outcome<Event> {
    switch backStep(under: rules, traits) {
    case .presentation:
      return detail.perform(.back, in: context, under: rules.routers).map(Event.pane)
    case .inspector: return changeRest(\.isInspectorPresented, to: false)
    case .column(let column): return back(in: column, context, under: rules)
    case .leading(let column): return goBack(to: column, in: context, under: rules)
    case .earlier: return goBack(in: context, under: rules, traits)
    case nil: return .unhandled
    }
  }

  @inlinable
  mutating func back(
    in column: PaneColumn, _ context: Context, under rules: SplitRules
  ) -> Outcome<Event> {
    change(column) { $0.perform(.back, in: context, under: rules.routers) }
      .map { .of($0, at: column) }
  }

  /// From the root of a column to the one before it: the selection there is cleared.
  @inlinable
  mutating func goBack(
    to column: SplitColumn, in context: Context, under rules: SplitRules
  ) -> Outcome<Event> {
    var events: [Event] = []
    clearSelection(of: column, under: rules, &events)
    clear(below: column, in: context, under: rules, &events)
    if preferred != nil { preferred = column }
    return .changed(ShortList(contentsOf: events))
  }
}

extension SplitParts {
  /// Pops all stacks; while collapsed, down to the sidebar, so that nothing stays selected.
  ///
  /// Source: UIKit `UITabBarController`, where a second tap pops the one stack that a collapsed split
  /// view is.
  @inlinable
  mutating func popToRoot(
    in context: Context, under rules: SplitRules, _ traits: Traits
  ) -> Outcome<Event> {
    let before = memory(under: rules, traits)
    var events: [Event] = []
    if traits.isCollapsed {
      clearSelection(of: .sidebar, under: rules, &events)
      clearSelection(of: .content, under: rules, &events)
      // Where there are two columns, the content counts as the sidebar, and is it already.
      if let preferred, preferred.resolved(in: rules.columns) != .sidebar {
        self.preferred = .sidebar
      }
    }
    for column in [PaneColumn.detail, .content, .sidebar] {
      clearPath(of: column, in: context, under: rules, &events)
    }
    let now = memory(under: rules, traits)
    guard now != before else { return .unchanged }
    if rules.historyLimit > 0 { remember(before, upTo: rules.historyLimit) }
    return .changed(ShortList(contentsOf: events))
  }

  /// Whether the search of the split view itself is active.
  @inlinable
  var isSearching: Bool {
    if case .router(let router) = detail { router.search.isActive } else { false }
  }
}

extension PaneStorage {
  /// Whether something stands over the screens: a presentation, or a search.
  @inlinable
  var isPresenting: Bool {
    guard case .router(let router) = self else { return false }
    return router.search.isActive || !router.levels.isEmpty
  }

  /// Whether a step back has something to do.
  @inlinable
  var canGoBack: Bool { count > 0 || isPresenting }
}

// MARK: - Earlier places

extension SplitParts {
  /// The place as it is now.
  @inlinable
  func memory(under rules: SplitRules, _ traits: Traits) -> SplitMemory<Scheme> {
    SplitMemory(
      column: traits.isCollapsed
        ? topColumn(in: rules.columns) : filledColumn(in: rules.columns),
      sidebar: sidebar, content: content, sidebarPath: self[pane: .sidebar].path,
      contentPath: self[pane: .content].path, detailPath: detail.path)
  }

  @inlinable
  mutating func remember(_ place: SplitMemory<Scheme>, upTo limit: Int) {
    var rest = rest
    // Taken out, so that earlier places are not copied at every step.
    extras = nil
    rest.history.append(place)
    if rest.history.count > limit { rest.history.removeFirst(rest.history.count - limit) }
    self.rest = rest
  }

  /// The position of the earlier place that a step back leads to.
  ///
  /// What is to be seen depends on the window: one column where they are collapsed; else it is the same
  /// at every place.
  @inlinable
  func target(under rules: SplitRules, _ traits: Traits) -> Int? {
    guard let history = extras?.rest.history else { return nil }
    let now = memory(under: rules, traits)
    let isCollapsed = traits.isCollapsed
    return history.lastIndex { place in
      let isColumnOther = column(at: place, in: rules.columns, traits) != now.column
      let isVisibleOther = isCollapsed && isColumnOther
      return switch rules.back {
      case .columns: false
      case .latest: isColumnOther || !place.hasContent(of: now)
      case .untilVisibleChange: isVisibleOther
      case .untilColumnChange: isColumnOther
      case .untilContentChange: isVisibleOther || !place.hasContent(of: now)
      }
    }
  }

  /// The column that a step back to an earlier place leads to.
  ///
  /// The one that was on top is brought there again only while collapsed, and where one is preferred;
  /// else it is the last one that shows something.
  @inlinable
  func column(
    at place: SplitMemory<Scheme>, in columns: ColumnCount, _ traits: Traits
  ) -> SplitColumn {
    preferred != nil && traits.isCollapsed ? place.column : place.filledColumn(in: columns)
  }

  /// Goes back to an earlier place, and forgets those after it.
  @inlinable
  mutating func goBack(
    in context: Context, under rules: SplitRules, _ traits: Traits
  ) -> Outcome<Event> {
    guard let position = target(under: rules, traits) else { return .unhandled }
    var rest = rest
    extras = nil
    let place = rest.history[position]
    rest.history.removeSubrange(position...)
    self.rest = rest
    var events: [Event] = []
    take(place, in: context, under: rules, &events)
    if preferred != nil, traits.isCollapsed { preferred = place.column }
    return .changed(ShortList(contentsOf: events))
  }

  /// Takes over the selections and stacks of a place.
  @inlinable
  mutating func take(
    _ place: SplitMemory<Scheme>, in context: Context, under rules: SplitRules,
    _ events: inout [Event]
  ) {
    select(sidebar: place.sidebar, content: place.content, under: rules, &events)
    take(place.sidebarPath, of: .sidebar, under: rules, &events)
    take(place.contentPath, of: .content, under: rules, &events)
    take(place.detailPath, of: .detail, under: rules, &events)
  }

  /// Takes over a stack, as code does: a user's write of one screen more would be a push.
  @inlinable
  mutating func take(
    _ path: RouteStack<Scheme.Route>, of column: PaneColumn, under rules: SplitRules,
    _ events: inout [Event]
  ) {
    let outcome = change(column) {
      $0.perform(.stack(.set(path)), in: Context(), under: rules.routers)
    }
    events += outcome.events.map { .of($0, at: column) }
  }
}

extension SplitMemory {
  /// The last column that showed something.
  @inlinable
  func filledColumn(in columns: ColumnCount) -> SplitColumn {
    SplitFacts(
      isSidebarSelected: !sidebar.isEmpty, isContentSelected: !content.isEmpty,
      hasContentPath: !contentPath.isEmpty, hasDetailPath: !detailPath.isEmpty
    ).topColumn(in: columns)
  }

  /// Whether the columns are filled as at another place.
  @inlinable
  func hasContent(of other: Self) -> Bool {
    sidebar == other.sidebar && content == other.content && sidebarPath == other.sidebarPath
      && contentPath == other.contentPath && detailPath == other.detailPath
  }
}
