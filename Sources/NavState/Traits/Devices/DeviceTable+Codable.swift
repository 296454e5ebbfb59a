/// `{"rows": [{"idiom": "watch", "horizontal": "compact", "vertical": "compact"}]}`.
extension DeviceTable: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case rows
  }

  /// Encodes the rows.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rows, forKey: .rows)
  }

  /// Decodes a table, strictly.
  ///
  /// - Throws: A `DecodingError` if there are no rows or more than the ``Limits`` allow, if one can't be
  ///   read, if one can't be reached, or for a key that is not known.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(but: CodingKeys.allCases)
    let rows = try decoder.container(keyedBy: CodingKeys.self).part(.rows)
    do {
      try self.init(rows.decodeArray(atMost: decoder.userInfo.limits.count))
    } catch let violation as Violation {
      throw rows.error(.violation("\(violation)"))
    }
  }
}

/// An object with what the row fits and what it says; what is not there fits any, or is unknown.
extension DeviceTable.Row: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case idiom
    case size
    case situation
    case orientation
    case horizontal
    case vertical
    case regularWidth
  }

  /// Encodes what there is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(idiom, forKey: .idiom)
    try container.encodeIfPresent(size, forKey: .size)
    try container.encodeIfPresent(situation, forKey: .situation)
    try container.encodeIfPresent(orientation, forKey: .orientation)
    try container.encodeIfPresent(horizontal, forKey: .horizontal)
    try container.encodeIfPresent(vertical, forKey: .vertical)
    try container.encodeIfPresent(regularWidth, forKey: .regularWidth)
  }

  /// Decodes a row, strictly: one whose key is misspelled would fit everything.
  ///
  /// - Throws: A `DecodingError` for a value that can't be read, a width that is negative, or a key that
  ///   is not known.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(but: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.read(.idiom), size: try container.readIfPresent(.size),
      in: try container.readIfPresent(.situation),
      orientation: try container.readIfPresent(.orientation),
      horizontal: try container.readIfPresent(.horizontal),
      vertical: try container.readIfPresent(.vertical),
      regularWidth: try container.lengthIfPresent(.regularWidth))
  }
}
