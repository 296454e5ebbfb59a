import NavState

/// A split view as plainly as one can write it: dictionaries of selections and panes, by the names of
/// columns, of which there is a list.
///
/// It tells what a step does in words. Marks stand at the screens themselves.
struct NaiveSplit: Equatable {
  typealias Place = SplitViewState<Cards>

  typealias Screen = PlainScreen

  struct Pane: Equatable {
    var screens: [Screen] = []
    var sheet: Screen?
    var isSearching = false

    var cards: [String] { screens.map(\.card) }
  }

  struct Memory: Equatable {
    var top: String
    var chosen: [String: Set<String>]
    var cards: [String: [String]]
  }

  enum Answer: Equatable {
    case changed([String])
    case unchanged
    case refused(String)
    case unhandled
  }

  var rules: SplitRules
  var traits: Traits
  var chosen: [String: Set<String>] = ["sidebar": [], "content": []]
  var panes: [String: Pane] = [:]
  var markedRoots: Set<String> = []
  var visibility = SplitVisibility.automatic
  var preferred: String?
  var hasInspector = false
  var wantsSecondary = false
  var widths: [ResizableColumn: Double] = [:]
  var memories: [Memory] = []
  var pending: Step<Place.Action>?

  init(rules: SplitRules, traits: Traits) {
    self.rules = rules
    self.traits = traits
  }

  // MARK: - Columns

  static let order = ["sidebar", "content", "detail", "secondary"]

  /// The columns that there are, from the leading side.
  var columns: [String] {
    rules.columns == .two ? ["sidebar", "detail"] : ["sidebar", "content", "detail"]
  }

  /// The position of a column; the sidebar's for one that is not there.
  func position(_ column: String) -> Int { columns.firstIndex(of: column) ?? 0 }

  func pane(_ column: String) -> Pane { panes[column] ?? Pane() }

  var isCollapsed: Bool {
    switch traits.idiom {
    case .watch, .tv: true
    case .mac: false
    default: traits.horizontalSizeClass == .compact
    }
  }

  /// The position of the last column that has screens, or something selected before it.
  var filled: Int { filled(chosen, panes.mapValues(\.cards)) }

  func filled(_ chosen: [String: Set<String>], _ cards: [String: [String]]) -> Int {
    columns.indices.last { index in
      index > 0
        && (chosen[columns[index - 1]]?.isEmpty == false
          || cards[columns[index]]?.isEmpty == false)
    } ?? 0
  }

  var top: Int { preferred.map(position) ?? filled }

  func limit(_ column: String) -> Int {
    column == "sidebar" ? rules.sidebar.selectionLimit : rules.content.selectionLimit
  }

  func hasStack(_ column: String) -> Bool {
    switch column {
    case "sidebar": rules.sidebar.hasStack
    case "content": rules.content.hasStack
    default: true
    }
  }

  // MARK: - Steps

  /// Does a step, and tells it in the words of the tables.
  mutating func perform(_ step: Step<Place.Action>) -> String {
    if let answer = answer(by: step) { return answer }
    var copy = self
    var words: [String]
    switch copy.answer(to: step) {
    case .unchanged: return "unchanged"
    case .unhandled: return "unhandled"
    case .refused(let reason): return reason
    case .changed(let events): words = events
    }
    let lost = lost(in: copy)
    if !lost.isEmpty, !step.context.isForced {
      if pending == step { return "unchanged" }
      pending = step
      return "exitAsked([\(lost.joined(separator: ", "))])"
    }
    // Another window asks the same, unless there would be nothing to lose in it.
    if pending != nil, step.action.subject != .traits || copy.isVain {
      copy.pending = nil
      words.append("exitDropped")
    }
    if !lost.isEmpty { words.append("lost([\(lost.joined(separator: ", "))])") }
    self = copy
    return words.joined(separator: ", ")
  }

  private var isVain: Bool {
    guard let pending else { return false }
    var copy = self
    guard case .changed = copy.answer(to: pending) else { return true }
    return lost(in: copy).isEmpty
  }

  /// Does a step without asking, and notes where it came from under a rule that wants it.
  private mutating func answer(to step: Step<Place.Action>) -> Answer {
    let before = memory
    let answer = answer(to: step.action, by: step.context.cause)
    guard case .changed = answer, rules.back != .columns else { return answer }
    switch step.action {
    case .pane(.back), .pane(.column(.at(_, .back))), .configure, .adapt: break
    default: if memory != before { memories = (memories + [before]).suffix(rules.history) }
    }
    return answer
  }

  var memory: Memory {
    Memory(
      top: columns[isCollapsed ? top : filled], chosen: chosen,
      cards: panes.filter { $0.key != "secondary" && !$0.value.screens.isEmpty }
        .mapValues(\.cards))
  }

  // MARK: - Marks

  var marked: [String] {
    Self.order.flatMap { column -> [String] in
      let pane = pane(column)
      return (markedRoots.contains(column) ? ["root"] : []).map { "\($0) in \(column)" }
        + pane.screens.filter(\.isMarked).map { "\($0.card) in \(column)" }
        + (pane.sheet?.isMarked == true ? ["z in \(column)"] : [])
    }
  }

  private func lost(in after: NaiveSplit) -> [String] {
    Self.order.flatMap { column -> [String] in
      let old = pane(column)
      let new = after.pane(column)
      let filling = columns.firstIndex(of: column).map { columns[max($0 - 1, 0)] } ?? ""
      let isRootLost =
        markedRoots.contains(column)
        && (columns != after.columns || chosen[filling] != after.chosen[filling])
      let screens = Self.passed(old.screens, to: new.cards).missing
      let isSheetLost = old.sheet?.isMarked == true && new.sheet == nil
      return ((isRootLost ? ["root"] : []) + screens + (isSheetLost ? ["z"] : [])).map {
        "\($0) in \(column)"
      }
    }
  }

  /// The marks of some screens on others: the common beginning keeps its own; each of the others goes
  /// to the first equal screen that has none yet.
  static func passed(
    _ old: [Screen], to cards: [String]
  ) -> (screens: [Screen], missing: [String]) {
    let shared = zip(old, cards).prefix { $0.card == $1 }.count
    var screens = old.prefix(shared) + cards.dropFirst(shared).map { Screen(card: $0) }
    var missing: [String] = []
    for screen in old.dropFirst(shared) where screen.isMarked {
      let next = screens.indices.dropFirst(shared).first { index in
        screens[index].card == screen.card && !screens[index].isMarked
      }
      if let next { screens[next].isMarked = true } else { missing.append(screen.card) }
    }
    return (Array(screens), missing)
  }

  // MARK: - Telling

  /// The state, as ``SplitViewState`` is told in tests.
  var words: String {
    var words = columns.map { column in
      let items = chosen[column].map { $0.isEmpty ? "-" : $0.sorted().joined(separator: "+") }
      let mark = markedRoots.contains(column) ? "!" : ""
      let isDetail = column == "detail"
      return (isDetail ? mark : (items ?? "") + mark) + told(pane(column), always: isDetail)
    }.joined(separator: " | ")
    if let preferred { words += " ^\(preferred)" }
    if visibility != .automatic { words += " (\(visibility))" }
    if hasInspector { words += " +inspector" }
    if wantsSecondary { words += " +secondary" }
    let secondary = pane("secondary")
    if secondary != Pane() {
      words += " secondary" + (secondary.isSearching ? "~ " : " ")
      words += told(Pane(screens: secondary.screens, sheet: secondary.sheet), always: true)
    }
    return pending == nil ? words : words + " ?"
  }

  private func told(_ pane: Pane, always: Bool) -> String {
    var marks = pane.screens.filter(\.isMarked).map(\.card)
    var screens: [String] = []
    for card in pane.cards.reversed() {
      let mark = marks.lastIndex(of: card)
      if let mark { marks.remove(at: mark) }
      screens.insert(card + (mark == nil ? "" : "!"), at: 0)
    }
    var words = pane.isSearching ? "~" : ""
    if !screens.isEmpty || always {
      words += (always ? "" : " ") + "[\(screens.joined(separator: " "))]"
    }
    if let sheet = pane.sheet { words += " + \(sheet.card)\(sheet.isMarked ? "!" : "")" }
    return words
  }
}
