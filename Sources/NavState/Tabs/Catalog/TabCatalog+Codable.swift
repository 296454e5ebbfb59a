private enum CatalogKeys: String, CodingKey {
  case entries
}

private enum EntryKeys: String, CodingKey, CaseIterable {
  case tab
  case section
}

private enum PartKeys: String, CodingKey {
  case id
  case kind
  case role
  case placement
  case customizationID
  case barBehavior
  case sidebarBehavior
  case barVisibility
  case sidebarVisibility
  case hidden
  case disabled
  case badge
  case compactTwin
  case splitView
  case tabs
}

/// `{"entries": [{"tab": {…}}, {"section": {…}}]}`.
extension TabCatalog: Encodable where Tab: Encodable {
  /// Encodes what is declared.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CatalogKeys.self)
    try container.encode(entries, forKey: .entries)
  }
}

extension TabCatalog: Decodable where Tab: Decodable {
  /// Decodes a catalog, strictly.
  ///
  /// - Throws: A `DecodingError` if there are more entries, or tabs in a section, than the ``Limits``
  ///   allow, if something can't be read, or if the entries break a rule of ``Violation``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CatalogKeys.self)
    let part = try container.part(.entries)
    let entries: [Entry] = try part.decodeArray(atMost: decoder.userInfo.limits.count)
    do {
      try self.init(entries)
    } catch {
      throw part.error(.violation("\(error)"))
    }
  }
}

/// `{"tab": {…}}` or `{"section": {…}}`.
extension TabCatalog.Entry: Encodable where Tab: Encodable {
  /// Encodes the tab or the section under its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EntryKeys.self)
    switch self {
    case .tab(let item): try container.encode(item, forKey: .tab)
    case .section(let section): try container.encode(section, forKey: .section)
    }
  }
}

extension TabCatalog.Entry: Decodable where Tab: Decodable {
  /// Decodes the one tab or section that is there.
  ///
  /// - Throws: A `DecodingError` if there is no name, more than one, or one that is not known.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PlaceKey.self)
    let keys = container.allKeys.map(\.stringValue).sorted()
    guard let key = keys.first else { throw decoder.error(.missingName) }
    guard keys.count == 1 else { throw decoder.error(.severalNames(keys)) }
    switch EntryKeys(rawValue: key) {
    case .tab: self = .tab(try container.read(PlaceKey(key)))
    case .section: self = .section(try container.read(PlaceKey(key)))
    case nil: throw decoder.error(.unknownName(key))
    }
  }
}

/// An object with the identity, and what differs from an ordinary place.
extension TabCatalog.Item: Encodable where Tab: Encodable {
  /// Encodes what differs from an ordinary place.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PartKeys.self)
    try container.encode(id, forKey: .id)
    if kind != .place { try container.encode(kind, forKey: .kind) }
    try container.encodeIfPresent(role, forKey: .role)
    if placement != .automatic { try container.encode(placement, forKey: .placement) }
    try container.encodeCustomizing(of: self)
    if isHidden { try container.encode(true, forKey: .hidden) }
    if isDisabled { try container.encode(true, forKey: .disabled) }
    try container.encodeIfPresent(badge, forKey: .badge)
    try container.encodeIfPresent(compactTwin, forKey: .compactTwin)
    try container.encodeIfPresent(splitView, forKey: .splitView)
  }
}

extension TabCatalog.Item: Decodable where Tab: Decodable {
  /// Decodes what is declared of a tab; what is not there is as in an ordinary place.
  ///
  /// - Throws: A `DecodingError` if there is no identity, or something can't be read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PartKeys.self)
    self.init(
      id: try container.read(.id), kind: try container.readIfPresent(.kind) ?? .place,
      role: try container.readIfPresent(.role),
      placement: try container.readIfPresent(.placement) ?? .automatic,
      customizationID: try container.readIfPresent(.customizationID),
      barBehavior: try container.readIfPresent(.barBehavior),
      sidebarBehavior: try container.readIfPresent(.sidebarBehavior),
      barVisibility: try container.readIfPresent(.barVisibility) ?? .automatic,
      sidebarVisibility: try container.readIfPresent(.sidebarVisibility) ?? .automatic,
      isHidden: try container.readIfPresent(.hidden) ?? false,
      isDisabled: try container.readIfPresent(.disabled) ?? false,
      badge: try container.readIfPresent(.badge),
      compactTwin: try container.readIfPresent(.compactTwin),
      splitView: try container.readIfPresent(.splitView))
  }
}

/// An object with the identity, the tabs, and what differs from an ordinary section.
extension TabCatalog.Section: Encodable where Tab: Encodable {
  /// Encodes what differs from an ordinary section, and the tabs.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PartKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(tabs, forKey: .tabs)
    if placement != .automatic { try container.encode(placement, forKey: .placement) }
    try container.encodeCustomizing(of: self)
    if isHidden { try container.encode(true, forKey: .hidden) }
  }
}

extension TabCatalog.Section: Decodable where Tab: Decodable {
  /// Decodes a section; what is not there is as in an ordinary one.
  ///
  /// - Throws: A `DecodingError` if there is no identity, there are more tabs than the ``Limits``
  ///   allow, or something can't be read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PartKeys.self)
    self.init(
      id: try container.read(.id), customizationID: try container.readIfPresent(.customizationID),
      tabs: try container.elementsIfPresent(.tabs, atMost: decoder.userInfo.limits.count) ?? [],
      placement: try container.readIfPresent(.placement) ?? .automatic,
      barBehavior: try container.readIfPresent(.barBehavior),
      sidebarBehavior: try container.readIfPresent(.sidebarBehavior),
      barVisibility: try container.readIfPresent(.barVisibility) ?? .automatic,
      sidebarVisibility: try container.readIfPresent(.sidebarVisibility) ?? .automatic,
      isHidden: try container.readIfPresent(.hidden) ?? false)
  }
}

extension KeyedEncodingContainer<PartKeys> {
  /// Encodes what a person can change, as far as it differs from the default.
  fileprivate mutating func encodeCustomizing(of part: some CustomizablePart) throws {
    try encodeIfPresent(part.customizationID, forKey: .customizationID)
    try encodeIfPresent(part.barBehavior, forKey: .barBehavior)
    try encodeIfPresent(part.sidebarBehavior, forKey: .sidebarBehavior)
    if part.barVisibility != .automatic { try encode(part.barVisibility, forKey: .barVisibility) }
    if part.sidebarVisibility != .automatic {
      try encode(part.sidebarVisibility, forKey: .sidebarVisibility)
    }
  }
}

/// `{"count": 3}` or `{"text": "new"}`.
extension TabCatalog.Badge: Codable {
  private enum CodingKeys: String, CodingKey {
    case count
    case text
  }

  /// Encodes the number or the text under its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .count(let count): try container.encode(count, forKey: .count)
    case .text(let text): try container.encode(text, forKey: .text)
    }
  }

  /// Decodes the one number or text that is there.
  ///
  /// - Throws: A `DecodingError` if there is neither, both, or one that can't be read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let count: Int? = try container.readIfPresent(.count)
    let text: String? = try container.readIfPresent(.text)
    switch (count, text) {
    case (let count?, nil): self = .count(count)
    case (nil, let text?): self = .text(text)
    case (nil, nil): throw decoder.error(.missingName)
    case (_?, _?): throw decoder.error(.severalNames(["count", "text"]))
    }
  }
}
