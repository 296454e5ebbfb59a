import Foundation
import NavState
import NavStateTestSupport
import Testing

/// What a policy makes of an archive.
struct RestoredRow<State: Restorable & Hashable>: Sendable, CustomTestStringConvertible {
  let policy: ReadingPolicy<Never>
  let archive: String
  let value: State

  /// Each loss as `place: kind`, with a number of elements if there are several.
  let report: [String]

  /// The places of what is kept beside the value.
  let unread: [String]

  /// What is written afterwards; without it, the archive itself.
  let written: String

  init(
    _ policy: ReadingPolicy<Never>, _ archive: String, _ value: State, _ report: [String] = [],
    unread: [String] = [], written: String? = nil
  ) {
    self.policy = policy
    self.archive = archive
    self.value = value
    self.report = report
    self.unread = unread
    self.written = written ?? archive
  }

  var testDescription: String { "\(policy): \(archive)" }

  /// The tree as it comes out of a property list, whose top level has to be an array or a dictionary.
  private static func throughPropertyList(_ tree: CodedValue) throws -> CodedValue {
    let list = try PropertyListEncoder().encode([tree])
    return try PropertyListDecoder().decode([CodedValue].self, from: list)[0]
  }

  /// Fails unless bytes, a tree and a property list are read as the row says, and written so.
  func check(under context: ReadingContext = [:]) throws {
    let decoder = CodedDecoder(userInfo: context)
    let bytes = Array(archive.utf8)
    let restored = decoder.restore(State.self, from: bytes, unreadable: policy)
    #expect(restored.value == value)
    #expect(restored.report.map(\.short) == report)
    #expect(restored.unread.map { $0.place.joined(separator: "/") } == unread)
    #expect(restored.isComplete == report.isEmpty)

    let written = CodedEncoder(userInfo: context).archive(restored.value, keeping: restored)
    #expect(String(decoding: written.bytes, as: UTF8.self) == self.written)
    #expect(written.report == [])

    guard let tree = try? CodedValue(parsing: bytes) else { return }
    for tree in [tree, try Self.throughPropertyList(tree)] {
      let second = decoder.restore(State.self, from: tree, unreadable: policy)
      #expect(second.value == value && second.unread == restored.unread)
      #expect(second.report.map(\.short) == report)
    }

    let again = decoder.restore(State.self, from: written.value, unreadable: policy)
    #expect(again.value == value, "what was written is read as an equal value")
    #expect(again.unread == restored.unread)
    try checkThrowing(decoder, first: restored.report.first)
  }

  /// Fails unless reading throws at the first loss, and reads the same if there is none.
  private func checkThrowing(_ decoder: CodedDecoder, first: Loss?) throws {
    let bytes = Array(archive.utf8)
    guard let first else {
      let restored = try decoder.restore(State.self, from: bytes, unreadable: .throw)
      #expect(restored.value == value && restored.isComplete)
      return
    }
    let failure = try #require(throws: RestoreFailure.self) {
      try decoder.restore(State.self, from: bytes, unreadable: .throw)
    }
    #expect(failure.loss.place == first.place && failure.loss.cause == first.cause)
  }
}

extension Loss {
  /// The place, the kind and the number of elements, without the cause.
  var short: String {
    let place = place.isEmpty ? "all" : place.joined(separator: "/")
    return "\(place): \(kind.rawValue)\(count == 1 ? "" : " \(count)")"
  }
}
