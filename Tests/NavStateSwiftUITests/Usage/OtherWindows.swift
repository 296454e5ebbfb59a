import NavState
import NavStateSample

// The sample's window once more, bound in other ways.

/// Plain projections: the same rules, and nobody hears.
struct ProjectedWindow: View {
  @Bindable var host: Host<Router<Reader>>

  var body: some View {
    NavigationStack(path: $host.state.path) {
      ReaderRoot()
    }
    .sheet(item: $host.state.presentedSheet) { sheet in
      Text(sheet.id)
    }
  }
}

/// The host is the window's own, as it is in most apps; what is presented covers it.
struct OwningWindow: View {
  @State var host = Host(Router<Reader>())

  var body: some View {
    NavigationStack(path: $host.state.path) {
      ReaderRoot()
    }
    .fullScreenCover(item: $host.state.presentedSheet) { sheet in
      Text(sheet.id)
    }
  }
}

/// A stack alone, whoever owns it.
struct StackWindow: View {
  @Binding var stack: RouteStack<ReaderRoute>

  var body: some View {
    NavigationStack(path: $stack) {
      ReaderRoot()
    }
  }
}

/// What lies under all screens, with a link and what each link leads to.
struct ReaderRoot: View {
  var title = "Root"

  var body: some View {
    Text(title)
    NavigationLink(value: ReaderRoute.trending) {
      Text("Trending")
    }
    .navigationDestination(for: ReaderRoute.self) { route in
      Text(route.id)
    }
  }
}

/// A window with a search field.
struct SearchingWindow: View {
  let host: Host<Router<Reader>>

  var body: some View {
    ReaderLevel(host: host)
      .searchable(
        text: host.binding(\.search.text) { .at(level: 0, .search(.setSearchText($0))) },
        isPresented: host.binding(\.search.isActive) {
          .at(level: 0, .search($0 ? .beginSearch : .endSearch()))
        })
  }
}

/// Plain projections of a level, one for each kind.
struct ProjectedLevel: View {
  @Bindable var host: Host<Router<Reader>>
  var level = 0
  var sheet: ReaderSheet?

  var body: some View {
    let next = level + 1
    NavigationStack(path: $host.state[path: level]) {
      ReaderRoot(title: sheet?.id ?? "Root")
    }
    .searchable(text: $host.state[searchText: level], isPresented: $host.state[isSearching: level])
    .sheet(item: $host.state[sheet: next]) { ProjectedLevel(host: host, level: next, sheet: $0) }
    .fullScreenCover(item: $host.state[fullScreenCover: next]) {
      ProjectedLevel(host: host, level: next, sheet: $0)
    }
    .popover(item: $host.state[popover: next]) {
      ProjectedLevel(host: host, level: next, sheet: $0)
    }
  }
}

/// The two ways to bind a window to its host.
enum Wiring: CaseIterable {
  case hosted
  case projected

  @MainActor
  func window(_ host: Host<Router<Reader>>) -> any View {
    switch self {
    case .hosted: ReaderWindow(host: host)
    case .projected: ProjectedWindow(host: host)
    }
  }
}
