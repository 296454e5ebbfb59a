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
  }
}
