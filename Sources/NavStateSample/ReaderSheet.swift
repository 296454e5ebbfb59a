public import NavState

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What the sample app presents.
///
/// Twenty cases share twelve kinds of identity: there is one composer, whatever it composes, and one
/// window of settings, whatever page it shows. A report names its message, so reporting another one
/// presents anew.
public enum ReaderSheet: Hashable, Sendable, Codable {
  /// The composer with a message of its own.
  case newMessage(text: String)
  /// The composer with a reply.
  case reply(to: String, text: String)
  /// The composer with a message that quotes another.
  case quote(of: String, text: String)
  /// The composer with a message that was sent.
  case edit(message: String, text: String)
  /// The composer with a message to a person.
  case mention(person: String, text: String)
  /// The composer with a page to pass on.
  case share(url: URL, text: String)

  /// The settings, at a page.
  case settings(path: [SettingsPage])
  /// The settings of an account, at a page.
  case accountSettings(account: String, path: [SettingsPage])
  /// The settings of notifications, at a page.
  case notificationSettings(path: [SettingsPage])
  /// The settings of the looks, at a page.
  case appearanceSettings(path: [SettingsPage])

  /// A report on a message.
  case report(message: String)
  /// The name of a list, to be changed.
  case editList(id: String)

  /// A picture to pass on; it can't be stored.
  case shareImage(image: LiveDraft)
  /// The question whether a message is to be deleted.
  case confirmDeletion(message: String)

  /// What the app is.
  case about
  /// Another account.
  case addAccount
  /// Pictures and films, one of them in front.
  case media(ids: [String], selected: String)
  /// A message in the reader's language.
  case translation(message: String)
  /// What a timeline shows, to be changed.
  case filter(filter: TimelineFilter)
  /// What a newcomer sees first.
  case welcome
}

/// A page of the settings.
public enum SettingsPage: String, Hashable, Sendable, Codable, CaseIterable {
  /// What concerns everything.
  case general
  /// The accounts.
  case accounts
  /// What is notified, and how.
  case notifications
  /// The looks.
  case appearance
  /// The fonts, inside the looks.
  case fonts
}

extension ReaderSheet: Identifiable {
  /// What tells an update from a replacement: the kind of sheet, with the item where it names one.
  public var id: String {
    switch self {
    case .newMessage, .reply, .quote, .edit, .mention, .share: "composer"
    case .settings, .accountSettings, .notificationSettings, .appearanceSettings: "settings"
    case .report(let message): "report/\(message)"
    case .editList(let id): "editList/\(id)"
    case .shareImage: "shareImage"
    case .confirmDeletion: "confirmDeletion"
    case .about: "about"
    case .addAccount: "addAccount"
    case .media: "media"
    case .translation: "translation"
    case .filter: "filter"
    case .welcome: "welcome"
    }
  }
}

extension ReaderSheet: ConditionallyStorable {
  /// False for a picture that lives in memory only.
  public var isStorable: Bool {
    if case .shareImage = self { false } else { true }
  }
}

extension SettingsPage: CustomDebugStringConvertible {
  /// The name of the page; a list of pages would else show qualified type names.
  public var debugDescription: String { rawValue }
}
