/// A split view as the one path of a narrow window, root-most first.
///
/// For apps that have a `NavigationStack` in compact width and a split view in regular width. The
/// sidebar is the root. Each selection is a screen of the path, where the column stands that it fills.
///
/// ```swift
/// NavigationStack(path: $split.compactPath) { … }
/// ```
public typealias SplitPath<Scheme: NavigationScheme> = RouteStack<SplitScreen<Scheme>>

/// A screen of a split view as one path.
public enum SplitScreen<Scheme: NavigationScheme>: Hashable, Sendable {
  /// The root of the column that the selection of the sidebar fills.
  case sidebarSelection(ColumnSelection<Scheme.SidebarItem>)
  /// The root of the detail, as the selection of the content fills it.
  case contentSelection(ColumnSelection<Scheme.ContentItem>)
  /// A screen of the stack of a column.
  case screen(Scheme.Route, in: SplitColumn)
}

extension SplitScreen: CustomStringConvertible {
  /// The selection, or the screen with its column: `inbox`, `thread in detail`.
  public var description: String {
    switch self {
    case .sidebarSelection(let selection): "\(selection)"
    case .contentSelection(let selection): "\(selection)"
    case .screen(let route, let column): "\(route) in \(column)"
    }
  }
}
