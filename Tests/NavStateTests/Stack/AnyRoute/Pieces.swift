import NavState
import NavStateSample

/// A value with a name that many apps would use.
struct Piece: Hashable, Codable {
  var id: Int
}

/// A value of the same form, and another type.
struct Part: Hashable, Codable {
  var id: Int
}

/// A value that can't be encoded.
struct Flame: Hashable, Sendable {
  var heat: Int
}

/// A value that can be encoded and never read.
struct Smoke: Hashable, Encodable {
  var height: Int
}

/// A value around another, whose coding depends on it.
struct Wrapper<Content: Hashable & Sendable>: Hashable, Sendable {
  var content: Content
}

extension Wrapper: Codable where Content: Codable {}

/// A value that no document has a form for where it is not finite.
struct Gauge: Hashable, Codable {
  var value: Double
}

/// A value that can be stored only where it is even.
struct Coin: Hashable, Codable, ConditionallyStorable {
  var value: Int

  var isStorable: Bool { value.isMultiple(of: 2) }
}

/// An object that is equal to another by what it holds; its class says nothing.
///
/// It belongs to an actor only for being `Sendable` without being final.
@MainActor
class Vehicle: Hashable {
  nonisolated let wheels: Int

  nonisolated init(wheels: Int) {
    self.wheels = wheels
  }

  nonisolated static func == (left: Vehicle, right: Vehicle) -> Bool {
    left.wheels == right.wheels
  }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(wheels) }
}

/// An object of a subclass.
final class Bicycle: Vehicle {}

/// Wraps a value as code does that knows only its bounds.
func generically<Value: Hashable & Sendable>(_ value: Value) -> AnyRoute {
  AnyRoute(value)
}

/// Wraps a value as code does that knows nothing but the existential.
func existentially(_ value: any Hashable & Sendable) -> AnyRoute {
  AnyRoute(value)
}

extension RouteRegistry {
  /// The types of the tests.
  static func pieces(_ more: Entry...) throws(Violation) -> RouteRegistry {
    try RouteRegistry(
      [
        Entry(Piece.self, key: "piece", aliases: ["item", "product"]),
        Entry(Part.self, key: "part"),
        Entry(Coin.self, key: "coin"),
        Entry(Gauge.self, key: "gauge"),
        Entry(Wrapper<Int>.self, key: "wrapped number"),
        Entry(ReaderRoute.self, key: "route"),
        Entry(Int.self, key: "number"),
        Entry(String.self, key: "text"),
      ] + more)
  }
}
