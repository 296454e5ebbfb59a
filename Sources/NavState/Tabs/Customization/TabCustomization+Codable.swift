/// `{"visibility": {"home": {"bar": "hidden"}}, "tabOrder": {"lists": ["b", "a"]}, "sectionOrder": […],
/// "barSlots": […]}`, without what nobody changed.
extension TabCustomization: Codable {
  private enum CodingKeys: String, CodingKey {
    case visibility
    case tabOrder
    case sectionOrder
    case barSlots
  }

  private enum AreaKeys: String, CodingKey {
    case bar
    case sidebar
  }

  /// Encodes what a person changed.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !wishes.isEmpty {
      var parts = container.nestedContainer(keyedBy: PlaceKey.self, forKey: .visibility)
      for wish in wishes {
        var areas = parts.nestedContainer(keyedBy: AreaKeys.self, forKey: PlaceKey(wish.id))
        if wish.bar != .automatic { try areas.encode(wish.bar, forKey: .bar) }
        if wish.sidebar != .automatic { try areas.encode(wish.sidebar, forKey: .sidebar) }
      }
    }
    if !orders.isEmpty {
      var parts = container.nestedContainer(keyedBy: PlaceKey.self, forKey: .tabOrder)
      for order in orders { try parts.encode(order.tabs, forKey: PlaceKey(order.section)) }
    }
    try container.encodeIfPresent(sections, forKey: .sectionOrder)
    try container.encodeIfPresent(slots, forKey: .barSlots)
  }

  /// Decodes what a person changed; of what is not there, nothing.
  ///
  /// - Throws: A `DecodingError` if an order names something twice, there are more ids than the
  ///   ``Limits`` allow, or something can't be read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let limit = decoder.userInfo.limits.count
    let wishes = try container.parts(.visibility, atMost: limit) { decoder, id in
      let areas = try decoder.container(keyedBy: AreaKeys.self)
      return Wish(
        id: id, bar: try areas.readIfPresent(.bar) ?? .automatic,
        sidebar: try areas.readIfPresent(.sidebar) ?? .automatic)
    }
    self.init(
      wishes: wishes.filter { $0.bar != .automatic || $0.sidebar != .automatic },
      orders: try container.parts(.tabOrder, atMost: limit) { decoder, id in
        Order(section: id, tabs: try DistinctIDs(from: decoder).ids)
      },
      sections: (try container.readIfPresent(.sectionOrder) as DistinctIDs?)?.ids,
      slots: (try container.readIfPresent(.barSlots) as DistinctIDs?)?.ids)
  }
}

extension KeyedDecodingContainer {
  /// Decodes the members of an object that may be missing, by ascending key.
  fileprivate func parts<Part>(
    _ key: Key, atMost limit: Int, by read: (any Decoder, String) throws -> Part
  ) throws -> [Part] {
    guard contains(key), try !decodeNil(forKey: key) else { return [] }
    let container = try nestedContainer(keyedBy: PlaceKey.self, forKey: key)
    let ids = container.allKeys.map(\.stringValue).sorted()
    guard ids.count <= limit else { throw try part(key).error(.tooMany(limit: limit)) }
    // Two keys of different bytes can be one text.
    for (id, next) in zip(ids, ids.dropFirst()) where id == next {
      throw try part(key).error(.duplicateKey(id))
    }
    return try ids.map { try read(try container.part(PlaceKey($0)), $0) }
  }
}

/// Ids, none twice, and at most as many as the limits of a reading allow.
private struct DistinctIDs: Decodable {
  let ids: [String]

  init(from decoder: any Decoder) throws {
    ids = try decoder.decodeArray(atMost: decoder.userInfo.limits.count)
    var known: Set<String> = []
    for id in ids where !known.insert(id).inserted {
      throw decoder.error(.violation("\"\(id)\" is named twice"))
    }
  }
}
