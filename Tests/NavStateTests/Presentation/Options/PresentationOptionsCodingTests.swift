import NavState
import NavStateTestSupport
import Testing

@Suite("PresentationOptions, coded")
struct PresentationOptionsCodingTests {
  typealias Options = PresentationOptions

  static let forms: [CodedForm<Options>] = [
    CodedForm(.standard, "{}"),
    CodedForm(Options(detents: [.medium]), #"{"detents":["medium"]}"#),
    CodedForm(
      Options(detents: [.medium, .large], selectedDetent: .large),
      #"{"detents":["medium","large"],"selectedDetent":"large"}"#),
    CodedForm(
      Options(detents: [.height(200), .large], largestUndimmedDetent: .height(200)),
      #"{"detents":[{"height":200},"large"],"largestUndimmedDetent":{"height":200}}"#),
    CodedForm(Options(largestUndimmedDetent: .large), #"{"largestUndimmedDetent":"large"}"#),
    CodedForm(
      Options(sizing: SheetSizing(.form, sticky: .vertical)),
      #"{"sizing":{"base":"form","sticky":["vertical"]}}"#),
    CodedForm(
      Options(isInteractiveDismissDisabled: true), #"{"interactiveDismissDisabled":true}"#),
    CodedForm(
      Options(adaptation: CompactAdaptation(horizontal: .popover)),
      #"{"adaptation":{"horizontal":"popover"}}"#),
  ]

  @Test("are written as what differs from the standard", arguments: forms)
  func coding(form: CodedForm<Options>) throws {
    try form.check()
    let bytes = try CodedEncoder().encode(form.value)
    #expect(try CodedDecoder().decode(Options.self, from: bytes) == form.value)
  }

  @Test(
    "are read with the standard for what is not there",
    arguments: [
      #"{"detents":["large"]}"#, #"{"detents":["large"],"selectedDetent":"large"}"#,
      #"{"selectedDetent":"large"}"#, #"{"detents":null,"selectedDetent":null}"#,
      #"{"largestUndimmedDetent":null,"sizing":null}"#, #"{"sizing":{}}"#,
      #"{"interactiveDismissDisabled":false,"adaptation":{}}"#,
      #"{"interactiveDismissDisabled":null,"adaptation":null}"#,
    ])
  func reading(text: String) throws {
    #expect(try read(from: text) == Options.standard)
  }

  static let refusals = [
    RefusedText(
      #"{"detents":[]}"#, breaking: .violation("there is no detent"), at: ["detents"]),
    RefusedText(
      #"{"detents":["medium","large","medium"]}"#, breaking: .violation("a detent is there twice"),
      at: ["detents"]),
    RefusedText(
      #"{"detents":[{"height":0},{"height":-0.0}]}"#,
      breaking: .violation("a detent is there twice"), at: ["detents"]),
    RefusedText(
      #"{"selectedDetent":"medium"}"#, breaking: .violation("it is not among the detents"),
      at: ["selectedDetent"]),
    RefusedText(
      #"{"detents":["medium"],"selectedDetent":"large"}"#,
      breaking: .violation("it is not among the detents"), at: ["selectedDetent"]),
    RefusedText(
      #"{"detents":["large"],"largestUndimmedDetent":"medium"}"#,
      breaking: .violation("it is not among the detents"), at: ["largestUndimmedDetent"]),
    RefusedText(
      #"{"detents":[{"fraction":2}]}"#, breaking: .unfitNumber("2.0"),
      at: ["detents", "0", "fraction"]),
    RefusedText(
      #"{"detents":["tiny"]}"#, breaking: .unknownName("tiny"), at: ["detents", "0"]),
    RefusedText(
      #"{"selectedDetent":{}}"#, breaking: .missingName, at: ["selectedDetent"]),
    RefusedText(#"{"detents":"large"}"#, .typeMismatch, at: ["detents"]),
    RefusedText(#"{"sizing":"form"}"#, .typeMismatch, at: ["sizing"]),
    RefusedText(#"{"sizing":{"base":"huge"}}"#, .dataCorrupted, at: ["sizing", "base"]),
    RefusedText(
      #"{"interactiveDismissDisabled":1}"#, .typeMismatch, at: ["interactiveDismissDisabled"]),
    RefusedText(
      #"{"adaptation":{"vertical":"alert"}}"#, .dataCorrupted, at: ["adaptation", "vertical"]),
    RefusedText("[]", .typeMismatch, at: []),
    RefusedText("null", .valueNotFound, at: []),
  ]

  @Test("are refused if they break a rule, with the place", arguments: refusals)
  func refusing(text: RefusedText) throws {
    try text.check(as: Options.self)
    #expect(throws: DecodingError.self) {
      try CodedDecoder().decode(Options.self, from: Array(text.text.utf8))
    }
  }

  @Test("are refused by the house's own decoder with the byte and the line")
  func offset() throws {
    let text = "{\n\"detents\": [\"large\", {\"fraction\": 2}]}"
    let error = try #require(throws: DecodingError.self) {
      try CodedDecoder().decode(Options.self, from: Array(text.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    let failure = try #require(context.underlyingError as? ReadingFailure)
    #expect(failure.kind == .unfitNumber("2.0"))
    #expect(failure.line == 2)
    #expect(failure.place == ["detents", "1", "fraction"])
    #expect(failure.offset == text.utf8.count - 4)
  }

  @Test("have no more detents than the limits allow", arguments: [(0, 1), (1, 2), (3, 4)])
  func limits(limit: Int, count: Int) throws {
    let options = Options(detents: (0..<count).map { .height(Double($0)) })
    let text = try json(options)
    let context: ReadingContext = [.navigationLimits: Limits(count: limit)]
    try RefusedText(text, breaking: .tooMany(limit: limit), at: ["detents"])
      .check(as: Options.self, under: context)
    #expect(
      try read(from: text, under: [.navigationLimits: Limits(count: count)]) == options)
  }
}
