import NavState
import Testing

/// What every action does in every kind of state.
@Suite("SearchState.Action")
struct SearchStateActionTests {
  typealias Row = Transition<SearchState>

  static let full = SearchQuery(text: "a", scope: "s", tokens: ["t"])

  static let idle = SearchState()
  static let active = SearchState(isActive: true)
  static let searching = SearchState(isActive: true, query: full)
  static let kept = SearchState(query: full)

  /// A query that differs in one thing.
  static func query(_ change: (inout SearchQuery) -> Void) -> SearchQuery {
    var query = full
    change(&query)
    return query
  }

  static let beginning: [Row] = [
    Row(idle, .beginSearch, .changed([.searchBegan]), active),
    Row(active, .beginSearch, .unchanged),
    Row(searching, .beginSearch, .unchanged),
    Row(kept, .beginSearch, .changed([.searchBegan]), searching),
  ]

  static let ending: [Row] = [
    Row(active, .endSearch(), .changed([.searchEnded(SearchQuery())]), idle),
    Row(active, .endSearch(reset: .clear), .changed([.searchEnded(SearchQuery())]), idle),
    Row(active, .endSearch(reset: .keep), .changed([.searchEnded(SearchQuery())]), idle),
    Row(searching, .endSearch(), .changed([.searchEnded(full)]), idle),
    Row(searching, .endSearch(reset: .clear), .changed([.searchEnded(full)]), idle),
    Row(searching, .endSearch(reset: .keep), .changed([.searchEnded(full)]), kept),
    // A search that has ended ends no more, and what it kept stays.
    Row(idle, .endSearch(), .unchanged), Row(idle, .endSearch(reset: .keep), .unchanged),
    Row(kept, .endSearch(), .unchanged), Row(kept, .endSearch(reset: .clear), .unchanged),
    Row(kept, .endSearch(reset: .keep), .unchanged),
  ]

  static let texts: [Row] = {
    let (b, none) = (query { $0.text = "b" }, query { $0.text = "" })
    let only = SearchQuery(text: "b")
    return [
      Row(
        idle, .setSearchText("b"), .changed([.searchBegan, .searchChanged(only)]),
        SearchState(isActive: true, query: only)),
      Row(
        active, .setSearchText("b"), .changed([.searchChanged(only)]),
        SearchState(isActive: true, query: only)),
      Row(
        searching, .setSearchText("b"), .changed([.searchChanged(b)]),
        SearchState(isActive: true, query: b)),
      Row(
        kept, .setSearchText("b"), .changed([.searchBegan, .searchChanged(b)]),
        SearchState(isActive: true, query: b)),
      Row(
        searching, .setSearchText(""), .changed([.searchChanged(none)]),
        SearchState(isActive: true, query: none)),
      // An empty text is nothing that was typed.
      Row(
        kept, .setSearchText(""), .changed([.searchChanged(none)]), SearchState(query: none)),
      Row(idle, .setSearchText(""), .unchanged), Row(active, .setSearchText(""), .unchanged),
      Row(kept, .setSearchText("a"), .unchanged), Row(searching, .setSearchText("a"), .unchanged),
    ]
  }()

  static let scopes: [Row] = {
    let (other, none) = (query { $0.scope = "z" }, query { $0.scope = nil })
    let only = SearchQuery(scope: "z")
    return [
      Row(
        idle, .setSearchScope("z"), .changed([.searchChanged(only)]), SearchState(query: only)),
      Row(
        active, .setSearchScope("z"), .changed([.searchChanged(only)]),
        SearchState(isActive: true, query: only)),
      Row(
        searching, .setSearchScope("z"), .changed([.searchChanged(other)]),
        SearchState(isActive: true, query: other)),
      Row(
        searching, .setSearchScope(nil), .changed([.searchChanged(none)]),
        SearchState(isActive: true, query: none)),
      Row(
        kept, .setSearchScope("z"), .changed([.searchChanged(other)]), SearchState(query: other)),
      Row(idle, .setSearchScope(nil), .unchanged), Row(active, .setSearchScope(nil), .unchanged),
      Row(searching, .setSearchScope("s"), .unchanged), Row(kept, .setSearchScope("s"), .unchanged),
    ]
  }()

  static let tokens: [Row] = {
    let (more, none) = (query { $0.tokens = ["t", "t"] }, query { $0.tokens = [] })
    let only = SearchQuery(tokens: ["u"])
    return [
      Row(
        idle, .setSearchTokens(["u"]), .changed([.searchChanged(only)]), SearchState(query: only)),
      Row(
        active, .setSearchTokens(["u"]), .changed([.searchChanged(only)]),
        SearchState(isActive: true, query: only)),
      Row(
        searching, .setSearchTokens(["t", "t"]), .changed([.searchChanged(more)]),
        SearchState(isActive: true, query: more)),
      Row(
        searching, .setSearchTokens([]), .changed([.searchChanged(none)]),
        SearchState(isActive: true, query: none)),
      Row(
        kept, .setSearchTokens(["t", "t"]), .changed([.searchChanged(more)]),
        SearchState(query: more)),
      Row(idle, .setSearchTokens([]), .unchanged), Row(active, .setSearchTokens([]), .unchanged),
      Row(searching, .setSearchTokens(["t"]), .unchanged),
      Row(kept, .setSearchTokens(["t"]), .unchanged),
    ]
  }()

  static let rows = beginning + ending + texts + scopes + tokens

  @Test("do what the table says, whoever asks, forced or not", arguments: rows)
  func actions(row: Row) {
    row.check()
    for cause in Cause.allCases {
      for isForced in [false, true] {
        let context = Context(cause: cause, isForced: isForced)
        Row(row.before, row.action, in: context, row.outcome, row.after).check()
      }
    }
  }

  @Test(
    "a step back ends a search, by the rule that is given, and nobody's search is left to others",
    arguments: [
      (idle, nil, .unhandled, idle), (idle, .keep, .unhandled, idle),
      (kept, nil, .unhandled, kept), (kept, .clear, .unhandled, kept),
      (active, nil, .changed([.searchEnded(SearchQuery())]), idle),
      (searching, nil, .changed([.searchEnded(full)]), idle),
      (searching, .clear, .changed([.searchEnded(full)]), idle),
      (searching, .keep, .changed([.searchEnded(full)]), kept),
    ] as [(SearchState, SearchReset?, Outcome<SearchState.Event>, SearchState)])
  func back(
    before: SearchState, reset: SearchReset?, outcome: Outcome<SearchState.Event>,
    after: SearchState
  ) {
    for cause in Cause.allCases {
      var search = before
      #expect(search.back(reset: reset, in: Context(cause: cause)) == outcome)
      #expect(search == after)
    }
    var search = before
    #expect(search.back(reset: reset) == outcome)
    #expect(search == after)
  }

  @Test("every action moves, none configures, and the table has them all")
  func subject() {
    #expect(Self.rows.allSatisfy { $0.action.subject == .place })
    #expect(Set(Self.rows.map(\.action.name)) == Set(SearchVerb.allCases))
    let outcomes = Dictionary(grouping: Self.rows, by: \.action.name)
      .mapValues { Set($0.map(\.outcome.name)) }
    for verb in SearchVerb.allCases { #expect(outcomes[verb] == [.changed, .unchanged]) }
  }
}
