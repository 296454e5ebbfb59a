import Foundation
import NavState
import NavStateFoundation
import Testing

/// An archive that SwiftUI or another library wrote, and the path that it is of.
private struct Written: CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let path: RoutePath

  init(_ name: String, _ text: String, _ path: (any Hashable & Sendable)...) {
    testDescription = name
    self.text = text
    self.path = RoutePath(path)
  }
}

private let written: [Written] = [
  Written(
    "SwiftUI, with a name that is not qualified",
    #"["User","{\"id\":42,\"name\":\"Blob\"}","Swift.Bool","true","Swift.Int","42","Swift.String","\"hello\""]"#,
    "hello", 42, true, User(id: 42, name: "Blob")),
  Written(
    "SwiftUI, with a module of another name",
    #"["NavigationBackportApp.EmojiVisualisation","{\"emoji\":\"🎈\",\"count\":99}","Swift.Int","99"]"#,
    99, EmojiVisualisation(emoji: "🎈", count: 99)),
  Written(
    "SwiftUI's form, with a nested type",
    #"["NavigationStackBackportTests.NavigationPathTests.CodableItem","{\"x\":2}","Swift.String","\"foo\"","Swift.Int","1"]"#,
    1, "foo", NavigationPathTests.CodableItem(x: 2)),
  Written("SwiftUI, of an empty path", "[]"),
  Written("SwiftUI's form", #"["Swift.Int","123","Swift.String","\"Hello\""]"#, "Hello", 123),
  Written(
    "mangled names",
    #"["11nav_codable4UserV","{\"id\":42,\"name\":\"Blob\"}","Sb","true","Si","42","SS","\"hello\""]"#,
    "hello", 42, true, User(id: 42, name: "Blob")),
  Written("swift-navigation", #"["Si","1","SS","\"a\""]"#, "a", 1),
  Written(
    "mangled names of an array and of numbers by size",
    #"["SaySiG","[1,2]","s6UInt64V","18446744073709551615","s4Int8V","-1","Sf","0.5","Sd","1","Su","3"]"#,
    UInt(3), 1.0, Float(0.5), Int8(-1), UInt64.max, [1, 2]),
]

@Suite("NavigationPathArchive")
struct NavigationPathArchiveTests {
  @Test("is read as the path that it was written of", arguments: written)
  fileprivate func reading(_ row: Written) throws {
    let strict = try JSONDecoder().decode(NavigationPathArchive.self, from: Data(row.text.utf8))
    #expect(try NavigationPathArchive(parsing: row.text.bytes) == strict)
    for restored in [
      strict.path(with: try names()),
      NavigationPathArchive.restorePath(from: row.text.bytes, with: try names()),
    ] {
      #expect(restored.value == row.path)
      #expect(restored.isComplete && restored.unread.isEmpty)
    }
  }

  @Test("is written so that it is read as the same path, under the names of this process")
  func writing() throws {
    for row in written {
      let archive = try NavigationPathArchive(row.path, with: try names())
      #expect(!archive.isMangled)
      let bytes = try archive.bytes()
      #expect(
        NavigationPathArchive.restorePath(from: bytes, with: try names()).value == row.path)
    }
  }

  @Test("holds names and items, root-most first, and is coded top first, as a flat array of text")
  func form() throws {
    let path = RoutePath(["a/b" as any Hashable & Sendable, 1.0, User(id: 7, name: "Ann")])
    let archive = try NavigationPathArchive(path)
    #expect(
      archive.elements == [
        .init(typeName: "Swift.String", item: #""a\/b""#),
        .init(typeName: "Swift.Double", item: "1"),
        .init(typeName: "\(module).User", item: #"{"id":7,"name":"Ann"}"#),
      ])
    let text =
      #"["NavStateFoundationTests.User","{\"id\":7,\"name\":\"Ann\"}","Swift.Double","1","Swift.String","\"a\\\/b\""]"#
    #expect(String(decoding: try archive.bytes(), as: UTF8.self) == text)
    #expect(String(decoding: try JSONEncoder().encode(archive), as: UTF8.self) == text)
    let list = try PropertyListEncoder().encode(archive)
    #expect(try PropertyListDecoder().decode(NavigationPathArchive.self, from: list) == archive)
    #expect(try PropertyListDecoder().decode([String].self, from: list).count == 6)
  }

  @Test(
    "has the items that Foundation's encoder writes",
    arguments: [
      (42, "42"), (true, "true"), ("hello", #""hello""#), (1.0, "1"), (-0.0, "-0"), (0.1, "0.1"),
      (10.05, "10.05"), (1e20, "1e+20"), ("1.0, /", #""1.0, \/""#), ("\\\"\u{1}", #""\\\"\u0001""#),
      ("\"1.0,", #""\"1.0,""#),
      (URL(string: "https://example.com/a?b=c"), #""https:\/\/example.com\/a?b=c""#),
      (Date(timeIntervalSinceReferenceDate: 0), "0"), (Data([1, 2, 3]), #""AQID""#),
      (Int?.none, "null"), (Outer.Destination.search, #""search""#),
      ([1.0, 2.5, 30.0], "[1,2.5,30]"), (Page.home, #"{"home":{}}"#),
      (Page.item(id: 7), #"{"item":{"id":7}}"#), (Page.named(a: 1, b: nil), #"{"named":{"a":1}}"#),
      (Page.pair(1, "a"), #"{"pair":{"_0":1,"_1":"a"}}"#),
      (
        UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"),
        #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#
      ),
      (["b": 2.0, "a": 1.5], #"{"a":1.5,"b":2}"#),
    ] as [(any Hashable & Sendable, String)])
  func items(value: any Hashable & Sendable, item: String) throws {
    #expect(try NavigationPathArchive(RoutePath([value])).elements.map(\.item) == [item])
  }

  @Test(
    "is taken for mangled by its names",
    arguments: [
      ("Si", true), ("SS", true), ("Sb", true), ("s5Int64V", true), ("4Shop4ItemV", true),
      ("s1", true), ("1", true), ("Swift.Int", false), ("SaySiG", false), ("S", false),
      ("s", false), ("sx", false), ("", false), ("x1", false), ("User", false),
    ])
  func mangled(name: String, isMangled: Bool) {
    let one = NavigationPathArchive.Element(typeName: name, item: "1")
    let other = NavigationPathArchive.Element(typeName: "Swift.Int", item: "1")
    #expect(NavigationPathArchive([one]).isMangled == isMangled)
    #expect(NavigationPathArchive([other, one, other]).isMangled == isMangled)
  }

  /// The rule by which other libraries mangle is the compiler's own.
  @Test("knows every number and text type of the standard library by its mangled name")
  func scalars() throws {
    let names = ArchivedNames(try RouteRegistry(RouteRegistry.scalars))
    for entry in RouteRegistry.scalars {
      let name = try #require(_mangledTypeName(entry.type))
      #expect(names.entry(named: name)?.type == entry.type, "\(name)")
      #expect(NavigationPathArchive([.init(typeName: name, item: "")]).isMangled, "\(name)")
    }
    #expect(ArchivedNames().entry(named: "Si") == nil)
  }
}
