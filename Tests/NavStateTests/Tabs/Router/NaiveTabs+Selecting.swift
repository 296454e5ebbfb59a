import NavState

extension NaiveTabs {
  // MARK: - Selecting

  mutating func select(_ tab: String, by cause: Cause) -> [String]? {
    guard let item = rules.catalog.item(for: tab) else { return no("notThere") }
    if rules.catalog.isHidden(tab) { return no("hidden") }
    if cause == .user, item.isDisabled { return no("disabled") }
    if item.kind == .action { return ["intercepted(\(tab))"] }
    if tab == selected { return again(by: cause) }
    let searches = rules.catalog.items.filter { $0.role == .search && $0.kind == .place }
    visit(tab)
    let words = [move(to: tab)]
    guard rules.searchActivation == .searchTabSelection, searches.first?.id == tab,
      panes[tab]?.isSearching != true
    else { return words }
    panes[tab, default: Pane()].isSearching = true
    return words + ["\(tab): searchBegan at level 0"]
  }

  private mutating func again(by cause: Cause) -> [String]? {
    let scroll = ["scrollToTop(\(selected))"]
    let screens = panes[selected]?.screens ?? []
    let isTold = isEmptied && [.user, .container].contains(cause)
    switch rules.reselecting {
    case .nothing: return no("unchanged")
    case .scrollToTop: return scroll
    case .popToRoot, .popToRootThenScroll:
      if isTold { return [] }
      if screens.isEmpty { return rules.reselecting == .popToRoot ? no("unchanged") : scroll }
      panes[selected]?.screens = []
      return ["\(selected): popped([\(screens.map(\.card).joined(separator: ", "))])"]
    }
  }

  /// Notes a visit of the selected tab before another one.
  private mutating func visit(_ next: String) {
    if rules.back == .history { visits.removeAll { $0 == selected || $0 == next } }
    visits.append(selected)
    visits = visits.suffix(rules.visits)
  }

  private mutating func move(to tab: String) -> String {
    defer { selected = tab }
    isSmall = false
    return "selected(\(tab), previous: \(selected))"
  }

  // MARK: - Back

  mutating func goBack(to index: Int) -> String {
    let tab = visits[index]
    visits = Array(visits[..<index])
    if rules.back == .history { visits.removeAll { $0 == tab } }
    return move(to: tab)
  }

  mutating func back(by cause: Cause) -> [String]? {
    let targets = places.filter { tab in
      tab != selected && isVisible(tab) && !(cause == .user && isDisabled(tab))
    }
    var tab: String?
    switch rules.back {
    case .none: break
    case .first: tab = targets.contains(firstVisible) ? firstVisible : nil
    case .declaredOrder:
      let before = places.prefix { $0 != selected }
      tab = before.last { targets.contains($0) }
    case .history, .fullHistory:
      guard let index = visits.lastIndex(where: targets.contains) else { return no("unhandled") }
      return [goBack(to: index)]
    }
    guard let tab else { return no("unhandled") }
    visit(tab)
    return [move(to: tab)]
  }

  // MARK: - Another catalog

  mutating func configure(_ new: TabRules<String>) -> [String]? {
    if new == rules { return no("unchanged") }
    let old = places
    if (old + parked).contains(where: { (panes[$0]?.screens.count ?? 0) > new.router.depth }) {
      return no("tooDeep")
    }
    rules = new
    var words = parked.filter(places.contains).map { "returned(\($0))" }
    parked.removeAll(where: places.contains)
    let removed = old.filter { !places.contains($0) && (panes[$0] ?? Pane()) != Pane() }
    words += removed.suffix(new.parking).map { "parked(\($0))" }
    parked += removed
    while parked.count > new.parking {
      let tab = parked.removeFirst()
      words.append("dropped(\(tab) \(told(panes[tab] ?? Pane())))")
    }
    panes = panes.filter { (places + parked).contains($0.key) }
    visits = visits.filter(places.contains)
    let previous = selected
    if !isVisible(selected) {
      selected = visits.last(where: isVisible) ?? firstVisible
      if places.contains(previous) { visits.append(previous) }
      words.append("selected(\(selected), previous: \(previous))")
    }
    tidyVisits()
    if previous != selected || new.minimizing == .never { isSmall = false }
    return words
  }

  /// Leaves out a visit that repeats the next one, or is of the selected tab at the end; under
  /// `history` all but the last one of each tab, and those of the selected one.
  private mutating func tidyVisits() {
    let trail = visits + [selected]
    visits = trail.indices.dropLast().filter { index in
      rules.back == .history
        ? !trail[(index + 1)...].contains(trail[index]) : trail[index] != trail[index + 1]
    }
    .map { trail[$0] }.suffix(rules.visits)
  }

  // MARK: - Telling

  func told(_ pane: Pane) -> String {
    var screens = pane.screens.map(\.card)
    if let top = screens.popLast() { screens.append("*\(top)*") }
    return "[\(screens.joined(separator: ", "))]" + (pane.sheet.map { " + \($0)" } ?? "")
  }

  /// The state, as ``TabRouter`` is told in tests.
  var words: String {
    let tabs = places.map { tab in
      let pane = panes[tab] ?? Pane()
      let name = tab == selected ? "*\(tab)*" : tab
      return name + (pane == Pane() ? "" : " \(told(pane))")
        + (pane.isSearching ? " searching" : "")
    }
    var words = tabs.joined(separator: " | ")
    if !parked.isEmpty { words += " (\(parked.joined(separator: " ")))" }
    if !visits.isEmpty { words += " < \(visits.joined(separator: " "))" }
    if isSmall { words += " small" }
    return pending == nil ? words : words + " ?"
  }
}
