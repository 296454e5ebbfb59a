extension Router: RouteNavigating, SheetPresenting, Searching {
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

  /// Performs an action of the router's own search.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  @inlinable
  @discardableResult
  public mutating func reduce(
    _ action: SearchState.Action, in context: Context
  ) -> Outcome<Event> {
    reduce(.at(level: 0, .search(action)), in: context)
  }

  /// Goes one step back: the top presentation's search, its stack, that presentation, and so on down.
  ///
  /// - Parameter context: Who asks, and with what force.
  /// - Returns: What became of it; unhandled if the root shows, refused if the user can't end what is
  ///   presented.
  /// - Complexity: O(1) if no more than a sheet is presented, else O(*k*), where *k* is the number of
  ///   levels.
  @inlinable
  @discardableResult
  public mutating func back(in context: Context = Context()) -> Outcome<Event> {
    reduce(Action.back, in: context)
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

// MARK: - The chain

extension Router {
  /// Performs an action of the stack or the search of a level.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - level: The level; 0 is the router itself.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if the level is not there, or has no stack.
  @inlinable
  @discardableResult
  public mutating func reduce(
    _ action: LevelAction, at level: Int, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.at(level: level, action), in: context)
  }

  /// Presents something as a kind, at a level.
  ///
  /// - Parameters:
  ///   - presentation: What to present.
  ///   - level: The level, or `nil` for the first one, or the one above the top for an alert or a
  ///     dialog.
  ///   - options: Its options; `nil` for the standard ones, or those it has.
  ///   - asker: Who asks for its result.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if it is up as it is.
  @inlinable
  @discardableResult
  public mutating func present(
    _ presentation: Presentation<Scheme>, at level: Int? = nil,
    options: PresentationOptions? = nil, asker: RouterPlace<Scheme>? = nil,
    in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(
      .chain(.present(presentation, level: level, options: options, asker: asker)), in: context)
  }

  /// Pushes a screen on a level, and notes who asks for its result.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - level: The level; 0 is the router itself.
  ///   - duplicates: What to do if it is there already; `nil` leaves it to the router's rule.
  ///   - asker: Who asks for its result, if anybody does.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if the level or the asker is not there.
  @inlinable
  @discardableResult
  public mutating func push(
    _ route: Route, at level: Int, duplicates: DuplicateRule? = nil,
    asker: RouterPlace<Scheme>? = nil, in context: Context = Context()
  ) -> Outcome<Event> {
    if let asker {
      return reduce(.push(route, duplicates: duplicates, asker: asker), at: level, in: context)
    }
    return reduce(.stack(.push(route, duplicates: duplicates)), at: level, in: context)
  }

  /// Ends all presentations.
  ///
  /// - Parameter context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if nothing is up or waits.
  @inlinable
  @discardableResult
  public mutating func dismissAll(in context: Context = Context()) -> Outcome<Event> {
    reduce(.chain(.dismissAll), in: context)
  }

  /// Ends all presentations above a level.
  ///
  /// - Parameters:
  ///   - level: The level that is then on top; 0 is the router itself.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if the level is on top, refused if it is not there.
  @inlinable
  @discardableResult
  public mutating func dismiss(
    downTo level: Int, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.chain(.dismissTo(level: level)), in: context)
  }

  /// Chooses in an alert or a dialog, which ends it.
  ///
  /// - Parameters:
  ///   - prompt: The identity of the prompt.
  ///   - choice: The identity of the choice.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if the prompt is not up, or has no such choice.
  @inlinable
  @discardableResult
  public mutating func answer(
    _ prompt: String, with choice: String, in context: Context = .user
  ) -> Outcome<Event> {
    reduce(.chain(.answer(prompt: prompt, choice: choice)), in: context)
  }

  /// Reports that what was dismissed is gone from the screen.
  ///
  /// - Parameter id: Its identity.
  /// - Returns: What became of it; unchanged if it is not leaving.
  @inlinable
  @discardableResult
  public mutating func didDismiss(_ id: PresentationID<Scheme>) -> Outcome<Event> {
    reduce(.chain(.didDismiss(id)), in: Context(cause: .container))
  }

  /// Ends a presentation or a pushed screen with a value for who asked for it.
  ///
  /// - Parameters:
  ///   - place: What ends, with all that stands on it.
  ///   - answer: The value.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if it is not there, or nobody asked for its result.
  @inlinable
  @discardableResult
  public mutating func finish(
    _ place: RouterPlace<Scheme>, with answer: Answer, in context: Context = Context()
  ) -> Outcome<Event> {
    reduce(.chain(.finish(answer, by: place)), in: context)
  }
}

// MARK: - Unsaved work

extension Router {
  /// Says that a screen or a presentation holds unsaved work.
  ///
  /// An action that would take it away is then held, and the host asked by
  /// ``ExitEvent/exitAsked(_:)``.
  ///
  /// - Parameter place: The screen or the presentation.
  /// - Returns: What became of it; refused if it is not there.
  @inlinable
  @discardableResult
  public mutating func mark(_ place: RouterPlace<Scheme>) -> Outcome<Event> {
    reduce(.exit(.mark(place)), in: Context())
  }

  /// Says that a screen or a presentation holds no unsaved work any longer.
  ///
  /// - Parameter place: The screen or the presentation.
  /// - Returns: What became of it; refused if it is not there.
  @inlinable
  @discardableResult
  public mutating func unmark(_ place: RouterPlace<Scheme>) -> Outcome<Event> {
    reduce(.exit(.unmark(place)), in: Context())
  }

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
