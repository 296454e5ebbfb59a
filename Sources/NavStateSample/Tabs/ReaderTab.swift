/// The tabs of the sample app.
///
/// Twelve are always the same, one is an action, and the others come from the person's lists and
/// hashtags.
public enum ReaderTab: Hashable, Sendable {
  /// Messages of the people whom the person follows.
  case home
  /// What others did about the person's messages.
  case notifications
  /// Pages that many people pass on.
  case links
  /// The person.
  case profile
  /// Searching.
  case explore
  /// Messages of everybody on the server.
  case local
  /// What many people talk about.
  case trending
  /// Exchanges with few people.
  case messages
  /// Messages that were not sent.
  case drafts
  /// Messages that were kept.
  case bookmarks
  /// Messages that the person likes.
  case likes
  /// The settings.
  case settings

  /// Writing a message, which is no place.
  case compose

  /// A list of people, and what they wrote.
  case list(id: String)
  /// Messages with a tag.
  case hashtag(name: String)

  /// The twelve places that are always the same.
  public static let fixed: [ReaderTab] = [
    .home, .notifications, .links, .profile, .explore, .local, .trending, .messages, .drafts,
    .bookmarks, .likes, .settings,
  ]
}

extension ReaderTab: Identifiable {
  /// The name, of one that comes from data with what it shows: `list/birds`.
  public var id: String {
    switch self {
    case .home: "home"
    case .notifications: "notifications"
    case .links: "links"
    case .profile: "profile"
    case .explore: "explore"
    case .local: "local"
    case .trending: "trending"
    case .messages: "messages"
    case .drafts: "drafts"
    case .bookmarks: "bookmarks"
    case .likes: "likes"
    case .settings: "settings"
    case .compose: "compose"
    case .list(let id): "\(Self.listPrefix)\(id)"
    case .hashtag(let name): "\(Self.hashtagPrefix)\(name)"
    }
  }

  /// Finds the tab of an identity; `nil` if this version of the app has no such one.
  ///
  /// - Parameter id: The identity.
  public init?(id: String) {
    if id.hasPrefix(Self.listPrefix) {
      self = .list(id: String(id.dropFirst(Self.listPrefix.count)))
    } else if id.hasPrefix(Self.hashtagPrefix) {
      self = .hashtag(name: String(id.dropFirst(Self.hashtagPrefix.count)))
    } else if let tab = (Self.fixed + [.compose]).first(where: { $0.id == id }) {
      self = tab
    } else {
      return nil
    }
  }

  private static let listPrefix = "list/"

  private static let hashtagPrefix = "hashtag/"
}

extension ReaderTab: CustomStringConvertible {
  /// The identity.
  public var description: String { id }
}

/// The identity, as a text.
extension ReaderTab: Codable {
  /// Encodes the identity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }

  /// Decodes a tab from its identity.
  ///
  /// - Throws: A `DecodingError` if it is no text, or there is no such tab.
  public init(from decoder: any Decoder) throws {
    self = try decoder.identified("tab") { Self(id: $0) }
  }
}
