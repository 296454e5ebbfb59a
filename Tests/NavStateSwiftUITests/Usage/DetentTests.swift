import Foundation
import NavState
import NavStateSample
import Testing

@Suite("Detents in presentationDetents(_:selection:)")
@MainActor
struct DetentTests {
  private let heard = Heard<Router<Reader>>()
  private let detents: [Detent] = [.medium, .fraction(0.3), .height(200), .large]

  private func host(over count: Int) -> Host<Router<Reader>> {
    let host = Host(Router<Reader>(), onOutcome: heard.hear)
    if count == 1 { host.send(.sheet(.present(.welcome))) }
    let options = PresentationOptions(detents: detents)
    host.send(.chain(.present(.sheet(.about), level: count + 1, options: options)))
    return host
  }

  private func control(_ host: Host<Router<Reader>>) throws -> any DetentControl {
    try ReaderLevel(host: host).front((any DetentControl).self)
  }

  @Test("are the options' own, with the one that is selected", arguments: [0, 1])
  func showing(count: Int) throws {
    let control = try control(host(over: count))
    #expect(control.detents == [.medium, .fraction(0.3), .height(200), .large])
    #expect(control.height == .medium)
  }

  @Test("are selected by a drag, as the user", arguments: [0, 1])
  func dragging(count: Int) throws {
    let host = host(over: count)
    let control = try control(host)
    control.drag(to: .fraction(0.3))
    #expect(host.state[detent: count + 1] == .fraction(0.3))
    #expect(control.height == .fraction(0.3))
    control.drag(to: .large)
    #expect(host.state[detent: count + 1] == .large)
    #expect(heard.outcomes.suffix(2) == [.changed([]), .changed([])])
  }

  @Test("are not selected where they are none of the sheet's, or the sheet is gone")
  func draggingLate() throws {
    let host = host(over: 0)
    let binding = host.detent(1)
    let before = host.state
    binding.wrappedValue = .height(7)
    #expect(host.state == before && heard.outcomes.count == 1)
    host.send(.sheet(.present(.welcome)))
    binding.wrappedValue = .large
    #expect(heard.outcomes.last == .refused(.notThere))
    #expect(host.state.levels.map(\.options) == [.standard])
  }

  @Test("can be bound by a plain projection of the options' own type")
  func projecting() {
    let host = host(over: 1)
    @Bindable(host) var bound
    $bound.state[detent: 2].wrappedValue = .height(200)
    #expect(host.state[detent: 2] == .height(200))
    $bound.state[detent: 2].wrappedValue = .height(7)
    #expect(host.state[detent: 2] == .height(200))
  }

  @Test("where nothing is up are SwiftUI's standard ones", arguments: [-1, 0, 1, 9])
  func nothing(level: Int) {
    let host = Host(Router<Reader>(), onOutcome: heard.hear)
    #expect(host.detents(level) == [.large])
    #expect(host.detent(level).wrappedValue == .large)
    host.detent(level).wrappedValue = .medium
    #expect(heard.outcomes.isEmpty)
  }

  @Test(
    "are SwiftUI's of the same name",
    arguments: [
      (.medium, .medium), (.large, .large), (.fraction(0.3), .fraction(0.3)),
      (.height(200), .height(200)), (.custom("bar"), .large),
    ] as [(Detent, PresentationDetent)])
  func bridging(detent: Detent, other: PresentationDetent) {
    #expect(detent.presentationDetent == other)
  }
}
