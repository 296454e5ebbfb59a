/// The types of an app's navigation, said once.
///
/// ```swift
/// enum Reader: NavigationScheme {
///   typealias Route = ReaderRoute
///   typealias Sheet = ReaderSheet
/// }
///
/// var router = Router<Reader>()
/// ```
///
/// What is not named is `Never`: it has no values, so there is none to push or to present.
///
/// Source: NavState; a list of type parameters would grow with every model that is added.
public protocol NavigationScheme {
  /// What is pushed on a stack.
  associatedtype Route: Hashable & Sendable = Never

  /// What is presented; its identity tells an update from a replacement.
  associatedtype Sheet: Identifiable & Hashable & Sendable = Never where Sheet.ID: Sendable

  /// What a choice in an alert or a dialog answers, and what a screen or a presentation ends with.
  associatedtype Answer: Hashable & Sendable = Never

  /// What tells the tabs of a window apart.
  associatedtype Tab: Hashable & Sendable = Never

  /// What is selected in the sidebar of a split view.
  associatedtype SidebarItem: Hashable & Sendable = Never

  /// What is selected in the middle column of a split view.
  associatedtype ContentItem: Hashable & Sendable = Never
}

/// A scheme whose types can all be coded, which makes every model over it `Codable`.
public protocol CodableScheme: NavigationScheme
where
  Route: Codable,
  Sheet: Codable,
  Sheet.ID: Codable,
  Answer: Codable,
  Tab: Codable,
  SidebarItem: Codable,
  ContentItem: Codable
{}
