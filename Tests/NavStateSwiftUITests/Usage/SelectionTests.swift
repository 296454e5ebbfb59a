import NavState
import Testing

@Suite("A selection in TabView(selection:) and List(selection:)")
@MainActor
struct SelectionTests {
  private let heard = Heard<Shelf>()

  @Test("a tap on a tab selects it, as the user, unforced")
  func tappingTab() throws {
    let host = Host(Shelf(), onOutcome: heard.hear)
    let tabs = try ShelfWindow(host: host).front((any SelectionControl<Shelf.Tab>).self)
    tabs.tap(.inbox)
    #expect(host.state.tab == .inbox)
    let event = Shelf.Event.moved(from: .home, in: Context(cause: .user, isForced: false))
    #expect(heard.outcomes == [.changed(event)])
  }

  @Test("a tap on the selected tab changes nothing, and is heard")
  func tappingTabAgain() throws {
    let host = Host(Shelf(), onOutcome: heard.hear)
    try ShelfWindow(host: host).front((any SelectionControl<Shelf.Tab>).self).tap(.home)
    #expect(host.state == Shelf())
    #expect(heard.outcomes == [.unchanged])
  }

  @Test("a tap on a row selects one")
  func tappingRow() throws {
    let host = Host(Shelf(), onOutcome: heard.hear)
    let list = try ShelfWindow(host: host).front((any SelectionControl<Shelf.Box>).self)
    list.tap(.drafts)
    list.tap(.sent)
    #expect(host.state.box == .sent)
    #expect(heard.outcomes == [.changed(.opened(.drafts)), .changed(.opened(.sent))])
  }

  @Test("taps on rows select several, and a second tap lets go")
  func tappingRows() throws {
    let host = Host(Shelf(), onOutcome: heard.hear)
    let list = try MarkingWindow(host: host).front((any SelectionControl<Shelf.Box>).self)
    list.tap(.drafts)
    list.tap(.sent)
    list.tap(.drafts)
    #expect(host.state.marked == [.sent])
    #expect(heard.outcomes.map(\.name) == [.changed, .changed, .changed])
  }
}
