import Foundation

/// A value of any type, with what is to be done with it.
protocol CorpusValue: Codable, Equatable, Sendable {}

// What the compiler synthesizes.

struct Scalars: CorpusValue {
  var truth = true
  var byte = Int8.min
  var short: UInt16 = .max
  var word = Int32.min
  var long = Int64.max
  var unsigned = UInt64.max
  var double = 0.1
  var float: Float = 0.1
  var text = "a\"\\/\u{8}\u{1F}é😀\u{2028}"
  var character: String = ""
}

struct Optionals: CorpusValue {
  var none: Int?
  var some: Int? = 1
  var list: [Int?] = [1, nil, 3]
  var twice: Int??
  var thrice: [Bool???] = [true, nil]
  var nested: [[String?]?] = [["a", nil], nil, []]
  var dictionary: [String: Double?] = ["x": 0.5, "y": nil]
}

indirect enum Shape: CorpusValue {
  case empty
  case labeled(width: Int, height: Double?)
  case unlabeled(Int, String)
  case nested(Shape, inside: Shape)
  case list([Shape])
  case optional(Shape?)
}

enum Weekday: String, CorpusValue, CodingKeyRepresentable {
  case monday
  case tuesday
}

enum Level: Int, CorpusValue, Hashable {
  case low = -1
  case high = 7
}

/// A structure that is a key of an object.
struct Code: CorpusValue, Hashable, CodingKeyRepresentable {
  var text: String

  var codingKey: any CodingKey { Key(stringValue: text) }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  init(_ text: String) { self.text = text }

  init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }
}

/// A structure that is no key of an object, so that a dictionary is a list.
struct Spot: CorpusValue, Hashable {
  var x = 1
}

struct Dictionaries: CorpusValue {
  var text = ["b": 1, "a": 2, "": 3, "é\n": 4]
  var integers = [3: "c", -1: "a"]
  var represented: [Weekday: [Int]] = [.tuesday: [1]]
  var codes = [Code("b"): 1, Code(""): 2, Code("a\n"): 3]
  var others: [Level: String] = [.high: "h"]
  var spots = [Spot(): [Spot(x: 2): "s"]]
  var doubles: [Double: Bool] = [0.5: true]
  var deep = [["a": ["b": [String: Int]()]]]
}

struct Generic<Value: Codable & Equatable & Sendable>: CorpusValue {
  var value: Value
  var values: [Value]
}

// What is written by hand.

/// A class, whose subclass writes it with a super encoder or with the same encoder.
class Animal: Codable {
  final let name: String

  init(name: String) { self.name = name }
}

final class Dog: Animal {
  let age: Int
  let sharing: Bool

  init(name: String, age: Int, sharing: Bool) {
    self.age = age
    self.sharing = sharing
    super.init(name: name)
  }

  private enum CodingKeys: CodingKey { case age, sharing }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(age, forKey: .age)
    try container.encode(sharing, forKey: .sharing)
    try super.encode(to: sharing ? encoder : container.superEncoder())
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    age = try container.decode(Int.self, forKey: .age)
    sharing = try container.decode(Bool.self, forKey: .sharing)
    try super.init(from: sharing ? decoder : container.superDecoder())
  }
}

/// A dog as a value, which compares by what it is written as.
struct Kennel: CorpusValue {
  var name: String
  var age: Int
  var sharing: Bool

  func encode(to encoder: any Encoder) throws {
    try Dog(name: name, age: age, sharing: sharing).encode(to: encoder)
  }

  init(name: String, age: Int, sharing: Bool) {
    (self.name, self.age, self.sharing) = (name, age, sharing)
  }

  init(from decoder: any Decoder) throws {
    let dog = try Dog(from: decoder)
    self.init(name: dog.name, age: dog.age, sharing: dog.sharing)
  }
}

/// One value in a single value container, as identifiers are written.
struct Tagged<Value: Codable & Equatable & Sendable>: CorpusValue {
  var value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// Nested containers of all kinds, super encoders in an array among them.
struct Nested: CorpusValue {
  var first: Int
  var second: [String]
  var third: Bool?

  private enum CodingKeys: CodingKey { case outer, inner, list }

  init(first: Int, second: [String], third: Bool?) {
    (self.first, self.second, self.third) = (first, second, third)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let outer = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .outer)
    first = try outer.decode(Int.self, forKey: .inner)
    var list = try outer.nestedUnkeyedContainer(forKey: .list)
    second = try [String](from: try list.superDecoder())
    var rest = try list.nestedUnkeyedContainer()
    third = try rest.decodeIfPresent(Bool.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var outer = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .outer)
    var list = outer.nestedUnkeyedContainer(forKey: .list)
    try second.encode(to: list.superEncoder())
    var rest = list.nestedUnkeyedContainer()
    if let third { try rest.encode(third) } else { try rest.encodeNil() }
    try outer.encode(first, forKey: .inner)
  }
}

// What Foundation has.

struct FoundationTypes: CorpusValue {
  var date = Date(timeIntervalSinceReferenceDate: 712_345_678.25)
  var id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255))
  var url = URL(string: "https://example.com/a/b?q=%C3%A9#f")
  var data = Data([0, 1, 0xFE, 0xFF])
  var empty = Data()
  var decimal = Decimal(string: "3.14159265358979323846")
  var price = Decimal(string: "-0.10")
  var large = Decimal(string: "123456789012345678901234567890")
  var small = Decimal(string: "0.00000000000000000000123")
  var urls = ["home": [URL(string: "mailto:a@b")]]
  var decimals: [Decimal?] = [Decimal(7), nil, Decimal(1_000_000)]
  var range = 1..<5
  var set: Set = ["only"]
  var interval = DateInterval(start: .init(timeIntervalSinceReferenceDate: 1.5), duration: 60.5)
  var path: IndexPath = [1, 2]
  var components = DateComponents(year: 2024, month: 2)
}
