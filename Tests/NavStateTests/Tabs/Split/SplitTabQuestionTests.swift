import NavState
import NavStateTestSupport
import Testing

/// A screen whose identity can't be read again.
private struct Leaf: Hashable, Codable, Identifiable {
  let id: String
}

private enum Leaves: CodableScheme {
  typealias Route = Leaf
  typealias Tab = String
  typealias SidebarItem = String
}

@Suite("TabRouter with split views, asking about a step to an identity")
struct SplitTabQuestionTests {
  fileprivate typealias Place = TabRouter<Leaves>

  @Test(
    "is read again with the question, as a step to the screen that was meant",
    arguments: [nil, PaneColumn.secondary, .sidebar, .detail], [nil, "notes"])
  func popToIdentity(column: PaneColumn?, tab: String?) throws {
    func action(_ action: PaneAction<Leaves>) -> Place.Action {
      .pane(column.map { .column(.at($0, action)) } ?? action, tab: tab)
    }
    let rules = TabRules<String>.split("home notes")
    var tabs = Place(configuration: Configuration(rules: rules))
    if tab == nil { tabs.select("notes") }
    for id in ["a", "b", "c"] { tabs.reduce(action(.stack(.push(Leaf(id: id))))) }
    tabs.reduce(action(.mark(.screen(Leaf(id: "c")))))
    tabs.reduce(action(.stack(.popTo(.id("a")))), in: .user)
    #expect(tabs.pending == Step(action(.stack(.popTo(.id("a")))), in: .user))
    let copy = try recoded(tabs, under: rules.context)
    #expect(copy.pending == Step(action(.stack(.popTo(.route(Leaf(id: "a"))))), in: .user))
    let place = TabPlace<Leaves>(
      .screen(Leaf(id: "c")), in: "notes", column: column ?? .detail)
    #expect(copy.pendingPlaces == [place] && tabs.pendingPlaces == [place])
    let archived = CodedEncoder().archive(tabs)
    let restored = CodedDecoder(userInfo: rules.context).restore(Place.self, from: archived.bytes)
    #expect(restored.value == copy && restored.isComplete)
  }
}
