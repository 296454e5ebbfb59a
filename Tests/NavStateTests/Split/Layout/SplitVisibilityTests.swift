import NavState
import Testing

/// Which columns are to be seen, and how they stand: tables 2.1 and 2.3 of what Apple documents.
@Suite("SplitLayout, visibility and style")
struct SplitVisibilityTests {
  /// The visibilities that say how many columns, and what is to be seen in two and three columns.
  static let visibilities: [(SplitVisibility, two: [SplitColumn], three: [SplitColumn])] = [
    (.all, [.sidebar, .detail], [.sidebar, .content, .detail]),
    (.doubleColumn, [.sidebar, .detail], [.content, .detail]),
    (.detailOnly, [.detail], [.detail]),
  ]

  static let idioms: [Idiom?] = [nil, .phone, .pad, .vision, .carPlay]

  @Test(
    "shows what the visibility says, by whatever style and on whatever side",
    arguments: visibilities)
  func visibility(
    visibility: SplitVisibility, two: [SplitColumn], three: [SplitColumn]
  ) {
    for idiom in Self.idioms {
      for orientation in Orientation.allCases {
        for style in SplitStyle.allCases {
          let traits = Traits(idiom, orientation)
          let facts = SplitFacts.filled(visibility)
          #expect(SplitLayout(facts, .two, style, on: traits).visibleColumns == two)
          #expect(SplitLayout(facts, .three, style, on: traits).visibleColumns == three)
        }
      }
    }
  }

  @Test(
    "on a Mac, always shows the content, and the sidebar as the visibility says",
    arguments: [
      (.automatic, [.sidebar, .detail], [.sidebar, .content, .detail]),
      (.all, [.sidebar, .detail], [.sidebar, .content, .detail]),
      (.doubleColumn, [.sidebar, .detail], [.content, .detail]),
      (.detailOnly, [.detail], [.content, .detail]),
    ] as [(SplitVisibility, [SplitColumn], [SplitColumn])])
  func mac(visibility: SplitVisibility, two: [SplitColumn], three: [SplitColumn]) {
    for style in SplitStyle.allCases {
      for orientation in Orientation.allCases {
        let traits = Traits(.mac, orientation)
        let facts = SplitFacts.filled(visibility)
        #expect(SplitLayout(facts, .two, style, on: traits).visibleColumns == two)
        #expect(SplitLayout(facts, .three, style, on: traits).visibleColumns == three)
      }
    }
  }

  @Test(
    "says which visibility comes of it: a concrete one that tells what is to be seen",
    arguments: [
      (.all, .pad, .all, .all), (.doubleColumn, .pad, .all, .doubleColumn),
      (.detailOnly, .pad, .detailOnly, .detailOnly), (.automatic, .pad, .all, .doubleColumn),
      (.automatic, .mac, .all, .all), (.doubleColumn, .mac, .all, .doubleColumn),
      (.detailOnly, .mac, .detailOnly, .doubleColumn), (.automatic, .vision, .all, .all),
      (.detailOnly, .vision, .detailOnly, .detailOnly),
    ] as [(SplitVisibility, Idiom, SplitVisibility, SplitVisibility)])
  func resolved(
    visibility: SplitVisibility, idiom: Idiom, two: SplitVisibility, three: SplitVisibility
  ) {
    let traits = Traits(idiom, .landscape)
    #expect(SplitLayout(.filled(visibility), .two, on: traits).visibility == two)
    #expect(SplitLayout(.filled(visibility), .three, on: traits).visibility == three)
  }

  @Test("ignores the visibility while collapsed", arguments: SplitVisibility.allCases)
  func collapsed(visibility: SplitVisibility) {
    for columns in ColumnCount.allCases {
      for traits in [Traits.phonePortrait, Traits(.tv), Traits(.watch)] {
        let layout = SplitLayout(.filled(visibility), columns, on: traits)
        #expect(layout == SplitLayout(.filled, columns, on: traits))
        #expect(layout.visibility == nil && layout.toggled == nil)
        #expect(layout.displayMode == nil && layout.behavior == nil)
      }
    }
  }

  // MARK: - Styles

  /// A full-screen pad: what is to be seen at rest, and after each tap on the sidebar button.
  static let automatic: [(ColumnCount, Orientation, rest: String, taps: [String])] = [
    (
      .two, .landscape, "oneBesideSecondary [sidebar, detail]",
      ["secondaryOnly [detail]", "oneBesideSecondary [sidebar, detail]"]
    ),
    (
      .two, .portrait, "secondaryOnly [detail]",
      ["oneOverSecondary [sidebar over, detail]", "secondaryOnly [detail]"]
    ),
    (
      .three, .landscape, "oneBesideSecondary [content, detail]",
      [
        "twoDisplaceSecondary [sidebar displacing, content, detail]",
        "oneBesideSecondary [content, detail]",
      ]
    ),
    (
      .three, .portrait, "secondaryOnly [detail]",
      [
        "oneOverSecondary [content over, detail]",
        "twoOverSecondary [sidebar over, content over, detail]",
        "secondaryOnly [detail]",
      ]
    ),
  ]

  /// Fails unless the layout at rest, and after each tap on the sidebar button, is as expected.
  static func check(
    _ columns: ColumnCount, _ style: SplitStyle, on traits: Traits, rest: String, taps: [String]
  ) throws {
    var facts = SplitFacts.filled
    #expect("\(SplitLayout(facts, columns, style, on: traits))" == rest)
    for tap in taps {
      facts.visibility = try #require(SplitLayout(facts, columns, style, on: traits).toggled)
      #expect(facts.visibility != .automatic)
      #expect("\(SplitLayout(facts, columns, style, on: traits))" == tap)
    }
  }

  @Test("with the automatic style, rests and taps as on a full-screen pad", arguments: automatic)
  func automaticStyle(
    columns: ColumnCount, orientation: Orientation, rest: String, taps: [String]
  ) throws {
    for idiom: Idiom? in [.pad, nil, .phone, .carPlay] {
      let traits = Traits(idiom, orientation)
      try Self.check(columns, .automatic, on: traits, rest: rest, taps: taps)
    }
  }

  @Test(
    "with the balanced style, rests as the automatic one does, and shrinks the detail",
    arguments: [
      (
        .two, .landscape, "oneBesideSecondary [sidebar, detail]",
        ["secondaryOnly [detail]", "oneBesideSecondary [sidebar, detail]"]
      ),
      (
        .two, .portrait, "secondaryOnly [detail]",
        ["oneBesideSecondary [sidebar, detail]", "secondaryOnly [detail]"]
      ),
      (
        .three, .landscape, "oneBesideSecondary [content, detail]",
        [
          "twoBesideSecondary [sidebar, content, detail]", "oneBesideSecondary [content, detail]",
        ]
      ),
      (
        .three, .portrait, "secondaryOnly [detail]",
        [
          "oneBesideSecondary [content, detail]", "twoBesideSecondary [sidebar, content, detail]",
          "oneBesideSecondary [content, detail]",
        ]
      ),
    ] as [(ColumnCount, Orientation, String, [String])])
  func balanced(
    columns: ColumnCount, orientation: Orientation, rest: String, taps: [String]
  ) throws {
    let traits = Traits(.pad, orientation)
    try Self.check(columns, .balanced, on: traits, rest: rest, taps: taps)
  }

  @Test(
    "with a prominent detail, rests with that alone, and leads over it or pushes it aside",
    arguments: [
      (
        .two, .landscape, "secondaryOnly [detail]",
        ["oneOverSecondary [sidebar over, detail]", "secondaryOnly [detail]"]
      ),
      (
        .two, .portrait, "secondaryOnly [detail]",
        ["oneOverSecondary [sidebar over, detail]", "secondaryOnly [detail]"]
      ),
      (
        .three, .landscape, "secondaryOnly [detail]",
        [
          "oneOverSecondary [content over, detail]",
          "twoDisplaceSecondary [sidebar displacing, content, detail]",
          "oneOverSecondary [content over, detail]",
        ]
      ),
      (
        .three, .portrait, "secondaryOnly [detail]",
        [
          "oneOverSecondary [content over, detail]",
          "twoOverSecondary [sidebar over, content over, detail]", "secondaryOnly [detail]",
        ]
      ),
    ] as [(ColumnCount, Orientation, String, [String])])
  func prominentDetail(
    columns: ColumnCount, orientation: Orientation, rest: String, taps: [String]
  ) throws {
    let traits = Traits(.pad, orientation)
    try Self.check(columns, .prominentDetail, on: traits, rest: rest, taps: taps)
  }

  @Test(
    "on a Mac and a headset, is always tiled, and rests with all", arguments: SplitStyle.allCases)
  func tiled(style: SplitStyle) throws {
    for orientation in Orientation.allCases {
      for idiom in [Idiom.mac, .vision] {
        let traits = Traits(idiom, orientation)
        try Self.check(
          .two, style, on: traits, rest: "oneBesideSecondary [sidebar, detail]",
          taps: ["secondaryOnly [detail]", "oneBesideSecondary [sidebar, detail]"])
        try Self.check(
          .three, style, on: traits, rest: "twoBesideSecondary [sidebar, content, detail]",
          taps: [
            "oneBesideSecondary [content, detail]", "twoBesideSecondary [sidebar, content, detail]",
          ])
      }
      // Only a Mac never hides the content.
      let vision = SplitLayout(
        .filled(.detailOnly), .three, style, on: Traits(.vision, orientation))
      #expect("\(vision)" == "secondaryOnly [detail]")
      #expect(vision.toggled == .doubleColumn)
    }
  }

  // MARK: - Orientation

  @Test(
    "takes the orientation from the lengths where it is not known, else lies on its side",
    arguments: [
      (Traits(horizontalSizeClass: .regular), true),
      (Traits(horizontalSizeClass: .regular, width: 700), true),
      (Traits(horizontalSizeClass: .regular, height: 1_000), true),
      (Traits(horizontalSizeClass: .regular, width: 700, height: 1_000), false),
      (Traits(horizontalSizeClass: .regular, width: 1_000, height: 700), true),
      (Traits(horizontalSizeClass: .regular, width: 900, height: 900), true),
      (
        Traits(
          horizontalSizeClass: .regular, width: 700, height: 1_000, orientation: .landscape), true
      ),
      (
        Traits(
          horizontalSizeClass: .regular, width: 1_000, height: 700, orientation: .portrait), false
      ),
      // A class of height tells nothing.
      (Traits(horizontalSizeClass: .regular, verticalSizeClass: .compact), true),
      (Traits(), true),
    ])
  func orientation(traits: Traits, isLandscape: Bool) {
    let layout = SplitLayout(.filled, .two, on: traits)
    #expect(layout.displayMode == (isLandscape ? .oneBesideSecondary : .secondaryOnly))
    let prominent = SplitLayout(.filled(.all), .three, .prominentDetail, on: traits)
    #expect(prominent.displayMode == (isLandscape ? .twoDisplaceSecondary : .twoOverSecondary))
  }
}
