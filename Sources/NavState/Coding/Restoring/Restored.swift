/// A value that was read as far as it could be, with a report of what was lost.
///
/// ```swift
/// let restored = decoder.restore(RoutePath.self, from: bytes)
/// var path = restored.value
/// for loss in restored.report { log("\(loss)") }
/// ```
public struct Restored<State: Sendable>: Sendable {
  /// The value.
  public let value: State

  /// What was lost, in the order of the archive.
  public let report: [Loss]

  /// What is kept to be written back, because it could not be read, in the order of the archive.
  ///
  /// ``CodedEncoder/archive(_:keeping:)`` writes each where it was, if what it stood on is still
  /// there.
  public let unread: [Unread]

  /// Creates a value with its report.
  package init(_ value: State, report: [Loss] = [], unread: [Unread] = []) {
    self.value = value
    self.report = report
    self.unread = unread
  }

  /// Whether nothing was lost.
  public var isComplete: Bool { report.isEmpty }

  /// The same report beside a part of the value, or another one made of it.
  ///
  /// - Parameter transform: Makes the value.
  /// - Returns: The new value with this report; what was kept unread is still there.
  /// - Throws: What `transform` throws.
  public func map<Other, Failure: Error>(
    _ transform: (State) throws(Failure) -> Other
  ) throws(Failure) -> Restored<Other> {
    Restored<Other>(try transform(value), report: report, unread: unread)
  }
}

extension Restored: Equatable where State: Equatable {}

extension Restored: Hashable where State: Hashable {}

/// A part of an archive that could not be read and is kept.
public struct Unread: Hashable, Sendable {
  /// The keys and positions that led to it, outermost first.
  public let place: [String]

  /// The part as the archive has it.
  public let value: CodedValue

  /// The last key or position, if the others are those of a place.
  func member(of place: [String]) -> String? {
    self.place.dropLast().elementsEqual(place) ? self.place.last : nil
  }

  /// Creates a part that is kept.
  package init(place: [String], value: CodedValue) {
    self.place = place
    self.value = value
  }
}

/// What was written, with a report of what was left out.
public struct Archived: Hashable, Sendable {
  /// The document, in UTF-8.
  public let bytes: [UInt8]

  /// What was left out, in the order of the value; then what was kept unread and has no place in it
  /// anymore.
  public let report: [Loss]

  /// The document as a coded value.
  public var value: CodedValue { CodedValue(canonical: bytes) }

  /// Whether nothing was left out.
  public var isComplete: Bool { report.isEmpty }
}

/// A value that knows of itself whether it can be stored.
///
/// A screen that shows a live image, a draft or a camera has nothing that another launch could use.
/// An archive leaves it out, with all above it in a stack, and reports that. `Codable` is strict as
/// ever, and throws what the value throws.
///
/// ```swift
/// extension ReaderRoute: ConditionallyStorable {
///   var isStorable: Bool { if case .preview = self { false } else { true } }
/// }
/// ```
public protocol ConditionallyStorable {
  /// Whether the value can be stored.
  var isStorable: Bool { get }
}
