import NavState
import NavStateSample

/// A window's tabs beside the dictionary that an app writes by hand.
func tabRows(depth: Int) -> [Comparison] {
  [selectAndPush(depth)]
}

/// Five tabs over the sample's screens, with no sheets.
enum FiveTabs: CodableScheme {
  typealias Route = ReaderRoute

  enum Tab: String, Hashable, Sendable, Codable, CaseIterable {
    case home
    case search
    case inbox
    case lists
    case profile
  }
}

/// What an app writes by hand: which tab is selected, and the path of each.
private struct PlainTabs {
  var selected: FiveTabs.Tab
  var paths: [FiveTabs.Tab: [ReaderRoute]]
}

private let mask = Elements.feedCount - 1

private func selectAndPush(_ depth: Int) -> Comparison {
  let feed = Elements.feed()
  let tabs = FiveTabs.Tab.allCases
  return Comparison(
    "TabRouter copy, select+push through reduce, outcomes kept", depth: depth,
    against: "struct of tab and [Tab: [Route]], copied", bar: 1,
    ours: Subject(tabRouter(depth)) { router, count in
      for index in 0..<count {
        var copy = router
        keep(copy.reduce(.select(tabs[1 + index & 3]), in: Context()))
        keep(copy.reduce(.pane(.stack(.push(feed[index & mask], duplicates: nil))), in: Context()))
        escape(&copy)
      }
    },
    plain: Subject(plainTabs(depth)) { plain, count in
      for index in 0..<count {
        var copy = plain
        copy.selected = tabs[1 + index & 3]
        copy.paths[copy.selected, default: []].append(feed[index & mask])
        escape(&copy)
      }
    })
}

private func plainTabs(_ depth: Int) -> PlainTabs {
  let paths = FiveTabs.Tab.allCases.map { ($0, Elements.stack(depth: depth)) }
  return PlainTabs(selected: .home, paths: Dictionary(uniqueKeysWithValues: paths))
}

private func tabRouter(_ depth: Int) -> TabRouter<FiveTabs> {
  guard let catalog = try? TabCatalog(FiveTabs.Tab.allCases) else {
    preconditionFailure("five tabs are a catalog")
  }
  var router = TabRouter<FiveTabs>(configuration: Configuration(rules: TabRules(catalog: catalog)))
  for tab in FiveTabs.Tab.allCases {
    router.select(tab)
    router.set(to: RouteStack(Elements.stack(depth: depth)))
  }
  router.select(.home)
  return router
}
