import NavState
import NavStateTestSupport
import Testing

/// A value with every kind of argument: none, one that must be there, one that may be missing, and
/// one that is such a value itself.
private enum Wish: CodedByName, Hashable, Sendable {
  case rest
  case walk(steps: Int, mood: String? = nil)
  indirect case both(Wish, then: Wish)

  enum Name: String, CodedName {
    case rest
    case walk
    case both
  }

  var name: Name {
    switch self {
    case .rest: .rest
    case .walk: .walk
    case .both: .both
    }
  }

  func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .rest: break
    case .walk(let steps, let mood):
      try arguments.write(steps, "steps")
      try arguments.writeIfPresent(mood, "mood")
    case .both(let first, let second):
      try arguments.write(first, "first")
      try arguments.write(second, "then")
    }
  }

  init(_ name: Name, from arguments: inout ArgumentReader) throws {
    switch name {
    case .rest: self = .rest
    case .walk:
      self = .walk(
        steps: try arguments.read("steps"), mood: try arguments.readIfPresent("mood"))
    case .both: self = .both(try arguments.read("first"), then: try arguments.read("then"))
    }
  }
}

/// An action is such a value too, and a context may stand beside its name.
private enum Deed: NavigationAction, CodedByName {
  case go
  case stay

  enum Name: String, CodedName {
    case go
    case stay
  }

  var name: Name {
    switch self {
    case .go: .go
    case .stay: .stay
    }
  }

  func encode(to arguments: inout ArgumentWriter) throws {}

  init(_ name: Name, from arguments: inout ArgumentReader) throws {
    switch name {
    case .go: self = .go
    case .stay: self = .stay
    }
  }
}

@Suite("CodedByName")
struct CodedByNameTests {
  @Test(
    "is coded as one name with its named arguments, and without those that are nil",
    arguments: [
      (.rest, #"{"rest":{}}"#),
      (.walk(steps: 2), #"{"walk":{"steps":2}}"#),
      (.walk(steps: -1, mood: "good"), #"{"walk":{"mood":"good","steps":-1}}"#),
      (
        .both(.rest, then: .both(.walk(steps: 0), then: .rest)),
        #"{"both":{"first":{"rest":{}},"then":{"both":{"first":{"walk":{"steps":0}},"#
          + #""then":{"rest":{}}}}}}"#
      ),
    ] as [(Wish, String)])
  private func coding(wish: Wish, text: String) throws {
    #expect(try json(wish) == text)
    #expect(try read(Wish.self, from: text) == wish)
  }

  @Test("takes null for an argument that may be missing")
  func null() throws {
    let text = #"{"walk":{"mood":null,"steps":1}}"#
    #expect(try read(Wish.self, from: text) == .walk(steps: 1))
  }

  @Test(
    "refuses an object without a name, with several or with an unknown one, and names it",
    arguments: [
      ("{}", .missingName, "there is no name"),
      (#"{"run":{}}"#, .unknownName("run"), #"the name "run" is not known"#),
      (#"{"Rest":{}}"#, .unknownName("Rest"), #"the name "Rest" is not known"#),
      (#"{"":{}}"#, .unknownName(""), #"the name "" is not known"#),
      (
        #"{"walk":{"steps":1},"rest":{}}"#, .severalNames(["rest", "walk"]),
        "there is more than one name: rest, walk"
      ),
      (
        #"{"rest":{},"run":{}}"#, .severalNames(["rest", "run"]),
        "there is more than one name: rest, run"
      ),
      (
        #"{"rest":{},"by":"user"}"#, .severalNames(["by", "rest"]),
        "there is more than one name: by, rest"
      ),
      (#"{"by":"user"}"#, .unknownName("by"), #"the name "by" is not known"#),
    ] as [(String, ReadingFailure.Kind, String)])
  func names(text: String, rule: ReadingFailure.Kind, words: String) throws {
    #expect(
      try unreadable(text, as: Wish.self) == Unreadable(.dataCorrupted, at: [], rule: rule))
    let error = #expect(throws: DecodingError.self) { try read(Wish.self, from: text) }
    guard case .dataCorrupted(let context) = error else { return }
    #expect(context.debugDescription == words)
  }

  @Test(
    "refuses an argument that is missing, unknown or of another type, and says where",
    arguments: [
      (#"{"walk":{}}"#, Unreadable(.keyNotFound, at: ["walk", "steps"])),
      (#"{"walk":{"steps":null}}"#, Unreadable(.valueNotFound, at: ["walk", "steps"])),
      (#"{"walk":{"steps":"1"}}"#, Unreadable(.typeMismatch, at: ["walk", "steps"])),
      (#"{"walk":{"steps":1,"mood":2}}"#, Unreadable(.typeMismatch, at: ["walk", "mood"])),
      (
        #"{"walk":{"steps":1,"speed":2}}"#,
        Unreadable(.dataCorrupted, at: ["walk"], rule: .unknownArgument("speed"))
      ),
      // The first by name, whatever their order in the text.
      (
        #"{"rest":{"c":1,"a":1,"b":1}}"#,
        Unreadable(.dataCorrupted, at: ["rest"], rule: .unknownArgument("a"))
      ),
      (#"{"rest":[]}"#, Unreadable(.typeMismatch, at: ["rest"])),
      (#"{"rest":null}"#, Unreadable(.valueNotFound, at: ["rest"])),
      (#"{"rest":true}"#, Unreadable(.typeMismatch, at: ["rest"])),
      (#""rest""#, Unreadable(.typeMismatch, at: [])),
      (#"["rest"]"#, Unreadable(.typeMismatch, at: [])),
    ])
  func arguments(text: String, reason: Unreadable) throws {
    #expect(try unreadable(text, as: Wish.self) == reason)
  }

  @Test("tells the place of a failure inside an argument, however deep it is")
  func place() throws {
    let text = #"{"both":{"first":{"rest":{}},"then":{"both":{"first":{"run":{}}}}}}"#
    let place = ["both", "then", "both", "first"]
    #expect(
      try unreadable(text, as: Wish.self)
        == Unreadable(.dataCorrupted, at: place, rule: .unknownName("run")))
    #expect(
      try unreadable("[\(#"{"rest":{}}"#),{}]", as: [Wish].self)
        == Unreadable(.dataCorrupted, at: ["1"], rule: .missingName))
  }

  @Test("lets a context stand beside the name of an action, and of nothing else")
  func besideTheName() throws {
    #expect(Deed.keysBesideName == ["by", "forced"])
    #expect(Wish.keysBesideName == [])
    #expect(try read(Deed.self, from: #"{"by":1,"go":{},"forced":"no matter"}"#) == .go)
    #expect(
      try unreadable(#"{"by":"user"}"#, as: Deed.self)
        == Unreadable(.dataCorrupted, at: [], rule: .missingName))
    #expect(
      try unreadable(#"{"go":{},"stay":{},"by":"user"}"#, as: Deed.self)
        == Unreadable(.dataCorrupted, at: [], rule: .severalNames(["go", "stay"])))
  }
}
