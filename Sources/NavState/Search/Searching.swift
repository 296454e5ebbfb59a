/// A value that performs the actions of a search: the search itself, or whoever owns one.
///
/// It gives the actions their names as methods; each is the action, and returns its outcome.
public protocol Searching {
  /// What a change tells the host.
  associatedtype Event: Hashable & Sendable

  /// Performs an action of the search.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  @discardableResult
  mutating func reduce(_ action: SearchState.Action, in context: Context) -> Outcome<Event>
}

extension Searching {
  /// Lets the user search.
  ///
  /// - Parameter context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if the user is searching already.
  @inlinable
  @discardableResult
  public mutating func beginSearch(in context: Context = Context()) -> Outcome<Event> {
    reduce(.beginSearch, in: context)
  }

  /// Ends the search.
  ///
  /// - Parameters:
  ///   - reset: What becomes of the query; `nil` leaves it to the owner's rule.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if nobody is searching.
  @inlinable
  @discardableResult
  public mutating func endSearch(
    reset: SearchReset? = nil, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.endSearch(reset: reset), in: context)
  }

  /// Puts a text into the field; one that is not empty begins the search.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if the text is there already.
  @inlinable
  @discardableResult
  public mutating func setSearchText(
    _ text: String, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.setSearchText(text), in: context)
  }

  /// Sets what part of the content is searched.
  ///
  /// - Parameters:
  ///   - scope: The app's name for it, or `nil`.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if that is searched already.
  @inlinable
  @discardableResult
  public mutating func setSearchScope(
    _ scope: String?, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.setSearchScope(scope), in: context)
  }

  /// Sets the tokens before the text.
  ///
  /// - Parameters:
  ///   - tokens: The app's identities of them.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if these are there already, in this order.
  @inlinable
  @discardableResult
  public mutating func setSearchTokens(
    _ tokens: [String], in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.setSearchTokens(tokens), in: context)
  }
}

extension SearchState: Searching {}
