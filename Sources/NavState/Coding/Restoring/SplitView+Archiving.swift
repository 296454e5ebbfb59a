extension SplitParts where Scheme: CodableScheme {
  /// Writes columns under rules, each as much as can be stored.
  func archive(to writer: ArchivingWriter, since restored: SplitParts?, under rules: SplitRules) {
    let session = writer.session
    let losses = session.report.count
    let limits = session.encoder.info.values.givenLimits
    let extent = SplitExtent(rules: rules, limits: limits)
    let routers = rules.routers
    let isSidebarWhole = writer.write(
      sidebarForm, since: restored?.sidebarForm, atMost: extent.selection(of: .sidebar), routers,
      .sidebar)
    var isContentWhole = true
    if rules.columns == .three {
      isContentWhole = writer.write(
        contentForm, since: restored?.contentForm, atMost: extent.selection(of: .content), routers,
        .content)
    }
    detail.router(under: routers).archive(
      to: writer.member(SplitKey.detail.rawValue), since: restored?.detail.router(under: routers))
    writer.write(secondaryForm, since: restored?.secondaryForm, routers)
    writer.write(visibility, unless: visibility == .automatic, SplitKey.visibility.rawValue)
    writer.write(preferred, unless: preferred == nil, SplitKey.preferredCompactColumn.rawValue)
    let rest = rest
    writer.write(
      rest.isInspectorPresented, unless: !rest.isInspectorPresented,
      SplitKey.isInspectorPresented.rawValue)
    writer.write(rest.widths)
    let isDetailWhole = rules.columns == .three ? isContentWhole : isSidebarWhole
    writer.write(
      marks: markedRoots, where: { $0 == .content ? isSidebarWhole : isDetailWhole })
    writer.write(history: rest.history)
    let key = SplitKey.pending.rawValue
    guard let pending = readablePending else {
      writer.writeBack(key)
      return
    }
    // What it asks about may be what could not be stored.
    let isWhole = !session.report.dropFirst(losses).contains { $0.kind == .dropped }
    isWhole ? writer.member(key).write(pending) : writer.cut(key)
  }
}

extension ArchivingWriter {
  /// Writes a leading column, if there is anything to write.
  ///
  /// - Returns: Whether all that is selected was written.
  fileprivate func write<Scheme, Item>(
    _ form: ColumnForm<Scheme, Item>, since restored: ColumnForm<Scheme, Item>?,
    atMost limit: Int, _ routers: Configuration<RouterRules>, _ key: SplitKey
  ) -> Bool {
    let place = [key.rawValue, ColumnKey.selection.rawValue].map { PlaceKey($0) }
    let unread = form.selection.takeUnread(
      at: keys + place, in: session, since: restored?.selection, atMost: limit)
    guard let column = column(key, isInitial: form.isInitial && unread.isEmpty) else {
      return true
    }
    let isWhole = form.selection.archive(to: column, with: unread)
    column.write(form.pane, since: restored?.pane, routers)
    return isWhole
  }

  /// Writes the secondary column, if there is anything to write.
  fileprivate func write<Scheme>(
    _ form: SecondaryForm<Scheme>, since restored: SecondaryForm<Scheme>?,
    _ routers: Configuration<RouterRules>
  ) {
    guard let column = column(.secondary, isInitial: form.isInitial) else { return }
    column.write(form.isWanted, unless: !form.isWanted, ColumnKey.isWanted.rawValue)
    column.write(form.pane, since: restored?.pane, routers)
  }

  /// A writer of a column, or `nil` where there is nothing to write, or what could not be read was
  /// written back.
  private func column(_ key: SplitKey, isInitial: Bool) -> ArchivingWriter? {
    if isInitial {
      if writeBack(key.rawValue) { return nil }
      guard session.hasUnread(under: keys + [PlaceKey(key.rawValue)]) else { return nil }
    }
    let column = member(key.rawValue)
    session.sink.open(.object, column.depth, column.serial)
    return column
  }

  /// Writes the router of a column among other members, if it holds something, or something of it was
  /// kept unread.
  private func write<Scheme: CodableScheme>(
    _ pane: PaneStorage<Scheme>, since restored: PaneStorage<Scheme>?,
    _ routers: Configuration<RouterRules>
  ) {
    let isUnread = RouterKey.allCases.contains { key in
      let place = keys + [PlaceKey(key.rawValue)]
      return session.isUnread(at: place) || session.hasUnread(under: place)
    }
    guard !pane.isInitial || isUnread else { return }
    pane.router(under: routers).archive(to: self, since: restored?.router(under: routers))
  }

  /// Writes the widths that there are, and those that could not be read.
  fileprivate func write(_ widths: UserWidths) {
    guard let object = column(.widths, isInitial: widths == UserWidths()) else { return }
    for column in ResizableColumn.allCases {
      object.write(widths[column], unless: widths[column] == nil, column.rawValue)
    }
  }

  /// Writes the columns whose root is marked, if what fills it was written.
  fileprivate func write(marks columns: [SplitColumn], where isFilled: (SplitColumn) -> Bool) {
    let key = SplitKey.marks.rawValue
    let marks = columns.filter(isFilled)
    for column in columns where !marks.contains(column) {
      session.lose(.cut, at: keys + [PlaceKey(key), PlaceKey(column.rawValue)], .unsupported)
    }
    write(marks, unless: marks.isEmpty, key)
  }

  /// Writes earlier places, each as a whole or not at all.
  fileprivate func write<Scheme: CodableScheme>(history: [SplitMemory<Scheme>]) {
    let key = SplitKey.history.rawValue
    guard !history.isEmpty else {
      writeBack(key)
      return
    }
    let list = member(key)
    session.sink.open(.array, list.depth, list.serial)
    for (position, place) in history.enumerated() {
      let part = ArchivingSession(session.encoder, unread: [], isSeparate: true)
      place.archive(to: part)
      if let loss = part.report.first {
        session.lose(.dropped, at: list.keys + [PlaceKey(position)], loss.cause)
      } else if (try? session.sink.beginElement(list.depth, list.serial)) != nil {
        session.sink.append(CodedValue(canonical: part.sink.bytes.trimmed()))
      }
    }
  }
}

extension SplitMemory where Scheme: CodableScheme {
  /// Writes the place into an archive of its own.
  fileprivate func archive(to session: ArchivingSession) {
    let writer = ArchivingWriter(
      session: session, depth: 0, serial: session.sink.promise(), keys: [])
    func add(_ stack: RouteStack<Scheme.Route>, _ key: CodingKeys) {
      guard !stack.isEmpty else { return }
      stack.archive(to: writer.member(key.rawValue), since: nil, depth: .max)
    }
    writer.member(CodingKeys.column.rawValue).write(column)
    write(sidebar, .sidebar, to: writer)
    write(content, .content, to: writer)
    add(sidebarPath, .sidebarStack)
    add(contentPath, .contentStack)
    add(detailPath, .detailStack)
    session.sink.close(downTo: 0)
  }

  private func write<Item: Codable>(
    _ selection: ColumnSelection<Item>, _ key: CodingKeys, to writer: ArchivingWriter
  ) {
    guard !selection.isEmpty else { return }
    if selection.items.contains(where: { firstUnstorable(of: [$0]) != nil }) {
      writer.session.lose(.dropped, at: writer.keys, .notStorable)
    }
    writer.member(key.rawValue).write(selection)
  }
}
