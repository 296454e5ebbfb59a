extension TabRouter: CustomStringConvertible {
  /// The tabs that hold something, and the selected one after an asterisk: `*home [thread 7] | lists []`.
  public var description: String {
    rules.catalog.places.enumerated().compactMap { index, tab in
      let isSelected = index == Int(selected)
      guard isSelected || !panes[index].isInitial else { return nil }
      return "\(isSelected ? "*" : "")\(tab) \(pane(at: index))"
    }.joined(separator: " | ")
  }
}

extension TabPane: CustomStringConvertible {
  /// The tab, and its router, or its split view.
  public var description: String { "\(tab) \(splitView.map { "\($0)" } ?? "\(router)")" }
}

extension TabRouter.Action: CustomStringConvertible {
  /// The action, as the pane or the customization describes its own, after the tab if one is named.
  public var description: String {
    switch self {
    case .pane(let action, let tab): "\(action)\(tab.map { " in \($0)" } ?? "")"
    case .select(let tab): "select(\(tab))"
    case .configure(let rules): "configure(\(rules.catalog.places.count) places)"
    case .adapt(let traits): "adapt(\(traits))"
    case .customize(let action): "\(action)"
    case .bar(.place(let placement)): "placeBar(\(placement))"
    case .bar(.minimize(let isMinimized)): "minimizeBar(\(isMinimized))"
    case .bar(.enableAccessory(let isEnabled)): "enableAccessory(\(isEnabled))"
    case .confirm: "confirm"
    case .cancel: "cancel"
    }
  }
}

extension TabRouter.Event: CustomStringConvertible {
  /// The name, with what it tells: `selected(home, previous: lists)`.
  public var description: String {
    switch self {
    case .pane(let tab, let event): "\(event) in \(tab)"
    case .column(let tab, let event): "\(event) in \(tab)"
    case .selected(let tab, let previous): "selected(\(tab), previous: \(previous))"
    case .intercepted(let tab): "intercepted(\(tab))"
    case .scrollToTop(let tab): "scrollToTop(\(tab))"
    case .parked(let tab): "parked(\(tab))"
    case .returned(let tab): "returned(\(tab))"
    case .dropped(let tab, let pane): "dropped(\(tab), \(pane))"
    case .exit(let event): "\(event)"
    }
  }
}

extension TabPlace: CustomStringConvertible {
  /// The place, the column if the tab owns a split view, and the tab: `thread 7 in home`,
  /// `thread 7 in detail in mail`.
  public var description: String {
    "\(place)\(column.map { " in \($0)" } ?? "") in \(tab)"
  }
}
