/// A bare item, or null.
extension SheetSlot: Codable where Destination: Codable {
  /// Encodes the item, or null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(presented)
  }

  /// Decodes an item or null, strictly.
  ///
  /// - Throws: A `DecodingError` if there is something that is not an item.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    presented = try container.decode(Destination?.self)
  }
}

/// The stable name of an action of a slot.
public enum SheetVerb: String, CodedName {
  /// The name of ``SheetSlot/Action/present(_:)``.
  case present
  /// The name of ``SheetSlot/Action/dismiss(id:)``.
  case dismiss
}

extension SheetSlot.Action {
  /// The stable name of this action.
  public var name: SheetVerb {
    switch self {
    case .present: .present
    case .dismiss: .dismiss
    }
  }
}

/// `present{item}`, `dismiss{id?}`.
extension SheetSlot.Action: Encodable, Decodable, CodedByName
where Destination: Codable, Destination.ID: Codable {
  /// Writes the arguments of this action.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .present(let item): try arguments.write(item, "item")
    case .dismiss(let id): try arguments.writeIfPresent(id, "id")
    }
  }

  /// Reads the arguments of the action that has a name.
  public init(_ name: SheetVerb, from arguments: inout ArgumentReader) throws {
    switch name {
    case .present: self = .present(try arguments.read("item"))
    case .dismiss: self = .dismiss(id: try arguments.readIfPresent("id"))
    }
  }
}

/// The stable name of an event of a slot.
public enum SheetEventName: String, CodedName {
  /// The name of ``SheetSlot/Event/presented(_:)``.
  case presented
  /// The name of ``SheetSlot/Event/updated(from:to:)``.
  case updated
  /// The name of ``SheetSlot/Event/dismissed(_:cause:)``.
  case dismissed
}

extension SheetSlot.Event {
  /// The stable name of this event.
  public var name: SheetEventName {
    switch self {
    case .presented: .presented
    case .updated: .updated
    case .dismissed: .dismissed
    }
  }
}

/// `presented{item}`, `updated{from, to}`, `dismissed{item, cause}`.
extension SheetSlot.Event: Encodable, Decodable, CodedByName where Destination: Codable {
  /// Writes the items, and why a presentation ended.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .presented(let item): try arguments.write(item, "item")
    case .updated(let old, let new):
      try arguments.write(old, "from")
      try arguments.write(new, "to")
    case .dismissed(let item, let cause):
      try arguments.write(item, "item")
      try arguments.write(cause, "cause")
    }
  }

  /// Reads the items, and why a presentation ended.
  public init(_ name: SheetEventName, from arguments: inout ArgumentReader) throws {
    switch name {
    case .presented: self = .presented(try arguments.read("item"))
    case .updated:
      self = .updated(from: try arguments.read("from"), to: try arguments.read("to"))
    case .dismissed:
      self = .dismissed(try arguments.read("item"), cause: try arguments.read("cause"))
    }
  }
}
