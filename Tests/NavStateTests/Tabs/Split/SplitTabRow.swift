import NavState
import Testing

/// A row of a table: what a step does after some others to tabs that own split views, in words.
struct SplitTabRow: Sendable, CustomTestStringConvertible {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  let rules: TabRules<String>
  let traits: Traits
  let before: [Do]
  let step: Do
  let outcome: String
  let after: String

  /// A row; the outcome is told by its events, or by the name of what it is, or of its reason.
  init(
    _ rules: TabRules<String>, _ traits: Traits, _ before: [Do], _ step: Do, _ outcome: String,
    _ after: String
  ) {
    self.rules = rules
    self.traits = traits
    self.before = before
    self.step = step
    self.outcome = outcome
    self.after = after
  }

  /// A row of a wide window with a tab that owns a stack, and one that owns a split view.
  init(_ before: [Do], _ step: Do, _ outcome: String, _ after: String) {
    self.init(.split("home mail"), .big, before, step, outcome, after)
  }

  var testDescription: String { "\(before.map(\.words)): \(step.words) → \(outcome)" }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let tabs = Place.after(rules, traits, before, sourceLocation: sourceLocation)
    let (after, outcome) = tabs.stepping(step, sourceLocation: sourceLocation)
    #expect(outcome.tabWords.filter { $0 != "*" } == self.outcome, sourceLocation: sourceLocation)
    #expect(after.columnWords == self.after, sourceLocation: sourceLocation)
    for tab in tabs.catalog.places where !step.concerns(tab, in: tabs) {
      #expect(after.pane(of: tab) == tabs.pane(of: tab), sourceLocation: sourceLocation)
    }
  }
}

extension TabRules<String> {
  /// Rules over the catalog of a line: `mail` owns a split view of three columns, `notes` one of two,
  /// unless others are given.
  static func split(
    _ line: String, _ columns: [String: SplitRules?] = [:], router: RouterRules = RouterRules(),
    reselecting: ReselectRule = .popToRootThenScroll, back: TabBackRule = .none, visits: Int = 8,
    parking: Int = 16, search: SearchActivation = .automatic, twins: [String: String] = [:]
  ) -> Self {
    let all: [String: SplitRules?] = ["mail": .stacked(.three), "notes": .stacked(.two)]
      .merging(columns) { $1 }
    func item(_ item: Tabs.Item) -> Tabs.Item {
      var item = item
      item.splitView = all[item.id] ?? nil
      item.compactTwin = twins[item.id]
      return item
    }
    do {
      let entries = try Tabs(line: line).entries.map { entry -> Tabs.Entry in
        switch entry {
        case .tab(let tab): return .tab(item(tab))
        case .section(var section):
          section.tabs = section.tabs.map(item)
          return .section(section)
        }
      }
      return TabRules(
        catalog: try Tabs(entries), router: router, reselecting: reselecting, back: back,
        visits: visits, parking: parking, searchActivation: search)
    } catch {
      fatalError("no such catalog: \(error)")
    }
  }
}

// MARK: - Steps

extension Step<TabRouter<Cards>.Action> {
  static func column(
    _ action: ColumnAction<Cards>, in tab: String? = nil, by cause: Cause = .code
  ) -> Self {
    Step(.pane(.column(action), tab: tab), in: Context(cause: cause))
  }

  /// What is done to a split view, done in a tab.
  static func on(_ tab: String?, _ step: Step<SplitViewState<Cards>.Action>) -> Self {
    guard case .pane(let action) = step.action else { fatalError("no pane does \(step.words)") }
    return Step(.pane(action, tab: tab), in: step.context)
  }

  /// What is done to a split view, done in the tab of mails.
  static func mail(_ step: Step<SplitViewState<Cards>.Action>) -> Self { on("mail", step) }

  static func notes(_ step: Step<SplitViewState<Cards>.Action>) -> Self { on("notes", step) }

  /// Whether the pane of a tab may be another one after the step.
  func concerns(_ tab: String, in tabs: TabRouter<Cards>) -> Bool {
    switch action {
    case .pane(_, let named): tab == named ?? tabs.selection
    case .select(let selected): tab == selected && tab == tabs.selection
    case .configure, .confirm: true
    case .adapt, .customize, .bar, .cancel: false
    }
  }
}

// MARK: - States

extension TabRouter<Cards> {
  /// A window of some traits after some steps, each of which must change it.
  static func after(
    _ rules: TabRules<String>, _ traits: Traits, _ steps: [Step<Action>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    Self(configuration: Configuration(rules: rules, traits: traits))
      .after(steps, sourceLocation: sourceLocation)
  }

  /// The panes that were used, in the order of the catalog, and the selected one after an asterisk.
  ///
  /// A split view has its columns: `home [a]; *mail: a | 1 | [x]`. Then there are, as in ``words``, the
  /// parked ones, which are told in full, the visits, and whether something is asked.
  var columnWords: String {
    func words(_ tab: String, _ pane: Pane<Cards>?) -> String? {
      let name = tab == selection ? "*\(tab)" : tab
      switch pane {
      case .splitView(let split):
        let isUsed = split != SplitViewState(configuration: split.configuration)
        return isUsed ? "\(name): \(split.words)" : name == tab ? nil : name
      case .router(let router):
        let isUsed = router != Router(configuration: router.configuration)
        return isUsed ? "\(name) \(router)" : name == tab ? nil : name
      case nil: return nil
      }
    }
    // A level of a chain has its top screen in asterisks, too.
    func plain(_ text: String) -> String {
      text.hasPrefix("*") ? "*" + text.filter { $0 != "*" } : text.filter { $0 != "*" }
    }
    var all = catalog.places.compactMap { words($0, pane(of: $0)) }.map(plain)
      .joined(separator: "; ")
    let parked = parkedTabs.compactMap { words($0, pane(of: $0)) }.map(plain)
    if !parked.isEmpty { all += " (\(parked.joined(separator: "; ")))" }
    if !visitedTabs.isEmpty { all += " < \(visitedTabs.joined(separator: " "))" }
    return pending == nil ? all : all + " ?"
  }
}
