import NavState
import NavStateSample
import Testing

@Suite("A route stack in NavigationStack(path:)")
@MainActor
struct NavigationStackTests {
  private let three: RouteStack<ReaderRoute> = [.drafts, .message(id: "7"), .profile(id: "ann")]
  private let heard = Heard<Router<Reader>>()

  private func host(depth: Int = 10) throws -> Host<Router<Reader>> {
    let rules = RouterRules(depth: depth)
    let router = try Router<Reader>(path: three, configuration: Configuration(rules: rules))
    return Host(router, onOutcome: heard.hear)
  }

  @Test("shows the root and every screen above it", arguments: Wiring.allCases)
  func showing(wiring: Wiring) throws {
    let texts = wiring.window(try host()).texts
    #expect(texts == ["Root", "Trending", "drafts", "message/7", "profile/ann"])
  }

  @Test(
    "going back pops, by a swipe or by several screens at once",
    arguments: Wiring.allCases, [(1, 2), (2, 1), (3, 0)])
  func goingBack(wiring: Wiring, count: (back: Int, left: Int)) throws {
    let host = try host()
    try wiring.window(host).front((any StackControl).self).goBack(by: count.back)
    #expect(host.state.path == RouteStack(three.prefix(count.left)))
  }

  @Test("a link pushes", arguments: Wiring.allCases)
  func following(wiring: Wiring) throws {
    let host = try host()
    let window = wiring.window(host)
    let target = try #require(try window.front((any LinkControl).self).target)
    try window.front((any StackControl).self).follow(target)
    #expect(host.state.path == three + [.trending])
    #expect(window.texts.last == "trending")
  }

  @Test("a write past the depth limit is refused and leaves the stack", arguments: Wiring.allCases)
  func refusing(wiring: Wiring) throws {
    let host = try host(depth: 3)
    let before = host.state
    try wiring.window(host).front((any StackControl).self).follow(ReaderRoute.trending)
    #expect(host.state == before)
  }

  @Test("the host hears one event for each write, and what was refused")
  func hearing() throws {
    let host = try host(depth: 3)
    let stack = try ReaderWindow(host: host).front((any StackControl).self)
    stack.follow(ReaderRoute.trending)
    stack.goBack(by: 2)
    stack.follow(ReaderRoute.bookmarks)
    #expect(
      heard.outcomes == [
        .refused(.tooDeep(limit: 3)),
        .changed(.stack(.popped([.message(id: "7"), .profile(id: "ann")]))),
        .changed(.stack(.pushed([.bookmarks]))),
      ])
  }

  @Test("a write of an equal stack changes nothing")
  func writingEqual() throws {
    let host = try host()
    let before = host.state
    @Binding(projectedValue: host.binding(\.path) { .stack(.set($0)) }) var path
    path = three
    #expect(host.state == before)
    #expect(heard.outcomes == [.unchanged])
  }

  @Test("a write to one screen's binding replaces that screen")
  func writingScreen() throws {
    let host = try host()
    let screens = host.binding(\.path) { .stack(.set($0)) }
    let top = try #require(screens.last)
    #expect(top.id == "profile/ann")
    top.wrappedValue = .trending
    #expect(
      heard.outcomes == [
        .changed(.stack(.replaced(removed: [.profile(id: "ann")], added: [.trending])))
      ])
  }

  @Test("a window may own its host")
  func owning() throws {
    let window = OwningWindow()
    let stack = try window.front((any StackControl).self)
    stack.follow(ReaderRoute.drafts)
    #expect(window.texts.last == "drafts")
    stack.goBack(by: 1)
    #expect(window.texts == ["Root", "Trending"])
  }

  @Test("a stack needs neither router nor host")
  func bare() throws {
    @State var stack: RouteStack = three
    try StackWindow(stack: $stack).front((any StackControl).self).goBack(by: 1)
    #expect(stack == [.drafts, .message(id: "7")])
  }
}
