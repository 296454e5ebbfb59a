/// The stable name of an action of a window's tabs.
///
/// Those of a pane and of a customization are among them.
public enum TabVerb: Hashable, Sendable, CodedName {
  /// The name of an action of a pane.
  case pane(PaneVerb)
  /// The name of an action of a customization.
  case customize(TabCustomization.Action.Name)
  /// The name of another action.
  case tabs(Own)

  /// The stable name of an action that only tabs have.
  public enum Own: String, CodedName {
    /// The name of ``TabRouter/Action/select(_:)``.
    case select
    /// The name of ``TabRouter/BarAction/place(_:)``.
    case placeBar
    /// The name of ``TabRouter/BarAction/minimize(_:)``.
    case minimizeBar
    /// The name of ``TabRouter/BarAction/enableAccessory(_:)``.
    case enableAccessory
    /// The name of ``TabRouter/Action/configure(_:)``.
    case configure
    /// The name of ``TabRouter/Action/adapt(_:)``.
    case adapt
    /// The name of ``TabRouter/Action/confirm``.
    case confirm
    /// The name of ``TabRouter/Action/cancel``.
    case cancel
  }

  /// All names, those of a pane first.
  public static var allCases: [TabVerb] {
    PaneVerb.allCases.map(Self.pane)
      + TabCustomization.Action.Name.allCases.map(Self.customize) + Own.allCases.map(Self.tabs)
  }

  /// The name as text.
  public var rawValue: String {
    switch self {
    case .pane(let verb): verb.rawValue
    case .customize(let verb): verb.rawValue
    case .tabs(let verb): verb.rawValue
    }
  }

  /// Finds the name of a text.
  ///
  /// - Parameter rawValue: The text.
  public init?(rawValue: String) {
    guard let verb = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = verb
  }
}

extension TabRouter.Action {
  /// The stable name of this action.
  public var name: TabVerb {
    switch self {
    case .pane(let action, _): .pane(action.name)
    case .select: .tabs(.select)
    case .configure: .tabs(.configure)
    case .adapt: .tabs(.adapt)
    case .customize(let action): .customize(action.name)
    case .bar(.place): .tabs(.placeBar)
    case .bar(.minimize): .tabs(.minimizeBar)
    case .bar(.enableAccessory): .tabs(.enableAccessory)
    case .confirm: .tabs(.confirm)
    case .cancel: .tabs(.cancel)
    }
  }
}

/// The stable name of an event of a window's tabs.
///
/// Those of a pane are among them.
public enum TabEventName: Hashable, Sendable, CodedName {
  /// The name of an event of a pane, or of the exit guard.
  case pane(PaneEventName)
  /// The name of another event.
  case tabs(Own)

  /// The stable name of an event that only tabs have.
  public enum Own: String, CodedName {
    /// The name of ``TabRouter/Event/selected(_:previous:)``.
    case selected
    /// The name of ``TabRouter/Event/intercepted(_:)``.
    case intercepted
    /// The name of ``TabRouter/Event/scrollToTop(_:)``.
    case scrollToTop
    /// The name of ``TabRouter/Event/parked(_:)``.
    case parked
    /// The name of ``TabRouter/Event/returned(_:)``.
    case returned
    /// The name of ``TabRouter/Event/dropped(_:_:)``.
    case dropped
  }

  /// All names, those of a pane first.
  public static var allCases: [TabEventName] {
    PaneEventName.allCases.map(Self.pane) + Own.allCases.map(Self.tabs)
  }

  /// The name as text.
  public var rawValue: String {
    switch self {
    case .pane(let name): name.rawValue
    case .tabs(let name): name.rawValue
    }
  }

  /// Finds the name of a text.
  ///
  /// - Parameter rawValue: The text.
  public init?(rawValue: String) {
    guard let name = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = name
  }
}

extension TabRouter.Event {
  /// The stable name of this event.
  public var name: TabEventName {
    switch self {
    case .pane(_, let event): .pane(.router(event.name))
    case .column(_, let event): .pane(event.name)
    case .selected: .tabs(.selected)
    case .intercepted: .tabs(.intercepted)
    case .scrollToTop: .tabs(.scrollToTop)
    case .parked: .tabs(.parked)
    case .returned: .tabs(.returned)
    case .dropped: .tabs(.dropped)
    case .exit(let event): .pane(.router(.exit(event.name)))
    }
  }
}
