extension TabLayout: CustomStringConvertible {
  /// The style and the entries, with the shown tab marked: `bottomBar [home, *inbox*, more(tags)]`.
  public var description: String {
    let entries = (bar + sidebar).map { $0.description(marking: shownTab) }
    return "\(style) [\(entries.joined(separator: ", "))]"
  }
}

extension TabLayout.Entry: CustomStringConvertible {
  /// The tab, or the tabs of the section or of More: `lists(swift, tea)`.
  public var description: String { description(marking: nil) }

  /// The same, with a tab marked.
  fileprivate func description(marking shown: Tab?) -> String {
    let names = tabs.map { $0 == shown ? "*\($0)*" : "\($0)" }.joined(separator: ", ")
    return switch self {
    case .tab: names
    case .section(let id, _): "\(id)(\(names))"
    case .more: "more(\(names))"
    }
  }
}
