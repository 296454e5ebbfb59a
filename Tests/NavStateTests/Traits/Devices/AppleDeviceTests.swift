import NavState
import NavStateTestSupport
import Testing

/// A row of Apple's table, for one device in one situation held in one way.
struct AppleRow: Sendable, CustomTestStringConvertible {
  let idiom: Idiom
  let sizes: [DeviceSize?]
  let situations: [WindowSituation?]
  let orientations: [Orientation?]
  let horizontal: SizeClass?
  let vertical: SizeClass?

  init(
    _ idiom: Idiom, _ sizes: [DeviceSize?] = anySize, in situations: [WindowSituation?],
    held orientations: [Orientation?] = anyOrientation, _ horizontal: SizeClass?,
    _ vertical: SizeClass?
  ) {
    self.idiom = idiom
    self.sizes = sizes
    self.situations = situations
    self.orientations = orientations
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var testDescription: String { "\(idiom) \(sizes) \(situations) \(orientations)" }

  /// Where a table says "any" or nothing, everything, and that it is unknown.
  static let anySize = DeviceSize.allCases + [nil]
  static let anyOrientation = Orientation.allCases + [nil]
  static let anySituation = WindowSituation.allCases + [nil]
}

@Suite("DeviceTable.apple")
struct AppleDeviceTests {
  /// The table of Apple's Human Interface Guidelines and "Adopting Multitasking on iPad".
  static let rows = [
    // iPhone, portrait, any.
    AppleRow(.phone, in: [.fullScreen], held: [.portrait], .compact, .regular),
    // iPhone, small or Pro, landscape.
    AppleRow(.phone, [.small], in: [.fullScreen], held: [.landscape], .compact, .compact),
    // iPhone Plus, Max, XR or 11, landscape.
    AppleRow(.phone, [.large], in: [.fullScreen], held: [.landscape], .regular, .compact),
    // iPad, full screen, either orientation.
    AppleRow(.pad, in: [.fullScreen], .regular, .regular),
    // iPad, landscape, split, 2/3.
    AppleRow(.pad, in: [.twoThirds], held: [.landscape], .regular, .regular),
    // iPad, landscape, split, 1/3.
    AppleRow(.pad, in: [.third], held: [.landscape], .compact, .regular),
    // iPad, landscape, split, 1/2, up to 11 inches.
    AppleRow(.pad, [.small], in: [.half], held: [.landscape], .compact, .regular),
    // iPad, landscape, split, 1/2, 12.9 and 13 inches.
    AppleRow(.pad, [.large], in: [.half], held: [.landscape], .regular, .regular),
    // iPad, portrait, split, either part.
    AppleRow(.pad, in: [.third, .half, .twoThirds], held: [.portrait], .compact, .regular),
    // Slide Over.
    AppleRow(.pad, in: [.slideOver], .compact, .regular),
    // iPad, window of any size: the cut-off is not published.
    AppleRow(.pad, in: [.resizable], nil, .regular),
    // Mac.
    AppleRow(.mac, in: AppleRow.anySituation, .regular, .regular),
    // Apple TV.
    AppleRow(.tv, in: AppleRow.anySituation, .regular, .regular),
    // Apple Watch.
    AppleRow(.watch, in: AppleRow.anySituation, .compact, .compact),
    // Apple Vision.
    AppleRow(.vision, in: AppleRow.anySituation, .regular, .regular),
    // An iPhone's app in a window of any size: compact at any width.
    AppleRow(.phone, in: [.resizable], .compact, nil),
    // Apple says nothing of cars.
    AppleRow(.carPlay, in: AppleRow.anySituation, nil, nil),
  ]

  @Test("has every row of Apple's table, at any width", arguments: rows)
  func everyRow(row: AppleRow) {
    for size in row.sizes {
      for situation in row.situations {
        for orientation in row.orientations {
          for width in [nil, 0, 320, 1366, 1e300] as [Double?] {
            let traits = DeviceTable.apple.traits(
              on: row.idiom, size: size, in: situation, orientation: orientation, width: width,
              height: 700)
            let expected = Traits(
              horizontalSizeClass: row.horizontal, verticalSizeClass: row.vertical, width: width,
              height: 700, idiom: row.idiom, orientation: orientation)
            #expect(traits == expected)
          }
        }
      }
    }
  }

  @Test(
    "says what all cases have in common where something is unknown",
    arguments: [
      // A phone held somehow: compact while small; high if upright only.
      AppleRow(.phone, [.small], in: [.fullScreen], held: [nil], .compact, nil),
      AppleRow(.phone, [.large, nil], in: [.fullScreen], held: [nil], nil, nil),
      // A phone on its side, whose size is unknown.
      AppleRow(.phone, [nil], in: [.fullScreen], held: [.landscape], nil, .compact),
      // A phone upright that may show a window of any size, whose height nothing is known of.
      AppleRow(.phone, in: [nil], held: [.portrait], .compact, nil),
      AppleRow(.phone, [.small], in: [nil], held: AppleRow.anyOrientation, .compact, nil),
      AppleRow(.phone, [.large], in: [nil], held: [.landscape], nil, nil),
      // A pad is always high, also where its window may be of any size.
      AppleRow(.pad, in: [nil], nil, .regular),
      AppleRow(.pad, [.small, nil], in: [.half], held: [.portrait], .compact, .regular),
      AppleRow(.pad, [.small], in: [.half], held: [nil], .compact, .regular),
      AppleRow(.pad, [.large], in: [.half], held: [nil], nil, .regular),
      AppleRow(.pad, [nil], in: [.half], held: [.landscape], nil, .regular),
      AppleRow(.pad, in: [.twoThirds], held: [nil], nil, .regular),
      AppleRow(.pad, in: [.third], held: [nil], .compact, .regular),
    ])
  func unknowns(row: AppleRow) {
    for size in row.sizes {
      for situation in row.situations {
        for orientation in row.orientations {
          let traits = DeviceTable.apple.traits(
            on: row.idiom, size: size, in: situation, orientation: orientation)
          #expect(traits.horizontalSizeClass == row.horizontal, "\(String(describing: size))")
          #expect(traits.verticalSizeClass == row.vertical, "\(String(describing: size))")
        }
      }
    }
  }

  @Test("takes a window for one that is alone on the screen unless told")
  func defaults() {
    let table = DeviceTable.apple
    #expect(
      table.traits(on: .pad)
        == Traits(horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .pad))
    #expect(
      table.traits(on: .phone, orientation: .portrait)
        == Traits(
          horizontalSizeClass: .compact, verticalSizeClass: .regular, idiom: .phone,
          orientation: .portrait))
  }

  @Test("leaves a layout as it was where a class is unknown")
  func adapting() {
    let window = DeviceTable.apple.traits(on: .pad, in: .resizable, width: 500)
    for known in SizeClass.allCases {
      let before = Traits(horizontalSizeClass: known, verticalSizeClass: .compact)
      let after = before.adapted(to: window)
      #expect(
        after
          == Traits(
            horizontalSizeClass: known, verticalSizeClass: .regular, width: 500, idiom: .pad))
    }
  }

  @Test("keeps the rules of any table, and is read as it is written")
  func rules() throws {
    #expect(try DeviceTable(DeviceTable.apple.rows) == .apple)
    #expect(try recoded(DeviceTable.apple) == .apple)
  }

  @Test("has closed lists of stable names for what it is asked by")
  func names() {
    #expect(
      WindowSituation.allCases.map(\.rawValue)
        == ["fullScreen", "twoThirds", "half", "third", "slideOver", "resizable"])
    #expect(DeviceSize.allCases.map(\.rawValue) == ["small", "large"])
  }
}
