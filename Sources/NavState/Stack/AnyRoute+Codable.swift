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
  ///   `Codable` or has no name that another process knows; or what the value throws.
  public func encode(to encoder: any Encoder) throws {
    var writer = RouteElementWriter(encoder.userInfo.routeRegistry)
    try writer.write(self, to: encoder.container(keyedBy: CodingKeys.self))
  }

  /// Decodes an element: a live one if the decoder has a ``RouteRegistry`` that knows its type, else
  /// an unresolved one.
  ///
  /// - Throws: A `DecodingError` if there is no type or no value, or if the type is known and the
  ///   value can't be read as it.
  public init(from decoder: any Decoder) throws {
    let registry = decoder.userInfo.routeRegistry
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let key = try container.decode(String.self, forKey: .type)
    if let type = registry?.type(named: key) {
      self = try AnyRoute.decode(type, from: container)
    } else {
      self.init(unresolved: key, payload: try container.decode(CodedValue.self, forKey: .value))
    }
  }

  fileprivate static func decode<Value: Hashable & Sendable & Decodable>(
    _ type: Value.Type, from container: KeyedDecodingContainer<CodingKeys>
  ) throws -> AnyRoute {
    AnyRoute(read: try container.read(.value) as Value)
  }
}

// MARK: - Paths

extension RouteStack where Route == AnyRoute {
  /// Encodes the elements; the registry is asked for once.
  func encodeElements(to encoder: any Encoder) throws {
    var writer = RouteElementWriter(encoder.userInfo.routeRegistry)
    var container = encoder.unkeyedContainer()
    for route in routes {
      try writer.write(route, to: container.nestedContainer(keyedBy: AnyRoute.CodingKeys.self))
    }
  }
}

extension Decoder {
  /// Decodes the elements of a path, and stops as soon as there are more than allowed; by default
  /// than the decoder is told.
  func decodePath(atMost limit: Int?) throws -> [AnyRoute] {
    let info = userInfo
    let registry = info.routeRegistry
    // Most are told a registry and nothing else; to look for more is a part of reading a short path.
    let isAll = registry != nil && info.count == 1
    let limit = limit ?? (isAll ? [:] : info).depthLimit
    var reader = RouteElementReader(registry)
    return try decodeElements(atMost: limit) { container in
      try reader.read(container.nestedContainer(keyedBy: AnyRoute.CodingKeys.self), of: self)
    }
  }
}

/// Reads elements of a path one after the other, and remembers the last type, since neighbors often
/// have the same.
private struct RouteElementReader {
  private let registry: RouteRegistry?
  private var last: (key: String, type: any (Hashable & Sendable & Codable).Type)?

  /// Made only for what is not known, since most paths have nothing of the kind.
  private var foreign: ForeignReader?

  init(_ registry: RouteRegistry?) {
    self.registry = registry
  }

  mutating func read(
    _ container: KeyedDecodingContainer<AnyRoute.CodingKeys>, of decoder: some Decoder
  ) throws -> AnyRoute {
    let key = try container.decode(String.self, forKey: .type)
    if let last, last.key == key { return try AnyRoute.decode(last.type, from: container) }
    if let type = registry?.type(named: key) {
      last = (key, type)
      return try AnyRoute.decode(type, from: container)
    }
    return AnyRoute(unresolved: key, payload: try readPayload(container, of: decoder))
  }

  /// Reads what is not known; from another format, under limits for all of it together.
  private mutating func readPayload(
    _ container: KeyedDecodingContainer<AnyRoute.CodingKeys>, of decoder: some Decoder
  ) throws -> CodedValue {
    if decoder is TapeDecoder { return try container.decode(CodedValue.self, forKey: .value) }
    let reader = foreign ?? ForeignReader(decoder.userInfo.limits)
    foreign = reader
    return try reader.read(container.part(.value))
  }
}

/// Writes elements of a path one after the other, and remembers the name of the last type.
struct RouteElementWriter: RouteVisitor {
  private var container: KeyedEncodingContainer<AnyRoute.CodingKeys>?
  private var names: RouteNames

  init(_ registry: RouteRegistry?) {
    names = RouteNames(registry)
  }

  mutating func write(
    _ route: AnyRoute, to container: KeyedEncodingContainer<AnyRoute.CodingKeys>
  ) throws {
    var container = container
    if let unresolved = route.box.unresolved {
      try container.encode(unresolved.key, forKey: .type)
      try container.encode(unresolved.payload, forKey: .value)
    } else {
      self.container = container
      try route.box.show(&self)
    }
  }

  mutating func visit<Value: Hashable & Sendable>(_ value: Value) throws {
    guard var container else { return }
    let encodable: any Encodable
    do throws(UncodableRoute) {
      try names.look(up: type(of: value))
      guard let found = value as? any Encodable else {
        throw UncodableRoute(.notEncodable, type(of: value))
      }
      encodable = found
    } catch {
      throw EncodingError.invalidValue(
        value,
        .init(
          codingPath: container.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
    try container.encode(names.key, forKey: .type)
    try container.encode(encodable, forKey: .value)
  }
}

/// The keys that types are written under; the last one is remembered, since neighbors often have the
/// same type.
struct RouteNames {
  private let registry: RouteRegistry?
  private var type: ObjectIdentifier?

  /// The key of the type that was looked up last.
  private(set) var key = ""

  init(_ registry: RouteRegistry?) {
    self.registry = registry
  }

  /// Finds the key of a type whose values can be archived.
  mutating func look(up type: Any.Type) throws(UncodableRoute) {
    guard ObjectIdentifier(type) != self.type else { return }
    try UncodableRoute.check(type)
    key = try UncodableRoute.key(of: type, in: registry)
    self.type = ObjectIdentifier(type)
  }
}
