/// The stable name of an action of a pane.
///
/// Those of a router are among them, but for what only the outermost value is asked.
public enum PaneVerb: Hashable, Sendable, CodedName {
  /// The name of an action of a router.
  case router(RouterVerb)
  /// The name of an action of columns.
  case column(ColumnVerb)

  /// All names, those of a router first.
  public static var allCases: [PaneVerb] {
    RouterVerb.allCases.filter(\.isOfPane).map(Self.router)
      + ColumnVerb.allCases.map(Self.column)
  }

  /// The name as text.
  public var rawValue: String {
    switch self {
    case .router(let verb): verb.rawValue
    case .column(let verb): verb.rawValue
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

/// The stable name of an action of the columns of a split view.
public enum ColumnVerb: String, CodedName {
  /// The name of ``ColumnAction/selectSidebar(_:)``.
  case selectSidebar
  /// The name of ``ColumnAction/selectContent(_:)``.
  case selectContent
  /// The name of ``ColumnAction/showDetail(_:)``.
  case showDetail
  /// The name of ``ColumnAction/dismiss(_:)``.
  case dismissColumn
  /// The name of ``ColumnAction/show(_:)``.
  case showColumn
  /// The name of ``ColumnAction/hide(_:)``.
  case hideColumn
  /// The name of ``ColumnAction/toggleSidebar``.
  case toggleSidebar
  /// The name of ``ColumnAction/setVisibility(_:)``.
  case setColumnVisibility
  /// The name of ``ColumnAction/setPreferredCompactColumn(_:)``.
  case setPreferredCompactColumn
  /// The name of ``ColumnAction/presentInspector(_:)``.
  case presentInspector
  /// The name of ``ColumnAction/showSecondary(_:)``.
  case showSecondary
  /// The name of ``ColumnAction/setWidth(_:of:)``.
  case setColumnWidth
  /// The name of ``ColumnAction/set(_:)``.
  case setCompactPath
}

extension RouterVerb {
  /// Whether a pane can be asked for it, and not only a router.
  var isOfPane: Bool {
    switch self {
    case .stack, .sheet, .back, .search, .chain, .exit(.mark), .exit(.unmark): true
    case .configure, .adapt, .exit(.confirm), .exit(.cancel): false
    }
  }
}

extension PaneAction {
  /// The stable name of this action.
  public var name: PaneVerb {
    switch self {
    case .stack(let action), .at(_, .stack(let action)): .router(.stack(action.name))
    case .sheet(let action): .router(.sheet(action.name))
    case .back: .router(.back)
    case .at(_, .search(let action)): .router(.search(action.name))
    case .at(_, .push): .router(.stack(.push))
    case .chain(let action): .router(action.name)
    case .mark: .router(.exit(.mark))
    case .unmark: .router(.exit(.unmark))
    case .column(let action): action.verb
    }
  }
}

extension ColumnAction {
  var verb: PaneVerb {
    switch self {
    case .selectSidebar: .column(.selectSidebar)
    case .selectContent: .column(.selectContent)
    case .showDetail: .column(.showDetail)
    case .dismiss: .column(.dismissColumn)
    case .show: .column(.showColumn)
    case .hide: .column(.hideColumn)
    case .toggleSidebar: .column(.toggleSidebar)
    case .setVisibility: .column(.setColumnVisibility)
    case .setPreferredCompactColumn: .column(.setPreferredCompactColumn)
    case .presentInspector: .column(.presentInspector)
    case .showSecondary: .column(.showSecondary)
    case .setWidth: .column(.setColumnWidth)
    case .set: .column(.setCompactPath)
    case .at(_, let action): action.name
    }
  }
}
