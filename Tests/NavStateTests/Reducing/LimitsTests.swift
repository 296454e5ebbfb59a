import NavState
import NavStateTestSupport
import Testing

@Suite("Limits")
struct LimitsTests {
  @Test("counts a negative limit as 0, and takes any other as it is", arguments: [0, 1, 77, .max])
  func numbers(number: Int) {
    let limits = Limits(depth: number, count: number, bytes: number, nesting: number)
    #expect(limits.depth == number)
    #expect(limits.count == number)
    #expect(limits.bytes == number)
    #expect(limits.nesting == number)
    let negative = -number
    #expect(
      Limits(depth: negative, count: negative, bytes: negative, nesting: negative)
        == Limits(depth: 0, count: 0, bytes: 0, nesting: 0))
  }

  @Test("tells its four numbers apart")
  func order() {
    let limits = Limits(depth: 1, count: 2, bytes: 3, nesting: 4)
    #expect([limits.depth, limits.count, limits.bytes, limits.nesting] == [1, 2, 3, 4])
    #expect(limits != Limits(depth: 1, count: 2, bytes: 3, nesting: 5))
  }

  @Test("is found by a decoder: depth for stacks, count for other lists")
  func userInfo() throws {
    let limits = Limits(depth: 1, count: 2)
    let context: ReadingContext = [.navigationLimits: limits]
    #expect(try read(RouteStack<Int>.self, from: "[1]", under: context) == [1])
    #expect(
      try unreadable("[1,2]", as: RouteStack<Int>.self, under: context)
        == Unreadable(.dataCorrupted, at: [], rule: .tooMany(limit: 1)))
    #expect(try read(ShortList<Int>.self, from: "[1,2]", under: context) == [1, 2])
    #expect(
      try unreadable("[1,2,3]", as: ShortList<Int>.self, under: context)
        == Unreadable(.dataCorrupted, at: [], rule: .tooMany(limit: 2)))
  }

  @Test("lets nothing through at 0, but what is empty")
  func nothing() throws {
    let context: ReadingContext = [.navigationLimits: Limits(depth: -1, count: -1)]
    #expect(try read(RouteStack<Int>.self, from: "[]", under: context) == [])
    #expect(try read(ShortList<Int>.self, from: "[]", under: context) == [])
    #expect(
      try unreadable("[1]", as: RouteStack<Int>.self, under: context)
        == Unreadable(.dataCorrupted, at: [], rule: .tooMany(limit: 0)))
    #expect(
      try unreadable("[1]", as: ShortList<Int>.self, under: context)
        == Unreadable(.dataCorrupted, at: [], rule: .tooMany(limit: 0)))
  }

  @Test("stops a reader before it reads an element too many")
  func inTime() throws {
    let context: ReadingContext = [.navigationLimits: Limits(count: 2)]
    #expect(
      try unreadable(#"[1,2,"no number"]"#, as: ShortList<Int>.self, under: context)
        == Unreadable(.dataCorrupted, at: [], rule: .tooMany(limit: 2)))
  }
}
