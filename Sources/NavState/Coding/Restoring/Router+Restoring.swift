extension Router: Restorable where Scheme: CodableScheme {
  /// Reads the stack and what is presented, under the configuration of the decoder's `userInfo`.
  ///
  /// A stack that is deeper than the rules allow keeps what is nearest to the root. What is presented
  /// is there as far as it can be read, level by level. What waits for a level that became free has its
  /// turn.
  public init(restoring reader: RestoringReader) {
    self.init(
      restoring: reader, under: reader.reading.info.values.routerConfiguration)
  }

  /// Reads the stack and what is presented, under the configuration of whoever has the router.
  init(restoring reader: RestoringReader, under configuration: Configuration<RouterRules>) {
    let userInfo = reader.reading.info.values
    self.init(configuration: configuration)
    let depth = userInfo.depthLimit(under: rules)
    let count = min(rules.levels, userInfo.countLimit(atLeast: rules.levels))
    var parts = RouterParts<Scheme>()
    parts.base.stack = RouteStack(restoring: reader.member("stack"), depth: depth)
    parts.levels = reader.levels(atMost: count, depth: depth)
    parts.base.search = reader.memberIfPresent("search")?.value() ?? SearchState()
    parts.base.notes.marks = reader.list("marks", atMost: depth)
    let requests: [RequestForm<Scheme>] = reader.list("requests", atMost: depth)
    parts.base.notes.requests = requests.map { .init(position: $0.position, asker: $0.asker) }
    reader.fit(&parts.base)
    let queue: [WaitingForm<Scheme>] = reader.list("queue", atMost: count)
    parts.queue = queue.map(\.waiting)
    parts.leaving = reader.list("leaving", atMost: userInfo.countLimit(atLeast: rules.levels))
    parts.pending = reader.memberIfPresent("pending")?.value()
    if parts.queue.contains(where: { $0.level > rules.levels }) {
      parts.queue.removeAll { $0.level > rules.levels }
      reader.lose(["queue"], "it waits for a level that the rules don't allow")
    }
    let isLeaving = !parts.leaving.isEmpty
    parts.trimLeaving(under: rules)
    parts.mend(isLeaving, reportingTo: reader)
    // Not before: what broke a rule while it waited would break it above others, too.
    var events: [Event] = []
    parts.advance(&events)
    put(parts)
    guard isAskingInVain else { return }
    pendingExit = nil
    reader.lose(["pending"], "it asks nothing")
  }
}

extension RestoringReader {
  /// Reads the levels, each with its layer; an item whose layer can't be read is a plain sheet.
  fileprivate func levels<Scheme: CodableScheme>(
    atMost limit: Int, depth: Int
  ) -> [PresentationLevel<Scheme>] {
    let layers = memberIfPresent("layers")
    let presented = member("presented")
    if let layers, let count = layers.countOfElements, count != presented.countOfElements {
      lose(["layers"], "there is one layer for each presentation")
    }
    var position = -1
    return presented.elements(atMost: limit) { reading, index in
      position += 1
      let isNull = reading.words[index].isNull
      let item = isNull ? nil : try reading.value(Scheme.Sheet.self, at: index)
      var form = LevelForm<Scheme>()
      if let layer = layers?.element(position) {
        let read: LevelForm<Scheme>? = layer.layerForm()
        form = read ?? form
        if let stack = layer.memberIfPresent("stack") {
          form.layer.stack = RouteStack(restoring: stack, depth: depth)
          // Written back as a whole, the layer would bring screens that had no room here.
          if read == nil, item != nil, stack.countOfElements ?? 0 > depth, let layers {
            session.cutUnread(at: layers.keys, from: position)
          }
        }
        layer.fit(&form.layer)
      }
      do {
        return try form.level(of: item, at: [])
      } catch  where item != nil {
        lose(["layers"], "an item is presented as such")
        form.kind = nil
        form.alert = nil
        form.confirmationDialog = nil
        return try form.level(of: item, at: [])
      }
    }
  }

  /// The number of elements, or `nil` for what is no array, which is reported.
  private var countOfElements: Int? {
    guard let index else { return nil }
    if reading.words[index].tag == .array { return reading.words[index].count }
    lose(reading.mismatch([Any].self, .array, at: index))
    return nil
  }

  /// Reads what tells a level from a plain sheet, without its stack.
  private func layerForm<Scheme: CodableScheme>() -> LevelForm<Scheme>? {
    let form: StacklessForm<Scheme>? = value()
    return form?.form
  }

  /// Reads a list that may be missing, of what has no place once others are gone.
  func list<Element: Decodable>(_ key: String, atMost limit: Int) -> [Element] {
    memberIfPresent(key)?.elements(
      atMost: limit, read: { try $0.value(Element.self, at: $1) }, isKeeping: false) ?? []
  }

  /// Takes what is noted of screens to where these are now that some others could not be read.
  fileprivate func fit<Scheme>(_ layer: inout RouterLayer<Scheme>) {
    let gaps = session.missingPositions(at: keys + [PlaceKey("stack")])
    if !layer.notes.fit(into: layer.stack.count, without: gaps) {
      lose(["marks"], "a screen is not there")
    }
  }

  /// Cuts what was kept unread of levels that stood on more than so many of those that were read.
  fileprivate func cutLevels(above count: Int) {
    let places = ["presented", "layers"].map { keys + [PlaceKey($0)] }
    let unread = Set(session.missingPositions(at: places[0]))
    var (position, read) = (0, 0)
    while read < count || unread.contains(position) {
      if !unread.contains(position) { read += 1 }
      position += 1
    }
    for place in places { session.cutUnread(at: place, from: position) }
  }
}

/// What tells a level from a plain sheet, but for its stack, which is read leniently.
private struct StacklessForm<Scheme: CodableScheme>: Decodable {
  let form: LevelForm<Scheme>

  init(from decoder: any Decoder) throws {
    form = try LevelForm(from: decoder, depth: decoder.userInfo.depthLimit) { _ in RouteStack() }
  }
}

extension RouterParts {
  /// Leaves out what breaks a rule, and says so.
  ///
  /// - Parameters:
  ///   - isLeaving: Whether something was leaving under the rules that this was written under.
  ///   - reader: Takes the report.
  fileprivate mutating func mend(_ isLeaving: Bool, reportingTo reader: RestoringReader) {
    var seen: Set<PresentationID<Scheme>> = []
    if let index = levels.firstIndex(where: { !seen.insert($0.id).inserted }) {
      levels.removeSubrange(index...)
      reader.lose(["presented"], "two presentations have the same identity")
      reader.cutLevels(above: index)
    }
    for index in levels.indices {
      guard levels[index].content.prompt != nil, !levels[index].layer.isEmpty else { continue }
      levels[index].layer = RouterLayer()
      reader.lose(["layers"], "an alert or a dialog has no screens")
    }
    if Set(leaving).count < leaving.count {
      leaving = []
      reader.lose(["leaving"], "something is leaving twice")
    }
    // What waits for a level that became free, since all is not as it was, has its turn.
    let isFree = isLeaving || !reader.session.report.isEmpty
    let (count, highest) = (queue.count, levels.count + (isFree ? 1 : 0))
    var known = Set(levels.map(\.id))
    queue = queue.filter {
      $0.isInOrder(upTo: highest) && known.insert($0.wanted.id).inserted
    }
    if queue.count < count { reader.lose(["queue"], "it is out of order") }
  }
}

extension ScreenNotes {
  /// Leaves out what is noted of screens that are not there.
  ///
  /// - Parameters:
  ///   - count: The number of screens that are.
  ///   - gaps: The positions of those that once stood among them.
  /// - Returns: Whether all of them are there.
  @discardableResult
  mutating func fit(into count: Int, without gaps: [Int] = []) -> Bool {
    let number = marks.count + requests.count
    guard number > 0 else { return true }
    let places = Dictionary(uniqueKeysWithValues: zip(Self.positions(count, without: gaps), 0...))
    marks = marks.compactMap { places[$0] }
    if !marks.isAscending(below: count) { marks = [] }
    requests = requests.compactMap { request in
      places[request.position].map { Request(position: $0, asker: request.asker) }
    }
    if !requests.map(\.position).isAscending(below: count) { requests = [] }
    return marks.count + requests.count == number
  }

  /// Makes room for screens that come back.
  ///
  /// - Parameters:
  ///   - count: The number of screens that are there.
  ///   - gaps: The positions that those who come back will have among them.
  mutating func makeRoom(in count: Int, at gaps: [Int]) {
    guard !isEmpty, !gaps.isEmpty else { return }
    let places = Self.positions(count, without: gaps)
    marks = marks.map { places[$0] }
    requests = requests.map { Request(position: places[$0.position], asker: $0.asker) }
  }

  /// So many positions, lowest first, but for those of gaps among them.
  private static func positions(_ count: Int, without gaps: [Int]) -> [Int] {
    let gaps = Set(gaps)
    return (0..<count + gaps.count).filter { !gaps.contains($0) }
  }
}
