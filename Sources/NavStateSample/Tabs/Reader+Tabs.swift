public import NavState

/// What the tabs of the sample app are made of, beside those that are always the same.
public struct ReaderAccount: Hashable, Sendable {
  /// The person's lists, by identity.
  public var lists: [String]

  /// The tags that the person follows.
  public var hashtags: [String]

  /// The number of notifications that the person has not seen.
  public var unread: Int

  /// The tabs that the person has turned off in the settings.
  public var hidden: Set<ReaderTab>

  /// Whether the server can't be reached, without which nobody can search.
  public var isOffline: Bool

  /// Creates an account.
  ///
  /// - Parameters:
  ///   - lists: The person's lists, by identity.
  ///   - hashtags: The tags that the person follows.
  ///   - unread: The number of notifications that the person has not seen.
  ///   - hidden: The tabs that the person has turned off in the settings.
  ///   - isOffline: Whether the server can't be reached.
  public init(
    lists: [String] = [], hashtags: [String] = [], unread: Int = 0, hidden: Set<ReaderTab> = [],
    isOffline: Bool = false
  ) {
    self.lists = lists
    self.hashtags = hashtags
    self.unread = unread
    self.hidden = hidden
    self.isOffline = isOffline
  }
}

extension Reader {
  /// The tabs without an account: two.
  public static var signedOutTabs: TabCatalog<ReaderTab> {
    catalog([.home, .settings].map { .tab(.init(id: $0)) })
  }

  /// The tabs of a phone: the five that the person chose.
  ///
  /// Nothing in the bar is hidden while it is chosen, so what the person turned off is not asked here.
  ///
  /// - Parameters:
  ///   - slots: What the person chose.
  ///   - account: The account.
  /// - Returns: The catalog.
  public static func phoneTabs(
    _ slots: ReaderSlots, of account: ReaderAccount
  ) -> TabCatalog<ReaderTab> {
    catalog(slots.tabs.map { .tab(item($0, of: account)) })
  }

  /// All tabs: five that are pinned, writing a message, and six sections with the others.
  ///
  /// Those of the lists and hashtags stand in a bar only if the person puts them there, the rest of
  /// the sections never; each has a twin for a narrow window. What the person turned off is hidden, but
  /// for home.
  ///
  /// - Parameter account: The account; a list or a tag that it has twice counts once.
  /// - Returns: The catalog.
  public static func wideTabs(of account: ReaderAccount) -> TabCatalog<ReaderTab> {
    let pinned: [ReaderTab] = [.home, .notifications, .links, .profile, .explore]
    let entries = (pinned + [.compose]).map { tab in
      var item = item(tab, of: account)
      if tab != .compose { item.placement = .pinned }
      item.isHidden = tab != .home && account.hidden.contains(tab)
      return TabCatalog<ReaderTab>.Entry.tab(item)
    }
    func section(_ id: String, _ tabs: [ReaderTab], isMovable: Bool = false)
      -> TabCatalog<ReaderTab>.Entry
    {
      let items = distinct(tabs).map { tab in
        var item = item(tab, of: account)
        item.isHidden = account.hidden.contains(tab)
        item.compactTwin = tab.compactTwin
        return item
      }
      return .section(
        .init(
          id: id, customizationID: "section/\(id)", tabs: items,
          placement: isMovable ? .automatic : .sidebarOnly,
          barVisibility: isMovable ? .hidden : .automatic))
    }
    return catalog(
      entries + [
        section("timelines", [.local, .trending]), section("activity", [.messages, .drafts]),
        section("library", [.bookmarks, .likes]),
        section("lists", account.lists.map { .list(id: $0) }, isMovable: true),
        section("hashtags", account.hashtags.map { .hashtag(name: $0) }, isMovable: true),
        section("app", [.settings]),
      ])
  }

  /// The tabs of a window beside the first one: three.
  ///
  /// - Parameter account: The account.
  /// - Returns: The catalog.
  public static func secondWindowTabs(of account: ReaderAccount) -> TabCatalog<ReaderTab> {
    catalog([.home, .messages, .explore].map { .tab(item($0, of: account)) })
  }

  /// The rules that the app's windows live under.
  ///
  /// A step back leads on to the tab visited before, a double tap pushes once, sheets wait for one
  /// another, the tab for searching begins a search, and three tabs that went away are kept.
  ///
  /// - Parameter catalog: The tabs.
  /// - Returns: The rules.
  public static func tabRules(_ catalog: TabCatalog<ReaderTab>) -> TabRules<ReaderTab> {
    TabRules(
      catalog: catalog, router: RouterRules(duplicates: .ignoreIfOnTop, presenting: .queue),
      back: .history, parking: 3, searchActivation: .searchTabSelection,
      minimizing: .onScrollDown)
  }
}

// MARK: - Parts

extension Reader {
  /// What is declared of a tab, wherever it stands.
  private static func item(
    _ tab: ReaderTab, of account: ReaderAccount
  ) -> TabCatalog<ReaderTab>.Item {
    var item = TabCatalog.Item(id: tab, customizationID: tab.id)
    if tab == .compose { item.kind = .action }
    if tab == .explore {
      item.role = .search
      item.isDisabled = account.isOffline
    }
    if tab == .notifications, account.unread > 0 { item.badge = .count(account.unread) }
    return item
  }

  /// A catalog of tabs that are put together here, so that they break no rule.
  private static func catalog(_ entries: [TabCatalog<ReaderTab>.Entry]) -> TabCatalog<ReaderTab> {
    do {
      return try TabCatalog(entries)
    } catch {
      preconditionFailure("the tabs break a rule: \(error)")
    }
  }

  /// Tabs without those that came before.
  static func distinct(_ tabs: [ReaderTab]) -> [ReaderTab] {
    var known: Set<ReaderTab> = []
    return tabs.filter { known.insert($0).inserted }
  }
}

extension ReaderTab {
  /// The pinned tab that stands for this one in a narrow window.
  fileprivate var compactTwin: ReaderTab? {
    switch self {
    case .local, .list: .home
    case .trending, .hashtag: .explore
    case .messages: .notifications
    case .drafts, .bookmarks, .likes, .settings: .profile
    case .home, .notifications, .links, .profile, .explore, .compose: nil
    }
  }
}
