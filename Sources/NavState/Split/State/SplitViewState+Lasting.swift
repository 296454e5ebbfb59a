extension SplitViewState {
  /// The split view without what belongs to the screen it was on, for whoever restores it or takes it
  /// over.
  ///
  /// Of each column what ``Router/lasting()`` leaves out; and the marks on the roots of columns, and the
  /// action that waits for an answer. What a person wished for stays: the columns that are shown, their
  /// widths, the inspector; and so do earlier places.
  ///
  /// - Returns: The split view, and everything that was left out, by the column.
  /// - Complexity: O(*n*), where *n* is the size of what the columns hold.
  public func lasting() -> Restored<SplitViewState> {
    guard !parts.isPlain else { return Restored(self) }
    return parts.lasting(under: rules).map { SplitViewState($0, configuration: configuration) }
  }
}

extension SplitParts {
  /// The columns without what belongs to the screen they were on.
  func lasting(under rules: SplitRules) -> Restored<SplitParts> {
    var copy = self
    var report: [Loss] = []
    for column in PaneColumn.allCases where self[pane: column].isRich {
      let lasting = self[pane: column].router(under: rules.routers).lasting()
      copy[pane: column] = PaneStorage(lasting.value)
      report += lasting.report.map { $0.inside([column.rawValue]) }
    }
    guard var rest = copy.extras?.rest else { return Restored(copy, report: report) }
    for column in PaneColumn.allCases where isRootMarked(column) {
      report.append(Loss(.dropped, at: ["marks", column.rawValue], .transient))
    }
    if rest.pending != nil { report.append(Loss(.dropped, at: ["pending"], .transient)) }
    rest.isContentMarked = false
    rest.isDetailMarked = false
    rest.pending = nil
    copy.rest = rest
    return Restored(copy, report: report)
  }
}
