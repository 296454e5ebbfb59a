/// Why an element of a path can't be archived, and which one it is.
public struct UncodableRoute: Error, Hashable, Sendable {
  /// What is missing.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The type is not `Encodable`.
    case notEncodable
    /// The type is not `Decodable`, so that an archive of it could never be read.
    case notDecodable
    /// The type is private or local, so that its name is another one in each process, and it is not
    /// registered.
    case unstableName
    /// The type is not registered, and another type is under its qualified name.
    case takenName
  }

  /// The position of the element, from the root, where it is known.
  public let position: Int?

  /// The qualified name of the element's type.
  public let typeName: String

  /// What is missing.
  public let reason: Reason

  init(_ reason: Reason, _ type: Any.Type, at position: Int? = nil) {
    self.init(reason, typeName: TypeName(type).text, at: position)
  }

  /// Creates a reason for a type that has only a name.
  package init(_ reason: Reason, typeName: String, at position: Int? = nil) {
    self.position = position
    self.reason = reason
    self.typeName = typeName
  }
}

extension UncodableRoute: CustomStringConvertible {
  /// The reason in words, with the type and the position where it is known.
  public var description: String {
    let words =
      switch reason {
      case .notEncodable: "is not Encodable"
      case .notDecodable: "is not Decodable"
      case .unstableName: "is private or local: register it under a key"
      case .takenName: "is not registered, and another type is under its name"
      }
    return "\(typeName) \(words)\(position.map { " (element \($0))" } ?? "")"
  }
}

extension UncodableRoute {
  /// Refuses a type whose values can't be written and read again.
  static func check(_ type: Any.Type) throws(UncodableRoute) {
    guard type is any Encodable.Type else { throw UncodableRoute(.notEncodable, type) }
    guard type is any Decodable.Type else { throw UncodableRoute(.notDecodable, type) }
  }

  /// The key that values of a type are written under.
  static func key(
    of type: Any.Type, in registry: RouteRegistry?
  ) throws(UncodableRoute) -> String {
    if let key = registry?.key(of: type) { return key }
    let name = TypeName(type)
    guard name.isStable else { throw UncodableRoute(.unstableName, type) }
    guard registry?.entry(named: name.text) == nil else { throw UncodableRoute(.takenName, type) }
    return name.text
  }
}
