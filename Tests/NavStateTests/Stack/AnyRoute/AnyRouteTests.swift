import NavState
import Testing

@Suite("AnyRoute")
struct AnyRouteTests {
  /// Two routes, and whether they are one.
  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    let left: AnyRoute
    let right: AnyRoute
    let isEqual: Bool

    init(_ name: String, _ left: AnyRoute, _ right: AnyRoute, _ isEqual: Bool) {
      self.name = name
      self.left = left
      self.right = right
      self.isEqual = isEqual
    }

    var testDescription: String { name }
  }

  /// The pairs of values of different types are equal as `AnyHashable`, but for the truth value.
  static let pairs = [
    Pair("equal values", AnyRoute(Piece(id: 7)), AnyRoute(Piece(id: 7)), true),
    Pair("other values", AnyRoute(Piece(id: 7)), AnyRoute(Piece(id: 8)), false),
    Pair("alike types", AnyRoute(Piece(id: 7)), AnyRoute(Part(id: 7)), false),
    Pair("Int and UInt8", AnyRoute(1), AnyRoute(1 as UInt8), false),
    Pair("Int and Double", AnyRoute(1), AnyRoute(1.0), false),
    Pair("[Int] and [Double]", AnyRoute([1]), AnyRoute([1.0]), false),
    Pair("[Int] twice", AnyRoute([1]), AnyRoute([1]), true),
    Pair("optional and value", AnyRoute(Int?.some(1)), AnyRoute(1), false),
    Pair("optional twice", AnyRoute(Int?.some(1)), AnyRoute(Int?.some(1)), true),
    Pair("nil of two types", AnyRoute(Int?.none), AnyRoute(String?.none), false),
    Pair("class and subclass", AnyRoute(Vehicle(wheels: 2)), AnyRoute(Bicycle(wheels: 2)), false),
    Pair(
      "subclass as class", AnyRoute(Bicycle(wheels: 2) as Vehicle), AnyRoute(Bicycle(wheels: 2)),
      true),
    Pair(
      "class and subclass as class", AnyRoute(Vehicle(wheels: 2)),
      AnyRoute(Bicycle(wheels: 2) as Vehicle), false),
    Pair("true and 1", AnyRoute(true), AnyRoute(1), false),
    Pair("text", AnyRoute("a"), AnyRoute("a"), true),
    Pair("text and part of text", AnyRoute("a"), AnyRoute("a"[...]), false),
    Pair("generic ones", AnyRoute(Wrapper(content: 1)), AnyRoute(Wrapper(content: 1)), true),
    Pair(
      "generic over others", AnyRoute(Wrapper(content: 1)), AnyRoute(Wrapper(content: 1.0)), false),
    Pair("wrapped twice", AnyRoute(AnyRoute(1)), AnyRoute(1), true),
    Pair("wrapped twice by generic code", generically(generically(1)), AnyRoute(1), true),
    Pair("wrapped twice as existential", existentially(AnyRoute(1)), AnyRoute(1), true),
    Pair("through an existential", existentially(1), AnyRoute(1), true),
    Pair(
      "through generic code", generically(Bicycle(wheels: 2) as Vehicle),
      AnyRoute(Bicycle(wheels: 2)), true),
    Pair("not a number, apart", AnyRoute(Double.nan), AnyRoute(Double.nan), false),
    Pair("unresolved", .kept("a", 1), .kept("a", 1), true),
    Pair("unresolved, other key", .kept("a", 1), .kept("b", 1), false),
    Pair("unresolved, other payload", .kept("a", 1), .kept("a", 2), false),
    Pair("unresolved, other number", .kept("a", 1), .kept("a", 1.0), false),
    Pair(
      "unresolved, keys in another order", .kept("a", ["x": 1, "y": 2]),
      .kept("a", ["y": 2, "x": 1]), true),
    Pair("unresolved and live", .kept("Swift.Int", 1), AnyRoute(1), false),
    Pair("unresolved wrapped again", AnyRoute(.kept("a", 1)), .kept("a", 1), true),
  ]

  @Test("is its type and its value", arguments: pairs)
  func identity(pair: Pair) {
    #expect((pair.left == pair.right) == pair.isEqual)
    #expect((pair.right == pair.left) == pair.isEqual)
    #expect(Set([pair.left, pair.right]).count == (pair.isEqual ? 1 : 2))
    if pair.isEqual { #expect(pair.left.hashValue == pair.right.hashValue) }
  }

  @Test("equals itself, whatever its value says of itself")
  func reflexive() {
    let route = AnyRoute(Double.nan)
    let copy = route
    #expect(route == copy)
    #expect(RoutePath([route]) == RoutePath([copy]))
  }

  @Test("hashes values of many types apart")
  func hashes() {
    let routes = [
      AnyRoute(1), AnyRoute(1 as UInt), AnyRoute(1 as Int64), AnyRoute(Piece(id: 1)),
      AnyRoute(Part(id: 1)), AnyRoute(Int?.some(1)),
    ]
    // Five of them feed a hasher the same bits; only their types tell them apart.
    #expect(Set(routes.map(\.hashValue)).count > 4)
  }

  @Test("gives its value in its own type, as a protocol and as a superclass")
  func values() {
    let route = AnyRoute(Piece(id: 7))
    #expect(route.value(as: Piece.self) == Piece(id: 7))
    #expect(route.value() as Piece? == Piece(id: 7))
    #expect(route.value(as: Part.self) == nil)
    #expect(route.value as? Piece == Piece(id: 7))
    #expect(route.type == Piece.self)
    #expect(AnyRoute(7).value(as: (any BinaryInteger).self) as? Int == 7)
    #expect(AnyRoute("7").value(as: (any BinaryInteger).self) == nil)
    let bicycle = AnyRoute(Bicycle(wheels: 2) as Vehicle)
    #expect(bicycle.value(as: Vehicle.self)?.wheels == 2)
    #expect(bicycle.value(as: Bicycle.self)?.wheels == 2)
    #expect(bicycle.type == Bicycle.self)
    #expect(AnyRoute(Vehicle(wheels: 2)).value(as: Bicycle.self) == nil)
  }

  @Test("an optional and what it wraps are two types to read, too")
  func optionals() {
    #expect(AnyRoute(Int?.some(7)).value(as: Int.self) == nil)
    #expect(AnyRoute(7).value(as: Int?.self) == nil)
    #expect(AnyRoute(Int?.some(7)).value(as: Int?.self) == 7)
    #expect(AnyRoute(Int?.none).value(as: Int?.self) == .some(nil))
    #expect(AnyRoute(Int??.some(7)).value(as: Int?.self) == nil)
    #expect(AnyRoute(7).value(as: UInt.self) == nil)
  }

  @Test("tells whether it is live, and what an unresolved one was called")
  func unresolved() {
    let kept = AnyRoute.kept("item", ["id": 7])
    #expect(!kept.isResolved)
    #expect(kept.key == "item")
    #expect(kept.payload == ["id": 7])
    #expect(kept.type == nil && kept.value == nil)
    #expect(kept.value(as: Piece.self) == nil && kept.value(as: CodedValue.self) == nil)
    let live = AnyRoute(Piece(id: 7))
    #expect(live.isResolved)
    #expect(live.key == nil && live.payload == nil)
  }

  @Test("shows its value, or the key with the payload")
  func description() {
    #expect("\(AnyRoute("inbox"))" == "inbox")
    #expect("\(AnyRoute.kept("item", ["id": 7]))" == #"item?{"id":7}"#)
    #expect("\(RoutePath([1, "a"] as [any Hashable & Sendable]))" == "[1, *a*]")
  }

  @Test("says what its value says of being storable, else that it is")
  func storable() {
    #expect(AnyRoute(Coin(value: 2)).isStorable)
    #expect(!AnyRoute(Coin(value: 1)).isStorable)
    #expect(AnyRoute(Piece(id: 1)).isStorable)
    #expect(AnyRoute.kept("coin", ["value": 1]).isStorable)
  }
}

extension AnyRoute {
  /// An element that was not read.
  static func kept(_ key: String, _ payload: CodedValue) -> AnyRoute {
    AnyRoute(unresolved: key, payload: payload)
  }
}
