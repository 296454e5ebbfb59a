/// A search field: whether the user is searching, and for what.
///
/// What is searched for may stay when a search has ended; see ``SearchReset``.
///
/// ```swift
/// var search = SearchState()
/// search.setSearchText("otter")  // .changed([.searchBegan, .searchChanged(…)])
/// search.endSearch()             // .changed([.searchEnded(…)]), and the field is empty
/// search.back()                  // .unhandled: nobody is searching
/// ```
///
/// Source: SwiftUI `View.searchable(text:tokens:isPresented:placement:prompt:token:)`,
/// `searchScopes(_:scopes:)` and `EnvironmentValues.dismissSearch`.
public struct SearchState: NavigationModel {
  @usableFromInline var active: Bool

  @usableFromInline var wanted: SearchQuery

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - isActive: Whether the user is searching.
  ///   - query: What is searched for.
  @inlinable
  public init(isActive: Bool = false, query: SearchQuery = SearchQuery()) {
    active = isActive
    wanted = query
  }

  /// What is searched for.
  @inlinable
  public var query: SearchQuery { wanted }
}

// MARK: - Projections

extension SearchState {
  /// Whether the user is searching; a write is the user's.
  ///
  /// A write is ``Action/beginSearch`` or ``Action/endSearch(reset:)`` with the cause ``Cause/user``.
  @inlinable
  public var isActive: Bool {
    get { active }
    set { _ = reduce(newValue ? .beginSearch : .endSearch(), in: .user) }
  }

  /// The text in the field; a write is the user's.
  ///
  /// A write is ``Action/setSearchText(_:)`` with the cause ``Cause/user``.
  @inlinable
  public var text: String {
    get { wanted.text }
    set { _ = reduce(.setSearchText(newValue), in: .user) }
  }

  /// What part of the content is searched, or `nil`; a write is the user's.
  ///
  /// A write is ``Action/setSearchScope(_:)`` with the cause ``Cause/user``.
  @inlinable
  public var scope: String? {
    get { wanted.scope }
    set { _ = reduce(.setSearchScope(newValue), in: .user) }
  }

  /// The tokens before the text; a write is the user's.
  ///
  /// A write is ``Action/setSearchTokens(_:)`` with the cause ``Cause/user``.
  @inlinable
  public var tokens: [String] {
    get { wanted.tokens }
    set { _ = reduce(.setSearchTokens(newValue), in: .user) }
  }
}

/// What is searched for.
public struct SearchQuery: Hashable, Sendable {
  /// The text in the field.
  public var text: String

  /// What part of the content is searched, by the app's name for it; `nil` if that is not said.
  public var scope: String?

  /// The tokens before the text, by the app's identities of them.
  public var tokens: [String]

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - scope: What part of the content is searched, or `nil`.
  ///   - tokens: The tokens before the text.
  @inlinable
  public init(text: String = "", scope: String? = nil, tokens: [String] = []) {
    self.text = text
    self.scope = scope
    self.tokens = tokens
  }
}

/// What becomes of a query when its search ends.
public enum SearchReset: String, Hashable, Sendable, Codable, CaseIterable {
  /// Text, scope and tokens are cleared.
  ///
  /// Source: SwiftUI `DismissSearchAction`, which clears the field.
  case clear
  /// They stay, for when the user searches again.
  case keep
}
