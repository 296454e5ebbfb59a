import NavState
import NavStateTestSupport
import Testing

@Suite("TabCustomization, coded")
struct TabCustomizationCodingTests {
  typealias Action = TabCustomization.Action

  static func forms() throws -> [CodedForm<TabCustomization>] {
    let catalog = try Tabs(line: "home lists(a b) tags(c)")
    func form(_ actions: [Action], _ text: String) throws -> CodedForm<TabCustomization> {
      CodedForm(try TabCustomization(actions, in: catalog), text)
    }
    return try [
      form([], "{}"),
      form(
        [.setVisibility(.hidden, of: "home", in: .bar)],
        #"{"visibility":{"home":{"bar":"hidden"}}}"#),
      form(
        [
          .setVisibility(.visible, of: "lists", in: .sidebar),
          .setVisibility(.hidden, of: "a", in: .bar),
          .setVisibility(.visible, of: "a", in: .sidebar),
        ],
        #"{"visibility":{"a":{"bar":"hidden","sidebar":"visible"},"lists":{"sidebar":"visible"}}}"#),
      form(
        [.setTabOrder([], section: "tags"), .setTabOrder(["b", "a"], section: "lists")],
        #"{"tabOrder":{"lists":["b","a"],"tags":[]}}"#),
      form([.setSectionOrder(["tags", "lists"])], #"{"sectionOrder":["tags","lists"]}"#),
      form(
        [.setBarSlots([]), .setSectionOrder([])], #"{"barSlots":[],"sectionOrder":[]}"#),
      form([.setBarSlots(["b", "home"])], #"{"barSlots":["b","home"]}"#),
    ]
  }

  @Test("is coded as what a person changed")
  func coding() throws {
    for form in try Self.forms() {
      try form.check()
      let bytes = try CodedEncoder().encode(form.value)
      #expect(String(decoding: bytes, as: UTF8.self) == form.text)
      #expect(try CodedDecoder().decode(TabCustomization.self, from: bytes) == form.value)
    }
  }

  @Test(
    "is read with nothing for what is not there, and for what says nothing",
    arguments: [
      #"{"visibility":{},"tabOrder":{}}"#,
      #"{"visibility":null,"tabOrder":null,"sectionOrder":null,"barSlots":null}"#,
      #"{"visibility":{"a":{},"b":{"bar":"automatic","sidebar":"automatic"},"c":{"bar":null}}}"#,
    ])
  func reading(text: String) throws {
    #expect(try read(from: text) == TabCustomization())
    #expect(try CodedDecoder().decode(from: Array(text.utf8)) == TabCustomization())
  }

  @Test(
    "is refused with what can't be read, or what is named twice, and the place",
    arguments: [
      RefusedText("[]", .typeMismatch, at: []),
      RefusedText(#"{"visibility":[]}"#, .typeMismatch, at: ["visibility"]),
      RefusedText(#"{"visibility":{"a":1}}"#, .typeMismatch, at: ["visibility", "a"]),
      RefusedText(
        #"{"visibility":{"a":{"bar":"gone"}}}"#, .dataCorrupted, at: ["visibility", "a", "bar"]),
      RefusedText(#"{"tabOrder":{"a":null}}"#, .valueNotFound, at: ["tabOrder", "a"]),
      RefusedText(#"{"tabOrder":{"a":[1]}}"#, .typeMismatch, at: ["tabOrder", "a", "0"]),
      RefusedText(
        #"{"tabOrder":{"a":["b","c","b"]}}"#, breaking: .violation(#""b" is named twice"#),
        at: ["tabOrder", "a"]),
      RefusedText(
        #"{"sectionOrder":["b","b"]}"#, breaking: .violation(#""b" is named twice"#),
        at: ["sectionOrder"]),
      RefusedText(
        #"{"barSlots":["é","e\u0301"]}"#, breaking: .violation("\"e\u{301}\" is named twice"),
        at: ["barSlots"]),
      RefusedText(#"{"barSlots":"a"}"#, .typeMismatch, at: ["barSlots"]),
    ])
  func refusing(text: RefusedText) throws {
    try text.check(as: TabCustomization.self)
  }

  @Test(
    "is refused if two ids are one text in other bytes",
    arguments: [
      #"{"visibility":{"é":{"bar":"hidden"},"e\u0301":{"bar":"hidden"}}}"#,
      #"{"tabOrder":{"é":[],"e\u0301":[]}}"#,
    ])
  func oneTextTwice(text: String) throws {
    #expect(throws: DecodingError.self) {
      try CodedDecoder().decode(TabCustomization.self, from: Array(text.utf8))
    }
  }

  @Test("has no more ids than the limits allow, in a value and in an action")
  func limits() throws {
    let context: ReadingContext = [.navigationLimits: Limits(count: 2)]
    let broken = ReadingFailure.Kind.tooMany(limit: 2)
    let texts: [(String, [String])] = [
      (#"{"visibility":{"a":{},"b":{},"c":{}}}"#, ["visibility"]),
      (#"{"tabOrder":{"a":[],"b":[],"c":[]}}"#, ["tabOrder"]),
      (#"{"tabOrder":{"a":["a","b","c"]}}"#, ["tabOrder", "a"]),
      (#"{"sectionOrder":["a","b","c"]}"#, ["sectionOrder"]),
      (#"{"barSlots":["a","b","c"]}"#, ["barSlots"]),
    ]
    for (text, place) in texts {
      try RefusedText(text, breaking: broken, at: place)
        .check(as: TabCustomization.self, under: context)
    }
    let actions: [(String, [String])] = [
      (#"{"setTabOrder":{"tabs":["a","b","c"],"section":"s"}}"#, ["setTabOrder", "tabs"]),
      (#"{"setSectionOrder":{"sections":["a","b","c"]}}"#, ["setSectionOrder", "sections"]),
      (#"{"setBarSlots":{"tabs":["a","b","c"]}}"#, ["setBarSlots", "tabs"]),
    ]
    for (text, place) in actions {
      try RefusedText(text, breaking: broken, at: place).check(as: Action.self, under: context)
    }
    for form in try Self.forms() { #expect(try recoded(form.value, under: context) == form.value) }
  }

  @Test("damaged, it is refused, or lays out any tabs", arguments: SeededGenerator.seeds(32))
  func damaged(seed: UInt64) throws {
    let catalog = try Tabs(line: "home lists(a b) tags(c)")
    let forms = try Self.forms().map(\.text)
    DamagedForms<TabCustomization>(forms: forms, seed: seed).check { customization in
      for traits in [Traits.phone, .pad, .mac] {
        let layout = TabLayout(
          catalog, customization: customization, selection: "a", traits: traits)
        #expect((layout.bar + layout.sidebar).count > 0)
      }
    }
  }
}

@Suite("TabCustomization.Action, coded")
struct TabCustomizationActionCodingTests {
  typealias Action = TabCustomization.Action

  static let forms: [CodedForm<Action>] = [
    CodedForm(
      .setVisibility(.hidden, of: "a", in: .bar),
      #"{"setVisibility":{"in":"bar","of":"a","visibility":"hidden"}}"#),
    CodedForm(
      .setVisibility(.automatic, of: "", in: .sidebar),
      #"{"setVisibility":{"in":"sidebar","of":"","visibility":"automatic"}}"#),
    CodedForm(
      .setTabOrder(["b", "a"], section: "s"),
      #"{"setTabOrder":{"section":"s","tabs":["b","a"]}}"#),
    CodedForm(.setSectionOrder(["t", "t"]), #"{"setSectionOrder":{"sections":["t","t"]}}"#),
    CodedForm(.setBarSlots(["a"]), #"{"setBarSlots":{"tabs":["a"]}}"#),
    CodedForm(.setBarSlots([]), #"{"setBarSlots":{"tabs":[]}}"#),
    CodedForm(.setBarSlots(nil), #"{"setBarSlots":{}}"#),
    CodedForm(.resetVisibility(), #"{"resetVisibility":{}}"#),
    CodedForm(.resetVisibility(in: .bar), #"{"resetVisibility":{"in":"bar"}}"#),
    CodedForm(.resetTabOrder(section: "s"), #"{"resetTabOrder":{"section":"s"}}"#),
    CodedForm(.resetSectionOrder, #"{"resetSectionOrder":{}}"#),
  ]

  @Test("is coded as its name with its arguments", arguments: forms)
  func coding(form: CodedForm<Action>) throws {
    try form.check()
    let step = Step(form.value, in: .user)
    #expect(try recoded(step) == step)
  }

  @Test("has a form for each name")
  func names() {
    expectNames(of: Self.forms)
  }

  @Test(
    "is refused with what is missing, not known or not readable",
    arguments: [
      RefusedText("{}", breaking: .missingName),
      RefusedText(#"{"hide":{}}"#, breaking: .unknownName("hide")),
      RefusedText(
        #"{"setVisibility":{"of":"a","in":"bar"}}"#, .keyNotFound,
        at: ["setVisibility", "visibility"]),
      RefusedText(
        #"{"setVisibility":{"visibility":"hidden","in":"bar"}}"#, .keyNotFound,
        at: ["setVisibility", "of"]),
      RefusedText(
        #"{"setVisibility":{"visibility":"hidden","of":"a"}}"#, .keyNotFound,
        at: ["setVisibility", "in"]),
      RefusedText(
        #"{"setVisibility":{"visibility":"hidden","of":"a","in":"dock"}}"#, .dataCorrupted,
        at: ["setVisibility", "in"]),
      RefusedText(#"{"setTabOrder":{"tabs":[]}}"#, .keyNotFound, at: ["setTabOrder", "section"]),
      RefusedText(#"{"setTabOrder":{"section":"s"}}"#, .keyNotFound, at: ["setTabOrder", "tabs"]),
      RefusedText(#"{"setSectionOrder":{}}"#, .keyNotFound, at: ["setSectionOrder", "sections"]),
      RefusedText(
        #"{"setBarSlots":{"slots":[]}}"#, breaking: .unknownArgument("slots"),
        at: ["setBarSlots"]),
      RefusedText(
        #"{"resetTabOrder":{}}"#, .keyNotFound, at: ["resetTabOrder", "section"]),
    ])
  func refusing(text: RefusedText) throws {
    try text.check(as: Action.self)
  }

  @Test("damaged, it is refused, or can be performed", arguments: SeededGenerator.seeds(33))
  func damaged(seed: UInt64) throws {
    let catalog = try Tabs(line: "a b s(c)")
    DamagedForms<Action>(forms: Self.forms.map(\.text), seed: seed).check { action in
      var customization = TabCustomization()
      let outcome = customization.reduce(action, in: catalog)
      #expect(outcome.isChanged == (customization != TabCustomization()))
    }
  }
}
