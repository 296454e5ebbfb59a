/// An object with what differs from the standard options, which are `{}`.
extension PresentationOptions: Codable {
  private enum CodingKeys: String, CodingKey {
    case detents
    case selectedDetent
    case largestUndimmedDetent
    case sizing
    case interactiveDismissDisabled
    case adaptation
  }

  /// Encodes what differs from the standard options.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if detents != Self.standard.detents { try container.encode(detents, forKey: .detents) }
    if selectedDetent != detents.first {
      try container.encode(selectedDetent, forKey: .selectedDetent)
    }
    try container.encodeIfPresent(largestUndimmedDetent, forKey: .largestUndimmedDetent)
    if sizing != .automatic { try container.encode(sizing, forKey: .sizing) }
    if isInteractiveDismissDisabled {
      try container.encode(true, forKey: .interactiveDismissDisabled)
    }
    if adaptation != .automatic { try container.encode(adaptation, forKey: .adaptation) }
  }

  /// Decodes options, with the standard ones for what is not there, strictly.
  ///
  /// - Throws: A `DecodingError` if there is no detent or one of them twice, if one that is selected
  ///   or not dimmed is not among them, or if there are more than the ``Limits`` allow.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let detents: [Detent]? = try container.elementsIfPresent(
      .detents, atMost: decoder.userInfo.limits.count)
    let selected: Detent? = try container.readIfPresent(.selectedDetent)
    let undimmed: Detent? = try container.readIfPresent(.largestUndimmedDetent)
    self.init(
      detents: detents ?? Self.standard.detents,
      selectedDetent: selected,
      largestUndimmedDetent: undimmed,
      sizing: try container.readIfPresent(.sizing) ?? .automatic,
      isInteractiveDismissDisabled: try container.readIfPresent(.interactiveDismissDisabled)
        ?? false,
      adaptation: try container.readIfPresent(.adaptation) ?? .automatic)

    // The initializer mends what breaks a rule; an archive has to say what it means.
    func require(_ holds: Bool, _ rule: String, at key: CodingKeys) throws {
      guard !holds else { return }
      throw try container.part(key).error(.violation(rule))
    }
    let stranger = "it is not among the detents"
    try require(detents?.isEmpty != true, "there is no detent", at: .detents)
    try require(
      detents == nil || detents == self.detents, "a detent is there twice", at: .detents)
    try require(selected == nil || selected == selection, stranger, at: .selectedDetent)
    try require(undimmed == largestUndimmedDetent, stranger, at: .largestUndimmedDetent)
  }
}

extension KeyedDecodingContainer {
  /// Decodes an array of at most so many elements; `nil` if it is missing or null.
  func elementsIfPresent<Element: Decodable>(_ key: Key, atMost limit: Int) throws -> [Element]? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try part(key).decodeArray(atMost: limit)
  }
}
