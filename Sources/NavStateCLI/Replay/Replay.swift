package import NavState
package import NavStateSample

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Streams of actions, each with a router of its own, and the answers to them.
package struct Replay {
  /// A router that answers late and repeated actions.
  package typealias Place = Revisioned<Router<Reader>>

  /// What is taken of a line.
  package let limits: Limits

  /// The number of lines that could not be read.
  package private(set) var unreadableCount = 0

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
  package mutating func perform(_ line: ActionLine) -> Receipt<Router<Reader>.Event> {
    var place = place(of: line.stream)
    let receipt = place.reduce(line.envelope)
    keep(place, of: line.stream, after: receipt)
    return receipt
  }

  /// Takes over where a stream is; one that never changes takes no room, however many there are.
  private mutating func keep(
    _ place: Place, of stream: String, after receipt: Receipt<Router<Reader>.Event>
  ) {
    if receipt.outcome.isChanged { places[stream] = place }
  }
}

// MARK: - Answers

extension Replay {
  /// Performs what stands in a line, and answers it.
  ///
  /// - Parameter line: The line.
  /// - Returns: A line of JSON with its end, or `nil` for a blank line. A line that can't be read, or
  ///   whose answer can't be written, changes nothing and is answered with an error.
  /// - Throws: Nothing that comes from the line.
  package mutating func answer(to line: InputLine) throws -> [UInt8]? {
    if case .blank = line.content { return nil }
    do {
      let request = try ActionLine(line, under: limits)
      var place = place(of: request.stream)
      let receipt = place.reduce(request.envelope)
      let answer = try Self.write(Answer(receipt, of: request.stream, at: place.state))
      keep(place, of: request.stream, after: receipt)
      return answer
    } catch {
      unreadableCount += 1
      return try Self.write(Complaint(line: line.number, error: "\(LineError(error))"))
    }
  }

  /// Writes a line of JSON, the same for equal answers.
  private static func write(_ answer: some Encodable) throws -> [UInt8] {
    Array(try JSONEncoder.sorted.encode(answer)) + [UInt8(ascii: "\n")]
  }

  /// What became of an action, and where the stream is now.
  private struct Answer: Encodable {
    let id: String
    let revision: Int
    let outcome: String
    let reason: String?
    let alreadyApplied: Bool?
    let events: ShortList<Router<Reader>.Event>
    let state: Router<Reader>

    init(_ receipt: Receipt<Router<Reader>.Event>, of stream: String, at state: Router<Reader>) {
      id = stream
      revision = receipt.revision
      outcome = receipt.outcome.name.rawValue
      reason = receipt.outcome.refusal?.description
      alreadyApplied = receipt.isRepeat ? true : nil
      events = receipt.outcome.events
      self.state = state
    }
  }

  /// Why a line can't be read.
  private struct Complaint: Encodable {
    let line: Int
    let error: String
  }
}
