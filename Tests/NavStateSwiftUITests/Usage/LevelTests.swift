import NavState
import NavStateSample
import Testing

/// The kinds that present an item.
private enum ItemKind: CaseIterable {
  case sheet
  case cover
  case popover

  func presentation(_ item: ReaderSheet) -> Presentation<Reader> {
    switch self {
    case .sheet: .sheet(item)
    case .cover: .fullScreenCover(item)
    case .popover: .popover(item, anchor: "button")
    }
  }

  var style: PresentationStyle {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    }
  }
}

/// The two ways to bind levels to their host.
private enum LevelWiring: CaseIterable {
  case hosted
  case projected

  @MainActor
  func window(_ host: Host<Router<Reader>>) -> any View {
    switch self {
    case .hosted: ReaderLevel(host: host)
    case .projected: ProjectedLevel(host: host)
    }
  }
}

@Suite("Levels in sheet(item:), fullScreenCover(item:) and popover(item:)")
@MainActor
struct LevelTests {
  private let heard = Heard<Router<Reader>>()

  private func host(_ rules: RouterRules = RouterRules()) -> Host<Router<Reader>> {
    let router = Router<Reader>(configuration: Configuration(rules: rules))
    return Host(router, onOutcome: heard.hear)
  }

  @Test(
    "show what is presented, as what it is, on the first level and on the second",
    arguments: LevelWiring.allCases, ItemKind.allCases)
  private func showing(wiring: LevelWiring, kind: ItemKind) throws {
    for level in 1...2 {
      let host = host()
      if level == 2 { host.send(.sheet(.present(.welcome))) }
      host.send(.chain(.present(kind.presentation(.about), level: level)))
      let window = wiring.window(host)
      #expect(window.presentations.map(\.style) == [.sheet, kind.style].suffix(level))
      #expect(window.texts.filter { $0 == "about" }.count == 1)
    }
  }

  @Test(
    "end by the user's hand, and leave what is below",
    arguments: LevelWiring.allCases, ItemKind.allCases)
  private func dismissing(wiring: LevelWiring, kind: ItemKind) throws {
    for level in 1...2 {
      let host = host()
      if level == 2 { host.send(.sheet(.present(.welcome))) }
      host.send(.chain(.present(kind.presentation(.about), level: level)))
      let control = try wiring.window(host).top()
      control.dismiss()
      #expect(host.state.levels.count == level - 1)
      if wiring == .hosted {
        #expect(heard.outcomes.last == .changed(.sheet(.dismissed(.about, cause: .user))))
      }
      let before = host.state
      control.dismiss()
      #expect(host.state == before)
    }
  }

  @Test("end with all above them, top first, one event each", arguments: ItemKind.allCases)
  private func dismissingSeveral(kind: ItemKind) throws {
    let host = host()
    host.send(.chain(.present(kind.presentation(.welcome), level: 1)))
    host.send(.chain(.present(kind.presentation(.about), level: 2)))
    let bottom = try #require(ReaderLevel(host: host).presentations.first)
    bottom.dismiss()
    #expect(
      heard.outcomes.last
        == .changed([
          .sheet(.dismissed(.about, cause: .user)), .sheet(.dismissed(.welcome, cause: .user)),
        ]))
  }

  @Test("are not ended by a late dismissal of what was there before", arguments: ItemKind.allCases)
  private func dismissingLate(kind: ItemKind) throws {
    let host = host()
    host.send(.chain(.present(kind.presentation(.about), level: 1)))
    let old = try ReaderLevel(host: host).top()
    host.send(.chain(.present(kind.presentation(.welcome), level: 1)))
    old.dismiss()
    #expect(host.state.levels.map(\.id) == [.item("welcome")])
    #expect(heard.outcomes.last == .unchanged)
  }

  @Test("are not touched by a write to another kind, or where nothing was up")
  func writingNothing() throws {
    let host = host()
    host.send(.sheet(.present(.about)))
    let controls = ReaderLevel(host: host).shown.compactMap { $0 as? any PresentationControl }
    for control in controls where !control.isUp { control.dismiss() }
    #expect(controls.count { !$0.isUp } == 5)
    #expect(host.state.levels.map(\.id) == [.item("about")])
    #expect(heard.outcomes.count == 1)
  }

  @Test("have a stack each, which links and the way back change")
  func stacks() throws {
    let host = host()
    host.send(.sheet(.present(.welcome)))
    host.send(.chain(.present(.fullScreenCover(.about), level: 2)))
    for level in [2, 1, 0] {
      let window = ReaderLevel(host: host)
      let stack = try window.front((any StackControl).self)
      stack.follow(ReaderRoute.drafts)
      #expect(host.state[path: level] == [.drafts])
      stack.follow(ReaderRoute.trending)
      #expect(window.texts.contains("trending"))
      stack.goBack(by: 1)
      #expect(host.state[path: level] == [.drafts])
      window.presentations.last?.dismiss()
    }
    #expect(host.state.path == [.drafts] && host.state.levels.isEmpty)
    #expect(Set(heard.outcomes.map(\.name)) == [.changed])
  }

  @Test("are swiped away, but for a cover, and for what the options or unsaved work forbid")
  func swiping() throws {
    func isSwiped(_ kind: ItemKind, _ options: PresentationOptions? = nil, marked: Bool = false)
      throws -> Bool
    {
      let host = host()
      host.send(.chain(.present(kind.presentation(.about), level: 1, options: options)))
      if marked { host.send(.exit(.mark(.item("about")))) }
      try ReaderLevel(host: host).top().swipe()
      return host.state.levels.isEmpty
    }
    let disabled = PresentationOptions(isInteractiveDismissDisabled: true)
    for kind in ItemKind.allCases {
      let isEnded = try [isSwiped(kind), isSwiped(kind, disabled), isSwiped(kind, marked: true)]
      #expect(isEnded == [kind != .cover, false, false])
    }
  }

  @Test("are swiped away though the level below may not be, and not where one above may not be")
  func swipingLevels() throws {
    let host = host()
    host.send(.chain(.present(.sheet(.newMessage(text: "")), level: 1)))
    host.send(.exit(.mark(.item("composer"))))
    host.send(.chain(.present(.sheet(.about), level: 2)))
    let window = ReaderLevel(host: host)
    try #require(window.presentations.first).swipe()
    #expect(host.state.levels.count == 2 && host.state.pending == nil)
    try window.top().swipe()
    #expect(host.state.levels.map(\.id) == [.item("composer")])
    host.send(.exit(.unmark(.item("composer"))))
    try window.top().swipe()
    #expect(host.state.levels.isEmpty)
  }
}

// MARK: - A host that waits

extension LevelTests {
  @Test("are gone, and make room for what waits, once their animation has ended")
  func hostWaits() throws {
    for kind in ItemKind.allCases {
      let host = host(RouterRules(presenting: .queue, hostWaits: true))
      host.send(.chain(.present(kind.presentation(.about), level: 1)))
      host.send(.sheet(.present(.welcome)))
      let vanishing = try ReaderLevel(host: host).top().vanishing
      host.send(.sheet(.dismiss()))
      #expect(host.state.leaving == [.item("about")] && host.state.levels.isEmpty)
      vanishing()
      #expect(host.state.leaving.isEmpty)
      #expect(host.state.levels.map(\.id) == [.item("welcome")])
      #expect(heard.outcomes.last == .changed(.sheet(.presented(.welcome))))

      try ReaderLevel(host: host).top().dismiss()
      #expect(host.state.leaving.isEmpty && host.state.levels.isEmpty)
    }
  }

  @Test("are not reported as gone by a question that is answered above them")
  func hostWaitsForSheet() throws {
    let host = host(RouterRules(hostWaits: true))
    host.send(.sheet(.present(.newMessage(text: ""))))
    host.send(.chain(.present(.alert(Reader.discardDraft()))))
    host.onOutcome = { [unowned host] outcome in
      let isAnswer = outcome.events.contains { $0.name == .chain(.answered) }
      if isAnswer { host.send(.sheet(.dismiss())) }
    }
    let window = ReaderLevel(host: host)
    let vanishing = try window.top().vanishing
    try #require(window.prompts.first).press("Discard")
    #expect(host.state.leaving == [.item("composer")])
    vanishing()
    #expect(host.state.leaving.isEmpty)
  }

  @Test("do not report a question as gone that was above them")
  func hostWaitsForQuestion() throws {
    let host = host(RouterRules(hostWaits: true))
    host.send(.sheet(.present(.about)))
    host.send(.chain(.present(.alert(Reader.discardDraft()))))
    let vanishing = try ReaderLevel(host: host).top().vanishing
    host.send(.chain(.dismissAll))
    vanishing()
    #expect(host.state.leaving == [.prompt("discardDraft")])
  }
}
