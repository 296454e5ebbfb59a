/// The panes of a window's tabs, one for each place of the catalog, in its order.
///
/// Five stand in the window itself, as many as a phone's bar has, so that a window with no more needs
/// no storage beside its stacks, and a copy of it that changes copies no list of them.
@usableFromInline
struct PaneList<Scheme: NavigationScheme>: Hashable, Sendable {
  @usableFromInline typealias Element = PaneStorage<Scheme>

  @usableFromInline var first = Element.initial
  @usableFromInline var second = Element.initial
  @usableFromInline var third = Element.initial
  @usableFromInline var fourth = Element.initial
  @usableFromInline var fifth = Element.initial

  /// Those from the sixth on.
  @usableFromInline var rest: [Element] = []

  /// The number of panes that stand in the list itself.
  @inlinable static var inlineCount: Int { 5 }

  /// Creates panes in their first state.
  @inlinable
  init(count: Int) {
    guard count > Self.inlineCount else { return }
    rest = Array(repeating: .initial, count: count - Self.inlineCount)
  }

  /// The pane at a position; of a position that no place has, one in its first state.
  @inlinable
  subscript(index: Int) -> Element {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      case 4: fifth
      default: rest.indices.contains(index - 5) ? rest[index - 5] : .initial
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      case 4: fifth = newValue
      default:
        if rest.indices.contains(index - 5) { rest[index - 5] = newValue }
      }
    }
  }

  /// Exchanges the pane at a position for another one, so that neither is copied.
  @inlinable
  @inline(__always)
  mutating func exchange(_ pane: inout Element, at index: Int) {
    switch index {
    case 0: swap(&first, &pane)
    case 1: swap(&second, &pane)
    case 2: swap(&third, &pane)
    case 3: swap(&fourth, &pane)
    case 4: swap(&fifth, &pane)
    default:
      if rest.indices.contains(index - 5) { swap(&rest[index - 5], &pane) }
    }
  }

  /// Takes the pane at a position out, so that it is changed in place, and leaves one in its first
  /// state.
  @inlinable
  @inline(__always)
  mutating func take(_ index: Int) -> Element {
    var pane = Element.initial
    exchange(&pane, at: index)
    return pane
  }
}
