import NavState
import NavStateTestSupport
import Testing

/// What kind of route can be popped to by an identity that comes from outside.
@Suite("RouteTarget, coded")
struct RouteTargetCodingTests {
  /// A route that is `Identifiable`, and does not say that its identity travels.
  struct Page: Hashable, Codable, Identifiable {
    var id: Int
  }

  /// A route whose identity is no text, and travels.
  struct Chapter: Hashable, Codable, IdentifiedRoute {
    struct Place: Hashable, Codable {
      var volume: Int
      var number: Int
    }

    var id: Place
    var title: String
  }

  /// A route whose identity can't be written.
  struct Window: Hashable, Codable, Identifiable {
    struct Handle: Hashable {
      var number: Int
    }

    var number: Int
    var id: Handle { Handle(number: number) }
  }

  @Test("has an identity in the form of its own type")
  func identity() throws {
    let action: RouteStack<Chapter>.Action = .popTo(.id(Chapter.Place(volume: 1, number: 2)))
    try CodedForm(action, #"{"popTo":{"id":{"number":2,"volume":1}}}"#).check()
    #expect(
      try unreadable(#"{"popTo":{"id":{"volume":1}}}"#, as: RouteStack<Chapter>.Action.self)
        == Unreadable(.keyNotFound, at: ["popTo", "id", "number"]))
  }

  @Test("is not read by identity where routes have none that travels")
  func noIdentity() throws {
    let text = RefusedText(#"{"popTo":{"id":7}}"#, breaking: .noIdentity, at: ["popTo", "id"])
    try text.check(as: RouteStack<String>.Action.self)
    try text.check(as: RouteStack<Page>.Action.self)
    try text.check(as: RouteStack<Never>.Action.self)
  }

  @Test("takes no identity beside a route where routes have none that travels")
  func both() throws {
    let text = RefusedText(
      #"{"popTo":{"route":"a","id":"a"}}"#, breaking: .unknownArgument("id"), at: ["popTo"])
    try text.check(as: RouteStack<String>.Action.self)
  }

  @Test("asks for the route where routes have no identity that travels")
  func missing() throws {
    let text = RefusedText(#"{"popTo":{}}"#, .keyNotFound, at: ["popTo", "route"])
    try text.check(as: RouteStack<String>.Action.self)
    try text.check(as: RouteStack<Page>.Action.self)
  }

  @Test("is read by value where routes have no identity that travels")
  func byValue() throws {
    try CodedForm(
      RouteStack<String>.Action.popTo(.route("a")), #"{"popTo":{"route":"a"}}"#
    ).check()
    try CodedForm(
      RouteStack<Page>.Action.popTo(.route(Page(id: 7))), #"{"popTo":{"route":{"id":7}}}"#
    ).check()
  }

  @Test("is written by identity where the identity can be, else it throws")
  func writing() throws {
    #expect(try json(RouteStack<Page>.Action.popTo(.id(7))) == #"{"popTo":{"id":7}}"#)
    let action = RouteStack<Window>.Action.popTo(.id(Window.Handle(number: 7)))
    #expect(throws: EncodingError.self) { try json(action) }
  }
}

@Suite("The coded names of a stack's rules")
struct StackRuleNameTests {
  @Test("have a fixed spelling")
  func names() {
    #expect(
      DuplicateRule.allCases.map(\.rawValue)
        == ["allow", "ignoreIfOnTop", "popToExisting", "moveToTop"])
    #expect(RouteMatch.allCases.map(\.rawValue) == ["first", "last"])
    #expect(
      StackVerb.allCases.map(\.rawValue)
        == ["push", "pop", "popTo", "popToRoot", "replaceTop", "bringToFront", "set"])
    #expect(StackEventName.allCases.map(\.rawValue) == ["pushed", "popped", "replaced"])
  }
}
