import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("Archived")
struct ArchivedTests {
  static let draft = LiveDraft(token: 1)

  @Test(
    "a screen that is not storable is left out, with all above it, and reported",
    arguments: [
      ([.drafts, .trending], "[{\"drafts\":{}},{\"trending\":{}}]", []),
      ([.drafts, .preview(draft: draft)], "[{\"drafts\":{}}]", ["1: dropped"]),
      (
        [.drafts, .preview(draft: draft), .trending, .drafts], "[{\"drafts\":{}}]",
        ["1: dropped", "2: cut 2"]
      ),
      ([.preview(draft: draft)], "[]", ["0: dropped"]),
      ([], "[]", []),
    ] as [(RouteStack<ReaderRoute>, String, [String])])
  func stacks(stack: RouteStack<ReaderRoute>, text: String, report: [String]) {
    let archived = CodedEncoder().archive(stack)
    #expect(archived.value.description == text)
    #expect(archived.report.map(\.short) == report)
    #expect(archived.isComplete == report.isEmpty)
    if let first = archived.report.first { #expect(first.cause == .notStorable) }

    let path = CodedEncoder().archive(RoutePath(stack))
    #expect(path.report == archived.report)
    #expect(path.value.count == archived.value.count)
  }

  @Test("a sheet that is not storable is left out, and reported")
  func sheets() throws {
    let image = ReaderSheet.shareImage(image: Self.draft)
    let slot = CodedEncoder().archive(SheetSlot(image))
    #expect(slot.value == .null && slot.report.map(\.cause) == [.notStorable])
    var router = Router<Reader>()
    router.push(.drafts)
    router.present(image)
    let archived = CodedEncoder().archive(router)
    #expect(archived.value.description == #"{"presented":[],"stack":[{"drafts":{}}]}"#)
    #expect(archived.report.map(\.short) == ["presented/0: dropped"])
    #expect(archived.report.map(\.cause) == [.notStorable])
  }

  @Test("each value of a type decides for itself, and Codable writes it all the same")
  func values() throws {
    let coins: RouteStack<Coin> = [Coin(value: 2), Coin(value: 4), Coin(value: 5), Coin(value: 6)]
    let archived = CodedEncoder().archive(coins)
    #expect(archived.value == [["value": 2], ["value": 4]])
    #expect(archived.report.map(\.short) == ["2: dropped", "3: cut"])
    #expect(try recoded(coins) == coins)
    #expect(throws: EncodingError.self) {
      try json([.preview(draft: Self.draft)] as RouteStack<ReaderRoute>)
    }
  }

  @Test("an element that can't be written is left out as one that is not storable")
  func unwritable() throws {
    let path = RoutePath([1, Flame(heat: 1), 2] as [any Hashable & Sendable])
    let archived = CodedEncoder().archive(path)
    #expect(archived.value.description == #"[{"type":"Swift.Int","value":1}]"#)
    #expect(archived.report.map(\.short) == ["1: dropped", "2: cut"])
    guard case .uncodable(let route)? = archived.report.first?.cause else {
      Issue.record("\(archived.report)")
      return
    }
    #expect(route.reason == .notEncodable && route.typeName == "NavStateTests.Flame")
    let smoke = CodedEncoder().archive(RoutePath([Smoke(height: 1)]))
    #expect(smoke.value == [] && smoke.report.map(\.short) == ["0: dropped"])
    let gauges: RouteStack<Gauge> = [Gauge(value: 0.5), Gauge(value: .infinity)]
    #expect(CodedEncoder().archive(gauges).value == [["value": 0.5]])
    #expect(CodedEncoder().archive(RoutePath(gauges)).value.count == 1)
  }

  @Test("what was kept above a screen that is left out is cut with it")
  func keptAbove() {
    let restored = CodedDecoder().restore(
      RouteStack<Coin>.self, from: Array(#"[{"value":2},7,{"value":3},8]"#.utf8),
      unreadable: .keepUnread)
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(archived.value == [["value": 2], 7])
    #expect(archived.report.map(\.short) == ["1: dropped", "2: cut"])
  }

  /// A value of an app, of which a path and a sheet are parts.
  struct Shelf: Hashable, Restorable {
    var path = RouteStack<Card>()
    var sheet = SheetSlot<ReaderSheet>()

    init() {}

    init(restoring reader: RestoringReader) {
      path = RouteStack(restoring: reader.member("path"))
      sheet = SheetSlot(restoring: reader.member("sheet"))
    }

    func archive(to writer: ArchivingWriter, since restored: Shelf?) {
      path.archive(to: writer.member("path"), since: restored?.path)
      sheet.archive(to: writer.member("sheet"), since: restored?.sheet)
    }
  }

  @Test(
    "what was kept and has no place anymore is reported, wherever it was",
    arguments: [
      (#"{"path":["a",7],"sheet":{"cinema":{}}}"#, ["path/1: cut", "sheet: cut"]),
      (#"{"path":{"a":1},"sheet":[]}"#, ["path: cut", "sheet: cut"]),
      (#"[1]"#, ["all: cut"]),
      (#"{"path":[],"sheet":null}"#, []),
    ])
  func keptWithoutPlace(text: String, report: [String]) {
    let restored = CodedDecoder().restore(
      Shelf.self, from: Array(text.utf8), unreadable: .keepUnread)
    var shelf = Shelf()
    shelf.path = ["b"]
    shelf.sheet = SheetSlot(.about)
    let archived = CodedEncoder().archive(shelf, keeping: restored)
    #expect(archived.value.description == #"{"path":["b"],"sheet":{"about":{}}}"#)
    #expect(archived.report.map(\.short) == report)
    #expect(archived.report.allSatisfy { $0.cause == .unsupported })
  }

  @Test(
    "what was kept is written back wherever it was, as long as nothing changed there",
    arguments: [
      #"{"path":["a",7],"sheet":{"cinema":{}}}"#, #"{"path":{"a":1},"sheet":[]}"#,
      #"{"path":[],"sheet":null}"#,
    ])
  func keptInPlace(text: String) {
    let restored = CodedDecoder().restore(
      Shelf.self, from: Array(text.utf8), unreadable: .keepUnread)
    let archived = CodedEncoder().archive(restored.value, keeping: restored)
    #expect(archived.value.description == text && archived.isComplete)
  }

  @Test("a whole that was kept is reported where another value takes its place")
  func keptWhole() {
    func lost<State: Restorable>(_ text: String, now state: State) -> [String] {
      let restored = CodedDecoder().restore(
        State.self, from: Array(text.utf8), unreadable: .keepUnread)
      #expect(restored.unread.count == 1)
      return CodedEncoder().archive(state, keeping: restored).report.map(\.short)
    }
    #expect(lost(#"{"a":1}"#, now: ["a"] as RouteStack<Card>) == ["all: cut"])
    #expect(lost(#"{"a":1}"#, now: RoutePath([1])) == ["all: cut"])
    #expect(lost(#"{"cinema":{}}"#, now: SheetSlot<ReaderSheet>(.about)) == ["all: cut"])
    #expect(lost("[1]", now: Router<Cards>.at("a")) == ["all: cut"])
    #expect(lost("[1]", now: Router<Cards>()) == [])
  }

  /// Writes its parts by turns, which a writer that goes straight to bytes can't follow.
  struct Weaver: Hashable, Codable {
    var left: Int
    var right: Int

    enum CodingKeys: CodingKey { case left, right }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let rightEncoder = container.superEncoder(forKey: .right)
      try container.encode(left, forKey: .left)
      try right.encode(to: rightEncoder)
    }
  }

  @Test("a type that writes out of order is written all the same")
  func outOfOrder() throws {
    let stack: RouteStack<Weaver> = [Weaver(left: 1, right: 2), Weaver(left: 3, right: 4)]
    let archived = CodedEncoder().archive(stack)
    #expect(archived.value.description == #"[{"left":1,"right":2},{"left":3,"right":4}]"#)
    #expect(archived.isComplete)
    let path = CodedEncoder().archive(RoutePath([1, stack[0], 2] as [any Hashable & Sendable]))
    #expect(path.isComplete && path.value.count == 3)
    #expect(path.value[1]?["value"] == ["left": 1, "right": 2])
  }
}
