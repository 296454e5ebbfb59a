extension TabRouter where Scheme: CodableScheme {
  /// Writes the tabs, each pane as much as can be stored.
  ///
  /// What was kept unread of a pane is written back where it was, wherever the pane stands now; a pane
  /// that could not be read at all stands behind the others.
  public func archive(to writer: ArchivingWriter, since restored: TabRouter?) {
    if self == restored, writer.writeBack() { return }
    let form = form
    writer.member("selected").write(form.selected)
    let before = restored?.allPanes ?? [:]
    writer.writePanes(entries(form, in: writer), "panes", before)
    if !form.visits.isEmpty { writer.member("visits").write(form.visits, shared: -1) }
    if !form.parked.isEmpty { writer.writePanes(form.parked, "parked", before) }
    writer.write(form.customization, unless: TabCustomization(), "customization")
    writer.write(form.bar, unless: TabBarState(), "bar")
    if form.isEmptied { writer.member("isEmptied").write(true) }
    if let pending = form.pending {
      writer.member("pending").write(pending)
    } else {
      _ = writer.isUnread("pending") && writer.member("pending").writeBack()
    }
  }

  /// The panes to write: those that hold something, or of which something was kept unread.
  private func entries(
    _ form: TabForm<Scheme>, in writer: ArchivingWriter
  ) -> [TabForm<Scheme>.Entry] {
    guard writer.session.hasUnread(under: writer.keys + [PlaceKey("panes")]) else {
      return form.panes
    }
    return rules.catalog.places.enumerated().compactMap { index, tab in
      let keys = writer.keys + PaneKeys.pane(of: tab).map { PlaceKey($0) }
      guard !panes[index].isInitial || writer.session.hasUnread(under: keys) else { return nil }
      return .init(tab: tab, pane: panes[index])
    }
  }
}

extension ArchivingWriter {
  /// Writes tabs with their panes.
  fileprivate func writePanes<Scheme: CodableScheme>(
    _ entries: [TabForm<Scheme>.Entry], _ key: String,
    _ before: [Scheme.Tab: PaneStorage<Scheme>]
  ) {
    let list = member(key)
    session.sink.open(.array, list.depth, list.serial)
    for entry in entries {
      guard (try? session.sink.beginElement(list.depth, list.serial)) != nil else { return }
      let writer = ArchivingWriter(
        session: session, depth: list.depth + 1, serial: session.sink.promise(),
        keys: keys + PaneKeys.pane(of: entry.tab).map { PlaceKey($0) })
      writer.member("tab").write(entry.tab)
      entry.pane.router(under: .standard)
        .archive(to: writer, since: before[entry.tab]?.router(under: .standard))
      session.sink.close(downTo: list.depth + 1)
    }
    for unread in session.takeUnreadElements(at: list.keys) {
      guard (try? session.sink.beginElement(list.depth, list.serial)) != nil else { return }
      session.sink.append(unread.element.value)
    }
  }

  /// Writes a value that differs from another one, or what could not be read in its place.
  fileprivate func write<Value: Encodable & Equatable>(
    _ value: Value, unless initial: Value, _ key: String
  ) {
    if value != initial { return member(key).write(value) }
    if isUnread(key) { _ = member(key).writeBack() }
  }

  /// Whether a member was kept unread, and is not dealt with yet.
  fileprivate func isUnread(_ key: String) -> Bool {
    session.isUnread(at: keys + [PlaceKey(key)])
  }
}
