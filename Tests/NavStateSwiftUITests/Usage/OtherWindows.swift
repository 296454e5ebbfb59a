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
  var body: some View {
    Text("Root")
    NavigationLink(value: ReaderRoute.trending) {
      Text("Trending")
    }
    .navigationDestination(for: ReaderRoute.self) { route in
      Text(route.id)
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
