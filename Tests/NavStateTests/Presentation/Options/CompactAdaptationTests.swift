import NavState
import NavStateTestSupport
import Testing

@Suite("CompactAdaptation")
struct CompactAdaptationTests {
  @Test("is automatic unless said otherwise")
  func defaults() {
    #expect(CompactAdaptation().horizontal == .automatic)
    #expect(CompactAdaptation().vertical == .automatic)
    #expect(CompactAdaptation.automatic == CompactAdaptation())
  }

  @Test(
    "is the same in both directions if one is given",
    arguments: CompactAdaptation.Appearance.allCases)
  func both(appearance: CompactAdaptation.Appearance) {
    let adaptation = CompactAdaptation(appearance)
    #expect(adaptation == CompactAdaptation(horizontal: appearance, vertical: appearance))
  }

  @Test("has a closed list of stable names")
  func names() {
    #expect(
      CompactAdaptation.Appearance.allCases.map(\.rawValue)
        == ["automatic", "none", "popover", "sheet", "fullScreenCover"])
  }

  @Test(
    "is coded by direction, without what is automatic",
    arguments: [
      CodedForm(CompactAdaptation(), "{}"),
      CodedForm(CompactAdaptation(horizontal: .popover), #"{"horizontal":"popover"}"#),
      CodedForm(CompactAdaptation(vertical: .sheet), #"{"vertical":"sheet"}"#),
      CodedForm(
        CompactAdaptation(horizontal: .none, vertical: .fullScreenCover),
        #"{"horizontal":"none","vertical":"fullScreenCover"}"#),
    ])
  func coding(form: CodedForm<CompactAdaptation>) throws {
    try form.check()
  }

  @Test("is read with what is automatic, too, in every pair", arguments: CompactAdaptation.all)
  func reading(adaptation: CompactAdaptation) throws {
    try expectRoundTrip(adaptation)
    let text =
      #"{"horizontal":"\#(adaptation.horizontal)","vertical":"\#(adaptation.vertical)"}"#
    #expect(try read(from: text) == adaptation)
  }

  @Test(
    "is refused with what is none, and the place",
    arguments: [
      RefusedText(#"{"horizontal":"drawer"}"#, .dataCorrupted, at: ["horizontal"]),
      RefusedText(#"{"horizontal":"alert"}"#, .dataCorrupted, at: ["horizontal"]),
      RefusedText(#"{"vertical":1}"#, .typeMismatch, at: ["vertical"]),
      RefusedText(#""none""#, .typeMismatch, at: []),
      RefusedText("[]", .typeMismatch, at: []),
    ])
  func refusals(text: RefusedText) throws {
    try text.check(as: CompactAdaptation.self)
  }

  @Test("describes the width, then the height")
  func describing() {
    #expect("\(CompactAdaptation(horizontal: .popover))" == "popover × automatic")
    #expect("\(CompactAdaptation(vertical: .none))" == "automatic × none")
  }
}
