import NavState
import NavStateTestSupport
import Testing

@Suite("WindowClassTable")
struct WindowClassTableTests {
  typealias Violation = WindowClassTable.Violation

  /// The first and last width of each class, with the large classes and without.
  static let widths: [(width: Double, large: WindowWidthClass, plain: WindowWidthClass)] = [
    (0, .compact, .compact), (-0.0, .compact, .compact), (599, .compact, .compact),
    (599.999, .compact, .compact), (600, .medium, .medium), (839, .medium, .medium),
    (839.999, .medium, .medium), (840, .expanded, .expanded), (1199, .expanded, .expanded),
    (1199.999, .expanded, .expanded), (1200, .large, .expanded), (1599, .large, .expanded),
    (1599.999, .large, .expanded), (1600, .extraLarge, .expanded), (1e300, .extraLarge, .expanded),
    (.greatestFiniteMagnitude, .extraLarge, .expanded),
    (.leastNonzeroMagnitude, .compact, .compact),
  ]

  static let heights: [(height: Double, expected: WindowHeightClass)] = [
    (0, .compact), (-0.0, .compact), (479, .compact), (479.999, .compact), (480, .medium),
    (899, .medium), (899.999, .medium), (900, .expanded), (1e300, .expanded),
  ]

  static let noLengths: [Double?] = [
    nil, -1, -Double.leastNonzeroMagnitude, .nan, .signalingNaN, .infinity, -.infinity, -1e300,
  ]

  @Test("has Material's width classes", arguments: widths)
  func widthClasses(width: Double, large: WindowWidthClass, plain: WindowWidthClass) {
    #expect(WindowClassTable.materialWithLarge.widthClass(of: width) == large)
    #expect(WindowClassTable.material.widthClass(of: width) == plain)
  }

  @Test("has Material's height classes", arguments: heights)
  func heightClasses(height: Double, expected: WindowHeightClass) {
    for table in [WindowClassTable.material, .materialWithLarge] {
      #expect(table.heightClass(of: height) == expected)
    }
  }

  @Test("knows no class of what is no length", arguments: noLengths)
  func unknown(length: Double?) {
    for table in [WindowClassTable.material, .materialWithLarge] {
      #expect(table.widthClass(of: length) == nil)
      #expect(table.heightClass(of: length) == nil)
      #expect(table.traits(width: length, height: length) == Traits())
    }
  }

  @Test("has Material's break points")
  func breakPoints() throws {
    let material = WindowClassTable.material
    #expect(try material == WindowClassTable())
    #expect(
      try material
        == WindowClassTable(
          mediumWidth: 600, expandedWidth: 840, mediumHeight: 480, expandedHeight: 900))
    #expect(
      try WindowClassTable.materialWithLarge
        == WindowClassTable(
          mediumWidth: 600, expandedWidth: 840, largeWidth: 1200, extraLargeWidth: 1600,
          mediumHeight: 480, expandedHeight: 900))
    #expect(material != .materialWithLarge)
  }

  @Test(
    "goes by an app's own break points",
    arguments: [
      (9.9, .compact), (10, .medium), (19.9, .medium), (20, .expanded), (29.9, .expanded),
      (30, .large), (39.9, .large), (40, .extraLarge),
    ] as [(Double, WindowWidthClass)])
  func ownWidths(width: Double, expected: WindowWidthClass) throws {
    let table = try WindowClassTable(
      mediumWidth: 10, expandedWidth: 20, largeWidth: 30, extraLargeWidth: 40, mediumHeight: 5,
      expandedHeight: 6)
    #expect(table.widthClass(of: width) == expected)
    #expect(table.heightClass(of: 4.9) == .compact)
    #expect(table.heightClass(of: 5) == .medium)
    #expect(table.heightClass(of: 6) == .expanded)
  }

  @Test("may have one of the two large classes without the other")
  func oneLargeClass() throws {
    let large = try WindowClassTable(largeWidth: 1200)
    #expect(large.widthClass(of: 1199) == .expanded)
    #expect(large.widthClass(of: 5000) == .large)
    let extraLarge = try WindowClassTable(extraLargeWidth: 1600)
    #expect(extraLarge.widthClass(of: 1599) == .expanded)
    #expect(extraLarge.widthClass(of: 1600) == .extraLarge)
  }

  /// Widths that do not rise: medium, expanded, large, extra large.
  static let badWidths: [(Double, Double, Double?, Double?)] = [
    (0, 840, nil, nil), (-0.0, 840, nil, nil), (-1, 840, nil, nil), (.nan, 840, nil, nil),
    (.infinity, 840, nil, nil), (600, .nan, nil, nil), (600, .infinity, nil, nil),
    (600, 600, nil, nil), (600, 599, nil, nil), (600, -840, nil, nil), (600, 840, 840, nil),
    (600, 840, 839, nil), (600, 840, .nan, nil), (600, 840, .infinity, nil),
    (600, 840, 1200, 1200), (600, 840, 1600, 1200), (600, 840, 1200, .nan),
    (600, 840, 1200, .infinity), (600, 840, nil, 840), (600, 840, nil, 700),
    (600, 840, .nan, 1600), (600, 840, 500, 1600),
  ]

  @Test("refuses widths that do not rise from above zero", arguments: badWidths)
  func refusedWidths(medium: Double, expanded: Double, large: Double?, extraLarge: Double?) throws {
    #expect(throws: Violation.widthsNotAscending) {
      try WindowClassTable(
        mediumWidth: medium, expandedWidth: expanded, largeWidth: large,
        extraLargeWidth: extraLarge)
    }
  }

  @Test(
    "refuses heights that do not rise from above zero",
    arguments: [
      (0, 900), (-480, 900), (.nan, 900), (480, 480), (480, 479), (480, .nan), (480, .infinity),
      (.infinity, .infinity), (900, 480),
    ] as [(Double, Double)])
  func refusedHeights(medium: Double, expanded: Double) throws {
    #expect(throws: Violation.heightsNotAscending) {
      try WindowClassTable(mediumHeight: medium, expandedHeight: expanded)
    }
  }

  @Test(
    "is coded as its numbers",
    arguments: [
      CodedForm(
        WindowClassTable.material,
        #"{"expandedHeight":900,"expandedWidth":840,"mediumHeight":480,"mediumWidth":600}"#),
      CodedForm(
        WindowClassTable.materialWithLarge,
        #"{"expandedHeight":900,"expandedWidth":840,"extraLargeWidth":1600,"largeWidth":1200,"#
          + #""mediumHeight":480,"mediumWidth":600}"#),
    ])
  func forms(form: CodedForm<WindowClassTable>) throws {
    try form.check()
  }

  /// The form of Material's table with one member exchanged.
  static func form(_ key: String, _ value: String?) -> String {
    var members = [
      "mediumWidth": "600", "expandedWidth": "840", "mediumHeight": "480", "expandedHeight": "900",
    ]
    members[key] = value
    let texts = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
    return "{\(texts.joined(separator: ","))}"
  }

  static let rises = "the widths do not rise from above zero"
  static let heightsRise = "the heights do not rise from above zero"

  @Test(
    "refuses what is missing, of another type, unknown or does not rise, and says where",
    arguments: [
      RefusedText("[]", .typeMismatch, at: []),
      RefusedText(form("mediumWidth", nil), .keyNotFound, at: ["mediumWidth"]),
      RefusedText(form("expandedWidth", nil), .keyNotFound, at: ["expandedWidth"]),
      RefusedText(form("mediumHeight", nil), .keyNotFound, at: ["mediumHeight"]),
      RefusedText(form("expandedHeight", nil), .keyNotFound, at: ["expandedHeight"]),
      RefusedText(form("mediumWidth", "null"), .valueNotFound, at: ["mediumWidth"]),
      RefusedText(form("largeWidth", "true"), .typeMismatch, at: ["largeWidth"]),
      RefusedText(form("extraLargeWidth", #""1600""#), .typeMismatch, at: ["extraLargeWidth"]),
      RefusedText(form("hugeWidth", "2000"), breaking: .unknownArgument("hugeWidth")),
      RefusedText(form("mediumWidth", "-1"), breaking: .violation(rises)),
      RefusedText(form("mediumWidth", "840"), breaking: .violation(rises)),
      RefusedText(form("largeWidth", "700"), breaking: .violation(rises)),
      RefusedText(form("extraLargeWidth", "700"), breaking: .violation(rises)),
      RefusedText(form("mediumHeight", "0"), breaking: .violation(heightsRise)),
      RefusedText(form("expandedHeight", "480"), breaking: .violation(heightsRise)),
    ])
  func refusing(text: RefusedText) throws {
    try text.check(as: WindowClassTable.self)
  }

  @Test("takes null for a large class that is not there")
  func nulls() throws {
    #expect(try read(WindowClassTable.self, from: Self.form("largeWidth", "null")) == .material)
  }

  @Test(
    "is read from damaged texts by the rules, or not at all", arguments: SeededGenerator.seeds(7))
  func damaged(seed: UInt64) throws {
    let forms = [try json(WindowClassTable.material), try json(WindowClassTable.materialWithLarge)]
    DamagedForms<WindowClassTable>(forms: forms, seed: seed).check { table in
      let widths =
        [0, table.mediumWidth, table.expandedWidth]
        + [table.largeWidth, table.extraLargeWidth].compactMap(\.self)
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
      #expect(0 < table.mediumHeight && table.mediumHeight < table.expandedHeight)
    }
  }

  @Test("has closed lists of stable names")
  func names() {
    #expect(
      WindowWidthClass.allCases.map(\.rawValue)
        == ["compact", "medium", "expanded", "large", "extraLarge"])
    #expect(WindowHeightClass.allCases.map(\.rawValue) == ["compact", "medium", "expanded"])
  }
}

@Suite("Traits by window class")
struct WindowClassTraitsTests {
  @Test(
    "takes compact for compact, and anything wider for regular",
    arguments: [
      (.compact, .compact), (.medium, .regular), (.expanded, .regular), (.large, .regular),
      (.extraLarge, .regular),
    ] as [(WindowWidthClass, SizeClass)])
  func widths(width: WindowWidthClass, expected: SizeClass) {
    #expect(SizeClass(width) == expected)
  }

  @Test(
    "takes compact for compact, and anything higher for regular",
    arguments: [(.compact, .compact), (.medium, .regular), (.expanded, .regular)]
      as [(WindowHeightClass, SizeClass)])
  func heights(height: WindowHeightClass, expected: SizeClass) {
    #expect(SizeClass(height) == expected)
  }

  @Test("makes traits of a window whose lengths are known, and passes on the rest")
  func traits() {
    let table = WindowClassTable.material
    #expect(
      table.traits(width: 599, height: 480, idiom: .phone, orientation: .portrait)
        == Traits(
          horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 599, height: 480,
          idiom: .phone, orientation: .portrait))
    #expect(
      table.traits(width: 600, height: 479)
        == Traits(
          horizontalSizeClass: .regular, verticalSizeClass: .compact, width: 600, height: 479))
    #expect(table.traits(width: 700) == Traits(horizontalSizeClass: .regular, width: 700))
    #expect(table.traits(height: 400) == Traits(verticalSizeClass: .compact, height: 400))
    #expect(table.traits(idiom: .mac) == Traits(idiom: .mac))
    #expect(table.traits() == Traits())
  }

  @Test("draws the line where an app's own table does")
  func ownTable() throws {
    let table = try WindowClassTable(mediumWidth: 700)
    #expect(table.traits(width: 699).horizontalSizeClass == .compact)
    #expect(table.traits(width: 700).horizontalSizeClass == .regular)
  }
}
