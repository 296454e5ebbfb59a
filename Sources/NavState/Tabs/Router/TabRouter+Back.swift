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
  /// The rules that go by the order pass over such tabs: else a step back would lead there and here for
  /// ever.
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
    case .first:
      let places = placesByThemselves(in: layout)
      let first = catalog.places.indices.first { index in
        catalog.isVisible(place: index) && places?.contains(catalog.places[index]) ?? true
      }
      guard let first, mayShow(first) else { return .unhandled }
      return .changed(move(to: first))
    case .declaredOrder:
      let places = placesByThemselves(in: layout)
      let last = (0..<Int(selected)).last { index in
        mayShow(index) && places?.contains(catalog.places[index]) ?? true
      }
      guard let last else { return .unhandled }
      return .changed(move(to: last))
    case .history, .fullHistory:
      guard let position = visits.lastIndex(where: mayShow) else { return .unhandled }
      return .changed(goBack(toVisit: position))
    }
  }
}
