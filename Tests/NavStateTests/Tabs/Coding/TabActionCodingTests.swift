import NavState
import NavStateTestSupport
import Testing

@Suite("TabRouter.Action, coded")
struct TabActionCodingTests {
  typealias Action = TabRouter<Cards>.Action
  typealias Form = CodedForm<Action>

  static let own: [Form] = [
    Form(.select("home"), #"{"select":{"tab":"home"}}"#),
    Form(.bar(.place(.sidebar)), #"{"placeBar":{"placement":"sidebar"}}"#),
    Form(.bar(.minimize(true)), #"{"minimizeBar":{"isMinimized":true}}"#),
    Form(.bar(.enableAccessory(false)), #"{"enableAccessory":{"isEnabled":false}}"#),
    Form(
      .configure(TabRulesCodingTests.plain),
      #"{"configure":{"rules":{"catalog":\#(TabRulesCodingTests.catalog)}}}"#),
    Form(.adapt(Traits(idiom: .phone)), #"{"adapt":{"traits":{"idiom":"phone"}}}"#),
    Form(.confirm, #"{"confirm":{}}"#),
    Form(.cancel, #"{"cancel":{}}"#),
  ]

  static let customizing: [Form] = TabCustomizationActionCodingTests.forms.map {
    Form(.customize($0.value), $0.text)
  }

  @Test("is one verb with its named arguments")
  func coding() throws {
    for form in Self.own + Self.customizing { try form.checkBoth() }
    #expect(PaneForms.actions.count > 50)
    for (action, text) in PaneForms.actions { try Form(.pane(action), text).checkBoth() }
  }

  @Test("has the tab of a pane beside the verb, with the level")
  func addresses() throws {
    for (action, text) in PaneForms.actions {
      try Form(.pane(action, tab: "home"), PaneForms.text(text, in: "home")).checkBoth()
    }
    try Form(
      .pane(.at(level: 1, .stack(.push("a"))), tab: "home"),
      #"{"at":{"level":1,"tab":"home"},"push":{"route":"a"}}"#
    ).checkBoth()
  }

  static let ofColumns = [
    "selectSidebar", "selectContent", "showDetail", "dismissColumn", "showColumn", "hideColumn",
    "toggleSidebar", "setColumnVisibility", "setPreferredCompactColumn", "presentInspector",
    "showSecondary", "setColumnWidth", "setCompactPath",
  ]

  /// Those of the columns of a split view, which a tab may own.
  static let columns: [Form] = SplitActionCodingTests.columns.compactMap { form in
    guard case .pane(let action) = form.value else { return nil }
    return Form(.pane(action), form.text)
  }

  @Test("writes an action of columns as a split view does, with the tab beside its name")
  func ofSplitView() throws {
    for form in Self.columns {
      try form.checkBoth()
      guard case .pane(let action, nil) = form.value else { continue }
      try Form(.pane(action, tab: "home"), PaneForms.text(form.text, in: "home")).checkBoth()
    }
    #expect(Self.columns.count == SplitActionCodingTests.columns.count)
  }

  @Test("has each verb of a pane, of a customization, and its own, once")
  func verbs() {
    let own = [
      "select", "placeBar", "minimizeBar", "enableAccessory", "configure", "adapt", "confirm",
      "cancel",
    ]
    let ofRouter = RouterVerb.allCases.map(\.rawValue)
    let names = TabVerb.allCases.map(\.rawValue)
    let customizing = TabCustomization.Action.Name.allCases.map(\.rawValue)
    #expect(
      names == ofRouter.filter { !own.contains($0) } + Self.ofColumns + customizing + own,
      "configure, adapt, confirm and cancel are of the tabs")
    #expect(Set(names).count == names.count)
    #expect(names.map(TabVerb.init(rawValue:)) == TabVerb.allCases)
    #expect(TabVerb(rawValue: "Select") == nil)
    let panes = PaneForms.actions.filter { !$0.text.hasPrefix(#"{"at""#) }
    expectNames(
      of: Self.own + Self.customizing + panes.map { Form(.pane($0), $1) } + Self.columns)
  }

  @Test(
    "means the tabs by what a router has, too",
    arguments: [
      (#"{"confirm":{}}"#, .confirm), (#"{"cancel":{}}"#, .cancel),
      (#"{"adapt":{"traits":{}}}"#, .adapt(Traits())),
    ] as [(String, Action)])
  func notOfPane(text: String, action: Action) throws {
    #expect(try read(Action.self, from: text) == action)
    #expect(action.name == TabVerb(rawValue: action.name.rawValue))
    let addressed = String(#"{"at":{"tab":"home"},"# + text.dropFirst())
    try RefusedText(addressed, breaking: .unknownArgument("at")).checkBoth(as: Action.self)
  }

  @Test(
    "is read with what is not said",
    arguments: [
      Form(.select("home"), #"{"at":null,"select":{"tab":"home"}}"#),
      Form(.select("home"), #"{"at":{},"select":{"tab":"home"},"by":"user"}"#),
      Form(.pane(.back), #"{"at":{"tab":null,"level":null},"back":{}}"#),
      Form(
        .pane(.at(level: 0, .stack(.pop())), tab: "a"),
        #"{"at":{"level":0,"tab":"a"},"pop":{}}"#),
    ])
  func reading(form: Form) throws {
    #expect(try read(Action.self, from: form.text) == form.value)
  }

  @Test("a step has its address, its cause and its force beside the verb")
  func step() throws {
    let step = Step(
      Action.pane(.stack(.pop()), tab: "home"), in: Context(cause: .user, isForced: true))
    try CodedForm(step, #"{"at":{"tab":"home"},"by":"user","forced":true,"pop":{}}"#).checkBoth()
  }

  static let refused: [RefusedText] = [
    RefusedText("{}", breaking: .missingName),
    RefusedText(#"{"at":{"tab":"home"}}"#, breaking: .missingName),
    RefusedText(#"{"fly":{}}"#, breaking: .unknownName("fly")),
    RefusedText(
      #"{"select":{"tab":"a"},"pop":{}}"#, breaking: .severalNames(["pop", "select"])),
    RefusedText(#"{"select":{}}"#, .keyNotFound, at: ["select", "tab"]),
    RefusedText(#"{"select":{"tab":5}}"#, .typeMismatch, at: ["select", "tab"]),
    RefusedText(
      #"{"select":{"tab":"a","level":1}}"#, breaking: .unknownArgument("level"), at: ["select"]),
    RefusedText(#"{"at":{"tab":"a"},"select":{"tab":"a"}}"#, breaking: .unknownArgument("at")),
    RefusedText(#"{"at":{"level":1},"select":{"tab":"a"}}"#, breaking: .unknownArgument("at")),
    RefusedText(
      #"{"at":{"tab":"a"},"placeBar":{"placement":"bar"}}"#, breaking: .unknownArgument("at")),
    RefusedText(#"{"at":{"tab":"a"},"resetSectionOrder":{}}"#, breaking: .unknownArgument("at")),
    RefusedText(
      #"{"at":{"tab":"a"},"configure":{"rules":{"catalog":\#(TabRulesCodingTests.catalog)}}}"#,
      breaking: .unknownArgument("at")),
    RefusedText(
      #"{"at":{"tab":"a","row":1},"pop":{}}"#, breaking: .unknownArgument("row"), at: ["at"]),
    RefusedText(
      #"{"at":{"tab":"a","column":1},"pop":{}}"#, .typeMismatch, at: ["at", "column"]),
    RefusedText(#"{"at":{"tab":5},"pop":{}}"#, .typeMismatch, at: ["at", "tab"]),
    RefusedText(#"{"at":{"level":"1"},"pop":{}}"#, .typeMismatch, at: ["at", "level"]),
    RefusedText(#"{"at":"home","pop":{}}"#, .typeMismatch, at: ["at"]),
    // A step back goes by what is on top, whatever level that is.
    RefusedText(#"{"at":{"tab":"a","level":1},"back":{}}"#, breaking: .unknownArgument("at")),
    RefusedText(
      #"{"at":{"tab":"a","level":1},"dismissAll":{}}"#, breaking: .unknownArgument("at")),
    RefusedText(
      #"{"placeBar":{"placement":"top"}}"#, .dataCorrupted, at: ["placeBar", "placement"]),
    RefusedText(#"{"minimizeBar":{}}"#, .keyNotFound, at: ["minimizeBar", "isMinimized"]),
    RefusedText(#"{"enableAccessory":{}}"#, .keyNotFound, at: ["enableAccessory", "isEnabled"]),
    RefusedText(#"{"configure":{}}"#, .keyNotFound, at: ["configure", "rules"]),
    // The rules of a router are none of tabs.
    RefusedText(
      #"{"configure":{"rules":{"depth":5}}}"#, .keyNotFound, at: ["configure", "rules", "catalog"]),
  ]

  @Test("is refused if it is not understood whole, with the place", arguments: refused)
  func refusals(text: RefusedText) throws {
    try text.checkBoth(as: Action.self)
  }
}

@Suite("TabRouter.Event, coded")
struct TabEventCodingTests {
  typealias Event = TabRouter<Cards>.Event
  typealias Form = CodedForm<Event>

  static let own: [Form] = [
    Form(
      .selected("home", previous: "news"), #"{"selected":{"previous":"news","tab":"home"}}"#),
    Form(.intercepted("compose"), #"{"intercepted":{"tab":"compose"}}"#),
    Form(.scrollToTop("home"), #"{"scrollToTop":{"tab":"home"}}"#),
    Form(.parked("home"), #"{"parked":{"tab":"home"}}"#),
    Form(.returned("home"), #"{"returned":{"tab":"home"}}"#),
    Form(
      .dropped("home", .router(.at("a", "x"))),
      #"{"dropped":{"pane":{"presented":["x"],"stack":["a"]},"tab":"home"}}"#),
    Form(
      .exit(.exitAsked([TabPlace(.screen("a"), in: "home")])),
      #"{"exitAsked":{"places":[{"place":{"screen":{"route":"a"}},"tab":"home"}]}}"#),
    Form(.exit(.exitDropped), #"{"exitDropped":{}}"#),
    Form(
      .exit(.lost([TabPlace(.root, in: "home"), TabPlace(.item("x"), in: "news")])),
      #"{"lost":{"places":[{"place":{"root":{}},"tab":"home"},"#
        + #"{"place":{"presentation":{"id":"x"}},"tab":"news"}]}}"#),
  ]

  @Test("is one name with what it tells", arguments: own)
  func coding(form: Form) throws {
    try form.checkBoth()
    #expect(form.text.hasPrefix(#"{"\#(form.value.name.rawValue)":"#))
  }

  @Test("has the tab of a pane beside the name, with the level")
  func addresses() throws {
    for form in PaneForms.events {
      try Form(
        .pane("home", form.value), PaneForms.text(form.text, in: "home")
      ).checkBoth()
      if !form.text.hasPrefix(#"{"at""#) {
        let name = form.value.name.rawValue
        try RefusedText(form.text, breaking: .missingKey("at"), at: [name]).checkBoth(
          as: Event.self)
      }
    }
  }

  @Test("has the names of a pane and its own, each once")
  func names() {
    let names = TabEventName.allCases.map(\.rawValue)
    let own = ["selected", "intercepted", "scrollToTop", "parked", "returned", "dropped"]
    let ofColumns = ["selectedSidebar", "selectedContent"]
    #expect(names == RouterEventName.allCases.map(\.rawValue) + ofColumns + own)
    #expect(Set(names).count == names.count)
    #expect(names.map(TabEventName.init(rawValue:)) == TabEventName.allCases)
    #expect(TabEventName(rawValue: "Parked") == nil)
  }

  @Test(
    "is refused if it is not understood whole, or has an address that is none of its own",
    arguments: [
      RefusedText("{}", breaking: .missingName),
      RefusedText(#"{"select":{"tab":"a"}}"#, breaking: .unknownName("select")),
      RefusedText(
        #"{"at":{"tab":"a"},"select":{"tab":"a"}}"#, breaking: .unknownName("select")),
      RefusedText(#"{"at":{"tab":"a"},"parked":{"tab":"a"}}"#, breaking: .unknownArgument("at")),
      RefusedText(#"{"at":{"level":1},"parked":{"tab":"a"}}"#, breaking: .unknownArgument("at")),
      RefusedText(#"{"at":{"level":1},"exitDropped":{}}"#, breaking: .unknownArgument("at")),
      RefusedText(
        #"{"at":{"level":1},"pushed":{"routes":["a"]}}"#, breaking: .unknownArgument("at")),
      RefusedText(
        #"{"at":{"level":1,"tab":"a"},"presented":{"item":"x"}}"#, breaking: .unknownArgument("at")),
      RefusedText(
        #"{"at":{"tab":"a","pane":1},"pushed":{"routes":["a"]}}"#,
        breaking: .unknownArgument("pane"), at: ["at"]),
      RefusedText(#"{"parked":{}}"#, .keyNotFound, at: ["parked", "tab"]),
      RefusedText(#"{"selected":{"tab":"a"}}"#, .keyNotFound, at: ["selected", "previous"]),
      RefusedText(#"{"dropped":{"tab":"a"}}"#, .keyNotFound, at: ["dropped", "pane"]),
      RefusedText(
        #"{"dropped":{"tab":"a","pane":{"stack":[]}}}"#, .keyNotFound,
        at: ["dropped", "pane", "presented"]),
      RefusedText(
        #"{"parked":{"tab":"a"},"by":"user"}"#, breaking: .severalNames(["by", "parked"])),
    ])
  func refusals(text: RefusedText) throws {
    try text.checkBoth(as: Event.self)
  }
}
