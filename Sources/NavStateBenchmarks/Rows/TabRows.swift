import NavState
import NavStateSample

/// A window's tabs beside the dictionary that an app writes by hand.
func tabRows(depth: Int) -> [Comparison] {
  [selectAndPush(depth), selectAndPushInLists(depth)]
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

/// Tabs over the sample's screens, some of them of lists that a person has made.
enum ListTabs: CodableScheme {
  typealias Route = ReaderRoute

  enum Tab: Hashable, Sendable, Codable {
    case home
    case search
    case list(id: String)
  }

  /// Five tabs, made at run time, since text from a literal is never counted by references.
  static func tabs() -> [Tab] {
    [.home, .search] + (1...3).map { .list(id: "list \($0) of person\($0)@social.example") }
  }
}

/// What an app writes by hand: which tab is selected, and the path of each.
private struct PlainTabs<Tab: Hashable> {
  var selected: Tab
  var paths: [Tab: [ReaderRoute]]
}

private let mask = Elements.feedCount - 1

private func selectAndPush(_ depth: Int) -> Comparison {
  let feed = Elements.feed()
  let tabs = FiveTabs.Tab.allCases
  return Comparison(
    "TabRouter copy, select+push through reduce, outcomes kept", depth: depth,
    against: "struct of tab and [Tab: [Route]], copied", bar: 1,
    ours: Subject(tabRouter(FiveTabs.self, tabs, depth: depth)) { router, count in
      for index in 0..<count {
        var copy = router
        keep(copy.reduce(.select(tabs[1 + index & 3]), in: Context()))
        keep(copy.reduce(.pane(.stack(.push(feed[index & mask], duplicates: nil))), in: Context()))
        escape(&copy)
      }
    },
    plain: Subject(plainTabs(tabs, depth)) { plain, count in
      for index in 0..<count {
        var copy = plain
        copy.selected = tabs[1 + index & 3]
        copy.paths[copy.selected, default: []].append(feed[index & mask])
        escape(&copy)
      }
    })
}

/// The same loop again: a generic one would measure what is not specialized.
private func selectAndPushInLists(_ depth: Int) -> Comparison {
  let feed = Elements.feed()
  let tabs = ListTabs.tabs()
  return Comparison(
    "TabRouter copy, select+push, tabs made from data", depth: depth,
    against: "struct of tab and [Tab: [Route]], copied", bar: nil,
    ours: Subject(tabRouter(ListTabs.self, tabs, depth: depth)) { router, count in
      for index in 0..<count {
        var copy = router
        keep(copy.reduce(.select(tabs[1 + index & 3]), in: Context()))
        keep(copy.reduce(.pane(.stack(.push(feed[index & mask], duplicates: nil))), in: Context()))
        escape(&copy)
      }
    },
    plain: Subject(plainTabs(tabs, depth)) { plain, count in
      for index in 0..<count {
        var copy = plain
        copy.selected = tabs[1 + index & 3]
        copy.paths[copy.selected, default: []].append(feed[index & mask])
        escape(&copy)
      }
    })
}

private func plainTabs<Tab: Hashable>(_ tabs: [Tab], _ depth: Int) -> PlainTabs<Tab> {
  let paths = tabs.map { ($0, Elements.stack(depth: depth)) }
  return PlainTabs(selected: tabs[0], paths: Dictionary(uniqueKeysWithValues: paths))
}

private func tabRouter<Scheme: NavigationScheme>(
  _: Scheme.Type, _ tabs: [Scheme.Tab], depth: Int
) -> TabRouter<Scheme> where Scheme.Route == ReaderRoute {
  guard let catalog = try? TabCatalog(tabs) else {
    preconditionFailure("tabs that differ are a catalog")
  }
  var router = TabRouter<Scheme>(configuration: Configuration(rules: TabRules(catalog: catalog)))
  for tab in tabs {
    router.select(tab)
    router.set(to: RouteStack(Elements.stack(depth: depth)))
  }
  router.select(tabs[0])
  return router
}
