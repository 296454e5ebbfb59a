import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("RouteStack, coded")
struct RouteStackCodingTests {
  typealias Stack = RouteStack<Card>

  @Test(
    "is a bare array, root-most first",
    arguments: [
      CodedForm([], "[]"),
      CodedForm(["a"], #"["a"]"#),
      CodedForm(["a", "b1", "a"], #"["a","b1","a"]"#),
    ] as [CodedForm<Stack>])
  func coding(form: CodedForm<Stack>) throws {
    try form.check()
  }

  @Test("has each route in the form of its own type")
  func routes() throws {
    let stack: RouteStack<ReaderRoute> = [.trending, .message(id: "7"), .hashtag(name: "swift")]
    try CodedForm(
      stack, #"[{"trending":{}},{"message":{"id":"7"}},{"hashtag":{"name":"swift"}}]"#
    ).check()
  }

  @Test(
    "is read strictly: one bad route and there is no stack, and the error tells where",
    arguments: [
      RefusedText("null", .valueNotFound, at: []),
      RefusedText("{}", .typeMismatch, at: []),
      RefusedText(#""a""#, .typeMismatch, at: []),
      RefusedText("7", .typeMismatch, at: []),
      RefusedText("", .dataCorrupted, at: []),
      RefusedText(#"["a""#, .dataCorrupted, at: []),
      RefusedText(#"["a",5]"#, .typeMismatch, at: ["1"]),
      RefusedText(#"["a","b",null,"c"]"#, .valueNotFound, at: ["2"]),
      RefusedText(#"[["a"]]"#, .typeMismatch, at: ["0"]),
    ])
  func strictness(text: RefusedText) throws {
    try text.check(as: Stack.self)
  }

  @Test("tells the place inside a route")
  func placeInRoute() throws {
    let text = #"[{"trending":{}},{"message":{"id":7}}]"#
    #expect(
      try unreadable(text, as: RouteStack<ReaderRoute>.self)
        == Unreadable(.typeMismatch, at: ["1", "message", "id"]))
  }

  /// A route that can't be stored makes the stack that holds it one that can't.
  @Test("is not written if a route can't be")
  func notStorable() {
    let stack: RouteStack<ReaderRoute> = [.trending, .preview(draft: LiveDraft(token: 1))]
    #expect(throws: EncodingError.self) { try json(stack) }
  }

  @Test("is read up to the depth of the limits, and no deeper")
  func depth() throws {
    let context: ReadingContext = [.navigationLimits: Limits(depth: 2)]
    #expect(try read(Stack.self, from: #"["a","b"]"#, under: context) == ["a", "b"])
    try RefusedText(#"["a","b","c"]"#, breaking: .tooMany(limit: 2))
      .check(as: Stack.self, under: context)
    // What is beyond the limit is not looked at.
    try RefusedText(#"["a","b",7]"#, breaking: .tooMany(limit: 2))
      .check(as: Stack.self, under: context)

    let none: ReadingContext = [.navigationLimits: Limits(depth: 0)]
    #expect(try read(Stack.self, from: "[]", under: none) == [])
    try RefusedText(#"["a"]"#, breaking: .tooMany(limit: 0)).check(as: Stack.self, under: none)
  }

  @Test("is read up to ten thousand screens where nobody says another limit")
  func defaultDepth() throws {
    let deepest = Stack(repeating: "a", count: 10_000)
    try expectRoundTrip(deepest)
    try RefusedText(try json(deepest + ["b"]), breaking: .tooMany(limit: 10_000))
      .check(as: Stack.self)
  }
}
