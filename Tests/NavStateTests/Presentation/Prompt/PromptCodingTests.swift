import NavState
import NavStateTestSupport
import Testing

@Suite("Prompt, coded")
struct PromptCodingTests {
  typealias Ask = Prompt<Card>

  static func forms() throws -> [CodedForm<Ask>] {
    [
      CodedForm(
        try Ask(id: "q", title: "Q"),
        #"{"choices":[{"id":"cancel","role":"cancel","title":"OK"}],"id":"q","title":"Q"}"#),
      CodedForm(
        try Ask(
          id: "delete", title: "Delete?", message: "For ever.",
          choices: [
            .init(id: "yes", title: "Delete", role: .destructive, answer: "a1"),
            .init(id: "no", title: "Keep", role: .cancel, answer: "b"),
            .init(id: "later", title: "Later"),
          ]),
        #"{"choices":[{"answer":"a1","id":"yes","role":"destructive","title":"Delete"},"#
          + #"{"answer":"b","id":"no","role":"cancel","title":"Keep"},"#
          + #"{"id":"later","title":"Later"}],"id":"delete","message":"For ever.","#
          + #""title":"Delete?"}"#),
    ]
  }

  @Test("is coded with its choices, without what is not there")
  func coding() throws {
    for form in try Self.forms() {
      try form.check()
      let bytes = try CodedEncoder().encode(form.value)
      #expect(try CodedDecoder().decode(Ask.self, from: bytes) == form.value)
    }
  }

  @Test("has roles of a fixed spelling")
  func roles() {
    #expect(ChoiceRole.allCases.map(\.rawValue) == ["cancel", "destructive"])
  }

  @Test(
    "is read with a choice that cancels if there is none",
    arguments: [
      (#"{"id":"q","title":"Q"}"#, #"q "Q" [*cancel*]"#),
      (#"{"id":"q","title":"Q","choices":null,"message":null}"#, #"q "Q" [*cancel*]"#),
      (#"{"id":"q","title":"Q","choices":[]}"#, #"q "Q" [*cancel*]"#),
      (
        #"{"id":"q","title":"Q","choices":[{"id":"a","title":"A","role":null,"answer":null}]}"#,
        #"q "Q" [a, *cancel*]"#
      ),
    ])
  func reading(text: String, description: String) throws {
    let prompt = try read(Ask.self, from: text)
    #expect("\(prompt)" == description)
    #expect(prompt.message == nil)
    try expectRoundTrip(prompt)
  }

  static let refusals = [
    RefusedText(
      #"{"id":"q","title":"Q","choices":[{"id":"a","title":"A"},{"id":"a","title":"B"}]}"#,
      breaking: .violation(#"two choices have the identity "a""#), at: ["choices"]),
    RefusedText(
      #"{"id":"q","title":"Q","choices":[{"id":"a","title":"A","role":"cancel"},"#
        + #"{"id":"b","title":"B","role":"cancel"}]}"#,
      breaking: .violation("more than one choice cancels: a, b"), at: ["choices"]),
    RefusedText(#"{"title":"Q"}"#, .keyNotFound, at: ["id"]),
    RefusedText(#"{"id":"q"}"#, .keyNotFound, at: ["title"]),
    RefusedText(#"{"id":7,"title":"Q"}"#, .typeMismatch, at: ["id"]),
    RefusedText(#"{"id":"q","title":null}"#, .valueNotFound, at: ["title"]),
    RefusedText(#"{"id":"q","title":"Q","message":7}"#, .typeMismatch, at: ["message"]),
    RefusedText(#"{"id":"q","title":"Q","choices":{}}"#, .typeMismatch, at: ["choices"]),
    RefusedText(#"{"id":"q","title":"Q","choices":[7]}"#, .typeMismatch, at: ["choices", "0"]),
    RefusedText(
      #"{"id":"q","title":"Q","choices":[{"title":"A"}]}"#, .keyNotFound,
      at: ["choices", "0", "id"]),
    RefusedText(
      #"{"id":"q","title":"Q","choices":[{"id":"a"}]}"#, .keyNotFound,
      at: ["choices", "0", "title"]),
    RefusedText(
      #"{"id":"q","title":"Q","choices":[{"id":"a","title":"A","role":"close"}]}"#,
      .dataCorrupted, at: ["choices", "0", "role"]),
    RefusedText(
      #"{"id":"q","title":"Q","choices":[{"id":"a","title":"A","answer":7}]}"#, .typeMismatch,
      at: ["choices", "0", "answer"]),
    RefusedText("[]", .typeMismatch, at: []),
  ]

  @Test("is refused if it breaks a rule, with the place", arguments: refusals)
  func refusing(text: RefusedText) throws {
    try text.check(as: Ask.self)
    #expect(throws: DecodingError.self) {
      try CodedDecoder().decode(Ask.self, from: Array(text.text.utf8))
    }
  }

  @Test("is refused with an answer where the app has none")
  func never() throws {
    let text = #"{"id":"q","title":"Q","choices":[{"id":"a","title":"A","answer":1}]}"#
    _ = try unreadable(text, as: Prompt<Never>.self)
  }

  @Test("has no more choices than the limits allow")
  func limits() throws {
    let prompt = try Ask(
      id: "q", title: "Q", choices: [.init(id: "a", title: "A"), .init(id: "b", title: "B")])
    let text = try json(prompt)
    try RefusedText(text, breaking: .tooMany(limit: 2), at: ["choices"])
      .check(as: Ask.self, under: [.navigationLimits: Limits(count: 2)])
    #expect(try read(from: text, under: [.navigationLimits: Limits(count: 3)]) == prompt)
  }

  @Test("has no more choices than the limits allow, with the one that is added to cancel")
  func limitWithCancel() throws {
    let context: ReadingContext = [.navigationLimits: Limits(count: 2)]
    let one = #"{"choices":[{"id":"a","title":"A"}],"id":"q","title":""}"#
    let two = #"{"choices":[{"id":"a","title":"A"},{"id":"b","title":"B"}],"id":"q","title":""}"#
    let prompt: Prompt<Card> = try read(from: one, under: context)
    #expect(try recoded(prompt, under: context) == prompt)
    try RefusedText(two, breaking: .tooMany(limit: 2), at: ["choices"])
      .check(as: Prompt<Card>.self, under: context)
  }

  @Test("damaged, it is refused, or keeps all rules", arguments: SeededGenerator.seeds(13))
  func damaged(seed: UInt64) throws {
    let forms = try Self.forms().map(\.text)
    DamagedForms<Ask>(forms: forms + [forms[1]], seed: seed).check { prompt in
      #expect(Set(prompt.choices.map(\.id)).count == prompt.choices.count)
      #expect(prompt.choices.filter { $0.role == .cancel } == [prompt.cancel])
      for choice in prompt.choices { #expect(prompt.choice(id: choice.id) == choice) }
    }
  }
}
