/// `{"sidebarSelection": ["inbox"]}`, `{"contentSelection": ["7"]}`, or
/// `{"screen": …, "column": "detail"}`.
extension SplitScreen: Codable where Scheme: CodableScheme {
  private enum CodingKeys: String, CodingKey {
    case sidebarSelection
    case contentSelection
    case screen
    case column
  }

  /// Encodes the selection, or the screen with its column.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .sidebarSelection(let items): try container.encode(items, forKey: .sidebarSelection)
    case .contentSelection(let items): try container.encode(items, forKey: .contentSelection)
    case .screen(let route, let column):
      try container.encode(route, forKey: .screen)
      try container.encode(column, forKey: .column)
    }
  }

  /// Decodes a selection, or a screen.
  ///
  /// - Throws: A `DecodingError` if it is neither, more than one, or can't be read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let isScreen = container.contains(.screen)
    let kinds = [CodingKeys.sidebarSelection, .contentSelection].filter(container.contains)
    guard kinds.count + (isScreen ? 1 : 0) == 1 else {
      throw decoder.error(.violation("a screen of a path is one thing"))
    }
    switch kinds.first {
    case .sidebarSelection: self = .sidebarSelection(try container.read(.sidebarSelection))
    case .contentSelection: self = .contentSelection(try container.read(.contentSelection))
    default:
      self = .screen(try container.read(.screen), in: try container.read(.column))
    }
  }
}

/// `{"column": "detail", "place": …}`.
extension SplitPlace: Codable where Scheme: CodableScheme {
  private enum CodingKeys: String, CodingKey {
    case column
    case place
  }

  /// Encodes the column and the place.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(column, forKey: .column)
    try container.encode(place, forKey: .place)
  }

  /// Decodes the column and the place.
  ///
  /// - Throws: A `DecodingError` if one of them is missing or can't be read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try container.read(.place), in: try container.read(.column))
  }
}

/// A path as it is read: it has room for the stacks of all columns, and for the selections.
struct SplitPathForm<Scheme: CodableScheme>: Decodable {
  let path: SplitPath<Scheme>

  init(from decoder: any Decoder) throws {
    let columns = SplitColumn.allCases.count
    // Beyond this number nobody gets, and the product stays one.
    let depth = min(decoder.userInfo.depthLimit, .max / 8)
    path = try RouteStack(from: decoder, depth: depth * columns + columns - 1)
  }
}
