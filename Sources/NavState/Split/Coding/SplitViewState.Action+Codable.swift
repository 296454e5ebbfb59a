/// What a pane has, with a column and a level beside the name; `configure{rules}`, `adapt{traits}`,
/// `confirm`, `cancel`.
extension SplitViewState.Action: Encodable, Decodable, CodedByName where Scheme: CodableScheme {
  /// Those of a ``Context``, and the address.
  public static var keysBesideName: [String] { Context.keys + [LevelAddress.key] }

  /// Encodes the name, with the arguments under it, and the address beside it.
  ///
  /// - Throws: An `EncodingError` for an action of columns in a column, which is refused everywhere.
  public func encode(to encoder: any Encoder) throws {
    try encodeNamed(to: encoder)
    guard case .pane(let action) = self else { return }
    try PaneAddress<Never>(column: action.addressColumn, level: action.addressLevel)
      .encodeBeside(encoder)
  }

  /// Decodes the one name that is there, its arguments, and the address beside it.
  ///
  /// - Throws: A `DecodingError` as for every ``CodedByName``, and for an address that does not belong
  ///   to the action.
  public init(from decoder: any Decoder) throws {
    let action = try Self(namedFrom: decoder)
    let address = try PaneAddress<Never>.beside(decoder)
    guard let placed = action.at(address) else {
      throw decoder.error(.unknownArgument(LevelAddress.key))
    }
    self = placed
  }

  /// The action at an address, or `nil` if it has none.
  private func at(_ address: PaneAddress<Never>) -> Self? {
    guard case .pane(let action) = self else { return address.isEmpty ? self : nil }
    return action.at(address).map { .pane($0) }
  }

  /// Writes the arguments of this action.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .pane(let action): try action.encode(to: &arguments)
    case .configure(let rules): try arguments.write(rules, "rules")
    case .adapt(let traits): try arguments.write(traits, "traits")
    case .confirm, .cancel: break
    }
  }

  /// Reads the arguments of the action that has a name.
  public init(_ name: SplitVerb, from arguments: inout ArgumentReader) throws {
    switch name {
    case .pane(let verb): self = .pane(try .init(verb, from: &arguments))
    case .configure: self = .configure(try arguments.read("rules"))
    case .adapt: self = .adapt(try arguments.read("traits"))
    case .confirm: self = .confirm
    case .cancel: self = .cancel
    }
  }
}

/// What a router has, with a column and a level beside the name where it is not the detail's; what
/// ``ColumnEvent`` has; what ``ExitEvent`` has, without an address.
extension SplitViewState.Event: Encodable, Decodable, CodedByName where Scheme: CodableScheme {
  /// The address.
  public static var keysBesideName: [String] { [LevelAddress.key] }

  /// Encodes the name, with what it tells under it, and the address beside it.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .pane(let event): try event.encode(to: encoder)
    case .column(let event): try event.encode(to: encoder)
    case .exit(let event): try event.encode(to: encoder)
    }
  }

  /// Decodes the one name that is there, what it tells, and the address beside it.
  ///
  /// - Throws: A `DecodingError` as for every ``CodedByName``, and for an address that does not belong
  ///   to the event.
  public init(from decoder: any Decoder) throws {
    let address = try PaneAddress<Never>.beside(decoder)
    if address.column != nil {
      self = .column(try ColumnEvent(from: decoder))
    } else if let level = address.level {
      self = .pane(try Router<Scheme>.Event(addressed: decoder, level: level))
    } else {
      self = try Self(namedFrom: decoder)
    }
  }

  /// Writes what the event tells.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .pane(let event): try event.encode(to: &arguments)
    case .column(let event): try event.encode(to: &arguments)
    case .exit(let event): try event.encode(to: &arguments)
    }
  }

  /// Reads what the event of a name tells.
  public init(_ name: PaneEventName, from arguments: inout ArgumentReader) throws {
    switch name {
    case .router(.exit(let name)): self = .exit(try .init(name, from: &arguments))
    case .router(let name): self = .pane(try .init(name, from: &arguments))
    case .column: self = .column(try .init(name, from: &arguments))
    }
  }
}
