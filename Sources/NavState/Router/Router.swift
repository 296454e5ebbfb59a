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
/// Presentations stand upon one another as a *chain* of levels: level 0 is the router's own stack,
/// level 1 is presented over it, level 2 over level 1. Each level but those of alerts and dialogs has
/// a stack and a search of its own. Ending a level ends those above it.
///
/// Its depth never exceeds the one of its rules: an action that would make it deeper is refused.
public struct Router<Scheme: NavigationScheme>: NavigationModel {
  /// What is pushed.
  public typealias Route = Scheme.Route

  /// What is presented.
  public typealias Sheet = Scheme.Sheet

  /// What a choice answers, and what a screen or a presentation ends with.
  public typealias Answer = Scheme.Answer

  @usableFromInline var stack: RouteStack<Route>

  /// What only some routers have: nothing for a router that presents at most a plain sheet.
  @usableFromInline var extras: RouterExtras<Scheme>?

  @usableFromInline var home: Configuration<RouterRules>

  /// A plain sheet that is presented alone.
  ///
  /// It stands last, so that its size is not rounded up.
  @usableFromInline var slot: SheetSlot<Sheet>

  /// Creates a router that shows its root.
  ///
  /// - Parameter configuration: Its rules and traits.
  @inlinable
  public init(configuration: Configuration<RouterRules> = .standard) {
    stack = RouteStack()
    home = configuration
    slot = SheetSlot()
  }

  /// Creates a router at a place.
  ///
  /// - Parameters:
  ///   - path: The screens above the root.
  ///   - presentedSheet: What is presented, or `nil`.
  ///   - configuration: Its rules and traits.
  /// - Throws: ``Violation/tooDeep(_:limit:)`` if the path is deeper than the rules allow,
  ///   ``Violation/tooManyLevels(_:limit:)`` if they allow no presentation.
  @inlinable
  public init(
    path: RouteStack<Route>,
    presentedSheet: Sheet? = nil,
    configuration: Configuration<RouterRules> = .standard
  ) throws(Violation) {
    stack = path
    home = configuration
    slot = SheetSlot(presentedSheet)
    if let violation { throw violation }
  }

  /// A rule that a router keeps.
  public enum Violation: Error, Hashable, Sendable {
    /// A stack is deeper than the rules allow.
    case tooDeep(Int, limit: Int)
    /// More is presented, waiting or leaving than the rules allow.
    case tooManyLevels(Int, limit: Int)
    /// Two presentations, up or waiting, have the same identity.
    case presentedTwice
    /// Something is leaving twice.
    case leavingTwice
    /// Something waits for a level that is free or stands on nothing, or leaves though nobody is to
    /// report it.
    case queueOutOfOrder
    /// Something is noted of a screen that is not there, or an alert or a dialog has screens.
    case stray
    /// The action that waits for an answer would take away nothing that is marked.
    case nothingAsked
  }

  /// The first rule that this value breaks, or `nil` if it keeps them all.
  @inlinable
  public var violation: Violation? {
    if stack.count > rules.depth { return .tooDeep(stack.count, limit: rules.depth) }
    guard extras != nil else {
      let isAllowed = slot.presented == nil || rules.levels > 0
      return isAllowed ? nil : .tooManyLevels(1, limit: rules.levels)
    }
    if let violation = parts.violation(under: rules) { return violation }
    return isAskingInVain ? .nothingAsked : nil
  }

  /// Whether two routers are at equal places under equal configurations.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.stack == right.stack && left.slot == right.slot && left.extras == right.extras
      && left.home == right.home
  }

  /// Feeds the place and the configuration to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(stack)
    hasher.combine(slot)
    hasher.combine(extras)
    hasher.combine(home)
  }
}

// MARK: - Configuration

extension Router {
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
