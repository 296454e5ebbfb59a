/// What became of an envelope.
public enum Receipt<Event: Hashable & Sendable>: Hashable, Sendable {
  /// The action was reduced; the revision is the one afterwards.
  case reduced(Outcome<Event>, revision: Int)
  /// The id was applied before; the revision is the one that it got then.
  case alreadyApplied(revision: Int)

  /// What became of the action; unchanged if it was applied before.
  @inlinable
  public var outcome: Outcome<Event> {
    switch self {
    case .reduced(let outcome, _): outcome
    case .alreadyApplied: .unchanged
    }
  }

  /// The revision after the action, or the one that it got when it was applied.
  @inlinable
  public var revision: Int {
    switch self {
    case .reduced(_, let revision), .alreadyApplied(let revision): revision
    }
  }

  /// Whether the id was applied before.
  @inlinable
  public var isRepeat: Bool {
    if case .alreadyApplied = self { true } else { false }
  }
}

extension Receipt: CustomStringConvertible {
  /// The outcome with its revision: `unchanged at 3`, `already applied at 3`.
  public var description: String {
    switch self {
    case .reduced(let outcome, let revision): "\(outcome) at \(revision)"
    case .alreadyApplied(let revision): "already applied at \(revision)"
    }
  }
}

/// The stable name of a receipt.
public enum ReceiptName: String, CodedName {
  /// The name of ``Receipt/reduced(_:revision:)``.
  case reduced
  /// The name of ``Receipt/alreadyApplied(revision:)``.
  case alreadyApplied
}

/// `reduced{outcome, revision}`, `alreadyApplied{revision}`.
extension Receipt: Encodable, Decodable, CodedByName where Event: Codable {
  /// Which of the two it is.
  public var name: ReceiptName {
    switch self {
    case .reduced: .reduced
    case .alreadyApplied: .alreadyApplied
    }
  }

  /// Writes the outcome and the revision.
  public func encode(to arguments: inout ArgumentWriter) throws {
    if case .reduced(let outcome, _) = self { try arguments.write(outcome, "outcome") }
    try arguments.write(revision, "revision")
  }

  /// Reads the outcome and the revision.
  public init(_ name: ReceiptName, from arguments: inout ArgumentReader) throws {
    let revision: Int = try arguments.read("revision")
    switch name {
    case .reduced: self = .reduced(try arguments.read("outcome"), revision: revision)
    case .alreadyApplied: self = .alreadyApplied(revision: revision)
    }
  }
}
