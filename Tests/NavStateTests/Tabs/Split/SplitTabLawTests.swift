import NavState
import NavStateTestSupport
import Testing

/// What holds of every state of tabs that own split views, and of its coded form, in long walks.
@Suite("TabRouter with split views, in walks, coded and read again")
struct SplitTabLawTests {
  typealias Place = TabRouter<Cards>

  static let seeds = SeededGenerator.seeds(601, 602, 603, 604, 605, 606)

  @Test("every step keeps the promises of tabs, and leaves all other panes alone", arguments: seeds)
  func steps(seed: UInt64) throws {
    var walker = SplitTabWalker(seed: seed)
    var tabs = Place(configuration: Configuration(rules: walker.rules(), traits: .uprightPhone))
    for number in 0..<WalkLength.short * 2 {
      let step = walker.step()
      let (after, outcome) = tabs.stepping(step)
      func trail() -> String {
        "step \(number) of \(seed), \(tabs.columnWords): \(step.words): \(outcome)"
      }
      let isSearch = tabs.selection == "find" || step.action == .select("find")
      if step.action.subject == .place, !isSearch {
        for tab in tabs.catalog.places where !step.concerns(tab, in: tabs) {
          try #require(after.pane(of: tab) == tabs.pane(of: tab), "\(trail())")
        }
      }
      if step.action.subject == .traits {
        #expect(after.markedPlaces == tabs.markedPlaces, "\(trail())")
      }
      for tab in after.parkedTabs {
        try #require(after.pane(of: tab)?.splitView?.violation == nil, "\(trail())")
      }
      for case .dropped(_, let pane) in outcome.events {
        #expect(pane.splitView?.violation == nil && pane.router?.violation == nil, "\(trail())")
      }
      let kept = after.markedPlaces
      let lost = outcome.events.flatMap { event in
        if case .exit(.lost(let places)) = event { places } else { [TabPlace<Cards>]() }
      }
      if case .pane(.unmark, _) = step.action {
      } else if case .pane(.column(.at(_, .unmark)), _) = step.action {
      } else {
        for place in tabs.markedPlaces where place.place == .root {
          try #require(kept.contains(place) || lost.contains(place), "\(trail()): \(place)")
        }
      }
      tabs = after
    }
  }

  @Test("what is done in a tab is what is done in its split view by itself", arguments: seeds)
  func alone(seed: UInt64) throws {
    var walker = SplitTabWalker(seed: seed)
    var count = 0
    for state in walker.walk(WalkLength.short) where state.pending == nil {
      let owners = state.catalog.places.filter { state.pane(of: $0)?.splitView != nil }
      guard let tab = owners.first(where: { $0 != "find" }) else { continue }
      var split = try #require(state.pane(of: tab)?.splitView)
      guard case .pane(let action) = walker.columns.step().action else { continue }
      let context = Context(cause: walker.generator.pick(Cause.allCases), isForced: true)
      let outcome = split.reduce(.pane(action), in: context)
      var tabs = state
      let told = tabs.reduce(.pane(action, tab: tab), in: context)
      func trail() -> String { "\(state.columnWords): \(action) by \(context)" }
      try #require(tabs.pane(of: tab) == .splitView(split), "\(trail())")
      #expect(told.isChanged == outcome.isChanged && told.refusal == outcome.refusal, "\(trail())")
      let events = outcome.events.map { event -> Place.Event in
        switch event {
        case .pane(let event): .pane(tab, event)
        case .column(let event): .column(tab, event)
        case .exit(.lost(let places)):
          .exit(.lost(places.map { TabPlace($0.place, in: tab, column: $0.column) }))
        case .exit(.exitAsked), .exit(.exitDropped): .exit(.exitDropped)
        }
      }
      #expect(Array(told.events) == events, "\(trail())")
      if outcome.isChanged { count += 1 }
    }
    #expect(count > 8)
  }

  @Test("decoded under its configuration, a state equals what it was", arguments: seeds)
  func roundTrip(seed: UInt64) throws {
    #expect(try SplitTabWalker.expectRoundTrips(seed: seed).count > WalkLength.short / 5)
  }

  @Test("keeps all that lasts", arguments: seeds)
  func lasting(seed: UInt64) {
    var walker = SplitTabWalker(seed: seed)
    for tabs in walker.walk(WalkLength.short) { _ = tabs.lastingChecked(tabs.columnWords) }
  }

  @Test("read under other rules, it is what it becomes when it is configured", arguments: seeds)
  func settling(seed: UInt64) throws {
    #expect(try SplitTabWalker.expectSettling(seed: seed).changed > 20)
  }
}

/// Damaged archives of tabs with split views, read in all ways and then used.
@Suite("Hostile tabs with split views")
struct HostileSplitTabTests {
  typealias Place = TabRouter<Cards>

  /// How many texts of each seed.
  static let count = patience(150, optimized: 5_000)

  @Test(
    "what is taken keeps the rules, whatever is done to it",
    arguments: SeededGenerator.seeds(631, 632))
  func damaged(seed: UInt64) throws {
    var walker = SplitTabWalker(seed: seed)
    let whole = try walker.texts(20, steps: 80) { $0.contains("detail") && $0.utf8.count < 3_000 }
    var texts = DamagedTexts(whole, seed: seed)
    try walker.expectKept(of: seed, documents: Self.count) { number in
      number % 3 == 0 ? texts.nextByBytes() : texts.nextByValues(number)
    }
  }
}
