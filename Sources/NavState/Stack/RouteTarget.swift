/// The screen that an action means: one that equals a route, or one that has an identity.
///
/// ```swift
/// stack.reduce(.popTo(.route(.message(id: "7"))))
/// stack.reduce(.popTo(.id("message/7")))  // where the routes are Identifiable
/// ```
public struct RouteTarget<Route: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline
  enum Storage: Sendable {
    case route(Route)
    case id(any TargetIdentity<Route>)
  }

  @usableFromInline let storage: Storage

  @inlinable
  init(_ storage: Storage) {
    self.storage = storage
  }

  /// A screen that equals a route.
  ///
  /// - Parameter route: The route.
  /// - Returns: The target.
  @inlinable
  public static func route(_ route: Route) -> Self {
    Self(.route(route))
  }

  /// Whether a screen is the one that is meant.
  ///
  /// - Parameter route: The screen's route.
  /// - Returns: Whether it equals the route, or has the identity.
  @inlinable
  public func matches(_ route: Route) -> Bool {
    switch storage {
    case .route(let wanted): wanted == route
    case .id(let identity): identity.matches(route)
    }
  }

  /// Whether two targets mean an equal route, or an equal identity.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.storage, right.storage) {
    case (.route(let left), .route(let right)): left == right
    case (.id(let left), .id(let right)): left.isEqual(to: right)
    default: false
    }
  }

  /// Feeds the route or the identity to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .route(let route): hasher.combine(route)
    case .id(let identity): identity.hash(into: &hasher)
    }
  }
}

extension RouteTarget where Route: Identifiable, Route.ID: Sendable {
  /// A screen that has an identity.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The target.
  public static func id(_ id: Route.ID) -> Self {
    Self(.id(IdentityBox<Route>(id)))
  }
}

/// A route whose identity can be read from an archive or a message.
///
/// Popping to an identity works for any `Identifiable` route. Conform to this protocol so that
/// `{"popTo": {"id": …}}` can be decoded too: Swift can't find out at run time that an identity is
/// `Sendable`.
public protocol IdentifiedRoute: Hashable, Sendable, Identifiable where ID: Codable & Sendable {}

/// An identity of routes whose type is hidden, since not all routes have one.
@usableFromInline
protocol TargetIdentity<Route>: AnyObject, Sendable {
  associatedtype Route

  var text: String { get }

  func matches(_ route: Route) -> Bool
  func isEqual(to other: any TargetIdentity<Route>) -> Bool
  func hash(into hasher: inout Hasher)
  func encode(to arguments: inout ArgumentWriter) throws
}

/// The one kind of identity there is.
private final class IdentityBox<Route: Hashable & Sendable & Identifiable>: TargetIdentity
where Route.ID: Sendable {
  private let id: Route.ID

  init(_ id: Route.ID) {
    self.id = id
  }

  var text: String { "\(id)" }

  func matches(_ route: Route) -> Bool {
    route.id == id
  }

  func isEqual(to other: any TargetIdentity<Route>) -> Bool {
    (other as? IdentityBox<Route>)?.id == id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  func encode(to arguments: inout ArgumentWriter) throws {
    guard let id = id as? any Encodable else {
      throw EncodingError.invalidValue(
        id, .init(codingPath: [], debugDescription: "\(Route.ID.self) is not Encodable"))
    }
    try arguments.write(id, "id")
  }
}

extension RouteTarget where Route: Codable {
  /// Writes the route or the identity, under a key of that name.
  func encode(to arguments: inout ArgumentWriter) throws {
    switch storage {
    case .route(let route): try arguments.write(route, "route")
    case .id(let identity): try identity.encode(to: &arguments)
    }
  }

  /// The target in a form that can be read again: by a screen's route, if its identity can't be.
  ///
  /// - Parameters:
  ///   - stack: The stack that the target is on.
  ///   - match: Which of several screens is meant.
  /// - Returns: The target, or one that names the screen.
  func readable(in stack: RouteStack<Route>, _ match: RouteMatch) -> Self {
    guard case .id = storage, !(Route.self is any IdentifiedRoute.Type),
      let route = match == .first ? stack.first(where: matches) : stack.last(where: matches)
    else { return self }
    return .route(route)
  }

  /// Reads a route or an identity, whichever is there.
  init(from arguments: inout ArgumentReader) throws {
    let route: Route? = try arguments.readIfPresent("route")
    guard let type = Route.self as? any IdentifiedRoute.Type else {
      if route == nil, arguments.contains("id") { throw arguments.error(.noIdentity, at: "id") }
      self = .route(try route ?? arguments.read("route"))
      return
    }
    guard let route else {
      self = try Self.readIdentity(of: type, from: &arguments)
      return
    }
    if try Self.hasIdentity(of: type, in: &arguments) {
      throw arguments.error(.severalNames(["id", "route"]))
    }
    self = .route(route)
  }

  /// Reads an identity of the route's type, which `type` is under another name.
  private static func readIdentity<Identified: IdentifiedRoute>(
    of type: Identified.Type, from arguments: inout ArgumentReader
  ) throws -> Self {
    let target = RouteTarget<Identified>.id(try arguments.read("id"))
    guard let target = target as? Self else { throw arguments.error(.noIdentity, at: "id") }
    return target
  }

  /// Whether an identity stands beside the route; null is none, as for every optional argument.
  private static func hasIdentity<Identified: IdentifiedRoute>(
    of type: Identified.Type, in arguments: inout ArgumentReader
  ) throws -> Bool {
    try arguments.readIfPresent("id") as Identified.ID? != nil
  }
}
