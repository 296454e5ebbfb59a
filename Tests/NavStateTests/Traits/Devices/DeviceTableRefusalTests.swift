import NavState
import NavStateTestSupport
import Testing

@Suite("DeviceTable, refusals and coding")
struct DeviceTableRefusalTests {
  typealias Row = DeviceTable.Row

  /// Rows of which the last can't be reached.
  static let unreachable: [[Row]] = [
    // The same twice.
    [Row(.pad, horizontal: .compact), Row(.pad, horizontal: .compact)],
    // The same, and it says something else.
    [Row(.pad, horizontal: .compact), Row(.pad, horizontal: .regular)],
    [
      Row(.pad, size: .large, in: .half, orientation: .landscape),
      Row(.pad, size: .large, in: .half, orientation: .landscape, vertical: .regular),
    ],
    [Row(.pad, regularWidth: 1), Row(.pad, regularWidth: 2)],
    // Covered by one that fits more.
    [Row(.phone), Row(.phone, size: .small)],
    [Row(.phone), Row(.phone, in: .resizable)],
    [Row(.phone), Row(.phone, orientation: .portrait)],
    [Row(.phone, in: .half), Row(.tv), Row(.phone, size: .small, in: .half)],
    // Covered by several together.
    [Row(.phone, size: .small), Row(.phone, size: .large), Row(.phone)],
    [
      Row(.phone, orientation: .portrait), Row(.phone, orientation: .landscape),
      Row(.phone, size: .large, in: .third),
    ],
    WindowSituation.allCases.map { Row(.pad, in: $0) } + [Row(.pad)],
    [
      Row(.pad, size: .large), Row(.pad, orientation: .portrait),
      Row(.pad, size: .small, orientation: .landscape), Row(.pad, in: .fullScreen),
    ],
  ]

  /// Rows that each can be reached, however close they are.
  static let reachable: [[Row]] = [
    [], [Row(.pad)], [Row(.pad), Row(.phone)],
    [Row(.phone, size: .small), Row(.phone, size: .large)],
    [Row(.phone, size: .small), Row(.phone)],
    [Row(.phone, orientation: .portrait), Row(.phone, orientation: .landscape)],
    [Row(.phone, orientation: .landscape), Row(.phone)],
    WindowSituation.allCases.map { Row(.pad, in: $0) },
    WindowSituation.allCases.dropLast().map { Row(.pad, in: $0) } + [Row(.pad)],
    Idiom.allCases.map { Row($0, in: .half) },
    [
      Row(.pad, size: .large), Row(.pad, orientation: .portrait), Row(.pad, in: .fullScreen),
      Row(.pad),
    ],
  ]

  @Test("refuses a row that those before it leave nothing to fit", arguments: unreachable)
  func refusingRows(rows: [Row]) throws {
    let last = try #require(rows.last)
    #expect(throws: DeviceTable.Violation.unreachable(last)) { try DeviceTable(rows) }
    #expect(try DeviceTable(Array(rows.dropLast())).rows == rows.dropLast())
    // Names the first one, whatever follows.
    #expect(throws: DeviceTable.Violation.unreachable(last)) {
      try DeviceTable(rows + [Row(.watch), Row(.watch)])
    }
    let text = try json(["rows": rows])
    let rule = "\(DeviceTable.Violation.unreachable(last))"
    #expect(
      try unreadable(text, as: DeviceTable.self)
        == Unreadable(.dataCorrupted, at: ["rows"], rule: .violation(rule)))
  }

  @Test("takes rows that each fit something", arguments: reachable)
  func takingRows(rows: [Row]) throws {
    #expect(try DeviceTable(rows).rows == rows)
    #expect(try recoded(DeviceTable(rows)).rows == rows)
  }

  @Test("holds a row for each of 168 windows, and not one more")
  func fullTable() throws {
    let rows = Idiom.allCases.flatMap { idiom in
      DeviceCase.all.map { window in
        Row(idiom, size: window.size, in: window.situation, orientation: window.orientation)
      }
    }
    #expect(rows.count == 168)
    #expect(try recoded(DeviceTable(rows)).rows == rows)
    for idiom in Idiom.allCases {
      #expect(throws: DeviceTable.Violation.unreachable(Row(idiom))) {
        try DeviceTable(rows + [Row(idiom)])
      }
    }
  }

  @Test(
    "is coded as its rows, each with what it fits and says",
    arguments: [
      CodedForm(DeviceTable.Row(.watch), #"{"idiom":"watch"}"#),
      CodedForm(
        DeviceTable.Row(
          .pad, size: .large, in: .half, orientation: .landscape, horizontal: .regular,
          vertical: .compact, regularWidth: 640.5),
        #"{"horizontal":"regular","idiom":"pad","orientation":"landscape","regularWidth":640.5,"#
          + #""situation":"half","size":"large","vertical":"compact"}"#),
      CodedForm(
        DeviceTable.Row(.phone, horizontal: .compact), #"{"horizontal":"compact","idiom":"phone"}"#),
    ])
  func rowForms(form: CodedForm<Row>) throws {
    try form.check()
    let table = try DeviceTable([form.value])
    try CodedForm(table, #"{"rows":[\#(form.text)]}"#).check()
  }

  @Test("takes null for what is not given")
  func nulls() throws {
    let text =
      #"{"rows":[{"idiom":"tv","size":null,"situation":null,"orientation":null,"#
      + #""horizontal":null,"vertical":null,"regularWidth":null}]}"#
    #expect(try read(DeviceTable.self, from: text) == DeviceTable([Row(.tv)]))
    #expect(try read(DeviceTable.self, from: #"{"rows":[]}"#) == DeviceTable([]))
  }

  @Test(
    "refuses what is missing, of another type, unknown or no length, and says where",
    arguments: [
      RefusedText("[]", .typeMismatch, at: []),
      RefusedText("{}", .keyNotFound, at: ["rows"]),
      RefusedText(#"{"rows":{}}"#, .typeMismatch, at: ["rows"]),
      RefusedText(#"{"rows":[],"row":[]}"#, breaking: .unknownArgument("row")),
      RefusedText(#"{"rows":[{}]}"#, .keyNotFound, at: ["rows", "0", "idiom"]),
      RefusedText(#"{"rows":[1]}"#, .typeMismatch, at: ["rows", "0"]),
      RefusedText(#"{"rows":[{"idiom":"fridge"}]}"#, .dataCorrupted, at: ["rows", "0", "idiom"]),
      RefusedText(#"{"rows":[{"idiom":null}]}"#, .valueNotFound, at: ["rows", "0", "idiom"]),
      RefusedText(
        #"{"rows":[{"idiom":"tv"},{"idiom":"pad","orientaton":"portrait"}]}"#,
        breaking: .unknownArgument("orientaton"), at: ["rows", "1"]),
      RefusedText(
        #"{"rows":[{"idiom":"pad","size":"huge"}]}"#, .dataCorrupted, at: ["rows", "0", "size"]),
      RefusedText(
        #"{"rows":[{"idiom":"pad","situation":"quarter"}]}"#, .dataCorrupted,
        at: ["rows", "0", "situation"]),
      RefusedText(
        #"{"rows":[{"idiom":"pad","orientation":"upsideDown"}]}"#, .dataCorrupted,
        at: ["rows", "0", "orientation"]),
      RefusedText(
        #"{"rows":[{"idiom":"pad","horizontal":"medium"}]}"#, .dataCorrupted,
        at: ["rows", "0", "horizontal"]),
      RefusedText(
        #"{"rows":[{"idiom":"pad","vertical":1}]}"#, .typeMismatch, at: ["rows", "0", "vertical"]),
      RefusedText(
        #"{"rows":[{"idiom":"pad","regularWidth":-1}]}"#, .dataCorrupted,
        at: ["rows", "0", "regularWidth"]),
      RefusedText(
        #"{"rows":[{"idiom":"pad","regularWidth":"640"}]}"#, .typeMismatch,
        at: ["rows", "0", "regularWidth"]),
    ])
  func refusing(text: RefusedText) throws {
    try text.check(as: DeviceTable.self)
  }

  @Test("takes no more rows than the limits allow")
  func limits() throws {
    let text = #"{"rows":[{"idiom":"tv"},{"idiom":"pad"}]}"#
    #expect(
      try read(DeviceTable.self, from: text, under: [.navigationLimits: Limits(count: 2)])
        .rows.count == 2)
    #expect(
      try unreadable(text, as: DeviceTable.self, under: [.navigationLimits: Limits(count: 1)])
        == Unreadable(.dataCorrupted, at: ["rows"], rule: .tooMany(limit: 1)))
  }

  @Test(
    "is read from damaged texts by the rules, or not at all", arguments: SeededGenerator.seeds(7))
  func damaged(seed: UInt64) throws {
    let row = Row(
      .pad, size: .large, in: .half, orientation: .landscape, horizontal: .regular,
      vertical: .compact)
    let table = try DeviceTable([row, Row(.pad, in: .half, horizontal: .compact), Row(.tv)])
    let forms = [try json(table), #"{"rows":[{"idiom":"pad","regularWidth":640}]}"#]
    DamagedForms<DeviceTable>(forms: forms, seed: seed).check { table in
      #expect((try? DeviceTable(table.rows)) == table)
    }
  }

  @Test(
    "describes a row by what it fits and says",
    arguments: [
      (Row(.tv), "tv: ? × ?"),
      (
        Row(
          .pad, size: .large, in: .half, orientation: .landscape, horizontal: .regular,
          vertical: .compact), "pad, large, half, landscape: regular × compact"
      ),
      (
        Row(.pad, in: .resizable, vertical: .regular, regularWidth: 640),
        "pad, resizable: ? × regular, regular from 640.0"
      ),
    ])
  func describing(row: Row, text: String) {
    #expect("\(row)" == text)
    #expect("\(DeviceTable.Violation.unreachable(row))" == "the row \"\(text)\" is never reached")
  }
}
