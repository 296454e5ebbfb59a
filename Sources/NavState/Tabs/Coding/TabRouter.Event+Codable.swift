/// What a pane has, with the tab, a column and a level beside the name,
/// `"at": {"tab": "home", "column": "sidebar", "level": 0}`;
/// `selected{tab, previous}`, `intercepted{tab}`, `scrollToTop{tab}`, `parked{tab}`, `returned{tab}`,
/// `dropped{tab, pane}`; what ``ExitEvent`` has, without an address.
extension TabRouter.Event: Encodable, Decodable, CodedByName where Scheme: CodableScheme {
  /// The address.
  public static var keysBesideName: [String] { [LevelAddress.key] }

  /// Encodes the name, with what it tells under it, and the address beside it.
  public func encode(to encoder: any Encoder) throws {
    try encodeNamed(to: encoder)
    switch self {
    case .pane(let tab, let event):
      try PaneAddress(tab: tab, level: event.addressLevel).encodeBeside(encoder)
    case .column(let tab, .at(let column, let event)):
      try PaneAddress(tab: tab, column: column, level: event.addressLevel).encodeBeside(encoder)
    case .column(let tab, _): try PaneAddress(tab: tab).encodeBeside(encoder)
    default: break
    }
  }

  /// Decodes the one name that is there, what it tells, and the address beside it.
  ///
  /// - Throws: A `DecodingError` as for every ``CodedByName``, and for an address that does not belong
  ///   to the event or is missing.
  public init(from decoder: any Decoder) throws {
    let address = try PaneAddress<Scheme.Tab>.beside(decoder)
    guard let tab = address.tab else {
      guard address.isEmpty else { throw decoder.error(.unknownArgument(LevelAddress.key)) }
      self = try Self(namedFrom: decoder)
      return
    }
    // Before the names of a pane's events are asked, which don't know these.
    let keys = try decoder.container(keyedBy: PlaceKey.self).allKeys.map(\.stringValue)
    guard !keys.contains(where: { TabEventName.Own(rawValue: $0) != nil }) else {
      throw decoder.error(.unknownArgument(LevelAddress.key))
    }
    if let column = address.column {
      self = .column(
        tab, .at(column, try Router<Scheme>.Event(addressed: decoder, level: address.level)))
    } else if keys.contains(where: { ColumnEventName(rawValue: $0) != nil }) {
      guard address.level == nil else { throw decoder.error(.unknownArgument(LevelAddress.key)) }
      self = .column(tab, try ColumnEvent(namedFrom: decoder))
    } else {
      self = .pane(tab, try Router<Scheme>.Event(addressed: decoder, level: address.level))
    }
  }

  /// Writes what the event tells.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .pane(_, let event): try event.encode(to: &arguments)
    case .column(_, let event): try event.encode(to: &arguments)
    case .selected(let tab, let previous):
      try arguments.write(tab, "tab")
      try arguments.write(previous, "previous")
    case .intercepted(let tab), .scrollToTop(let tab), .parked(let tab), .returned(let tab):
      try arguments.write(tab, "tab")
    case .dropped(let tab, let pane):
      try arguments.write(tab, "tab")
      try arguments.write(pane, "pane")
    case .exit(let event): try event.encode(to: &arguments)
    }
  }

  /// Reads what the event of a name tells.
  public init(_ name: TabEventName, from arguments: inout ArgumentReader) throws {
    switch name {
    case .pane(.router(.exit(let name))): self = .exit(try .init(name, from: &arguments))
    // What happens in a pane says in which.
    case .pane: throw arguments.error(.missingKey(LevelAddress.key))
    case .tabs(.selected):
      self = .selected(try arguments.read("tab"), previous: try arguments.read("previous"))
    case .tabs(.intercepted): self = .intercepted(try arguments.read("tab"))
    case .tabs(.scrollToTop): self = .scrollToTop(try arguments.read("tab"))
    case .tabs(.parked): self = .parked(try arguments.read("tab"))
    case .tabs(.returned): self = .returned(try arguments.read("tab"))
    case .tabs(.dropped): self = .dropped(try arguments.read("tab"), try arguments.read("pane"))
    }
  }
}

/// The router's own form, or the split view's.
extension Pane: Codable where Scheme: CodableScheme {
  /// Encodes the router or the split view.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .router(let router): try router.encode(to: encoder)
    case .splitView(let split): try split.encode(to: encoder)
    }
  }

  /// Decodes a router, or a split view where there is a detail, under the configuration of the decoder's
  /// `userInfo`; without one, under rules that allow as much as any.
  ///
  /// - Throws: What the router or the split view throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PlaceKey.self)
    guard container.contains(PlaceKey("detail")) else {
      self = .router(try Router(from: decoder))
      return
    }
    let userInfo = decoder.userInfo
    guard userInfo[.splitConfiguration] == nil else {
      self = .splitView(try SplitViewState(from: decoder))
      return
    }
    let routers = userInfo.routerConfiguration
    let form = try SplitForm<Scheme>(from: decoder, under: userInfo.roomiestColumns)
    let rules = SplitRules.roomiest(routers, form.parts.leastColumns, limit: .max)
    self = .splitView(try SplitViewState(from: decoder, under: Configuration(rules: rules)))
  }
}

extension Dictionary where Key == CodingUserInfoKey {
  /// The rules of columns where their own are not known: there may be as much as is read.
  var roomiestColumns: SplitRules {
    .roomiest(routerConfiguration, limit: givenLimits?.count ?? LeadingColumnRules.anyNumber)
  }
}
