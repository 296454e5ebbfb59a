/// What the sidebar of the sample app lists.
///
/// Seven are always the same; a saved search comes from the person.
public enum ReaderSection: Hashable, Sendable {
  /// Messages as they come in.
  case timelines
  /// The person's lists of people.
  case lists
  /// The tags that the person follows.
  case hashtags
  /// Exchanges with few people.
  case messages
  /// Messages that were not sent.
  case drafts
  /// Messages that were kept.
  case bookmarks
  /// People whom the person follows.
  case people

  /// What a search finds that the person saved.
  case search(text: String)

  /// The seven that are always the same.
  public static let fixed: [ReaderSection] = [
    .timelines, .lists, .hashtags, .messages, .drafts, .bookmarks, .people,
  ]
}

extension ReaderSection: Identifiable {
  /// The name, of one that comes from the person with what it finds: `search/terns`.
  public var id: String {
    switch self {
    case .timelines: "timelines"
    case .lists: "lists"
    case .hashtags: "hashtags"
    case .messages: "messages"
    case .drafts: "drafts"
    case .bookmarks: "bookmarks"
    case .people: "people"
    case .search(let text): "\(Self.searchPrefix)\(text)"
    }
  }

  /// Finds the section of an identity; `nil` if this version of the app has no such one.
  ///
  /// - Parameter id: The identity.
  public init?(id: String) {
    if id.hasPrefix(Self.searchPrefix) {
      self = .search(text: String(id.dropFirst(Self.searchPrefix.count)))
    } else if let section = Self.fixed.first(where: { $0.id == id }) {
      self = section
    } else {
      return nil
    }
  }

  private static let searchPrefix = "search/"
}

extension ReaderSection: CustomStringConvertible {
  /// The identity.
  public var description: String { id }
}

/// The identity, as a text.
extension ReaderSection: Codable {
  /// Encodes the identity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }

  /// Decodes a section from its identity.
  ///
  /// - Throws: A `DecodingError` if it is no text, or there is no such section.
  public init(from decoder: any Decoder) throws {
    self = try decoder.identified("section") { Self(id: $0) }
  }
}
