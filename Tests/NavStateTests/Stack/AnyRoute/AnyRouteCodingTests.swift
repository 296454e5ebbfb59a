import Foundation
import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("AnyRoute, coded")
struct AnyRouteCodingTests {
  /// A value, its element under the registry of the tests, and its element without one.
  struct Row: Sendable, CustomTestStringConvertible {
    let route: AnyRoute
    let registered: String
    let named: String

    var testDescription: String { registered }
  }

  static let rows = [
    Row(
      route: AnyRoute(1), registered: #"{"type":"number","value":1}"#,
      named: #"{"type":"Swift.Int","value":1}"#),
    Row(
      route: AnyRoute(1.5), registered: #"{"type":"Swift.Double","value":1.5}"#,
      named: #"{"type":"Swift.Double","value":1.5}"#),
    Row(
      route: AnyRoute(Piece(id: 7)), registered: #"{"type":"piece","value":{"id":7}}"#,
      named: #"{"type":"NavStateTests.Piece","value":{"id":7}}"#),
    Row(
      route: AnyRoute(Wrapper(content: 1)),
      registered: #"{"type":"wrapped number","value":{"content":1}}"#,
      named: #"{"type":"NavStateTests.Wrapper<Swift.Int>","value":{"content":1}}"#),
    Row(
      route: AnyRoute(ReaderRoute.message(id: "7")),
      registered: #"{"type":"route","value":{"message":{"id":"7"}}}"#,
      named: #"{"type":"NavStateSample.ReaderRoute","value":{"message":{"id":"7"}}}"#),
    Row(
      route: AnyRoute([1, 2]), registered: #"{"type":"Swift.Array<Swift.Int>","value":[1,2]}"#,
      named: #"{"type":"Swift.Array<Swift.Int>","value":[1,2]}"#),
    Row(
      route: .kept("lost", ["x": [1, .null]]),
      registered: #"{"type":"lost","value":{"x":[1,null]}}"#,
      named: #"{"type":"lost","value":{"x":[1,null]}}"#),
  ]

  @Test("is the key and the value, with a registry and without, by any encoder", arguments: rows)
  func writing(row: Row) throws {
    let context: ReadingContext = [.routeRegistry: try RouteRegistry.pieces()]
    #expect(try json(row.route, under: context) == row.registered)
    #expect(try json(row.route) == row.named)
    #expect(
      try CodedValue(encoding: row.route, with: CodedEncoder(userInfo: context)).description
        == row.registered)
    #expect(try CodedValue(encoding: row.route).description == row.named)
    #expect(try json(RoutePath([row.route]), under: context) == "[\(row.registered)]")
    #expect(
      CodedEncoder(userInfo: context).archive(RoutePath([row.route])).value.description
        == "[\(row.registered)]")
    #expect(CodedEncoder().archive(RoutePath([row.route])).value.description == "[\(row.named)]")
  }

  @Test("without a registry, is unresolved and written as it was", arguments: rows)
  func unresolved(row: Row) throws {
    let route = try read(AnyRoute.self, from: row.registered)
    #expect(!route.isResolved)
    #expect(try json(route) == row.registered)
    #expect(try CodedDecoder().decode(AnyRoute.self, from: Array(row.registered.utf8)) == route)
  }

  @Test("with a registry, is live if its type is known, and else unresolved")
  func reading() throws {
    let registry = try RouteRegistry.pieces()
    let context: ReadingContext = [.routeRegistry: registry]
    for row in Self.rows {
      for text in [row.registered, row.named] {
        let name = try CodedValue(parsing: text)["type"]?.string
        let isKnown = name.flatMap(registry.entry(named:)) != nil
        let route = try read(AnyRoute.self, from: text, under: context)
        #expect(route.isResolved == isKnown, "\(text)")
        if isKnown { #expect(route == row.route, "\(text)") }
        #expect(
          try CodedDecoder(userInfo: context).decode(AnyRoute.self, from: Array(text.utf8)) == route
        )
      }
    }
    for key in ["piece", "item", "product"] {
      let text = #"{"value":{"id":7},"type":"\#(key)"}"#
      #expect(try read(AnyRoute.self, from: text, under: context) == AnyRoute(Piece(id: 7)))
    }
  }

  @Test("a value that its type refuses is an error at its place, under Codable")
  func refusing() throws {
    let context: ReadingContext = [.routeRegistry: try RouteRegistry.pieces()]
    let rows: [(String, Unreadable)] = [
      (
        #"[{"type":"number","value":1},{"type":"piece","value":{"id":"7"}}]"#,
        Unreadable(.typeMismatch, at: ["1", "value", "id"])
      ),
      (#"[{"type":"piece","value":{}}]"#, Unreadable(.keyNotFound, at: ["0", "value", "id"])),
      (#"[{"type":"piece"}]"#, Unreadable(.keyNotFound, at: ["0", "value"])),
      (#"[{"type":"unknown"}]"#, Unreadable(.keyNotFound, at: ["0", "value"])),
      (#"[{"value":1}]"#, Unreadable(.keyNotFound, at: ["0", "type"])),
      (#"[{"type":7,"value":1}]"#, Unreadable(.typeMismatch, at: ["0", "type"])),
    ]
    for (text, expected) in rows {
      #expect(try unreadable(text, as: RoutePath.self, under: context) == expected, "\(text)")
    }
  }

  @Test("a path is refused as soon as it is longer than the limit, under Codable")
  func limits() throws {
    let text = try json(RoutePath([1, 2, 3]))
    #expect(
      try unreadable(text, as: RoutePath.self, under: [.navigationLimits: Limits(depth: 2)])
        == Unreadable(.dataCorrupted, at: [], rule: .tooMany(limit: 2)))
    let limited: ReadingContext = [.navigationLimits: Limits(depth: 3)]
    #expect(try read(RoutePath.self, from: text, under: limited).count == 3)
    // Beside a registry they hold too.
    let known = try RouteRegistry([.init(Int.self, key: "Swift.Int")])
    #expect(
      try unreadable(
        text, as: RoutePath.self,
        under: [.navigationLimits: Limits(depth: 2), .routeRegistry: known])
        == Unreadable(.dataCorrupted, at: [], rule: .tooMany(limit: 2)))
  }

  @Test("what can't be written is an error at its position")
  func writingPlace() throws {
    let path = RoutePath([1, Flame(heat: 1)] as [any Hashable & Sendable])
    let foundation = try #require(throws: EncodingError.self) { try json(path) }
    let ours = try #require(throws: EncodingError.self) { try CodedEncoder().encode(path) }
    for error in [foundation, ours] {
      guard case .invalidValue(let value, let context) = error else { throw error }
      #expect(value as? Flame == Flame(heat: 1))
      #expect(context.codingPath.map(\.intValue) == [1])
    }
  }

  @Test("a type without a lasting name can't be written unless it is registered")
  func privateTypes() throws {
    struct Local: Hashable, Codable { var id: Int }
    for route in [AnyRoute(Local(id: 1)), AnyRoute(Hidden(id: 1)), AnyRoute([Hidden(id: 1)])] {
      #expect(try uncodable(route).reason == .unstableName)
    }
    let registry = try RouteRegistry([
      .init(Local.self, key: "local"), .init(Hidden.self, key: "hidden"),
    ])
    let path = RoutePath([AnyRoute(Local(id: 1)), AnyRoute(Hidden(id: 1))])
    let text = try json(path, under: [.routeRegistry: registry])
    #expect(text == #"[{"type":"local","value":{"id":1}},{"type":"hidden","value":{"id":1}}]"#)
    #expect(try read(RoutePath.self, from: text, under: [.routeRegistry: registry]) == path)
    #expect(registry.entry(named: String(reflecting: Hidden.self)) == nil)
  }

  @Test("types of Foundation are named as on Apple's platforms, whichever module they are in here")
  func foundationTypes() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let path = RoutePath([AnyRoute(id), AnyRoute([id])])
    let text = try json(path)
    #expect(
      text == """
        [{"type":"Foundation.UUID","value":"\(id)"},\
        {"type":"Swift.Array<Foundation.UUID>","value":["\(id)"]}]
        """)
    let registry = try RouteRegistry([.init(UUID.self, key: "id"), .init([UUID].self, key: "ids")])
    #expect(try read(RoutePath.self, from: text, under: [.routeRegistry: registry]) == path)
  }

  @Test("a value that can't be encoded, or whose name is another's, is refused by name")
  func uncodableTypes() throws {
    #expect(try uncodable(AnyRoute(Flame(heat: 1))).reason == .notEncodable)
    #expect(try uncodable(AnyRoute(Flame(heat: 1))).typeName == "NavStateTests.Flame")
    #expect(try uncodable(AnyRoute(Wrapper(content: Flame(heat: 1)))).reason == .notEncodable)
    #expect(try uncodable(AnyRoute(Smoke(height: 1))).reason == .notDecodable)
    let registry = try RouteRegistry([.init(Part.self, key: String(reflecting: Piece.self))])
    #expect(try uncodable(AnyRoute(Piece(id: 1)), registry).reason == .takenName)
    #expect(throws: EncodingError.self) { try json(AnyRoute(Gauge(value: .infinity))) }
  }

  private func uncodable(_ route: AnyRoute, _ registry: RouteRegistry? = nil) throws
    -> UncodableRoute
  {
    let context: ReadingContext = registry.map { [.routeRegistry: $0] } ?? [:]
    let error = try #require(throws: EncodingError.self) { try json(route, under: context) }
    guard case .invalidValue(_, let details) = error else { throw error }
    return try #require(details.underlyingError as? UncodableRoute)
  }

  @Test("a path of paths, and of values that hold routes, comes back whole")
  func nested() throws {
    let registry = try RouteRegistry.pieces(
      .init(RoutePath.self, key: "path"), .init(Wrapper<AnyRoute>.self, key: "wrapped"))
    let path = RoutePath([
      AnyRoute(RoutePath([1, 2])), AnyRoute(Wrapper(content: AnyRoute(Piece(id: 7)))),
    ])
    try expectRoundTrip(path, under: [.routeRegistry: registry])
    let kept = try recoded(path)
    #expect(kept.count == 2 && kept != path)
  }
}

/// A value whose type has no name outside of this file.
private struct Hidden: Hashable, Codable {
  var id: Int
}
