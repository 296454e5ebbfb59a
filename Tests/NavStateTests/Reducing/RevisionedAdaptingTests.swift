import NavState
import NavStateSample
import Testing

extension RevisionedTests {
  @Suite("new traits")
  struct Adapting {
    private typealias Knob = Revisioned<Dial>

    private static let compact = Traits(horizontalSizeClass: .compact)

    @Test("don't enter the log, and stay when a step is taken back")
    func staying() {
      var place = RevisionedTests.place(rules: RevisionRules(log: 5))
      place.reduce(Envelope(.stack(.push(.drafts))))
      place.check(
        Envelope(.adapt(Self.compact)), .reduced(.changed([]), revision: 1))
      #expect(place.undoCount == 1)
      place.reduce(Envelope(.stack(.push(.trending))))
      place.check(
        Envelope(.adapt(Traits(width: 320))), .reduced(.changed([]), revision: 2))
      #expect(place.undoCount == 2)
      place.checkUndo(.changed([]))
      place.checkUndo(.changed([]))
      place.checkUndo(.unhandled)
      #expect(place.state.path == [.message(id: "1")])
      #expect(place.state.traits.horizontalSizeClass == .compact)
      #expect(place.state.traits.width == 320)
    }

    @Test("keep the log where its steps still lead to the state")
    func keeping() {
      var dial = Knob(Dial(), rules: RevisionRules(log: 5))
      dial.reduce(Envelope(.turn(4)))
      dial.reduce(Envelope(.turn(3)))
      dial.check(Envelope(.adapt(Self.compact)), .reduced(.changed([]), revision: 2))
      #expect(dial.undoCount == 2)
      #expect(dial.replayed == dial.state)
      dial.checkUndo(.changed([]))
      #expect(dial.state.number == 4)
    }

    @Test("start the log anew where its steps would now lead elsewhere")
    func startingAnew() {
      var dial = Knob(Dial(), rules: RevisionRules(log: 5))
      dial.reduce(Envelope(.turn(12)))
      dial.check(Envelope(.adapt(Self.compact)), .reduced(.changed([]), revision: 1))
      #expect(dial.state.number == 12)
      #expect(dial.undoCount == 0)
      dial.checkUndo(.unhandled)
      dial.reduce(Envelope(.turn(-4)))
      #expect(dial.replayed == dial.state)
      dial.checkUndo(.changed([]))
      #expect(dial.state.number == 12)
    }

    @Test("change nothing in a log if they are nothing new")
    func nothingNew() {
      var dial = Knob(Dial(), rules: RevisionRules(log: 5))
      dial.reduce(Envelope(.turn(12)))
      let before = dial
      dial.check(Envelope(.adapt(Traits())), .reduced(.unchanged, revision: 1))
      #expect(dial == before)
    }

    @Test("are taken by a log that is full, which stays full")
    func full() {
      var dial = Knob(Dial(), rules: RevisionRules(log: 2))
      for steps in 1...4 { dial.reduce(Envelope(.turn(steps))) }
      dial.reduce(Envelope(.adapt(Self.compact)))
      #expect(dial.undoCount == 2)
      dial.reduce(Envelope(.turn(-9)))
      dial.checkUndo(.changed([]))
      dial.checkUndo(.changed([]))
      dial.checkUndo(.unhandled)
      #expect(dial.state.number == 6)
      #expect(dial.state.home.traits.horizontalSizeClass == .compact)
    }
  }
}
