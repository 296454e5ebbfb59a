import NavState
import Testing

/// Modes and behaviors: table 2.6 of what UIKit documents.
@Suite("SplitDisplayMode, SplitBehavior")
struct SplitDisplayModeTests {
  /// Each mode with its raw value, and where columns stand in two and three columns.
  static let modes: [(SplitDisplayMode, Int, count: Int)] = [
    (.secondaryOnly, 1, 0), (.oneBesideSecondary, 2, 1), (.oneOverSecondary, 3, 1),
    (.twoBesideSecondary, 4, 2), (.twoOverSecondary, 5, 2), (.twoDisplaceSecondary, 6, 2),
  ]

  @Test("has UIKit's raw values, and as many leading columns as its name says", arguments: modes)
  func rawValues(mode: SplitDisplayMode, rawValue: Int, count: Int) {
    #expect(mode.rawValue == rawValue)
    #expect(SplitDisplayMode(rawValue: rawValue) == mode)
    #expect(mode.leadingColumns == count)
  }

  @Test("has no mode for UIKit's automatic one, which is never shown", arguments: [0, 7, -1])
  func noMode(rawValue: Int) {
    #expect(SplitDisplayMode(rawValue: rawValue) == nil)
  }

  /// The facts and windows in which each mode is shown, and how columns then stand.
  static let placements:
    [(
      SplitDisplayMode, ColumnCount, SplitVisibility, SplitStyle, Orientation,
      sidebar: ColumnPlacement, content: ColumnPlacement
    )] = [
      (.secondaryOnly, .two, .detailOnly, .automatic, .landscape, .hidden, .hidden),
      (.oneBesideSecondary, .two, .all, .automatic, .landscape, .tiled, .tiled),
      (.oneOverSecondary, .two, .all, .automatic, .portrait, .over, .over),
      (.secondaryOnly, .three, .detailOnly, .automatic, .landscape, .hidden, .hidden),
      (.oneBesideSecondary, .three, .doubleColumn, .automatic, .landscape, .hidden, .tiled),
      (.oneOverSecondary, .three, .doubleColumn, .automatic, .portrait, .hidden, .over),
      (.twoBesideSecondary, .three, .all, .balanced, .landscape, .tiled, .tiled),
      (.twoOverSecondary, .three, .all, .automatic, .portrait, .over, .over),
      (.twoDisplaceSecondary, .three, .all, .automatic, .landscape, .displacing, .tiled),
    ]

  @Test("says where each column stands; the detail is always beside", arguments: placements)
  func placement(
    mode: SplitDisplayMode, columns: ColumnCount, visibility: SplitVisibility, style: SplitStyle,
    orientation: Orientation, sidebar: ColumnPlacement, content: ColumnPlacement
  ) {
    let layout = SplitLayout(.filled(visibility), columns, style, on: Traits(.pad, orientation))
    #expect(layout.displayMode == mode)
    #expect(layout.placement(of: .sidebar) == sidebar)
    #expect(layout.placement(of: .content) == content)
    #expect(layout.placement(of: .detail) == .tiled)
  }

  @Test(
    "is to be seen, or not",
    arguments: [
      (.tiled, true), (.over, true), (.displacing, true), (.hidden, false), (.onTop, true),
      (.underneath, false),
    ] as [(ColumnPlacement, Bool)])
  func isVisible(placement: ColumnPlacement, isVisible: Bool) {
    #expect(placement.isVisible == isVisible)
  }

  // MARK: - Behaviors

  /// Each behavior, and what comes of the modes in the order of their raw values.
  static let behaviors: [(SplitBehavior, allowed: Set<SplitDisplayMode>, nearest: [Int])] = [
    (.tile, [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary], [1, 2, 2, 4, 4, 4]),
    (.overlay, [.secondaryOnly, .oneOverSecondary, .twoOverSecondary], [1, 3, 3, 5, 5, 5]),
    (.displace, [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary], [1, 2, 2, 6, 6, 6]),
    (.automatic, Set(SplitDisplayMode.allCases), [1, 2, 3, 4, 5, 6]),
  ]

  @Test("allows its modes, and maps another one to that which shows as much", arguments: behaviors)
  func behavior(behavior: SplitBehavior, allowed: Set<SplitDisplayMode>, nearest: [Int]) {
    #expect(Set(SplitDisplayMode.allCases.filter(behavior.allows)) == allowed)
    #expect(SplitDisplayMode.allCases.map { behavior.nearest(to: $0).rawValue } == nearest)
  }

  @Test("covers every behavior, mode and placement")
  func isComplete() {
    #expect(Self.behaviors.map(\.0).count == SplitBehavior.allCases.count)
    #expect(Self.modes.map(\.0) == SplitDisplayMode.allCases)
    #expect(Set(Self.placements.map(\.0)) == Set(SplitDisplayMode.allCases))
  }

  /// What each style comes to, landscape and portrait.
  static let styles: [(SplitStyle, ColumnCount, SplitVisibility, SplitBehavior, SplitBehavior)] = [
    (.balanced, .two, .all, .tile, .tile), (.balanced, .three, .all, .tile, .tile),
    (.balanced, .three, .detailOnly, .tile, .tile), (.automatic, .two, .all, .tile, .overlay),
    (.automatic, .two, .detailOnly, .tile, .overlay),
    (.automatic, .three, .all, .displace, .overlay),
    (.automatic, .three, .doubleColumn, .displace, .overlay),
    (.prominentDetail, .two, .all, .overlay, .overlay),
    (.prominentDetail, .three, .doubleColumn, .overlay, .overlay),
    (.prominentDetail, .three, .all, .displace, .overlay),
  ]

  @Test("is what the style comes to, by orientation and device", arguments: styles)
  func style(
    style: SplitStyle, columns: ColumnCount, visibility: SplitVisibility, landscape: SplitBehavior,
    portrait: SplitBehavior
  ) {
    let facts = SplitFacts.filled(visibility)
    #expect(SplitLayout(facts, columns, style, on: .padLandscape).behavior == landscape)
    #expect(SplitLayout(facts, columns, style, on: .padPortrait).behavior == portrait)
    for idiom in [Idiom.mac, .vision] {
      for orientation in Orientation.allCases {
        #expect(
          SplitLayout(facts, columns, style, on: Traits(idiom, orientation)).behavior == .tile)
      }
    }
  }

  // MARK: - Showing and hiding

  /// What is to be seen, and what shows and hides the sidebar, the content and the detail.
  static let steps:
    [(ColumnCount, SplitVisibility, show: [SplitVisibility?], hide: [SplitVisibility?])] = [
      (.two, .all, [nil, nil, nil], [.detailOnly, .detailOnly, nil]),
      (.two, .doubleColumn, [nil, nil, nil], [.detailOnly, .detailOnly, nil]),
      (.two, .detailOnly, [.all, .all, nil], [nil, nil, nil]),
      (.three, .all, [nil, nil, nil], [.doubleColumn, .detailOnly, nil]),
      (.three, .doubleColumn, [.all, nil, nil], [nil, .detailOnly, nil]),
      (.three, .detailOnly, [.all, .doubleColumn, nil], [nil, nil, nil]),
    ]

  /// Where the content counts as the sidebar, showing it shows the sidebar.
  @Test("goes to the nearest mode that shows, or hides, a column", arguments: steps)
  func nearest(
    columns: ColumnCount, visibility: SplitVisibility, show: [SplitVisibility?],
    hide: [SplitVisibility?]
  ) {
    for style in SplitStyle.allCases {
      for traits in [Traits.padLandscape, .padPortrait, Traits(.vision)] {
        let layout = SplitLayout(.filled(visibility), columns, style, on: traits)
        #expect(SplitColumn.allCases.map { layout.visibility(showing: $0) } == show)
        #expect(SplitColumn.allCases.map { layout.visibility(hiding: $0) } == hide)
      }
    }
    let phone = SplitLayout(.filled(visibility), columns, on: .phonePortrait)
    for column in SplitColumn.allCases {
      #expect(phone.visibility(showing: column) == nil)
      #expect(phone.visibility(hiding: column) == nil)
      // Nor where the column is above the one on top.
      let first = SplitLayout(SplitFacts(visibility: visibility), columns, on: .phonePortrait)
      #expect(first.topColumn == .sidebar && first.visibility(showing: column) == nil)
    }
  }
}
