// Visits, and steps back along them.

extension TabRouter {
  /// The tabs that were selected before the selected one, oldest first, by position.
  @inlinable
  var visits: [Int] {
    get {
      if let extras, !extras.parts.visits.isEmpty { return extras.parts.visits }
      return recent.list
    }
    set {
      if let packed = TabVisits(newValue) {
        recent = packed
        if extras?.parts.visits.isEmpty == false { parts.visits = [] }
      } else {
        recent = TabVisits()
        parts.visits = newValue
      }
    }
  }

  /// Notes that a place was visited, before another one is selected.
  @inlinable
  mutating func record(_ visit: Int, next: Int) {
    // The one that is too many goes by itself.
    if extras == nil, home.storage.rules.packsVisits, visit < TabVisits.packedEnd {
      return recent.append(visit)
    }
    recordApart(visit, next: next)
  }

  @inlinable
  @inline(never)
  mutating func recordApart(_ visit: Int, next: Int) {
    var visits = visits
    if rules.back == .history { visits.removeAll { $0 == visit || $0 == next } }
    visits.append(visit)
    self.visits = Array(visits.suffix(rules.visits))
  }

  /// Goes back to a tab that was visited, and forgets what came after that.
  @inlinable
  mutating func goBack(toVisit position: Int) -> Event {
    let visits = visits
    let index = visits[position]
    self.visits = Array(visits.prefix(position))
    return show(index)
  }

  /// Whether a step back may lead to a visited place.
  @inlinable
  func isTarget(_ index: Int) -> Bool {
    index != Int(selected) && rules.catalog.isVisible(place: index)
  }

  /// One step back across tabs, when the selected one has nothing left.
  ///
  /// A tab that stands on the stack of another one, since it has no entry, leads to that, by any rule.
  @inlinable
  mutating func performBack(in context: Context) -> Outcome<Event> {
    let layout = layout
    if let event = goBackToTwin(layout.shownTab, by: context.cause) { return .changed(event) }
    let catalog = rules.catalog
    func mayShow(_ index: Int) -> Bool {
      isTarget(index) && !(context.cause == .user && catalog.isDisabled(place: index))
    }
    switch rules.back {
    case .none: return .unhandled
    case .first, .declaredOrder:
      guard let index = placeInOrder(in: layout, where: mayShow) else { return .unhandled }
      return .changed(move(to: index))
    case .history, .fullHistory:
      guard let position = visits.lastIndex(where: mayShow) else { return .unhandled }
      return .changed(goBack(toVisit: position))
    }
  }

  /// The place that a step back leads to by a rule that goes by their order.
  ///
  /// Those that another one would be shown for are passed over: else steps back would lead there and here
  /// for ever.
  @inlinable
  func placeInOrder(in layout: TabLayout<Tab>, where mayShow: (Int) -> Bool) -> Int? {
    let catalog = rules.catalog
    let tabs = layout.style == .bottomBar ? layout.tabsWithEntry : Set(catalog.places)
    func isShownItself(_ index: Int) -> Bool { tabs.contains(catalog.places[index]) }
    guard rules.back == .first else {
      return (0..<Int(selected)).last { mayShow($0) && isShownItself($0) }
    }
    let first = catalog.places.indices.first { index in
      catalog.isVisible(place: index) && isShownItself(index)
    }
    return first.flatMap { mayShow($0) ? $0 : nil }
  }
}
