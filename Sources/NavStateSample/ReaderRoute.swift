#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The screens of the sample app.
public enum ReaderRoute: Hashable, Sendable, Codable {
  /// What many people talk about.
  case trending
  /// Messages that were not sent.
  case drafts
  /// Messages that were kept.
  case bookmarks
  /// People whose messages never show.
  case blockedPeople
  /// People whose messages don't show for now.
  case mutedPeople
  /// Exchanges with few people.
  case conversations

  /// A message, with what was replied.
  case message(id: String)
  /// A person.
  case profile(id: String)
  /// Who follows a person.
  case followers(id: String)
  /// Whom a person follows.
  case following(id: String)
  /// Who likes a message.
  case likes(id: String)
  /// Who passed a message on.
  case boosts(id: String)
  /// Who quoted a message.
  case quotes(id: String)
  /// A list of people, and what they wrote.
  case list(id: String)

  /// Messages with a tag, of everybody or of one account.
  case hashtag(name: String, account: String? = nil)

  /// A message on another server.
  case remoteMessage(url: URL)
  /// A page on the web, read in the app.
  case article(url: URL, title: String)

  /// A picture or a film in a message.
  case attachment(message: String, attachment: String)
  /// An earlier text of a message.
  case revision(message: String, revision: String)
  /// A person's place in a list.
  case membership(list: String, person: String)

  /// People, by identity.
  case people(ids: [String])
  /// Messages, by identity.
  case messages(ids: [String])

  /// Messages that pass a filter.
  case timeline(filter: TimelineFilter)

  /// A draft as it will look; it can't be stored.
  case preview(draft: LiveDraft)
}

/// What a timeline shows.
public struct TimelineFilter: Hashable, Sendable, Codable {
  /// Whether replies show.
  public var replies: Bool

  /// Whether messages show that were passed on.
  public var boosts: Bool

  /// The language to show, or `nil` for all.
  public var language: String?

  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - replies: Whether replies show.
  ///   - boosts: Whether messages show that were passed on.
  ///   - language: The language to show, or `nil` for all.
  public init(replies: Bool = true, boosts: Bool = true, language: String? = nil) {
    self.replies = replies
    self.boosts = boosts
    self.language = language
  }
}

/// A draft that lives in memory only, as an image or a closure does in a real app.
///
/// It is deliberately not storable: encoding it throws, and so does decoding.
public struct LiveDraft: Hashable, Sendable, Codable {
  /// What the app calls the draft while it runs.
  public var token: Int

  /// Creates a draft.
  ///
  /// - Parameter token: What the app calls it while it runs.
  public init(token: Int) {
    self.token = token
  }

  /// Fails, since a draft is not storable.
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self,
      .init(codingPath: encoder.codingPath, debugDescription: "A live draft is not storable"))
  }

  /// Fails, since a draft is not storable.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "A live draft is not storable"))
  }
}
