/// What the columns of a split view can be asked to do, beside what every pane can.
///
/// Source: SwiftUI `NavigationSplitView`, and UIKit `UISplitViewController` for showing and hiding.
public enum ColumnAction<Scheme: NavigationScheme>: NavigationAction {
  /// Selects items in the sidebar; while collapsed, the next column is shown for them.
  ///
  /// An empty selection clears what hangs below it, by whatever rule, and while collapsed leads back to
  /// the sidebar.
  case selectSidebar(ColumnSelection<Scheme.SidebarItem>)
  /// Selects items in the content; see ``selectSidebar(_:)``.
  case selectContent(ColumnSelection<Scheme.ContentItem>)
  /// Shows a screen as the only one of the detail's stack.
  case showDetail(Scheme.Route)
  /// Ends a column: clears the selection that fills it, and what hangs below that.
  ///
  /// Source: SwiftUI `EnvironmentValues.dismiss` at the root of a column.
  case dismiss(SplitColumn)
  /// Makes a column visible; while collapsed, brings it on top.
  case show(SplitColumn)
  /// Hides a column; while collapsed, leads back to the one before it.
  case hide(SplitColumn)
  /// Does what the sidebar button does.
  case toggleSidebar
  /// Says which columns are shown where there is room.
  case setVisibility(SplitVisibility)
  /// Says which column is on top while collapsed; `nil` leaves it to the selections.
  case setPreferredCompactColumn(SplitColumn?)
  /// Shows or hides the inspector, a column or a sheet by the room there is.
  case presentInspector(Bool)
  /// Says whether the secondary column is wanted; it is shown where the width is regular.
  case showSecondary(Bool)
  /// Notes how wide the user has made a column; `nil` for the width that it has by itself.
  case setWidth(Double?, of: ResizableColumn)
  /// Takes over selections and stacks, as one path of a narrow window has them.
  indirect case set(SplitPath<Scheme>)
  /// An action of the pane of a column; a step back stays in it.
  indirect case at(PaneColumn, PaneAction<Scheme>)
}

/// What a change of the columns of a split view tells its host.
public enum ColumnEvent<Scheme: NavigationScheme>: Hashable, Sendable {
  /// Other items are selected in the sidebar.
  case selectedSidebar(
    ColumnSelection<Scheme.SidebarItem>, previous: ColumnSelection<Scheme.SidebarItem>)
  /// Other items are selected in the content.
  case selectedContent(
    ColumnSelection<Scheme.ContentItem>, previous: ColumnSelection<Scheme.ContentItem>)
  /// An event of the pane of a column; that of the detail is the split view's own.
  indirect case at(PaneColumn, Router<Scheme>.Event)
}

/// A column that the user can make wider.
public enum ResizableColumn: String, Hashable, Sendable, Codable, CaseIterable {
  /// The leading column.
  case sidebar
  /// The one in the middle.
  case content
  /// The inspector.
  case inspector
  /// The independent column beside the split view.
  case secondary
}
