extension Router where Scheme: CodableScheme {
  /// Writes the stack and what is presented, as much as can be stored.
  ///
  /// What was kept unread of what is presented is written back if all that is presented is as it was.
  public func archive(to writer: ArchivingWriter, since restored: Router?) {
    if self == restored, writer.writeBack() { return }
    let parts = parts
    let losses = writer.session.report.count
    let depth = writer.session.encoder.info.values.depthLimit(under: rules)
    writer.writeLevels(
      parts.levels, areAsRead: parts.levels == restored?.parts.levels, atMost: rules.levels, depth)
    parts.base.archive(to: writer, since: restored?.stack, depth: depth)
    // What was kept unread and has no place any longer is cut, but nothing here stands on it.
    let isWhole = !writer.session.report.dropFirst(losses).contains { $0.kind == .dropped }
    writer.write(parts.queue.map { WaitingForm($0) }, "queue", isWhole)
    writer.write(parts.leaving, "leaving", true)
    if let pending = parts.readablePending {
      isWhole ? writer.member("pending").write(pending) : writer.cut("pending")
    } else {
      writer.writeBack("pending")
    }
  }
}

extension ArchivingWriter {
  /// Writes the items of levels, and what tells these from plain sheets.
  ///
  /// - Parameters:
  ///   - levels: The levels.
  ///   - areAsRead: Whether they are as they were read, so that what could not be read has its place.
  ///   - limit: The number of levels that can be read again. Something that waited may have come up
  ///     while reading, and taken the place of what could not be read.
  ///   - screens: The number of screens of each that can be read again.
  fileprivate func writeLevels<Scheme: CodableScheme>(
    _ levels: [PresentationLevel<Scheme>], areAsRead: Bool, atMost limit: Int, _ screens: Int
  ) {
    if areAsRead, levels.isEmpty, writeBack("presented") { return }
    let presented = member("presented")
    let unreadItems = areAsRead ? session.unreadPositions(at: presented.keys) : []
    let areAsRead = areAsRead && levels.count + unreadItems.count <= limit
    var count = 0
    presented.write(levels.count, shared: areAsRead ? levels.count : -1) { position in
      if let item = levels[position].content.item {
        guard firstUnstorable(of: [item]) == nil else { throw NotStorable() }
        try session.write(item, in: presented.depth)
      } else {
        session.sink.appendNull()
      }
      count += 1
    }
    // What was to stand above more than is written was cut, and is no presentation with a layer.
    let lost =
      areAsRead
      ? Set(unreadItems.sorted().enumerated().filter { $1 - $0 <= count }.map(\.element)) : []
    let written = levels.prefix(count)
    let unread = areAsRead ? session.unreadPositions(at: keys + [PlaceKey("layers")]) : []
    let hasUnread = areAsRead && session.hasUnread(under: keys + [PlaceKey("layers")])
    guard written.contains(where: { $0.plainSheet == nil }) || hasUnread else {
      if areAsRead { writeBack("layers") }
      return
    }
    var rest = written[...]
    let layers = member("layers")
    session.sink.open(.array, layers.depth, layers.serial)
    for position in 0..<(written.count + lost.count) {
      let level = lost.contains(position) ? nil : rest.popFirst()
      layers.writeLayer(of: level, at: position, unread.contains(position), areAsRead, screens)
    }
  }

  /// Writes what tells one level from a plain sheet, or what could not be read of it.
  private func writeLayer<Scheme: CodableScheme>(
    of level: PresentationLevel<Scheme>?, at position: Int, _ isUnread: Bool, _ isAsRead: Bool,
    _ screens: Int
  ) {
    let sink = session.sink
    guard (try? sink.beginElement(depth, serial)) != nil else { return }
    let writer = ArchivingWriter(
      session: session, depth: depth + 1, serial: sink.promise(),
      keys: keys + [PlaceKey(position)])
    if isUnread, writer.writeBack() { return }
    sink.open(.object, writer.depth, writer.serial)
    if let level {
      LevelForm(level).archive(to: writer, isAsRead, screens)
    } else {
      writer.writeBackMembers()
    }
    sink.close(downTo: depth + 1)
  }

  /// Writes back all members that could not be read as a whole.
  private func writeBackMembers() {
    for key in session.unreadMembers(at: keys) { writeBack(key) }
  }

  /// Writes back a member that could not be read as a whole.
  @discardableResult
  func writeBack(_ key: String) -> Bool {
    guard session.isUnread(at: keys + [PlaceKey(key)]) else { return false }
    return member(key).writeBack()
  }
}

extension LevelForm {
  fileprivate func archive(to writer: ArchivingWriter, _ isAsRead: Bool, _ depth: Int) {
    writer.writeIfPresent(kind, "kind")
    writer.writeIfPresent(anchor, "anchor")
    writer.writeIfPresent(alert, "alert")
    writer.writeIfPresent(confirmationDialog, "confirmationDialog")
    writer.writeIfPresent(options, "options")
    writer.writeIfPresent(isMarked ? true : nil, "isMarked")
    writer.writeIfPresent(asker, "asker")
    layer.archive(
      to: writer, since: isAsRead ? layer.stack : nil, depth: depth, isStackOptional: true)
  }
}

extension RouterLayer where Scheme: CodableScheme {
  /// Writes the stack up to what can't be stored, and what is noted of the screens that are written.
  fileprivate func archive(
    to writer: ArchivingWriter, since restored: RouteStack<Scheme.Route>?, depth: Int,
    isStackOptional: Bool = false
  ) {
    let losses = writer.session.report.count
    let unread = writer.session.unreadPositions(at: writer.keys + [PlaceKey("stack")]).sorted()
    let shared = restored.map(stack.commonPrefixCount) ?? 0
    let written = unread.prefix(max(0, depth - stack.count)).enumerated()
      .filter { $1 - $0 <= shared }.map(\.element)
    let hasUnread = restored != nil && !written.isEmpty
    if !isStackOptional || !stack.isEmpty || hasUnread {
      stack.archive(to: writer.member("stack"), since: restored, depth: depth)
    } else {
      writer.writeBack("stack")
    }
    let lost = writer.session.report.dropFirst(losses).first { $0.kind == .dropped }?.position
    var notes = notes
    notes.fit(into: lost ?? stack.count)
    notes.makeRoom(in: stack.count, at: written)
    let requests = notes.requests.map { RequestForm(position: $0.position, asker: $0.asker) }
    writer.write(notes.marks, "marks", true)
    writer.write(requests, "requests", true)
    if search != SearchState() {
      writer.member("search").write(search)
    } else {
      writer.writeBack("search")
    }
  }
}

extension ArchivingWriter {
  fileprivate func writeIfPresent(_ value: (some Encodable)?, _ key: String) {
    if let value { member(key).write(value) }
  }

  /// Writes a list if there is something in it, and what it needs was written.
  fileprivate func write<Element: Encodable>(
    _ list: [Element], _ key: String, _ isSupported: Bool
  ) {
    guard isSupported || list.isEmpty else { return cut(key) }
    if list.isEmpty, writeBack(key) { return }
    guard !list.isEmpty else { return }
    member(key).write(list, shared: -1)
  }

  /// Reports that a member is left out, since not all that it needs was written.
  func cut(_ key: String) {
    session.lose(.cut, at: keys + [PlaceKey(key)], .unsupported)
  }
}
