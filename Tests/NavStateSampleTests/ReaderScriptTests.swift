import NavState
import NavStateSample
import Testing

@Suite("Reader.script")
struct ReaderScriptTests {
  private typealias Event = Router<Reader>.Event

  private let lines: [ScriptLine<Router<Reader>.Action>]
  private let receipts: [Receipt<Event>]
  private let places: [String: Revisioned<Router<Reader>>]
  private let played: PlayedScript<Router<Reader>>

  init() throws {
    played = try PlayedScript(Reader.script, from: Router())
    lines = played.lines
    receipts = played.receipts
    places = played.places
  }

  @Test("is one evening: 60 lines on screens and a sheet, as many on presentations, all readable")
  func length() {
    #expect((120...130).contains(lines.count))
    let later = lines[60...].map(\.envelope.action.name)
    #expect(Set(later).isSuperset(of: ChainVerb.allCases.map(RouterVerb.chain)))
    let earlier = lines[..<60].map(\.envelope.action.name)
    #expect(!earlier.contains { if case .chain = $0 { true } else { false } })
  }

  @Test("uses every verb, by all causes, forced and not")
  func verbs() {
    #expect(Set(lines.map(\.envelope.action.name)) == Set(RouterVerb.allCases))
    #expect(Set(lines.map(\.envelope.context.cause)) == Set(Cause.allCases))
    #expect(Set(lines.map(\.envelope.context.isForced)) == [true, false])
  }

  @Test("reaches every outcome and every event, and every refusal of a router but one")
  func outcomes() {
    #expect(Set(receipts.map(\.outcome.name)) == Set(OutcomeName.allCases))
    #expect(Set(receipts.flatMap(\.outcome.events).map(\.name)) == Set(RouterEventName.allCases))
    let refusals = Set(receipts.compactMap(\.outcome.refusal?.name))
    // No evening has as many steps as there are revisions; tabs come the next day, then columns.
    let others: Set<Refusal.Name> = [
      .revisionsExhausted, .hidden, .disabled, .notCustomizable, .lastVisible, .tooManySelected,
      .notHideable, .collapsed, .notALength, .outOfOrder,
    ]
    #expect(refusals == Set(Refusal.Name.allCases).subtracting(others))
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
      // Each way out of a draft asks, and a second one as the first changes nothing.
      (62, "dismiss(id: composer)", "changed([exitAsked([composer])])"),
      (63, "dismiss(id: composer)", "unchanged"),
      (64, "cancel", "changed([])"),
      (65, "back", "changed([exitAsked([composer])])"),
      (66, #"present(media(ids: ["3"], selected: "3"))"#, "changed([exitAsked([composer])])"),
      (67, "push(message/20)", "changed([pushed([message/20]), exitDropped])"),  // behind it
      (68, "dismissTo(level: 0)", "changed([exitAsked([composer])])"),
      (70, "cancel", "changed([])"),  // the question has outlived the turn of the phone
      (71, "dismissAll", "changed([exitAsked([composer])])"),
      (72, "confirm", Self.confirmed),
      (81, "finish(picked(person: \"otter\"), by: message/20)", "refused(\(Refusal.notAsked))"),
      (84, "back", "changed([searchEnded(\"finn\") at level 1])"),
      (103, "back", "refused(\(Refusal.dismissalDisabled))"),
      (109, "dismiss(id: settings)", Self.settingsEnd),
      (111, "didDismiss(settings)", "changed([presented(welcome)])"),  // whose turn it is
      (119, "dismissAll", Self.signedOut),
      (120, "confirm", "refused(\(Refusal.nothingPending))"),  // nobody was asked
    ])
  func story(number: Int, action: String, outcome: String) throws {
    try #require(lines.indices.contains(number - 1))
    #expect("\(lines[number - 1].envelope.action)" == action)
    #expect("\(receipts[number - 1].outcome)" == outcome)
  }

  private static let firstMatch = "changed([popped([message/13, profile/heron, message/12])])"

  private static let confirmed = """
    changed([dismissed(share(url: https://example.org/tides, text: "Worth a read"), \
    cause: container), lost([composer])])
    """

  private static let settingsEnd = "changed([dismissed(settings(path: [general]), cause: code)])"

  private static let signedOut = #"""
    changed([dismissed(newMessage(text: "Low tide"), cause: code), lost([composer])])
    """#

  @Test("asks the questions that the app asks")
  func prompts() {
    let events = receipts.flatMap(\.outcome.events)
    let asked = events.compactMap { event in
      if case .chain(.presented(let prompt)) = event { prompt } else { nil }
    }
    #expect(
      asked == [
        Reader.discardDraft(), Reader.discardDraft(), Reader.deleteMessage(id: "20"),
        Reader.signOut(account: "fern"), Reader.discardDraft(), Reader.deleteMessage(id: "20"),
      ])
  }

  @Test("tells of each result who ended, who asked, and that it is there")
  func results() {
    let results = receipts.flatMap(\.outcome.events).filter { $0.name == .chain(.finished) }
    let people = ReaderRoute.people(ids: ["gull", "otter"])
    #expect(
      results == [
        .chain(
          .finished(
            .saveDraft, by: .presentation(.prompt("discardDraft")), for: .item("composer"),
            isThere: true)),
        .chain(
          .finished(
            .sent(message: "21"), by: .item("composer"), for: .screen(.message(id: "20")),
            isThere: true)),
        .chain(
          .finished(
            .picked(person: "gull"), by: .screen(people, level: 1), for: .item("settings"),
            isThere: true)),
      ])
  }

  @Test("ends on a draft with two screens and a question over it, and a pad on which a sheet waits")
  func end() throws {
    let phone = try #require(places[""])
    #expect(
      "\(phone.state)" == """
        [message/12, bookmarks, article/https://example.org/tides, *message/20*] \
        + mention(person: "heron", text: "Good night")! [people/heron, *profile/heron*] \
        + alert(discardDraft)
        """)
    #expect(phone.revision == played.changes(of: ""))
    let pad = try #require(places["pad"])
    #expect(pad.state.path.isEmpty)
    #expect(pad.state.levels.map(\.id) == [.item("filter"), .prompt("deleteMessage")])
    #expect(pad.state.waiting == [.item("about")])
    #expect(pad.revision == played.changes(of: "pad"))
  }

  @Test("looks different on the phone and on the pad, and is the same there")
  func adapting() throws {
    let pad = try #require(places["pad"]?.state)
    let phone = Traits(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, idiom: .phone)
    let kinds = pad.levels.map(\.content.kind)
    #expect(kinds.map { $0.adapted(to: pad.traits) } == [.popover, .popover])
    #expect(kinds.map { $0.adapted(to: phone) } == [.sheet, .confirmationDialog])
    var turned = pad
    turned.adapt(to: phone)
    #expect(turned.levels == pad.levels && turned.waiting == pad.waiting)
  }

  @Test("leaves to a new start the draft without its question, and on the pad what waited")
  func lasting() throws {
    let phone = try #require(places[""]).state.lasting()
    #expect(phone.value.levels.map(\.id) == [.item("composer")])
    #expect(phone.value.levels.first?.path.count == 2 && phone.value.markedPlaces.isEmpty)
    #expect(phone.report.map(\.place) == [["presented", "1"], ["layers", "0", "isMarked"]])
    let pad = try #require(places["pad"]).state.lasting()
    #expect(pad.value.levels.map(\.id) == [.item("about")])
    #expect(pad.report.map(\.place) == [["presented", "0"], ["presented", "1"]])
  }
}
