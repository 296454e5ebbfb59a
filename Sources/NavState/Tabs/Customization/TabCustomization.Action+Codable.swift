/// `setVisibility{visibility, of, in}`, `setTabOrder{tabs, section}`, `setSectionOrder{sections}`,
/// `setBarSlots{tabs?}`, `resetVisibility{in?}`, `resetTabOrder{section}`, `resetSectionOrder{}`.
extension TabCustomization.Action: CodedByName {
  /// The stable name of an action.
  public enum Name: String, CodedName {
    /// The name of ``TabCustomization/Action/setVisibility(_:of:in:)``.
    case setVisibility
    /// The name of ``TabCustomization/Action/setTabOrder(_:section:)``.
    case setTabOrder
    /// The name of ``TabCustomization/Action/setSectionOrder(_:)``.
    case setSectionOrder
    /// The name of ``TabCustomization/Action/setBarSlots(_:)``.
    case setBarSlots
    /// The name of ``TabCustomization/Action/resetVisibility(in:)``.
    case resetVisibility
    /// The name of ``TabCustomization/Action/resetTabOrder(section:)``.
    case resetTabOrder
    /// The name of ``TabCustomization/Action/resetSectionOrder``.
    case resetSectionOrder
  }

  /// The stable name of this action.
  public var name: Name {
    switch self {
    case .setVisibility: .setVisibility
    case .setTabOrder: .setTabOrder
    case .setSectionOrder: .setSectionOrder
    case .setBarSlots: .setBarSlots
    case .resetVisibility: .resetVisibility
    case .resetTabOrder: .resetTabOrder
    case .resetSectionOrder: .resetSectionOrder
    }
  }

  /// Writes the arguments of this action.
  public func encode(to arguments: inout ArgumentWriter) throws {
    switch self {
    case .setVisibility(let visibility, let id, let area):
      try arguments.write(visibility, "visibility")
      try arguments.write(id, "of")
      try arguments.write(area, "in")
    case .setTabOrder(let tabs, let section):
      try arguments.write(tabs, "tabs")
      try arguments.write(section, "section")
    case .setSectionOrder(let sections): try arguments.write(sections, "sections")
    case .setBarSlots(let tabs): try arguments.writeIfPresent(tabs, "tabs")
    case .resetVisibility(let area): if area != .sidebar { try arguments.write(area, "in") }
    case .resetTabOrder(let section): try arguments.write(section, "section")
    case .resetSectionOrder: break
    }
  }

  /// Reads the arguments of the action that has a name.
  public init(_ name: Name, from arguments: inout ArgumentReader) throws {
    switch name {
    case .setVisibility:
      self = .setVisibility(
        try arguments.read("visibility"), of: try arguments.read("of"),
        in: try arguments.read("in"))
    case .setTabOrder:
      let tabs: BoundedIDs = try arguments.read("tabs")
      self = .setTabOrder(tabs.ids, section: try arguments.read("section"))
    case .setSectionOrder:
      let sections: BoundedIDs = try arguments.read("sections")
      self = .setSectionOrder(sections.ids)
    case .setBarSlots:
      let tabs: BoundedIDs? = try arguments.readIfPresent("tabs")
      self = .setBarSlots(tabs?.ids)
    case .resetVisibility:
      self = .resetVisibility(in: try arguments.readIfPresent("in") ?? .sidebar)
    case .resetTabOrder: self = .resetTabOrder(section: try arguments.read("section"))
    case .resetSectionOrder: self = .resetSectionOrder
    }
  }
}

/// Ids, at most as many as the limits of a reading allow; what is named twice is refused later.
private struct BoundedIDs: Decodable {
  let ids: [String]

  init(from decoder: any Decoder) throws {
    ids = try decoder.decodeArray(atMost: decoder.userInfo.limits.count)
  }
}
