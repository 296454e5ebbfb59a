/// `{"stack": […], "presented": […]}`: the routes root-most first, and the item that is up, if any.
extension Router: Codable where Scheme: CodableScheme {
  private enum CodingKeys: String, CodingKey {
    case stack
    case presented
  }

  /// Encodes the place, without the configuration.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(stack, forKey: .stack)
    try container.encode(slot.presented.map { [$0] } ?? [], forKey: .presented)
  }

  /// Decodes a place, strictly, under the configuration of the decoder's `userInfo`.
  ///
  /// - Throws: A `DecodingError` if a part is missing or can't be read, the stack is deeper than the
  ///   rules or the decoder's ``Limits`` allow, or more than one item is presented.
  public init(from decoder: any Decoder) throws {
    home = decoder.userInfo.routerConfiguration
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let depth = decoder.userInfo.routerDepthLimit
    stack = try RouteStack(from: container.part(.stack), depth: depth)
    let items: [Sheet] = try container.part(.presented).decodeArray(atMost: 1)
    slot = SheetSlot(items.first)
  }
}

/// The stable name of an action of a router.
///
/// Those of its stack and of what is presented are among them.
public enum RouterVerb: Hashable, Sendable, CodedName {
  /// The name of an action of the stack.
  case stack(StackVerb)
  /// The name of an action of what is presented.
  case sheet(SheetVerb)
  /// The name of ``Router/Action/back``.
  case back
  /// The name of ``Router/Action/configure(_:)``.
  case configure
  /// The name of ``Router/Action/adapt(_:)``.
  case adapt

  /// All names, those of the stack first.
  public static var allCases: [RouterVerb] {
    StackVerb.allCases.map(Self.stack) + SheetVerb.allCases.map(Self.sheet)
      + [.back, .configure, .adapt]
  }

  /// The name as text.
  public var rawValue: String {
    switch self {
    case .stack(let verb): verb.rawValue
    case .sheet(let verb): verb.rawValue
    case .back: "back"
    case .configure: "configure"
    case .adapt: "adapt"
    }
  }

  /// Finds the name of a text.
  ///
  /// - Parameter rawValue: The text.
  public init?(rawValue: String) {
    guard let verb = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = verb
  }
}

extension Router.Action {
  /// The stable name of this action.
  public var name: RouterVerb {
    switch self {
    case .stack(let action): .stack(action.name)
    case .sheet(let action): .sheet(action.name)
    case .back: .back
    case .configure: .configure
    case .adapt: .adapt
    }
  }
}

/// What the stack and the slot have, and `back`, `configure{rules}`, `adapt{traits}`.
extension Router.Action: Encodable, Decodable, CodedByName where Scheme: CodableScheme {
  /// Writes the arguments of this action.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .stack(let action): try action.encode(to: &arguments)
    case .sheet(let action): try action.encode(to: &arguments)
    case .back: break
    case .configure(let rules): try arguments.write(rules, "rules")
    case .adapt(let traits): try arguments.write(traits, "traits")
    }
  }

  /// Reads the arguments of the action that has a name.
  public init(_ name: RouterVerb, from arguments: inout ArgumentReader) throws {
    switch name {
    case .stack(let verb): self = .stack(try .init(verb, from: &arguments))
    case .sheet(let verb): self = .sheet(try .init(verb, from: &arguments))
    case .back: self = .back
    case .configure: self = .configure(try arguments.read("rules"))
    case .adapt: self = .adapt(try arguments.read("traits"))
    }
  }
}

/// The stable name of an event of a router: one of its stack, or of what is presented.
public enum RouterEventName: Hashable, Sendable, CodedName {
  /// The name of an event of the stack.
  case stack(StackEventName)
  /// The name of an event of what is presented.
  case sheet(SheetEventName)

  /// All names, those of the stack first.
  public static var allCases: [RouterEventName] {
    StackEventName.allCases.map(Self.stack) + SheetEventName.allCases.map(Self.sheet)
  }

  /// The name as text.
  public var rawValue: String {
    switch self {
    case .stack(let name): name.rawValue
    case .sheet(let name): name.rawValue
    }
  }

  /// Finds the name of a text.
  ///
  /// - Parameter rawValue: The text.
  public init?(rawValue: String) {
    guard let name = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = name
  }
}

extension Router.Event {
  /// The stable name of this event.
  public var name: RouterEventName {
    switch self {
    case .stack(let event): .stack(event.name)
    case .sheet(let event): .sheet(event.name)
    }
  }
}

/// What the stack and the slot have.
extension Router.Event: Encodable, Decodable, CodedByName where Scheme: CodableScheme {
  /// Writes the arguments of this event.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .stack(let event): try event.encode(to: &arguments)
    case .sheet(let event): try event.encode(to: &arguments)
    }
  }

  /// Reads the arguments of the event that has a name.
  public init(_ name: RouterEventName, from arguments: inout ArgumentReader) throws {
    switch name {
    case .stack(let name): self = .stack(try .init(name, from: &arguments))
    case .sheet(let name): self = .sheet(try .init(name, from: &arguments))
    }
  }
}
