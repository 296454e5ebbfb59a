/// A tab or a section, as far as a person can change it.
@usableFromInline
protocol CustomizablePart: Sendable {
  /// The name under which a person's changes are kept.
  var customizationID: String? { get }

  /// What a person can change in the bar, if that is declared.
  var barBehavior: TabCustomization.Behavior? { get }

  /// What a person can change in the sidebar, if that is declared.
  var sidebarBehavior: TabCustomization.Behavior? { get }

  /// Whether it stands in the bar by its declaration.
  var barVisibility: TabCustomization.Visibility { get }

  /// Whether it stands in the sidebar by its declaration.
  var sidebarVisibility: TabCustomization.Visibility { get }
}

extension TabCatalog.Item: CustomizablePart {}

extension TabCatalog.Section: CustomizablePart {}

extension CustomizablePart {
  /// Whether the declaration says that a person can change something.
  var isDeclaredCustomizable: Bool {
    [barBehavior, sidebarBehavior].contains { $0 == .automatic || $0 == .reorderable }
  }

  /// What a person can change in a bar or the sidebar, of what has a customization id: nothing else
  /// can be named.
  @inlinable
  func behavior(in area: TabCustomization.Area) -> TabCustomization.Behavior {
    switch area {
    case .bar: barBehavior ?? .automatic
    case .sidebar: sidebarBehavior ?? .automatic
    }
  }

  /// Whether it stands in a bar or the sidebar until a person says otherwise.
  @inlinable
  func declaredVisibility(in area: TabCustomization.Area) -> TabCustomization.Visibility {
    switch area {
    case .bar: barVisibility
    case .sidebar: sidebarVisibility
    }
  }

  /// Whether a person can show and hide it in a bar or the sidebar, where it may stand.
  ///
  /// What is pinned always stands in bars; hidden in the sidebar, it would be hidden there, too.
  @inlinable
  func isHideable<Tab>(
    in area: TabCustomization.Area, at placement: TabCatalog<Tab>.Placement
  ) -> Bool {
    switch placement {
    case .pinned: false
    case .sidebarOnly: area == .sidebar && behavior(in: area) == .automatic
    case .automatic: behavior(in: area) == .automatic
    }
  }

  /// What a person says of it where that counts, else what is declared.
  @inlinable
  func visibility(
    in area: TabCustomization.Area, isHideable: Bool, by customization: TabCustomization
  ) -> TabCustomization.Visibility {
    let declared = declaredVisibility(in: area)
    guard isHideable, let id = customizationID else { return declared }
    let wish = customization.visibility(of: id, in: area)
    return wish == .automatic ? declared : wish
  }
}

extension TabCatalog.Section {
  /// What a person says of the section where that counts, else what is declared.
  @inlinable
  func visibility(
    in area: TabCustomization.Area, by customization: TabCustomization
  ) -> TabCustomization.Visibility {
    visibility(
      in: area, isHideable: isHideable(in: area, at: placement), by: customization)
  }
}

extension TabCatalog.Member {
  /// Whether a person can show and hide the tab in a bar or the sidebar.
  @inlinable
  func isHideable(in area: TabCustomization.Area) -> Bool {
    // The search stands last in a bar as what is pinned stands before it.
    item.isHideable(in: area, at: isSearch && placement == .automatic ? .pinned : placement)
  }

  /// Whether a person can give the tab one of the first slots of a bar.
  @inlinable var isMovableInBar: Bool {
    placement == .automatic && !isSearch && item.behavior(in: .bar) != .disabled
  }

  /// What a person says of the tab where that counts, else what is declared.
  @inlinable
  func visibility(
    in area: TabCustomization.Area, by customization: TabCustomization
  ) -> TabCustomization.Visibility {
    item.visibility(in: area, isHideable: isHideable(in: area), by: customization)
  }

  /// Whether the tab stands in a bar by itself, where sections are entries.
  @inlinable
  func isAlone(by customization: TabCustomization) -> Bool {
    section == nil || isSearch || item.placement == .pinned
      || visibility(in: .bar, by: customization) == .visible
  }

  /// Whether the tab stands in a bar or the sidebar at all.
  ///
  /// Source: SwiftUI `TabContent.defaultVisibility(_:for:)`: what is hidden in the sidebar is hidden
  /// in the bar, too.
  @inlinable
  func isShown(in area: TabCustomization.Area, by customization: TabCustomization) -> Bool {
    guard !isHidden, visibility(in: .sidebar, by: customization) != .hidden,
      section?.visibility(in: .sidebar, by: customization) != .hidden
    else { return false }
    guard area == .bar else { return true }
    guard placement != .sidebarOnly, visibility(in: .bar, by: customization) != .hidden else {
      return false
    }
    return isAlone(by: customization) || section?.visibility(in: .bar, by: customization) != .hidden
  }
}
