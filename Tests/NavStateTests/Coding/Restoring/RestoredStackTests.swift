import NavState
import NavStateSample
import Testing

@Suite("Restored typed stacks")
struct RestoredStackTests {
  typealias Stack = RouteStack<ReaderRoute>
  typealias Row = RestoredRow<Stack>

  /// Two screens around one of an unknown kind, and one with a broken argument.
  static let damaged =
    #"[{"drafts":{}},{"cinema":{}},{"message":{"id":"7"}},{"message":{"id":8}},{"trending":{}}]"#

  static let rows = [
    Row(.keepPrefix, "[]", []),
    Row(.keepPrefix, #"[{"drafts":{}},{"trending":{}}]"#, [.drafts, .trending]),
    Row(
      .keepPrefix, damaged, [.drafts], ["1: dropped", "2: cut 3"], written: #"[{"drafts":{}}]"#),
    Row(
      .skip, damaged, [.drafts, .message(id: "7"), .trending], ["1: dropped", "3: dropped"],
      written: #"[{"drafts":{}},{"message":{"id":"7"}},{"trending":{}}]"#),
    Row(
      .keepUnread, damaged, [.drafts, .message(id: "7"), .trending], ["1: kept", "3: kept"],
      unread: ["1", "3"]),
    Row(.keepPrefix, #"[{"cinema":{}}]"#, [], ["0: dropped"], written: "[]"),
    Row(.keepPrefix, #"[7,{"drafts":{}}]"#, [], ["0: dropped", "1: cut"], written: "[]"),
    Row(
      .skip, #"[null,{"drafts":{}},[]]"#, [.drafts], ["0: dropped", "2: dropped"],
      written: #"[{"drafts":{}}]"#),
    Row(
      .keepUnread, #"[7,null,[8],{"x":1.5}]"#, [], ["0: kept", "1: kept", "2: kept", "3: kept"],
      unread: ["0", "1", "2", "3"]),
    Row(.keepUnread, #"[{"drafts":{}},7]"#, [.drafts], ["1: kept"], unread: ["1"]),
    Row(.keepPrefix, "{}", [], ["all: dropped"], written: "[]"),
    Row(.skip, "7", [], ["all: dropped"], written: "[]"),
    Row(.keepUnread, #"{"a":1}"#, [], ["all: kept"], unread: [""]),
    Row(.keepUnread, "null", [], ["all: kept"], unread: [""]),
    Row(.keepPrefix, "[", [], ["all: dropped"], written: "[]"),
    Row(.keepUnread, "[{},]", [], ["all: dropped"], written: "[]"),
    Row(.keepUnread, "", [], ["all: dropped"], written: "[]"),
    Row(.keepUnread, #"[{"drafts":{},"drafts":{}}]"#, [], ["all: dropped"], written: "[]"),
  ]

  @Test("what can be read stays, by the policy, and what is kept is written back", arguments: rows)
  func policies(row: Row) throws {
    try row.check()
  }

  @Test("a loss tells the cause with the place inside the element, the byte and the line")
  func causes() throws {
    let bytes = Array("[{\"drafts\":{}},\n {\"message\":{\"id\":8}}]".utf8)
    let restored = CodedDecoder().restore(Stack.self, from: bytes, unreadable: .skip)
    let loss = try #require(restored.report.first)
    #expect(loss.place == ["1"] && loss.position == 1 && loss.count == 1)
    guard case .failure(let failure) = loss.cause else {
      Issue.record("\(loss)")
      return
    }
    #expect(failure.kind == .otherShape(expected: .string, found: .integer))
    #expect(failure.place == ["1", "message", "id"])
    #expect(failure.offset == 34 && failure.line == 2)
  }

  @Test("the cause of a type's own refusal is its words")
  func words() {
    let bytes = Array(#"[{"preview":{"draft":{}}}]"#.utf8)
    let restored = CodedDecoder().restore(Stack.self, from: bytes)
    #expect(restored.report.map(\.cause) == [.error("A live draft is not storable")])
    #expect(restored.report.map(\.description) == ["0: dropped, A live draft is not storable"])
  }

  @Test("no more than the limit is read, from the root, whatever the policy")
  func limits() throws {
    let decoder = CodedDecoder(limits: Limits(depth: 2))
    let bytes = Array(#"[{"drafts":{}},7,{"trending":{}},{"drafts":{}}]"#.utf8)
    let expected: [(ReadingPolicy<Never>, Stack, [String])] = [
      (.keepPrefix, [.drafts], ["1: dropped", "2: cut 2"]),
      (.skip, [.drafts], ["1: dropped", "2: cut 2"]),
      (.keepUnread, [.drafts], ["1: kept", "2: cut 2"]),
    ]
    for (policy, stack, report) in expected {
      let restored = decoder.restore(Stack.self, from: bytes, unreadable: policy)
      #expect(restored.value == stack && restored.report.map(\.short) == report, "\(policy)")
    }
    let whole = Array(#"[{"drafts":{}},{"trending":{}},{"drafts":{}}]"#.utf8)
    let restored = decoder.restore(Stack.self, from: whole)
    #expect(restored.value == [.drafts, .trending])
    #expect(
      restored.report.map(\.description) == [
        "2: cut, there are more elements than 2 (byte 0, line 1)"
      ])
    guard case .failure(let failure)? = restored.report.first?.cause else {
      Issue.record("\(restored.report)")
      return
    }
    #expect(failure.kind == .tooMany(limit: 2) && failure.place == [])
    #expect(throws: RestoreFailure.self) {
      try decoder.restore(Stack.self, from: whole, unreadable: .throw)
    }
    let short = CodedDecoder(limits: Limits(bytes: 10)).restore(Stack.self, from: whole)
    #expect(short.value == [] && short.report.count == 1)
  }

  @Test("what is pushed goes before what was kept unread, where there is room for only so much")
  func noRoom() throws {
    let limits = Limits(depth: 3)
    let bytes = Array(#"[{"drafts":{}},7,8]"#.utf8)
    let decoder = CodedDecoder(limits: limits)
    let restored = decoder.restore(Stack.self, from: bytes, unreadable: .keepUnread)
    var stack = restored.value
    let expected: [(String, [String])] = [
      (#"[{"drafts":{}},7,8]"#, []), (#"[{"drafts":{}},7,{"trending":{}}]"#, ["2: cut"]),
      (#"[{"drafts":{}},{"trending":{}},{"trending":{}}]"#, ["1: cut", "2: cut"]),
    ]
    for (written, report) in expected {
      let archived = CodedEncoder(userInfo: [.navigationLimits: limits]).archive(
        stack, keeping: restored)
      #expect(archived.value.description == written && archived.report.map(\.short) == report)
      #expect(
        decoder.restore(Stack.self, from: archived.bytes, unreadable: .keepUnread).value == stack)
      stack.push(.trending)
    }
  }

  @Test("fifty thousand bad elements are as many losses, each at its place")
  func manyLosses() {
    let bytes = Array(
      ("[" + Array(repeating: "{}", count: 50_000).joined(separator: ",") + "]").utf8)
    let decoder = CodedDecoder(limits: Limits(depth: 50_000))
    let restored = decoder.restore(Stack.self, from: bytes, unreadable: .skip)
    #expect(restored.value == [])
    #expect(restored.report.map(\.position) == Array(0..<50_000))
  }

  /// What is kept of `[a, ?, ?, b, ?]`, once the stack is another one.
  @Test(
    "what was kept is written back if what it stood on is as it was, and else reported",
    arguments: [
      ("a b", "[\"a\",0,1,\"b\",2]", []),
      ("a b c", "[\"a\",0,1,\"b\",2,\"c\"]", []),
      ("a", "[\"a\",0,1]", ["4: cut"]),
      ("a c", "[\"a\",0,1,\"c\"]", ["4: cut"]),
      ("", "[]", ["1: cut", "2: cut", "4: cut"]),
      ("c b", "[\"c\",\"b\"]", ["1: cut", "2: cut", "4: cut"]),
    ])
  func changed(line: String, written: String, report: [String]) throws {
    let bytes = Array("[\"a\",0,1,\"b\",2]".utf8)
    let restored = CodedDecoder().restore(
      RouteStack<Card>.self, from: bytes, unreadable: .keepUnread)
    #expect(restored.value == RouteStack(line: "a b"))
    let archived = CodedEncoder().archive(RouteStack(line: line), keeping: restored)
    #expect(archived.value.description == written)
    #expect(archived.report.map(\.short) == report)
    #expect(archived.report.allSatisfy { $0.cause == .unsupported })
  }
}
