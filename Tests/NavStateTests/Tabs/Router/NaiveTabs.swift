import NavState

/// A window's tabs as plainly as one can write them: a dictionary of panes, and lists of names.
///
/// It tells what a step does in words. Marks stand at the screens themselves, and a visit is a name.
struct NaiveTabs: Equatable {
  typealias Place = TabRouter<Cards>

  typealias Screen = PlainScreen

  struct Pane: Equatable {
    var screens: [Screen] = []
    var sheet: String?
    var isSearching = false
  }

  var rules: TabRules<String>
  var selected = ""
  /// The panes of all tabs, parked ones among them.
  var panes: [String: Pane] = [:]
  var parked: [String] = []
  var visits: [String] = []
  var isEmptied = false
  var isSmall = false
  var pending: Step<Place.Action>?

  init(rules: TabRules<String>) {
    self.rules = rules
    selected = firstVisible
  }

  // MARK: - The catalog

  var places: [String] { rules.catalog.items.filter { $0.kind == .place }.map(\.id) }

  func isVisible(_ tab: String) -> Bool { places.contains(tab) && !rules.catalog.isHidden(tab) }

  var firstVisible: String { places.first(where: isVisible) ?? "" }

  func isDisabled(_ tab: String) -> Bool { rules.catalog.item(for: tab)?.isDisabled ?? false }

  // MARK: - Steps

  /// Does a step, and tells it in the words of the tables.
  mutating func perform(_ step: Step<Place.Action>) -> String {
    if let answer = answer(by: step) { return answer }
    var copy = self
    guard let words = copy.events(of: step.action, by: step.context.cause) else {
      return copy.reason
    }
    let lost = step.isMarking ? [] : lost(in: copy)
    if !lost.isEmpty, !step.context.isForced {
      if pending == step { return "unchanged" }
      pending = step
      return "exitAsked(\(lost.joined(separator: ", ")))"
    }
    if step.action.subject == .traits {
      self = copy
      return ""
    }
    copy.isEmptied = empties(step)
    let isOnlyTold =
      !isEmptied && lost.isEmpty
      && words.contains { $0.hasPrefix("intercepted(") || $0.hasPrefix("scrollToTop(") }
    let dropped = copy.pending == nil || isOnlyTold ? [] : ["exitDropped"]
    if !isOnlyTold { copy.pending = nil }
    self = copy
    return (words + dropped + (lost.isEmpty ? [] : ["lost(\(lost.joined(separator: ", ")))"]))
      .joined(separator: ", ")
  }

  /// Whether a step writes away the path of the selected tab as a platform does.
  private func empties(_ step: Step<Place.Action>) -> Bool {
    guard case .pane(.stack(.set(let path)), let tab) = step.action, path.isEmpty,
      (tab ?? selected) == selected, !step.context.isForced
    else { return false }
    let count = panes[selected]?.screens.count ?? 0
    return (step.context.cause == .user && count > 1)
      || (step.context.cause == .container && count > 0)
  }

  /// The marks, each with its tab: those of the catalog first.
  var marked: [String] { (places + parked).flatMap { tab in marked(in: tab) } }

  private func marked(in tab: String) -> [String] {
    (panes[tab]?.screens ?? []).filter(\.isMarked).map { "\(tab) \($0.card)" }
  }

  private func lost(in after: NaiveTabs) -> [String] {
    (places + parked).flatMap { tab in
      Array(marked(in: tab).dropFirst(after.marked(in: tab).count))
    }
  }

  /// Why the last step did nothing.
  private(set) var reason = ""

  mutating func no(_ reason: String) -> [String]? {
    self.reason = reason
    return nil
  }

  private mutating func none(_ reason: String) -> String? {
    self.reason = reason
    return nil
  }

  private mutating func events(of action: Place.Action, by cause: Cause) -> [String]? {
    switch action {
    case .pane(let action, nil):
      let words = perform(action, in: selected, by: cause)
      guard words == nil, case .back = action, reason == "unhandled" else { return words }
      return back(by: cause)
    case .pane(let action, let tab?):
      return places.contains(tab) ? perform(action, in: tab, by: cause) : no("notThere")
    case .select(let tab): return select(tab, by: cause)
    case .configure(let rules): return configure(rules)
    case .bar(.minimize(let isSmall)):
      if isSmall, rules.minimizing == .never { return no("notCustomizable") }
      if isSmall == self.isSmall { return no("unchanged") }
      self.isSmall = isSmall
      return []
    default: fatalError("\(action) is beyond the model")
    }
  }

  // MARK: - Panes

  private mutating func perform(
    _ action: PaneAction<Cards>, in tab: String, by cause: Cause
  ) -> [String]? {
    var pane = panes[tab] ?? Pane()
    let wasSearching = pane.isSearching
    guard let word = change(&pane, action, by: cause) else { return nil }
    panes[tab] = pane
    let words = word.isEmpty ? [] : ["\(tab): \(word)"]
    let isSearchTab =
      rules.catalog.items.first { $0.role == .search && $0.kind == .place }?.id == tab
    guard wasSearching, !pane.isSearching, isSearchTab, tab == selected,
      rules.searchActivation == .searchTabSelection,
      let index = visits.lastIndex(where: { isVisible($0) && $0 != selected })
    else { return words }
    return words + [goBack(to: index)]
  }

  private mutating func change(
    _ pane: inout Pane, _ action: PaneAction<Cards>, by cause: Cause
  ) -> String? {
    func told(_ screens: [Screen]) -> String {
      "popped([\(screens.map(\.card).joined(separator: ", "))])"
    }
    switch action {
    case .stack(.push(let card, nil)):
      if pane.screens.count >= rules.router.depth { return none("tooDeep") }
      pane.screens.append(Screen(card: card.rawValue))
      return "pushed([\(card)])"
    case .stack(.pop(1)):
      guard let screen = pane.screens.popLast() else { return none("unhandled") }
      return told([screen])
    case .stack(.set([])), .stack(.popToRoot):
      let screens = pane.screens
      if screens.isEmpty { return none("unchanged") }
      pane.screens = []
      return told(screens)
    case .sheet(.present(let card)):
      if pane.sheet != nil { return none("unchanged") }
      pane.sheet = card.rawValue
      return "presented(\(card))"
    case .back:
      if let sheet = pane.sheet {
        pane.sheet = nil
        return "dismissed(\(sheet), cause: \(cause))"
      }
      if pane.isSearching { return change(&pane, .at(level: 0, .search(.endSearch())), by: cause) }
      return change(&pane, .stack(.pop()), by: cause)
    case .at(0, .search(.beginSearch)), .at(0, .search(.endSearch(nil))):
      let isBeginning = action == .at(level: 0, .search(.beginSearch))
      if pane.isSearching == isBeginning { return none("unchanged") }
      pane.isSearching = isBeginning
      return isBeginning ? "searchBegan at level 0" : "searchEnded(\"\") at level 0"
    case .mark(.screen(let card, 0)): return mark(&pane, card.rawValue, true)
    case .unmark(.screen(let card, 0)): return mark(&pane, card.rawValue, false)
    default: fatalError("\(action) is beyond the model")
    }
  }

  private mutating func mark(_ pane: inout Pane, _ card: String, _ isMarked: Bool) -> String? {
    let marked = isMarked ? nil : pane.screens.lastIndex { $0.card == card && $0.isMarked }
    guard let index = marked ?? pane.screens.lastIndex(where: { $0.card == card }) else {
      return none("notThere")
    }
    if pane.screens[index].isMarked == isMarked { return none("unchanged") }
    pane.screens[index].isMarked = isMarked
    return ""
  }
}

extension Step<TabRouter<Cards>.Action> {
  /// Whether it puts a mark on or takes one off, by which none is lost.
  fileprivate var isMarking: Bool {
    switch action {
    case .pane(.mark, _), .pane(.unmark, _): true
    default: false
    }
  }
}
