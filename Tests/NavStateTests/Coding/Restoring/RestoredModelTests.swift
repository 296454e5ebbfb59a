import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("Restored slots and routers")
struct RestoredModelTests {
  typealias Slot = SheetSlot<ReaderSheet>
  typealias Place = Router<Reader>

  static let slots = [
    RestoredRow<Slot>(.keepPrefix, "null", Slot()),
    RestoredRow<Slot>(.keepPrefix, #"{"about":{}}"#, Slot(.about)),
    RestoredRow<Slot>(.keepPrefix, #"{"cinema":{}}"#, Slot(), ["all: dropped"], written: "null"),
    RestoredRow<Slot>(.skip, "[]", Slot(), ["all: dropped"], written: "null"),
    RestoredRow<Slot>(.skip, #"{"about":{}}"#, Slot(.about)),
    RestoredRow<Slot>(.keepUnread, #"{"about":{}}"#, Slot(.about)),
    RestoredRow<Slot>(.keepUnread, "null", Slot()),
    RestoredRow<Slot>(.keepUnread, #"{"cinema":{}}"#, Slot(), ["all: kept"], unread: [""]),
    RestoredRow<Slot>(.keepUnread, "{", Slot(), ["all: dropped"], written: "null"),
  ]

  @Test("a sheet is there or not, and kept by the policy", arguments: slots)
  func slot(row: RestoredRow<Slot>) throws {
    try row.check()
  }

  static let damaged = #"{"presented":[{"cinema":{}}],"stack":[{"drafts":{}},7,{"trending":{}}]}"#

  static func place(_ path: RouteStack<ReaderRoute>, _ sheet: ReaderSheet? = nil) -> Place {
    var place = Place()
    place.set(to: path)
    if let sheet { place.present(sheet) }
    return place
  }

  static let places = [
    RestoredRow<Place>(
      .keepPrefix, #"{"presented":[{"about":{}}],"stack":[{"drafts":{}}]}"#,
      place([.drafts], .about)),
    RestoredRow<Place>(
      .keepPrefix, damaged, place([.drafts]),
      ["stack/1: dropped", "stack/2: cut", "presented/0: dropped"],
      written: #"{"presented":[],"stack":[{"drafts":{}}]}"#),
    RestoredRow<Place>(
      .skip, damaged, place([.drafts, .trending]), ["stack/1: dropped", "presented/0: dropped"],
      written: #"{"presented":[],"stack":[{"drafts":{}},{"trending":{}}]}"#),
    RestoredRow<Place>(
      .keepUnread, damaged, place([.drafts, .trending]), ["stack/1: kept", "presented/0: kept"],
      unread: ["stack/1", "presented/0"]),
    RestoredRow<Place>(
      .keepPrefix, "{}", place([]), ["stack: dropped", "presented: dropped"],
      written: #"{"presented":[],"stack":[]}"#),
    RestoredRow<Place>(
      .keepUnread, #"{"presented":[{"about":{}}],"stack":{"a":1}}"#, place([], .about),
      ["stack: kept"],
      unread: ["stack"]),
    RestoredRow<Place>(
      .keepPrefix, #"{"presented":[{"about":{}},{"about":{}}],"stack":[]}"#, place([], .about),
      ["presented: dropped"], written: #"{"presented":[{"about":{}}],"stack":[]}"#),
    RestoredRow<Place>(
      .keepPrefix, "[]", place([]), ["all: dropped"], written: #"{"presented":[],"stack":[]}"#),
    RestoredRow<Place>(.keepUnread, "[1]", place([]), ["all: kept"], unread: [""]),
    RestoredRow<Place>(
      .keepUnread, "nul", place([]), ["all: dropped"], written: #"{"presented":[],"stack":[]}"#),
  ]

  @Test("a router is its stack and its sheet, each by the policy", arguments: places)
  func router(row: RestoredRow<Place>) throws {
    try row.check()
  }

  @Test("a router is read under its rules")
  func rules() throws {
    let rules = RouterRules(depth: 1)
    let decoder = CodedDecoder(userInfo: [.routerConfiguration: Configuration(rules: rules)])
    let text = #"{"presented":[],"stack":[{"drafts":{}},{"trending":{}}]}"#
    let restored = decoder.restore(Place.self, from: Array(text.utf8))
    #expect(restored.value.path == [.drafts] && restored.value.rules == rules)
    #expect(restored.value.violation == nil)
    #expect(restored.report.map(\.short) == ["stack/1: cut"])
  }

  @Test("a router that was moved on keeps nothing of a whole that could not be read")
  func movedOn() {
    let decoder = CodedDecoder()
    let restored = decoder.restore(Place.self, from: Array("[1]".utf8), unreadable: .keepUnread)
    let archived = CodedEncoder().archive(Self.place([.drafts]), keeping: restored)
    #expect(archived.value.description == #"{"presented":[],"stack":[{"drafts":{}}]}"#)
    #expect(archived.report.map(\.short) == ["all: cut"])
  }

  @Test("a sheet that was kept goes where another one is presented")
  func replaced() {
    let restored = CodedDecoder().restore(
      Place.self, from: Array(Self.damaged.utf8), unreadable: .keepUnread)
    let archived = CodedEncoder().archive(Self.place([.drafts], .about), keeping: restored)
    #expect(
      archived.value.description == #"{"presented":[{"about":{}}],"stack":[{"drafts":{}},7]}"#)
    #expect(archived.report.map(\.short) == ["presented/0: cut"])
  }

  @Test("a router over routes of any type is read by the registry")
  func anyRoutes() throws {
    let context: ReadingContext = [.routeRegistry: try RouteRegistry.pieces()]
    var router = Router<Anything>()
    router.push(1)
    router.push(Piece(id: 7))
    try expectRoundTrip(router, under: context)
    let text = #"{"presented":[],"stack":[{"type":"number","value":1},{"type":"ghost","value":2}]}"#
    let restored = CodedDecoder(userInfo: context).restore(
      Router<Anything>.self, from: Array(text.utf8))
    #expect(restored.value.path == [AnyRoute(1)])
    #expect(restored.report.map(\.cause) == [.unknownType("ghost")])
    #expect(restored.map(\.path).value == restored.value.path)
    #expect(restored.map(\.path).report == restored.report)
  }
}
