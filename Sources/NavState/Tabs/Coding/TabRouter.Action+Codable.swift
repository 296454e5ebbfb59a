/// What a pane has, with a tab, a column and a level beside the name,
/// `"at": {"tab": "home", "column": "sidebar", "level": 0}`; what a
/// ``TabCustomization`` has; `select{tab}`, `placeBar{placement}`, `minimizeBar{isMinimized}`,
/// `enableAccessory{isEnabled}`, `configure{rules}`, `adapt{traits}`, `confirm`, `cancel`.
extension TabRouter.Action: Encodable, Decodable, CodedByName where Scheme: CodableScheme {
  /// Those of a ``Context``, and the address.
  public static var keysBesideName: [String] { Context.keys + [LevelAddress.key] }

  /// Encodes the name, with the arguments under it, and the address beside it.
  public func encode(to encoder: any Encoder) throws {
    try encodeNamed(to: encoder)
    guard case .pane(let action, let tab) = self else { return }
    try PaneAddress(tab: tab, column: action.addressColumn, level: action.addressLevel)
      .encodeBeside(encoder)
  }

  /// Decodes the one name that is there, its arguments, and the address beside it.
  ///
  /// - Throws: A `DecodingError` as for every ``CodedByName``, and for an address that does not belong
  ///   to the action.
  public init(from decoder: any Decoder) throws {
    let action = try Self(namedFrom: decoder)
    let address = try PaneAddress<Scheme.Tab>.beside(decoder)
    guard let placed = action.at(address) else {
      throw decoder.error(.unknownArgument(LevelAddress.key))
    }
    self = placed
  }

  /// The action at an address, or `nil` if it has none.
  private func at(_ address: PaneAddress<Scheme.Tab>) -> Self? {
    guard case .pane(let action, _) = self else { return address.isEmpty ? self : nil }
    return action.at(address).map { .pane($0, tab: address.tab) }
  }

  /// Writes the arguments of this action.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .pane(let action, _): try action.encode(to: &arguments)
    case .select(let tab): try arguments.write(tab, "tab")
    case .configure(let rules): try arguments.write(rules, "rules")
    case .adapt(let traits): try arguments.write(traits, "traits")
    case .customize(let action): try action.encode(to: &arguments)
    case .bar(.place(let placement)): try arguments.write(placement, "placement")
    case .bar(.minimize(let isMinimized)): try arguments.write(isMinimized, "isMinimized")
    case .bar(.enableAccessory(let isEnabled)): try arguments.write(isEnabled, "isEnabled")
    case .confirm, .cancel: break
    }
  }

  /// Reads the arguments of the action that has a name.
  public init(_ name: TabVerb, from arguments: inout ArgumentReader) throws {
    switch name {
    case .pane(let verb): self = .pane(try .init(verb, from: &arguments))
    case .customize(let verb): self = .customize(try .init(verb, from: &arguments))
    case .tabs(.select): self = .select(try arguments.read("tab"))
    case .tabs(.placeBar): self = .bar(.place(try arguments.read("placement")))
    case .tabs(.minimizeBar): self = .bar(.minimize(try arguments.read("isMinimized")))
    case .tabs(.enableAccessory): self = .bar(.enableAccessory(try arguments.read("isEnabled")))
    case .tabs(.configure): self = .configure(try arguments.read("rules"))
    case .tabs(.adapt): self = .adapt(try arguments.read("traits"))
    case .tabs(.confirm): self = .confirm
    case .tabs(.cancel): self = .cancel
    }
  }
}

/// `{"tab": …, "column": …, "place": …}`, without a column where the tab owns no split view.
extension TabPlace: Codable where Scheme: CodableScheme {
  private enum CodingKeys: String, CodingKey {
    case tab
    case column
    case place
  }

  /// Encodes the tab, the column and the place.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tab, forKey: .tab)
    try container.encodeIfPresent(column, forKey: .column)
    try container.encode(place, forKey: .place)
  }

  /// Decodes the tab, the column and the place.
  ///
  /// - Throws: A `DecodingError` if the tab or the place is missing, or something can't be read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.read(.place), in: try container.read(.tab),
      column: try container.readIfPresent(.column))
  }
}
