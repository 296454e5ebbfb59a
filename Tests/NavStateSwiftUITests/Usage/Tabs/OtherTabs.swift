import NavState
import NavStateSample

// The sample's tabs once more, bound in other ways.

/// Plain projections: the same rules, and nobody hears.
struct ProjectedTabs: View {
  @Bindable var host: Host<TabRouter<Reader>>

  var body: some View {
    TabView(selection: $host.state.shownTab) {
      ForEach(host.state.catalog.items) { item in
        Tab(value: item.id) {
          NavigationStack(path: $host.state[item.id].path) {
            ReaderRoot(title: item.id.id)
          }
          .sheet(item: $host.state[item.id][sheet: 1]) { sheet in
            Text(sheet.id)
          }
        } label: {
          Text(item.id.id)
        }
        .hidden(item.isHidden)
        .disabled(item.isDisabled)
      }
    }
  }
}

/// Tabs that are written out, with all that can be said of them.
struct WrittenTabs: View {
  let host: Host<TabRouter<Reader>>
  @Binding var customization: TabViewCustomization

  var body: some View {
    TabView(selection: host.binding(\.selection) { .select($0) }) {
      Tab(value: ReaderTab.home) {
        ReaderPane(host: host, tab: .home)
      } label: {
        Text("Home")
      }
      .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      Tab(value: ReaderTab.explore, role: .search) {
        SearchingPane(host: host, tab: .explore)
      } label: {
        Text("Explore")
      }
      .badge(host.state.catalog.items.count)
      TabSection("Own") {
        Tab(value: ReaderTab.likes) {
          ReaderPane(host: host, tab: .likes)
        } label: {
          Text("Likes")
        }
        .customizationID("likes")
        .defaultVisibility(.hidden, for: .tabBar)
      }
      .customizationID("own")
      .tabPlacement(.sidebarOnly)
    }
    .tabViewCustomization($customization)
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory(isEnabled: host.state.bar.isAccessoryEnabled) {
      Text("Playing")
    }
  }
}

/// Two tabs, one of which is for searching.
struct SearchingTabs: View {
  let host: Host<TabRouter<Reader>>

  var body: some View {
    TabView(selection: host.binding(\.selection) { .select($0) }) {
      Tab(value: ReaderTab.home) {
        ReaderPane(host: host, tab: .home)
      } label: {
        Text("Home")
      }
      Tab(value: ReaderTab.explore, role: .search) {
        SearchingPane(host: host, tab: .explore)
      } label: {
        Text("Explore")
      }
    }
    .tabViewSearchActivation(.automatic)
  }
}

/// A pane with a search field.
struct SearchingPane: View {
  let host: Host<TabRouter<Reader>>
  let tab: ReaderTab

  var body: some View {
    ReaderPane(host: host, tab: tab)
      .searchable(
        text: host.binding {
          $0[tab][searchText: 0]
        } action: {
          .pane(.at(level: 0, .search(.setSearchText($0))), tab: tab)
        },
        isPresented: host.binding {
          $0[tab][isSearching: 0]
        } action: {
          .pane(.at(level: 0, .search($0 ? .beginSearch : .endSearch())), tab: tab)
        })
  }
}

/// The two ways to bind tabs to their host.
enum TabWiring: CaseIterable {
  case hosted
  case projected

  @MainActor
  func window(_ host: Host<TabRouter<Reader>>) -> any View {
    switch self {
    case .hosted: ReaderTabs(host: host)
    case .projected: ProjectedTabs(host: host)
    }
  }
}
