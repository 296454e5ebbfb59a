import Foundation
import NavState
import NavStateTestSupport
import Testing

/// What `NavigationPath` does with archives, row by row of the table in the documentation.
@Suite("RoutePath.codable")
struct RoutePathCodableTests {
  @Test("is there, however the elements were appended, if their types are Codable")
  func present() throws {
    #expect(RoutePath().codable != nil)
    var path = RoutePath([1, 2])
    path.append(Piece(id: 7))
    path.append(contentsOf: [generically(Piece(id: 8)), existentially("a"), .kept("lost", 1)])
    let codable = try #require(path.codable)
    #expect(codable.path == path)
    #expect(RoutePath(codable) == path)
  }

  @Test("is absent as long as an element is not Codable")
  func absent() {
    var path = RoutePath([1])
    path.append(Flame(heat: 1))
    path.append(2)
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
    path.append(Smoke(height: 1))
    #expect(path.codable == nil)
    path.replaceTop(with: Wrapper(content: Flame(heat: 1)))
    #expect(path.codable == nil)
    path.replaceTop(with: Wrapper(content: 1))
    #expect(path.codable != nil)
  }

  @Test("the throwing form names the element, its type and the reason")
  func reasons() throws {
    func error(_ path: RoutePath, _ registry: RouteRegistry? = nil) throws -> UncodableRoute {
      try #require(throws: UncodableRoute.self) { try CodableRoutePath(path, registry: registry) }
    }
    let flame = try error(
      RoutePath([1, Flame(heat: 1), Smoke(height: 1)] as [any Hashable & Sendable]))
    #expect(flame.position == 1 && flame.reason == .notEncodable)
    #expect(flame.typeName == "NavStateTests.Flame")
    #expect("\(flame)" == "NavStateTests.Flame is not Encodable (element 1)")
    let smoke = try error(RoutePath([Smoke(height: 1)]))
    #expect(smoke.position == 0 && smoke.reason == .notDecodable)
  }

  @Test("with a registry, the throwing form finds names that don't last, too")
  func names() throws {
    struct Local: Hashable, Codable { var id: Int }
    let path = RoutePath([1, 2, Local(id: 1)] as [any Hashable & Sendable])
    #expect(path.codable != nil)
    let error = try #require(throws: UncodableRoute.self) {
      try CodableRoutePath(path, registry: RouteRegistry.pieces())
    }
    #expect(error.position == 2 && error.reason == .unstableName)
    let registry = try RouteRegistry.pieces(.init(Local.self, key: "local"))
    #expect(try CodableRoutePath(path, registry: registry).path == path)
  }

  @Test("is archived as the path is, and equals itself once it is resolved")
  func archive() throws {
    let registry = try RouteRegistry.pieces()
    let path = RoutePath([1, Piece(id: 7)] as [any Hashable & Sendable])
    let codable = try #require(path.codable)
    #expect(try json(codable) == json(path))
    try expectRoundTrip(codable, under: [.routeRegistry: registry])
    let kept = RoutePath(try recoded(codable))
    #expect(kept.count == 2 && kept != path)
    #expect(kept.resolved(with: registry).value == path)
  }
}
