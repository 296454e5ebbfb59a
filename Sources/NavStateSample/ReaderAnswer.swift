/// What a choice means to the sample app, and what a screen or a sheet ends with.
public enum ReaderAnswer: Hashable, Sendable, Codable {
  /// Throw the draft away.
  case discardDraft
  /// Keep the draft among those that were not sent.
  case saveDraft
  /// Delete a message.
  case deleteMessage(id: String)
  /// Sign an account out.
  case signOut(account: String)

  /// The composer has sent a message.
  case sent(message: String)
  /// A person was chosen.
  case picked(person: String)
}
