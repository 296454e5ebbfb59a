import NavState
import NavStateSample

// README: from the next line to the end.

struct ReaderWindow: View {
  let host: Host<Router<Reader>>

  var body: some View {
    NavigationStack(path: host.binding(\.path) { .stack(.set($0)) }) {
      ReaderRoot()
    }
    .sheet(
      item: host.binding(\.presentedSheet) {
        $0.map { .sheet(.present($0)) } ?? .sheet(.dismiss())
      }
    ) { sheet in
      Text(sheet.id)
    }
  }
}
