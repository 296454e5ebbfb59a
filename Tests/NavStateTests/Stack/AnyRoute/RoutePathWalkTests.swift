import NavState
import NavStateTestSupport
import Testing

/// A path as plainly as one can write it: each element as its type's name and its text.
private struct NaivePath {
  var elements: [String] = []

  static func text(_ value: any Hashable & Sendable) -> String { "\(type(of: value)) \(value)" }

  static func text(_ route: AnyRoute) -> String {
    route.value.map(text) ?? "unresolved \(route)"
  }

  mutating func pop(to text: String) -> Bool {
    guard let index = elements.lastIndex(of: text) else { return false }
    elements.removeSubrange((index + 1)...)
    return true
  }
}

@Suite("RoutePath, in every state and on long walks")
struct RoutePathWalkTests {
  /// Values that are equal in pairs as `AnyHashable`, or look alike.
  static let values: [any Hashable & Sendable] = [
    1, 1 as UInt8, 1.0, Piece(id: 1), Part(id: 1), Int?.some(1),
  ]

  private enum Move {
    case append(Int)
    case removeLast
    case popTo(Int)
    case push(Int, DuplicateRule)
    case recode
  }

  private static let moves: [Move] =
    values.indices.flatMap { index in
      [.append(index), .popTo(index), .push(index, .popToExisting), .push(index, .ignoreIfOnTop)]
    } + [.removeLast, .recode]

  private static func registry() throws -> RouteRegistry {
    try RouteRegistry(
      RouteRegistry.scalars + [
        .init(Piece.self, key: "piece"), .init(Part.self, key: "part"),
        .init(Int?.self, key: "optional"),
      ])
  }

  /// Performs a move on both, and fails unless they say the same.
  private static func perform(
    _ move: Move, on path: inout RoutePath, and model: inout NaivePath, _ registry: RouteRegistry
  ) throws {
    switch move {
    case .append(let index):
      path.append(AnyRoute(values[index]))
      model.elements.append(NaivePath.text(values[index]))
    case .removeLast:
      #expect(path.pop().isChanged == (model.elements.popLast() != nil))
    case .popTo(let index):
      let outcome = path.pop(to: AnyRoute(values[index]))
      let isThere = model.pop(to: NaivePath.text(values[index]))
      #expect((outcome == .refused(.notThere)) == !isThere)
    case .push(let index, let rule):
      path.push(AnyRoute(values[index]), duplicates: rule)
      let text = NaivePath.text(values[index])
      let isSame = rule == .ignoreIfOnTop && model.elements.last == text
      let isPopped = rule == .popToExisting && model.pop(to: text)
      if !isSame && !isPopped { model.elements.append(text) }
    case .recode:
      let text = try json(path, under: [.routeRegistry: registry])
      let kept = try read(RoutePath.self, from: text)
      #expect(kept.map(\.key) == path.map { $0.type.flatMap(registry.key) })
      #expect((kept == path) == path.isEmpty)
      let context: ReadingContext = [.routeRegistry: registry]
      let archive = CodedEncoder(userInfo: context).archive(path)
      #expect(archive.isComplete)
      let restored = CodedDecoder(userInfo: context).restore(RoutePath.self, from: archive.bytes)
      #expect(restored.value == path && restored.isComplete)
      path = kept.resolved(with: registry).value
    }
    #expect(path.map(NaivePath.text) == model.elements)
  }

  @Test("every path of up to two of six alike values goes as the plain one does")
  func exploring() throws {
    let registry = try Self.registry()
    let reached = try explore(from: RoutePath(), trying: Self.moves) { before, move, trail in
      var after = before
      var model = NaivePath(elements: before.map(NaivePath.text))
      try Self.perform(move, on: &after, and: &model, registry)
      #expect(after == RoutePath(after.map { $0 }), "\(trail)")
      return after.count > 2 ? before : after
    }
    // The empty path, six of one element, and thirty-six of two.
    #expect(reached.count == 43)
  }

  @Test("a long walk goes as the plain one does", arguments: SeededGenerator.seeds(11, 12))
  func walking(seed: UInt64) throws {
    let registry = try Self.registry()
    var generator = SeededGenerator(seed: seed)
    var (path, model) = (RoutePath(), NaivePath())
    for _ in 0..<1_000 {
      try Self.perform(generator.pick(Self.moves), on: &path, and: &model, registry)
    }
  }
}
