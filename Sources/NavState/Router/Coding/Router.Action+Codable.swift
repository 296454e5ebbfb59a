/// What the stack, the slot and the search have; `back`, `configure{rules}`, `adapt{traits}`;
/// `present{item, as, anchor?, options?, asker?}`, `present{alert}`, `present{confirmationDialog}`,
/// `dismiss{prompt}`, `push{route, duplicates?, asker}`, `dismissAll`, `dismissTo{level}`,
/// `answer{prompt, choice}`, `didDismiss{id or prompt}`, `selectDetent{id, detent}`,
/// `setOptions{id, options}`, `finish{answer, route or id or prompt}`; `mark{route or id or prompt}`,
/// `unmark{…}`, `confirm`, `cancel`. A level stands beside the name: `"at": {"level": 1}`.
extension Router.Action: Encodable, Decodable, CodedByName where Scheme: CodableScheme {
  /// Those of a ``Context``, and the address.
  public static var keysBesideName: [String] { Context.keys + [LevelAddress.key] }

  /// Encodes the name, with the arguments under it, and the level beside it.
  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder, at: addressLevel)
  }

  /// Decodes the one name that is there, its arguments, and the level beside it.
  ///
  /// - Throws: A `DecodingError` as for every ``CodedByName``, and for a level that does not belong to
  ///   the action.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder) { $0.at($1) }
  }

  /// Writes the arguments of this action.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .stack(let action), .at(_, .stack(let action)): try action.encode(to: &arguments)
    case .sheet(let action): try action.encode(to: &arguments)
    case .back: break
    case .configure(let rules): try arguments.write(rules, "rules")
    case .adapt(let traits): try arguments.write(traits, "traits")
    case .at(_, .search(let action)): try action.encode(to: &arguments)
    case .at(_, .push(let route, let duplicates, let asker)):
      try arguments.write(route, "route")
      try arguments.writeIfPresent(duplicates, "duplicates")
      try arguments.write(asker, "asker")
    case .chain(let action): try action.encode(to: &arguments)
    case .exit(.mark(let place)), .exit(.unmark(let place)): try place.encodeFlat(to: &arguments)
    case .exit(.confirm), .exit(.cancel): break
    }
  }

  /// Reads the arguments of the action that has a name.
  public init(_ name: RouterVerb, from arguments: inout ArgumentReader) throws {
    switch name {
    case .stack(let verb): self = try Self.stack(verb, from: &arguments)
    case .sheet(.present): self = try Self.presenting(from: &arguments)
    case .sheet(.dismiss): self = try Self.dismissing(from: &arguments)
    case .back: self = .back
    case .configure: self = .configure(try arguments.read("rules"))
    case .adapt: self = .adapt(try arguments.read("traits"))
    case .search(let verb): self = .at(level: 0, .search(try .init(verb, from: &arguments)))
    case .chain(let verb): self = .chain(try .init(verb, from: &arguments))
    case .exit(.mark): self = .exit(.mark(try RouterPlace(flatFrom: &arguments)))
    case .exit(.unmark): self = .exit(.unmark(try RouterPlace(flatFrom: &arguments)))
    case .exit(.confirm): self = .exit(.confirm)
    case .exit(.cancel): self = .exit(.cancel)
    }
  }

  private static func stack(
    _ verb: StackVerb, from arguments: inout ArgumentReader
  ) throws -> Self {
    let asker: RouterPlace<Scheme>? =
      verb == .push ? try arguments.readIfPresent("asker") : nil
    let action = try RouteStack<Scheme.Route>.Action(verb, from: &arguments)
    guard let asker, case .push(let route, let duplicates) = action else { return .stack(action) }
    return .at(level: 0, .push(route, duplicates: duplicates, asker: asker))
  }

  /// Reads a presentation: of a plain sheet if it says nothing but the item.
  private static func presenting(from arguments: inout ArgumentReader) throws -> Self {
    let others = ["as", "anchor", "options", "asker", "alert", "confirmationDialog"]
    guard others.contains(where: arguments.contains) else {
      return .sheet(.present(try arguments.read("item")))
    }
    let presentation = try Presentation<Scheme>(from: &arguments)
    return .chain(
      .present(
        presentation,
        options: try arguments.readIfPresent("options"),
        asker: try arguments.readIfPresent("asker")))
  }

  private static func dismissing(from arguments: inout ArgumentReader) throws -> Self {
    guard arguments.contains("prompt") else {
      return .sheet(.dismiss(id: try arguments.readIfPresent("id")))
    }
    switch try PresentationID<Scheme>(from: &arguments) {
    case .item(let id): return .sheet(.dismiss(id: id))
    case .prompt(let id): return .chain(.dismissPrompt(id: id))
    }
  }
}

extension Router.Action where Scheme: CodableScheme {
  /// The level that stands beside the name.
  var addressLevel: Int? {
    switch self {
    case .at(let level, .stack): level
    case .at(let level, _): level == 0 ? nil : level
    case .chain(.present(_, let level, _, _)): level
    case .chain(.finish(_, let place)), .exit(.mark(let place)), .exit(.unmark(let place)):
      place.addressLevel
    default: nil
    }
  }

  /// The action at a level, or `nil` if it is at none.
  func at(_ level: Int) -> Self? {
    switch self {
    case .stack(let action): .at(level: level, .stack(action))
    case .at(_, let action): .at(level: level, action)
    case .sheet(.present(let item)): .chain(.present(.sheet(item), level: level))
    case .chain(.present(let presentation, _, let options, let asker)):
      .chain(.present(presentation, level: level, options: options, asker: asker))
    case .chain(.finish(let answer, let place)):
      place.at(level).map { .chain(.finish(answer, by: $0)) }
    case .exit(.mark(let place)): place.at(level).map { .exit(.mark($0)) }
    case .exit(.unmark(let place)): place.at(level).map { .exit(.unmark($0)) }
    default: nil
    }
  }
}

extension Router.ChainAction where Scheme: CodableScheme {
  func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .present(let presentation, _, let options, let asker):
      try presentation.encode(to: &arguments)
      try arguments.writeIfPresent(options, "options")
      try arguments.writeIfPresent(asker, "asker")
    case .dismissPrompt(let id): try arguments.write(id, "prompt")
    case .dismissAll: break
    case .dismissTo(let level): try arguments.write(level, "level")
    case .answer(let prompt, let choice):
      try arguments.write(prompt, "prompt")
      try arguments.write(choice, "choice")
    case .didDismiss(let id): try id.encode(to: &arguments)
    case .selectDetent(let detent, let id):
      try arguments.write(id, "id")
      try arguments.write(detent, "detent")
    case .setOptions(let options, let id):
      try arguments.write(id, "id")
      try arguments.write(options, "options")
    case .finish(let answer, let place):
      try arguments.write(answer, "answer")
      try place.encodeFlat(to: &arguments)
    }
  }

  init(_ name: ChainVerb, from arguments: inout ArgumentReader) throws {
    switch name {
    case .dismissAll: self = .dismissAll
    case .dismissTo: self = .dismissTo(level: try arguments.read("level"))
    case .answer:
      self = .answer(prompt: try arguments.read("prompt"), choice: try arguments.read("choice"))
    case .didDismiss: self = .didDismiss(try PresentationID(from: &arguments))
    case .selectDetent:
      self = .selectDetent(try arguments.read("detent"), id: try arguments.read("id"))
    case .setOptions:
      self = .setOptions(try arguments.read("options"), id: try arguments.read("id"))
    case .finish:
      self = .finish(try arguments.read("answer"), by: try RouterPlace(flatFrom: &arguments))
    }
  }
}
