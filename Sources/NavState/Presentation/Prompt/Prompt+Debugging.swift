extension Prompt: CustomStringConvertible {
  /// The identity and the title, with the identities of the choices, the one that cancels between
  /// asterisks: `delete "Delete it?" [yes, *cancel*]`.
  public var description: String {
    let choices = choices.map { $0.role == .cancel ? "*\($0.id)*" : $0.id }
    return "\(id) \"\(title)\" [\(choices.joined(separator: ", "))]"
  }
}

extension Prompt.Violation: CustomStringConvertible {
  /// The rule in words, with what breaks it.
  public var description: String {
    switch self {
    case .duplicateChoice(let id): "two choices have the identity \"\(id)\""
    case .severalCancels(let ids): "more than one choice cancels: \(ids.joined(separator: ", "))"
    }
  }
}
