import NavState
import NavStateSample

// README: from the next line to the end.

/// Sections, their items, and what is shown of them; a column of its own beside, and an inspector.
struct ReaderColumns: View {
  let host: Host<SplitViewState<Reader>>
  var account = ReaderAccount()
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    HStack {
      NavigationSplitView(
        columnVisibility: host.columns(\.columnVisibility) {
          SplitVisibility($0).map { .setVisibility($0) }
        },
        preferredCompactColumn: host.columns(\.compactColumn) { host.state.move(to: $0) }
      ) {
        List(selection: host.columns(\.sidebarItem) { .selectSidebar(ColumnSelection($0)) }) {
          ForEach(ReaderSection.fixed) { Text($0.id).tag($0) }
        }
      } content: {
        List(selection: host.columns(\.contentItems) { .selectContent(ColumnSelection($0)) }) {
          ForEach(items) { Text($0.id).tag($0) }
        }
      } detail: {
        ReaderColumn(host: host, column: .detail, title: "\(host.state.contentSelection)")
      }
      .inspector(
        isPresented: host.columns(\.isInspectorPresented) { .presentInspector($0) }
      ) {
        Text("Inspector")
      }
      if host.state.layout.isSecondaryShown {
        ReaderColumn(host: host, column: .secondary, title: "Notifications")
      }
    }
    .onChange(of: sizeClass, initial: true) { _, now in
      host.send(.adapt(Traits(horizontalSizeClass: SizeClass(now))))
    }
  }

  private var items: [ReaderItem] {
    host.state.sidebarItem.map { Reader.items(in: $0, of: account) } ?? []
  }
}

/// A column with a stack.
struct ReaderColumn: View {
  let host: Host<SplitViewState<Reader>>
  let column: PaneColumn
  let title: String

  var body: some View {
    let column = column
    NavigationStack(
      path: host.columns {
        $0[column].path
      } action: {
        .at(column, .stack(.set($0)))
      }
    ) {
      ReaderRoot(title: title)
    }
  }
}
