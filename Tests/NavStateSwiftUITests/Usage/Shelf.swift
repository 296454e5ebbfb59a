import NavState

/// A model of an app's own: a tab in front, and what is selected in its lists.
struct Shelf: NavigationModel {
  enum Tab: Hashable, Sendable {
    case home
    case inbox
  }

  enum Box: Hashable, Sendable {
    case drafts
    case sent
  }

  enum Action: NavigationAction {
    case show(Tab)
    case open(Box?)
    case mark(Set<Box>)
  }

  enum Event: Hashable, Sendable {
    case moved(from: Tab, in: Context)
    case opened(Box?)
    case marked(Set<Box>)
  }

  private(set) var tab = Tab.home
  private(set) var box: Box?
  private(set) var marked: Set<Box> = []

  mutating func reduce(_ action: Action, in context: Context) -> Outcome<Event> {
    let before = self
    switch action {
    case .show(let tab): self.tab = tab
    case .open(let box): self.box = box
    case .mark(let boxes): marked = boxes
    }
    guard self != before else { return .unchanged }
    switch action {
    case .show: return .changed(.moved(from: before.tab, in: context))
    case .open: return .changed(.opened(box))
    case .mark: return .changed(.marked(marked))
    }
  }
}

/// A window over that model, which selects by plain enums.
struct ShelfWindow: View {
  let host: Host<Shelf>

  var body: some View {
    TabView(selection: host.binding(\.tab) { .show($0) }) {
      List(selection: host.binding(\.box) { .open($0) }) {
        Text("Drafts").tag(Shelf.Box.drafts)
        Text("Sent").tag(Shelf.Box.sent)
      }
      .tag(Shelf.Tab.home)
      Text("Inbox")
        .tag(Shelf.Tab.inbox)
    }
  }
}

/// A list in which several rows can be selected.
struct MarkingWindow: View {
  let host: Host<Shelf>

  var body: some View {
    List(selection: host.binding(\.marked) { .mark($0) }) {
      Text("Drafts").tag(Shelf.Box.drafts)
      Text("Sent").tag(Shelf.Box.sent)
    }
  }
}
