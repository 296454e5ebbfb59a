/// `{"type": …, "value": …}`: the key of the type, and the value as its type encodes itself.
extension AnyRoute: Codable {
  enum CodingKeys: String, CodingKey {
    case type
    case value
  }

  /// Encodes the key and the value.
  ///
  /// The key is the one of the encoder's ``RouteRegistry``, else the qualified name of the type. An
  /// unresolved element is written as it was read.
  ///
  /// - Throws: An `EncodingError` whose underlying error is an ``UncodableRoute`` if the type is not
  ///   `Encodable` or has no name that another process knows; or what the value throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if let key, let payload {
      try container.encode(key, forKey: .type)
      return try container.encode(payload, forKey: .value)
    }
    guard let value else { return }
    let registry = encoder.userInfo[.routeRegistry] as? RouteRegistry
    let name: String
    let encodable: any Encodable
    do throws(UncodableRoute) {
      (name, encodable) = try UncodableRoute.check(value, in: registry)
    } catch {
      throw EncodingError.invalidValue(
        value,
        .init(
          codingPath: encoder.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
    try container.encode(name, forKey: .type)
    try container.encode(encodable, forKey: .value)
  }

  /// Decodes an element: a live one if the decoder has a ``RouteRegistry`` that knows its type, else
  /// an unresolved one.
  ///
  /// - Throws: A `DecodingError` if there is no type or no value, or if the type is known and the
  ///   value can't be read as it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let key = try container.decode(String.self, forKey: .type)
    let registry = decoder.userInfo[.routeRegistry] as? RouteRegistry
    if let entry = registry?.entry(named: key) {
      self = try AnyRoute.decode(entry.type, from: container)
    } else {
      self.init(unresolved: key, payload: try container.decode(CodedValue.self, forKey: .value))
    }
  }

  private static func decode(
    _ type: (some Hashable & Sendable & Decodable).Type,
    from container: KeyedDecodingContainer<CodingKeys>
  ) throws -> AnyRoute {
    AnyRoute(try container.decode(type, forKey: .value))
  }
}
