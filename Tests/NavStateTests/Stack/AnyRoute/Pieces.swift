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
class Bicycle: Vehicle {}

/// An object of a subclass of that.
final class Tandem: Bicycle {}

/// An object whose class can be archived, while its superclass can't, and is stored where its wheels
/// are even in number.
final class Tram: Vehicle, Codable, ConditionallyStorable {
  nonisolated var isStorable: Bool { wheels.isMultiple(of: 2) }

  nonisolated override init(wheels: Int) { super.init(wheels: wheels) }

  nonisolated convenience init(from decoder: any Decoder) throws {
    self.init(wheels: try decoder.singleValueContainer().decode(Int.self))
  }

  nonisolated func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wheels)
  }
}

/// What several types are known as.
protocol Wheeled: Hashable, Sendable {}

/// What several classes are known as.
protocol Machine: AnyObject, Hashable, Sendable {}

extension Vehicle: Wheeled, Machine {}

/// An app whose screens are of any types.
enum Anything: CodableScheme {
  typealias Route = AnyRoute
}

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
        Entry(Tram.self, key: "tram"),
        Entry(Gauge.self, key: "gauge"),
        Entry(Wrapper<Int>.self, key: "wrapped number"),
        Entry(ReaderRoute.self, key: "route"),
        Entry(Int.self, key: "number"),
        Entry(String.self, key: "text"),
      ] + more)
  }
}
