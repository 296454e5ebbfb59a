import Foundation
import NavState
import NavStateSample
import NavStateTestSupport
import Testing

@Suite("Restored paths")
struct RestoredPathTests {
  typealias Row = RestoredRow<RoutePath>

  /// A known type, an unknown one, a payload that its type refuses, what is no element, a known one.
  static let damaged =
    #"[{"type":"number","value":1},{"type":"ghost","value":[2]},"#
    + #"{"type":"piece","value":{"id":"3"}},{"kind":4},{"type":"text","value":"5"}]"#

  static let rows = [
    Row(.keepPrefix, "[]", []),
    Row(
      .keepPrefix, #"[{"type":"number","value":1},{"type":"text","value":"a"}]"#,
      [AnyRoute(1), AnyRoute("a")]),
    Row(
      .keepPrefix, damaged, [AnyRoute(1)], ["1: dropped", "2: cut 3"],
      written: #"[{"type":"number","value":1}]"#),
    Row(
      .skip, damaged, [AnyRoute(1), AnyRoute("5")], ["1: dropped", "2: dropped", "3: dropped"],
      written: #"[{"type":"number","value":1},{"type":"text","value":"5"}]"#),
    Row(
      .keepUnread, damaged,
      [AnyRoute(1), .kept("ghost", [2]), .kept("piece", ["id": "3"]), AnyRoute("5")],
      ["1: kept", "2: kept", "3: kept"], unread: ["3"]),
    Row(
      .keepPrefix, #"[{"type":"product","value":{"id":7}}]"#, [AnyRoute(Piece(id: 7))],
      written: #"[{"type":"piece","value":{"id":7}}]"#),
    Row(.keepPrefix, #"[{"type":"number"}]"#, [], ["0: dropped"], written: "[]"),
    Row(.keepPrefix, #"[{"value":1}]"#, [], ["0: dropped"], written: "[]"),
    Row(.keepPrefix, #"[{"type":null,"value":1}]"#, [], ["0: dropped"], written: "[]"),
    Row(
      .keepUnread, #"[[],"number",{"type":1,"value":1}]"#, [], ["0: kept", "1: kept", "2: kept"],
      unread: ["0", "1", "2"]),
    Row(.keepUnread, #"[{"type":"ghost"}]"#, [], ["0: kept"], unread: ["0"]),
    Row(.keepPrefix, #"{"type":"number","value":1}"#, [], ["all: dropped"], written: "[]"),
    Row(.keepUnread, #"{"type":"number","value":1}"#, [], ["all: kept"], unread: [""]),
    Row(.keepPrefix, "[[[[", [], ["all: dropped"], written: "[]"),
  ]

  @Test("what can be read stays, by the policy, and what is kept is written back", arguments: rows)
  func policies(row: Row) throws {
    try row.check(under: [.routeRegistry: try RouteRegistry.pieces()])
  }

  @Test("causes name the unknown type, and the place in a payload")
  func causes() throws {
    let decoder = CodedDecoder(userInfo: [.routeRegistry: try RouteRegistry.pieces()])
    let report = decoder.restore(
      RoutePath.self, from: Array(Self.damaged.utf8), unreadable: .skip
    ).report
    #expect(report.map(\.position) == [1, 2, 3])
    #expect(report[0].cause == .unknownType("ghost"))
    #expect(report[0].description == #"1: dropped, the type "ghost" is not known"#)
    guard case .failure(let payload) = report[1].cause, case .failure(let form) = report[2].cause
    else {
      Issue.record("\(report)")
      return
    }
    #expect(payload.place == ["2", "value", "id"])
    #expect(payload.kind == .otherShape(expected: .integer, found: .string))
    #expect(form.place == ["3"] && form.kind == .missingKey("type"))
  }

  @Test("without a registry nothing is lost, and everything is written back")
  func withoutRegistry() {
    let text = #"[{"type":"ghost","value":[2]},{"type":"number","value":1}]"#
    let restored = CodedDecoder().restore(RoutePath.self, from: Array(text.utf8))
    #expect(restored.value == [.kept("ghost", [2]), .kept("number", 1)])
    #expect(restored.isComplete)
    #expect(CodedEncoder().archive(restored.value).value.description == text)
  }

  @Test("neighbors of one type and of many are told apart")
  func neighbors() throws {
    let path = RoutePath(
      [Piece(id: 1), Piece(id: 2), Part(id: 3), Piece(id: 4), 5, "6", "7", Part(id: 8)]
        as [any Hashable & Sendable])
    let context: ReadingContext = [.routeRegistry: try RouteRegistry.pieces()]
    let archive = CodedEncoder(userInfo: context).archive(path)
    #expect(archive.isComplete)
    #expect(archive.bytes == (try CodedEncoder(userInfo: context).encode(path)))
    let restored = CodedDecoder(userInfo: context).restore(RoutePath.self, from: archive.bytes)
    #expect(restored.value == path && restored.isComplete)
  }

  @Test("an archive of any other format is read by way of the tree")
  func propertyList() throws {
    let context: ReadingContext = [.routeRegistry: try RouteRegistry.pieces()]
    let path = RoutePath([1, Piece(id: 7)] as [any Hashable & Sendable])
    let encoder = PropertyListEncoder()
    encoder.userInfo = context
    var list = try #require(
      try PropertyListSerialization.propertyList(from: encoder.encode(path), format: nil)
        as? [[String: Any]])
    list.append(["type": "ghost", "value": true])
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let tree = try PropertyListDecoder().decode(CodedValue.self, from: data)
    let restored = CodedDecoder(userInfo: context).restore(RoutePath.self, from: tree)
    #expect(restored.value == path)
    #expect(restored.report.map(\.cause) == [.unknownType("ghost")])
  }

  @Test("resolving makes live what the registry knows, by the policy")
  func resolving() throws {
    let registry = try RouteRegistry.pieces()
    let kept: RoutePath = [
      .kept("number", 1), AnyRoute("live"), .kept("ghost", [2]), .kept("piece", ["id": "3"]),
      .kept("product", ["id": 4]),
    ]
    let rows: [(ReadingPolicy<Never>, RoutePath, [String])] = [
      (.keepPrefix, [AnyRoute(1), AnyRoute("live")], ["2: dropped", "3: cut 2"]),
      (
        .skip, [AnyRoute(1), AnyRoute("live"), AnyRoute(Piece(id: 4))],
        ["2: dropped", "3: dropped"]
      ),
      (
        .keepUnread,
        [AnyRoute(1), AnyRoute("live"), kept[2], kept[3], AnyRoute(Piece(id: 4))],
        ["2: kept", "3: kept"]
      ),
    ]
    for (policy, path, report) in rows {
      let resolved = kept.resolved(with: registry, unreadable: policy)
      #expect(resolved.value == path && resolved.report.map(\.short) == report, "\(policy)")
      #expect(resolved.unread == [])
      #expect(path.resolved(with: registry, unreadable: policy).value == path)
    }
    let failure = try #require(throws: RestoreFailure.self) {
      try kept.resolved(with: registry, unreadable: .throw)
    }
    #expect(failure.loss.position == 2 && failure.loss.cause == .unknownType("ghost"))
    let losses = kept.resolved(with: registry, unreadable: .skip).report
    guard case .failure(let payload) = losses[1].cause else {
      Issue.record("\(losses)")
      return
    }
    #expect(payload.place == ["3", "value", "id"])
  }

  @Test("a path that was written without a registry, or with one, is its original once resolved")
  func resolvingOriginals() throws {
    let registry = try RouteRegistry.pieces(.init(RoutePath.self, key: "path"))
    let path = RoutePath([
      AnyRoute(1), AnyRoute(Piece(id: 7)), AnyRoute(ReaderRoute.message(id: "7")),
      AnyRoute(RoutePath([2, 3])),
    ])
    for context: ReadingContext in [[:], [.routeRegistry: registry]] {
      let kept = try read(RoutePath.self, from: json(path, under: context))
      #expect(kept != path && !kept.isResolved)
      let resolved = kept.resolved(with: registry)
      #expect(resolved.value == path && resolved.isComplete)
      #expect(resolved.value.hashValue == path.hashValue)
    }
  }
}
