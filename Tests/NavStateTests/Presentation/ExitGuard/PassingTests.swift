import NavState
import Synchronization
import Testing

/// What it takes to pass on what is noted of screens.
@Suite("Marks, passed on")
struct PassingTests {
  /// A screen that counts how often it is compared and hashed.
  struct Counted: Hashable, Sendable {
    final class Count: Sendable {
      let steps = Mutex(0)
    }

    let number: Int
    let count: Count

    static func == (left: Self, right: Self) -> Bool {
      left.count.steps.withLock { $0 += 1 }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      count.steps.withLock { $0 += 1 }
      hasher.combine(number)
    }
  }

  enum Counting: NavigationScheme {
    typealias Route = Counted
  }

  /// The comparisons of turning a stack upside down, of which every other screen is marked.
  private func steps(turning depth: Int) -> Int {
    let count = Counted.Count()
    let screens = (0..<depth).map { Counted(number: $0, count: count) }
    var router = Router<Counting>()
    router.reduce(.stack(.set(RouteStack(screens))), in: Context())
    for screen in screens where screen.number.isMultiple(of: 2) { router.mark(.screen(screen)) }
    count.steps.withLock { $0 = 0 }
    let outcome = router.reduce(
      .stack(.set(RouteStack(screens.reversed()))), in: Context())
    let steps = count.steps.withLock { $0 }
    #expect(outcome.isChanged)
    #expect(
      router.markedPlaces.count == (depth + 1) / 2 && router.pending == nil)
    return steps
  }

  @Test("takes twice the steps for twice the screens, however many are marked")
  func linear() {
    let steps = [100, 200, 400].map { self.steps(turning: $0) }
    #expect(steps[2] < 20 * 400)
    #expect(steps[1] < 3 * steps[0] && steps[2] < 3 * steps[1], "\(steps)")
  }

  typealias Place = Router<Cards>

  @Test("equal screens keep their order, and so who asked for each; one left without is missing")
  func order() {
    let start: [Place.Action] = [
      .push("b"), .at(level: 0, .push("a", asker: .root)),
      .at(level: 0, .push("a", asker: .screen("b"))),
    ]
    let finish = Place.Action.chain(.finish("v", by: .screen("a")))
    var router = Place.after(start + [.stack(.set(["b", "c", "a", "d", "a"]))])
    #expect(router.reduce(finish).words == "finished(v, by: a, for: b), popped([a])")
    #expect(
      router.reduce(finish).words == "finished(v, by: a, for: root), popped([a, d])")
    // Where one of them remains, it is the first.
    router = Place.after(start + [.stack(.set(["c", "a"]))])
    #expect(router.reduce(finish).words == "finished(v, by: a, for: root), popped([a])")
  }

  @Test("marks are told from the root up, whichever was put first")
  func markingDown() {
    let marks: [Place.Action] = ["c", "a", "b"].map { .mark(.screen($0)) }
    let router = Place.after([.push("a"), .push("b"), .push("c")] + marks)
    #expect(router.markedPlaces == [.screen("a"), .screen("b"), .screen("c")])
    let turned = Place.after(
      [.push("a"), .push("b"), .push("c")] + marks + [.stack(.set(["c", "b", "a"]))])
    #expect(turned.markedPlaces == [.screen("c"), .screen("b"), .screen("a")])
  }
}
