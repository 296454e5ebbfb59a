extension PresentationKind {
  /// Whether it is gone with the screen: an alert, a dialog and a popover belong to the moment.
  @inlinable
  var isTransient: Bool {
    switch self {
    case .sheet, .fullScreenCover: false
    case .popover, .alert, .confirmationDialog: true
    }
  }
}

extension Router {
  /// The router without what belongs to the screen it was on, for whoever restores it or takes it over.
  ///
  /// Alerts, dialogs and popovers are left out, with what stands on them and what waits as one or for
  /// a level above them; and so are marks, the action that waits for an answer, and what is leaving.
  /// What then has its turn is up.
  ///
  /// - Returns: The router, and everything that was left out.
  /// - Complexity: O(*k*), where *k* is the number of levels, of marks, and of what waits.
  public func lasting() -> Restored<Router> {
    guard extras != nil else { return Restored(self) }
    var parts = parts
    var report = parts.dropTransientLevels()
    report += parts.dropMarks()
    report += parts.dropQueue()
    report += parts.leaving.indices.map { Loss(.dropped, at: ["leaving", "\($0)"], .transient) }
    if parts.pending != nil { report.append(Loss(.dropped, at: ["pending"], .transient)) }
    parts.leaving = []
    parts.pending = nil
    var events: [Event] = []
    parts.advance(&events)
    var copy = self
    copy.put(parts)
    return Restored(copy, report: report)
  }
}

extension RouterParts {
  fileprivate mutating func dropTransientLevels() -> [Loss] {
    let stay = levels.firstIndex { $0.content.kind.isTransient } ?? levels.count
    defer { levels.removeSubrange(stay...) }
    return (stay..<levels.count).map { index in
      let place = ["presented", "\(index)"]
      return index == stay
        ? Loss(.dropped, at: place, .transient) : Loss(.cut, at: place, .unsupported)
    }
  }

  /// Drops what waits as something that doesn't last, or for a level that has lost its base.
  fileprivate mutating func dropQueue() -> [Loss] {
    let waiting = queue
    queue = queue.filter { !$0.wanted.content.kind.isTransient && $0.level <= levels.count + 1 }
    return waiting.enumerated().compactMap { index, waiting in
      let place = ["queue", "\(index)"]
      if waiting.wanted.content.kind.isTransient { return Loss(.dropped, at: place, .transient) }
      return waiting.level > levels.count + 1 ? Loss(.cut, at: place, .unsupported) : nil
    }
  }

  fileprivate mutating func dropMarks() -> [Loss] {
    var report = base.notes.dropMarks(at: [])
    for index in levels.indices {
      let place = ["layers", "\(index)"]
      if levels[index].marked {
        report.append(Loss(.dropped, at: place + ["isMarked"], .transient))
        levels[index].marked = false
      }
      report += levels[index].layer.notes.dropMarks(at: place)
    }
    return report
  }
}

extension ScreenNotes {
  fileprivate mutating func dropMarks(at place: [String]) -> [Loss] {
    defer { marks = [] }
    return marks.indices.map { Loss(.dropped, at: place + ["marks", "\($0)"], .transient) }
  }
}
