/// The address that may stand beside a name: `{"at": {"tab": "home", "level": 1}, "push": {…}}`.
///
/// An address that is half understood is another address, so it has no other keys.
struct TabAddress<Tab: Codable>: Codable {
  var tab: Tab?
  var level: Int?

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case tab
    case level
  }

  init(tab: Tab?, level: Int?) {
    self.tab = tab
    self.level = level
  }

  init(from decoder: any Decoder) throws {
    try decoder.container(keyedBy: PlaceKey.self)
      .refuseKeys(but: Set(CodingKeys.allCases.map(\.rawValue)))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tab = try container.readIfPresent(.tab)
    level = try container.readIfPresent(.level)
  }

  /// Encodes the address beside a name, unless it is empty.
  func encodeBeside(_ encoder: any Encoder) throws {
    guard tab != nil || level != nil else { return }
    var container = encoder.container(keyedBy: PlaceKey.self)
    try container.encode(self, forKey: PlaceKey(LevelAddress.key))
  }

  /// Decodes the address beside a name; an empty one if there is none.
  static func beside(_ decoder: any Decoder) throws -> Self {
    let container = try decoder.container(keyedBy: PlaceKey.self)
    return try container.readIfPresent(PlaceKey(LevelAddress.key))
      ?? Self(tab: nil, level: nil)
  }
}
