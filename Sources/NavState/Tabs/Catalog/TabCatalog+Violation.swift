extension TabCatalog {
  /// A rule that every catalog keeps.
  public enum Violation: Error, Hashable, Sendable {
    /// The tab occurs twice.
    case duplicateTab(Tab)
    /// Two sections have this identity.
    case duplicateSection(String)
    /// Two tabs, two sections, or a tab and a section have this customization id.
    case duplicateCustomizationID(String)
    /// There is no place that is not hidden.
    case noPlace
    /// A person can change the tab by its declaration, or its section has a customization id, and the
    /// tab has none and is not disabled for both bar and sidebar.
    ///
    /// Source: SwiftUI `TabContent.customizationID(_:)`, where it is an error at run time.
    case missingCustomizationID(Tab)
    /// A person can change the section by its declaration, and it has no customization id.
    case missingSectionCustomizationID(String)
    /// The compact twin of a tab is no place of the catalog.
    case unknownTwin(Tab)
  }
}

extension TabCatalog.Violation {
  /// The first rule that entries break, in linear time, since they may come from data.
  init?(of entries: [TabCatalog.Entry]) {
    var tabs: Set<Tab> = []
    var places: Set<Tab> = []
    var sections: Set<String> = []
    var customizationIDs: Set<String> = []
    let members = TabCatalog.members(of: entries)
    for member in members {
      guard tabs.insert(member.item.id).inserted else {
        self = .duplicateTab(member.item.id)
        return
      }
      if member.isPlace { places.insert(member.item.id) }
      if let id = member.item.customizationID {
        guard customizationIDs.insert(id).inserted else {
          self = .duplicateCustomizationID(id)
          return
        }
      } else if member.lacksCustomizationID {
        self = .missingCustomizationID(member.item.id)
        return
      }
    }
    for case .section(let section) in entries {
      guard sections.insert(section.id).inserted else {
        self = .duplicateSection(section.id)
        return
      }
      if let id = section.customizationID {
        guard customizationIDs.insert(id).inserted else {
          self = .duplicateCustomizationID(id)
          return
        }
      } else if section.isDeclaredCustomizable {
        self = .missingSectionCustomizationID(section.id)
        return
      }
    }
    for case let twin? in members.map(\.item.compactTwin) where !places.contains(twin) {
      self = .unknownTwin(twin)
      return
    }
    guard !members.contains(where: { $0.isPlace && !$0.isHidden }) else { return nil }
    self = .noPlace
  }
}

extension TabCatalog.Violation: CustomStringConvertible {
  /// The rule in words.
  public var description: String {
    switch self {
    case .duplicateTab(let tab): "the tab \(tab) is there twice"
    case .duplicateSection(let id): "the section \(id) is there twice"
    case .duplicateCustomizationID(let id): "the customization id \(id) is there twice"
    case .noPlace: "there is no place that is not hidden"
    case .missingCustomizationID(let tab): "the tab \(tab) has no customization id"
    case .missingSectionCustomizationID(let id): "the section \(id) has no customization id"
    case .unknownTwin(let tab): "the compact twin \(tab) is no place"
    }
  }
}
