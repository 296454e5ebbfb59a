import NavState
import NavStateSample
import NavStateTestSupport
import Testing

extension RevisionedTests {
  @Suite("hostile data")
  struct Hostile {
    private typealias Stack = Revisioned<RouteStack<String>>

    /// A text with this revision, and these ids.
    private static func text(_ revision: String, ids: String) -> String {
      #"{"state":["a"],"revision":\#(revision),"applied":[\#(ids)]}"#
    }

    private static func broken<State>(
      _ violation: Revisioned<State>.Violation, _ type: State.Type = State.self
    ) -> Unreadable {
      Unreadable(.dataCorrupted, at: [], rule: .violation("\(violation)"))
    }

    @Test(
      "is refused where a part is missing or of another type, and the place is told",
      arguments: [
        ("[]", Unreadable(.typeMismatch, at: [])),
        ("{}", Unreadable(.keyNotFound, at: ["state"])),
        (#"{"revision":1}"#, Unreadable(.keyNotFound, at: ["state"])),
        (#"{"state":["a"]}"#, Unreadable(.keyNotFound, at: ["revision"])),
        (#"{"state":null,"revision":1}"#, Unreadable(.valueNotFound, at: ["state"])),
        (#"{"state":{},"revision":1}"#, Unreadable(.typeMismatch, at: ["state"])),
        (#"{"state":["a",7],"revision":1}"#, Unreadable(.typeMismatch, at: ["state", "1"])),
        (#"{"state":[],"revision":"1"}"#, Unreadable(.typeMismatch, at: ["revision"])),
        (#"{"state":[],"revision":null}"#, Unreadable(.valueNotFound, at: ["revision"])),
        (#"{"state":[],"revision":1,"applied":{}}"#, Unreadable(.typeMismatch, at: ["applied"])),
        (
          #"{"state":[],"revision":1,"applied":null}"#,
          Unreadable(.valueNotFound, at: ["applied"])
        ),
        (
          #"{"state":[],"revision":1,"applied":[{"id":"a"}]}"#,
          Unreadable(.keyNotFound, at: ["applied", "0", "revision"])
        ),
        (
          #"{"state":[],"revision":1,"applied":[{"id":1,"revision":1}]}"#,
          Unreadable(.typeMismatch, at: ["applied", "0", "id"])
        ),
        (
          #"{"state":[],"revision":1,"log":{"pop":{}}}"#, Unreadable(.typeMismatch, at: ["log"])
        ),
        (
          #"{"state":[],"revision":1,"base":[],"log":[{"hop":{}}]}"#,
          Unreadable(.dataCorrupted, at: ["log", "0"], rule: .unknownName("hop"))
        ),
        (
          #"{"state":[],"revision":1,"base":[],"log":[{"pop":{}},{"pop":{"count":"1"}}]}"#,
          Unreadable(.typeMismatch, at: ["log", "1", "pop", "count"])
        ),
        (
          #"{"state":["a"],"revision":1,"log":[{"push":{"route":"a"}}]}"#,
          Unreadable(.keyNotFound, at: ["base"])
        ),
        (
          #"{"state":["a"],"revision":1,"base":[1],"log":[{"push":{"route":"a"}}]}"#,
          Unreadable(.typeMismatch, at: ["base", "0"])
        ),
      ])
    func malformed(text: String, reason: Unreadable) throws {
      #expect(try unreadable(text, as: Stack.self) == reason)
    }

    @Test(
      "is refused at a revision that is none",
      arguments: [-1, .min, RevisionRules.lastRevision + 1, .max])
    func revisions(revision: Int) throws {
      #expect(
        try unreadable(Self.text("\(revision)", ids: ""), as: Stack.self)
          == Self.broken(.revisionOutOfRange(revision), RouteStack<String>.self))
    }

    @Test(
      "is refused at a number that no integer holds, with the place",
      arguments: ["9223372036854775808", "1e30", "1.5", "-9223372036854775809"])
    func noInteger(number: String) throws {
      #expect(
        try unreadable(Self.text(number, ids: ""), as: Stack.self)
          == Unreadable(.dataCorrupted, at: ["revision"]))
      let ids = #"{"id":"a","revision":1},{"id":"b","revision":\#(number)}"#
      #expect(
        try unreadable(Self.text("3", ids: ids), as: Stack.self)
          == Unreadable(.dataCorrupted, at: ["applied", "1"]))
      #expect(
        try unreadable("[1,\(number)]", as: ShortList<Int>.self)
          == Unreadable(.dataCorrupted, at: ["1"]))
    }

    @Test(
      "is refused with an id that stands twice, out of order, or where no action got it",
      arguments: [
        (#"{"id":"a","revision":1},{"id":"a","revision":2}"#, "a"),
        (#"{"id":"a","revision":1},{"id":"b","revision":2},{"id":"a","revision":3}"#, "a"),
        (#"{"id":"b","revision":2},{"id":"a","revision":1}"#, "a"),
        (#"{"id":"b","revision":2},{"id":"a","revision":2}"#, "a"),
        (#"{"id":"a","revision":4}"#, "a"),
        (#"{"id":"b","revision":3},{"id":"a","revision":9007199254740991}"#, "a"),
        (#"{"id":"a","revision":0}"#, "a"),
        (#"{"id":"a","revision":-1}"#, "a"),
      ])
    func ids(ids: String, misplaced: String) throws {
      #expect(
        try unreadable(Self.text("3", ids: ids), as: Stack.self)
          == Self.broken(.misplacedID(misplaced), RouteStack<String>.self))
    }

    @Test("is read with ids at any revision that an action can have got, with gaps")
    func goodIDs() throws {
      let ids = #"{"id":"a","revision":1},{"id":"b","revision":3}"#
      var stack = try read(Stack.self, from: Self.text("3", ids: ids))
      stack.check(Envelope(.pop(), id: "a"), .alreadyApplied(revision: 1))
      stack.check(Envelope(.pop(), id: "b"), .alreadyApplied(revision: 3))
    }

    @Test(
      "is refused with a log that doesn't lead to the state, whatever the rules keep of it",
      arguments: [
        // It leads elsewhere, in value, order or number.
        #"{"state":["b"],"revision":9,"base":[],"log":[{"push":{"route":"a"}}]}"#,
        #"{"state":["a","b"],"revision":9,"base":["b"],"log":[{"push":{"route":"a"}}]}"#,
        #"{"state":["a"],"revision":9,"base":["a"],"log":[{"push":{"route":"a"}}]}"#,
        #"{"state":["a"],"revision":9,"base":["a","b"],"log":[{"pop":{}},{"pop":{}}]}"#,
        // It leads there, but in more steps than there were revisions.
        #"{"state":["a"],"revision":0,"base":[],"log":[{"push":{"route":"a"}}]}"#,
        #"{"state":[],"revision":1,"base":["a","b"],"log":[{"pop":{}},{"pop":{}}]}"#,
      ], [RevisionRules(), RevisionRules(log: 1), RevisionRules(log: 9)])
    func logs(text: String, rules: RevisionRules) throws {
      #expect(
        try unreadable(text, as: Stack.self, under: [.revisionRules: rules])
          == Self.broken(.brokenLog, RouteStack<String>.self))
    }

    /// A configuration is never in an archive, so a log can't bring one in for an undo to uncover.
    @Test(
      "is refused with new rules or traits in its log, even where others take them back",
      arguments: [
        #"{"configure":{"rules":{"depth":3}}},{"configure":{"rules":{}}}"#,
        #"{"adapt":{"traits":{"width":9}}},{"adapt":{"traits":{"width":5}}}"#,
        #"{"configure":{"rules":{}}}"#,
        #"{"push":{"route":{"drafts":{}}}},{"pop":{}},{"adapt":{"traits":{}}}"#,
      ])
    func smuggling(log: String) throws {
      let empty = #"{"stack":[],"presented":[]}"#
      let text = #"{"state":\#(empty),"revision":9,"base":\#(empty),"log":[\#(log)]}"#
      let configuration = Configuration(rules: RouterRules(), traits: Traits(width: 5))
      for rules in [RevisionRules(), RevisionRules(log: 9)] {
        #expect(
          try unreadable(
            text, as: Place.self,
            under: [.routerConfiguration: configuration, .revisionRules: rules])
            == Self.broken(.brokenLog, Router<Reader>.self))
      }
    }

    @Test("is refused where the state, or the base, breaks a rule of its own")
    func states() throws {
      let violation = Dial.Violation(number: 101, maximum: 100)
      #expect(
        try unreadable(#"{"state":101,"revision":1}"#, as: Revisioned<Dial>.self)
          == Self.broken(.state(violation), Dial.self))
      let step = try json(Step(Dial.Action.turn(-1)))
      let text = #"{"state":100,"revision":1,"base":101,"log":[\#(step)]}"#
      #expect(
        try unreadable(
          text, as: Revisioned<Dial>.self, under: [.revisionRules: RevisionRules(log: 1)])
          == Self.broken(.state(violation), Dial.self))
      #expect(Revisioned(Dial(101)).violation == .state(violation))
    }

    @Test(
      "is refused past the limit of a list, whether the rules keep fewer or more",
      arguments: [RevisionRules(ids: 1, log: 1), RevisionRules(ids: 9, log: 9)])
    func limits(rules: RevisionRules) throws {
      let context: ReadingContext = [.navigationLimits: Limits(count: 2), .revisionRules: rules]
      let ids = (1...3).map { #"{"id":"\#($0)","revision":\#($0)}"# }
      #expect(
        try unreadable(
          Self.text("3", ids: ids.joined(separator: ",")), as: Stack.self, under: context)
          == Unreadable(.dataCorrupted, at: ["applied"], rule: .tooMany(limit: 2)))
      let log = #"{"pop":{}},{"pop":{}},{"pop":{}}"#
      #expect(
        try unreadable(
          #"{"state":[],"revision":3,"base":["a","b","c"],"log":[\#(log)]}"#, as: Stack.self,
          under: context)
          == Unreadable(.dataCorrupted, at: ["log"], rule: .tooMany(limit: 2)))
      let two = Self.text("3", ids: ids.prefix(2).joined(separator: ","))
      #expect(try read(Stack.self, from: two, under: context).revision == 3)
    }

    @Test("is held to the limits of its state")
    func depth() throws {
      let text = #"{"state":["a","b"],"revision":0}"#
      #expect(
        try unreadable(text, as: Stack.self, under: [.navigationLimits: Limits(depth: 1)])
          == Unreadable(.dataCorrupted, at: ["state"], rule: .tooMany(limit: 1)))
    }
  }
}
