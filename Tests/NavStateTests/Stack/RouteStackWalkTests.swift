import NavState
import NavStateTestSupport
import Testing

/// A long walk through actions and collection edits, beside an array.
@Suite("RouteStack, in long walks")
struct RouteStackWalkTests {
  typealias Stack = RouteStack<Card>

  static let cards: [Card] = ["a1", "a2", "b1", "b2", "c", "d"]

  @Test("stays what the plain model is", arguments: SeededGenerator.seeds(1, 2, 3))
  func walk(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var stack = Stack()
    var model = NaiveStack()
    var outcomes: [OutcomeName: Int] = [:]
    for number in 0..<4_000 {
      if generator.number(below: 4) == 0 {
        edit(&stack, &model.screens, with: &generator)
      } else {
        let action = action(on: model.screens, from: &generator)
        let (after, outcome) = stack.performing(action)
        #expect(outcome == model.perform(action), "step \(number): \(stack), \(action)")
        outcomes[outcome.name, default: 0] += 1
        stack = after
      }
      try #require(Array(stack) == model.screens, "step \(number)")
      if number.isMultiple(of: 100) { try expectRoundTrip(stack) }
    }
    // A walk that never gets somewhere proves nothing about it.
    for name in OutcomeName.allCases { #expect(outcomes[name, default: 0] > 0, "\(name)") }
  }

  private func action(
    on screens: [Card], from generator: inout SeededGenerator
  ) -> Stack.Action {
    let card = generator.pick(Self.cards)
    let rules: [DuplicateRule?] = [nil] + DuplicateRule.allCases
    let match = generator.pick(RouteMatch.allCases)
    switch generator.number(below: 12) {
    case 0...3: return .push(card, duplicates: generator.pick(rules))
    case 4...5: return .pop(count: generator.number(below: 5) - 1)
    case 6: return .popTo(.route(card), match: match)
    case 7: return .popTo(.id(card.id), match: match)
    case 8: return .replaceTop(card)
    case 9: return .bringToFront(card)
    case 10:
      let kept = screens.prefix(generator.number(below: screens.count + 1))
      let added = (0..<generator.number(below: 4)).map { _ in generator.pick(Self.cards) }
      return .set(Stack(kept + added))
    default:
      // Rare, or else the walk would stay near the root.
      return generator.number(below: 4) == 0 ? .popToRoot : .push(card)
    }
  }

  private func edit(
    _ stack: inout Stack, _ screens: inout [Card], with generator: inout SeededGenerator
  ) {
    let card = generator.pick(Self.cards)
    let position = generator.number(below: screens.count + 1)
    switch generator.number(below: 7) {
    case 0:
      stack.append(card)
      screens.append(card)
    case 1:
      stack.insert(card, at: position)
      screens.insert(card, at: position)
    case 2 where position < screens.count:
      #expect(stack.remove(at: position) == screens.remove(at: position))
    case 3 where position < screens.count:
      stack[position] = card
      screens[position] = card
    case 4:
      let end = position + generator.number(below: screens.count - position + 1)
      stack.replaceSubrange(position..<end, with: [card, "z"])
      screens.replaceSubrange(position..<end, with: [card, "z"])
    case 5 where position < screens.count:
      stack.swapAt(0, position)
      screens.swapAt(0, position)
    default:
      stack.removeLast(min(2, screens.count))
      screens.removeLast(min(2, screens.count))
    }
  }
}
