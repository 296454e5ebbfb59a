import Foundation
import NavState
import NavStateTestSupport
import Testing

/// What the documentation says of `NavigationPath` and `RoutePath` side by side, row by row.
@Suite("NavigationPath beside RoutePath")
struct NavigationPathTableTests {
  /// A row of the table, and a check of what it says of `RoutePath`.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let check: @Sendable () throws -> Void

    init(_ name: String, _ check: @escaping @Sendable () throws -> Void) {
      self.name = name
      self.check = check
    }

    var testDescription: String { name }
  }

  static let rows = creating + changing + archiving

  @Test("is as the table says", arguments: rows)
  func row(row: Row) throws {
    try row.check()
  }

  @Test("traps where too many elements are removed, as the table says")
  func trap() async {
    await #expect(processExitsWith: .failure) {
      var path = RoutePath([1])
      path.removeLast(2)
    }
    await #expect(processExitsWith: .success) {
      var path = RoutePath([1])
      path.pop(2)
    }
  }

  @Test("has a check of every row, and a row for every check")
  func table() throws {
    let article = try String(
      contentsOf: SourceFile.package()
        .appending(path: "Sources/NavState/NavState.docc/Articles/HeterogeneousPaths.md"),
      encoding: .utf8)
    let lines = article.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.hasPrefix("| `NavigationPath` |") })
    let names = lines[(first + 2)...].prefix { $0.hasPrefix("|") }
      .map { $0.split(separator: "|")[0].trimmingCharacters(in: .whitespaces) }
    #expect(names == Self.rows.map(\.name))
  }

  /// A path of a number and a piece, made with the names of `NavigationPath` only.
  static func path() -> RoutePath {
    var path = RoutePath()
    path.append(1)
    path.append(Piece(id: 7))
    return path
  }
}

extension NavigationPathTableTests {
  static let creating = [
    Row("`init()`") {
      let path = RoutePath()
      #expect(path.isEmpty)
    },
    Row("`init(_:)` of a sequence of `Hashable` values") {
      let path = RoutePath([Flame(heat: 1), Flame(heat: 2)])
      #expect(path.elements(of: Flame.self) == [Flame(heat: 1), Flame(heat: 2)])
      let several: [any Hashable & Sendable] = [1, Piece(id: 7)]
      #expect(RoutePath(several) == Self.path())
    },
    Row("`init(_:)` of a sequence of `Hashable & Codable` values") {
      let path = RoutePath(AnySequence([Piece(id: 1), Piece(id: 2)]))
      #expect(path.elements(of: Piece.self) == [Piece(id: 1), Piece(id: 2)])
      #expect(path.codable != nil)
    },
    Row("`init(_:)` of a `CodableRepresentation`") {
      let codable = try #require(Self.path().codable)
      #expect(RoutePath(codable) == Self.path())
    },
  ]

  static let changing = [
    Row("`append(_:)` of a `Hashable` value, and of a `Hashable & Codable` one") {
      var path = RoutePath()
      path.append(Flame(heat: 1))
      path.append(Piece(id: 7))
      #expect(path == [AnyRoute(Flame(heat: 1)), AnyRoute(Piece(id: 7))])
    },
    Row("`removeLast(_:)`, one by default; too many are a trap") {
      var path = Self.path()
      path.removeLast(0)
      path.removeLast()
      #expect(path == [AnyRoute(1)])
      path.append(2)
      path.removeLast(2)
      path.removeLast(0)
      #expect(path.isEmpty)
      path.append(1)
      #expect(path.pop(5).isChanged && path.isEmpty)
    },
    Row("`count`, `isEmpty`") {
      #expect(RoutePath().isEmpty && Self.path().count == 2)
      // What is not read yet counts.
      #expect(RoutePath([.kept("lost", 1)]).count == 1)
    },
    Row("`==`") {
      #expect(Self.path() == Self.path() && Self.path() != RoutePath([1]))
      #expect(Set([Self.path(), Self.path()]).count == 1)
      #expect(RoutePath([1]) != RoutePath([1.0]))
    },
    Row("Elements can't be read") {
      let path = Self.path()
      #expect(path.last?.value(as: Piece.self) == Piece(id: 7) && path[0].type == Int.self)
      #expect(path.last(of: Int.self) == 1 && path.elements(of: Piece.self).count == 1)
      #expect(path.contains(1) && path.lastIndex(of: Piece(id: 7)) == 1)
    },
    Row("Going back to a screen is counting, and `removeLast(_:)`") {
      var path = Self.path()
      #expect(path.pop(to: 1) == .changed(.popped([AnyRoute(Piece(id: 7))])))
      #expect(path.replaceTop(with: 2).isChanged && path.push(3).isChanged)
      #expect(path.bringToFront(2).isChanged && path == RoutePath([3, 2]))
      #expect(path.popToRoot().isChanged && path.isEmpty)
    },
  ]

  static let archiving = [
    Row(
      "`codable`, `nil` where an element was added by code that did not know it to be `Codable`"
    ) {
      func generic<Value: Hashable & Sendable>(_ value: Value) -> RoutePath { RoutePath([value]) }
      #expect(generic(Piece(id: 7)).codable != nil)
      #expect(generic(Flame(heat: 1)).codable == nil)
      let error = try #require(throws: UncodableRoute.self) {
        try CodableRoutePath(generic(Flame(heat: 1)))
      }
      #expect(error.position == 0 && error.reason == .notEncodable)
    },
    Row("`CodableRepresentation`, which is `Codable` and `Equatable`") {
      let codable: RoutePath.CodableRepresentation = try #require(Self.path().codable)
      let data = try JSONEncoder().encode(codable)
      let context: ReadingContext = [.routeRegistry: try RouteRegistry.pieces()]
      let copy = try read(
        RoutePath.CodableRepresentation.self, from: String(decoding: data, as: UTF8.self),
        under: context)
      #expect(copy == codable && copy.hashValue == codable.hashValue)
      #expect(copy.path == Self.path())
    },
    Row("The path itself is not `Codable`") {
      let path = try recoded(Self.path(), under: [.routeRegistry: RouteRegistry.pieces()])
      #expect(path == Self.path())
    },
    Row("A path read from its archive does not equal the original") {
      let kept = try recoded(Self.path())
      #expect(kept != Self.path())
      let resolved = kept.resolved(with: try RouteRegistry.pieces())
      #expect(resolved.value == Self.path() && resolved.isComplete)
    },
    Row("An archive names types as the compiler does, so that it breaks when one is renamed") {
      let old = #"[{"type":"product","value":{"id":7}}]"#
      let registry = try RouteRegistry.pieces()
      let path = try read(RoutePath.self, from: old, under: [.routeRegistry: registry])
      #expect(path == RoutePath([Piece(id: 7)]))
      let text = try json(path, under: [.routeRegistry: registry])
      #expect(text == #"[{"type":"piece","value":{"id":7}}]"#)
    },
    Row(
      "An element that can't be read is found out when it is to be shown, and nothing reports it"
    ) {
      let text = #"[{"type":"number","value":1},{"type":"ghost","value":2}]"#
      let decoder = CodedDecoder(userInfo: [.routeRegistry: try RouteRegistry.pieces()])
      let restored = decoder.restore(RoutePath.self, from: Array(text.utf8))
      #expect(restored.value == RoutePath([1]))
      #expect(restored.report.map(\.cause) == [.unknownType("ghost")])
    },
  ]
}
