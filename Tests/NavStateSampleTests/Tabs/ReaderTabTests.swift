import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("ReaderTab")
struct ReaderTabTests {
  @Test("has twelve places that are always the same, none twice, and writing is none of them")
  func fixed() {
    #expect(ReaderTab.fixed.count == 12 && Set(ReaderTab.fixed).count == 12)
    #expect(!ReaderTab.fixed.contains(.compose))
    #expect(
      ReaderTab.fixed.map(\.id) == [
        "home", "notifications", "links", "profile", "explore", "local", "trending", "messages",
        "drafts", "bookmarks", "likes", "settings",
      ])
  }

  @Test(
    "is coded as its identity, and read again",
    arguments: [
      (.home, "home"), (.compose, "compose"), (.list(id: "birds"), "list/birds"),
      (.hashtag(name: "tides"), "hashtag/tides"), (.list(id: ""), "list/"),
      (.list(id: "a/b"), "list/a/b"), (.hashtag(name: "list/a"), "hashtag/list/a"),
    ] as [(ReaderTab, String)])
  func coding(tab: ReaderTab, id: String) throws {
    #expect(tab.id == id && "\(tab)" == id)
    #expect(ReaderTab(id: id) == tab)
    #expect(try CodedValue(encoding: tab).string == id)
    #expect(try read(ReaderTab.self, from: json(tab)) == tab)
  }

  @Test("has another identity for each tab")
  func identities() {
    let tabs = ReaderTab.fixed + [.compose, .list(id: "home"), .hashtag(name: "home")]
    #expect(Set(tabs.map(\.id)).count == 15)
    for tab in tabs { #expect(ReaderTab(id: tab.id) == tab) }
  }

  @Test(
    "refuses what is no text, or names no tab",
    arguments: [#""compass""#, #""""#, #""list""#, #""Home""#, "7", "null", #"{"home":{}}"#])
  func refusing(text: String) {
    #expect(throws: DecodingError.self) { try read(ReaderTab.self, from: text) }
  }
}

@Suite("ReaderSlots")
struct ReaderSlotsTests {
  private let account = ReaderAccount(lists: ["birds"], hashtags: ["tides"])

  private func slots(_ ids: String...) -> ReaderSlots { ReaderSlots(ids, of: account) }

  @Test("are five, the standard ones until the person chooses")
  func standard() {
    #expect(slots().tabs == [.home, .notifications, .compose, .explore, .profile])
    #expect(slots().leftOut.isEmpty)
  }

  @Test("are what the person chose, in that order")
  func chosen() {
    let slots = slots("hashtag/tides", "settings", "list/birds", "home", "compose")
    #expect(
      slots.tabs == [.hashtag(name: "tides"), .settings, .list(id: "birds"), .home, .compose])
    #expect(slots.leftOut.isEmpty)
  }

  @Test("leave out what is unknown, what is there already and what is too much, and say so")
  func leftOut() {
    let slots = slots(
      "likes", "compass", "likes", "list/boats", "links", "home", "drafts", "local", "trending")
    #expect(slots.tabs == [.likes, .links, .home, .drafts, .local])
    #expect(slots.leftOut.map(\.id) == ["compass", "likes", "list/boats", "trending"])
    #expect(slots.leftOut.map(\.reason) == [.unknown, .repeated, .unknown, .tooMany])
  }

  @Test("are filled up where too little is chosen, with what is not there yet")
  func fillingUp() {
    #expect(slots("explore").tabs == [.explore, .home, .notifications, .compose, .profile])
    #expect(slots("a", "b").tabs == ReaderSlots.standard)
  }
}
