import NavState
import NavStateTestSupport
import Testing

@Suite("RoutePath")
struct RoutePathTests {
  static let path = RoutePath(
    [1, Piece(id: 7), "a", Piece(id: 8), 1.0] as [any Hashable & Sendable])

  @Test("takes values of one type, of several, and routes")
  func creating() {
    #expect(RoutePath().isEmpty)
    #expect(RoutePath([1, 2]).map(\.description) == ["1", "2"])
    #expect(RoutePath(1...3).count == 3)
    #expect(RoutePath([AnyRoute(1), AnyRoute("a")]) == [AnyRoute(1), AnyRoute("a")])
    #expect(RoutePath([1, "a"] as [any Hashable & Sendable]) == [AnyRoute(1), AnyRoute("a")])
    #expect(RoutePath([AnyRoute(1)]).first?.value(as: Int.self) == 1)
  }

  @Test("a stack whose type of routes is not written out is one of its elements")
  func inferring() {
    let stack = RouteStack([Piece(id: 1)])
    #expect(type(of: stack) == RouteStack<Piece>.self)
    #expect(type(of: RouteStack(1...3)) == RouteStack<Int>.self)
  }

  @Test("appends any value, and a route as it is")
  func appending() {
    var path = RoutePath()
    path.append(1)
    path.append("a")
    path.append(AnyRoute(2))
    func push<Value: Hashable & Sendable>(_ value: Value) { path.append(value) }
    push(Piece(id: 7))
    push(AnyRoute(3))
    let existential: any Hashable & Sendable = Part(id: 1)
    path.append(existential)
    #expect(
      path == [
        AnyRoute(1), AnyRoute("a"), AnyRoute(2), AnyRoute(Piece(id: 7)), AnyRoute(3),
        AnyRoute(Part(id: 1)),
      ])
    path.removeLast()
    path.removeLast(3)
    path.removeLast(0)
    #expect(path.count == 2)
  }

  @Test("is read by type")
  func reading() {
    let path = Self.path
    #expect(path.last(of: Piece.self) == Piece(id: 8))
    #expect(path.last(of: Part.self) == nil)
    #expect(path.elements(of: Piece.self) == [Piece(id: 7), Piece(id: 8)])
    #expect(path.elements(of: Part.self) == [])
    #expect(path.elements(of: (any Numeric).self).count == 2)
    #expect(path.elements(of: Int.self) == [1])
  }

  @Test("finds a value of the same type only, and the one nearest to the top")
  func finding() {
    let path = Self.path
    #expect(path.contains(1) && path.contains(1.0) && path.contains(Piece(id: 7)))
    #expect(!path.contains(1 as UInt8) && !path.contains(Part(id: 7)) && !path.contains("b"))
    #expect(path.contains(AnyRoute(1)) && !path.contains(AnyRoute(2)))
    #expect(RoutePath([1, 2, 1]).lastIndex(of: 1) == 2)
    #expect(path.lastIndex(of: Piece(id: 7)) == 1)
    #expect(path.lastIndex(of: AnyRoute("a")) == 2)
    #expect(path.lastIndex(of: 2) == nil)
  }

  @Test("pops to any value; one that is not there, or of another type, is refused")
  func popping() {
    var path = Self.path
    #expect(path.pop(to: 1 as UInt8) == .refused(.notThere))
    #expect(path.pop(to: 1.0) == .unchanged)
    #expect(path.pop(to: "a").isChanged)
    #expect(path.map(\.description) == ["1", "Piece(id: 7)", "a"])
    path = RoutePath([1, 2, 1, 3])
    #expect(
      path.pop(to: 1, match: .first) == .changed(.popped([AnyRoute(2), AnyRoute(1), AnyRoute(3)])))
    #expect(path.pop(to: AnyRoute(1)) == .unchanged)
  }

  @Test("pushes, replaces and brings to the front any value, by the rules of a stack")
  func navigating() {
    var path = RoutePath()
    #expect(path.push(1) == .changed(.pushed([AnyRoute(1)])))
    #expect(path.push(1, duplicates: .ignoreIfOnTop) == .unchanged)
    #expect(path.push(1.0, duplicates: .ignoreIfOnTop) == .changed(.pushed([AnyRoute(1.0)])))
    #expect(path.push(AnyRoute(1.0), duplicates: .ignoreIfOnTop) == .unchanged)
    #expect(
      path.replaceTop(with: "a")
        == .changed(.replaced(removed: [AnyRoute(1.0)], added: [AnyRoute("a")])))
    #expect(path.replaceTop(with: "a") == .unchanged)
    #expect(path.bringToFront("b") == .refused(.notThere))
    #expect(path.bringToFront(1).isChanged)
    #expect(path == [AnyRoute("a"), AnyRoute(1)])
    #expect(path.pop(5) == .changed(.popped([AnyRoute("a"), AnyRoute(1)])))
    #expect(path.pop() == .unhandled)
  }

  @Test("a router over routes of any type takes the same names, under its rules")
  func router() throws {
    let rules = RouterRules(duplicates: .ignoreIfOnTop, depth: 2)
    var router = Router<Anything>(configuration: Configuration(rules: rules))
    #expect(router.push(Piece(id: 7)).isChanged)
    #expect(router.push(Piece(id: 7)) == .unchanged)
    #expect(router.push("a").isChanged)
    #expect(router.push(3) == .refused(.tooDeep(limit: 2)))
    #expect(router.pop(to: Piece(id: 7)).isChanged)
    #expect(router.replaceTop(with: 4).isChanged)
    #expect(router.bringToFront(4) == .unchanged)
    #expect(router.path == [AnyRoute(4)])
    #expect(router.back().isChanged)
    #expect(router.back() == .unhandled)
  }

  @Test("a router whose path was read without a registry takes it resolved, as any other stack")
  func resolvingInRouter() throws {
    var router = Router<Anything>()
    router.push(1)
    router.push(Piece(id: 7))
    var kept = try recoded(router)
    #expect(!kept.path.isResolved && kept != router)
    let path = kept.path.resolved(with: try RouteRegistry.pieces()).value
    #expect(kept.set(to: path).isChanged && kept == router)
    #expect(kept.set(to: path) == .unchanged)
  }

  @Test("tells whether all elements are live")
  func resolved() {
    #expect(RoutePath().isResolved && Self.path.isResolved)
    #expect(!(Self.path + [.kept("a", 1)]).isResolved)
  }
}
