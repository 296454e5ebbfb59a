import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("Reader's questions")
struct ReaderPromptTests {
  @Test(
    "have an identity, choices by identity, and one of them that cancels",
    arguments: [
      (Reader.discardDraft(), "discardDraft", ["discard", "save", "cancel"], "Keep writing"),
      (Reader.deleteMessage(id: "7"), "deleteMessage", ["delete", "cancel"], "Cancel"),
      (Reader.signOut(account: "fern"), "signOut", ["signOut", "cancel"], "Cancel"),
    ])
  func choices(prompt: Reader.Prompt, id: String, choices: [String], cancel: String) {
    #expect(prompt.id == id)
    #expect(prompt.choices.map(\.id) == choices)
    #expect(prompt.cancel.id == "cancel" && prompt.cancel.title == cancel)
    #expect(prompt.cancel.answer == nil)
  }

  @Test("mean what they are asked about")
  func answers() {
    #expect(Reader.discardDraft().choice(id: "discard")?.answer == .discardDraft)
    #expect(Reader.discardDraft().choice(id: "save")?.answer == .saveDraft)
    #expect(Reader.deleteMessage(id: "7").choice(id: "delete")?.answer == .deleteMessage(id: "7"))
    #expect(Reader.signOut(account: "fern").title == "Sign out of fern?")
    let answer = Reader.signOut(account: "fern").choice(id: "signOut")?.answer
    #expect(answer == .signOut(account: "fern"))
  }

  @Test("warn of what can't be taken back")
  func roles() {
    #expect(Reader.discardDraft().choice(id: "discard")?.role == .destructive)
    #expect(Reader.deleteMessage(id: "7").choice(id: "delete")?.role == .destructive)
    #expect(Reader.discardDraft().choice(id: "save")?.role == nil)
  }

  @Test("are read as they were written")
  func coding() throws {
    for prompt in [
      Reader.discardDraft(), Reader.deleteMessage(id: "7"), Reader.signOut(account: "fern"),
    ] {
      #expect(try recoded(prompt) == prompt)
    }
  }
}

@Suite("ReaderAnswer")
struct ReaderAnswerTests {
  @Test(
    "is coded as its name with named arguments, and read again",
    arguments: [
      (.discardDraft, #"{"discardDraft":{}}"#), (.saveDraft, #"{"saveDraft":{}}"#),
      (.deleteMessage(id: "7"), #"{"deleteMessage":{"id":"7"}}"#),
      (.signOut(account: "fern"), #"{"signOut":{"account":"fern"}}"#),
      (.sent(message: "21"), #"{"sent":{"message":"21"}}"#),
      (.picked(person: "gull"), #"{"picked":{"person":"gull"}}"#),
    ] as [(ReaderAnswer, String)])
  func coding(answer: ReaderAnswer, text: String) throws {
    #expect(try json(answer) == text)
    #expect(try read(ReaderAnswer.self, from: text) == answer)
  }

  @Test(
    "refuses what is not one known answer with its arguments",
    arguments: [#"{}"#, #"{"maybe":{}}"#, #"{"sent":{}}"#, "null", #""discardDraft""#])
  func refusing(text: String) {
    #expect(throws: DecodingError.self) { try read(ReaderAnswer.self, from: text) }
  }
}
