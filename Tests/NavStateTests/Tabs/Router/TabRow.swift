import NavState
import Testing

/// A row of a table: what a step does after some others, in words.
struct TabRow: Sendable, CustomTestStringConvertible {
  typealias Place = TabRouter<Cards>

  let rules: TabRules<String>
  let before: [Step<Place.Action>]
  let step: Step<Place.Action>
  let outcome: String
  let after: String

  /// A row; the outcome is told by its events, or by the name of what it is, or of its reason.
  init(
    _ rules: TabRules<String>, _ before: [Step<Place.Action>], _ step: Step<Place.Action>,
    _ outcome: String, _ after: String
  ) {
    self.rules = rules
    self.before = before
    self.step = step
    self.outcome = outcome
    self.after = after
  }

  var testDescription: String { "\(before.map(\.words)): \(step.words) → \(outcome)" }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let tabs = Place.after(rules, before, sourceLocation: sourceLocation)
    let (after, outcome) = tabs.stepping(step, sourceLocation: sourceLocation)
    #expect(outcome.tabWords == self.outcome, sourceLocation: sourceLocation)
    #expect(after.words == self.after, sourceLocation: sourceLocation)
  }
}

extension TabRules<String> {
  /// Rules over the catalog of a line.
  static func of(
    _ line: String, router: RouterRules = RouterRules(),
    reselecting: ReselectRule = .popToRootThenScroll, back: TabBackRule = .none, visits: Int = 8,
    parking: Int = 16, search: SearchActivation = .automatic, minimizing: TabMinimizing = .automatic
  ) -> Self {
    do {
      return TabRules(
        catalog: try Tabs(line: line), router: router, reselecting: reselecting, back: back,
        visits: visits, parking: parking, searchActivation: search, minimizing: minimizing)
    } catch {
      fatalError("no such catalog: \(error)")
    }
  }
}

// MARK: - Steps

extension Step<TabRouter<Cards>.Action> {
  /// An action of a router, done in the pane of a tab.
  static func pane(
    _ action: Router<Cards>.Action, in tab: String? = nil, by cause: Cause = .code
  ) -> Self {
    guard let action = PaneAction(action) else { fatalError("no pane does \(action)") }
    return Step(.pane(action, tab: tab), in: Context(cause: cause))
  }

  static func select(_ tab: String, by cause: Cause = .code) -> Self {
    Step(.select(tab), in: Context(cause: cause))
  }

  static func push(_ card: Card, in tab: String? = nil) -> Self { pane(.push(card), in: tab) }

  static func pop(in tab: String? = nil) -> Self { pane(.stack(.pop()), in: tab) }

  static func set(_ line: String, in tab: String? = nil, by cause: Cause) -> Self {
    pane(.stack(.set(RouteStack(line: line))), in: tab, by: cause)
  }

  static func back(in tab: String? = nil, by cause: Cause = .code) -> Self {
    pane(.back, in: tab, by: cause)
  }

  static func mark(_ card: Card, in tab: String? = nil) -> Self {
    pane(.mark(.screen(card)), in: tab)
  }

  static func unmark(_ card: Card, in tab: String? = nil) -> Self {
    pane(.unmark(.screen(card)), in: tab)
  }

  static func search(_ action: SearchState.Action, in tab: String? = nil) -> Self {
    pane(.at(level: 0, .search(action)), in: tab)
  }

  static func configure(_ rules: TabRules<String>) -> Self { Step(.configure(rules)) }

  static func bar(_ action: TabRouter<Cards>.BarAction) -> Self { Step(.bar(action)) }

  static var confirm: Self { Step(.confirm, in: .user) }

  static var cancel: Self { Step(.cancel, in: .user) }

  /// The step, short.
  var words: String {
    let action =
      switch action {
      case .pane(let action, let tab): "\(tab.map { "\($0): " } ?? "")\(action)"
      case .select(let tab): "select(\(tab))"
      case .configure(let rules): "configure(\(rules.catalog.places), back: \(rules.back))"
      case .adapt(let traits): "adapt(\(traits))"
      case .customize(let action): "\(action)"
      case .bar(let action): "\(action)"
      case .confirm: "confirm"
      case .cancel: "cancel"
      }
    return context == Context() ? action : "\(action) by \(context)"
  }
}

// MARK: - States

extension TabRouter<Cards> {
  /// A window after some steps, each of which must change it.
  static func after(
    _ rules: TabRules<String>, _ steps: [Step<Action>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    Self(configuration: Configuration(rules: rules)).after(steps, sourceLocation: sourceLocation)
  }

  /// The panes in the order of the catalog, those that were used with what they have, and the selected
  /// one in asterisks; then the parked ones in brackets, the visits, and whether the bar is small, and
  /// something is asked: `*home* [*a*] | inbox (news) < inbox small ?`.
  var words: String {
    let panes = catalog.places.map { tab in
      let router = self[tab].router
      let name = tab == selection ? "*\(tab)*" : tab
      let isUsed = router != Router(configuration: router.configuration)
      return name + (isUsed ? " \(router)" : "") + (router.search.isActive ? " searching" : "")
    }
    var words = panes.joined(separator: " | ")
    if !parkedTabs.isEmpty { words += " (\(parkedTabs.joined(separator: " ")))" }
    if !visitedTabs.isEmpty { words += " < \(visitedTabs.joined(separator: " "))" }
    if bar.isMinimized { words += " small" }
    return pending == nil ? words : words + " ?"
  }

  /// Performs a step on a copy, and fails unless the promises of tabs are kept.
  ///
  /// Unless it is changed, the value is the same; if it is changed and still the same, there is
  /// something for the host to do. Events tell which tab was left and selected, and what was parked.
  func stepping(
    _ step: Step<Action>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> (after: Self, outcome: Outcome<Event>) {
    let hash = hashValue
    var after = self
    let outcome = after.reduce(step.action, in: step.context)
    func trail() -> String { "\(words), \(step.words): \(outcome.tabWords)" }
    let isTold = outcome.events.contains { event in
      switch event {
      case .intercepted, .scrollToTop: true
      default: false
      }
    }
    #expect(
      outcome.isChanged ? after != self || isTold : after == self, "\(trail())",
      sourceLocation: sourceLocation)
    #expect(hashValue == hash, "\(trail())", sourceLocation: sourceLocation)
    // What is the same keeps the rules as it did.
    guard outcome.isChanged else { return (after, outcome) }
    #expect(after.violation == nil, "\(trail())", sourceLocation: sourceLocation)
    #expect(!after.catalog.isHidden(after.selection), "\(trail())", sourceLocation: sourceLocation)
    var current = selection
    var parked = parkedTabs
    for event in outcome.events {
      switch event {
      case .selected(let tab, let previous):
        #expect(previous == current && tab != current, "\(trail())", sourceLocation: sourceLocation)
        current = tab
      case .parked(let tab): parked.append(tab)
      case .returned(let tab), .dropped(let tab, _): parked.removeAll { $0 == tab }
      case .pane, .column, .intercepted, .scrollToTop, .exit: break
      }
    }
    #expect(after.selection == current, "\(trail())", sourceLocation: sourceLocation)
    #expect(after.parkedTabs == parked, "\(trail())", sourceLocation: sourceLocation)
    return (after, outcome)
  }
}

extension TabRouter<Cards>.Event {
  /// The event, short: `home: pushed([a])`, `selected(inbox, previous: home)`.
  var words: String {
    switch self {
    case .pane(let tab, let event): "\(tab): \(event)"
    case .column(let tab, let event): "\(tab): \(event)"
    case .selected(let tab, let previous): "selected(\(tab), previous: \(previous))"
    case .intercepted(let tab): "intercepted(\(tab))"
    case .scrollToTop(let tab): "scrollToTop(\(tab))"
    case .parked(let tab): "parked(\(tab))"
    case .returned(let tab): "returned(\(tab))"
    case .dropped(let tab, let pane): "dropped(\(tab) \(pane))"
    case .exit(.exitAsked(let places)): "exitAsked(\(Self.words(of: places)))"
    case .exit(.exitDropped): "exitDropped"
    case .exit(.lost(let places)): "lost(\(Self.words(of: places)))"
    }
  }

  private static func words(of places: [TabPlace<Cards>]) -> String {
    places.map { "\($0.tab) \($0.place)" }.joined(separator: ", ")
  }
}

extension Outcome<TabRouter<Cards>.Event> {
  /// The events, the name of the reason, or the name of the outcome.
  var tabWords: String {
    if case .changed(let events) = self { return events.map(\.words).joined(separator: ", ") }
    return refusal?.name.rawValue ?? name.rawValue
  }
}
