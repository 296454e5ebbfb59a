extension RouterParts {
  /// A presentation that is asked for.
  @usableFromInline
  struct Wish: Sendable {
    @usableFromInline let wanted: Level
    @usableFromInline let options: PresentationOptions?
    @usableFromInline let cause: Cause

    @inlinable
    init(
      _ presentation: Presentation<Scheme>, _ options: PresentationOptions?, _ asker: Place?,
      by cause: Cause
    ) {
      wanted = Level(presentation, options: options, asker: asker)
      self.options = options
      self.cause = cause
    }
  }

  /// Presents what is asked for, or says why not.
  ///
  /// Without a level, items take the first, prompts the one where they are, or else the one above the
  /// top.
  @inlinable
  mutating func present(
    _ wish: Wish, at level: Int?, under rules: RouterRules
  ) -> Outcome<Event> {
    let id = wish.wanted.id
    let up = self.level(of: id)
    let waiting = queue.firstIndex { $0.wanted.id == id }
    let known = wish.wanted.content.prompt == nil ? 1 : up ?? waiting.map { queue[$0].level }
    let target = level ?? known ?? levels.count + 1
    guard (1...levels.count + 1).contains(target) else { return .refused(.notThere) }
    if let asker = wish.wanted.asker, !contains(asker) { return .refused(.notThere) }
    if let up {
      return up == target ? update(target, with: wish) : .refused(.alreadyPresented)
    }
    if wish.cause == .user, leaving.contains(id) { return .refused(.leaving) }
    if let waiting {
      return queue[waiting].level == target
        ? updateWaiting(waiting, with: wish) : .refused(.alreadyPresented)
    }
    return presentNew(wish, at: target, under: rules)
  }

  @inlinable
  mutating func presentNew(
    _ wish: Wish, at level: Int, under rules: RouterRules
  ) -> Outcome<Event> {
    guard level <= rules.levels else { return .refused(.tooManyLevels(limit: rules.levels)) }
    let isTaken = level <= levels.count
    switch rules.presenting {
    case .refuse where isTaken: return .refused(.taken(level: level))
    case .queue where isTaken || queue.contains(where: { $0.level == level }):
      guard queue.count < rules.levels else {
        return .refused(.tooManyLevels(limit: rules.levels))
      }
      queue.append(WaitingPresentation(wish.wanted, level: level))
      return .changed(.chain(.queued(wish.wanted.id)))
    default: break
    }
    var events: [Event] = []
    if isTaken {
      end(
        downTo: level - 1, by: DismissalCause(wish.cause), last: .replaced, under: rules, &events)
    }
    levels.append(wish.wanted)
    events.append(.presented(wish.wanted.content))
    return .changed(ShortList(contentsOf: events))
  }

  /// Gives what is up another value; its stack and search stay, and what the wish does not name.
  @inlinable
  mutating func update(_ level: Int, with wish: Wish) -> Outcome<Event> {
    let old = levels[level - 1]
    let new = old.updated(with: wish)
    guard new != old else { return .unchanged }
    levels[level - 1] = new
    guard let event = Event.updated(from: old.content, to: new.content) else { return .changed([]) }
    return .changed(event)
  }

  @inlinable
  mutating func updateWaiting(_ index: Int, with wish: Wish) -> Outcome<Event> {
    let new = queue[index].wanted.updated(with: wish)
    guard new != queue[index].wanted else { return .unchanged }
    queue[index].wanted = new
    return .changed(.chain(.queued(new.id)))
  }

  /// Presents a plain sheet; an item that is up or waits already keeps its kind.
  @inlinable
  mutating func present(
    _ item: Scheme.Sheet, by cause: Cause, under rules: RouterRules
  ) -> Outcome<Event> {
    let old =
      levels.first { $0.id == .item(item.id) }
      ?? queue.first { $0.wanted.id == .item(item.id) }?.wanted
    return present(
      Wish(old?.content.with(item) ?? .sheet(item), nil, nil, by: cause), at: nil, under: rules)
  }
}

extension PresentationLevel {
  @inlinable
  func updated(with wish: RouterParts<Scheme>.Wish) -> Self {
    var new = self
    new.presentation = wish.wanted.presentation
    if wish.options != nil { new.setting = wish.wanted.setting }
    if wish.wanted.requester != nil { new.requester = wish.wanted.requester }
    return new
  }
}

extension Presentation {
  /// The same kind of presentation of another item.
  @inlinable
  func with(_ item: Scheme.Sheet) -> Self {
    switch self {
    case .popover(_, let anchor): .popover(item, anchor: anchor)
    case .fullScreenCover: .fullScreenCover(item)
    case .sheet, .alert, .confirmationDialog: .sheet(item)
    }
  }
}

// MARK: - Ending

extension RouterParts {
  /// Ends the levels above one, top first, and withdraws what waits for a level that stood on them.
  ///
  /// - Parameters:
  ///   - count: The number of levels that stay.
  ///   - cause: Why they end.
  ///   - last: Why the lowest of them ends, if that is another cause.
  ///   - rules: The router's rules.
  ///   - events: Takes what the host must hear.
  @inlinable
  mutating func end(
    downTo count: Int, by cause: DismissalCause, last: DismissalCause? = nil,
    under rules: RouterRules, _ events: inout [Event]
  ) {
    while levels.count > count, let level = levels.popLast() {
      let isLast = levels.count == count
      events.append(.dismissed(level.content, cause: isLast ? last ?? cause : cause))
      if rules.hostWaits { leave(level.id, atMost: rules.levels) }
    }
    withdraw(above: count + 1, &events)
  }

  /// Withdraws what waits for a level above one.
  @inlinable
  mutating func withdraw(above level: Int, _ events: inout [Event]) {
    events += queue.filter { $0.level > level }.map { .chain(.withdrawn($0.wanted.id)) }
    queue.removeAll { $0.level > level }
  }

  /// Notes what the host is to report as gone; the oldest is forgotten where there are too many.
  @inlinable
  mutating func leave(_ id: PresentationID<Scheme>, atMost limit: Int) {
    leaving.removeAll { $0 == id }
    leaving.append(id)
    leaving.removeFirst(Swift.max(0, leaving.count - limit))
  }

  /// Presents what waits for the level that is free, unless something is leaving.
  ///
  /// Nothing waits for a level above that one, which would then be free.
  @inlinable
  mutating func advance(_ events: inout [Event]) {
    guard leaving.isEmpty, let index = queue.firstIndex(where: { $0.level == levels.count + 1 })
    else { return }
    let content = queue.remove(at: index).wanted
    levels.append(content)
    events.append(.presented(content.content))
  }

  /// Ends what has an identity, with all above it, or the top; or takes it out of the queue.
  @inlinable
  mutating func dismiss(
    _ id: PresentationID<Scheme>?, in context: Context, under rules: RouterRules
  ) -> Outcome<Event> {
    var events: [Event] = []
    if let level = id.map(level(of:)) ?? (levels.isEmpty ? nil : levels.count) {
      end(downTo: level - 1, by: DismissalCause(context.cause), under: rules, &events)
      advance(&events)
    } else if let index = queue.firstIndex(where: { $0.wanted.id == id }) {
      events.append(.chain(.withdrawn(queue.remove(at: index).wanted.id)))
    }
    return events.isEmpty ? .unchanged : .changed(ShortList(contentsOf: events))
  }

  /// Ends all levels above one, and withdraws what waits there, so that this one is on top.
  @inlinable
  mutating func dismiss(
    downTo level: Int, in context: Context, under rules: RouterRules
  ) -> Outcome<Event> {
    guard (0...levels.count).contains(level) else { return .refused(.notThere) }
    var events: [Event] = []
    end(downTo: level, by: DismissalCause(context.cause), under: rules, &events)
    withdraw(above: level, &events)
    return events.isEmpty ? .unchanged : .changed(ShortList(contentsOf: events))
  }

  /// The host reports that something is gone from the screen.
  @inlinable
  mutating func performDidDismiss(_ id: PresentationID<Scheme>) -> Outcome<Event> {
    guard let index = leaving.firstIndex(of: id) else { return .unchanged }
    leaving.remove(at: index)
    var events: [Event] = []
    advance(&events)
    return .changed(ShortList(contentsOf: events))
  }

  /// Settles what is leaving under rules that may be other than those it came from, and goes on.
  @inlinable
  mutating func settle(under rules: RouterRules, _ events: inout [Event]) {
    trimLeaving(under: rules)
    advance(&events)
  }

  /// Forgets what nobody is to report as gone under the rules, the oldest first.
  @inlinable
  mutating func trimLeaving(under rules: RouterRules) {
    leaving.removeFirst(leaving.count - leavingCount(under: rules))
  }
}
