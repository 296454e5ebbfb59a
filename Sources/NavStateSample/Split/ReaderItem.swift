/// What the middle column of the sample app lists: something of a section.
public enum ReaderItem: Hashable, Sendable {
  /// A timeline: of the people whom the person follows, of the server, of everybody.
  case timeline(name: String)
  /// A list of people, and what they wrote.
  case list(id: String)
  /// Messages with a tag.
  case hashtag(name: String)
  /// An exchange with few people.
  case conversation(id: String)
  /// A message that was not sent, as a form in which it is written.
  case draft(id: String)
  /// A message.
  case message(id: String)
  /// A person.
  case person(id: String)
}

extension ReaderItem: Identifiable {
  /// The kind, and what it shows: `message/7`.
  public var id: String { "\(kind)/\(name)" }

  /// Finds the item of an identity; `nil` if this version of the app has no such one.
  ///
  /// - Parameter id: The identity.
  public init?(id: String) {
    guard let slash = id.firstIndex(of: "/") else { return nil }
    let name = String(id[id.index(after: slash)...])
    switch id[..<slash] {
    case "timeline": self = .timeline(name: name)
    case "list": self = .list(id: name)
    case "hashtag": self = .hashtag(name: name)
    case "conversation": self = .conversation(id: name)
    case "draft": self = .draft(id: name)
    case "message": self = .message(id: name)
    case "person": self = .person(id: name)
    default: return nil
    }
  }

  private var kind: String {
    switch self {
    case .timeline: "timeline"
    case .list: "list"
    case .hashtag: "hashtag"
    case .conversation: "conversation"
    case .draft: "draft"
    case .message: "message"
    case .person: "person"
    }
  }

  private var name: String {
    switch self {
    case .timeline(let name), .hashtag(let name): name
    case .list(let id), .conversation(let id), .draft(let id), .message(let id), .person(let id):
      id
    }
  }
}

extension ReaderItem: CustomStringConvertible {
  /// The identity.
  public var description: String { id }
}

/// The identity, as a text.
extension ReaderItem: Codable {
  /// Encodes the identity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }

  /// Decodes an item from its identity.
  ///
  /// - Throws: A `DecodingError` if it is no text, or there is no such item.
  public init(from decoder: any Decoder) throws {
    self = try decoder.identified("item") { Self(id: $0) }
  }
}
