import NavState
import NavStateSample
import NavStateTestSupport
import Testing

extension RevisionedTests {
  @Suite("coding")
  struct Coding {
    private typealias Stack = Revisioned<RouteStack<String>>

    private static let rules = RevisionRules(ids: 2, log: 2)

    /// The text of a stack that went from `[a]` over `[a, b]` to `[a, b, c]`, remembering both.
    private static let text = """
      {"applied":[{"id":"1","revision":6},{"id":"2","revision":7}],"base":["a"],\
      "log":[{"push":{"route":"b"}},{"by":"user","forced":true,"push":{"route":"c"}}],\
      "revision":7,"state":["a","b","c"]}
      """

    /// That stack.
    private static func stack(_ rules: RevisionRules = rules) -> Stack {
      var stack = Stack(["a"], revision: 5, rules: rules)
      stack.reduce(Envelope(.push("b"), id: "1"))
      stack.reduce(
        Envelope(.push("c"), in: Context(cause: .user, isForced: true), id: "2"))
      return stack
    }

    @Test("is the state and its revision where nothing is remembered")
    func bare() throws {
      let text = #"{"revision":5,"state":["a"]}"#
      for rules in [RevisionRules(), Self.rules] {
        #expect(try json(Stack(["a"], revision: 5, rules: rules)) == text)
        let stack = try read(Stack.self, from: text, under: [.revisionRules: rules])
        #expect(stack == Stack(["a"], revision: 5, rules: rules))
      }
    }

    @Test("adds the ids, and the base with the log, where there are some")
    func remembering() throws {
      #expect(try json(Self.stack()) == Self.text)
      #expect(
        try read(Stack.self, from: Self.text, under: [.revisionRules: Self.rules]) == Self.stack())
      let ids = #"{"applied":[{"id":"1","revision":6},{"id":"2","revision":7}],"#
      #expect(
        try json(Self.stack(RevisionRules()))
          == ids + #""revision":7,"state":["a","b","c"]}"#)
    }

    @Test("never writes the rules or a configuration")
    func configuration() throws {
      var place = Place(
        Router(configuration: Configuration(rules: RouterRules(depth: 7))), rules: Self.rules)
      place.reduce(Envelope(.adapt(Traits(width: 320))))
      place.reduce(Envelope(.configure(RouterRules(depth: 6)), id: "a"))
      #expect(
        try json(place)
          == #"{"applied":[{"id":"a","revision":1}],"revision":1,"#
          + #""state":{"presented":[],"stack":[]}}"#)
    }

    @Test("reads under the default rules unless told: 32 ids, and no log")
    func defaultRules() throws {
      let stack = try read(Stack.self, from: Self.text)
      #expect(stack == Self.stack(RevisionRules()))
      #expect(stack.undoCount == 0)
    }

    @Test("folds the oldest steps into the base where the rules keep fewer", arguments: 0...3)
    func folding(log: Int) throws {
      let rules = RevisionRules(ids: 2, log: log)
      var stack = try read(Stack.self, from: Self.text, under: [.revisionRules: rules])
      #expect(stack == Self.stack(rules))
      #expect(stack.undoCount == min(log, 2))
      for count in 0..<min(log, 2) {
        stack.checkUndo(.changed([]))
        #expect(stack.state == RouteStack(["a", "b", "c"].prefix(2 - count)))
      }
      stack.checkUndo(.unhandled)
    }

    @Test("forgets the oldest ids where the rules keep fewer", arguments: 0...3)
    func trimming(ids: Int) throws {
      let rules = RevisionRules(ids: ids, log: 2)
      var stack = try read(Stack.self, from: Self.text, under: [.revisionRules: rules])
      #expect(stack == Self.stack(rules))
      let first = stack.reduce(Envelope(.push("x"), id: "1"))
      #expect(first.isRepeat == (ids >= 2))
      var other = try read(Stack.self, from: Self.text, under: [.revisionRules: rules])
      let second = other.reduce(Envelope(.push("x"), id: "2"))
      #expect(second.isRepeat == (ids >= 1))
    }

    @Test("reads an empty list, or a base without steps, as nothing to remember")
    func emptyLists() throws {
      for text in [
        #"{"applied":[],"log":[],"revision":5,"state":["a"]}"#,
        #"{"base":["a"],"log":[],"revision":5,"state":["a"]}"#,
      ] {
        let stack = try read(Stack.self, from: text, under: [.revisionRules: Self.rules])
        #expect(stack == Stack(["a"], revision: 5, rules: Self.rules))
      }
    }

    @Test(
      "reads the last revision, and each number up to it", arguments: [0, 1, 9_007_199_254_740_991])
    func revisions(revision: Int) throws {
      let stack = Stack(["a"], revision: revision)
      #expect(try json(stack) == #"{"revision":\#(revision),"state":["a"]}"#)
      #expect(try recoded(stack) == stack)
    }

    @Test("reads again as long a log as its rules let it build, past the default limits")
    func longLog() throws {
      let rules = RevisionRules(log: 10_001)
      var stack = Stack([], rules: rules)
      for number in 1...10_001 { stack.reduce(Envelope(.replaceTop("\(number)"))) }
      #expect(stack.undoCount == 10_001)
      #expect(try recoded(stack, under: [.revisionRules: rules]) == stack)
    }

    @Test("reads again as many ids as its rules let it keep, past the default limits")
    func manyIDs() throws {
      let ids = (1...10_001).map { #"{"id":"\#($0)","revision":\#($0)}"# }.joined(separator: ",")
      let text = #"{"applied":[\#(ids)],"revision":10001,"state":["a"]}"#
      var stack = try read(
        Stack.self, from: text, under: [.revisionRules: RevisionRules(ids: 10_001)])
      stack.check(Envelope(.pop(), id: "1"), .alreadyApplied(revision: 1))
      #expect(
        try unreadable(text, as: Stack.self)
          == Unreadable(.dataCorrupted, at: ["applied"], rule: .tooMany(limit: 10_000)))
    }
  }
}
