import Foundation
import NavState
import NavStateFoundation
import Testing

@Suite("ArchivedNames")
struct ArchivedNamesTests {
  @Test(
    "knows a type by its qualified name, whatever its module is called",
    arguments: [
      ("Swift.Int", "Swift.Int"), ("Swift.UInt8", "Swift.UInt8"), ("Swift.Float", "Swift.Float"),
      ("Swift.Int64", "Swift.Int64"), ("Swift.String", "Swift.String"),
      ("Swift.Bool", "Swift.Bool"), ("Swift.Double", "Swift.Double"),
      ("Swift.Array<Swift.String>", "texts"), ("Swift.Set<Swift.Int>", "set"),
      ("MyApp.Session", "session"), ("MyApp.Box<MyApp.Page>", "pageBox"),
      ("Foundation.Decimal", "price"), ("FoundationEssentials.Decimal", "price"),
      ("Foundation.IndexPath", "place"), ("FoundationEssentials.IndexPath", "place"),
      ("Swift.Array<Swift.Int>", "list"), ("Swift.Optional<Swift.Int>", "perhaps"),
      ("Swift.Dictionary<Swift.String, Swift.Int>", "table"), ("MyApp.User", "user"),
      ("MyApp.Outer.Inner", "inner"), ("MyApp.Outer.Destination", "destination"),
      ("(extension in MyApp):Swift.String.Tag", "tag"),
      ("(extension in MyApp):Swift.Array<Swift.Int>.Sum", "sum"), ("MyApp.Box<Swift.Int>", "box"),
      ("MyApp.Box<MyApp.Box<Swift.Array<Foundation.UUID>>>", "boxes"),
      ("NavStateFoundationTests.Box<MyApp.Box<Swift.Array<FoundationEssentials.UUID>>>", "boxes"),
      ("Foundation.UUID", "uuid"), ("FoundationEssentials.UUID", "uuid"),
      ("Foundation.URL", "url"), ("FoundationEssentials.Date", "date"), ("Foundation.Data", "data"),
      ("Foundation.CGFloat", "length"), ("CoreGraphics.CGFloat", "length"),
      ("CoreFoundation.CGFloat", "length"),
    ])
  func qualified(name: String, key: String) throws {
    #expect(try names().entry(named: name)?.key == key)
  }

  @Test(
    "knows a type by its key and its aliases",
    arguments: [
      ("user", "user"), ("User", "user"), ("11nav_codable4UserV", "user"), ("SaySiG", "list"),
      ("Si", "Swift.Int"), ("Swift.Int", "Swift.Int"),
    ])
  func aliases(name: String, key: String) throws {
    #expect(try names().entry(named: name)?.key == key)
  }

  @Test("calls the modules in aliases as they are called now")
  func aliasModules() throws {
    let entries = [RouteRegistry.Entry(User.self, key: "user", aliases: ["Old.Person"])]
    let names = ArchivedNames(try RouteRegistry(entries), modules: ["Older": "Old"])
    #expect(names.entry(named: "Older.Person")?.key == "user")
    #expect(names.entry(named: "Older.User") == nil)
  }

  @Test(
    "knows no type by another name",
    arguments: [
      "", "Inner", "Outer.Inner", "Other.User", "MyApp.Users", "MyApp.User.", ".User",
      "MyApp.Outer.MyApp.User", "MyApp.Box<Swift.Int8>", "MyApp.Box<MyApp.Unknown>", "MyApp",
      "MyApp.Box", "Swift.Dictionary<Swift.String,Swift.Int>", "UUID", "CoreGraphics.UUID",
      "CoreGraphics.CGFloats", "Foundation.User", "swift.Int", "SiSg", "5MyApp4UserV",
      "Swift.AnyHashable", "s11AnyHashableV", "Swift.Set<Swift.String>", "MyApp.Box<Page>",
      "(extension in MyApp):Swift.Int.Tag", "extension in MyApp):Swift.String.Tag",
    ])
  func unknown(name: String) throws {
    #expect(try names().entry(named: name) == nil)
  }

  @Test("knows no private type by its name, not even by the one of this process")
  func privateTypes() throws {
    let unstable = [
      hiddenName, "MyApp.(unknown context at $561c95011850).Priv",
      "MyApp.(unknown context at $1).(unknown context at $2).L",
    ]
    for name in unstable {
      #expect(try names().entry(named: name) == nil)
      let element = NavigationPathArchive.Element(typeName: name, item: "{}")
      let restored = NavigationPathArchive([element]).path(
        with: try names(), unreadable: .keepUnread)
      #expect(restored.value.first?.key == name)
      let words = "0: kept, \(name) is private or local: register it under a key"
      #expect(restored.report.map(\.description) == [words])
    }
  }

  @Test("prefers the registry's own names to those of renamed modules")
  func precedence() throws {
    let entries: [RouteRegistry.Entry] = [
      .init(User.self, key: "user"), .init(Outer.Inner.self, key: "Old.User"),
    ]
    let names = ArchivedNames(try RouteRegistry(entries), modules: ["Old": module])
    #expect(names.entry(named: "Old.User")?.key == "Old.User")
  }

  @Test("takes the first of two types that a renamed module gives one name")
  func clashes() throws {
    let user = RouteRegistry.Entry(User.self, key: "user")
    let inner = RouteRegistry.Entry(Outer.Inner.self, key: "Old.User")
    let modules = ["Old": module, "Older": module]
    for entries in [[user, inner], [inner, user]] {
      let names = ArchivedNames(try RouteRegistry(entries), modules: modules)
      #expect(names.entry(named: "Older.User") == entries[0])
    }
  }
}
