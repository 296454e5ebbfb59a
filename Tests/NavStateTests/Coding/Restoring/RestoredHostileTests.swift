import NavState
import NavStateSample
import NavStateTestSupport
import Testing

/// What is stored of a stack with an element that is not storable.
private struct StoredPart<State> {
  let value: State

  /// The position of that element.
  let position: Int

  /// The number of elements of the whole.
  let count: Int

  /// What was kept unread among what is stored, or right above it.
  func unread(of whole: [Unread]) -> [Unread] {
    whole.enumerated().filter { index, unread in
      unread.place.count == 1 && Int(unread.place[0]).map { $0 - index <= position } == true
    }.map(\.element)
  }

  /// The report of writing the whole, with so many parts cut that were kept unread.
  func report(cutting unread: Int) -> [Loss] {
    let rest = count - position - 1 + unread
    let cut = Loss(.cut, at: ["\(position + 1)"], .unsupported, count: rest)
    return [Loss(.dropped, at: ["\(position)"], .notStorable)] + (rest > 0 ? [cut] : [])
  }
}

/// Damaged archives: each is a value that keeps its limits, with a report, or a typed error.
@Suite("Restored from damaged data")
struct RestoredHostileTests {
  static let count = patience(5_000, optimized: 100_000)

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
    var texts = (0...path.count).map {
      encoder.archive(RoutePath(path.prefix($0))).value.description
    }
    // Strictly written, there is a value in it that is not storable.
    let unstorable = path + [AnyRoute(Coin(value: 3)), AnyRoute(4)]
    texts.append(String(decoding: try encoder.encode(unstorable), as: UTF8.self))
    let read = try damage(texts, RoutePath.self, seed: seed) {
      #expect($0.count <= 6)
      let stored = $0.prefix(while: \.isStorable)
      if stored.count == $0.count { return nil }
      return StoredPart(value: RoutePath(stored), position: stored.count, count: $0.count)
    }
    #expect(read.complete > 0 && read.incomplete > 0 && read.unstorable > 0)
  }

  @Test("a typed stack", arguments: SeededGenerator.seeds(22))
  func stacks(seed: UInt64) throws {
    let stack = HostileCodingTests.path
    let texts = (0...stack.count).map {
      CodedEncoder().archive(RouteStack(stack.prefix($0))).value.description
    }
    let read = try damage(texts, RouteStack<ReaderRoute>.self, seed: seed) {
      #expect($0.count <= 6)
      return nil
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
    let read = try damage(texts, Router<Reader>.self, seed: seed) {
      #expect($0.violation == nil)
      return nil
    }
    #expect(read.complete > 0 && read.incomplete > 0)
  }

  @Test("a router with a chain", arguments: SeededGenerator.seeds(24))
  func chains(seed: UInt64) throws {
    let texts = HostileCodingTests.chains.map { CodedEncoder().archive($0).value.description }
    let read = try damage(texts, Router<Cards>.self, seed: seed) {
      #expect($0.violation == nil)
      return nil
    }
    #expect(read.complete > 0 && read.incomplete > 0)
  }

  /// Reads damaged texts under each policy, and fails unless the promises are kept.
  ///
  /// `check` looks at a value, and gives the part of it that is storable, or nothing if all of it is.
  private func damage<State: Restorable & Hashable & Codable>(
    _ texts: [String], _ type: State.Type, seed: UInt64,
    check: (State) -> StoredPart<State>?
  ) throws -> (complete: Int, incomplete: Int, unstorable: Int) {
    var mutator = JSONMutator(texts: texts, generator: SeededGenerator(seed: seed))
    let decoder = CodedDecoder(userInfo: try Self.context())
    let encoder = CodedEncoder(userInfo: try Self.context())
    var (complete, incomplete, unstorable) = (0, 0, 0)
    for round in 0..<Self.count / 3 {
      let bytes = mutator.next()
      let policy = ReadingPolicy<Never>.all[round % 3]
      let restored = decoder.restore(type, from: bytes, unreadable: policy)
      let part = check(restored.value)
      if part != nil { unstorable += 1 }
      if restored.isComplete { complete += 1 } else { incomplete += 1 }

      // What is written is read again as an equal value, with the same parts beside it; less what is
      // not storable and what stands on that, and then the report says so.
      let archived = encoder.archive(restored.value, keeping: restored)
      let again = decoder.restore(type, from: archived.bytes, unreadable: policy)
      if let part {
        let unread = part.unread(of: restored.unread)
        #expect(again.value == part.value && again.unread == unread)
        #expect(archived.report == part.report(cutting: restored.unread.count - unread.count))
      } else {
        #expect(again.value == restored.value && again.unread == restored.unread)
        #expect(archived.isComplete)
      }
      if policy != .keepUnread { #expect(again.isComplete) }

      let strict = try? decoder.restore(type, from: bytes, unreadable: .throw)
      #expect((strict != nil) == restored.isComplete)
      if restored.isComplete {
        #expect(try decoder.decode(type, from: bytes) == restored.value)
      }
    }
    return (complete, incomplete, unstorable)
  }
}
