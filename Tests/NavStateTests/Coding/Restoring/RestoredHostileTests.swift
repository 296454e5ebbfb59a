import NavState
import NavStateSample
import NavStateTestSupport
import Testing

/// Damaged archives: each is a value that keeps its limits, with a report, or a typed error.
@Suite("Restored from damaged data")
struct RestoredHostileTests {
  #if DEBUG
  static let count = 5_000
  #else
  static let count = 100_000
  #endif

  static let limits = Limits(depth: 6)

  static func context() throws -> ReadingContext {
    [.routeRegistry: try RouteRegistry.pieces(), .navigationLimits: limits]
  }

  @Test("a path", arguments: SeededGenerator.seeds(21))
  func paths(seed: UInt64) throws {
    let path = RoutePath(
      [1, Piece(id: 7), "a", ReaderRoute.hashtag(name: "swift", account: "me"), Coin(value: 2)]
        as [any Hashable & Sendable])
    let encoder = CodedEncoder(userInfo: try Self.context())
    let texts = (0...path.count).map {
      encoder.archive(RoutePath(path.prefix($0))).value.description
    }
    let read = try damage(texts, RoutePath.self, seed: seed) { #expect($0.count <= 6) }
    #expect(read.complete > 0 && read.incomplete > 0)
  }

  @Test("a typed stack", arguments: SeededGenerator.seeds(22))
  func stacks(seed: UInt64) throws {
    let stack = HostileCodingTests.path
    let texts = (0...stack.count).map {
      CodedEncoder().archive(RouteStack(stack.prefix($0))).value.description
    }
    let read = try damage(texts, RouteStack<ReaderRoute>.self, seed: seed) {
      #expect($0.count <= 6)
    }
    #expect(read.complete > 0 && read.incomplete > 0)
  }

  @Test("a router", arguments: SeededGenerator.seeds(23))
  func routers(seed: UInt64) throws {
    let texts = try HostileCodingTests.sheets.indices.map { index in
      let router = try Router<Reader>(
        path: RouteStack(HostileCodingTests.path.prefix(index)),
        presentedSheet: HostileCodingTests.sheets[index])
      return CodedEncoder().archive(router).value.description
    }
    let read = try damage(texts, Router<Reader>.self, seed: seed) { #expect($0.violation == nil) }
    #expect(read.complete > 0 && read.incomplete > 0)
  }

  @Test("a router with a chain", arguments: SeededGenerator.seeds(24))
  func chains(seed: UInt64) throws {
    let texts = HostileCodingTests.chains.map { CodedEncoder().archive($0).value.description }
    let read = try damage(texts, Router<Cards>.self, seed: seed) { #expect($0.violation == nil) }
    #expect(read.complete > 0 && read.incomplete > 0)
  }

  /// Reads damaged texts under each policy, and fails unless the promises are kept.
  private func damage<State: Restorable & Hashable & Codable>(
    _ texts: [String], _ type: State.Type, seed: UInt64, check: (State) -> Void
  ) throws -> (complete: Int, incomplete: Int) {
    var mutator = JSONMutator(texts: texts, generator: SeededGenerator(seed: seed))
    let decoder = CodedDecoder(userInfo: try Self.context())
    let encoder = CodedEncoder(userInfo: try Self.context())
    var (complete, incomplete) = (0, 0)
    for round in 0..<Self.count / 3 {
      let bytes = mutator.next()
      let policy = ReadingPolicy<Never>.all[round % 3]
      let restored = decoder.restore(type, from: bytes, unreadable: policy)
      check(restored.value)
      if restored.isComplete { complete += 1 } else { incomplete += 1 }

      // What is written is read again as an equal value, with the same parts beside it.
      let archived = encoder.archive(restored.value, keeping: restored)
      let again = decoder.restore(type, from: archived.bytes, unreadable: policy)
      #expect(
        again.value == restored.value && again.unread == restored.unread,
        "\(policy): \(String(decoding: bytes, as: UTF8.self)) → \(archived.value)")
      if policy != .keepUnread { #expect(again.isComplete) }

      let strict = try? decoder.restore(type, from: bytes, unreadable: .throw)
      #expect((strict != nil) == restored.isComplete)
      if restored.isComplete {
        #expect(try decoder.decode(type, from: bytes) == restored.value)
      }
    }
    return (complete, incomplete)
  }
}
