/// Each rule under its name where it differs from the default.
extension SplitRules: Codable {
  private enum CodingKeys: String, CodingKey {
    case columns
    case sidebar
    case content
    case detailWidth
    case inspectorWidth
    case secondaryWidth
    case style
    case changing
    case reselecting
    case back
    case history
    case router
  }

  /// Encodes the rules.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let defaults = SplitRules()
    try container.encode(columns, forKey: .columns)
    if sidebar != defaults.sidebar { try container.encode(sidebar, forKey: .sidebar) }
    if content != defaults.content { try container.encode(content, forKey: .content) }
    try container.encodeIfPresent(detailWidth, forKey: .detailWidth)
    try container.encodeIfPresent(inspectorWidth, forKey: .inspectorWidth)
    try container.encodeIfPresent(secondaryWidth, forKey: .secondaryWidth)
    if style != defaults.style { try container.encode(style, forKey: .style) }
    if changing != defaults.changing { try container.encode(changing, forKey: .changing) }
    if reselecting != defaults.reselecting {
      try container.encode(reselecting, forKey: .reselecting)
    }
    if back != defaults.back { try container.encode(back, forKey: .back) }
    if history != defaults.history { try container.encode(history, forKey: .history) }
    if router != defaults.router { try container.encode(router, forKey: .router) }
  }

  /// Decodes rules, with the default for what is not there.
  ///
  /// - Throws: A `DecodingError` for a rule of another type, or a number that is negative.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let defaults = SplitRules()
    self.init(
      columns: try container.readIfPresent(.columns) ?? defaults.columns,
      sidebar: try container.readIfPresent(.sidebar) ?? defaults.sidebar,
      content: try container.readIfPresent(.content) ?? defaults.content,
      detailWidth: try container.readIfPresent(.detailWidth),
      inspectorWidth: try container.readIfPresent(.inspectorWidth),
      secondaryWidth: try container.readIfPresent(.secondaryWidth),
      style: try container.readIfPresent(.style) ?? defaults.style,
      changing: try container.readIfPresent(.changing) ?? defaults.changing,
      reselecting: try container.readIfPresent(.reselecting) ?? defaults.reselecting,
      back: try container.readIfPresent(.back) ?? defaults.back,
      history: try container.count(.history) ?? defaults.history,
      router: try container.readIfPresent(.router) ?? defaults.router)
  }
}

/// Each rule under its name where it differs from the default.
extension LeadingColumnRules: Codable {
  private enum CodingKeys: String, CodingKey {
    case selectionLimit
    case hasStack
    case width
  }

  /// Encodes the rules.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let defaults = LeadingColumnRules()
    if selectionLimit != defaults.selectionLimit {
      try container.encode(selectionLimit, forKey: .selectionLimit)
    }
    if hasStack != defaults.hasStack { try container.encode(hasStack, forKey: .hasStack) }
    try container.encodeIfPresent(width, forKey: .width)
  }

  /// Decodes rules, with the default for what is not there.
  ///
  /// - Throws: A `DecodingError` for a rule of another type, a limit below 1, or a broken width.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let defaults = LeadingColumnRules()
    let limit = try container.readIfPresent(.selectionLimit) ?? defaults.selectionLimit
    guard limit >= 1 else {
      throw DecodingError.failure(
        .outOfRange(limit), at: container.codingPath + [CodingKeys.selectionLimit])
    }
    self.init(
      selectionLimit: limit,
      hasStack: try container.readIfPresent(.hasStack) ?? defaults.hasStack,
      width: try container.readIfPresent(.width))
  }
}

extension CodingUserInfoKey {
  /// Where a decoder finds the `Configuration<SplitRules>` of the split views it decodes.
  public static let splitConfiguration = CodingUserInfoKey(naming: "NavState.SplitConfiguration")
}

extension Configuration<SplitRules> {
  /// The configuration of a split view for which none is given: two columns.
  public static var twoColumns: Self { SplitRules.twoColumns }
}

extension SplitRules {
  @usableFromInline static let twoColumns = Configuration(rules: SplitRules())
}

extension SplitRules: RouterConfiguringRules {}

extension Dictionary where Key == CodingUserInfoKey {
  /// What the split views of a reading are configured with.
  var splitConfiguration: Configuration<SplitRules> {
    self[.splitConfiguration] as? Configuration<SplitRules> ?? .twoColumns
  }

  /// The number of items to take of a selection.
  var selectionCountLimit: Int {
    let rules = splitConfiguration.rules
    return countLimit(
      atLeast: Swift.max(rules.sidebar.selectionLimit, rules.content.selectionLimit))
  }
}
