public import NavState

extension Reader {
  /// What is selected in the sidebar.
  public typealias SidebarItem = ReaderSection

  /// What is selected in the middle column.
  public typealias ContentItem = ReaderItem

  /// The rules that the app's columns live under.
  ///
  /// One section is selected at a time, and any number of its items. The sidebar has a stack, for
  /// changing what it lists; the detail has one, and no other column. A double tap pushes once, and
  /// sheets wait for one another.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - back: Where a step back leads.
  /// - Returns: The rules.
  public static func splitRules(
    columns: ColumnCount = .three, back: SplitBackRule = .columns
  ) -> SplitRules {
    SplitRules(
      columns: columns,
      sidebar: LeadingColumnRules(
        hasStack: true, width: ColumnWidth(min: 180, ideal: 240, max: 320)),
      content: LeadingColumnRules(
        selectionLimit: LeadingColumnRules.anyNumber,
        width: ColumnWidth(min: 240, ideal: 320, max: 400)),
      detailWidth: ColumnWidth(min: 320, ideal: 560),
      inspectorWidth: ColumnWidth(min: 200, ideal: 240, max: 320),
      secondaryWidth: ColumnWidth(min: 240, ideal: 280, max: 360),
      back: back, history: 8,
      router: RouterRules(duplicates: .ignoreIfOnTop, presenting: .queue))
  }

  /// What the middle column lists of a section, as far as the app knows it without asking a server.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - account: The account; a list or a tag that it has twice counts once.
  /// - Returns: The items, in order.
  public static func items(
    in section: ReaderSection, of account: ReaderAccount
  ) -> [ReaderItem] {
    let items: [ReaderItem] =
      switch section {
      case .timelines: ["home", "local", "everybody"].map { .timeline(name: $0) }
      case .lists: account.lists.map { .list(id: $0) }
      case .hashtags: account.hashtags.map { .hashtag(name: $0) }
      case .messages, .drafts, .bookmarks, .people, .search: []
      }
    var known: Set<ReaderItem> = []
    return items.filter { known.insert($0).inserted }
  }
}
