extension TabCatalog {
  /// What choosing a tab does.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The tab is selected, and shows its screens.
    case place
    /// The app does something, as writing a message, and the selection stays where it is.
    ///
    /// Source: NavState; apps do it by not writing what the setter of a binding is given.
    case action
  }

  /// What a tab is for.
  ///
  /// Source: SwiftUI `TabRole`.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// Searching; the tab is the last one of a bar.
    case search
  }

  /// Where a tab or a section may stand.
  ///
  /// Source: SwiftUI `TabPlacement`.
  public enum Placement: String, Hashable, Sendable, Codable, CaseIterable {
    /// Wherever tabs stand.
    case automatic
    /// Wherever tabs stand, in bars behind the others, and nobody can hide it.
    case pinned
    /// In the sidebar, and in no bar.
    case sidebarOnly
  }

  /// What is said beside a tab.
  ///
  /// Source: SwiftUI `TabContent.badge(_:)`.
  public enum Badge: Hashable, Sendable {
    /// A number; none that is 0 or less is shown.
    case count(Int)
    /// A text.
    case text(String)

    /// What is shown, or `nil` for a number that is 0 or less.
    @inlinable
    public var shownText: String? {
      switch self {
      case .count(let count): count > 0 ? "\(count)" : nil
      case .text(let text): text
      }
    }
  }
}
