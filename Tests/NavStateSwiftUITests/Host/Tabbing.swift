import NavState

// README: from the next line to the end, after `import NavState` and `import SwiftUI`.

extension Host {
  /// The screens of a tab.
  func path<Scheme>(in tab: Scheme.Tab) -> Binding<RouteStack<Scheme.Route>>
  where Model == TabRouter<Scheme> {
    binding {
      $0[tab].path
    } action: {
      .pane(.stack(.set($0)), tab: tab)
    }
  }

  /// The sheet of a tab; SwiftUI writes `nil` when the user ends it.
  func sheet<Scheme>(in tab: Scheme.Tab) -> Binding<Scheme.Sheet?>
  where Model == TabRouter<Scheme> {
    let shown = state[tab][sheet: 1]
    return binding {
      $0[tab][sheet: 1]
    } action: { _ in
      shown.map { .pane(.sheet(.dismiss(id: $0.id)), tab: tab) }
    }
  }
}

extension TabCatalog.Placement {
  var tabPlacement: TabPlacement {
    switch self {
    case .automatic: .automatic
    case .pinned: .pinned
    case .sidebarOnly: .sidebarOnly
    }
  }
}
