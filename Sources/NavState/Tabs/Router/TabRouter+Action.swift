extension TabRouter {
  /// What the tabs of a window can be asked to do.
  public enum Action: NavigationAction {
    /// An action of the pane of a tab, the selected one unless another is named.
    ///
    /// A step back that names no tab leads on to other tabs when the selected one has nothing left;
    /// one that names a tab stays in it.
    case pane(PaneAction<Scheme>, tab: Tab? = nil)
    /// Selects a tab; the selected one again does what ``TabRules/reselecting`` says.
    case select(Tab)
    /// Replaces the rules, the catalog among them.
    ///
    /// The selected tab stays if it is still there and visible; else the one visited last that is, else
    /// the first one. A hidden tab keeps its pane. Those removed are parked, and come back whole when
    /// they are in the catalog again, or are dropped: see ``TabRules/parking``.
    indirect case configure(TabRules<Tab>)
    /// Takes over what is known of the window.
    indirect case adapt(Traits)
    /// Changes what a person changed of the catalog.
    indirect case customize(TabCustomization.Action)
    /// Changes how the tabs are shown.
    case bar(BarAction)
    /// Performs the action that was held, whatever is lost.
    case confirm
    /// Forgets the action that was held.
    case cancel

    /// What the action changes.
    @inlinable
    public var subject: ActionSubject {
      switch self {
      case .pane, .select, .customize, .bar, .confirm, .cancel: .place
      case .configure: .rules
      case .adapt: .traits
      }
    }
  }

  /// How the tabs can be asked to be shown.
  public enum BarAction: Hashable, Sendable {
    /// Shows the tabs as a bar or a sidebar, where there is room for both.
    case place(TabBarState.Placement)
    /// Makes the bar small, or large again, as scrolling does.
    case minimize(Bool)
    /// Shows or hides what stands at the bar.
    case enableAccessory(Bool)
  }

  /// What a change of a window's tabs tells its host.
  public enum Event: Hashable, Sendable {
    /// An event of the pane of a tab.
    case pane(Tab, Router<Scheme>.Event)
    /// An event of the columns of a split view that a tab owns.
    indirect case column(Tab, ColumnEvent<Scheme>)
    /// Another tab is selected.
    case selected(Tab, previous: Tab)
    /// A tab that is an action was chosen: it is to be performed, and the selection did not move.
    case intercepted(Tab)
    /// The selected tab was chosen again, and there was nothing to pop, or by its rule nothing is popped:
    /// its content is to scroll to the top.
    case scrollToTop(Tab)
    /// A tab is no longer in the catalog; its pane is kept for when it comes back.
    case parked(Tab)
    /// A tab is in the catalog again, with the pane it had.
    case returned(Tab)
    /// A tab is no longer in the catalog, or was parked too long ago; this was its pane.
    indirect case dropped(Tab, Pane<Scheme>)
    /// An event of the exit guard.
    indirect case exit(ExitEvent<TabPlace<Scheme>>)
  }
}

/// A screen or a presentation in the pane of a tab.
public struct TabPlace<Scheme: NavigationScheme>: Hashable, Sendable {
  /// The tab.
  public var tab: Scheme.Tab

  /// The column of the tab's split view; `nil` where the tab owns none.
  public var column: PaneColumn?

  /// The screen or the presentation.
  public var place: RouterPlace<Scheme>

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - place: The screen or the presentation.
  ///   - tab: The tab in whose pane it is.
  ///   - column: The column in which it is, where the tab owns a split view.
  @inlinable
  public init(_ place: RouterPlace<Scheme>, in tab: Scheme.Tab, column: PaneColumn? = nil) {
    self.tab = tab
    self.column = column
    self.place = place
  }

  /// Creates a place in the split view of a tab.
  @inlinable
  init(_ place: SplitPlace<Scheme>, in tab: Scheme.Tab) {
    self.init(place.place, in: tab, column: place.column)
  }
}
