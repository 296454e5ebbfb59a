import NavState
import NavStateFoundation
import Testing

/// A damaged archive, and what each policy makes of it.
private struct Damage: CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// The path with what is kept, as text, then what is kept beside it.
  let kept: [String]
  let skipped: [String]
  let prefix: [String]
  /// Where the first loss is, from the root, and why.
  let loss: String

  init(
    _ name: String, _ text: String, prefix: [String], skipped: [String], kept: [String],
    loss: String
  ) {
    testDescription = name
    self.text = text
    self.kept = kept
    self.skipped = skipped
    self.prefix = prefix
    self.loss = loss
  }
}

private let damages = [
  Damage(
    "a type that nobody knows",
    #"["Swift.Int","3","App.Gone","{\"b\": 1, \"a\":[1.50]}","Swift.Int","1"]"#,
    prefix: ["1"], skipped: ["1", "3"], kept: ["1", #"App.Gone?{"a":[1.5],"b":1}"#, "3"],
    loss: #"1: the type "App.Gone" is not known"#),
  Damage(
    "an item that its type refuses", #"["Swift.Int","3","User","{\"id\":\"x\"}","Swift.Int","1"]"#,
    prefix: ["1"], skipped: ["1", "3"], kept: ["1", #"User?{"id":"x"}"#, "3"],
    loss: "1: there is string where integer is expected (byte 6, line 1)"),
  Damage(
    "an item that is not JSON", #"["Swift.Int","3","Swift.Int","{","Swift.Int","1"]"#,
    prefix: ["1"], skipped: ["1", "3"], kept: ["1", "3", #"+["Swift.Int","{"]"#],
    loss: "1: the document ends too early (byte 1, line 1)"),
  Damage(
    "an empty item of an unknown type", #"["Swift.Int","3","","","Swift.Int","1"]"#,
    prefix: ["1"], skipped: ["1", "3"], kept: ["1", "3", #"+["",""]"#],
    loss: "1: the document ends too early (byte 0, line 1)"),
  Damage(
    "an item that is no text", #"["Swift.Int","3","Swift.Int",2,"Swift.Int","1"]"#,
    prefix: ["1"], skipped: ["1", "3"], kept: ["1", "3", #"+["Swift.Int",2]"#],
    loss: "1: there is integer where string is expected (byte 29, line 1)"),
  Damage(
    "a name that is no text", #"["Swift.Int","3",{"a":[]},"2","Swift.Int","1"]"#,
    prefix: ["1"], skipped: ["1", "3"], kept: ["1", "3", #"+[{"a":[]},"2"]"#],
    loss: "1: there is object where string is expected (byte 17, line 1)"),
  Damage(
    "a number that no value holds", #"["Swift.Int","3","Swift.Int",1e999,"Swift.Int","1"]"#,
    prefix: ["1"], skipped: ["1", "3"], kept: ["1", "3"],
    loss: "1: there is double where string is expected (byte 29, line 1)"),
  Damage(
    "a name without an item, which is the root-most", #"["Swift.Int","2","Swift.Int","1","SS"]"#,
    prefix: [], skipped: ["1", "2"], kept: ["1", "2", #"+["SS"]"#],
    loss: "0: a rule is broken: the name of a type is followed by an item"),
  Damage(
    "no array", #"{"Swift.Int":"3"}"#, prefix: [], skipped: [], kept: [],
    loss: "all: there is object where array is expected (byte 0, line 1)"),
  Damage(
    "nothing at all", "", prefix: [], skipped: [], kept: [],
    loss: "all: the document ends too early (byte 0, line 1)"),
  Damage(
    "half of an archive", #"["Swift.Int","3","Swi"#, prefix: [], skipped: [], kept: [],
    loss: "all: the document ends too early (byte 21, line 1)"),
]

extension Restored<RoutePath> {
  /// The elements, and behind a plus what is kept beside them.
  fileprivate var texts: [String] {
    value.map { "\($0)" } + unread.map { "+\($0.value)" }
  }
}

@Suite("NavigationPathArchive, reading what is damaged")
struct ArchiveReadingTests {
  private func restore<Failure>(
    _ text: String, _ policy: ReadingPolicy<Failure>, limits: Limits = Limits()
  ) throws -> Restored<RoutePath> {
    var decoder = CodedDecoder.foundation
    decoder.limits = limits
    return try NavigationPathArchive.restorePath(
      from: text.bytes, with: try names(), by: decoder, unreadable: policy)
  }

  @Test(
    "keeps what is below the damage by default, and reports the rest as cut", arguments: damages)
  fileprivate func keepPrefix(_ damage: Damage) throws {
    let restored = try restore(damage.text, .keepPrefix)
    #expect(restored.texts == damage.prefix)
    let first = try #require(restored.report.first)
    #expect("\(RestoreFailure(loss: first))" == damage.loss)
    #expect(first.kind == .dropped)
    let rest = restored.report.dropFirst()
    #expect(rest.allSatisfy { $0.kind == .cut && $0.cause == .unsupported })
    #expect(rest.count <= 1)
  }

  @Test("reports what stands above the damage as one cut, with its place and number")
  func cutting() throws {
    let text =
      #"["Swift.Int","4","Swift.Int","3","User","{\"id\":\"x\",\"name\":\"\"}","Swift.Int","1"]"#
    let report = try restore(text, .keepPrefix).report
    #expect(report.map(\.place) == [["1"], ["2"]])
    #expect(report.map(\.kind) == [.dropped, .cut] && report.map(\.count) == [1, 2])
    // In the item it is at `id`, and the element that has the item is at 1.
    guard case .failure(let failure) = report.first?.cause else {
      Issue.record("\(report)")
      return
    }
    #expect(failure.place == ["1", "id"] && failure.offset == 6 && failure.line == 1)
  }

  @Test("leaves out only what is damaged under skip", arguments: damages)
  fileprivate func skip(_ damage: Damage) throws {
    let restored = try restore(damage.text, .skip)
    #expect(restored.texts == damage.skipped)
    #expect(restored.report.map { "\(RestoreFailure(loss: $0))" } == [damage.loss])
    #expect(restored.report.first?.kind == .dropped)
  }

  @Test(
    "keeps what is damaged under keepUnread, in the path if it can be there", arguments: damages)
  fileprivate func keepUnread(_ damage: Damage) throws {
    let restored = try restore(damage.text, .keepUnread)
    #expect(restored.texts == damage.kept)
    #expect(restored.report.map { "\(RestoreFailure(loss: $0))" } == [damage.loss])
    let isKept = damage.kept.count == 3
    #expect(restored.report.first?.kind == (isKept ? .kept : .dropped))
  }

  @Test("throws the first loss under throw", arguments: damages)
  fileprivate func throwing(_ damage: Damage) throws {
    let failure = #expect(throws: RestoreFailure.self) { try restore(damage.text, .throw) }
    #expect(failure?.description == damage.loss)
  }

  @Test("keeps everything unresolved without names, and reports only what is not JSON")
  func withoutNames() throws {
    let text = #"["App.Gone","[]","Swift.Int","{","Swift.Int","1"]"#
    let restored = NavigationPathArchive.restorePath(
      from: text.bytes, with: nil, unreadable: .keepUnread)
    #expect(restored.texts == ["Swift.Int?1", "App.Gone?[]", #"+["Swift.Int","{"]"#])
    #expect(restored.report.map(\.place) == [["1"]])
  }

  @Test("takes no more elements than the limits allow, those at the root")
  func depth() throws {
    let text = #"["Swift.Int","3","Swift.Int","2","Swift.Int","1"]"#
    #expect(try restore(text, .keepPrefix, limits: Limits(depth: 3)).isComplete)
    let restored = try restore(text, .keepPrefix, limits: Limits(depth: 2))
    #expect(restored.texts == ["1", "2"])
    #expect(restored.report.map(\.description) == ["2: cut, there are more elements than 2"])
    #expect(throws: (any Error).self) {
      try NavigationPathArchive(parsing: text.bytes, limits: Limits(depth: 2))
    }
  }

  @Test("keeps to the limits in the items too")
  func nesting() throws {
    let bomb = String(repeating: "[", count: 1_000_000)
    let restored = try restore(#"["App.Gone","\#(bomb)"]"#, .keepPrefix)
    #expect(restored.report.count == 1)
    let cause = "there are more values inside one another than 64 (byte 64, line 1)"
    #expect(restored.report.first?.cause.description == cause)
  }

  @Test("is decoded strictly: a typed error with its place", arguments: damages)
  fileprivate func strict(_ damage: Damage) throws {
    let isWhole =
      damage.text.hasSuffix("]") && !damage.loss.contains("where string")
      && !damage.loss.contains("followed")
    guard !isWhole else {
      #expect(try NavigationPathArchive(parsing: damage.text.bytes).elements.count == 3)
      return
    }
    #expect(throws: DecodingError.self) { try NavigationPathArchive(parsing: damage.text.bytes) }
  }

  @Test("tells where a name lacks its item")
  func oddCount() throws {
    do {
      _ = try NavigationPathArchive(parsing: #"["Swift.Int","2","SS"]"#.bytes)
      Issue.record("an odd number of texts was read")
    } catch DecodingError.dataCorrupted(let context) {
      let failure = try #require(context.underlyingError as? ReadingFailure)
      #expect(failure.place == ["2"])
      #expect(failure.kind == .violation("the name of a type is followed by an item"))
    }
  }
}
