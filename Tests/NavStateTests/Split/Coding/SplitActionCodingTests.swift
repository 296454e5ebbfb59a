import NavState
import NavStateTestSupport
import Testing

@Suite("SplitViewState.Action, coded")
struct SplitActionCodingTests {
  typealias Action = SplitViewState<Cards>.Action
  typealias Form = CodedForm<Action>

  static let own: [Form] = [
    Form(
      .configure(SplitRules(columns: .three, back: .latest)),
      #"{"configure":{"rules":{"back":"latest","columns":3}}}"#),
    Form(.configure(SplitRules()), #"{"configure":{"rules":{"columns":2}}}"#),
    Form(.adapt(Traits(idiom: .phone)), #"{"adapt":{"traits":{"idiom":"phone"}}}"#),
    Form(.confirm, #"{"confirm":{}}"#),
    Form(.cancel, #"{"cancel":{}}"#),
  ]

  static func column(_ action: ColumnAction<Cards>, _ text: String) -> Form {
    Form(.pane(.column(action)), text)
  }

  static let columns: [Form] = [
    column(.selectSidebar(["inbox"]), #"{"selectSidebar":{"items":["inbox"]}}"#),
    column(.selectSidebar([]), #"{"selectSidebar":{"items":[]}}"#),
    column(.selectContent(["7", "12"]), #"{"selectContent":{"items":["12","7"]}}"#),
    column(.showDetail("a"), #"{"showDetail":{"route":"a"}}"#),
    column(.dismiss(.detail), #"{"dismissColumn":{"column":"detail"}}"#),
    column(.show(.sidebar), #"{"showColumn":{"column":"sidebar"}}"#),
    column(.hide(.content), #"{"hideColumn":{"column":"content"}}"#),
    column(.toggleSidebar, #"{"toggleSidebar":{}}"#),
    column(.setVisibility(.all), #"{"setColumnVisibility":{"visibility":"all"}}"#),
    column(
      .setPreferredCompactColumn(.content), #"{"setPreferredCompactColumn":{"column":"content"}}"#),
    column(.setPreferredCompactColumn(nil), #"{"setPreferredCompactColumn":{}}"#),
    column(.presentInspector(true), #"{"presentInspector":{"isPresented":true}}"#),
    column(.showSecondary(false), #"{"showSecondary":{"isWanted":false}}"#),
    column(
      .setWidth(240.5, of: .inspector),
      #"{"setColumnWidth":{"column":"inspector","width":240.5}}"#),
    column(.setWidth(nil, of: .secondary), #"{"setColumnWidth":{"column":"secondary"}}"#),
    column(
      .set([
        .screen("s", in: .sidebar), .sidebarSelection(["inbox"]),
        .contentSelection(["7", "12"]), .screen("a", in: .detail),
      ]),
      #"{"setCompactPath":{"path":[{"column":"sidebar","screen":"s"},"#
        + #"{"sidebarSelection":["inbox"]},{"contentSelection":["12","7"]},"#
        + #"{"column":"detail","screen":"a"}]}}"#),
    column(.set([]), #"{"setCompactPath":{"path":[]}}"#),
  ]

  @Test("is one verb with its named arguments")
  func coding() throws {
    for form in Self.own + Self.columns { try form.checkBoth() }
    #expect(PaneForms.actions.count > 50)
    for (action, text) in PaneForms.actions { try Form(.pane(action), text).checkBoth() }
  }

  @Test("has the column of a pane beside the verb, with the level", arguments: PaneColumn.allCases)
  func addresses(column: PaneColumn) throws {
    for (action, text) in PaneForms.actions {
      try Self.column(.at(column, action), PaneForms.text(text, in: column)).checkBoth()
    }
    try Self.column(
      .at(column, .at(level: 1, .stack(.push("a")))),
      #"{"at":{"column":"\#(column.rawValue)","level":1},"push":{"route":"a"}}"#
    ).checkBoth()
  }

  @Test("a pane by itself writes its actions, and those of columns, alike")
  func ofPane() throws {
    for (action, text) in PaneForms.actions {
      try CodedForm(action, text).checkBoth()
      try CodedForm(
        PaneAction.column(.at(.sidebar, action)), PaneForms.text(text, in: .sidebar)
      ).checkBoth()
    }
    for form in Self.columns {
      guard case .pane(let action) = form.value else { continue }
      try CodedForm(action, form.text).checkBoth()
    }
  }

  @Test("has each verb of a pane, of columns, and its own, once")
  func verbs() {
    let own = ["configure", "adapt", "confirm", "cancel"]
    let ofRouter = RouterVerb.allCases.map(\.rawValue).filter { !own.contains($0) }
    let ofColumns = ColumnVerb.allCases.map(\.rawValue)
    let names = SplitVerb.allCases.map(\.rawValue)
    #expect(names == ofRouter + ofColumns + own)
    #expect(PaneVerb.allCases.map(\.rawValue) == ofRouter + ofColumns)
    #expect(
      ofColumns == [
        "selectSidebar", "selectContent", "showDetail", "dismissColumn", "showColumn",
        "hideColumn", "toggleSidebar", "setColumnVisibility", "setPreferredCompactColumn",
        "presentInspector", "showSecondary", "setColumnWidth", "setCompactPath",
      ])
    #expect(Set(names).count == names.count)
    #expect(names.map(SplitVerb.init(rawValue:)) == SplitVerb.allCases)
    #expect(SplitVerb(rawValue: "SelectSidebar") == nil && PaneVerb(rawValue: "confirm") == nil)
    let panes = PaneForms.actions.filter { !$0.text.hasPrefix(#"{"at""#) }
    expectNames(of: Self.own + Self.columns + panes.map { Form(.pane($0), $1) })
  }

  @Test("an action of columns in a column can't be written, since it is refused everywhere")
  func nested() {
    let action = ColumnAction<Cards>.at(.sidebar, .column(.toggleSidebar))
    #expect(throws: EncodingError.self) { try json(Action.pane(.column(action))) }
    #expect(throws: EncodingError.self) {
      try CodedEncoder().encode(PaneAction<Cards>.column(action))
    }
  }

  @Test(
    "is read with what is not said",
    arguments: [
      Form(.pane(.back), #"{"at":null,"back":{}}"#),
      Form(.pane(.back), #"{"at":{},"back":{},"by":"user"}"#),
      Form(.pane(.back), #"{"at":{"column":null,"level":null},"back":{}}"#),
      Form(.confirm, #"{"at":{},"confirm":{}}"#),
      column(.toggleSidebar, #"{"at":{"column":null},"toggleSidebar":{}}"#),
      column(
        .at(.sidebar, .at(level: 0, .stack(.pop()))),
        #"{"at":{"level":0,"column":"sidebar"},"pop":{}}"#),
      column(
        .setWidth(nil, of: .sidebar), #"{"setColumnWidth":{"width":null,"column":"sidebar"}}"#),
      column(
        .setPreferredCompactColumn(nil), #"{"setPreferredCompactColumn":{"column":null}}"#),
    ])
  func reading(form: Form) throws {
    #expect(try read(Action.self, from: form.text) == form.value)
    #expect(try CodedDecoder().decode(Action.self, from: Array(form.text.utf8)) == form.value)
  }

  @Test("a step has its address, its cause and its force beside the verb")
  func step() throws {
    let step = Step(
      Action.pane(.column(.at(.content, .stack(.pop())))),
      in: Context(cause: .user, isForced: true))
    try CodedForm(step, #"{"at":{"column":"content"},"by":"user","forced":true,"pop":{}}"#)
      .checkBoth()
  }

  static let refused: [RefusedText] = [
    RefusedText("{}", breaking: .missingName),
    RefusedText(#"{"at":{"column":"sidebar"}}"#, breaking: .missingName),
    RefusedText(#"{"fly":{}}"#, breaking: .unknownName("fly")),
    RefusedText(#"{"select":{"tab":"a"}}"#, breaking: .unknownName("select")),
    RefusedText(
      #"{"toggleSidebar":{},"pop":{}}"#, breaking: .severalNames(["pop", "toggleSidebar"])),
    RefusedText(#"{"selectSidebar":{}}"#, .keyNotFound, at: ["selectSidebar", "items"]),
    RefusedText(
      #"{"selectSidebar":{"items":"i"}}"#, .typeMismatch, at: ["selectSidebar", "items"]),
    RefusedText(
      #"{"selectContent":{"items":["i","i"]}}"#, breaking: .violation("an item is selected once"),
      at: ["selectContent", "items"]),
    RefusedText(
      #"{"selectContent":{"items":[5]}}"#, .typeMismatch, at: ["selectContent", "items", "0"]),
    RefusedText(
      #"{"selectSidebar":{"items":[],"column":"sidebar"}}"#, breaking: .unknownArgument("column"),
      at: ["selectSidebar"]),
    RefusedText(#"{"showDetail":{}}"#, .keyNotFound, at: ["showDetail", "route"]),
    RefusedText(#"{"dismissColumn":{}}"#, .keyNotFound, at: ["dismissColumn", "column"]),
    RefusedText(
      #"{"showColumn":{"column":"secondary"}}"#, .dataCorrupted, at: ["showColumn", "column"]),
    RefusedText(#"{"hideColumn":{"column":1}}"#, .typeMismatch, at: ["hideColumn", "column"]),
    RefusedText(
      #"{"toggleSidebar":{"column":"sidebar"}}"#, breaking: .unknownArgument("column"),
      at: ["toggleSidebar"]),
    RefusedText(
      #"{"setColumnVisibility":{"visibility":"none"}}"#, .dataCorrupted,
      at: ["setColumnVisibility", "visibility"]),
    RefusedText(
      #"{"setColumnVisibility":{}}"#, .keyNotFound, at: ["setColumnVisibility", "visibility"]),
    RefusedText(
      #"{"setPreferredCompactColumn":{"column":"secondary"}}"#, .dataCorrupted,
      at: ["setPreferredCompactColumn", "column"]),
    RefusedText(
      #"{"presentInspector":{}}"#, .keyNotFound, at: ["presentInspector", "isPresented"]),
    RefusedText(
      #"{"showSecondary":{"isWanted":0}}"#, .typeMismatch, at: ["showSecondary", "isWanted"]),
    RefusedText(
      #"{"setColumnWidth":{"width":1.5}}"#, .keyNotFound, at: ["setColumnWidth", "column"]),
    RefusedText(
      #"{"setColumnWidth":{"column":"detail"}}"#, .dataCorrupted, at: ["setColumnWidth", "column"]),
    RefusedText(#"{"setCompactPath":{}}"#, .keyNotFound, at: ["setCompactPath", "path"]),
    RefusedText(
      #"{"setCompactPath":{"path":[{}]}}"#,
      breaking: .violation("a screen of a path is one thing"), at: ["setCompactPath", "path", "0"]),
    RefusedText(
      #"{"setCompactPath":{"path":[{"sidebarSelection":[],"screen":"a","column":"detail"}]}}"#,
      breaking: .violation("a screen of a path is one thing"), at: ["setCompactPath", "path", "0"]),
    RefusedText(
      #"{"setCompactPath":{"path":[{"screen":"a"}]}}"#, .keyNotFound,
      at: ["setCompactPath", "path", "0", "column"]),
    RefusedText(
      #"{"setCompactPath":{"path":[{"column":"detail"}]}}"#,
      breaking: .violation("a screen of a path is one thing"), at: ["setCompactPath", "path", "0"]),
    // An address that is half understood is another address.
    RefusedText(
      #"{"at":{"column":"sidebar","tab":"a"},"pop":{}}"#, .typeMismatch, at: ["at", "tab"]),
    RefusedText(
      #"{"at":{"column":"sidebar","pane":1},"pop":{}}"#, breaking: .unknownArgument("pane"),
      at: ["at"]),
    RefusedText(
      #"{"at":{"columns":"sidebar"},"pop":{}}"#, breaking: .unknownArgument("columns"), at: ["at"]),
    RefusedText(#"{"at":{"column":"middle"},"pop":{}}"#, .dataCorrupted, at: ["at", "column"]),
    RefusedText(#"{"at":{"level":"1"},"pop":{}}"#, .typeMismatch, at: ["at", "level"]),
    RefusedText(#"{"at":"sidebar","pop":{}}"#, .typeMismatch, at: ["at"]),
    RefusedText(
      #"{"at":{"column":"sidebar"},"toggleSidebar":{}}"#, breaking: .unknownArgument("at")),
    RefusedText(
      #"{"at":{"level":1},"selectSidebar":{"items":[]}}"#, breaking: .unknownArgument("at")),
    RefusedText(#"{"at":{"column":"sidebar"},"confirm":{}}"#, breaking: .unknownArgument("at")),
    RefusedText(
      #"{"at":{"column":"sidebar"},"adapt":{"traits":{}}}"#, breaking: .unknownArgument("at")),
    RefusedText(
      #"{"at":{"level":0},"configure":{"rules":{}}}"#, breaking: .unknownArgument("at")),
    // A step back goes by what is on top, whatever level that is.
    RefusedText(
      #"{"at":{"column":"detail","level":1},"back":{}}"#, breaking: .unknownArgument("at")),
    RefusedText(#"{"configure":{}}"#, .keyNotFound, at: ["configure", "rules"]),
    RefusedText(
      #"{"configure":{"rules":{"columns":4}}}"#, .dataCorrupted,
      at: ["configure", "rules", "columns"]),
  ]

  @Test("is refused if it is not understood whole, with the place", arguments: refused)
  func refusals(text: RefusedText) throws {
    try text.checkBoth(as: Action.self)
  }
}

@Suite("SplitViewState.Event, coded")
struct SplitEventCodingTests {
  typealias Event = SplitViewState<Cards>.Event
  typealias Form = CodedForm<Event>

  static let own: [Form] = [
    Form(
      .column(.selectedSidebar(["inbox"], previous: [])),
      #"{"selectedSidebar":{"items":["inbox"],"previous":[]}}"#),
    Form(
      .column(.selectedContent([], previous: ["7", "12"])),
      #"{"selectedContent":{"items":[],"previous":["12","7"]}}"#),
    Form(
      .exit(.exitAsked([SplitPlace(.screen("a")), SplitPlace(.root, in: .content)])),
      #"{"exitAsked":{"places":[{"column":"detail","place":{"screen":{"route":"a"}}},"#
        + #"{"column":"content","place":{"root":{}}}]}}"#),
    Form(.exit(.exitDropped), #"{"exitDropped":{}}"#),
    Form(
      .exit(.lost([SplitPlace(.item("x"), in: .secondary)])),
      #"{"lost":{"places":[{"column":"secondary","place":{"presentation":{"id":"x"}}}]}}"#),
  ]

  @Test("is one name with what it tells", arguments: own)
  func coding(form: Form) throws {
    try form.checkBoth()
    #expect(form.text.hasPrefix(#"{"\#(form.value.name.rawValue)":"#))
  }

  @Test("has the column of a pane beside the name, unless it is the detail's, with the level")
  func addresses() throws {
    #expect(PaneForms.events.count > 15)
    for form in PaneForms.events {
      try Form(.pane(form.value), form.text).checkBoth()
      for column in PaneColumn.allCases {
        let text = PaneForms.text(form.text, in: column)
        try Form(.column(.at(column, form.value)), text).checkBoth()
        try CodedForm(ColumnEvent<Cards>.at(column, form.value), text).checkBoth()
      }
    }
  }

  @Test("has the names of a router and of columns, each once")
  func names() {
    let names = PaneEventName.allCases.map(\.rawValue)
    #expect(
      names == RouterEventName.allCases.map(\.rawValue) + ["selectedSidebar", "selectedContent"])
    #expect(Set(names).count == names.count)
    #expect(names.map(PaneEventName.init(rawValue:)) == PaneEventName.allCases)
    #expect(PaneEventName(rawValue: "selected") == nil)
  }

  @Test(
    "is refused if it is not understood whole, or has an address that is none of its own",
    arguments: [
      RefusedText("{}", breaking: .missingName),
      RefusedText(#"{"selectSidebar":{"items":[]}}"#, breaking: .unknownName("selectSidebar")),
      RefusedText(
        #"{"at":{"column":"sidebar"},"selectedSidebar":{"items":[],"previous":[]}}"#,
        breaking: .unknownArgument("at")),
      RefusedText(
        #"{"at":{"level":1},"selectedContent":{"items":[],"previous":[]}}"#,
        breaking: .unknownArgument("at")),
      RefusedText(#"{"at":{"level":1},"exitDropped":{}}"#, breaking: .unknownArgument("at")),
      RefusedText(
        #"{"at":{"column":"detail","tab":"a"},"pushed":{"routes":["a"]}}"#, .typeMismatch,
        at: ["at", "tab"]),
      RefusedText(
        #"{"at":{"column":"detail","pane":1},"pushed":{"routes":["a"]}}"#,
        breaking: .unknownArgument("pane"), at: ["at"]),
      RefusedText(
        #"{"selectedSidebar":{"items":[]}}"#, .keyNotFound, at: ["selectedSidebar", "previous"]),
      RefusedText(
        #"{"selectedContent":{"previous":[]}}"#, .keyNotFound, at: ["selectedContent", "items"]),
      RefusedText(
        #"{"selectedSidebar":{"items":[],"previous":[]},"by":"user"}"#,
        breaking: .severalNames(["by", "selectedSidebar"])),
      RefusedText(
        #"{"lost":{"places":[{"place":{"root":{}}}]}}"#, .keyNotFound,
        at: ["lost", "places", "0", "column"]),
      RefusedText(
        #"{"lost":{"places":[{"column":"detail"}]}}"#, .keyNotFound,
        at: ["lost", "places", "0", "place"]),
    ])
  func refusals(text: RefusedText) throws {
    try text.checkBoth(as: Event.self)
  }

  @Test("a level is none of an event of columns")
  func level() throws {
    try RefusedText(
      #"{"at":{"level":1},"selectedSidebar":{"items":[],"previous":[]}}"#,
      breaking: .unknownArgument("at")
    ).checkBoth(as: ColumnEvent<Cards>.self)
    try RefusedText(#"{"pushed":{"routes":["a"]}}"#, breaking: .missingKey("at"), at: ["pushed"])
      .checkBoth(as: ColumnEvent<Cards>.self)
  }
}
