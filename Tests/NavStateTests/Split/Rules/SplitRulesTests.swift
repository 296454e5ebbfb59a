import NavState
import NavStateTestSupport
import Testing

@Suite("SplitRules")
struct SplitRulesTests {
  @Test("by default there are two columns of one item each, and Apple's rules")
  func defaults() {
    let rules = SplitRules()
    #expect(rules.columns == .two && rules.style == .automatic)
    #expect(rules.sidebar == LeadingColumnRules(selectionLimit: 1, hasStack: false, width: nil))
    #expect(rules.content == rules.sidebar)
    #expect(rules.detailWidth == nil && rules.inspectorWidth == nil && rules.secondaryWidth == nil)
    #expect(rules.changing == .clear && rules.reselecting == .keep)
    #expect(rules.back == .columns && rules.history == 16)
    #expect(rules.router == RouterRules())
    #expect(Configuration.twoColumns == Configuration(rules: rules))
    #expect(SplitViewState<Cards>().configuration == .twoColumns)
  }

  @Test("numbers that make no sense count as the least that does")
  func least() {
    #expect(SplitRules(history: -1) == SplitRules(history: 0))
    #expect(SplitRules(history: .min).history == 0)
    #expect(LeadingColumnRules(selectionLimit: 0) == LeadingColumnRules(selectionLimit: 1))
    #expect(LeadingColumnRules(selectionLimit: .min).selectionLimit == 1)
    #expect(LeadingColumnRules.anyNumber == Limits().count)
  }

  @Test("each leading column has its rules")
  func columns() {
    let sidebar = LeadingColumnRules(selectionLimit: 2, width: ColumnWidth(200))
    let content = LeadingColumnRules(hasStack: true, width: ColumnWidth(300))
    for (columns, isThere) in [(ColumnCount.two, false), (.three, true)] {
      let rules = SplitRules(
        columns: columns, sidebar: sidebar, content: content)
      #expect(rules.leadingColumn(.sidebar) == sidebar)
      #expect(rules.leadingColumn(.content) == (isThere ? content : nil))
      #expect(rules.leadingColumn(.detail) == nil)
    }
  }

  static let forms: [CodedForm<SplitRules>] = [
    CodedForm(SplitRules(), #"{"columns":2}"#),
    CodedForm(SplitRules(columns: .three), #"{"columns":3}"#),
    CodedForm(
      SplitRules(
        sidebar: LeadingColumnRules(
          selectionLimit: 5, hasStack: true, width: ColumnWidth(min: 1, ideal: 2, max: 3))),
      #"{"columns":2,"sidebar":{"hasStack":true,"selectionLimit":5,"#
        + #""width":{"ideal":2,"max":3,"min":1}}}"#),
    CodedForm(
      SplitRules(columns: .three, content: LeadingColumnRules(hasStack: true)),
      #"{"columns":3,"content":{"hasStack":true}}"#),
    CodedForm(
      SplitRules(
        detailWidth: ColumnWidth(ideal: 1), inspectorWidth: ColumnWidth(ideal: 2),
        secondaryWidth: ColumnWidth(ideal: 3)),
      #"{"columns":2,"detailWidth":{"ideal":1},"inspectorWidth":{"ideal":2},"#
        + #""secondaryWidth":{"ideal":3}}"#),
    CodedForm(SplitRules(style: .balanced), #"{"columns":2,"style":"balanced"}"#),
    CodedForm(SplitRules(changing: .keep), #"{"changing":"keep","columns":2}"#),
    CodedForm(SplitRules(reselecting: .reset), #"{"columns":2,"reselecting":"reset"}"#),
    CodedForm(
      SplitRules(back: .untilContentChange), #"{"back":"untilContentChange","columns":2}"#),
    CodedForm(SplitRules(history: 0), #"{"columns":2,"history":0}"#),
    CodedForm(
      SplitRules(router: RouterRules(depth: 5)),
      #"{"columns":2,"router":{"depth":5,"duplicates":"allow"}}"#),
  ]

  @Test("has one form, in which what is as usual has no key", arguments: forms)
  func form(form: CodedForm<SplitRules>) throws {
    try form.check()
  }

  @Test("what is not said is as usual")
  func missing() throws {
    #expect(try read(SplitRules.self, from: "{}") == SplitRules())
    #expect(
      try read(SplitRules.self, from: #"{"sidebar":{},"router":{}}"#) == SplitRules())
  }

  static let refused: [String] = [
    #"{"columns":1}"#, #"{"columns":4}"#, #"{"columns":"two"}"#, #"{"style":"flat"}"#,
    #"{"changing":"forget"}"#, #"{"reselecting":true}"#, #"{"back":"never"}"#, #"{"history":-1}"#,
    #"{"history":"16"}"#, #"{"sidebar":{"selectionLimit":0}}"#,
    #"{"content":{"selectionLimit":-5}}"#, #"{"sidebar":{"hasStack":1}}"#,
    #"{"sidebar":{"width":{"ideal":-1}}}"#, #"{"detailWidth":{"ideal":1,"min":2}}"#,
    #"{"sidebar":[]}"#, #"{"router":{"depth":-1}}"#, "[]", "2",
  ]

  @Test("does not read what is no rule", arguments: refused)
  func refusing(text: String) {
    #expect(throws: DecodingError.self) { try read(SplitRules.self, from: text) }
  }

  @Test("says where a number is out of range")
  func place() throws {
    try RefusedText(
      #"{"sidebar":{"selectionLimit":0}}"#, .dataCorrupted, at: ["sidebar", "selectionLimit"],
      rule: .outOfRange(0)
    ).check(as: SplitRules.self)
    try RefusedText(#"{"history":-1}"#, .dataCorrupted, at: ["history"], rule: .outOfRange(-1))
      .check(as: SplitRules.self)
  }

  @Test("names of rules are stable")
  func names() {
    #expect(SelectionChangeRule.allCases.map(\.rawValue) == ["clear", "keep"])
    #expect(ColumnReselectRule.allCases.map(\.rawValue) == ["keep", "reset"])
    #expect(
      SplitBackRule.allCases.map(\.rawValue) == [
        "columns", "latest", "untilVisibleChange", "untilColumnChange", "untilContentChange",
      ])
  }

  @Test("routers of all columns share the rules' one configuration")
  func routers() {
    let rules = SplitRules(router: RouterRules(depth: 1))
    var split = SplitViewState<Cards>(configuration: Configuration(rules: rules))
    for column in [PaneColumn.detail, .secondary] {
      #expect(split[column].push("x").isChanged)
      #expect(split[column].push("y") == .refused(.tooDeep(limit: 1)))
      #expect(split[column].router.rules == rules.router)
    }
    #expect(split.router.rules == rules.router)
  }
}
