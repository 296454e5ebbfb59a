/// A router taken apart: every level in one list, however it is stored.
///
/// A step that is not the plain one of a stack or a sheet works on this, and puts it back.
@usableFromInline
struct RouterParts<Scheme: NavigationScheme>: Hashable, Sendable {
  @usableFromInline typealias Action = Router<Scheme>.Action
  @usableFromInline typealias Event = Router<Scheme>.Event
  @usableFromInline typealias Level = PresentationLevel<Scheme>
  @usableFromInline typealias Place = RouterPlace<Scheme>

  /// What the router has itself.
  @usableFromInline var base: RouterLayer<Scheme>

  /// What is presented, bottom first; the first one is level 1.
  @usableFromInline var levels: [Level]

  /// What waits for its level, first one first.
  @usableFromInline var queue: [WaitingPresentation<Scheme>]

  /// What the host has not yet reported as gone, oldest first.
  @usableFromInline var leaving: [PresentationID<Scheme>]

  /// The action that waits for an answer.
  @usableFromInline var pending: Step<Action>?

  @inlinable
  init() {
    base = RouterLayer()
    levels = []
    queue = []
    leaving = []
  }

  @inlinable
  var isEmpty: Bool {
    base.isEmpty && levels.isEmpty && queue.isEmpty && leaving.isEmpty && pending == nil
  }
}

/// The parts that a router keeps apart, if it has any: one pointer.
///
/// The stack is never among them, nor a plain sheet that is presented alone, so equal routers store
/// equal parts.
@usableFromInline
indirect enum RouterExtras<Scheme: NavigationScheme>: Hashable, Sendable {
  case parts(RouterParts<Scheme>)

  @inlinable
  var parts: RouterParts<Scheme> {
    switch self {
    case .parts(let parts): parts
    }
  }
}

extension Router {
  /// All parts, as one list of levels.
  @inlinable
  var parts: RouterParts<Scheme> {
    var parts = extras?.parts ?? RouterParts()
    parts.base.stack = stack
    if let item = slot.presented { parts.levels = [PresentationLevel(.sheet(item))] }
    return parts
  }

  /// Takes all parts out, so that they are changed in place.
  @inlinable
  mutating func takeParts() -> RouterParts<Scheme> {
    let parts = parts
    stack = RouteStack()
    slot = SheetSlot()
    extras = nil
    return parts
  }

  /// Stores all parts, each at the one place where it belongs.
  @inlinable
  mutating func put(_ parts: RouterParts<Scheme>) {
    var parts = parts
    stack = parts.base.stack
    parts.base.stack = RouteStack()
    slot = SheetSlot(parts.levels.count == 1 ? parts.levels[0].plainSheet : nil)
    if slot.presented != nil { parts.levels = [] }
    extras = parts.isEmpty ? nil : .parts(parts)
  }
}

// MARK: - Queries

extension Array {
  /// The element at a position that is counted from 1, or `nil` if there is none.
  ///
  /// A level may be any number, since it comes from data; the smallest has no predecessor.
  @inlinable
  func on<Scheme>(_ level: Int) -> Element? where Element == PresentationLevel<Scheme> {
    (1...).contains(level) && level <= count ? self[level - 1] : nil
  }
}

extension RouterParts {
  /// The level of what has an identity and is up.
  @inlinable
  func level(of id: PresentationID<Scheme>) -> Int? {
    levels.firstIndex { $0.id == id }.map { $0 + 1 }
  }

  /// Whether a level has a stack and a search: the router itself, and all but alerts and dialogs.
  @inlinable
  func hasLayer(_ level: Int) -> Bool {
    level == 0 || levels.on(level).map { $0.content.prompt == nil } ?? false
  }

  /// The stack and the search of a level that has them.
  @inlinable
  subscript(layer level: Int) -> RouterLayer<Scheme> {
    get { level == 0 ? base : levels[level - 1].layer }
    _modify {
      if level == 0 {
        yield &base
      } else {
        yield &levels[level - 1].layer
      }
    }
  }

  /// Whether a screen or a presentation is there.
  @inlinable
  func contains(_ place: Place) -> Bool {
    switch place {
    case .root: true
    case .screen(let route, let level): hasLayer(level) && self[layer: level].stack.contains(route)
    case .presentation(let id): self.level(of: id) != nil
    }
  }

  /// Whether anything is marked.
  @inlinable
  var holdsMarks: Bool {
    !base.notes.marks.isEmpty || levels.contains { $0.holdsMarks }
  }

  /// All that is marked, from the root up.
  @inlinable
  var markedPlaces: [Place] {
    var places: [Place] = base.markedScreens.map { .screen($0) }
    for (index, level) in levels.enumerated() {
      places += level.markedPlaces(level: index + 1)
    }
    return places
  }

  /// What was marked, and is missing now.
  @inlinable
  func placesMissing(since before: Self) -> [Place] {
    var places = Self.screensMissing(before.base, base, level: 0)
    for (index, old) in before.levels.enumerated() where old.holdsMarks {
      if index < levels.count, levels[index].id == old.id {
        places += Self.screensMissing(old.layer, levels[index].layer, level: index + 1)
      } else {
        places += old.markedPlaces(level: index + 1)
      }
    }
    return places
  }

  @inlinable
  static func screensMissing(
    _ old: RouterLayer<Scheme>, _ new: RouterLayer<Scheme>, level: Int
  ) -> [Place] {
    // Each step passes its marks on, so as many as before are all that there were.
    guard new.notes.marks.count < old.notes.marks.count else { return [] }
    let positions = old.stack.passing(old.notes.marks, to: new.stack)
    return zip(old.notes.marks, positions).compactMap { mark, position in
      position == nil ? .screen(old.stack[mark], level: level) : nil
    }
  }
}

// MARK: - Rules

extension RouterParts {
  /// The first rule that these parts break.
  @inlinable
  func violation(under rules: RouterRules) -> Router<Scheme>.Violation? {
    switch refusal(under: rules) {
    case .tooDeep(let limit): return .tooDeep(deepest, limit: limit)
    case .tooManyLevels(let limit): return .tooManyLevels(most, limit: limit)
    default: break
    }
    let ids = levels.map(\.id) + queue.map(\.wanted.id)
    if Set(ids).count < ids.count { return .presentedTwice }
    if Set(leaving).count < leaving.count { return .leavingTwice }
    guard leaving.count == leavingCount(under: rules), isQueueInOrder else {
      return .queueOutOfOrder
    }
    let isNoted = base.keepsNotes && levels.allSatisfy { $0.layer.keepsNotes }
    let isPromptBare = levels.allSatisfy { $0.content.prompt == nil || $0.layer.isEmpty }
    return isNoted && isPromptBare ? nil : .stray
  }

  /// Why these parts can't be under some rules, or `nil` if they can.
  @inlinable
  func refusal(under rules: RouterRules) -> Refusal? {
    if deepest > rules.depth { return .tooDeep(limit: rules.depth) }
    return most > rules.levels ? .tooManyLevels(limit: rules.levels) : nil
  }

  @inlinable
  var deepest: Int {
    levels.reduce(base.stack.count) { Swift.max($0, $1.path.count) }
  }

  /// The number of levels that the rules must allow.
  @inlinable
  var most: Int {
    queue.reduce(Swift.max(levels.count, queue.count)) { Swift.max($0, $1.level) }
  }

  /// How many of those that are leaving are waited for.
  @inlinable
  func leavingCount(under rules: RouterRules) -> Int {
    rules.hostWaits ? Swift.min(leaving.count, rules.levels) : 0
  }

  /// Whether everything that waits has a reason to: its level is taken, or something is leaving.
  @inlinable
  var isQueueInOrder: Bool {
    let highest = levels.count + (leaving.isEmpty ? 0 : 1)
    return queue.allSatisfy { $0.isInOrder(upTo: highest) }
  }
}

extension WaitingPresentation {
  /// Whether it waits for a level up to the highest that can be waited for, and holds nothing yet.
  @inlinable
  func isInOrder(upTo highest: Int) -> Bool {
    level >= 1 && level <= highest && !wanted.marked && wanted.layer.isEmpty
  }
}
