import NavState

/// A stack as plainly as one can write it: an array, and what the rules say in a loop or two.
///
/// It says what screens there are after an action. What tells the change follows from the arrays
/// before and after, since the same change has the same event whoever made it.
struct NaiveStack {
  typealias Stack = RouteStack<Card>

  /// What the rules say to an action.
  enum Answer {
    case screens([Card])
    case refused(Refusal)
    case unhandled
  }

  var screens: [Card] = []

  mutating func perform(_ action: Stack.Action) -> Outcome<Stack.Event> {
    switch answer(to: action) {
    case .refused(let refusal): return .refused(refusal)
    case .unhandled: return .unhandled
    case .screens(let after):
      defer { screens = after }
      return Self.event(from: screens, to: after).map { .changed($0) } ?? .unchanged
    }
  }

  func answer(to action: Stack.Action) -> Answer {
    switch action {
    case .push(let card, let duplicates): return .screens(pushing(card, duplicates))
    case .pop(let count):
      if count < 0 { return .refused(.negativeCount(count)) }
      if count == 0 { return .screens(screens) }
      return screens.isEmpty ? .unhandled : .screens(screens.dropLast(count))
    case .popTo(let target, let match):
      return find(match) { target == .route($0) || target == .id($0.id) }
        .map { .screens(Array(screens[...$0])) } ?? .refused(.notThere)
    case .popToRoot: return .screens([])
    case .replaceTop(let card): return .screens(screens.dropLast() + [card])
    case .bringToFront(let card):
      return screens.contains(card) ? .screens(moving(card)) : .refused(.notThere)
    case .set(let stack): return .screens(Array(stack))
    }
  }

  /// What tells a change, or nothing if there is none.
  static func event(from before: [Card], to after: [Card]) -> Stack.Event? {
    var shared = 0
    while shared < before.count, shared < after.count, before[shared] == after[shared] {
      shared += 1
    }
    let removed = ShortList(contentsOf: Array(before.dropFirst(shared)))
    let added = ShortList(contentsOf: Array(after.dropFirst(shared)))
    switch (removed.isEmpty, added.isEmpty) {
    case (true, true): return nil
    case (true, false): return .pushed(added)
    case (false, true): return .popped(removed)
    case (false, false): return .replaced(removed: removed, added: added)
    }
  }

  private func pushing(_ card: Card, _ duplicates: DuplicateRule?) -> [Card] {
    if duplicates == .ignoreIfOnTop, screens.last == card { return screens }
    if duplicates == .popToExisting, let index = find(.last, where: { $0 == card }) {
      return Array(screens[...index])
    }
    if duplicates == .moveToTop, screens.contains(card) { return moving(card) }
    return screens + [card]
  }

  private func moving(_ card: Card) -> [Card] {
    var others = screens
    for index in others.indices.reversed() where others[index] == card {
      others.remove(at: index)
      break
    }
    return others + [card]
  }

  private func find(_ match: RouteMatch, where isWanted: (Card) -> Bool) -> Int? {
    let found = screens.indices.filter { isWanted(screens[$0]) }
    return match == .first ? found.first : found.last
  }
}
