package import NavState

/// Streams of actions, each with a state of its own, and the answers to them.
package struct Replay<Model: NavigationModel> {
  /// A state that answers late and repeated actions.
  package typealias Place = Revisioned<Model>

  /// What is taken of a line.
  package let limits: Limits

  /// Where every stream starts.
  private let start: Place

  /// The streams that have left their start.
  private var places: [String: Place] = [:]

  /// Creates streams that have not started.
  ///
  /// - Parameters:
  ///   - limits: What is taken of a line.
  ///   - start: Where every stream starts.
  package init(limits: Limits = Limits(), start: Place) {
    self.limits = limits
    self.start = start
  }

  /// The streams that have left their start, in the order of their names.
  package var streams: [String] { places.keys.sorted() }

  /// Where a stream is.
  ///
  /// - Parameter stream: The stream.
  /// - Returns: Its state, and the revision.
  package func place(of stream: String) -> Place {
    places[stream] ?? start
  }

  /// Performs an action.
  ///
  /// - Parameter line: The action, and its stream.
  /// - Returns: What became of it.
  package mutating func perform(_ line: ActionLine<Model.Action>) -> Receipt<Model.Event> {
    var place = place(of: line.stream)
    let receipt = place.reduce(line.envelope)
    keep(place, of: line.stream, after: receipt)
    return receipt
  }

  /// Takes over where a stream is; one that never changes takes no room, however many there are.
  private mutating func keep(
    _ place: Place, of stream: String, after receipt: Receipt<Model.Event>
  ) {
    if receipt.outcome.isChanged { places[stream] = place }
  }
}

extension Replay where Model == Router<OpenReader> {
  /// Creates streams that each start from an empty router.
  ///
  /// - Parameter limits: What is taken of a line.
  package init(limits: Limits = Limits()) {
    self.init(limits: limits, start: Place(Router()))
  }
}

// MARK: - Answers

extension Replay: LineAnswering
where Model: Encodable, Model.Action: Decodable, Model.Event: Encodable {
  /// Performs the action of a line in its stream.
  package mutating func perform(_ line: InputLine) throws -> [UInt8] {
    let request = try line.decode(ActionLine<Model.Action>.self, under: limits)
    var place = place(of: request.stream)
    let receipt = place.reduce(request.envelope)
    let answer = try CodedEncoder.reader.encode(
      Answer(receipt, of: request.stream, at: place.state))
    keep(place, of: request.stream, after: receipt)
    return answer
  }

  /// What became of an action, and where the stream is now.
  private struct Answer: Encodable {
    let id: String
    let revision: Int
    let outcome: String
    let reason: String?
    let alreadyApplied: Bool?
    let events: ShortList<Model.Event>
    let state: Model

    init(_ receipt: Receipt<Model.Event>, of stream: String, at state: Model) {
      id = stream
      revision = receipt.revision
      outcome = receipt.outcome.name.rawValue
      reason = receipt.outcome.refusal?.description
      alreadyApplied = receipt.isRepeat ? true : nil
      events = receipt.outcome.events
      self.state = state
    }
  }
}
