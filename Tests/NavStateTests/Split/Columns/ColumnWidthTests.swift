import NavState
import NavStateTestSupport
import Testing

@Suite("ColumnWidth")
struct ColumnWidthTests {
  /// Bounds that are wanted, and those that there are: `min ≤ ideal ≤ max`, and no other numbers.
  static let ranges: [(ColumnWidth, min: Double?, ideal: Double, max: Double?)] = [
    (ColumnWidth(min: 200, ideal: 260, max: 400), 200, 260, 400),
    (ColumnWidth(ideal: 260), nil, 260, nil),
    (ColumnWidth(320), 320, 320, 320),
    (ColumnWidth(min: 300, ideal: 260, max: 200), 260, 260, 260),
    (ColumnWidth(min: 260, ideal: 260, max: 260), 260, 260, 260),
    (ColumnWidth(min: -1, ideal: 260, max: .infinity), nil, 260, nil),
    (ColumnWidth(min: .nan, ideal: 260, max: .nan), nil, 260, nil),
    (ColumnWidth(min: 200, ideal: .nan, max: 400), 200, 200, 400),
    (ColumnWidth(ideal: -1, max: 400), nil, 400, 400),
    (ColumnWidth(ideal: .infinity), nil, 0, nil),
    (ColumnWidth(-1), nil, 0, nil),
    (ColumnWidth(min: 0, ideal: 0, max: 0), 0, 0, 0),
  ]

  @Test("has bounds on the right side, and none that is no length", arguments: ranges)
  func bounds(width: ColumnWidth, min: Double?, ideal: Double, max: Double?) {
    #expect(width.min == min && width.ideal == ideal && width.max == max)
  }

  static let clamped: [(ColumnWidth, Double?, Double)] = [
    (ColumnWidth(min: 200, ideal: 260, max: 400), 300, 300),
    (ColumnWidth(min: 200, ideal: 260, max: 400), 200, 200),
    (ColumnWidth(min: 200, ideal: 260, max: 400), 199, 200),
    (ColumnWidth(min: 200, ideal: 260, max: 400), 401, 400),
    (ColumnWidth(min: 200, ideal: 260, max: 400), nil, 260),
    (ColumnWidth(min: 200, ideal: 260, max: 400), -1, 260),
    (ColumnWidth(min: 200, ideal: 260, max: 400), .nan, 260),
    (ColumnWidth(min: 200, ideal: 260, max: 400), .infinity, 260),
    // A bound that the system decides is none on its side, and the other one holds.
    (ColumnWidth(min: 200, ideal: 260), 0, 200),
    (ColumnWidth(min: 200, ideal: 260), 9_000, 9_000),
    (ColumnWidth(ideal: 260, max: 400), 0, 0),
    (ColumnWidth(ideal: 260, max: 400), 401, 400),
    (ColumnWidth(ideal: 260), 0, 0),
    (ColumnWidth(ideal: 260), 9_000, 9_000),
    (ColumnWidth(320), 0, 320),
    (ColumnWidth(320), 400, 320),
  ]

  @Test("takes the width within it that is nearest", arguments: clamped)
  func clamping(range: ColumnWidth, width: Double?, expected: Double) {
    #expect(range.clamped(width) == expected)
    #expect(range.clamped(range.clamped(width)) == expected)
  }

  @Test("is told by its bounds")
  func description() {
    #expect("\(ColumnWidth(min: 200, ideal: 260, max: 400))" == "200.0…260.0…400.0")
    #expect("\(ColumnWidth(ideal: 260))" == "…260.0…")
  }

  static let forms: [CodedForm<ColumnWidth>] = [
    CodedForm(
      ColumnWidth(min: 200, ideal: 260, max: 400), #"{"ideal":260,"max":400,"min":200}"#),
    CodedForm(ColumnWidth(ideal: 260), #"{"ideal":260}"#),
    CodedForm(ColumnWidth(ideal: 0, max: 0.5), #"{"ideal":0,"max":0.5}"#),
  ]

  @Test("has one form", arguments: forms)
  func form(form: CodedForm<ColumnWidth>) throws {
    try form.check()
  }

  static let refused: [String] = [
    #"{}"#, #"{"min":200}"#, #"{"ideal":null}"#, #"{"ideal":"260"}"#, #"{"ideal":-1}"#,
    #"{"ideal":260,"min":300}"#, #"{"ideal":260,"max":200}"#, #"{"ideal":260,"min":-1}"#,
    #"{"ideal":260,"max":-1}"#, "260", "[]",
  ]

  @Test("does not read bounds on the wrong side, nor negative ones", arguments: refused)
  func refusing(text: String) {
    #expect(throws: DecodingError.self) { try read(ColumnWidth.self, from: text) }
  }
}
