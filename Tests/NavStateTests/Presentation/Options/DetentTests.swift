import NavState
import NavStateTestSupport
import Testing

@Suite("Detent")
struct DetentTests {
  static let forms: [CodedForm<[Detent]>] = [
    CodedForm([.medium], #"["medium"]"#),
    CodedForm([.large], #"["large"]"#),
    CodedForm([.fraction(0.3)], #"[{"fraction":0.3}]"#),
    CodedForm([.fraction(0)], #"[{"fraction":0}]"#),
    CodedForm([.fraction(1)], #"[{"fraction":1}]"#),
    CodedForm([.height(200)], #"[{"height":200}]"#),
    CodedForm([.height(0)], #"[{"height":0}]"#),
    CodedForm([.height(1e300)], #"[{"height":1e+300}]"#),
    CodedForm([.custom("bar")], #"[{"custom":"bar"}]"#),
    CodedForm([.custom("")], #"[{"custom":""}]"#),
  ]

  @Test("says what it is made of")
  func sizes() {
    #expect(Detent.medium.size == .medium)
    #expect(Detent.large.size == .large)
    #expect(Detent.fraction(0.3).size == .fraction(0.3))
    #expect(Detent.height(200).size == .height(200))
    #expect(Detent.custom("bar").size == .custom("bar"))
  }

  @Test("is equal to nothing else, and to itself")
  func equality() {
    let all = Self.forms.flatMap(\.value)
    #expect(Set(all).count == all.count)
    for detent in all { #expect(detent == detent) }
    #expect(Detent.fraction(1) != .height(1))
    #expect(Detent.fraction(1) != .large)
    #expect(Detent.custom("medium") != .medium)
  }

  @Test(
    "takes a fraction outside of 0 and 1 for the nearest one, and what is no number for 0",
    arguments: [
      (-1, 0), (-1e-300, 0), (-.infinity, 0), (.nan, 0), (.signalingNaN, 0), (-0.0, 0), (0, 0),
      (0.5, 0.5), (1, 1), (1.000_1, 1), (200, 1), (.infinity, 1),
    ] as [(Double, Double)])
  func fractions(fraction: Double, expected: Double) {
    #expect(Detent.fraction(fraction).size == .fraction(expected))
    #expect(Detent.fraction(fraction) == Detent.fraction(fraction))
  }

  @Test(
    "takes a negative height for 0, and an infinite one for the greatest that is finite",
    arguments: [
      (-1, 0), (-1e-300, 0), (-.infinity, 0), (.nan, 0), (.signalingNaN, 0), (-0.0, 0), (0, 0),
      (0.5, 0.5), (200, 200), (1e300, 1e300), (.infinity, .greatestFiniteMagnitude),
    ] as [(Double, Double)])
  func heights(height: Double, expected: Double) {
    #expect(Detent.height(height).size == .height(expected))
    #expect(Detent.height(height) == Detent.height(height))
  }

  @Test("has no sign at zero, so that equal detents are coded alike")
  func zero() throws {
    for detent in [Detent.fraction(-0.0), .height(-0.0)] {
      #expect(try !json([detent]).contains("-"))
    }
    #expect(try json(try read([Detent].self, from: #"[{"height":-0.0}]"#)) == #"[{"height":0}]"#)
    #expect(
      try json(try read([Detent].self, from: #"[{"fraction":-0.0}]"#)) == #"[{"fraction":0}]"#)
  }

  @Test("is a name, or a name with its argument", arguments: forms)
  func coding(form: CodedForm<[Detent]>) throws {
    try form.check()
    // The house's own coders are another way to read and write.
    let bytes = try CodedEncoder().encode(form.value)
    #expect(try CodedDecoder().decode([Detent].self, from: bytes) == form.value)
  }

  static let refusals = [
    RefusedText(#"["small"]"#, breaking: .unknownName("small"), at: ["0"]),
    RefusedText(#"["fraction"]"#, breaking: .unknownName("fraction"), at: ["0"]),
    RefusedText(#"["medium","custom"]"#, breaking: .unknownName("custom"), at: ["1"]),
    RefusedText(#"[{"medium":{}}]"#, breaking: .unknownName("medium"), at: ["0"]),
    RefusedText(#"[{"tall":1}]"#, breaking: .unknownName("tall"), at: ["0"]),
    RefusedText("[{}]", breaking: .missingName, at: ["0"]),
    RefusedText(
      #"[{"height":1,"fraction":1}]"#, breaking: .severalNames(["fraction", "height"]), at: ["0"]),
    RefusedText(#"[{"fraction":1.5}]"#, breaking: .unfitNumber("1.5"), at: ["0", "fraction"]),
    RefusedText(#"[{"fraction":-0.5}]"#, breaking: .unfitNumber("-0.5"), at: ["0", "fraction"]),
    RefusedText(#"[{"height":-1}]"#, breaking: .unfitNumber("-1.0"), at: ["0", "height"]),
    RefusedText(#"[{"fraction":"1"}]"#, .typeMismatch, at: ["0", "fraction"]),
    RefusedText(#"[{"height":null}]"#, .valueNotFound, at: ["0", "height"]),
    RefusedText(#"[{"custom":7}]"#, .typeMismatch, at: ["0", "custom"]),
    RefusedText("[7]", .typeMismatch, at: ["0"]),
    RefusedText("[[]]", .typeMismatch, at: ["0"]),
    RefusedText("[null]", .valueNotFound, at: ["0"]),
  ]

  @Test("is refused if it is none, with the place", arguments: refusals)
  func refusing(text: RefusedText) throws {
    try text.check(as: [Detent].self)
    let error = #expect(throws: DecodingError.self) {
      try CodedDecoder().decode([Detent].self, from: Array(text.text.utf8))
    }
    #expect(error.map { Unreadable($0) }?.place.suffix(2) == text.error.place.suffix(2))
  }

  @Test(
    "is refused with a height that no number holds", arguments: ["1e400", "-1e400", "1e999999"])
  func infinite(number: String) throws {
    for name in ["height", "fraction"] {
      _ = try unreadable(#"[{"\#(name)":\#(number)}]"#, as: [Detent].self)
    }
  }

  @Test(
    "describes its name and its argument",
    arguments: [
      (.medium, "medium"), (.large, "large"), (.fraction(0.3), "fraction(0.3)"),
      (.height(200), "height(200.0)"), (.custom("bar"), "custom(bar)"),
    ] as [(Detent, String)])
  func describing(detent: Detent, text: String) {
    #expect("\(detent)" == text)
  }
}
