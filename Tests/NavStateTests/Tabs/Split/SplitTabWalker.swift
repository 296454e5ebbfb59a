import NavState
import NavStateTestSupport

/// Random steps through tabs of which some own split views, in catalogs that change which.
struct SplitTabWalker: Walker {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static let lines = [
    "home mail notes", "notes mail home find?", "home mail", "home", "mail- home notes#",
    "home notes lists(mail b)", "find? home mail> notes>",
  ]
  static let tabs = ["home", "mail", "notes", "find", "b"]

  var columns: SplitWalker
  var generator: SeededGenerator

  init(seed: UInt64) {
    columns = SplitWalker(seed: seed)
    generator = SeededGenerator(seed: seed &+ 1)
  }

  /// Rules over one of the catalogs, in which any tab may own a split view.
  mutating func rules() -> TabRules<String> {
    var owners: [String: SplitRules?] = [:]
    for tab in Self.tabs {
      let isOwner = generator.number(below: 4) < (tab == "mail" || tab == "notes" ? 3 : 1)
      owners[tab] = .some(isOwner ? columns.rules() : nil)
    }
    return .split(
      generator.pick(Self.lines), owners, router: generator.pick(ChainWalkTests.rules),
      reselecting: generator.pick(ReselectRule.allCases),
      back: generator.pick(TabBackRule.allCases), visits: generator.pick([0, 1, 8, 9]),
      parking: generator.pick([0, 1, 16, 16]), search: generator.pick(SearchActivation.allCases),
      twins: ["mail": "home"])
  }

  /// Any step; new rules every now and then.
  mutating func step() -> Do {
    let cause = generator.pick(Cause.allCases)
    let tab = generator.pick([nil, nil, "mail", "mail", "notes", "home", "find", "?"])
    var step: Do
    switch generator.number(below: 40) {
    case 0...5: step = .select(generator.pick(Self.tabs), by: cause)
    case 6, 7: step = .back(in: generator.pick([nil, tab]), by: cause)
    case 8: step = generator.pick([.confirm, .cancel])
    case 9: step = .configure(rules())
    case 10: step = Step(.adapt(generator.pick(SplitWalker.windows)))
    case 11: step = .column(.set([]), in: tab, by: generator.pick([.user, .container]))
    case 12: step = .set("", in: tab, by: generator.pick([.user, .container]))
    case 13...16:
      step = Step(.pane(generator.pick(TabWalker.actions), tab: tab), in: Context(cause: cause))
    default:
      let inner = columns.step()
      if case .pane = inner.action {
        step = .on(tab, inner)
      } else {
        step = .select(generator.pick(Self.tabs))
      }
    }
    if generator.number(below: 16) == 0 { step = step.byForce }
    return step
  }

  mutating func window() -> Traits { generator.pick(SplitWalker.windows) }

  static func words(of tabs: Place) -> String { tabs.columnWords }
}
