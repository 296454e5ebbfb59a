/// A value that performs the actions of a pane: a router, or whoever has one.
///
/// It gives the actions their names as methods; each is the action, and returns its outcome. What
/// views bind to is here too: each write is an action with the cause ``Cause/user``.
public protocol PaneNavigating<Scheme>: RouteNavigating, SheetPresenting, Searching
where Route == Scheme.Route, Destination == Scheme.Sheet {
  /// The types of the app's navigation.
  associatedtype Scheme: NavigationScheme

  /// The router of the pane, as it is now.
  var router: Router<Scheme> { get }

  /// Performs an action of the pane.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  @discardableResult
  mutating func perform(_ action: PaneAction<Scheme>, in context: Context) -> Outcome<Event>
}

extension PaneNavigating {
  /// Performs an action of the pane's own stack.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  @inlinable
  @discardableResult
  public mutating func reduce(
    _ action: RouteStack<Scheme.Route>.Action, in context: Context
  ) -> Outcome<Event> {
    perform(.stack(action), in: context)
  }

  /// Performs an action of what the pane presents.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  @inlinable
  @discardableResult
  public mutating func reduce(
    _ action: SheetSlot<Scheme.Sheet>.Action, in context: Context
  ) -> Outcome<Event> {
    perform(.sheet(action), in: context)
  }

  /// Performs an action of the pane's own search.
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
    perform(.at(level: 0, .search(action)), in: context)
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
    perform(.back, in: context)
  }
}

// MARK: - The chain

extension PaneNavigating {
  /// Performs an action of the stack or the search of a level.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - level: The level; 0 is the pane itself.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; refused if the level is not there, or has no stack.
  @inlinable
  @discardableResult
  public mutating func reduce(
    _ action: Router<Scheme>.LevelAction, at level: Int, in context: Context = Context()
  ) -> Outcome<Event> {
    perform(.at(level: level, action), in: context)
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
    perform(
      .chain(.present(presentation, level: level, options: options, asker: asker)), in: context)
  }

  /// Pushes a screen on a level, and notes who asks for its result.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - level: The level; 0 is the pane itself.
  ///   - duplicates: What to do if it is there already; `nil` leaves it to the pane's rule.
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
    perform(.chain(.dismissAll), in: context)
  }

  /// Ends all presentations above a level.
  ///
  /// - Parameters:
  ///   - level: The level that is then on top; 0 is the pane itself.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it; unchanged if the level is on top, refused if it is not there.
  @inlinable
  @discardableResult
  public mutating func dismiss(
    downTo level: Int, in context: Context = Context()
  ) -> Outcome<Event> {
    perform(.chain(.dismissTo(level: level)), in: context)
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
    perform(.chain(.answer(prompt: prompt, choice: choice)), in: context)
  }

  /// Reports that what was dismissed is gone from the screen.
  ///
  /// - Parameter id: Its identity.
  /// - Returns: What became of it; unchanged if it is not leaving.
  @inlinable
  @discardableResult
  public mutating func didDismiss(_ id: PresentationID<Scheme>) -> Outcome<Event> {
    perform(.chain(.didDismiss(id)), in: Context(cause: .container))
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
    _ place: RouterPlace<Scheme>, with answer: Scheme.Answer, in context: Context = Context()
  ) -> Outcome<Event> {
    perform(.chain(.finish(answer, by: place)), in: context)
  }
}

// MARK: - Unsaved work

extension PaneNavigating {
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
    perform(.mark(place), in: Context())
  }

  /// Says that a screen or a presentation holds no unsaved work any longer.
  ///
  /// - Parameter place: The screen or the presentation.
  /// - Returns: What became of it; refused if it is not there.
  @inlinable
  @discardableResult
  public mutating func unmark(_ place: RouterPlace<Scheme>) -> Outcome<Event> {
    perform(.unmark(place), in: Context())
  }
}
