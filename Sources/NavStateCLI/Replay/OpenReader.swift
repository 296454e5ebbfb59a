package import NavState
import NavStateFoundation
import NavStateSample

/// The sample's scheme, open to screens, items and answers of types that nobody here knows.
///
/// So a service in any language can have its own, and gets back what it sent.
package enum OpenReader: CodableScheme {
  /// The screens.
  package typealias Route = OpenRoute

  /// What is presented over them.
  package typealias Sheet = OpenSheet

  /// What choices mean, and what screens and items end with: any JSON, which is kept as it is.
  package typealias Answer = CodedValue
}

/// A screen of any type.
///
/// It is written as `{"type": key, "value": …}`, and read as that, or as the sample writes its own
/// screens: `{"message": {"id": "7"}}`.
package struct OpenRoute: IdentifiedRoute {
  /// The screen.
  package let route: AnyRoute

  /// Opens a screen.
  ///
  /// - Parameter route: The screen.
  package init(_ route: AnyRoute) {
    self.route = route
  }

  /// The identity that the sample gives its own screens; of any other, the key of the type, with the
  /// `id` that the value has, or with the value, if that is a text or a number.
  package var id: String {
    route.value(as: ReaderRoute.self)?.id ?? route.openIdentity
  }
}

extension OpenRoute: Codable {
  /// Decodes a screen in either form.
  package init(from decoder: any Decoder) throws {
    route =
      try decoder.namesType
      ? AnyRoute(from: decoder) : AnyRoute(ReaderRoute(from: decoder))
  }

  /// Encodes the key of the type, and the value.
  package func encode(to encoder: any Encoder) throws {
    try route.encode(to: encoder)
  }
}

extension OpenRoute: CustomStringConvertible {
  /// The screen's own description.
  package var description: String { route.description }
}

/// An item of any type.
///
/// The sample's own are read and written in the sample's form, all others as
/// `{"type": key, "value": …}`.
package struct OpenSheet: Hashable, Sendable, Identifiable {
  /// The item.
  package let item: AnyRoute

  /// Opens an item.
  ///
  /// - Parameter item: The item.
  package init(_ item: AnyRoute) {
    self.item = item
  }

  /// The identity that the sample gives its own items; of any other, as for an ``OpenRoute``.
  package var id: String {
    item.value(as: ReaderSheet.self)?.id ?? item.openIdentity
  }
}

extension OpenSheet: Codable {
  /// Decodes an item in either form.
  package init(from decoder: any Decoder) throws {
    item =
      try decoder.namesType
      ? AnyRoute(from: decoder) : AnyRoute(ReaderSheet(from: decoder))
  }

  /// Encodes an item of the sample as that writes it, and any other with the key of its type.
  package func encode(to encoder: any Encoder) throws {
    if let sheet = item.value(as: ReaderSheet.self) {
      try sheet.encode(to: encoder)
    } else {
      try item.encode(to: encoder)
    }
  }
}

extension OpenSheet: CustomStringConvertible {
  /// The item's own description.
  package var description: String { item.description }
}

private enum OpenKeys: String, CodingKey {
  case type
}

extension Decoder {
  /// Whether there is an object that names a type.
  fileprivate var namesType: Bool {
    get throws { try container(keyedBy: OpenKeys.self).contains(.type) }
  }
}

extension AnyRoute {
  /// The key of the type, with what tells this value from others of the type.
  fileprivate var openIdentity: String {
    let key = key ?? type.flatMap(Reader.registry.key(of:)) ?? ""
    let value = payload ?? (value as? any Encodable).flatMap(Self.payload)
    guard let part = value?["id"] ?? value else { return key }
    switch part.shape {
    case .string: return "\(key)/\(part.string ?? "")"
    case .integer, .double: return "\(key)/\(part)"
    default: return key
    }
  }

  private static func payload(of value: any Encodable) -> CodedValue? {
    try? CodedValue(encoding: value, with: .reader)
  }
}
