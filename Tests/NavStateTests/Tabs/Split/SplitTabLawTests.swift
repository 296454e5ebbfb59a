import NavState
import NavStateTestSupport
import Testing

/// What holds of every state of tabs that own split views, and of its coded form, in long walks.
@Suite("TabRouter with split views, in walks, coded and read again")
struct SplitTabLawTests {
  typealias Place = TabRouter<Cards>

  static let seeds = SeededGenerator.seeds(601, 602, 603, 604, 605, 606)

  static let count: Int = {
    #if DEBUG
    250
    #else
    1_500
    #endif
  }()

  @Test("every step keeps the promises of tabs, and leaves all other panes alone", arguments: seeds)
  func steps(seed: UInt64) throws {
    var walker = SplitTabWalker(seed: seed)
    var tabs = Place(configuration: Configuration(rules: walker.rules(), traits: .uprightPhone))
    for number in 0..<Self.count * 2 {
      let step = walker.step()
      let (after, outcome) = tabs.stepping(step)
      let trail = "step \(number) of \(seed), \(tabs.columnWords): \(step.words): \(outcome)"
      let isSearch = tabs.selection == "find" || step.action == .select("find")
      if step.action.subject == .place, !isSearch {
        for tab in tabs.catalog.places where !step.concerns(tab, in: tabs) {
          try #require(after.pane(of: tab) == tabs.pane(of: tab), "\(trail)")
        }
      }
      if step.action.subject == .traits {
        #expect(after.markedPlaces == tabs.markedPlaces, "\(trail)")
      }
      for tab in after.parkedTabs {
        try #require(after.pane(of: tab)?.splitView?.violation == nil, "\(trail)")
      }
      for case .dropped(_, let pane) in outcome.events {
        #expect(pane.splitView?.violation == nil && pane.router?.violation == nil, "\(trail)")
      }
      let kept = after.markedPlaces
      let lost = outcome.events.flatMap { event in
        if case .exit(.lost(let places)) = event { places } else { [TabPlace<Cards>]() }
      }
      if case .pane(.unmark, _) = step.action {
      } else if case .pane(.column(.at(_, .unmark)), _) = step.action {
      } else {
        for place in tabs.markedPlaces where place.place == .root {
          try #require(kept.contains(place) || lost.contains(place), "\(trail): \(place)")
        }
      }
      tabs = after
    }
  }

  @Test("what is done in a tab is what is done in its split view by itself", arguments: seeds)
  func alone(seed: UInt64) throws {
    var walker = SplitTabWalker(seed: seed)
    var count = 0
    for state in walker.walk(Self.count) where state.pending == nil {
      let owners = state.catalog.places.filter { state.pane(of: $0)?.splitView != nil }
      guard let tab = owners.first(where: { $0 != "find" }) else { continue }
      var split = try #require(state.pane(of: tab)?.splitView)
      guard case .pane(let action) = walker.columns.step().action else { continue }
      let context = Context(cause: walker.generator.pick(Cause.allCases), isForced: true)
      let outcome = split.reduce(.pane(action), in: context)
      var tabs = state
      let told = tabs.reduce(.pane(action, tab: tab), in: context)
      let trail = "\(state.columnWords): \(action) by \(context)"
      try #require(tabs.pane(of: tab) == .splitView(split), "\(trail)")
      #expect(told.isChanged == outcome.isChanged && told.refusal == outcome.refusal, "\(trail)")
      let events = outcome.events.map { event -> Place.Event in
        switch event {
        case .pane(let event): .pane(tab, event)
        case .column(let event): .column(tab, event)
        case .exit(.lost(let places)):
          .exit(.lost(places.map { TabPlace($0.place, in: tab, column: $0.column) }))
        case .exit(.exitAsked), .exit(.exitDropped): .exit(.exitDropped)
        }
      }
      #expect(Array(told.events) == events, "\(trail)")
      if outcome.isChanged { count += 1 }
    }
    #expect(count > 8)
  }

  @Test("decoded under its configuration, a state equals what it was", arguments: seeds)
  func roundTrip(seed: UInt64) throws {
    var walker = SplitTabWalker(seed: seed)
    var bytesOf: [Place: [UInt8]] = [:]
    for (number, tabs) in walker.walk(Self.count).enumerated() {
      let trail = "state \(number) of \(seed): \(tabs.columnWords)"
      let context: ReadingContext = [.tabConfiguration: tabs.configuration]
      let decoder = CodedDecoder(userInfo: context)
      let bytes = try CodedEncoder().encode(tabs)
      let copy = try decoder.decode(Place.self, from: bytes)
      try #require(copy == tabs, "\(trail), \(copy.columnWords)")
      #expect(copy.hashValue == tabs.hashValue)
      #expect(try CodedEncoder().encode(copy) == bytes)
      let archived = CodedEncoder().archive(tabs)
      try #require(archived.isComplete && archived.bytes == bytes, "\(trail)")
      for policy in ReadingPolicy<Never>.all {
        let restored = decoder.restore(Place.self, from: bytes, unreadable: policy)
        try #require(restored.value == tabs && restored.isComplete, "\(trail) \(restored.report)")
      }
      if let before = bytesOf.updateValue(bytes, forKey: tabs) { #expect(before == bytes) }
      let lasting = tabs.lasting()
      #expect(lasting.value.violation == nil && lasting.value.lasting().isComplete, "\(trail)")
      #expect(lasting.value.markedPlaces.isEmpty && lasting.value.pending == nil, "\(trail)")
      if number % 25 == 0 { try expectRoundTrip(tabs, under: context) }
    }
  }

  @Test("read under other rules, it is what it becomes when it is configured", arguments: seeds)
  func settling(seed: UInt64) throws {
    var walker = SplitTabWalker(seed: seed)
    var changed = 0
    for (number, state) in walker.walk(Self.count).enumerated() {
      let rules = walker.rules()
      var tabs = state
      if tabs.pending != nil { tabs.cancelExit() }
      let text = String(decoding: try CodedEncoder().encode(tabs), as: UTF8.self)
        .replacing(#""isEmptied":true,"#, with: "")
      let forced = Context(cause: .code, isForced: true)
      let outcome = tabs.reduce(.configure(rules), in: forced)
      let configuration = Configuration(rules: rules, traits: state.traits)
      let decoder = CodedDecoder(userInfo: [.tabConfiguration: configuration])
      let read = try? decoder.decode(Place.self, from: Array(text.utf8))
      let trail = "state \(number) of \(seed): \(state.columnWords)"
      switch outcome {
      case .changed:
        changed += 1
        try #require(read == tabs, "\(trail): \(read?.columnWords ?? "?"), \(tabs.columnWords)")
      case .refused: #expect(read == nil, "\(trail)")
      case .unchanged, .unhandled: break
      }
      guard let read else { continue }
      let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: .keepPrefix)
      try #require(restored.value == read, "\(trail): \(restored.value.columnWords)")
    }
    #expect(changed > 20)
  }
}

/// Damaged archives of tabs with split views, read in all ways and then used.
@Suite("Hostile tabs with split views")
struct HostileSplitTabTests {
  typealias Place = TabRouter<Cards>

  /// How many texts of each seed: without optimization, as many as a suite has patience for.
  static let count: Int = {
    #if DEBUG
    150
    #else
    5_000
    #endif
  }()

  @Test(
    "what is taken keeps the rules, whatever is done to it",
    arguments: SeededGenerator.seeds(631, 632))
  func damaged(seed: UInt64) throws {
    var walker = SplitTabWalker(seed: seed)
    var texts: [String] = []
    while texts.count < 20 {
      let state = walker.generator.pick(walker.walk(80))
      let text = String(decoding: try CodedEncoder().encode(state), as: UTF8.self)
      if text.contains("detail"), text.utf8.count < 3_000 { texts.append(text) }
    }
    var bytes = JSONMutator(texts: texts, generator: SeededGenerator(seed: seed))
    var values = texts.map { JSONValueMutator($0, generator: SeededGenerator(seed: seed)) }
    var counts = (strict: 0, lossy: 0)
    for number in 0..<Self.count {
      let index = number % texts.count
      let document = number % 3 == 0 ? bytes.next() : Array(values[index].next().utf8)
      let configuration = Configuration(
        rules: walker.rules(), traits: walker.generator.pick(SplitWalker.windows))
      let decoder = CodedDecoder(userInfo: [.tabConfiguration: configuration])
      let trail = "\(number) of \(seed): \(String(decoding: document, as: UTF8.self))"
      let whole = try strict(document, decoder, trail)
      if whole != nil { counts.strict += 1 }
      for policy in ReadingPolicy<Never>.all {
        let restored = decoder.restore(Place.self, from: document, unreadable: policy)
        check(restored, whole, decoder, policy, trail)
        if !restored.isComplete { counts.lossy += 1 }
        if policy == walker.generator.pick(ReadingPolicy<Never>.all) {
          walk(from: restored, &walker, policy, trail)
        }
      }
    }
    #expect(counts.strict > Self.count / 40 && counts.lossy > Self.count / 2, "\(counts)")
  }

  /// The value that is read strictly, unless it is refused.
  private func strict(
    _ document: [UInt8], _ decoder: CodedDecoder, _ trail: String
  ) throws -> Place? {
    do {
      let value = try decoder.decode(Place.self, from: document)
      #expect(value.violation == nil, "\(trail)")
      let bytes = try CodedEncoder().encode(value)
      #expect(try decoder.decode(Place.self, from: bytes) == value, "\(trail)")
      return value
    } catch {
      #expect(error is DecodingError, "\(trail)")
      return nil
    }
  }

  private func check(
    _ restored: Restored<Place>, _ whole: Place?, _ decoder: CodedDecoder,
    _ policy: ReadingPolicy<Never>, _ trail: String
  ) {
    let value = restored.value
    #expect(value.violation == nil, "\(policy), \(trail)")
    if let whole { #expect(value == whole, "\(policy), \(trail)") }
    let archived = CodedEncoder().archive(value, keeping: restored)
    let again = decoder.restore(Place.self, from: archived.bytes, unreadable: policy)
    #expect(again.value == value, "\(policy), \(trail)")
    #expect(
      again.unread.count + archived.report.count >= restored.unread.count, "\(policy), \(trail)")
    if restored.unread.isEmpty {
      let strict = try? decoder.decode(Place.self, from: archived.bytes)
      #expect(strict == value, "\(policy), \(trail)")
    }
    let lasting = value.lasting().value
    #expect(lasting.violation == nil && lasting.lasting().isComplete, "\(policy), \(trail)")
  }

  /// Uses what was read, and writes it back with what was kept.
  private func walk(
    from restored: Restored<Place>, _ walker: inout SplitTabWalker,
    _ policy: ReadingPolicy<Never>, _ trail: String
  ) {
    var tabs = restored.value
    for _ in 0..<20 {
      let step = walker.step()
      let outcome = tabs.reduce(step.action, in: step.context)
      #expect(tabs.violation == nil, "\(step.words): \(outcome), \(trail)")
    }
    let archived = CodedEncoder().archive(tabs, keeping: restored)
    let again = CodedDecoder(userInfo: [.tabConfiguration: tabs.configuration])
      .restore(Place.self, from: archived.bytes, unreadable: policy)
    #expect(again.value == tabs, "\(policy), \(trail)")
  }
}
