package import NavState

/// Answers lines that bring their state with them, and keeps nothing between them.
package struct StatelessReplay: LineAnswering {
  /// What is taken of a line.
  package let limits: Limits

  /// Creates what answers lines.
  ///
  /// - Parameter limits: What is taken of a line.
  package init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Performs the action of a line on its state.
  package func perform(_ line: InputLine) throws -> [UInt8] {
    let request = try line.decode(StateLine.self, under: limits)
    var state = request.state
    let outcome = state.reduce(request.action, in: request.context)
    return try CodedEncoder.reader.encode(Answer(outcome, state))
  }

  /// What became of an action, and of the state.
  private struct Answer: Encodable {
    let state: Router<OpenReader>
    let outcome: String
    let reason: String?
    let events: ShortList<Router<OpenReader>.Event>

    init(_ outcome: Outcome<Router<OpenReader>.Event>, _ state: Router<OpenReader>) {
      self.state = state
      self.outcome = outcome.name.rawValue
      reason = outcome.refusal?.description
      events = outcome.events
    }
  }
}
