/// `{"active": true, "text": "otter", "scope": "people", "tokens": ["unread"]}`, without what is not
/// there.
extension SearchState: Codable {
  private enum CodingKeys: String, CodingKey {
    case active
  }

  /// Encodes what differs from a field that is empty and not used.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if active { try container.encode(active, forKey: .active) }
    try wanted.encode(to: encoder)
  }

  /// Decodes a search; of what is not there, there is nothing.
  ///
  /// - Throws: A `DecodingError` for a value of another type, or for more tokens than the ``Limits``
  ///   allow.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      isActive: try container.readIfPresent(.active) ?? false,
      query: try SearchQuery(from: decoder))
  }
}

/// `{"text": "otter", "scope": "people", "tokens": ["unread"]}`, without what is not there.
extension SearchQuery: Codable {
  private enum CodingKeys: String, CodingKey {
    case text
    case scope
    case tokens
  }

  /// Encodes what is there.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !text.isEmpty { try container.encode(text, forKey: .text) }
    try container.encodeIfPresent(scope, forKey: .scope)
    if !tokens.isEmpty { try container.encode(tokens, forKey: .tokens) }
  }

  /// Decodes a query; of what is not there, there is nothing.
  ///
  /// - Throws: A `DecodingError` for a value of another type, or for more tokens than the ``Limits``
  ///   allow.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let tokens: BoundedTexts? = try container.readIfPresent(.tokens)
    self.init(
      text: try container.readIfPresent(.text) ?? "",
      scope: try container.readIfPresent(.scope),
      tokens: tokens?.texts ?? [])
  }
}

/// Texts, at most as many as the limits of a reading allow.
private struct BoundedTexts: Decodable {
  let texts: [String]

  init(from decoder: any Decoder) throws {
    texts = try decoder.decodeArray(atMost: decoder.userInfo.limits.count)
  }
}

/// The stable name of an action of a search.
public enum SearchVerb: String, CodedName {
  /// The name of ``SearchState/Action/beginSearch``.
  case beginSearch
  /// The name of ``SearchState/Action/endSearch(reset:)``.
  case endSearch
  /// The name of ``SearchState/Action/setSearchText(_:)``.
  case setSearchText
  /// The name of ``SearchState/Action/setSearchScope(_:)``.
  case setSearchScope
  /// The name of ``SearchState/Action/setSearchTokens(_:)``.
  case setSearchTokens
}

/// `beginSearch{}`, `endSearch{reset?}`, `setSearchText{text}`, `setSearchScope{scope?}`,
/// `setSearchTokens{tokens}`.
extension SearchState.Action: CodedByName {
  /// The stable name of this action.
  public var name: SearchVerb {
    switch self {
    case .beginSearch: .beginSearch
    case .endSearch: .endSearch
    case .setSearchText: .setSearchText
    case .setSearchScope: .setSearchScope
    case .setSearchTokens: .setSearchTokens
    }
  }

  /// Writes the arguments of this action.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .beginSearch: break
    case .endSearch(let reset): try arguments.writeIfPresent(reset, "reset")
    case .setSearchText(let text): try arguments.write(text, "text")
    case .setSearchScope(let scope): try arguments.writeIfPresent(scope, "scope")
    case .setSearchTokens(let tokens): try arguments.write(tokens, "tokens")
    }
  }

  /// Reads the arguments of the action that has a name.
  public init(_ name: SearchVerb, from arguments: inout ArgumentReader) throws {
    switch name {
    case .beginSearch: self = .beginSearch
    case .endSearch: self = .endSearch(reset: try arguments.readIfPresent("reset"))
    case .setSearchText: self = .setSearchText(try arguments.read("text"))
    case .setSearchScope: self = .setSearchScope(try arguments.readIfPresent("scope"))
    case .setSearchTokens:
      let tokens: BoundedTexts = try arguments.read("tokens")
      self = .setSearchTokens(tokens.texts)
    }
  }
}

/// The stable name of an event of a search.
public enum SearchEventName: String, CodedName {
  /// The name of ``SearchState/Event/searchBegan``.
  case searchBegan
  /// The name of ``SearchState/Event/searchChanged(_:)``.
  case searchChanged
  /// The name of ``SearchState/Event/searchEnded(_:)``.
  case searchEnded
}

/// `searchBegan{}`, `searchChanged{query}`, `searchEnded{query}`.
extension SearchState.Event: CodedByName {
  /// The stable name of this event.
  public var name: SearchEventName {
    switch self {
    case .searchBegan: .searchBegan
    case .searchChanged: .searchChanged
    case .searchEnded: .searchEnded
    }
  }

  /// Writes what is searched for.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .searchBegan: break
    case .searchChanged(let query), .searchEnded(let query): try arguments.write(query, "query")
    }
  }

  /// Reads what is searched for.
  public init(_ name: SearchEventName, from arguments: inout ArgumentReader) throws {
    switch name {
    case .searchBegan: self = .searchBegan
    case .searchChanged: self = .searchChanged(try arguments.read("query"))
    case .searchEnded: self = .searchEnded(try arguments.read("query"))
    }
  }
}
