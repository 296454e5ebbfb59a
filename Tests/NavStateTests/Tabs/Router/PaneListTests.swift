import NavState
import NavStateTestSupport
import Testing

@Suite("PaneList")
struct PaneListTests {
  private typealias Pane = PaneStorage<Cards>

  /// Some with nothing but a stack, some with more.
  private static let panes: [Pane] =
    ["", "a", "a b", "b1"].map { Pane(.at($0)) } + [Pane(.at("a", "s")), Pane(.at("", "s"))]

  /// Positions that no list of the tests has, in itself or beside.
  private static let strayIndexes = [-1, 40, .max, .min]

  private static func list(_ panes: [Pane]) -> PaneList<Cards> {
    var list = PaneList<Cards>(count: panes.count)
    for (index, pane) in panes.enumerated() { list[index] = pane }
    return list
  }

  @Test("has every pane in its first state at the beginning", arguments: [0, 1, 3, 5, 6, 9])
  func beginning(count: Int) {
    let list = PaneList<Cards>(count: count)
    #expect((0..<count).allSatisfy { list[$0] == .initial && list[$0].isInitial })
  }

  @Test(
    "is an array of so many panes, in any order of operations",
    arguments: [1, 3, 5, 6, 9], SeededGenerator.seeds(1, 2, 3))
  func walk(count: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = PaneList<Cards>(count: count)
    var naive = Array(repeating: Pane.initial, count: count)
    for _ in 0..<300 {
      let index = random.number(below: count)
      let (old, other) = (list, naive)
      switch random.number(below: 4) {
      case 0:
        let pane = random.pick(Self.panes)
        list[index] = pane
        naive[index] = pane
      case 1:
        var (pane, twin) = (Self.panes[4], Self.panes[4])
        list.exchange(&pane, at: index)
        swap(&naive[index], &twin)
        #expect(pane == twin)
      case 2:
        let taken = list.take(index)
        #expect(taken == naive[index])
        naive[index] = .initial
      default:
        let isAdded = list.add("z", at: index, upTo: 3)
        let path = naive[index].router(under: .standard).path
        #expect(isAdded == (!naive[index].isRich && path.count < 3))
        if isAdded { naive[index] = .stack(path + ["z"]) }
      }
      #expect((0..<count).map { list[$0] } == naive)
      #expect((0..<count).map { old[$0] } == other, "a copy stays as it was")
      #expect(list == Self.list(naive))
      #expect(list.hashValue == Self.list(naive).hashValue)
      #expect((list == old) == (naive == other))
    }
  }

  @Test("differs if one pane does, at whatever position", arguments: 0..<7)
  func difference(index: Int) {
    let panes = (0..<7).map { Self.panes[$0 % Self.panes.count] }
    var other = Self.list(panes)
    other[index] = Pane(.at("z"))
    #expect(other != Self.list(panes))
  }

  @Test(
    "has panes in their first state where no place is, and keeps none there",
    arguments: strayIndexes)
  func strays(index: Int) {
    for count in [3, 7] {
      let before = Self.list(Array(repeating: Self.panes[1], count: count))
      var list = before
      list[index] = Self.panes[2]
      var pane = Self.panes[2]
      list.exchange(&pane, at: index)
      #expect(pane == Self.panes[2])
      let isAdded = list.add("z", at: index, upTo: 9)
      let taken = list.take(index)
      #expect(!isAdded && taken == .initial)
      #expect(list[index] == .initial)
      #expect(list == before)
    }
  }
}

@Suite("PaneStorage")
struct PaneStorageTests {
  @Test(
    "adds a screen to nothing but a stack, that has fewer than it may have",
    arguments: [
      ("", nil, 0, false), ("", nil, 1, true), ("a b", nil, 2, false), ("a b", nil, 3, true),
      ("a b", nil, -1, false), ("", "s", 9, false), ("a", "s", 9, false),
    ] as [(String, Card?, Int, Bool)])
  func adding(stack: String, sheet: Card?, depth: Int, isAdded: Bool) {
    let before = PaneStorage<Cards>(.at(stack, sheet))
    var pane = before
    let wasAdded = pane.add("z", upTo: depth)
    #expect(wasAdded == isAdded)
    #expect(pane == (isAdded ? .stack(RouteStack(line: stack + " z")) : before))
  }

  @Test("is taken out as it is, and leaves one in its first state", arguments: ["", "a", "a b"])
  func taking(line: String) {
    for sheet in [nil, "s"] as [Card?] {
      let before = PaneStorage<Cards>(.at(line, sheet))
      var pane = before
      let taken = pane.take()
      #expect(taken == before)
      #expect(pane == .initial)
    }
  }
}
