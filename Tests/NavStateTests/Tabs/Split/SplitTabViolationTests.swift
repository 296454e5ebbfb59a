import Testing

@testable import NavState

/// Values that no action leads to, and what is wrong with them.
@Suite("TabRouter, violations of split views")
struct SplitTabViolationTests {
  typealias Place = TabRouter<Cards>
  typealias Do = Step<Place.Action>

  static let rules = TabRules.split("home mail notes")

  static func place(_ change: (inout Place) -> Void) -> Place {
    var tabs = Place(configuration: Configuration(rules: rules, traits: .big))
    change(&tabs)
    return tabs
  }

  static func columns(_ change: (inout SplitParts<Cards>) -> Void) -> SplitParts<Cards> {
    var parts = SplitParts<Cards>()
    change(&parts)
    return parts
  }

  static func asking() -> Step<SplitViewState<Cards>.Action> { Step(.pane(.back), in: .user) }

  @Test("a tab owns what its catalog says")
  func otherPane() {
    #expect(Self.place { $0.panes[0] = .split(SplitParts()) }.violation == .otherPane("home"))
    #expect(Self.place { $0.panes[1] = .initial }.violation == .otherPane("mail"))
    #expect(
      Self.place { $0.panes[2] = PaneStorage(Router.after([.sheet("p")])) }.violation
        == .otherPane("notes"))
    #expect(Self.place { $0.panes[1] = .split(SplitParts()) }.violation == nil)
  }

  @Test("the columns of a tab keep its rules")
  func splitView() {
    let items = Self.columns { $0.sidebar = ["a", "b", "c"] }
    #expect(
      Self.place { $0.panes[1] = .split(items) }.violation
        == .splitView("mail", .tooManySelected(.sidebar, limit: 2)))
    let content = Self.columns { $0.content = ["1"] }
    #expect(Self.place { $0.panes[1] = .split(content) }.violation == nil)
    #expect(
      Self.place { $0.panes[2] = .split(content) }.violation
        == .splitView("notes", .contentOfTwoColumns))
    let marked = Self.columns { $0.rest.isDetailMarked = true }
    #expect(
      Self.place { $0.panes[1] = .split(marked) }.violation
        == .splitView("mail", .rootNotThere(.detail)))
  }

  @Test("the tabs ask, and no split view by itself, be it parked or not")
  func strayQuestion() {
    let asking = Self.columns { $0.rest.pending = Self.asking() }
    #expect(Self.place { $0.panes[1] = .split(asking) }.violation == .strayQuestion("mail"))
    #expect(
      Self.place { $0.parts.parked = [.init(tab: "old", pane: .split(asking))] }.violation
        == .strayQuestion("old"))
  }

  @Test("the columns of a parked tab keep rules that allow as much as any")
  func parked() {
    func parked(_ change: (inout SplitParts<Cards>) -> Void) -> Place.Violation? {
      Self.place {
        $0.parts.parked = [.init(tab: "old", pane: .split(Self.columns(change)))]
      }.violation
    }
    #expect(
      parked { $0.sidebar = ColumnSelection(Set((0...Limits().count).map { "\($0)" })) } == nil)
    #expect(
      parked {
        $0.sidebar = ["a"]
        $0.rest.isDetailMarked = true
      } == nil, "it may be of two columns")
    #expect(
      parked {
        $0.sidebar = ["a"]
        $0.rest.isContentMarked = true
      } == nil, "or of three")
    #expect(parked { $0.rest.isDetailMarked = true } == .splitView("old", .rootNotThere(.detail)))
    #expect(parked { $0.rest.isContentMarked = true } == .splitView("old", .rootNotThere(.content)))
    #expect(
      parked { $0[pane: .sidebar] = PaneStorage(Router.after([.sheet("p")])) }
        == .splitView("old", .stray(.sidebar)))
    #expect(parked { $0.rest.widths.sidebar = -1 } == .splitView("old", .notALength(.sidebar)))
    #expect(parked { _ in } == .parkedOutOfOrder, "there is nothing to keep")
  }

  @Test("equal windows have equal hashes, whatever way their columns came about")
  func equality() {
    let one = Place.after(
      Self.rules, .big,
      [
        .mail(.sidebar("a")), .mail(.push("x")), .mail(.pop()), .mail(.sidebar()),
        .notes(.sidebar("n")),
      ])
    let other = Place.after(Self.rules, .big, [.notes(.sidebar("n"))])
    #expect(one == other && one.hashValue == other.hashValue)
    let third = Place.after(Self.rules, .big, [.notes(.sidebar("m"))])
    #expect(one != third && Set([one, other, third]).count == 2)
    #expect(Self.place { _ in }.panes[1].isInitial)
    #expect(!one.panes[2].isInitial && one.panes[1].isInitial)
  }
}
