import NavState
import NavStateTestSupport
import Testing

@Suite("RouterRules")
struct RouterRulesTests {
  @Test("allow duplicates, and as many screens as a reader takes, unless said otherwise")
  func defaults() {
    let rules = RouterRules()
    #expect(rules.duplicates == .allow)
    #expect(rules.depth == 10_000)
    #expect(rules.depth == Limits().depth)
    #expect(rules.presenting == .replace && !rules.hostWaits)
    #expect(rules.levels == 16 && rules.searchReset == .clear)
    #expect(Configuration<RouterRules>.standard == Configuration(rules: rules))
  }

  @Test("count a negative depth as none", arguments: [(-1, 0), (.min, 0), (0, 0), (7, 7)])
  func depth(depth: Int, expected: Int) {
    #expect(RouterRules(depth: depth).depth == expected)
    #expect(RouterRules(levels: depth).levels == expected)
  }

  @Test(
    "are written, those that were added later only where they differ",
    arguments: [
      CodedForm(RouterRules(), #"{"depth":10000,"duplicates":"allow"}"#),
      CodedForm(
        RouterRules(duplicates: .popToExisting, depth: 0),
        #"{"depth":0,"duplicates":"popToExisting"}"#),
      CodedForm(
        RouterRules(presenting: .queue, hostWaits: true, levels: 3, searchReset: .keep),
        #"{"depth":10000,"duplicates":"allow","hostWaits":true,"levels":3,"presenting":"queue","#
          + #""searchReset":"keep"}"#),
    ])
  func coding(form: CodedForm<RouterRules>) throws {
    try form.check()
  }

  @Test(
    "are read with the default for what is not there",
    arguments: [
      ("{}", RouterRules()),
      (#"{"depth":3}"#, RouterRules(depth: 3)),
      (#"{"duplicates":"moveToTop"}"#, RouterRules(duplicates: .moveToTop)),
      (#"{"depth":null,"duplicates":null}"#, RouterRules()),
    ])
  func reading(text: String, rules: RouterRules) throws {
    #expect(try read(from: text) == rules)
  }

  @Test(
    "are refused with a value that is none, and the place",
    arguments: [
      RefusedText(#"{"depth":-1}"#, breaking: .outOfRange(-1), at: ["depth"]),
      RefusedText(#"{"levels":-1}"#, breaking: .outOfRange(-1), at: ["levels"]),
      RefusedText(#"{"presenting":"never"}"#, .dataCorrupted, at: ["presenting"]),
      RefusedText(#"{"hostWaits":1}"#, .typeMismatch, at: ["hostWaits"]),
      RefusedText(#"{"depth":"3"}"#, .typeMismatch, at: ["depth"]),
      RefusedText(#"{"duplicates":"never"}"#, .dataCorrupted, at: ["duplicates"]),
      RefusedText(#"{"duplicates":1}"#, .typeMismatch, at: ["duplicates"]),
      RefusedText("[]", .typeMismatch, at: []),
    ])
  func refusals(text: RefusedText) throws {
    try text.check(as: RouterRules.self)
  }
}
