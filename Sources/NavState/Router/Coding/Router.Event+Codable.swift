/// The stable name of an event of a router: one of its stack, of what is presented, of a search, of
/// the chain, or of the exit guard.
public enum RouterEventName: Hashable, Sendable, CodedName {
  /// The name of an event of a stack.
  case stack(StackEventName)
  /// The name of an event of what is presented.
  case sheet(SheetEventName)
  /// The name of an event of a search.
  case search(SearchEventName)
  /// The name of an event of the chain that a slot has not.
  case chain(ChainEventName)
  /// The name of an event of the exit guard.
  case exit(ExitEventName)

  /// All names, those of the stack first.
  public static var allCases: [RouterEventName] {
    StackEventName.allCases.map(Self.stack) + SheetEventName.allCases.map(Self.sheet)
      + SearchEventName.allCases.map(Self.search) + ChainEventName.allCases.map(Self.chain)
      + ExitEventName.allCases.map(Self.exit)
  }

  /// The name as text.
  public var rawValue: String {
    switch self {
    case .stack(let name): name.rawValue
    case .sheet(let name): name.rawValue
    case .search(let name): name.rawValue
    case .chain(let name): name.rawValue
    case .exit(let name): name.rawValue
    }
  }

  /// Finds the name of a text.
  ///
  /// - Parameter rawValue: The text.
  public init?(rawValue: String) {
    guard let name = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = name
  }
}

/// The stable name of an event of the chain that a slot has not.
///
/// Those of alerts and dialogs that are presented, updated and dismissed have the names of
/// ``SheetEventName``.
public enum ChainEventName: String, CodedName {
  /// The name of ``Router/ChainEvent/answered(prompt:choice:answer:)``.
  case answered
  /// The name of ``Router/ChainEvent/queued(_:)``.
  case queued
  /// The name of ``Router/ChainEvent/withdrawn(_:)``.
  case withdrawn
  /// The name of ``Router/ChainEvent/finished(_:by:for:isThere:)``.
  case finished
}

/// The stable name of an event of an exit guard.
public enum ExitEventName: String, CodedName {
  /// The name of ``ExitEvent/exitAsked(_:)``.
  case exitAsked
  /// The name of ``ExitEvent/exitDropped``.
  case exitDropped
  /// The name of ``ExitEvent/lost(_:)``.
  case lost
}

extension Router.Event {
  /// The stable name of this event.
  public var name: RouterEventName {
    switch self {
    case .stack(let event), .at(_, .stack(let event)): .stack(event.name)
    case .sheet(let event): .sheet(event.name)
    case .at(_, .search(let event)): .search(event.name)
    case .chain(let event): event.name
    case .exit(let event): .exit(event.name)
    }
  }
}

extension Router.ChainEvent {
  var name: RouterEventName {
    switch self {
    case .presented: .sheet(.presented)
    case .updated: .sheet(.updated)
    case .dismissed: .sheet(.dismissed)
    case .answered: .chain(.answered)
    case .queued: .chain(.queued)
    case .withdrawn: .chain(.withdrawn)
    case .finished: .chain(.finished)
    }
  }
}

/// What the stack, the slot and the search have; of alerts and dialogs `presented{prompt}`,
/// `updated{fromPrompt, toPrompt}`, `dismissed{prompt, cause}`; `answered{prompt, choice, answer?}`,
/// `queued{id or prompt}`, `withdrawn{id or prompt}`, `finished{answer, by, for, isThere}`; and what
/// ``ExitEvent`` has. A level stands beside the name: `"at": {"level": 1}`.
extension Router.Event: Encodable, Decodable, CodedByName where Scheme: CodableScheme {
  /// The address.
  public static var keysBesideName: [String] { [LevelAddress.key] }

  /// Encodes the name, with what it tells under it, and the level beside it.
  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder, at: addressLevel)
  }

  /// Decodes the one name that is there, what it tells, and the level beside it.
  ///
  /// - Throws: A `DecodingError` as for every ``CodedByName``, and for a level that does not belong to
  ///   the event.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder) { $0.at($1) }
  }

  /// Writes what the event tells.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .stack(let event), .at(_, .stack(let event)): try event.encode(to: &arguments)
    case .sheet(let event): try event.encode(to: &arguments)
    case .at(_, .search(let event)): try event.encode(to: &arguments)
    case .chain(let event): try event.encode(to: &arguments)
    case .exit(let event): try event.encode(to: &arguments)
    }
  }

  /// Reads what the event of a name tells.
  public init(_ name: RouterEventName, from arguments: inout ArgumentReader) throws {
    switch name {
    case .stack(let name): self = .stack(try .init(name, from: &arguments))
    case .sheet(let name):
      let isOfPrompt = ["prompt", "fromPrompt"].contains(where: arguments.contains)
      self =
        isOfPrompt
        ? .chain(try .init(name, from: &arguments)) : .sheet(try .init(name, from: &arguments))
    case .search(let name): self = .at(level: 0, .search(try .init(name, from: &arguments)))
    case .chain(let name): self = .chain(try .init(name, from: &arguments))
    case .exit(let name): self = .exit(try .init(name, from: &arguments))
    }
  }
}

extension Router.Event where Scheme: CodableScheme {
  /// The level that stands beside the name.
  var addressLevel: Int? {
    switch self {
    case .at(let level, .stack): level
    case .at(let level, .search): level == 0 ? nil : level
    case .stack, .sheet, .chain, .exit: nil
    }
  }

  /// The event at a level, or `nil` if it is at none.
  func at(_ level: Int) -> Self? {
    switch self {
    case .stack(let event): .at(level: level, .stack(event))
    case .at(_, let event): .at(level: level, event)
    case .sheet, .chain, .exit: nil
    }
  }
}

extension Router.ChainEvent where Scheme: CodableScheme {
  func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .presented(let prompt): try arguments.write(prompt, "prompt")
    case .updated(let old, let new):
      try arguments.write(old, "fromPrompt")
      try arguments.write(new, "toPrompt")
    case .dismissed(let prompt, let cause):
      try arguments.write(prompt, "prompt")
      try arguments.write(cause, "cause")
    case .answered(let prompt, let choice, let answer):
      try arguments.write(prompt, "prompt")
      try arguments.write(choice, "choice")
      try arguments.writeIfPresent(answer, "answer")
    case .queued(let id), .withdrawn(let id): try id.encode(to: &arguments)
    case .finished(let answer, let place, let asker, let isThere):
      try arguments.write(answer, "answer")
      try arguments.write(place, "by")
      try arguments.write(asker, "for")
      try arguments.write(isThere, "isThere")
    }
  }

  /// Reads an event of an alert or a dialog.
  init(_ name: SheetEventName, from arguments: inout ArgumentReader) throws {
    switch name {
    case .presented: self = .presented(try arguments.read("prompt"))
    case .updated:
      self = .updated(from: try arguments.read("fromPrompt"), to: try arguments.read("toPrompt"))
    case .dismissed:
      self = .dismissed(try arguments.read("prompt"), cause: try arguments.read("cause"))
    }
  }

  init(_ name: ChainEventName, from arguments: inout ArgumentReader) throws {
    switch name {
    case .answered:
      self = .answered(
        prompt: try arguments.read("prompt"), choice: try arguments.read("choice"),
        answer: try arguments.readIfPresent("answer"))
    case .queued: self = .queued(try PresentationID(from: &arguments))
    case .withdrawn: self = .withdrawn(try PresentationID(from: &arguments))
    case .finished:
      self = .finished(
        try arguments.read("answer"), by: try arguments.read("by"), for: try arguments.read("for"),
        isThere: try arguments.read("isThere"))
    }
  }
}

extension ExitEvent {
  /// The stable name of this event.
  public var name: ExitEventName {
    switch self {
    case .exitAsked: .exitAsked
    case .exitDropped: .exitDropped
    case .lost: .lost
    }
  }
}

/// `exitAsked{places}`, `exitDropped`, `lost{places}`.
extension ExitEvent: Encodable, Decodable, CodedByName where Place: Codable {
  /// Writes the places.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .exitAsked(let places), .lost(let places): try arguments.write(places, "places")
    case .exitDropped: break
    }
  }

  /// Reads the places.
  public init(_ name: ExitEventName, from arguments: inout ArgumentReader) throws {
    switch name {
    case .exitAsked: self = .exitAsked(Array(try arguments.read("places") as ShortList<Place>))
    case .exitDropped: self = .exitDropped
    case .lost: self = .lost(Array(try arguments.read("places") as ShortList<Place>))
    }
  }
}
