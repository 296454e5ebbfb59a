/// What a router has, with the column and a level beside the name,
/// `"at": {"column": "sidebar", "level": 0}`; `selectedSidebar{items, previous}`,
/// `selectedContent{items, previous}`.
extension ColumnEvent: Encodable, Decodable, CodedByName where Scheme: CodableScheme {
  /// The address.
  public static var keysBesideName: [String] { [LevelAddress.key] }

  /// Encodes the name, with what it tells under it, and the address beside it.
  public func encode(to encoder: any Encoder) throws {
    try encodeNamed(to: encoder)
    guard case .at(let column, let event) = self else { return }
    try PaneAddress<Never>(column: column, level: event.addressLevel).encodeBeside(encoder)
  }

  /// Decodes the one name that is there, what it tells, and the address beside it.
  ///
  /// - Throws: A `DecodingError` as for every ``CodedByName``, and for an address that does not belong
  ///   to the event or is missing.
  public init(from decoder: any Decoder) throws {
    let address = try PaneAddress<Never>.beside(decoder)
    guard let column = address.column else {
      guard address.isEmpty else { throw decoder.error(.unknownArgument(LevelAddress.key)) }
      self = try Self(namedFrom: decoder)
      return
    }
    self = .at(column, try Router<Scheme>.Event(addressed: decoder, level: address.level))
  }

  /// Writes what the event tells.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .selectedSidebar(let items, let previous):
      try arguments.write(items, "items")
      try arguments.write(previous, "previous")
    case .selectedContent(let items, let previous):
      try arguments.write(items, "items")
      try arguments.write(previous, "previous")
    case .at(_, let event): try event.encode(to: &arguments)
    }
  }

  /// Reads what the event of a name tells.
  public init(_ name: PaneEventName, from arguments: inout ArgumentReader) throws {
    switch name {
    case .column(.selectedSidebar):
      self = .selectedSidebar(
        try arguments.read("items"), previous: try arguments.read("previous"))
    case .column(.selectedContent):
      self = .selectedContent(
        try arguments.read("items"), previous: try arguments.read("previous"))
    // What happens in a column says in which.
    case .router: throw arguments.error(.missingKey(LevelAddress.key))
    }
  }
}

extension Router.Event where Scheme: CodableScheme {
  /// Decodes an event whose address is another value's, but for the level.
  ///
  /// - Throws: A `DecodingError` for what is no event of a router, or has no level.
  init(addressed decoder: any Decoder, level: Int?) throws {
    // Before the names of a router's events are asked, which don't know these.
    let keys = try decoder.container(keyedBy: PlaceKey.self).allKeys.map(\.stringValue)
    guard !keys.contains(where: { ColumnEventName(rawValue: $0) != nil }) else {
      throw decoder.error(.unknownArgument(LevelAddress.key))
    }
    let event = try Self(namedFrom: decoder)
    guard let placed = level.map(event.at) ?? event else {
      throw decoder.error(.unknownArgument(LevelAddress.key))
    }
    self = placed
  }
}
