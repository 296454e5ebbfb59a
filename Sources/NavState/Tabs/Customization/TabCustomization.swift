/// What a person changed in the tabs of a window, apart from what the app declares.
///
/// Everything is kept under customization ids, which are the same in every version of the app. What
/// a version doesn't know is kept and ignored, for the version that knows it; what is new stands
/// where it is declared.
///
/// ```swift
/// var customization = TabCustomization()
/// customization.reduce(.setVisibility(.hidden, of: "lists", in: .bar), in: catalog)  // changed
/// customization.reduce(.setSectionOrder(["tags", "lists"]), in: catalog)  // changed
/// customization.reduce(.setVisibility(.hidden, of: "compass", in: .bar), in: catalog)  // refused
/// ```
///
/// On a device, SwiftUI's own value decides what is on screen; this one serves tests, servers and
/// other hosts.
///
/// Source: SwiftUI `TabViewCustomization`, whose coded form is not documented.
public struct TabCustomization: Hashable, Sendable {
  /// Whether something stands in a bar or the sidebar.
  ///
  /// Source: SwiftUI `Visibility`.
  public enum Visibility: String, Hashable, Sendable, Codable, CaseIterable {
    /// As it is declared; where that is automatic, too, it is visible.
    case automatic
    /// It stands there; in a bar, a tab of a section then stands beside its section.
    case visible
    /// It does not stand there.
    case hidden
  }

  /// What a person can change.
  ///
  /// Source: SwiftUI `TabCustomizationBehavior`.
  public enum Behavior: String, Hashable, Sendable, Codable, CaseIterable {
    /// Showing, hiding and moving.
    case automatic
    /// Moving.
    case reorderable
    /// Nothing.
    case disabled
  }

  /// Where tabs stand.
  ///
  /// Source: SwiftUI `AdaptableTabBarPlacement`.
  public enum Area: String, Hashable, Sendable, Codable, CaseIterable {
    /// A bar at the bottom, at the top or beside the window.
    case bar
    /// The sidebar.
    case sidebar
  }

  /// What is wished of one tab or section; never nothing.
  @usableFromInline
  struct Wish: Hashable, Sendable {
    @usableFromInline let id: String
    @usableFromInline var bar: Visibility
    @usableFromInline var sidebar: Visibility

    @inlinable
    init(id: String, bar: Visibility, sidebar: Visibility) {
      self.id = id
      self.bar = bar
      self.sidebar = sidebar
    }
  }

  /// The order of the tabs of one section.
  @usableFromInline
  struct Order: Hashable, Sendable {
    @usableFromInline let section: String
    @usableFromInline var tabs: [String]

    @inlinable
    init(section: String, tabs: [String]) {
      self.section = section
      self.tabs = tabs
    }
  }

  /// What is wished, by ascending id, none twice.
  @usableFromInline var wishes: [Wish]

  /// The orders, by ascending section, none twice, and in each no tab twice.
  @usableFromInline var orders: [Order]

  @usableFromInline var sections: [String]?

  @usableFromInline var slots: [String]?

  /// Creates a customization that changes nothing.
  @inlinable
  public init() {
    self.init(wishes: [], orders: [], sections: nil, slots: nil)
  }

  @inlinable
  init(wishes: [Wish], orders: [Order], sections: [String]?, slots: [String]?) {
    self.wishes = wishes
    self.orders = orders
    self.sections = sections
    self.slots = slots
  }
}

// MARK: - Queries

extension TabCustomization {
  /// What a person said of a tab or a section.
  ///
  /// - Parameters:
  ///   - id: Its customization id.
  ///   - area: Where.
  /// - Returns: Automatic if nothing was said.
  /// - Complexity: O(log *n*), where *n* is the number of ids of which something was said.
  @inlinable
  public func visibility(of id: String, in area: Area) -> Visibility {
    let position = Self.position(of: id, in: wishes, by: \.id)
    guard position < wishes.endIndex, wishes[position].id == id else { return .automatic }
    return switch area {
    case .bar: wishes[position].bar
    case .sidebar: wishes[position].sidebar
    }
  }

  /// The order that a person gave to the tabs of a section.
  ///
  /// - Parameter section: The customization id of the section.
  /// - Returns: The customization ids of tabs, or `nil` if there is no order.
  /// - Complexity: O(log *n*), where *n* is the number of sections that have an order.
  @inlinable
  public func tabOrder(inSection section: String) -> [String]? {
    let position = Self.position(of: section, in: orders, by: \.section)
    guard position < orders.endIndex, orders[position].section == section else { return nil }
    return orders[position].tabs
  }

  /// The order that a person gave to the sections, by their customization ids, or `nil`.
  @inlinable
  public var sectionOrder: [String]? { sections }

  /// The tabs that a person put first in a bar, by their customization ids, or `nil`.
  @inlinable
  public var barSlots: [String]? { slots }

  /// The first position in an ascending list whose id is not less than another one.
  @inlinable
  static func position<Element>(
    of id: String, in list: [Element], by key: (Element) -> String
  ) -> Int {
    var low = list.startIndex
    var high = list.endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if key(list[middle]) < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
