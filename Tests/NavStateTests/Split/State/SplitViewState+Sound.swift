import NavState
import Testing

extension SplitViewState<Cards> {
  /// Fails unless all holds that holds of a split view at every place.
  func expectSound(sourceLocation: SourceLocation = #_sourceLocation) {
    expectTop(sourceLocation: sourceLocation)
    expectBackCollapsed(sourceLocation: sourceLocation)
    expectBackExpanded(sourceLocation: sourceLocation)
    expectFlips(sourceLocation: sourceLocation)
    expectPath(sourceLocation: sourceLocation)
  }

  private var columns: [SplitColumn] {
    rules.columns == .two ? [.sidebar, .detail] : [.sidebar, .content, .detail]
  }

  private func stack(of column: SplitColumn) -> RouteStack<Card> {
    PaneColumn(rawValue: column.rawValue).map { self[$0].path } ?? []
  }

  /// Collapsed, one column is on top, with those before it underneath; it is never blank: it has
  /// something, or it is the preferred one, and then says that it has a placeholder.
  private func expectTop(sourceLocation: SourceLocation) {
    let layout = layout(for: .uprightPhone)
    let top = collapsedStack.top
    #expect(layout.topColumn == top, "\(words)", sourceLocation: sourceLocation)
    for column in columns {
      let placement: ColumnPlacement =
        column == top ? .onTop : column < top ? .underneath : .hidden
      #expect(layout.placement(of: column) == placement, "\(words)", sourceLocation: sourceLocation)
    }
    let isEmpty: Bool =
      switch top {
      case .sidebar: false
      case .content:
        sidebarSelection.isEmpty && contentSelection.isEmpty && stack(of: .content).isEmpty
      case .detail:
        (rules.columns == .three ? contentSelection.isEmpty : sidebarSelection.isEmpty)
          && path.isEmpty
      }
    #expect(layout.isPlaceholder(top) == isEmpty, "\(words)", sourceLocation: sourceLocation)
    let isPreferred = preferredCompactColumn?.resolved(in: rules.columns) == top
    #expect(!isEmpty || isPreferred, "\(words)", sourceLocation: sourceLocation)
    let shown = columns.filter { $0 <= top }.flatMap { column in
      [CollapsedScreen<Cards>.root(column)]
        + stack(of: column).map { .screen($0, in: column) }
    }
    #expect(Array(collapsedStack) == shown, "\(words)", sourceLocation: sourceLocation)
    let last = stack(of: top).last.map { CollapsedScreen<Cards>.screen($0, in: top) }
    #expect(collapsedStack.last == last ?? .root(top), sourceLocation: sourceLocation)
  }

  /// A step back does what the query tells, and is unhandled exactly where it tells of none.
  ///
  /// - Returns: The split view when nothing is left.
  private func backToTheEnd(sourceLocation: SourceLocation) -> Self {
    var split = self
    let forced = Context(cause: .user, isForced: true)
    for _ in 0..<100 {
      let before = split
      let step = split.backStep
      let isGuarded = split.isBackGuarded
      let (asked, answer) = split.stepping(.back(by: .user), sourceLocation: sourceLocation)
      let isHeld = answer.refusal != nil || answer.events.contains(where: \.isQuestion)
      #expect(isGuarded == isHeld || asked.pending == split.pending, sourceLocation: sourceLocation)
      let outcome = split.reduce(.pane(.back), in: forced)
      let trail = "\(before.words), \(outcome.words), \(split.words)"
      #expect((step == nil) == (outcome == .unhandled), "\(trail)", sourceLocation: sourceLocation)
      switch step {
      case nil:
        #expect(split == before, "\(trail)", sourceLocation: sourceLocation)
        return split
      case .presentation:
        let isOver = !before.router.levels.isEmpty
        #expect(
          isOver || before.router.search.isActive && !split.router.search.isActive, "\(trail)",
          sourceLocation: sourceLocation)
        #expect(split.collapsedStack == before.collapsedStack, sourceLocation: sourceLocation)
      case .inspector:
        #expect(
          before.isInspectorPresented && !split.isInspectorPresented, "\(trail)",
          sourceLocation: sourceLocation)
      case .column(let column):
        let isEnded = before[column].router.search.isActive && !split[column].router.search.isActive
        let isPopped = split[column].path.count == before[column].path.count - 1
        #expect(isEnded != isPopped, "\(trail)", sourceLocation: sourceLocation)
      case .leading(let column):
        let isEmpty =
          column == .sidebar ? split.sidebarSelection.isEmpty : split.contentSelection.isEmpty
        #expect(
          isEmpty && split.collapsedStack.top <= column
            && split.collapsedStack.top < before.collapsedStack.top, "\(trail)",
          sourceLocation: sourceLocation)
      case .earlier:
        let isElsewhere =
          split.compactPath != before.compactPath
          || split.collapsedStack.top != before.collapsedStack.top
        #expect(isElsewhere, "\(trail)", sourceLocation: sourceLocation)
      }
    }
    Issue.record("no end of steps back: \(words)", sourceLocation: sourceLocation)
    return split
  }

  private func expectBackCollapsed(sourceLocation: SourceLocation) {
    var split = stepping(.adapt(.uprightPhone), sourceLocation: sourceLocation).after
    guard split.layout.isCollapsed else { return }
    split = split.backToTheEnd(sourceLocation: sourceLocation)
    guard rules.back == .columns else { return }
    #expect(
      Array(split.collapsedStack) == [.root(.sidebar)], "\(words), \(split.words)",
      sourceLocation: sourceLocation)
    #expect(!split[.sidebar].router.search.isActive, sourceLocation: sourceLocation)
  }

  private func expectBackExpanded(sourceLocation: SourceLocation) {
    let start = stepping(.adapt(.big), sourceLocation: sourceLocation).after
    let split = start.backToTheEnd(sourceLocation: sourceLocation)
    guard rules.back == .columns else { return }
    for column in columns {
      #expect(split.stack(of: column).isEmpty, "\(words)", sourceLocation: sourceLocation)
    }
    #expect(
      split.sidebarSelection == sidebarSelection && split.contentSelection == contentSelection
        && split[.secondary].router == start[.secondary].router
        && split.isInspectorPresented == isInspectorPresented
        && split.preferredCompactColumn == preferredCompactColumn
        && split.visibility == visibility, "\(words), \(split.words)",
      sourceLocation: sourceLocation)
  }

  /// A window that changes as often as it likes changes nothing but its traits.
  private func expectFlips(sourceLocation: SourceLocation) {
    guard pending == nil else { return }
    var split = self
    let windows: [Traits] = [
      .uprightPhone, .big, .narrowPad, .uprightPad, .uprightPhone, .wideMac, .uprightPhone, .big,
    ]
    for window in windows {
      let (after, outcome) = split.stepping(.adapt(window), sourceLocation: sourceLocation)
      #expect(outcome == .changed([]) || outcome == .unchanged, sourceLocation: sourceLocation)
      #expect(after.words == words, sourceLocation: sourceLocation)
      split = after
    }
    guard traits.idiom != nil, traits.orientation != nil else { return }
    split.adapt(to: traits)
    #expect(
      split == self && split.hashValue == hashValue, "\(words)", sourceLocation: sourceLocation)
  }

  /// The path that is read is the same place when it is written, here and anywhere else.
  private func expectPath(sourceLocation: SourceLocation) {
    let (after, outcome) = stepping(.path(compactPath), sourceLocation: sourceLocation)
    #expect(outcome == .unchanged && after == self, "\(words)", sourceLocation: sourceLocation)
    var other = Self(configuration: configuration)
    other.compactPath = compactPath
    #expect(other.compactPath == compactPath, "\(words)", sourceLocation: sourceLocation)
    #expect(
      other.sidebarSelection == sidebarSelection && other.contentSelection == contentSelection
        && columns.allSatisfy { other.stack(of: $0) == stack(of: $0) }, "\(words)",
      sourceLocation: sourceLocation)
  }
}

extension SplitViewState<Cards>.Event {
  fileprivate var isQuestion: Bool {
    if case .exit(.exitAsked) = self { true } else { false }
  }
}
