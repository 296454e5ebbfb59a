import NavState

// MARK: - What is shown

extension NaiveSplit {
  private var isTiled: Bool { traits.idiom == .mac || traits.idiom == .vision }

  private var isUpright: Bool { traits.orientation == .portrait }

  /// The number of leading columns that are shown where there is room.
  private var shown: Int {
    let all = columns.count - 1
    let count =
      switch visibility {
      case .all: all
      case .doubleColumn: 1
      case .detailOnly: 0
      case .automatic where isTiled: all
      case .automatic: isUpright || rules.style == .prominentDetail ? 0 : 1
      }
    return traits.idiom == .mac && all == 2 ? max(count, 1) : count
  }

  private func isShown(_ index: Int) -> Bool { index >= columns.count - 1 - shown }

  mutating func show(_ column: String) -> Answer {
    let index = position(column)
    if isCollapsed { return top == index ? .unchanged : set(\.preferred, columns[index]) }
    if isShown(index) { return .unchanged }
    return set(\.visibility, index == 0 ? .all : .doubleColumn)
  }

  mutating func hide(_ column: String) -> Answer {
    let index = position(column)
    if isCollapsed {
      if index == 0 { return .refused("notHideable") }
      return top < index ? .unchanged : set(\.preferred, columns[index - 1])
    }
    if columns[index] == "detail" || (columns[index] == "content" && traits.idiom == .mac) {
      return .refused("notHideable")
    }
    if !isShown(index) { return .unchanged }
    return set(\.visibility, index == 0 && columns.count == 3 ? .doubleColumn : .detailOnly)
  }

  mutating func toggle() -> Answer {
    if isCollapsed { return .refused("collapsed") }
    let isOver = isUpright && !isTiled && rules.style != .balanced
    switch (columns.count, shown) {
    case (2, 0): return set(\.visibility, .all)
    case (2, _): return set(\.visibility, .detailOnly)
    case (_, 0): return set(\.visibility, .doubleColumn)
    case (_, 1): return set(\.visibility, .all)
    default: return set(\.visibility, isOver ? .detailOnly : .doubleColumn)
    }
  }
}

// MARK: - Back, and other rules

extension NaiveSplit {
  /// What a step back does, in the words of ``SplitBackStep``.
  var backKind: SplitBackStep? {
    let detail = pane("detail")
    if detail.sheet != nil || detail.isSearching { return .presentation }
    let isNarrow =
      isCollapsed || (traits.horizontalSizeClass == .compact && traits.idiom != .mac)
    if hasInspector, isNarrow { return .inspector }
    let tried = isCollapsed ? [columns[top]] : columns.reversed()
    if let column = tried.first(where: {
      pane($0).isSearching || (rules.back == .columns && pane($0) != Pane())
    }) {
      return PaneColumn(rawValue: column).map { .column($0) }
    }
    if rules.back != .columns { return earlier == nil ? nil : .earlier }
    guard isCollapsed, top > 0 else { return nil }
    return SplitColumn(rawValue: columns[top - 1]).map { .leading($0) }
  }

  private var earlier: Int? {
    let now = memory
    return memories.lastIndex { memory in
      let seen = isCollapsed && preferred != nil ? memory.top : columns[filled(memory)]
      let isSameContent = memory.chosen == now.chosen && memory.cards == now.cards
      let isSameColumn = seen == now.top
      switch rules.back {
      case .columns: return false
      case .latest: return !isSameContent || !isSameColumn
      case .untilVisibleChange: return isCollapsed && !isSameColumn
      case .untilColumnChange: return !isSameColumn
      case .untilContentChange: return !isSameContent || (isCollapsed && !isSameColumn)
      }
    }
  }

  private func filled(_ memory: Memory) -> Int { filled(memory.chosen, memory.cards) }

  mutating func back(by cause: Cause) -> Answer {
    switch backKind {
    case nil: return .unhandled
    case .presentation: return act(.back, at: "detail", by: cause)
    case .inspector: return set(\.hasInspector, false)
    case .column(let column): return act(.back, at: column.rawValue, by: cause)
    case .leading(let column):
      let index = position(column.rawValue)
      let events = choose([], in: columns[index]) + clear(below: index)
      if preferred != nil { preferred = columns[index] }
      return .changed(events)
    case .earlier:
      guard let index = earlier else { return .unhandled }
      let memory = memories[index]
      memories = Array(memories[..<index])
      let events =
        columns.dropLast().flatMap { choose(memory.chosen[$0] ?? [], in: $0) }
        + columns.flatMap { put(memory.cards[$0] ?? [], in: $0) }
      if isCollapsed, preferred != nil { preferred = memory.top }
      return .changed(events)
    }
  }

  mutating func configure(_ new: SplitRules) -> Answer {
    if new == rules { return .unchanged }
    var events: [String] = []
    if new.columns == .two, columns.count == 3 {
      events += choose([], in: "content") + put([], in: "content")
      if pane("content").isSearching {
        events.append(#"searchEnded("") at level 0 in content"#)
      }
      panes["content"] = nil
      widths[.content] = nil
    }
    if new.columns != rules.columns { markedRoots = [] }
    rules = new
    for column in ["sidebar", "content"] where !hasStack(column) {
      events += put([], in: column)
    }
    if columns.contains(where: { (chosen[$0] ?? []).count > limit($0) }) {
      return .refused("tooManySelected")
    }
    if panes.values.contains(where: { $0.screens.count > new.router.depth }) {
      return .refused("tooDeep")
    }
    memories = memories.filter(isAllowed).map { memory in
      var memory = memory
      if !columns.contains(memory.top) { memory.top = columns[filled(memory)] }
      return memory
    }
    .suffix(new.back == .columns ? 0 : new.history)
    return .changed(events)
  }

  private func isAllowed(_ memory: Memory) -> Bool {
    memory.chosen.allSatisfy { column, items in
      items.isEmpty || (columns.contains(column) && items.count <= limit(column))
    }
      && memory.cards.allSatisfy { column, cards in
        columns.contains(column) && hasStack(column) && cards.count <= rules.router.depth
      }
  }
}
