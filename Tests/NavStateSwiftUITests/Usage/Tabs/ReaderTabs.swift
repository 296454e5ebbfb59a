import NavState
import NavStateSample

// README: from the next line to the end.

/// A window with tabs, whatever the catalog says.
struct ReaderTabs: View {
  let host: Host<TabRouter<Reader>>

  var body: some View {
    let catalog = host.state.catalog
    TabView(selection: host.binding(\.shownTab) { .select($0) }) {
      ForEach(catalog.items.filter { catalog.section(of: $0.id) == nil }) { item in
        tab(item)
      }
      ForEach(catalog.sections) { section in
        TabSection(section.id) {
          ForEach(section.tabs) { item in
            tab(item)
          }
        }
        .hidden(section.isHidden)
        .tabPlacement(section.placement.tabPlacement)
      }
    }
  }

  private func tab(_ item: TabCatalog<ReaderTab>.Item) -> some TabContent<ReaderTab> {
    Tab(value: item.id, role: item.role == .search ? .search : nil) {
      ReaderPane(host: host, tab: item.id)
    } label: {
      Text(item.id.id)
    }
    .badge(item.badge?.shownText)
    .hidden(item.isHidden)
    .disabled(item.isDisabled)
    .tabPlacement(item.placement.tabPlacement)
  }
}

/// What a tab shows: its own stack, and its own sheet.
struct ReaderPane: View {
  let host: Host<TabRouter<Reader>>
  let tab: ReaderTab

  var body: some View {
    NavigationStack(path: host.path(in: tab)) {
      ReaderRoot(title: tab.id)
    }
    .sheet(item: host.sheet(in: tab)) { sheet in
      Text(sheet.id)
    }
  }
}
