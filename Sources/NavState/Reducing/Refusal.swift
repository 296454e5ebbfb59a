/// Why a rule forbids an action.
///
/// The list is closed and its coded names are stable, so that a client can branch on them.
public enum Refusal: Error, Hashable, Sendable {
  /// A number of screens that no stack can pop.
  case negativeCount(Int)
  /// The action names a screen that is not there.
  case notThere
  /// The stack would grow past the depth that its router allows.
  case tooDeep(limit: Int)
  /// The action expects another revision than the present one.
  case stale(expected: Int, revision: Int)
  /// There is no revision left to give.
  case revisionsExhausted
}

extension Refusal: CustomStringConvertible {
  /// The stable name, then what was asked and what holds.
  public var description: String {
    switch self {
    case .negativeCount(let count):
      "negativeCount: \(count) screens can't be popped"
    case .notThere:
      "notThere: the stack has no such screen"
    case .tooDeep(let limit):
      "tooDeep: the stack may have no more screens than \(limit)"
    case .stale(let expected, let revision):
      "stale: the action expects revision \(expected), the present one is \(revision)"
    case .revisionsExhausted:
      "revisionsExhausted: the revision can't be raised any more"
    }
  }
}

extension Refusal: CodedByName {
  /// The stable name of a reason.
  public enum Name: String, CodedName {
    /// The name of ``Refusal/negativeCount(_:)``.
    case negativeCount
    /// The name of ``Refusal/notThere``.
    case notThere
    /// The name of ``Refusal/tooDeep(limit:)``.
    case tooDeep
    /// The name of ``Refusal/stale(expected:revision:)``.
    case stale
    /// The name of ``Refusal/revisionsExhausted``.
    case revisionsExhausted
  }

  /// The stable name of this reason.
  public var name: Name {
    switch self {
    case .negativeCount: .negativeCount
    case .notThere: .notThere
    case .tooDeep: .tooDeep
    case .stale: .stale
    case .revisionsExhausted: .revisionsExhausted
    }
  }

  /// Writes what the reason carries.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .negativeCount(let count): try arguments.write(count, "count")
    case .tooDeep(let limit): try arguments.write(limit, "limit")
    case .stale(let expected, let revision):
      try arguments.write(expected, "expected")
      try arguments.write(revision, "revision")
    case .notThere, .revisionsExhausted: break
    }
  }

  /// Reads what a reason of that name carries.
  public init(_ name: Name, from arguments: inout ArgumentReader) throws {
    switch name {
    case .negativeCount: self = .negativeCount(try arguments.read("count"))
    case .notThere: self = .notThere
    case .tooDeep: self = .tooDeep(limit: try arguments.read("limit"))
    case .stale:
      self = .stale(
        expected: try arguments.read("expected"), revision: try arguments.read("revision"))
    case .revisionsExhausted: self = .revisionsExhausted
    }
  }
}
