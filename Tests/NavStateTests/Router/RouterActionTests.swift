import NavState
import Testing

/// What every action does in every kind of state, but for the limit of the depth.
@Suite("Router.Action")
struct RouterActionTests {
  typealias Place = Router<Cards>
  typealias Row = Transition<Place>

  static let backs: [Row] = [
    Row(.at(""), .back, .unhandled),
    Row(.at("a"), .back, .changed(.stack(.popped(["a"]))), .at("")),
    Row(.at("a b"), .back, .changed(.stack(.popped(["b"]))), .at("a")),
    Row(.at("", "x"), .back, .changed(.sheet(.dismissed("x", cause: .code))), .at("")),
    Row(.at("a b", "x"), .back, .changed(.sheet(.dismissed("x", cause: .code))), .at("a b")),
  ]

  static let deep = RouterRules(depth: 5)
  static let flat = RouterRules(depth: 1)

  static let configurations: [Row] = [
    Row(.at("a"), .configure(RouterRules()), .unchanged),
    Row(.at("a", "x", rules: deep), .configure(deep), .unchanged),
    Row(.at("a", "x"), .configure(deep), .changed([]), .at("a", "x", rules: deep)),
    Row(.at("a", rules: deep), .configure(flat), .changed([]), .at("a", rules: flat)),
    Row(.at("a b", rules: deep), .configure(flat), .refused(.tooDeep(limit: 1))),
    Row(.at("a", rules: flat), .configure(RouterRules(depth: 0)), .refused(.tooDeep(limit: 0))),
    Row(
      .at("", rules: flat), .configure(RouterRules(depth: 0)), .changed([]),
      .at("", rules: RouterRules(depth: 0))),
    // A refused configuration is refused whole.
    Row(
      .at("a b"), .configure(RouterRules(duplicates: .moveToTop, depth: 1)),
      .refused(.tooDeep(limit: 1))),
    // New rules leave alone what is there already.
    Row(
      .at("a a"), .configure(RouterRules(duplicates: .ignoreIfOnTop)), .changed([]),
      .at("a a", rules: RouterRules(duplicates: .ignoreIfOnTop))),
    Row(
      .at("a", traits: Traits(width: 320)), .configure(flat), .changed([]),
      .at("a", rules: flat, traits: Traits(width: 320))),
  ]

  static let phone = Traits(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 390, height: 844,
    idiom: .phone, orientation: .portrait)

  static let turned = Traits(
    horizontalSizeClass: .regular, verticalSizeClass: .compact, width: 844, height: 390,
    idiom: .phone, orientation: .landscape)

  static let adaptations: [Row] = [
    Row(.at("a"), .adapt(Traits()), .unchanged),
    Row(.at("a"), .adapt(.initial), .unchanged),
    Row(.at("a"), .adapt(Traits(horizontalSizeClass: .regular)), .unchanged),
    Row(.at("a", "x"), .adapt(phone), .changed([]), .at("a", "x", traits: phone)),
    Row(.at("a", traits: phone), .adapt(phone), .unchanged),
    Row(.at("a", traits: phone), .adapt(turned), .changed([]), .at("a", traits: turned)),
    Row(.at("a", traits: phone), .adapt(Traits()), .unchanged),
    Row(
      .at("a", rules: flat), .adapt(phone), .changed([]), .at("a", rules: flat, traits: phone)),
    Row(
      .at("a", traits: phone), .adapt(Traits(horizontalSizeClass: .regular)), .changed([]),
      .at(
        "a",
        traits: Traits(
          horizontalSizeClass: .regular, verticalSizeClass: .regular, width: 390, height: 844,
          idiom: .phone, orientation: .portrait))),
    Row(
      .at("a", traits: phone),
      .adapt(Traits(verticalSizeClass: .compact, width: 844, height: 390, orientation: .landscape)),
      .changed([]),
      .at(
        "a",
        traits: Traits(
          horizontalSizeClass: .compact, verticalSizeClass: .compact, width: 844, height: 390,
          idiom: .phone, orientation: .landscape))),
  ]

  @Test("a step back ends what is presented, then pops, then is the parent's", arguments: backs)
  func back(row: Row) {
    row.check()
  }

  @Test("back goes on until nothing is left")
  func backToTheEnd() {
    var router = Place.at("a b", "x")
    #expect(router.back() == .changed([.sheet(.dismissed("x", cause: .code))]))
    #expect(router.back() == .changed([.stack(.popped(["b"]))]))
    #expect(router.back() == .changed([.stack(.popped(["a"]))]))
    #expect(router.back() == .unhandled)
    #expect(router.back() == .unhandled)
  }

  @Test("a step back ends what is presented with the cause of whoever asks")
  func backCause() {
    for cause in Cause.allCases {
      var router = Place.at("a", "x")
      let events = router.back(in: Context(cause: cause)).events.map { "\($0)" }
      #expect(events == ["dismissed(x, cause: \(cause.rawValue))"])
    }
  }

  @Test("new rules replace the old ones, unless the stack breaks them", arguments: configurations)
  func configure(row: Row) {
    row.check()
  }

  @Test("new traits replace the old ones, and what is not known stays", arguments: adaptations)
  func adapt(row: Row) {
    row.check()
  }

  @Test("a method is its action, with its context")
  func methods() {
    var router = Place.at("a", "x")
    #expect(
      router.back(in: .user) == .changed([.sheet(.dismissed("x", cause: .user))]))
    #expect(router.configure(Self.flat) == .changed([]))
    #expect(router.configure(Self.flat) == .unchanged)
    #expect(router.adapt(to: Self.phone) == .changed([]))
    #expect(router.adapt(to: Self.phone) == .unchanged)
    #expect(router == .at("a", rules: Self.flat, traits: Self.phone))
  }

  @Test("an action says what it changes")
  func subjects() {
    #expect(Place.Action.stack(.popToRoot).subject == .place)
    #expect(Place.Action.sheet(.dismiss()).subject == .place)
    #expect(Place.Action.back.subject == .place)
    #expect(Place.Action.configure(Self.flat).subject == .rules)
    #expect(Place.Action.adapt(Self.phone).subject == .traits)
  }
}
