import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("SheetSlot, coded")
struct SheetSlotCodingTests {
  typealias Slot = SheetSlot<Card>

  @Test(
    "is a bare item, or null",
    arguments: [CodedForm(Slot(), "null"), CodedForm(Slot("a"), #""a""#)])
  func coding(form: CodedForm<Slot>) throws {
    try form.check()
  }

  @Test("has the item in the form of its own type")
  func item() throws {
    try CodedForm(
      SheetSlot<ReaderSheet>(.reply(to: "7", text: "Yes")),
      #"{"reply":{"text":"Yes","to":"7"}}"#
    ).check()
  }

  @Test(
    "is read strictly",
    arguments: [
      RefusedText("7", .typeMismatch, at: []),
      RefusedText("{}", .typeMismatch, at: []),
      RefusedText(#"["a"]"#, .typeMismatch, at: []),
      RefusedText("", .dataCorrupted, at: []),
    ])
  func strictness(text: RefusedText) throws {
    try text.check(as: Slot.self)
  }

  @Test("tells the place inside an item")
  func placeInItem() throws {
    #expect(
      try unreadable(#"{"reply":{"to":"7"}}"#, as: SheetSlot<ReaderSheet>.self)
        == Unreadable(.keyNotFound, at: ["reply", "text"]))
  }
}

@Suite("SheetSlot.Action, coded")
struct SheetSlotActionCodingTests {
  typealias Action = SheetSlot<Card>.Action

  static let forms: [CodedForm<Action>] = [
    CodedForm(.present("a"), #"{"present":{"item":"a"}}"#),
    CodedForm(.dismiss(), #"{"dismiss":{}}"#),
    CodedForm(.dismiss(id: "a"), #"{"dismiss":{"id":"a"}}"#),
  ]

  @Test("is one verb with its named arguments", arguments: forms)
  func coding(form: CodedForm<Action>) throws {
    try form.check()
  }

  @Test("has a form for each verb, which is the verb's name")
  func verbs() {
    #expect(SheetVerb.allCases.map(\.rawValue) == ["present", "dismiss"])
    expectNames(of: Self.forms)
  }

  @Test(
    "is read whatever a context beside the verb says, and a null identity is none",
    arguments: [
      #"{"dismiss":{},"by":"user"}"#, #"{"forced":true,"dismiss":{}}"#,
      #"{"dismiss":{"id":null}}"#,
    ])
  func besideVerb(text: String) throws {
    #expect(try read(from: text) == Action.dismiss())
  }

  @Test(
    "is refused if it is not understood whole, with the place",
    arguments: [
      RefusedText("{}", breaking: .missingName),
      RefusedText(#"{"forced":true}"#, breaking: .missingName),
      RefusedText(#"{"show":{"item":"a"}}"#, breaking: .unknownName("show")),
      RefusedText(#"{"pop":{}}"#, breaking: .unknownName("pop")),
      RefusedText(
        #"{"present":{"item":"a"},"dismiss":{}}"#, breaking: .severalNames(["dismiss", "present"])),
      RefusedText(
        #"{"dismiss":{"item":"a"}}"#, breaking: .unknownArgument("item"), at: ["dismiss"]),
      RefusedText(
        #"{"present":{"item":"a","kind":"cover"}}"#, breaking: .unknownArgument("kind"),
        at: ["present"]),
      RefusedText(#"{"present":{}}"#, .keyNotFound, at: ["present", "item"]),
      RefusedText(#"{"present":{"item":null}}"#, .valueNotFound, at: ["present", "item"]),
      RefusedText(#"{"present":{"item":7}}"#, .typeMismatch, at: ["present", "item"]),
      RefusedText(#"{"dismiss":{"id":7}}"#, .typeMismatch, at: ["dismiss", "id"]),
      RefusedText(#"{"dismiss":"a"}"#, .typeMismatch, at: ["dismiss"]),
    ])
  func refusals(text: RefusedText) throws {
    try text.check(as: Action.self)
  }
}

@Suite("SheetSlot.Event, coded")
struct SheetSlotEventCodingTests {
  typealias Event = SheetSlot<Card>.Event

  static let forms: [CodedForm<Event>] =
    [
      CodedForm(.presented("a"), #"{"presented":{"item":"a"}}"#),
      CodedForm(.updated(from: "a1", to: "a2"), #"{"updated":{"from":"a1","to":"a2"}}"#),
    ]
    + DismissalCause.allCases.map {
      CodedForm(
        .dismissed("a", cause: $0), #"{"dismissed":{"cause":"\#($0.rawValue)","item":"a"}}"#)
    }

  @Test("is one name with the items", arguments: forms)
  func coding(form: CodedForm<Event>) throws {
    try form.check()
  }

  @Test("has a form for each name, which is the name; the causes have a fixed spelling")
  func names() {
    #expect(SheetEventName.allCases.map(\.rawValue) == ["presented", "updated", "dismissed"])
    #expect(
      DismissalCause.allCases.map(\.rawValue)
        == ["code", "user", "link", "restore", "container", "replaced"])
    expectNames(of: Self.forms)
  }

  @Test(
    "is refused if it is not understood whole; nobody asks for an event, so it has no context",
    arguments: [
      RefusedText("{}", breaking: .missingName),
      RefusedText(#"{"present":{"item":"a"}}"#, breaking: .unknownName("present")),
      RefusedText(
        #"{"presented":{"item":"a"},"by":"user"}"#, breaking: .severalNames(["by", "presented"])),
      RefusedText(
        #"{"presented":{"item":"a"},"forced":true}"#,
        breaking: .severalNames(["forced", "presented"])),
      RefusedText(
        #"{"presented":{"item":"a","cause":"code"}}"#, breaking: .unknownArgument("cause"),
        at: ["presented"]),
      RefusedText(#"{"presented":{}}"#, .keyNotFound, at: ["presented", "item"]),
      RefusedText(#"{"updated":{"from":"a"}}"#, .keyNotFound, at: ["updated", "to"]),
      RefusedText(#"{"updated":{"to":"a"}}"#, .keyNotFound, at: ["updated", "from"]),
      RefusedText(#"{"dismissed":{"item":"a"}}"#, .keyNotFound, at: ["dismissed", "cause"]),
      RefusedText(
        #"{"dismissed":{"item":"a","cause":"boredom"}}"#, .dataCorrupted,
        at: ["dismissed", "cause"]),
    ])
  func refusals(text: RefusedText) throws {
    try text.check(as: Event.self)
  }
}
