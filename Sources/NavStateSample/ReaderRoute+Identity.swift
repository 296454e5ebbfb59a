public import NavState

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ReaderRoute: IdentifiedRoute {
  /// The kind of screen and what it shows, between slashes: `message/7`.
  public var id: String {
    ([kind] + parts).joined(separator: "/")
  }

  /// The kind of screen, which is also its name when coded.
  public var kind: String {
    switch self {
    case .trending: "trending"
    case .drafts: "drafts"
    case .bookmarks: "bookmarks"
    case .blockedPeople: "blockedPeople"
    case .mutedPeople: "mutedPeople"
    case .conversations: "conversations"
    case .message: "message"
    case .profile: "profile"
    case .followers: "followers"
    case .following: "following"
    case .likes: "likes"
    case .boosts: "boosts"
    case .quotes: "quotes"
    case .list: "list"
    case .hashtag: "hashtag"
    case .remoteMessage: "remoteMessage"
    case .article: "article"
    case .attachment: "attachment"
    case .revision: "revision"
    case .membership: "membership"
    case .people: "people"
    case .messages: "messages"
    case .timeline: "timeline"
    case .preview: "preview"
    }
  }

  /// What the screen shows.
  private var parts: [String] {
    switch self {
    case .trending, .drafts, .bookmarks, .blockedPeople, .mutedPeople, .conversations: []
    case .message(let id), .profile(let id), .followers(let id), .following(let id),
      .likes(let id), .boosts(let id), .quotes(let id), .list(let id):
      [id]
    case .hashtag(let name, let account): account.map { [name, $0] } ?? [name]
    case .remoteMessage(let url), .article(let url, _): [url.absoluteString]
    case .attachment(let whole, let part), .revision(let whole, let part),
      .membership(let whole, let part):
      [whole, part]
    case .people(let ids), .messages(let ids): ids
    case .timeline(let filter): ["\(filter.replies)", "\(filter.boosts)", filter.language ?? "all"]
    case .preview(let draft): ["\(draft.token)"]
    }
  }
}

extension ReaderRoute: CustomStringConvertible {
  /// The identity, which shows what the screen shows.
  public var description: String { id }
}

extension ReaderRoute: ConditionallyStorable {
  /// False for a preview, since its draft lives in memory only.
  public var isStorable: Bool {
    if case .preview = self { false } else { true }
  }
}

extension TimelineFilter: CustomStringConvertible {
  /// What shows, in words: `replies, no boosts, all`.
  public var description: String {
    "\(replies ? "" : "no ")replies, \(boosts ? "" : "no ")boosts, \(language ?? "all")"
  }
}
