// What views read and bind to. Each write is an action with the cause ``Cause/user``.

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

  /// The sheet on level 1, or `nil`; a write is the user's.
  ///
  /// A write is ``SheetSlot/Action/present(_:)`` or ``SheetSlot/Action/dismiss(id:)`` with the cause
  /// ``Cause/user``.
  @inlinable
  public var presentedSheet: Sheet? {
    get { extras == nil ? slot.presented : self[sheet: 1] }
    set { write(newValue) }
  }

  /// What is presented, bottom first; the first one is level 1.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var levels: [PresentationLevel<Scheme>] {
    if let item = slot.presented { return [PresentationLevel(.sheet(item))] }
    return extras?.parts.levels ?? []
  }

  /// What waits for its level, first one first, by identity.
  @inlinable
  public var waiting: [PresentationID<Scheme>] {
    extras?.parts.queue.map(\.wanted.id) ?? []
  }

  /// What was dismissed and is not yet reported as gone, oldest first.
  @inlinable
  public var leaving: [PresentationID<Scheme>] { extras?.parts.leaving ?? [] }

  /// The action that waits for ``ExitAction/confirm`` or ``ExitAction/cancel``, or `nil`.
  @inlinable
  public var pending: Step<Action>? { pendingExit }

  /// The marked places that the action which waits for an answer would take away; none where none
  /// waits.
  ///
  /// What ``ExitEvent/exitAsked(_:)`` told, for a view that shows the question, also after a restart.
  ///
  /// - Complexity: That of the action.
  @inlinable
  public var pendingPlaces: [RouterPlace<Scheme>] { placesAsked }

  /// All that holds unsaved work, from the root up.
  @inlinable
  public var markedPlaces: [RouterPlace<Scheme>] {
    extras == nil ? [] : parts.markedPlaces
  }

  /// The router's own search.
  @inlinable
  public var search: SearchState { extras?.parts.base.search ?? SearchState() }

  /// The level of what is presented.
  ///
  /// - Parameter id: The identity of what is presented.
  /// - Returns: Its level, from 1, or `nil` if it is not up.
  @inlinable
  public func level(of id: PresentationID<Scheme>) -> Int? {
    levels.firstIndex { $0.id == id }.map { $0 + 1 }
  }
}

// MARK: - What gestures meet

extension Router {
  /// Whether the user can't end a level by a gesture: its options forbid it, or the app would ask.
  ///
  /// For SwiftUI's `interactiveDismissDisabled(_:)`.
  ///
  /// - Parameter level: The level, from 1.
  /// - Returns: Whether the gesture is to be disabled; not where there is no such level.
  /// - Complexity: O(*k*), where *k* is the number of levels.
  @inlinable
  public func isDismissDisabled(level: Int) -> Bool {
    let levels = levels
    guard let presented = levels.on(level) else { return false }
    return presented.options.isInteractiveDismissDisabled
      || levels[(level - 1)...].contains { $0.holdsMarks }
  }

  /// Whether a step back by the user would be refused, or held and asked about.
  ///
  /// - Complexity: That of the step.
  @inlinable
  public var isBackGuarded: Bool {
    guard extras != nil else { return false }
    var copy = self
    let outcome = copy.performUnguarded(.back, in: .user)
    return outcome.refusal != nil || !copy.placesMissing(since: self).isEmpty
  }
}
