import Foundation
import NavState
import NavStateFoundation
import Testing

@Suite("NavigationPathArchive, writing")
struct ArchiveWritingTests {
  /// The error of writing a path whose second element is the one given.
  private func error(
    _ route: AnyRoute, with names: ArchivedNames = ArchivedNames()
  ) -> UnarchivableElement? {
    do throws(UnarchivableElement) {
      _ = try NavigationPathArchive([AnyRoute(1), route, AnyRoute(2)], with: names)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "writes the qualified name, with Foundation's module as Apple's platforms call it",
    arguments: [
      (AnyRoute(User(id: 1, name: "")), "\(module).User"),
      (AnyRoute(Outer.Inner()), "\(module).Outer.Inner"),
      (AnyRoute(Outer.Destination.search), "\(module).Outer.Destination"),
      (AnyRoute(Box(value: [1])), "\(module).Box<Swift.Array<Swift.Int>>"),
      (AnyRoute(String.Tag(text: "")), "(extension in \(module)):Swift.String.Tag"),
      (AnyRoute(UUID()), "Foundation.UUID"), (AnyRoute(Data()), "Foundation.Data"),
      (AnyRoute(Box(value: Date())), "\(module).Box<Foundation.Date>"),
      (AnyRoute(Decimal(1)), "Foundation.Decimal"),
      (AnyRoute(IndexPath(index: 1)), "Foundation.IndexPath"),
      (AnyRoute(Session(id: 1)), "\(module).Session"), (AnyRoute(Set([1])), "Swift.Set<Swift.Int>"),
      (AnyRoute([Int].Sum()), "(extension in \(module)):Swift.Array<Swift.Int>.Sum"),
      (AnyRoute(["a": 1]), "Swift.Dictionary<Swift.String, Swift.Int>"),
      (AnyRoute(Int?.none), "Swift.Optional<Swift.Int>"),
    ])
  func typeNames(route: AnyRoute, name: String) throws {
    #expect(try NavigationPathArchive([route]).elements.map(\.typeName) == [name])
  }

  @Test("refuses the first element that can't be archived, and says where and why")
  func refusing() throws {
    #expect(error(AnyRoute(Formless()))?.reason == .notEncodable)
    #expect(error(AnyRoute(OneWay()))?.reason == .notDecodable)
    #expect(error(hiddenRoute)?.reason == .unstableName)
    #expect(error(localRoute)?.reason == .unstableName)
    #expect(error(AnyRoute(Draft(isStorable: false)))?.reason == .notStorable)
    #expect(error(AnyRoute(Draft(isStorable: true))) == nil)
    let infinite = "inf has no form that can be coded"
    #expect(error(AnyRoute(Double.infinity))?.reason == .failed(infinite))
    let taken = ArchivedNames(
      try RouteRegistry([.init(User.self, key: "\(module).EmojiVisualisation")]))
    let emoji = AnyRoute(EmojiVisualisation(emoji: "", count: 0))
    #expect(error(emoji, with: taken)?.reason == .takenName)
    let both = ArchivedNames(
      try RouteRegistry([
        .init(User.self, key: "\(module).EmojiVisualisation"),
        .init(EmojiVisualisation.self, key: "emoji"),
      ]))
    #expect(error(emoji, with: both)?.reason == .takenName)
    #expect(
      error(AnyRoute(Formless()))?.description
        == "element 1: \(module).Formless is not Encodable")
  }

  @Test(
    "writes an unresolved element under the type's name that its key is",
    arguments: [
      ("user", "\(module).User"), ("User", "\(module).User"), ("SaySiG", "Swift.Array<Swift.Int>"),
      ("Si", "Swift.Int"), ("MyApp.User", "\(module).User"), ("uuid", "Foundation.UUID"),
      ("Other.Item", "Other.Item"), ("Other.Outer.Item", "Other.Outer.Item"),
      ("Other.Box<Other.Item, Swift.Int>.Part", "Other.Box<Other.Item, Swift.Int>.Part"),
      ("(extension in Other):Swift.String.Part", "(extension in Other):Swift.String.Part"),
      ("FoundationEssentials.Locale", "Foundation.Locale"),
      ("Other.FoundationEssentials.Item", "Other.FoundationEssentials.Item"),
      ("CoreGraphics.CGFloat", "Foundation.CGFloat"),
      ("CoreGraphics.CGFloats", "CoreGraphics.CGFloats"),
      (
        "(extension in FoundationEssentials):Swift.String.Part",
        "(extension in Foundation):Swift.String.Part"
      ),
      ("Ünï.Cödé_1", "Ünï.Cödé_1"),
    ])
  func unresolved(key: String, name: String) throws {
    let route = AnyRoute(unresolved: key, payload: ["b": "/", "a": 1.0])
    let archive = try NavigationPathArchive([route], with: try names())
    #expect(archive.elements == [.init(typeName: name, item: #"{"a":1,"b":"\/"}"#)])
  }

  @Test(
    "refuses an unresolved element whose key is no name of a type",
    arguments: [
      "", "item", "Item", "5MyApp4ItemV", "Other.", ".Item", "Other..Item", "Other.1", "1.Item",
      "Other.Item ", "Other.It em", "Other.Item\n", "Other.Box<", "Other.Box<>", "Other.Box<Int>",
      "Other.Box<Other.A,Other.B>", "Other.Box<Other.A>>", "Other.Item?", "com/Other.Item",
      "(extension in ):Swift.String.Part", "extension in Other:Swift.String.Part",
      "Other.Box<" + String(repeating: "Swift.Array<", count: 100_000),
    ])
  func unnamable(key: String) throws {
    let error = try #require(error(AnyRoute(unresolved: key, payload: .null), with: try names()))
    #expect(error == UnarchivableElement(position: 1, typeName: key, reason: .noTypeName))
  }

  @Test("refuses an unresolved element of a private type, for that reason")
  func unresolvedPrivate() {
    let key = "MyApp.(unknown context at $561c95011850).Priv"
    #expect(error(AnyRoute(unresolved: key, payload: .null))?.reason == .unstableName)
  }

  @Test("writes back an item that is not JSON, where it was")
  func keeping() throws {
    let text =
      #"["Swift.Int","3","Swift.Int","{","Swift.Int","2","Swift.Int","}","Swift.Int","1","Swift.Int","{{"]"#
    let names = try names()
    let restored = NavigationPathArchive.restorePath(
      from: text.bytes, with: names, unreadable: .keepUnread)
    #expect(restored.value == RoutePath([1, 2, 3]))
    func items(_ path: RoutePath) throws -> [String] {
      try NavigationPathArchive(path, keeping: restored, with: names).elements.map(\.item)
    }
    #expect(try items(restored.value) == ["{{", "1", "}", "2", "{", "3"])
    #expect(try items([AnyRoute(1), AnyRoute(2)]) == ["{{", "1", "}", "2", "{"])
    #expect(try items([AnyRoute(1), AnyRoute(7), AnyRoute(3)]) == ["{{", "1", "}", "7", "3"])
    #expect(try items([AnyRoute(7)]) == ["{{", "7"])
    #expect(try items([]) == ["{{"])
  }

  @Test("leaves out what was no pair of texts, and refuses a kept name that is none")
  func keepingOther() throws {
    let names = try names()
    func restored(_ text: String) -> Restored<RoutePath> {
      NavigationPathArchive.restorePath(from: text.bytes, with: names, unreadable: .keepUnread)
    }
    let pairs = restored(#"["Swift.Int","2","Swift.Int",7,"Swift.Int","1","SS"]"#)
    #expect(pairs.unread.count == 2)
    let archive = try NavigationPathArchive(pairs.value, keeping: pairs, with: names)
    #expect(archive.elements.map(\.item) == ["1", "2"])
    let nameless = restored(#"["item","{","Swift.Int","1"]"#)
    let error = UnarchivableElement(position: 1, typeName: "item", reason: .noTypeName)
    #expect(throws: error) {
      try NavigationPathArchive(nameless.value, keeping: nameless, with: names)
    }
  }
}
