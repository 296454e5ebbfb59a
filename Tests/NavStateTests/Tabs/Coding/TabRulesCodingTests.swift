import NavState
import NavStateTestSupport
import Testing

@Suite("TabRules, coded")
struct TabRulesCodingTests {
  typealias Rules = TabRules<String>
  typealias Form = CodedForm<Rules>

  static let catalog = #"{"entries":[{"tab":{"id":"a"}},{"tab":{"id":"b"}}]}"#

  /// Rules over two ordinary places.
  static let plain: Rules = {
    do {
      return Rules(catalog: try TabCatalog(["a", "b"]))
    } catch {
      fatalError("no such catalog: \(error)")
    }
  }()

  static func rules(
    router: RouterRules = RouterRules(), reselecting: ReselectRule = .popToRootThenScroll,
    back: TabBackRule = .none, visits: Int = 8, parking: Int = 16,
    search: SearchActivation = .automatic, minimizing: TabMinimizing = .automatic
  ) -> Rules {
    Rules(
      catalog: plain.catalog, router: router, reselecting: reselecting, back: back, visits: visits,
      parking: parking, searchActivation: search, minimizing: minimizing)
  }

  @Test("takes another catalog, and keeps all other rules", arguments: forms)
  func replacing(form: Form) throws {
    let other = try TabCatalog(["c"])
    let rules = form.value.replacing(catalog: other)
    #expect(rules.catalog == other)
    #expect(rules.replacing(catalog: form.value.catalog) == form.value)
  }

  static let forms: [Form] = [
    Form(plain, #"{"catalog":\#(catalog)}"#),
    Form(
      rules(router: RouterRules(depth: 5)),
      #"{"catalog":\#(catalog),"router":{"depth":5,"duplicates":"allow"}}"#),
    Form(rules(reselecting: .nothing), #"{"catalog":\#(catalog),"reselecting":"nothing"}"#),
    Form(rules(back: .fullHistory), #"{"back":"fullHistory","catalog":\#(catalog)}"#),
    Form(rules(visits: 0), #"{"catalog":\#(catalog),"visits":0}"#),
    Form(rules(parking: 1), #"{"catalog":\#(catalog),"parking":1}"#),
    Form(
      rules(search: .searchTabSelection),
      #"{"catalog":\#(catalog),"searchActivation":"searchTabSelection"}"#),
    Form(rules(minimizing: .never), #"{"catalog":\#(catalog),"minimizing":"never"}"#),
    Form(
      rules(
        router: RouterRules(duplicates: .moveToTop, depth: 7), reselecting: .scrollToTop,
        back: .history,
        visits: 9, parking: 0, search: .searchTabSelection, minimizing: .onScrollUp),
      #"{"back":"history","catalog":\#(catalog),"minimizing":"onScrollUp","parking":0,"#
        + #""reselecting":"scrollToTop","router":{"depth":7,"duplicates":"moveToTop"},"#
        + #""searchActivation":"searchTabSelection","visits":9}"#),
  ]

  @Test("are the catalog, and each rule that differs from the default", arguments: forms)
  func coding(form: Form) throws {
    try form.checkBoth()
  }

  @Test("are read with the default for what is null")
  func reading() throws {
    let text = #"{"catalog":\#(Self.catalog),"back":null,"router":null,"visits":null}"#
    #expect(try read(from: text) == Self.plain)
  }

  @Test("names of rules are those that are documented")
  func names() {
    #expect(
      ReselectRule.allCases.map(\.rawValue)
        == ["popToRootThenScroll", "popToRoot", "scrollToTop", "nothing"])
    #expect(
      TabBackRule.allCases.map(\.rawValue)
        == ["none", "first", "declaredOrder", "history", "fullHistory"])
    #expect(SearchActivation.allCases.map(\.rawValue) == ["automatic", "searchTabSelection"])
  }

  @Test(
    "are refused with what can't be read, and the place",
    arguments: [
      RefusedText("{}", .keyNotFound, at: ["catalog"]),
      RefusedText(
        #"{"catalog":{"entries":[]}}"#, .dataCorrupted, at: ["catalog", "entries"],
        rule: .violation("\(Tabs.Violation.noPlace)")),
      RefusedText(#"{"catalog":\#(catalog),"back":"up"}"#, .dataCorrupted, at: ["back"]),
      RefusedText(
        #"{"catalog":\#(catalog),"visits":-1}"#, breaking: .outOfRange(-1), at: ["visits"]),
      RefusedText(
        #"{"catalog":\#(catalog),"parking":-1}"#, breaking: .outOfRange(-1), at: ["parking"]),
      RefusedText(#"{"catalog":\#(catalog),"parking":"1"}"#, .typeMismatch, at: ["parking"]),
      RefusedText(
        #"{"catalog":\#(catalog),"router":{"depth":-1}}"#, breaking: .outOfRange(-1),
        at: ["router", "depth"]),
      RefusedText(#"{"catalog":\#(catalog),"reselecting":5}"#, .typeMismatch, at: ["reselecting"]),
    ])
  func refusals(text: RefusedText) throws {
    try text.checkBoth(as: Rules.self)
  }
}

@Suite("TabPlace, coded")
struct TabPlaceCodingTests {
  typealias Place = TabPlace<Cards>

  @Test(
    "is a tab and the place in it",
    arguments: [
      CodedForm(Place(.root, in: "home"), #"{"place":{"root":{}},"tab":"home"}"#),
      CodedForm(
        Place(.screen("a", level: 1), in: "home"),
        #"{"place":{"screen":{"level":1,"route":"a"}},"tab":"home"}"#),
    ])
  func coding(form: CodedForm<Place>) throws {
    try form.checkBoth()
  }

  @Test(
    "is refused without one of them",
    arguments: [
      RefusedText(#"{"place":{"root":{}}}"#, .keyNotFound, at: ["tab"]),
      RefusedText(#"{"tab":"home"}"#, .keyNotFound, at: ["place"]),
      RefusedText(#"{"tab":5,"place":{"root":{}}}"#, .typeMismatch, at: ["tab"]),
      RefusedText(
        #"{"tab":"home","place":{"fly":{}}}"#, breaking: .unknownName("fly"), at: ["place"]),
    ])
  func refusals(text: RefusedText) throws {
    try text.checkBoth(as: Place.self)
  }
}
