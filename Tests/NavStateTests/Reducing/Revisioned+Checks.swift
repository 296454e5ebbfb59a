import NavState
import NavStateSample
import NavStateTestSupport
import Testing

extension Revisioned {
  /// Performs what an envelope holds, and fails unless the receipt is the one that is expected.
  mutating func check(
    _ envelope: Envelope<State.Action>, _ expected: Receipt<State.Event>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let receipt = reduce(envelope)
    #expect(receipt == expected, sourceLocation: sourceLocation)
    #expect(violation == nil, sourceLocation: sourceLocation)
  }

  /// Takes back a step, and fails unless the outcome is the one that is expected.
  mutating func checkUndo(
    expecting revision: Int? = nil, _ expected: Outcome<State.Event>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let outcome = undo(expecting: revision)
    #expect(outcome == expected, sourceLocation: sourceLocation)
    #expect(violation == nil, sourceLocation: sourceLocation)
  }
}

extension Revisioned<Router<Reader>> {
  /// What a decoder must be told to read this value again, but for its own rules.
  var context: ReadingContext {
    [.routerConfiguration: state.configuration]
  }

  /// Performs a random action, or takes a step back.
  mutating func stray(using generator: inout SeededGenerator) {
    if generator.number(below: 8) == 0 {
      undo(expecting: generator.pick([nil, revision, revision - 1]))
    } else {
      reduce(generator.envelope(at: revision))
    }
  }
}
