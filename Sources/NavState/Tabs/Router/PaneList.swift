/// The panes of a window's tabs, one for each place of the catalog, in its order.
///
/// Five stand in the window itself, as many as a phone's bar has, so that a window with no more needs
/// no storage beside its stacks, and a copy of it that changes copies no list of them.
@usableFromInline
package struct PaneList<Scheme: NavigationScheme>: Hashable, Sendable {
  @usableFromInline package typealias Element = PaneStorage<Scheme>

  @usableFromInline var first = Element.initial
  @usableFromInline var second = Element.initial
  @usableFromInline var third = Element.initial
  @usableFromInline var fourth = Element.initial
  @usableFromInline var fifth = Element.initial

  /// Those from the sixth on; nothing where there are none, since a copy counts even an empty list.
  @usableFromInline var rest: [Element]?

  /// The number of panes that have more than a stack, which each exchange brings up to date.
  @usableFromInline var richCount: Int32 = 0

  /// The number of panes that stand in the list itself.
  @inlinable package static var inlineCount: Int { 5 }

  /// Creates panes in their first state.
  @inlinable
  package init(count: Int) {
    guard count > Self.inlineCount else { return }
    rest = Array(repeating: .initial, count: count - Self.inlineCount)
  }

  /// Creates the panes of the places of a catalog in their first state.
  @inlinable
  package init(under rules: TabRules<Scheme.Tab>) {
    self.init(count: rules.catalog.places.count)
    for index in rules.splitViews.indices where rules.splitViews[index] != nil {
      self[index] = .initial(rules.splitViews[index])
    }
  }

  /// The pane at a position; of a position that no place has, one in its first state.
  @inlinable
  package subscript(index: Int) -> Element {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      case 4: fifth
      default: hasRest(index) ? rest?[index - 5] ?? .initial : .initial
      }
    }
    set {
      var pane = newValue
      exchange(&pane, at: index)
    }
  }

  /// Whether all panes have nothing but a stack: then nothing is marked in them.
  @inlinable
  package var isPlain: Bool { richCount == 0 }

  /// Whether a position is one of those from the sixth on.
  @inlinable
  func hasRest(_ index: Int) -> Bool {
    index >= Self.inlineCount && index - Self.inlineCount < rest?.count ?? 0
  }

  /// Exchanges the pane at a position for another one, so that neither is copied.
  @inlinable
  @inline(__always)
  package mutating func exchange(_ pane: inout Element, at index: Int) {
    let isRich = pane.isRich
    switch index {
    case 0: swap(&first, &pane)
    case 1: swap(&second, &pane)
    case 2: swap(&third, &pane)
    case 3: swap(&fourth, &pane)
    case 4: swap(&fifth, &pane)
    default:
      guard hasRest(index), var others = rest else { return }
      // The list is in one place only, so that it is not copied.
      rest = nil
      swap(&others[index - 5], &pane)
      rest = others
    }
    if isRich != pane.isRich { richCount += isRich ? 1 : -1 }
  }

  /// Adds a screen on top of the pane at a position, if that has nothing but a stack, with room.
  ///
  /// - Returns: Whether it was added.
  @inlinable
  @inline(__always)
  package mutating func add(_ route: Scheme.Route, at index: Int, upTo depth: Int) -> Bool {
    switch index {
    case 0: first.add(route, upTo: depth)
    case 1: second.add(route, upTo: depth)
    case 2: third.add(route, upTo: depth)
    case 3: fourth.add(route, upTo: depth)
    case 4: fifth.add(route, upTo: depth)
    default:
      hasRest(index) ? rest?[index - 5].add(route, upTo: depth) ?? false : false
    }
  }

  /// Takes the pane at a position out, so that it is changed in place, and leaves one in its first
  /// state.
  @inlinable
  @inline(__always)
  package mutating func take(_ index: Int) -> Element {
    var pane = Element.initial
    exchange(&pane, at: index)
    return pane
  }
}
