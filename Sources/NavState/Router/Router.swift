/// A stack of screens, and what is presented over it.
///
/// What one window, one tab or one column owns.
///
/// ```swift
/// var router = Router<Reader>()
/// router.push(.message(id: "7"))
/// router.present(.reply(to: "7", text: ""))
/// router.back()  // dismisses the reply
/// router.back()  // pops the message
/// router.back()  // .unhandled: the parent may do something
/// ```
///
/// Its depth never exceeds the one of its rules: an action that would make it deeper is refused.
public struct Router<Scheme: NavigationScheme>: NavigationModel {
  /// What is pushed.
  public typealias Route = Scheme.Route

  /// What is presented.
  public typealias Sheet = Scheme.Sheet

  @usableFromInline var stack: RouteStack<Route>

  @usableFromInline var slot: SheetSlot<Sheet>

  @usableFromInline var home: Configuration<RouterRules>

  /// Creates a router that shows its root.
  ///
  /// - Parameter configuration: Its rules and traits.
  @inlinable
  public init(configuration: Configuration<RouterRules> = .standard) {
    stack = RouteStack()
    slot = SheetSlot()
    home = configuration
  }

  /// Creates a router at a place.
  ///
  /// - Parameters:
  ///   - path: The screens above the root.
  ///   - presentedSheet: What is presented, or `nil`.
  ///   - configuration: Its rules and traits.
  /// - Throws: ``Violation/tooDeep(_:limit:)`` if the path is deeper than the rules allow.
  @inlinable
  public init(
    path: RouteStack<Route>,
    presentedSheet: Sheet? = nil,
    configuration: Configuration<RouterRules> = .standard
  ) throws(Violation) {
    stack = path
    slot = SheetSlot(presentedSheet)
    home = configuration
    if let violation { throw violation }
  }

  /// A rule that a router keeps.
  public enum Violation: Error, Hashable, Sendable {
    /// The stack is deeper than the rules allow.
    case tooDeep(Int, limit: Int)
  }

  /// The first rule that this value breaks, or `nil` if it keeps them all.
  @inlinable
  public var violation: Violation? {
    stack.count > rules.depth ? .tooDeep(stack.count, limit: rules.depth) : nil
  }

  /// Whether two routers are at equal places under equal configurations.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.stack == right.stack && left.slot == right.slot && left.home == right.home
  }

  /// Feeds the place and the configuration to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(stack)
    hasher.combine(slot)
    hasher.combine(home)
  }
}

// MARK: - Queries and projections

extension Router {
  /// The screens above the root; a write is the user's.
  ///
  /// SwiftUI writes a shorter path when the user swipes back, and one screen more when the user taps
  /// a link. A write is ``RouteStack/Action/set(_:)`` with the cause ``Cause/user``, so it follows
  /// the rules: one that is refused leaves the router as it is, and a link that is tapped twice
  /// pushes twice only if the rule on duplicates lets it.
  @inlinable
  public var path: RouteStack<Route> {
    get { stack }
    set { _ = reduce(.stack(.set(newValue)), in: .user) }
  }

  /// What is presented, or `nil`; a write is the user's.
  ///
  /// A write is ``SheetSlot/Action/present(_:)`` or ``SheetSlot/Action/dismiss(id:)`` with the cause
  /// ``Cause/user``.
  @inlinable
  public var presentedSheet: Sheet? {
    get { slot.presented }
    set { set(newValue, in: .user) }
  }

  /// The rules and traits, as decoders and other routers take them.
  @inlinable
  public var configuration: Configuration<RouterRules> { home }

  /// The rules.
  @inlinable
  public var rules: RouterRules { home.rules }

  /// What is known of the window; the size classes are always known.
  @inlinable
  public var traits: Traits { home.traits }
}
