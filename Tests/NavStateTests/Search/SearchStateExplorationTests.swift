import NavState
import NavStateTestSupport
import Testing

/// Everything that two texts, a scope and a token can be made to do.
@Suite("SearchState, in every small state")
struct SearchStateExplorationTests {
  static let actions: [SearchState.Action] =
    [.beginSearch, .endSearch(), .endSearch(reset: .clear), .endSearch(reset: .keep)]
    + ["", "a", "b"].map { .setSearchText($0) } + [nil, "s"].map { .setSearchScope($0) }
    + [[], ["t"]].map { .setSearchTokens($0) }

  @Test("an action does what the plain model says, once")
  func actions() throws {
    let reached = try explore(from: SearchState(), trying: Self.actions) { before, action, trail in
      let (after, outcome) = before.performing(action)

      var model = NaiveSearch(before)
      #expect(outcome == model.perform(action), "\(trail)")
      #expect(NaiveSearch(after) == model, "\(trail)")

      var twice = after
      #expect(twice.reduce(action) == .unchanged, "\(trail)")
      #expect(twice == after, "\(trail)")
      try expectRoundTrip(after)
      for event in outcome.events { try expectRoundTrip(event) }
      for reset in [nil, .clear, .keep] as [SearchReset?] {
        expectBack(from: after, reset: reset, "\(trail)")
      }
      return after
    }
    // Three texts, a scope or none, a token or none; active or not.
    #expect(reached.count == 3 * 2 * 2 * 2)
  }

  /// Fails unless a step back is the end of a search, or unhandled if there is none.
  private func expectBack(from before: SearchState, reset: SearchReset?, _ said: Comment) {
    var (search, twin) = (before, before)
    let outcome = search.back(reset: reset)
    let ended = twin.endSearch(reset: reset)
    #expect(outcome == (before.isActive ? ended : .unhandled), said)
    #expect(search == twin, said)
  }

  @Test("stays what the plain model is in a long walk", arguments: SeededGenerator.seeds(1, 2))
  func walk(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var search = SearchState()
    var model = NaiveSearch()
    var outcomes: [OutcomeName: Int] = [:]
    for number in 0..<Self.steps {
      let action = Self.action(on: search, from: &generator)
      if generator.number(below: 4) == 0 {
        Self.write(action, to: &search)
        _ = model.perform(action)
      } else {
        let (after, outcome) = search.performing(action)
        #expect(outcome == model.perform(action), "step \(number): \(search), \(action)")
        outcomes[outcome.name, default: 0] += 1
        search = after
      }
      try #require(NaiveSearch(search) == model, "step \(number)")
      if number.isMultiple(of: 100) { try expectRoundTrip(search) }
    }
    for name in [OutcomeName.changed, .unchanged] {
      #expect(outcomes[name, default: 0] > Self.steps / 20, "\(name)")
    }
  }

  private static let steps = patience(5_000, optimized: 100_000)

  /// An action with a text, a scope or tokens that are often those that are there.
  private static func action(
    on search: SearchState, from generator: inout SeededGenerator
  ) -> SearchState.Action {
    let words = ["", "a", "é", "e\u{301}", "\u{0}", "a b", "🦦", String(repeating: "x", count: 40)]
    switch generator.number(below: 7) {
    case 0: return .beginSearch
    case 1: return .endSearch(reset: generator.pick([nil, .clear, .keep]))
    case 2: return .setSearchText(search.text + generator.pick(words))
    case 3: return .setSearchText(String(search.text.dropLast(generator.number(below: 4))))
    case 4: return .setSearchScope(generator.pick([nil, "", "s", search.scope]))
    case 5: return .setSearchTokens(search.tokens + [generator.pick(words)])
    default: return .setSearchTokens(search.tokens.dropLast(generator.number(below: 5)))
    }
  }

  /// Does what an action does by writing a part, where there is one.
  private static func write(_ action: SearchState.Action, to search: inout SearchState) {
    switch action {
    case .beginSearch: search.isActive = true
    case .endSearch(.keep): search.reduce(action, in: .user)
    case .endSearch: search.isActive = false
    case .setSearchText(let text): search.text = text
    case .setSearchScope(let scope): search.scope = scope
    case .setSearchTokens(let tokens): search.tokens = tokens
    }
  }
}

extension NaiveSearch {
  init(_ search: SearchState) {
    self.init(
      isOn: search.isActive, text: search.text, scope: search.scope, tokens: search.tokens)
  }
}
