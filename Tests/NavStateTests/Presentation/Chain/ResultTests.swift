import NavState
import Testing

/// Answers of prompts, and values that screens and presentations end with.
@Suite("Router, results")
struct ResultTests {
  typealias Place = Router<Cards>
  typealias Row = ChainRow

  static let answers: [Row] = [
    Row(
      [.alert("q")], .answer("q", "yes"), in: .user,
      "answered(q, choice: yes, answer: yes), dismissed(q \"Sure?\" [yes, no, *cancel*], cause: user)",
      "[]"),
    Row(
      [.alert("q")], .answer("q", "no"),
      "answered(q, choice: no), dismissed(q \"Sure?\" [yes, no, *cancel*], cause: code)", "[]"),
    Row(
      [.alert("q")], .answer("q", "cancel"),
      "answered(q, choice: cancel), dismissed(q \"Sure?\" [yes, no, *cancel*], cause: code)", "[]"),
    Row([.alert("q")], .answer("q", "perhaps"), "notThere", "[] + alert(q)"),
    Row([.alert("q")], .answer("r", "yes"), "notThere", "[] + alert(q)"),
    Row([], .answer("q", "yes"), "notThere", "[]"),
    // What stands on the prompt ends with it.
    Row(
      [.alert("q"), .sheet("x", at: 2)], .answer("q", "no"),
      "answered(q, choice: no), dismissed(x, cause: code), "
        + "dismissed(q \"Sure?\" [yes, no, *cancel*], cause: code)", "[]"),
    Row(
      [.sheet("x"), .chain(.present(.alert(.ask("q")), asker: .item("x")))], .answer("q", "yes"),
      "answered(q, choice: yes, answer: yes), finished(yes, by: prompt q, for: x), "
        + "dismissed(q \"Sure?\" [yes, no, *cancel*], cause: code)", "[] + x"),
    Row(
      [.sheet("x"), .chain(.present(.alert(.ask("q")), asker: .item("x")))], .answer("q", "no"),
      "answered(q, choice: no), dismissed(q \"Sure?\" [yes, no, *cancel*], cause: code)", "[] + x"),
  ]

  static func ask(_ item: Card, for asker: RouterPlace<Cards>, at level: Int = 1) -> Place.Action {
    .chain(.present(.sheet(item), level: level, asker: asker))
  }

  static func push(_ card: Card, for asker: RouterPlace<Cards>, on level: Int = 0) -> Place.Action {
    .at(level: level, .push(card, asker: asker))
  }

  static func finish(_ place: RouterPlace<Cards>) -> Place.Action {
    .chain(.finish("v", by: place))
  }

  static let results: [Row] = [
    Row(
      [.push("a"), ask("x", for: .screen("a"))], finish(.item("x")),
      "finished(v, by: x, for: a), dismissed(x, cause: code)", "[*a*]"),
    Row(
      [ask("x", for: .root)], finish(.item("x")), in: .user,
      "finished(v, by: x, for: root), dismissed(x, cause: user)", "[]"),
    Row(
      [ask("x", for: .root), .sheet("y", at: 2)], finish(.item("x")),
      "finished(v, by: x, for: root), dismissed(y, cause: code), dismissed(x, cause: code)", "[]"),
    Row([.sheet("x")], finish(.item("x")), "notAsked", "[] + x"),
    Row([], finish(.item("x")), "notThere", "[]"),
    Row([.push("a")], finish(.root), "notAsked", "[*a*]"),
    Row(
      [push("a", for: .root)], finish(.screen("a")), "finished(v, by: a, for: root), popped([a])",
      "[]"),
    Row(
      [push("a", for: .root), .push("b")], finish(.screen("a")),
      "finished(v, by: a, for: root), popped([a, b])", "[]"),
    Row([.push("a")], finish(.screen("a")), "notAsked", "[*a*]"),
    Row([push("a", for: .root)], finish(.screen("b")), "notThere", "[*a*]"),
    Row([push("a", for: .root)], finish(.screen("a", level: 1)), "notThere", "[*a*]"),
    // The last equal screen is meant, and nobody asked for that one.
    Row([push("a", for: .root), .push("a")], finish(.screen("a")), "notAsked", "[a, *a*]"),
    Row(
      [.sheet("x"), push("a", for: .item("x"), on: 1)], finish(.screen("a", level: 1)),
      "finished(v, by: a on level 1, for: x), popped([a]) at level 1", "[] + x"),
    // Who asked is gone.
    Row(
      [.push("a"), ask("x", for: .screen("a")), .stack(.pop())], finish(.item("x")),
      "finished(v, by: x, for: a, gone), dismissed(x, cause: code)", "[]"),
    Row(
      [.sheet("x"), .push("a", on: 1), ask("y", for: .screen("a", level: 1), at: 2), .pop(on: 1)],
      finish(.item("y")),
      "finished(v, by: y, for: a on level 1, gone), dismissed(y, cause: code)", "[] + x"),
    // Who asked ends with what it asked.
    Row(
      [.sheet("x"), .sheet("y", at: 2), push("a", for: .item("y")), .dismiss("y")],
      finish(.screen("a")), "finished(v, by: a, for: y, gone), popped([a])", "[] + x"),
  ]

  @Test("a choice is told first, then all that it ends", arguments: answers)
  func answer(row: Row) {
    row.check()
  }

  @Test("a value goes to who asked, and says whether that is still there", arguments: results)
  func finish(row: Row) {
    row.check()
  }

  @Test("the event is a value that names all")
  func event() {
    var router = Place.after([.push("a"), Self.ask("x", for: .screen("a"))])
    #expect(
      router.finish(.item("x"), with: "v")
        == .changed([
          .chain(.finished("v", by: .item("x"), for: .screen("a"), isThere: true)),
          .sheet(.dismissed("x", cause: .code)),
        ]))
    router.present(.alert(.ask("q")))
    #expect(
      router.answer("q", with: "yes")
        == .changed([
          .chain(.answered(prompt: "q", choice: "yes", answer: "yes")),
          .chain(.dismissed(.ask("q"), cause: .user)),
        ]))
  }

  @Test("who asked goes with its screen, as a mark does")
  func passing() {
    var router = Place.after([.push("a"), Self.push("b", for: .root), .push("c")])
    router.reduce(.bringToFront("b"), in: Context())
    #expect(router.path == ["a", "c", "b"])
    #expect(
      router.finish(.screen("b"), with: "v").words == "finished(v, by: b, for: root), popped([b])")
    #expect(router == .at("a c"))
  }

  @Test("a push that finds its screen there notes who asks")
  func askingAgain() {
    let rules = RouterRules(duplicates: .ignoreIfOnTop)
    var router = Place.after(rules: rules, [.push("a")])
    #expect(router.reduce(Self.push("a", for: .root)) == .changed([]))
    #expect(router.reduce(Self.push("a", for: .root)) == .unchanged)
    #expect(router.reduce(Self.push("a", for: .screen("a"))) == .changed([]))
    #expect(router.reduce(Self.push("a", for: .root)) == .changed([]), "one asks at a time")
    #expect(router.reduce(Self.push("b", for: .screen("z"))) == .refused(.notThere))
    #expect(router.reduce(Self.push("b", for: .root, on: 1)) == .refused(.notThere))
    #expect(
      router.finish(.screen("a"), with: "v").words == "finished(v, by: a, for: root), popped([a])")
  }

  @Test("a push on a level is the action of its stack, and notes who asks if somebody does")
  func pushing() {
    let before = Place.after([.push("a"), .sheet("x")])
    var router = before
    #expect(
      router.push("b", at: 1, duplicates: .moveToTop)
        == .changed(.at(level: 1, .stack(.pushed(["b"])))))
    #expect(router.finish(.screen("b", level: 1), with: "v") == .refused(.notAsked))
    router = before
    router.push("b", at: 0, asker: .item("x"))
    #expect(router == before.performing(.at(level: 0, .push("b", asker: .item("x")))).after)
    router = before
    router.push("b", at: 0)
    #expect(router == before.performing(.stack(.push("b"))).after)
  }
}
