import NavState
import NavStateSample

/// The memory of a window's tabs beside that of the arrays that an app writes by hand.
func tabSizeRows() -> [SizeComparison] {
  [
    size(of: [], "TabRouter of three tabs in memory", bar: 1.3),
    size(
      of: [.inbox, .search, .inbox], "TabRouter of three tabs in memory, with visits", bar: nil),
  ]
}

/// Three tabs over the sample's screens, with no sheets.
private enum ThreeTabs: CodableScheme {
  typealias Route = ReaderRoute

  enum Tab: String, Hashable, Sendable, Codable, CaseIterable {
    case home
    case search
    case inbox
  }
}

/// What an app writes by hand: the path of each tab.
private struct PlainPaths {
  var home: [ReaderRoute]
  var search: [ReaderRoute]
  var inbox: [ReaderRoute]
}

/// Screens without text on the heap, which would make both sides larger and so more alike.
private let routes: [ReaderRoute] = [.trending, .drafts, .bookmarks]

/// As decoded, which leaves no room for more screens on either side.
private func size(of visits: [ThreeTabs.Tab], _ name: String, bar: Double?) -> SizeComparison {
  guard let catalog = try? TabCatalog(ThreeTabs.Tab.allCases) else {
    preconditionFailure("three tabs are a catalog")
  }
  let configuration = Configuration(rules: TabRules(catalog: catalog))
  let bytes = bytes(under: configuration, visits)
  let decoder = CodedDecoder(userInfo: [.tabConfiguration: configuration])
  return SizeComparison(
    name, depth: routes.count, against: "struct of three [Route]", bar: bar,
    ours: {
      guard let router = try? decoder.decode(TabRouter<ThreeTabs>.self, from: bytes) else {
        preconditionFailure("what was written is read")
      }
      return router
    },
    plain: { PlainPaths(home: exactly(), search: exactly(), inbox: exactly()) })
}

private func bytes(
  under configuration: Configuration<TabRules<ThreeTabs.Tab>>, _ visits: [ThreeTabs.Tab]
) -> [UInt8] {
  var router = TabRouter<ThreeTabs>(configuration: configuration)
  for tab in ThreeTabs.Tab.allCases {
    router[tab].set(to: RouteStack(routes))
  }
  for tab in visits { router.select(tab) }
  guard let bytes = try? CodedEncoder().encode(router) else {
    preconditionFailure("the sample's screens are written")
  }
  return bytes
}

/// An array of its own, with no room for more.
private func exactly() -> [ReaderRoute] {
  var paths: [ReaderRoute] = []
  paths.reserveCapacity(routes.count)
  paths.append(contentsOf: routes)
  return paths
}
