/// What a pane can be asked to do: the router of a tab, of a column or of a window.
///
/// What concerns more than one pane is not among it: rules, traits and the question whether unsaved
/// work may go are up to the outermost value.
public enum PaneAction<Scheme: NavigationScheme>: NavigationAction {
  /// An action of the pane's own stack.
  case stack(RouteStack<Scheme.Route>.Action)
  /// An action of the item on level 1, as a plain sheet; a dismissal ends any item, or the top.
  case sheet(SheetSlot<Scheme.Sheet>.Action)
  /// One step back: the top presentation's search, its stack, that presentation, and so on down.
  case back
  /// An action of the stack or the search of a level; level 0 is the pane itself.
  indirect case at(level: Int, Router<Scheme>.LevelAction)
  /// An action of the chain of presentations.
  indirect case chain(Router<Scheme>.ChainAction)
  /// Says that a screen or a presentation holds unsaved work.
  indirect case mark(RouterPlace<Scheme>)
  /// Says that it holds none any longer.
  indirect case unmark(RouterPlace<Scheme>)
  /// An action of the columns of a split view; a pane that is none refuses it.
  case column(ColumnAction<Scheme>)
}

extension Router.Action {
  /// The action of a router that does what a pane is asked to do; `nil` for one of columns.
  ///
  /// - Parameter action: What the pane is asked to do.
  @inlinable
  public init?(_ action: PaneAction<Scheme>) {
    switch action {
    case .stack(let action): self = .stack(action)
    case .sheet(let action): self = .sheet(action)
    case .back: self = .back
    case .at(let level, let action): self = .at(level: level, action)
    case .chain(let action): self = .chain(action)
    case .mark(let place): self = .exit(.mark(place))
    case .unmark(let place): self = .exit(.unmark(place))
    case .column: return nil
    }
  }
}

extension PaneAction {
  /// What a router is asked to do, if that concerns no more than one pane.
  ///
  /// - Parameter action: What the router is asked to do.
  @inlinable
  public init?(_ action: Router<Scheme>.Action) {
    switch action {
    case .stack(let action): self = .stack(action)
    case .sheet(let action): self = .sheet(action)
    case .back: self = .back
    case .at(let level, let action): self = .at(level: level, action)
    case .chain(let action): self = .chain(action)
    case .exit(.mark(let place)): self = .mark(place)
    case .exit(.unmark(let place)): self = .unmark(place)
    case .configure, .adapt, .exit(.confirm), .exit(.cancel): return nil
    }
  }
}

extension PaneAction: CustomStringConvertible {
  /// The action, as a router or a split view describes it.
  public var description: String {
    if case .column(let action) = self { return "\(action)" }
    return Router<Scheme>.Action(self)?.description ?? ""
  }
}
