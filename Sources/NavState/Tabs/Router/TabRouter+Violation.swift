extension TabRouter {
  /// The first rule that this value breaks, or `nil` if it keeps them all.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tabs and of what they hold.
  @inlinable
  public var violation: Violation? {
    let places = rules.catalog.places
    guard places.indices.contains(Int(selected)),
      rules.catalog.isVisible(place: Int(selected))
    else { return .selectionHidden }
    for (index, tab) in places.enumerated() {
      if let violation = violation(of: panes[index], tab) { return violation }
      if let violation = columnViolation(at: index, tab) { return violation }
    }
    if visits != settled(visits) || visits.contains(where: { !places.indices.contains($0) }) {
      return .visitsOutOfOrder
    }
    guard let parts = extras?.parts else { return nil }
    if let violation = violation(of: parts) { return violation }
    return isAskingInVain ? .nothingAsked : nil
  }

  @inlinable
  func violation(of pane: PaneStorage<Scheme>, _ tab: Tab) -> Violation? {
    // Columns are looked at by themselves, under their rules.
    if case .split = pane { return nil }
    let router = pane.router(under: rules.routers)
    if let violation = router.violation { return .router(tab, violation) }
    return router.pendingExit == nil ? nil : .strayQuestion(tab)
  }

  @inlinable
  func columnViolation(at index: Int, _ tab: Tab) -> Violation? {
    let columns = rules.splitView(at: index)
    guard case .split(let parts) = panes[index] else {
      return columns == nil ? nil : .otherPane(tab)
    }
    guard let columns else { return .otherPane(tab) }
    return violation(of: parts, tab, under: columns)
  }

  @inlinable
  func violation(
    of columns: SplitParts<Scheme>, _ tab: Tab, under rules: SplitRules
  ) -> Violation? {
    if let violation = columns.violation(under: rules) { return .splitView(tab, violation) }
    return columns.extras?.rest.pending == nil ? nil : .strayQuestion(tab)
  }

  @inlinable
  func violation(of parts: TabParts<Scheme>) -> Violation? {
    for parked in parts.parked {
      if let violation = violation(of: parked.pane, parked.tab) { return violation }
      guard case .split(let columns) = parked.pane else { continue }
      let rules = SplitRules.roomiest(rules.routers, columns.leastColumns, limit: .max)
      if let violation = violation(of: columns, parked.tab, under: rules) { return violation }
    }
    let tabs = Set(parts.parked.map(\.tab))
    guard parts.parked.count <= rules.parking, tabs.count == parts.parked.count,
      tabs.isDisjoint(with: rules.catalog.places), !parts.parked.contains(where: \.pane.isInitial)
    else { return .parkedOutOfOrder }
    return parts.isEmptied && panes[Int(selected)].count > 0 ? .notEmptied : nil
  }
}
