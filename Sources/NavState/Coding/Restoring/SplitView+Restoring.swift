extension SplitViewState: Restorable where Scheme: CodableScheme {
  /// Reads the columns, under the configuration of the decoder's `userInfo`, else that of two columns.
  ///
  /// Each column is read by itself, and each item of a selection, so that what can't be read of one is
  /// no loss to the others; reports name the column. The place then settles under its rules as
  /// ``Action/configure(_:)`` settles it; what goes by that is reported.
  public init(restoring reader: RestoringReader) {
    let configuration = reader.reading.info.values.splitConfiguration
    self.init(
      SplitParts(restoring: reader, under: configuration.rules), configuration: configuration)
    guard isAskingInVain else { return }
    pendingExit = nil
    reader.lose(["pending"], "it asks nothing")
  }

  /// Writes the columns, each as much as can be stored.
  ///
  /// What was kept unread of a column is written back where it was, as far as there is room for it.
  public func archive(to writer: ArchivingWriter, since restored: SplitViewState?) {
    if self == restored, writer.writeBack() { return }
    parts.archive(to: writer, since: restored?.parts, under: rules)
  }
}

extension SplitParts where Scheme: CodableScheme {
  /// Reads columns under rules; a question is read as it is, and whoever has the columns tries it.
  ///
  /// - Parameters:
  ///   - reader: Reads the columns.
  ///   - rules: What they are read under.
  ///   - isCountKnown: Whether there are as many columns as the rules say; else what is read tells.
  init(restoring reader: RestoringReader, under rules: SplitRules, isCountKnown: Bool = true) {
    let userInfo = reader.reading.info.values
    let extent = SplitExtent(rules: rules, limits: userInfo.givenLimits)
    var form = SplitForm<Scheme>()
    var rest = SplitRest<Scheme>()
    if let column = reader.column(.sidebar) {
      form.parts.sidebar = ColumnSelection(
        restoring: column, atMost: extent.selection(of: .sidebar))
      rest.sidebar = column.leadingPane(under: extent.routers(of: .sidebar))
    }
    if rules.columns == .two {
      // Never kept: written back, it would tell that marks are those of three columns.
      form.hasContent = reader.memberIfPresent(SplitKey.content.rawValue) != nil
      if form.hasContent { reader.lose([SplitKey.content.rawValue], "there are two columns") }
    } else if let column = reader.column(.content) {
      form.parts.content = ColumnSelection(
        restoring: column, atMost: extent.selection(of: .content))
      rest.content = column.leadingPane(under: extent.routers(of: .content))
    }
    form.parts.detail = PaneStorage(
      reader.member(SplitKey.detail.rawValue).router(under: rules.routers))
    if let column = reader.column(.secondary) {
      rest.isSecondaryWanted =
        column.memberIfPresent(ColumnKey.isWanted.rawValue)?.value() ?? false
      rest.secondary = column.paneBesideOthers(under: rules.routers)
    }
    func value<Value: Decodable>(_ key: SplitKey) -> Value? {
      reader.memberIfPresent(key.rawValue)?.value()
    }
    form.parts.visibility = value(.visibility) ?? .automatic
    form.parts.preferred = value(.preferredCompactColumn)
    rest.isInspectorPresented = value(.isInspectorPresented) ?? false
    rest.widths = reader.widths(for: rules.columns)
    rest.mark(reader.markedRoots())
    rest.history = reader.history(extent)
    rest.pending = value(.pending)
    form.parts.rest = rest
    form.settle(
      under: isCountKnown ? rules : rules.replacing(columns: form.parts.leastColumns),
      reportingTo: reader)
    self = form.parts
  }
}

// MARK: - Columns

extension RestoringReader {
  /// A reader of a column, or `nil` if there is none; what is no object is reported.
  fileprivate func column(_ key: SplitKey) -> RestoringReader? {
    guard let column = memberIfPresent(key.rawValue), let index = column.index else { return nil }
    guard reading.words[index].tag == .object else {
      column.lose(reading.mismatch([String: Any].self, .object, at: index))
      return nil
    }
    return column
  }

  /// Reads the router of a column by itself: what is lost elsewhere is nothing to what waits here.
  ///
  /// The split view asks, and no column by itself.
  fileprivate func router<Scheme: CodableScheme>(
    under routers: Configuration<RouterRules>, isLeading: Bool = false
  ) -> Router<Scheme> {
    let part = RestoringSession(partOf: session)
    let column = RestoringReader(session: part, reading: reading, index: index, keys: keys)
    var router = Router<Scheme>(restoring: column, under: routers)
    if router.pendingExit != nil {
      router.pendingExit = nil
      column.lose([RouterKey.pending.rawValue], "the split view asks, and no column by itself")
    }
    if isLeading { column.dropLevels(of: &router) }
    session.add(part)
    return router
  }

  /// Drops what a leading column presents, since it has no presentations.
  private func dropLevels<Scheme>(of router: inout Router<Scheme>) {
    var parts = router.parts
    let lost = [
      (RouterKey.presented, parts.levels.isEmpty), (.queue, parts.queue.isEmpty),
      (.leaving, parts.leaving.isEmpty),
    ].filter { !$0.1 }
    guard !lost.isEmpty else { return }
    for (key, _) in lost { lose([key.rawValue], "a leading column presents nothing") }
    for key in [RouterKey.presented, .layers] {
      session.cutUnread(at: keys + [PlaceKey(key.rawValue)], from: 0)
    }
    parts.levels = []
    parts.queue = []
    parts.leaving = []
    router.put(parts)
  }

  /// Reads the router of a column, which is in its first state where nothing of it is there.
  fileprivate func paneBesideOthers<Scheme: CodableScheme>(
    under routers: Configuration<RouterRules>, isLeading: Bool = false
  ) -> PaneStorage<Scheme> {
    guard RouterKey.allCases.contains(where: { memberIfPresent($0.rawValue) != nil }) else {
      return .initial
    }
    return PaneStorage(router(under: routers, isLeading: isLeading))
  }

  fileprivate func leadingPane<Scheme: CodableScheme>(
    under routers: Configuration<RouterRules>
  ) -> PaneStorage<Scheme> {
    paneBesideOthers(under: routers, isLeading: true)
  }
}

// MARK: - What is noted of the columns

extension RestoringReader {
  /// Reads each width by itself; that of the content has no place where there are two columns.
  fileprivate func widths(for columns: ColumnCount) -> UserWidths {
    var widths = UserWidths()
    guard let object = column(.widths) else { return widths }
    for column in ResizableColumn.allCases {
      guard let member = object.memberIfPresent(column.rawValue) else { continue }
      guard columns == .three || column != .content else {
        object.lose([column.rawValue], "there are two columns")
        continue
      }
      let length: ColumnLength? = member.value()
      widths[column] = length?.value
    }
    return widths
  }

  /// Reads the columns whose root is marked, each once.
  fileprivate func markedRoots() -> [SplitColumn] {
    let key = SplitKey.marks.rawValue
    let columns: [SplitColumn] = list(key, atMost: 2)
    if Set(columns).count < columns.count { lose([key], "the root of a column is marked once") }
    if columns.contains(.sidebar) {
      lose([key, SplitColumn.sidebar.rawValue], "nothing fills the sidebar")
    }
    return columns
  }

  /// Reads earlier places, each as a whole or not at all.
  fileprivate func history<Scheme: CodableScheme>(_ extent: SplitExtent) -> [SplitMemory<Scheme>] {
    memberIfPresent(SplitKey.history.rawValue)?
      .elements(
        atMost: extent.history,
        read: { reading, index in
          try SplitMemory(from: TapeDecoder(reading: reading, index: index), extent)
        }, isKeeping: false, isIndependent: true) ?? []
  }
}

extension SplitForm {
  /// Brings the place under rules, and reports what goes by that, or breaks a rule.
  fileprivate mutating func settle(
    under rules: SplitRules, reportingTo reader: RestoringReader
  ) {
    let before = parts
    settle(under: rules)
    for column in [SplitColumn.sidebar, .content]
    where before.hasPath(column) && !parts.hasPath(column) {
      reader.lose([column.rawValue, RouterKey.stack.rawValue], "the column has no stack")
      let stack = [column.rawValue, RouterKey.stack.rawValue].map { PlaceKey($0) }
      reader.session.cutUnread(at: reader.keys + stack, from: 0)
    }
    for column in before.markedRoots where !parts.isRootMarked(PaneColumn(column)) {
      reader.lose(
        [SplitKey.marks.rawValue, column.rawValue], "what fills the column is not there")
    }
    let count = before.rest.history.count - parts.rest.history.count
    guard count > 0 else { return }
    reader.lose(
      [SplitKey.history.rawValue], "the rules don't allow \(count) of the earlier places")
  }
}
