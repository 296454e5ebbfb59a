import NavState

// What each action does, by the rules as they are told.

extension NaiveSplit {
  mutating func answer(to action: Place.Action, by cause: Cause) -> Answer {
    switch action {
    case .pane(.back): return back(by: cause)
    case .pane(.column(let action)): return answer(to: action, by: cause)
    case .pane(let action): return act(action, at: "detail", by: cause)
    case .configure(let rules): return configure(rules)
    case .adapt(let new):
      let adapted = traits.adapted(to: new)
      return set(\.traits, adapted)
    case .confirm, .cancel: fatalError("the guard answers these")
    }
  }

  private mutating func answer(to action: ColumnAction<Cards>, by cause: Cause) -> Answer {
    switch action {
    case .selectSidebar(let items): return select(items.items, in: "sidebar")
    case .selectContent(let items): return select(items.items, in: "content")
    case .showDetail(let card): return showDetail(card)
    case .dismiss(let column): return dismiss(column.rawValue)
    case .show(let column): return show(column.rawValue)
    case .hide(let column): return hide(column.rawValue)
    case .toggleSidebar: return toggle()
    case .setVisibility(let visibility): return set(\.visibility, visibility)
    case .setPreferredCompactColumn(let column): return set(\.preferred, column?.rawValue)
    case .presentInspector(let isPresented): return set(\.hasInspector, isPresented)
    case .showSecondary(let isWanted): return set(\.wantsSecondary, isWanted)
    case .setWidth(let width, let column):
      if column == .content, rules.columns == .two { return .refused("notThere") }
      return set(\.widths[column], width)
    case .set(let path): return take(path)
    case .at(let column, let action): return act(action, at: column.rawValue, by: cause)
    }
  }

  mutating func set<Value: Equatable>(
    _ part: WritableKeyPath<NaiveSplit, Value>, _ new: Value
  ) -> Answer {
    if self[keyPath: part] == new { return .unchanged }
    self[keyPath: part] = new
    return .changed([])
  }

  // MARK: - Selections

  private static func told(_ items: Set<String>) -> String {
    switch items.count {
    case 0: "nothing"
    case 1: items.joined()
    default: "[\(items.sorted().joined(separator: ", "))]"
    }
  }

  /// Puts other items in place, and tells it; the mark on what they fill goes.
  mutating func choose(_ items: Set<String>, in column: String) -> [String] {
    let old = chosen[column] ?? []
    if items == old { return [] }
    chosen[column] = items
    markedRoots.remove(columns[position(column) + 1])
    let name = column == "sidebar" ? "selectedSidebar" : "selectedContent"
    return ["\(name)(\(Self.told(items)), previous: \(Self.told(old)))"]
  }

  mutating func clear(below index: Int) -> [String] {
    columns.dropFirst(index + 1).flatMap { column -> [String] in
      (column == "detail" ? [] : choose([], in: column)) + put([], in: column)
    }
  }

  private mutating func select(_ items: Set<String>, in column: String) -> Answer {
    guard columns.contains(column) else { return .refused("notThere") }
    if items.count > limit(column) { return .refused("tooManySelected") }
    let index = position(column)
    let before = preferred
    var events = choose(items, in: column)
    let isSame = events.isEmpty
    let isCleared =
      switch (items.isEmpty, isSame) {
      case (true, true): isCollapsed
      case (true, false): true
      case (false, true): rules.reselecting == .reset
      case (false, false): rules.changing == .clear
      }
    move(from: index, isCleared)
    if isCleared { events += clear(below: index) }
    return events.isEmpty && preferred == before ? .unchanged : .changed(events)
  }

  /// Collapsed, and where a column is preferred: a selection leads on, an empty one back.
  private mutating func move(from index: Int, _ isCleared: Bool) {
    guard isCollapsed, let preferred else { return }
    let now = position(preferred)
    if chosen[columns[index]] == [] {
      if now > index { self.preferred = columns[index] }
    } else if now < index + 1 || (now > index + 1 && isCleared) {
      self.preferred = columns[index + 1]
    }
  }

  private mutating func dismiss(_ column: String) -> Answer {
    let index = position(column)
    if index == 0 { return .unchanged }
    let before = preferred
    let events = choose([], in: columns[index - 1]) + clear(below: index - 1)
    move(from: index - 1, true)
    return events.isEmpty && preferred == before ? .unchanged : .changed(events)
  }

  // MARK: - Stacks

  /// Puts other screens in place, and tells what differs behind the common beginning.
  mutating func put(_ cards: [String], in column: String) -> [String] {
    let old = pane(column)
    if old.cards == cards { return [] }
    let shared = zip(old.cards, cards).prefix(while: ==).count
    let removed = old.cards.dropFirst(shared).joined(separator: ", ")
    let added = cards.dropFirst(shared).joined(separator: ", ")
    panes[column, default: Pane()].screens = Self.passed(old.screens, to: cards).screens
    let event =
      removed.isEmpty
      ? "pushed([\(added)])"
      : added.isEmpty
        ? "popped([\(removed)])" : "replaced(removed: [\(removed)], added: [\(added)])"
    return [event + (column == "detail" ? "" : " in \(column)")]
  }

  /// Screens that were added come on top while collapsed, and where a column before is preferred.
  private mutating func advance(to column: String) {
    guard isCollapsed, let preferred, let now = Self.order.firstIndex(of: preferred),
      let new = Self.order.firstIndex(of: column), now < new, column != "secondary"
    else { return }
    self.preferred = column
  }

  private mutating func showDetail(_ card: Card) -> Answer {
    if rules.router.depth < 1 { return .refused("tooDeep") }
    let before = preferred
    let events = put([card.rawValue], in: "detail")
    advance(to: "detail")
    return events.isEmpty && preferred == before ? .unchanged : .changed(events)
  }

  private mutating func take(_ path: SplitPath<Cards>) -> Answer {
    let ranks = path.map { screen in
      switch screen {
      case .screen(_, let column): position(column.rawValue, of: 2)
      case .sidebarSelection: 1
      case .contentSelection: 3
      }
    }
    var items: [String: Set<String>] = ["sidebar": [], "content": []]
    var cards: [String: [String]] = [:]
    for screen in path {
      switch screen {
      case .screen(let card, let column): cards[column.rawValue, default: []].append(card.rawValue)
      case .sidebarSelection(let selection): items["sidebar"] = selection.items
      case .contentSelection(let selection): items["content"] = selection.items
      }
    }
    let isTwice = [1, 3].contains { rank in ranks.filter { $0 == rank }.count > 1 }
    let isEmpty = zip(["sidebar", "content"], [1, 3]).contains { column, rank in
      ranks.contains(rank) && items[column] == []
    }
    if ranks != ranks.sorted() || isTwice || isEmpty { return .refused("outOfOrder") }
    for column in ["sidebar", "content"] {
      let hasItems = items[column] != []
      let hasCards = cards[column] != nil
      if !columns.contains(column), hasItems || hasCards { return .refused("notThere") }
      if (items[column] ?? []).count > limit(column) { return .refused("tooManySelected") }
      if hasCards, !hasStack(column) { return .refused("notThere") }
    }
    if cards.values.contains(where: { $0.count > rules.router.depth }) {
      return .refused("tooDeep")
    }
    let leading = columns.dropLast()
    let events =
      leading.flatMap { choose(items[$0] ?? [], in: $0) }
      + columns.flatMap { put(cards[$0] ?? [], in: $0) }
    if events.isEmpty { return .unchanged }
    if isCollapsed, preferred != nil { preferred = columns[filled] }
    return .changed(events)
  }

  private func position(_ column: String, of steps: Int) -> Int {
    (Self.order.firstIndex(of: column) ?? 0) * steps
  }

  // MARK: - Panes

  mutating func act(
    _ action: PaneAction<Cards>, at column: String, by cause: Cause
  ) -> Answer {
    if action == .mark(.root) { return markRoot(column, true) }
    if action == .unmark(.root) { return markRoot(column, false) }
    let isLeading = column == "sidebar" || column == "content"
    if isLeading, !columns.contains(column) { return .refused("notThere") }
    let address = column == "detail" ? "" : " in \(column)"
    var pane = pane(column)
    switch action {
    case .stack(let action):
      if !hasStack(column) { return .refused("notThere") }
      return stack(action, in: column)
    case .sheet(.present(let card)):
      if isLeading { return .refused("notThere") }
      if pane.sheet != nil { return .unchanged }
      pane.sheet = Screen(card: card.rawValue)
      panes[column] = pane
      return .changed(["presented(\(card))" + address])
    case .sheet(.dismiss(nil)):
      guard let sheet = pane.sheet else { return .unchanged }
      pane.sheet = nil
      panes[column] = pane
      return .changed(["dismissed(\(sheet.card), cause: \(cause))" + address])
    case .at(0, .search(let action)):
      let isBeginning = action == .beginSearch
      if pane.isSearching == isBeginning { return .unchanged }
      pane.isSearching = isBeginning
      panes[column] = pane
      return .changed([
        (isBeginning ? "searchBegan" : #"searchEnded("")"#) + " at level 0" + address
      ])
    case .back:
      if pane.sheet != nil { return act(.sheet(.dismiss(id: nil)), at: column, by: cause) }
      if pane.isSearching {
        return act(.at(level: 0, .search(.endSearch())), at: column, by: cause)
      }
      if pane.screens.isEmpty { return .unhandled }
      return .changed(put(pane.cards.dropLast(), in: column))
    case .mark(let place): return mark(place, true, in: column)
    case .unmark(let place): return mark(place, false, in: column)
    case .column: return .refused("notThere")
    default: fatalError("\(action) is beyond the model")
    }
  }

  private mutating func stack(_ action: RouteStack<Card>.Action, in column: String) -> Answer {
    var cards = pane(column).cards
    switch action {
    case .push(let card, nil): cards.append(card.rawValue)
    case .pop(let count):
      if count < 0 { return .refused("negativeCount") }
      if count > 0, cards.isEmpty { return .unhandled }
      cards.removeLast(min(count, cards.count))
    case .popToRoot: cards = []
    case .set(let path): cards = path.map(\.rawValue)
    default: fatalError("\(action) is beyond the model")
    }
    if cards.count > rules.router.depth { return .refused("tooDeep") }
    let events = put(cards, in: column)
    if events.contains(where: { !$0.hasPrefix("popped") }) { advance(to: column) }
    return events.isEmpty ? .unchanged : .changed(events)
  }

  private mutating func markRoot(_ column: String, _ isMarked: Bool) -> Answer {
    guard let index = columns.firstIndex(of: column), index > 0,
      chosen[columns[index - 1]] != []
    else { return .refused("notThere") }
    if markedRoots.contains(column) == isMarked { return .unchanged }
    if isMarked { markedRoots.insert(column) } else { markedRoots.remove(column) }
    return .changed([])
  }

  private mutating func mark(
    _ place: RouterPlace<Cards>, _ isMarked: Bool, in column: String
  ) -> Answer {
    var pane = pane(column)
    switch place {
    case .root: return .refused("notThere")
    case .presentation:
      guard let sheet = pane.sheet else { return .refused("notThere") }
      if sheet.isMarked == isMarked { return .unchanged }
      pane.sheet?.isMarked = isMarked
    case .screen(let card, _):
      let equal = pane.screens.indices.filter { pane.screens[$0].card == card.rawValue }
      let marked = isMarked ? nil : equal.last { pane.screens[$0].isMarked }
      guard let index = marked ?? equal.last else { return .refused("notThere") }
      if pane.screens[index].isMarked == isMarked { return .unchanged }
      pane.screens[index].isMarked = isMarked
    }
    panes[column] = pane
    return .changed([])
  }
}
