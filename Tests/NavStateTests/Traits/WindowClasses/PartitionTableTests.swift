import NavState
import NavStateTestSupport
import Testing

@Suite("PartitionTable")
struct PartitionTableTests {
  /// What Material says of a width class: parts, in the dense variant, room between, width of a pane.
  struct WidthRow: Sendable, CustomTestStringConvertible {
    let width: WindowWidthClass
    let parts: (plain: Int, dense: Int)
    let spacing: (plain: Double, dense: Double)
    let paneWidth: Double

    var testDescription: String { width.rawValue }
  }

  static let widths = [
    WidthRow(width: .compact, parts: (1, 1), spacing: (0, 0), paneWidth: 360),
    WidthRow(width: .medium, parts: (1, 2), spacing: (0, 24), paneWidth: 360),
    WidthRow(width: .expanded, parts: (2, 2), spacing: (24, 24), paneWidth: 360),
    WidthRow(width: .large, parts: (3, 3), spacing: (24, 24), paneWidth: 412),
    WidthRow(width: .extraLarge, parts: (3, 3), spacing: (24, 24), paneWidth: 412),
  ]

  static let heights: [WindowHeightClass?] = WindowHeightClass.allCases + [nil]

  @Test("divides a window from side to side as Material does, at any height", arguments: widths)
  func horizontal(row: WidthRow) {
    for height in Self.heights {
      for isTabletop in [false, true] {
        let plain = PartitionTable.material.partitions(
          width: row.width, height: height, isTabletop: isTabletop)
        #expect(plain.horizontal == row.parts.plain)
        #expect(plain.horizontalSpacing == row.spacing.plain)
        #expect(plain.paneWidth == row.paneWidth)
        let dense = PartitionTable.materialDense.partitions(
          width: row.width, height: height, isTabletop: isTabletop)
        #expect(dense.horizontal == row.parts.dense)
        #expect(dense.horizontalSpacing == row.spacing.dense)
        #expect(dense.paneWidth == row.paneWidth)
      }
    }
  }

  /// The windows that have two parts from top to bottom though they are not half folded.
  private func divided(_ table: PartitionTable) -> [WindowWidthClass] {
    WindowWidthClass.allCases.filter { width in
      let parts = table.partitions(width: width, height: .expanded)
      #expect(parts.verticalSpacing == (parts.vertical == 2 ? 24 : 0))
      #expect((1...2).contains(parts.vertical))
      return parts.vertical == 2
    }
  }

  @Test("divides a high window that has one part from side to side from top to bottom")
  func highWindows() {
    #expect(divided(.material) == [.compact, .medium])
    // At medium width the dense variant has two parts already.
    #expect(divided(.materialDense) == [.compact])
    #expect(divided(PartitionTable(dividesHighWindows: false)) == [])
    #expect(divided(PartitionTable(medium: .init(2), dividesHighWindows: false)) == [])
    #expect(divided(PartitionTable(extraLarge: .init(1))) == [.compact, .medium, .extraLarge])
  }

  @Test(
    "does not divide a window that is lower, or whose height is unknown, from top to bottom",
    arguments: [.compact, .medium, nil] as [WindowHeightClass?])
  func lowWindows(height: WindowHeightClass?) {
    for table in [
      PartitionTable.material, .materialDense, PartitionTable(dividesHighWindows: false),
    ] {
      for width in WindowWidthClass.allCases {
        let parts = table.partitions(width: width, height: height)
        #expect(parts.vertical == 1)
        #expect(parts.verticalSpacing == 0)
      }
    }
  }

  @Test("divides the window of a device that stands half folded from top to bottom, always")
  func tabletop() {
    for table in [
      PartitionTable.material, .materialDense, PartitionTable(dividesHighWindows: false),
    ] {
      for width in WindowWidthClass.allCases {
        for height in Self.heights {
          let parts = table.partitions(width: width, height: height, isTabletop: true)
          #expect(parts.vertical == 2)
          #expect(parts.verticalSpacing == 24)
        }
      }
    }
  }

  @Test("takes a window for one of unknown height that lies flat unless told")
  func defaults() {
    let table = PartitionTable.material
    for width in WindowWidthClass.allCases {
      #expect(
        table.partitions(width: width)
          == table.partitions(width: width, height: nil, isTabletop: false))
    }
  }

  @Test("goes by an app's own rows and spacing", arguments: WindowWidthClass.allCases)
  func ownTable(width: WindowWidthClass) throws {
    let rows = [
      PartitionTable.Row(5, paneWidth: 50), .init(6, paneWidth: 60), .init(7, paneWidth: 70),
      .init(8, paneWidth: 80), .init(1, paneWidth: 90),
    ]
    let table = PartitionTable(
      compact: rows[0], medium: rows[1], expanded: rows[2], large: rows[3], extraLarge: rows[4],
      spacing: 7)
    let index = try #require(WindowWidthClass.allCases.firstIndex(of: width))
    #expect(table.row(for: width) == rows[index])
    let parts = table.partitions(width: width, isTabletop: true)
    #expect(parts.horizontal == rows[index].partitions)
    #expect(parts.horizontalSpacing == (width == .extraLarge ? 0 : 7))
    #expect(parts.verticalSpacing == 7)
    #expect(parts.paneWidth == rows[index].paneWidth)
  }

  @Test("has at least one part and lengths that are lengths", arguments: [0, -1, Int.min])
  func broken(partitions: Int) {
    #expect(PartitionTable.Row(partitions).partitions == 1)
    #expect(PartitionTable.Row(Int.max).partitions == Int.max)
    for length in [-1, .nan, .infinity, -.infinity] as [Double] {
      #expect(PartitionTable.Row(2, paneWidth: length) == PartitionTable.Row(2, paneWidth: 360))
      #expect(PartitionTable(spacing: length) == PartitionTable(spacing: 0))
    }
    #expect(PartitionTable(spacing: -0.0).spacing.sign == .plus)
    #expect(PartitionTable.Row(2, paneWidth: 0).paneWidth == 0)
  }

  /// The form of Material's table with one member exchanged.
  static func form(_ key: String = "spacing", _ value: String? = "24") -> String {
    let one = #"{"paneWidth":360,"partitions":1}"#
    let three = #"{"paneWidth":412,"partitions":3}"#
    var members = [
      "compact": one, "medium": one, "expanded": #"{"paneWidth":360,"partitions":2}"#,
      "large": three, "extraLarge": three, "spacing": "24", "dividesHighWindows": "true",
    ]
    members[key] = value
    let texts = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
    return "{\(texts.joined(separator: ","))}"
  }

  @Test(
    "is coded as its rows under the names of the classes, the spacing and the rule",
    arguments: [
      CodedForm(PartitionTable.material, form()),
      CodedForm(
        PartitionTable.materialDense, form("medium", #"{"paneWidth":360,"partitions":2}"#)),
      CodedForm(PartitionTable(dividesHighWindows: false), form("dividesHighWindows", "false")),
      CodedForm(PartitionTable(spacing: 0.5), form("spacing", "0.5")),
      CodedForm(
        PartitionTable(large: .init(4, paneWidth: 1)),
        form("large", #"{"paneWidth":1,"partitions":4}"#)),
    ])
  func forms(form: CodedForm<PartitionTable>) throws {
    try form.check()
  }

  @Test(
    "refuses what is missing, of another type, unknown or out of range, and says where",
    arguments: [
      RefusedText("[]", .typeMismatch, at: []),
      RefusedText(form("compact", nil), .keyNotFound, at: ["compact"]),
      RefusedText(form("medium", nil), .keyNotFound, at: ["medium"]),
      RefusedText(form("expanded", nil), .keyNotFound, at: ["expanded"]),
      RefusedText(form("large", nil), .keyNotFound, at: ["large"]),
      RefusedText(form("extraLarge", nil), .keyNotFound, at: ["extraLarge"]),
      RefusedText(form("spacing", nil), .keyNotFound, at: ["spacing"]),
      RefusedText(form("dividesHighWindows", nil), .keyNotFound, at: ["dividesHighWindows"]),
      RefusedText(form("dividesHighWindows", "1"), .typeMismatch, at: ["dividesHighWindows"]),
      RefusedText(form("spacing", "-1"), .dataCorrupted, at: ["spacing"]),
      RefusedText(form("gap", "24"), breaking: .unknownArgument("gap")),
      RefusedText(form("large", "3"), .typeMismatch, at: ["large"]),
      RefusedText(form("large", #"{"partitions":3}"#), .keyNotFound, at: ["large", "paneWidth"]),
      RefusedText(form("large", #"{"paneWidth":3}"#), .keyNotFound, at: ["large", "partitions"]),
      RefusedText(
        form("large", #"{"partitions":0,"paneWidth":360}"#), breaking: .outOfRange(0),
        at: ["large", "partitions"]),
      RefusedText(
        form("large", #"{"partitions":2,"paneWidth":-0.5}"#), .dataCorrupted,
        at: ["large", "paneWidth"]),
      RefusedText(
        form("large", #"{"partitions":2,"paneWidth":360,"parts":2}"#),
        breaking: .unknownArgument("parts"), at: ["large"]),
    ])
  func refusing(text: RefusedText) throws {
    try text.check(as: PartitionTable.self)
  }

  @Test(
    "is read from damaged texts by the rules, or not at all", arguments: SeededGenerator.seeds(7))
  func damaged(seed: UInt64) throws {
    let forms = [try json(PartitionTable.material), try json(PartitionTable.materialDense)]
    DamagedForms<PartitionTable>(forms: forms, seed: seed).check { table in
      for width in WindowWidthClass.allCases { #expect(table.row(for: width).partitions >= 1) }
      #expect(table.spacing >= 0)
    }
  }
}
