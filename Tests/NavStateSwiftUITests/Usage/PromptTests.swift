import NavState
import NavStateSample
import Testing

/// The kinds that ask something.
private enum PromptKind: CaseIterable {
  case alert
  case dialog

  func presentation(_ prompt: Reader.Prompt) -> Presentation<Reader> {
    switch self {
    case .alert: .alert(prompt)
    case .dialog: .confirmationDialog(prompt)
    }
  }

  var style: PromptStyle {
    switch self {
    case .alert: .alert
    case .dialog: .confirmationDialog
    }
  }
}

@Suite("Questions in alert(…) and confirmationDialog(…)")
@MainActor
struct PromptTests {
  typealias Event = Router<Reader>.Event

  private let heard = Heard<Router<Reader>>()
  private let prompt = Reader.deleteMessage(id: "7")

  /// A host with a question over a number of sheets.
  private func host(
    asking kind: PromptKind, over count: Int, _ rules: RouterRules = RouterRules()
  ) -> Host<Router<Reader>> {
    let router = Router<Reader>(configuration: Configuration(rules: rules))
    let host = Host(router, onOutcome: heard.hear)
    for (index, item) in [ReaderSheet.welcome, .about].prefix(count).enumerated() {
      host.send(.chain(.present(.sheet(item), level: index + 1)))
    }
    host.send(.chain(.present(kind.presentation(prompt))))
    return host
  }

  @Test(
    "show the title, the message, and a button for each choice, on any level",
    arguments: PromptKind.allCases, [0, 1, 2])
  private func showing(kind: PromptKind, count: Int) throws {
    let window = ReaderLevel(host: host(asking: kind, over: count))
    let control = try #require(window.prompts.first)
    #expect(window.prompts.count == 1 && control.style == kind.style)
    #expect(control.title == "Delete the message?")
    #expect(control.texts == ["Nobody can read it any longer."])
    #expect(control.buttons.map(\.title) == ["Delete", "Cancel"])
    #expect(control.buttons.map(\.role) == [.destructive, .cancel])
  }

  @Test("end with what is pressed, told once", arguments: PromptKind.allCases, [0, 1, 2])
  private func pressing(kind: PromptKind, count: Int) throws {
    for (title, choice, answer) in [
      ("Delete", "delete", ReaderAnswer.deleteMessage(id: "7")), ("Cancel", "cancel", nil),
    ] {
      let host = host(asking: kind, over: count)
      try #require(ReaderLevel(host: host).prompts.first).press(title)
      #expect(host.state.levels.count == count)
      let events: [Event] = [
        .chain(.answered(prompt: "deleteMessage", choice: choice, answer: answer)),
        .chain(.dismissed(prompt, cause: .user)),
      ]
      #expect(heard.outcomes.last == .changed(ShortList(contentsOf: events)))
    }
  }

  @Test("are canceled when the user leaves without a choice", arguments: PromptKind.allCases)
  private func leaving(kind: PromptKind) throws {
    let host = host(asking: kind, over: 1)
    let control = try #require(ReaderLevel(host: host).prompts.first)
    control.leave()
    #expect(host.state.levels.map(\.id) == [.item("welcome")])
    let answered = Event.chain(
      .answered(prompt: "deleteMessage", choice: "cancel", answer: nil))
    #expect(heard.outcomes.last?.events.first == answered)
    let count = heard.outcomes.count
    control.leave()
    #expect(heard.outcomes.count == count)
  }

  @Test("are not answered late, when another question is up", arguments: PromptKind.allCases)
  private func leavingLate(kind: PromptKind) throws {
    let host = host(asking: kind, over: 0)
    let old = try #require(ReaderLevel(host: host).prompts.first)
    let other = kind.presentation(Reader.signOut(account: "fern"))
    host.send(.chain(.present(other, level: 1)))
    old.leave()
    #expect(host.state.levels.map(\.content) == [other])
  }

  @Test(
    "are gone for a host that waits, by a choice and without one", arguments: PromptKind.allCases)
  private func hostWaits(kind: PromptKind) throws {
    for isPressed in [true, false] {
      let host = host(asking: kind, over: 1, RouterRules(hostWaits: true))
      let control = try #require(ReaderLevel(host: host).prompts.first)
      if isPressed { try control.press("Delete") } else { control.leave() }
      #expect(host.state.leaving.isEmpty && host.state.levels.count == 1)
    }
  }

  @Test(
    "can be bound by plain projections, with a Boolean made of one", arguments: PromptKind.allCases)
  private func projecting(kind: PromptKind) throws {
    for isPressed in [true, false] {
      let host = host(asking: kind, over: 0)
      let control = try #require(ProjectedPrompts(host: host).prompts.first)
      if isPressed { try control.press("Delete") } else { control.leave() }
      #expect(host.state.levels.isEmpty)
    }
  }
}

/// Questions on level 1, by plain projections.
private struct ProjectedPrompts: View {
  @Bindable var host: Host<Router<Reader>>

  var body: some View {
    Text("Root")
      .alert(
        host.state[alert: 1]?.title ?? "", isPresented: Binding($host.state[alert: 1]),
        presenting: host.state[alert: 1]
      ) { prompt in
        ReaderChoices(host: host, prompt: prompt)
      } message: { prompt in
        Text(prompt.message ?? "")
      }
      .confirmationDialog(
        host.state[confirmationDialog: 1]?.title ?? "",
        isPresented: Binding($host.state[confirmationDialog: 1]),
        presenting: host.state[confirmationDialog: 1]
      ) { prompt in
        ReaderChoices(host: host, prompt: prompt)
      } message: { prompt in
        Text(prompt.message ?? "")
      }
  }
}

extension Binding where Value == Bool {
  /// Whether something is there; a write of `false` takes it away.
  fileprivate init<Wrapped>(_ base: Binding<Wrapped?>) {
    self.init(
      reading: { base.wrappedValue != nil }, writing: { if !$0 { base.wrappedValue = nil } })
  }
}

@Suite("Unsaved work in confirmationDialog(…)")
@MainActor
struct UnsavedTests {
  typealias Event = Router<Reader>.Event

  private let heard = Heard<Router<Reader>>()
  private let composer = ReaderSheet.newMessage(text: "Hi")

  /// A host with a composer that holds unsaved work, on a level, and a screen that does.
  private func host(over count: Int = 0) -> Host<Router<Reader>> {
    let host = Host(Router<Reader>(), onOutcome: heard.hear)
    if count == 1 { host.send(.sheet(.present(.welcome))) }
    host.send(.chain(.present(.sheet(composer), level: count + 1)))
    host.send(.exit(.mark(.item("composer"))))
    return host
  }

  @Test("is asked about in front of it, and goes when the user says so", arguments: [0, 1])
  func discarding(count: Int) throws {
    let host = host(over: count)
    let window = ReaderLevel(host: host)
    #expect(window.prompts.isEmpty)
    host.send(.sheet(.dismiss(id: "composer")), in: .user)
    #expect(window.prompts.map(\.title) == ["Discard what is not saved?"])
    #expect(window.prompts.map(\.buttons.count) == [2])
    let asking = (0...2).filter { host.isAskingToLeave($0).wrappedValue }
    #expect(asking == [count + 1])
    try #require(window.prompts.first).press("Discard")
    #expect(host.state.levels.count == count && host.state.pending == nil)
    let events: [Event] = [
      .sheet(.dismissed(composer, cause: .user)), .exit(.lost([.item("composer")])),
    ]
    #expect(heard.outcomes.last == .changed(ShortList(contentsOf: events)))
  }

  @Test("stays when the user cancels, or leaves without a choice", arguments: [true, false])
  func canceling(isPressed: Bool) throws {
    let host = host()
    let before = host.state
    host.send(.sheet(.dismiss()), in: .user)
    let control = try #require(ReaderLevel(host: host).prompts.first)
    if isPressed { try control.press("Cancel") } else { control.leave() }
    #expect(host.state == before)
    #expect(heard.outcomes.last == .changed([]))
  }

  @Test("is asked about whatever takes it away, and the question goes with another change")
  func ways() throws {
    let ways: [Router<Reader>.Action] = [
      .sheet(.dismiss()), .back, .chain(.dismissAll), .chain(.dismissTo(level: 0)),
      .sheet(.present(.about)), .chain(.present(.fullScreenCover(.about), level: 1)),
    ]
    for way in ways {
      let host = host()
      host.send(way, in: Context(cause: .link))
      let window = ReaderLevel(host: host)
      let control = try #require(window.prompts.first, "\(way)")
      host.send(.stack(.push(.drafts)))
      #expect(window.prompts.isEmpty)
      control.leave()
      #expect(host.state.markedPlaces == [.item("composer")])
    }
  }

  @Test("is not asked about by force")
  func forcing() {
    let host = host()
    host.send(.chain(.dismissAll), in: Context(cause: .code, isForced: true))
    #expect(ReaderLevel(host: host).prompts.isEmpty && host.state.levels.isEmpty)
  }
}
