public import NavState

/// SwiftUI's archive of a `NavigationPath`: of each element the name of its type, and its JSON text.
///
/// Coded, it is one flat array of text, top first, in which every name is followed by an item:
///
/// ```json
/// ["Swift.Int", "123", "Swift.String", "\"Hello\""]
/// ```
///
/// is a path with `"Hello"` below and `123` on top. The archives of swift-navigation and
/// NavigationBackport have the same form, with mangled names.
///
/// ```swift
/// let names = ArchivedNames(registry, modules: ["OldApp": "App"])
/// let archive = try JSONDecoder().decode(NavigationPathArchive.self, from: data)
/// let restored = archive.path(with: names)
/// let written = try NavigationPathArchive(restored.value, with: names)
/// ```
///
/// Source: SwiftUI `NavigationPath.CodableRepresentation`, whose form is not documented; this is what
/// it is seen to write.
public struct NavigationPathArchive: Hashable, Sendable {
  /// An element as it is archived.
  public struct Element: Hashable, Sendable {
    /// The name of the type.
    public let typeName: String

    /// The value: JSON, unless the archive is damaged.
    public let item: String

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - typeName: The name of the type.
    ///   - item: The value, as JSON.
    public init(typeName: String, item: String) {
      self.typeName = typeName
      self.item = item
    }
  }

  /// The elements, root-most first.
  public let elements: [Element]

  /// Creates an archive.
  ///
  /// - Parameter elements: The elements, root-most first.
  public init(_ elements: some Sequence<Element>) {
    self.elements = Array(elements)
  }

  /// Whether another library has written this, by the names of the types: one is the mangled name of
  /// a number or a text, or begins as such names do, with a digit, or with an s and a digit.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var isMangled: Bool {
    elements.contains { ArchivedNames.isMangled($0.typeName) }
  }
}

// MARK: - Coding

extension NavigationPathArchive: Codable {
  /// Encodes the flat array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements.reversed() {
      try container.encode(element.typeName)
      try container.encode(element.item)
    }
  }

  /// Decodes a flat array, strictly; the items are not looked at.
  ///
  /// - Throws: A `DecodingError` if this is no array of text, if it has a name without an item, or if
  ///   there are more elements than ``NavState/Limits/depth``.
  public init(from decoder: any Decoder) throws {
    let limit = decoder.userInfo.depthLimit
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !container.isAtEnd {
      guard elements.count < limit else { throw decoder.error(.tooMany(limit: limit)) }
      let name = try container.decode(String.self)
      guard !container.isAtEnd else {
        throw DecodingError.failure(
          .violation(Self.missingItem), at: container.codingPath + [PlaceKey(elements.count * 2)])
      }
      elements.append(Element(typeName: name, item: try container.decode(String.self)))
    }
    self.elements = elements.reversed()
  }

  /// The rule that an odd number of texts breaks.
  static let missingItem = "the name of a type is followed by an item"
}

extension NavigationPathArchive {
  /// Reads a document, strictly; the items are not looked at.
  ///
  /// - Parameters:
  ///   - bytes: The document: JSON in UTF-8.
  ///   - limits: How much is taken.
  /// - Throws: What ``init(from:)`` throws, or a `DecodingError` for what is not JSON; its underlying
  ///   error tells the byte and the line.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(parsing bytes: [UInt8], limits: Limits = Limits()) throws {
    self = try CodedDecoder(limits: limits).decode(from: bytes)
  }

  /// The document, in UTF-8, as a `JSONEncoder` writes it.
  ///
  /// - Throws: Nothing that comes from the elements.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public func bytes() throws -> [UInt8] {
    FoundationForm.bytes(of: try CodedEncoder().encode(self))
  }
}
