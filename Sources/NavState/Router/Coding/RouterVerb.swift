/// The stable name of an action of a router.
///
/// Those of its stack, of what is presented and of its search are among them.
public enum RouterVerb: Hashable, Sendable, CodedName {
  /// The name of an action of a stack.
  case stack(StackVerb)
  /// The name of an action of what is presented.
  case sheet(SheetVerb)
  /// The name of ``Router/Action/back``.
  case back
  /// The name of ``Router/Action/configure(_:)``.
  case configure
  /// The name of ``Router/Action/adapt(_:)``.
  case adapt
  /// The name of an action of a search.
  case search(SearchVerb)
  /// The name of an action of the chain that a slot has not.
  case chain(ChainVerb)
  /// The name of an action of the exit guard.
  case exit(ExitVerb)

  /// All names, those of the stack first.
  public static var allCases: [RouterVerb] {
    StackVerb.allCases.map(Self.stack) + SheetVerb.allCases.map(Self.sheet)
      + [.back, .configure, .adapt] + SearchVerb.allCases.map(Self.search)
      + ChainVerb.allCases.map(Self.chain) + ExitVerb.allCases.map(Self.exit)
  }

  /// The name as text.
  public var rawValue: String {
    switch self {
    case .stack(let verb): verb.rawValue
    case .sheet(let verb): verb.rawValue
    case .back: "back"
    case .configure: "configure"
    case .adapt: "adapt"
    case .search(let verb): verb.rawValue
    case .chain(let verb): verb.rawValue
    case .exit(let verb): verb.rawValue
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

/// The stable name of an action of the chain that a slot has not.
///
/// Presenting and dismissing have those of ``SheetVerb``.
public enum ChainVerb: String, CodedName {
  /// The name of ``Router/ChainAction/dismissAll``.
  case dismissAll
  /// The name of ``Router/ChainAction/dismissTo(level:)``.
  case dismissTo
  /// The name of ``Router/ChainAction/answer(prompt:choice:)``.
  case answer
  /// The name of ``Router/ChainAction/didDismiss(_:)``.
  case didDismiss
  /// The name of ``Router/ChainAction/selectDetent(_:id:)``.
  case selectDetent
  /// The name of ``Router/ChainAction/setOptions(_:id:)``.
  case setOptions
  /// The name of ``Router/ChainAction/finish(_:by:)``.
  case finish
}

/// The stable name of an action of the exit guard.
public enum ExitVerb: String, CodedName {
  /// The name of ``Router/ExitAction/mark(_:)``.
  case mark
  /// The name of ``Router/ExitAction/unmark(_:)``.
  case unmark
  /// The name of ``Router/ExitAction/confirm``.
  case confirm
  /// The name of ``Router/ExitAction/cancel``.
  case cancel
}

extension Router.Action {
  /// The stable name of this action.
  public var name: RouterVerb {
    switch self {
    case .stack(let action): .stack(action.name)
    case .sheet(let action): .sheet(action.name)
    case .back: .back
    case .configure: .configure
    case .adapt: .adapt
    case .at(_, .stack(let action)): .stack(action.name)
    case .at(_, .search(let action)): .search(action.name)
    case .at(_, .push): .stack(.push)
    case .chain(let action): action.name
    case .exit(let action): .exit(action.name)
    }
  }
}

extension Router.ChainAction {
  var name: RouterVerb {
    switch self {
    case .present: .sheet(.present)
    case .dismissPrompt: .sheet(.dismiss)
    case .dismissAll: .chain(.dismissAll)
    case .dismissTo: .chain(.dismissTo)
    case .answer: .chain(.answer)
    case .didDismiss: .chain(.didDismiss)
    case .selectDetent: .chain(.selectDetent)
    case .setOptions: .chain(.setOptions)
    case .finish: .chain(.finish)
    }
  }
}

extension Router.ExitAction {
  var name: ExitVerb {
    switch self {
    case .mark: .mark
    case .unmark: .unmark
    case .confirm: .confirm
    case .cancel: .cancel
    }
  }
}
