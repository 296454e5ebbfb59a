import NavState
import NavStateTestSupport
import Testing

/// Routers and actions of which every part may be wrong, read in all ways and then used.
@Suite("Hostile chains")
struct HostileChainTests {
  typealias Place = Router<Cards>

  /// How many routers of each seed.
  static let count = patience(160, optimized: 5_000)

  static let policies: [ReadingPolicy<Never>] = [.keepPrefix, .skip, .keepUnread]

  @Test(
    "all that is taken keeps the rules, whatever is done to it",
    arguments: SeededGenerator.seeds(7, 8, 102))
  func taken(seed: UInt64) throws {
    var forms = HostileForms(generator: SeededGenerator(seed: seed))
    var counts = (strict: 0, changed: 0)
    for number in 0..<Self.count {
      let configuration = Configuration(rules: forms.rules())
      let decoder = CodedDecoder(userInfo: [.routerConfiguration: configuration])
      let text = forms.router()
      let (states, isWhole) = try self.states(of: text, decoder, "\(number): \(text)")
      if isWhole { counts.strict += 1 }
      for state in states {
        try check(state, decoder, "\(number): \(text)")
        let changes = try walk(from: state, &forms, decoder, "\(number): \(text)")
        counts.changed += changes
      }
    }
    #expect(counts.strict > Self.count / 50 && counts.changed > Self.count / 4, "\(counts)")
  }

  /// The values that a text is read as, strictly and with each policy, and whether it is whole.
  private func states(
    of text: String, _ decoder: CodedDecoder, _ comment: Comment
  ) throws -> (states: [Place], isWhole: Bool) {
    let whole = try? decoder.decode(Place.self, from: Array(text.utf8))
    let other = try? read(Place.self, from: text, under: decoder.userInfo)
    #expect(whole == other, comment)
    var states = whole.map { [$0] } ?? []
    for policy in Self.policies {
      let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: policy)
      #expect(restored.value.violation == nil, comment)
      if let whole {
        #expect(restored.value == whole, comment)
        // Other rules settle a question without a word when it is read strictly.
        let isSettled = restored.report.map(\.place) == [["pending"]] && whole.pending == nil
        #expect(restored.isComplete || isSettled, comment)
      }
      let archived = CodedEncoder().archive(restored.value, keeping: restored)
      let again = decoder.restore(Place.self, from: archived.bytes, unreadable: policy)
      #expect(again.value == restored.value, comment)
      // What belongs to a level that broke a rule goes with it, and is reported.
      #expect(again.unread.count + archived.report.count >= restored.unread.count, comment)
      if !states.contains(restored.value) { states.append(restored.value) }
    }
    return (states, whole != nil)
  }

  /// Performs some actions, one after another, and counts those that change something.
  private func walk(
    from start: Place, _ forms: inout HostileForms, _ decoder: CodedDecoder, _ comment: Comment
  ) throws -> Int {
    var state = start
    var changes = 0
    for _ in 0..<5 {
      let line = Array(forms.action().utf8)
      guard let step = try? decoder.decode(Step<Place.Action>.self, from: line) else { continue }
      let (after, outcome) = state.performing(step.action, in: step.context)
      guard outcome.isChanged else { continue }
      changes += 1
      state = after
    }
    if changes > 0 { try check(state, decoder, comment) }
    return changes
  }

  private func check(_ state: Place, _ decoder: CodedDecoder, _ comment: Comment) throws {
    // Configurations travel as actions, so the state's own may be another one.
    var decoder = decoder
    decoder.userInfo = [.routerConfiguration: state.configuration]
    let bytes = try CodedEncoder().encode(state)
    let copy = try? decoder.decode(Place.self, from: bytes)
    #expect(copy == state, comment)
    let lasting = state.lasting().value
    #expect(lasting.violation == nil, comment)
    #expect(lasting.lasting().value == lasting && lasting.lasting().isComplete, comment)
    _ = state.isBackGuarded
    for level in [Int.min, -1, 0, 1, 2, 3, 4, Int.max] {
      _ = state.isDismissDisabled(level: level)
      var copy = state
      copy[path: level] = ["a", "b"]
      copy[searchText: level] = "t"
      copy[isSearching: level] = false
      copy[detent: level] = .medium
      copy[sheet: level] = copy[popover: level] ?? copy[fullScreenCover: level] ?? "w"
      copy[popover: level] = nil
      copy[fullScreenCover: level] = copy[sheet: level]
      copy[confirmationDialog: level] = copy[alert: level]
      copy[alert: level] = nil
      #expect(copy.violation == nil)
    }
  }
}
