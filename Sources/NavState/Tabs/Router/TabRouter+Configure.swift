// A catalog that changes.

extension TabRouter {
  @inlinable
  mutating func performConfigure(_ rules: TabRules<Tab>) -> Outcome<Event> {
    guard rules != self.rules else { return .unchanged }
    var copy = self
    var events: [Event] = []
    if let refusal = copy.configureRouters(for: rules, &events) { return .refused(refusal) }
    _ = copy.home.replaceRules(with: rules)
    let places = self.rules.catalog.places
    let isSame =
      places == rules.catalog.places && self.rules.splitViews.isEmpty && rules.splitViews.isEmpty
    let refusal = copy.settle(
      since: places, under: self.rules.splitViews, isSame: isSame, &events)
    if let refusal { return .refused(refusal) }
    self = copy
    return .changed(ShortList(contentsOf: events))
  }

  /// Puts the routers of all panes, of parked ones too, under other rules, or says why one can't be.
  ///
  /// A split view that stays one is left out: what has no place under its own rules goes first, which
  /// may be what its routers exceed.
  @inlinable
  mutating func configureRouters(
    for new: TabRules<Tab>, _ events: inout [Event]
  ) -> Refusal? {
    let old = rules.routers
    let routers = new.routers
    guard routers.rules != old.rules else { return nil }
    let places = self.rules.catalog.places
    for index in places.indices where !panes[index].isInitial {
      if case .split = panes[index], new.splitView(of: places[index]) != nil { continue }
      var pane = panes.take(index)
      let outcome = pane.configure(from: old, to: routers, in: places[index])
      panes[index] = pane
      if let refusal = outcome.refusal { return refusal }
      events += outcome.events
    }
    var parked = parked
    guard !parked.isEmpty else { return nil }
    for index in parked.indices {
      let outcome = parked[index].pane.configure(from: old, to: routers, in: parked[index].tab)
      if let refusal = outcome.refusal { return refusal }
      events += outcome.events
    }
    parts.parked = parked
    return nil
  }

  /// Brings the state under rules that have just been replaced.
  ///
  /// - Parameters:
  ///   - old: The places that the state was under.
  ///   - splitViews: The rules of their split views; none where they are not known.
  ///   - isSame: Whether they are known to be the same, and the panes to be where they belong.
  ///   - events: Takes what the host must hear.
  /// - Returns: Why the state can't be under these rules, or `nil` if it is.
  @inlinable
  mutating func settle(
    since old: [Tab], under splitViews: [SplitRules?], isSame: Bool, _ events: inout [Event]
  ) -> Refusal? {
    let places = rules.catalog.places
    let previous = old[Int(selected)]
    var positions: [Tab: Int] = [:]
    var visits = visits
    if !isSame {
      for (position, tab) in places.enumerated() { positions[tab] = position }
      visits = visits.compactMap { positions[old[$0]] }
    }
    let current = isSame ? Int(selected) : positions[previous]
    let isVisible = current.map { rules.catalog.isVisible(place: $0) } ?? false
    let lastVisited = visits.last { rules.catalog.isVisible(place: $0) }
    let next = isVisible ? current ?? 0 : lastVisited ?? rules.catalog.firstVisiblePlace
    if let current, !isVisible { visits.append(current) }
    if !isSame {
      settlePanes(since: old, positions, &events)
      if let refusal = settleColumns(since: old, under: splitViews, &events) { return refusal }
    }
    dropParked(&events)
    selected = Int32(truncatingIfNeeded: next)
    self.visits = settled(visits)
    settleBar(isMoved: !isVisible)
    if !isVisible { events.append(.selected(places[next], previous: previous)) }
    return nil
  }

  /// Gives each place the pane that it had, in the catalog before or parked, and parks the others.
  @inlinable
  mutating func settlePanes(
    since old: [Tab], _ positions: [Tab: Int], _ events: inout [Event]
  ) {
    var new = PaneList<Scheme>(under: rules)
    var parked: [TabParts<Scheme>.Parked] = []
    for old in self.parked {
      if let position = positions[old.tab] {
        new[position] = old.pane
        events.append(.returned(old.tab))
      } else {
        parked.append(old)
      }
    }
    var removed: [Tab] = []
    for (index, tab) in old.enumerated() where !panes[index].isInitial {
      let pane = panes[index]
      if let position = positions[tab] {
        new[position] = pane
      } else {
        parked.append(.init(tab: tab, pane: pane))
        removed.append(tab)
      }
    }
    let kept = removed.suffix(rules.parking)
    events += kept.map { .parked($0) }
    panes = new
    if parked != self.parked { parts.parked = parked }
  }

  /// Makes each pane what its place owns, a split view or a router, and brings split views under their
  /// rules.
  ///
  /// A router becomes the detail of a split view. Of a split view, the detail becomes the router; where
  /// more is lost by that, the event has all of it.
  @inlinable
  mutating func settleColumns(
    since old: [Tab], under splitViews: [SplitRules?], _ events: inout [Event]
  ) -> Refusal? {
    let places = rules.catalog.places
    var oldRules: [Tab: SplitRules] = [:]
    for (tab, rules) in zip(old, splitViews) { oldRules[tab] = rules }
    for (index, tab) in places.enumerated() {
      guard let columns = rules.splitView(at: index) else {
        guard case .split(let parts) = panes[index] else { continue }
        if parts != parts.detail.columns {
          events.append(
            .dropped(
              tab,
              panes[index].pane(
                under: oldRules[tab]?.replacing(routers: rules.routers), rules.routers, traits)))
        }
        panes[index] = parts.detail
        continue
      }
      var settled: [SplitViewState<Scheme>.Event] = []
      let refusal = changeColumns(at: index) { parts in
        // Those of a tab that was parked are known by what it has.
        let old = oldRules[tab] ?? columns.replacing(columns: parts.leastColumns)
        return parts.settle(from: old, under: columns, &settled)
      }
      if let refusal { return refusal }
      events += settled.map { .of($0, in: tab) }
    }
    return nil
  }

  /// Drops the parked tabs that are too many, the one parked first at first, and those that have
  /// nothing left: what a router was waiting for may be no more under other rules.
  @inlinable
  mutating func dropParked(_ events: inout [Event]) {
    guard !parked.isEmpty else { return }
    var excess = parked.count { !$0.pane.isInitial } - rules.parking
    var kept: [TabParts<Scheme>.Parked] = []
    for old in parked {
      if excess <= 0, !old.pane.isInitial {
        kept.append(old)
        continue
      }
      if !old.pane.isInitial { excess -= 1 }
      // Under the rules that it was settled under: what it has may break others.
      events.append(.dropped(old.tab, old.pane.pane(under: nil, rules.routers, .initial)))
    }
    if kept.count < parked.count { parts.parked = kept }
  }

  /// Visits in order again, now that some places are gone or the rules are others.
  ///
  /// - Parameter visits: Positions among the places.
  /// - Returns: Those that are left, neighbors of which differ.
  @inlinable
  func settled(_ visits: [Int]) -> [Int] {
    var settled: [Int] = []
    if rules.back == .history {
      var seen: Set<Int> = [Int(selected)]
      settled = visits.reversed().filter { seen.insert($0).inserted }.reversed()
    } else {
      for visit in visits where visit != settled.last { settled.append(visit) }
      if settled.last == Int(selected) { settled.removeLast() }
    }
    return Array(settled.suffix(rules.visits))
  }

  @inlinable
  mutating func settleBar(isMoved: Bool) {
    guard bar.isMinimized, isMoved || rules.minimizing == .never else { return }
    parts.bar.isMinimized = false
  }
}

extension PaneStorage {
  /// Puts the routers of a pane under other rules.
  @inlinable
  mutating func configure(
    from old: Configuration<RouterRules>, to routers: Configuration<RouterRules>,
    in tab: Scheme.Tab
  ) -> Outcome<TabRouter<Scheme>.Event> {
    guard case .split(var parts) = self else {
      return change(under: old) { $0.performConfigure(routers.rules) }.map { .pane(tab, $0) }
    }
    var events: [SplitViewState<Scheme>.Event] = []
    let refusal = parts.configureRouters(from: old, to: routers, &events)
    // Earlier places may be too deep now.
    if refusal == nil, parts.extras != nil {
      let rules = SplitRules.roomiest(routers, parts.leastColumns, limit: .max)
      parts.settleRest(areColumnsSame: true, under: rules)
    }
    self = .split(parts)
    return refusal.map { .refused($0) }
      ?? .changed(ShortList(contentsOf: events.map { .of($0, in: tab) }))
  }
}
