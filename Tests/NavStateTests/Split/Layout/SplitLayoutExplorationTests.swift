import NavState
import Testing

/// Layouts beside a second implementation, and the promises of every layout.
@Suite("SplitLayout, exploration")
struct SplitLayoutExplorationTests {
  static let styles: [(ColumnCount, SplitStyle)] = ColumnCount.allCases.flatMap { columns in
    SplitStyle.allCases.map { (columns, $0) }
  }

  /// No device, and each one.
  static let idioms: [Idiom?] = [nil] + Idiom.allCases

  /// Every combination of facts but for widths: 16 places, 4 visibilities, 4 preferred columns, and
  /// what stands beside.
  static let everyFact: [SplitFacts] = SplitFacts.everyPlace.flatMap { place in
    SplitVisibility.allCases.flatMap { visibility in
      ([nil] + SplitColumn.allCases).flatMap { preferred in
        (0..<4).map { bits in
          var facts = place
          facts.visibility = visibility
          facts.preferredCompactColumn = preferred
          facts.isInspectorPresented = bits & 1 != 0
          facts.isSecondaryWanted = bits & 2 != 0
          return facts
        }
      }
    }
  }

  /// The promises that a layout does not keep.
  static func broken(_ layout: SplitLayout, _ facts: SplitFacts) -> [String] {
    let columns = SplitColumn.allCases.filter { $0.resolved(in: layout.columns) == $0 }
    let placements = columns.map(layout.placement)
    let tops = placements.count { $0 == .onTop }
    var promises: [(String, Bool)] = []
    if let top = layout.topColumn {
      promises = [
        ("one column is on top", tops == 1 && layout.placement(of: top) == .onTop),
        (
          "the others are underneath it, or hidden",
          placements.allSatisfy { [.onTop, .underneath, .hidden].contains($0) }
        ),
        (
          "the top is not blank unless asked for",
          !layout.isPlaceholder(top) || facts.preferredCompactColumn == top
        ),
        ("nothing is visible but the top", layout.visibleColumns == [top]),
      ]
    } else {
      let mode = layout.displayMode
      promises = [
        ("the detail is there", layout.placement(of: .detail) == .tiled),
        (
          "nothing is in a pile",
          placements.allSatisfy { [.tiled, .over, .displacing, .hidden].contains($0) }
        ),
        ("the mode is allowed", mode.map { layout.behavior?.allows($0) == true } == true),
        (
          "two are there in three columns only", layout.columns == .three || mode?.rawValue ?? 9 < 4
        ),
        (
          "as many are there as the mode says",
          mode?.leadingColumns == layout.visibleColumns.count - 1
        ),
        (
          "the content is there with the sidebar",
          layout.placement(of: .sidebar) == .hidden
            || layout.placement(of: .content) != .hidden
        ),
        ("a choice was made", layout.visibility != .automatic && layout.behavior != .automatic),
      ]
    }
    promises.append(
      (
        "what is empty is so in any window",
        SplitColumn.allCases.allSatisfy {
          layout.isPlaceholder($0) == facts.isPlaceholder($0, in: layout.columns)
        }
      ))
    return promises.filter { !$0.1 }.map(\.0)
  }

  @Test(
    "is the second implementation's in every state, on every device and in every class",
    arguments: styles)
  func facts(columns: ColumnCount, style: SplitStyle) {
    let rules = SplitRules(columns: columns, style: style)
    var failures: [String] = []
    var count = 0
    var tops: [SplitColumn: Int] = [:]
    for idiom in Self.idioms {
      for size in [nil, .compact, .regular] as [SizeClass?] {
        let traits = Traits(size, nil, on: idiom)
        for facts in Self.everyFact {
          let layout = SplitLayout(facts, rules: rules, traits: traits)
          let naive = NaiveSplitLayout(facts: facts, rules: rules, traits: traits)
          let problems = naive.differences(from: layout) + Self.broken(layout, facts)
          if !problems.isEmpty { failures.append("\(problems), \(facts), \(traits), \(layout)") }
          if let top = layout.topColumn { tops[top, default: 0] += 1 }
          count += 1
        }
      }
    }
    #expect(failures.first == nil, "and \(failures.count - 1) more")
    #expect(count == 1_024 * 8 * 3)
    // Collapsed: two devices in 3 classes each, and five in one. Of 16 places, 64 times each, a quarter
    // prefers no column, and another quarter each one of them.
    let windows = 2 * 3 + 5
    let expected: [SplitColumn: Int] =
      switch columns {
      case .two: [.sidebar: 4 * 16 + 2 * 256, .detail: 12 * 16 + 256]
      case .three: [.sidebar: 1 * 16 + 256, .content: 3 * 16 + 256, .detail: 12 * 16 + 256]
      }
    #expect(tops == expected.mapValues { $0 * windows })
  }

  /// Widths on each side of each sum of least widths under ``SplitRoomTests/rules(_:_:)``.
  static let widths: [Double?] = [nil, 450, 620, 720, 860, 960, 1_200]

  /// Windows of every device, in both classes, held in each way or not known, of various widths.
  static let windows: [Traits] = idioms.flatMap { idiom in
    [SizeClass.compact, .regular].flatMap { size in
      ([nil] + Orientation.allCases).flatMap { orientation in
        widths.flatMap { width in
          [nil, 700].map { height in
            Traits(
              horizontalSizeClass: size, width: width, height: height, idiom: idiom,
              orientation: orientation)
          }
        }
      }
    }
  }

  @Test(
    "is the second implementation's in windows of every kind", arguments: styles, [false, true])
  func windows(style: (ColumnCount, SplitStyle), hasLeastWidths: Bool) {
    let (columns, style) = style
    let rules =
      hasLeastWidths
      ? SplitRoomTests.rules(columns, style) : SplitRules(columns: columns, style: style)
    var failures: [String] = []
    var count = 0
    for traits in Self.windows {
      for visibility in SplitVisibility.allCases {
        for bits in 0..<4 {
          var facts = SplitFacts.filled(visibility)
          facts.isInspectorPresented = bits & 1 != 0
          facts.isSecondaryWanted = bits & 2 != 0
          let layout = SplitLayout(facts, rules: rules, traits: traits)
          let naive = NaiveSplitLayout(facts: facts, rules: rules, traits: traits)
          let problems = naive.differences(from: layout) + Self.broken(layout, facts)
          if !problems.isEmpty { failures.append("\(problems), \(facts), \(traits), \(layout)") }
          count += 1
        }
      }
    }
    #expect(failures.first == nil, "and \(failures.count - 1) more")
    #expect(count == 8 * 2 * 3 * 7 * 2 * 4 * 4)
  }

  @Test(
    "lets taps on the sidebar button end in a cycle that shows and hides the sidebar",
    arguments: styles)
  func toggling(columns: ColumnCount, style: SplitStyle) throws {
    for rules in [SplitRoomTests.rules(columns, style), SplitRules(columns: columns, style: style)]
    {
      for traits in Self.windows where !traits.isCollapsed {
        for visibility in SplitVisibility.allCases {
          // As many taps as there are visibilities lead into the cycle, and as many more around it.
          var facts = SplitFacts.filled(visibility)
          var cycle: [Bool] = []
          for tap in 0..<6 {
            let layout = SplitLayout(facts, rules: rules, traits: traits)
            facts.visibility = try #require(layout.toggled)
            let next = SplitLayout(facts, rules: rules, traits: traits)
            // A tap always changes what is to be seen, and to what it says.
            if next.visibleColumns == layout.visibleColumns || next.visibility != layout.toggled {
              Issue.record("\(visibility), tap \(tap): \(layout), \(next), \(traits)")
            }
            if tap >= 3 { cycle.append(next.placement(of: .sidebar).isVisible) }
          }
          if Set(cycle) != [true, false] { Issue.record("\(visibility), \(traits): \(cycle)") }
        }
      }
    }
  }

  @Test("ends where it began, whatever windows come between", arguments: ColumnCount.allCases)
  func flips(columns: ColumnCount) {
    let windows = [
      Traits.padLandscape, .phonePortrait, .padPortrait, Traits(.mac), Traits(.watch),
      Traits(.pad, .portrait, points: 500),
    ]
    let rules = SplitRoomTests.rules(columns)
    for facts in Self.everyFact {
      let before = facts
      let first = windows.map { SplitLayout(facts, rules: rules, traits: $0) }
      let second = windows.reversed().map { SplitLayout(facts, rules: rules, traits: $0) }
      if first != second.reversed() || facts != before { Issue.record("\(facts)") }
    }
  }
}
