import NavState
import NavStateSample
import Observation
import Testing

@Suite("Host")
@MainActor
struct HostTests {
  typealias Action = Router<Reader>.Action
  typealias Event = Router<Reader>.Event

  private let heard = Heard<Router<Reader>>()

  @Test(
    "sending answers what became of the action, and tells it",
    arguments: [
      (.stack(.push(.drafts)), .changed(.stack(.pushed([.drafts])))),
      (.stack(.popToRoot), .unchanged),
      (.stack(.pop(count: -1)), .refused(.negativeCount(-1))),
      (.back, .unhandled),
    ] as [(Action, Outcome<Event>)])
  func sending(action: Action, outcome: Outcome<Event>) {
    let host = Host(Router<Reader>(), onOutcome: heard.hear)
    #expect(host.send(action) == outcome)
    #expect(heard.outcomes == [outcome])
  }

  @Test("sending is the code's, unless said otherwise")
  func contexts() {
    let heard = Heard<Shelf>()
    let host = Host(Shelf(), onOutcome: heard.hear)
    let link = Context(cause: .link, isForced: true)
    host.send(.show(.inbox))
    host.send(.show(.home), in: link)
    #expect(
      heard.outcomes == [
        .changed(.moved(from: .home, in: Context(cause: .code, isForced: false))),
        .changed(.moved(from: .inbox, in: link)),
      ])
  }

  @Test("whoever hears an outcome finds the state changed, and may send again")
  func sendingAgain() {
    let host = Host(Router<Reader>())
    host.onOutcome = { [unowned host] _ in
      if host.state.path == [.drafts] { host.send(.stack(.push(.trending))) }
    }
    host.send(.stack(.push(.drafts)))
    #expect(host.state.path == [.drafts, .trending])
  }

  @Test("a binding reads the state as it is, not as it was")
  func reading() {
    let host = Host(Router<Reader>())
    let depth = host.binding(\.path.count) { .stack(.pop(count: $0)) }
    host.send(.stack(.push(.drafts)))
    #expect(depth.wrappedValue == 1)
  }

  @Test("a plain projection changes the state and tells nobody")
  func projecting() {
    let host = Host(Router<Reader>(), onOutcome: heard.hear)
    @Bindable(host) var bound
    $bound.state.path.wrappedValue = [.drafts]
    #expect(host.state.path == [.drafts])
    #expect(heard.outcomes.isEmpty)
  }

  /// A view that was refused has already moved on screen; it must look at the state again.
  @Test("whoever observes the state hears of a change, and of a refusal", arguments: [1, -1])
  func observing(count: Int) async throws {
    let host = Host(try Router<Reader>(path: [.drafts]))
    await confirmation { confirm in
      withObservationTracking {
        _ = host.state
      } onChange: {
        confirm()
      }
      host.send(.stack(.pop(count: count)))
    }
  }
}
