import NavState
import Testing

/// A sheet whose identity is a number.
private struct Page: Hashable, Codable, Identifiable {
  var id: Int
}

/// An app whose screens are numbers.
private enum Numbered: CodableScheme {
  typealias Route = Int
  typealias Sheet = Page
}

/// Foundation's decoder tells no place for a number that its type can't hold; everything of ours that
/// is read does.
@Suite("A number that does not fit")
struct PlacedFailureTests {
  private typealias Place = Router<Numbered>

  /// Whole numbers past 64 bits, a fraction, and one past every exponent.
  static let numbers = ["9223372036854775808", "-9223372036854775809", "1e30", "1.5", "1e400"]

  /// Fails unless the text, with a number for `#`, is refused at the place.
  private func check<Value: Decodable>(
    _ type: Value.Type, _ text: String, _ number: String, at place: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = text.split(separator: "#", omittingEmptySubsequences: false)
      .joined(separator: number)
    try RefusedText(text, .dataCorrupted, at: place)
      .check(as: type, sourceLocation: sourceLocation)
  }

  @Test("has its place in a state", arguments: numbers)
  func states(number: String) throws {
    try check(RouteStack<Int>.self, "[1,#]", number, at: "1")
    try RefusedText(
      #"[{"type":"number","value":1},{"type":"number","value":\#(number)}]"#, .dataCorrupted,
      at: ["1", "value"]
    ).check(as: RoutePath.self, under: [.routeRegistry: try RouteRegistry.pieces()])
    try check(Place.self, #"{"stack":[#],"presented":[]}"#, number, at: "stack", "0")
    try check(
      Place.self, #"{"stack":[],"presented":[{"id":#}]}"#, number, at: "presented", "0")
    let state = #""state":{"stack":[],"presented":[]}"#
    try check(Revisioned<Place>.self, "{\(state),\"revision\":#}", number, at: "revision")
    try check(
      Revisioned<Place>.self,
      "{\(state),\"revision\":1,\"applied\":[{\"id\":\"a\",\"revision\":#}]}",
      number, at: "applied", "0")
    try check(
      Revisioned<Place>.self, #"{"state":{"stack":[2,#],"presented":[]},"revision":1}"#, number,
      at: "state", "stack", "1")
  }

  @Test("has its place in a slot inside something else", arguments: numbers)
  func slots(number: String) throws {
    try check([SheetSlot<Page>].self, #"[{"id":#}]"#, number, at: "0")
  }

  @Test("has its place in what a model is configured with", arguments: numbers)
  func configurations(number: String) throws {
    try check(RouterRules.self, #"{"depth":#}"#, number, at: "depth")
    try check(
      Configuration<RouterRules>.self, #"{"rules":{"depth":#}}"#, number, at: "rules", "depth")
    try check(Traits.self, #"{"width":1e400}"#, number, at: "width")
  }

  @Test("has its place in an action, an envelope and an answer", arguments: numbers)
  func messages(number: String) throws {
    try check(Place.Action.self, #"{"set":{"stack":[1,#]}}"#, number, at: "set", "stack", "1")
    try check(
      Place.Action.self, #"{"configure":{"rules":{"depth":#}}}"#, number,
      at: "configure", "rules", "depth")
    try check(
      Envelope<Place.Action>.self, #"{"expected":#,"action":{"back":{}}}"#, number, at: "expected")
    try check(
      Outcome<Place.Event>.self, #"{"changed":{"events":[{"pushed":{"routes":[#]}}]}}"#, number,
      at: "changed", "events", "0", "pushed", "routes", "0")
  }
}

/// A decoder of an empty array that announces another number of elements, as formats that write the
/// number first can.
private struct LyingDecoder: Decoder, UnkeyedDecodingContainer {
  let count: Int?
  var userInfo: [CodingUserInfoKey: Any] = [.navigationLimits: Limits(depth: .max, count: .max)]
  var codingPath: [any CodingKey] { [] }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }

  init(count: Int?) {
    self.count = count
  }

  private func fail<Value>() throws -> Value {
    throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "nothing is there"))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { try fail() }
  func container<Key: CodingKey>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try fail()
  }
  func decodeNil() throws -> Bool { true }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try fail() }
  func nestedContainer<Key: CodingKey>(
    keyedBy: Key.Type
  ) throws -> KeyedDecodingContainer<Key> { try fail() }
  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try fail() }
  func superDecoder() throws -> any Decoder { try fail() }
}

@Suite("An announced number of elements")
struct AnnouncedCountTests {
  @Test(
    "makes no room that the elements don't need", arguments: [nil, 0, 1, -1, .min, 1 << 50, .max])
  func lies(count: Int?) throws {
    let decoder = LyingDecoder(count: count)
    #expect(try RouteStack<Card>(from: decoder) == [])
    #expect(try RoutePath(from: decoder) == [])
    #expect(try ShortList<Card>(from: decoder) == [])
  }
}
