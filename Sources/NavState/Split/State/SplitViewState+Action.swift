extension SplitViewState {
  /// What a split view can be asked to do.
  public enum Action: NavigationAction {
    /// An action of the columns, of the detail's stack, or of what is presented over all columns.
    case pane(PaneAction<Scheme>)
    /// Replaces the rules.
    ///
    /// What has no place under them goes: the selection and the stack of the middle column where there
    /// are two, the stack of a column that may have none, and earlier places that are too many.
    indirect case configure(SplitRules)
    /// Takes over what is known of the window.
    indirect case adapt(Traits)
    /// Performs the action that was held, whatever is lost.
    case confirm
    /// Forgets the action that was held.
    case cancel

    /// What the action changes.
    @inlinable
    public var subject: ActionSubject {
      switch self {
      case .pane, .confirm, .cancel: .place
      case .configure: .rules
      case .adapt: .traits
      }
    }
  }

  /// What a change of a split view tells its host.
  public enum Event: Hashable, Sendable {
    /// An event of the detail's stack, or of what is presented.
    case pane(Router<Scheme>.Event)
    /// An event of the columns.
    case column(ColumnEvent<Scheme>)
    /// An event of the exit guard.
    indirect case exit(ExitEvent<SplitPlace<Scheme>>)
  }
}

/// A screen or a presentation in a column of a split view.
public struct SplitPlace<Scheme: NavigationScheme>: Hashable, Sendable {
  /// The column; what is presented over all columns belongs to the detail.
  public var column: PaneColumn

  /// The screen or the presentation; the root of a column is what a selection fills.
  public var place: RouterPlace<Scheme>

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - place: The screen or the presentation.
  ///   - column: The column in which it is.
  @inlinable
  public init(_ place: RouterPlace<Scheme>, in column: PaneColumn = .detail) {
    self.column = column
    self.place = place
  }
}

extension SplitViewState {
  /// Performs an action.
  ///
  /// | Action | Rule |
  /// |---|---|
  /// | of a pane | as its router does, on the detail's stack and what is presented |
  /// | back, collapsed | what is presented, the inspector, the top column's stack, then the selection that led there |
  /// | back, expanded | what is presented, the detail's stack, the content's, the sidebar's; else unhandled |
  /// | back, where earlier places are remembered | what is presented, the inspector, a search, then to one of them by ``SplitRules/back``; else unhandled |
  /// | select | more than may be: refused; another: what hangs below goes by ``SplitRules/changing`` |
  /// | select, the same | by ``SplitRules/reselecting``; while collapsed the next column is shown |
  /// | dismiss, a column | the selection that fills it goes, with what hangs below it |
  /// | show, hide | the visibility; while collapsed the preferred column |
  /// | of a column | in its pane; refused where it has none |
  /// | any that takes away what is marked | held, until it is confirmed |
  /// | configure | equal: unchanged; what the place exceeds: refused; else settled |
  /// | adapt | nothing new: unchanged |
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - context: Who asks, and with what force.
  /// - Returns: What became of it.
  /// - Complexity: That of the router; O(1) more to select; where earlier places are remembered, O(*n*)
  ///   in the number of screens of the stack that changes.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func reduce(_ action: Action, in context: Context) -> Outcome<Event> {
    defer { assertValid() }
    guard parts.isPlain, home.storage.rules.back == .columns else {
      return reduceApart(action, in: context)
    }
    // The commonest first, so that nothing is kept of an action but what it carries.
    switch action {
    case .pane(.column(.selectSidebar(let items)))
    where mayFill(.sidebar, with: items.count) && items != parts.sidebar:
      let previous = parts.sidebar
      parts.sidebar = items
      return .changed(.column(.selectedSidebar(items, previous: previous)))
    case .pane(.column(.selectContent(let items)))
    where mayFill(.content, with: items.count) && items != parts.content:
      let previous = parts.content
      parts.content = items
      return .changed(.column(.selectedContent(items, previous: previous)))
    case .pane(.stack(.push(let route, nil))) where mayAdd:
      guard parts.detail.add(route, upTo: home.storage.rules.routers.storage.rules.depth) else {
        return reduceApart(action, in: context)
      }
      return .changed(.pane(.stack(.pushed(ShortList(route)))))
    case .pane(.stack(let action)) where parts.preferred == nil:
      return performStack(action, by: context.cause)
    // It is the detail's in every window: with a screen, and no column preferred, that is on top.
    case .pane(.back) where parts.preferred == nil && parts.detail.count > 0:
      return performStack(.pop(), by: context.cause)
    default: return reduceApart(action, in: context)
    }
  }

  /// Whether so many items may be selected in a column, and nothing more follows from it: no column is
  /// preferred, and nothing hangs below.
  ///
  /// The rules are asked where they are, since a copy of them costs more than the step.
  @inlinable
  @inline(__always)
  func mayFill(_ column: SplitColumn, with count: Int) -> Bool {
    guard parts.preferred == nil, parts.detail.count == 0 else { return false }
    switch column {
    case .sidebar:
      return count <= home.storage.rules.sidebar.selectionLimit && parts.content.isEmpty
    case .content:
      return home.storage.rules.columns == .three
        && count <= home.storage.rules.content.selectionLimit
    case .detail: return false
    }
  }

  /// Whether a push adds a screen, and nothing more follows from it.
  @inlinable
  @inline(__always)
  var mayAdd: Bool {
    parts.preferred == nil
      && home.storage.rules.routers.storage.rules.duplicates == .allow
  }

  @inlinable
  @inline(never)
  mutating func reduceApart(_ action: Action, in context: Context) -> Outcome<Event> {
    reduceGuarded(action, in: context)
  }

  /// Performs an action of the detail's stack, of a split view that has nothing else and prefers no column.
  @inlinable
  @inline(__always)
  mutating func performStack(
    _ action: consuming RouteStack<Scheme.Route>.Action, by cause: Cause
  ) -> Outcome<Event> {
    guard case .stack(var stack) = parts.detail.take() else { return .unhandled }
    let outcome = stack.perform(
      action, by: cause, under: home.storage.rules.routers.storage.rules
    ).map(Router<Scheme>.Event.stack)
    parts.detail = .stack(stack)
    return outcome.map(Event.pane)
  }
}
