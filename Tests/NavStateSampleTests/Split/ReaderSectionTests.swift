import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("ReaderSection")
struct ReaderSectionTests {
  @Test("has seven that are always the same, none twice")
  func fixed() {
    #expect(
      ReaderSection.fixed.map(\.id) == [
        "timelines", "lists", "hashtags", "messages", "drafts", "bookmarks", "people",
      ])
  }

  @Test(
    "is coded as its identity, and read again",
    arguments: [
      (.timelines, "timelines"), (.people, "people"), (.search(text: "terns"), "search/terns"),
      (.search(text: ""), "search/"), (.search(text: "a/b"), "search/a/b"),
    ] as [(ReaderSection, String)])
  func coding(section: ReaderSection, id: String) throws {
    #expect(section.id == id && "\(section)" == id && ReaderSection(id: id) == section)
    #expect(try CodedValue(encoding: section).string == id)
    #expect(try read(ReaderSection.self, from: json(section)) == section)
  }

  @Test("has another identity for each section")
  func identities() {
    let sections = ReaderSection.fixed + [.search(text: "timelines")]
    #expect(Set(sections.map(\.id)).count == 8)
    for section in sections { #expect(ReaderSection(id: section.id) == section) }
  }

  @Test(
    "refuses what is no text, or names no section",
    arguments: [#""compass""#, #""""#, #""search""#, #""Lists""#, "7", "null", #"{"lists":{}}"#])
  func refusing(text: String) {
    #expect(throws: DecodingError.self) { try read(ReaderSection.self, from: text) }
  }
}

@Suite("ReaderItem")
struct ReaderItemTests {
  @Test(
    "is coded as its identity, and read again",
    arguments: [
      (.timeline(name: "home"), "timeline/home"), (.list(id: "birds"), "list/birds"),
      (.hashtag(name: "tides"), "hashtag/tides"), (.conversation(id: "4"), "conversation/4"),
      (.draft(id: "1"), "draft/1"), (.message(id: "7"), "message/7"),
      (.person(id: "otter"), "person/otter"), (.list(id: ""), "list/"),
      (.message(id: "list/a"), "message/list/a"),
    ] as [(ReaderItem, String)])
  func coding(item: ReaderItem, id: String) throws {
    #expect(item.id == id && "\(item)" == id && ReaderItem(id: id) == item)
    #expect(try CodedValue(encoding: item).string == id)
    #expect(try read(ReaderItem.self, from: json(item)) == item)
  }

  @Test(
    "refuses what is no text, or names no item",
    arguments: [
      #""compass/7""#, #""""#, #""message""#, #""/7""#, #""Message/7""#, "7", "null",
      #"{"message":{"id":"7"}}"#,
    ])
  func refusing(text: String) {
    #expect(throws: DecodingError.self) { try read(ReaderItem.self, from: text) }
  }
}
