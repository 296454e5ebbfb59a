extension Router: PaneNavigating {
  /// This router.
  @inlinable
  public var router: Router { self }

  /// Performs an action of the pane that this router is.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  @inlinable
  @discardableResult
  public mutating func perform(
    _ action: PaneAction<Scheme>, in context: Context
  ) -> Outcome<Event> {
    guard let action = Action(action) else { return .refused(.notThere) }
    return reduce(action, in: context)
  }

  /// Performs an action of the stack.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  @inlinable
  @discardableResult
  public mutating func reduce(
    _ action: RouteStack<Route>.Action, in context: Context
  ) -> Outcome<Event> {
    reduce(.stack(action), in: context)
  }

  /// Performs an action of what is presented.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  @inlinable
  @discardableResult
  public mutating func reduce(
    _ action: SheetSlot<Sheet>.Action, in context: Context
  ) -> Outcome<Event> {
    reduce(.sheet(action), in: context)
  }

  /// Replaces the rules.
  ///
  /// - Parameter rules: The new rules.
  /// - Returns: What became of it; refused if a stack is deeper, or more is presented, than they
  ///   allow.
  @inlinable
  @discardableResult
  public mutating func configure(_ rules: RouterRules) -> Outcome<Event> {
    reduce(Action.configure(rules), in: Context())
  }

  /// Takes over what is known of the window, and keeps the last known value of what is not.
  ///
  /// - Parameter traits: What is known now.
  /// - Returns: What became of it; unchanged if nothing is new.
  @inlinable
  @discardableResult
  public mutating func adapt(to traits: Traits) -> Outcome<Event> {
    reduce(Action.adapt(traits), in: Context())
  }
}

// MARK: - Unsaved work

extension Router {
  /// Performs the action that was held, whatever is lost.
  ///
  /// - Parameter context: Who asks; the action is performed in its own context, as forced.
  /// - Returns: What became of it; refused if none was held.
  @inlinable
  @discardableResult
  public mutating func confirmExit(in context: Context = .user) -> Outcome<Event> {
    reduce(Action.exit(.confirm), in: context)
  }

  /// Forgets the action that was held.
  ///
  /// - Parameter context: Who asks.
  /// - Returns: What became of it; refused if none was held.
  @inlinable
  @discardableResult
  public mutating func cancelExit(in context: Context = .user) -> Outcome<Event> {
    reduce(Action.exit(.cancel), in: context)
  }
}
