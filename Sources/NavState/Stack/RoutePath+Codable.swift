extension RouteStack where Route == AnyRoute {
  /// A path all of whose elements can be archived.
  public typealias CodableRepresentation = CodableRoutePath

  /// The path in a form that can be archived, or `nil` if the type of an element is not `Codable`.
  ///
  /// ``CodableRoutePath/init(_:registry:)`` tells which element it is, and why.
  ///
  /// Source: SwiftUI `NavigationPath.codable`, which is also `nil` where an element was appended by
  /// code that did not know it to be `Codable`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var codable: CodableRepresentation? {
    try? CodableRepresentation(self)
  }

  /// Creates the path that was archived.
  ///
  /// - Parameter codable: The archived form.
  public init(_ codable: CodableRepresentation) {
    self = codable.path
  }
}

/// A path all of whose elements can be archived; its archive is that of the ``RoutePath``.
public struct CodableRoutePath: Hashable, Sendable {
  /// The path.
  public let path: RoutePath

  /// Takes a path, if all of its elements can be archived.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - registry: The registry that it is to be archived with. With one, the names of the types are
  ///     checked too.
  /// - Throws: The first element, from the root, that can't be archived, and why.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public init(_ path: RoutePath, registry: RouteRegistry? = nil) throws(UncodableRoute) {
    for (position, route) in path.enumerated() {
      guard let type = route.type else { continue }
      do throws(UncodableRoute) {
        try UncodableRoute.check(type)
        if let registry { _ = try UncodableRoute.key(of: type, in: registry) }
      } catch {
        throw UncodableRoute(error.reason, type, at: position)
      }
    }
    self.path = path
  }
}

/// The bare array of the path.
extension CodableRoutePath: Codable {
  /// Encodes the elements.
  public func encode(to encoder: any Encoder) throws {
    try path.encode(to: encoder)
  }

  /// Decodes the elements, strictly.
  ///
  /// - Throws: What ``RouteStack/init(from:)`` throws.
  public init(from decoder: any Decoder) throws {
    path = try RoutePath(from: decoder)
  }
}
