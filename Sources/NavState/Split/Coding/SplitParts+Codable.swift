extension SplitParts {
  typealias SidebarForm = ColumnForm<Scheme, Scheme.SidebarItem> where Scheme: CodableScheme
  typealias ContentForm = ColumnForm<Scheme, Scheme.ContentItem> where Scheme: CodableScheme
}

// Without the configuration, so that whoever has columns as a part reads them under rules of its own.

extension SplitParts where Scheme: CodableScheme {
  /// The sidebar as it is coded.
  var sidebarForm: SidebarForm { SidebarForm(selection: sidebar, pane: self[pane: .sidebar]) }

  /// The content as it is coded.
  var contentForm: ContentForm { ContentForm(selection: content, pane: self[pane: .content]) }

  /// The secondary column as it is coded.
  var secondaryForm: SecondaryForm<Scheme> {
    SecondaryForm(
      isWanted: extras?.rest.isSecondaryWanted ?? false, pane: self[pane: .secondary])
  }

  /// The columns whose root is marked, the leading one first.
  var markedRoots: [SplitColumn] {
    [.content, .detail].filter { isRootMarked(PaneColumn($0)) }
  }

  /// Encodes the columns, and what is wished for; what is in its first state has no key.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SplitKey.self)
    let (sidebar, content, secondary) = (sidebarForm, contentForm, secondaryForm)
    if !sidebar.isInitial { try container.encode(sidebar, forKey: .sidebar) }
    if !content.isInitial { try container.encode(content, forKey: .content) }
    try container.encode(detail.router(under: .standard), forKey: .detail)
    if visibility != .automatic { try container.encode(visibility, forKey: .visibility) }
    try container.encodeIfPresent(preferred, forKey: .preferredCompactColumn)
    guard let rest = extras?.rest else { return }
    if !secondary.isInitial { try container.encode(secondary, forKey: .secondary) }
    if rest.isInspectorPresented { try container.encode(true, forKey: .isInspectorPresented) }
    if rest.widths != UserWidths() { try container.encode(rest.widths, forKey: .widths) }
    try container.encodeUnlessEmpty(markedRoots, forKey: .marks)
    if !rest.history.isEmpty {
      var list = container.nestedUnkeyedContainer(forKey: .history)
      for place in rest.history { try place.encode(to: list.superEncoder()) }
    }
    try container.encodeIfPresent(readablePending, forKey: .pending)
  }
}

extension SplitForm {
  /// Decodes columns under rules, with what new rules would take away.
  ///
  /// - Throws: A `DecodingError` if the detail is missing, a part can't be read, a mark is on a root that
  ///   nothing fills, or there is more than the rules or the decoder's ``Limits`` allow.
  init(from decoder: any Decoder, under rules: SplitRules) throws {
    let container = try decoder.container(keyedBy: SplitKey.self)
    let extent = SplitExtent(rules: rules, limits: decoder.userInfo.givenLimits)
    var rest = SplitRest<Scheme>()
    if container.contains(.sidebar) {
      let form = try SplitParts<Scheme>.SidebarForm(
        from: container.part(.sidebar), of: .sidebar, extent)
      (parts.sidebar, rest.sidebar) = (form.selection, form.pane)
    }
    hasContent = container.contains(.content)
    if hasContent {
      let form = try SplitParts<Scheme>.ContentForm(
        from: container.part(.content), of: .content, extent)
      (parts.content, rest.content) = (form.selection, form.pane)
    }
    parts.detail = PaneStorage(try Router(from: container.part(.detail), under: rules.routers))
    if container.contains(.secondary) {
      let form = try SecondaryForm<Scheme>(
        from: container.part(.secondary), under: rules.routers)
      (rest.isSecondaryWanted, rest.secondary) = (form.isWanted, form.pane)
    }
    parts.visibility = try container.readIfPresent(.visibility) ?? .automatic
    parts.preferred = try container.readIfPresent(.preferredCompactColumn)
    rest.isInspectorPresented = try container.readIfPresent(.isInspectorPresented) ?? false
    rest.widths = try container.readIfPresent(.widths) ?? UserWidths()
    try rest.mark(container.marks())
    if container.contains(.history) {
      rest.history = try container.part(.history).decodeElements(atMost: extent.history) {
        try SplitMemory(from: $0.superDecoder(), extent)
      }
    }
    rest.pending = try container.readIfPresent(.pending)
    parts.rest = rest
    if let violation { throw decoder.error(.violation("\(violation)")) }
  }
}

extension SplitRest {
  /// Notes that the roots of columns hold unsaved work.
  mutating func mark(_ columns: some Sequence<SplitColumn>) {
    for column in columns {
      switch column {
      case .content: isContentMarked = true
      case .detail: isDetailMarked = true
      case .sidebar: break
      }
    }
  }
}

extension KeyedDecodingContainer<SplitKey> {
  /// Decodes the columns whose root is marked; nothing fills the root of the sidebar.
  fileprivate func marks() throws -> [SplitColumn] {
    guard contains(.marks) else { return [] }
    let decoder = try part(.marks)
    let columns: [SplitColumn] = try decoder.decodeArray(atMost: 2)
    guard Set(columns).count == columns.count, !columns.contains(.sidebar) else {
      throw decoder.error(.violation("the root of the content or the detail is marked once"))
    }
    return columns
  }
}

/// `{"sidebar": 240}`: the widths that the user has set.
extension UserWidths: Codable {
  private enum CodingKeys: String, CodingKey {
    case sidebar
    case content
    case inspector
    case secondary
  }

  /// Encodes the widths that there are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(sidebar, forKey: .sidebar)
    try container.encodeIfPresent(content, forKey: .content)
    try container.encodeIfPresent(inspector, forKey: .inspector)
    try container.encodeIfPresent(secondary, forKey: .secondary)
  }

  /// Decodes widths, every one of them optional.
  ///
  /// - Throws: A `DecodingError` for a value of another type, or a length that is negative.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func length(_ key: CodingKeys) throws -> Double? {
      let length: ColumnLength? = try container.readIfPresent(key)
      return length?.value
    }
    self.init()
    sidebar = try length(.sidebar)
    content = try length(.content)
    inspector = try length(.inspector)
    secondary = try length(.secondary)
  }
}

/// A width as it is read: not negative, and zero without a sign.
struct ColumnLength: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(Double.self)
    guard let length = Traits.length(number) else {
      throw decoder.error(.violation("a width is not negative"))
    }
    value = length
  }
}

/// `{"column": "detail", "sidebar": ["inbox"], "detailStack": […]}`: the column that was on top, the
/// selections, and the stacks; what is empty has no key.
extension SplitMemory where Scheme: CodableScheme {
  enum CodingKeys: String, CodingKey {
    case column
    case sidebar
    case content
    case sidebarStack
    case contentStack
    case detailStack
  }

  /// Encodes the place.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(column, forKey: .column)
    if !sidebar.isEmpty { try container.encode(sidebar, forKey: .sidebar) }
    if !content.isEmpty { try container.encode(content, forKey: .content) }
    if !sidebarPath.isEmpty { try container.encode(sidebarPath, forKey: .sidebarStack) }
    if !contentPath.isEmpty { try container.encode(contentPath, forKey: .contentStack) }
    if !detailPath.isEmpty { try container.encode(detailPath, forKey: .detailStack) }
  }
}

extension SplitMemory where Scheme: CodableScheme {
  /// Decodes a place, which need not be one that the rules allow.
  init(from decoder: any Decoder, _ extent: SplitExtent) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func selection<Item: Decodable>(_ key: CodingKeys) throws -> ColumnSelection<Item> {
      container.contains(key)
        ? try ColumnSelection(from: container.part(key), atMost: extent.formerSelection) : []
    }
    func stack(_ key: CodingKeys) throws -> RouteStack<Scheme.Route> {
      container.contains(key)
        ? try RouteStack(from: container.part(key), depth: extent.depth) : []
    }
    self.init(
      column: try container.read(.column), sidebar: try selection(.sidebar),
      content: try selection(.content), sidebarPath: try stack(.sidebarStack),
      contentPath: try stack(.contentStack), detailPath: try stack(.detailStack))
  }
}
