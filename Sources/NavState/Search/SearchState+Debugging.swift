extension SearchState: CustomStringConvertible {
  /// Whether the user is searching, and for what: `searching "otter"`, `not searching`.
  public var description: String {
    let name = active ? "searching" : "not searching"
    return wanted == SearchQuery() ? name : "\(name) \(wanted)"
  }
}

extension SearchQuery: CustomStringConvertible {
  /// The text, with the scope and the tokens if there are some: `"otter" in people [unread]`.
  public var description: String {
    let parts = [
      "\"\(text)\"", scope.map { "in \($0)" },
      tokens.isEmpty ? nil : "[\(tokens.joined(separator: ", "))]",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension SearchState.Action: CustomStringConvertible {
  /// The name, with its argument: `setSearchText("otter")`.
  public var description: String {
    switch self {
    case .beginSearch: "beginSearch"
    case .endSearch(let reset): reset.map { "endSearch(\($0))" } ?? "endSearch"
    case .setSearchText(let text): "setSearchText(\"\(text)\")"
    case .setSearchScope(let scope): scope.map { "setSearchScope(\($0))" } ?? "setSearchScope"
    case .setSearchTokens(let tokens): "setSearchTokens([\(tokens.joined(separator: ", "))])"
    }
  }
}

extension SearchState.Event: CustomStringConvertible {
  /// The name, with what is searched for: `searchEnded("otter" in people)`.
  public var description: String {
    switch self {
    case .searchBegan: "searchBegan"
    case .searchChanged(let query): "searchChanged(\(query))"
    case .searchEnded(let query): "searchEnded(\(query))"
    }
  }
}
