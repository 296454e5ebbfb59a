/// The keys of the archive of a split view.
enum SplitKey: String, CodingKey {
  case sidebar
  case content
  case detail
  case secondary
  case visibility
  case preferredCompactColumn
  case isInspectorPresented
  case widths
  case marks
  case history
  case pending
}

/// What stands in the archive of a column beside what a router has.
enum ColumnKey: String, CodingKey {
  case selection
  case isWanted
}

/// A split view as it is read, before it is brought under rules.
struct SplitForm<Scheme: CodableScheme> {
  var parts = SplitParts<Scheme>()

  /// Whether something is said of the content, which there is only where there are three columns.
  var hasContent = false

  /// The first mark on a root that nothing fills, however many columns there are.
  var violation: SplitViewState<Scheme>.Violation? {
    let columns: ColumnCount = parts.isRootMarked(.content) ? .three : .two
    if columns == .three, parts.sidebar.isEmpty { return .rootNotThere(.content) }
    guard parts.isRootMarked(.detail) else { return nil }
    let isFilled = !parts.content.isEmpty || (columns == .two && !parts.sidebar.isEmpty)
    return isFilled ? nil : .rootNotThere(.detail)
  }

  /// Brings the place under rules, as new rules do.
  mutating func settle(under rules: SplitRules) {
    // Its marks are then those of three columns, of which none stays in two.
    let old = hasContent && rules.columns == .two ? rules.replacing(columns: .three) : rules
    var events: [SplitViewState<Scheme>.Event] = []
    // What is refused is read only as far as the rules allow it.
    _ = parts.settle(from: old, under: rules, &events)
  }
}

/// How much of the archive of a split view is taken: no more than the rules allow, and the limits of
/// the reading.
struct SplitExtent {
  let rules: SplitRules

  /// The limits that the reading was given, if any.
  let limits: Limits?

  /// The number of items to take of the selection of a leading column.
  ///
  /// What has no place under the rules can't exceed them.
  func selection(of column: SplitColumn) -> Int {
    let limit = rules.leadingColumn(column)?.selectionLimit ?? .max
    return min(limit, limits?.count ?? max(Limits().count, limit == .max ? 0 : limit))
  }

  /// The number of items to take of a selection that was left again.
  var formerSelection: Int {
    let most = max(rules.sidebar.selectionLimit, rules.content.selectionLimit)
    return limits?.count ?? max(Limits().count, most)
  }

  /// The number of screens to take of a stack that has no place under the rules, or was left again.
  var depth: Int { limits?.depth ?? max(Limits().depth, rules.router.depth) }

  /// The number of earlier places to take.
  var history: Int { limits?.count ?? max(Limits().count, rules.historyLimit) }

  /// What the router of a leading column is read under.
  func routers(of column: SplitColumn) -> Configuration<RouterRules> {
    guard rules.leadingColumn(column)?.hasStack != true else { return rules.routers }
    let router = rules.router
    return Configuration(
      rules: RouterRules(
        duplicates: router.duplicates, depth: depth, presenting: router.presenting,
        hostWaits: router.hostWaits, levels: router.levels, searchReset: router.searchReset))
  }
}

// MARK: - Columns

/// A leading column as it is coded: `{"selection": ["inbox"]}`, with what a router has where there is
/// a stack or a search.
struct ColumnForm<Scheme: CodableScheme, Item: Hashable & Sendable & Codable>: Encodable {
  var selection = ColumnSelection<Item>()
  var pane = PaneStorage<Scheme>.initial

  /// Whether there is nothing to say.
  var isInitial: Bool { selection.isEmpty && pane.isInitial }

  func encode(to encoder: any Encoder) throws {
    if !pane.isInitial { try pane.router(under: .standard).encode(to: encoder) }
    guard !selection.isEmpty else { return }
    var container = encoder.container(keyedBy: ColumnKey.self)
    try container.encode(selection, forKey: .selection)
  }
}

extension ColumnForm {
  /// Decodes a leading column, which presents nothing by itself.
  init(from decoder: any Decoder, of column: SplitColumn, _ extent: SplitExtent) throws {
    let container = try decoder.container(keyedBy: ColumnKey.self)
    if container.contains(.selection) {
      selection = try ColumnSelection(
        from: container.part(.selection), atMost: extent.selection(of: column))
    }
    pane = try PaneStorage(beside: decoder, under: extent.routers(of: column))
    guard !pane.holdsLevels else {
      let violation = SplitViewState<Scheme>.Violation.stray(PaneColumn(column))
      throw decoder.error(.violation("\(violation)"))
    }
  }
}

/// The secondary column as it is coded: `{"isWanted": true}`, with what a router has unless that is in
/// its first state.
struct SecondaryForm<Scheme: CodableScheme>: Encodable {
  var isWanted = false
  var pane = PaneStorage<Scheme>.initial

  /// Whether there is nothing to say.
  var isInitial: Bool { !isWanted && pane.isInitial }

  func encode(to encoder: any Encoder) throws {
    if !pane.isInitial { try pane.router(under: .standard).encode(to: encoder) }
    guard isWanted else { return }
    var container = encoder.container(keyedBy: ColumnKey.self)
    try container.encode(isWanted, forKey: .isWanted)
  }
}

extension SecondaryForm {
  init(from decoder: any Decoder, under routers: Configuration<RouterRules>) throws {
    let container = try decoder.container(keyedBy: ColumnKey.self)
    isWanted = try container.readIfPresent(.isWanted) ?? false
    pane = try PaneStorage(beside: decoder, under: routers)
  }
}

extension PaneStorage where Scheme: CodableScheme {
  /// Decodes a pane among other keys: it is in its first state where none of its own are there.
  fileprivate init(
    beside decoder: any Decoder, under routers: Configuration<RouterRules>
  ) throws {
    let container = try decoder.container(keyedBy: RouterKey.self)
    guard RouterKey.allCases.contains(where: container.contains) else {
      self = .initial
      return
    }
    self = PaneStorage(try Router(from: decoder, under: routers))
  }
}
