import NavState
import Testing

@Suite("RouteRegistry")
struct RouteRegistryTests {
  typealias Entry = RouteRegistry.Entry
  typealias Violation = RouteRegistry.Violation

  @Test("finds a type by its key, by an alias and by its qualified name")
  func names() throws {
    let registry = try RouteRegistry.pieces()
    for name in ["piece", "item", "product", String(reflecting: Piece.self)] {
      #expect(registry.entry(named: name)?.type == Piece.self, "\(name)")
    }
    for name in ["Piece", "pieces", "", "NavState.Piece"] {
      #expect(registry.entry(named: name) == nil, "\(name)")
    }
    #expect(registry.key(of: Piece.self) == "piece")
    #expect(registry.entry(of: Piece.self)?.aliases == ["item", "product"])
    #expect(registry.key(of: Flame.self) == nil)
    #expect(registry.key(of: Wrapper<Int>.self) == "wrapped number")
    #expect(registry.key(of: Wrapper<String>.self) == nil)
  }

  @Test(
    "refuses a name and a type that is there already",
    arguments: [
      ([Entry(Piece.self, key: "a"), Entry(Part.self, key: "a")], .nameTwice("a")),
      ([Entry(Piece.self, key: "a"), Entry(Part.self, key: "b", aliases: ["a"])], .nameTwice("a")),
      ([Entry(Piece.self, key: "a", aliases: ["b"]), Entry(Part.self, key: "b")], .nameTwice("b")),
      (
        [Entry(Piece.self, key: "a", aliases: ["c"]), Entry(Part.self, key: "b", aliases: ["c"])],
        .nameTwice("c")
      ),
      ([Entry(Piece.self, key: "a", aliases: ["a"])], .nameTwice("a")),
      ([Entry(Piece.self, key: "a", aliases: ["b", "b"])], .nameTwice("b")),
      ([Entry(Piece.self, key: "a"), Entry(Piece.self, key: "b")], .typeTwice("a", "b")),
      ([Entry(Part.self, key: ""), Entry(Piece.self, key: "")], .nameTwice("")),
    ] as [([Entry], Violation)])
  func refusing(entries: [Entry], violation: Violation) {
    #expect(throws: violation) { try RouteRegistry(entries) }
  }

  @Test("a key or an alias goes before the qualified name of another type")
  func precedence() throws {
    let registry = try RouteRegistry([
      Entry(Piece.self, key: "piece"), Entry(Part.self, key: String(reflecting: Piece.self)),
    ])
    #expect(registry.entry(named: String(reflecting: Piece.self))?.type == Part.self)
    #expect(registry.entry(named: String(reflecting: Part.self))?.type == Part.self)
  }

  @Test("has the scalars under their qualified names")
  func scalars() throws {
    let registry = try RouteRegistry(RouteRegistry.scalars)
    #expect(registry.entries.count == 14)
    for entry in registry.entries { #expect(entry.key == String(reflecting: entry.type)) }
    #expect(registry.key(of: Int.self) == "Swift.Int")
    #expect(registry.key(of: String.self) == "Swift.String")
  }

  @Test("is equal by its entries in their order")
  func equality() throws {
    let (piece, part) = (Entry(Piece.self, key: "a"), Entry(Part.self, key: "b"))
    #expect(try RouteRegistry([piece, part]) == RouteRegistry([piece, part]))
    #expect(try RouteRegistry([piece, part]) != RouteRegistry([part, piece]))
    #expect(try RouteRegistry([piece]) != RouteRegistry([Entry(Part.self, key: "a")]))
    #expect(try RouteRegistry([piece]) != RouteRegistry([Entry(Piece.self, key: "b")]))
    #expect(
      try RouteRegistry([piece]) != RouteRegistry([Entry(Piece.self, key: "a", aliases: ["b"])]))
    #expect(try RouteRegistry([Entry]()) == RouteRegistry())
    #expect(try RouteRegistry([piece, part]).hashValue == RouteRegistry([piece, part]).hashValue)
  }
}
