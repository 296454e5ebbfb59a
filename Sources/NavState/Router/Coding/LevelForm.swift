/// What tells a level from a plain sheet, as it is coded: each key only where there is something.
struct LevelForm<Scheme: CodableScheme>: Codable {
  var kind: PresentationKind?
  var anchor: String?
  var alert: Prompt<Scheme.Answer>?
  var confirmationDialog: Prompt<Scheme.Answer>?
  var options: PresentationOptions?
  var layer = RouterLayer<Scheme>()
  var isMarked = false
  var asker: RouterPlace<Scheme>?

  enum CodingKeys: String, CodingKey {
    case kind
    case anchor
    case alert
    case confirmationDialog
    case options
    case stack
    case search
    case isMarked
    case marks
    case requests
    case asker
  }

  /// The form of a plain sheet.
  init() {}

  init(_ level: PresentationLevel<Scheme>) {
    switch level.content {
    case .sheet: break
    case .fullScreenCover: kind = .fullScreenCover
    case .popover(_, let anchor):
      kind = .popover
      self.anchor = anchor
    case .alert(let prompt): alert = prompt
    case .confirmationDialog(let prompt): confirmationDialog = prompt
    }
    options = level.options == .standard ? nil : level.options
    layer = level.layer
    isMarked = level.isMarked
    asker = level.asker
    isPlain = level.plainSheet != nil
  }

  /// Whether it is the form of a plain sheet.
  private(set) var isPlain = true

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(kind, forKey: .kind)
    try container.encodeIfPresent(anchor, forKey: .anchor)
    try container.encodeIfPresent(alert, forKey: .alert)
    try container.encodeIfPresent(confirmationDialog, forKey: .confirmationDialog)
    try container.encodeIfPresent(options, forKey: .options)
    if !layer.stack.isEmpty { try container.encode(layer.stack, forKey: .stack) }
    if layer.search != SearchState() { try container.encode(layer.search, forKey: .search) }
    if isMarked { try container.encode(isMarked, forKey: .isMarked) }
    try container.encode(layer.notes, marks: .marks, requests: .requests)
    try container.encodeIfPresent(asker, forKey: .asker)
  }

  init(from decoder: any Decoder) throws {
    try self.init(from: decoder, depth: decoder.userInfo.routerDepthLimit)
  }

  /// Decodes the form of a level whose stack has at most so many screens.
  init(from decoder: any Decoder, depth: Int) throws {
    try self.init(from: decoder, depth: depth) { container in
      container.contains(.stack)
        ? try RouteStack(from: container.part(.stack), depth: depth) : RouteStack()
    }
  }

  /// Decodes all but the stack, which is read in another way.
  init(
    from decoder: any Decoder, depth: Int,
    stack: (KeyedDecodingContainer<CodingKeys>) throws -> RouteStack<Scheme.Route>
  ) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.readIfPresent(.kind)
    anchor = try container.readIfPresent(.anchor)
    alert = try container.readIfPresent(.alert)
    confirmationDialog = try container.readIfPresent(.confirmationDialog)
    let names: [String?] = [
      kind.map { _ in "kind" }, alert.map { _ in "alert" },
      confirmationDialog.map { _ in "confirmationDialog" },
    ]
    guard names.compactMap(\.self).count <= 1 else {
      throw decoder.error(.severalNames(names.compactMap(\.self).sorted()))
    }
    options = try container.readIfPresent(.options)
    layer.stack = try stack(container)
    layer.search = try container.readIfPresent(.search) ?? SearchState()
    isMarked = try container.readIfPresent(.isMarked) ?? false
    layer.notes = try container.notes(marks: .marks, requests: .requests, depth: depth)
    asker = try container.readIfPresent(.asker)
  }

  /// The level that has this form and an item, or none.
  func level(
    of item: Scheme.Sheet?, at path: [any CodingKey]
  ) throws -> PresentationLevel<Scheme> {
    var level = PresentationLevel(
      try presentation(of: item, at: path), options: options, asker: asker)
    level.layer = layer
    level.marked = isMarked
    return level
  }

  private func presentation(
    of item: Scheme.Sheet?, at path: [any CodingKey]
  ) throws -> Presentation<Scheme> {
    let prompt =
      alert.map(Presentation<Scheme>.alert)
      ?? confirmationDialog.map(Presentation<Scheme>.confirmationDialog)
    switch (item, prompt) {
    case (nil, let prompt?): return prompt
    case (let item?, nil):
      if let new = Presentation<Scheme>(item, as: kind ?? .sheet, anchor: anchor) { return new }
      throw DecodingError.failure(.violation("an alert or a dialog asks something"), at: path)
    case (_?, _?):
      throw DecodingError.failure(.violation("an alert or a dialog has no item"), at: path)
    case (nil, nil):
      throw DecodingError.valueNotFound(
        Scheme.Sheet.self,
        .init(codingPath: path, debugDescription: "There is no item, and nothing is asked"))
    }
  }
}

/// A presentation that waits, as it is coded: the level that it waits for, its item, and what a
/// level has.
struct WaitingForm<Scheme: CodableScheme>: Codable {
  let waiting: WaitingPresentation<Scheme>

  private enum CodingKeys: String, CodingKey {
    case level
    case item
  }

  init(_ waiting: WaitingPresentation<Scheme>) {
    self.waiting = waiting
  }

  func encode(to encoder: any Encoder) throws {
    try LevelForm(waiting.wanted).encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(waiting.level, forKey: .level)
    try container.encodeIfPresent(waiting.wanted.content.item, forKey: .item)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let item: Scheme.Sheet? = try container.readIfPresent(.item)
    let content = try LevelForm<Scheme>(from: decoder).level(of: item, at: decoder.codingPath)
    waiting = WaitingPresentation(content, level: try container.read(.level))
  }
}
