import NavState
import Testing

@Suite("RouteStack.steps")
struct RouteStackStepsTests {
  typealias Stack = RouteStack<Card>

  @Test(
    "leads from one stack to another by single pops, then single pushes",
    arguments: [
      ("", "", []),
      ("a", "a", []),
      ("", "a b", [.push("a", duplicates: .allow), .push("b", duplicates: .allow)]),
      ("a b", "", [.pop(), .pop()]),
      ("a b", "a c", [.pop(), .push("c", duplicates: .allow)]),
      ("a b", "b", [.pop(), .pop(), .push("b", duplicates: .allow)]),
      ("a1", "a2", [.pop(), .push("a2", duplicates: .allow)]),
      ("a", "a a", [.push("a", duplicates: .allow)]),
    ] as [(String, String, [Stack.Action])])
  func steps(from: String, to: String, expected: [Stack.Action]) {
    #expect(Stack(line: from).steps(to: Stack(line: to)) == expected)
  }

  /// A list of single pops and pushes from one stack to another has at least a pop for each screen
  /// that has to go and a push for each that has to come, and only equal screens may stay below.
  @Test("arrives from every small stack at every other, in as few steps as there can be")
  func everyPair() {
    let stacks = Stack.all(of: ["a", "b"], upTo: 4)
    #expect(stacks.count == 1 + 2 + 4 + 8 + 16)
    for start in stacks {
      for target in stacks {
        let steps = start.steps(to: target)
        let shared = zip(start, target).prefix { $0 == $1 }.count
        #expect(steps.count == start.count + target.count - 2 * shared, "\(start) to \(target)")

        var stack = start
        for step in steps {
          let count = stack.count
          #expect(stack.reduce(step).isChanged, "\(start) to \(target)")
          switch step {
          case .pop(count: 1): #expect(stack.count == count - 1)
          case .push(_, duplicates: .allow): #expect(stack.count == count + 1)
          default: Issue.record("\(step) is no single pop or push")
          }
        }
        #expect(stack == target, "\(start) to \(target)")
      }
    }
  }
}
