import NavState
import NavStateTestSupport

/// Random steps through tabs that have everything: chains, marks, searches, parked tabs, customization,
/// catalogs that change, one of them with more places than a byte counts.
struct TabWalker: Walker {
  typealias Place = TabRouter<Cards>

  static let wide = (0..<300).map { "t\($0)" }.joined(separator: " ") + " home inbox"

  static let lines = [
    "home inbox news find?", "home news- find? compose!", "inbox# home", "find? mail news# inbox",
    "home- lists(a b c) inbox", "news! home lists-(a b) mail c", wide,
  ]

  static let tabs = [
    "home", "inbox", "news", "find", "mail", "compose", "a", "b", "c", "lists", "t7", "t254",
    "t299",
    "?",
  ]

  /// Actions of panes, those of chains most of all.
  static let actions: [PaneAction<Cards>] = ChainWalkTests.actions.compactMap { PaneAction($0) }

  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Rules over one of the catalogs.
  mutating func rules() -> TabRules<String> {
    .of(
      generator.pick(Self.lines), router: generator.pick(ChainWalkTests.rules),
      reselecting: generator.pick(ReselectRule.allCases),
      back: generator.pick(TabBackRule.allCases),
      visits: generator.pick([0, 1, 3, 8, 8, 9, 40, 40]),
      parking: generator.pick([0, 1, 2, 16]), search: generator.pick(SearchActivation.allCases),
      minimizing: generator.pick([.automatic, .never]))
  }

  /// Any step; new rules every now and then.
  mutating func step() -> Step<Place.Action> {
    let tab = generator.pick([nil, nil] + Self.tabs.map(Optional.some))
    let cause = generator.pick(Cause.allCases)
    var step: Step<Place.Action> =
      switch generator.number(below: 64) {
      case 0...19: .select(generator.pick(Self.tabs), by: cause)
      case 20...23: .push(generator.pick(["a", "b"]), in: tab)
      case 24...26:
        .set(
          generator.pick(["", "", "a b"]), in: generator.pick([nil, tab]),
          by: generator.pick([.user, .container, cause]))
      case 27, 28: .back(by: cause)
      case 29: .bar(.minimize(generator.number(below: 2) == 0))
      case 30: .bar(.place(generator.pick([.sidebar, .bar, .automatic])))
      case 31: generator.pick([.confirm, .cancel])
      case 32, 33: Step(.customize(customization()), in: .user)
      case 34...37: .mark(generator.pick(["a", "b"]), in: tab)
      case 38: .configure(rules())
      default: Step(.pane(generator.pick(Self.actions), tab: tab), in: Context(cause: cause))
      }
    if generator.number(below: 16) == 0 { step = step.byForce }
    return step
  }

  private mutating func customization() -> TabCustomization.Action {
    let ids = [generator.pick(Self.tabs), generator.pick(Self.tabs)]
    return switch generator.number(below: 6) {
    case 0: .setTabOrder(ids, section: "lists")
    case 1: .setBarSlots(ids)
    case 2: .setSectionOrder(["lists"])
    case 3: .resetVisibility(in: .bar)
    default:
      .setVisibility(
        generator.pick([.visible, .hidden, .automatic]), of: ids[0],
        in: generator.pick([.bar, .sidebar]))
    }
  }

  func window() -> Traits { Traits(width: 390) }
}
