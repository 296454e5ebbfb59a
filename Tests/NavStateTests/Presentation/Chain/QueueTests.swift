import NavState
import Testing

/// What waits for its level, and what is still leaving the screen.
@Suite("Router, waiting")
struct QueueTests {
  typealias Place = Router<Cards>
  typealias Row = ChainRow

  static let queueing = RouterRules(presenting: .queue)
  static let waiting: [Place.Action] = [.sheet("x"), .sheet("y"), .sheet("z")]

  static let queues: [Row] = [
    Row(waiting, .dismiss(), rules: queueing, "dismissed(x, cause: code), presented(y)", "[] + y"),
    Row(
      waiting, .back, in: .user, rules: queueing, "dismissed(x, cause: user), presented(y)",
      "[] + y"),
    Row(waiting, .dismiss("y"), rules: queueing, "withdrawn(y)", "[] + x"),
    Row(
      waiting, .chain(.dismissAll), rules: queueing,
      "dismissed(x, cause: code), withdrawn(y), withdrawn(z)", "[]"),
    Row(waiting, .chain(.dismissTo(level: 1)), rules: queueing, "unchanged", "[] + x"),
    // What stood on the level is gone, so what waits there has nothing to stand on.
    Row(
      [.sheet("x"), .alert("q"), .alert("r", at: 2), .sheet("y")], .dismiss("x"), rules: queueing,
      "dismissed(q \"Sure?\" [yes, no, *cancel*], cause: code), dismissed(x, cause: code), "
        + "withdrawn(prompt r), presented(y)", "[] + y"),
    Row(
      [.sheet("x"), .alert("q"), .alert("r", at: 2), .sheet("y")], .answer("q", "no"),
      rules: queueing,
      "answered(q, choice: no), dismissed(q \"Sure?\" [yes, no, *cancel*], cause: code), "
        + "presented(r \"Sure?\" [yes, no, *cancel*])", "[] + x + alert(r)"),
    // Each that has its turn makes way for what waits above it.
    Row(
      [.sheet("x"), .alert("q", at: 1), .sheet("y", at: 2), .alert("r", at: 2)], .dismiss("y"),
      rules: queueing,
      "dismissed(y, cause: code), presented(r \"Sure?\" [yes, no, *cancel*])", "[] + x + alert(r)"),
    Row(
      [.sheet("x"), .alert("q", at: 1)], .chain(.dismissPrompt(id: "q")), rules: queueing,
      "withdrawn(prompt q)", "[] + x"),
    Row(waiting, .configure(RouterRules()), rules: queueing, "", "[] + x"),
    Row(
      [.chain(.present(.sheet("x"), asker: .root)), .sheet("y")],
      .chain(.finish("v", by: .item("x"))), rules: queueing,
      "finished(v, by: x, for: root), dismissed(x, cause: code), presented(y)", "[] + y"),
  ]

  @Test("comes up in order as soon as its level is free, or is withdrawn", arguments: queues)
  func queue(row: Row) {
    row.check()
  }

  @Test("keeps its options and its asker")
  func details() {
    let low = PresentationOptions(detents: [.medium])
    var router = Place.after(rules: Self.queueing, [.sheet("x")])
    router.present(.popover("y", anchor: "bar"), options: low, asker: .item("x"))
    #expect(router.waiting == [.item("y")])
    router.dismiss()
    #expect(router.levels.map(\.content) == [.popover("y", anchor: "bar")])
    #expect(router.levels[0].options == low && router.levels[0].asker == .item("x"))
    #expect(router.waiting.isEmpty)
  }

  @Test("keeps its kind when it is presented again as nothing but an item")
  func plainly() {
    for waiting: Presentation<Cards> in [.popover("y1", anchor: "bar"), .fullScreenCover("y1")] {
      var router = Place.after(rules: Self.queueing, [.sheet("x"), .chain(.present(waiting))])
      #expect(router.present("y1") == .unchanged)
      #expect(router.present("y2").words == "queued(y)")
      router.dismiss()
      let item: Presentation<Cards> =
        waiting.kind == .popover ? .popover("y2", anchor: "bar") : .fullScreenCover("y2")
      #expect(router.levels.map(\.content) == [item])
    }
  }

  static let hostWaits = RouterRules(hostWaits: true)
  static let both = RouterRules(presenting: .queue, hostWaits: true)

  @Test("what was dismissed is leaving until the host reports it")
  func leaving() {
    var router = Place.after(rules: Self.hostWaits, [.sheet("x"), .dismiss()])
    #expect(router.leaving == [.item("x")] && router.levels.isEmpty)
    router[sheet: 1] = "x"
    router.presentedSheet = "x2"
    #expect(router.levels.isEmpty, "a late write of a binding")
    #expect(router.present("x", in: .user) == .refused(.leaving))
    #expect(router.present("y", in: .user).isChanged)
    #expect(router.present("x").isChanged, "code means it")
    #expect(router.leaving == [.item("x"), .item("y")])
    #expect(router.didDismiss(.item("z")) == .unchanged)
    #expect(router.didDismiss(.item("x")) == .changed([]))
    #expect(router.didDismiss(.item("x")) == .unchanged)
    #expect(router.levels.map(\.id) == [.item("x")])
  }

  @Test("what is leaving and waits to come again is the code's alone until it is gone")
  func leavingAndWaiting() {
    var router = Place.after(
      rules: Self.both, [.sheet("x"), .sheet("y"), .dismiss(), .sheet("x")])
    #expect(router.leaving == [.item("x")] && router.waiting == [.item("y"), .item("x")])
    #expect(router.present("x2", in: .user) == .refused(.leaving))
    #expect(router.present("x2").words == "queued(x)")
    router.didDismiss(.item("x"))
    #expect(router.present("x", in: .user).words == "queued(x)")
  }

  @Test("nothing that waits is presented while something is leaving")
  func standingStill() {
    var router = Place.after(rules: Self.both, [.sheet("x"), .sheet("y"), .alert("q")])
    #expect(
      router.dismissAll().words
        == "dismissed(q \"Sure?\" [yes, no, *cancel*], cause: code), dismissed(x, cause: code), withdrawn(y)"
    )
    router = Place.after(rules: Self.both, [.sheet("x"), .sheet("y"), .alert("q")])
    router.dismiss(id: "x")
    #expect(router.levels.isEmpty && router.waiting == [.item("y")])
    #expect(router.leaving == [.prompt("q"), .item("x")])
    #expect(router.present("z").words == "queued(z)", "y was there first")
    #expect(router.didDismiss(.item("x")) == .changed([]))
    #expect(router.didDismiss(.prompt("q")).words == "presented(y)")
    #expect(router.waiting == [.item("z")])
  }

  @Test("what waits for a free level is withdrawn where the levels above are ended")
  func withdrawing() {
    var router = Place.after(rules: Self.both, [.sheet("x"), .sheet("y"), .dismiss()])
    #expect(router.waiting == [.item("y")])
    #expect(router.dismiss(downTo: 0).words == "withdrawn(y)")
    #expect(router.dismiss(downTo: 0) == .unchanged)
  }

  @Test("no more are leaving than there may be levels; the oldest is forgotten")
  func forgetting() {
    var router = Place.after(
      rules: RouterRules(hostWaits: true, levels: 2),
      [.sheet("x"), .sheet("y"), .sheet("z"), .dismiss()])
    #expect(router.leaving == [.item("y"), .item("z")])
    #expect(router.configure(RouterRules(hostWaits: true, levels: 1)) == .changed([]))
    #expect(router.leaving == [.item("z")])
  }

  @Test("what leaves again before it was reported is leaving once, and last")
  func leavingAgain() {
    var router = Place.after(
      rules: Self.hostWaits,
      [.sheet("x"), .dismiss(), .sheet("y"), .dismiss(), .sheet("x"), .dismiss()])
    #expect(router.leaving == [.item("y"), .item("x")])
    #expect(router.didDismiss(.item("x")).isChanged && router.leaving == [.item("y")])
  }

  @Test("a host that waits no longer sets free what waits")
  func noLonger() {
    var router = Place.after(rules: Self.both, [.sheet("x"), .sheet("y"), .dismiss()])
    #expect(router.configure(Self.queueing).words == "presented(y)")
    #expect(router.leaving.isEmpty && router.levels.map(\.id) == [.item("y")])
  }

  @Test("without the rule, a write of what was just dismissed is an ordinary presentation")
  func ordinary() {
    var router = Place.after([.sheet("x"), .dismiss()])
    router[sheet: 1] = "x"
    #expect(router == .at("", "x"))
    #expect(router.didDismiss(.item("x")) == .unchanged)
  }
}
