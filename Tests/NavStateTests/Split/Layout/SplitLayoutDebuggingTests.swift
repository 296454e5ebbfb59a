import NavState
import Testing

@Suite("SplitLayout, debugging")
struct SplitLayoutDebuggingTests {
  @Test(
    "is described by its columns, how they stand, and what stands beside them",
    arguments: [
      (SplitFacts(), .three, .phonePortrait, "collapsed [sidebar]"),
      (
        SplitFacts(preferredCompactColumn: .detail, isInspectorPresented: true), .three,
        Traits(.tv),
        "collapsed [sidebar, content?, detail?], inspector sheet"
      ),
      (
        SplitFacts(isSecondaryWanted: true), .two, .padLandscape,
        "oneBesideSecondary [sidebar, detail?], secondary"
      ),
      (
        SplitFacts(
          isContentSelected: true, visibility: .all, isInspectorPresented: true,
          isSecondaryWanted: true), .three, .padPortrait,
        "twoOverSecondary [sidebar over, content over, detail], inspector column, secondary"
      ),
      (
        SplitFacts(visibility: .all), .three, .padLandscape,
        "twoDisplaceSecondary [sidebar displacing, content?, detail?]"
      ),
      (SplitFacts(visibility: .detailOnly), .two, Traits(.mac), "secondaryOnly [detail?]"),
    ] as [(SplitFacts, ColumnCount, Traits, String)])
  func description(facts: SplitFacts, columns: ColumnCount, traits: Traits, text: String) {
    #expect("\(SplitLayout(facts, columns, on: traits))" == text)
  }

  @Test("differs by each thing that it says")
  func equality() {
    let base = SplitLayout(.filled, .two, on: .padLandscape)
    var inspected = SplitFacts.filled
    inspected.isInspectorPresented = true
    var wanted = SplitFacts.filled
    wanted.isSecondaryWanted = true
    var wide = SplitFacts.filled
    wide.sidebarWidth = 300
    let others = [
      SplitLayout(.filled, .three, on: .padLandscape),
      SplitLayout(SplitFacts(), .two, on: .padLandscape),
      SplitLayout(.filled, .two, on: .padPortrait), SplitLayout(.filled, .two, on: .phonePortrait),
      SplitLayout(inspected, .two, on: .padLandscape), SplitLayout(wanted, .two, on: .padLandscape),
      SplitLayout(wide, .two, on: .padLandscape),
    ]
    #expect(Set([base] + others).count == 1 + others.count)
    // How big a window is does not matter where it makes no difference.
    let big = Traits(.pad, .landscape, points: 2_000)
    #expect(SplitLayout(.filled, .two, on: big) == base)
  }
}
