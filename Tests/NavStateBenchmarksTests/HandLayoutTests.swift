import NavState
import NavStateBenchmarks
import Testing

@Suite("HandLayout")
struct HandLayoutTests {
  enum Columns: NavigationScheme {
    typealias Route = Int
    typealias SidebarItem = Int
    typealias ContentItem = Int
  }

  @Test("gives the same columns as the layout that it is measured against")
  func columns() {
    var count = 0
    for (hand, split) in Self.columns() {
      for window in HandLayout.windows {
        count += 1
        #expect(HandLayout(of: hand, in: window) == HandLayout(split.layout(for: window)))
      }
    }
    // Two selections, a path, four preferences, four visibilities, inspector, secondary; windows.
    #expect(count == 8 * 4 * 4 * 4 * HandLayout.windows.count)
  }

  private static func columns() -> [(HandLayout.Columns, SplitViewState<Columns>)] {
    var all: [(HandLayout.Columns, SplitViewState<Columns>)] = []
    for bits in 0..<32 {
      for preferred in [nil] + SplitColumn.allCases.map(Optional.some) {
        for visibility in SplitVisibility.allCases {
          var hand = HandLayout.Columns(isSidebarSelected: bits & 1 > 0)
          hand.isContentSelected = bits & 2 > 0
          hand.hasPath = bits & 4 > 0
          hand.isInspectorPresented = bits & 8 > 0
          hand.isSecondaryWanted = bits & 16 > 0
          hand.preferred = preferred
          hand.visibility = visibility
          var split = SplitViewState<Columns>(
            configuration: Configuration(rules: HandLayout.rules))
          if hand.isSidebarSelected { split.select(sidebar: [1]) }
          if hand.isContentSelected { split.select(content: [2]) }
          if hand.hasPath { split.push(3) }
          split.isInspectorPresented = hand.isInspectorPresented
          split.isSecondaryWanted = hand.isSecondaryWanted
          split.preferredCompactColumn = preferred
          split.visibility = visibility
          all.append((hand, split))
        }
      }
    }
    return all
  }
}
