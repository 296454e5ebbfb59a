import Foundation
import NavState
import NavStateSample

// The sample's columns once more, bound in other ways.

/// Plain projections of columns, which are three: the same rules, and nobody hears.
struct ProjectedColumns: View {
  @Bindable var host: Host<SplitViewState<Reader>>
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    NavigationSplitView(
      columnVisibility: $host.state.columnVisibility,
      preferredCompactColumn: $host.state.compactColumn
    ) {
      List(selection: $host.state.sidebarItem) {
        ForEach(ReaderSection.fixed) { Text($0.id).tag($0) }
      }
    } content: {
      List(selection: $host.state.contentItems) {
        ForEach(Reader.items(in: .timelines, of: ReaderAccount())) { Text($0.id).tag($0) }
      }
    } detail: {
      NavigationStack(path: $host.state[.detail].path) {
        ReaderRoot(title: "\(host.state.contentSelection)")
      }
      .inspector(isPresented: $host.state.isInspectorPresented) {
        Text("Inspector")
      }
    }
    .onChange(of: sizeClass, initial: true) { _, now in
      host.state.adapt(to: Traits(horizontalSizeClass: SizeClass(now)))
    }
  }
}

/// Two columns, with all that can be said of them; nobody hears which is on top.
struct WrittenColumns: View {
  @Bindable var host: Host<SplitViewState<Reader>>

  var body: some View {
    NavigationSplitView(columnVisibility: $host.state.columnVisibility) {
      List(selection: $host.state.sidebarItem) {
        ForEach(ReaderSection.fixed) { Text($0.id).tag($0) }
      }
      .navigationSplitViewColumnWidth(min: 180, ideal: 240, max: 320)
    } detail: {
      NavigationStack(path: $host.state.path) {
        ReaderRoot(title: "\(host.state.sidebarSelection)")
      }
      .navigationSplitViewColumnWidth(560)
      .inspector(isPresented: $host.state.isInspectorPresented) {
        Text("Inspector")
          .inspectorColumnWidth(min: 200, ideal: 240, max: 320)
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

/// A tab that owns a split view of two columns.
struct TabColumns: View {
  let host: Host<TabRouter<Reader>>
  let tab: ReaderTab

  var body: some View {
    let tab = tab
    NavigationSplitView(
      columnVisibility: host.columns(in: tab, \.columnVisibility) {
        SplitVisibility($0).map { .setVisibility($0) }
      },
      preferredCompactColumn: host.columns(in: tab, \.compactColumn) {
        host.state[tab].move(to: $0)
      }
    ) {
      List(
        selection: host.columns(in: tab, \.sidebarItem) { .selectSidebar(ColumnSelection($0)) }
      ) {
        ForEach(ReaderSection.fixed) { Text($0.id).tag($0) }
      }
    } detail: {
      NavigationStack(path: host.path(in: tab)) {
        ReaderRoot(title: "\(host.state[tab].sidebarSelection)")
      }
    }
  }
}

/// One stack in narrow windows, columns in wide ones.
struct ReaderShapes: View {
  @Bindable var host: Host<SplitViewState<Reader>>
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    HStack {
      if sizeClass == .compact {
        NavigationStack(path: $host.state.compactPath) {
          List(selection: $host.state.sidebarItem) {
            ForEach(ReaderSection.fixed) { Text($0.id).tag($0) }
          }
          .navigationDestination(for: SplitScreen<Reader>.self) { Text("\($0)") }
        }
      } else {
        WrittenColumns(host: host)
      }
    }
    .onChange(of: sizeClass, initial: true) { _, now in
      host.state.adapt(to: Traits(horizontalSizeClass: SizeClass(now)))
    }
  }
}

/// The two ways to bind columns to their host.
enum ColumnWiring: CaseIterable {
  case hosted
  case projected

  @MainActor
  func window(_ host: Host<SplitViewState<Reader>>) -> Window {
    switch self {
    case .hosted: Window(ReaderColumns(host: host))
    case .projected: Window(ProjectedColumns(host: host))
    }
  }
}
