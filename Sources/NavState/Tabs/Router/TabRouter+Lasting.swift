extension TabRouter {
  /// The tabs without what belongs to the screen they were on, for whoever restores them or takes them
  /// over.
  ///
  /// Of each pane, of parked ones too, what ``Router/lasting()`` leaves out; and the action that waits
  /// for an answer, what only this screen knows of its bar, and whether its path was just emptied.
  ///
  /// - Returns: The tabs, and everything that was left out, by the tab.
  /// - Complexity: O(*n*), where *n* is the number of tabs and of what they hold.
  public func lasting() -> Restored<TabRouter> {
    guard !isPlain else { return Restored(self) }
    var copy = self
    var report: [Loss] = []
    for (index, tab) in rules.catalog.places.enumerated() where panes[index].isRich {
      let lasting = panes[index].lasting(under: rules.splitView(at: index), rules.routers)
      copy.panes[index] = lasting.value
      report += lasting.report.map { $0.inside(PaneKeys.pane(of: tab)) }
    }
    guard var parts = extras?.parts else { return Restored(copy, report: report) }
    for index in parts.parked.indices where parts.parked[index].pane.isRich {
      let lasting = parts.parked[index].pane.lasting(under: nil, rules.routers)
      parts.parked[index].pane = lasting.value
      report += lasting.report.map { $0.inside(PaneKeys.pane(of: parts.parked[index].tab)) }
    }
    parts.parked.removeAll { $0.pane.isInitial }
    if parts.pending != nil { report.append(Loss(.dropped, at: ["pending"], .transient)) }
    if parts.isEmptied { report.append(Loss(.dropped, at: ["isEmptied"], .transient)) }
    if parts.bar.isMinimized {
      report.append(Loss(.dropped, at: ["bar", "minimized"], .transient))
    }
    parts.pending = nil
    parts.isEmptied = false
    parts.bar.isMinimized = false
    copy.parts = parts
    return Restored(copy, report: report)
  }
}

extension PaneStorage {
  /// The pane without what belongs to the screen it was on.
  fileprivate func lasting(
    under columns: SplitRules?, _ routers: Configuration<RouterRules>
  ) -> Restored<PaneStorage> {
    guard case .split(let parts) = self else {
      return router(under: routers).lasting().map { PaneStorage($0) }
    }
    return parts.lasting(under: columns ?? .roomiest(routers)).map { .split($0) }
  }
}

extension Loss {
  /// The same loss, of what is a part of something.
  func inside(_ place: [String]) -> Loss {
    Loss(kind, at: place + self.place, cause, count: count)
  }
}
