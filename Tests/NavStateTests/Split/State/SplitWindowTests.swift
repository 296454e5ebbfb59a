import NavState
import Testing

/// What a window that changes its size does, and does not do.
@Suite("SplitViewState, in a window that changes")
struct SplitWindowTests {
  typealias Place = SplitViewState<Cards>
  typealias Do = Step<Place.Action>

  static let asked: [(SplitRow, Do)] = [
    // Expanded it pops the screen; collapsed, the sidebar is on top, and nothing is before it.
    (
      SplitRow(
        .two, .big, [.prefer(.sidebar), .push("x"), .mark(.screen("x")), .back(by: .user)],
        .adapt(.uprightPhone), "exitDropped", "- | [x!] ^sidebar"), .back(by: .user)
    ),
    // Collapsed an empty selection clears the stack of the detail; expanded it is there already.
    (
      SplitRow(
        .two, .uprightPhone, [.push("x"), .mark(.screen("x")), .sidebar()], .adapt(.big),
        "exitDropped",
        "- | [x!]"), .sidebar()
    ),
  ]

  @Test("a question that would be vain in another window is dropped", arguments: asked.indices)
  func vain(index: Int) {
    let (row, step) = Self.asked[index]
    row.check()
    let split = Place.after(row.rules, row.traits, row.before)
    #expect(split.pending == step)
  }

  @Test("asked about another window, what is not known of it is as in this one")
  func queries() {
    let split = Place.after(.stacked(.two), .uprightPhone, [.sidebar("a")])
    for traits in [Traits(), Traits(width: 320), Traits(verticalSizeClass: .compact)] {
      #expect(split.layout(for: traits).topColumn == .detail)
      #expect(split.backStep(for: traits) == .leading(.sidebar))
    }
    #expect(split.layout(for: .big).topColumn == nil && split.backStep(for: .big) == nil)
    #expect(split.backStep == .leading(.sidebar))
  }

  @Test("any other question is kept in another window, and asks for what would be lost there")
  func kept() {
    var split = Place.after(
      .stacked(.two), .big,
      [.sidebar("a"), .mark(.root), .push("x"), .mark(.screen("x")), .back(by: .user)])
    #expect(split.pendingPlaces == [SplitPlace(.screen("x"))])
    #expect(split.adapt(to: .uprightPhone) == .changed([]))
    #expect(split.pending == .back(by: .user))
    #expect(split.pendingPlaces == [SplitPlace(.screen("x"))])
    #expect(split.adapt(to: .uprightPhone) == .unchanged)
  }
}
