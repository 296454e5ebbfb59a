import NavState
import NavStateSample
import Testing

@Suite("A search in searchable(text:isPresented:)")
@MainActor
struct SearchTests {
  typealias Event = Router<Reader>.Event

  private let heard = Heard<Router<Reader>>()

  @Test("begins with a tap or with typing, and is told")
  func searching() throws {
    let host = Host(Router<Reader>(), onOutcome: heard.hear)
    let field = try SearchingWindow(host: host).front((any SearchControl).self)
    field.tap()
    field.type("gull")
    #expect(host.state.search == SearchState(isActive: true, query: SearchQuery(text: "gull")))
    #expect(
      heard.outcomes == [
        .changed(.at(level: 0, .search(.searchBegan))),
        .changed(.at(level: 0, .search(.searchChanged(SearchQuery(text: "gull"))))),
      ])
  }

  @Test("ends empty when the user cancels, and begins no other")
  func canceling() throws {
    let host = Host(Router<Reader>(), onOutcome: heard.hear)
    let field = try SearchingWindow(host: host).front((any SearchControl).self)
    field.type("gull")
    field.cancel()
    #expect(host.state.search == SearchState())
    field.cancel()
    #expect(host.state == Router<Reader>())
    #expect(heard.outcomes.suffix(2) == [.unchanged, .unchanged])
  }

  @Test("is each level's own, by plain projections", arguments: 0...2)
  func levels(level: Int) throws {
    var router = Router<Reader>()
    let sheets: [ReaderSheet] = [.welcome, .about]
    for (index, item) in sheets.prefix(level).enumerated() {
      router.present(.sheet(item), at: index + 1)
    }
    let host = Host(router, onOutcome: heard.hear)
    let window = ProjectedLevel(host: host)
    let field = try window.front((any SearchControl).self)
    field.type("gull")
    #expect((0...2).map { host.state[searchText: $0] } == (0...2).map { $0 == level ? "gull" : "" })
    #expect((0...2).map { host.state[isSearching: $0] } == (0...2).map { $0 == level })
    field.cancel()
    #expect(host.state == router)
    field.tap()
    #expect(host.state[isSearching: level])
  }
}
