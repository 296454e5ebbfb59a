/// The keys of a router's archive.
enum RouterKey: String, CodingKey, CaseIterable {
  case stack
  case presented
  case layers
  case search
  case marks
  case requests
  case queue
  case leaving
  case pending
}

/// `{"stack": […], "presented": […]}`: the routes root-most first, and the items that are up, bottom
/// first, with null for an alert or a dialog.
///
/// What is not there has no key: `layers` with what tells each level from a plain sheet, `search`,
/// `marks` and `requests` of the stack, `queue`, `leaving`, `pending`.
extension Router: Codable where Scheme: CodableScheme {
  /// Encodes the place, without the configuration.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouterKey.self)
    try container.encode(stack, forKey: .stack)
    guard extras != nil else {
      return try container.encode(slot.presented.map { [$0] } ?? [], forKey: .presented)
    }
    let parts = parts
    try container.encode(parts.levels.map(\.content.item), forKey: .presented)
    let layers = parts.levels.map { LevelForm($0) }
    if layers.contains(where: { !$0.isPlain }) { try container.encode(layers, forKey: .layers) }
    if parts.base.search != SearchState() {
      try container.encode(parts.base.search, forKey: .search)
    }
    try container.encode(parts.base.notes, marks: .marks, requests: .requests)
    try container.encodeUnlessEmpty(parts.queue.map { WaitingForm($0) }, forKey: .queue)
    try container.encodeUnlessEmpty(parts.leaving, forKey: .leaving)
    try container.encodeIfPresent(parts.readablePending, forKey: .pending)
  }

  /// Decodes a place, strictly, under the configuration of the decoder's `userInfo`.
  ///
  /// - Throws: A `DecodingError` if a part is missing or can't be read, a stack is deeper or more is
  ///   presented than the rules or the decoder's ``Limits`` allow, or a rule of ``Violation`` is
  ///   broken.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, under: decoder.userInfo.routerConfiguration)
  }

  /// Decodes a place, strictly, under the configuration of whoever has the router.
  init(from decoder: any Decoder, under configuration: Configuration<RouterRules>) throws {
    self.init(configuration: configuration)
    let container = try decoder.container(keyedBy: RouterKey.self)
    let depth = decoder.userInfo.depthLimit(under: rules)
    let count = min(rules.levels, decoder.userInfo.countLimit(atLeast: rules.levels))
    var parts = RouterParts<Scheme>()
    parts.base.stack = try RouteStack(from: container.part(.stack), depth: depth)
    parts.levels = try container.levels(depth: depth, count: count)
    parts.base.search = try container.readIfPresent(.search) ?? SearchState()
    parts.base.notes = try container.notes(marks: .marks, requests: .requests, depth: depth)
    let queue: [WaitingForm<Scheme>] = try container.arrayIfPresent(.queue, atMost: count)
    parts.queue = queue.map(\.waiting)
    let longest = decoder.userInfo.countLimit(atLeast: rules.levels)
    parts.leaving = try container.arrayIfPresent(.leaving, atMost: longest)
    parts.pending = try container.readIfPresent(.pending)
    let isInOrder = parts.isQueueInOrder
    let isSettled = parts.settleLeaving(under: rules)
    // Once it is up, what waited may hold what it can't while it waits.
    guard isInOrder || !isSettled else {
      throw decoder.error(.violation("\(Violation.queueOutOfOrder)"))
    }
    put(parts)
    // Before a question is tried: it acts on marks, which may be of screens that are not there.
    if let violation, violation != .nothingAsked {
      throw decoder.error(.violation("\(violation)"))
    }
    settleQuestion(isSettled)
    if let violation { throw decoder.error(.violation("\(violation)")) }
  }
}

extension Router {
  /// Forgets a question that is vain under these rules, but need not be under those it was asked
  /// under; new rules drop every question.
  ///
  /// - Parameter isSettled: Whether what is presented may be other than it was then, so that any
  ///   action may do something else.
  fileprivate mutating func settleQuestion(_ isSettled: Bool) {
    guard let step = pendingExit, isSettled || step.action.name.goesByRules,
      !step.context.isForced, holdsMarks, isAskingInVain
    else { return }
    pendingExit = nil
  }
}

extension RouterVerb {
  /// Whether it is up to a router's rules what an action of this name takes away.
  fileprivate var goesByRules: Bool {
    switch self {
    case .stack(.push), .stack(.set), .sheet(.present): true
    case .stack, .sheet, .back, .configure, .adapt, .search, .chain, .exit: false
    }
  }
}

extension RouterParts where Scheme: CodableScheme {
  /// The action that waits for an answer, in a form that can be read again.
  ///
  /// An identity can't, unless its route is an ``IdentifiedRoute``; the whole place would be lost with
  /// the question.
  var readablePending: Step<Action>? {
    guard var step = pending else { return nil }
    switch step.action {
    case .stack(.popTo(let target, let match)):
      step.action = .stack(.popTo(target.readable(in: base.stack, match), match: match))
    case .at(let level, .stack(.popTo(let target, let match))) where hasLayer(level):
      let readable = target.readable(in: self[layer: level].stack, match)
      step.action = .at(level: level, .stack(.popTo(readable, match: match)))
    default: break
    }
    return step
  }
}

extension RouterParts {
  /// Settles what is leaving under rules that may be other than those it was written under.
  ///
  /// - Returns: Whether there was something to settle.
  mutating func settleLeaving(under rules: RouterRules) -> Bool {
    guard leaving.count > leavingCount(under: rules) else { return false }
    var events: [Event] = []
    settle(under: rules, &events)
    return true
  }
}

extension KeyedDecodingContainer<RouterKey> {
  /// Decodes the levels: their items, and what tells them from plain sheets.
  fileprivate func levels<Scheme: CodableScheme>(
    depth: Int, count: Int
  ) throws -> [PresentationLevel<Scheme>] {
    let decoder = try part(.presented)
    let items: [Scheme.Sheet?] = try decoder.decodeArray(atMost: count)
    let forms: [LevelForm<Scheme>] =
      try contains(.layers)
      ? part(.layers).decodeElements(atMost: count) {
        try LevelForm(from: $0.superDecoder(), depth: depth)
      } : []
    guard !contains(.layers) || forms.count == items.count else {
      throw try part(.layers).error(.violation("there is one layer for each presentation"))
    }
    return try items.enumerated().map { index, item in
      let form = forms.isEmpty ? LevelForm<Scheme>() : forms[index]
      return try form.level(of: item, at: decoder.codingPath + [PlaceKey(index)])
    }
  }
}

extension KeyedEncodingContainer {
  mutating func encodeUnlessEmpty<Element: Encodable>(_ list: [Element], forKey key: Key) throws {
    if !list.isEmpty { try encode(list, forKey: key) }
  }

  /// Encodes what is noted of the screens of a stack.
  mutating func encode<Scheme: CodableScheme>(
    _ notes: ScreenNotes<Scheme>, marks: Key, requests: Key
  ) throws {
    try encodeUnlessEmpty(notes.marks, forKey: marks)
    let requested = notes.requests.map { RequestForm(position: $0.position, asker: $0.asker) }
    try encodeUnlessEmpty(requested, forKey: requests)
  }
}

extension KeyedDecodingContainer {
  /// Decodes what is noted of the screens of a stack.
  func notes<Scheme: CodableScheme>(
    marks: Key, requests: Key, depth: Int
  ) throws -> ScreenNotes<Scheme> {
    let requested: [RequestForm<Scheme>] = try arrayIfPresent(requests, atMost: depth)
    return ScreenNotes(
      marks: try arrayIfPresent(marks, atMost: depth),
      requests: requested.map { .init(position: $0.position, asker: $0.asker) })
  }
}

/// Who asked for the result of a screen, as it is coded: `{"position": 0, "asker": …}`.
struct RequestForm<Scheme: CodableScheme>: Codable {
  let position: Int
  let asker: RouterPlace<Scheme>
}
