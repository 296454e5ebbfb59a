public import NavState

extension Reader {
  /// A question of the sample app.
  public typealias Prompt = NavState.Prompt<ReaderAnswer>

  /// Asks what becomes of a draft; for an alert over the composer.
  ///
  /// - Returns: The question `discardDraft`, with the choices `discard`, `save` and `cancel`.
  public static func discardDraft() -> Prompt {
    prompt(
      "discardDraft", "Discard the draft?",
      [
        .init(id: "discard", title: "Discard", role: .destructive, answer: .discardDraft),
        .init(id: "save", title: "Save", answer: .saveDraft),
        .init(id: "cancel", title: "Keep writing", role: .cancel),
      ])
  }

  /// Asks whether a message is to be deleted; for a confirmation dialog.
  ///
  /// - Parameter id: The message.
  /// - Returns: The question `deleteMessage`, with the choices `delete` and `cancel`.
  public static func deleteMessage(id: String) -> Prompt {
    prompt(
      "deleteMessage", "Delete the message?", message: "Nobody can read it any longer.",
      [.init(id: "delete", title: "Delete", role: .destructive, answer: .deleteMessage(id: id))])
  }

  /// Asks whether an account is to be signed out; for an alert.
  ///
  /// - Parameter account: The account.
  /// - Returns: The question `signOut`, with the choices `signOut` and `cancel`.
  public static func signOut(account: String) -> Prompt {
    prompt(
      "signOut", "Sign out of \(account)?", message: "Drafts stay on this device.",
      [.init(id: "signOut", title: "Sign out", answer: .signOut(account: account))])
  }

  /// A question with choices that are written out here, so that they break no rule.
  private static func prompt(
    _ id: String, _ title: String, message: String? = nil, _ choices: [Prompt.Choice]
  ) -> Prompt {
    do {
      return try Prompt(id: id, title: title, message: message, choices: choices)
    } catch {
      preconditionFailure("the choices of \(id) break a rule: \(error)")
    }
  }
}
