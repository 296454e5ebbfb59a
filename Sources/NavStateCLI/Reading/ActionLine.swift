package import NavState

/// An action in its envelope, and the stream that it belongs to.
///
/// ```json
/// {"id": "pad", "key": "a1", "expected": 7, "by": "user", "action": {"pop": {}}}
/// ```
///
/// All but the action is optional.
package struct ActionLine<Action: NavigationAction>: Hashable {
  /// The stream, empty if the line names none.
  package let stream: String

  /// The action, in the envelope that `NavState` reads.
  package let envelope: Envelope<Action>
}

private enum ActionLineKeys: String, CodingKey {
  case id
}

extension ActionLine: Decodable where Action: Decodable {
  /// Decodes the envelope, and the stream beside it.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ActionLineKeys.self)
    stream = try container.decodeIfPresent(String.self, forKey: .id) ?? ""
    envelope = try Envelope(from: decoder)
  }
}

/// A state, and an action to perform on it.
///
/// ```json
/// {"state": {"stack": [], "presented": []}, "action": {"pop": {}}, "by": "user", "forced": true}
/// ```
///
/// All but the state and the action is optional.
package struct StateLine: Hashable {
  /// The state.
  package let state: Router<OpenReader>

  /// The action.
  package let action: Router<OpenReader>.Action

  /// Who asks for it, and with what force.
  package let context: Context
}

private enum StateLineKeys: String, CodingKey {
  case state
}

extension StateLine: Decodable {
  /// Decodes the state, and the action with its context beside it.
  package init(from decoder: any Decoder) throws {
    state = try decoder.container(keyedBy: StateLineKeys.self).decode(
      Router<OpenReader>.self, forKey: .state)
    let envelope = try Envelope<Router<OpenReader>.Action>(from: decoder)
    // Whoever sends these relies on them, and nothing here remembers an id or a revision.
    if envelope.id != nil { throw decoder.error(.unknownArgument("key")) }
    if envelope.expected != nil { throw decoder.error(.unknownArgument("expected")) }
    action = envelope.action
    context = envelope.context
  }
}
