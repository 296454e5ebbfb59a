import NavState
import Testing

/// When columns collapse, and what is then on top: tables 2.2, 2.4 and 2.5 of what Apple documents.
@Suite("SplitLayout, collapsing")
struct SplitCollapseTests {
  /// Environments, and whether columns collapse there.
  static let windows: [(String, Traits, Bool)] = [
    ("phone, portrait", Traits(.compact, .regular, on: .phone), true),
    ("small phone, landscape", Traits(.compact, .compact, on: .phone), true),
    ("slide over, or narrow window of a pad", Traits(.compact, .regular, on: .pad), true),
    ("watch", Traits(.compact, .compact, on: .watch), true),
    ("watch, whatever its size class", Traits(.regular, .regular, on: .watch), true),
    ("television", Traits(.regular, .regular, on: .tv), true),
    ("Mac", Traits(.regular, .regular, on: .mac), false),
    ("Mac, whatever its size class", Traits(.compact, .compact, on: .mac), false),
    ("large phone, landscape", Traits(.regular, .compact, on: .phone), false),
    ("pad", Traits(.regular, .regular, on: .pad), false),
    ("headset", Traits(.regular, .regular, on: .vision), false),
    // What is not in the table goes by its width.
    ("headset, narrow", Traits(.compact, .regular, on: .vision), true),
    ("car", Traits(.regular, .compact, on: .carPlay), false),
    ("car, narrow", Traits(.compact, .compact, on: .carPlay), true),
    ("device not known", Traits(.regular, .regular), false),
    ("device not known, narrow", Traits(.compact, .regular), true),
    // A class that is not known hides nothing; the height's does not matter.
    ("nothing known", Traits(), false),
    ("pad, nothing else known", Traits(nil, nil, on: .pad), false),
    ("phone, low", Traits(nil, .compact, on: .phone), false),
    ("television, nothing else known", Traits(nil, nil, on: .tv), true),
    ("watch, nothing else known", Traits(nil, nil, on: .watch), true),
    // Points do not collapse columns: only the size class does.
    ("pad, 10 points", Traits(.pad, points: 10), false),
    ("pad, compact at 2,000 points", Traits(.pad, nil, .compact, points: 2_000), true),
  ]

  @Test("collapses in compact width, on watch and television, never on a Mac", arguments: windows)
  func collapses(window: String, traits: Traits, isCollapsed: Bool) {
    for columns in ColumnCount.allCases {
      let layout = SplitLayout(.filled, columns, on: traits)
      #expect(layout.isCollapsed == isCollapsed, "\(window)")
      #expect(traits.isCollapsed == isCollapsed, "\(window)")
      #expect((layout.topColumn != nil) == isCollapsed)
      #expect((layout.displayMode == nil) == isCollapsed)
    }
  }

  // MARK: - The column on top

  /// The states of the table, with what stands on top of what.
  static let states: [(ColumnCount, SplitFacts, top: SplitColumn, stack: String)] = [
    (.two, SplitFacts(), .sidebar, "sidebar"),
    (.two, SplitFacts(isSidebarSelected: true), .detail, "sidebar, detail"),
    (.two, SplitFacts(hasDetailPath: true), .detail, "sidebar, detail"),
    (.two, SplitFacts(isSidebarSelected: true, hasDetailPath: true), .detail, "sidebar, detail"),
    (.three, SplitFacts(), .sidebar, "sidebar"),
    (.three, SplitFacts(isSidebarSelected: true), .content, "sidebar, content"),
    (.three, .filled, .detail, "sidebar, content, detail"),
    (.three, SplitFacts(hasDetailPath: true), .detail, "sidebar, content?, detail"),
    (.three, SplitFacts(isContentSelected: true), .detail, "sidebar, content, detail"),
    (
      .three, SplitFacts(isSidebarSelected: true, hasDetailPath: true), .detail,
      "sidebar, content, detail"
    ),
    // A stack of the content's own is something to show there, and leads no farther.
    (.three, SplitFacts(hasContentPath: true), .content, "sidebar, content"),
    (
      .three, SplitFacts(isContentSelected: true, hasContentPath: true), .detail,
      "sidebar, content, detail"
    ),
    // In two columns there is no content, whatever the facts say.
    (.two, SplitFacts(isContentSelected: true, hasContentPath: true), .sidebar, "sidebar"),
  ]

  @Test("puts the last column on top that shows something", arguments: states)
  func top(columns: ColumnCount, facts: SplitFacts, top: SplitColumn, stack: String) {
    let layout = SplitLayout(facts, columns, on: .phonePortrait)
    #expect(layout.topColumn == top)
    #expect(layout.description == "collapsed [\(stack)]")
    #expect(facts.topColumn(in: columns) == top)
    for column in SplitColumn.allCases where column.resolved(in: columns) == column {
      let expected: ColumnPlacement =
        column == top ? .onTop : column < top ? .underneath : .hidden
      #expect(layout.placement(of: column) == expected)
    }
  }

  /// What is preferred, and what then stands on top of what if nothing, and if all, is selected.
  static let preferred: [(ColumnCount, SplitColumn, SplitColumn, nothing: String, all: String)] = [
    (.two, .sidebar, .sidebar, "sidebar", "sidebar"),
    (.two, .content, .sidebar, "sidebar", "sidebar"),
    (.two, .detail, .detail, "sidebar, detail?", "sidebar, detail"),
    (.three, .sidebar, .sidebar, "sidebar", "sidebar"),
    (.three, .content, .content, "sidebar, content?", "sidebar, content"),
    (.three, .detail, .detail, "sidebar, content?, detail?", "sidebar, content, detail"),
  ]

  @Test("puts the preferred column on top, with a placeholder if need be", arguments: preferred)
  func preferredColumn(
    columns: ColumnCount, column: SplitColumn, top: SplitColumn, nothing: String, all: String
  ) {
    var facts = SplitFacts(preferredCompactColumn: column)
    #expect(SplitLayout(facts, columns, on: .phonePortrait).description == "collapsed [\(nothing)]")
    #expect(facts.topColumn(in: columns) == top)
    facts = .filled
    facts.hasDetailPath = true
    facts.hasContentPath = true
    facts.preferredCompactColumn = column
    #expect(SplitLayout(facts, columns, on: .phonePortrait).description == "collapsed [\(all)]")
  }

  @Test("obeys the visibility in wide windows, whatever column is preferred")
  func wideWindows() {
    for columns in ColumnCount.allCases {
      for visibility in SplitVisibility.allCases {
        for column in SplitColumn.allCases {
          var facts = SplitFacts.filled(visibility)
          let plain = SplitLayout(facts, columns, on: .padLandscape)
          facts.preferredCompactColumn = column
          #expect(SplitLayout(facts, columns, on: .padLandscape) == plain)
        }
      }
    }
  }

  @Test("lets the content count as the sidebar where there are two columns")
  func contentOfTwo() {
    let facts = SplitFacts(sidebarWidth: 300, contentWidth: 200)
    for traits in Traits.everyRoom {
      for visibility in SplitVisibility.allCases {
        var facts = facts
        facts.visibility = visibility
        let layout = SplitLayout(facts, .two, on: traits)
        #expect(layout.placement(of: .content) == layout.placement(of: .sidebar))
        #expect(layout.isPlaceholder(.content) == false)
        #expect(layout.width(of: .content) == layout.width(of: .sidebar))
        #expect(layout.leadsOn(from: .content) == layout.leadsOn(from: .sidebar))
      }
    }
  }

  // MARK: - Placeholders

  /// Columns without anything to show, by what is selected and where screens are.
  static let placeholders: [(ColumnCount, SplitFacts, Set<SplitColumn>)] = [
    (.two, SplitFacts(), [.detail]), (.two, SplitFacts(isSidebarSelected: true), []),
    (.two, SplitFacts(hasDetailPath: true), []),
    (.two, SplitFacts(isContentSelected: true), [.detail]),
    (.two, SplitFacts(hasContentPath: true), [.detail]),
    (.three, SplitFacts(), [.content, .detail]),
    (.three, SplitFacts(isSidebarSelected: true), [.detail]),
    (.three, SplitFacts(isContentSelected: true), []),
    (.three, SplitFacts(hasContentPath: true), [.detail]),
    (.three, SplitFacts(hasDetailPath: true), [.content]),
    (.three, SplitFacts(isSidebarSelected: true, hasDetailPath: true), []),
    (.three, .filled, []),
  ]

  @Test("has a placeholder where nothing fills a column, in any window", arguments: placeholders)
  func placeholder(columns: ColumnCount, facts: SplitFacts, expected: Set<SplitColumn>) {
    for traits in [Traits.phonePortrait, .padLandscape, .padPortrait, Traits(.mac)] {
      let layout = SplitLayout(facts, columns, on: traits)
      #expect(Set(SplitColumn.allCases.filter(layout.isPlaceholder)) == expected)
    }
    let found = SplitColumn.allCases.filter { facts.isPlaceholder($0, in: columns) }
    #expect(Set(found) == expected)
  }

  // MARK: - Rows and expansion

  @Test(
    "has a chevron at rows that lead on, while collapsed only",
    arguments: [
      (.two, .sidebar, true), (.two, .content, true), (.two, .detail, false),
      (.three, .sidebar, true), (.three, .content, true), (.three, .detail, false),
    ] as [(ColumnCount, SplitColumn, Bool)])
  func chevrons(columns: ColumnCount, column: SplitColumn, leadsOn: Bool) {
    for traits in [Traits.phonePortrait, Traits(.tv)] {
      #expect(SplitLayout(.filled, columns, on: traits).leadsOn(from: column) == leadsOn)
    }
    for traits in [Traits.padLandscape, .padPortrait, Traits(.mac)] {
      #expect(SplitLayout(.filled, columns, on: traits).leadsOn(from: column) == false)
    }
  }

  /// What a phone, and then a wide window shows, of what was selected, pushed and gone back from.
  static let expansions: [(SplitFacts, ColumnCount, phone: String, pad: String)] = [
    // Columns reappear by the visibility.
    (.filled(.all), .two, "sidebar, detail", "oneBesideSecondary [sidebar, detail]"),
    (.filled(.detailOnly), .two, "sidebar, detail", "secondaryOnly [detail]"),
    (
      .filled(.doubleColumn), .three, "sidebar, content, detail",
      "oneBesideSecondary [content, detail]"
    ),
    (
      .filled(.all), .three, "sidebar, content, detail",
      "twoDisplaceSecondary [sidebar displacing, content, detail]"
    ),
    // A step back cleared the selection that drove the detail, which is empty now.
    (SplitFacts(), .two, "sidebar", "oneBesideSecondary [sidebar, detail?]"),
    (
      SplitFacts(isSidebarSelected: true), .three, "sidebar, content",
      "oneBesideSecondary [content, detail?]"
    ),
    // What was pushed while collapsed appears in the detail.
    (
      SplitFacts(isSidebarSelected: true, hasDetailPath: true), .two, "sidebar, detail",
      "oneBesideSecondary [sidebar, detail]"
    ),
    (
      SplitFacts(hasDetailPath: true, visibility: .all), .three, "sidebar, content?, detail",
      "twoDisplaceSecondary [sidebar displacing, content?, detail]"
    ),
  ]

  @Test(
    "expands to what the visibility and the selections say, and collapses back",
    arguments: expansions)
  func expansion(facts: SplitFacts, columns: ColumnCount, phone: String, pad: String) {
    for _ in 0..<3 {
      #expect(SplitLayout(facts, columns, on: .phonePortrait).description == "collapsed [\(phone)]")
      #expect(SplitLayout(facts, columns, on: .padLandscape).description == pad)
    }
  }
}
