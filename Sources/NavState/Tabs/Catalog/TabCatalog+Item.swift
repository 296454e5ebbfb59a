extension TabCatalog {
  /// One tab, or a section of them.
  public enum Entry: Hashable, Sendable {
    /// A tab that stands in no section.
    case tab(Item)
    /// A section with its tabs.
    case section(Section)
  }

  /// What is declared of a tab.
  ///
  /// Source: SwiftUI `Tab`, and the modifiers of `TabContent`.
  public struct Item: Hashable, Sendable, Identifiable {
    /// The tab, which is what is selected.
    public var id: Tab

    /// Whether the tab is a place or an action.
    public var kind: Kind

    /// What the tab is for, or `nil` if for nothing special.
    ///
    /// Of several places for searching the first one counts; the others, and actions, are ordinary.
    public var role: Role?

    /// Where the tab may stand; automatic is as its section says.
    public var placement: Placement

    /// The name under which a person's changes are kept, the same in every version of the app, or
    /// `nil` if nobody can change anything.
    ///
    /// Source: SwiftUI `TabContent.customizationID(_:)`.
    public var customizationID: String?

    /// What a person can change in the bar; `nil` is automatic with a ``customizationID``, else
    /// disabled.
    public var barBehavior: TabCustomization.Behavior?

    /// What a person can change in the sidebar; `nil` is automatic with a ``customizationID``, else
    /// disabled.
    public var sidebarBehavior: TabCustomization.Behavior?

    /// Whether the tab stands in the bar until a person says otherwise.
    public var barVisibility: TabCustomization.Visibility

    /// Whether the tab stands in the sidebar until a person says otherwise; hidden there, it is hidden
    /// in the bar, too.
    public var sidebarVisibility: TabCustomization.Visibility

    /// Whether the tab stands nowhere and nobody can select it; its state stays.
    ///
    /// Source: SwiftUI `TabContent.hidden(_:)`.
    public var isHidden: Bool

    /// Whether the user can't select the tab; code can.
    ///
    /// Source: SwiftUI `TabContent.disabled(_:)`.
    public var isDisabled: Bool

    /// What is said beside the tab, or `nil`.
    public var badge: Badge?

    /// The place that stands for this one where there is only a bottom bar, and this one has no entry
    /// there; `nil` is the first place that has one.
    ///
    /// Source: NavState; Apple's samples write the selection instead, and must write it back.
    public var compactTwin: Tab?

    /// The rules of the split view that the tab owns, or `nil` if it owns a stack.
    ///
    /// The rules of its routers give way to those of the tabs. An action has none.
    ///
    /// Source: SwiftUI `Tab`, whose content may be a `NavigationSplitView`.
    public var splitView: SplitRules?

    /// Creates the declaration of a tab.
    ///
    /// - Parameters:
    ///   - id: The tab.
    ///   - kind: Whether it is a place or an action.
    ///   - role: What it is for.
    ///   - placement: Where it may stand.
    ///   - customizationID: The name under which a person's changes are kept.
    ///   - barBehavior: What a person can change in the bar.
    ///   - sidebarBehavior: What a person can change in the sidebar.
    ///   - barVisibility: Whether it stands in the bar until a person says otherwise.
    ///   - sidebarVisibility: Whether it stands in the sidebar until a person says otherwise.
    ///   - isHidden: Whether it stands nowhere.
    ///   - isDisabled: Whether the user can't select it.
    ///   - badge: What is said beside it.
    ///   - compactTwin: The place that stands for it where there is only a bottom bar.
    ///   - splitView: The rules of the split view that it owns.
    @inlinable
    public init(
      id: Tab, kind: Kind = .place, role: Role? = nil, placement: Placement = .automatic,
      customizationID: String? = nil,
      barBehavior: TabCustomization.Behavior? = nil,
      sidebarBehavior: TabCustomization.Behavior? = nil,
      barVisibility: TabCustomization.Visibility = .automatic,
      sidebarVisibility: TabCustomization.Visibility = .automatic,
      isHidden: Bool = false, isDisabled: Bool = false, badge: Badge? = nil,
      compactTwin: Tab? = nil, splitView: SplitRules? = nil
    ) {
      self.id = id
      self.kind = kind
      self.role = role
      self.placement = placement
      self.customizationID = customizationID
      self.barBehavior = barBehavior
      self.sidebarBehavior = sidebarBehavior
      self.barVisibility = barVisibility
      self.sidebarVisibility = sidebarVisibility
      self.isHidden = isHidden
      self.isDisabled = isDisabled
      self.badge = badge
      self.compactTwin = compactTwin
      self.splitView = splitView
    }
  }

  /// What is declared of a section and its tabs.
  ///
  /// Source: SwiftUI `TabSection`.
  public struct Section: Hashable, Sendable, Identifiable {
    /// What tells this section from the others.
    public var id: String

    /// The name under which a person's changes are kept, or `nil` if nobody can change anything.
    public var customizationID: String?

    /// The tabs, in declared order; there may be none.
    public var tabs: [Item]

    /// Where the section may stand, and its tabs, unless they say it themselves.
    public var placement: Placement

    /// What a person can change of the section in the bar; `nil` is automatic with a
    /// ``customizationID``, else disabled.
    public var barBehavior: TabCustomization.Behavior?

    /// What a person can change of the section in the sidebar; `nil` is automatic with a
    /// ``customizationID``, else disabled.
    public var sidebarBehavior: TabCustomization.Behavior?

    /// Whether the section stands in the bar until a person says otherwise; its tabs that are visible
    /// in the bar by their own declaration stand there anyway.
    public var barVisibility: TabCustomization.Visibility

    /// Whether the section stands in the sidebar, with its tabs, until a person says otherwise.
    public var sidebarVisibility: TabCustomization.Visibility

    /// Whether the section and its tabs stand nowhere.
    public var isHidden: Bool

    /// Creates the declaration of a section.
    ///
    /// - Parameters:
    ///   - id: What tells it from the others.
    ///   - customizationID: The name under which a person's changes are kept.
    ///   - tabs: The tabs, in declared order.
    ///   - placement: Where it may stand, with its tabs.
    ///   - barBehavior: What a person can change of it in the bar.
    ///   - sidebarBehavior: What a person can change of it in the sidebar.
    ///   - barVisibility: Whether it stands in the bar until a person says otherwise.
    ///   - sidebarVisibility: Whether it stands in the sidebar until a person says otherwise.
    ///   - isHidden: Whether it and its tabs stand nowhere.
    @inlinable
    public init(
      id: String, customizationID: String? = nil, tabs: [Item],
      placement: Placement = .automatic,
      barBehavior: TabCustomization.Behavior? = nil,
      sidebarBehavior: TabCustomization.Behavior? = nil,
      barVisibility: TabCustomization.Visibility = .automatic,
      sidebarVisibility: TabCustomization.Visibility = .automatic, isHidden: Bool = false
    ) {
      self.id = id
      self.customizationID = customizationID
      self.tabs = tabs
      self.placement = placement
      self.barBehavior = barBehavior
      self.sidebarBehavior = sidebarBehavior
      self.barVisibility = barVisibility
      self.sidebarVisibility = sidebarVisibility
      self.isHidden = isHidden
    }
  }
}
