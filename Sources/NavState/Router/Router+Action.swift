extension Router {
  /// What a router can be asked to do.
  public enum Action: NavigationAction {
    /// An action of the stack.
    case stack(RouteStack<Route>.Action)
    /// An action of what is presented.
    case sheet(SheetSlot<Sheet>.Action)
    /// One step back: what is presented ends, else a screen is popped.
    case back
    /// Replaces the rules.
    case configure(RouterRules)
    /// Takes over what is known of the window.
    ///
    /// Stored apart, since traits are larger than most other payloads, and rare.
    indirect case adapt(Traits)

    /// What the action changes.
    @inlinable
    public var subject: ActionSubject {
      switch self {
      case .stack, .sheet, .back: .place
      case .configure: .rules
      case .adapt: .traits
      }
    }
  }

  /// What a change of a router tells its host.
  public enum Event: Hashable, Sendable {
    /// An event of the stack.
    case stack(RouteStack<Route>.Event)
    /// An event of what is presented.
    case sheet(SheetSlot<Sheet>.Event)
  }
}

extension Router {
  /// Performs an action.
  ///
  /// | Action | Rule |
  /// |---|---|
  /// | of the stack | as the stack does, but a push without a rule on duplicates takes the router's |
  /// | set by the user, to one screen more | as a push of that screen, since a link writes it so |
  /// | of the stack, past the depth | refused |
  /// | of what is presented | as the slot does |
  /// | back | ends what is presented, else pops, else unhandled |
  /// | configure | equal: unchanged; a depth that the stack exceeds: refused |
  /// | adapt | nothing new: unchanged |
  ///
  /// A new configuration changes the value, and there is no event to perform.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  /// - Complexity: That of the stack or the slot.
  @inlinable
  @discardableResult
  public mutating func reduce(_ action: Action, in context: Context) -> Outcome<Event> {
    defer { assertValid() }
    switch action {
    case .stack(let action): return performStack(action, by: context.cause)
    case .sheet(let action): return slot.reduce(action, in: context).map(Event.sheet)
    case .back: return performBack(in: context)
    case .configure(let rules):
      guard stack.count <= rules.depth else { return .refused(.tooDeep(limit: rules.depth)) }
      return home.replaceRules(with: rules) ? .changed([]) : .unchanged
    case .adapt(let traits):
      return home.adapt(to: traits) ? .changed([]) : .unchanged
    }
  }

  @inlinable
  mutating func performBack(in context: Context) -> Outcome<Event> {
    if slot.presented != nil { return slot.reduce(.dismiss(), in: context).map(Event.sheet) }
    return stack.performPop(1).map(Event.stack)
  }

  @inlinable
  mutating func performStack(
    _ action: consuming RouteStack<Route>.Action, by cause: Cause
  ) -> Outcome<Event> {
    switch consume action {
    case .push(let route, let duplicates):
      return performPush(route, duplicates ?? rules.duplicates)
    case .pop(let count): return stack.performPop(count).map(Event.stack)
    case .popTo(let target, let match):
      return stack.performPop(to: target, match).map(Event.stack)
    case .popToRoot: return stack.performPopToRoot().map(Event.stack)
    case .replaceTop(let route): return performReplaceTop(route)
    case .bringToFront(let route): return stack.performBringToFront(route).map(Event.stack)
    case .set(let path): return performSet(path, by: cause)
    }
  }

  @inlinable
  mutating func performSet(_ path: RouteStack<Route>, by cause: Cause) -> Outcome<Event> {
    // A tap on a link writes the stack with one screen more; tapped twice, it writes two.
    if cause == .user, rules.duplicates != .allow, let top = path.last,
      path.dropLast().elementsEqual(stack)
    {
      return performPush(top, rules.duplicates)
    }
    guard path.count <= rules.depth else { return .refused(.tooDeep(limit: rules.depth)) }
    return stack.performSet(path).map(Event.stack)
  }

  @inlinable
  mutating func performPush(
    _ route: consuming Route, _ duplicates: DuplicateRule
  ) -> Outcome<Event> {
    guard stack.count < rules.depth else {
      return performAtLimit(.push(route, duplicates: duplicates))
    }
    return stack.performPush(route, duplicates).map(Event.stack)
  }

  @inlinable
  mutating func performReplaceTop(_ route: consuming Route) -> Outcome<Event> {
    guard stack.count < rules.depth else { return performAtLimit(.replaceTop(route)) }
    return stack.performReplaceTop(route).map(Event.stack)
  }

  /// Performs an action on a stack that is as deep as it may be, unless it becomes deeper.
  @inlinable
  mutating func performAtLimit(_ action: RouteStack<Route>.Action) -> Outcome<Event> {
    var copy = stack
    let outcome = copy.reduce(action, in: Context())
    guard copy.count <= rules.depth else { return .refused(.tooDeep(limit: rules.depth)) }
    stack = copy
    return outcome.map(Event.stack)
  }
}

// MARK: - Named mutations

extension Router: RouteNavigating, SheetPresenting {
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

  /// Goes one step back: what is presented ends, else a screen is popped.
  ///
  /// - Parameter context: Who asks, and with what force.
  /// - Returns: What became of it; unhandled if the root shows.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func back(in context: Context = Context()) -> Outcome<Event> {
    reduce(Action.back, in: context)
  }

  /// Replaces the rules.
  ///
  /// - Parameter rules: The new rules.
  /// - Returns: What became of it; refused if the stack is deeper than they allow.
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
