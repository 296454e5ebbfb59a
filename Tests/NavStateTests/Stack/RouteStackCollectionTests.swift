import NavState
import Testing

@Suite("RouteStack as a collection")
struct RouteStackCollectionTests {
  /// Texts of up to four letters, in an order that is not sorted.
  static let contents: [[String]] = [
    [], ["b"], ["b", "a"], ["c", "a", "b"], ["b", "c", "b", "a"],
  ]

  /// The types are values, or else a release build would make every edit twice, for each of them.
  static let types: [any TextList.Type] = [[String].self, RouteStack<String>.self]

  @Test("is edited as an array is, at every range", arguments: CollectionEdit.allCases)
  func edits(edit: CollectionEdit) {
    for content in Self.contents {
      for lower in 0...content.count {
        for upper in lower...content.count {
          let results = Self.types.map { result(of: edit, on: content, as: $0, at: lower..<upper) }
          #expect(results[0] == results[1], "\(content), \(lower)..<\(upper)")
        }
      }
    }
  }

  /// What is there after an edit, and behind it what the edit gave back.
  private func result(
    of edit: CollectionEdit, on content: [String], as type: (some TextList).Type,
    at range: Range<Int>
  ) -> [String] {
    var list = type.init(content)
    let answer = edit.perform(on: &list, at: range)
    return Array(list) + [answer]
  }

  /// A call on the type itself may find another method than one in a generic function does.
  @Test("is edited by its own methods as an array is")
  func ownMethods() {
    for content in Self.contents {
      var stack = RouteStack(content)
      stack.append("x")
      #expect(Array(stack) == content + ["x"])
      stack.append(contentsOf: ["y", "z"])
      #expect(Array(stack) == content + ["x", "y", "z"])
      stack.append(contentsOf: AnySequence(["w"]))
      #expect(Array(stack) == content + ["x", "y", "z", "w"])
      stack.append(contentsOf: stack)
      #expect(Array(stack).suffix(4) == ["x", "y", "z", "w"])
      stack.removeLast(content.count + 4)
      stack.removeLast(0)
      #expect(stack.removeLast() == "w")
      #expect(stack.popLast() == "z")
      stack.removeLast(2)
      #expect(Array(stack) == content)
      stack.replaceSubrange(0..<stack.count, with: ["x", "y"])
      stack.replaceSubrange(1..<1, with: [])
      #expect(Array(stack) == ["x", "y"])
      stack[1] = "z"
      stack[0].append("!")
      #expect(stack == ["x!", "z"])
      stack.removeAll()
      #expect(stack.isEmpty && stack.popLast() == nil)
    }
  }

  @Test("is read as an array is")
  func reading() {
    for content in Self.contents {
      let stack = RouteStack(content)
      #expect(stack.startIndex == 0 && stack.endIndex == content.count)
      #expect(stack.count == content.count && stack.isEmpty == content.isEmpty)
      #expect(stack.first == content.first && stack.last == content.last)
      #expect(stack.indices == content.indices)
      #expect(stack.reversed() == content.reversed())
      #expect(stack.firstIndex(of: "b") == content.firstIndex(of: "b"))
      #expect(stack.lastIndex(of: "b") == content.lastIndex(of: "b"))
      #expect(stack.filter { $0 > "a" } == RouteStack(content.filter { $0 > "a" }))
      #expect(Array(stack.dropFirst()) == Array(content.dropFirst()))
      #expect(stack.index(stack.startIndex, offsetBy: stack.count) == stack.endIndex)
      for index in content.indices { #expect(stack[index] == content[index]) }
      #expect(stack + ["x"] == RouteStack(content + ["x"]))
    }
  }

  @Test("gives access to its routes as one buffer, to read and to write")
  func buffers() {
    var stack: RouteStack = ["a", "b"]
    #expect(stack.withContiguousStorageIfAvailable { Array($0) } == ["a", "b"])
    #expect(stack.withContiguousMutableStorageIfAvailable { $0.swapAt(0, 1) } != nil)
    #expect(stack == ["b", "a"])
    #expect(RouteStack<String>().withContiguousStorageIfAvailable { $0.count } == 0)
  }

  @Test("passes on what a reader of its buffer throws")
  func throwingBuffer() {
    struct Doubt: Error {}
    var stack: RouteStack = ["a"]
    #expect(throws: Doubt.self) {
      try stack.withContiguousStorageIfAvailable { _ in throw Doubt() }
    }
    #expect(throws: Doubt.self) {
      try stack.withContiguousMutableStorageIfAvailable { _ in throw Doubt() }
    }
    #expect(stack == ["a"])
  }

  /// Room that was asked for is there: pushes up to that number move nothing.
  @Test("keeps the room that was reserved, and that was kept while removing all")
  func capacity() {
    var stack: RouteStack = ["a"]
    stack.reserveCapacity(1_000)
    let place = stack.withContiguousStorageIfAvailable { $0.baseAddress }
    for number in 1..<1_000 { stack.push("\(number)") }
    #expect(stack.withContiguousStorageIfAvailable { $0.baseAddress } == place)
    stack.removeAll(keepingCapacity: true)
    stack.append(contentsOf: Array(repeating: "b", count: 1_000))
    #expect(stack.withContiguousStorageIfAvailable { $0.baseAddress } == place)
  }
}

/// The standard library's preconditions, which are documented, and which no action runs into.
@Suite("RouteStack, beyond a collection's preconditions")
struct RouteStackPreconditionTests {
  @Test("stops when the last of an empty stack is removed")
  func removeLast() async {
    await #expect(processExitsWith: .failure) {
      var stack: RouteStack<String> = []
      stack.removeLast()
    }
  }

  @Test("stops when more are removed than there are")
  func removeLastCount() async {
    await #expect(processExitsWith: .failure) {
      var stack: RouteStack = ["a", "b"]
      stack.removeLast(3)
    }
  }

  @Test("stops when a negative number is removed")
  func removeNegativeCount() async {
    await #expect(processExitsWith: .failure) {
      var stack: RouteStack = ["a", "b"]
      stack.removeLast(-1)
    }
  }

  @Test("stops at a read behind the top")
  func readBehindTop() async {
    await #expect(processExitsWith: .failure) {
      let stack: RouteStack = ["a"]
      _ = stack[1]
    }
  }

  @Test("stops at a write before the root-most screen")
  func writeBeforeStart() async {
    await #expect(processExitsWith: .failure) {
      var stack: RouteStack = ["a"]
      stack[-1] = "b"
    }
  }

  @Test("stops when a range is replaced that is not there")
  func replaceOutside() async {
    await #expect(processExitsWith: .failure) {
      var stack: RouteStack = ["a"]
      stack.replaceSubrange(1..<3, with: [])
    }
  }
}
