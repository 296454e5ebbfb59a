/// What a router asks at every step, so without a look at what is declared.
extension TabCatalog {
  /// The position of a place in ``places``.
  ///
  /// A scan: the few tabs of a bar are compared faster than one is hashed.
  ///
  /// - Returns: The position, or `nil` if the tab is an action or not in the catalog.
  /// - Complexity: O(*n*), where *n* is the number of places.
  @inlinable
  package func placeIndex(of tab: Tab) -> Int? {
    places.firstIndex(of: tab)
  }

  /// Whether neither the place nor its section is hidden; a position that is none is not visible.
  @inlinable
  package func isVisible(place index: Int) -> Bool {
    marks.indices.contains(index) && marks[index].contains(.visible)
  }

  /// The position of the first place that is not hidden; a catalog has one.
  @inlinable
  package var firstVisiblePlace: Int { places.indices.first(where: isVisible(place:)) ?? 0 }

  /// Whether the user can't select the place.
  @inlinable
  package func isDisabled(place index: Int) -> Bool {
    marks.indices.contains(index) && marks[index].contains(.disabled)
  }

  /// The position of the first place with the role ``Role/search``, hidden or not.
  ///
  /// Source: SwiftUI `TabRole.search`: the first one is used, and others are ordinary tabs.
  @inlinable
  package var searchPlace: Int? { searchPosition }

  /// The rules of the split view of each place, none at all where no place owns one.
  var splitViews: [SplitRules?] {
    let items = items.filter { $0.kind == .place }
    guard items.contains(where: { $0.splitView != nil }) else { return [] }
    return items.map(\.splitView)
  }

  /// What is declared of an action.
  ///
  /// - Returns: The declaration, or `nil` if the tab is a place or not in the catalog.
  /// - Complexity: O(*n*), where *n* is the number of actions.
  @inlinable
  package func actionItem(_ tab: Tab) -> Item? {
    actions.first { $0.id == tab }
  }
}

/// What a router has to know of a place.
@usableFromInline
struct PlaceMarks: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Neither the place nor its section is hidden.
  @inlinable static var visible: Self { Self(rawValue: 1) }

  /// The user can't select it.
  @inlinable static var disabled: Self { Self(rawValue: 2) }
}
