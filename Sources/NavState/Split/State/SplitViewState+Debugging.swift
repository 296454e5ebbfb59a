extension SplitViewState: CustomStringConvertible {
  /// The selections, the detail with what is presented, and what is wished for:
  /// `inbox › 7 › [*thread 7*] (all)`.
  public var description: String { parts.description(under: rules) }
}

extension SplitParts {
  func description(under rules: SplitRules) -> String {
    var columns = ["\(sidebar)\(path(of: .sidebar))"]
    if rules.columns == .three { columns.append("\(content)\(path(of: .content))") }
    columns.append(detail.router(under: .standard).description)
    var text = columns.joined(separator: " › ")
    if visibility != .automatic { text += " (\(visibility))" }
    if let preferred { text += " (\(preferred) on top)" }
    guard let rest = extras?.rest else { return text }
    if rest.isInspectorPresented { text += " + inspector" }
    if rest.isSecondaryWanted || !rest.secondary.isInitial {
      let router = rest.secondary.router(under: .standard)
      text += " | \(router)\(rest.isSecondaryWanted ? "" : " (hidden)")"
    }
    return text
  }

  private func path(of column: PaneColumn) -> String {
    self[pane: column].count > 0 ? " \(self[pane: column].path)" : ""
  }
}

extension SplitViewState.Action: CustomStringConvertible {
  /// The action, as the pane describes its own.
  public var description: String {
    switch self {
    case .pane(let action): "\(action)"
    case .configure(let rules): "configure(columns: \(rules.columns), back: \(rules.back))"
    case .adapt(let traits): "adapt(\(traits))"
    case .confirm: "confirm"
    case .cancel: "cancel"
    }
  }
}

extension ColumnAction: CustomStringConvertible {
  /// The name, with its arguments: `selectSidebar(inbox)`.
  public var description: String {
    switch self {
    case .selectSidebar(let items): "selectSidebar(\(items))"
    case .selectContent(let items): "selectContent(\(items))"
    case .showDetail(let route): "showDetail(\(route))"
    case .dismiss(let column): "dismiss(\(column))"
    case .show(let column): "show(\(column))"
    case .hide(let column): "hide(\(column))"
    case .toggleSidebar: "toggleSidebar"
    case .setVisibility(let visibility): "setVisibility(\(visibility))"
    case .setPreferredCompactColumn(let column):
      "setPreferredCompactColumn(\(column.map { "\($0)" } ?? "nil"))"
    case .presentInspector(let isPresented): "presentInspector(\(isPresented))"
    case .showSecondary(let isWanted): "showSecondary(\(isWanted))"
    case .setWidth(let width, let column):
      "setWidth(\(width.map { "\($0)" } ?? "nil"), of: \(column))"
    case .set(let path): "set(\(path))"
    case .at(let column, let action): "\(action) in \(column)"
    }
  }
}

extension SplitViewState.Event: CustomStringConvertible {
  /// The event, as the pane or the column describes its own.
  public var description: String {
    switch self {
    case .pane(let event): "\(event)"
    case .column(let event): "\(event)"
    case .exit(let event): "\(event)"
    }
  }
}

extension ColumnEvent: CustomStringConvertible {
  /// The name, with what it tells: `selectedSidebar(inbox, previous: nothing)`.
  public var description: String {
    switch self {
    case .selectedSidebar(let items, let previous):
      "selectedSidebar(\(items), previous: \(previous))"
    case .selectedContent(let items, let previous):
      "selectedContent(\(items), previous: \(previous))"
    case .at(let column, let event): "\(event) in \(column)"
    }
  }
}

extension SplitPlace: CustomStringConvertible {
  /// The place, with its column: `thread in detail`.
  public var description: String { "\(place) in \(column)" }
}
