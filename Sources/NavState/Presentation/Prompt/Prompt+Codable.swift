private enum PromptKeys: String, CodingKey {
  case id
  case title
  case message
  case choices
}

private enum ChoiceKeys: String, CodingKey {
  case id
  case title
  case role
  case answer
}

/// `{"id", "title", "message", "choices"}`, without a message that is not there.
extension Prompt: Encodable where Answer: Encodable {
  /// Encodes the texts and the choices, the one that cancels among them.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PromptKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(message, forKey: .message)
    try container.encode(choices, forKey: .choices)
  }
}

extension Prompt: Decodable where Answer: Decodable {
  /// Decodes a prompt; where no choice cancels, one is added.
  ///
  /// - Throws: A `DecodingError` if the identity or the title is missing, the choices break a rule of
  ///   ``Violation``, or there are more than the ``Limits`` allow.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PromptKeys.self)
    let limit = decoder.userInfo.limits.count
    let choices: [Choice]? = try container.elementsIfPresent(.choices, atMost: limit)
    do {
      try self.init(
        id: try container.read(.id), title: try container.read(.title),
        message: try container.readIfPresent(.message), choices: choices ?? [])
    } catch let violation as Violation {
      throw try container.part(.choices).error(.violation("\(violation)"))
    }
    // The choice that cancels may have been added: with it, it has to be readable again.
    guard self.choices.count <= limit else {
      throw DecodingError.failure(
        .tooMany(limit: limit), at: container.codingPath + [PromptKeys.choices])
    }
  }
}

/// `{"id", "title", "role", "answer"}`, without a role or an answer that is not there.
extension Prompt.Choice: Encodable where Answer: Encodable {
  /// Encodes what is there.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ChoiceKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(role, forKey: .role)
    try container.encodeIfPresent(answer, forKey: .answer)
  }
}

extension Prompt.Choice: Decodable where Answer: Decodable {
  /// Decodes a choice.
  ///
  /// - Throws: A `DecodingError` if the identity or the title is missing, or the role is not known.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ChoiceKeys.self)
    self.init(
      id: try container.read(.id), title: try container.read(.title),
      role: try container.readIfPresent(.role), answer: try container.readIfPresent(.answer))
  }
}
