import NavState

/// A router's chain as plainly as one can write it: a list of levels and a list of what waits.
///
/// It tells what a step does in words. Of screens it knows one stack a level; marks stand at the
/// screens themselves, so that they need not be passed on.
struct NaiveChain: Equatable {
  typealias Place = Router<Cards>

  struct Screen: Equatable {
    let card: Card
    var isMarked = false
  }

  struct Level: Equatable {
    var kind: PresentationKind
    var value: String
    var screens: [Screen] = []
    var isMarked = false

    var id: String { kind == .alert ? "prompt \(value)" : String(value.prefix(1)) }
    var told: String { kind == .alert ? "\(value) \"Sure?\" [yes, no, *cancel*]" : value }
  }

  struct Waiting: Equatable {
    let level: Int
    var content: Level
  }

  var rules: RouterRules
  var screens: [Screen] = []
  var levels: [Level] = []
  var queue: [Waiting] = []
  var leaving: [String] = []
  var pending: Step<Place.Action>?

  init(rules: RouterRules) {
    self.rules = rules
  }

  // MARK: - Steps

  /// Does a step, and tells it in the words of the tables.
  mutating func perform(_ step: Step<Place.Action>) -> String {
    if let answer = answer(by: step) { return answer }
    let (action, context) = (step.action, step.context)
    var copy = self
    let words = copy.events(of: action, in: context)
    guard let words else { return copy.reason }
    var lost: [String] = []
    if case .exit = action {} else { lost = marked.filter { !copy.marked.contains($0) } }
    if !lost.isEmpty, !context.isForced {
      if pending == step { return "unchanged" }
      pending = step
      return "exitAsked([\(lost.joined(separator: ", "))])"
    }
    let dropped = copy.pending == nil ? [] : ["exitDropped"]
    copy.pending = nil
    self = copy
    let loss = lost.isEmpty ? [] : ["lost([\(lost.joined(separator: ", "))])"]
    return (words + dropped + loss).joined(separator: ", ")
  }

  /// Why the last step did nothing.
  private(set) var reason = ""

  private mutating func no(_ reason: String) -> [String]? {
    self.reason = reason
    return nil
  }

  private mutating func events(of action: Place.Action, in context: Context) -> [String]? {
    let cause = context.cause.rawValue
    switch action {
    case .stack(.push(let card, nil)): return push(card, on: 0)
    case .stack(.pop): return pop(on: 0)
    case .at(let level, .stack(.push(let card, nil))): return push(card, on: level)
    case .at(let level, .stack(.pop)): return pop(on: level)
    case .chain(.present(let presentation, let level, nil, nil)):
      return present(Level(presentation), at: level, by: cause)
    case .sheet(.dismiss(let id)): return dismiss(id, by: cause)
    case .chain(.dismissPrompt(let id)): return dismiss("prompt \(id)", by: cause)
    case .chain(.dismissAll): return dismiss(downTo: 0, by: cause)
    case .chain(.dismissTo(let level)): return dismiss(downTo: level, by: cause)
    case .back: return back(by: cause)
    case .chain(.answer(let prompt, let choice)): return answer(prompt, choice, by: cause)
    case .chain(.didDismiss(let id)):
      guard leaving.contains("\(id)") else { return no("unchanged") }
      leaving.removeAll { $0 == "\(id)" }
      return next()
    case .exit(.mark(let place)): return mark(place, true)
    case .exit(.unmark(let place)): return mark(place, false)
    default: fatalError("\(action) is beyond the model")
    }
  }

  private mutating func push(_ card: Card, on level: Int) -> [String]? {
    guard level == 0 || isScreen(level) else { return no("notThere") }
    let count = level == 0 ? screens.count : levels[level - 1].screens.count
    guard count < rules.depth else { return no("tooDeep") }
    if level == 0 {
      screens.append(Screen(card: card))
    } else {
      levels[level - 1].screens.append(Screen(card: card))
    }
    return ["pushed([\(card)])" + suffix(level)]
  }

  private mutating func pop(on level: Int) -> [String]? {
    guard level == 0 || isScreen(level) else { return no("notThere") }
    let screen = level == 0 ? screens.popLast() : levels[level - 1].screens.popLast()
    guard let screen else { return no("unhandled") }
    return ["popped([\(screen.card)])" + suffix(level)]
  }

  private func suffix(_ level: Int) -> String { level == 0 ? "" : " at level \(level)" }

  private func isScreen(_ level: Int) -> Bool {
    level >= 1 && level <= levels.count && levels[level - 1].kind != .alert
  }

  // MARK: - Presenting

  private mutating func present(_ new: Level, at wanted: Int?, by cause: String) -> [String]? {
    let up = levels.firstIndex { $0.id == new.id }
    let waits = queue.firstIndex { $0.content.id == new.id }
    var level = 1
    if new.kind == .alert {
      level = up.map { $0 + 1 } ?? waits.map { queue[$0].level } ?? levels.count + 1
    }
    if let wanted { level = wanted }
    if level < 1 || level > levels.count + 1 { return no("notThere") }
    if let up {
      if up + 1 != level { return no("alreadyPresented") }
      let old = levels[up]
      if old.kind == new.kind, old.value == new.value { return no("unchanged") }
      levels[up].kind = new.kind
      levels[up].value = new.value
      return ["updated(from: \(old.told), to: \(new.told))"]
    }
    if cause == "user", leaving.contains(new.id) { return no("leaving") }
    if let waits {
      if queue[waits].level != level { return no("alreadyPresented") }
      let old = queue[waits].content
      if old.kind == new.kind, old.value == new.value { return no("unchanged") }
      queue[waits].content = new
      return ["queued(\(new.id))"]
    }
    return presentNew(new, at: level, by: cause)
  }

  private mutating func presentNew(_ new: Level, at level: Int, by cause: String) -> [String]? {
    if level > rules.levels { return no("tooManyLevels") }
    let isTaken = level <= levels.count
    if isTaken, rules.presenting == .refuse { return no("taken") }
    if rules.presenting == .queue, isTaken || queue.contains(where: { $0.level == level }) {
      if queue.count == rules.levels { return no("tooManyLevels") }
      queue.append(Waiting(level: level, content: new))
      return ["queued(\(new.id))"]
    }
    var words: [String] = []
    while levels.count >= level {
      words.append(endTop(by: levels.count == level ? "replaced" : cause))
    }
    words += withdraw(above: level)
    levels.append(new)
    return words + ["presented(\(new.told))"] + next()
  }

  private mutating func endTop(by cause: String) -> String {
    let top = levels.removeLast()
    if rules.hostWaits {
      leaving.removeAll { $0 == top.id }
      leaving.append(top.id)
      if leaving.count > rules.levels { leaving.removeFirst() }
    }
    return "dismissed(\(top.told), cause: \(cause))"
  }

  private mutating func withdraw(above level: Int) -> [String] {
    let gone = queue.filter { $0.level > level }
    queue = queue.filter { $0.level <= level }
    return gone.map { "withdrawn(\($0.content.id))" }
  }

  /// What has its turn.
  private mutating func next() -> [String] {
    guard leaving.isEmpty, let index = queue.firstIndex(where: { $0.level == levels.count + 1 })
    else { return [] }
    let content = queue.remove(at: index).content
    levels.append(content)
    return ["presented(\(content.told))"] + next()
  }

  // MARK: - Ending

  private mutating func dismiss(_ id: String?, by cause: String) -> [String]? {
    if let id, let waits = queue.firstIndex(where: { $0.content.id == id }) {
      queue.remove(at: waits)
      return ["withdrawn(\(id))"]
    }
    guard let index = id == nil ? levels.indices.last : levels.firstIndex(where: { $0.id == id })
    else { return no("unchanged") }
    return end(downTo: index, by: cause) + next()
  }

  private mutating func end(downTo count: Int, by cause: String) -> [String] {
    var words: [String] = []
    while levels.count > count { words.append(endTop(by: cause)) }
    return words + withdraw(above: count + 1)
  }

  private mutating func dismiss(downTo level: Int, by cause: String) -> [String]? {
    if level < 0 || level > levels.count { return no("notThere") }
    let words = end(downTo: level, by: cause) + withdraw(above: level)
    return words.isEmpty ? no("unchanged") : words
  }

  private mutating func back(by cause: String) -> [String]? {
    guard let top = levels.last else { return pop(on: 0) }
    if top.kind == .alert { return answer(top.value, "cancel", by: cause) }
    return top.screens.isEmpty ? dismiss(nil, by: cause) : pop(on: levels.count)
  }

  private mutating func answer(_ prompt: String, _ choice: String, by cause: String) -> [String]? {
    guard let index = levels.firstIndex(where: { $0.id == "prompt \(prompt)" }),
      ["yes", "no", "cancel"].contains(choice)
    else { return no("notThere") }
    let answer = choice == "yes" ? ", answer: yes" : ""
    return ["answered(\(prompt), choice: \(choice)\(answer))"] + end(downTo: index, by: cause)
      + next()
  }

  // MARK: - Marks

  private mutating func mark(_ place: RouterPlace<Cards>, _ isMarked: Bool) -> [String]? {
    switch place {
    case .root: return no("notThere")
    case .presentation(let id):
      guard let index = levels.firstIndex(where: { $0.id == "\(id)" }) else {
        return no("notThere")
      }
      if levels[index].isMarked == isMarked { return no("unchanged") }
      levels[index].isMarked = isMarked
    case .screen(let card, let level):
      guard level == 0 || isScreen(level) else { return no("notThere") }
      var list = level == 0 ? screens : levels[level - 1].screens
      guard let index = list.lastIndex(where: { $0.card == card }) else { return no("notThere") }
      if list[index].isMarked == isMarked { return no("unchanged") }
      list[index].isMarked = isMarked
      if level == 0 { screens = list } else { levels[level - 1].screens = list }
    }
    return []
  }

  /// All that is marked, in words, each screen once.
  private var marked: [String] {
    var places = screens.filter(\.isMarked).map { "\($0.card)" }
    for (index, level) in levels.enumerated() {
      if level.isMarked { places.append(level.id) }
      places += level.screens.filter(\.isMarked).map { "\($0.card) on level \(index + 1)" }
    }
    return places
  }

  // MARK: - Comparing

  /// Whether a router is what this model says.
  func describes(_ router: Place) -> Bool {
    router.levels.map(Level.init).map(\.words) == levels.map(\.words)
      && Array(router.path) == screens.map(\.card)
      && router.waiting.map { "\($0)" } == queue.map(\.content.id)
      && router.leaving.map { "\($0)" } == leaving
      && router.markedPlaces.map { "\($0)" } == marked && router.pending == pending
  }
}

extension NaiveChain.Level {
  init(_ presentation: Presentation<Cards>) {
    kind = presentation.kind
    value = presentation.prompt?.id ?? presentation.item?.rawValue ?? ""
  }

  init(_ level: PresentationLevel<Cards>) {
    self.init(level.content)
    screens = level.path.map { NaiveChain.Screen(card: $0) }
  }

  /// What it is, without marks.
  var words: String { "\(kind) \(value) \(screens.map(\.card))" }
}
