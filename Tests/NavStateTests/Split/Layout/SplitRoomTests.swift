import NavState
import Testing

/// How wide columns are, what fits, and what stands beside: 2.3, 2.7, 2.9 and 2.10 of what Apple
/// documents.
@Suite("SplitLayout, room")
struct SplitRoomTests {
  /// Rules under which the columns need 200, 300 and 400 points at least, and the inspector 250.
  static func rules(_ columns: ColumnCount, _ style: SplitStyle = .automatic) -> SplitRules {
    SplitRules(
      columns: columns,
      sidebar: LeadingColumnRules(width: ColumnWidth(min: 200, ideal: 260, max: 320)),
      content: LeadingColumnRules(width: ColumnWidth(min: 300, ideal: 350)),
      detailWidth: ColumnWidth(min: 400, ideal: 500),
      inspectorWidth: ColumnWidth(min: 250, ideal: 280, max: 400),
      secondaryWidth: ColumnWidth(320), style: style)
  }

  // MARK: - Widths

  /// What the user made of a column that has 200 to 320 points, and what comes of it.
  static let widths: [(Double?, Double)] = [
    (nil, 260), (200, 200), (199, 200), (0, 200), (320, 320), (321, 320), (250.5, 250.5),
    (-1, 260), (.nan, 260), (.infinity, 260), (.greatestFiniteMagnitude, 320),
  ]

  @Test("is as wide as the user made a column, within its range, else ideal", arguments: widths)
  func width(user: Double?, expected: Double) {
    let range = ColumnWidth(min: 200, ideal: 260, max: 320)
    let facts = SplitFacts(
      sidebarWidth: user, contentWidth: user, inspectorWidth: user, secondaryWidth: user)
    let leading = LeadingColumnRules(width: range)
    for columns in ColumnCount.allCases {
      let rules = SplitRules(
        columns: columns, sidebar: leading, content: leading, detailWidth: ColumnWidth(ideal: 700),
        inspectorWidth: range, secondaryWidth: range)
      // Shown or hidden.
      for visibility in SplitVisibility.allCases {
        var facts = facts
        facts.visibility = visibility
        let layout = SplitLayout(facts, rules: rules, traits: .padLandscape)
        #expect(layout.width(of: .sidebar) == expected)
        #expect(layout.width(of: .content) == expected)
        #expect(layout.width(of: .detail) == 700)
        #expect(layout.inspectorWidth == expected)
        #expect(layout.secondaryWidth == expected)
      }
    }
  }

  @Test(
    "is as wide as the user made a column that has no range, else as the system decides",
    arguments: [(nil, nil), (123, 123), (0, 0), (-1, nil), (.nan, nil), (.infinity, nil)]
      as [(Double?, Double?)])
  func widthWithoutRange(user: Double?, expected: Double?) {
    let facts = SplitFacts(
      sidebarWidth: user, contentWidth: user, inspectorWidth: user, secondaryWidth: user)
    let layout = SplitLayout(facts, .three, on: .padLandscape)
    #expect(layout.width(of: .sidebar) == expected)
    #expect(layout.width(of: .content) == expected)
    #expect(layout.width(of: .detail) == nil)
    #expect(layout.inspectorWidth == expected)
    #expect(layout.secondaryWidth == expected)
  }

  @Test("gives each column its own width")
  func ownWidths() {
    let facts = SplitFacts(
      sidebarWidth: 210, contentWidth: 310, inspectorWidth: 270, secondaryWidth: 900)
    let three = SplitLayout(facts, rules: Self.rules(.three), traits: .padLandscape)
    #expect(SplitColumn.allCases.map(three.width) == [210, 310, 500])
    #expect(three.inspectorWidth == 270)
    #expect(three.secondaryWidth == 320)
    let two = SplitLayout(facts, rules: Self.rules(.two), traits: .padLandscape)
    #expect(SplitColumn.allCases.map(two.width) == [210, 210, 500])
  }

  @Test("has no widths where there is no column")
  func noWidths() {
    let facts = SplitFacts(
      sidebarWidth: 210, contentWidth: 310, inspectorWidth: 270, secondaryWidth: 320)
    for (traits, secondary) in [
      (Traits.phonePortrait, nil), (Traits(.pad, nil, .compact), nil), (Traits(.tv), 320),
    ] as [(Traits, Double?)] {
      let layout = SplitLayout(facts, rules: Self.rules(.three), traits: traits)
      #expect(SplitColumn.allCases.map(layout.width) == [nil, nil, nil])
      #expect(layout.inspectorWidth == nil)
      // The independent column goes by the width alone.
      #expect(layout.secondaryWidth == secondary)
    }
    // On a Mac the width is never compact.
    let mac = SplitLayout(facts, rules: Self.rules(.three), traits: Traits(.mac, nil, .compact))
    #expect(SplitColumn.allCases.map(mac.width) == [210, 310, 500])
    #expect(mac.inspectorWidth == 270)
    #expect(mac.secondaryWidth == 320)
  }

  // MARK: - What fits

  /// Pads lying on their side, by how wide the window is; side by side the columns need 600 points in
  /// two columns, and in three 900, or 700 without the sidebar.
  static let fits: [(ColumnCount, SplitStyle, SplitVisibility, Double?, String)] = [
    // Nobody chose: fewer columns.
    (.two, .automatic, .automatic, 600, "oneBesideSecondary [sidebar, detail]"),
    (.two, .automatic, .automatic, 599, "secondaryOnly [detail]"),
    (.two, .balanced, .automatic, 600, "oneBesideSecondary [sidebar, detail]"),
    (.two, .balanced, .automatic, 599, "secondaryOnly [detail]"),
    (.two, .automatic, .automatic, 0, "secondaryOnly [detail]"),
    (.three, .automatic, .automatic, 700, "oneBesideSecondary [content, detail]"),
    (.three, .automatic, .automatic, 699, "secondaryOnly [detail]"),
    (.three, .prominentDetail, .automatic, 10, "secondaryOnly [detail]"),
    // Somebody did: over the detail.
    (.two, .automatic, .all, 600, "oneBesideSecondary [sidebar, detail]"),
    (.two, .automatic, .all, 599, "oneOverSecondary [sidebar over, detail]"),
    (.two, .automatic, .doubleColumn, 599, "oneOverSecondary [sidebar over, detail]"),
    (.two, .balanced, .all, 599, "oneOverSecondary [sidebar over, detail]"),
    (.two, .balanced, .all, 0, "oneOverSecondary [sidebar over, detail]"),
    (.three, .balanced, .all, 900, "twoBesideSecondary [sidebar, content, detail]"),
    (.three, .balanced, .all, 899, "twoOverSecondary [sidebar over, content over, detail]"),
    (.three, .balanced, .doubleColumn, 700, "oneBesideSecondary [content, detail]"),
    (.three, .balanced, .doubleColumn, 699, "oneOverSecondary [content over, detail]"),
    (.three, .automatic, .doubleColumn, 699, "oneOverSecondary [content over, detail]"),
    // What displaces needs no room of its own; what is beside the detail does.
    (
      .three, .automatic, .all, 700, "twoDisplaceSecondary [sidebar displacing, content, detail]"
    ),
    (.three, .automatic, .all, 699, "twoOverSecondary [sidebar over, content over, detail]"),
    // The detail alone fits always, and what is over it too.
    (.two, .automatic, .detailOnly, 0, "secondaryOnly [detail]"),
    (.two, .prominentDetail, .all, 400, "oneOverSecondary [sidebar over, detail]"),
    (.three, .prominentDetail, .doubleColumn, 400, "oneOverSecondary [content over, detail]"),
    // A width that is not known fits.
    (.two, .balanced, .all, nil, "oneBesideSecondary [sidebar, detail]"),
    (.three, .balanced, .all, nil, "twoBesideSecondary [sidebar, content, detail]"),
  ]

  @Test("shows fewer columns beside each other, or none, where they do not fit", arguments: fits)
  func fit(
    columns: ColumnCount, style: SplitStyle, visibility: SplitVisibility, width: Double?,
    expected: String
  ) throws {
    let layout = SplitLayout(
      .filled(visibility), rules: Self.rules(columns, style),
      traits: Traits(.pad, .landscape, points: width))
    #expect("\(layout)" == expected)
    let mode = try #require(layout.displayMode)
    #expect(layout.behavior?.allows(mode) == true)
  }

  @Test("never says that what is over the detail tiles", arguments: ColumnCount.allCases)
  func behaviorThatFits(columns: ColumnCount) {
    let rules = Self.rules(columns, .balanced)
    let narrow = Traits(.pad, .landscape, points: 100)
    #expect(SplitLayout(.filled(.all), rules: rules, traits: narrow).behavior == .overlay)
    #expect(SplitLayout(.filled, rules: rules, traits: narrow).behavior == .tile)
    #expect(SplitLayout(.filled(.detailOnly), rules: rules, traits: narrow).behavior == .tile)
  }

  @Test("steps down from all to one to none on a headset, whose columns never go over the detail")
  func headset() {
    func text(_ visibility: SplitVisibility, _ width: Double) -> String {
      let traits = Traits(.vision, points: width)
      return "\(SplitLayout(.filled(visibility), rules: Self.rules(.three), traits: traits))"
    }
    #expect(text(.automatic, 900) == "twoBesideSecondary [sidebar, content, detail]")
    #expect(text(.automatic, 899) == "oneBesideSecondary [content, detail]")
    #expect(text(.automatic, 700) == "oneBesideSecondary [content, detail]")
    #expect(text(.automatic, 699) == "secondaryOnly [detail]")
    #expect(text(.all, 899) == "twoBesideSecondary [sidebar, content, detail]")
    #expect(text(.doubleColumn, 100) == "oneBesideSecondary [content, detail]")
  }

  @Test("does not look at the width of a Mac's window", arguments: SplitVisibility.allCases)
  func mac(visibility: SplitVisibility) {
    for columns in ColumnCount.allCases {
      for style in SplitStyle.allCases {
        let rules = Self.rules(columns, style)
        let facts = SplitFacts(visibility: visibility, isInspectorPresented: true)
        let narrow = SplitLayout(facts, rules: rules, traits: Traits(.mac, points: 1))
        #expect(narrow == SplitLayout(facts, rules: rules, traits: Traits(.mac)))
        #expect(narrow.inspector == .column)
      }
    }
  }

  @Test("fits where no column says how much room it needs, and with widths past all numbers")
  func extremes() {
    let traits = Traits(.pad, .landscape, points: 0)
    #expect(SplitLayout(.filled, .two, .balanced, on: traits).displayMode == .oneBesideSecondary)
    let endless = LeadingColumnRules(width: ColumnWidth(.greatestFiniteMagnitude))
    let rules = SplitRules(
      columns: .three, sidebar: endless, content: endless,
      detailWidth: ColumnWidth(.greatestFiniteMagnitude), style: .balanced)
    for points in [0, .greatestFiniteMagnitude] as [Double] {
      let traits = Traits(.pad, .landscape, points: points)
      let layout = SplitLayout(.filled(.all), rules: rules, traits: traits)
      #expect(layout.displayMode == .twoOverSecondary)
      #expect(SplitLayout(.filled, rules: rules, traits: traits).displayMode == .secondaryOnly)
    }
  }

  // MARK: - Inspector

  /// Windows, and where a presented inspector stands, in two columns; with the sidebar beside the
  /// detail all need 850 points, and 650 without.
  static let inspectors: [(Traits, SplitVisibility, InspectorPlacement)] = [
    (.phonePortrait, .automatic, .sheet), (Traits(.pad, nil, .compact), .automatic, .sheet),
    (Traits(.tv), .automatic, .sheet), (Traits(.watch), .automatic, .sheet),
    (.padLandscape, .automatic, .column), (.padPortrait, .automatic, .column),
    (Traits(.phone), .automatic, .column), (Traits(.vision), .automatic, .column),
    (Traits(.mac), .automatic, .column), (Traits(.mac, nil, .compact), .automatic, .column),
    (Traits(.mac, nil, .compact, points: 100), .all, .column),
    (Traits(.pad, .landscape, points: 850), .all, .column),
    (Traits(.pad, .landscape, points: 849), .all, .over),
    (Traits(.pad, .landscape, points: 849), .automatic, .over),
    (Traits(.pad, .landscape, points: 650), .detailOnly, .column),
    (Traits(.pad, .landscape, points: 649), .detailOnly, .over),
    // What is over the detail takes no room beside it.
    (Traits(.pad, .portrait, points: 650), .all, .column),
    (Traits(.pad, .portrait, points: 649), .all, .over),
    (Traits(nil, nil, nil), .all, .column),
  ]

  @Test("presents the inspector as a column, over the detail, or in a sheet", arguments: inspectors)
  func inspector(traits: Traits, visibility: SplitVisibility, expected: InspectorPlacement) {
    var facts = SplitFacts(visibility: visibility, isInspectorPresented: true)
    let rules = Self.rules(.two)
    #expect(SplitLayout(facts, rules: rules, traits: traits).inspector == expected)
    facts.isInspectorPresented = false
    #expect(SplitLayout(facts, rules: rules, traits: traits).inspector == .hidden)
  }

  @Test("presents the inspector beside a content that is tiled, not beside what displaces it")
  func inspectorInThree() {
    let facts = SplitFacts(visibility: .all, isInspectorPresented: true)
    func placement(_ style: SplitStyle, _ width: Double) -> InspectorPlacement {
      let traits = Traits(.pad, .landscape, points: width)
      return SplitLayout(facts, rules: Self.rules(.three, style), traits: traits).inspector
    }
    #expect(placement(.balanced, 1_150) == .column)
    #expect(placement(.balanced, 1_149) == .over)
    #expect(placement(.automatic, 950) == .column)
    #expect(placement(.automatic, 949) == .over)
    // An inspector that says nothing of its width needs none.
    let rules = SplitRules(detailWidth: ColumnWidth(min: 400, ideal: 400))
    let narrow = SplitLayout(facts, rules: rules, traits: Traits(.pad, .portrait, points: 400))
    #expect(narrow.inspector == .column)
  }

  // MARK: - Secondary column

  @Test(
    "shows the independent column where it is wanted and the width is not compact",
    arguments: [
      (Traits(.pad), true), (Traits(.pad, nil, .compact), false), (Traits(.mac), true),
      (Traits(.mac, nil, .compact), true), (.phonePortrait, false),
      (Traits(.phone, .landscape, .regular), true), (Traits(.vision), true),
      (Traits(nil, nil, nil), true), (Traits(.regular, .regular), true),
      (Traits(.compact, .regular), false), (Traits(.compact, .compact, on: .watch), false),
      (Traits(.pad, points: 1), true), (Traits(.carPlay, nil, .compact), false),
    ])
  func secondary(traits: Traits, isShown: Bool) {
    for columns in ColumnCount.allCases {
      var facts = SplitFacts.filled
      #expect(SplitLayout(facts, columns, on: traits).isSecondaryShown == false)
      let without = SplitLayout(facts, columns, on: traits)
      facts.isSecondaryWanted = true
      let layout = SplitLayout(facts, columns, on: traits)
      #expect(layout.isSecondaryShown == isShown)
      // It is independent.
      #expect(layout.displayMode == without.displayMode && layout.topColumn == without.topColumn)
    }
  }
}
