extension Router: Restorable where Scheme: CodableScheme {
  /// Reads the stack and what is presented, under the configuration of the decoder's `userInfo`.
  ///
  /// A stack that is deeper than the rules allow keeps what is nearest to the root. What is presented
  /// is there as far as it can be read, level by level.
  public init(restoring reader: RestoringReader) {
    let configuration = reader.reading.userInfo[.routerConfiguration]
    self.init(configuration: configuration as? Configuration<RouterRules> ?? .standard)
    // Limits that nobody gave don't count, so that what the rules allow can be read again.
    let given = reader.reading.userInfo[.navigationLimits] as? Limits
    let depth = min(rules.depth, given?.depth ?? rules.depth)
    let count = min(rules.levels, given?.count ?? rules.levels)
    var parts = RouterParts<Scheme>()
    parts.base.stack = RouteStack(restoring: reader.member("stack"), depth: depth)
    parts.levels = reader.levels(atMost: count, depth: depth)
    parts.base.search = reader.memberIfPresent("search")?.value() ?? SearchState()
    if let notes: NotesForm<Scheme> = reader.value() { parts.base.notes = notes.notes }
    let queue: [WaitingForm<Scheme>] = reader.list("queue", atMost: count)
    parts.queue = queue.map(\.waiting)
    parts.leaving = reader.list("leaving", atMost: Limits().count)
    parts.pending = reader.memberIfPresent("pending")?.value()
    parts.settleLeaving(under: rules)
    parts.mend(reportingTo: reader)
    put(parts)
    guard isAskingInVain else { return }
    pendingExit = nil
    reader.lose("pending", "it asks nothing")
  }

  /// Writes the stack and what is presented, as much as can be stored.
  public func archive(to writer: ArchivingWriter, since restored: Router?) {
    if let unread = writer.unread, self == restored { return writer.write(unread) }
    guard extras != nil else {
      let presented = writer.member("presented")
      presented.write(
        slot.presented.map { [$0] } ?? [], shared: slot.presented == nil ? 0 : -1,
        by: TypedElementWriter())
      return stack.archive(to: writer.member("stack"), since: restored?.stack)
    }
    archive(parts, to: writer, since: restored?.stack)
  }

  private func archive(
    _ parts: RouterParts<Scheme>, to writer: ArchivingWriter, since restored: RouteStack<Route>?
  ) {
    let losses = writer.session.report.count
    let count = WrittenCount()
    let presented = writer.member("presented")
    presented.write(
      parts.levels, shared: parts.levels.isEmpty ? 0 : -1, by: ItemWriter(count: count))
    let levels = Array(parts.levels.prefix(count.value))
    if levels.contains(where: { $0.plainSheet == nil }) {
      let layers = writer.member("layers")
      layers.write(levels, shared: -1, by: LayerWriter(keys: layers.keys))
    }
    parts.base.archive(to: writer, since: restored)
    let isWhole = writer.session.report.count == losses
    writer.write(parts.queue.map { WaitingForm($0) }, "queue", isWhole)
    writer.write(parts.leaving, "leaving", true)
    writer.write(parts.pending.map { [$0] } ?? [], "pending", isWhole)
  }
}

// MARK: - Reading

extension RestoringReader {
  /// Reads the levels, each with its layer.
  fileprivate func levels<Scheme: CodableScheme>(
    atMost limit: Int, depth: Int
  ) -> [PresentationLevel<Scheme>] {
    let layers = memberIfPresent("layers")
    var position = -1
    return member("presented").elements(atMost: limit) { reading, index in
      position += 1
      let isNull = reading.words[index].isNull
      let item = isNull ? nil : try reading.value(Scheme.Sheet.self, at: index)
      let layer = layers?.element(position)
      var form = try layer?.layerForm() ?? LevelForm<Scheme>()
      if let stack = layer?.memberIfPresent("stack") {
        form.layer.stack = RouteStack(restoring: stack, depth: depth)
      }
      return try form.level(of: item, at: [])
    }
  }

  /// Reads what tells a level from a plain sheet, without its stack.
  private func layerForm<Scheme: CodableScheme>() throws -> LevelForm<Scheme> {
    guard let index else { return LevelForm() }
    let form = try reading.rooted(at: index, path: keys).reading
      .value(StacklessForm<Scheme>.self, at: index)
    return form.form
  }

  /// Reads a list that may be missing.
  fileprivate func list<Element: Decodable>(_ key: String, atMost limit: Int) -> [Element] {
    memberIfPresent(key)?.elements(atMost: limit) { try $0.value(Element.self, at: $1) } ?? []
  }

  /// Reports that something is left out because of a rule.
  fileprivate func lose(_ key: String, _ rule: String) {
    let failure = ReadingFailure(kind: .violation(rule), place: keys.map(\.placeText) + [key])
    session.lose(.dropped, at: keys + [PlaceKey(key)], .failure(failure))
  }
}

/// What tells a level from a plain sheet, but for its stack, which is read leniently.
private struct StacklessForm<Scheme: CodableScheme>: Decodable {
  let form: LevelForm<Scheme>

  init(from decoder: any Decoder) throws {
    form = try LevelForm(from: decoder) { _ in RouteStack() }
  }
}

/// What is noted of the screens of the router's own stack.
private struct NotesForm<Scheme: CodableScheme>: Decodable {
  let notes: ScreenNotes<Scheme>

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouterKey.self)
    let depth = decoder.routerConfiguration.rules.depth
    notes = try container.notes(marks: .marks, requests: .requests, depth: depth)
  }
}

extension RouterParts {
  /// Leaves out what breaks a rule, and says so.
  fileprivate mutating func mend(reportingTo reader: RestoringReader) {
    if let index = levels.indices.first(where: { index in
      levels[..<index].contains { $0.id == levels[index].id }
    }) {
      levels.removeSubrange(index...)
      reader.lose("presented", "two presentations have the same identity")
    }
    base.notes.keep(below: base.stack.count)
    for index in levels.indices {
      levels[index].layer.notes.keep(below: levels[index].path.count)
      guard levels[index].content.prompt != nil, !levels[index].layer.isEmpty else { continue }
      levels[index].layer = RouterLayer()
      reader.lose("layers", "an alert or a dialog has no screens")
    }
    if Set(leaving).count < leaving.count {
      leaving = []
      reader.lose("leaving", "something is leaving twice")
    }
    let ids = levels.map(\.id) + queue.map(\.content.id)
    if !isQueueInOrder || Set(ids).count < ids.count {
      queue = []
      reader.lose("queue", "it is out of order")
    }
  }
}

extension ScreenNotes {
  /// Leaves out what is noted of screens that are not there, which are reported themselves.
  fileprivate mutating func keep(below count: Int) {
    marks = marks.filter { (0..<count).contains($0) }
    if !marks.isAscending(below: count) { marks = [] }
    requests = requests.filter { (0..<count).contains($0.position) }
    if !requests.map(\.position).isAscending(below: count) { requests = [] }
  }
}

// MARK: - Writing

/// How many elements were written.
private final class WrittenCount {
  var value = 0
}

/// Writes the items of levels, null for an alert or a dialog.
private struct ItemWriter<Scheme: CodableScheme>: ElementWriter {
  let count: WrittenCount

  func write(
    _ level: PresentationLevel<Scheme>, in session: ArchivingSession, _ depth: Int
  ) throws {
    if let item = level.content.item {
      try TypedElementWriter().write(item, in: session, depth)
    } else {
      session.sink.appendNull()
    }
    count.value += 1
  }
}

/// Writes what tells levels from plain sheets.
private struct LayerWriter<Scheme: CodableScheme>: ElementWriter {
  let keys: [any CodingKey]
  var position = 0

  init(keys: [any CodingKey]) {
    self.keys = keys
  }

  mutating func write(
    _ level: PresentationLevel<Scheme>, in session: ArchivingSession, _ depth: Int
  ) throws {
    let sink = session.sink
    let writer = ArchivingWriter(
      session: session, depth: depth + 1, serial: sink.promise(),
      keys: keys + [PlaceKey(position)])
    position += 1
    sink.open(.object, writer.depth, writer.serial)
    LevelForm(level).archive(to: writer)
    sink.close(downTo: depth + 1)
  }
}

extension LevelForm {
  fileprivate func archive(to writer: ArchivingWriter) {
    writer.writeIfPresent(kind, "kind")
    writer.writeIfPresent(anchor, "anchor")
    writer.writeIfPresent(alert, "alert")
    writer.writeIfPresent(confirmationDialog, "confirmationDialog")
    writer.writeIfPresent(options, "options")
    writer.writeIfPresent(isMarked ? true : nil, "isMarked")
    writer.writeIfPresent(asker, "asker")
    layer.archive(to: writer, since: nil, isStackOptional: true)
  }
}

extension RouterLayer where Scheme: CodableScheme {
  /// Writes the stack up to what can't be stored, and what is noted of the screens that are written.
  fileprivate func archive(
    to writer: ArchivingWriter, since restored: RouteStack<Scheme.Route>?,
    isStackOptional: Bool = false
  ) {
    let losses = writer.session.report.count
    if !isStackOptional || !stack.isEmpty {
      stack.archive(to: writer.member("stack"), since: restored)
    }
    let lost = writer.session.report.dropFirst(losses).first?.position
    var notes = notes
    notes.keep(below: lost ?? stack.count)
    if !notes.marks.isEmpty { writer.member("marks").write(notes.marks) }
    if !notes.requests.isEmpty {
      let requests = notes.requests.map { RequestForm(position: $0.position, asker: $0.asker) }
      writer.member("requests").write(requests)
    }
    if search != SearchState() { writer.member("search").write(search) }
  }
}

extension ArchivingWriter {
  fileprivate func writeIfPresent(_ value: (some Encodable)?, _ key: String) {
    if let value { member(key).write(value) }
  }

  /// Writes a list if there is something in it, and what it needs was written.
  fileprivate func write(_ list: [some Encodable], _ key: String, _ isSupported: Bool) {
    guard !list.isEmpty else { return }
    guard isSupported else {
      return session.lose(.cut, at: keys + [PlaceKey(key)], .unsupported, count: list.count)
    }
    if key == "pending" { return member(key).write(list[0]) }
    member(key).write(list)
  }
}
