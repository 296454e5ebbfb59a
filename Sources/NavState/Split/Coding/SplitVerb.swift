/// The stable name of an action of a split view.
///
/// Those of a pane are among them.
public enum SplitVerb: Hashable, Sendable, CodedName {
  /// The name of an action of a pane.
  case pane(PaneVerb)
  /// The name of ``SplitViewState/Action/configure(_:)``.
  case configure
  /// The name of ``SplitViewState/Action/adapt(_:)``.
  case adapt
  /// The name of ``SplitViewState/Action/confirm``.
  case confirm
  /// The name of ``SplitViewState/Action/cancel``.
  case cancel

  /// All names, those of a pane first.
  public static var allCases: [SplitVerb] {
    PaneVerb.allCases.map(Self.pane) + [.configure, .adapt, .confirm, .cancel]
  }

  /// The name as text.
  public var rawValue: String {
    switch self {
    case .pane(let verb): verb.rawValue
    case .configure: "configure"
    case .adapt: "adapt"
    case .confirm: "confirm"
    case .cancel: "cancel"
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

extension SplitViewState.Action {
  /// The stable name of this action.
  public var name: SplitVerb {
    switch self {
    case .pane(let action): .pane(action.name)
    case .configure: .configure
    case .adapt: .adapt
    case .confirm: .confirm
    case .cancel: .cancel
    }
  }
}

extension SplitViewState.Event {
  /// The stable name of this event.
  public var name: PaneEventName {
    switch self {
    case .pane(let event): .router(event.name)
    case .column(let event): event.name
    case .exit(let event): .router(.exit(event.name))
    }
  }
}
