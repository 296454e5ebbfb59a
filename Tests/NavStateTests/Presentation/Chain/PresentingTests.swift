import NavState
import Testing

/// Where a presentation goes, and what becomes of what is there.
@Suite("Router, presenting")
struct PresentingTests {
  typealias Place = Router<Cards>
  typealias Row = ChainRow

  static let queueing = RouterRules(presenting: .queue)
  static let refusing = RouterRules(presenting: .refuse)

  static let levels: [Row] = [
    Row([], .sheet("x"), "presented(x)", "[] + x"),
    Row([], .cover("x"), "presented(x)", "[] + fullScreenCover(x)"),
    Row([], .popover("x", anchor: "bar"), "presented(x)", "[] + popover(x, anchor: bar)"),
    Row([], .alert("q"), "presented(q \"Sure?\" [yes, no, *cancel*])", "[] + alert(q)"),
    // An alert goes above the top, an item to the first level.
    Row(
      [.sheet("x")], .alert("q"), "presented(q \"Sure?\" [yes, no, *cancel*])", "[] + x + alert(q)"),
    Row(
      [.sheet("x"), .alert("q")], .alert("r"), "presented(r \"Sure?\" [yes, no, *cancel*])",
      "[] + x + alert(q) + alert(r)"),
    Row([.sheet("x")], .sheet("y", at: 2), "presented(y)", "[] + x + y"),
    Row([], .sheet("x", at: 1), "presented(x)", "[] + x"),
    Row([.alert("q")], .sheet("x", at: 2), "presented(x)", "[] + alert(q) + x"),
    // Beyond the one that is free, and below the first, there is none.
    Row([], .sheet("x", at: 2), "notThere", "[]"),
    Row([], .sheet("x", at: 0), "notThere", "[]"),
    Row([], .alert("q", at: -1), "notThere", "[]"),
    Row([.sheet("x")], .sheet("y", at: 3), "notThere", "[] + x"),
    Row([], .sheet("x", at: .max), "notThere", "[]"),
    Row([], .sheet("x", at: .min), "notThere", "[]"),
  ]

  static let replacing: [Row] = [
    Row([.sheet("x")], .sheet("y"), "dismissed(x, cause: replaced), presented(y)", "[] + y"),
    Row(
      [.sheet("x")], .cover("y"), "dismissed(x, cause: replaced), presented(y)",
      "[] + fullScreenCover(y)"),
    // Those above end first, with the cause of whoever asks.
    Row(
      [.sheet("x"), .sheet("y", at: 2), .alert("q")], .sheet("z"), in: Context(cause: .link),
      "dismissed(q \"Sure?\" [yes, no, *cancel*], cause: link), dismissed(y, cause: link), "
        + "dismissed(x, cause: replaced), presented(z)", "[] + z"),
    Row(
      [.sheet("x"), .sheet("y", at: 2)], .sheet("z", at: 2),
      "dismissed(y, cause: replaced), presented(z)", "[] + x + z"),
    Row(
      [.sheet("x"), .alert("q")], .alert("r", at: 2),
      "dismissed(q \"Sure?\" [yes, no, *cancel*], cause: replaced), presented(r \"Sure?\" [yes, no, *cancel*])",
      "[] + x + alert(r)"),
  ]

  static let updating: [Row] = [
    Row([.sheet("x1")], .sheet("x1"), "unchanged", "[] + x1"),
    Row([.sheet("x1")], .sheet("x2"), "updated(from: x1, to: x2)", "[] + x2"),
    Row(
      [.sheet("x1"), .push("a", on: 1)], .sheet("x2"), "updated(from: x1, to: x2)", "[] + x2 [*a*]"),
    Row(
      [.sheet("x1"), .sheet("y", at: 2)], .sheet("x2"), "updated(from: x1, to: x2)",
      "[] + x2 + y"),
    // Another kind is an update too, since identity goes by the id alone.
    Row([.sheet("x")], .cover("x"), "updated(from: x, to: x)", "[] + fullScreenCover(x)"),
    Row(
      [.popover("x", anchor: "a")], .popover("x", anchor: "b"), "updated(from: x, to: x)",
      "[] + popover(x, anchor: b)"),
    // The plain form names no kind.
    Row(
      [.cover("x1")], .sheet(.present("x2")), "updated(from: x1, to: x2)",
      "[] + fullScreenCover(x2)"),
    Row(
      [.popover("x1", anchor: "a")], .sheet(.present("x1")), "unchanged",
      "[] + popover(x1, anchor: a)"),
    Row([.alert("q")], .alert("q"), "unchanged", "[] + alert(q)"),
    Row(
      [.alert("q")], .chain(.present(.alert(.ask("q", title: "Really?")))),
      "updated(from: q \"Sure?\" [yes, no, *cancel*], to: q \"Really?\" [yes, no, *cancel*])",
      "[] + alert(q)"),
    Row(
      [.alert("q")], .chain(.present(.confirmationDialog(.ask("q")))),
      "updated(from: q \"Sure?\" [yes, no, *cancel*], to: q \"Sure?\" [yes, no, *cancel*])",
      "[] + confirmationDialog(q)"),
    // An item and a prompt never have the same identity.
    Row(
      [.sheet("q")], .alert("q"), "presented(q \"Sure?\" [yes, no, *cancel*])", "[] + q + alert(q)"),
    Row([.sheet("x"), .sheet("y", at: 2)], .sheet("y"), "alreadyPresented", "[] + x + y"),
    Row([.sheet("x"), .sheet("y", at: 2)], .sheet("x2", at: 2), "alreadyPresented", "[] + x + y"),
    Row([.sheet("x"), .sheet("y", at: 2)], .sheet("y2", at: 3), "alreadyPresented", "[] + x + y"),
    Row(
      [.sheet("x"), .sheet("y", at: 2)], .sheet(.present("y")), "alreadyPresented", "[] + x + y"),
    Row(
      [.alert("q"), .alert("r")], .alert("q", at: 2), "alreadyPresented", "[] + alert(q) + alert(r)"
    ),
  ]

  static let taken: [Row] = [
    Row([.sheet("x")], .sheet("y"), rules: refusing, "taken", "[] + x"),
    Row([.sheet("x")], .sheet(.present("y")), rules: refusing, "taken", "[] + x"),
    Row([.sheet("x")], .sheet("x2"), rules: refusing, "updated(from: x, to: x2)", "[] + x2"),
    Row([.sheet("x")], .sheet("y", at: 2), rules: refusing, "presented(y)", "[] + x + y"),
    Row(
      [.sheet("x")], .alert("q"), rules: refusing, "presented(q \"Sure?\" [yes, no, *cancel*])",
      "[] + x + alert(q)"),
    Row([], .sheet(.present("y")), rules: refusing, "presented(y)", "[] + y"),
    Row([.sheet("x")], .sheet("y"), rules: queueing, "queued(y)", "[] + x"),
    Row([.sheet("x")], .sheet(.present("y")), rules: queueing, "queued(y)", "[] + x"),
    Row([.sheet("x")], .alert("q", at: 1), rules: queueing, "queued(prompt q)", "[] + x"),
    Row([.sheet("x")], .sheet("x2"), rules: queueing, "updated(from: x, to: x2)", "[] + x2"),
    Row([.sheet("x"), .sheet("y")], .sheet("y"), rules: queueing, "unchanged", "[] + x"),
    Row([.sheet("x"), .sheet("y")], .sheet("y2"), rules: queueing, "queued(y)", "[] + x"),
    Row(
      [.sheet("x"), .sheet("y")], .sheet("y", at: 2), rules: queueing, "alreadyPresented", "[] + x"),
    Row([.sheet("x"), .alert("q", at: 1)], .alert("q"), rules: queueing, "unchanged", "[] + x"),
  ]

  static let limits: [Row] = [
    Row(
      [.sheet("x")], .sheet("y", at: 2), rules: RouterRules(levels: 1), "tooManyLevels", "[] + x"),
    Row([.sheet("x")], .alert("q"), rules: RouterRules(levels: 1), "tooManyLevels", "[] + x"),
    Row([], .sheet("x"), rules: RouterRules(levels: 0), "tooManyLevels", "[]"),
    Row([], .sheet(.present("x")), rules: RouterRules(levels: 0), "tooManyLevels", "[]"),
    Row(
      [.sheet("x"), .sheet("y")], .sheet("z"),
      rules: RouterRules(presenting: .queue, levels: 1), "tooManyLevels", "[] + x"),
    Row([.sheet("x")], .configure(RouterRules(levels: 0)), "tooManyLevels", "[] + x"),
    Row([.sheet("x")], .configure(RouterRules(levels: 1)), "", "[] + x"),
    Row(
      [.sheet("x"), .push("a", on: 1), .push("b", on: 1)], .configure(RouterRules(depth: 1)),
      "tooDeep", "[] + x [a, *b*]"),
    Row(
      [.sheet("x"), .sheet("y"), .sheet("z")],
      .configure(RouterRules(presenting: .queue, levels: 1)), rules: queueing, "tooManyLevels",
      "[] + x"),
  ]

  @Test(
    "takes the first level, or for an alert the one above the top, unless one is named",
    arguments: levels)
  func level(row: Row) {
    row.check()
  }

  @Test("ends what has the level, and before that what stands on it", arguments: replacing)
  func replace(row: Row) {
    row.check()
  }

  @Test("updates what has the same identity on its level, and nowhere else", arguments: updating)
  func update(row: Row) {
    row.check()
  }

  @Test("refuses, or lets wait, where the rules say so", arguments: taken)
  func takenLevel(row: Row) {
    row.check()
  }

  @Test("is bounded by the rules", arguments: limits)
  func limit(row: Row) {
    row.check()
  }

  @Test("sixteen levels are allowed unless the rules say otherwise")
  func standardLimit() {
    var router = Place()
    for number in 1...16 {
      #expect(router.present(.alert(.ask("\(number)"))).isChanged)
    }
    #expect(router.present(.alert(.ask("17"))) == .refused(.tooManyLevels(limit: 16)))
    #expect(router.levels.count == 16)
  }

  @Test("options and an asker stay on an update, unless others are given")
  func optionsStay() {
    let low = PresentationOptions(detents: [.medium, .large])
    var router = Place()
    router.present(.sheet("x1"), options: low, asker: .root)
    router.present(.sheet("x2"))
    #expect(router.levels[0].options == low && router.levels[0].asker == .root)
    #expect(router.present(.sheet("x2"), options: .standard) == .changed([]))
    #expect(router.levels[0].options == .standard && router.levels[0].asker == .root)
    #expect(router.present(.alert(.ask("q")), options: low).isChanged)
    #expect(router.levels[1].options == .standard)
  }

  @Test("an asker has to be there")
  func askerThere() {
    var router = Place()
    #expect(router.present(.sheet("x"), asker: .screen("a")) == .refused(.notThere))
    #expect(router.present(.sheet("x"), asker: .item("y")) == .refused(.notThere))
    router.push("a")
    #expect(router.present(.sheet("x"), asker: .screen("a")).isChanged)
    #expect(
      router.present(.sheet("y"), at: 2, asker: .screen("a", level: 1)) == .refused(.notThere))
    #expect(router.present(.sheet("y"), at: 2, asker: .item("x")).isChanged)
  }

  @Test("a router that presents nothing is 16 bytes larger than its stack and slot at most")
  func size() {
    func checkSize<Scheme: NavigationScheme>(_: Scheme.Type) {
      let parts =
        MemoryLayout<RouteStack<Scheme.Route>>.size + MemoryLayout<SheetSlot<Scheme.Sheet>>.size
      #expect(MemoryLayout<Router<Scheme>>.size <= parts + 16)
    }
    checkSize(Cards.self)
    checkSize(Small.self)
  }

  private enum Small: NavigationScheme {
    typealias Sheet = Digit
  }

  private struct Digit: Hashable, Identifiable {
    let id: UInt8
  }

  @Test("equal routers are equal, whatever they went through")
  func representation() {
    var router = Place.after([
      .sheet("x"), .sheet("y", at: 2), .push("a", on: 1), .mark(.item("x")),
    ])
    router.dismiss(downTo: 1)
    router.reduce(.pop(on: 1))
    router.unmark(.item("x"))
    #expect(router == .at("", "x") && router.hashValue == Place.at("", "x").hashValue)
    router.dismiss()
    #expect(router == Place() && router.hashValue == Place().hashValue)
    router.setSearchText("otter")
    #expect(router != Place())
    router.endSearch()
    #expect(router == Place())
  }
}
