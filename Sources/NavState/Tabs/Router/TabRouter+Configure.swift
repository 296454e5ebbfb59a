// A catalog that changes.

extension TabRouter {
  @inlinable
  mutating func performConfigure(_ rules: TabRules<Tab>) -> Outcome<Event> {
    guard rules != self.rules else { return .unchanged }
    var copy = self
    var events: [Event] = []
    if let refusal = copy.configureRouters(rules.router, &events) { return .refused(refusal) }
    _ = copy.home.replaceRules(with: rules)
    let places = self.rules.catalog.places
    copy.settle(since: places, isSame: places == rules.catalog.places, &events)
    self = copy
    return .changed(ShortList(contentsOf: events))
  }

  /// Puts the routers of all panes, of parked ones too, under other rules, or says why one can't be.
  @inlinable
  mutating func configureRouters(_ rules: RouterRules, _ events: inout [Event]) -> Refusal? {
    guard rules != self.rules.router else { return nil }
    let places = self.rules.catalog.places
    for index in places.indices where !panes[index].isInitial {
      let outcome = changePane(at: index) { $0.performConfigure(rules) }
      if let refusal = outcome.refusal { return refusal }
      events += outcome.events.map { .pane(places[index], $0) }
    }
    var parked = parked
    guard !parked.isEmpty else { return nil }
    for index in parked.indices {
      var router = parked[index].pane.router(under: self.rules.routers)
      let outcome = router.performConfigure(rules)
      if let refusal = outcome.refusal { return refusal }
      events += outcome.events.map { .pane(parked[index].tab, $0) }
      parked[index].pane = PaneStorage(router)
    }
    parts.parked = parked
    return nil
  }

  /// Brings the state under rules that have just been replaced.
  ///
  /// - Parameters:
  ///   - old: The places that the state was under.
  ///   - isSame: Whether they are known to be the same, and the panes to be where they belong.
  ///   - events: Takes what the host must hear.
  @inlinable
  mutating func settle(since old: [Tab], isSame: Bool, _ events: inout [Event]) {
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
    if !isSame { settlePanes(since: old, positions, &events) }
    dropParked(&events)
    selected = Int32(truncatingIfNeeded: next)
    self.visits = settled(visits)
    settleBar(isMoved: !isVisible)
    if !isVisible { events.append(.selected(places[next], previous: previous)) }
  }

  /// Gives each place the pane that it had, in the catalog before or parked, and parks the others.
  @inlinable
  mutating func settlePanes(
    since old: [Tab], _ positions: [Tab: Int], _ events: inout [Event]
  ) {
    var new = PaneList<Scheme>(count: rules.catalog.places.count)
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
      events.append(.dropped(old.tab, .router(old.pane.router(under: .standard))))
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
