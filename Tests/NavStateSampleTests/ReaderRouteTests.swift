import Foundation
import NavState
import NavStateSample
import NavStateTestSupport
import Testing

/// A screen, what it is called, and how it is coded.
struct RouteExample: CustomTestStringConvertible {
  let route: ReaderRoute
  let id: String
  let json: String

  var testDescription: String { id }
}

/// Where a message on another server is.
private let remote = "https://example.org/messages/1"

/// One of each case that can be stored.
private let storable: [RouteExample] =
  [
    RouteExample(route: .trending, id: "trending", json: #"{"trending":{}}"#),
    RouteExample(route: .drafts, id: "drafts", json: #"{"drafts":{}}"#),
    RouteExample(route: .bookmarks, id: "bookmarks", json: #"{"bookmarks":{}}"#),
    RouteExample(route: .blockedPeople, id: "blockedPeople", json: #"{"blockedPeople":{}}"#),
    RouteExample(route: .mutedPeople, id: "mutedPeople", json: #"{"mutedPeople":{}}"#),
    RouteExample(route: .conversations, id: "conversations", json: #"{"conversations":{}}"#),
    RouteExample(route: .message(id: "7"), id: "message/7", json: #"{"message":{"id":"7"}}"#),
    RouteExample(route: .profile(id: "7"), id: "profile/7", json: #"{"profile":{"id":"7"}}"#),
    RouteExample(route: .followers(id: "7"), id: "followers/7", json: #"{"followers":{"id":"7"}}"#),
    RouteExample(route: .following(id: "7"), id: "following/7", json: #"{"following":{"id":"7"}}"#),
    RouteExample(route: .likes(id: "7"), id: "likes/7", json: #"{"likes":{"id":"7"}}"#),
    RouteExample(route: .boosts(id: "7"), id: "boosts/7", json: #"{"boosts":{"id":"7"}}"#),
    RouteExample(route: .quotes(id: "7"), id: "quotes/7", json: #"{"quotes":{"id":"7"}}"#),
    RouteExample(route: .list(id: "7"), id: "list/7", json: #"{"list":{"id":"7"}}"#),
    RouteExample(
      route: .hashtag(name: "tides"), id: "hashtag/tides", json: #"{"hashtag":{"name":"tides"}}"#),
    RouteExample(
      route: .hashtag(name: "tides", account: "8"), id: "hashtag/tides/8",
      json: #"{"hashtag":{"account":"8","name":"tides"}}"#),
    RouteExample(
      route: .attachment(message: "7", attachment: "1"), id: "attachment/7/1",
      json: #"{"attachment":{"attachment":"1","message":"7"}}"#),
    RouteExample(
      route: .revision(message: "7", revision: "1"), id: "revision/7/1",
      json: #"{"revision":{"message":"7","revision":"1"}}"#),
    RouteExample(
      route: .membership(list: "7", person: "1"), id: "membership/7/1",
      json: #"{"membership":{"list":"7","person":"1"}}"#),
    RouteExample(
      route: .people(ids: ["7", "8"]), id: "people/7/8", json: #"{"people":{"ids":["7","8"]}}"#),
    RouteExample(
      route: .messages(ids: ["7", "8"]), id: "messages/7/8",
      json: #"{"messages":{"ids":["7","8"]}}"#),
    RouteExample(
      route: .timeline(filter: TimelineFilter(replies: false, language: "en")),
      id: "timeline/false/true/en",
      json: #"{"timeline":{"filter":{"boosts":true,"language":"en","replies":false}}}"#),
  ]
  + (URL(string: remote).map { url in
    [
      RouteExample(
        route: .remoteMessage(url: url), id: "remoteMessage/\(remote)",
        json: #"{"remoteMessage":{"url":"\#(remote)"}}"#),
      RouteExample(
        route: .article(url: url, title: "Tides"), id: "article/\(remote)",
        json: #"{"article":{"title":"Tides","url":"\#(remote)"}}"#),
    ]
  } ?? [])

@Suite("ReaderRoute")
struct ReaderRouteTests {
  private let preview = ReaderRoute.preview(draft: LiveDraft(token: 1))

  @Test("has 24 kinds of screen, one of which can't be stored")
  func kinds() {
    let kinds = Set(storable.map(\.route.kind))
    #expect(kinds.count == 23)
    #expect(!kinds.contains(preview.kind))
  }

  @Test("is coded as its kind with named arguments, and read again", arguments: storable)
  func coding(example: RouteExample) throws {
    #expect(try json(example.route) == example.json)
    #expect(try read(ReaderRoute.self, from: example.json) == example.route)
    #expect(example.json.hasPrefix(#"{"\#(example.route.kind)":{"#))
  }

  @Test("is identified by its kind and what it shows", arguments: storable)
  func identity(example: RouteExample) {
    #expect(example.route.id == example.id)
    #expect("\(example.route)" == example.id)
  }

  @Test("has another identity for each kind, whatever it shows")
  func identities() {
    let ids = Set(storable.map(\.route.id) + [preview.id])
    #expect(ids.count == 25)
  }

  @Test("identifies an article by its address, not by its title")
  func article() throws {
    let url = try #require(URL(string: remote))
    let article = ReaderRoute.article(url: url, title: "Tides")
    let renamed = ReaderRoute.article(url: url, title: "High tides")
    #expect(article.id == renamed.id)
    #expect(article != renamed)
  }

  @Test("can't store a live draft, and can't read one")
  func notStorable() {
    #expect(throws: EncodingError.self) { try json(preview) }
    #expect(throws: DecodingError.self) {
      try read(ReaderRoute.self, from: #"{"preview":{"draft":{"token":1}}}"#)
    }
  }

  @Test(
    "refuses what is not one known kind with its arguments",
    arguments: [
      #"{}"#, #"{"tomorrow":{}}"#, #"{"message":{}}"#, #"{"message":{"id":7}}"#,
      #"{"message":"7"}"#, #""trending""#, #"{"trending":{},"drafts":{}}"#,
      #"{"remoteMessage":{"url":""}}"#, #"{"timeline":{"filter":{"replies":true}}}"#,
    ])
  func refusing(json: String) {
    #expect(throws: DecodingError.self) { try read(ReaderRoute.self, from: json) }
  }
}
