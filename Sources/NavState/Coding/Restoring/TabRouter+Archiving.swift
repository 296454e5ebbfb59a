extension TabRouter where Scheme: CodableScheme {
  /// Writes the tabs, each pane as much as can be stored.
  ///
  /// What was kept unread of a pane is written back where it was, wherever the pane stands now; a pane
  /// that could not be read at all stands behind the others.
  public func archive(to writer: ArchivingWriter, since restored: TabRouter?) {
    if self == restored, writer.writeBack() { return }
    let form = form
    // What was not read is written back where nothing else would be selected without it.
    let isSelectedAsRead =
      writer.isUnread("selected") && restored?.selection == selection
      && lastVisible(of: form.visits) == selection
    if !isSelectedAsRead || !writer.writeBack("selected") {
      writer.member("selected").write(form.selected)
    }
    let losses = writer.session.report.count
    var panes = PaneWriter(
      writer, rules: rules, before: restored?.allPanes ?? [:],
      unread: writer.session.takeUnreadParts(at: writer.keys + [PlaceKey("panes")]))
    panes.write(panes.entries(of: self, form), "panes", isOptional: false)
    panes.write(form.parked, "parked", isOptional: true)
    panes.finish()
    let isWhole = !writer.session.report.dropFirst(losses).contains { $0.kind == .dropped }
    if form.visits.isEmpty {
      writer.writeBack("visits")
    } else {
      writer.member("visits").write(form.visits, shared: -1)
    }
    writer.write(form.customization, unless: form.customization == .init(), "customization")
    writer.write(form.bar, unless: form.bar == .init(), "bar")
    writer.write(form.isEmptied, unless: !form.isEmptied, "isEmptied")
    if let pending = readablePending {
      // What it asks about may be what could not be stored.
      isWhole ? writer.member("pending").write(pending) : writer.cut("pending")
    } else {
      writer.writeBack("pending")
    }
  }
}

/// Writes panes, each by itself with what was kept unread of it.
private struct PaneWriter<Scheme: CodableScheme> {
  typealias Entry = TabForm<Scheme>.Entry

  private let writer: ArchivingWriter
  private let rules: TabRules<Scheme.Tab>
  private let before: [Scheme.Tab: PaneStorage<Scheme>]
  private var unread: [String: [Unread]]

  /// - Parameters:
  ///   - writer: Writes the tabs.
  ///   - rules: What the panes are read under again: they limit what is written back.
  ///   - before: The panes as they were read.
  ///   - unread: What was kept unread of panes, by the last key of ``PaneKeys``.
  init(
    _ writer: ArchivingWriter, rules: TabRules<Scheme.Tab>,
    before: [Scheme.Tab: PaneStorage<Scheme>], unread: [String: [Unread]]
  ) {
    self.writer = writer
    self.rules = rules
    self.before = before
    self.unread = unread
  }

  /// The panes to write: those that hold something, or of which something was kept unread.
  func entries(of tabs: TabRouter<Scheme>, _ form: TabForm<Scheme>) -> [Entry] {
    guard !unread.isEmpty else { return form.panes }
    return tabs.rules.catalog.places.enumerated().compactMap { index, tab in
      let pane = tabs.panes[index]
      let isWanted = !pane.isInitial || unread[PaneKeys.pane(of: tab)[1]] != nil
      return isWanted ? Entry(tab: tab, pane: pane) : nil
    }
  }

  /// Writes tabs with their panes, and those that could not be read behind them.
  mutating func write(_ entries: [Entry], _ key: String, isOptional: Bool) {
    let session = writer.session
    let keys = writer.keys + [PlaceKey(key)]
    if entries.isEmpty {
      if writer.writeBack(key) { return }
      if isOptional, session.unreadPositions(at: keys).isEmpty { return }
    }
    let list = writer.member(key)
    session.sink.open(.array, list.depth, list.serial)
    for entry in entries {
      guard (try? session.sink.beginElement(list.depth, list.serial)) != nil else { return }
      write(entry, in: list)
    }
    for unread in session.takeUnreadElements(at: list.keys) {
      guard (try? session.sink.beginElement(list.depth, list.serial)) != nil else { return }
      session.sink.append(unread.element.value)
    }
  }

  private mutating func write(_ entry: Entry, in list: ArchivingWriter) {
    let session = writer.session
    let keys = PaneKeys.pane(of: entry.tab)
    let part = ArchivingSession(
      partOf: session, unread: unread.isEmpty ? [] : unread.removeValue(forKey: keys[1]) ?? [])
    let pane = ArchivingWriter(
      session: part, depth: list.depth + 1, serial: session.sink.promise(),
      keys: writer.keys + keys.map { PlaceKey($0) })
    pane.member("tab").write(entry.tab)
    let old = before[entry.tab]
    let routers = rules.routers
    if case .split(let parts) = entry.pane {
      parts.archive(
        to: pane, since: old?.columns, under: rules.splitView(of: entry.tab) ?? .roomiest(routers))
    } else {
      entry.pane.router(under: routers).archive(to: pane, since: old?.router(under: routers))
    }
    session.sink.close(downTo: list.depth + 1)
    session.add(part)
  }

  /// Leaves what was kept unread of panes that are not there to be reported.
  func finish() {
    for key in unread.keys.sorted() { writer.session.add(unread[key] ?? []) }
  }
}

extension ArchivingWriter {
  /// Whether a member was kept unread, and is not dealt with yet.
  func isUnread(_ key: String) -> Bool {
    session.isUnread(at: keys + [PlaceKey(key)])
  }

  /// Writes a value, or what could not be read in its place; nothing where it is only the default.
  func write(_ value: some Encodable, unless isDefault: Bool, _ key: String) {
    if isDefault { writeBack(key) } else { member(key).write(value) }
  }
}
