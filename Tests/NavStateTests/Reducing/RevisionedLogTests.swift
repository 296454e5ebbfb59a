import NavState
import NavStateSample
import Testing

extension RevisionedTests {
  @Suite("log")
  struct Log {
    private typealias Stack = Revisioned<RouteStack<String>>

    /// A stack to which routes of one letter were pushed, one after the other.
    private static func stack(_ letters: String, log: Int) -> Stack {
      var stack = Stack([], rules: RevisionRules(log: log))
      for letter in letters { stack.reduce(Envelope(.push(String(letter)))) }
      return stack
    }

    @Test("is empty by default, so nothing can be undone")
    func none() {
      var stack = Stack([])
      stack.reduce(Envelope(.push("a")))
      #expect(stack.undoCount == 0)
      stack.checkUndo(.unhandled)
      stack.checkUndo(expecting: 1, .unhandled)
      #expect(stack.state == ["a"])
      #expect(stack.revision == 1)
    }

    @Test("takes back step after step, each time at a higher revision")
    func undoing() {
      var stack = Self.stack("abc", log: 9)
      for (state, revision) in [(["a", "b"], 4), (["a"], 5), ([], 6)] {
        stack.checkUndo(.changed([]))
        #expect(stack.state == RouteStack(state))
        #expect(stack.revision == revision)
        #expect(stack.undoCount == state.count)
      }
      stack.checkUndo(.unhandled)
      #expect(stack.revision == 6)
    }

    @Test(
      "takes back any kind of step",
      arguments: actions.filter { $0.outcome == .changed && $0.action.subject == .place })
    func undoing(action: Action, outcome: OutcomeName) {
      var place = RevisionedTests.place(rules: RevisionRules(log: 1))
      place.reduce(Envelope(action))
      place.checkUndo(.changed([]))
      #expect(place.state == RevisionedTests.place().state)
      #expect(place.revision == 2)
    }

    @Test("replays each step in its context")
    func contexts() {
      var dial = Revisioned(Dial(), rules: RevisionRules(log: 5))
      dial.reduce(Envelope(.turn(2), in: .user))
      dial.reduce(Envelope(.turn(3)))
      dial.reduce(Envelope(.turn(4), in: .user))
      #expect(dial.state.number == 63)
      dial.checkUndo(.changed([]))
      #expect(dial.state.number == 23)
    }

    @Test(
      "refuses to undo at any other revision, even with nothing to undo", arguments: [-1, 2, 4])
    func stale(expected: Int) {
      for log in [0, 5] {
        var stack = Self.stack("abc", log: log)
        stack.checkUndo(
          expecting: expected, .refused(.stale(expected: expected, revision: 3)))
        #expect(stack == Self.stack("abc", log: log))
      }
      var stack = Self.stack("abc", log: 5)
      stack.checkUndo(expecting: 3, .changed([]))
      #expect(stack.state == ["a", "b"])
    }

    @Test(
      "holds as many steps as its rules say, and starts from where the others led", arguments: 0...5
    )
    func bounded(log: Int) {
      var stack = Self.stack("abcd", log: log)
      let count = min(log, 4)
      #expect(stack.undoCount == count)
      for _ in 0..<count { stack.checkUndo(.changed([])) }
      #expect(stack.state == RouteStack("abcd".prefix(4 - count).map(String.init)))
      stack.checkUndo(.unhandled)
      #expect(stack.revision == 4 + count)
    }

    @Test(
      "doesn't hold what changed nothing", arguments: actions.filter { $0.outcome != .changed })
    func noChange(action: Action, outcome: OutcomeName) {
      var place = RevisionedTests.place(rules: RevisionRules(log: 3))
      place.reduce(Envelope(.stack(.push(.drafts))))
      let pushed = place
      place.reduce(Envelope(action, id: "a"))
      place.reduce(Envelope(.back, expected: 77))
      #expect(place == pushed)
      place.checkUndo(.changed([]))
      #expect(place.state == RevisionedTests.place().state)
    }

    @Test("goes on from an undone step, which is then gone")
    func goingOn() {
      var stack = Self.stack("ab", log: 5)
      stack.checkUndo(.changed([]))
      stack.reduce(Envelope(.push("c")))
      #expect(stack.state == ["a", "c"])
      #expect(stack.undoCount == 2)
      stack.checkUndo(.changed([]))
      stack.checkUndo(.changed([]))
      stack.checkUndo(.unhandled)
      #expect(stack.state == [])
    }

    @Test("leaves the id of an undone step applied")
    func ids() {
      var stack = Stack([], rules: RevisionRules(log: 5))
      stack.reduce(Envelope(.push("a"), id: "1"))
      stack.checkUndo(.changed([]))
      stack.check(Envelope(.push("a"), id: "1"), .alreadyApplied(revision: 1))
      #expect(stack.state == [])
      #expect(stack.revision == 2)
    }

    @Test("starts anew with new rules, at a higher revision")
    func configuring() {
      let rules = RouterRules(duplicates: .ignoreIfOnTop)
      var place = RevisionedTests.place(rules: RevisionRules(log: 5))
      place.reduce(Envelope(.stack(.push(.drafts))))
      place.check(Envelope(.configure(rules)), .reduced(.changed([]), revision: 2))
      #expect(place.undoCount == 0)
      place.checkUndo(.unhandled)
      place.reduce(Envelope(.stack(.push(.trending))))
      place.checkUndo(.changed([]))
      #expect(place.state.path == [.message(id: "1"), .drafts])
      #expect(place.state.rules == rules)
    }

    @Test("stays as it is for rules that are refused or nothing new")
    func sameRules() {
      var place = RevisionedTests.place(rules: RevisionRules(log: 5))
      place.reduce(Envelope(.stack(.push(.drafts))))
      place.reduce(Envelope(.configure(RouterRules())))
      place.reduce(Envelope(.configure(RouterRules(depth: 1))))
      #expect(place.undoCount == 1)
    }
  }
}
