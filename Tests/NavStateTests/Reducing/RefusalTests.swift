import NavState
import NavStateTestSupport
import Testing

@Suite("Refusal")
struct RefusalTests {
  /// Each reason, its coded form, and what it has to tell.
  static let all: [(refusal: Refusal, text: String, told: [String])] = [
    (.negativeCount(-3), #"{"negativeCount":{"count":-3}}"#, ["-3"]),
    (.notThere, #"{"notThere":{}}"#, []),
    (.tooDeep(limit: 12), #"{"tooDeep":{"limit":12}}"#, ["12"]),
    (.stale(expected: 4, revision: 7), #"{"stale":{"expected":4,"revision":7}}"#, ["4", "7"]),
    (.revisionsExhausted, #"{"revisionsExhausted":{}}"#, []),
    (.alreadyPresented, #"{"alreadyPresented":{}}"#, []),
    (.taken(level: 3), #"{"taken":{"level":3}}"#, ["3"]),
    (.tooManyLevels(limit: 16), #"{"tooManyLevels":{"limit":16}}"#, ["16"]),
    (.leaving, #"{"leaving":{}}"#, []),
    (.dismissalDisabled, #"{"dismissalDisabled":{}}"#, []),
    (.notAsked, #"{"notAsked":{}}"#, []),
    (.nothingPending, #"{"nothingPending":{}}"#, []),
    (.hidden, #"{"hidden":{}}"#, []),
    (.disabled, #"{"disabled":{}}"#, []),
    (.notCustomizable, #"{"notCustomizable":{}}"#, []),
    (.lastVisible, #"{"lastVisible":{}}"#, []),
    (.tooManySelected(limit: 5), #"{"tooManySelected":{"limit":5}}"#, ["5"]),
    (.notHideable, #"{"notHideable":{}}"#, []),
    (.collapsed, #"{"collapsed":{}}"#, []),
    (.notALength, #"{"notALength":{}}"#, []),
    (.outOfOrder, #"{"outOfOrder":{}}"#, []),
  ]

  @Test("is coded as its name, with what was asked and what holds", arguments: all)
  func coding(refusal: Refusal, text: String, told: [String]) throws {
    #expect(try json(refusal) == text)
    #expect(try read(Refusal.self, from: text) == refusal)
  }

  @Test("describes itself with its stable name first, then what it carries", arguments: all)
  func describing(refusal: Refusal, text: String, told: [String]) throws {
    let description = "\(refusal)"
    #expect(description.hasPrefix("\(refusal.name.rawValue): "))
    for number in told { #expect(description.contains(number)) }
    #expect(!description.contains("\n"))
  }

  @Test("has a closed list of stable names, one a case")
  func names() {
    let names = [
      "negativeCount", "notThere", "tooDeep", "stale", "revisionsExhausted", "alreadyPresented",
      "taken", "tooManyLevels", "leaving", "dismissalDisabled", "notAsked", "nothingPending",
      "hidden", "disabled", "notCustomizable", "lastVisible", "tooManySelected", "notHideable",
      "collapsed", "notALength", "outOfOrder",
    ]
    #expect(Refusal.Name.allCases.map(\.rawValue) == names)
    #expect(Self.all.map(\.refusal.name.rawValue) == names)
  }

  @Test(
    "refuses data that is no reason, and says where",
    arguments: [
      ("{}", Unreadable(.dataCorrupted, at: [], rule: .missingName)),
      (#"{"rude":{}}"#, Unreadable(.dataCorrupted, at: [], rule: .unknownName("rude"))),
      (#"{"negativeCount":{}}"#, Unreadable(.keyNotFound, at: ["negativeCount", "count"])),
      (#"{"tooDeep":{"limit":"3"}}"#, Unreadable(.typeMismatch, at: ["tooDeep", "limit"])),
      (#"{"stale":{"expected":1}}"#, Unreadable(.keyNotFound, at: ["stale", "revision"])),
      (
        #"{"notThere":{"route":1}}"#,
        Unreadable(.dataCorrupted, at: ["notThere"], rule: .unknownArgument("route"))
      ),
    ])
  func refusing(text: String, reason: Unreadable) throws {
    #expect(try unreadable(text, as: Refusal.self) == reason)
  }
}
