/// What a person chose for the five slots of a phone's bar.
///
/// It is stored as texts, which come from other versions of the app and other devices: what is not
/// known, chosen twice, or too much is left out and said, and what is missing is filled up. So there
/// are always five, and a bad choice never stops a launch.
public struct ReaderSlots: Hashable, Sendable {
  /// Why something is not in the bar.
  public enum Reason: Hashable, Sendable {
    /// There is no such tab, or the account has it not.
    case unknown
    /// It is there already.
    case repeated
    /// There are five before it.
    case tooMany
  }

  /// Something that was chosen, and is not in the bar.
  public struct LeftOut: Hashable, Sendable {
    /// What was chosen.
    public let id: String

    /// Why it is not in the bar.
    public let reason: Reason
  }

  /// The five tabs, in order.
  public let tabs: [ReaderTab]

  /// What was chosen and is not among them, in order.
  public let leftOut: [LeftOut]

  /// What stands in the bar until the person chooses, and fills it up where too little is chosen.
  public static let standard: [ReaderTab] = [.home, .notifications, .compose, .explore, .profile]

  /// Takes a person's choice.
  ///
  /// - Parameters:
  ///   - ids: The identities of tabs.
  ///   - account: The account, which has lists and hashtags.
  public init(_ ids: [String] = [], of account: ReaderAccount) {
    let own: [ReaderTab] =
      account.lists.map { .list(id: $0) } + account.hashtags.map { .hashtag(name: $0) }
    let known = Set(ReaderTab.fixed + [.compose] + own)
    var tabs: [ReaderTab] = []
    var leftOut: [LeftOut] = []
    for id in ids {
      let tab = ReaderTab(id: id).flatMap { known.contains($0) ? $0 : nil }
      if let tab, !tabs.contains(tab), tabs.count < Self.standard.count {
        tabs.append(tab)
      } else {
        let isThere = tab.map(tabs.contains) ?? false
        let reason: Reason = tab == nil ? .unknown : isThere ? .repeated : .tooMany
        leftOut.append(LeftOut(id: id, reason: reason))
      }
    }
    self.leftOut = leftOut
    self.tabs = Array(Reader.distinct(tabs + Self.standard).prefix(Self.standard.count))
  }
}
