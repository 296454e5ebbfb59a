import NavState
import Testing

/// SwiftUI writes the whole stack through a binding, with one screen more, when a link is tapped.
@Suite("Router, with a link tapped")
struct RouterLinkTests {
  @Test(
    "pushes by its rule on duplicates",
    arguments: [
      (.allow, "a b", "b", .changed([.stack(.pushed(["b"]))]), "a b b"),
      (.ignoreIfOnTop, "a b", "b", .unchanged, "a b"),
      (.ignoreIfOnTop, "a b", "a", .changed([.stack(.pushed(["a"]))]), "a b a"),
      (.ignoreIfOnTop, "", "a", .changed([.stack(.pushed(["a"]))]), "a"),
      (.popToExisting, "a b", "a", .changed([.stack(.popped(["b"]))]), "a"),
      (
        .moveToTop, "a b", "a",
        .changed([.stack(.replaced(removed: ["a", "b"], added: ["b", "a"]))]), "b a"
      ),
    ] as [(DuplicateRule, String, Card, Outcome<Router<Cards>.Event>, String)])
  func link(
    rule: DuplicateRule, before: String, link: Card, outcome: Outcome<Router<Cards>.Event>,
    after: String
  ) throws {
    var router = try router(at: before, rule)
    var path = router.path
    path.append(link)
    let write = Router<Cards>.Action.stack(.set(path))
    var projected = router
    projected.path.append(link)
    #expect(router.reduce(write, in: .user) == outcome)
    #expect(router.path == screens(after))
    #expect(projected == router)
  }

  @Test(
    "is set as it is written where nobody tapped, or more than one screen differs",
    arguments: [
      (Cause.code, "a b b"), (.link, "a b b"), (.restore, "a b b"), (.container, "a b b"),
      (.user, "a b b b"), (.user, "b b"), (.user, "b a a"),
    ])
  func writes(cause: Cause, written: String) throws {
    var router = try router(at: "a b", .ignoreIfOnTop)
    router.reduce(.stack(.set(screens(written))), in: Context(cause: cause))
    #expect(router.path == screens(written))
  }

  @Test("refuses a link past its depth, but not the second tap on one")
  func depth() throws {
    var router = try router(at: "a b", .ignoreIfOnTop, depth: 2)
    #expect(router.set(to: ["a", "b", "b"], in: .user) == .unchanged)
    #expect(router.set(to: ["a", "b", "c"], in: .user) == .refused(.tooDeep(limit: 2)))
    #expect(router.path == ["a", "b"])
  }

  private func router(
    at text: String, _ rule: DuplicateRule, depth: Int = 9
  ) throws -> Router<Cards> {
    let rules = RouterRules(duplicates: rule, depth: depth)
    return try Router(path: screens(text), configuration: Configuration(rules: rules))
  }

  private func screens(_ text: String) -> RouteStack<Card> {
    RouteStack(text.split(separator: " ").map { Card(stringLiteral: String($0)) })
  }
}
