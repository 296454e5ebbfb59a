import Foundation
import NavState
import NavStateSample
import NavStateTestSupport
import Testing

/// Thousands of damaged texts of each form, four ways to read one.
///
/// Each is either refused with a `DecodingError` or read as a value that keeps all rules and can be
/// written again; nothing traps.
@Suite("Damaged data")
struct HostileCodingTests {
  typealias Place = Router<Reader>

  /// How many texts of each form.
  static let count = patience(2_500, optimized: 10_000)

  static let path: RouteStack<ReaderRoute> = [
    .trending, .message(id: "7"), .hashtag(name: "swift", account: "me"),
    .people(ids: ["1", "2"]), .timeline(filter: TimelineFilter(language: "en")),
  ]

  static let sheets: [ReaderSheet] = [
    .reply(to: "7", text: "Yes"), .settings(path: [.appearance, .fonts]), .about,
    .media(ids: ["1", "2"], selected: "1"), .filter(filter: TimelineFilter(boosts: false)),
  ]

  static let actions: [Place.Action] = [
    .stack(.push(.message(id: "7"), duplicates: .moveToTop)), .stack(.pop(count: 2)),
    .stack(.popTo(.route(.trending), match: .first)), .stack(.popTo(.id("message/7"))),
    .stack(.popToRoot), .stack(.replaceTop(.drafts)), .stack(.bringToFront(.trending)),
    .stack(.set(path)), .sheet(.present(.reply(to: "7", text: "Yes"))),
    .sheet(.dismiss(id: "composer")), .back,
    .configure(RouterRules(duplicates: .ignoreIfOnTop, depth: 20)),
    .adapt(
      Traits(
        horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 390, height: 844,
        idiom: .phone, orientation: .portrait)),
  ]

  @Test("a stack is refused, or whole", arguments: SeededGenerator.seeds(1))
  func stacks(seed: UInt64) throws {
    let texts = try (0...Self.path.count).map { try json(RouteStack(Self.path.prefix($0))) }
    try damage(texts, RouteStack<ReaderRoute>.self, seed: seed) { #expect($0.violation == nil) }
  }

  @Test("a slot is refused, or whole", arguments: SeededGenerator.seeds(2))
  func slots(seed: UInt64) throws {
    let texts = try ([nil] + Self.sheets.map(Optional.some)).map { try json(SheetSlot($0)) }
    try damage(texts, SheetSlot<ReaderSheet>.self, seed: seed) { #expect($0.violation == nil) }
  }

  @Test("a router is refused, or whole", arguments: SeededGenerator.seeds(3))
  func routers(seed: UInt64) throws {
    let texts = try Self.sheets.indices.map { index in
      try json(
        Place(
          path: RouteStack(Self.path.prefix(index)),
          presentedSheet: index == 0 ? nil : Self.sheets[index]))
    }
    let rules = RouterRules(depth: 5)
    let context: ReadingContext = [.routerConfiguration: Configuration(rules: rules)]
    try damage(texts, Place.self, seed: seed, under: context) {
      #expect($0.violation == nil)
      #expect($0.path.count <= 5 && $0.rules == rules)
    }
  }

  /// Routers with everything that a chain has.
  static let chains: [Router<Cards>] = [
    .after([.sheet("x"), .popover("y", anchor: "bar", at: 2), .push("a", on: 1), .alert("q")]),
    .after([
      .at(level: 0, .push("a", asker: .root)), .push("b"), .mark(.screen("b")), .cover("x"),
      .at(level: 1, .push("c", asker: .screen("a"))), .mark(.item("x")), .dismiss(),
    ]),
    .after(
      rules: RouterRules(presenting: .queue, hostWaits: true),
      [.sheet("x"), .cover("y"), .alert("q", at: 1), .dismiss()]),
    .after([.at(level: 0, .search(.setSearchText("t"))), .sheet("x", at: 1)]),
  ]

  @Test("a router with a chain is refused, or whole", arguments: SeededGenerator.seeds(5))
  func chains(seed: UInt64) throws {
    let texts = try Self.chains.map { try json($0) }
    let rules = RouterRules(depth: 5, presenting: .queue, hostWaits: true, levels: 3)
    try damage(
      texts, Router<Cards>.self, seed: seed,
      under: [.routerConfiguration: Configuration(rules: rules)]
    ) { router in
      #expect(router.violation == nil)
      var copy = router
      _ = copy.confirmExit()
      _ = copy.lasting()
      for action in ChainWalkTests.actions.prefix(20) { _ = router.performing(action) }
    }
  }

  @Test(
    "an action of the chain is refused, or can be performed", arguments: SeededGenerator.seeds(6))
  func chainActions(seed: UInt64) throws {
    let forms = ChainActionCodingTests.withoutLevel + ChainActionCodingTests.withLevel
    let texts = try forms.map { try json(Step($0.value, in: .user)) }
    try damage(texts, Step<Router<Cards>.Action>.self, seed: seed) { step in
      for router in Self.chains { _ = router.performing(step.action, in: step.context) }
    }
  }

  @Test("an action is refused, or can be performed", arguments: SeededGenerator.seeds(4))
  func actions(seed: UInt64) throws {
    let texts = try Self.actions.map { try json(Step($0, in: .user)) }
    let router = try Place(
      path: Self.path, presentedSheet: .about,
      configuration: Configuration(rules: RouterRules(depth: 6)))
    try damage(texts, Step<Place.Action>.self, seed: seed) {
      _ = router.performing($0.action, in: $0.context)
    }
  }

  /// Reads 2,500 damaged texts, and checks what can be read.
  private func damage<Value: Codable & Hashable>(
    _ texts: [String], _ type: Value.Type, seed: UInt64, under context: ReadingContext = [:],
    check: (Value) -> Void
  ) throws {
    let decoder = JSONDecoder()
    decoder.userInfo = context
    var mutator = JSONMutator(texts: texts, generator: SeededGenerator(seed: seed))
    var accepted = 0
    for number in 0..<Self.count {
      let bytes = mutator.next()
      do {
        let value = try decoder.decode(type, from: Data(bytes))
        accepted += 1
        check(value)
        let copy = try recoded(value, under: context)
        #expect(copy == value, "text \(number): \(String(decoding: bytes, as: UTF8.self))")
      } catch {
        #expect(
          error is DecodingError,
          "text \(number): \(error) for \(String(decoding: bytes, as: UTF8.self))")
      }
    }
    // Damage that is always or never noticed proves little.
    #expect((50...2_450).contains(accepted), "\(accepted)")
  }
}
