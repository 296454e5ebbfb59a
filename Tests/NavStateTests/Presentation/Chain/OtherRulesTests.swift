import NavState
import NavStateTestSupport
import Testing

/// What was written under some rules, read under others.
@Suite("Router with a chain, read under other rules")
struct OtherRulesTests {
  typealias Place = Router<Cards>

  @Test("a question that other rules make vain is dropped, as new rules drop it")
  func settlingQuestion() throws {
    let asking = Place.after([.sheet("x"), .mark(.item("x")), .sheet("y")])
    #expect(asking.pending == Step(.sheet("y")))
    for rules in [RouterRules(presenting: .queue), RouterRules(presenting: .refuse)] {
      let context: ReadingContext = [.routerConfiguration: Configuration(rules: rules)]
      let router: Place = try read(from: json(asking), under: context)
      var configured = asking
      #expect(configured.configure(rules).words == "exitDropped")
      #expect(router == configured)
      // Read leniently, it is told too.
      let restored = CodedDecoder(userInfo: context).restore(
        Place.self, from: try CodedEncoder().encode(asking), unreadable: .keepPrefix)
      #expect(restored.value == router && restored.report.map(\.short) == ["pending: dropped"])
    }
    let pushing = Place.after(
      rules: RouterRules(duplicates: .popToExisting),
      [.push("a"), .push("b"), .mark(.screen("b")), .push("a")])
    #expect(pushing.pending == Step(.push("a")))
    #expect(try read(Place.self, from: json(pushing)).pending == nil)
    let setting = Place.after([.push("a"), .mark(.screen("a")), .stack(.set(["b", "c"]))])
    let shallow = Configuration(rules: RouterRules(depth: 1))
    let router: Place = try read(from: json(setting), under: [.routerConfiguration: shallow])
    #expect(setting.pending != nil && router.pending == nil && "\(router)" == "[*a*]")
  }

  @Test("a question that is vain once what waited is up is dropped, as new rules drop it")
  func settlingQuestionAndQueue() throws {
    let rules = RouterRules(presenting: .queue, hostWaits: true)
    let start: [Place.Action] = [
      .sheet("x"), .mark(.item("x")), .sheet("y", at: 2), .sheet("z", at: 2), .dismiss("y"),
    ]
    for action in [Place.Action.back, .dismiss()] {
      let asking = Place.after(rules: rules, start + [action])
      #expect(asking.pending == Step(action) && asking.waiting == [.item("z")])
      // Where nobody waits, z comes up, and a step back ends it and nothing that is marked.
      let context: ReadingContext = [
        .routerConfiguration: Configuration(rules: RouterRules(presenting: .queue))
      ]
      let router: Place = try read(from: json(asking), under: context)
      var configured = asking
      #expect(configured.configure(RouterRules(presenting: .queue)).isChanged)
      #expect(router == configured && "\(router)" == "[] + x! + z")
      let restored = CodedDecoder(userInfo: context).restore(
        Place.self, from: try CodedEncoder().encode(asking), unreadable: .keepPrefix)
      #expect(restored.value == router && restored.report.map(\.short) == ["pending: dropped"])
    }
    // One that asks under these rules as well stays.
    let asking = Place.after(rules: rules, start + [.chain(.dismissAll)])
    let context: ReadingContext = [
      .routerConfiguration: Configuration(rules: RouterRules(presenting: .queue))
    ]
    #expect(try read(Place.self, from: json(asking), under: context).pending == asking.pending)
  }

  @Test(
    "what leaves twice is refused where the host waits, and leaves not at all where it does not")
  func leavingTwice() throws {
    let text = #"{"leaving":[{"id":"x"},{"id":"x"}],"presented":[],"stack":[]}"#
    let rules = Configuration(rules: RouterRules(hostWaits: true))
    try RefusedText(text, breaking: .violation("\(Place.Violation.leavingTwice)"))
      .check(as: Place.self, under: [.routerConfiguration: rules])
    #expect(try read(Place.self, from: text) == Place())
    let restored = CodedDecoder(userInfo: [.routerConfiguration: rules])
      .restore(Place.self, from: Array(text.utf8), unreadable: .keepPrefix)
    #expect(restored.value.leaving.isEmpty && restored.report.map(\.short) == ["leaving: dropped"])
    // Nothing is leaving any longer, so that what waited has its turn.
    let queue =
      #"{"leaving":[{"id":"x"},{"id":"x"}],"presented":[],"queue":[{"item":"y","level":1}],"stack":[]}"#
    let goingOn = CodedDecoder(userInfo: [.routerConfiguration: rules])
      .restore(Place.self, from: Array(queue.utf8), unreadable: .keepPrefix)
    #expect("\(goingOn.value)" == "[] + y" && goingOn.value.waiting.isEmpty)
    #expect(goingOn.report.map(\.short) == ["leaving: dropped"])
  }

  @Test("as many may be leaving as the rules allow, also where these allow more than limits do")
  func manyLeaving() throws {
    let count = Limits().count + 1
    let ids = (0..<count).map { #"{"id":"\#($0)"}"# }.joined(separator: ",")
    let text = #"{"leaving":[\#(ids)],"presented":[],"stack":[]}"#
    let rules = Configuration(rules: RouterRules(hostWaits: true, levels: count))
    let decoder = CodedDecoder(userInfo: [.routerConfiguration: rules])
    let router = try decoder.decode(Place.self, from: Array(text.utf8))
    #expect(router.leaving.count == count)
    let restored = decoder.restore(Place.self, from: Array(text.utf8), unreadable: .keepPrefix)
    #expect(restored.value == router && restored.isComplete)
  }
}
