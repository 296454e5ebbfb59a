/// What a router has, but for `configure`, `adapt`, `confirm` and `cancel`; `selectSidebar{items}`,
/// `selectContent{items}`, `showDetail{route}`, `dismissColumn{column}`, `showColumn{column}`,
/// `hideColumn{column}`, `toggleSidebar`, `setColumnVisibility{visibility}`,
/// `setPreferredCompactColumn{column?}`, `presentInspector{isPresented}`, `showSecondary{isWanted}`,
/// `setColumnWidth{column, width?}`, `setCompactPath{path}`. A column and a level stand beside the name:
/// `"at": {"column": "sidebar", "level": 0}`.
extension PaneAction: Encodable, Decodable, CodedByName where Scheme: CodableScheme {
  /// Those of a ``Context``, and the address.
  public static var keysBesideName: [String] { Context.keys + [LevelAddress.key] }

  /// Encodes the name, with the arguments under it, and the address beside it.
  ///
  /// - Throws: An `EncodingError` for an action of columns in a column, which is refused everywhere.
  public func encode(to encoder: any Encoder) throws {
    try encodeNamed(to: encoder)
    try PaneAddress<Never>(column: addressColumn, level: addressLevel).encodeBeside(encoder)
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

  /// Writes the arguments of this action.
  public func encode(to arguments: inout ArgumentWriter) throws {
    if case .column(let action) = self {
      try action.encode(to: &arguments)
    } else {
      try Router<Scheme>.Action(self)?.encode(to: &arguments)
    }
  }

  /// Reads the arguments of the action that has a name.
  public init(_ name: PaneVerb, from arguments: inout ArgumentReader) throws {
    switch name {
    case .column(let verb): self = .column(try .init(verb, from: &arguments))
    case .router(let verb):
      let action = try Router<Scheme>.Action(verb, from: &arguments)
      guard let action = PaneAction(action) else {
        throw arguments.error(.unknownName(verb.rawValue))
      }
      self = action
    }
  }
}

extension PaneAction where Scheme: CodableScheme {
  /// The column that stands beside the name.
  var addressColumn: PaneColumn? {
    if case .column(.at(let column, _)) = self { column } else { nil }
  }

  /// The level that stands beside the name.
  var addressLevel: Int? {
    if case .column(.at(_, let action)) = self { return action.addressLevel }
    return Router<Scheme>.Action(self)?.addressLevel
  }

  /// The action at an address, or `nil` if it has none.
  func at<Tab>(_ address: PaneAddress<Tab>) -> Self? {
    guard let placed = address.level.map(at) ?? self else { return nil }
    guard let column = address.column else { return placed }
    if case .column = placed { return nil }
    return .column(.at(column, placed))
  }

  private func at(_ level: Int) -> Self? {
    Router<Scheme>.Action(self)?.at(level).flatMap { PaneAction($0) }
  }
}

extension ColumnAction where Scheme: CodableScheme {
  func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .selectSidebar(let items): try arguments.write(items, "items")
    case .selectContent(let items): try arguments.write(items, "items")
    case .showDetail(let route): try arguments.write(route, "route")
    case .dismiss(let column), .show(let column), .hide(let column):
      try arguments.write(column, "column")
    case .toggleSidebar: break
    case .setVisibility(let visibility): try arguments.write(visibility, "visibility")
    case .setPreferredCompactColumn(let column): try arguments.writeIfPresent(column, "column")
    case .presentInspector(let isPresented): try arguments.write(isPresented, "isPresented")
    case .showSecondary(let isWanted): try arguments.write(isWanted, "isWanted")
    case .setWidth(let width, let column):
      try arguments.write(column, "column")
      try arguments.writeIfPresent(width, "width")
    case .set(let path): try arguments.write(path, "path")
    case .at(_, .column):
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: [], debugDescription: "an action of columns has no column beside its name"))
    case .at(_, let action): try action.encode(to: &arguments)
    }
  }

  init(_ verb: ColumnVerb, from arguments: inout ArgumentReader) throws {
    switch verb {
    case .selectSidebar: self = .selectSidebar(try arguments.read("items"))
    case .selectContent: self = .selectContent(try arguments.read("items"))
    case .showDetail: self = .showDetail(try arguments.read("route"))
    case .dismissColumn: self = .dismiss(try arguments.read("column"))
    case .showColumn: self = .show(try arguments.read("column"))
    case .hideColumn: self = .hide(try arguments.read("column"))
    case .toggleSidebar: self = .toggleSidebar
    case .setColumnVisibility: self = .setVisibility(try arguments.read("visibility"))
    case .setPreferredCompactColumn:
      self = .setPreferredCompactColumn(try arguments.readIfPresent("column"))
    case .presentInspector: self = .presentInspector(try arguments.read("isPresented"))
    case .showSecondary: self = .showSecondary(try arguments.read("isWanted"))
    case .setColumnWidth:
      self = .setWidth(
        try arguments.readIfPresent("width"), of: try arguments.read("column"))
    case .setCompactPath:
      let form: SplitPathForm<Scheme> = try arguments.read("path")
      self = .set(form.path)
    }
  }
}
