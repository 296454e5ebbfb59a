import NavState
import Testing

@Suite("SearchState")
struct SearchStateTests {
  @Test("is an empty field that nobody uses, unless said otherwise")
  func defaults() {
    let search = SearchState()
    #expect(!search.isActive)
    #expect(search.text.isEmpty)
    #expect(search.scope == nil)
    #expect(search.tokens.isEmpty)
    #expect(search.query == SearchQuery())
    #expect(search.violation == nil)
  }

  @Test("shows each part of its query")
  func parts() {
    let search = SearchState(
      isActive: true, query: SearchQuery(text: "a", scope: "b", tokens: ["c", "d"]))
    #expect(search.isActive)
    #expect(search.text == "a")
    #expect(search.scope == "b")
    #expect(search.tokens == ["c", "d"])
  }

  @Test("has events and actions that an owner's can hold without growing")
  func sizes() {
    #expect(MemoryLayout<SearchState.Event>.size <= MemoryLayout<Int>.size)
    #expect(MemoryLayout<SearchState.Action>.size <= MemoryLayout<String>.size + 1)
  }

  @Test("differs in every single thing")
  func equality() {
    let all = [
      SearchState(), SearchState(isActive: true), SearchState(query: SearchQuery(text: "a")),
      SearchState(query: SearchQuery(scope: "a")), SearchState(query: SearchQuery(scope: "")),
      SearchState(query: SearchQuery(tokens: ["a"])),
      SearchState(query: SearchQuery(tokens: ["a", "b"])),
      SearchState(query: SearchQuery(tokens: ["b", "a"])),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test("a write of a part is an action of the user")
  func writing() {
    var search = SearchState()
    search.isActive = true
    #expect(search == SearchState(isActive: true))
    search.isActive = true
    search.text = "a"
    search.scope = "b"
    search.tokens = ["c"]
    let query = SearchQuery(text: "a", scope: "b", tokens: ["c"])
    #expect(search == SearchState(isActive: true, query: query))
    search.isActive = false
    #expect(search == SearchState())
    search.isActive = false
    #expect(search == SearchState())
  }

  @Test("a text that is typed begins a search, and an empty one that SwiftUI writes does not")
  func typing() {
    var search = SearchState()
    search.text = ""
    #expect(!search.isActive)
    search.text = "a"
    #expect(search.isActive)
    // The field is cleared before or after the search is said to be over.
    search.text = ""
    search.isActive = false
    #expect(search == SearchState())
    search.text = "a"
    search.isActive = false
    search.text = ""
    #expect(search == SearchState())
  }

  @Test("the example of its comment does what the comment says")
  func example() {
    var search = SearchState()
    let query = SearchQuery(text: "otter")
    #expect(search.setSearchText("otter") == .changed([.searchBegan, .searchChanged(query)]))
    #expect(search.endSearch() == .changed([.searchEnded(query)]))
    #expect(search.text.isEmpty)
    #expect(search.back() == .unhandled)
  }

  @Test(
    "describes whether it is active, and its query",
    arguments: [
      (SearchState(), "not searching"),
      (SearchState(isActive: true), "searching"),
      (SearchState(query: SearchQuery(text: "a")), #"not searching "a""#),
      (
        SearchState(isActive: true, query: SearchQuery(text: "a", scope: "b", tokens: ["c", "d"])),
        #"searching "a" in b [c, d]"#
      ),
    ])
  func describing(search: SearchState, text: String) {
    #expect("\(search)" == text)
  }
}

@Suite("Searching")
struct SearchingTests {
  /// An owner of a search that notes what it is asked, and gives an answer of its own.
  struct Owner: Searching, Recording {
    typealias Action = SearchState.Action
    typealias Event = SearchState.Event

    var asked: [Step<SearchState.Action>] = []

    static let answer = Outcome<Event>.refused(.notThere)

    mutating func reduce(_ action: SearchState.Action, in context: Context) -> Outcome<Event> {
      asked.append(Step(action, in: context))
      return Self.answer
    }
  }

  @Test("a method is its action, by code and unforced unless said otherwise")
  func defaults() {
    let context = Context(cause: .code, isForced: false)
    Owner.check(.beginSearch, in: context) { $0.beginSearch() }
    Owner.check(.endSearch(reset: nil), in: context) { $0.endSearch() }
    Owner.check(.setSearchText("a"), in: context) { $0.setSearchText("a") }
    Owner.check(.setSearchScope("a"), in: context) { $0.setSearchScope("a") }
    Owner.check(.setSearchTokens(["a"]), in: context) { $0.setSearchTokens(["a"]) }
  }

  @Test("a method passes its arguments and its context on")
  func arguments() {
    let context = Context(cause: .link, isForced: true)
    Owner.check(.beginSearch, in: context) { $0.beginSearch(in: context) }
    for reset in SearchReset.allCases {
      Owner.check(.endSearch(reset: reset), in: context) {
        $0.endSearch(reset: reset, in: context)
      }
    }
    Owner.check(.setSearchText(""), in: context) { $0.setSearchText("", in: context) }
    Owner.check(.setSearchScope(nil), in: context) { $0.setSearchScope(nil, in: context) }
    Owner.check(.setSearchTokens([]), in: context) { $0.setSearchTokens([], in: context) }
  }
}
