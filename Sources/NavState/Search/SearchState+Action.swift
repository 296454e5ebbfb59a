extension SearchState {
  /// What a search can be asked to do.
  public enum Action: NavigationAction {
    /// Lets the user search.
    case beginSearch
    /// Ends the search; what becomes of the query is up to the owner's rule unless it is said here.
    case endSearch(reset: SearchReset? = nil)
    /// Puts a text into the field; one that is not empty begins the search.
    case setSearchText(String)
    /// Sets what part of the content is searched.
    case setSearchScope(String?)
    /// Sets the tokens before the text.
    case setSearchTokens([String])
  }

  /// What a change of a search tells its host.
  public enum Event: Hashable, Sendable {
    /// The user can search now: the field is shown and focused.
    case searchBegan
    /// Something else is searched for: results are to be found.
    ///
    /// It is stored apart, so that the commoner events of an owner stay small.
    indirect case searchChanged(SearchQuery)
    /// The search has ended; this is what was searched for, whether it stays or not.
    ///
    /// It is stored apart, so that the commoner events of an owner stay small.
    indirect case searchEnded(SearchQuery)
  }

  /// Performs an action.
  ///
  /// A text that is not empty begins the search, since it is typing that brings it there. An empty
  /// one begins none: SwiftUI clears the field when a search ends, before or after it says so. A
  /// scope and tokens begin none either, and may be set before.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks; a search is the same for all.
  /// - Returns: What became of it; a search refuses nothing.
  /// - Complexity: That of comparing two queries.
  @inlinable
  @discardableResult
  public mutating func reduce(_ action: Action, in context: Context) -> Outcome<Event> {
    switch action {
    case .beginSearch: return begin()
    case .endSearch(let reset): return end(reset ?? .clear)
    case .setSearchText(let text):
      guard text != wanted.text else { return .unchanged }
      wanted.text = text
      let isTyped = !text.isEmpty && begin().isChanged
      return isTyped
        ? .changed([.searchBegan, .searchChanged(wanted)]) : .changed(.searchChanged(wanted))
    case .setSearchScope(let scope):
      guard scope != wanted.scope else { return .unchanged }
      wanted.scope = scope
      return .changed(.searchChanged(wanted))
    case .setSearchTokens(let tokens):
      guard tokens != wanted.tokens else { return .unchanged }
      wanted.tokens = tokens
      return .changed(.searchChanged(wanted))
    }
  }

  @inlinable
  mutating func begin() -> Outcome<Event> {
    guard !active else { return .unchanged }
    active = true
    return .changed(.searchBegan)
  }

  @inlinable
  mutating func end(_ reset: SearchReset) -> Outcome<Event> {
    guard active else { return .unchanged }
    let query = wanted
    active = false
    if reset == .clear { wanted = SearchQuery() }
    return .changed(.searchEnded(query))
  }

  /// Takes one step back: ends the search.
  ///
  /// - Parameters:
  ///   - reset: What becomes of the query; `nil` leaves it to the owner's rule.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unhandled if nobody is searching.
  @inlinable
  @discardableResult
  public mutating func back(
    reset: SearchReset? = nil, in context: Context = Context()
  ) -> Outcome<Event> {
    active ? reduce(.endSearch(reset: reset), in: context) : .unhandled
  }
}
