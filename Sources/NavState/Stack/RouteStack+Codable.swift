/// A bare array of the routes, root-most first.
extension RouteStack: Encodable where Route: Encodable {
  /// Encodes a bare array.
  public func encode(to encoder: any Encoder) throws {
    if Route.self == AnyRoute.self, let path = self as? RoutePath {
      try path.encodeElements(to: encoder)
    } else {
      try routes.encode(to: encoder)
    }
  }
}

extension RouteStack: Decodable where Route: Decodable {
  /// Decodes a bare array, strictly.
  ///
  /// - Throws: A `DecodingError` that says where the array or a route can't be read, or that there
  ///   are more than ``Limits/depth`` routes; without limits of its own, a decoder that has a router's
  ///   configuration takes as many as that allows.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, depth: nil)
  }

  /// Decodes a bare array of at most `depth` routes, by default as many as the decoder is told.
  init(from decoder: any Decoder, depth: Int?) throws {
    if Route.self == AnyRoute.self,
      let path = RoutePath(try decoder.decodePath(atMost: depth)) as? Self
    {
      self = path
    } else {
      routes = try decoder.decodeArray(atMost: depth ?? decoder.userInfo.depthLimit)
    }
  }
}

/// The stable name of an action of a stack.
public enum StackVerb: String, CodedName {
  /// The name of ``RouteStack/Action/push(_:duplicates:)``.
  case push
  /// The name of ``RouteStack/Action/pop(count:)``.
  case pop
  /// The name of ``RouteStack/Action/popTo(_:match:)``.
  case popTo
  /// The name of ``RouteStack/Action/popToRoot``.
  case popToRoot
  /// The name of ``RouteStack/Action/replaceTop(_:)``.
  case replaceTop
  /// The name of ``RouteStack/Action/bringToFront(_:)``.
  case bringToFront
  /// The name of ``RouteStack/Action/set(_:)``.
  case set
}

extension RouteStack.Action {
  /// The stable name of this action.
  public var name: StackVerb {
    switch self {
    case .push: .push
    case .pop: .pop
    case .popTo: .popTo
    case .popToRoot: .popToRoot
    case .replaceTop: .replaceTop
    case .bringToFront: .bringToFront
    case .set: .set
    }
  }
}

/// `push{route, duplicates?}`, `pop{count?}`, `popTo{route or id, match?}`, `popToRoot`,
/// `replaceTop{route}`, `bringToFront{route}`, `set{stack}`.
extension RouteStack.Action: Encodable, Decodable, CodedByName where Route: Codable {
  /// Writes the arguments of this action, but for those that have their default.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .push(let route, let duplicates):
      try arguments.write(route, "route")
      try arguments.writeIfPresent(duplicates, "duplicates")
    case .pop(let count):
      if count != 1 { try arguments.write(count, "count") }
    case .popTo(let target, let match):
      try target.encode(to: &arguments)
      if match != .last { try arguments.write(match, "match") }
    case .popToRoot: break
    case .replaceTop(let route), .bringToFront(let route): try arguments.write(route, "route")
    case .set(let stack): try arguments.write(stack, "stack")
    }
  }

  /// Reads the arguments of the action that has a name.
  public init(_ name: StackVerb, from arguments: inout ArgumentReader) throws {
    switch name {
    case .push:
      self = .push(
        try arguments.read("route"), duplicates: try arguments.readIfPresent("duplicates"))
    case .pop: self = .pop(count: try arguments.readIfPresent("count") ?? 1)
    case .popTo:
      self = .popTo(
        try RouteTarget(from: &arguments), match: try arguments.readIfPresent("match") ?? .last)
    case .popToRoot: self = .popToRoot
    case .replaceTop: self = .replaceTop(try arguments.read("route"))
    case .bringToFront: self = .bringToFront(try arguments.read("route"))
    case .set: self = .set(try arguments.read("stack"))
    }
  }
}

/// The stable name of an event of a stack.
public enum StackEventName: String, CodedName {
  /// The name of ``RouteStack/Event/pushed(_:)``.
  case pushed
  /// The name of ``RouteStack/Event/popped(_:)``.
  case popped
  /// The name of ``RouteStack/Event/replaced(removed:added:)``.
  case replaced
}

extension RouteStack.Event {
  /// The stable name of this event.
  public var name: StackEventName {
    switch self {
    case .pushed: .pushed
    case .popped: .popped
    case .replaced: .replaced
    }
  }
}

/// `pushed{routes}`, `popped{routes}`, `replaced{removed, added}`.
extension RouteStack.Event: Encodable, Decodable, CodedByName where Route: Codable {
  /// Writes the screens that were added and removed.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .pushed(let routes), .popped(let routes): try arguments.write(routes, "routes")
    case .replaced(let removed, let added):
      try arguments.write(removed, "removed")
      try arguments.write(added, "added")
    }
  }

  /// Reads the screens that were added and removed.
  public init(_ name: StackEventName, from arguments: inout ArgumentReader) throws {
    switch name {
    case .pushed: self = .pushed(try arguments.read("routes"))
    case .popped: self = .popped(try arguments.read("routes"))
    case .replaced:
      self = .replaced(removed: try arguments.read("removed"), added: try arguments.read("added"))
    }
  }
}
