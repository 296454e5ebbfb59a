package import NavState

/// Streams of actions, each with a router of its own, and the answers to them.
package struct Replay<Scheme: CodableScheme> {
  /// A router that answers late and repeated actions.
  package typealias Place = Revisioned<Router<Scheme>>

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
  package init(limits: Limits = Limits(), start: Place = Place(Router())) {
    self.limits = limits
    self.start = start
  }

  /// The streams that have left their start, in the order of their names.
  package var streams: [String] { places.keys.sorted() }

  /// Where a stream is.
  ///
  /// - Parameter stream: The stream.
  /// - Returns: Its router, and the revision.
  package func place(of stream: String) -> Place {
    places[stream] ?? start
  }

  /// Performs an action.
  ///
  /// - Parameter line: The action, and its stream.
  /// - Returns: What became of it.
  package mutating func perform(_ line: ActionLine<Scheme>) -> Receipt<Router<Scheme>.Event> {
    var place = place(of: line.stream)
    let receipt = place.reduce(line.envelope)
    keep(place, of: line.stream, after: receipt)
    return receipt
  }

  /// Takes over where a stream is; one that never changes takes no room, however many there are.
  private mutating func keep(
    _ place: Place, of stream: String, after receipt: Receipt<Router<Scheme>.Event>
  ) {
    if receipt.outcome.isChanged { places[stream] = place }
  }
}

// MARK: - Answers

/// What answers lines, one by one.
package protocol LineAnswering {
  /// What is taken of a line.
  var limits: Limits { get }

  /// Performs what stands in a line that is not blank.
  ///
  /// - Parameter line: The line.
  /// - Returns: The answer, as JSON.
  /// - Throws: An error for a line that can't be read, or whose answer can't be written; it then
  ///   changes nothing.
  mutating func perform(_ line: InputLine) throws -> [UInt8]
}

/// An answer to a line, or why there is none.
package struct LineAnswer: Hashable {
  /// A line of JSON with its end.
  package let bytes: [UInt8]

  /// Whether the line could be read.
  package let isReadable: Bool
}

extension LineAnswering {
  /// Performs what stands in a line, and answers it.
  ///
  /// - Parameter line: The line.
  /// - Returns: The answer, or `nil` for a blank line.
  /// - Throws: Nothing that comes from the line.
  package mutating func answer(to line: InputLine) throws -> LineAnswer? {
    if case .blank = line.content { return nil }
    do {
      return LineAnswer(bytes: try perform(line) + [UInt8(ascii: "\n")], isReadable: true)
    } catch {
      let complaint = Complaint(line: line.number, error: "\(LineError(error))")
      let bytes = try CodedEncoder.reader.encode(complaint) + [UInt8(ascii: "\n")]
      return LineAnswer(bytes: bytes, isReadable: false)
    }
  }
}

/// Why a line can't be read.
private struct Complaint: Encodable {
  let line: Int
  let error: String
}

extension Replay: LineAnswering {
  /// Performs the action of a line in its stream.
  package mutating func perform(_ line: InputLine) throws -> [UInt8] {
    let request = try line.decode(ActionLine<Scheme>.self, under: limits)
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
    let events: ShortList<Router<Scheme>.Event>
    let state: Router<Scheme>

    init(_ receipt: Receipt<Router<Scheme>.Event>, of stream: String, at state: Router<Scheme>) {
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

/// Answers lines that bring their state with them, and keeps nothing between them.
package struct StatelessReplay<Scheme: CodableScheme>: LineAnswering {
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
    let request = try line.decode(StateLine<Scheme>.self, under: limits)
    var state = request.state
    let outcome = state.reduce(request.action, in: request.context)
    return try CodedEncoder.reader.encode(Answer(outcome, state))
  }

  /// What became of an action, and of the state.
  private struct Answer: Encodable {
    let state: Router<Scheme>
    let outcome: String
    let reason: String?
    let events: ShortList<Router<Scheme>.Event>

    init(_ outcome: Outcome<Router<Scheme>.Event>, _ state: Router<Scheme>) {
      self.state = state
      self.outcome = outcome.name.rawValue
      reason = outcome.refusal?.description
      events = outcome.events
    }
  }
}
