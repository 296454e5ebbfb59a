/// The tabs of a window as the app declares them: which there are, in what order, and where each may
/// stand.
///
/// A catalog is built from data as easily as from an enumeration:
///
/// ```swift
/// let fixed = try TabCatalog<ReaderTab>([.home, .inbox, .search])
/// let catalog = try TabCatalog<ReaderTab>([
///   .tab(.init(id: .home, customizationID: "home")),
///   .tab(.init(id: .compose, kind: .action)),
///   .tab(.init(id: .search, role: .search)),
///   .section(.init(id: "lists", tabs: lists.map { .init(id: .list($0.id)) })),
/// ])
/// ```
///
/// No tab occurs twice, and at least one is a place that is not hidden; ``Violation`` has all rules.
/// What a person changed is no part of it, see ``TabCustomization``, and where its tabs stand in a
/// window is a ``TabLayout``.
///
/// Source: SwiftUI `TabView` with `Tab` and `TabSection`.
public struct TabCatalog<Tab: Hashable & Sendable>: Sendable {
  /// The tabs and sections, in declared order.
  public let entries: [Entry]

  /// Every tab that is a place, hidden ones too, in declared order; those of a section stand where it
  /// stands.
  public let places: [Tab]

  /// What is known of each place, by its position in ``places``.
  @usableFromInline let marks: [PlaceMarks]

  @usableFromInline let searchPosition: Int?

  @usableFromInline let actions: [Item]

  /// Creates a catalog of tabs and sections.
  ///
  /// - Parameter entries: The tabs and sections, in the order in which a bar has them.
  /// - Throws: The first rule that the entries break.
  /// - Complexity: O(*n*), where *n* is the number of tabs and sections.
  public init(_ entries: [Entry]) throws(Violation) {
    if let violation = Violation(of: entries) { throw violation }
    self.entries = entries
    let members = Self.members(of: entries)
    let places = members.filter(\.isPlace)
    self.places = places.map(\.item.id)
    marks = places.map { member in
      var marks: PlaceMarks = member.isHidden ? [] : .visible
      if member.item.isDisabled { marks.insert(.disabled) }
      return marks
    }
    searchPosition = places.firstIndex(where: \.isSearch)
    actions = members.filter { !$0.isPlace }.map(\.item)
  }

  /// Creates a catalog of ordinary places.
  ///
  /// - Parameter tabs: The tabs, in order.
  /// - Throws: ``Violation/duplicateTab(_:)`` for a tab that occurs twice, ``Violation/noPlace`` for no
  ///   tab at all.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  public init(_ tabs: some Sequence<Tab>) throws(Violation) {
    try self.init(tabs.map { .tab(Item(id: $0)) })
  }
}

// MARK: - Queries

extension TabCatalog {
  /// All tabs, hidden ones and actions too, in declared order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  public var items: [Item] {
    entries.flatMap { entry in
      switch entry {
      case .tab(let item): [item]
      case .section(let section): section.tabs
      }
    }
  }

  /// The sections, in declared order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public var sections: [Section] {
    entries.compactMap { entry in
      if case .section(let section) = entry { section } else { nil }
    }
  }

  /// What is declared of a tab.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: Its declaration, or `nil` if it is not in the catalog.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  public func item(for tab: Tab) -> Item? {
    for entry in entries {
      switch entry {
      case .tab(let item):
        if item.id == tab { return item }
      case .section(let section):
        if let item = section.tabs.first(where: { $0.id == tab }) { return item }
      }
    }
    return nil
  }

  /// The section that a tab stands in.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The section, or `nil` if the tab stands in none or is not in the catalog.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  public func section(of tab: Tab) -> Section? {
    sections.first { section in section.tabs.contains { $0.id == tab } }
  }

  /// Whether nobody can see a tab: it or its section is hidden, or it is not in the catalog.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: Whether the catalog hides it, whatever a person says.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  public func isHidden(_ tab: Tab) -> Bool {
    guard let item = item(for: tab) else { return true }
    return item.isHidden || section(of: tab)?.isHidden == true
  }
}

/// Catalogs are equal if the same is declared.
extension TabCatalog: Hashable {
  /// Whether two catalogs declare the same.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    one.entries == other.entries
  }

  /// Hashes what is declared.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entries)
  }
}
