import NavState
import Testing

/// What every action does in every kind of state: at the root, with one screen, with more.
@Suite("RouteStack.Action")
struct RouteStackActionTests {
  typealias Stack = RouteStack<Card>
  typealias Row = Transition<Stack>

  static func row(
    _ before: String, _ action: Stack.Action, _ outcome: Outcome<Stack.Event>,
    _ after: String? = nil
  ) -> Row {
    Row(Stack(line: before), action, outcome, after.map(Stack.init(line:)))
  }

  static let pushes: [Row] = [
    row("", .push("a"), .changed(.pushed(["a"])), "a"),
    row("a", .push("b"), .changed(.pushed(["b"])), "a b"),
    row("a", .push("a"), .changed(.pushed(["a"])), "a a"),
    row("a b", .push("a"), .changed(.pushed(["a"])), "a b a"),

    row("a", .push("a", duplicates: .allow), .changed(.pushed(["a"])), "a a"),

    row("", .push("a", duplicates: .ignoreIfOnTop), .changed(.pushed(["a"])), "a"),
    row("a", .push("a", duplicates: .ignoreIfOnTop), .unchanged),
    row("a1", .push("a2", duplicates: .ignoreIfOnTop), .changed(.pushed(["a2"])), "a1 a2"),
    row("a b", .push("a", duplicates: .ignoreIfOnTop), .changed(.pushed(["a"])), "a b a"),

    row("", .push("a", duplicates: .popToExisting), .changed(.pushed(["a"])), "a"),
    row("b", .push("a", duplicates: .popToExisting), .changed(.pushed(["a"])), "b a"),
    row("b a", .push("a", duplicates: .popToExisting), .unchanged),
    row("a b c", .push("a", duplicates: .popToExisting), .changed(.popped(["b", "c"])), "a"),
    row("a b a c", .push("a", duplicates: .popToExisting), .changed(.popped(["c"])), "a b a"),
    row("a1 b", .push("a2", duplicates: .popToExisting), .changed(.pushed(["a2"])), "a1 b a2"),

    row("", .push("a", duplicates: .moveToTop), .changed(.pushed(["a"])), "a"),
    row("b a", .push("a", duplicates: .moveToTop), .unchanged),
    row(
      "a b c", .push("a", duplicates: .moveToTop),
      .changed(.replaced(removed: ["a", "b", "c"], added: ["b", "c", "a"])), "b c a"),
    row(
      "a b a c", .push("a", duplicates: .moveToTop),
      .changed(.replaced(removed: ["a", "c"], added: ["c", "a"])), "a b c a"),
    row("a1 b", .push("a2", duplicates: .moveToTop), .changed(.pushed(["a2"])), "a1 b a2"),
  ]

  static let pops: [Row] = [
    row("", .pop(), .unhandled),
    row("a", .pop(), .changed(.popped(["a"])), ""),
    row("a b", .pop(), .changed(.popped(["b"])), "a"),

    row("", .pop(count: 2), .unhandled),
    row("", .pop(count: .max), .unhandled),
    row("a b c", .pop(count: 2), .changed(.popped(["b", "c"])), "a"),
    row("a b", .pop(count: 2), .changed(.popped(["a", "b"])), ""),
    row("a", .pop(count: 2), .changed(.popped(["a"])), ""),
    row("a b", .pop(count: .max), .changed(.popped(["a", "b"])), ""),

    row("", .pop(count: 0), .unchanged),
    row("a", .pop(count: 0), .unchanged),

    row("", .pop(count: -1), .refused(.negativeCount(-1))),
    row("a b", .pop(count: -1), .refused(.negativeCount(-1))),
    row("a b", .pop(count: .min), .refused(.negativeCount(.min))),

    row("", .popToRoot, .unchanged),
    row("a", .popToRoot, .changed(.popped(["a"])), ""),
    row("a b c", .popToRoot, .changed(.popped(["a", "b", "c"])), ""),
  ]

  static let popsToAScreen: [Row] = [
    row("", .popTo(.route("a")), .refused(.notThere)),
    row("b c", .popTo(.route("a")), .refused(.notThere)),
    row("a1", .popTo(.route("a2")), .refused(.notThere)),
    row("a", .popTo(.route("a")), .unchanged),
    row("a b c", .popTo(.route("a")), .changed(.popped(["b", "c"])), "a"),
    row("a b a c", .popTo(.route("a")), .changed(.popped(["c"])), "a b a"),
    row("a b a", .popTo(.route("a")), .unchanged),

    row("", .popTo(.route("a"), match: .first), .refused(.notThere)),
    row("b", .popTo(.route("a"), match: .first), .refused(.notThere)),
    row("a", .popTo(.route("a"), match: .first), .unchanged),
    row("a b a c", .popTo(.route("a"), match: .first), .changed(.popped(["b", "a", "c"])), "a"),
    row("a b a", .popTo(.route("a"), match: .first), .changed(.popped(["b", "a"])), "a"),

    row("", .popTo(.id("a")), .refused(.notThere)),
    row("b1", .popTo(.id("a")), .refused(.notThere)),
    row("a1", .popTo(.id("a1")), .refused(.notThere)),
    row("b1 a1", .popTo(.id("a")), .unchanged),
    row("a1 b1 c1", .popTo(.id("a")), .changed(.popped(["b1", "c1"])), "a1"),
    row("a1 a2 b1", .popTo(.id("a")), .changed(.popped(["b1"])), "a1 a2"),
    row("a1 a2 b1", .popTo(.id("a"), match: .first), .changed(.popped(["a2", "b1"])), "a1"),
  ]

  static let exchanges: [Row] = [
    row("", .replaceTop("a"), .changed(.pushed(["a"])), "a"),
    row("a", .replaceTop("a"), .unchanged),
    row("a", .replaceTop("b"), .changed(.replaced(removed: ["a"], added: ["b"])), "b"),
    row("a1", .replaceTop("a2"), .changed(.replaced(removed: ["a1"], added: ["a2"])), "a2"),
    row("a b", .replaceTop("a"), .changed(.replaced(removed: ["b"], added: ["a"])), "a a"),

    row("", .bringToFront("a"), .refused(.notThere)),
    row("b c", .bringToFront("a"), .refused(.notThere)),
    row("a1 b", .bringToFront("a2"), .refused(.notThere)),
    row("a", .bringToFront("a"), .unchanged),
    row("a b a", .bringToFront("a"), .unchanged),
    row(
      "a b", .bringToFront("a"), .changed(.replaced(removed: ["a", "b"], added: ["b", "a"])),
      "b a"),
    row(
      "c a b", .bringToFront("a"), .changed(.replaced(removed: ["a", "b"], added: ["b", "a"])),
      "c b a"),
    row(
      "a c a b", .bringToFront("a"), .changed(.replaced(removed: ["a", "b"], added: ["b", "a"])),
      "a c b a"),
  ]

  static let writes: [Row] = [
    row("", .set([]), .unchanged),
    row("a b", .set(["a", "b"]), .unchanged),
    row("", .set(["a", "b"]), .changed(.pushed(["a", "b"])), "a b"),
    row("a", .set(["a", "b"]), .changed(.pushed(["b"])), "a b"),
    row("a b c", .set(["a"]), .changed(.popped(["b", "c"])), "a"),
    row("a b", .set([]), .changed(.popped(["a", "b"])), ""),
    row("a b", .set(["a", "c"]), .changed(.replaced(removed: ["b"], added: ["c"])), "a c"),
    row(
      "a b", .set(["b", "a"]), .changed(.replaced(removed: ["a", "b"], added: ["b", "a"])), "b a"),
    row(
      "a b c", .set(["a", "d"]), .changed(.replaced(removed: ["b", "c"], added: ["d"])), "a d"),
    row(
      "a b", .set(["a", "c", "d"]), .changed(.replaced(removed: ["b"], added: ["c", "d"])),
      "a c d"),
    // What comes back behind the first difference was removed and added all the same.
    row(
      "a b c", .set(["a", "d", "c"]),
      .changed(.replaced(removed: ["b", "c"], added: ["d", "c"])), "a d c"),
    row("a1", .set(["a2"]), .changed(.replaced(removed: ["a1"], added: ["a2"])), "a2"),
  ]

  @Test("a push goes by the rule on duplicates, which compares values", arguments: pushes)
  func push(row: Row) {
    row.check()
  }

  @Test(
    "a pop clamps, and tells nothing to do, a wrong number, and the root apart", arguments: pops)
  func pop(row: Row) {
    row.check()
  }

  @Test(
    "a pop to a screen goes by value or identity, to the last match or the first",
    arguments: popsToAScreen)
  func popTo(row: Row) {
    row.check()
  }

  @Test("the top is replaced, and a screen that is there comes to the front", arguments: exchanges)
  func exchange(row: Row) {
    row.check()
  }

  @Test("a write is told as what differs behind the common prefix", arguments: writes)
  func set(row: Row) {
    row.check()
  }

  /// A stack has no rule that depends on who asks.
  @Test("an action does the same whoever asks, forced or not", arguments: Cause.allCases)
  func contexts(cause: Cause) {
    let rows = Self.pushes + Self.pops + Self.popsToAScreen + Self.exchanges + Self.writes
    for row in rows {
      for isForced in [false, true] {
        let context = Context(cause: cause, isForced: isForced)
        Row(row.before, row.action, in: context, row.outcome, row.after).check()
      }
    }
  }

  @Test("every action moves, and none configures")
  func subject() {
    let rows = Self.pushes + Self.pops + Self.popsToAScreen + Self.exchanges + Self.writes
    #expect(rows.allSatisfy { $0.action.subject == .place })
    // Each action stands in the table.
    #expect(Set(rows.map(\.action.name)) == Set(StackVerb.allCases))
  }
}
