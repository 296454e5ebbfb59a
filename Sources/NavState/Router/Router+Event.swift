extension Router {
  /// What a change of a router tells its host.
  public enum Event: Hashable, Sendable {
    /// An event of the router's own stack.
    case stack(RouteStack<Route>.Event)
    /// An event of an item, on any level: no other level has one of its identity.
    case sheet(SheetSlot<Sheet>.Event)
    /// An event of the stack or the search of a level; level 0 is the router itself.
    indirect case at(level: Int, LevelEvent)
    /// An event of alerts and dialogs, of what waits, and of results.
    indirect case chain(ChainEvent)
    /// An event of the exit guard.
    indirect case exit(ExitEvent<RouterPlace<Scheme>>)
  }

  /// What a change of a level's stack or search tells the host.
  public enum LevelEvent: Hashable, Sendable {
    /// An event of the stack.
    case stack(RouteStack<Route>.Event)
    /// An event of the search.
    case search(SearchState.Event)
  }

  /// What a change of the chain tells the host, beside what a slot tells.
  public enum ChainEvent: Hashable, Sendable {
    /// An alert or a dialog is up.
    case presented(Prompt<Answer>)
    /// The alert or the dialog that is up asks something else; nothing was dismissed.
    case updated(from: Prompt<Answer>, to: Prompt<Answer>)
    /// An alert or a dialog is up no longer.
    case dismissed(Prompt<Answer>, cause: DismissalCause)
    /// The user chose in an alert or a dialog, which ends with this.
    case answered(prompt: String, choice: String, answer: Answer?)
    /// A presentation waits for its level.
    case queued(PresentationID<Scheme>)
    /// A presentation waits no longer, and was never up.
    case withdrawn(PresentationID<Scheme>)
    /// A screen or a presentation ends with a value for who asked for it, if that is still there.
    case finished(
      Answer, by: RouterPlace<Scheme>, for: RouterPlace<Scheme>, isThere: Bool)
  }
}

extension Router.Event {
  /// An event of a stack; that of level 0 has no address.
  @inlinable
  static func of(_ event: RouteStack<Scheme.Route>.Event, on level: Int) -> Self {
    level == 0 ? .stack(event) : .at(level: level, .stack(event))
  }

  @inlinable
  static func presented(_ presentation: Presentation<Scheme>) -> Self {
    switch presentation {
    case .sheet(let item), .fullScreenCover(let item), .popover(let item, _):
      .sheet(.presented(item))
    case .alert(let prompt), .confirmationDialog(let prompt): .chain(.presented(prompt))
    }
  }

  @inlinable
  static func dismissed(_ presentation: Presentation<Scheme>, cause: DismissalCause) -> Self {
    switch presentation {
    case .sheet(let item), .fullScreenCover(let item), .popover(let item, _):
      .sheet(.dismissed(item, cause: cause))
    case .alert(let prompt), .confirmationDialog(let prompt):
      .chain(.dismissed(prompt, cause: cause))
    }
  }

  /// What tells that a presentation has another value, or another kind; `nil` if it has not.
  @inlinable
  static func updated(from old: Presentation<Scheme>, to new: Presentation<Scheme>) -> Self? {
    if old == new { return nil }
    if let old = old.item, let new = new.item { return .sheet(.updated(from: old, to: new)) }
    if let old = old.prompt, let new = new.prompt { return .chain(.updated(from: old, to: new)) }
    return nil
  }
}
