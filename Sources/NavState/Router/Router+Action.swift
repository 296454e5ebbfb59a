extension Router {
  /// What a router can be asked to do.
  public enum Action: NavigationAction {
    /// An action of the router's own stack.
    case stack(RouteStack<Route>.Action)
    /// An action of the item on level 1, as a plain sheet; a dismissal ends any item, or the top.
    case sheet(SheetSlot<Sheet>.Action)
    /// One step back: the top presentation's search, its stack, that presentation, and so on down.
    case back
    /// Replaces the rules.
    ///
    /// Stored apart, as all that is rare: an action of few fields is kept in registers.
    indirect case configure(RouterRules)
    /// Takes over what is known of the window.
    indirect case adapt(Traits)
    /// An action of the stack or the search of a level; level 0 is the router itself.
    indirect case at(level: Int, LevelAction)
    /// An action of the chain of presentations.
    indirect case chain(ChainAction)
    /// An action of the exit guard.
    indirect case exit(ExitAction)

    /// What the action changes.
    @inlinable
    public var subject: ActionSubject {
      switch self {
      case .stack, .sheet, .back, .at, .chain, .exit: .place
      case .configure: .rules
      case .adapt: .traits
      }
    }
  }

  /// What the stack and the search of a level can be asked to do.
  public enum LevelAction: Hashable, Sendable {
    /// An action of the stack.
    case stack(RouteStack<Route>.Action)
    /// An action of the search.
    case search(SearchState.Action)
    /// Pushes a screen, and notes who asks for its result.
    case push(Route, duplicates: DuplicateRule? = nil, asker: RouterPlace<Scheme>)
  }

  /// What the chain of presentations can be asked to do.
  public enum ChainAction: Hashable, Sendable {
    /// Presents something as a kind, at a level.
    ///
    /// Without a level, an item takes the first one, an alert or a dialog the one above the top. What
    /// is up there with the same identity is updated: its stack and search stay, and its options and
    /// asker unless others are given. Anything else there goes by ``RouterRules/presenting``.
    case present(
      Presentation<Scheme>, level: Int? = nil, options: PresentationOptions? = nil,
      asker: RouterPlace<Scheme>? = nil)
    /// Ends an alert or a dialog, and what stands on it, without an answer.
    case dismissPrompt(id: String)
    /// Ends all presentations, and withdraws those that wait.
    case dismissAll
    /// Ends all presentations above a level, and withdraws those that wait there.
    case dismissTo(level: Int)
    /// Chooses in an alert or a dialog, which ends it.
    case answer(prompt: String, choice: String)
    /// Reports that what was dismissed is gone from the screen; see ``RouterRules/hostWaits``.
    case didDismiss(PresentationID<Scheme>)
    /// Moves a sheet to another of its detents.
    case selectDetent(Detent, id: Sheet.ID)
    /// Replaces the options of what is presented.
    case setOptions(PresentationOptions, id: Sheet.ID)
    /// Ends a presentation or a pushed screen, and what stands on it, with a value for who asked.
    case finish(Answer, by: RouterPlace<Scheme>)
  }

  /// What the exit guard can be asked to do.
  public enum ExitAction: Hashable, Sendable {
    /// Says that a screen or a presentation holds unsaved work.
    case mark(RouterPlace<Scheme>)
    /// Says that it holds none any longer.
    case unmark(RouterPlace<Scheme>)
    /// Performs the action that was held, whatever is lost.
    case confirm
    /// Forgets the action that was held.
    case cancel
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
  /// | of what is presented | as the chain's rules say; with nothing else up, as a slot does |
  /// | back | the top's search, its stack, itself; then the router's; else unhandled |
  /// | any that takes away what is marked | held, until it is confirmed; see ``ExitAction`` |
  /// | configure | equal: unchanged; what the place exceeds: refused |
  /// | adapt | nothing new: unchanged |
  ///
  /// A new configuration changes the value, and there is no event to perform.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  /// - Complexity: That of the stack or the slot; where there is more than these, O(*k*) more, where
  ///   *k* is the number of levels.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func reduce(_ action: Action, in context: Context) -> Outcome<Event> {
    defer { assertValid() }
    guard extras == nil else { return reduceApart(action, in: context) }
    switch action {
    case .stack(let action):
      return performStack(action, by: context.cause)
    case .sheet(let action) where home.rules.presentsPlainly:
      return slot.reduce(action, in: context).map(Event.sheet)
    case .sheet, .back, .configure, .adapt, .at, .chain, .exit:
      return reduceApart(action, in: context)
    }
  }

  /// Performs an action that is not among the commonest, or of a router that has more than a stack
  /// and a sheet.
  ///
  /// It stays out of line, and what calls it holds on to no action: a step of a plain router is then
  /// not slower for it.
  @inlinable
  @inline(never)
  mutating func reduceApart(_ action: Action, in context: Context) -> Outcome<Event> {
    guard case .back = action, extras == nil else { return reduceGuarded(action, in: context) }
    if slot.presented != nil { return reduce(.sheet(.dismiss()), in: context) }
    return stack.performPop(1).map(Event.stack)
  }

  @inlinable
  mutating func performStack(
    _ action: consuming RouteStack<Route>.Action, by cause: Cause
  ) -> Outcome<Event> {
    stack.perform(action, by: cause, under: rules).map(Event.stack)
  }

  @inlinable
  mutating func performConfigure(_ rules: RouterRules) -> Outcome<Event> {
    guard rules != self.rules else { return .unchanged }
    var parts = parts
    if let refusal = parts.refusal(under: rules) { return .refused(refusal) }
    var events: [Event] = []
    parts.settle(under: rules, &events)
    put(parts)
    _ = home.replaceRules(with: rules)
    return .changed(ShortList(contentsOf: events))
  }
}

// MARK: - Exit guard

extension Router: ExitGuarding {
  @inlinable
  package var pendingExit: Step<Action>? {
    get { extras?.parts.pending }
    set {
      var parts = takeParts()
      parts.pending = newValue
      put(parts)
    }
  }

  @inlinable
  package var holdsMarks: Bool { extras?.parts.holdsMarks ?? false }

  @inlinable
  package func placesMissing(since before: Router) -> [RouterPlace<Scheme>] {
    parts.placesMissing(since: before.parts)
  }

  @inlinable
  package mutating func performUnguarded(
    _ action: Action, in context: Context
  ) -> Outcome<Event> {
    switch action {
    case .configure(let rules): return performConfigure(rules)
    case .adapt(let traits): return home.adapt(to: traits) ? .changed([]) : .unchanged
    case .stack, .sheet, .back, .at, .chain, .exit:
      var parts = takeParts()
      let outcome = parts.perform(action, in: context, under: rules)
      put(parts)
      return outcome
    }
  }

  @inlinable
  package static func exitAnswer(of action: Action) -> ExitAnswer? {
    switch action {
    case .exit(.confirm): .confirm
    case .exit(.cancel): .cancel
    default: nil
    }
  }

  @inlinable
  package static func event(_ event: ExitEvent<RouterPlace<Scheme>>) -> Event { .exit(event) }
}
