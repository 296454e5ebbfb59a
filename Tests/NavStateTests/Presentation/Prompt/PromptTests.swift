import NavState
import NavStateTestSupport
import Testing

@Suite("Prompt")
struct PromptTests {
  typealias Ask = Prompt<String>

  /// The choices of a line, `yes -no` with blanks between them, a cancel after a minus.
  static func choices(_ line: String) -> [Ask.Choice] {
    line.split(separator: " ").map { word in
      let id = String(word.drop { $0 == "-" }).replacing("_", with: " ")
      return Ask.Choice(
        id: id, title: id.uppercased(),
        role: word.hasPrefix("-") ? .cancel : nil, answer: "\(id)!")
    }
  }

  @Test(
    "adds a choice that cancels behind the others, unless there is one",
    arguments: [
      ("", #"q "Q" [*cancel*]"#),
      ("yes", #"q "Q" [yes, *cancel*]"#),
      ("yes no", #"q "Q" [yes, no, *cancel*]"#),
      ("-no", #"q "Q" [*no*]"#),
      ("-no yes", #"q "Q" [*no*, yes]"#),
      ("yes -no maybe", #"q "Q" [yes, *no*, maybe]"#),
      ("yes -cancel", #"q "Q" [yes, *cancel*]"#),
      ("cancel", #"q "Q" [cancel, *cancel 2*]"#),
      ("cancel cancel_2", #"q "Q" [cancel, cancel 2, *cancel 3*]"#),
      ("cancel_2", #"q "Q" [cancel 2, *cancel*]"#),
      ("cancel_3 cancel", #"q "Q" [cancel 3, cancel, *cancel 2*]"#),
      ("cancel -no", #"q "Q" [cancel, *no*]"#),
    ])
  func adding(line: String, text: String) throws {
    let prompt = try Ask(id: "q", title: "Q", choices: Self.choices(line))
    #expect("\(prompt)" == text)
    #expect(prompt.cancel.role == .cancel)
    #expect(prompt.choices.filter { $0.role == .cancel } == [prompt.cancel])
    // The choices that were given stay as they are.
    #expect(prompt.choices.filter { $0.answer != nil } == Self.choices(line))
    // A prompt of the choices of another one is that one.
    #expect(try Ask(id: "q", title: "Q", choices: prompt.choices) == prompt)
    try expectRoundTrip(prompt)
  }

  @Test("does in the example of its comment what the comment says")
  func example() throws {
    enum Answer { case delete }
    let prompt = try Prompt(
      id: "delete", title: "Delete the draft?",
      choices: [.init(id: "yes", title: "Delete", role: .destructive, answer: Answer.delete)])
    #expect(prompt.choices.map(\.title) == ["Delete", "Cancel"])
  }

  @Test("calls the choice that it adds Cancel, or OK if it is the only one, and it answers nothing")
  func titles() throws {
    let only = try Ask(id: "q", title: "Q")
    #expect(only.choices == [Ask.Choice(id: "cancel", title: "OK", role: .cancel)])
    #expect(only.cancel == only.choices[0])
    let one = try Ask(id: "q", title: "Q", choices: Self.choices("yes"))
    #expect(one.cancel == Ask.Choice(id: "cancel", title: "Cancel", role: .cancel))
    #expect(one.cancel.answer == nil)
  }

  @Test(
    "is refused if two choices have one identity, or several cancel",
    arguments: [
      ("a a", .duplicateChoice("a")),
      ("a b c b a", .duplicateChoice("b")),
      ("a -a", .duplicateChoice("a")),
      ("-a -a", .duplicateChoice("a")),
      ("-a -b", .severalCancels(["a", "b"])),
      ("-a b -c d -e", .severalCancels(["a", "c", "e"])),
    ] as [(String, Ask.Violation)])
  func refusing(line: String, violation: Ask.Violation) {
    #expect(throws: violation) { try Ask(id: "q", title: "Q", choices: Self.choices(line)) }
  }

  @Test("finds a choice by its identity, and none that is not there")
  func finding() throws {
    let prompt = try Ask(id: "q", title: "Q", choices: Self.choices("yes -no"))
    #expect(prompt.choice(id: "yes")?.answer == "yes!")
    #expect(prompt.choice(id: "no") == prompt.cancel)
    #expect(prompt.choice(id: "cancel") == nil)
    #expect(prompt.choice(id: "") == nil)
    #expect(prompt.choice(id: "YES") == nil)
    #expect(try Ask(id: "q", title: "Q").choice(id: "cancel") != nil)
  }

  @Test("differs in every single thing")
  func equality() throws {
    typealias Choice = Ask.Choice
    let all = [
      try Ask(id: "q", title: "Q"), try Ask(id: "r", title: "Q"), try Ask(id: "q", title: "R"),
      try Ask(id: "q", title: "Q", message: "M"), try Ask(id: "q", title: "Q", message: ""),
      try Ask(id: "q", title: "Q", choices: Self.choices("a")),
      try Ask(id: "q", title: "Q", choices: Self.choices("a b")),
      try Ask(id: "q", title: "Q", choices: Self.choices("b a")),
      try Ask(id: "q", title: "Q", choices: Self.choices("-a b")),
      try Ask(id: "q", title: "Q", choices: [Choice(id: "a", title: "A")]),
      try Ask(id: "q", title: "Q", choices: [Choice(id: "a", title: "B")]),
      try Ask(id: "q", title: "Q", choices: [Choice(id: "a", title: "A", role: .destructive)]),
      try Ask(id: "q", title: "Q", choices: [Choice(id: "a", title: "A", answer: "A")]),
    ]
    #expect(Set(all).count == all.count)
    for (index, prompt) in all.enumerated() {
      for (other, twin) in all.enumerated() { #expect((prompt == twin) == (index == other)) }
      try expectRoundTrip(prompt)
    }
  }

  @Test("holds no answer where the app has none")
  func never() throws {
    let prompt = try Prompt<Never>(id: "q", title: "Q", choices: [.init(id: "a", title: "A")])
    #expect(prompt.choices.count == 2)
    try expectRoundTrip(prompt)
  }

  @Test("takes many choices with the names that it gives")
  func many() throws {
    let choices = (1...1_000).map { number in
      Ask.Choice(id: number == 1 ? "cancel" : "cancel \(number)", title: "")
    }
    #expect(try Ask(id: "q", title: "Q", choices: choices).cancel.id == "cancel 1001")
  }
}
