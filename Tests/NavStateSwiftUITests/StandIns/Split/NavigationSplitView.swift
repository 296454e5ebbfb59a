/// Stands in for SwiftUI's `NavigationSplitView`.
nonisolated struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {
  fileprivate let sidebar: Sidebar
  /// `nil` where there are two columns.
  fileprivate let content: Content?
  fileprivate let detail: Detail
  fileprivate let visibility: Binding<NavigationSplitViewVisibility>?
  fileprivate let preferred: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
  nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, preferred: nil)
  }

  nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      preferred: nil)
  }

  nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
      preferred: preferredCompactColumn)
  }

  nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      preferred: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, preferred: nil)
  }

  nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
      preferred: nil)
  }

  nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: nil,
      preferred: preferredCompactColumn)
  }

  nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
      preferred: preferredCompactColumn)
  }
}

// MARK: - What is to be seen

@MainActor
extension NavigationSplitView: BuiltInView, SplitControl {
  /// The columns that are to be seen; while collapsed, those below the one on top, too.
  var parts: [any View] { shownColumns.map(view(of:)) }

  var shownColumns: [NavigationSplitViewColumn] {
    if isCollapsed {
      let top = columns.lastIndex(of: topColumn) ?? 0
      return Array(columns[...top])
    }
    switch visibility?.wrappedValue ?? .automatic {
    case .detailOnly: return [.detail]
    case .all: return columns
    // A pad on its side: the sidebar of three columns comes when asked for.
    default: return columns.suffix(2)
    }
  }

  var isCollapsed: Bool { EnvironmentValues.current.horizontalSizeClass == .compact }

  func view(of column: NavigationSplitViewColumn) -> any View {
    switch column {
    case .sidebar: sidebar
    case .content: content.map { $0 } ?? sidebar
    default: detail
    }
  }

  private var columns: [NavigationSplitViewColumn] {
    content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
  }

  /// The preferred column, or the last one that has something to show.
  private var topColumn: NavigationSplitViewColumn {
    if let column = preferred?.wrappedValue { return columns.contains(column) ? column : .sidebar }
    return columns.last { column in
      stack(in: column).map { $0.depth > 0 } ?? false
        || leading(of: column).flatMap(list(in:))?.hasSelection ?? false
    } ?? .sidebar
  }

  private func leading(of column: NavigationSplitViewColumn) -> NavigationSplitViewColumn? {
    columns.prefix { $0 != column }.last
  }

  private func stack(in column: NavigationSplitViewColumn) -> (any StackControl)? {
    view(of: column).grounds.lazy.compactMap { $0 as? any StackControl }.first
  }

  private func list(in column: NavigationSplitViewColumn) -> (any ListControl)? {
    view(of: column).grounds.lazy.compactMap { $0 as? any ListControl }.first
  }
}

// MARK: - What a person does

@MainActor
extension NavigationSplitView {
  func choose<Value: Hashable>(_ value: Value, in column: NavigationSplitViewColumn) throws {
    try view(of: column).front((any SelectionControl<Value>).self).tap(value)
    guard isCollapsed, list(in: column)?.hasSelection == true else { return }
    // A selection leads on, which SwiftUI writes where it was told of the column on top.
    let next = columns.drop { $0 != column }.dropFirst().first
    if let next { preferred?.wrappedValue = next }
  }

  func goBack(writing writes: BackWrites) {
    let column = topColumn
    if let stack = stack(in: column), stack.depth > 0 { return stack.goBack(by: 1) }
    guard let leading = leading(of: column) else { return }
    // What is embedded is there while the writes go on.
    let list = list(in: leading)
    if writes == .selectionThenColumn { list?.deselect() }
    preferred?.wrappedValue = leading
    if writes == .columnThenSelection { list?.deselect() }
  }

  func drag(to visibility: NavigationSplitViewVisibility) {
    if !isCollapsed { self.visibility?.wrappedValue = visibility }
  }

  func toggleSidebar() {
    guard !isCollapsed else { return }
    let isWithContent = content != nil
    visibility?.wrappedValue =
      switch shownColumns.count {
      case 1: isWithContent ? .doubleColumn : .all
      case 2: isWithContent ? .all : .detailOnly
      default: .doubleColumn
      }
  }
}

/// What a person does to a split view.
@MainActor
protocol SplitControl {
  /// Whether the columns are one stack.
  var isCollapsed: Bool { get }

  /// The columns that are to be seen; while collapsed those of the stack, the one on top last.
  var shownColumns: [NavigationSplitViewColumn] { get }

  /// Taps a row in the list of a column.
  func choose<Value: Hashable>(_ value: Value, in column: NavigationSplitViewColumn) throws

  /// Goes back while collapsed, by a button or a swipe.
  func goBack(writing writes: BackWrites)

  /// Drags columns into view or out of it, which SwiftUI writes.
  func drag(to visibility: NavigationSplitViewVisibility)

  /// Taps the button beside the title, which SwiftUI writes as a visibility that is not automatic.
  func toggleSidebar()
}

extension SplitControl {
  /// Goes back while collapsed, by a button or a swipe.
  func goBack() {
    goBack(writing: .selectionThenColumn)
  }
}

/// What SwiftUI writes for a step back from the root of a column.
///
/// The column is documented, the selection is seen in release notes only, the order nowhere.
enum BackWrites: CaseIterable {
  case selectionThenColumn
  case columnThenSelection
  case column
}
