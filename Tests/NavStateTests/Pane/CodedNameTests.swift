import NavState
import Testing

@Suite("Coded names")
struct CodedNameTests {
  /// Whether no two cases are called alike, and each is found by its name.
  private func areDistinct<Name: CodedName & Hashable>(_ type: Name.Type) -> Bool {
    Set(Name.allCases.map(\.rawValue)).count == Name.allCases.count
      && Name.allCases.allSatisfy { Name(rawValue: $0.rawValue) == $0 }
  }

  @Test("of a window's actions are distinct, whatever part of it they come from")
  func verbs() {
    #expect(areDistinct(RouterVerb.self) && areDistinct(PaneVerb.self))
    #expect(areDistinct(SplitVerb.self) && areDistinct(TabVerb.self))
  }

  @Test("of its events are distinct, too")
  func events() {
    #expect(areDistinct(RouterEventName.self) && areDistinct(PaneEventName.self))
    #expect(areDistinct(TabEventName.self))
  }
}
