import Foundation
import NavState
import NavStateSample
import Testing

/// A line of the script, as it is read.
private struct ScriptLine: Decodable {
  let id: String
  let envelope: Envelope<Router<Reader>.Action>

  private enum CodingKeys: String, CodingKey {
    case id
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(String.self, forKey: .id) ?? ""
    envelope = try Envelope(from: decoder)
  }
}

@Suite("Reader.script")
struct ReaderScriptTests {
  private typealias Event = Router<Reader>.Event

  private let lines: [ScriptLine]
  private let receipts: [Receipt<Event>]
  private let places: [String: Revisioned<Router<Reader>>]

  init() throws {
    lines = try Reader.script.split(separator: UInt8(ascii: "\n")).map { line in
      try JSONDecoder().decode(ScriptLine.self, from: Data(line))
    }
    var places: [String: Revisioned<Router<Reader>>] = [:]
    receipts = lines.map { line in
      places[line.id, default: Revisioned(Router())].reduce(line.envelope)
    }
    self.places = places
  }

  @Test("is one evening: 45 to 60 lines, all of them readable")
  func length() {
    #expect((45...60).contains(lines.count))
  }

  @Test("uses every verb, by different causes, forced and not")
  func verbs() {
    withKnownIssue("the evening has no chain of presentations yet") {
      #expect(Set(lines.map(\.envelope.action.name)) == Set(RouterVerb.allCases))
    }
    let causes = Set(lines.map(\.envelope.context.cause))
    #expect(causes.isSuperset(of: [.code, .user, .link, .container]))
    #expect(Set(lines.map(\.envelope.context.isForced)) == [true, false])
  }

  @Test("reaches every outcome and every event, and these refusals")
  func outcomes() {
    #expect(Set(receipts.map(\.outcome.name)) == Set(OutcomeName.allCases))
    withKnownIssue("the evening has no chain of presentations yet") {
      #expect(Set(receipts.flatMap(\.outcome.events).map(\.name)) == Set(RouterEventName.allCases))
    }
    let refusals = Set(receipts.compactMap(\.outcome.refusal?.name))
    #expect(refusals == [.negativeCount, .notThere, .tooDeep, .stale])
  }

  @Test("retries once, and has one sheet take another's place")
  func specials() {
    #expect(receipts.filter(\.isRepeat).count == 1)
    let replacements = receipts.flatMap(\.outcome.events).filter { event in
      if case .sheet(.dismissed(_, cause: .replaced)) = event { true } else { false }
    }
    #expect(!replacements.isEmpty)
  }

  @Test(
    "tells what it is meant to tell",
    arguments: [
      (4, "back", "unhandled"),  // at the root
      (8, "push(message/7)", "changed([pushed([message/7])])"),  // a double tap, and no rule
      (11, "push(message/7)", "unchanged"),  // a double tap under ignoreIfOnTop
      (15, "pop(9)", "changed([popped([trending, hashtag/seabirds, message/7])])"),
      (16, "pop(1)", "unhandled"),  // one pop too many
      (17, "popToRoot", "unchanged"),
      (30, "dismiss(id: composer)", "unchanged"),  // a late callback: the translation is up
      (40, "set([bookmarks, message/12, *message/13*])", "changed([popped([revision/13/2])])"),
      (47, "popTo(message/12, match: first)", Self.firstMatch),
    ])
  func story(number: Int, action: String, outcome: String) throws {
    try #require(lines.indices.contains(number - 1))
    #expect("\(lines[number - 1].envelope.action)" == action)
    #expect("\(receipts[number - 1].outcome)" == outcome)
  }

  private static let firstMatch = "changed([popped([message/13, profile/heron, message/12])])"

  @Test("ends on an article that is being shared, and on a pad that was signed out")
  func end() throws {
    let phone = try #require(places[""])
    #expect("\(phone.state.path)" == "[message/12, bookmarks, *article/https://example.org/tides*]")
    #expect(phone.state.presentedSheet?.id == "composer")
    #expect(phone.revision == 40)
    let pad = try #require(places["pad"])
    #expect(pad.state.path.isEmpty && pad.state.presentedSheet == nil)
    #expect(pad.revision == 5)
  }
}
