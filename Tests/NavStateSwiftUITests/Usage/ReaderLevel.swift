import NavState
import NavStateSample

// README: from the next line to the end.

/// A level of what a router presents, with its own stack; level 0 is the window.
struct ReaderLevel: View {
  let host: Host<Router<Reader>>
  var level = 0
  var sheet: ReaderSheet?

  var body: some View {
    let next = level + 1
    NavigationStack(path: host.path(level)) {
      ReaderRoot(title: sheet?.id ?? "Root")
    }
    .presentationDetents(host.detents(level), selection: host.detent(level))
    .interactiveDismissDisabled(host.state.isDismissDisabled(level: level))
    .sheet(item: host.item { $0[sheet: next] }, onDismiss: { host.didDismiss() }) { sheet in
      ReaderLevel(host: host, level: next, sheet: sheet)
    }
    .fullScreenCover(
      item: host.item { $0[fullScreenCover: next] }, onDismiss: { host.didDismiss() }
    ) { sheet in
      ReaderLevel(host: host, level: next, sheet: sheet)
    }
    .popover(item: host.item { $0[popover: next] }) { sheet in
      ReaderLevel(host: host, level: next, sheet: sheet)
        .onDisappear { host.didDismiss() }
    }
    .alert(
      host.state[alert: next]?.title ?? "", isPresented: host.isAsking { $0[alert: next] },
      presenting: host.state[alert: next]
    ) { prompt in
      ReaderChoices(host: host, prompt: prompt)
    } message: { prompt in
      Text(prompt.message ?? "")
    }
    .confirmationDialog(
      host.state[confirmationDialog: next]?.title ?? "",
      isPresented: host.isAsking { $0[confirmationDialog: next] }, titleVisibility: .visible,
      presenting: host.state[confirmationDialog: next]
    ) { prompt in
      ReaderChoices(host: host, prompt: prompt)
    } message: { prompt in
      Text(prompt.message ?? "")
    }
    .confirmationDialog(
      "Discard what is not saved?", isPresented: host.isAskingToLeave(level),
      titleVisibility: .visible
    ) {
      Button("Discard", role: .destructive) { host.send(.exit(.confirm), in: .user) }
      Button("Cancel", role: .cancel) { host.send(.exit(.cancel), in: .user) }
    }
  }
}

struct ReaderChoices: View {
  let host: Host<Router<Reader>>
  let prompt: Prompt<ReaderAnswer>

  var body: some View {
    ForEach(prompt.choices) { choice in
      Button(choice.title, role: choice.role?.buttonRole) {
        host.answer(prompt, with: choice)
      }
    }
  }
}
