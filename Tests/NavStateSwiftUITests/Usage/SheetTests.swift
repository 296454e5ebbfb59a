import NavState
import NavStateSample
import Testing

@Suite("A sheet slot in sheet(item:)")
@MainActor
struct SheetTests {
  private let heard = Heard<Router<Reader>>()

  private func host(presenting sheet: ReaderSheet?) throws -> Host<Router<Reader>> {
    Host(try Router<Reader>(path: [.drafts], presentedSheet: sheet), onOutcome: heard.hear)
  }

  @Test("a swipe takes the sheet away and leaves the stack", arguments: Wiring.allCases)
  func swiping(wiring: Wiring) throws {
    let host = try host(presenting: .about)
    let window = wiring.window(host)
    #expect(window.texts.last == "about")
    try window.front((any PresentationControl).self).dismiss()
    #expect(host.state.presentedSheet == nil)
    #expect(host.state.path == [.drafts])
    #expect(window.texts.last == "drafts")
  }

  @Test("a swipe is the user's, and a call is the code's")
  func causes() throws {
    let host = try host(presenting: .about)
    try ReaderWindow(host: host).front((any PresentationControl).self).dismiss()
    host.send(.sheet(.present(.about)))
    host.send(.sheet(.dismiss()))
    #expect(
      heard.outcomes == [
        .changed(.sheet(.dismissed(.about, cause: .user))),
        .changed(.sheet(.presented(.about))),
        .changed(.sheet(.dismissed(.about, cause: .code))),
      ])
  }

  @Test("a second dismissal of what is gone changes nothing", arguments: Wiring.allCases)
  func dismissingTwice(wiring: Wiring) throws {
    let host = try host(presenting: .about)
    let sheet = try wiring.window(host).front((any PresentationControl).self)
    sheet.dismiss()
    let before = host.state
    sheet.dismiss()
    #expect(host.state == before)
    if wiring == .hosted { #expect(heard.outcomes.map(\.name) == [.changed, .unchanged]) }
  }

  /// SwiftUI writes `nil` and says not which sheet it means.
  @Test("a late dismissal ends what took the sheet's place", arguments: Wiring.allCases)
  func dismissingLate(wiring: Wiring) throws {
    let host = try host(presenting: .about)
    let old = try wiring.window(host).front((any PresentationControl).self)
    host.send(.sheet(.present(.welcome)))
    old.dismiss()
    #expect(host.state.presentedSheet == nil)
  }

  @Test("a late dismissal changes nothing where the binding names the sheet that it shows")
  func dismissingLateByName() throws {
    let host = try host(presenting: .about)
    let old = try NamingWindow(host: host).front((any PresentationControl).self)
    host.send(.sheet(.present(.welcome)))
    old.dismiss()
    #expect(host.state.presentedSheet == .welcome)
    #expect(heard.outcomes.last == .unchanged)

    try NamingWindow(host: host).front((any PresentationControl).self).dismiss()
    #expect(host.state.presentedSheet == nil)
  }

  @Test(
    "a written item updates, replaces or stays, by identity and value",
    arguments: [
      (.settings(path: [.fonts]), .unchanged),
      (
        .settings(path: []),
        .changed(
          .sheet(.updated(from: .settings(path: [.fonts]), to: .settings(path: []))))
      ),
      (
        .about,
        .changed([
          .sheet(.dismissed(.settings(path: [.fonts]), cause: .replaced)),
          .sheet(.presented(.about)),
        ])
      ),
    ] as [(ReaderSheet, Outcome<Router<Reader>.Event>)])
  func writing(item: ReaderSheet, outcome: Outcome<Router<Reader>.Event>) throws {
    let host = try host(presenting: .settings(path: [.fonts]))
    let binding = host.binding(\.presentedSheet) {
      $0.map { .sheet(.present($0)) } ?? .sheet(.dismiss())
    }
    binding.wrappedValue = item
    #expect(host.state.presentedSheet == item)
    #expect(heard.outcomes == [outcome])
  }

  @Test("a full-screen cover takes the same slot")
  func covering() throws {
    let window = OwningWindow()
    window.host.send(.sheet(.present(.welcome)))
    #expect(window.texts.last == "welcome")
    try window.front((any PresentationControl).self).dismiss()
    #expect(window.host.state.presentedSheet == nil)
  }

  @Test("an item that is up can be bound by itself")
  func unwrapping() throws {
    let host = try host(presenting: .newMessage(text: "Hel"))
    let draft = try #require(Binding(Bindable(host).state.presentedSheet))
    draft.wrappedValue = .newMessage(text: "Hello")
    #expect(host.state.presentedSheet == .newMessage(text: "Hello"))
  }
}

/// A window whose dismissals name the sheet that was up when it was drawn.
private struct NamingWindow: View {
  let host: Host<Router<Reader>>

  var body: some View {
    let id = host.state.presentedSheet?.id
    Text("Root")
      .sheet(
        item: host.binding(\.presentedSheet) {
          $0.map { .sheet(.present($0)) } ?? .sheet(.dismiss(id: id))
        }
      ) { sheet in
        Text(sheet.id)
      }
  }
}
