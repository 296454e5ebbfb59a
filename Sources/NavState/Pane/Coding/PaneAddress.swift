/// The address that may stand beside a name: `{"at": {"tab": "home", "column": "sidebar"}, "push": {…}}`.
///
/// An address that is half understood is another address, so it has no other keys.
struct PaneAddress<Tab: Codable>: Codable {
  var tab: Tab?
  var column: PaneColumn?
  var level: Int?

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case tab
    case column
    case level
  }

  init(tab: Tab? = nil, column: PaneColumn? = nil, level: Int? = nil) {
    self.tab = tab
    self.column = column
    self.level = level
  }

  init(from decoder: any Decoder) throws {
    try decoder.container(keyedBy: PlaceKey.self)
      .refuseKeys(but: Set(CodingKeys.allCases.map(\.rawValue)))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tab = try container.readIfPresent(.tab)
    column = try container.readIfPresent(.column)
    level = try container.readIfPresent(.level)
  }

  /// Whether nothing is named.
  var isEmpty: Bool { tab == nil && column == nil && level == nil }

  /// Encodes the address beside a name, unless it is empty.
  func encodeBeside(_ encoder: any Encoder) throws {
    guard !isEmpty else { return }
    var container = encoder.container(keyedBy: PlaceKey.self)
    try container.encode(self, forKey: PlaceKey(LevelAddress.key))
  }

  /// Decodes the address beside a name; an empty one if there is none.
  static func beside(_ decoder: any Decoder) throws -> Self {
    let container = try decoder.container(keyedBy: PlaceKey.self)
    return try container.readIfPresent(PlaceKey(LevelAddress.key)) ?? Self()
  }
}
