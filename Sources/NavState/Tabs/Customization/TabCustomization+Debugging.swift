extension TabCustomization.Action: CustomStringConvertible {
  /// The action, with ids as they are: `setVisibility(hidden, of: lists, in: bar)`.
  public var description: String {
    func list(_ ids: [String]) -> String { "[\(ids.joined(separator: ", "))]" }
    return switch self {
    case .setVisibility(let visibility, let id, let area):
      "setVisibility(\(visibility), of: \(id), in: \(area))"
    case .setTabOrder(let tabs, let section): "setTabOrder(\(list(tabs)), section: \(section))"
    case .setSectionOrder(let sections): "setSectionOrder(\(list(sections)))"
    case .setBarSlots(let tabs): "setBarSlots(\(tabs.map(list) ?? ""))"
    case .resetVisibility(let area): "resetVisibility(in: \(area))"
    case .resetTabOrder(let section): "resetTabOrder(section: \(section))"
    case .resetSectionOrder: "resetSectionOrder"
    }
  }
}
