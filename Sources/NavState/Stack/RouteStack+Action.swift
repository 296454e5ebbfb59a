extension RouteStack {
  /// What a stack can be asked to do.
  public enum Action: NavigationAction {
    /// Adds a screen on top, by a rule against duplicates; without one, its owner's rule or `allow`.
    case push(Route, duplicates: DuplicateRule? = nil)
    /// Removes a number of screens from the top, or as many as there are.
    case pop(count: Int = 1)
    /// Removes the screens above one that is there.
    case popTo(RouteTarget<Route>, match: RouteMatch = .last)
    /// Removes all screens above the root.
    case popToRoot
    /// Puts a screen in the place of the top one, or on the root.
    case replaceTop(Route)
    /// Moves the last screen that equals the route to the top.
    case bringToFront(Route)
    /// Takes over a whole stack, as SwiftUI writes it through a binding.
    case set(RouteStack)
  }

  /// What a change of a stack tells its host.
  ///
  /// Source: NavState; a transition is named by what differs behind the common prefix, so the same
  /// change has the same event whoever made it.
  public enum Event: Hashable, Sendable {
    /// Screens were added on top, root-most first.
    case pushed(ShortList<Route>)
    /// Screens were removed from the top, root-most first.
    case popped(ShortList<Route>)
    /// Screens were removed from the top and others added there, both root-most first.
    ///
    /// It is stored apart, which costs this event an allocation and halves what every outcome
    /// moves: a push and a pop, by far the commonest steps, stay small enough to be optimized away
    /// where nobody looks at them.
    indirect case replaced(removed: ShortList<Route>, added: ShortList<Route>)
  }
}

/// What a push does when an equal screen is there already.
///
/// Source: NavState. The peers push always, which is the default here too, or have one fixed rule.
public enum DuplicateRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// Pushes all the same.
  case allow
  /// Does nothing if the top is equal: the answer to a double tap.
  case ignoreIfOnTop
  /// Pops to the last equal screen.
  case popToExisting
  /// Moves the last equal screen to the top.
  case moveToTop
}

/// Which one is meant where several screens match.
public enum RouteMatch: String, Hashable, Sendable, Codable, CaseIterable {
  /// The one nearest to the root.
  case first
  /// The one nearest to the top.
  case last
}
