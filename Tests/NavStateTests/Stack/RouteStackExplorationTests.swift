import NavState
import Testing

/// Everything that three screens, two of one identity, can be made to do.
@Suite("RouteStack, in every small state")
struct RouteStackExplorationTests {
  typealias Stack = RouteStack<Card>

  static let cards: [Card] = ["a1", "a2", "b"]

  /// Every action with every argument that is different in kind, among them cards that no state has.
  static let actions: [Stack.Action] = {
    let asked = cards + ["z"]
    let rules: [DuplicateRule?] = [nil] + DuplicateRule.allCases
    let targets = asked.map(RouteTarget<Card>.route) + ["a", "b", "z"].map(RouteTarget<Card>.id)
    var actions = cards.flatMap { card in
      rules.map { Stack.Action.push(card, duplicates: $0) }
    }
    actions += [Int.min, -1, 0, 1, 2, 3, 4, 5, .max].map { .pop(count: $0) }
    actions += targets.flatMap { target in RouteMatch.allCases.map { .popTo(target, match: $0) } }
    actions += cards.map(Stack.Action.replaceTop) + asked.map(Stack.Action.bringToFront)
    return actions + [.popToRoot] + Stack.all(of: cards, upTo: 3).map(Stack.Action.set)
  }()

  /// Stacks deeper than this are looked at, and not gone on from.
  static let depth = 4

  @Test("an action does what the plain model says, and its events tell the difference")
  func actions() throws {
    let reached = try explore(from: Stack(), trying: Self.actions) { before, action, trail in
      let (after, outcome) = before.performing(action)

      var model = NaiveStack(screens: Array(before))
      #expect(outcome == model.perform(action), "\(trail)")
      #expect(Array(after) == model.screens, "\(trail)")
      #expect(outcome.events.count <= 1, "\(trail)")
      #expect(replay(outcome.events, on: Array(before)) == Array(after), "\(trail)")

      var written = before
      #expect(written.set(to: after).events == outcome.events, "another event by a write: \(trail)")
      #expect(written == after, "\(trail)")
      return after.count <= Self.depth ? after : before
    }
    // Of three cards there are 1 stack of none, 3 of one, 9 of two, 27 of three and 81 of four.
    #expect(reached.count == 1 + 3 + 9 + 27 + 81)
    for stack in reached { try expectRoundTrip(stack) }
  }

  /// The stack has methods of its own for these two, beside those of every owner of a stack.
  @Test("a push or a pop by its name does what its action does, in generic code too")
  func names() {
    func push<Owner: RouteNavigating<Card>>(
      _ card: Card, _ rule: DuplicateRule?, on owner: inout Owner
    )
      -> Outcome<Owner.Event>
    {
      owner.push(card, duplicates: rule, in: .user)
    }
    func pop<Owner: RouteNavigating<Card>>(_ count: Int, from owner: inout Owner)
      -> Outcome<Owner.Event>
    {
      owner.pop(count, in: .user)
    }
    for stack in Stack.all(of: Self.cards, upTo: 3) {
      for action in Self.actions {
        var (reduced, named, generic) = (stack, stack, stack)
        let outcome = reduced.reduce(action, in: .user)
        switch action {
        case .push(let card, let rule):
          #expect(named.push(card, duplicates: rule, in: .user) == outcome, "\(stack), \(action)")
          #expect(push(card, rule, on: &generic) == outcome, "\(stack), \(action)")
        case .pop(let count):
          #expect(named.pop(count, in: .user) == outcome, "\(stack), \(action)")
          #expect(pop(count, from: &generic) == outcome, "\(stack), \(action)")
        default: continue
        }
        #expect(named == reduced && generic == reduced, "\(stack), \(action)")
      }
      var (byDefault, byArgument) = (stack, stack)
      #expect(byDefault.push("b") == byArgument.push("b", duplicates: .allow))
      #expect(byDefault.pop() == byArgument.pop(1))
      #expect(byDefault == stack && byArgument == stack)
    }
  }

  @Test("what is done already is unchanged when it is asked for again")
  func idempotence() {
    let rules: [DuplicateRule] = [.ignoreIfOnTop, .popToExisting, .moveToTop]
    var again = Self.cards.flatMap { card in
      rules.map { Stack.Action.push(card, duplicates: $0) } + [.replaceTop(card)]
    }
    again += (Self.cards + ["z"]).flatMap { card in
      [.bringToFront(card), .popTo(.route(card)), .popTo(.route(card), match: .first)]
    }
    again += Stack.all(of: Self.cards, upTo: 3).map(Stack.Action.set) + [.popToRoot]
    for stack in Stack.all(of: Self.cards, upTo: Self.depth) {
      for action in again {
        var copy = stack
        let isRefused = copy.reduce(action).refusal != nil
        #expect((copy.reduce(action) == .unchanged) != isRefused, "\(stack), \(action)")
      }
    }
  }

  @Test("equal stacks have equal hashes, and others differ, however they were made")
  func equality() {
    let stacks = Stack.all(of: Self.cards, upTo: 3)
    for (index, left) in stacks.enumerated() {
      for (other, right) in stacks.enumerated() {
        var made = right
        made.append("z")
        made.pop()
        #expect((left == made) == (index == other), "\(left), \(right)")
        if index == other { #expect(left.hashValue == made.hashValue, "\(left)") }
      }
    }
    #expect(Set(stacks).count == stacks.count)
  }

  /// Performs events on an array, or gives nothing if one does not fit.
  private func replay(_ events: ShortList<Stack.Event>, on cards: [Card]) -> [Card]? {
    var cards = cards
    for event in events {
      let (removed, added): (ShortList<Card>, ShortList<Card>) =
        switch event {
        case .pushed(let added): ([], added)
        case .popped(let removed): (removed, [])
        case .replaced(let removed, let added): (removed, added)
        }
      guard cards.suffix(removed.count).elementsEqual(removed) else { return nil }
      cards = cards.dropLast(removed.count) + added
    }
    return cards
  }
}
