import NavState
import NavStateTestSupport
import Testing

@Suite("SheetSizing")
struct SheetSizingTests {
  typealias Axes = SheetSizing.Axes

  static let axes: [Axes] = [[], .horizontal, .vertical, [.horizontal, .vertical]]

  /// Every sizing: four bases, fitted in no direction if the base is fitted, sticky anywhere.
  static let all: Set<SheetSizing> = Set(
    SheetSizing.Base.allCases.flatMap { base in
      axes.flatMap { fitted in
        axes.map { SheetSizing(base, fitted: fitted, sticky: $0) }
      }
    })

  @Test("is automatic unless said otherwise")
  func defaults() {
    #expect(SheetSizing().base == .automatic)
    #expect(SheetSizing().fitted.isEmpty)
    #expect(SheetSizing().sticky.isEmpty)
    #expect(SheetSizing.automatic == SheetSizing())
  }

  @Test("keeps what it is given")
  func keeping() {
    let sizing = SheetSizing(.form, fitted: .horizontal, sticky: [.horizontal, .vertical])
    #expect(sizing.base == .form)
    #expect(sizing.fitted == .horizontal)
    #expect(sizing.sticky == [.horizontal, .vertical])
  }

  @Test("is fitted in both directions in one way only", arguments: axes)
  func fitted(axes: Axes) {
    #expect(SheetSizing(.fitted, fitted: axes) == SheetSizing(.fitted))
    #expect(SheetSizing(.fitted, sticky: axes).sticky == axes)
    // Three bases have four times four sizings, the fitted one has four.
    #expect(Self.all.count == 3 * 4 * 4 + 4)
  }

  @Test("has no directions but two", arguments: UInt8.min...UInt8.max)
  func bits(rawValue: UInt8) throws {
    let axes = Axes(rawValue: rawValue)
    #expect(Self.axes.contains(axes))
    #expect(axes.contains(.horizontal) == (rawValue & 1 != 0))
    #expect(axes.contains(.vertical) == (rawValue & 2 != 0))
    try expectRoundTrip(axes)
  }

  @Test("is read as it was written, all of them", arguments: all)
  func roundTrip(sizing: SheetSizing) throws {
    try expectRoundTrip(sizing)
  }

  @Test(
    "is coded without what is default",
    arguments: [
      CodedForm(SheetSizing(), "{}"),
      CodedForm(SheetSizing(.page), #"{"base":"page"}"#),
      CodedForm(SheetSizing(.fitted), #"{"base":"fitted"}"#),
      CodedForm(SheetSizing(fitted: .vertical), #"{"fitted":["vertical"]}"#),
      CodedForm(
        SheetSizing(.form, fitted: .horizontal, sticky: [.vertical, .horizontal]),
        #"{"base":"form","fitted":["horizontal"],"sticky":["horizontal","vertical"]}"#),
    ])
  func coding(form: CodedForm<SheetSizing>) throws {
    try form.check()
  }

  @Test(
    "is read with what is default, in any order",
    arguments: [
      (#"{"base":null,"fitted":null,"sticky":null}"#, SheetSizing()),
      (#"{"base":"automatic","fitted":[],"sticky":[]}"#, SheetSizing()),
      (#"{"sticky":["vertical","horizontal"]}"#, SheetSizing(sticky: [.horizontal, .vertical])),
      (#"{"sticky":["vertical","vertical"]}"#, SheetSizing(sticky: .vertical)),
      (#"{"base":"fitted","fitted":["vertical"]}"#, SheetSizing(.fitted)),
    ])
  func reading(text: String, sizing: SheetSizing) throws {
    #expect(try read(from: text) == sizing)
  }

  @Test(
    "is refused with what is none, and the place",
    arguments: [
      RefusedText(#"{"base":"huge"}"#, .dataCorrupted, at: ["base"]),
      RefusedText(#"{"base":[]}"#, .typeMismatch, at: ["base"]),
      RefusedText(#"{"fitted":["depth"]}"#, .dataCorrupted, at: ["fitted", "0"]),
      RefusedText(#"{"fitted":"vertical"}"#, .typeMismatch, at: ["fitted"]),
      RefusedText(#"{"sticky":[3]}"#, .typeMismatch, at: ["sticky", "0"]),
      RefusedText(
        #"{"sticky":["vertical","vertical","vertical"]}"#, breaking: .tooMany(limit: 2),
        at: ["sticky"]),
      RefusedText(#""form""#, .typeMismatch, at: []),
    ])
  func refusals(text: RefusedText) throws {
    try text.check(as: SheetSizing.self)
  }

  @Test("has a closed list of stable bases, and describes what is asked beside them")
  func describing() {
    #expect(
      SheetSizing.Base.allCases.map(\.rawValue) == ["automatic", "page", "form", "fitted"])
    #expect("\(SheetSizing())" == "automatic")
    #expect("\(SheetSizing(.form, sticky: .vertical))" == "form, sticky [vertical]")
    #expect(
      "\(SheetSizing(fitted: [.vertical, .horizontal]))"
        == "automatic, fitted [horizontal, vertical]")
  }
}
