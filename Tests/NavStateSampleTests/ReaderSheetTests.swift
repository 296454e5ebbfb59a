import Foundation
import NavState
import NavStateSample
import NavStateTestSupport
import Testing

/// A sheet, what it is called, and how it is coded.
struct SheetExample: CustomTestStringConvertible {
  let sheet: ReaderSheet
  let id: String
  let json: String

  var testDescription: String { json }
}

/// Where a page is.
private let page = "https://example.org/tides"

/// One of each case that can be stored.
private let storable: [SheetExample] =
  [
    SheetExample(
      sheet: .newMessage(text: "Hi"), id: "composer", json: #"{"newMessage":{"text":"Hi"}}"#),
    SheetExample(
      sheet: .reply(to: "7", text: "Hi"), id: "composer",
      json: #"{"reply":{"text":"Hi","to":"7"}}"#),
    SheetExample(
      sheet: .quote(of: "7", text: "Hi"), id: "composer",
      json: #"{"quote":{"of":"7","text":"Hi"}}"#),
    SheetExample(
      sheet: .edit(message: "7", text: "Hi"), id: "composer",
      json: #"{"edit":{"message":"7","text":"Hi"}}"#),
    SheetExample(
      sheet: .mention(person: "7", text: "Hi"), id: "composer",
      json: #"{"mention":{"person":"7","text":"Hi"}}"#),
    SheetExample(
      sheet: .settings(path: [.general]), id: "settings",
      json: #"{"settings":{"path":["general"]}}"#),
    SheetExample(
      sheet: .accountSettings(account: "7", path: [.accounts]), id: "settings",
      json: #"{"accountSettings":{"account":"7","path":["accounts"]}}"#),
    SheetExample(
      sheet: .notificationSettings(path: [.notifications]), id: "settings",
      json: #"{"notificationSettings":{"path":["notifications"]}}"#),
    SheetExample(
      sheet: .appearanceSettings(path: [.appearance, .fonts]), id: "settings",
      json: #"{"appearanceSettings":{"path":["appearance","fonts"]}}"#),
    SheetExample(
      sheet: .report(message: "7"), id: "report/7", json: #"{"report":{"message":"7"}}"#),
    SheetExample(sheet: .editList(id: "7"), id: "editList/7", json: #"{"editList":{"id":"7"}}"#),
    SheetExample(
      sheet: .confirmDeletion(message: "7"), id: "confirmDeletion",
      json: #"{"confirmDeletion":{"message":"7"}}"#),
    SheetExample(sheet: .about, id: "about", json: #"{"about":{}}"#),
    SheetExample(sheet: .addAccount, id: "addAccount", json: #"{"addAccount":{}}"#),
    SheetExample(
      sheet: .media(ids: ["1", "2"], selected: "2"), id: "media",
      json: #"{"media":{"ids":["1","2"],"selected":"2"}}"#),
    SheetExample(
      sheet: .translation(message: "7"), id: "translation",
      json: #"{"translation":{"message":"7"}}"#),
    SheetExample(
      sheet: .filter(filter: TimelineFilter()), id: "filter",
      json: #"{"filter":{"filter":{"boosts":true,"replies":true}}}"#),
    SheetExample(sheet: .welcome, id: "welcome", json: #"{"welcome":{}}"#),
  ]
  + (URL(string: page).map { url in
    [
      SheetExample(
        sheet: .share(url: url, text: "Hi"), id: "composer",
        json: #"{"share":{"text":"Hi","url":"\#(page)"}}"#)
    ]
  } ?? [])

@Suite("ReaderSheet")
struct ReaderSheetTests {
  private let image = ReaderSheet.shareImage(image: LiveDraft(token: 1))

  @Test("has 20 cases under 12 kinds of identity, one of which can't be stored")
  func kinds() {
    #expect(Set(storable.map(\.json.name)).count == 19)
    let kinds = Set((storable.map(\.sheet) + [image]).map(\.id.kind))
    #expect(
      kinds == [
        "composer", "settings", "report", "editList", "shareImage", "confirmDeletion", "about",
        "addAccount", "media", "translation", "filter", "welcome",
      ])
  }

  @Test("is coded as its name with named arguments, and read again", arguments: storable)
  func coding(example: SheetExample) throws {
    #expect(try json(example.sheet) == example.json)
    #expect(try read(ReaderSheet.self, from: example.json) == example.sheet)
  }

  @Test("is identified by its kind, and by its item where it names one", arguments: storable)
  func identity(example: SheetExample) {
    #expect(example.sheet.id == example.id)
  }

  @Test("can't store a live image, and can't read one")
  func notStorable() {
    #expect(throws: EncodingError.self) { try json(image) }
    #expect(throws: DecodingError.self) {
      try read(ReaderSheet.self, from: #"{"shareImage":{"image":{"token":1}}}"#)
    }
  }

  @Test(
    "refuses what is not one known sheet with its arguments",
    arguments: [
      #"{}"#, #"{"tomorrow":{}}"#, #"{"reply":{"to":"7"}}"#, #"{"settings":{"path":["attic"]}}"#,
      #"{"about":{},"welcome":{}}"#, #"{"share":{"url":"","text":""}}"#, #"null"#,
    ])
  func refusing(json: String) {
    #expect(throws: DecodingError.self) { try read(ReaderSheet.self, from: json) }
  }

  @Test("updates within an identity, and replaces across identities and items")
  func slot() {
    var slot = SheetSlot(ReaderSheet.newMessage(text: ""))
    let reply = ReaderSheet.reply(to: "7", text: "")
    #expect(
      slot.present(reply) == .changed(.updated(from: .newMessage(text: ""), to: reply)))
    slot.present(.report(message: "7"))
    #expect(
      slot.present(.report(message: "8"))
        == .changed([
          .dismissed(.report(message: "7"), cause: .replaced), .presented(.report(message: "8")),
        ]))
  }
}

extension String {
  /// The name that a coded sheet begins with.
  fileprivate var name: Substring? {
    split(separator: "\"").dropFirst().first
  }

  /// The part of an identity before the item.
  fileprivate var kind: String {
    prefix { $0 != "/" }.description
  }
}
