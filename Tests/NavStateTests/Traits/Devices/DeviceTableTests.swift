import NavState
import NavStateTestSupport
import Testing

@Suite("DeviceTable")
struct DeviceTableTests {
  typealias Row = DeviceTable.Row

  /// Fails unless a table says of every question what one says that looks at windows one by one.
  private func expectAgreement(
    _ table: DeviceTable, on idioms: [Idiom] = Idiom.allCases, widths: [Double?]
  ) -> Int {
    var count = 0
    let naive = NaiveDevices(rows: table.rows)
    for idiom in idioms {
      for size in AppleRow.anySize {
        for situation in AppleRow.anySituation {
          for orientation in AppleRow.anyOrientation {
            for width in widths {
              let traits = table.traits(
                on: idiom, size: size, in: situation, orientation: orientation, width: width)
              let expected = naive.classes(idiom, size, situation, orientation, width: width)
              #expect(traits.horizontalSizeClass == expected.horizontal, "\(table.rows)")
              #expect(traits.verticalSizeClass == expected.vertical, "\(table.rows)")
              count += 1
            }
          }
        }
      }
    }
    return count
  }

  @Test("answers all 441 questions as Apple's rows, read one by one, answer them")
  func exploring() {
    #expect(expectAgreement(.apple, widths: [nil]) == 441)
  }

  @Test("lets the first row that fits win, in any table", arguments: SeededGenerator.seeds(1, 2))
  func randomTables(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var refused = 0
    for _ in 0..<60 {
      let count = generator.number(below: 7)
      let rows = (0..<count).map { _ in Row.random([.pad, .phone], using: &generator) }
      let naive = NaiveDevices(rows: rows)
      if naive.reachable == rows {
        let table = try DeviceTable(rows)
        #expect(table.rows == rows)
        let questions = expectAgreement(table, on: [.pad], widths: [nil, 399, 800, .nan])
        #expect(questions == 252)
      } else {
        refused += 1
        #expect(throws: DeviceTable.Violation.self) { try DeviceTable(rows) }
      }
      // One row after another, each before all others: none that can't be reached is left.
      var table = try DeviceTable([])
      for row in rows { table.update(with: row) }
      #expect(table.rows == NaiveDevices(rows: rows.reversed()).reachable)
      #expect(try DeviceTable(table.rows) == table)
    }
    #expect((6...54).contains(refused))
  }

  @Test(
    "knows nothing of a device without a row, and passes on what is given",
    arguments: Idiom.allCases)
  func empty(idiom: Idiom) throws {
    let table = try DeviceTable([])
    #expect(table.traits(on: idiom) == Traits(idiom: idiom))
    #expect(
      table.traits(
        on: idiom, size: .large, in: nil, orientation: .portrait, width: 10, height: 20)
        == Traits(width: 10, height: 20, idiom: idiom, orientation: .portrait))
  }

  @Test("goes by the width where a row says so")
  func widths() throws {
    let table = try DeviceTable([Row(.pad, vertical: .regular, regularWidth: 640)])
    let answers: [(Double?, SizeClass?)] = [
      (0, .compact), (-0.0, .compact), (639.999, .compact), (640, .regular), (1e300, .regular),
      (nil, nil), (-1, nil), (.nan, nil), (.signalingNaN, nil), (.infinity, nil),
      (-.infinity, nil),
    ]
    for (width, expected) in answers {
      let traits = table.traits(on: .pad, width: width)
      #expect(traits.horizontalSizeClass == expected, "\(String(describing: width))")
      #expect(traits.verticalSizeClass == .regular)
    }
  }

  @Test("goes by the class of a row where its width can't decide")
  func widthsWithClass() throws {
    let row = Row(.pad, horizontal: .compact, vertical: .regular, regularWidth: 640)
    let table = try DeviceTable([row])
    #expect(table.traits(on: .pad).horizontalSizeClass == .compact)
    #expect(table.traits(on: .pad, width: .nan).horizontalSizeClass == .compact)
    #expect(table.traits(on: .pad, width: 700).horizontalSizeClass == .regular)
  }

  @Test(
    "takes a least width that is negative or not finite for none",
    arguments: [-1, -1e-300, .nan, .infinity, -.infinity] as [Double])
  func unknownWidths(width: Double) throws {
    let row = Row(.pad, horizontal: .compact, regularWidth: width)
    #expect(row == Row(.pad, horizontal: .compact))
    #expect(Row(.pad, regularWidth: -0.0).regularWidth?.sign == .plus)
  }

  @Test("lets an app say from which width on a pad's window is regular, and nothing else changes")
  func cutOff() {
    var table = DeviceTable.apple
    table.update(with: Row(.pad, in: .resizable, vertical: .regular, regularWidth: 640))
    func horizontal(_ situation: WindowSituation, _ width: Double?) -> SizeClass? {
      table.traits(on: .pad, in: situation, width: width).horizontalSizeClass
    }
    #expect(horizontal(.resizable, 500) == .compact)
    #expect(horizontal(.resizable, 640) == .regular)
    #expect(horizontal(.resizable, nil) == nil)
    #expect(horizontal(.fullScreen, 500) == .regular)
    #expect(horizontal(.slideOver, 700) == .compact)
    // Replaced, not covered.
    #expect(table.rows.count == DeviceTable.apple.rows.count)
    #expect(table.traits(on: .phone, in: .resizable, width: 900).horizontalSizeClass == .compact)
    #expect(table.traits(on: .mac, in: .resizable, width: 100).horizontalSizeClass == .regular)
  }

  @Test("lets an app's row stand before those that fit too, and replaces what it covers")
  func updating() {
    var table = DeviceTable.apple
    // As some say that every pad is in two regular halves.
    table.update(
      with: Row(
        .pad, size: .small, in: .half, orientation: .landscape, horizontal: .regular,
        vertical: .regular))
    func half(_ size: DeviceSize, _ orientation: Orientation) -> SizeClass? {
      table.traits(on: .pad, size: size, in: .half, orientation: orientation).horizontalSizeClass
    }
    #expect(half(.small, .landscape) == .regular)
    #expect(half(.large, .landscape) == .regular)
    #expect(half(.small, .portrait) == .compact)
    let once = table
    table.update(with: table.rows[0])
    #expect(table == once)

    // One row for all pads leaves nothing to the others.
    let all = Row(.pad, horizontal: .compact, vertical: .compact)
    table.update(with: all)
    #expect(table.rows.filter { $0.idiom == .pad } == [all])
    #expect(
      table.rows.filter { $0.idiom != .pad } == DeviceTable.apple.rows.filter { $0.idiom != .pad })
  }

  @Test("lets an app say what Apple does not")
  func adding() {
    var table = DeviceTable.apple
    table.update(with: Row(.carPlay, horizontal: .regular, vertical: .compact))
    #expect(
      table.traits(on: .carPlay)
        == Traits(horizontalSizeClass: .regular, verticalSizeClass: .compact, idiom: .carPlay))
    #expect(table.rows.dropFirst() == DeviceTable.apple.rows[...])
  }

  @Test("is equal to a table of equal rows in the same order only")
  func equality() throws {
    let rows = [Row(.pad, in: .half, horizontal: .compact), Row(.tv, vertical: .regular)]
    #expect(try DeviceTable(rows) == DeviceTable(rows))
    #expect(try DeviceTable(rows).hashValue == DeviceTable(rows).hashValue)
    #expect(try DeviceTable(rows) != DeviceTable(rows.reversed()))
    #expect(try DeviceTable(rows) != DeviceTable([rows[0]]))
  }
}
