import Foundation
import NavState
import NavStateFoundation

// The types that the sample archives name. Archives of other apps name them in other modules, which
// `ArchivedNames` is told.

struct User: Hashable, Codable {
  var id: Int
  var name: String
}

struct EmojiVisualisation: Hashable, Codable {
  var emoji: String
  var count: Int
}

enum NavigationPathTests {
  struct CodableItem: Hashable, Codable {
    var x: Int
  }
}

enum Outer {
  struct Inner: Hashable, Codable {}
}

extension Outer {
  enum Destination: String, Hashable, Codable {
    case search
  }
}

/// Every shape that an enumeration is coded in.
enum Page: Hashable, Codable {
  case home
  case item(id: Int)
  case named(a: Int, b: Int?)
  case pair(Int, String)
}

final class Session: Hashable, Codable, Sendable {
  let id: Int

  init(id: Int) {
    self.id = id
  }

  static func == (left: Session, right: Session) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

struct Box<Value: Hashable & Codable & Sendable>: Hashable, Codable {
  var value: Value
}

extension String {
  struct Tag: Hashable, Codable {
    var text: String
  }
}

extension [Int] {
  struct Sum: Hashable, Codable {}
}

/// A type whose name another process does not know.
private struct Hidden: Hashable, Codable {}

/// A route of a type that is private.
let hiddenRoute = AnyRoute(Hidden())

/// A route of a type that only a function knows.
let localRoute = {
  struct Local: Hashable, Codable {}
  return AnyRoute(Local())
}()

/// The name that a private type has in this process.
let hiddenName = String(reflecting: Hidden.self)

/// A type that can be written but not read.
struct OneWay: Hashable, Encodable {}

/// A type that has no coded form.
struct Formless: Hashable {}

/// A value that may be or not be storable.
struct Draft: Hashable, Codable, ConditionallyStorable {
  var isStorable: Bool
}

/// The module of these types, as archives of this process call it.
let module = "NavStateFoundationTests"

/// A registry of the types above, and of the standard library's.
func registry(_ more: [RouteRegistry.Entry] = []) throws -> RouteRegistry {
  let entries: [RouteRegistry.Entry] = [
    .init(User.self, key: "user", aliases: ["User", "11nav_codable4UserV"]),
    .init(EmojiVisualisation.self, key: "emoji"),
    .init(NavigationPathTests.CodableItem.self, key: "codableItem"),
    .init(Outer.Inner.self, key: "inner"), .init(Outer.Destination.self, key: "destination"),
    .init(Box<Int>.self, key: "box"), .init(Box<Box<[UUID]>>.self, key: "boxes"),
    .init(String.Tag.self, key: "tag"), .init([Int].Sum.self, key: "sum"),
    .init([Int].self, key: "list", aliases: ["SaySiG"]), .init(Int?.self, key: "perhaps"),
    .init([String: Int].self, key: "table"), .init(UUID.self, key: "uuid"),
    .init(URL.self, key: "url"), .init(Date.self, key: "date"), .init(Data.self, key: "data"),
    .init(CGFloat.self, key: "length"), .init(Draft.self, key: "draft"),
    .init(Decimal.self, key: "price"), .init(IndexPath.self, key: "place"),
    .init(Set<Int>.self, key: "set"), .init([String].self, key: "texts"),
    .init(Session.self, key: "session"), .init(Page.self, key: "page"),
    .init(Box<Page>.self, key: "pageBox"),
  ]
  return try RouteRegistry(RouteRegistry.scalars + entries + more)
}

/// The names of the types above, whose module the sample archives call otherwise.
func names() throws -> ArchivedNames {
  ArchivedNames(
    try registry(),
    modules: [
      "MyApp": module, "NavigationBackportApp": module, "NavigationStackBackportTests": module,
    ])
}

extension String {
  /// The bytes of this text.
  var bytes: [UInt8] { Array(utf8) }
}
