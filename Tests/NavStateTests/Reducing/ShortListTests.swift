import NavState
import NavStateTestSupport
import Testing

@Suite("ShortList")
struct ShortListTests {
  /// Every way to make a list of these numbers.
  private static func lists(of numbers: [Int]) -> [ShortList<Int>] {
    var lists = [ShortList(contentsOf: numbers)]
    switch numbers.count {
    case 0: lists.append([])
    case 1: lists += [ShortList(numbers[0]), [numbers[0]]]
    case 2: lists.append([numbers[0], numbers[1]])
    default: break
    }
    return lists
  }

  @Test(
    "is equal to any list of the same elements, however it was made, and has its hash",
    arguments: [[], [1], [2], [1, 2], [2, 1], [1, 2, 3]])
  func equality(numbers: [Int]) {
    for list in Self.lists(of: numbers) {
      for other in Self.lists(of: numbers) {
        #expect(list == other)
        #expect(list.hashValue == other.hashValue)
      }
    }
  }

  @Test(
    "is not equal to a list of other elements, of another number of them, or in another order",
    arguments: [
      ([], [1]), ([1], [2]), ([1], [1, 1]), ([1, 2], [2, 1]), ([1, 2], [1, 2, 3]), ([], [1, 2]),
    ])
  func inequality(numbers: [Int], others: [Int]) {
    for list in Self.lists(of: numbers) {
      for other in Self.lists(of: others) {
        #expect(list != other)
        #expect(other != list)
      }
    }
  }

  @Test(
    "is a collection of its elements, as the array of them is",
    arguments: [[], [7], [7, 8], [7, 8, 7, 9]])
  func collection(numbers: [Int]) {
    for list in Self.lists(of: numbers) {
      #expect(Array(list) == numbers)
      #expect(list.count == numbers.count)
      #expect(list.isEmpty == numbers.isEmpty)
      #expect(list.first == numbers.first)
      #expect(list.last == numbers.last)
      #expect(list.startIndex == 0)
      #expect(list.endIndex == numbers.count)
      #expect(list.indices.map { list[$0] } == numbers)
      #expect(Array(list.reversed()) == numbers.reversed())
      #expect(Array(list.dropFirst()) == Array(numbers.dropFirst()))
      #expect(list.firstIndex(of: 9) == numbers.firstIndex(of: 9))
      #expect(list.index(list.endIndex, offsetBy: -numbers.count) == list.startIndex)
      #expect(list.distance(from: list.startIndex, to: list.endIndex) == numbers.count)
      #expect("\(list)" == "\(numbers)")
    }
  }

  @Test("describes its elements as each describes itself")
  func describing() {
    #expect("\(["a", "b"] as ShortList<String>)" == "[a, b]")
    #expect("\(ShortList("a"))" == "[a]")
    #expect("\([] as ShortList<String>)" == "[]")
  }

  @Test("traps at a position before, behind or beside its elements, as an array does")
  func positions() async {
    await #expect(processExitsWith: .failure) { consume(ShortList(1)[1]) }
    await #expect(processExitsWith: .failure) { consume(ShortList(1)[-1]) }
    await #expect(processExitsWith: .failure) { consume(([] as ShortList<Int>)[0]) }
    await #expect(processExitsWith: .failure) { consume(([1, 2] as ShortList<Int>)[2]) }
    await #expect(processExitsWith: .success) { consume(([1, 2] as ShortList<Int>)[1]) }
  }

  @Test(
    "is coded as a bare array",
    arguments: [([], "[]"), ([5], "[5]"), ([5, 6], "[5,6]")])
  func coding(numbers: [Int], text: String) throws {
    for list in Self.lists(of: numbers) {
      #expect(try json(list) == text)
      #expect(try read(ShortList<Int>.self, from: text) == list)
    }
  }

  @Test("takes 10,000 elements from data unless the limits say otherwise")
  func defaultLimit() throws {
    let most = "[" + Array(repeating: "1", count: 10_000).joined(separator: ",") + "]"
    #expect(try read(ShortList<Int>.self, from: most).count == 10_000)
    let more = "[1," + most.dropFirst()
    #expect(
      try unreadable(more, as: ShortList<Int>.self)
        == Unreadable(.dataCorrupted, at: [], rule: .tooMany(limit: 10_000)))
  }

  @Test(
    "refuses data that is no array of its elements, and says where",
    arguments: [
      ("{}", Unreadable(.typeMismatch, at: [])),
      ("1", Unreadable(.typeMismatch, at: [])),
      ("null", Unreadable(.valueNotFound, at: [])),
      (#"["a"]"#, Unreadable(.typeMismatch, at: ["0"])),
      ("[1,null]", Unreadable(.valueNotFound, at: ["1"])),
      ("[1,2,{}]", Unreadable(.typeMismatch, at: ["2"])),
    ])
  func refusing(text: String, reason: Unreadable) throws {
    #expect(try unreadable(text, as: ShortList<Int>.self) == reason)
  }
}

/// Uses a value, so that no compiler leaves out how it came about.
private func consume(_ value: Int) {
  if value == .min { fatalError("no test holds this number") }
}
