/// An object with each row under the name of its class, the spacing, and whether high windows are
/// divided.
extension PartitionTable: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case compact
    case medium
    case expanded
    case large
    case extraLarge
    case spacing
    case dividesHighWindows
  }

  /// Encodes the rows, the spacing, and whether high windows are divided.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(compact, forKey: .compact)
    try container.encode(medium, forKey: .medium)
    try container.encode(expanded, forKey: .expanded)
    try container.encode(large, forKey: .large)
    try container.encode(extraLarge, forKey: .extraLarge)
    try container.encode(spacing, forKey: .spacing)
    try container.encode(dividesHighWindows, forKey: .dividesHighWindows)
  }

  /// Decodes a table, strictly.
  ///
  /// - Throws: A `DecodingError` if something is missing or can't be read, if the spacing is negative,
  ///   or for a key that is not known.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(but: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      compact: try container.read(.compact), medium: try container.read(.medium),
      expanded: try container.read(.expanded), large: try container.read(.large),
      extraLarge: try container.read(.extraLarge), spacing: try container.length(.spacing),
      dividesHighWindows: try container.read(.dividesHighWindows))
  }
}

/// `{"partitions": 2, "paneWidth": 360}`.
extension PartitionTable.Row: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case partitions
    case paneWidth
  }

  /// Encodes the number of parts and the width of a pane.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(partitions, forKey: .partitions)
    try container.encode(paneWidth, forKey: .paneWidth)
  }

  /// Decodes a row, strictly.
  ///
  /// - Throws: A `DecodingError` if something is missing or can't be read, for fewer parts than 1, a
  ///   width that is negative, or a key that is not known.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(but: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let partitions: Int = try container.read(.partitions)
    guard partitions >= 1 else {
      throw DecodingError.failure(
        .outOfRange(partitions), at: container.codingPath + [CodingKeys.partitions])
    }
    self.init(partitions, paneWidth: try container.length(.paneWidth))
  }
}
